"""Building Bonus Cards: who takes the Diversified and the Specialized Builder Card, when, and what they are worth."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick, table
from westkingdom.engine.errors import BadPosition
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ELSEWHERE = {"viscount": "9-10:OR"}
DIVERSIFIED = [
    "builder-diversified-collision-silver",
    "builder-diversified-collision-flip",
    "builder-diversified-merchants",
    "builder-diversified-collision-hire",
    "builder-diversified-move",
    "builder-diversified-hand",
]
SPECIALIZED = [
    "builder-specialized-order-silver",
    "builder-specialized-order-virtue",
    "builder-specialized-welcome-draw",
    "builder-specialized-welcome-silver",
    "builder-specialized-refuse-rearrange",
    "builder-specialized-refuse-order",
]
PAIR = ["builder-diversified-hand", "builder-specialized-welcome-silver"]
ONE_OF_TWO_TYPES = {"tp1": "3-4:1", "w1": "5-6:1"}
TWO_GUILDHALLS = {"gh1": "3-4:1", "gh2": "5-6:1"}
THREE_WORKSHOPS = {"w1": "3-4:1", "w2": "3-4:2", "w3": "5-6:1"}


def holders(game: Viscounts) -> list[int]:
    """The seats that hold the Diversified and the Specialized card, -1 for nobody."""
    out = []
    for thing in gates(game).builders:
        out.append(next((p.seat for p in game.players if thing in p.permanents), -1))
    return out


def build(game: Viscounts, slot: str, segment: str, position: int) -> None:
    """Place a Building for nothing on a spot."""
    if game.decision.kind == "building":
        pick(game, "building", slot=slot)
    pick(game, "spot", segment=segment, position=position)


def free(building: str, *seats: dict[str, Any], **position: Any) -> Viscounts:
    """A table at which seat 0 places a Building of this type for nothing."""
    return table(*seats, boxes=GATES, **{"builder_cards": PAIR, "resolve": {"build_free": building}, **position})


# --- taking the cards


@rule("GG-132")
def test_one_card_of_each_kind_is_there_to_compete_for() -> None:
    """Every game begins with one Diversified and one Specialized card, which nobody holds."""
    for seed in range(40):
        game = wk.new_game("viscounts", seats=2 + seed % 3, expansions=GATES, seed=seed)
        assert isinstance(game, Viscounts)
        diversified, specialized = names(game)
        assert diversified in DIVERSIFIED
        assert specialized in SPECIALIZED
        assert holders(game) == [-1, -1]


def names(game: Viscounts) -> list[str]:
    """The Builder cards of a game."""
    return [game.cards.ids[thing] for thing in gates(game).builders]


@rule("GG-132", "GG-133")
@pytest.mark.parametrize(("built", "holder"), [(ONE_OF_TWO_TYPES, 0), ({"tp1": "3-4:1", "tp2": "5-6:1"}, -1)])
def test_one_building_of_each_type_takes_the_diversified_card(built: dict[str, str], holder: int) -> None:
    """A Guildhall beside a Trading Post and a Workshop takes it, beside two Trading Posts it does not."""
    game = free("guildhall", {"built": built}, ELSEWHERE)
    assert holders(game) == [-1, -1]
    log = game.listen()
    build(game, "gh1", "9-10", 4)
    assert holders(game) == [holder, -1]
    taken = [(event.seat, event.args["thing"]) for event in log if event.key == "builder-card"]
    assert taken == ([] if holder < 0 else [(0, PAIR[0])])


@rule("GG-133")
def test_only_the_first_player_takes_the_diversified_card() -> None:
    """Whoever completes the three types later takes nothing."""
    first = {**ELSEWHERE, "built": {"tp1": "7-8:1", "gh1": "7-8:2", "w1": "7-8:3"}, "builder": ["diversified"]}
    game = free("guildhall", {"built": ONE_OF_TWO_TYPES}, first)
    build(game, "gh1", "9-10", 4)
    assert holders(game) == [1, -1]


@rule("GG-134")
@pytest.mark.parametrize(
    ("building", "built", "slot"),
    [
        ("trading_post", {"tp1": "3-4:1", "tp3": "5-6:1"}, "tp2"),
        ("guildhall", TWO_GUILDHALLS, "gh3"),
        ("workshop", {"w1": "3-4:1", "w2": "5-6:1"}, "w3"),
    ],
)
def test_three_buildings_of_one_type_take_the_specialized_card(building: str, built: dict[str, str], slot: str) -> None:
    """The third Building of any type takes it; the second did not."""
    game = free(building, {"built": built}, ELSEWHERE)
    assert holders(game) == [-1, -1]
    build(game, slot, "9-10", 4)
    assert holders(game) == [-1, 0]


@rule("GG-134")
def test_three_buildings_of_two_types_take_no_card() -> None:
    """A second Guildhall beside a first one and a Workshop meets neither condition."""
    game = free("guildhall", {"built": {"gh1": "3-4:1", "w1": "5-6:1"}}, ELSEWHERE)
    build(game, "gh2", "9-10", 4)
    assert holders(game) == [-1, -1]


@rule("GG-134")
def test_only_the_first_player_takes_the_specialized_card() -> None:
    """A third Guildhall comes too late when another player has three Workshops."""
    first = {**ELSEWHERE, "built": {"w1": "7-8:1", "w2": "7-8:2", "w3": "7-8:3"}, "builder": ["specialized"]}
    game = free("guildhall", {"built": TWO_GUILDHALLS}, first)
    build(game, "gh3", "9-10", 4)
    assert holders(game) == [-1, 1]


@rule("GG-133", "GG-134")
def test_buildings_of_other_players_do_not_count() -> None:
    """Another player's Trading Post and Workshop complete nothing for the builder of a Guildhall."""
    game = free("guildhall", {}, {**ELSEWHERE, "built": ONE_OF_TWO_TYPES})
    build(game, "gh1", "9-10", 4)
    assert holders(game) == [-1, -1]


@rule("GG-135")
def test_a_claimed_card_is_never_lost() -> None:
    """The holder of both with 3 Buildings each way keeps them while another player builds all three types and more."""
    mine = {"w1": "7-8:1", "w2": "7-8:2", "w3": "7-8:3", "tp1": "7-8:4", "gh1": "9-10:1"}
    six = {"tp1": "3-4:1", "tp2": "3-4:2", "tp3": "3-4:3", "gh1": "3-4:4", "gh2": "5-6:1", "w1": "5-6:2"}
    holder = {**ELSEWHERE, "built": mine, "builder": ["diversified", "specialized"]}
    game = free("guildhall", {"built": six}, holder)
    build(game, "gh3", "9-10", 4)
    assert game.buildings_of_type(0, 1) == 3
    assert holders(game) == [1, 1]


@rule("GG-136")
def test_one_player_may_hold_both_cards() -> None:
    """A Workshop that makes both three types and three of one type takes both cards at once."""
    built = {"tp1": "3-4:1", "gh1": "3-4:2", "w1": "5-6:1", "w2": "5-6:2"}
    game = free("workshop", {"built": built}, ELSEWHERE)
    build(game, "w3", "9-10", 4)
    assert holders(game) == [0, 0]


@rule("GG-137")
def test_the_ability_lasts_for_the_rest_of_the_game() -> None:
    """The card that gives 2 Silver for welcoming gives them for each of two welcomes, in an early and a late round."""
    twice = {"all": [{"welcome": 1}, {"welcome": 1}]}
    for number in (1, 9):
        seat = {"built": THREE_WORKSHOPS, "builder": ["specialized"]}
        game = table(seat, ELSEWHERE, boxes=GATES, builder_cards=PAIR, round=number, resolve=twice)
        game.play(game.decision.options[0])
        assert game.players[0].goods[0] == 2
        game.play(game.decision.options[0])
        assert game.players[0].goods[0] == 4
    other = table({}, {**ELSEWHERE, "builder": ["specialized"]}, boxes=GATES, builder_cards=PAIR, resolve=twice)
    other.play(other.decision.options[0])
    assert [p.goods[0] for p in other.players] == [0, 0]


# --- what counts as constructed


@rule("GG-138")
def test_a_building_placed_for_nothing_counts_as_one_constructed_does() -> None:
    """The third Workshop takes the card both by a Construct action and by a Manuscript that places it."""
    built = {"w1": "3-4:1", "w2": "3-4:2"}
    game = table({"built": built, "stone": 3, "viscount": "5-6:OL"}, ELSEWHERE, boxes=GATES, phase="action")
    pick(game, "action", key="action-construct")
    build(game, "w3", "5-6", 2)
    assert holders(game) == [-1, 0]
    seat = {"built": built, "ink": 4, "viscount": "5-6:IN"}
    tops = {"5-6": ["ms-grey-4-workshop"]}
    game = table(seat, ELSEWHERE, boxes=GATES, phase="action", manuscripts=tops)
    pick(game, "action", key="action-transcribe")
    build(game, "w3", "5-6", 2)
    assert holders(game) == [-1, 0]


@rule("GG-138")
def test_a_building_placed_during_set_up_counts() -> None:
    """The Trading Post of Player Card 8 makes three types with a Guildhall and a Workshop built later."""
    game = wk.new_game("viscounts", seats=2, expansions=GATES, seed=0)
    seed = 0
    while not any("player-card-8" in repr(option.label) for option in game.decision.options):
        seed += 1
        game = wk.new_game("viscounts", seats=2, expansions=GATES, seed=seed)
    assert isinstance(game, Viscounts)
    builder = game.decision.seat
    game.play(next(option for option in game.decision.options if "player-card-8" in repr(option.label)))
    while game.round == 0:
        game.play(game.decision.options[0])
    assert [game.buildings_of_type(builder, building) for building in range(3)] == [1, 0, 0]
    for building, slot, position in (("guildhall", "gh1", 2), ("workshop", "w1", 4)):
        assert holders(game) == [-1, -1]
        game.push(VOCABULARY.effect({"build_free": building}), builder)
        game.advance()
        build(game, slot, "9-10", position)
    assert holders(game) == [builder, -1]


@rule("GG-139")
def test_the_card_is_taken_before_the_rewards_of_the_spot() -> None:
    """The third Workshop on a spot with a Free Hire pays the new card's Silver for the King's Order that is hired."""
    built = {"w2": "3-4:1", "w3": "5-6:1"}
    pair = ["builder-diversified-hand", "builder-specialized-order-silver"]
    game = free("workshop", {"built": built, "hand": ["abbot", "squire"]}, ELSEWHERE, builder_cards=pair)
    build(game, "w1", "1-2", 2)
    assert (game.decision.kind, holders(game)) == ("free-hire", [-1, 0])
    pick(game, "free-hire", key="hire-instead")
    pick(game, "discard", key="keep-cards")
    assert game.players[0].goods[0] == 1


@rule("GG-139")
def test_the_card_is_taken_before_spot_and_links_are_resolved() -> None:
    """Events tell of the Building, then of the card, then of the gain of the spot, then of the link."""
    game = free("workshop", {"built": {"w1": "3-4:1", "w2": "5-6:1"}}, ELSEWHERE)
    log = game.listen()
    build(game, "w3", "3-4", 2)
    assert [event.key for event in log if event.key != "forced"] == ["build", "builder-card", "gain", "link", "gain"]


# --- points


@rule("GG-140")
def test_the_two_pictured_cards_are_worth_3_and_2() -> None:
    """The Diversified card for Silver scores 3 and the Specialized one for Virtue 2, each for its holder only."""
    pair = ["builder-diversified-collision-silver", "builder-specialized-order-virtue"]
    mine, other = {"builder": ["diversified"]}, {**ELSEWHERE, "builder": ["specialized"]}
    game = table(mine, other, boxes=GATES, builder_cards=pair)
    assert [dict(sheet.lines)["builder_cards"] for sheet in game.scores] == [3, 2]
    bare = table({}, ELSEWHERE, boxes=GATES, builder_cards=pair)
    assert [sheet.total for sheet in bare.scores] == [
        sheet.total - vp for sheet, vp in zip(game.scores, (3, 2), strict=True)
    ]


@rule("GG-141")
@pytest.mark.parametrize(("diversified", "specialized"), list(zip(DIVERSIFIED, SPECIALIZED, strict=True)))
def test_all_diversified_cards_are_worth_3_and_all_specialized_ones_2(diversified: str, specialized: str) -> None:
    """Whichever pair is in the game, who holds both scores 5, and each alone its own part."""
    for builder, vp in (["diversified"], 3), (["specialized"], 2), (["diversified", "specialized"], 5), ([], 0):
        game = table({"builder": builder}, boxes=GATES, builder_cards=[diversified, specialized])
        assert dict(game.scores[0].lines)["builder_cards"] == vp


@rule("GG-142")
def test_the_first_six_abilities_are_diversified_and_the_last_six_specialized() -> None:
    """The data have the twelve in the order of the rulebook, and no card can be in the game as the other kind."""
    text = (files("westkingdom.viscounts.gates_of_gold") / "data/builder_cards.json").read_text()
    data = json.loads(text)
    assert [row["id"] for row in data] == DIVERSIFIED + SPECIALIZED
    assert [row["kind"] for row in data] == ["diversified"] * 6 + ["specialized"] * 6
    assert [row["needs"] for row in data] == ["1_of_each_type"] * 6 + ["3_of_one_type"] * 6
    for pair in (DIVERSIFIED[:2], SPECIALIZED[:2], [SPECIALIZED[0], DIVERSIFIED[0]]):
        with pytest.raises(BadPosition):
            table({}, boxes=GATES, builder_cards=pair)


@rule("GG-142")
def test_every_one_of_the_twelve_comes_into_play() -> None:
    """Over many games each card of either kind is dealt."""
    dealt = set()
    for seed in range(120):
        game = wk.new_game("viscounts", seats=2, expansions=GATES, seed=seed)
        assert isinstance(game, Viscounts)
        dealt |= set(names(game))
    assert dealt == {*DIVERSIFIED, *SPECIALIZED}


# --- conditions of the abilities


def collision(seat: dict[str, Any], card: str) -> Viscounts:
    """A table after a collision of seat 0, who holds this Diversified card."""
    full = {"corruption": 3, "virtue": 3, "hand": ["abbot", "squire", "labourer"], "builder": ["diversified"], **seat}
    return table(full, ELSEWHERE, boxes=GATES, phase="collision", builder_cards=[card, SPECIALIZED[0]])


@rule("GG-143")
@pytest.mark.parametrize(("orders", "silver"), [(0, 1), (1, 3), (2, 3), (3, 3)])
def test_one_or_more_is_a_condition_and_no_multiplier(orders: int, silver: int) -> None:
    """In a collision worth 1 Silver, one King's Order adds 2 Silver, and so do two or three."""
    board = ["kings-order"] * orders + [None] * (3 - orders)
    assert collision({"board": board}, DIVERSIFIED[0]).players[0].goods[0] == silver


@rule("GG-143")
def test_two_outsiders_move_and_draw_no_more_than_one() -> None:
    """With two Outsiders on the board the hand is filled to 4, not 5."""
    seat = {"board": ["outsider-tyrant", "outsider-hunter", None], "hand": [], "builder": ["diversified"]}
    game = table(seat, ELSEWHERE, boxes=GATES, phase="draw", builder_cards=[DIVERSIFIED[5], SPECIALIZED[0]])
    assert len(game.players[0].hand) == 4


@rule("GG-144")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_every_space_of_the_board_counts(place: int) -> None:
    """A King's Order on any of the three spaces meets the condition."""
    board = ["kings-order" if i == place else None for i in range(3)]
    assert collision({"board": board}, DIVERSIFIED[0]).players[0].goods[0] == 3


@rule("GG-144")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard"])
def test_cards_elsewhere_do_not_count(zone: str) -> None:
    """A King's Order in the hand, the Draw Pile or the discards does not, nor one on another player's board."""
    assert collision({zone: ["kings-order", "thief", "financer"]}, DIVERSIFIED[0]).players[0].goods[0] == 1
    mine = {"corruption": 3, "virtue": 3, "builder": ["diversified"]}
    other = {**ELSEWHERE, "board": ["kings-order", None, None]}
    pair = [DIVERSIFIED[0], SPECIALIZED[0]]
    game = table(mine, other, boxes=GATES, phase="collision", builder_cards=pair)
    assert [p.goods[0] for p in game.players] == [1, 0]


# --- examples


@rule("GG-EX-13")
def test_the_example_of_the_diversified_builder() -> None:
    """A takes the card with a Guildhall placed for nothing; B, who completes the types later, takes nothing."""
    twice = {"all": [{"build_free": "guildhall"}, {"flip": "either"}]}
    b = {**ELSEWHERE, "built": {"tp1": "7-8:1", "w1": "7-8:2"}}
    game = free("guildhall", {"built": ONE_OF_TWO_TYPES}, b, resolve=twice)
    build(game, "gh1", "9-10", 4)
    assert holders(game) == [0, -1]
    game.push(VOCABULARY.effect({"build_free": "guildhall"}), 1)
    game.advance()
    build(game, "gh1", "5-6", 2)
    assert [game.buildings_of_type(1, building) for building in range(3)] == [1, 1, 1]
    assert holders(game) == [0, -1]


@rule("GG-EX-14")
def test_the_example_of_both_cards() -> None:
    """The third Guildhall takes the Specialized card, then the first Workshop the Diversified one: 3 + 2 VP for good."""
    both = {"all": [{"build_free": "guildhall"}, {"build_free": "workshop"}]}
    seat = {"built": {**TWO_GUILDHALLS, "tp1": "3-4:4"}}
    game = free("guildhall", seat, ELSEWHERE, resolve=both)
    build(game, "gh3", "9-10", 4)
    assert holders(game) == [-1, 0]
    build(game, "w1", "5-6", 2)
    assert holders(game) == [0, 0]
    assert [dict(sheet.lines)["builder_cards"] for sheet in game.scores] == [3 + 2, 0]
