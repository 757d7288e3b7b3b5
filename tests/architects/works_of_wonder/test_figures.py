"""The Princess and the Profiteer: placing workers with them, and capturing from them (ledger section E)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, offers, pick, place, places, seen
from tests.kit.rule import rule
from tests.kit.wonders import (
    FIGURES,
    at,
    avoid,
    before_reset,
    can_choose,
    choose,
    contribute,
    contributions,
    count,
    exchange,
    laid,
    next_is,
    own,
    realm,
    reset,
    trade,
    unpaid,
)
from westkingdom.architects.game import Architects

OPEN = ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand"]
OPEN += ["guardhouse"]
ENDINGS = {
    "mine": "mine",
    "trade": "trade-enough",
    "workshop": "draw-buildings",
    "capture": "capture-no-more",
    "guard": "guard-free",
    "figures": "figures-done",
}
"""By kind of decision: the choice that ends a visit without doing more than necessary."""


def with_figures(card: str, *seats: dict[str, Any], **position: Any) -> Architects:
    """The figures stand where this card says; the first card of the data has the Contributions."""
    current = "contribution_1" if card != "contribution_1" else "contribution_2"
    return at(*seats, consequence=card, contribution_pile=[current], **position)


def finish(game: wk.Game) -> None:
    """End the visit, contributing nothing and choosing no moment."""
    while game.decision.kind in ENDINGS:
        options = [option for option in game.decision.options if option.label.key == ENDINGS[game.decision.kind]]
        game.play(options[0])


def build(game: wk.Game, building: str) -> None:
    """Construct a building in the Guildhall."""
    place(game, "guildhall")
    if game.decision.kind == "guildhall":
        pick(game, "guildhall", building=building)


# --- where they stand


@rule("WW-082", "WW-087")
@pytest.mark.parametrize("card", FIGURES)
def test_the_profiteer_gives_1_influence_at_the_location_of_the_card_and_nowhere_else(card: str) -> None:
    for location in OPEN:
        game = with_figures(card, {"silver": 3, "prisoners": 1, "influence": 0}, {}, tax_stand=2)
        place(game, location)
        finish(game)
        assert next_is(game, 1), location
        assert own(game, "influence") == [1 if location == FIGURES[card][1] else 0, 0], location


@rule("WW-082", "WW-083")
@pytest.mark.parametrize("card", FIGURES)
def test_the_princess_allows_a_contribution_at_the_location_of_the_card_and_nowhere_else(card: str) -> None:
    for location in OPEN:
        game = with_figures(card, {"silver": 3, "prisoners": 1, "wood": 1, "influence": 0}, {}, tax_stand=2)
        place(game, location)
        assert ("wood" in contributions(game)) == (location == FIGURES[card][0]), location


@rule("WW-082")
def test_a_reset_moves_both_to_where_the_next_card_says() -> None:
    game = before_reset({}, {}, consequence="contribution_7", contribution_pile=["contribution_2"])
    assert (realm(game)["princess"], realm(game)["profiteer"]) == ("guardhouse", "town_centre")
    reset(game)
    assert (realm(game)["princess"], realm(game)["profiteer"]) == ("silversmith", "guardhouse")
    place(game, "silversmith")
    assert next_is(game, 0), "seat 1 had nothing to contribute"
    assert own(game, "influence") == [0, 0]


# --- the Princess


@rule("WW-083", "WW-084")
def test_a_player_may_contribute_once_for_the_worker_placed_there() -> None:
    seat = {"clay": 1, "wood": 1, "stone": 1, "gold": 1, "marble": 1, "at": {"forest": 3}}
    game = with_figures("contribution_4", seat)
    place(game, "forest")
    assert contributions(game) == ["clay", "wood", "stone", "gold", "marble"]
    contribute(game, "stone")
    assert next_is(game, 1), "though there are four workers and more goods"
    assert realm(game)["contributed"] == {"clay": 0, "wood": 0, "stone": 1, "gold": 0, "marble": 0}


@rule("WW-083")
def test_a_player_may_contribute_nothing() -> None:
    game = with_figures("contribution_4", {"clay": 1, "influence": 3})
    before = counts(game)
    place(game, "forest")
    choose(game, "figures-done")
    assert next_is(game, 1)
    assert changes(game, before) == {"workers": -1, "at_forest": 1, "wood": 1}
    assert set(realm(game)["contributed"].values()) == {0}
    place(game, "quarry")
    assert next_is(game, 0), "what was not used is gone"


@rule("WW-084")
def test_each_worker_that_is_placed_there_allows_one() -> None:
    game = with_figures("contribution_4", {"clay": 1, "stone": 1}, {"gold": 1})
    place(game, "forest")
    contribute(game, "clay")
    place(game, "forest")
    assert (game.decision.seat, contributions(game)) == (1, ["wood", "gold"])
    contribute(game, "gold")
    place(game, "forest")
    assert contributions(game) == ["wood", "stone"]


# --- when


@rule("WW-085", "WW-090")
@pytest.mark.parametrize("trades_before", [0, 1, 2])
def test_at_the_storehouse_a_contribution_comes_before_between_or_after_trades(trades_before: int) -> None:
    seat = {"clay": 1, "wood": 3, "at": {"kings_storehouse": 1}, "apprentices": ["app_patron_wood"]}
    game = with_figures("contribution_5", seat)
    place(game, "kings_storehouse")
    for made in range(2):
        if made == trades_before:
            contribute(game, "clay")
            assert (game.decision.kind, contributions(game)) == ("trade", [])
        trade(game, "amount-wood", "amount-virtue")
    if trades_before == 2:
        assert (game.decision.kind, contributions(game)) == ("figures", ["clay", "wood"])
        contribute(game, "clay")
    assert next_is(game, 1)
    assert (own(game, "virtue")[0], own(game, "influence")[0], own(game, "wood")[0]) == (9, 1, 1)


@rule("WW-085", "WW-090")
@pytest.mark.parametrize("actions_before", [0, 1, 2])
def test_at_the_guardhouse_a_contribution_comes_before_between_or_after_actions(actions_before: int) -> None:
    seat = {"prisoners": 2, "debts": 1, "silver": 6, "clay": 1, "at": {"guardhouse": 1}}
    game = with_figures("contribution_7", seat)
    place(game, "guardhouse")
    for made, action in enumerate(["guard-free", "guard-pay-off"]):
        if made == actions_before:
            contribute(game, "clay")
            assert (game.decision.kind, contributions(game)) == ("guard", [])
        if game.decision.kind == "guard":
            choose(game, action)
    if actions_before == 2:
        assert (game.decision.kind, contributions(game)) == ("figures", ["clay"])
        contribute(game, "clay")
    assert next_is(game, 1)
    assert (own(game, "prisoners")[0], unpaid(game)[0], own(game, "influence")[0]) == (0, 0, 1)


@rule("WW-085", "WW-090", "WW-099")
def test_a_contribution_between_two_actions_may_pay_for_the_second() -> None:
    """After the prisoners are free nothing else is possible, until marble gives 2 Influence: those are 2 silver."""
    seat = {"prisoners": 2, "debts": 1, "silver": 4, "marble": 1, "influence": 0, "at": {"guardhouse": 1}}
    game = with_figures("contribution_7", seat, rewards=["rew_ww_marble"])
    place(game, "guardhouse")
    choose(game, "guard-free")
    contribute(game, "marble")
    if game.decision.kind == "guard":
        choose(game, "guard-pay-off")
    assert (unpaid(game)[0], own(game, "influence")[0]) == (0, 0)
    assert next_is(game, 1)


@rule("WW-088", "WW-090", "WW-099")
def test_the_influence_of_the_profiteer_between_two_actions_may_pay_for_the_second() -> None:
    seat = {"prisoners": 2, "debts": 1, "silver": 4, "influence": 1, "at": {"guardhouse": 1}}
    game = with_figures("contribution_2", seat)
    place(game, "guardhouse")
    choose(game, "guard-free")
    assert own(game, "prisoners")[0] == 0
    if can_choose(game, "take-influence"):
        choose(game, "take-influence")
    if game.decision.kind == "guard":
        choose(game, "guard-pay-off")
    assert (unpaid(game)[0], own(game, "influence")[0]) == (0, 0)
    assert next_is(game, 1)


@rule("WW-085", "WW-090")
@pytest.mark.parametrize("first", [True, False])
def test_at_the_workshop_and_the_mines_a_contribution_comes_before_or_after_the_action(first: bool) -> None:
    for card, location, action in (
        ("contribution_1", "workshop", "draw-buildings"),
        ("contribution_6", "mines", "mine"),
    ):
        game = with_figures(card, {"gold": 1, "silver": 4, "at": {"mines": 1}})
        place(game, location)
        if first:
            contribute(game, "gold")
        found = [option for option in game.decision.options if option.label.key == action]
        game.play(found[0])
        if not first:
            assert (game.decision.kind, "gold" in contributions(game)) == ("figures", True)
            contribute(game, "gold")
        assert next_is(game, 1)
        assert own(game, "gold")[0] == 0
        assert realm(game)["contributed"]["gold"] == 1


@rule("WW-085")
def test_no_contribution_in_the_middle_of_a_payment() -> None:
    seat = {"clay": 1, "silver": 2, "influence": 4, "at": {"kings_storehouse": 1}, "apprentices": ["app_merchant_gold"]}
    game = with_figures("contribution_5", seat)
    place(game, "kings_storehouse")
    assert contributions(game) == ["clay"]
    trade(game, "amount-silver", "amount-gold")
    assert (game.decision.kind, contributions(game)) == ("pay", [])
    assert {option.kind for option in game.decision.options} == {"pay"}
    exchange(game, 0)
    assert (game.decision.kind, contributions(game)) == ("trade", ["clay", "gold"])


@rule("WW-085", "WW-088")
def test_nothing_of_the_figures_in_the_middle_of_a_hire_or_of_a_ransom() -> None:
    hired = ["app_labourer", "app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"]
    seat = {"clay": 1, "silver": 9, "apprentices": hired}
    for card in ("contribution_1", "contribution_6"):
        game = with_figures(card, seat, apprentices=[["app_thief"]])
        place(game, "workshop")
        pick(game, "workshop", apprentice="app_thief")
        assert {option.kind for option in game.decision.options} == {"let-go"}
    for card in ("contribution_7", "contribution_2"):
        game = with_figures(card, {"clay": 1, "influence": 3}, {"captives": {"0": 1}})
        place(game, "guardhouse")
        choose(game, "guard-ransom-debt")
        assert {option.kind for option in game.decision.options} == {"avoid-loss"}


@rule("WW-088", "WW-090")
@pytest.mark.parametrize("captures_before", [0, 1, 2])
def test_at_the_town_centre_the_influence_comes_before_between_or_after_captures(captures_before: int) -> None:
    game = with_figures("contribution_7", {"silver": 9, "at": {"town_centre": 1}}, {"at": {"forest": 1, "mines": 2}})
    place(game, "town_centre")
    for made, location in enumerate(["forest", "mines"]):
        if made == captures_before:
            choose(game, "take-influence")
            assert (own(game, "influence")[0], can_choose(game, "take-influence")) == (1, False)
        assert own(game, "influence")[0] == (1 if made >= captures_before else 0)
        pick(game, "capture", location=location, owner=1)
    assert next_is(game, 1)
    assert own(game, "influence") == [1, 0]


@rule("WW-088", "WW-090")
@pytest.mark.parametrize(("card", "location"), [("contribution_1", "mines"), ("contribution_6", "workshop")])
def test_the_influence_may_come_before_the_action(card: str, location: str) -> None:
    game = with_figures(card, {"influence": 4, "silver": 4, "at": {"mines": 1}})
    place(game, location)
    assert own(game, "influence")[0] == 4, "not by itself"
    choose(game, "take-influence")
    assert (own(game, "influence")[0], seen(game)["hand"]) == (5, ["bld_smithy"])
    finish(game)
    assert next_is(game, 1)
    assert own(game, "influence")[0] == 5


@rule("WW-088")
def test_the_influence_may_be_used_in_the_same_turn() -> None:
    """With the one of the Profiteer there are 2 Influence: 1 silver for the second capture."""
    game = with_figures(
        "contribution_7", {"silver": 1, "influence": 1, "at": {"town_centre": 1}}, {"at": {"forest": 1, "mines": 2}}
    )
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    assert not offers(game, key="capture-group")
    choose(game, "take-influence")
    pick(game, "capture", location="mines", owner=1)
    assert (seen(game)["captives"], own(game, "influence")[0]) == ([0, 3], 0)


@rule("WW-090")
def test_both_come_before_a_reset_that_was_triggered() -> None:
    """The 7th worker in the Guildhall constructs the Mill (Forest) or the Minter (Silversmith)."""
    seat = {"clay": 5, "stone": 2, "guildhall": 6, "hand": ["bld_mill"]}
    game = with_figures("contribution_4", seat)
    events = game.listen()
    build(game, "bld_mill")
    assert (game.decision.kind, game.view(None)["reset_triggered"]) == ("figures", True)
    assert count(events, "reset") == 0
    contribute(game, "clay")
    assert count(events, "reset") == 1
    assert own(game, "influence")[0] >= 1

    minter = {"clay": 3, "stone": 2, "guildhall": 6, "hand": ["bld_minter"], "influence": 1}
    game = with_figures("contribution_3", {**minter, "virtue": 7})
    build(game, "bld_minter")
    assert game.decision.kind == "avoid-loss", "of step 4; 2 Influence are there"
    avoid(game, 1)
    assert (own(game, "influence")[0], own(game, "virtue")[0]) == (0, 7)


@rule("WW-091")
def test_nothing_can_be_done_before_the_worker_is_placed() -> None:
    goods = {"clay": 1, "wood": 1, "stone": 1, "gold": 1, "marble": 1}
    for card in FIGURES:
        game = with_figures(card, {**goods, "silver": 5})
        assert {option.kind for option in game.decision.options} == {"place"}
        assert {option.label.key for option in game.decision.options} == {"place-worker"}


# --- the Profiteer


@rule("WW-087")
def test_each_worker_placed_with_the_profiteer_gives_1_influence() -> None:
    game = with_figures("contribution_4", {"at": {"quarry": 3}}, {})
    before = counts(game)
    place(game, "quarry")
    assert changes(game, before) == {"workers": -1, "at_quarry": 1, "stone": 4, "influence": 1}
    place(game, "quarry")
    place(game, "quarry")
    assert own(game, "influence") == [2, 1]


@rule("WW-092")
@pytest.mark.parametrize(
    ("card", "location"),
    [("contribution_1", "mines"), ("contribution_2", "guardhouse"), ("contribution_6", "workshop")],
)
def test_the_influence_comes_after_the_last_action_if_no_moment_was_chosen(card: str, location: str) -> None:
    game = with_figures(card, {"prisoners": 1, "at": {"mines": 1}})
    place(game, location)
    assert own(game, "influence")[0] == 0
    finish(game)
    assert next_is(game, 1)
    assert own(game, "influence") == [1, 0]


@rule("WW-092")
def test_who_captures_nobody_gains_the_influence_all_the_same() -> None:
    game = with_figures("contribution_7", {"silver": 1}, {"at": {"forest": 1}})
    place(game, "town_centre")
    choose(game, "capture-no-more")
    assert own(game, "influence") == [1, 0]


# --- captures


def captured(card: str, groups: list[tuple[str, int]], *others: dict[str, Any], **seat: Any) -> Architects:
    """Seat 0 (virtue 7, no Influence) has made these captures in one visit of the Town Centre."""
    workers = {"town_centre": len(groups) - 1, **seat.pop("at", {})}
    game = with_figures(card, {"silver": 9, "influence": 0, "at": workers, **seat}, *others)
    place(game, "town_centre")
    for location, owner in groups:
        pick(game, "capture", location=location, owner=owner)
    return game


@rule("WW-086")
@pytest.mark.parametrize("workers", [1, 3])
def test_capturing_from_the_princess_costs_exactly_1_virtue(workers: int) -> None:
    game = captured("contribution_4", [("forest", 1)], {"at": {"forest": workers, "mines": 2}})
    assert (own(game, "virtue"), seen(game)["captives"]) == ([6, 7], [0, workers])


@rule("WW-089")
@pytest.mark.parametrize("workers", [1, 3])
def test_capturing_from_the_profiteer_gives_exactly_1_virtue(workers: int) -> None:
    game = captured("contribution_4", [("quarry", 1)], {"at": {"quarry": workers, "mines": 2}})
    assert (own(game, "virtue"), seen(game)["captives"]) == ([8, 7], [0, workers])
    assert own(game, "influence") == [0, 0], "nobody was placed there"


@rule("WW-086", "WW-089")
@pytest.mark.parametrize("location", ["mines", "silversmith", "tax_stand", "town_centre"])
def test_captures_elsewhere_leave_virtue_as_it_is(location: str) -> None:
    game = captured("contribution_4", [(location, 1)], {"at": {location: 2}})
    assert own(game, "virtue") == [7, 7]


@rule("WW-086", "WW-089")
def test_a_visit_to_both_figures_costs_and_gives_virtue() -> None:
    game = with_figures(
        "contribution_4", {"silver": 9, "virtue": 0, "at": {"town_centre": 1}}, {"at": {"forest": 1, "quarry": 1}}
    )
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    assert (own(game, "virtue")[0], unpaid(game)[0]) == (0, 1), "one after the other"
    pick(game, "capture", location="quarry", owner=1)
    assert (own(game, "virtue")[0], unpaid(game)[0]) == (1, 1)


@rule("WW-093")
@pytest.mark.parametrize(("card", "virtue"), [("contribution_4", 6), ("contribution_5", 8)])
def test_several_groups_of_one_visit_change_virtue_once(card: str, virtue: int) -> None:
    there = {"at": {"forest": 2}}
    game = captured(card, [("forest", 2), ("forest", 1), ("forest", 3)], there, there, there)
    assert own(game, "virtue")[0] == virtue
    assert seen(game)["captives"] == [0, 2, 2, 2]


@rule("WW-093")
def test_once_also_with_another_capture_in_between() -> None:
    there = {"at": {"forest": 1, "mines": 1}}
    game = captured("contribution_4", [("forest", 1), ("mines", 1), ("forest", 2)], there, there)
    assert own(game, "virtue")[0] == 6


@rule("WW-093")
def test_the_next_visit_changes_virtue_again() -> None:
    game = captured("contribution_4", [("forest", 1)], {"at": {"forest": 1}})
    place(game, "forest")
    choose(game, "figures-done")
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    if game.decision.kind == "capture":
        choose(game, "capture-no-more")
    assert own(game, "virtue")[0] == 5


@rule("WW-093", "WW-095")
@pytest.mark.parametrize(
    ("second", "virtue"), [(("forest", 2), 9 - 1), (("mines", 1), 9 - 1), (("quarry", 1), 9 - 1 + 1)]
)
def test_both_captures_of_the_fortress_are_one_effect(second: tuple[str, int], virtue: int) -> None:
    """The Fortress itself costs 2 virtue."""
    fortress = {
        "clay": 3,
        "stone": 4,
        "gold": 1,
        "marble": 2,
        "hand": ["bld_fortress"],
        "apprentices": ["app_labourer"],
    }
    others = {"at": {"forest": 1, "mines": 1, "quarry": 1}}
    game = with_figures("contribution_4", {**fortress, "virtue": 11, "influence": 0}, others, others)
    build(game, "bld_fortress")
    pick(game, "capture", location="forest", owner=1)
    assert own(game, "virtue")[0] == 8
    pick(game, "capture", location=second[0], owner=second[1])
    assert own(game, "virtue")[0] == virtue


@rule("WW-094")
@pytest.mark.parametrize("card", ["contribution_4", "contribution_5"])
def test_taking_back_the_own_group_neither_costs_nor_gives_virtue(card: str) -> None:
    game = captured(card, [("forest", 0)], {"at": {"forest": 1}}, at={"forest": 2})
    assert own(game, "virtue") == [7, 7]
    assert seen(game)["workers_at"]["forest"] == 0


@rule("WW-094")
@pytest.mark.parametrize("groups", [[("forest", 0), ("forest", 1)], [("forest", 1), ("forest", 0)]])
@pytest.mark.parametrize(("card", "virtue"), [("contribution_4", 6), ("contribution_5", 8)])
def test_beside_the_own_group_others_still_count(card: str, virtue: int, groups: list[tuple[str, int]]) -> None:
    game = captured(card, groups, {"at": {"forest": 1}}, at={"forest": 2})
    assert own(game, "virtue")[0] == virtue


CAPTURING: dict[str, dict[str, Any]] = {
    "bld_armoury": {"wood": 3, "stone": 5, "gold": 1},
    "bld_barracks": {"clay": 2, "wood": 6, "gold": 2},
    "bld_arena": {"clay": 2, "wood": 4, "stone": 1, "marble": 1},
    "bld_fortress": {"clay": 3, "stone": 4, "gold": 1, "marble": 2},
}


@rule("WW-095")
@pytest.mark.parametrize("building", CAPTURING)
@pytest.mark.parametrize(("card", "change"), [("contribution_4", -1), ("contribution_5", 1), ("contribution_6", 0)])
def test_captures_of_buildings_count_too(building: str, card: str, change: int) -> None:
    seat = {**CAPTURING[building], "hand": [building], "apprentices": ["app_labourer"], "influence": 0}
    game = with_figures(card, seat, {"at": {"forest": 2}})
    build(game, building)
    if game.decision.kind == "may":
        pick(game, "may", key="effect-capture")
    before = own(game, "virtue")[0]
    pick(game, "capture", location="forest", owner=1)
    assert own(game, "virtue")[0] == before + change
    assert seen(game)["captives"] == [0, 2]


# --- workers placed by buildings


PLACING: dict[str, tuple[str, dict[str, Any]]] = {
    "bld_depot": ("kings_storehouse", {"clay": 4, "wood": 2}),
    "bld_jail": ("guardhouse", {"wood": 1, "stone": 4, "gold": 1, "prisoners": 1}),
    "bld_lodge": ("workshop", {"clay": 1, "wood": 4, "gold": 1}),
    "bld_mill": ("forest", {"clay": 4, "stone": 1}),
    "bld_minter": ("silversmith", {"clay": 3, "stone": 2}),
    "bld_theatre": ("town_centre", {"clay": 2, "wood": 3, "marble": 1, "silver": 1}),
}


def placed_by(building: str, card: str, **more: Any) -> Architects:
    """Seat 0 has constructed a building that places another worker; the figures stand where the card says."""
    seat = {"hand": [building], "apprentices": ["app_labourer"], "influence": 0, **PLACING[building][1]}
    seat["apprentices"] = [*seat["apprentices"], *more.pop("apprentices", [])]
    seat["stone"] = seat.get("stone", 0) + 1
    position = more.pop("position", {})
    game = with_figures(card, {**seat, **more}, {}, **position)
    build(game, building)
    return game


@rule("WW-096")
@pytest.mark.parametrize("building", [name for name in PLACING if name != "bld_depot"])
def test_a_worker_placed_by_a_building_counts_for_the_profiteer(building: str) -> None:
    location = PLACING[building][0]
    (card,) = [card for card, places in FIGURES.items() if places[1] == location]
    game = placed_by(building, card)
    finish(game)
    assert next_is(game, 1)
    assert seen(game)["workers_at"][location] == 1
    assert own(game, "influence") == [1, 0]


@rule("WW-096")
@pytest.mark.parametrize("building", [name for name in PLACING if name != "bld_theatre"])
def test_a_worker_placed_by_a_building_counts_for_the_princess(building: str) -> None:
    location = PLACING[building][0]
    (card,) = [card for card, places in FIGURES.items() if places[0] == location]
    game = placed_by(building, card)
    assert seen(game)["workers_at"][location] == 1
    assert "stone" in contributions(game)
    contribute(game, "stone")
    finish(game)
    assert next_is(game, 1)
    assert realm(game)["contributed"]["stone"] == 1


@rule("WW-096")
def test_a_worker_placed_by_a_building_counts_for_wonders_and_apprentices() -> None:
    wonder: dict[str, Any] = {"buildings": ["wonder_clay"], "position": {"wonders_at": {"wonder_clay": "forest"}}}
    game = placed_by("bld_mill", "contribution_3", **wonder)
    assert (game.decision.kind, own(game, "wood")[0]) == ("visit-wonder", 0)
    choose(game, "wonder-worker")
    assert own(game, "wood")[0] == 2

    for building, apprentice in (
        ("bld_depot", "app_diplomat_tiling"),
        ("bld_jail", "app_chevalier_masonry"),
        ("bld_lodge", "app_diplomat_masonry"),
        ("bld_theatre", "app_chevalier_carpentry"),
    ):
        game = placed_by(building, "contribution_4", apprentices=[apprentice])
        finish(game)
        assert own(game, "influence")[0] == 1, building


@rule("WW-096")
def test_the_worker_in_the_guildhall_and_the_other_one_are_both_placed() -> None:
    game = placed_by("bld_minter", "contribution_3")
    before = {"workers": 18, "workers_in_guildhall": 1}
    assert {word: counts(game)[word] for word in before} == before


@rule("WW-097")
@pytest.mark.parametrize("card", ["contribution_3", "contribution_4"])
def test_taking_a_worker_back_is_not_placing(card: str) -> None:
    """The Princess or the Profiteer stands at the Quarry, the only place of workers."""
    game = with_figures(card, {"clay": 1, "at": {"quarry": 12}, "prisoners": 8}, {})
    assert next_is(game, 1), "one worker was taken back without a question"
    assert seen(game)["workers_at"]["quarry"] == 11
    assert own(game, "influence") == [0, 0]
    assert set(realm(game)["contributed"].values()) == {0}


@rule("WW-098")
def test_at_a_location_of_both_figures_both_effects_apply() -> None:
    """No card puts them together; a corrected one does."""
    data = {"contribution_cards": [{"id": "contribution_4", "profiteer_location": "forest"}]}
    game = with_figures("contribution_4", {"clay": 1}, {}, options={"data": data})
    assert (realm(game)["princess"], realm(game)["profiteer"]) == ("forest", "forest")
    before = counts(game)
    place(game, "forest")
    contribute(game, "clay")
    if game.decision.kind == "figures":
        choose(game, "figures-done")
    assert next_is(game, 1)
    assert changes(game, before) == {"workers": -1, "at_forest": 1, "wood": 1, "clay": -1, "influence": 2}


@rule("WW-098")
def test_a_capture_at_a_location_of_both_figures_costs_and_gives_virtue() -> None:
    data = {"contribution_cards": [{"id": "contribution_4", "profiteer_location": "forest"}]}
    game = with_figures("contribution_4", {"silver": 1, "virtue": 0}, {"at": {"forest": 1}}, options={"data": data})
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    assert (own(game, "virtue")[0], unpaid(game)[0]) in ((1, 1), (0, 0)), "as the order may be"


# --- a visit must still be possible


@rule("WW-099")
@pytest.mark.parametrize("card", ["contribution_7", "contribution_2"])
def test_a_figure_alone_is_no_reason_to_visit_the_guardhouse(card: str) -> None:
    game = with_figures(card, {"clay": 1, "gold": 1})
    assert "guardhouse" not in places(game)
    assert "guardhouse" in places(with_figures(card, {"prisoners": 1}))


DEBT = {"debts": 1, "silver": 4}
"""Paying it off costs 3 tax and 3 silver, of which 2 have to be Influence."""


@rule("WW-099")
@pytest.mark.parametrize(
    ("card", "seat", "possible"),
    [
        ("contribution_2", {"influence": 1}, True),
        ("contribution_2", {"influence": 0}, False),
        ("contribution_3", {"influence": 1}, False),
        ("contribution_3", {"influence": 2}, True),
        ("contribution_3", {"influence": 1, "apprentices": ["app_chevalier_masonry"]}, True),
        ("contribution_3", {"influence": 0, "apprentices": ["app_chevalier_masonry"]}, False),
        ("contribution_3", {"influence": 1, "apprentices": ["app_chevalier_carpentry"]}, False),
        ("contribution_2", {"influence": 0, "apprentices": ["app_chevalier_masonry"]}, True),
    ],
)
def test_what_placing_gives_for_certain_counts_for_the_visit(card: str, seat: dict[str, Any], possible: bool) -> None:
    """The Profiteer of the second card and a Chevalier give 1 Influence each at the Guardhouse."""
    game = with_figures(card, {**DEBT, **seat}, tax_stand=0)
    assert ("guardhouse" in places(game)) == possible
    if possible:
        place(game, "guardhouse")
        finish_debt(game)
        assert (unpaid(game)[0], own(game, "influence")[0], own(game, "silver")[0]) == (0, 0, 0)
        assert game.view(None)["tax_stand"] == 3


def finish_debt(game: wk.Game) -> None:
    """Pay off the debt, taking what is due first."""
    if can_choose(game, "take-influence"):
        choose(game, "take-influence")
    if game.decision.kind == "guard":
        choose(game, "guard-pay-off")
    assert next_is(game, 1)


@rule("WW-099")
@pytest.mark.parametrize(("location", "possible"), [("guardhouse", True), ("forest", False)])
def test_an_own_wonder_counts_for_the_visit(location: str, possible: bool) -> None:
    seat = {**DEBT, "influence": 1, "buildings": ["wonder_clay"]}
    game = with_figures("contribution_3", seat, wonders_at={"wonder_clay": location})
    assert ("guardhouse" in places(game)) == possible
    if possible:
        place(game, "guardhouse")
        if game.decision.kind == "visit-wonder":
            assert [option.label.key for option in game.decision.options] == ["wonder-influence"]
        finish_debt(game)
        assert (unpaid(game)[0], own(game, "influence")[0]) == (0, 0)


@rule("WW-099")
@pytest.mark.parametrize(("location", "possible"), [("workshop", True), ("forest", False)])
def test_an_own_wonder_counts_for_hiring(location: str, possible: bool) -> None:
    """Without a card to draw, 2 silver are the tax of an apprentice; the other 2 are 1 Influence and the Wonder's."""
    every = laid({}).buildings
    rival = {"hand": [every.ids[card] for card in every.cards]}
    seat = {"silver": 2, "influence": 1, "buildings": ["wonder_clay"], "virtue": 7}
    rows = [["app_labourer"], ["app_miner_1"]]
    game = laid(seat, rival, wonders_at={"wonder_clay": location}, apprentices=rows, consequence="contribution_3")
    assert ("workshop" in places(game)) == possible
    if possible:
        place(game, "workshop")
        pick(game, "workshop", apprentice="app_labourer")
        assert (own(game, "silver")[0], own(game, "influence")[0]) == (0, 0)


@rule("WW-099")
@pytest.mark.parametrize(
    ("board", "card", "possible"),
    [
        ("board_charles", "contribution_7", True),
        ("board_charles", "contribution_6", False),
        ("board_arnulf", "contribution_7", False),
    ],
)
def test_charles_silver_counts_for_the_visit(board: str, card: str, possible: bool) -> None:
    """The first capture at the Town Centre costs 1 tax; Charles gains 1 silver with the Profiteer."""
    game = with_figures(card, {"board": board, "silver": 0, "prisoners": 0, "influence": 12}, {"at": {"mines": 1}})
    assert ("town_centre" in places(game)) == possible
    if possible:
        place(game, "town_centre")
        pick(game, "capture", location="mines", owner=1)
        assert (seen(game)["captives"], own(game, "silver")[0]) == ([0, 1], 0)


@rule("WW-099")
@pytest.mark.parametrize(("board", "possible"), [("board_charles", True), ("board_standard", False)])
def test_charles_silver_counts_at_the_guardhouse_and_in_the_workshop(board: str, possible: bool) -> None:
    """One silver is missing for a debt and, with no card to draw, for an apprentice; 1 Influence is too little for it."""
    seat = {"board": board, "influence": 0, "virtue": 7, "prisoners": 0, "debts": 1}
    game = with_figures("contribution_2", {**seat, "silver": 5})
    assert ("guardhouse" in places(game)) == possible
    every = [game.buildings.ids[card] for card in game.buildings.cards]
    shown = laid({**seat, "silver": 3}, {"hand": every}, consequence="contribution_6")
    assert ("workshop" in places(shown)) == possible
    if possible:
        place(game, "guardhouse")
        finish_debt(game)
        assert (unpaid(game)[0], own(game, "silver")[0]) == (0, 0)


@rule("WW-099")
def test_diplomat_counts_for_the_visit() -> None:
    """There is no building card to draw, and hiring costs 2 tax and 2 silver."""
    shown = with_figures("contribution_3", {})
    every = [shown.buildings.ids[card] for card in shown.buildings.cards]
    for influence, hired, possible in (
        (1, ["app_diplomat_masonry"], True),
        (1, ["app_diplomat_tiling"], False),
        (0, ["app_diplomat_masonry"], False),
        (2, [], True),
    ):
        seat = {"silver": 2, "influence": influence, "apprentices": hired}
        game = laid(
            seat, {"hand": every}, consequence="contribution_3", apprentices=[["app_labourer"], ["app_miner_1"]]
        )
        assert ("workshop" in places(game)) == possible
        if possible:
            place(game, "workshop")
            pick(game, "workshop", apprentice="app_labourer")
            assert (own(game, "silver")[0], own(game, "influence")[0]) == (0, 0)


@rule("WW-099")
def test_the_reward_of_a_contribution_does_not_count_for_the_visit() -> None:
    """Marble would give 2 Influence, but nobody has to contribute."""
    game = with_figures("contribution_7", {**DEBT, "influence": 0, "marble": 1})
    assert "guardhouse" not in places(game)


@rule("WW-099")
def test_a_contribution_made_first_may_pay_for_the_action() -> None:
    seat = {**DEBT, "influence": 0, "marble": 1, "prisoners": 1}
    game = with_figures("contribution_7", seat, rewards=["rew_ww_marble"])
    place(game, "guardhouse")
    assert not can_choose(game, "guard-pay-off")
    contribute(game, "marble")
    choose(game, "guard-pay-off")
    assert (unpaid(game)[0], own(game, "influence")[0], own(game, "prisoners")[0]) == (0, 0, 1)


@rule("WW-099")
def test_influence_beyond_the_end_of_the_track_does_not_count() -> None:
    """With 12 Influence and 1 silver short of the tax nothing helps."""
    game = with_figures("contribution_2", {"debts": 1, "silver": 2, "influence": 12})
    assert "guardhouse" not in places(game)


# --- examples


@rule("WW-EX-10")
@pytest.mark.parametrize(("card", "change"), [("contribution_4", -1), ("contribution_5", 1)])
def test_two_groups_at_a_figure(card: str, change: int) -> None:
    """4 players; Blue has 2 workers and Green 1 in the Forest, Red captures both."""
    red = {"silver": 2, "influence": 0, "at": {"town_centre": 1}}
    game = with_figures(card, red, {"at": {"forest": 2}}, {"at": {"forest": 1}}, {}, tax_stand=0)
    before = counts(game)
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    pick(game, "capture", location="forest", owner=2)
    assert next_is(game, 1)
    assert changes(game, before) == {
        "workers": -1,
        "at_town_centre": 1,
        "captives_1": 2,
        "captives_2": 1,
        "silver": -2,
        "tax_stand": 1,
        "virtue": change,
    }


@rule("WW-EX-31")
def test_arnulf_counts_the_princess_when_placing() -> None:
    game = with_figures("contribution_3", {"board": "board_arnulf"}, {})
    before = counts(game)
    place(game, "quarry")
    if game.decision.kind == "figures":
        choose(game, "figures-done")
    assert changes(game, before) == {"workers": -1, "at_quarry": 1, "stone": 2}


@rule("WW-EX-31")
def test_arnulf_does_not_count_the_princess_in_a_reset() -> None:
    game = before_reset(
        {"board": "board_arnulf", "prisoners": 0, "at": {"quarry": 1}},
        {"at": {"quarry": 1}},
        consequence="contribution_3",
        rewards=["rew_ww_gold", "rew_ww_marble"],
    )
    reset(game)
    assert (own(game, "gold"), own(game, "marble")) == ([1, 0], [0, 1]), "a tie: each gains a reward card"
