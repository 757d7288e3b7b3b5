"""Decks with Outsiders at the end of the game, and what they score."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.asking import lines
from tests.kit.viscounts import GATES, HAND, pick, table
from westkingdom.viscounts.game import Viscounts


def scored(*outsiders: str, others: tuple[dict[str, Any], ...] = ({},), **seat: Any) -> int:
    """What seat 0 scores for Outsiders with these in the discards; the other players score nothing for them."""
    game = table({"discard": list(outsiders), **seat}, *others, boxes=GATES)
    points = lines(game, "outsiders")
    assert points[1:] == [0] * len(others)
    return points[0]


def ending(*seats: dict[str, Any], **position: Any) -> tuple[Viscounts, list[wk.Event]]:
    """A game whose last turn is over: what the last player does before scoring is asked now."""
    hands = [{"hand": HAND, **seat} for seat in seats]
    end = {"round": 6, "last_round": 6, "to_act": len(seats) - 1, "phase": "draw", "debts_above_poverty": 0}
    words = {**end, "castle_leader_card": "castle-leader-move", **position}
    game = table(*hands, boxes=GATES, resolve={"either": [{"gain": {"silver": 1}}, {"gain": {"ink": 1}}]}, **words)
    log = game.listen()
    pick(game, "either", key="amount-silver")
    return game, log


SLOTS = ["w1", "w2", "w3", "tp1", "tp2", "tp3", "gh1", "gh2", "gh3"]


def built(*spots: str, slots: list[str] | None = None) -> dict[str, str]:
    """Buildings on these spots."""
    return dict(zip(slots or SLOTS, spots, strict=False))


SPOTS = ["1-2:1", "3-4:1", "5-6:1"]
