"""Visits to the Town Centre, and captures."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.architects import offers, pick, place, table
from westkingdom.architects.game import Architects

Group = tuple[Any, Any, Any]


def visited(workers: int, *seats: dict[str, Any], **position: Any) -> Architects:
    """Seat 0 (9 silver unless named) has placed its worker of this number at the Town Centre."""
    first = {"silver": 9, **seats[0]}
    first["at"] = {**first.get("at", {}), "town_centre": workers - 1}
    game = table(first, *seats[1:], **position)
    place(game, "town_centre")
    return game


def capture(game: wk.Game, location: str, owner: int) -> None:
    """Capture the group of a seat at a location."""
    pick(game, "capture", location=location, owner=owner)


def groups(game: wk.Game) -> set[Group]:
    """The groups that are offered: location, owner and number of workers."""
    assert game.decision.kind == "capture"
    labels = [option.label.args for option in offers(game, key="capture-group")]
    return {(words["location"], words["owner"], words["n"]) for words in labels}
