"""Reading rows of data files: effects that may be missing, and icons."""

from __future__ import annotations

from typing import cast

from westkingdom.engine.effects import Effect
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.terms import ICONS


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
