"""What tests of the Princess and the Profiteer have in common."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.wonders import (
    at,
)
from westkingdom.architects.game import Architects

ENDINGS = {
    "mine": "mine",
    "trade": "trade-enough",
    "workshop": "draw-buildings",
    "capture": "capture-no-more",
    "guard": "guard-free",
    "figures": "figures-done",
}
"""By kind of decision: the choice that ends a visit without doing more than necessary."""


def with_figures(card: str, *seats: dict[str, Any], **position: Any) -> Architects:
    """The figures stand where this card says; the first card of the data has the Contributions."""
    current = "contribution_1" if card != "contribution_1" else "contribution_2"
    return at(*seats, consequence=card, contribution_pile=[current], **position)


def finish(game: wk.Game) -> None:
    """End the visit, contributing nothing and choosing no moment."""
    while game.decision.kind in ENDINGS:
        options = [option for option in game.decision.options if option.label.key == ENDINGS[game.decision.kind]]
        game.play(options[0])
