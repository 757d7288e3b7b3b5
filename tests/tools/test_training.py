"""Training: the same games give the same weights, and weights say what the games say."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import westkingdom as wk
from tools.lessons import SCHOOLS, Lessons, School, Table, all_names, match, teach, varied
from tools.network import explained, fitted, fresh
from tools.train_bots import Trial, first_weights, learn
from westkingdom.bots.net import Net
from westkingdom.bots.value import POINT
from westkingdom.bots.weights import POINTS, digest_of, value_from

of_both_games = pytest.mark.parametrize("of", wk.GAMES)


def small(of: str) -> School:
    """A school with a few short games."""
    tables = (Table(2), Table(3, wk.GAMES[of].expansions))
    return replace(SCHOOLS[of], tables=tables, nodes=8, rounds=(6, 8))


def lessons_in(of: str) -> Lessons:
    school = small(of)
    lessons = Lessons(all_names(of, school), school.praise)
    teach(of, school, [first_weights(of, school)], 2, lessons, 3)
    return lessons


@of_both_games
def test_the_same_games_give_the_same_weights(of: str) -> None:
    first = learn(of, lessons_in(of), 5)[0]
    assert first == learn(of, lessons_in(of), 5)[0]
    names = all_names(of, small(of))
    assert names[-1] == POINTS
    assert first["features"] == digest_of(names[:-1])


@of_both_games
def test_the_whole_numbers_of_a_network_say_what_was_learned(of: str) -> None:
    """To a fifth of a point, for every row of a game, in whatever order it asks."""
    lessons = lessons_in(of)
    weights, net, _ = learn(of, lessons, 5)
    game = wk.new_game(of, seats=2, seed=1)
    value = value_from(weights, game)
    assert isinstance(value, Net)
    places = [lessons.names.index(name) for name in [*game.feature_names(), POINTS]]
    while not game.over and game.decisions < 200:
        game.choose(game.choices[game.decisions % len(game.choices)])
        for seat in range(2):
            row = np.zeros((1, len(lessons.names)))
            row[0, places] = [*game.features(seat), game.totals()[seat]]
            said = value.gain(game, seat, game.totals()[seat], game.time_left())
            assert said == pytest.approx(float(net.said(row)[0]) * POINT, abs=POINT / 5)


def test_a_network_learns_what_no_sum_of_weights_can_say() -> None:
    """A gain that needs two features together, and one that begins at a threshold."""
    rows = np.random.default_rng(1).integers(0, 8, (30_000, 6)).astype(np.int16)
    gains = 3.0 * (rows[:, 0] > 4) * rows[:, 1] + 4.0 * np.maximum(rows[:, 2] - 5, 0)
    net = fitted(fresh(rows, 12, 1), rows, gains, 40, 0.01, 1)
    assert explained(net, rows, gains) > 0.9


def test_a_taste_of_its_own_changes_some_weights_and_is_the_same_every_time() -> None:
    weights = {"columns": {f"feature {i}": [12, 24, -36] for i in range(80)}}
    own = varied(weights, 7)
    assert own == varied(weights, 7) != varied(weights, 8)
    assert own is not None
    changed = [row for row in own["columns"].values() if row != [12, 24, -36]]
    assert 8 <= len(changed) <= 36
    assert {tuple(row) for row in changed} == {(16, 32, -48), (9, 18, -27)}


@of_both_games
def test_equal_players_win_half_of_mirrored_deals(of: str) -> None:
    """Each deal is played from both seats, so that luck cannot decide between equal ones."""
    weights = first_weights(of, SCHOOLS[of])
    tally = match(of, Table(2), weights, weights, 6, 1, 8)
    assert tally.won == 3 - tally.unended / 2


def test_new_weights_are_taken_if_they_win_and_end_their_games() -> None:
    even = [0.5, 0.25]
    assert Trial([0.6, 0.25], even, [200, 100], 0).better
    assert not Trial([0.52, 0.26], even, [200, 100], 0).better, "that may be an accident"
    assert not Trial([0.7, 0.1], even, [200, 100], 0).better, "they lose at one table"
    assert not Trial([0.6, 0.25], even, [200, 100], 20).better, "they never end"
