"""Workers at the Castle, placed and named."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.viscounts import pick, table
from westkingdom.viscounts.game import Viscounts


def place(*seats: dict[str, Any], n: int, section: str, **position: Any) -> Viscounts:
    """A table at which seat 0 has just placed n free Workers in a section, and nothing else happens in its turn."""
    game = table(*seats, resolve={"place_workers": n}, phase="draw", **position)
    pick(game, "free-workers", section=section)
    return game


def name_workers(game: wk.Game, n: int) -> None:
    """Choose the step with so many Workers."""
    assert game.decision.kind == "workers"
    game.play(game.decision.options[n - 1])
