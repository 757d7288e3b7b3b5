"""What is offered is all that is possible, can be read, and nothing else is taken."""

from __future__ import annotations

import pytest

from tests.kit.laws.choices import every_option_can_be_read, what_is_not_offered_is_refused
from tests.kit.laws.costs import costs_are_what_is_paid
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import random_play
from tests.kit.laws.tables import TABLE, pace
from tests.kit.laws.viscounts import facts
from westkingdom.engine.node import NODES


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(31, 36))
def test_every_option_can_be_read_and_explained_in_many_games(seats: int, seed: int) -> None:
    """Labels, costs, gains and reasons can be made, and what explain() calls possible is exactly what is offered."""
    for game in random_play(facts.new_game(seats, seed), seed):
        if not game.over:
            every_option_can_be_read(game)


@TABLE
def test_every_option_can_be_read_and_explained(mix: Mix, seats: int) -> None:
    """The same holds at every table, also where abilities may be used along with a decision."""
    along = 0
    for game in random_play(mix.begin(seats, 74), 74, every=pace(mix, 1, 1, 3)):
        if not game.over:
            every_option_can_be_read(game)
            node = NODES[game.stack[-1][0]]
            along += node.also is not None and any(option >= node.also.base for option in game.actions)
    possible = facts.GATES in mix.boxes or "works-of-wonder" in mix.boxes
    # One game of one person is too short to be sure of an option that comes along.
    assert (along > 0) == possible if not mix.has("solo") else along == 0 or possible


@TABLE
def test_what_is_not_offered_is_refused(mix: Mix, seats: int) -> None:
    """Every id of the action space that is not offered is refused and changes nothing."""
    for game in random_play(mix.begin(seats, 37), 37, every=pace(mix, 1, 5, 31)):
        if not game.over:
            what_is_not_offered_is_refused(game, every=7)


@TABLE
def test_what_an_option_costs_is_what_is_paid(mix: Mix, seats: int) -> None:
    """Also where something stands for a good: if there is only one way to pay, the cost says what is handed over."""
    paid = 0
    for game in random_play(mix.begin(seats, 41), 41, every=pace(mix, 2, 3, 9)):
        if not game.over:
            paid += costs_are_what_is_paid(game)
    # In one game of one person it may be that nothing was paid at the moments looked at.
    assert paid or mix.has("solo")
