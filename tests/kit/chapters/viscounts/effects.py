"""What is said of an effect that is resolved, and what waits."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.viscounts import table
from westkingdom.viscounts.game import Viscounts

WAITING: dict[str, Any] = {"gold": 1, "viscount": "1-2:IN"}
"""A seat that is asked for its action in phase 3, so that the table stands still after an effect."""


def said(game: wk.Game, word: str) -> list[Any]:
    """What the options of the decision say under one word; the key where they do not say it."""
    return [option.label.args.get(word, option.label.key) for option in game.decision.options]


def waiting(effect: dict[str, Any], *seats: dict[str, Any], **position: Any) -> Viscounts:
    """A table at which seat 0 resolves an effect and is then asked for its action."""
    return table({**WAITING, **seats[0]}, *seats[1:], phase="action", resolve=effect, **position)
