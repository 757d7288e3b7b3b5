"""What the tests of the command line share: a game that was played and saved."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import westkingdom as wk
from westkingdom.library.files import table_data, write_table


@pytest.fixture
def saved(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A finished game of two, of Viscounts unless a test asks for another."""
    game = wk.new_game(getattr(request, "param", "viscounts"), seats=2, seed=12)
    luck = random.Random(1)
    while not game.over:
        game.play(luck.choice(game.decision.options))
    write_table(tmp_path / "game.json", table_data(game, ["Ann", "Bob"], ["", "random"]))
    return tmp_path / "game.json"
