"""Influence: the track, its building cards, and what it may be given up for (ledger section D)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, next_is, offers, pick, place, places, seen
from tests.kit.rule import rule
from tests.kit.wonders import PLANS, at, avoid, avoidable, before_reset, choose, contribute, laid, own, reset, trade
from westkingdom.architects.game import Architects
from westkingdom.engine.words import amount

SIX_CARDS = ["bld_library", "bld_keep", "bld_castle", "bld_palace", "bld_dungeon", "bld_hideout"]


def gains(influence: int, n: int, **seat: Any) -> Architects:
    """Seat 0, on this space of the track, has gained so much Influence."""
    return at({"influence": influence, **seat}, resolve={"gain": {"influence": n}})


# --- the track


@rule("WW-051")
@pytest.mark.parametrize(("before", "n"), [(0, 1), (0, 3), (2, 2), (5, 3), (9, 3), (0, 12)])
def test_gaining_influence_moves_the_marker_up(before: int, n: int) -> None:
    game = gains(before, n)
    assert own(game, "influence") == [before + n, 0]


@rule("WW-052")
@pytest.mark.parametrize(("before", "n"), [(2, 2), (3, 2), (7, 2), (4, 4), (12, 4)])
def test_giving_influence_up_moves_the_marker_down(before: int, n: int) -> None:
    game = at({"influence": before}, {"influence": 5}, resolve={"lose": {"virtue": 2}})
    avoid(game, n // 2)
    assert own(game, "influence") == [before - n, 5]


@rule("WW-053", "WW-054")
@pytest.mark.parametrize(("before", "n"), [(10, 2), (11, 1), (11, 3), (12, 1), (12, 5), (10, 7)])
def test_what_is_gained_above_12_is_lost_without_any_effect(before: int, n: int) -> None:
    start = counts(at({"influence": before}, {}))
    game = gains(before, n)
    assert changes(game, start) == ({"influence": 12 - before} if before < 12 else {})
    assert own(game, "influence") == [12, 0]
    assert next_is(game, 0)


@rule("WW-054")
def test_the_profiteer_gives_nothing_at_the_end_of_the_track() -> None:
    game = at({"influence": 12}, consequence="contribution_4")
    before = counts(game)
    place(game, "quarry")
    assert changes(game, before) == {"workers": -1, "at_quarry": 1, "stone": 1}


@rule("WW-053")
def test_no_position_has_more_than_12_influence() -> None:
    assert own(laid({"influence": 12}), "influence") == [12, 0]
    with pytest.raises(wk.BadPosition):
        laid({"influence": 13})


@rule("WW-055")
def test_no_position_has_less_than_no_influence() -> None:
    with pytest.raises(wk.BadPosition):
        laid({"influence": -1})


@rule("WW-055", "WW-056")
@pytest.mark.parametrize(("influence", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (12, 2)])
def test_only_influence_that_is_there_avoids_losses_of_virtue(influence: int, most: int) -> None:
    game = at({"influence": influence}, tax_stand=3)
    place(game, "tax_stand")
    if most:
        assert avoidable(game) == list(range(most + 1))
        avoid(game, most)
    assert own(game, "influence")[0] == influence - 2 * most
    assert own(game, "virtue")[0] == 5 + most


@rule("WW-076")
def test_what_avoiding_costs_names_the_influence_and_the_virtue_that_is_still_lost() -> None:
    """Of 2 virtue none, one or both are avoided for 2 Influence each; what is left over is lost."""
    game = at({"influence": 4}, tax_stand=3)
    place(game, "tax_stand")
    assert [option.cost for option in game.decision.options] == [
        [amount("virtue_lost", 2)],
        [amount("influence", 2), amount("virtue_lost", 1)],
        [amount("influence", 4)],
    ]


@rule("WW-055", "WW-056")
@pytest.mark.parametrize(
    ("influence", "silver", "possible"), [(0, 0, False), (1, 0, False), (2, 0, True), (1, 1, True)]
)
def test_influence_stands_for_silver_only_in_full_exchanges(influence: int, silver: int, possible: bool) -> None:
    game = at({"influence": influence, "silver": silver})
    assert ("black_market_a" in places(game)) == possible


@rule("WW-055", "WW-056")
@pytest.mark.parametrize(("influence", "possible"), [(3, False), (4, True)])
@pytest.mark.parametrize(
    ("cost", "building"),
    [({"wood": 3, "stone": 0}, "bld_aqueduct"), ({"wood": 0, "stone": 3}, "bld_fountain")],
    ids=["gold", "marble"],
)
def test_influence_stands_for_gold_and_marble_only_in_full(
    influence: int, possible: bool, cost: dict[str, int], building: str
) -> None:
    game = at({"influence": influence, "clay": 2, **cost, "hand": [building]}, building_pile=["bld_smithy"])
    # The Aqueduct costs 2 clay, 3 wood and 1 gold, the Fountain 3 stone and 1 marble; level 1 costs 1 gold.
    before = counts(game)
    assert ("guildhall" in places(game)) == possible
    if possible:
        place(game, "guildhall")
        pick(game, "guildhall", building=building)
        assert changes(game, before)["influence"] == -4
        assert own(game, "influence")[0] == 0


@rule("WW-055", "WW-056")
@pytest.mark.parametrize(("influence", "possible"), [(2, False), (3, True)])
def test_a_wonder_needs_all_of_its_influence(influence: int, possible: bool) -> None:
    game = at({"influence": influence, "marble": 7, "silver": 1})
    assert ("guildhall" in places(game)) == possible


# --- building cards of the track


@rule("WW-057")
@pytest.mark.parametrize("before", range(12))
def test_moving_up_from_4_to_5_and_from_8_to_9_draws_a_card(before: int) -> None:
    game = gains(before, 1)
    assert seen(game)["hand"] == (PLANS[:1] if before in (4, 8) else [])


@rule("WW-057")
def test_the_card_comes_at_once() -> None:
    """It is there before the next trade of the same visit."""
    game = at({"influence": 8, "clay": 2, "at": {"kings_storehouse": 1}, "apprentices": ["app_benefactor_tiling"]})
    place(game, "kings_storehouse")
    pick(game, "trade", key="amount-influence")
    assert (game.decision.kind, seen(game)["hand"]) == ("trade", PLANS[:1])


@rule("WW-057")
def test_an_empty_pile_gives_no_card() -> None:
    game = laid({})
    every = [game.buildings.ids[card] for card in game.buildings.cards]
    game = laid({"influence": 4}, {"hand": every}, resolve={"gain": {"influence": 1}}, consequence="contribution_3")
    assert (own(game, "influence")[0], seen(game)["hand"]) == (5, [])


@rule("WW-058", "WW-EX-1")
@pytest.mark.parametrize("step", [4, 8])
def test_the_card_comes_again_each_time_the_marker_makes_that_move(step: int) -> None:
    seat = {
        "influence": step,
        "stone": 3,
        "at": {"kings_storehouse": 3},
        "apprentices": ["app_benefactor_masonry", "app_charlatan_carpentry", "app_patron_wood"],
    }
    game = at(seat)
    place(game, "kings_storehouse")
    benefactor(game)
    assert (own(game, "influence")[0], seen(game)["hand"]) == (step + 1, PLANS[:1])
    # The Charlatan gives 1 Influence for the wood of the Patron.
    patron(game)
    assert (own(game, "influence")[0], seen(game)["cards_in_hand"]) == (step, 1)
    benefactor(game)
    assert own(game, "influence")[0] == step + 1
    assert sorted(seen(game)["hand"]) == sorted(PLANS[:2])
    benefactor(game)
    assert own(game, "influence")[0] == step + 2
    assert seen(game)["cards_in_hand"] == 2


def benefactor(game: wk.Game) -> None:
    """Trade 1 stone for 1 Influence."""
    trade(game, "amount-stone", "amount-influence")


def patron(game: wk.Game) -> None:
    """Trade 1 wood for 1 virtue."""
    trade(game, "amount-wood", "amount-virtue")


@rule("WW-EX-1")
@pytest.mark.parametrize("before", [5, 9])
def test_from_the_space_after_the_step_there_is_no_card(before: int) -> None:
    game = gains(before, 1)
    assert (own(game, "influence")[0], seen(game)["hand"]) == (before + 1, [])


@rule("WW-059")
@pytest.mark.parametrize(("before", "lost"), [(5, 2), (6, 2), (7, 2), (9, 4), (10, 2), (11, 2), (11, 4), (9, 2)])
def test_moving_down_draws_nothing(before: int, lost: int) -> None:
    game = at({"influence": before}, resolve={"lose": {"virtue": 2}})
    avoid(game, lost // 2)
    assert (own(game, "influence")[0], seen(game)["hand"]) == (before - lost, [])


@rule("WW-059")
def test_moving_down_past_both_steps_draws_nothing() -> None:
    seat = {"influence": 12, "wood": 2, "gold": 0, "hand": ["bld_steeple"]}
    game = at(seat, building_pile=["bld_smithy", "bld_church"])
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_steeple")
    assert (own(game, "influence")[0], seen(game)["hand"]) == (4, [])


@rule("WW-060")
@pytest.mark.parametrize(
    ("before", "n", "cards"), [(4, 5, 2), (3, 7, 2), (0, 12, 2), (4, 4, 1), (5, 4, 1), (5, 3, 0), (9, 3, 0), (4, 9, 2)]
)
def test_one_gain_gives_a_card_for_each_step_that_it_passes(before: int, n: int, cards: int) -> None:
    game = gains(before, n)
    assert sorted(seen(game)["hand"]) == sorted(PLANS[:cards])


@rule("WW-062")
def test_a_seventh_card_of_the_track_is_discarded_at_the_end_of_the_own_turn() -> None:
    game = at({"influence": 4, "hand": SIX_CARDS, "at": {"mines": 1}}, consequence="contribution_1")
    place(game, "mines")
    choose(game, "take-influence")
    assert (game.decision.kind, seen(game)["cards_in_hand"]) == ("mine", 7), "not before the turn is over"
    pick(game, "mine", key="amount-clay")
    assert (game.decision.kind, game.decision.seat) == ("discard", 0)
    pick(game, "discard", building="bld_keep")
    assert next_is(game, 1)
    assert seen(game)["cards_in_hand"] == 6


@rule("WW-062")
def test_nobody_discards_in_the_turn_of_another() -> None:
    game = before_reset(
        {}, {"influence": 4, "hand": SIX_CARDS, "at": {"mines": 1}}, consequence="contribution_1", building_pile=PLANS
    )
    reset(game)
    assert own(game, "influence")[1] == 6
    assert next_is(game, 1), "nothing was discarded"
    assert seen(game, 1)["cards_in_hand"] == 7
    place(game, "silversmith")
    assert (game.decision.kind, game.decision.seat) == ("discard", 1)


# --- what it is for


@rule("WW-050")
def test_influence_comes_from_many_things() -> None:
    """The Profiteer, Contributions, reward cards, apprentices and buildings, among others."""
    profiteer = at({"influence": 1}, consequence="contribution_4")
    place(profiteer, "quarry")
    assert own(profiteer, "influence")[0] == 2
    princess = at({"influence": 1, "wood": 1}, consequence="contribution_3", contribution_pile=["contribution_1"])
    place(princess, "quarry")
    contribute(princess, "wood")
    assert own(princess, "influence")[0] == 3
    reward = at({"influence": 1}, rewards=["rew_ww_influence_1"], resolve={"gain": {"reward_card": 1}})
    assert own(reward, "influence")[0] == 4
    apprentice = at({"influence": 1, "apprentices": ["app_diplomat_tiling"]})
    place(apprentice, "kings_storehouse")
    assert own(apprentice, "influence")[0] == 2
    building = at({"influence": 1, "clay": 1, "wood": 3, "stone": 1, "hand": ["bld_podium"]})
    place(building, "guildhall")
    assert own(building, "influence")[0] == 4


@rule("WW-050")
def test_influence_is_given_up_to_construct_wonders() -> None:
    game = at({"influence": 5, "marble": 7, "silver": 1})
    before = counts(game)
    place(game, "guildhall")
    pick(game, "wonder-token", location="forest")
    assert changes(game, before) == {
        "workers": -1,
        "workers_in_guildhall": 1,
        "buildings": 1,
        "influence": -3,
        "marble": -7,
        "silver": -1,
        "tax_stand": 1,
        "virtue": 2,
    }


@rule("WW-050")
def test_influence_stands_for_nothing_else() -> None:
    """Clay, wood and stone have to be there."""
    game = at({"influence": 12, "clay": 3, "wood": 2, "hand": ["bld_well", "bld_lumber_camp"]})
    assert "guildhall" in places(game), "for the first level, which costs 1 gold"
    place(game, "guildhall")
    assert not offers(game, key="construct-building")
    game = at({"influence": 12, "wood": 2, "clay": 1})
    place(game, "kings_storehouse")
    assert not offers(game, key="amount-marble"), "3 wood and stone are needed"
