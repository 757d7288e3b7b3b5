"""Translations, and the messages in their files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.kit.speech.english import GAMES
from westkingdom.speech.language import ENGLISH, LANGUAGES, sources

TRANSLATIONS = [code for code in LANGUAGES if code != ENGLISH]
PARTS = ["", *GAMES]
"""The folders of a language: what all games say alike, and what each game says."""


@dataclass(frozen=True)
class Uses:
    """What a message uses: its variables, the variants of what it selects by with the default one, and its words."""

    variables: set[str]
    selections: list[tuple[set[str], str]]
    words: str


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all that is in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


@cache
def messages(code: str, part: str) -> dict[str, ftl.Message]:
    """The messages of a folder of a language."""
    found: dict[str, ftl.Message] = {}
    for name, text in sources(code, part).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{code}/{part}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def uses(message: ftl.Message) -> Uses:
    """What the value and the forms of a message use, without what they ask for."""
    patterns = [message.value, *[a.value for a in message.attributes if not is_request(a.id.name)]]
    found = [node for pattern in patterns if pattern is not None for node in nodes(pattern)]
    selections: list[tuple[set[str], str]] = []
    for node in found:
        if isinstance(node, ftl.SelectExpression):
            names = {v.key.name: v.default for v in node.variants if isinstance(v.key, ftl.Identifier)}
            selections.append((set(names), next((name for name, default in names.items() if default), "")))
    return Uses(
        {node.id.name for node in found if isinstance(node, ftl.VariableReference)},
        selections,
        "".join(node.value for node in found if isinstance(node, ftl.TextElement)),
    )


def is_request(attribute: str) -> bool:
    """Does this attribute of a message ask for a form of an argument?"""
    return re.search(r"(^|-)(join$|form-)", attribute) is not None
