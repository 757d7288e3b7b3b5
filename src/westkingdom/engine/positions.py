"""Reading positions: the words of a scenario, each refused with a sentence where it is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from westkingdom.engine.errors import BadPosition

Named: TypeAlias = Mapping[str, object]
"""An object of a position, with its parts by name."""


def seats_of(position: object) -> int:
    """Count the seats of a position."""
    word = "players" if isinstance(position, Mapping) and "players" in position else "seats"
    if not isinstance(position, Mapping) or not isinstance(position.get(word), list):
        raise BadPosition("A position needs «seats», a list with one object per seat.")
    if word == "players" and "seats" in position:
        raise BadPosition("A position has either «seats», or «players» as a view shows them, not both.")
    return len(position[word])


def known_words(part: Named, words: list[str], what: str) -> None:
    """Refuse words that a position does not know."""
    for word in part:
        if word not in words:
            raise BadPosition(f"{what} knows no «{word}»; the words are {', '.join(words)}.")


def named_part(value: object, what: str) -> Named:
    """Read an object with named parts."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise BadPosition(f"{what} is an object with named parts, not {value!r}.")
    return value


def whole(part: Named, word: str, default: int) -> int:
    """Read a whole number that is not negative."""
    value = part.get(word, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadPosition(f"«{word}» is a whole number from 0, not {value!r}.")
    return value


def list_of(part: Named, word: str) -> list[object]:
    """Read a list."""
    value = part.get(word, [])
    if not isinstance(value, list):
        raise BadPosition(f"«{word}» is a list, not {value!r}.")
    return value


def parts_for(part: Named, word: str, n: int) -> list[Named]:
    """Read a list with one object for each of n seats."""
    found = list_of(part, word)
    if len(found) != n:
        raise BadPosition(f"«{word}» has one object for each of the {n} seats, not {len(found)}.")
    return [named_part(one, f"Seat {i}") for i, one in enumerate(found)]


def renamed(part: Named, word: str, out: dict[str, object], other: str) -> None:
    """Take what stands under a word over to another one, if it is there."""
    if word in part:
        if other in part:
            raise BadPosition(f"«{word}» and «{other}» are the same thing; a position names one of them.")
        out[other] = part[word]


def one_of(part: Named, word: str, words: list[str], default: str) -> str:
    """Read one of some words."""
    value = part.get(word, default)
    if not isinstance(value, str) or value not in words:
        raise BadPosition(f"«{word}» is one of {', '.join(words)}, not {value!r}.")
    return value
