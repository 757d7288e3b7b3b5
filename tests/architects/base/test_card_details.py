"""Section P: details of cards that need care."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.architects.base.test_end import finished, last_turn, lines, quiet_turn
from tests.kit.architects import PROMOS, changes, counts, offers, pick, place, places, seen, table
from tests.kit.rule import rule
from westkingdom.architects.conditions import load_condition
from westkingdom.architects.effects import VOCABULARY
from westkingdom.architects.game import Architects

CARPENTER, TILER, MASON = "app_woodcutter_1", "app_miner_1", "app_stonecutter_1"
ALL_SKILLS = ["app_labourer"]
CONSTRUCTED = {"workers": -1, "workers_in_guildhall": 1, "buildings": 1, "cards_in_hand": -1}
"""What changes with every construction, besides goods and virtue."""

WATCHTOWER = {"hand": ["bld_watchtower"], "apprentices": ALL_SKILLS, "clay": 3, "wood": 4, "gold": 1, "marble": 1}
MONUMENT = {"hand": ["bld_monument"], "apprentices": [TILER, MASON], "wood": 2, "stone": 3, "marble": 2}
PALACE = {"hand": ["bld_palace"], "apprentices": [TILER, MASON], "wood": 3, "stone": 3, "marble": 2}
BARRACKS = {"hand": ["bld_barracks"], "apprentices": ALL_SKILLS, "clay": 2, "wood": 6, "gold": 2, "virtue": 4}
HIDEOUT = {"hand": ["bld_hideout"], "apprentices": [CARPENTER, MASON], "clay": 1, "wood": 3, "stone": 2}
BETTING_HOUSE = {"hand": ["bld_betting_house"], "clay": 1, "stone": 2, "gold": 1, "virtue": 4}
DUNGEON = {"hand": ["bld_dungeon"], "apprentices": ALL_SKILLS, "stone": 4, "gold": 2, "marble": 2, "virtue": 4}
LIBRARY = {"apprentices": [CARPENTER, TILER], "wood": 4, "stone": 2, "marble": 1}
GRAVEYARD = {"clay": 4, "wood": 1, "stone": 2, "marble": 2}


def virtue_at_the_end(**seat: Any) -> int:
    """The virtue of a player after the end-game effects, 7 before them unless named."""
    game = finished({"silver": 0, **seat}, options=PROMOS)
    return game.players[0].virtue


def bonus(**seat: Any) -> int:
    """What the buildings of a player score at the end besides their printed points."""
    return lines(finished({"silver": 0, **seat})).get("building_effects", 0)


# --- counting


@rule("AB-220")
@pytest.mark.parametrize(
    ("others", "points"), [([], 1), (["bld_well"], 2), (["bld_well", "bld_smithy", "bld_keep"], 4)]
)
def test_the_aqueduct_counts_itself(others: list[str], points: int) -> None:
    """1 point for each constructed building, the Aqueduct included; cards in hand and the cathedral do not count."""
    assert bonus(buildings=[*others, "bld_aqueduct"], hand=["bld_church"], cathedral=3) == points


@rule("AB-220")
@pytest.mark.parametrize(("others", "gained"), [([], 0), (["bld_well"], 1), (["bld_well", "bld_smithy"], 1)])
def test_the_museum_counts_itself(others: list[str], gained: int) -> None:
    """1 virtue per 2 constructed buildings, the Museum included; cards in hand do not count."""
    assert virtue_at_the_end(buildings=["bld_museum", *others], hand=["bld_church", "bld_castle"]) == 7 + gained
    assert virtue_at_the_end(buildings=["bld_museum", *others, "bld_church", "bld_factory"]) == 8 + gained


HUTS = [
    ("bld_carpenters_hut", ["app_woodcutter_1", "app_thief"], ["app_miner_1", "app_stonecutter_1"]),
    ("bld_tilers_hut", ["app_miner_1", "app_pickpocket"], ["app_woodcutter_1", "app_stonecutter_1"]),
    ("bld_masons_hut", ["app_stonecutter_1", "app_gatekeeper"], ["app_woodcutter_1", "app_miner_1"]),
]


@rule("AB-221")
@pytest.mark.parametrize(("hut", "skilled", "others"), HUTS)
def test_a_hut_counts_apprentices_with_its_skill_and_the_labourer(
    hut: str, skilled: list[str], others: list[str]
) -> None:
    """The Labourer counts once in each hut, apprentices with other skills in none."""
    assert bonus(buildings=[hut], apprentices=[]) == 0
    assert bonus(buildings=[hut], apprentices=others) == 0
    assert bonus(buildings=[hut], apprentices=["app_labourer"]) == 1
    assert bonus(buildings=[hut], apprentices=[*others, *skilled]) == 2
    assert bonus(buildings=[hut], apprentices=[*others, *skilled, "app_labourer"]) == 3


@rule("AB-221")
def test_the_labourer_counts_in_all_three_huts() -> None:
    """One Labourer is a carpenter, a tiler and a mason at once."""
    assert bonus(buildings=[hut for hut, _, _ in HUTS], apprentices=["app_labourer"]) == 3


@rule("AB-221")
def test_a_hut_does_not_count_an_apprentice_who_was_let_go() -> None:
    """At the limit a tiler is let go for a carpenter: three tilers are left at the end."""
    tilers = ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"]
    seat = {"buildings": ["bld_tilers_hut"], "apprentices": [*tilers, "app_thief"], "silver": 4}
    game = last_turn(seat, apprentices=[["app_woodcutter_1"], []])
    assert lines(game)["building_effects"] == 4
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_woodcutter_1")
    pick(game, "let-go", apprentice="app_miner_2")
    assert game.over
    assert lines(game)["building_effects"] == 3


@rule("AB-222")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_the_palace_gives_gold_by_the_virtue_when_it_is_constructed(virtue: int, gold: int) -> None:
    """1 gold per 4 virtue, rounded down."""
    game = table({**PALACE, "virtue": virtue, "cathedral": 5})
    before = counts(game)
    place(game, "guildhall")
    paid = {"wood": -3, "stone": -3, "marble": -2}
    assert changes(game, before) == {**CONSTRUCTED, **paid, **({"gold": gold} if gold else {})}


@rule("AB-222")
def test_the_palace_does_nothing_at_the_end() -> None:
    """Virtue that comes later gives no gold."""
    assert lines(finished({"buildings": ["bld_palace"], "virtue": 14, "silver": 0})) == {"buildings": 9, "virtue": 7}


@rule("AB-223")
@pytest.mark.parametrize(("virtue", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_the_lighthouse_scores_one_point_per_four_virtue(virtue: int, points: int) -> None:
    """The space of the marker counts, rounded down."""
    assert bonus(buildings=["bld_lighthouse"], virtue=virtue) == points


@rule("AB-223")
@pytest.mark.parametrize("order", [["bld_lighthouse", "bld_castle"], ["bld_castle", "bld_lighthouse"]])
def test_the_lighthouse_counts_virtue_that_is_gained_at_the_end(order: list[str]) -> None:
    """Virtue 7 and 2 gold for the Castle: 8 virtue, 2 points."""
    assert bonus(buildings=order, virtue=7, gold=2) == 2


@rule("AB-223")
@pytest.mark.parametrize("order", [["bld_lighthouse", "bld_dungeon"], ["bld_dungeon", "bld_lighthouse"]])
def test_the_lighthouse_does_not_count_virtue_that_is_lost_at_the_end(order: list[str]) -> None:
    """Virtue 8 and the Dungeon: 6 virtue, 1 point."""
    assert bonus(buildings=order, virtue=8) == 1


@rule("AB-224")
@pytest.mark.parametrize(
    ("clay", "wood", "stone", "gained"),
    [(3, 0, 0, 0), (1, 1, 1, 0), (1, 1, 2, 1), (4, 0, 0, 1), (3, 3, 1, 1), (3, 3, 2, 2), (3, 3, 3, 2), (4, 4, 4, 3)],
)
def test_the_trading_post_adds_clay_wood_and_stone_before_dividing(
    clay: int, wood: int, stone: int, gained: int
) -> None:
    """1 virtue per 4 basic resources of any kinds; gold, marble and silver are none."""
    goods = {"clay": clay, "wood": wood, "stone": stone, "gold": 9, "marble": 9, "silver": 9}
    assert virtue_at_the_end(buildings=["bld_trading_post"], **goods) == 7 + gained


PRECIOUS = [
    ((1, 1), (0, 0), (1, 1)),
    ((1, 0), (0, 0), (0, 0)),
    ((2, 0), (1, 0), (1, 1)),
    ((0, 2), (0, 1), (1, 1)),
    ((3, 1), (1, 0), (2, 2)),
    ((3, 2), (1, 1), (2, 2)),
]


@rule("AB-225")
@pytest.mark.parametrize(("goods", "usual", "therese"), PRECIOUS)
def test_castle_and_observatory_count_gold_and_marble_together_for_therese(
    goods: tuple[int, int], usual: tuple[int, int], therese: tuple[int, int]
) -> None:
    """For others the Castle counts gold and the Observatory marble, for Therese each counts both, per 2."""
    for board, gained in (("board_standard", usual), ("board_therese", therese)):
        own = {"board": board, "gold": goods[0], "marble": goods[1], "virtue": 7, "prisoners": 0}
        assert virtue_at_the_end(buildings=["bld_castle"], **own) == 7 + gained[0]
        assert virtue_at_the_end(buildings=["bld_observatory"], **own) == 7 + gained[1]
        assert virtue_at_the_end(buildings=["bld_castle", "bld_observatory"], **own) == 7 + sum(gained)


@rule("AB-225")
def test_gold_and_marble_of_therese_score_once() -> None:
    """3 gold and 2 marble are 5 points for her as for everybody."""
    sheet = lines(
        finished({"board": "board_therese", "gold": 3, "marble": 2, "virtue": 7, "prisoners": 0, "silver": 0})
    )
    assert sheet == {"gold_and_marble": 5}


# --- effects on all players


@rule("AB-226")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_watchtower_takes_virtue_from_all_with_three_prisoners(owner: int) -> None:
    """Whoever has 3 own workers in the Prison loses 1 virtue, whoever has 2 does not; its owner loses 1 anyway."""
    others: list[dict[str, Any]] = [{"prisoners": 3, "virtue": 7}, {"prisoners": 2, "virtue": 7}]
    seats = [*others[:owner], {**WATCHTOWER, "prisoners": 5, "virtue": 4}, *others[owner:]]
    game = table(*seats, to_act=owner)
    place(game, "guildhall")
    lost = [game.players[seat].virtue - seats[seat]["virtue"] for seat in range(3)]
    assert lost == [*[-1, 0][:owner], -2, *[-1, 0][owner:]]
    assert [p.debts for p in game.players] == [0, 0, 0]
    assert [p.prison for p in game.players] == [seat["prisoners"] for seat in seats]


@rule("AB-226")
def test_the_owner_of_the_watchtower_is_spared_with_two_prisoners() -> None:
    """Only the virtue that is printed on the card is lost; captured workers are no prisoners."""
    game = table({**WATCHTOWER, "prisoners": 2, "virtue": 4}, {"captives": {"0": 5}, "prisoners": 2})
    place(game, "guildhall")
    assert [p.virtue for p in game.players] == [3, 7]


@rule("AB-226")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_watchtower_and_monument_reach_the_players_in_turn_order(owner: int) -> None:
    """The owner comes first, then the others clockwise."""
    order = [owner, (owner + 1) % 3, (owner + 2) % 3]
    seats: list[dict[str, Any]] = [{"prisoners": 3, "virtue": 7} for _ in range(3)]
    seats[owner] = {**WATCHTOWER, "prisoners": 3, "virtue": 4}
    game = table(*seats, to_act=owner)
    events = game.listen()
    place(game, "guildhall")
    assert [event.seat for event in events if event.key == "lose-virtue"] == [owner, *order]
    full = [{"virtue": 14, "debts": 3} for _ in range(3)]
    seats = [{**MONUMENT, **full[seat]} if seat == owner else full[seat] for seat in range(3)]
    game = table(*seats, to_act=owner)
    place(game, "guildhall")
    asked = []
    while game.decision.kind == "destroy-debt":
        asked.append(game.decision.seat)
        pick(game, "destroy-debt", key="destroy-debt")
    assert asked == [owner, *order]
    assert [p.debts for p in game.players] == [1 if seat == owner else 2 for seat in range(3)]


@rule("AB-226")
def test_the_monument_acts_at_once_and_never_again() -> None:
    """All players gain 1 virtue when it is constructed; at the end it does nothing."""
    game = table({**MONUMENT, "virtue": 4}, {"virtue": 9}, {"virtue": 0})
    place(game, "guildhall")
    assert [p.virtue for p in game.players] == [6, 10, 1]
    end = finished({"buildings": ["bld_monument", "bld_watchtower"], "prisoners": 4}, {"prisoners": 4})
    assert [p.virtue for p in end.players] == [7, 7]


@rule("AB-227")
@pytest.mark.parametrize(("virtue", "left"), [(4, 6), (3, 5)])
def test_the_monument_gives_its_owner_two_virtue_in_all(virtue: int, left: int) -> None:
    """1 is printed and 1 comes to all players."""
    game = table({**MONUMENT, "virtue": virtue})
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**CONSTRUCTED, "wood": -2, "stone": -3, "marble": -2, "virtue": left - virtue}


@rule("AB-227")
def test_the_two_virtue_of_the_monument_may_destroy_two_debts() -> None:
    """At 14 the printed virtue and that of all players each may destroy a debt; at 13 only the second one."""
    for virtue, debts in ((14, 1), (13, 2)):
        game = table({**MONUMENT, "virtue": virtue, "debts": 3, "cathedral": 5})
        place(game, "guildhall")
        while game.decision.kind == "destroy-debt":
            pick(game, "destroy-debt", key="destroy-debt")
        assert (game.players[0].virtue, game.players[0].debts) == (14, debts)


# --- prisoners and captives


@rule("AB-228")
def test_the_barracks_release_workers_from_all_other_boards_for_nothing() -> None:
    """All own workers on the boards of others come back, without silver, tax or a debt; those in the Prison stay."""
    others = [{"captives": {"0": 3, "2": 2}}, {"captives": {"0": 1}}]
    game = table({**BARRACKS, "silver": 7, "prisoners": 2, "captives": {"1": 4}, "at": {"quarry": 1}}, *others)
    before = counts(game)
    place(game, "guildhall")
    pick(game, "may", key="effect-either")
    pick(game, "either", key="effect-release-captives")
    paid = {"clay": -2, "wood": -6, "gold": -2}
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert changes(game, before) == {**CONSTRUCTED, **paid, "workers": -1 + 3 + 1}
    assert [p.captives for p in game.players] == [[0, 4, 0], [0, 0, 2], [0, 0, 0]]


@rule("AB-228")
def test_the_barracks_release_instead_of_a_capture() -> None:
    """It is one of the two: after a capture no worker is released, and after the release none is captured."""
    game = table({**BARRACKS}, {"captives": {"0": 3}, "at": {"forest": 2}})
    place(game, "guildhall")
    pick(game, "may", key="effect-either")
    pick(game, "either", key="effect-capture")
    pick(game, "capture", location="forest", owner=1)
    assert (game.decision.seat, game.players[0].captives, game.players[1].captives) == (1, [0, 2], [3, 0])


@rule("AB-229")
def test_the_hideout_releases_from_the_prison_only() -> None:
    """All own prisoners come back; own workers on other boards and in the Black Market, and prisoners of others, stay."""
    other = {"captives": {"0": 3}, "prisoners": 4}
    game = table({**HIDEOUT, "virtue": 4, "prisoners": 5}, other, black_market=[0, None, None])
    before = counts(game)
    place(game, "guildhall")
    paid = {"clay": -1, "wood": -3, "stone": -2, "virtue": -2}
    assert changes(game, before) == {**CONSTRUCTED, **paid, "workers": -1 + 5, "prisoners": -5}
    assert (game.players[1].captives, game.players[1].prison) == ([3, 0], 4)
    assert game.view(0)["black_market"] == [0, None, None]


@rule("AB-229")
def test_the_hideout_can_be_constructed_without_a_prisoner() -> None:
    """Then there is nobody to release."""
    game = table({**HIDEOUT, "virtue": 4}, {"captives": {"0": 3}})
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**CONSTRUCTED, "clay": -1, "wood": -3, "stone": -2, "virtue": -2}


# --- debts and virtue


@rule("AB-230")
@pytest.mark.parametrize(
    ("word", "change"), [("prevent-debt", {"silver": -2}), ("take-debt", {"unpaid": 1})], ids=["paid", "taken"]
)
def test_hugo_may_prevent_the_debt_of_the_betting_house(word: str, change: dict[str, int]) -> None:
    """He pays 2 silver to the supply instead, or takes the debt."""
    seat = {**BETTING_HOUSE, "board": "board_hugo", "silver": 2, "prisoners": 0}
    game = table(seat, options=PROMOS, tax_stand=4)
    before = counts(game)
    place(game, "guildhall")
    assert (game.decision.kind, len(game.decision.options)) == ("prevent-debt", 2)
    pick(game, "prevent-debt", key=word)
    paid = {"clay": -1, "stone": -2, "gold": -1, "virtue": -1}
    assert changes(game, before) == {**CONSTRUCTED, **paid, **change}


@rule("AB-230")
@pytest.mark.parametrize(("board", "silver"), [("board_hugo", 1), ("board_standard", 9)])
def test_the_debt_of_the_betting_house_is_taken_by_others_and_without_silver(board: str, silver: int) -> None:
    """Hugo needs 2 silver, and nobody else may prevent it."""
    seat = {**BETTING_HOUSE, "board": board, "silver": silver, "prisoners": 0}
    game = table(seat, options=PROMOS)
    before = counts(game)
    place(game, "guildhall")
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    paid = {"clay": -1, "stone": -2, "gold": -1, "virtue": -1}
    assert changes(game, before) == {**CONSTRUCTED, **paid, "unpaid": 1}


@rule("AB-231")
def test_the_dungeon_costs_virtue_when_constructed_and_before_scoring() -> None:
    """1 at once and 2 more after the last turn: 4 becomes 3, then 1."""
    game = last_turn(DUNGEON, {}, to_act=0)
    place(game, "guildhall")
    assert (game.over, game.players[0].virtue) == (True, 1)
    game = table(DUNGEON)
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**CONSTRUCTED, "stone": -4, "gold": -2, "marble": -2, "virtue": -1}


@rule("AB-231")
def test_the_dungeon_takes_two_virtue_from_its_owner_at_the_end() -> None:
    """The virtue space after the loss scores; other players keep theirs."""
    game = finished({"buildings": ["bld_dungeon"], "virtue": 12, "silver": 0}, {"virtue": 12, "silver": 0})
    assert [p.virtue for p in game.players] == [10, 12]
    assert [lines(game, seat)["virtue"] for seat in (0, 1)] == [1, 3]


# --- captives


@rule("AB-232")
@pytest.mark.parametrize(
    ("captives", "points"),
    [({}, 0), ({"1": 2}, 0), ({"1": 3}, 1), ({"1": 2, "2": 1}, 1), ({"1": 3, "2": 2}, 1), ({"1": 4, "2": 2}, 2)],
)
def test_the_keep_counts_captives_on_the_own_board(captives: dict[str, int], points: int) -> None:
    """1 point per 3 workers of any other players; prisoners and own captured workers do not count."""
    seats: list[dict[str, Any]] = [
        {"buildings": ["bld_keep"], "captives": captives},
        {"captives": {"0": 4}},
        {"prisoners": 6},
    ]
    game = finished(*[{"silver": 0, **seat} for seat in seats])
    assert lines(game).get("building_effects", 0) == points


@rule("AB-232")
def test_captives_who_are_sent_to_the_prison_count_for_the_keep_no_more() -> None:
    """What counts is who stands on the board at the end of the game."""
    game = last_turn({"buildings": ["bld_keep"], "captives": {"1": 6}, "silver": 0})
    assert lines(game)["building_effects"] == 2
    place(game, "guardhouse")
    assert game.over
    assert (game.players[1].prison, game.players[0].goods[5]) == (6, 6)
    assert lines(game) == {"buildings": 12}


@rule("AB-232")
def test_captives_of_the_last_turn_count_for_the_keep() -> None:
    """A group that is captured in the last turn is worth points."""
    game = last_turn({"buildings": ["bld_keep"], "silver": 1}, {"at": {"forest": 3}})
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    assert game.over
    assert lines(game) == {"buildings": 12, "building_effects": 1}


# --- cards


@rule("AB-233")
@pytest.mark.parametrize("card", ["bld_church", "bld_castle", "bld_keep"])
def test_the_player_chooses_the_card_that_the_library_costs(card: str) -> None:
    """Any card of the hand goes under the pile for 2 gold."""
    others = ["bld_church", "bld_castle", "bld_keep"]
    game = table({**LIBRARY, "hand": ["bld_library", *others], "virtue": 4})
    before = counts(game)
    place(game, "guildhall")
    pick(game, "may", key="effect-pay")
    assert {option.label.args["building"] for option in game.decision.options} == {*others}
    pick(game, "discard", building=card)
    paid = {"wood": -4, "stone": -2, "marble": -1, "gold": 2}
    assert changes(game, before) == {**CONSTRUCTED, **paid, "cards_in_hand": -2}
    assert sorted(seen(game)["hand"]) == sorted({*others} - {card})
    assert seen(game)["put_under_pile"] == [card]


@rule("AB-233")
def test_without_a_card_in_hand_the_library_gives_no_gold() -> None:
    """The Library itself is no longer in hand: without another card nothing is asked and nothing gained."""
    game = table({**LIBRARY, "hand": ["bld_library"], "virtue": 4})
    before = counts(game)
    place(game, "guildhall")
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert changes(game, before) == {**CONSTRUCTED, "wood": -4, "stone": -2, "marble": -1}
    effect = {"pay": {"building_card": 1}, "do": {"gain": {"gold": 2}}}
    for hand, gold in (([], 0), (["bld_well"], 2)):
        assert counts(table({"hand": hand}, resolve=effect))["gold"] == gold


@rule("AB-233")
def test_without_a_discard_the_library_gives_no_gold() -> None:
    """The card may be kept; then there is no gold either."""
    game = table({**LIBRARY, "hand": ["bld_library", "bld_church"], "virtue": 4})
    before = counts(game)
    place(game, "guildhall")
    pick(game, "may", key="decline")
    assert changes(game, before) == {**CONSTRUCTED, "wood": -4, "stone": -2, "marble": -1}


MARKETS = [
    ("bld_silver_market", "silver", "silversmith", 2),
    ("bld_stone_market", "stone", "quarry", 1),
    ("bld_wood_market", "wood", "forest", 1),
    ("bld_clay_market", "clay", "mines", 2),
]


@rule("AB-234")
@pytest.mark.parametrize(("building", "good", "source", "gathered"), MARKETS)
def test_a_market_compares_what_lies_on_the_boards_in_scoring(
    building: str, good: str, source: str, gathered: int
) -> None:
    """It counts its own good only, with what the last turn brought, and 2 points for strictly most of it."""
    rich = dict.fromkeys(["clay", "wood", "stone", "gold", "marble", "silver"], 7)
    for own, points in ((5 - gathered, 0), (6 - gathered, 2)):
        game = last_turn({"buildings": [building], "silver": 0, good: own}, {**rich, good: 5})
        place(game, source)
        assert game.over
        assert counts(game)[good] == own + gathered
        assert lines(game).get("building_effects", 0) == points


@rule("AB-234")
@pytest.mark.parametrize(("building", "good", "source", "gathered"), MARKETS)
def test_a_market_does_not_look_at_what_was_there_when_it_was_constructed(
    building: str, good: str, source: str, gathered: int
) -> None:
    """Who had the most before the last turn of another player has it no more."""
    seats: list[dict[str, Any]] = [{"buildings": [building], "silver": 0, good: 5}, {"silver": 0, good: 5 - gathered}]
    game = last_turn(*seats, to_act=1)
    assert lines(game)["building_effects"] == 2
    place(game, source)
    assert game.over
    assert "building_effects" not in lines(game)


# --- the Graveyard


def graveyard(apprentices: list[str], **seat: Any) -> Architects:
    """A table where the Graveyard may be constructed."""
    own = {**GRAVEYARD, "hand": ["bld_graveyard"], "apprentices": apprentices, "virtue": 4, **seat}
    return table(own, options=PROMOS, apprentices=[["app_thief"], []])


@rule("AB-235")
@pytest.mark.parametrize("let_go", [CARPENTER, TILER, MASON])
def test_the_graveyard_takes_an_apprentice_of_choice_after_the_skills_were_checked(let_go: str) -> None:
    """The three skills are there when it is constructed; one of them may be lost by it, and none need be kept."""
    game = graveyard([CARPENTER, TILER, MASON])
    before = counts(game)
    place(game, "guildhall")
    assert (game.decision.kind, len(game.decision.options)) == ("let-go", 3)
    pick(game, "let-go", apprentice=let_go)
    paid = {"clay": -4, "wood": -1, "stone": -2, "marble": -2, "virtue": -1, "apprentices": -1}
    assert changes(game, before) == {**CONSTRUCTED, **paid}
    assert let_go not in seen(game)["apprentices"]
    assert game.view(0)["apprentices_known_below"] == [let_go]


@rule("AB-235")
def test_the_only_apprentice_must_go_to_the_graveyard() -> None:
    """A Labourer alone has all skills and is discarded without a question."""
    game = graveyard(ALL_SKILLS)
    place(game, "guildhall")
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert (seen(game)["apprentices"], seen(game)["buildings"]) == ([], ["bld_graveyard"])


@rule("AB-235")
@pytest.mark.parametrize("missing", [CARPENTER, TILER, MASON])
def test_the_graveyard_cannot_be_constructed_without_its_skills(missing: str) -> None:
    """An apprentice who will be discarded must be there first."""
    game = graveyard([one for one in (CARPENTER, TILER, MASON) if one != missing])
    assert "guildhall" not in places(game)


@rule("AB-235")
def test_after_the_graveyard_the_lost_skill_is_gone() -> None:
    """The Labourer who went cannot be used for the next building."""
    game = graveyard(ALL_SKILLS, hand=["bld_graveyard", "bld_hideout"], clay=5, wood=4, stone=4)
    place(game, "guildhall")
    assert len(offers(game, key="construct-building")) == 2
    pick(game, "guildhall", building="bld_graveyard")
    quiet_turn(game)
    assert game.decision.seat == 0
    assert "guildhall" not in places(game)


@rule("AB-235")
def test_without_an_apprentice_nobody_is_discarded() -> None:
    """The effect of the Graveyard is left out if there is no apprentice to discard."""
    game = table({"apprentices": []}, options=PROMOS, resolve={"discard_apprentice": 1})
    assert (game.decision.kind, game.decision.seat) == ("place", 0)
    assert seen(game)["apprentices"] == []


@rule("AB-226", "AB-227")
def test_an_effect_for_every_player_shows_what_everybody_gets() -> None:
    """The icons are the one for every player, then those of the effect itself."""
    assert VOCABULARY.effect({"each_player": {"gain": {"virtue": 2}}}).icons() == ["each-player", "virtue", "virtue"]


@pytest.mark.parametrize(
    "effect",
    [
        {"hire_free": 2},
        {"discard_apprentice": 2},
        {"destroy_debt": 2},
        {"flip": "deed"},
        {"release_captives": 1},
        {"place_worker": "moon"},
    ],
    ids=str,
)
def test_an_effect_with_another_number_or_word_than_there_is_is_refused(effect: dict[str, Any]) -> None:
    """What an owner corrects a card to is either what the game can do, or is refused when it is loaded."""
    with pytest.raises(ValueError, match=next(iter(effect))):
        VOCABULARY.effect(effect)


@pytest.mark.parametrize(
    ("word", "holds"), [("eq", [0, 1, 0]), ("ge", [0, 1, 1]), ("le", [1, 1, 0]), ("gt", [0, 0, 1]), ("lt", [1, 0, 0])]
)
def test_a_condition_compares_as_its_word_says(word: str, holds: list[int]) -> None:
    """With 1, 2 and 3 workers in the Prison, against 2."""
    condition = load_condition({"count": "prisoners", "cmp": word, "n": 2})
    assert [condition.holds(table({"prisoners": n}), 0) for n in (1, 2, 3)] == [bool(one) for one in holds]


@pytest.mark.parametrize(("seats", "passed"), [(1, 0), (2, 2)])
def test_cards_that_are_handed_on_to_nobody_are_not_told(seats: int, passed: int) -> None:
    """Who is alone against an opponent keeps drafting from the same cards."""
    game = wk.new_game("architects", seats=seats, seed=1, solo="reconstruction")
    events = game.listen()
    while game.decision.kind == "draft":
        game.play(game.decision.options[0])
    assert [event.key for event in events].count("pass-on") == passed
