"""What was learned: how it lies in a file, and the value that it gives a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, cast

from westkingdom.bots.net import Net
from westkingdom.bots.value import TIMES, Linear, Value
from westkingdom.engine.game import Game

KNOTS: Final = [0, 3, 8, 16]
"""Times left for which the weights of a linear value, and an opponent's pace, are written down.

Between them they are mixed.
"""
POINTS: Final = "points"
"""The points that a seat would score now: an input beside the features, after them."""


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


def digest_of(names: list[str]) -> str:
    """A word for the features that something was learned for."""
    return sha256("\n".join(names).encode()).hexdigest()[:16]


def value_from(data: Mapping[str, object], g: Game) -> Value:
    """The value that learned weights give a game; features that they do not know count nothing."""
    nothing = [0] * len(KNOTS)
    paces = cast("Mapping[str, list[int]]", data["pace"])
    own_pace = paces.get(g.opponent(), nothing)
    pace = [mixed(own_pace, time) for time in range(TIMES)]
    names = [*g.feature_names(), POINTS]
    if "by_time" in data:
        table = cast("Mapping[str, list[int]]", data["by_time"])
        rows = [table.get(name, nothing) for name in names]
        return Linear([[mixed(row, time) for row in rows] for time in range(TIMES)], pace)
    columns = cast("Mapping[str, list[int]]", data["columns"])
    bias = cast("list[int]", data["bias"])
    silent = [0] * len(bias)
    return Net([columns.get(name, silent) for name in names], bias, cast("int", data["speak_for"]), pace)


def mistakes_in(data: Mapping[str, object]) -> int:
    """How large mistakes are in this game, in hundredths: games differ in how many points there are."""
    return cast("int", data["mistakes"])


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
