"""Players who are set up, with characters or without."""

from __future__ import annotations

from typing import Any

from tests.kit.architects import begun
from tests.kit.asking import shown
from westkingdom.architects.game import Architects

SEATS = (2, 3, 4, 5)
SEEDS = range(120)
VARIABLE: dict[str, Any] = {"setup": "variable"}
ALL_BOARDS: dict[str, Any] = {**VARIABLE, "promo_boards": True}
START_LINES: dict[str, tuple[int, int, int, dict[str, int], int, int]] = {
    "board_therese": (4, 5, 5, {}, 0, 1),
    "board_caroline": (8, 10, 3, {"marble": 1}, 1, 0),
    "board_ada": (0, 0, 11, {"gold": 1}, 0, 1),
    "board_frederick": (0, 4, 7, {"stone": 1}, 0, 0),
    "board_rudolf": (0, 3, 9, {"wood": 1}, 0, 0),
    "board_lothaire": (6, 6, 4, {"clay": 2}, 0, 0),
    "board_hugo": (10, 12, 2, {}, 0, 2),
    "board_clovis": (0, 1, 10, {"clay": 1, "marble": 1}, 0, 0),
    "board_fara": (2, 5, 6, {"wood": 1, "stone": 1}, 0, 0),
    "board_bertha": (0, 3, 8, {}, 0, 1),
}
"""Prisoners, silver, virtue, goods, debts, building cards."""


def finish(game: Architects) -> Architects:
    """Take the first option of everything until the first worker is placed."""
    while game.round == 0:
        game.play(game.decision.options[0])
    assert game.decision.kind == "place"
    return game


def ready(seats: int, seed: int = 0, **options: Any) -> Architects:
    """A game whose set-up is finished."""
    return finish(begun(seats, seed, **options))


def boards(game: Architects) -> list[str]:
    """The player boards by seat."""
    return [p["board"] for p in shown(game)["players"]]


def best(game: Architects) -> int:
    """The seat whose character starts with the highest virtue."""
    virtue = [START_LINES[board][2] for board in boards(game)]
    return virtue.index(max(virtue))
