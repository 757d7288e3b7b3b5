"""Keeper of Keys, section G: how many Public Buildings there are, what they count as, and worked examples."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import westkingdom as wk
from tests.kit.chapters.keeper_of_keys.public_buildings import (
    NO_HELP,
    SLOT,
    at_work,
    choices,
    construct,
    on_spot,
    owners,
    points,
    possible,
    publics,
    slots_open,
)
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, KEYS, SLOTS, pick, table
from westkingdom.viscounts.deck import criminals
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.spots import FIRST_OTHER
from westkingdom.viscounts.terms import CONSTRUCT

NINE_SPOTS = ["3-4:1", "5-6:1", "5-6:2", "3-4:2", "7-8:1", "7-8:2", "7-8:3", "7-8:4", "9-10:1"]


# --- limits


@rule("KK-086")
@pytest.mark.parametrize("building", list(SLOT))
def test_a_free_building_is_never_a_public_one(building: str) -> None:
    """With all conditions met, an effect that gives a free Building offers own ones only."""
    seat = {"viscount": "3-4:OL", "stone": 9, "built": {SLOT[building]: "3-4:1"}}
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", resolve={"build_free": building})
    left = [slot for slot in SLOTS if slot[:-1] == SLOT[building][:-1] and slot != SLOT[building]]
    assert choices(game) == left


@rule("KK-086")
def test_who_has_no_own_building_left_gets_nothing_for_free() -> None:
    """With all Workshops built a free Workshop is lost, though the Public one could be constructed."""
    built = {"w1": "3-4:1", "w2": "7-8:1", "w3": "7-8:2"}
    game = table(
        {"viscount": "3-4:OL", "stone": 2, "built": built},
        ELSEWHERE,
        boxes=KEYS,
        phase="action",
        resolve={"build_free": "workshop"},
    )
    assert (game.decision.kind, owners(game)) == ("action", [-1, -1, -1])
    assert publics(game) == ["public-workshop"]


@rule("KK-087")
def test_one_player_may_have_several_public_buildings_one_per_action() -> None:
    """After one the action is over; on another turn the same player may construct the next."""
    built = {"w1": "3-4:1", "tp1": "3-4:2"}
    game = at_work("workshop", 9, built=built)
    assert publics(game) == ["public-trading-post", "public-workshop"]
    construct(game, "workshop")
    assert game.decision.kind not in ("building", "action")
    game = at_work("trading_post", 4, built={"tp1": "3-4:2"}, public={"workshop": "3-4:1", "guildhall": "5-6:1"})
    construct(game, "trading_post")
    assert owners(game) == [0, 0, 0]


@rule("KK-088")
@pytest.mark.parametrize("owner", [0, 1])
def test_each_public_building_is_constructed_once(owner: int) -> None:
    """Once somebody has it, nobody can construct it again, not even its owner with another own Building here."""
    seats: list[dict[str, Any]] = [
        {"viscount": "3-4:OL", "stone": 9, "built": {"w1": "3-4:1", "tp1": "3-4:2"}},
        {**ELSEWHERE},
    ]
    seats[owner]["public"] = {"workshop": "7-8:1"}
    game = table(*seats, boxes=KEYS, phase="action")
    assert publics(game) == ["public-trading-post"]


@rule("KK-089")
def test_a_built_public_building_gives_its_owner_an_ongoing_ability() -> None:
    """Right after the Public Guildhall is built its owner, and nobody else, has 1 Criminal more."""
    game = at_work("guildhall", 6)
    assert [criminals(game, p) for p in game.players] == [0, 0]
    construct(game, "guildhall")
    game.play(game.decision.options[0])
    assert [criminals(game, p) for p in game.players] == [1, 0]


@rule("KK-090")
@pytest.mark.parametrize("spot", [1, 2])
def test_of_several_own_buildings_the_player_chooses_which_is_replaced(spot: int) -> None:
    """Both Workshops here may be replaced, the one across the River may not; only the chosen one goes."""
    game = at_work("workshop", 2, built={"w1": "3-4:1", "w2": "3-4:2", "w3": "3-4:3"})
    construct(game, "workshop")
    assert game.decision.kind == "spot"
    assert [(o.label.args["segment"], o.label.args["position"]) for o in game.decision.options] == [
        ("3-4", 1),
        ("3-4", 2),
    ]
    pick(game, "spot", position=spot)
    pick(game, "building", slot="w3")
    stands = [cast("dict[str, object]", on_spot(game, f"3-4:{position}"))["slot"] is None for position in (1, 2, 3)]
    assert stands == [spot == 1, spot == 2, False]
    assert sorted(slots_open(game)) == ["w1", "w2"]
    game.check()


@rule("KK-091")
def test_abilities_that_answer_to_constructing_answer() -> None:
    """A Woodcutter gives 1 Virtue after a Public Building as after any other, once the card's effect is done."""
    game = at_work("workshop", 1, board=["woodcutter-1", None, None], debts=1)
    log = game.listen()
    construct(game, "workshop")
    game.play(game.decision.options[0])
    assert game.players[0].virtue == 6
    keys_told = [event.key for event in log if event.key in ("build-public", "flip-debt", "gain-virtue")]
    assert keys_told == ["build-public", "flip-debt", "gain-virtue"]


@rule("KK-092")
def test_a_player_with_all_nine_buildings_on_the_board_may_still_construct() -> None:
    """With nothing left to build the Public Buildings of the types here are possible, and nothing else."""
    built = dict(zip(SLOTS, NINE_SPOTS, strict=True))
    game = at_work("workshop", 6, built=built)
    assert len(slots_open(game)) == 9
    assert possible(game) == ["public-trading-post", "public-guildhall"]
    construct(game, "guildhall")
    pick(game, "building", slot="gh3")
    assert len(slots_open(game)) == 8
    game = at_work("workshop", 9, built=built, viscount="1-2:OL")
    assert possible(game) == []


@rule("KK-093")
def test_a_public_building_counts_as_a_building_of_its_owner_and_type() -> None:
    """A Manuscript with 1 point per Building counts 2 own and 1 Public one.

    As a Workshop it counts with the Workshops.
    """
    seat = {"built": {"w1": "1-2:1", "gh1": "1-2:2"}, "manuscripts": ["ms-grey-6-buildings"]}
    game = table({**seat, "public": {"workshop": "3-4:1"}}, ELSEWHERE, boxes=KEYS)
    assert points(game, "manuscripts") == 3
    assert [game.buildings_of_type(0, building) for building in range(3)] == [0, 1, 2]
    assert [game.buildings_of_type(1, building) for building in range(3)] == [0, 0, 0]
    game = table(seat, {**ELSEWHERE, "public": {"workshop": "3-4:1"}}, boxes=KEYS)
    assert points(game, "manuscripts") == 2


@rule("KK-094")
@pytest.mark.parametrize(("building", "line", "one", "card"), [
    ("trading_post", "trading_posts", 4, 11),
    ("guildhall", "guildhalls", 6, 15),
    ("workshop", "workshops", 2, 7),
])  # fmt: skip
def test_a_public_building_scores_its_card_and_not_in_the_row_of_the_board(
    building: str, line: str, one: int, card: int
) -> None:
    """With one own Building of the type the row scores as for one; the card scores apart."""
    seat = {"built": {SLOT[building]: "1-2:1"}, "public": {building: "3-4:1"}}
    game = table(seat, ELSEWHERE, boxes=KEYS)
    assert (points(game, line), points(game, "public_buildings")) == (one, card)
    assert (points(game, line, 1), points(game, "public_buildings", 1)) == (0, 0)


@rule("KK-095")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_later_link_pays_the_owner_of_the_public_building(owner: int) -> None:
    """Who builds beside it completes the Link: both owners gain its 2 Silver, one owner gains it once."""
    seats: list[dict[str, Any]] = [{"viscount": "3-4:OL", "stone": 3}, {**ELSEWHERE}]
    seats[owner]["public"] = {"guildhall": "3-4:1"}
    game = table(*seats, boxes=KEYS, phase="action", **NO_HELP)
    pick(game, "action", key="action-construct")
    if game.decision.kind == "building":
        pick(game, "building", slot="w1")
    goods = [p.goods[0] for p in game.players]
    assert goods == ([2, 0] if owner == 0 else [2, 2])


@rule("KK-096")
def test_a_public_building_is_never_replaced_or_built_over() -> None:
    """Where only Public Buildings stand no Public Building is possible, and no Building can be put on their spots."""
    public_ones = {"workshop": "3-4:1", "guildhall": "3-4:2"}
    game = at_work("trading_post", 9, built={"tp1": "7-8:1"}, public=public_ones)
    assert possible(game) == []
    for building in (*public_ones,):
        free = table({"public": public_ones}, ELSEWHERE, boxes=KEYS, resolve={"build_free": building})
        free.play(free.decision.options[0])
        assert free.decision.kind == "spot"
        spots = [(o.label.args["segment"], o.label.args["position"]) for o in free.decision.options]
        assert len(spots) == 18
        assert not {("3-4", 1), ("3-4", 2)} & set(spots)


@rule("KK-096")
def test_public_buildings_stay_to_the_end() -> None:
    """Through whole games played at random, a Public Building once on a spot is there at the end, with its owner."""
    dice = random.Random(96)
    seen = 0
    for seed in range(3):
        game = wk.new_game("viscounts", seats=3, expansions=KEYS, seed=seed)
        assert isinstance(game, Viscounts)
        before: dict[int, int] = {}
        while not game.over:
            game.choose(eager(game, dice))
            now = {spot: code for spot, code in enumerate(game.spots) if code >= FIRST_OTHER}
            assert before.items() <= now.items()
            before = now
        seen += len(before)
    assert seen > 2


def eager(game: Viscounts, dice: random.Random) -> int:
    """A random choice, but Construct and Public Buildings wherever they are possible."""
    kind = game.decision.kind
    if kind == "action" and CONSTRUCT in game.choices:
        return CONSTRUCT
    if kind == "building" and max(game.choices) >= len(SLOTS):
        return max(game.choices)
    return dice.choice(game.choices)


# --- worked examples


@rule("KK-EX-6")
def test_no_building_of_the_type() -> None:
    """Only a Trading Post here and 6 Builders: the Public Trading Post, not the others.

    Across the River not even that.
    """
    game = at_work("trading_post", 6)
    assert publics(game) == ["public-trading-post"]
    assert publics(at_work("trading_post", 6, spot="3-4:3")) == []


@rule("KK-EX-6")
def test_why_a_public_building_is_not_possible_is_explained() -> None:
    """The two others are named among what is not possible, because no own Building of the type stands here."""
    game = at_work("trading_post", 6)
    pick(game, "action", key="action-construct")
    whys = [(why.label.args.get("thing"), why.reason.key) for why in game.decision.why_not()]
    reasons = {thing: key for thing, key in whys if thing}
    assert reasons == dict.fromkeys(["public-guildhall", "public-workshop"], "why-not-no-own-building-here")


@rule("KK-EX-7")
def test_free_building() -> None:
    """A Manuscript gives a free Guildhall while the Public Guildhall could be built: only a standard one can be placed."""
    seat = {"viscount": "3-4:OL", "stone": 9, "built": {"gh1": "3-4:1"}}
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", resolve={"build_free": "guildhall"})
    assert choices(game) == ["gh2", "gh3"]
    pick(game, "building", slot="gh2")
    pick(game, "spot", segment="9-10", position=4)
    assert (owners(game), sorted(slots_open(game))) == ([-1, -1, -1], ["gh1", "gh2"])
    assert publics(game) == ["public-guildhall"]


@rule("KK-EX-8")
def test_second_player() -> None:
    """The Public Guildhall that A has built is not available to B; A may build the Public Workshop on another turn."""
    a = {"viscount": "1-2:OL", "stone": 9, "built": {"w1": "1-2:1", "gh1": "1-2:2"}, "public": {"guildhall": "7-8:1"}}
    b = {"viscount": "3-4:OL", "stone": 9, "built": {"gh1": "3-4:1"}}
    assert publics(table(a, b, boxes=KEYS, phase="action", to_act=1)) == []
    assert publics(table(a, b, boxes=KEYS, phase="action", to_act=0)) == ["public-workshop"]
    free = {**a, "public": {}}
    assert publics(table(free, b, boxes=KEYS, phase="action", to_act=1)) == ["public-guildhall"]
