"""Languages: messages become sentences.

A language is a folder of Fluent files: what all games say alike (`en/*.ftl`), and a folder for each game with what it
alone says (`en/viscounts/*.ftl`). Rules name what they say by a key with arguments
(`westkingdom.engine.words.Message`), so a language is added without touching a rule.

A message may have other wordings of itself, its *forms*, under attributes with names that a language is free to choose:
a case, an article, a gender. Who says it asks for a form, and a message without that form is said by its value.

- `.form-<argument> = gen` asks for the form `gen` of an argument: of a message, of every part of a list, of the name of
  a card (`card-<id>`, with attributes like any message). Names of players and numbers have no forms.
- `.form-<new> = gender card` makes an argument more, `$<new>`: the argument `$card` in its form `gender`, to select by.
- `.join` names the style in which the parts of a message are listed (`list-<style>-more`, `list-<style>-last`; the
  style is `and` without it). The parts are asked for the form with the name of that style if they lack the other one.
- A message that is itself said in a form `gen` looks first at `.gen-join` and `.gen-form-<argument>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Final
from unicodedata import combining, normalize

from westkingdom.engine.words import Argument, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

Resolve = Callable[[Message], dict[str, Argument]]
"""Replaces the ids among the arguments of a message by names."""

ENGLISH: Final = "en"
_LOCALE: Final = files("westkingdom.speech") / "locale"
_DEFAULT_STYLE: Final = "and"
_JOIN: Final = ".join"


def _as_they_are(message: Message) -> dict[str, Argument]:
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

    def text(self, message: Message, resolve: Resolve = _as_they_are, forms: Sequence[str] = ()) -> str:
        """Say a message, in the first of these forms that it has; one without words here is said by its key."""
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                return self._say(bundle, message, resolve, forms)
        return repr(message)

    def sentence(self, message: Message, resolve: Resolve = _as_they_are) -> str:
        """Say a message as a sentence of its own."""
        return sentence(self.text(message, resolve))

    def _say(self, bundle: FluentBundle, message: Message, resolve: Resolve, forms: Sequence[str]) -> str:
        entry = bundle.get_message(message.key)
        own = next((form for form in forms if form in entry.attributes), "")
        asked = _asked_by(bundle, own, entry.attributes)
        style = asked.pop(_JOIN, _DEFAULT_STYLE)
        values = resolve(message)
        args: dict[str, int | str] = {}
        for name in {**values, **asked}:
            form, _, of = asked.get(name, "").partition(" ")
            if (of or name) in values:
                args[name] = self._argument(values[of or name], resolve, form, style)
        pattern = entry.attributes[own] if own else entry.value
        if pattern is None:
            return repr(message)
        said, mistakes = bundle.format_pattern(pattern, args)
        if mistakes:
            raise ValueError(f"«{message.key}» cannot be said with {sorted(args)}: {mistakes[0]}")
        return str(said)

    def _argument(self, value: Argument, resolve: Resolve, form: str, style: str) -> int | str:
        if isinstance(value, Message):
            return self.text(value, resolve, (form,))
        if isinstance(value, list):
            return self.listed([self.text(part, resolve, (form, style)) for part in value], style)
        return value

    def listed(self, parts: Iterable[str], style: str = _DEFAULT_STYLE) -> str:
        """Say several things as a list of some style."""
        said = list(parts)
        if not said:
            return ""
        text = said[0]
        for i, part in enumerate(said[1:], start=2):
            where = "last" if i == len(said) else "more"
            text = self.text(Message(f"list-{style}-{where}", {"a": text, "b": part}))
        return text


def _asked_by(bundle: FluentBundle, own: str, attributes: Mapping[str, Pattern]) -> dict[str, str]:
    """What a message asks of its arguments: forms by argument, and under _JOIN the style of its lists."""
    asked: dict[str, str] = {}
    for prefix in ("", f"{own}-") if own else ("",):
        for name, pattern in attributes.items():
            if name == f"{prefix}join":
                asked[_JOIN] = str(bundle.format_pattern(pattern, {})[0])
            elif name.startswith(f"{prefix}form-"):
                asked[name.removeprefix(f"{prefix}form-")] = str(bundle.format_pattern(pattern, {})[0])
    return asked


def sentence(text: str) -> str:
    """Begin with a capital letter and end with a full stop."""
    begun = text[:1].upper() + text[1:]
    return begun if begun.endswith((".", "!", "?", ":")) else f"{begun}."


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def folded(text: str) -> str:
    """A text as somebody may type it: in small letters, without accents."""
    letters = normalize("NFD", " ".join(text.lower().split()).replace("œ", "oe"))
    return "".join(letter for letter in letters if not combining(letter))


def sources(code: str, game: str = "") -> dict[str, str]:
    """Read the Fluent files of a language by name: those for all games, or those of one game."""
    folder = _LOCALE / code / game if game else _LOCALE / code
    if not folder.is_dir():
        return {}
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text("utf-8") for name in names}


def _languages() -> tuple[str, ...]:
    """Name the languages that have a folder, English first."""
    found = sorted(entry.name for entry in _LOCALE.iterdir() if entry.is_dir() and sources(entry.name))
    return (ENGLISH, *[code for code in found if code != ENGLISH])


LANGUAGES: Final = _languages()
"""What may be asked for."""
_LOADING: Final = Lock()


def language(code: str = ENGLISH, game: str = "") -> Language:
    """Load a language, with the words of a game if one is named.

    When several threads ask for one, it is loaded once.
    """
    with _LOADING:
        return loaded(code, game)


@cache
def loaded(code: str, game: str) -> Language:
    """Read the files of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundles: list[FluentBundle] = []
    for wanted in dict.fromkeys([code, ENGLISH]):
        bundle = FluentBundle([wanted], use_isolating=False)
        for part in dict.fromkeys(["", game]):
            for text in sources(wanted, part).values():
                bundle.add_resource(FluentResource(text))
        bundles.append(bundle)
    return Language(code, bundles)
