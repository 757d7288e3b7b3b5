"""Copies, saves and histories play on identically from every decision."""

from __future__ import annotations

import pytest

from tests.laws import facts, laws
from tests.laws.laws import ALL_TABLES, Chooser, new_game, play_on, random_play, table_name

TABLE = pytest.mark.parametrize(("mix", "seats"), ALL_TABLES, ids=table_name)


@TABLE
def test_a_copy_at_every_decision_plays_on_identically_and_apart(mix: facts.Mix, seats: int) -> None:
    """Copies have the same future, and nothing that they share is ever changed in place."""
    for game in random_play(new_game(seats, 11, mix), 11):
        laws.copy_is_independent_and_the_same(game, n=12 if mix == facts.BASE else 4)


@TABLE
def test_a_copy_plays_to_the_same_end(mix: facts.Mix, seats: int) -> None:
    """Copies that are played to the end, one after the other, end alike and leave the game as it was."""
    for game in random_play(new_game(seats, 12, mix), 12, every=40 if mix == facts.BASE else 120):
        laws.copy_is_independent_and_the_same(game, n=10_000)


@TABLE
def test_a_save_at_every_decision_plays_on_identically(mix: facts.Mix, seats: int) -> None:
    """A game that was saved as JSON and loaded is the same game, whatever was being decided."""
    for game in random_play(new_game(seats, 13, mix), 13, every=3 if mix != facts.BASE and seats == 4 else 1):
        laws.load_brings_it_back(game, n=12 if mix == facts.BASE else 2)


@TABLE
def test_undoing_is_replaying_the_history(mix: facts.Mix, seats: int) -> None:
    """Replaying all options but the last gives the position before it."""
    digests = []
    game = new_game(seats, 14, mix)
    for here in random_play(game, 14):
        digests.append(here.digest())
    again = new_game(seats, 14, mix)
    for option, digest in zip(game.history, digests[:-1], strict=True):
        assert again.digest() == digest
        again.play(option)
    laws.history_replays(game)


@TABLE
def test_the_same_seed_and_choices_give_the_same_game(mix: facts.Mix, seats: int) -> None:
    """Nothing but the seed and the choices decides what happens."""
    for seed in range(5 if mix == facts.BASE else 2):
        one, other = new_game(seats, seed, mix), new_game(seats, seed, mix)
        play_on(one, Chooser(seed), 10_000)
        play_on(other, Chooser(seed), 10_000)
        assert one.over
        assert (one.digest(), one.history) == (other.digest(), other.history)


@TABLE
def test_listening_changes_nothing(mix: facts.Mix, seats: int) -> None:
    """A game with a listener goes as one without."""
    one, other = new_game(seats, 15, mix), new_game(seats, 15, mix)
    events = one.listen()
    play_on(one, Chooser(15), 10_000)
    play_on(other, Chooser(15), 10_000)
    assert one.digest() == other.digest()
    assert len(events) > one.decisions
