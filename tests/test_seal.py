"""A step is sealed exactly if it brings something to light that its player could not know."""

from __future__ import annotations

import random

import westkingdom as wk
from tests.table import BOTH, offers, table
from westkingdom.seal import differences, revealed


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


def test_asking_changes_nothing() -> None:
    game = wk.new_game("viscounts", seats=3, seed=4)
    luck = random.Random(1)
    for _ in range(40):
        option = luck.choice(game.decision.options)
        before = game.digest()
        revealed(game, option.id)
        assert game.digest() == before
        game.play(option)


def test_a_step_without_seal_has_the_same_outcome_in_every_world() -> None:
    """The law behind undo: whatever the player could not know has no influence on what is seen after such a step."""
    game = wk.new_game("viscounts", seats=2, seed=11)
    luck = random.Random(2)
    open_steps = 0
    while not game.over:
        option = luck.choice(game.decision.options)
        seat = game.seat
        if luck.random() < 0.3 and not revealed(game, option.id):
            open_steps += 1
            after = game.copy()
            after.play(option.id)
            for seed in range(1000, 1004):
                world = game.determinize(seat, seed)
                world.play(option.id)
                assert world.view(seat) == after.view(seat)
        game.play(option)
    assert open_steps > 20


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


def test_a_step_without_seal_in_a_game_with_boxes_has_the_same_outcome_in_every_world() -> None:
    """The law behind undo holds with both boxes, also for abilities that come along with a decision."""
    game = wk.new_game("viscounts", seats=3, expansions=BOTH, seed=12)
    luck = random.Random(3)
    open_steps = 0
    while not game.over:
        option = luck.choice(game.decision.options)
        seat = game.seat
        if luck.random() < 0.15 and not revealed(game, option.id):
            open_steps += 1
            after = game.copy()
            after.play(option.id)
            for seed in range(1000, 1003):
                world = game.determinize(seat, seed)
                world.play(option.id)
                assert world.view(seat) == after.view(seat)
        game.play(option)
    assert open_steps > 20


def test_differences_are_named_by_their_place() -> None:
    one = {"a": 1, "b": [{"c": 1, "d": 2}, {"c": 1, "d": 2}], "e": [1]}
    other = {"a": 1, "b": [{"c": 1, "d": 3}, {"c": 1, "d": 4}], "e": [1, 2]}
    assert differences(one, other) == ["b.d", "e"]
    assert differences(one, one) == []
