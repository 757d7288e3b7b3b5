"""Reading rows of data files: words and numbers, each refused with a sentence where it is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import TypeAlias, cast

Row: TypeAlias = dict[str, object]
Files: TypeAlias = Mapping[str, object]
"""Data files by name."""
Parts: TypeAlias = Mapping[str, Files]
"""The files of a mix by box, the game's own under ""."""


def rows(files: Files, name: str, part: str = "") -> list[Row]:
    """The objects of a file, or of one named list of it."""
    data = files[name]
    if part:
        data = cast(Row, data)[part]
    return cast("list[Row]", data)


def in_order(lines: list[Row], key: str) -> list[Row]:
    """Rows in the order of a number that stands in them, counted without a gap: a list is numbered by its places."""
    out = sorted(lines, key=lambda row: whole(row, key))
    numbers = [whole(row, key) for row in out]
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise ValueError(f"«{key}» counts without a gap, not {numbers}")
    return out


def text(row: Row, key: str) -> str:
    """Read a word of a row."""
    value = row[key]
    if not isinstance(value, str):
        raise ValueError(f"«{key}» of {row.get('id')} needs a word, not {value!r}")
    return value


def whole(row: Row, key: str) -> int:
    """Read a whole number of a row."""
    value = row[key]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"«{key}» of {row.get('id')} needs a whole number, not {value!r}")
    return value


def load_reconstructed(files: Files) -> dict[str, list[str]]:
    """Remember which facts of which things are reconstructed, all the way to the screen."""
    marked: dict[str, list[str]] = {}
    for data in files.values():
        for row in data if isinstance(data, list) else []:
            if row.get("reconstructed"):
                marked[text(row, "id")] = list(row["reconstructed"])
    return marked


def free_number(row: Row, ids: list[str], first: int, end: int) -> int:
    """The number of a thing, below the end of its kind and its own; part of the action space, it never changes."""
    number = whole(row, "number")
    if not first <= number < end or ids[number]:
        raise ValueError(f"the number of {row['id']} must be free and from {first} to {end - 1}, not {number}")
    return number


def digest_of(data: list[Files] | Files, numbered: list[str]) -> str:
    """One word for the data of a game or of a mix, the same in every process and build.

    The numbers of the files that have them are not printed on anything and stay out of it: saves from before they stood
    in the data belong to the same facts.
    """
    copy = json.loads(json.dumps(data))
    for part in copy if isinstance(copy, list) else [copy]:
        for name in numbered:
            for row in part.get(name, []):
                del row["number"]
    return sha256(json.dumps(copy, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
