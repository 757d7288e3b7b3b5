"""What tests of the primary action have in common."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.asking import asked
from tests.kit.viscounts import pick, table
from westkingdom.viscounts.game import Viscounts

RICH: dict[str, Any] = {"silver": 9, "ink": 9, "stone": 9, "gold": 9}


WORKSHOPS = ["w1", "w2", "w3"]


TRADING_POSTS = ["tp1", "tp2", "tp3"]


def acting(viscount: str, top: str | None = "princess", **seat: Any) -> Viscounts:
    """A table at which seat 0 begins phase 3 with its Viscount there and this card (None: none) on the segment."""
    segment = viscount.partition(":")[0]
    below = [] if top is None else ["aristocrat"]
    townsfolk = {segment: [] if top is None else [top, *below]}
    return table({"viscount": viscount, **seat}, townsfolk=townsfolk, phase="action")


def actions(game: wk.Game) -> list[str]:
    """The actions that are offered; if only none is left it has been taken already."""
    if asked(game) != ("action", 0):
        return ["action-none"]
    return [option.label.key for option in game.decision.options]


def begin(game: wk.Game, action: str) -> list[Any]:
    """Name an action, and list what it may yield (slots, or numbers of exchanges or Workers), a forced yield too."""
    events = game.listen()
    pick(game, "action", key=f"action-{action}")
    for event in events:
        if event.key == "forced" and event.args["decision"] in ("exchanges", "building", "workers"):
            return [event.args["option"]]
    args = [option.label.args for option in game.decision.options]
    return [arg.get("slot", arg.get("n")) for arg in args]


def can_dismiss(game: wk.Game) -> list[Any]:
    """The choices of a dismissal; none if it is not asked."""
    if game.decision.kind != "dismiss":
        return []
    return [option.label.args.get("card", option.label.key) for option in game.decision.options]
