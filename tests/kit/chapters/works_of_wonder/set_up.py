"""Games of the box at their beginning."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.architects import WONDER, offers, pick
from tests.kit.architects import begun as begun_with
from westkingdom.architects.game import Architects

SEATS = (2, 3, 4, 5, 6)
SEEDS = range(40)
CHOOSE: dict[str, Any] = {"setup": "variable", "characters": "choose", "promo_boards": True}


def begun(seats: int, seed: int = 0, **options: Any) -> Architects:
    """A new game in which nobody has decided anything."""
    return begun_with(seats, seed, expansions=WONDER, **options)


def characters(seed: int, *boards: str) -> Architects:
    """A new game in which the seats 0, 1, ... have these characters; first apprentices are to be hired."""
    game = begun(len(boards), seed, **CHOOSE)
    while game.decision.kind == "character":
        pick(game, "character", board=boards[game.decision.seat])
    return game


def hireable(game: wk.Game) -> list[Any]:
    """The apprentices that are offered."""
    return [option.label.args["apprentice"] for option in offers(game, key="hire-apprentice")]


def says_virtue(option: wk.Option, key: str) -> bool:
    """Does hiring this apprentice change virtue like that?"""
    return key in [gain.key for gain in option.gain]
