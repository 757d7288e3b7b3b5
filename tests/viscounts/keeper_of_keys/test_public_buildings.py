"""Keeper of Keys, section G: where Public Buildings are constructed, and for how much."""

from __future__ import annotations

import pytest

from tests.kit.chapters.keeper_of_keys.public_buildings import (
    SLOT,
    at_work,
    choices,
    construct,
    owners,
    possible,
    public,
    publics,
    slots_open,
)
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, KEYS, SLOTS, pick, table

COSTS = [("trading_post", 4), ("guildhall", 6), ("workshop", 2)]


@rule("KK-072")
@pytest.mark.parametrize("building", list(SLOT))
def test_a_public_building_is_constructed_with_the_primary_action(building: str) -> None:
    """Construct offers it beside the own Buildings, and naming it there builds it."""
    game = at_work(building, 7)
    assert [option.label.key for option in game.decision.options if "construct" in option.label.key] == [
        "action-construct"
    ]
    assert publics(game) == [public(building)]
    assert owners(game) == [-1, -1, -1]
    construct(game, building)
    assert owners(game) == [0 if building == other else -1 for other in SLOT]


@rule("KK-072")
def test_other_actions_do_not_construct_public_buildings() -> None:
    """On the inside space of the same segment nothing can be constructed."""
    game = at_work("workshop", 9, viscount="3-4:IN", gold=9)
    assert [option.label.key for option in game.decision.options] == ["action-place-workers", "action-none"]


@rule("KK-073")
@pytest.mark.parametrize("building", list(SLOT))
def test_an_own_building_of_the_same_type_must_stand_there(building: str) -> None:
    """With one type here only that Public Building is possible.

    Another's Building or an own one elsewhere is no help.
    """
    assert publics(at_work(building, 9)) == [public(building)]
    assert publics(at_work(building, 9, spot="1-2:1")) == []
    seat = {"viscount": "3-4:OL", "stone": 9}
    game = table(seat, {**ELSEWHERE, "built": {SLOT[building]: "3-4:1"}}, boxes=KEYS, phase="action")
    assert (publics(game), possible(game)) == ([], SLOTS)


@rule("KK-073")
def test_the_building_must_have_been_constructed_before() -> None:
    """A Workshop that is constructed now does not allow the Public Workshop in the same action."""
    game = table({"viscount": "3-4:OL", "stone": 9}, boxes=KEYS, phase="action")
    pick(game, "action", key="action-construct")
    assert choices(game) == SLOTS
    pick(game, "building", slot="w1")
    pick(game, "spot", position=1)
    assert owners(game) == [-1, -1, -1]
    assert game.decision.kind not in ("building", "action")


@rule("KK-074")
@pytest.mark.parametrize(
    ("spot", "space", "reached"),
    [
        ("3-4:1", "3-4:OL", True),
        ("3-4:2", "3-4:OL", True),
        ("3-4:3", "3-4:OL", False),
        ("3-4:4", "3-4:OL", False),
        ("3-4:2", "3-4:OR", False),
        ("3-4:3", "3-4:OR", True),
        ("3-4:4", "3-4:OR", True),
        ("1-2:4", "3-4:OL", False),
        ("5-6:1", "3-4:OR", False),
    ],
)
def test_the_building_stands_in_the_same_segment_on_the_same_side_of_the_river(
    spot: str, space: str, reached: bool
) -> None:
    """Reached are exactly the spots on which one could build from the space of the Viscount."""
    game = at_work("workshop", 3, spot=spot, viscount=space)
    assert publics(game) == (["public-workshop"] if reached else [])


@rule("KK-075")
def test_no_empty_spot_is_needed() -> None:
    """Where every spot is taken, no own Building can be constructed, but the Public one can."""
    seat = {"viscount": "3-4:OL", "stone": 9, "built": {"w1": "3-4:1", "gh1": "3-4:2"}}
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action")
    assert possible(game) == ["public-guildhall", "public-workshop"]
    construct(game, "workshop")
    assert owners(game) == [-1, -1, 0]
    seat["built"] = {"w1": "3-4:3", "gh1": "3-4:4"}
    game = table(seat, {**ELSEWHERE, "built": {"w1": "3-4:1", "w2": "3-4:2"}}, boxes=KEYS, phase="action")
    assert possible(game) == []


@rule("KK-076")
def test_the_price_is_paid_like_that_of_any_building() -> None:
    """A Builder, a Criminal and 2 Stone make the 4 for the Public Trading Post; the rest of the Stone stays."""
    board = ["labourer", "thief", "squire"]
    assert publics(at_work("trading_post", 1, board=board)) == []
    game = at_work("trading_post", 3, board=board)
    construct(game, "trading_post")
    assert game.players[0].goods[2] == 1
    assert owners(game) == [0, -1, -1]


@rule("KK-076")
def test_a_dismissal_helps_to_pay() -> None:
    """A Charlatan at the segment, dismissed for 3 Silver, brings 2 Builders, its Debt, and leaves the game."""
    seat = {"viscount": "3-4:OL", "stone": 2, "silver": 3, "built": {"tp1": "3-4:1"}}
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", townsfolk={"3-4": ["charlatan", "friar"]})
    construct(game, "trading_post")
    p = game.players[0]
    assert (p.goods[0], p.goods[2], p.debts) == (0, 0, 1)
    assert [game.cards.ids[card] for card in game.removed] == ["charlatan"]
    game = table({**seat, "silver": 2}, ELSEWHERE, boxes=KEYS, phase="action", townsfolk={"3-4": ["charlatan"]})
    assert publics(game) == []


@rule("KK-077")
@pytest.mark.parametrize(("building", "cost"), COSTS)
def test_each_public_building_has_its_price(building: str, cost: int) -> None:
    """Trading Post 4, Guildhall 6, Workshop 2 Builders, exactly; and an own Building of the type is given back."""
    assert publics(at_work(building, cost - 1)) == []
    game = at_work(building, cost + 1)
    construct(game, building)
    assert game.players[0].goods[2] == 1
    assert slots_open(game) == []
