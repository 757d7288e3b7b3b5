"""What is offered is all that is possible, can be read, and nothing else is taken."""

from __future__ import annotations

import pytest

from tests.laws import laws
from tests.laws.laws import new_game, random_play

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
@pytest.mark.parametrize("seed", range(31, 37))
def test_every_option_can_be_read_and_explained(seats: int, seed: int) -> None:
    """Labels, costs, gains and reasons can be made, and what explain() calls possible is exactly what is offered."""
    for game in random_play(new_game(seats, seed), seed):
        if not game.over:
            laws.every_option_can_be_read(game)


@SEATS
def test_what_is_not_offered_is_refused(seats: int) -> None:
    """Every id of the action space that is not offered is refused at every decision and changes nothing."""
    for game in random_play(new_game(seats, 37), 37):
        if not game.over:
            laws.what_is_not_offered_is_refused(game, every=7)
