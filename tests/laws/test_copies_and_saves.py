"""Copies, saves and histories play on identically from every decision."""

from __future__ import annotations

import pytest

from tests.laws import laws
from tests.laws.laws import Chooser, new_game, play_on, random_play

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_a_copy_at_every_decision_plays_on_identically_and_apart(seats: int) -> None:
    """Copies have the same future, and nothing that they share is ever changed in place."""
    for game in random_play(new_game(seats, 11), 11):
        laws.copy_is_independent_and_the_same(game)


@SEATS
def test_a_copy_plays_to_the_same_end(seats: int) -> None:
    """Copies that are played to the end, one after the other, end alike and leave the game as it was."""
    for game in random_play(new_game(seats, 12), 12, every=40):
        laws.copy_is_independent_and_the_same(game, n=10_000)


@SEATS
def test_a_save_at_every_decision_plays_on_identically(seats: int) -> None:
    """A game that was saved as JSON and loaded is the same game, whatever was being decided."""
    for game in random_play(new_game(seats, 13), 13):
        laws.load_brings_it_back(game)


@SEATS
def test_undoing_is_replaying_the_history(seats: int) -> None:
    """Replaying all options but the last gives the position before it."""
    digests = []
    game = new_game(seats, 14)
    for here in random_play(game, 14):
        digests.append(here.digest())
    again = new_game(seats, 14)
    for option, digest in zip(game.history, digests[:-1], strict=True):
        assert again.digest() == digest
        again.play(option)
    laws.history_replays(game)


@SEATS
def test_the_same_seed_and_choices_give_the_same_game(seats: int) -> None:
    """Nothing but the seed and the choices decides what happens."""
    for seed in range(5):
        one, other = new_game(seats, seed), new_game(seats, seed)
        play_on(one, Chooser(seed), 10_000)
        play_on(other, Chooser(seed), 10_000)
        assert one.over
        assert (one.digest(), one.history) == (other.digest(), other.history)


@SEATS
def test_listening_changes_nothing(seats: int) -> None:
    """A game with a listener goes as one without."""
    one, other = new_game(seats, 15), new_game(seats, 15)
    events = one.listen()
    play_on(one, Chooser(15), 10_000)
    play_on(other, Chooser(15), 10_000)
    assert one.digest() == other.digest()
    assert len(events) > one.decisions
