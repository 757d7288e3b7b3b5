"""Reading rows of data files: words, numbers, icons and effects, each refused with a sentence where it is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from westkingdom.engine.effects import Effect
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.terms import ICONS

Row: TypeAlias = dict[str, object]
Files: TypeAlias = Mapping[str, object]


def rows(files: Files, name: str, part: str = "") -> list[Row]:
    """The objects of a file, or of one named list of it."""
    data = files[name]
    if part:
        data = cast(Row, data)[part]
    return cast("list[Row]", data)


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


def effect_or_none(data: object) -> Effect | None:
    """Load an effect that may be missing."""
    return None if data is None else VOCABULARY.effect(data)


def icon_counts(data: object) -> list[int]:
    """Read icons as five numbers. [VB-005]"""
    counts = cast("dict[str, int]", data)
    unknown = set(counts) - set(ICONS)
    if unknown:
        raise ValueError(f"there are no icons {sorted(unknown)}; the icons are {', '.join(ICONS)}")
    return [counts.get(icon, 0) for icon in ICONS]
