"""Players with cards inside and outside of their board."""

from __future__ import annotations

from typing import Any

from tests.kit.viscounts import table

OUTSIDE = "1-2:OL"
INSIDE = "1-2:IN"


def actions(seat: dict[str, Any], **position: Any) -> list[str]:
    """The primary actions that this seat may take; with none to choose from the turn goes on by itself."""
    game = table(seat, {"viscount": "9-10:OR"}, phase="action", **position)
    if game.decision.kind != "action":
        assert game.decision.kind == "recruit" or game.turn == 1
        return ["action-none"]
    return [option.label.key for option in game.decision.options]
