"""Languages: messages become sentences.

A language is a folder of Fluent files: what all games say alike (`en/*.ftl`), and a folder for each game with what it alone
says (`en/viscounts/*.ftl`). Rules name what they say by a key with arguments (`westkingdom.engine.words.Message`), so a
language is added without touching a rule. Two attributes steer lists: `.join` names the style in which the parts of a
message are listed (`list-<style>-more`, `list-<style>-last`), and a part may have a wording of its own inside a list of
some style, under an attribute with the name of that style.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from westkingdom.engine.words import Argument, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Resolve = Callable[[Message], dict[str, Argument]]
"""Replaces the ids among the arguments of a message by names."""

ENGLISH: Final = "en"
DEFAULT_STYLE: Final = "and"


def as_they_are(message: Message) -> dict[str, Argument]:
    """Leave the arguments of a message as they are."""
    return message.args


class Language:
    """One language: its messages, with English for those that it lacks."""

    def __init__(self, code: str, bundles: list[FluentBundle]) -> None:
        self.code: Final = code
        self._bundles: Final = bundles

    def has(self, key: str) -> bool:
        """Can this be said?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, message: Message, resolve: Resolve = as_they_are, style: str = "") -> str:
        """Say a message; one without words here is said by its key, so that nothing ever goes unsaid."""
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                return self._say(bundle, message, resolve, style)
        return repr(message)

    def sentence(self, message: Message, resolve: Resolve = as_they_are) -> str:
        """Say a message as a sentence of its own."""
        return sentence(self.text(message, resolve))

    def _say(self, bundle: FluentBundle, message: Message, resolve: Resolve, style: str) -> str:
        entry = bundle.get_message(message.key)
        attributes = entry.attributes
        own = style if style in attributes else ""
        join = f"{own}-join" if own and f"{own}-join" in attributes else "join"
        listed = DEFAULT_STYLE
        if join in attributes:
            listed = str(bundle.format_pattern(attributes[join], {})[0])
        args: dict[str, int | str] = {}
        for name, value in resolve(message).items():
            if isinstance(value, Message):
                args[name] = self.text(value, resolve)
            elif isinstance(value, list):
                args[name] = self.listed([self.text(part, resolve, listed) for part in value], listed)
            else:
                args[name] = value
        pattern = attributes[own] if own else entry.value
        if pattern is None:
            return repr(message)
        said, mistakes = bundle.format_pattern(pattern, args)
        if mistakes:
            raise ValueError(f"«{message.key}» cannot be said with {sorted(args)}: {mistakes[0]}")
        return str(said)

    def listed(self, parts: Iterable[str], style: str = DEFAULT_STYLE) -> str:
        """Say several things as a list of some style."""
        said = list(parts)
        if not said:
            return ""
        text = said[0]
        for i, part in enumerate(said[1:], start=2):
            where = "last" if i == len(said) else "more"
            text = self.text(Message(f"list-{style}-{where}", {"a": text, "b": part}))
        return text


def sentence(text: str) -> str:
    """Begin with a capital letter and end with a full stop."""
    begun = text[:1].upper() + text[1:]
    return begun if begun.endswith((".", "!", "?", ":")) else f"{begun}."


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def sources(code: str, game: str = "") -> dict[str, str]:
    """Read the Fluent files of a language by name: those for all games, or those of one game."""
    folder = files(__name__) / code / game if game else files(__name__) / code
    if not folder.is_dir():
        return {}
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text("utf-8") for name in names}


@cache
def language(code: str = ENGLISH, game: str = "") -> Language:
    """Load a language, with the words of a game if one is named."""
    from fluent.runtime import FluentBundle, FluentResource

    bundles: list[FluentBundle] = []
    for wanted in dict.fromkeys([code, ENGLISH]):
        bundle = FluentBundle([wanted], use_isolating=False)
        for part in dict.fromkeys(["", game]):
            for text in sources(wanted, part).values():
                bundle.add_resource(FluentResource(text))
        bundles.append(bundle)
    return Language(code, bundles)
