"""The Black Market reset with this box: what triggers it, and when (ledger section G)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import GOODS, PROMOS, changes, counts, next_is, pick, place, seen
from tests.kit.rule import rule
from tests.kit.wonder_resets import LAST_CARDS, tokens, two
from tests.kit.wonders import FIGURES, at, avoid, before_reset, contribute, count, laid, realm, reset, trade
from westkingdom.architects.game import Architects

RESET_SPACES = {2: [7, 10], 3: [9, 13], 4: [11, 16], 5: [13, 19], 6: [13, 19]}


SPACES = {2: 12, 3: 16, 4: 20, 5: 24, 6: 24}


# --- what triggers it


@rule("WW-111")
@pytest.mark.parametrize(
    ("there", "space", "triggered"),
    [
        ([None, None, None], "a", False),
        ([None, 1, None], "a", False),
        ([None, 1, 0], "a", True),
        ([0, None, 1], "b", True),
        ([1, 1, None], "c", True),
    ],
)
def test_the_third_worker_in_the_black_market_triggers_it(there: list[int | None], space: str, triggered: bool) -> None:
    game = at({"silver": 9}, {}, black_market=there)
    events = game.listen()
    place(game, f"black_market_{space}")
    while game.decision.kind not in ("place", "discard"):
        game.play(game.decision.options[-1])
    assert count(events, "reset") == (1 if triggered else 0)
    assert realm(game)["contribution_pile"] == (5 if triggered else 6)


@rule("WW-112")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_spaces_of_the_third_and_fourth_row_of_the_guildhall_trigger_it(players: int) -> None:
    for worker in range(1, SPACES[players] + 1):
        first = {"hand": ["bld_well"], "wood": 2, "stone": 2, "silver": 0, "guildhall": min(worker - 1, 15)}
        second = {"guildhall": max(0, worker - 1 - 15)}
        game = laid(first, second, *[{} for _ in range(players - 2)])
        events = game.listen()
        place(game, "guildhall")
        assert count(events, "reset") == (1 if worker in RESET_SPACES[players] else 0), worker


@rule("WW-113")
def test_five_resources_on_the_card_trigger_it_and_four_do_not() -> None:
    for there in range(5):
        game = at({"marble": 1}, {}, contributed=GOODS[:there], rewards=["rew_wood_1"])
        events = game.listen()
        place(game, "quarry")
        contribute(game, "marble")
        assert count(events, "reset") == (1 if there == 4 else 0)


def by_market(first: dict[str, Any], second: dict[str, Any], **position: Any) -> Architects:
    """A reset by the third worker in the Black Market."""
    game = at({**first, "silver": 9}, second, black_market=[None, 0, 0], **position)
    place(game, "black_market_a")
    return game


def by_guildhall(first: dict[str, Any], second: dict[str, Any], **position: Any) -> Architects:
    """A reset by the Guildhall."""
    game = before_reset({"virtue": 7, **first}, second, **position)
    reset(game)
    return game


def by_contributions(first: dict[str, Any], second: dict[str, Any], **position: Any) -> Architects:
    """A reset by the fifth Contribution."""
    contributed = [good for good in GOODS if good != "gold"]
    game = at({**first, "gold": 1}, second, **{**position, "contributed": contributed})
    place(game, "quarry")
    contribute(game, "gold")
    return game


@rule("WW-114")
@pytest.mark.parametrize("trigger", [by_market, by_guildhall, by_contributions])
def test_every_trigger_leads_to_the_same_steps(trigger: Any) -> None:
    """Seat 1 is met by steps 3, 4, 10 and 11; cards and figures by steps 2 and 6 to 8."""
    second = {
        "virtue": 7,
        "influence": 0,
        "prisoners": 3,
        "at": {"silversmith": 1},
        "apprentices": ["app_street_urchin_tiling"],
    }
    position: dict[str, Any] = {
        "consequence": "contribution_3",
        "contribution_pile": ["contribution_1", *LAST_CARDS],
        "contributed": ["marble"],
        "small_market": ["bm_card_08", "bm_card_02"],
        "rewards": ["rew_wood_1"],
    }
    before = counts(at({}, second, **position), 1)
    game = trigger({}, second, **position)
    assert next_is(game, 1)
    assert changes(game, before, 1) == {
        "clay": 3,
        "virtue": -2,
        "at_silversmith": -1,
        "prisoners": 1,
        "unpaid": 1,
    }
    box = realm(game)
    assert (box["contribution"], box["contribution_pile"]) == ("contribution_4", 5)
    assert (box["princess"], box["profiteer"]) == FIGURES["contribution_1"]
    assert tokens(game)["marble"] == 1
    assert game.view(None)["large_market_cards"] == ["bm_card_08"]
    assert game.view(None)["black_market"] == [None, None, None]


# --- when, and how often


@rule("WW-115")
def test_two_triggers_in_one_turn_are_one_reset() -> None:
    """The 7th worker in the Guildhall constructs the Mill; the worker in the Forest makes the fifth Contribution."""
    seat = {"clay": 5, "stone": 1, "guildhall": 6, "hand": ["bld_mill"]}
    game = at(
        seat,
        {},
        consequence="contribution_4",
        contribution_pile=["contribution_1", "contribution_2"],
        contributed=["wood", "stone", "gold", "marble"],
    )
    events = game.listen()
    place(game, "guildhall")
    contribute(game, "clay")
    while game.decision.kind != "place":
        game.play(game.decision.options[-1])
    assert count(events, "reset") == 1
    assert (realm(game)["contribution"], realm(game)["contribution_pile"]) == ("contribution_2", 5)
    place(game, "tax_stand")
    assert count(events, "reset") == 1, "and none is left for the next turn"


@rule("WW-116")
def test_the_reset_comes_before_the_hand_limit() -> None:
    """The Princess of the first card gives 2 building cards: then there are 7, of which one is discarded."""
    hand = ["bld_well", "bld_library", "bld_keep", "bld_castle", "bld_palace", "bld_dungeon"]
    game = two({"hand": hand, "at": {"workshop": 1}}, {}, card="contribution_1")
    reset(game)
    pick(game, "either", key="amount-building-card")
    assert (game.decision.kind, game.decision.seat) == ("discard", 0)
    assert seen(game)["cards_in_hand"] == 7
    assert realm(game)["princess"] == "forest", "the reset is over"
    pick(game, "discard", building="bld_keep")
    assert next_is(game, 1)


@rule("WW-116")
def test_the_reset_comes_after_everything_else_of_the_turn() -> None:
    """The 7th worker constructs the Depot: its worker trades before the reset, and the figures come before it too."""
    seat = {"clay": 5, "wood": 3, "guildhall": 6, "hand": ["bld_depot"], "apprentices": ["app_patron_wood"]}
    game = at(seat, {}, consequence="contribution_5", contribution_pile=["contribution_1"])
    events = game.listen()
    place(game, "guildhall")
    assert (game.decision.kind, count(events, "reset")) == ("trade", 0)
    trade(game, "amount-wood", "amount-virtue")
    assert (game.decision.kind, count(events, "reset")) == ("figures", 0)
    contribute(game, "clay")
    assert count(events, "reset") == 1
    assert next_is(game, 1)


@rule("WW-117")
def test_players_follow_clockwise_from_the_one_whose_turn_it_is() -> None:
    """Seat 1 triggers the reset; steps 4, 5, 10 and 11."""
    loser = {"influence": 12, "virtue": 7, "at": {"silversmith": 1}}
    game = before_reset(loser, loser, loser, to_act=1, consequence="contribution_3")
    reset(game)
    asked = []
    while game.decision.kind == "avoid-loss":
        asked.append(game.decision.seat)
        avoid(game, 0)
    assert asked == [1, 2, 0]

    there = {"at": {"mines": 2}}
    game = before_reset(there, there, there, to_act=1, consequence="contribution_6")
    reset(game)
    asked = []
    while game.decision.kind == "either":
        asked.append(game.decision.seat)
        pick(game, "either", key="amount-gold")
    assert asked == [1, 2, 0]

    jailed = {"influence": 12, "virtue": 7, "prisoners": 3}
    game = before_reset(jailed, jailed, jailed, to_act=1, consequence="contribution_3")
    events = game.listen()
    reset(game)
    asked = []
    while game.decision.kind == "avoid-loss":
        asked.append(game.decision.seat)
        avoid(game, 0)
    assert asked == [1, 2, 0]
    assert [event.seat for event in events if event.key == "gain-debt"] == [1, 2, 0]


@rule("WW-117")
def test_reset_apprentices_follow_clockwise_too() -> None:
    prisoners = {"prisoners": 2}
    game = before_reset(
        {**prisoners, "board": "board_fara"},
        {},
        {**prisoners, "apprentices": ["app_gatekeeper"]},
        to_act=1,
        consequence="contribution_3",
        options=PROMOS,
    )
    reset(game)
    asked = []
    while game.decision.kind in ("release", "may"):
        asked.append(game.decision.seat)
        game.play(game.decision.options[-1])
    assert asked == [2, 0]
