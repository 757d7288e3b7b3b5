"""The Princess and the Profiteer: workers that buildings place, and visits that must be possible (ledger section E)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import build, changes, counts, next_is, pick, place, places, seen
from tests.kit.rule import rule
from tests.kit.wonder_figures import finish, with_figures
from tests.kit.wonders import (
    FIGURES,
    before_reset,
    can_choose,
    choose,
    contribute,
    contributions,
    laid,
    own,
    realm,
    reset,
    unpaid,
)
from westkingdom.architects.game import Architects

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
    """One silver is missing for a debt and, with no card to draw, for an apprentice.

    1 Influence is too little for it.
    """
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
