"""Nobody learns what is hidden: not from a view, not from what is asked, not from events."""

from __future__ import annotations

import pytest

from tests.laws import laws
from tests.laws.laws import Chooser, hidden_things, new_game, play_on, random_play, text_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_what_a_seat_is_sent_does_not_change_with_what_it_may_not_know(seats: int) -> None:
    """View, decision and options of every seat are the same in every world that it cannot tell apart."""
    for game in random_play(new_game(seats, 21), 21, every=2):
        for seat in range(seats):
            laws.seat_learns_nothing_hidden(game, seat, game.decisions)


@SEATS
def test_no_view_shows_a_hand_to_others(seats: int) -> None:
    """A hand is shown to its owner only, and a hidden heap in an order that tells nothing."""
    for game in random_play(new_game(seats, 22), 22):
        laws.views_show_no_hand(game)
        laws.what_is_known_is_true(game)


@SEATS
def test_a_world_dealt_anew_can_be_played_to_its_end(seats: int) -> None:
    """A determinized world passes every check at every decision and ends."""
    for game in random_play(new_game(seats, 23), 23, every=40):
        for seat in range(seats):
            laws.world_can_be_played(game, seat, game.decisions)


@SEATS
def test_determinize_deals_everything_hidden_anew(seats: int) -> None:
    """Among a few worlds every hidden zone is dealt otherwise: hands, Draw Piles, what lies below the tops, the future."""
    game = new_game(seats, 24)
    while game.round == 0:  # on to the first turn, when every Draw Pile is large
        play_on(game, Chooser(24), 1)
    for seat in range(seats):
        here = hidden_things(game, seat)
        worlds = [hidden_things(game.determinize(seat, seed), seat) for seed in range(20)]
        for zone, held in here.items():
            assert any(world[zone] != held for world in worlds), zone
        assert all(world["future"] != here["future"] for world in worlds)


@SEATS
def test_determinize_leaves_the_game_and_its_other_worlds_alone(seats: int) -> None:
    """Dealing and playing worlds changes neither the game nor another world."""
    for game in random_play(new_game(seats, 25), 25, every=25):
        before = game.digest()
        one, other = game.determinize(0, 1), game.determinize(0, 2)
        kept = other.digest()
        play_on(one, Chooser(1), 20)
        assert (game.digest(), other.digest()) == (before, kept)


def test_a_seat_sees_its_own_hand_and_the_views_differ() -> None:
    """The law about bytes is no empty one: what a seat may know does change what it is sent."""
    game = new_game(3, 26)
    play_on(game, Chooser(26), 40)
    world = game.determinize(0, 1)
    assert any(text_of(world.view(seat)) != text_of(game.view(seat)) for seat in (1, 2))


@SEATS
def test_events_tell_a_seat_nothing_hidden(seats: int) -> None:
    """Whatever a seat chooses, it is told the same in two worlds that it cannot tell apart, until a card is revealed."""
    for game in random_play(new_game(seats, 27), 27):
        if not game.over:
            for option in game.actions[:6]:
                laws.events_tell_nothing_hidden(game, option, game.decisions)


@SEATS
def test_no_public_event_names_a_card_just_drawn(seats: int) -> None:
    """Over whole games the cards that are drawn are named to their owners only, as many as are drawn."""
    for seed in range(5):
        game = new_game(seats, seed)
        events = game.listen()
        play_on(game, Chooser(seed), 10_000)
        laws.events_name_no_hidden_card(events)
        keys = [event.key for event in events]
        assert keys.count("drawn") == keys.count("draw") > 10
