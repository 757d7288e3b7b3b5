"""Saves of games in play, to be damaged or forged."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from tests.kit.forge import Save, resealed
from tests.kit.laws.play import Chooser, play_on
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.facts import new_game

new_game(2, 1, facts.PROMOS)
"""Now the rules of all boxes are known here, also to games that are played without them."""


@cache
def saved(seats: int, seed: int, decisions: int, mix: str) -> str:
    """The save of a game after so many random decisions, as text."""
    game = new_game(seats, seed, facts.BY_NAME[mix])
    play_on(game, Chooser(seed), decisions)
    return json.dumps(game.save())


def a_save(seats: int = 3, seed: int = 1, decisions: int = 60, mix: str = "base") -> Save:
    """A save of a game in play, to be damaged."""
    data: Save = json.loads(saved(seats, seed, decisions, mix))
    return data


def forged(change: Callable[[Save], object], **which: Any) -> Save:
    """A save whose state was changed and whose seal was made to fit."""
    data = a_save(**which)
    change(data["state"])
    return resealed(data)
