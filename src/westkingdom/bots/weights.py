"""Weights that were learned: how they lie in a file, and the value that they give a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, cast

from westkingdom.bots.value import TIMES, Value
from westkingdom.engine.game import Game

KNOTS: Final = [0, 3, 8, 16]
"""Times left for which weights are learned; between them they are mixed."""
POINTS: Final = "points"
"""The weight of the points that a seat would score now."""


def hats(time: int) -> list[int]:
    """How much each knot counts at a time, in 240ths."""
    out = [0] * len(KNOTS)
    for i in range(len(KNOTS) - 1):
        low, high = KNOTS[i], KNOTS[i + 1]
        if low <= time <= high:
            share = 240 * (time - low) // (high - low)
            out[i], out[i + 1] = 240 - share, share
            break
    return out


def table_of(g: Game) -> str:
    """Which set of weights a game is played with: alone against an opponent, two, or more."""
    if g.settings.opponent >= 0:
        return "solo"
    return "two" if g.settings.seats == 2 else "more"


def digest_of(names: list[str]) -> str:
    """A word for the features that weights were learned for."""
    return sha256("\n".join(names).encode()).hexdigest()[:16]


def value_from(data: Mapping[str, object], g: Game) -> Value:
    """The value that learned weights give a game; features that they do not know count nothing."""
    tables = cast("Mapping[str, Mapping[str, list[int]]]", data["weights"])
    table = tables[table_of(g)]
    nothing = [0] * len(KNOTS)
    rows = [table.get(name, nothing) for name in [POINTS, *g.feature_names()]]
    weights = [[mixed(row, time) for row in rows] for time in range(TIMES)]
    paces = cast("Mapping[str, list[int]]", data["pace"])
    pace = paces.get(g.opponent(), nothing)
    return Value(weights, [mixed(pace, time) for time in range(TIMES)])


def mixed(row: list[int], time: int) -> int:
    """A weight at a time, from those at the knots."""
    share = hats(time)
    n = 0
    for i in range(len(row)):
        n += row[i] * share[i]
    return n // 240


@cache
def learned(game: str) -> dict[str, object]:
    """Read the weights of a game that come with this package."""
    text = (files("westkingdom.bots") / "weights" / f"{game}.json").read_text("utf-8")
    return cast("dict[str, object]", json.loads(text))
