"""Copies, saves and histories play on identically from every decision."""

from __future__ import annotations

from tests.kit.laws.copies import copy_is_independent_and_the_same, history_replays, load_brings_it_back
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, play_on, random_play
from tests.kit.laws.tables import TABLE, pace


@TABLE
def test_a_copy_plays_on_identically_and_apart(mix: Mix, seats: int) -> None:
    """Copies have the same future, and nothing that they share is ever changed in place."""
    for game in random_play(mix.begin(seats, 11), 11, every=pace(mix, 1, 1, 11)):
        copy_is_independent_and_the_same(game, n=pace(mix, 12, 4, 12))


@TABLE
def test_a_copy_plays_to_the_same_end(mix: Mix, seats: int) -> None:
    """Copies that are played to the end, one after the other, end alike and leave the game as it was."""
    for game in random_play(mix.begin(seats, 12), 12, every=pace(mix, 40, 120, 500)):
        copy_is_independent_and_the_same(game, n=10_000)


@TABLE
def test_a_save_plays_on_identically(mix: Mix, seats: int) -> None:
    """A game that was saved as JSON and loaded is the same game, whatever was being decided."""
    for game in random_play(mix.begin(seats, 13), 13, every=pace(mix, 1, 3 if seats == 4 else 1, 17)):
        load_brings_it_back(game, n=pace(mix, 12, 2, 4))


@TABLE
def test_undoing_is_replaying_the_history(mix: Mix, seats: int) -> None:
    """Replaying all options but the last gives the position before it."""
    every = pace(mix, 1, 1, 7)
    digests = {}
    game = mix.begin(seats, 14)
    for here in random_play(game, 14, every):
        digests[here.decisions] = here.digest()
    again = mix.begin(seats, 14)
    for option in game.history:
        if again.decisions in digests:
            assert again.digest() == digests[again.decisions]
        again.play(option)
    assert again.digest() == digests[game.decisions]
    history_replays(game)


@TABLE
def test_the_same_seed_and_choices_give_the_same_game(mix: Mix, seats: int) -> None:
    """Nothing but the seed and the choices decides what happens."""
    for seed in range(pace(mix, 5, 2, 2)):
        one, other = mix.begin(seats, seed), mix.begin(seats, seed)
        play_on(one, Chooser(seed), 10_000)
        play_on(other, Chooser(seed), 10_000)
        assert one.over
        assert (one.digest(), one.history) == (other.digest(), other.history)


@TABLE
def test_listening_changes_nothing(mix: Mix, seats: int) -> None:
    """A game with a listener goes as one without."""
    one, other = mix.begin(seats, 15), mix.begin(seats, 15)
    events = one.listen()
    play_on(one, Chooser(15), 10_000)
    play_on(other, Chooser(15), 10_000)
    assert one.digest() == other.digest()
    assert len(events) > one.decisions
