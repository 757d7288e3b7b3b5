"""Section T: new buildings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import westkingdom as wk
from tests.architects.works_of_wonder.test_end import finished, last_turn
from tests.kit.architects import changes, counts, offers, pick, place, seen, turn_is_over
from tests.kit.chapters.architects.end import lines
from tests.kit.rule import rule
from tests.kit.works_of_wonder import GUILD, table
from westkingdom.architects.game import Architects

BUILT = {**GUILD, "cards_in_hand": -1, "buildings": 1}
"""What every construction of a building card changes."""
ALL_SKILLS = ["app_labourer"]
COSTS: dict[str, dict[str, int]] = {
    "bld_abbey": {"clay": 2, "wood": 1, "stone": 3},
    "bld_arena": {"clay": 2, "wood": 4, "stone": 1, "marble": 1},
    "bld_baths": {"clay": 3, "stone": 2, "marble": 1},
    "bld_courthouse": {"clay": 2, "stone": 3, "gold": 1, "marble": 1},
    "bld_depot": {"clay": 4, "wood": 2},
    "bld_jail": {"wood": 1, "stone": 4, "gold": 1},
    "bld_lodge": {"clay": 1, "wood": 4, "gold": 1},
    "bld_mill": {"clay": 4, "stone": 1},
    "bld_minter": {"clay": 3, "stone": 2},
    "bld_monastery": {"clay": 2, "wood": 1, "stone": 2},
    "bld_podium": {"clay": 1, "wood": 3, "stone": 1},
    "bld_school": {"wood": 3, "stone": 2, "gold": 1},
    "bld_stocks": {"wood": 3, "stone": 2},
    "bld_studio": {"clay": 1, "wood": 3, "gold": 1},
    "bld_theatre": {"clay": 2, "wood": 3, "marble": 1},
}
NAMES = """
    Abbey Arena Baths Carpenter's_Hall Courthouse Depot Jail Lodge Manor Mansion Mason's_Hall Mill Minter Monastery
    Outpost Podium School Stocks Stronghold Studio Theatre Tiler's_Hall Vault Wall
"""


def ready(building: str, **seat: Any) -> dict[str, Any]:
    """A seat that can construct this building and nothing else, with no silver unless named."""
    return {"hand": [building], "apprentices": ALL_SKILLS, "silver": 0, "virtue": 4, **COSTS[building], **seat}


def paid(building: str) -> dict[str, int]:
    """What the construction of a building changes, besides its virtue and its effect."""
    return {**BUILT, **{good: -n for good, n in COSTS[building].items()}}


def without(changed: dict[str, int], word: str) -> dict[str, int]:
    """Changes without one that was made good by another."""
    return {other: n for other, n in changed.items() if other != word}


def construct(building: str, *rivals: dict[str, Any], **seat: Any) -> tuple[Architects, dict[str, int]]:
    """A table where the building was constructed by seat 0, and what all could count of seat 0 before."""
    game = table(ready(building, **seat), *(rivals or ({},)))
    before = counts(game)
    place(game, "guildhall")
    assert seen(game)["buildings"] == [building]
    return game, before


def bonus(game: Architects) -> int:
    """What the buildings of seat 0 score besides their printed points."""
    return lines(game).get("building_effects", 0)


# --- the cards in the box


@rule("WW-348", "WW-349")
def test_the_box_has_twenty_four_buildings_each_once() -> None:
    """With the 40 of the game they are the building pile of a new game."""
    game = wk.new_game("architects", seats=2, seed=4, expansions=("works-of-wonder",))
    base = wk.new_game("architects", seats=2, seed=4, starting_apprentice=True)
    assert isinstance(game, Architects)
    assert isinstance(base, Architects)
    state: Any = game.state()
    old: Any = base.state()
    names = Counter(game.buildings.names[card] for card in state["plans"])
    assert sum(names.values()) == 64
    assert names - Counter(base.buildings.names[card] for card in old["plans"]) == {
        name.replace("_", " "): 1 for name in NAMES.split()
    }


# --- at once


@rule("WW-350")
def test_the_arena_gives_a_capture_that_may_be_declined() -> None:
    """Any one group is taken without silver or tax, also with six workers; or none."""
    rival = {"at": {"forest": 6, "quarry": 2}}
    game, before = construct("bld_arena", rival)
    pick(game, "capture", location="forest")
    assert changes(game, before) == {**paid("bld_arena"), "captives_1": 6}
    assert turn_is_over(game)
    game, before = construct("bld_arena", rival)
    pick(game, "capture", key="capture-no-more")
    assert changes(game, before) == paid("bld_arena")
    assert turn_is_over(game)


@rule("WW-350")
def test_the_baths_give_two_virtue() -> None:
    """At once, and nothing at the end."""
    game, before = construct("bld_baths")
    assert changes(game, before) == {**paid("bld_baths"), "virtue": 2}
    assert turn_is_over(game)
    assert finished({"buildings": ["bld_baths"]}).players[0].virtue == 7


@rule("WW-350")
@pytest.mark.parametrize("take", [True, False])
def test_the_courthouse_may_pay_off_a_debt(take: bool) -> None:
    """1 printed virtue; a debt is turned over for nothing and gives 1 virtue, if its owner likes."""
    game, before = construct("bld_courthouse", debts=2)
    pick(game, "may", key="effect-flip-debt" if take else "decline")
    flipped = {"unpaid": -1, "paid": 1, "virtue": 2} if take else {"virtue": 1}
    assert changes(game, before) == {**paid("bld_courthouse"), **flipped}
    assert turn_is_over(game)


@rule("WW-350")
def test_the_courthouse_does_nothing_without_an_unpaid_debt() -> None:
    """A paid debt is not turned over, and nothing is asked."""
    game, before = construct("bld_courthouse", paid=1)
    assert changes(game, before) == {**paid("bld_courthouse"), "virtue": 1}
    assert turn_is_over(game)


@rule("WW-350")
def test_the_podium_gives_three_influence() -> None:
    """At once."""
    game, before = construct("bld_podium", influence=1)
    assert changes(game, before) == {**paid("bld_podium"), "influence": 3}
    assert turn_is_over(game)


@rule("WW-350")
@pytest.mark.parametrize("take", [True, False])
def test_the_stocks_may_send_all_captives_to_the_prison(take: bool) -> None:
    """1 virtue is lost; all captives go for 1 silver each, if their captor likes."""
    game, before = construct("bld_stocks", {}, {"prisoners": 1}, captives={"1": 2, "2": 3})
    pick(game, "may", key="effect-send-captives" if take else "decline")
    sent = {"captives_1": -2, "captives_2": -3, "silver": 5} if take else {}
    assert changes(game, before) == {**paid("bld_stocks"), "virtue": -1, **sent}
    assert [counts(game, seat)["prisoners"] for seat in (1, 2)] == ([2, 4] if take else [0, 1])


@rule("WW-351")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4])
def test_the_monastery_gives_one_influence_for_each_cathedral_level(level: int) -> None:
    """1 printed virtue, and as much Influence as the own marker is high; a rival's level does not matter."""
    game, before = construct("bld_monastery", {"cathedral": 5}, cathedral=level)
    gained = {"influence": level} if level else {}
    assert changes(game, before) == {**paid("bld_monastery"), "virtue": 1, **gained}
    assert turn_is_over(game)


@rule("WW-351")
def test_the_monastery_at_the_top_of_the_cathedral() -> None:
    """Level 5 gives 5 Influence, and so the building card of the fifth step."""
    game, before = construct("bld_monastery", cathedral=5)
    assert changes(game, before) == without(paid("bld_monastery"), "cards_in_hand") | {"virtue": 1, "influence": 5}


@rule("WW-352", "WW-353", "WW-354")
def test_the_abbey_frees_all_prison_workers_of_all_players() -> None:
    """The owner's two, a rival's five, and nobody's captives; no building card is drawn."""
    rivals = ({"prisoners": 5, "captives": {"0": 3}}, {"prisoners": 0}, {"prisoners": 1})
    game = table(ready("bld_abbey", prisoners=2), *rivals)
    before = [counts(game, seat) for seat in range(4)]
    place(game, "guildhall")
    assert changes(game, before[0]) == {**paid("bld_abbey"), "virtue": 1, "prisoners": -2, "workers": 1}
    assert changes(game, before[1], 1) == {"prisoners": -5, "workers": 5}
    assert changes(game, before[2], 2) == {}
    assert changes(game, before[3], 3) == {"prisoners": -1, "workers": 1}
    assert turn_is_over(game)


@rule("WW-352", "WW-353", "WW-354")
def test_the_studio_gives_all_players_one_building_card() -> None:
    """The owner too; nobody leaves the Prison."""
    game = table(
        ready("bld_studio", prisoners=1),
        {"prisoners": 2},
        {},
        building_pile=["bld_keep", "bld_castle", "bld_church"],
    )
    before = [counts(game, seat) for seat in range(3)]
    place(game, "guildhall")
    assert changes(game, before[0]) == without(paid("bld_studio"), "cards_in_hand")
    assert [changes(game, before[seat], seat) for seat in (1, 2)] == [{"cards_in_hand": 1}, {"cards_in_hand": 1}]
    assert [seen(game, seat)["hand"] for seat in range(3)] == [["bld_keep"], ["bld_castle"], ["bld_church"]]


# --- placing a worker at once


@rule("WW-358", "WW-359")
def test_the_depot_places_a_worker_at_the_kings_storehouse() -> None:
    """It is resolved as a normal visit: with the worker there already two trades, which may be left out."""
    game, before = construct("bld_depot", clay=8, at={"kings_storehouse": 1})
    assert game.decision.kind == "trade"
    pick(game, "trade", key="amount-virtue")
    pick(game, "trade", key="amount-virtue")
    assert changes(game, before) == {
        **paid("bld_depot"),
        "workers": -2,
        "at_kings_storehouse": 1,
        "clay": -8,
        "virtue": 2,
    }
    assert turn_is_over(game)


@rule("WW-358", "WW-359")
def test_the_jail_places_a_worker_at_the_guardhouse() -> None:
    """1 virtue is lost; with the worker there already two actions."""
    game, before = construct("bld_jail", prisoners=2, captives={"1": 1}, at={"guardhouse": 1})
    pick(game, "guard", key="guard-free")
    pick(game, "guard", key="guard-send")
    # Two workers were placed and two came home.
    assert changes(game, before) == without(paid("bld_jail"), "workers") | {
        "virtue": -1,
        "at_guardhouse": 1,
        "prisoners": -2,
        "captives_1": -1,
        "silver": 1,
    }
    assert turn_is_over(game)


@rule("WW-358", "WW-359")
def test_the_lodge_places_a_worker_at_the_workshop() -> None:
    """With the worker there already two cards are drawn, or an apprentice is hired for 4 silver."""
    game, before = construct("bld_lodge", at={"workshop": 1}, silver=4)
    pick(game, "workshop", key="draw-buildings")
    after = changes(game, before)
    assert (after["workers"], after["at_workshop"], after["cards_in_hand"]) == (-2, 1, 1)
    game, before = construct("bld_lodge", silver=4)
    game.play(offers(game, key="hire-apprentice")[0])
    after = changes(game, before)
    assert (after["silver"], after["tax_stand"], after["apprentices"]) == (-4, 2, 1)
    assert turn_is_over(game)


@rule("WW-358", "WW-359")
@pytest.mark.parametrize(
    ("building", "location", "good", "n"),
    [("bld_mill", "forest", "wood", 3), ("bld_minter", "silversmith", "silver", 4)],
)
def test_the_mill_and_the_minter_place_a_worker_who_gathers(building: str, location: str, good: str, n: int) -> None:
    """With two workers there already: 3 wood in the Forest, 4 silver at the Silversmith."""
    game, before = construct(building, at={location: 2})
    assert changes(game, before) == {**paid(building), "workers": -2, f"at_{location}": 1, good: n}
    assert turn_is_over(game)


@rule("WW-358", "WW-359")
def test_the_theatre_places_a_worker_at_the_town_centre() -> None:
    """1 tax for the first capture, 1 silver for the second."""
    game, before = construct("bld_theatre", {"at": {"forest": 3, "quarry": 1}}, silver=3, at={"town_centre": 1})
    pick(game, "capture", location="forest")
    pick(game, "capture", location="quarry")
    assert changes(game, before) == {
        **paid("bld_theatre"),
        "workers": -2,
        "at_town_centre": 1,
        "captives_1": 4,
        "silver": -2,
        "tax_stand": 1,
    }
    assert turn_is_over(game)


PLACING = [
    ("bld_depot", "kings_storehouse", {}),
    ("bld_jail", "guardhouse", {"prisoners": 1}),
    ("bld_lodge", "workshop", {}),
    ("bld_mill", "forest", {}),
    ("bld_minter", "silversmith", {}),
    ("bld_theatre", "town_centre", {"silver": 1}),
]


@rule("WW-360")
@pytest.mark.parametrize(("building", "location", "seat"), PLACING)
def test_the_placement_is_compulsory_if_it_is_possible(building: str, location: str, seat: dict[str, Any]) -> None:
    """Nobody is asked whether: the worker stands there before anything else happens."""
    game, _ = construct(building, **seat)
    assert counts(game)[f"at_{location}"] == 1
    assert game.decision.kind in ("trade", "workshop", "capture", "place")


@rule("WW-360")
@pytest.mark.parametrize(("building", "location", "seat"), PLACING)
def test_without_another_worker_on_the_own_board_nothing_is_placed(
    building: str, location: str, seat: dict[str, Any]
) -> None:
    """The only worker at home constructs: workers elsewhere stay, and the turn is over."""
    prisoners = seat.get("prisoners", 0)
    game, _ = construct(building, **{**seat, "at": {"mines": 19 - prisoners}})
    after = counts(game)
    assert (after["workers"], after[f"at_{location}"], after["at_mines"]) == (0, 0, 19 - prisoners)
    assert turn_is_over(game)


@rule("WW-360")
@pytest.mark.parametrize(
    ("building", "rival"), [("bld_jail", {"prisoners": 3}), ("bld_theatre", {"at": {"forest": 2}})]
)
def test_without_a_legal_visit_nothing_is_placed(building: str, rival: dict[str, Any]) -> None:
    """The Guardhouse with nothing to do, the Town Centre without silver for the tax: the worker stays at home."""
    game, before = construct(building, rival)
    virtue = {"virtue": -1} if building == "bld_jail" else {}
    assert changes(game, before) == {**paid(building), **virtue}
    assert turn_is_over(game)


@rule("WW-360")
def test_trades_and_captures_of_such_a_visit_stay_optional_and_one_guardhouse_action_is_not() -> None:
    """As in a normal visit: no trade and no capture must be made, but one Guardhouse action must."""
    depot, before = construct("bld_depot", clay=8)
    pick(depot, "trade", key="trade-enough")
    assert changes(depot, before) == {**paid("bld_depot"), "workers": -2, "at_kings_storehouse": 1}
    theatre, before = construct("bld_theatre", {"at": {"forest": 3}}, silver=2)
    pick(theatre, "capture", key="capture-no-more")
    assert changes(theatre, before) == {**paid("bld_theatre"), "workers": -2, "at_town_centre": 1}
    jail, _ = construct("bld_jail", prisoners=1, captives={"1": 1}, at={"guardhouse": 1})
    assert [option.label.key for option in jail.decision.options] == ["guard-send", "guard-free"]
    pick(jail, "guard", key="guard-send")
    assert [option.label.key for option in jail.decision.options] == ["guard-free", "guard-stop"]


@rule("WW-360")
def test_costs_of_such_a_visit_are_paid_as_usual() -> None:
    """A capture through the Theatre costs 1 tax; with exactly 1 silver there is no second one."""
    game, before = construct("bld_theatre", {"at": {"forest": 3, "quarry": 1}}, silver=1, at={"town_centre": 4})
    pick(game, "capture", location="forest")
    after = changes(game, before)
    assert (after["silver"], after["tax_stand"], after["captives_1"]) == (-1, 1, 3)
    assert turn_is_over(game)


# --- at the end of the game


@rule("WW-355")
@pytest.mark.parametrize(
    ("hall", "skilled", "others"),
    [
        ("bld_carpenters_hall", ["app_woodcutter_1", "app_thief"], ["app_miner_1", "app_stonecutter_1"]),
        ("bld_tilers_hall", ["app_miner_1", "app_pickpocket"], ["app_woodcutter_1", "app_stonecutter_1"]),
        ("bld_masons_hall", ["app_stonecutter_1", "app_gatekeeper"], ["app_woodcutter_1", "app_miner_1"]),
    ],
)
def test_a_hall_gives_one_virtue_for_each_own_apprentice_with_its_skill(
    hall: str, skilled: list[str], others: list[str]
) -> None:
    """Apprentices with other skills and those of rivals do not count; one with all skills does."""
    cases: list[tuple[list[str], int]] = [
        ([], 7),
        (others, 7),
        (skilled[:1], 8),
        ([*skilled, *others], 9),
        (["app_labourer"], 8),
        ([*skilled, "app_labourer"], 10),
    ]
    for apprentices, virtue in cases:
        game = finished({"buildings": [hall], "apprentices": apprentices}, {"apprentices": ["app_jeweller_1"]})
        assert game.players[0].virtue == virtue
        assert bonus(game) == 0


@rule("WW-355")
def test_a_hall_does_nothing_before_the_end() -> None:
    """Its virtue does not come when it is constructed."""
    seat = {"clay": 4, "wood": 1, "stone": 1, "gold": 1, "apprentices": ["app_miner_1", "app_miner_2"], "virtue": 4}
    game = table({**seat, "hand": ["bld_tilers_hall"], "silver": 0})
    place(game, "guildhall")
    assert seen(game)["buildings"] == ["bld_tilers_hall"]
    assert counts(game)["virtue"] == 4


@rule("WW-356", "WW-357")
@pytest.mark.parametrize("prisoners", [0, 1, 5])
def test_the_stronghold_frees_all_own_workers_before_the_prison_is_scored(prisoners: int) -> None:
    """5 prisoners would cost 2 points; a rival's 4 still do."""
    game = finished({"buildings": ["bld_stronghold"], "prisoners": prisoners}, {"prisoners": 4, "influence": 1})
    assert (game.players[0].prison, game.players[1].prison) == (0, 4)
    assert "prisoners" not in lines(game)
    assert lines(game, 1)["prisoners"] == -2
    assert lines(finished({"prisoners": 5}, {"influence": 1})) == {"prisoners": -2}


@rule("WW-356")
def test_the_stronghold_frees_nobody_before_the_end() -> None:
    """While the game goes on the prisoners stay where they are."""
    game = table({"buildings": ["bld_stronghold"], "prisoners": 4})
    place(game, "quarry")
    assert counts(game)["prisoners"] == 4


@rule("WW-357", "AB-056")
@pytest.mark.parametrize("first", ["bld_stronghold", "bld_outpost"])
def test_the_owner_may_free_workers_with_the_stronghold_before_the_outpost_counts_them(first: str) -> None:
    """2 workers at home and 6 in the Prison: 2 virtue if the Stronghold comes first, whatever was built first."""
    own = [first, "bld_outpost" if first == "bld_stronghold" else "bld_stronghold"]
    # 6 workers are in the Guildhall and 1 is placed at the King's Storehouse in the last turn.
    game = last_turn({"buildings": own, "prisoners": 6, "at": {"quarry": 5}})
    if not game.over:
        pick(game, "order", building="bld_stronghold")
    assert game.over
    assert (game.players[0].workers, game.players[0].virtue) == (8, 9)


@rule("WW-361")
@pytest.mark.parametrize(("influence", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (12, 4)])
def test_the_manor_scores_one_point_per_three_influence(influence: int, points: int) -> None:
    """Rounded down."""
    assert bonus(finished({"buildings": ["bld_manor"], "influence": influence})) == points


@rule("WW-361")
@pytest.mark.parametrize(
    ("own", "rivals", "points"), [(5, (4, 0), 2), (5, (5, 0), 0), (5, (0, 6), 0), (0, (0, 0), 0), (1, (0, 0), 2)]
)
def test_the_mansion_scores_two_points_for_more_influence_than_every_other_player(
    own: int, rivals: tuple[int, int], points: int
) -> None:
    """With a tie nobody has the most."""
    seats = [{"influence": n} for n in rivals]
    assert bonus(finished({"buildings": ["bld_mansion"], "influence": own}, *seats)) == points


@rule("WW-361")
@pytest.mark.parametrize(("at_home", "virtue"), [(0, 7), (3, 7), (4, 8), (7, 8), (8, 9), (11, 9), (12, 10), (13, 10)])
def test_the_outpost_gives_one_virtue_per_four_workers_on_the_own_board(at_home: int, virtue: int) -> None:
    """Workers elsewhere, captives and those of rivals do not count."""
    # 6 workers are in the Guildhall and 1 is placed at the King's Storehouse in the last turn.
    game = finished({"buildings": ["bld_outpost"], "at": {"quarry": 13 - at_home}, "captives": {"1": 3}})
    assert (game.players[0].workers, game.players[0].virtue) == (at_home, virtue)


@rule("WW-361")
@pytest.mark.parametrize(("silver", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (26, 5)])
def test_the_vault_scores_one_point_per_five_silver(silver: int, points: int) -> None:
    """Besides the 1 point per 10 silver that everybody scores."""
    game = finished({"buildings": ["bld_vault"], "silver": silver})
    assert bonus(game) == points
    assert lines(game).get("silver", 0) == silver // 10


@rule("WW-362", "WW-363")
@pytest.mark.parametrize(
    ("others", "level", "points"),
    [
        ([], 0, 0),
        ([], 1, 1),
        ([], 5, 1),
        (["bld_well"], 1, 1),
        (["bld_well"], 2, 2),
        (["bld_well"], 5, 2),
        (["bld_well", "bld_keep", "bld_church"], 3, 3),
        (["bld_well", "bld_keep", "bld_church"], 4, 4),
        (["wonder_gold"], 1, 1),
        (["wonder_gold"], 2, 2),
        (["wonder_gold", "wonder_clay"], 5, 3),
    ],
)
def test_the_wall_scores_a_point_for_each_pair_of_a_building_and_a_cathedral_level(
    others: list[str], level: int, points: int
) -> None:
    """The Wall itself and Wonders are buildings; cards in hand are not."""
    at = {wonder: place for wonder, place in (("wonder_gold", "quarry"), ("wonder_clay", "forest")) if wonder in others}
    seat = {"buildings": ["bld_wall", *others], "cathedral": level, "hand": ["bld_castle", "bld_chapel"]}
    game = table(seat, wonders_at=at)
    assert dict(game.scores[0].lines)["building_effects"] == points


@rule("WW-EX-37")
def test_example_37_the_wall() -> None:
    """4 buildings, the Wall and a Wonder among them, and cathedral level 3: 3 pairs; on level 0 none."""
    own = ["bld_wall", "wonder_stone", "bld_well", "bld_smithy"]
    for level, pairs in ((3, 3), (0, 0)):
        game = table({"buildings": own, "cathedral": level}, wonders_at={"wonder_stone": "quarry"})
        assert dict(game.scores[0].lines)["building_effects"] == pairs


# --- the School


OLD = [
    ["app_patron_clay", "app_patron_silver", "app_patron_stone", "app_patron_wood", "app_thief"],
    ["app_merchant_clay", "app_merchant_gold", "app_merchant_marble", "app_merchant_stone", "app_trickster"],
]
NEW = [
    *("app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"),
    *("app_trader_clay", "app_trader_stone", "app_trader_wood", "app_pickpocket"),
]
HIRED_LATER = "app_conspirator_1"


def school(silver_on: dict[str, int] | None = None, **seat: Any) -> Architects:
    """A table where seat 0 has constructed the School, with named apprentices in the rows and on the pile."""
    game = table(
        ready("bld_school", **{"apprentices": ["app_stonecutter_1"], **seat}),
        apprentices=OLD,
        apprentice_pile=[*NEW, HIRED_LATER],
        silver_on=silver_on or {},
    )
    place(game, "guildhall")
    return game


def rows(game: Architects) -> list[list[str]]:
    """The apprentices who lie face up, from the left."""
    view: Any = game.view(1)
    return [[card["apprentice"] for card in row] for row in view["apprentices"]]


@rule("WW-364", "WW-365", "WW-EX-36")
def test_example_36_the_school_renews_the_apprentices_before_one_is_hired() -> None:
    """Eight cards go under the pile, the two of column 5 become column 1, eight new ones come, any of ten is hired."""
    game = school()
    kept = rows(game)
    assert [row[0] for row in kept] == ["app_thief", "app_trickster"]
    assert sorted(kept[0][1:] + kept[1][1:]) == sorted(NEW)
    view: Any = game.view(1)
    assert sorted(view["apprentices_known_below"]) == sorted(OLD[0][:4] + OLD[1][:4])
    assert game.decision.kind == "hire"
    hired = [str(option.label.args["apprentice"]) for option in game.decision.options]
    assert sorted(hired) == sorted(["app_thief", "app_trickster", *NEW])


@rule("WW-364")
def test_the_school_removes_what_there_is_of_a_row_that_is_not_full() -> None:
    """With 5 and 2 apprentices and an empty pile, 7 cards lie face up; all of them go and come again."""
    game = table(ready("bld_school"), apprentices=OLD)
    game.apprentices = []
    game.rows = [game.rows[0], game.rows[1][-2:]]
    events = game.listen()
    place(game, "guildhall")
    gone = [event.args["apprentice"] for event in events if event.key == "remove-apprentice"]
    assert sorted(map(str, gone)) == sorted([*OLD[0], *OLD[1][:2]])


@rule("WW-364")
def test_the_apprentice_of_the_school_is_free() -> None:
    """No silver and no tax are paid; the virtue of the card is changed, and the row is filled up again."""
    game = school()
    before = counts(game)
    pick(game, "hire", apprentice="app_trickster")
    assert changes(game, before) == {"apprentices": 1, "virtue": -1}
    assert seen(game)["apprentices"] == ["app_stonecutter_1", "app_trickster"]
    assert [len(row) for row in rows(game)] == [5, 5]
    assert rows(game)[1][-1] == HIRED_LATER
    assert turn_is_over(game)


@rule("WW-364")
def test_the_hire_of_the_school_is_compulsory_and_at_the_limit_one_is_let_go() -> None:
    """There is no way to hire nobody; with five apprentices one of them goes first."""
    five = ["app_stonecutter_1", "app_stonecutter_2", "app_gatekeeper", "app_acolyte_masonry", "app_swindler_masonry"]
    game = school(apprentices=five)
    assert len(game.decision.options) == 10
    assert len(offers(game, key="hire-apprentice")) == 10
    pick(game, "hire", apprentice="app_thief")
    pick(game, "let-go", apprentice="app_gatekeeper")
    assert sorted(seen(game)["apprentices"]) == sorted(
        [*[card for card in five if card != "app_gatekeeper"], "app_thief"]
    )


@rule("WW-365")
def test_silver_on_removed_apprentices_goes_to_the_supply_and_on_kept_ones_it_stays() -> None:
    """The 3 silver on a removed card are gone, the 2 on a kept one come with it."""
    game = school({"app_patron_clay": 3, "app_thief": 2})
    before = counts(game)
    assert before["silver"] == 0
    view: Any = game.view(0)
    assert {card["apprentice"]: card["silver"] for row in view["apprentices"] for card in row if card["silver"]} == {
        "app_thief": 2
    }
    pick(game, "hire", apprentice="app_thief")
    assert changes(game, before) == {"apprentices": 1, "silver": 2}
    state: Any = game.state()
    assert sum(state["laid"]) == 0
