"""What tests of the Black Market reset with Works of Wonder have in common."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.wonders import before_reset, realm
from westkingdom.architects.game import Architects

LAST_CARDS = ["contribution_4", "contribution_7"]
"""Cards for the top of the pile: after a reset the Princess is in the Forest and the Profiteer at the Quarry."""


def two(first: dict[str, Any], second: dict[str, Any], card: str = "contribution_3", **position: Any) -> Architects:
    """Two players before a reset that seat 0 triggers by constructing the Well.

    The figures stand where the card says.
    """
    pile = [name for name in LAST_CARDS if name != card]
    return before_reset(first, second, **{"consequence": card, "contribution_pile": pile, **position})


def in_any_order(game: wk.Game) -> None:
    """Resolve several Street Urchins and Aristocrats one after the other; the order makes no difference."""
    while game.decision.kind == "order":
        game.play(game.decision.options[0])


def tokens(game: wk.Game) -> dict[str, int]:
    """The resources that lie on Wonders."""
    return {row["wonder"].removeprefix("wonder_"): row["tokens"] for row in realm(game)["wonders"] if row["tokens"]}
