"""Nobody learns what is hidden: not from a view, not from what is asked, not from events."""

from __future__ import annotations

import pytest

from tests.laws import facts, laws
from tests.laws.broken import LawBroken
from tests.laws.laws import (
    ALL_TABLES,
    Chooser,
    Witness,
    hidden_things,
    new_game,
    play_on,
    random_play,
    table_name,
    text_of,
)

TABLE = pytest.mark.parametrize(("mix", "seats"), ALL_TABLES, ids=table_name)
KEYS = pytest.mark.parametrize(("mix", "seats"), [t for t in ALL_TABLES if facts.KEYS in t[0].boxes], ids=table_name)


@TABLE
def test_what_a_seat_is_sent_does_not_change_with_what_it_may_not_know(mix: facts.Mix, seats: int) -> None:
    """View, decision and options of every seat are the same in every world that it cannot tell apart."""
    for game in random_play(new_game(seats, 21, mix), 21, every=2 if mix == facts.BASE else 11):
        for seat in range(seats):
            laws.seat_learns_nothing_hidden(game, seat, game.decisions)


@TABLE
def test_no_view_shows_a_hand_to_others(mix: facts.Mix, seats: int) -> None:
    """A hand is shown to its owner only, a hidden heap in an order that tells nothing, and no pile shows what it hides."""
    for game in random_play(new_game(seats, 22, mix), 22, every=1 if mix == facts.BASE else 2):
        laws.views_show_no_hand(game)
        laws.what_is_known_is_true(game)


@TABLE
def test_a_world_dealt_anew_can_be_played_to_its_end(mix: facts.Mix, seats: int) -> None:
    """A determinized world passes every check at every decision and ends."""
    for game in random_play(new_game(seats, 23, mix), 23, every=40 if mix == facts.BASE else 120):
        for seat in range(seats):
            laws.world_can_be_played(game, seat, game.decisions)


@TABLE
def test_determinize_deals_everything_hidden_anew(mix: facts.Mix, seats: int) -> None:
    """Among a few worlds every hidden zone is dealt otherwise: hands, Draw Piles, what lies below the tops, the future."""
    game = new_game(seats, 24, mix)
    while game.round == 0:  # on to the first turn, when every Draw Pile is large
        play_on(game, Chooser(24), 1)
    for seat in range(seats):
        here = hidden_things(game, seat)
        worlds = [hidden_things(game.determinize(seat, seed), seat) for seed in range(20)]
        for zone, held in here.items():
            assert any(world[zone] != held for world in worlds), zone
        assert all(world["future"] != here["future"] for world in worlds)


@TABLE
def test_determinize_leaves_the_game_and_its_other_worlds_alone(mix: facts.Mix, seats: int) -> None:
    """Dealing and playing worlds changes neither the game nor another world."""
    for game in random_play(new_game(seats, 25, mix), 25, every=25 if mix == facts.BASE else 50):
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


@TABLE
def test_events_tell_a_seat_nothing_hidden(mix: facts.Mix, seats: int) -> None:
    """Whatever a seat chooses, it is told the same in two worlds that it cannot tell apart, until a card is revealed."""
    for game in random_play(new_game(seats, 27, mix), 27, every=1 if mix == facts.BASE else 4):
        if not game.over:
            for option in game.actions[:6]:
                laws.events_tell_nothing_hidden(game, option, game.decisions)


@TABLE
def test_no_public_event_names_a_card_just_drawn(mix: facts.Mix, seats: int) -> None:
    """Over whole games the cards that are drawn are named to their owners only, as many as are drawn."""
    for seed in range(5 if mix == facts.BASE else 2):
        game = new_game(seats, seed, mix)
        events = game.listen()
        play_on(game, Chooser(seed), 10_000)
        laws.events_name_no_hidden_card(game, events)
        keys = [event.key for event in events]
        assert keys.count("drawn") == keys.count("draw") > 10


@KEYS
def test_a_hero_that_joined_a_hand_is_known_to_be_there(mix: facts.Mix, seats: int) -> None:
    """Whoever saw it knows that it is in the hand, and it is there in every world, until it is seen to leave."""
    game = new_game(seats, 74, mix)
    events = game.listen()
    witness = Witness()
    times = 0
    for here in random_play(game, 74):
        witness.listen(events)
        times += len(witness.shown)
        if here.decisions % 3 == 0:
            witness.is_heard(here, here.decisions)
    assert times > 0


@pytest.mark.parametrize("zone", ["outsiders", "heroes", "chest tiles"])
def test_a_pile_that_shows_would_be_found(zone: str) -> None:
    """The law about piles is no empty one: with the top of a pile laid open it does not hold."""
    game = new_game(3, 29, facts.BY_NAME["both"])
    play_on(game, Chooser(29), 60)
    assert hidden_things(game, 0)[zone]
    laws.views_show_no_hand(game)
    gates, keys = facts.gates(game), facts.keys(game)
    if zone == "outsiders":
        gates.row = [*gates.row, gates.pile[-1]]
    elif zone == "heroes":
        keys.heroes = [*keys.heroes, keys.hero_pile[0]]
    else:
        keys.chests = [*keys.chests, keys.chest_pile[0]]
    with pytest.raises(LawBroken):
        laws.views_show_no_hand(game)
