"""Training: the same games give the same weights, and weights say what the games say."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import westkingdom as wk
from tools.train_bots import SCHOOLS, Lessons, School, Sums, Table, Trial, all_names, first_weights, match, teach
from westkingdom.bots.weights import KNOTS, POINTS, digest_of, value_from

of_both_games = pytest.mark.parametrize("of", wk.GAMES)


def small(of: str) -> School:
    """A school with a few short games."""
    tables = (Table(2), Table(3, wk.GAMES[of].expansions))
    return replace(SCHOOLS[of], tables=tables, nodes=8, rounds=(6, 8))


def learned_in(of: str) -> dict[str, object]:
    school = small(of)
    lessons = Lessons(all_names(of, school), school)
    teach(of, school, [first_weights(of, school)], 2, lessons, 3)
    return lessons.weights(of)[0]


@of_both_games
def test_the_same_games_give_the_same_weights(of: str) -> None:
    first = learned_in(of)
    assert first == learned_in(of)
    names = all_names(of, small(of))
    assert names[0] == POINTS
    assert first["features"] == digest_of(names[1:])


@of_both_games
def test_learned_weights_give_every_mix_a_value(of: str) -> None:
    weights = learned_in(of)
    for seats in (2, 3):
        game = wk.new_game(of, seats=seats, seed=1)
        value = value_from(weights, game)
        assert {len(row) for row in value.weights} == {1 + len(game.feature_names())}


def test_weights_are_found_again_in_rows_that_were_made_with_them() -> None:
    """At the first knot a gain is 2 and 3 for each of the second feature, at the last one it is 5."""
    sums = Sums(["one", "other"])
    rows = np.array([[1.0, n % 7] for n in range(7000)])
    sums.add(rows, np.zeros(7000, dtype=int), 2 + 3 * rows[:, 1])
    sums.add(rows, np.full(7000, KNOTS[-1]), np.full(7000, 5.0))
    weights, explained = sums.solved({}, 0.001)
    assert weights["one"][0] == pytest.approx(2000, abs=2)
    assert weights["other"][0] == pytest.approx(3000, abs=2)
    assert weights["one"][-1] == pytest.approx(5000, abs=2)
    assert weights["other"][-1] == pytest.approx(0, abs=2)
    assert explained == pytest.approx(1, abs=0.001)


def test_without_rows_the_first_weights_stay() -> None:
    sums = Sums(["one", "other"])
    assert sums.solved({"other": [1, 2, 3, 4]}, 100.0)[0] == {"one": [0, 0, 0, 0], "other": [1, 2, 3, 4]}


@of_both_games
def test_equal_players_win_half_of_mirrored_deals(of: str) -> None:
    """Each deal is played from both seats, so that luck cannot decide between equal ones."""
    weights = first_weights(of, SCHOOLS[of])
    share, unended = match(of, Table(2), weights, weights, 3, 1, 8)
    assert share == 0.5 - unended / 12


def test_new_weights_are_taken_if_they_win_and_end_their_games() -> None:
    even = [0.5, 0.25]
    assert Trial([0.6, 0.25], even, [200, 100], 0).better
    assert not Trial([0.52, 0.26], even, [200, 100], 0).better, "that may be an accident"
    assert not Trial([0.7, 0.1], even, [200, 100], 0).better, "they lose at one table"
    assert not Trial([0.6, 0.25], even, [200, 100], 20).better, "they never end"
