"""Reading rows of data files: words and numbers, each refused with a sentence where it is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

Row: TypeAlias = dict[str, object]
Files: TypeAlias = Mapping[str, object]


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
