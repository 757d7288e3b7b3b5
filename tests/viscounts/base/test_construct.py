"""Construct a Building: spots, slots, prices, links and what an open slot does."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import CIRCLE, actions, offers, pass_until, pick, table
from westkingdom.viscounts.game import Viscounts

ELSEWHERE = {"viscount": "9-10:OR"}
SLOTS = ["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "w1", "w2", "w3"]
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


def put(game: wk.Game, slot: str, spot: str) -> None:
    """Choose a Building and, where a spot is asked for, the spot."""
    pick(game, "building", slot=slot)
    segment, _, position = spot.partition(":")
    pick(game, "spot", segment=segment, position=int(position))


def construct(game: wk.Game, slot: str, spot: str) -> None:
    """Take the action Construct."""
    pick(game, "action", key="action-construct")
    put(game, slot, spot)


def free_workshop(*seats: dict[str, Any], **position: Any) -> Viscounts:
    """A table at which seat 0 may place a Workshop on any spot, and nothing else happens in its turn."""
    return table(*seats, resolve={"build_free": "workshop"}, phase="draw", **position)


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


@rule("VB-111")
def test_the_effect_of_the_spot_is_for_the_builder_only() -> None:
    """The builder gains the spot's Ink; a neighbour whose link is completed gains the link but neither spot effect."""
    game = free_workshop({}, {"viscount": "3-4:OL", "built": {"w2": "3-4:2"}})
    put(game, "w1", "3-4:1")
    assert game.players[0].goods == [2, 1, 0, 0]
    assert game.players[1].goods == [2, 0, 0, 0]


@rule("VB-111")
def test_a_spot_gives_its_effect_also_without_links() -> None:
    """The spot 5-6:4 alone gives 1 Stone, and the spot 5-6:3 gives 1 Deed."""
    for spot, goods, deeds in [("5-6:4", [0, 0, 1, 0], 0), ("5-6:3", [0, 0, 0, 0], 1)]:
        game = free_workshop({})
        put(game, "w1", spot)
        assert (game.players[0].goods, game.players[0].deeds) == (goods, deeds)


@rule("VB-112")
@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [({}, {}, (0, 0)), ({}, {"tp3": "3-4:2"}, (2, 2)), ({"tp3": "3-4:2"}, {}, (2, 0))],
)
def test_a_link_pays_both_owners_and_one_owner_once(
    own: dict[str, str], other: dict[str, str], expected: tuple[int, int]
) -> None:
    """The link of 2 Silver pays nothing to an empty end, both owners, or the owner of both ends once."""
    game = free_workshop({"built": own}, {**ELSEWHERE, "built": other}, ELSEWHERE)
    put(game, "w1", "3-4:1")
    assert (game.players[0].goods[0], game.players[1].goods[0]) == expected
    assert game.players[2].goods == [0, 0, 0, 0]


@rule("VB-112")
def test_a_spot_says_the_links_on_both_sides_of_it_and_whom_they_join() -> None:
    """Between two Buildings the spot offers its own effect, the link before it and the link after it."""
    game = free_workshop({"built": {"tp3": "7-8:2"}}, {**ELSEWHERE, "built": {"gh1": "7-8:4"}})
    pick(game, "building", slot="w1")
    (option,) = offers(game, segment="7-8", position=3)
    assert [(said.key, said.args.get("seat")) for said in option.gain[1:]] == [("link", 0), ("link", 1)]
    (alone,) = offers(game, segment="3-4", position=1)
    assert len(alone.gain) == 1


@rule("VB-112")
def test_a_link_is_gained_only_when_it_is_completed() -> None:
    """A link that was there before gives nothing when a third Building is put beside it."""
    game = free_workshop({"built": {"tp3": "9-10:3"}}, {**ELSEWHERE, "built": {"tp3": "9-10:4"}})
    put(game, "w1", "9-10:2")
    assert game.players[0].deeds == 1
    assert game.players[0].goods == game.players[1].goods == [0, 0, 0, 0]
    assert game.players[1].deeds == 0


@rule("VB-113")
def test_the_spot_comes_first_then_both_links_clockwise() -> None:
    """On 7-8:3 the flip is asked first, then the Castle move of the link before it, then the Debt of the one after it."""
    seat = {"debts": 1, "deeds": 1, "tier1": {"c1": 1}, "built": {"tp3": "7-8:2"}}
    game = free_workshop(seat, {**ELSEWHERE, "built": {"gh1": "7-8:4"}})
    put(game, "w1", "7-8:3")
    assert (game.players[0].debts, game.players[1].debts) == (1, 0)
    pick(game, "flip", key="effect-flip-deed")
    assert (game.decision.kind, game.decision.seat) == ("castle-move", 0)
    assert (game.players[0].debts, game.players[1].debts) == (1, 0)
    pick(game, "castle-move", key="decline")
    assert (game.players[0].debts, game.players[1].debts) == (2, 1)


@rule("VB-114")
@pytest.mark.parametrize("after", ["1-2", "5-6", "7-8", "9-10"])
@pytest.mark.parametrize("place", [0, 4])
def test_the_last_link_joins_whatever_segment_is_next(after: str, place: int) -> None:
    """The link of 1 Gold from 3-4:4 leads to spot 1 of the next segment clockwise, also round the end of the circle."""
    rest = [segment for segment in CIRCLE if segment not in ("3-4", after)]
    circle = ["3-4", after, *rest] if place == 0 else [after, *rest, "3-4"]
    for segment in [after, *rest]:
        game = free_workshop({}, {**ELSEWHERE, "built": {"tp3": "3-4:4"}}, segments=circle)
        put(game, "w1", f"{segment}:1")
        assert game.players[1].goods == [0, 0, 0, 1 if segment == after else 0]


NO_LINK = {
    2: ["1-2:2", "3-4:2", "5-6:1", "5-6:3", "7-8:1", "9-10:1"],
    3: ["1-2:2", "3-4:3", "5-6:3", "7-8:1", "9-10:4"],
}
"""The spots without a dotted line to the next spot clockwise, by number of players."""


@rule("VB-115")
@pytest.mark.parametrize("players", [2, 3])
def test_neighbours_without_a_dotted_line_have_no_link(players: int) -> None:
    """Exactly the neighbours with a printed line are linked, whichever of the two is built later."""
    per_segment = {2: 4, 3: 5}[players]
    ring = [f"{segment}:{position + 1}" for segment in CIRCLE for position in range(per_segment)]
    for i, spot in enumerate(ring):
        onward = ring[(i + 1) % len(ring)]
        for later, earlier in [(spot, onward), (onward, spot)]:
            game = free_workshop({}, {"built": {"tp3": earlier}}, *[{}] * (players - 2))
            log = game.listen()
            put(game, "w1", later)
            pass_until(game, "play-card")
            linked = [event.args["with"] for event in log if event.key == "link"]
            assert linked == ([] if spot in NO_LINK[players] else [1]), (later, earlier)


@rule("VB-116")
@pytest.mark.parametrize(("space", "built", "other"), [("OL", "5-6:2", "5-6:3"), ("OR", "5-6:3", "5-6:2")])
def test_a_link_may_cross_the_river(space: str, built: str, other: str) -> None:
    """Building on one bank completes a link to a Building on the other bank, which the Viscount cannot reach."""
    seat = {"viscount": f"5-6:{space}", "stone": 3}
    game = table(seat, {**ELSEWHERE, "built": {"tp3": other}}, phase="action")
    construct(game, "w1", built)
    assert (game.players[0].virtue, game.players[1].virtue) == (6, 6)


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
    """An opponent with w1 who hires through a link discards after the hired card's Virtue; the builder without w1 does not."""
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
