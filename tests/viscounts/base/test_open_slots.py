"""What the open slot of a Building does."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.construct import construct
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, SLOTS, actions, pick, table


@rule("VB-117")
@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize(
    ("seat", "helped"),
    [
        ({"viscount": "7-8:OR", "silver": 1}, {"tp3": "trade"}),
        ({"viscount": "7-8:OR", "silver": 0}, {}),
        ({"viscount": "7-8:OL", "silver": 0}, {"tp3": "trade"}),
        ({"viscount": "1-2:OR", "stone": 2}, {"tp3": "trade", "gh1": "construct"}),
        ({"viscount": "7-8:OR", "stone": 1}, {}),
        ({"viscount": "1-2:IN", "ink": 2}, {"gh2": "place-workers", "gh3": "transcribe"}),
        ({"viscount": "1-2:IN", "ink": 1}, {"gh2": "place-workers"}),
    ],
)
def test_the_icons_of_a_slot_count_for_actions(slot: str, seat: dict[str, Any], helped: dict[str, str]) -> None:
    """tp3 is worth 2 Merchants, gh1 a Builder, gh2 a Noble, gh3 a Cleric, and no other slot is worth an icon."""
    piles: dict[str, Any] = {
        "townsfolk": {"1-2": ["charlatan"], "7-8": ["enforcer"]},
        "manuscripts": {"1-2": ["ms-grey-3-virtue"]},
    }
    game = table({**seat, "built": {slot: "9-10:1"}}, phase="action", **piles)
    if slot in helped:
        assert actions(game) == [helped[slot], "none"]
    else:
        assert game.decision.kind != "action"


@rule("VB-117")
@pytest.mark.parametrize(("built", "workers"), [({}, 1), ({"gh2": "9-10:1"}, 2)])
def test_gh2_is_worth_one_noble(built: dict[str, str], workers: int) -> None:
    """With 2 Gold the second Guildhall makes the step of 2 Workers possible."""
    game = table({"viscount": "1-2:IN", "gold": 2, "built": built}, phase="action")
    pick(game, "action", key="action-place-workers")
    assert (len(game.decision.options) if game.decision.kind == "workers" else 1) == workers


@rule("VB-117")
@pytest.mark.parametrize(
    ("built", "expected"),
    [({}, {"1-2:OR", "1-2:IN"}), ({"tp1": "9-10:1"}, {"1-2:OR", "1-2:IN", "3-4:OL", "3-4:IN"})],
)
def test_tp1_allows_one_space_more(built: dict[str, str], expected: set[str]) -> None:
    """A card of value 1 without Silver moves 1 space, with the first Trading Post open 1 or 2."""
    seat = {"viscount": "1-2:OL", "board": ["trader-1", None, None], "built": built}
    game = table(seat, phase="movement")
    spaces = [option.label.args["space"] for option in game.decision.options]
    assert all(isinstance(space, wk.Message) for space in spaces)
    assert {f"{s.args['segment']}:{s.args['kind']}" for s in spaces if isinstance(s, wk.Message)} == expected


@rule("VB-117")
@pytest.mark.parametrize(("built", "left"), [({}, 1), ({"tp2": "9-10:2"}, 2)])
def test_tp2_makes_a_dismissal_cost_1(built: dict[str, str], left: int) -> None:
    """Dismissing a card of value 2 costs 2 Silver, with the second Trading Post open 1."""
    seat = {"viscount": "1-2:OL", "stone": 3, "silver": 3, "built": built}
    game = table(seat, phase="action", townsfolk={"1-2": ["tinker-3"]})
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w1")
    pick(game, "dismiss", card="tinker-3")
    assert game.players[0].goods[0] == left


@rule("VB-117", "VB-118")
def test_w1_answers_to_the_hire_of_its_own_spot() -> None:
    """The Workshop of slot w1, put on a spot with a free hire, already gives a discard with that hire."""
    game = table({"viscount": "1-2:OL", "stone": 3}, phase="action", townsfolk={"3-4": ["deacon-1"]})
    construct(game, "w1", "1-2:2")
    pick(game, "free-hire", card="deacon-1")
    assert (game.decision.kind, game.decision.seat) == ("discard", 0)
    other = table({"viscount": "1-2:OL", "stone": 3}, phase="action", townsfolk={"3-4": ["deacon-1"]})
    construct(other, "w2", "1-2:2")
    pick(other, "free-hire", card="deacon-1")
    assert (other.decision.kind, other.decision.seat) == ("play-card", 1)


@rule("VB-117")
@pytest.mark.parametrize(("slot", "deeds"), [("w1", 0), ("w2", 1)])
def test_w2_answers_to_the_collision_of_the_same_turn(slot: str, deeds: int) -> None:
    """With the second Workshop built in phase 3 markers on 5 move to 4 in phase 5, where a Deed lies."""
    game = table({"viscount": "5-6:OR", "stone": 3, "corruption": 5, "virtue": 5}, phase="action")
    construct(game, slot, "5-6:4")
    assert game.players[0].goods == [2, 0, 1, 0]
    assert (game.players[0].debts, game.players[0].deeds) == (1, deeds)


@rule("VB-117")
@pytest.mark.parametrize(("slot", "hand"), [("w2", 3), ("w3", 4)])
def test_w3_raises_the_hand_limit_in_the_same_turn(slot: str, hand: int) -> None:
    """Phase 6 of the turn in which the third Workshop is built fills the hand up to 4."""
    game = table({"viscount": "5-6:OR", "stone": 3}, phase="action")
    construct(game, slot, "5-6:4")
    assert len(game.players[0].hand) == hand


@rule("VB-118")
def test_w1_answers_to_a_paid_hire_after_the_top_right_effect() -> None:
    """The rearrange of the hired card is asked first, the discard of w1 after it, and no discard without w1."""
    board = ["abbot", "squire", None]
    for built, kinds in [({"w1": "9-10:1"}, ["rearrange", "discard"]), ({"w3": "9-10:1"}, ["rearrange"])]:
        game = table({"silver": 1, "board": board, "built": built}, phase="recruit", townsfolk={"1-2": ["mason"]})
        pick(game, "recruit", card="mason")
        for kind in kinds:
            assert (game.decision.kind, game.decision.seat) == (kind, 0)
            game.play(game.decision.options[-1])
        assert (game.decision.kind, game.decision.seat) == ("play-card", 1)


@rule("VB-118")
def test_w1_answers_to_a_hire_outside_the_own_turn() -> None:
    """An opponent with w1 who hires through a link discards after the hired card's Virtue.

    The builder without w1 does not.
    """
    seat = {"viscount": "7-8:OL", "stone": 3}
    tops = {"1-2": ["deacon-1"], "3-4": ["overseer-1"]}
    game = table(seat, {**ELSEWHERE, "built": {"w1": "7-8:2"}}, ELSEWHERE, phase="action", townsfolk=tops)
    construct(game, "w2", "7-8:3")
    pick(game, "destroy", key="keep-cards")
    pick(game, "free-hire", card="deacon-1")
    assert (game.decision.kind, game.decision.seat, game.players[1].virtue) == ("free-hire", 1, 7)
    pick(game, "free-hire", card="overseer-1")
    assert (game.decision.kind, game.decision.seat, game.players[1].virtue) == ("discard", 1, 6)
    pick(game, "discard", key="keep-cards")
    assert (game.decision.kind, game.decision.seat) == ("play-card", 1)
