"""Nobody learns what is hidden: not from a view, not from what is asked, not from events."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.laws.events import events_name_no_hidden_card, events_tell_nothing_hidden, events_tell_of_something
from tests.kit.laws.knowledge import (
    seat_learns_nothing_hidden,
    text_of,
    views_show_nothing_hidden,
    world_can_be_played,
)
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, play_on, random_play
from tests.kit.laws.shelf import BOOKS, books_for
from tests.kit.laws.tables import TABLE, pace


@TABLE
def test_what_a_seat_is_sent_does_not_change_with_what_it_may_not_know(mix: Mix, seats: int) -> None:
    """View, decision and options of every seat are the same in every world that it cannot tell apart."""
    for game in random_play(mix.begin(seats, 21), 21, every=pace(mix, 2, 11, 61)):
        for seat in range(seats):
            seat_learns_nothing_hidden(game, seat, game.decisions)


@TABLE
def test_no_view_shows_what_is_hidden(mix: Mix, seats: int) -> None:
    """A hand is shown to its owner only, no pile shows what it hides, and what is said of hidden cards is true."""
    for game in random_play(mix.begin(seats, 22), 22, every=pace(mix, 1, 2, 13)):
        views_show_nothing_hidden(game)


@TABLE
def test_a_world_dealt_anew_can_be_played_to_its_end(mix: Mix, seats: int) -> None:
    """A determinized world passes every check at every decision and ends."""
    for game in random_play(mix.begin(seats, 23), 23, every=pace(mix, 40, 120, 600)):
        for seat in range(seats):
            world_can_be_played(game, seat, game.decisions)


def first_turn(mix: Mix, seats: int, seed: int) -> wk.Game:
    """A game that has come to its first turn."""
    game = mix.begin(seats, seed)
    while game.view(None)["round"] == 0:
        play_on(game, Chooser(seed), 1)
    return game


@TABLE
def test_determinize_deals_everything_hidden_anew(mix: Mix, seats: int) -> None:
    """Among a few worlds every hidden zone is dealt otherwise: hands, piles, what lies below the tops, the future."""
    hidden_things = books_for(mix).hidden_things
    game = first_turn(mix, seats, 24)
    for seat in range(seats):
        here = hidden_things(game, seat)
        worlds = [hidden_things(game.determinize(seat, seed), seat) for seed in range(20)]
        for zone, held in here.items():
            assert any(world[zone] != held for world in worlds), zone
        assert all(world["future"] != here["future"] for world in worlds)


@TABLE
def test_determinize_leaves_the_game_and_its_other_worlds_alone(mix: Mix, seats: int) -> None:
    """Dealing and playing worlds changes neither the game nor another world."""
    for game in random_play(mix.begin(seats, 25), 25, every=pace(mix, 25, 50, 100)):
        before = game.digest()
        one, other = game.determinize(0, 1), game.determinize(0, 2)
        kept = other.digest()
        play_on(one, Chooser(1), 20)
        assert (game.digest(), other.digest()) == (before, kept)


@pytest.mark.parametrize("game", BOOKS)
def test_a_seat_sees_its_own_hand_and_the_views_differ(game: str) -> None:
    """The law about bytes is no empty one: what a seat may know does change what it is sent."""
    here = first_turn(BOOKS[game].mix("base"), 3, 26)
    world = here.determinize(0, 1)
    assert any(text_of(world.view(seat)) != text_of(here.view(seat)) for seat in (1, 2))


@TABLE
def test_events_tell_a_seat_nothing_hidden(mix: Mix, seats: int) -> None:
    """Whatever a seat chooses, it is told the same in two worlds that it cannot tell apart, until a card is revealed."""
    for game in random_play(mix.begin(seats, 27), 27, every=pace(mix, 1, 4, 11)):
        if not game.over:
            for option in game.actions[:6]:
                events_tell_nothing_hidden(game, option, game.decisions)


@TABLE
def test_no_public_event_names_a_card_just_drawn(mix: Mix, seats: int) -> None:
    """Over whole games the cards that are drawn are named to their owners only, as many as are drawn, never none."""
    for seed in range(pace(mix, 5, 2, 1)):
        game = mix.begin(seats, seed)
        events = game.listen()
        play_on(game, Chooser(seed), 10_000)
        events_name_no_hidden_card(game, events)
        events_tell_of_something(events)
        drawn = sum(int(event.args.get("n", 1)) for event in events if event.key == "draw")
        assert [event.key for event in events].count("drawn") == drawn > 3
