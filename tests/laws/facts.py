"""The data files read once more, by a reader of our own: laws and slow scoring do not trust the engine's tables."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[2] / "src/westkingdom/viscounts/data"

Row = dict[str, Any]


def read(name: str) -> Any:
    """Read one data file."""
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


@cache
def read_once(name: str) -> list[Row]:
    """Read a data file that is a list, once."""
    rows: list[Row] = read(name)
    return rows


@cache
def cards() -> list[Row]:
    """All cards in the order of their numbers: starting, neutral and heroes."""
    rows: list[Row] = read("townsfolk") + read("heroes")
    return rows


@cache
def manuscripts() -> list[Row]:
    """All Manuscripts in the order of their numbers."""
    rows: list[Row] = read("manuscripts")
    return rows


@cache
def ids(kind: str) -> frozenset[str]:
    """The ids of all things of one kind: starter, neutral, hero, manuscript or player_card."""
    if kind == "manuscript":
        return frozenset(row["id"] for row in manuscripts())
    if kind == "player_card":
        return frozenset(row["id"] for row in read("player_cards"))
    return frozenset(row["id"] for row in cards() if row["kind"] == kind)


SLOTS = ("tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "w1", "w2", "w3")
FIRST_SLOT = 256
FIRST_BONUS = 272
CASTLE_LEADER = 280
SPOTS = {2: 20, 3: 25, 4: 25}
DEBTS_ABOVE = {2: 12, 3: 15, 4: 18}
DEEDS_ABOVE = {2: 12, 3: 16, 4: 20}
