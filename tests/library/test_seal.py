"""A step is sealed exactly if it brings something to light that its player could not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import WONDER
from tests.kit.architects import table as architects
from tests.kit.viscounts import BOTH, offers, pick, table
from westkingdom.library.seal import differences, revealed, sealed


def test_what_follows_from_what_is_known_is_no_seal() -> None:
    game = table({"hand": ["abbot", "squire"], "silver": 3})
    assert revealed(game, offers(game, card="abbot")[0].id) == []


def test_the_next_townsfolk_card_is_a_seal() -> None:
    game = table({"hand": ["abbot"], "silver": 9, "turns": 4}, townsfolk={"1-2": ["acolyte"]}, phase="recruit")
    assert "townsfolk.top" in revealed(game, offers(game, card="acolyte")[0].id)


def test_the_last_card_of_a_pile_hides_nothing() -> None:
    """If nothing lies below, taking the card shows nothing new; cards drawn at the end of the turn still do."""
    game = table(
        {"hand": ["abbot", "squire", "thief"], "silver": 9, "turns": 4},
        townsfolk={"1-2": ["acolyte"]},
        phase="recruit",
    )
    assert isinstance(game.townsfolk, list)
    place = game.segments.index(0)
    below = game.townsfolk[place][:-1]
    game.townsfolk[place] = game.townsfolk[place][-1:]
    game.townsfolk[(place + 1) % 5] = below + game.townsfolk[(place + 1) % 5]
    assert revealed(game, offers(game, card="acolyte")[0].id) == []


def test_the_unseen_top_card_is_a_seal_but_a_card_of_the_hand_is_not() -> None:
    game = table(
        {"hand": ["abbot", "squire", "thief"], "draw": ["labourer", "lender-1", "trader-1"]}, resolve={"discard": 1}
    )
    top = next(option for option in game.decision.options if option.label.key == "discard-top")
    assert "players.discard" in revealed(game, top.id)
    assert revealed(game, offers(game, card="squire")[0].id) == []


@pytest.mark.parametrize("name", wk.GAMES)
def test_asking_changes_nothing(name: str) -> None:
    game = wk.new_game(name, seats=3, seed=4)
    luck = random.Random(1)
    for _ in range(40):
        option = luck.choice(game.decision.options)
        before = game.digest()
        revealed(game, option.id)
        assert game.digest() == before
        game.play(option)


@pytest.mark.parametrize(
    ("name", "seats", "boxes", "options", "often"),
    [
        ("viscounts", 2, (), {}, 0.3),
        ("viscounts", 3, BOTH, {}, 0.15),
        ("architects", 2, (), {}, 0.3),
        ("architects", 3, WONDER, {"setup": "variable", "promo_cards": True}, 0.15),
    ],
    ids=["viscounts", "both boxes", "architects", "wonders"],
)
def test_a_step_without_seal_has_the_same_outcome_in_every_world(
    name: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any], often: float
) -> None:
    """The law behind undo: whatever the player could not know has no influence on what is seen after such a step."""
    game = wk.new_game(name, seats=seats, expansions=boxes, seed=11, **options)
    luck = random.Random(2)
    open_steps = 0
    while not game.over:
        option = luck.choice(game.decision.options)
        seat = game.seat
        if luck.random() < often and not revealed(game, option.id):
            open_steps += 1
            after = game.copy()
            after.play(option.id)
            for seed in range(1000, 1004):
                world = game.determinize(seat, seed)
                world.play(option.id)
                assert world.view(seat) == after.view(seat)
        game.play(option)
    assert open_steps > 20


def test_what_is_turned_up_or_drawn_in_architects_is_a_seal() -> None:
    """A new apprentice, cards to look at and cards drawn are seals; gathering and capturing are none."""
    game = architects({"silver": 9}, {"at": {"forest": 1}})
    assert revealed(game, offers(game, location="quarry")[0].id) == []
    assert revealed(game, offers(game, location="town_centre")[0].id) == []
    pick(game, "place", location="workshop")
    hire, draw = game.decision.options[0], game.decision.options[-1]
    assert (hire.label.key, draw.label.key) == ("hire-apprentice", "draw-buildings")
    assert "apprentices.apprentice" in revealed(game, hire.id)
    assert "players.hand" in revealed(game, draw.id)
    game = architects({"silver": 9})
    pick(game, "place", location="black_market_b")
    assert "looked_at" in revealed(game, game.decision.options[-1].id)


def test_the_next_outsider_hero_and_chest_tile_are_seals() -> None:
    """Whatever joins a row from its pile is seen by everybody, and nobody knew it."""
    for effect, place in (
        ({"welcome": 1}, "gates-of-gold.outsiders"),
        ({"refuse": 1}, "gates-of-gold.outsiders"),
        ({"gain_card": "hero"}, "keeper-of-keys.heroes"),
    ):
        game = table({"hand": ["abbot", "squire"]}, boxes=BOTH, resolve=effect)
        assert place in revealed(game, game.actions[0])
    game = table({"hand": ["abbot", "squire"]}, boxes=BOTH, resolve={"gain_card": "chest"})
    assert revealed(game, game.actions[0]) == []
    game.play(game.actions[0])
    assert "keeper-of-keys.chests" in revealed(game, game.actions[0])


def test_differences_are_named_by_their_place() -> None:
    one = {"a": 1, "b": [{"c": 1, "d": 2}, {"c": 1, "d": 2}], "e": [1]}
    other = {"a": 1, "b": [{"c": 1, "d": 3}, {"c": 1, "d": 4}], "e": [1, 2]}
    assert differences(one, other) == ["b.d", "e"]
    assert differences(one, one) == []


@pytest.mark.parametrize(
    ("name", "seats", "boxes"), [("viscounts", 2, ()), ("viscounts", 3, BOTH), ("architects", 4, WONDER)]
)
def test_what_another_seat_draws_because_of_a_step_is_a_seal(name: str, seats: int, boxes: tuple[str, ...]) -> None:
    """Going back would leave somebody else with the knowledge of a card that lies on its pile again."""
    found = 0
    for seed in range(8):
        game = wk.new_game(name, seats=seats, expansions=boxes, seed=seed)
        luck = random.Random(seed)
        while not game.over:
            option, after = luck.choice(game.actions), game.copy()
            events = after.listen()
            after.play(option)
            if any(event.key == "drawn" and event.seat != game.seat for event in events):
                assert sealed(game, option)
                found += 1
            game.play(option)
    assert found > 1


def test_a_card_that_a_player_shows_by_playing_it_is_new_to_others_and_no_seal() -> None:
    game = table({"hand": ["abbot", "squire"], "silver": 3}, {"hand": ["labourer", "thief"]})
    option = offers(game, card="abbot")[0].id
    after = game.copy()
    after.play(option)
    assert after.view(1) != game.view(1)
    assert not sealed(game, option)


@pytest.mark.parametrize("name", wk.GAMES)
def test_a_step_is_sealed_exactly_if_there_is_something_to_name(name: str) -> None:
    game = wk.new_game(name, seats=3, seed=5)
    luck = random.Random(3)
    for _ in range(60):
        option = luck.choice(game.actions)
        assert sealed(game, option) == bool(revealed(game, option))
        game.play(option)
