"""Section T: new buildings and what they do at once, the School too."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import westkingdom as wk
from tests.architects.works_of_wonder.test_end import finished
from tests.kit.architects import changes, counts, offers, pick, place, seen, turn_is_over
from tests.kit.chapters.works_of_wonder.buildings import construct, paid, ready, without
from tests.kit.rule import rule
from tests.kit.works_of_wonder import table
from westkingdom.architects.game import Architects

NAMES = """
    Abbey Arena Baths Carpenter's_Hall Courthouse Depot Jail Lodge Manor Mansion Mason's_Hall Mill Minter Monastery
    Outpost Podium School Stocks Stronghold Studio Theatre Tiler's_Hall Vault Wall
"""


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
