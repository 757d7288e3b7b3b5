"""What is offered is all that is possible, can be read, and nothing else is taken."""

from __future__ import annotations

import pytest

from tests.laws import facts, laws
from tests.laws.laws import ALL_TABLES, new_game, random_play, table_name
from westkingdom.engine.node import NODES

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
TABLE = pytest.mark.parametrize(("mix", "seats"), ALL_TABLES, ids=table_name)
BOXES = pytest.mark.parametrize(("mix", "seats"), ALL_TABLES[3:], ids=table_name)


@SEATS
@pytest.mark.parametrize("seed", range(31, 37))
def test_every_option_can_be_read_and_explained(seats: int, seed: int) -> None:
    """Labels, costs, gains and reasons can be made, and what explain() calls possible is exactly what is offered."""
    for game in random_play(new_game(seats, seed), seed):
        if not game.over:
            laws.every_option_can_be_read(game)


@BOXES
def test_every_option_of_a_mix_can_be_read_and_explained(mix: facts.Mix, seats: int) -> None:
    """The same holds with boxes, also where abilities may be used along with a decision."""
    along = 0
    for game in random_play(new_game(seats, 74, mix), 74):
        if not game.over:
            laws.every_option_can_be_read(game)
            node = NODES[game.stack[-1][0]]
            along += node.also is not None and any(option >= node.also.base for option in game.actions)
    assert (along > 0) == (facts.GATES in mix.boxes)


@TABLE
def test_what_is_not_offered_is_refused(mix: facts.Mix, seats: int) -> None:
    """Every id of the action space that is not offered is refused at every decision and changes nothing."""
    for game in random_play(new_game(seats, 37, mix), 37, every=1 if mix == facts.BASE else 5):
        if not game.over:
            laws.what_is_not_offered_is_refused(game, every=7)
