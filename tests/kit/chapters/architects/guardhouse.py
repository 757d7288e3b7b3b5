"""Visits to the Guardhouse, and what can be done there."""

from __future__ import annotations

from tests.kit.architects import pick
from westkingdom.architects.game import Architects

PLACED = {"workers": -1, "at_guardhouse": 1}
"""What every visit to the Guardhouse changes."""


def actions(game: Architects) -> list[str]:
    """The Guardhouse actions that are offered now."""
    assert game.decision.kind == "guard", f"asked is {game.decision.kind}"
    return [option.label.key.removeprefix("guard-") for option in game.decision.options]


def guard(game: Architects, *names: str) -> None:
    """Choose these Guardhouse actions one after the other."""
    for name in names:
        pick(game, "guard", key=f"guard-{name}")
