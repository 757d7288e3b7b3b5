"""The Princess and the Profiteer: placing workers with them (ledger section E)."""

from __future__ import annotations

import pytest

from tests.kit.architects import build, changes, counts, next_is, offers, pick, place, seen
from tests.kit.rule import rule
from tests.kit.wonder_figures import finish, with_figures
from tests.kit.wonders import (
    FIGURES,
    avoid,
    before_reset,
    can_choose,
    choose,
    contribute,
    contributions,
    count,
    exchange,
    own,
    realm,
    reset,
    trade,
    unpaid,
)

OPEN = ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand"]
OPEN += ["guardhouse"]


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
