"""Characters of the box, seated with what a test needs."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.architects import pick
from westkingdom.architects.game import Architects
from westkingdom.library.data import read_data


def seated(*boards: str, seed: int = 1) -> Architects:
    """A new game in which these characters were chosen by the seats, before anything else is decided."""
    options: Any = {"setup": "variable", "characters": "choose", "expansions": ("works-of-wonder",)}
    game = wk.new_game("architects", seats=len(boards), seed=seed, **options)
    assert isinstance(game, Architects)
    while game.decision.kind == "character":
        pick(game, "character", board=boards[game.decision.seat])
    return game


def boards(part: str) -> list[dict[str, Any]]:
    """The player boards of the game or of its box, as the data have them."""
    rows: Any = (read_data("architects", part) if part else read_data("architects"))["player_boards"]
    return list(rows)
