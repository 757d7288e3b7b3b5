"""Keeper of Keys, section G: constructing Public Buildings."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, offers, pick, table
from westkingdom.viscounts.deck import criminals
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys
from westkingdom.viscounts.spots import FIRST_OTHER
from westkingdom.viscounts.strength import icons_of
from westkingdom.viscounts.terms import BUILDER, CONSTRUCT, NOBLE

ELSEWHERE = {"viscount": "9-10:OR"}
SLOTS = ["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "w1", "w2", "w3"]
SLOT = {"trading_post": "tp1", "guildhall": "gh2", "workshop": "w1"}
COSTS = [("trading_post", 4), ("guildhall", 6), ("workshop", 2)]
NINE_SPOTS = ["3-4:1", "5-6:1", "5-6:2", "3-4:2", "7-8:1", "7-8:2", "7-8:3", "7-8:4", "9-10:1"]
NO_HELP: dict[str, Any] = {"townsfolk": {"1-2": ["friar"], "3-4": ["jeweller-1"]}}


def public(building: str) -> str:
    """The id of a Public Building card."""
    return f"public-{building.replace('_', '-')}"


def choices(game: Viscounts) -> list[object]:
    """The Buildings that are offered: own ones by slot, Public ones by card."""
    assert game.decision.kind == "building"
    return [option.label.args.get("slot", option.label.args.get("thing")) for option in game.decision.options]


def at_work(building: str, builders: int, spot: str = "3-4:1", **words: Any) -> Viscounts:
    """A table at which seat 0 stands at 3-4:OL with one Building, and so many Stone for an action."""
    seat = {"viscount": "3-4:OL", "stone": builders, "built": {SLOT[building]: spot}, **words}
    return table(seat, ELSEWHERE, boxes=KEYS, phase="action", **NO_HELP)


def construct(game: Viscounts, what: str) -> None:
    """Take the action Construct and name a Public Building, where anything else could be named."""
    assert public(what) in possible(game)
    pick(game, "action", key="action-construct")
    if offers(game, thing=public(what)):
        pick(game, "building", thing=public(what))


def possible(game: Viscounts) -> list[object]:
    """The Buildings that the action Construct would offer, if it is possible at all; also the only one."""
    if not offers(game, key="action-construct"):
        return []
    line = game.copy()
    log = line.listen()
    pick(line, "action", key="action-construct")
    forced = [int(event.args["option"]) for event in log if event.args.get("decision") == "building"]
    return [[*SLOTS, *map(public, SLOT)][forced[0]]] if forced else choices(line)


def publics(game: Viscounts) -> list[object]:
    """The Public Buildings that could be constructed now."""
    return [what for what in possible(game) if what not in SLOTS]


def owners(game: Viscounts) -> list[int]:
    """The owners of the Public Trading Post, Guildhall and Workshop, -1 for nobody."""
    return keys(game).public


def slots_open(game: Viscounts, seat: int = 0) -> list[str]:
    """The uncovered slots of a Player Board."""
    shown: Any = game.view(None)
    return cast("list[str]", shown["players"][seat]["slots_open"])


def on_spot(game: Viscounts, spot: str) -> object:
    """What everybody sees on a Building Spot."""
    segment, _, position = spot.partition(":")
    shown: Any = game.view(None)
    return shown["spots"][4 * shown["segments"].index(segment) + int(position) - 1]


def points(game: Viscounts, line: str, seat: int = 0) -> int:
    """The points of one line of a score sheet."""
    return dict(game.scores[seat].lines)[line]


# --- where and for how much


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
    """With one type here only that Public Building is possible; another's Building or an own one elsewhere is no help."""
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


# --- the replacement


@rule("KK-078")
@pytest.mark.parametrize("building", list(SLOT))
def test_the_public_building_takes_the_place_of_the_own_one(building: str) -> None:
    """On the same spot now stands a Building of the type that comes from no slot; the other spots are as they were."""
    game = at_work(building, 6)
    assert on_spot(game, "3-4:1") == {"seat": 0, "slot": SLOT[building]}
    before = [code for spot, code in enumerate(game.spots) if spot != 4]
    construct(game, building)
    assert on_spot(game, "3-4:1") == {"seat": 0, "slot": None, "building": building}
    assert [code for spot, code in enumerate(game.spots) if spot != 4] == before
    game.check()


@rule("KK-079")
@pytest.mark.parametrize("slot", ["w1", "w3"])
def test_the_removed_building_covers_any_uncovered_space_of_its_type(slot: str) -> None:
    """Exactly the uncovered spaces of the type may be covered, whichever space the Building came from."""
    built = {"w1": "3-4:1", "w3": "7-8:1", "gh2": "7-8:2"}
    game = at_work("workshop", 2, built=built)
    construct(game, "workshop")
    assert choices(game) == ["w1", "w3"]
    pick(game, "building", slot=slot)
    assert sorted(slots_open(game)) == sorted({"w1", "w3", "gh2"} - {slot})
    left = next(other for other in ("w1", "w3") if other != slot)
    assert on_spot(game, "7-8:1") == {"seat": 0, "slot": left}
    game.check()


@rule("KK-080")
def test_the_covered_space_gives_neither_icon_nor_points() -> None:
    """Of two Guildhalls the Noble one is covered: its icon is gone and the points fall from 13 to 6."""
    game = at_work("guildhall", 5, built={"gh1": "3-4:1", "gh2": "7-8:1"})
    assert points(game, "guildhalls") == 13
    construct(game, "guildhall")
    pick(game, "building", slot="gh2")
    assert (points(game, "guildhalls"), slots_open(game)) == (6, ["gh1"])
    assert [icons_of(game, game.players[0], icon) for icon in (BUILDER, NOBLE)] == [1, 0]


@rule("KK-080")
def test_a_covered_ability_no_longer_works() -> None:
    """With the third Workshop covered the hand is filled to 3 cards, with it uncovered to 4."""
    for slot, drawn in (("w3", 3), ("w1", 4)):
        words: dict[str, Any] = {"hand": [], "draw": ["abbot", "squire", "thief", "financer", "labourer"]}
        game = at_work("workshop", 2, built={"w1": "3-4:1", "w3": "7-8:1"}, **words)
        construct(game, "workshop")
        pick(game, "building", slot=slot)
        while game.turn == 0:
            game.play(game.decision.options[-1])
        assert len(game.players[0].hand) == drawn


@rule("KK-081")
@pytest.mark.parametrize(("spot", "neighbour"), [("3-4:1", "3-4:2"), ("3-4:2", "3-4:1"), ("3-4:1", "1-2:4")])
def test_neither_spot_nor_links_give_anything(spot: str, neighbour: str) -> None:
    """Ink, Stone, Silver and Castle moves of the spots and their Links are gained by nobody."""
    seat = {"viscount": "3-4:OL", "stone": 2, "built": {"w1": spot}, "tier1": {"c1": 1}}
    other = {**ELSEWHERE, "built": {"tp2": neighbour}, "tier1": {"c1": 1}}
    game = table(seat, other, boxes=KEYS, phase="action", **NO_HELP)
    log = game.listen()
    construct(game, "workshop")
    assert [p.goods for p in game.players] == [[0, 0, 0, 0]] * 2
    assert [event.key for event in log if event.key in ("link", "gain", "build", "castle-move")] == []
    assert game.decision.kind != "castle-move"


@rule("KK-082")
def test_a_returned_building_may_be_constructed_again_later() -> None:
    """On the next turn of its owner the Workshop can be built again, for the usual price and with its reward."""
    seat = {"viscount": "3-4:OL", "stone": 5, "built": {"w1": "3-4:1"}, "hand": ["abbot", "squire", "thief"]}
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", **NO_HELP)
    construct(game, "workshop")
    while (game.seat, game.decision.kind) != (0, "play-card"):
        game.play(game.decision.options[-1])
    pick(game, "play-card", card="thief")
    pick(game, "move", segment="3-4", kind="OR")
    pick(game, "action", key="action-construct")
    assert "w1" in choices(game)
    pick(game, "building", slot="w1")
    pick(game, "spot", position=3)
    assert slots_open(game) == ["w1"]


@rule("KK-083")
def test_a_returned_building_is_not_constructed_in_the_same_turn() -> None:
    """A free Workshop in the same turn may not come from the covered space; one from another space may."""
    for built, slots in (({"w1": "3-4:1"}, ["w2", "w3"]), ({"w1": "3-4:1", "w2": "7-8:1"}, ["w3"])):
        game = at_work("workshop", 2, built=built, silver=9)
        construct(game, "workshop")
        if len(built) > 1:
            pick(game, "building", slot="w1")
        free_workshop(game)
        log = game.listen()
        if len(slots) > 1:
            assert choices(game) == slots
        else:
            assert game.decision.kind == "spot"
            game.play(game.decision.options[0])
            assert [event.args["slot"] for event in log if event.key == "build"] == slots


@rule("KK-083")
def test_with_all_others_built_a_returned_building_stays() -> None:
    """If only the covered space has a Workshop, a free Workshop in the same turn is lost."""
    game = at_work("workshop", 2, built={"w1": "3-4:1", "w2": "7-8:1", "w3": "7-8:2"}, silver=9)
    construct(game, "workshop")
    pick(game, "building", slot="w1")
    free_workshop(game)
    assert game.decision.kind not in ("building", "spot")
    assert sorted(slots_open(game)) == ["w2", "w3"]


def free_workshop(game: Viscounts) -> None:
    """Resolve a free Workshop for seat 0 now."""
    assert game.turn == 0
    game.push(VOCABULARY.effect({"build_free": "workshop"}), 0)
    game.advance()


@rule("KK-084")
@pytest.mark.parametrize("building", list(SLOT))
def test_the_card_goes_to_its_owner_and_its_immediate_effect_is_resolved(building: str) -> None:
    """Everybody sees whose card it is, and before anything else the effect on its right is carried out."""
    game = at_work(building, 6, debts=1, deeds=1)
    construct(game, building)
    shown = asking.shown(game, 1)["keeper-of-keys"]
    assert [card["seat"] for card in shown["public_buildings"]] == [0 if building == other else None for other in SLOT]
    assert game.seat == 0
    assert game.decision.kind == {"trading_post": "chest", "guildhall": "hero", "workshop": "flip"}[building]


@rule("KK-085")
def test_what_the_three_give_at_once() -> None:
    """Trading Post: a Chest Tile. Guildhall: a Hero into the hand. Workshop: a Debt or Deed is flipped, as chosen."""
    game = at_work("trading_post", 4)
    construct(game, "trading_post")
    tile = keys(game).chests[2]
    game.choose(tile)
    pick(game, "chest-slot", place="middle")
    assert keys(game).slotted[0] == [-1, tile, -1]
    game = at_work("guildhall", 6, hand=["abbot", "squire", "thief"])
    construct(game, "guildhall")
    hero = keys(game).heroes[0]
    game.choose(hero)
    assert hero in game.players[0].hand
    game = at_work("workshop", 2, debts=1, deeds=1)
    construct(game, "workshop")
    assert [option.label.key for option in game.decision.options] == ["effect-flip-debt", "effect-flip-deed"]
    pick(game, "flip", key="effect-flip-deed")
    assert (game.players[0].deeds, game.players[0].approved, game.players[0].debts) == (0, 1, 1)


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
    """A Manuscript with 1 point per Building counts 2 own and 1 Public one; as a Workshop it counts with the Workshops."""
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
    """Only a Trading Post here and 6 Builders: the Public Trading Post, not the others; across the River not even that."""
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
