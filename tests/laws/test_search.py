"""What players that search are given: turns, totals, features and keys of positions, and worlds without seed and past."""

from __future__ import annotations

import json

import westkingdom as wk
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, play_on, random_play
from tests.kit.laws.tables import TABLE, pace
from tests.kit.laws.viscounts import facts

CANARY = 8_612_307_945_116
"""A seed that occurs nowhere else."""


@TABLE
def test_totals_are_what_the_score_sheets_add_up_to(mix: Mix, seats: int) -> None:
    for game in random_play(mix.begin(seats, 31), 31, every=pace(mix, 1, 2, 7)):
        assert game.totals() == [sheet.total for sheet in game.scores]


@TABLE
def test_the_number_of_the_turn_grows_by_one_when_a_turn_begins(mix: Mix, seats: int) -> None:
    """It counts the turns that were told, those of a solo opponent too, and is 0 before the first one."""
    game = mix.begin(seats, 32)
    events = game.listen()
    chooser = Chooser(32)
    while not game.over:
        assert game.turn_number == sum(1 for event in events if event.key == "turn")
        game.play(chooser.option(game))


@TABLE
def test_worlds_of_a_seat_show_each_other_the_same_worlds(mix: Mix, seats: int) -> None:
    """What a seat is given depends on nothing but what it knows: state, settings and history are the same."""
    for game in random_play(mix.begin(seats, CANARY), 33, every=pace(mix, 9, 31, 91)):
        for seat in range(seats):
            world = game.determinize(seat, game.decisions + 1)
            assert (
                game.seen_by(seat, 5).save()
                == world.seen_by(seat, 5).save()
                == game.seen_by(seat, 6).seen_by(seat, 5).save()
            )


@TABLE
def test_neither_seed_nor_past_reach_a_world_that_a_seat_is_given(mix: Mix, seats: int) -> None:
    """A canary in the seed is nowhere in it, and nothing of what was played."""
    game = mix.begin(seats, CANARY)
    play_on(game, Chooser(34), 60)
    assert str(CANARY) in json.dumps(game.determinize(0, 1).save())
    for seat in range(seats):
        world = game.seen_by(seat, 1)
        assert str(CANARY) not in json.dumps(world.save())
        assert world.history == []
        assert wk.load_game(world.save()).digest() == world.digest()
        assert world.view(seat) == game.view(seat)


@TABLE
def test_features_are_as_many_as_their_names_and_stay_small(mix: Mix, seats: int) -> None:
    """Compiled code computes small numbers without memory."""
    for game in random_play(mix.begin(seats, 35), 35, every=pace(mix, 7, 17, 53)):
        names = game.feature_names()
        assert len(set(names)) == len(names)
        for seat in range(seats):
            features = game.features(seat)
            assert len(features) == len(names)
            assert max(map(abs, features)) < 100
        assert 0 <= game.time_left() <= 16


@TABLE
def test_the_time_that_is_left_is_the_same_for_everybody(mix: Mix, seats: int) -> None:
    for game in random_play(mix.begin(seats, 36), 36, every=pace(mix, 13, 31, 91)):
        assert {game.determinize(seat, 3).time_left() for seat in range(seats)} == {game.time_left()}


@TABLE
def test_positions_with_one_key_offer_and_score_the_same(mix: Mix, seats: int) -> None:
    """Whatever two ways through a turn lead to the same key lead to the same table."""
    game = mix.begin(seats, 37)
    play_on(game, Chooser(37), 40 + seats)
    merged = 0
    for start in random_play(game, 38, every=pace(mix, 23, 61, 211)):
        met: dict[object, tuple[object, ...]] = {}
        waiting = [start]
        for _ in range(150):
            if not waiting:
                break
            here = waiting.pop(0)
            shown = (here.seat, here.actions, here.totals(), [here.features(seat) for seat in range(seats)])
            key = here.position()
            merged += key in met
            assert met.setdefault(key, shown) == shown
            for choice in here.choices[:6]:
                waiting.append(here.copy())
                waiting[-1].choose(choice)
    if mix == facts.BASE:
        assert merged, "no two ways met"
