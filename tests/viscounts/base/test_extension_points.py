"""What the base game offers to boxes."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.boxes import facts, numbers
from tests.kit.viscounts import GATES, KEYS, offers, pick, table
from westkingdom.viscounts.game import Viscounts


def seat_view(game: wk.Game, seat: int = 0) -> Any:
    players: Any = game.view(seat)["players"]
    return players[seat]


def test_of_two_free_hires_the_second_may_be_declined() -> None:
    """The first is mandatory, the second an offer; who declines it hires nobody."""
    tops = {"1-2": ["pastor"], "3-4": ["debt-collector-4"]}
    for second, hired in (("recruit-nobody", 1), ("hire-card", 2)):
        game = table({"hand": ["abbot"]}, phase="draw", townsfolk=tops, resolve={"hire_free": 2})
        assert offers(game, key="recruit-nobody") == []
        before = len(game.players[0].discard)
        pick(game, "free-hire", card="debt-collector-4")
        assert game.decision.kind == "free-hire"
        assert len(offers(game, key="recruit-nobody")) == 1
        if second == "recruit-nobody":
            pick(game, "free-hire", key="recruit-nobody")
        else:
            pick(game, "free-hire", card="pastor")
        hires = [card for card in ("debt-collector-4", "pastor") if numbers(facts(()))[card] in game.players[0].discard]
        assert len(hires) == hired
        assert len(game.players[0].discard) == before + hired


def test_a_single_free_hire_cannot_be_declined() -> None:
    """What was mandatory in the base game stays so."""
    game = table({"hand": ["abbot"]}, phase="draw", resolve={"hire_free": 1})
    assert {option.label.key for option in game.decision.options} == {"hire-card"}


def test_two_free_hires_go_on_after_a_save() -> None:
    """The second hire remembers that it is the second."""
    game = table({"hand": ["abbot"]}, phase="draw", townsfolk={"3-4": ["debt-collector-4"]}, resolve={"hire_free": 2})
    pick(game, "free-hire", card="debt-collector-4")
    again = wk.load_game(json.loads(json.dumps(game.save())))
    pick(again, "free-hire", key="recruit-nobody")
    assert again.decision.kind != "free-hire"


def test_draw_draws_cards_into_the_hand_whatever_the_limit() -> None:
    """Cards come from the top of the Draw Pile; without cards and discards nothing happens."""
    game = table({"hand": ["abbot"], "draw": ["thief", "squire", "journeyman-1"]}, phase="recruit", resolve={"draw": 2})
    assert seat_view(game)["hand"] is not None
    drawn = [game.cards.ids[card] for card in game.players[0].hand]
    assert drawn[:3] == ["abbot", "thief", "squire"]


@pytest.mark.parametrize(
    ("least", "most", "spaces"),
    [
        (1, 1, {"1-2:OR", "1-2:IN"}),
        (1, 2, {"1-2:OR", "1-2:IN", "3-4:OL", "3-4:IN"}),
        (2, 2, {"1-2:OR", "3-4:OL", "3-4:IN"}),
    ],
)
def test_an_effect_moves_the_viscount_within_its_limits(least: int, most: int, spaces: set[str]) -> None:
    """Spaces within the distance are offered for nothing."""
    move = {"move_viscount": {"min": least, "max": most}}
    game = table({"viscount": "1-2:OL", "silver": 3}, phase="draw", resolve=move)
    assert game.decision.kind == "move"
    found = set()
    for option in game.decision.options:
        assert option.cost == []
        space: Any = option.label.args["space"]
        found.add(f"{space.args['segment']}:{space.args['kind']}")
    assert found == spaces
    game.play(game.decision.options[0])
    assert seat_view(game)["goods"]["silver"] == 3


def test_whoever_is_met_by_a_moved_viscount_may_rearrange() -> None:
    """As after any other movement. [VB-088]"""
    other = {"viscount": "1-2:OR", "board": ["abbot", "thief", None], "hand": []}
    game = table({"viscount": "1-2:OL"}, other, phase="draw", resolve={"move_viscount": {"min": 1, "max": 1}})
    pick(game, "move", segment="1-2", kind="OR")
    assert (game.seat, game.decision.kind) == (1, "rearrange")


def test_an_action_as_an_effect_follows_the_rules_of_the_action() -> None:
    """The Ferryman gives a Trade action, or 3 Silver: the action is possible where a Trade is, and nowhere else."""
    words = {"hand": ["ferryman", "thief"]}
    here = table({**words, "viscount": "1-2:OL", "silver": 2}, boxes=KEYS)
    pick(here, "play-card", card="ferryman")
    pick(here, "either", key="effect-action-trade")
    assert here.decision.kind == "exchanges"
    again = wk.load_game(json.loads(json.dumps(here.save())))
    assert again.actions == here.actions
    here.play(here.decision.options[0])
    assert here.decision.kind in ("dismiss", "pay", "move")
    inside = table({**words, "viscount": "1-2:IN", "silver": 2}, boxes=KEYS)
    pick(inside, "play-card", card="ferryman")
    assert inside.decision.kind == "move"
    assert seat_view(inside)["goods"]["silver"] == 5


@pytest.mark.parametrize("phase", ["cards", "movement", "action", "recruit", "draw"])
def test_a_position_with_an_action_is_refused_or_can_be_saved(phase: str) -> None:
    """Whatever can be laid out can be saved and loaded at its first decision."""
    words = {"viscount": "1-2:OL", "silver": 5, "board": ["abbot", None, None], "hand": ["thief"]}
    try:
        game = table(words, phase=phase, resolve={"action": "trade"})
    except wk.BadPosition:
        return
    assert wk.load_game(game.save()).actions == game.actions


def test_a_card_leaves_the_game_after_its_other_effects() -> None:
    """Frederick drops off, three Workers are placed, then he is out of the game."""
    words = {"board": [None, None, "hero-frederick"], "hero": "hero-frederick", "hand": ["squire", "abbot"]}
    game = table(words, boxes=KEYS)
    number = game.cards.number["hero-frederick"]
    assert game.decision.kind == "free-workers"
    assert number not in game.removed + game.players[0].discard
    again = wk.load_game(json.loads(json.dumps(game.save())))
    for one in (game, again):
        assert isinstance(one, Viscounts)
        one.play(one.decision.options[0])
        assert number in one.removed
        assert number not in one.players[0].discard


def test_a_card_stays_with_a_player_who_would_have_too_few() -> None:
    """Nobody ever has fewer than three cards: the card is discarded instead. [VB-048]"""
    words = {
        "board": [None, None, "hero-frederick"],
        "hero": "hero-frederick",
        "hand": ["squire", "abbot"],
        "draw": [],
        "discard": [],
    }
    game = table(words, boxes=KEYS)
    game.play(game.decision.options[0])
    number = game.cards.number["hero-frederick"]
    assert number not in game.removed
    assert number in game.players[0].discard


def test_resources_stand_for_silver_only_with_the_ability() -> None:
    """Column 2 of a Manuscript Board: a payment of Silver asks good by good; without it only Silver counts."""
    tops = {"1-2": ["pastor"]}
    price = facts(()).cards.cost[facts(()).cards.number["pastor"]]
    words = {"viscount": "1-2:OL", "stone": price, "board": ["abbot", None, None], "hand": ["thief"]}
    poor = table({**words, "columns": [1]}, boxes=GATES, phase="recruit", townsfolk=tops)
    assert offers(poor, key="recruit-card") == []
    rich = table({**words, "columns": [2]}, boxes=GATES, phase="recruit", townsfolk=tops)
    pick(rich, "recruit", key="recruit-card")
    assert rich.players[0].goods[2] == 0
    mixed = table({**words, "columns": [2], "silver": 1}, boxes=GATES, phase="recruit", townsfolk=tops)
    pick(mixed, "recruit", key="recruit-card")
    assert mixed.decision.kind == "pay"
    mixed.play(mixed.decision.options[-1])
    assert sum(mixed.players[0].goods) == 1


def test_turn_options_are_offered_while_they_can_be_paid() -> None:
    """Column 4: rearranging for three resources, also between phases, where it makes a pause."""
    words = {"columns": [4], "stone": 3, "board": ["abbot", "thief", None], "hand": ["squire"]}
    game = table(words, boxes=GATES, phase="draw")
    assert game.decision.kind == "pause"
    assert [option.kind for option in game.decision.options] == ["pause", "turn-option"]
    game.play(game.decision.options[1])
    assert game.decision.kind == "rearrange"
    assert game.players[0].goods[2] == 0
    game.play(game.decision.options[-1])
    assert game.decision.kind != "pause"
    poor = table({**words, "stone": 2}, boxes=GATES, phase="draw")
    assert poor.decision.kind != "pause"


def test_a_pause_without_a_use_leaves_no_trace() -> None:
    """Where no ability can be used nobody is asked, and nothing is told of it."""
    game = table({"columns": [3], "silver": 1, "hand": ["squire", "abbot", "thief"]}, boxes=GATES)
    events = game.listen()
    while game.seat == 0 and not game.over:
        assert game.decision.kind != "pause"
        game.play(game.decision.options[-1])
        if seat_view(game)["goods"]["silver"] > 1:
            break
    assert [event for event in events if event.args.get("decision") == "pause"] == []


@pytest.mark.parametrize("position", [{1: 2}, {"seats": [{}, {}], 3: 4}, {"seats": [{5: 6}, {}]}])
def test_a_position_with_a_name_that_is_no_word_is_refused(position: Any) -> None:
    """A position is plain data whose names are words, at the table and at every seat."""
    with pytest.raises(wk.BadPosition):
        wk.scenario("viscounts", position)
