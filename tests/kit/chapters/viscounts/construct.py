"""Buildings, spots and slots, and a Building for nothing."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.viscounts import pick, table
from westkingdom.viscounts.game import Viscounts


def put(game: wk.Game, slot: str, spot: str) -> None:
    """Choose a Building and, where a spot is asked for, the spot."""
    pick(game, "building", slot=slot)
    segment, _, position = spot.partition(":")
    pick(game, "spot", segment=segment, position=int(position))


def construct(game: wk.Game, slot: str, spot: str) -> None:
    """Take the action Construct."""
    pick(game, "action", key="action-construct")
    put(game, slot, spot)


def free_workshop(*seats: dict[str, Any], **position: Any) -> Viscounts:
    """A table at which seat 0 may place a Workshop on any spot, and nothing else happens in its turn."""
    return table(*seats, resolve={"build_free": "workshop"}, phase="draw", **position)
