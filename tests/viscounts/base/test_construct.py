"""Construct a Building: spots, types and prices."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.construct import construct, free_workshop, put
from tests.kit.rule import rule
from tests.kit.viscounts import CIRCLE, ELSEWHERE, SLOTS, actions, pick, table
from westkingdom.viscounts.game import Viscounts

NINE_SPOTS = [f"{segment}:{position}" for segment in ("3-4", "5-6", "7-8") for position in (1, 2, 3)]
ALL_BUILT = dict(zip(SLOTS, NINE_SPOTS, strict=True))


def slots(game: wk.Game) -> list[object]:
    """The slots whose Buildings are offered."""
    assert game.decision.kind == "building"
    return [option.label.args["slot"] for option in game.decision.options]


def spots(game: wk.Game) -> list[str]:
    """The Building Spots that are offered."""
    assert game.decision.kind == "spot"
    return [f"{option.label.args['segment']}:{option.label.args['position']}" for option in game.decision.options]


@rule("VB-107")
@pytest.mark.parametrize(
    ("players", "space", "expected"),
    [
        (2, "3-4:OL", ["3-4:1", "3-4:2"]),
        (2, "3-4:OR", ["3-4:3", "3-4:4"]),
        (3, "1-2:OL", ["1-2:1", "1-2:2", "1-2:3"]),
        (3, "1-2:OR", ["1-2:4", "1-2:5"]),
        (3, "3-4:OL", ["3-4:1", "3-4:2"]),
        (3, "3-4:OR", ["3-4:3", "3-4:4", "3-4:5"]),
    ],
)
def test_only_the_empty_spots_on_the_viscounts_side_of_the_river_can_be_used(
    players: int, space: str, expected: list[str]
) -> None:
    """From the left space the spots left of the river are reached, from the right space those right of it."""
    game = table({"viscount": space, "stone": 3}, *[ELSEWHERE] * (players - 1), phase="action")
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w1")
    assert spots(game) == expected


@rule("VB-107")
def test_a_spot_that_is_taken_cannot_be_reached() -> None:
    """Of the spots on the own side of the river only the empty ones are offered."""
    seat = {"viscount": "1-2:OL", "stone": 3}
    game = table(seat, {**ELSEWHERE, "built": {"gh2": "1-2:2"}}, ELSEWHERE, phase="action")
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w1")
    assert spots(game) == ["1-2:1", "1-2:3"]


@rule("VB-108")
def test_any_building_still_on_the_board_may_be_chosen() -> None:
    """Slots of a type are emptied in any order; those already open are not offered."""
    built = {"tp1": "3-4:1", "gh3": "3-4:2", "w2": "5-6:2"}
    game = table({"viscount": "1-2:OL", "stone": 7, "built": built}, phase="action")
    pick(game, "action", key="action-construct")
    assert slots(game) == ["tp2", "tp3", "gh1", "gh2", "w1", "w3"]
    put(game, "w3", "1-2:1")
    assert game.spots[0] == SLOTS.index("w3")
    assert game.view(None)["players"][0]["slots_open"] == ["tp1", "gh3", "w2", "w3"]


@rule("VB-109")
@pytest.mark.parametrize(
    ("stone", "types"),
    [(2, ""), (3, "w"), (4, "w"), (5, "tp w"), (6, "tp w"), (7, "tp gh w")],
)
def test_each_type_has_its_price_in_builders(stone: int, types: str) -> None:
    """A Workshop takes 3 Builder, a Trading Post 5, a Guildhall 7."""
    seat = {"viscount": "1-2:OL", "stone": stone, "silver": 1}
    game = table(seat, phase="action", townsfolk={"1-2": ["deacon-1"]})
    assert actions(game) == (["trade", "construct", "none"] if types else ["trade", "none"])
    if types:
        pick(game, "action", key="action-construct")
        assert slots(game) == [slot for slot in SLOTS if slot[:-1] in types.split()]


@rule("VB-109")
@pytest.mark.parametrize(("slot", "left"), [("w2", 6), ("tp2", 4), ("gh2", 2)])
def test_exactly_the_price_is_paid(slot: str, left: int) -> None:
    """Of 9 Stone a Workshop leaves 6, a Trading Post 4, a Guildhall 2."""
    game = table({"viscount": "1-2:OL", "stone": 9}, phase="action")
    construct(game, slot, "1-2:1")
    assert game.players[0].goods == [0, 0, left, 1]


@rule("VB-110")
def test_a_spot_holds_one_building() -> None:
    """A free Building, which may go anywhere, can go neither on an own nor on another's Building."""
    game = free_workshop({"built": {"gh1": "1-2:1", "w2": "7-8:3"}}, {**ELSEWHERE, "built": {"w1": "1-2:2"}})
    pick(game, "building", slot="w1")
    taken = {"1-2:1", "7-8:3", "1-2:2"}
    assert spots(game) == [spot for s in CIRCLE for p in (1, 2, 3, 4) if (spot := f"{s}:{p}") not in taken]


@rule("VB-110")
def test_a_building_stays_for_the_rest_of_the_game() -> None:
    """Whatever is played, a Building once on a spot never leaves it."""
    dice = random.Random(110)
    built = 0
    for seed in range(4):
        game = wk.new_game("viscounts", seats=3, seed=seed)
        assert isinstance(game, Viscounts)
        before = game.spots[:]
        while not game.over:
            game.choose(dice.choice(game.choices))
            assert all(now == then for now, then in zip(game.spots, before, strict=True) if then >= 0)
            before = game.spots[:]
        built += sum(spot >= 0 for spot in before)
    assert built > 20


@rule("VB-119")
def test_with_all_9_buildings_built_there_is_no_construct() -> None:
    """The ninth Building may be constructed, a tenth cannot, though Stone and spots are there."""
    seat = {"viscount": "1-2:OL", "stone": 9, "silver": 1}
    piles: dict[str, Any] = {"townsfolk": {"1-2": ["enforcer"]}}
    game = table({**seat, "built": ALL_BUILT}, phase="action", **piles)
    assert actions(game) == ["trade", "none"]
    eight = {slot: spot for slot, spot in ALL_BUILT.items() if slot != "gh2"}
    game = table({**seat, "built": eight}, phase="action", **piles)
    assert actions(game) == ["trade", "construct", "none"]


@rule("VB-119")
@pytest.mark.parametrize(
    ("space", "expected"), [("1-2:OL", ["trade", "none"]), ("1-2:OR", ["trade", "construct", "none"])]
)
def test_without_a_reachable_empty_spot_there_is_no_construct(space: str, expected: list[str]) -> None:
    """When both spots left of the river are taken, only the right space of that segment allows to construct."""
    seat = {"viscount": space, "stone": 9, "silver": 2, "built": {"w1": "1-2:1"}}
    other = {**ELSEWHERE, "built": {"w1": "1-2:2"}}
    game = table(seat, other, phase="action", townsfolk={"1-2": ["enforcer"]})
    assert actions(game) == expected


@rule("VB-EX-8")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 4), (2, 9), (3, 15)])
def test_one_two_and_three_trading_posts_score_4_9_and_15(n: int, points: int) -> None:
    """1, 2 and 3 Trading Posts are worth 4, 9 and 15 VP in all."""
    slots_built = ["tp3", "tp1", "tp2"][:n]
    game = table({"built": {slot: f"1-2:{i + 1}" for i, slot in enumerate(slots_built)}})
    assert dict(game.scores[0].lines)["trading_posts"] == points
    assert game.scores[0].total == points
