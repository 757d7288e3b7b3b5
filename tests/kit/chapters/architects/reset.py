"""Who causes a Black Market reset, and what it leaves."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.architects import WELL, place, seen, table
from westkingdom.architects.game import Architects

RESET_SPACES = {2: [7, 10], 3: [9, 13], 4: [11, 16], 5: [13, 19]}
CARDS = ["bm_card_08", "bm_card_02", "bm_card_04"]


def guild(*seats: dict[str, Any], worker: int = 0, **position: Any) -> Architects:
    """A table at which the seat to act (0) can construct the Well as this worker in the Guildhall, by default a reset.

    There are two players at least. The workers before it are of the seat to act, and of seat 1 beyond 15.
    """
    laid = [dict(seat) for seat in seats]
    acting = position.get("to_act", 0)
    worker = worker or RESET_SPACES[len(laid)][0]
    own = min(worker - 1, 15)
    laid[acting] = {**WELL, "silver": 0, "guildhall": own, **laid[acting]}
    if worker - 1 > own:
        laid[1]["guildhall"] = worker - 1 - own
    return table(*laid, **{"small_market": CARDS, **position})


def construct(game: wk.Game) -> None:
    """Place the worker in the Guildhall; the Well is the only thing that can be constructed."""
    place(game, "guildhall")


def resets(events: list[Any]) -> int:
    """Count the resets among the events."""
    return [event.key for event in events].count("reset")


def prisoners(game: Architects) -> list[int]:
    """The workers of each player in the Prison."""
    return [seen(game, seat)["prisoners"] for seat in range(len(game.players))]


def virtues(game: Architects) -> list[int]:
    """The virtue of each player."""
    return [seen(game, seat)["virtue"] for seat in range(len(game.players))]


def debts(game: Architects) -> list[int]:
    """The unpaid debts of each player."""
    return [seen(game, seat)["debts"]["unpaid"] for seat in range(len(game.players))]
