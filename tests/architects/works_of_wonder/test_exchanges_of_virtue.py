"""Influence in place of a loss of virtue (ledger section D)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import next_is, pick, place
from tests.kit.rule import rule
from tests.kit.wonders import at, avoid, avoidable, before_reset, exchange, own, reset, unpaid
from westkingdom.architects.game import Architects


@rule("WW-065")
@pytest.mark.parametrize(("avoided", "virtue", "influence"), [(0, 6, 5), (1, 7, 3)])
def test_2_influence_avoid_the_loss_of_1_virtue(avoided: int, virtue: int, influence: int) -> None:
    game = at({"influence": 5, "silver": 2})
    place(game, "black_market_b")
    exchange(game, 0)
    assert avoidable(game) == [0, 1]
    avoid(game, avoided)
    assert (own(game, "virtue")[0], own(game, "influence")[0]) == (virtue, influence)
    assert game.decision.kind == "market", "the action goes on"


@rule("WW-076")
@pytest.mark.parametrize(("avoided", "virtue", "influence"), [(0, 5, 4), (1, 6, 2), (2, 7, 0)])
def test_a_loss_may_be_avoided_in_part(avoided: int, virtue: int, influence: int) -> None:
    game = at({"influence": 4}, tax_stand=3)
    place(game, "tax_stand")
    assert avoidable(game) == [0, 1, 2]
    avoid(game, avoided)
    assert (own(game, "virtue")[0], own(game, "influence")[0], own(game, "silver")[0]) == (virtue, influence, 3)
    assert next_is(game, 1)


@rule("WW-077")
@pytest.mark.parametrize(("virtue", "avoided", "debts"), [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 0, 1), (1, 1, 0)])
def test_without_virtue_the_debt_is_avoided(virtue: int, avoided: int, debts: int) -> None:
    game = at({"influence": 4, "virtue": virtue}, tax_stand=3)
    place(game, "tax_stand")
    avoid(game, avoided)
    assert (own(game, "virtue")[0], unpaid(game)[0]) == (0, debts)
    assert own(game, "influence")[0] == 4 - 2 * avoided


@rule("WW-078")
@pytest.mark.parametrize(("avoided", "clay"), [(0, 2), (1, 1), (2, 0)])
def test_an_avoided_loss_is_none_for_clotilde(avoided: int, clay: int) -> None:
    game = at({"board": "board_clotilde", "influence": 4, "virtue": 13}, tax_stand=3)
    place(game, "tax_stand")
    avoid(game, avoided)
    assert (own(game, "virtue")[0], own(game, "clay")[0]) == (11 + avoided, clay)


def black_market() -> Architects:
    game = at({"influence": 4, "silver": 1})
    place(game, "black_market_a")
    exchange(game, 0)
    return game


def tax_stand() -> Architects:
    game = at({"influence": 4, "apprentices": ["app_thief"]}, tax_stand=3)
    place(game, "tax_stand")
    return game


def ransom() -> Architects:
    game = at({"influence": 4}, {"captives": {"0": 2}})
    place(game, "guardhouse")
    return game


def apprentice() -> Architects:
    game = at({"influence": 4, "silver": 4}, apprentices=[["app_gatekeeper"]])
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_gatekeeper")
    exchange(game, 0)
    return game


def building() -> Architects:
    game = at({"influence": 4, "wood": 3, "stone": 2, "hand": ["bld_stocks"]})
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_stocks")
    return game


def watchtower() -> Architects:
    return at({"influence": 4}, resolve={"each_player": {"lose": {"virtue": 1}}})


def profiteer_step() -> Architects:
    game = before_reset({"influence": 4, "virtue": 7, "at": {"silversmith": 1}}, {}, consequence="contribution_3")
    reset(game)
    return game


def prison_step() -> Architects:
    game = before_reset({"influence": 4, "virtue": 7, "prisoners": 3}, {}, consequence="contribution_3")
    reset(game)
    return game


def princess_capture() -> Architects:
    game = at({"influence": 4, "silver": 1}, {"at": {"quarry": 1}})
    place(game, "town_centre")
    pick(game, "capture", location="quarry", owner=1)
    return game


@rule("WW-075")
@pytest.mark.parametrize(
    "loss",
    [
        black_market,
        tax_stand,
        ransom,
        apprentice,
        building,
        watchtower,
        profiteer_step,
        prison_step,
        princess_capture,
    ],
)
def test_every_loss_of_virtue_may_be_avoided(loss: Any) -> None:
    """Each of these costs 1 virtue."""
    game = loss()
    assert (game.decision.kind, game.decision.seat) == ("avoid-loss", 0)
    assert avoidable(game) == [0, 1]
    avoid(game, 1)
    assert (own(game, "virtue")[0], own(game, "influence")[0]) == (7, 2)
    game = loss()
    avoid(game, 0)
    assert (own(game, "virtue")[0], own(game, "influence")[0]) == (6, 4)


def at_the_end(influence: int) -> Architects:
    """The last turn is over, and seat 0 has the Dungeon, which costs 2 virtue before scoring."""
    seat = {"influence": influence, "guildhall": 6, "buildings": ["bld_dungeon"]}
    game = at(seat, {"guildhall": 6}, turns_left=1)
    place(game, "forest")
    return game


@rule("WW-075")
def test_losses_at_the_end_of_the_game_may_be_avoided() -> None:
    game = at_the_end(4)
    assert avoidable(game) == [0, 1, 2]
    avoid(game, 2)
    assert game.over
    assert (own(game, "virtue")[0], own(game, "influence")[0]) == (7, 0)
    game = at_the_end(1)
    assert game.over
    assert (own(game, "virtue")[0], own(game, "influence")[0]) == (5, 1)


@rule("WW-080")
def test_in_the_turn_of_another_each_player_decides_when_the_loss_comes() -> None:
    """Step 10 of a reset, beginning with the player whose turn it is."""
    prisoner = {"influence": 2, "virtue": 7, "prisoners": 3}
    game = before_reset(prisoner, prisoner, prisoner, to_act=1, consequence="contribution_3")
    reset(game)
    asked = []
    while game.decision.kind == "avoid-loss":
        asked.append(game.decision.seat)
        avoid(game, 0 if game.decision.seat == 2 else 1)
        if len(asked) == 1:
            assert (own(game, "virtue"), own(game, "influence")) == ([7, 7, 7], [2, 0, 2])
    assert asked == [1, 2, 0]
    assert (own(game, "virtue"), own(game, "influence")) == ([7, 7, 6], [0, 0, 2])
    assert next_is(game, 2)
