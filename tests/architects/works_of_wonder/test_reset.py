"""The Black Market reset with this box: three triggers and eleven steps (ledger section G)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, offers, pick, place, seen
from tests.kit.rule import rule
from tests.kit.wonders import (
    FIGURES,
    at,
    avoid,
    before_reset,
    choose,
    contribute,
    contributions,
    count,
    laid,
    next_is,
    own,
    realm,
    reset,
    trade,
    unpaid,
)
from westkingdom.architects.game import Architects

GOODS = ["clay", "wood", "stone", "gold", "marble"]
WELL = {
    "workers": -1,
    "workers_in_guildhall": 1,
    "wood": -2,
    "stone": -2,
    "clay": 4,
    "cards_in_hand": -1,
    "buildings": 1,
}
"""What the Well changes for who constructs it."""
RESET_SPACES = {2: [7, 10], 3: [9, 13], 4: [11, 16], 5: [13, 19], 6: [13, 19]}
SPACES = {2: 12, 3: 16, 4: 20, 5: 24, 6: 24}
LAST_CARDS = ["contribution_4", "contribution_7"]
"""Cards for the top of the pile: after a reset the Princess is in the Forest and the Profiteer at the Quarry."""


def two(first: dict[str, Any], second: dict[str, Any], card: str = "contribution_3", **position: Any) -> Architects:
    """Two players before a reset that seat 0 triggers by constructing the Well; the figures stand where the card says."""
    pile = [name for name in LAST_CARDS if name != card]
    return before_reset(first, second, **{"consequence": card, "contribution_pile": pile, **position})


def in_any_order(game: wk.Game) -> None:
    """Resolve several Street Urchins and Aristocrats one after the other; the order makes no difference."""
    while game.decision.kind == "order":
        game.play(game.decision.options[0])


def tokens(game: wk.Game) -> dict[str, int]:
    """The resources that lie on Wonders."""
    return {row["wonder"].removeprefix("wonder_"): row["tokens"] for row in realm(game)["wonders"] if row["tokens"]}


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


# --- steps 1 and 2: the market


@rule("WW-118")
@pytest.mark.parametrize(
    ("market", "prisoners"),
    [([1, None, 0], [1, 1]), ([None, 1, 1], [0, 2]), ([None] * 3, [0, 0]), ([0, 0, None], [2, 0])],
)
def test_all_workers_in_the_black_market_go_to_the_prison(market: list[int | None], prisoners: list[int]) -> None:
    game = two({}, {}, black_market=market)
    reset(game)
    assert game.view(None)["black_market"] == [None, None, None]
    assert own(game, "prisoners") == prisoners


@rule("WW-119")
def test_the_top_card_of_the_small_market_is_turned_over_onto_the_large_market() -> None:
    game = two({}, {}, small_market=["bm_card_08", "bm_card_02"], large_market=["bm_card_04"])
    reset(game)
    view: Any = game.view(None)
    assert view["large_market_cards"] == ["bm_card_04", "bm_card_08"]
    assert view["large_market"] == ["wood", "wood", "stone", "gold"]
    assert view["small_market"] == ["gold", "gold"]
    assert view["small_market_cards"] == 8


@rule("WW-120", "WW-121", "WW-EX-13")
def test_without_a_card_in_the_small_market_all_are_shuffled_and_none_is_turned_over() -> None:
    game = two({}, {}, small_market=[])
    before: Any = game.view(None)
    assert (before["small_market_cards"], len(before["large_market_cards"])) == (0, 10)
    reset(game)
    view: Any = game.view(None)
    assert (view["small_market_cards"], view["large_market_cards"]) == (10, [])
    assert sorted(view["large_market"]) == ["marble", "marble", "stone", "wood"], "what the board prints"
    assert sorted(game.small) == list(range(10))


@rule("WW-120")
def test_the_new_pile_of_the_small_market_is_in_any_order() -> None:
    orders = set()
    for seed in range(12):
        game = two({}, {}, small_market=[], options={"seed": seed})
        reset(game)
        orders.add(tuple(game.small))
    assert len(orders) == 12


@rule("WW-121")
def test_the_next_reset_turns_a_card_over_again() -> None:
    game = before_reset(
        {}, {"silver": 9}, small_market=[], black_market=[None, None, None], consequence="contribution_3"
    )
    reset(game)
    top = game.realm.market_ids[game.small[-1]]
    for space in "abc":
        while game.decision.kind != "place":
            game.play(game.decision.options[-1])
        if game.decision.seat == 0:
            place(game, "tax_stand" if space == "b" else "forest")
            while game.decision.kind != "place":
                game.play(game.decision.options[-1])
        place(game, f"black_market_{space}")
    while game.decision.kind != "place":
        game.play(game.decision.options[-1])
    assert game.view(None)["large_market_cards"] == [top]
    assert game.view(None)["small_market_cards"] == 9


# --- step 3: Street Urchins and Aristocrats


URCHINS = {"carpentry": {"wood": 2}, "tiling": {"clay": 3}, "masonry": {"stone": 2}}
ARISTOCRATS = {"carpentry": {"marble": 1}, "tiling": {"gold": 1}, "masonry": {"silver": 3}}


@rule("WW-122")
@pytest.mark.parametrize("skill", URCHINS)
@pytest.mark.parametrize("workers", [0, 1, 3])
def test_street_urchins_are_resolved_by_workers_with_the_profiteer(skill: str, workers: int) -> None:
    seat = {"influence": 0, "at": {"silversmith": workers, "quarry": 0}, "apprentices": [f"app_street_urchin_{skill}"]}
    game = two({"at": {"quarry": 1}}, seat, rewards=["rew_virtue_1"])
    before = counts(game, 1)
    reset(game)
    gained = {good: n for good, n in changes(game, before, 1).items() if good in [*GOODS, "silver"]}
    assert gained == (URCHINS[skill] if workers else {})


@rule("WW-122")
@pytest.mark.parametrize("skill", ARISTOCRATS)
@pytest.mark.parametrize("workers", [0, 1, 3])
def test_aristocrats_are_resolved_by_workers_with_the_princess(skill: str, workers: int) -> None:
    seat = {"influence": 0, "at": {"quarry": workers}, "apprentices": [f"app_aristocrat_{skill}"]}
    game = two({"at": {"quarry": 4}}, seat, rewards=["rew_virtue_1"])
    before = counts(game, 1)
    reset(game)
    assert changes(game, before, 1) == (ARISTOCRATS[skill] if workers else {})


@rule("WW-122")
def test_several_of_them_are_all_resolved() -> None:
    apprentices = ["app_street_urchin_tiling", "app_street_urchin_masonry", "app_aristocrat_tiling"]
    seat = {"virtue": 7, "influence": 0, "at": {"quarry": 1, "silversmith": 2}, "apprentices": apprentices}
    game = two({"at": {"quarry": 4}}, seat, rewards=["rew_virtue_1"])
    before = counts(game, 1)
    reset(game)
    in_any_order(game)
    assert changes(game, before, 1) == {
        "clay": 3,
        "stone": 2,
        "gold": 1,
        "virtue": -1,
        "at_silversmith": -2,
        "prisoners": 2,
        "unpaid": 1,
    }


@rule("WW-123", "WW-143")
@pytest.mark.parametrize(
    ("there", "gained"),
    [
        ({"silversmith": 1}, {"clay": 3}),
        ({"quarry": 1}, {"marble": 1}),
        ({"forest": 1}, {}),
        ({"silversmith": 1, "quarry": 1, "forest": 1}, {"clay": 3, "marble": 1}),
    ],
)
def test_step_3_looks_at_the_present_places_of_the_figures(there: dict[str, int], gained: dict[str, int]) -> None:
    """They go to the Forest (Princess) and the Quarry (Profiteer): nothing is resolved again when they are there."""
    seat = {"at": there, "apprentices": ["app_street_urchin_tiling", "app_aristocrat_carpentry"]}
    game = two({"at": {"quarry": 3}}, seat, rewards=["rew_virtue_1"])
    before = counts(game, 1)
    reset(game)
    in_any_order(game)
    assert (realm(game)["princess"], realm(game)["profiteer"]) == ("forest", "quarry")
    assert {good: n for good, n in changes(game, before, 1).items() if good in GOODS} == gained


# --- step 4: the Profiteer


PROFITEER: dict[str, dict[str, int]] = {
    "contribution_1": {"influence": 2},
    "contribution_2": {"unpaid": 1},
    "contribution_3": {"virtue": -1},
    "contribution_4": {"unpaid": 1},
    "contribution_5": {"virtue": -1},
    "contribution_6": {"influence": 2},
    "contribution_7": {"unpaid": 1},
}


@rule("WW-124", "WW-125", "WW-126", "WW-127", "WW-129")
@pytest.mark.parametrize("card", PROFITEER)
@pytest.mark.parametrize("workers", [1, 2])
def test_workers_with_the_profiteer_bring_his_effect_once_and_go_to_the_prison(card: str, workers: int) -> None:
    """Seat 2 has most workers in the Prison, so that nobody else gains the debt of step 11."""
    location = FIGURES[card][1]
    pile = [name for name in LAST_CARDS if name != card]
    game = before_reset(
        {},
        {"virtue": 7, "influence": 0, "at": {location: workers}},
        {"prisoners": 9, "virtue": 7},
        consequence=card,
        contribution_pile=pile,
    )
    before = [counts(game, seat) for seat in range(3)]
    reset(game)
    assert changes(game, before[1], 1) == {**PROFITEER[card], f"at_{location}": -workers, "prisoners": workers}
    assert changes(game, before[0], 0) == WELL
    assert changes(game, before[2], 2) == {"virtue": -1, "unpaid": 1}


@rule("WW-124", "WW-126")
def test_every_player_with_a_worker_there_is_hit_and_nobody_else() -> None:
    game = before_reset(
        {"virtue": 7, "at": {"silversmith": 2}},
        {"virtue": 7, "at": {"silversmith": 1, "mines": 2}},
        {"virtue": 7, "at": {"mines": 1}},
        consequence="contribution_3",
        contribution_pile=LAST_CARDS,
    )
    reset(game)
    assert own(game, "virtue") == [6, 6, 7]
    assert own(game, "prisoners") == [2, 1, 0]
    assert [seen(game, seat)["workers_at"]["mines"] for seat in range(3)] == [0, 2, 1], "others stay where they are"


@rule("WW-128")
def test_hugo_may_prevent_the_debts_of_the_profiteer_and_of_the_prison() -> None:
    hugo = {"board": "board_hugo", "silver": 4, "virtue": 7, "debts": 0, "prisoners": 0, "at": {"quarry": 2}}
    game = two({}, hugo, card="contribution_4", options=PROMOS, rewards=["rew_virtue_1"])
    reset(game)
    assert (game.decision.kind, game.decision.seat, own(game, "prisoners")[1]) == ("prevent-debt", 1, 0)
    choose(game, "prevent-debt")
    assert (game.decision.kind, own(game, "prisoners")[1]) == ("prevent-debt", 2), "now in step 11"
    choose(game, "prevent-debt")
    assert (unpaid(game)[1], own(game, "silver")[1]) == (0, 0)


@rule("WW-128")
def test_the_racketeer_gains_from_the_debts_of_the_profiteer_and_of_the_prison() -> None:
    seat = {"influence": 0, "at": {"quarry": 1}, "apprentices": ["app_racketeer_tiling"]}
    game = two({}, seat, card="contribution_4")
    reset(game)
    assert (unpaid(game), own(game, "influence")) == ([0, 2], [0, 2])


# --- step 5: the Princess


@rule("WW-130")
@pytest.mark.parametrize(
    ("workers", "marble"), [([1, 0, 0], [2, 0, 0]), ([1, 2, 0], [0, 2, 0]), ([2, 3, 5], [0, 0, 2])]
)
def test_who_has_the_most_workers_with_the_princess_gains_her_reward(workers: list[int], marble: list[int]) -> None:
    seats = [{"at": {"kings_storehouse": n}} for n in workers]
    game = before_reset(*seats, consequence="contribution_5", contribution_pile=LAST_CARDS)
    reset(game)
    assert own(game, "marble") == marble
    assert [seen(game, seat)["workers_at"]["kings_storehouse"] for seat in range(3)] == workers, "they stay"


@rule("WW-131")
@pytest.mark.parametrize(
    ("workers", "marble"),
    [([1, 1, 0], [2, 2, 0]), ([2, 2, 2], [2, 2, 2]), ([0, 3, 3], [0, 2, 2]), ([2, 1, 2], [2, 0, 2])],
)
def test_all_who_are_tied_for_the_most_gain_it(workers: list[int], marble: list[int]) -> None:
    seats = [{"at": {"kings_storehouse": n}} for n in workers]
    game = before_reset(*seats, consequence="contribution_5", contribution_pile=LAST_CARDS)
    reset(game)
    assert own(game, "marble") == marble


@rule("WW-131")
def test_tied_players_gain_it_clockwise_from_who_triggered_the_reset() -> None:
    there = {"at": {"quarry": 1}}
    rewards = ["rew_ww_gold", "rew_ww_marble", "rew_wood_1"]
    game = before_reset(there, there, there, to_act=2, consequence="contribution_3", rewards=rewards)
    reset(game)
    assert (own(game, "gold"), own(game, "marble"), own(game, "wood")) == ([0, 0, 1], [1, 0, 0], [0, 2, 0])


@rule("WW-132")
def test_without_workers_with_the_princess_nobody_gains_anything() -> None:
    game = two({}, {"prisoners": 0}, rewards=["rew_ww_gold"])
    before = [counts(game, seat) for seat in (0, 1)]
    reset(game)
    assert [changes(game, before[seat], seat) for seat in (0, 1)] == [WELL, {}]
    assert game.view(None)["reward_pile"] == 1


@rule("WW-133")
def test_each_of_those_who_gain_it_chooses_between_two_options() -> None:
    there = {"at": {"mines": 1}}
    game = before_reset(there, there, {}, consequence="contribution_6", contribution_pile=LAST_CARDS)
    reset(game)
    assert (game.decision.kind, game.decision.seat, len(game.decision.options)) == ("either", 0, 2)
    pick(game, "either", key="amount-influence")
    assert (game.decision.kind, game.decision.seat, len(game.decision.options)) == ("either", 1, 2)
    pick(game, "either", key="amount-gold")
    assert (own(game, "influence"), own(game, "gold")) == ([3, 0, 0], [0, 2, 0])
    assert next_is(game, 1)


@rule("WW-134")
def test_a_free_hire_may_be_declined() -> None:
    game = two({}, {"at": {"workshop": 1}}, card="contribution_1")
    before = counts(game, 1)
    reset(game)
    pick(game, "either", key="effect-hire-free")
    pick(game, "may", key="decline")
    assert next_is(game, 1)
    assert changes(game, before, 1) == {}


@rule("WW-134")
def test_destroying_a_debt_may_be_declined() -> None:
    for answer, debts in (("decline", 2), ("effect-destroy-debt", 1)):
        game = two({}, {"at": {"silversmith": 1}, "debts": 2, "virtue": 7}, card="contribution_2")
        reset(game)
        pick(game, "either", key="effect-destroy-debt")
        pick(game, "may", key=answer)
        assert next_is(game, 1)
        assert (unpaid(game)[1], own(game, "virtue")[1]) == (debts, 7)


@rule("WW-134")
def test_freeing_workers_may_be_declined() -> None:
    for answer, prisoners in (("decline", 2), ("effect-release-prison", 0)):
        game = two({}, {"at": {"guardhouse": 1}, "prisoners": 2}, card="contribution_7")
        reset(game)
        pick(game, "either", key="effect-release-prison")
        pick(game, "may", key=answer)
        assert next_is(game, 1)
        assert own(game, "prisoners")[1] == prisoners


@rule("WW-134")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("contribution_3", {"virtue": 1, "wood": 2}),
        ("contribution_4", {"gold": 1, "influence": 1}),
        ("contribution_5", {"marble": 2}),
    ],
)
def test_a_plain_gain_comes_without_a_question(card: str, gained: dict[str, int]) -> None:
    location = FIGURES[card][0]
    game = two({}, {"at": {location: 1}}, card=card, rewards=["rew_wood_1"])
    before = counts(game, 1)
    reset(game)
    assert next_is(game, 1)
    assert changes(game, before, 1) == gained


@rule("WW-134")
@pytest.mark.parametrize(
    ("card", "seat", "options"),
    [
        ("contribution_1", {}, {"amount-building-card"}),
        ("contribution_2", {"debts": 1}, {"amount-virtue"}),
        ("contribution_6", {}, {"amount-gold", "amount-influence"}),
        ("contribution_7", {"prisoners": 1}, {"amount-influence"}),
    ],
)
def test_a_plain_gain_that_is_chosen_cannot_be_declined(card: str, seat: dict[str, Any], options: set[str]) -> None:
    for gain in options:
        game = two({}, {**seat, "at": {FIGURES[card][0]: 1}}, card=card)
        reset(game)
        assert not offers(game, key="decline")
        pick(game, "either", key=gain)
        assert next_is(game, 1), "nothing more is asked"


@rule("WW-134")
def test_what_is_impossible_leaves_the_gain() -> None:
    """Without a debt 2 virtue are gained, without prisoners 3 Influence."""
    for card, word, n in (("contribution_2", "virtue", 9), ("contribution_7", "influence", 3)):
        game = two({}, {"virtue": 7, "at": {FIGURES[card][0]: 1}}, card=card)
        reset(game)
        assert next_is(game, 1)
        assert own(game, word)[1] == n


# --- steps 6 to 8: Contributions, cards and figures


@rule("WW-135")
def test_every_resource_on_the_card_moves_to_its_wonder() -> None:
    game = two({}, {}, contributed=["clay", "stone", "marble"], wonder_tokens={"wonder_stone": 2, "wonder_gold": 1})
    before = [counts(game, seat) for seat in (0, 1)]
    reset(game)
    assert tokens(game) == {"clay": 1, "stone": 3, "gold": 1, "marble": 1}
    assert [changes(game, before[seat], seat) for seat in (0, 1)] == [WELL, {}]


@rule("WW-136")
def test_the_resource_of_a_wonder_that_is_built_goes_to_the_supply() -> None:
    game = two(
        {},
        {"buildings": ["wonder_stone"]},
        contributed=["clay", "stone", "marble"],
        wonders_at={"wonder_stone": "forest"},
    )
    before = [counts(game, seat) for seat in (0, 1)]
    reset(game)
    assert tokens(game) == {"clay": 1, "marble": 1}
    assert [changes(game, before[seat], seat) for seat in (0, 1)] == [WELL, {}], "nobody gains it"


@rule("WW-137", "WW-138")
def test_the_card_of_the_contributions_is_turned_over_and_the_next_one_is_empty() -> None:
    game = two({}, {}, contribution_pile=["contribution_5", "contribution_2"], contributed=["clay", "gold"])
    assert (realm(game)["contribution"], realm(game)["consequences"]) == ("contribution_5", ["contribution_3"])
    reset(game)
    box = realm(game)
    assert box["consequences"] == ["contribution_3", "contribution_5"], "on top of the older ones"
    assert (box["contribution"], box["contribution_pile"]) == ("contribution_2", 5)
    assert set(box["contributed"].values()) == {0}


@rule("WW-138")
def test_contributions_go_to_the_next_card_after_a_reset() -> None:
    game = two(
        {}, {"clay": 1, "virtue": 7}, contribution_pile=["contribution_4", "contribution_2"], contributed=["clay"]
    )
    reset(game)
    place(game, "forest")
    assert contributions(game) == ["clay", "wood"]
    contribute(game, "clay")
    assert own(game, "virtue")[1] == 8, "clay gives 1 virtue on contribution_2"


@rule("WW-139")
def test_without_a_contribution_card_all_7_are_shuffled() -> None:
    game = two({}, {}, contribution_pile=[])
    assert (realm(game)["contribution_pile"], len(realm(game)["consequences"])) == (0, 7)
    reset(game)
    box = realm(game)
    assert (box["contribution_pile"], len(box["consequences"])) == (6, 1)
    part: Any = game.state()["works-of-wonder"]
    assert sorted([*part["pile"], *part["consequences"]]) == list(range(7))
    assert (box["princess"], box["profiteer"]) == FIGURES[box["consequences"][0]]


@rule("WW-139")
def test_any_of_the_7_may_be_the_new_consequence_card() -> None:
    cards = set()
    orders = set()
    for seed in range(60):
        game = two({}, {}, contribution_pile=[], options={"seed": seed})
        reset(game)
        cards.add(realm(game)["consequences"][0])
        part: Any = game.state()["works-of-wonder"]
        orders.add(tuple(part["pile"]))
    assert cards == set(FIGURES), "also the one that lay on top before"
    assert len(orders) > 50


@rule("WW-140")
@pytest.mark.parametrize("card", [card for card in FIGURES if card != "contribution_3"])
def test_the_figures_move_to_where_the_new_card_says(card: str) -> None:
    game = two({}, {}, contribution_pile=[card])
    reset(game)
    assert (realm(game)["princess"], realm(game)["profiteer"]) == FIGURES[card]


@rule("WW-141")
def test_the_arrival_of_a_figure_does_nothing_for_workers_who_stand_there() -> None:
    """The Princess comes to the Forest and the Profiteer to the Quarry."""
    seat = {"clay": 1, "influence": 3, "virtue": 7, "at": {"forest": 2, "mines": 1}}
    game = two({}, seat, card="contribution_2", contribution_pile=["contribution_4"])
    before = counts(game, 1)
    reset(game)
    assert next_is(game, 1)
    assert changes(game, before, 1) == {}
    game = two({}, {"at": {"quarry": 2}, "influence": 3}, card="contribution_2", contribution_pile=["contribution_4"])
    before = counts(game, 1)
    reset(game)
    assert changes(game, before, 1) == {}
    assert (realm(game)["contributions_to_make"], realm(game)["influence_to_gain"]) == (0, 0)


@rule("WW-EX-14")
def test_seven_resets_one_after_the_other() -> None:
    rich = {"silver": 60, "virtue": 5}
    game = laid(rich, rich, options={"seed": 4})
    left = [realm(game)["contribution_pile"]]
    events = game.listen()
    while len(left) < 8:
        place(game, next(f"black_market_{space}" for space in "abc" if free(game, space)))
        while game.decision.kind != "place":
            game.play(game.decision.options[-1])
        if count(events, "reset") == len(left):
            left.append(realm(game)["contribution_pile"])
            assert len(realm(game)["consequences"]) == 7 - left[-1]
    assert left == [6, 5, 4, 3, 2, 1, 0, 6]
    assert len(realm(game)["consequences"]) == 1


def free(game: wk.Game, space: str) -> bool:
    """Is this space of the Black Market free?"""
    view: Any = game.view(None)
    return view["black_market"]["abc".index(space)] is None


# --- steps 9 to 11: other apprentices and the Prison


@rule("WW-142")
@pytest.mark.parametrize(("first", "gold"), [("app_gatekeeper", 1), ("app_squire_tiling", 0)])
def test_other_reset_apprentices_are_used_in_an_order_of_choice(first: str, gold: int) -> None:
    seat = {"prisoners": 2, "apprentices": ["app_squire_tiling", "app_gatekeeper"]}
    game = two({}, seat)
    reset(game)
    pick(game, "order", apprentice=first)
    while game.decision.kind in ("may", "release"):
        if game.decision.kind == "release":
            pick(game, "release", n=2)
        else:
            game.play(game.decision.options[0])
    assert (own(game, "prisoners")[1], own(game, "gold")[1]) == (0, gold)


@rule("WW-142")
def test_other_reset_apprentices_come_after_workers_were_sent_to_the_prison() -> None:
    """A Squire pays nothing to who had a worker with the Profiteer; the Gatekeeper can free that worker."""
    game = two({}, {"at": {"silversmith": 1}, "virtue": 7, "apprentices": ["app_squire_tiling"]})
    reset(game)
    assert (own(game, "gold")[1], own(game, "prisoners")[1]) == (0, 1)
    game = two({}, {"apprentices": ["app_squire_tiling"]})
    reset(game)
    assert own(game, "gold")[1] == 1
    game = two({}, {"at": {"silversmith": 2}, "virtue": 7, "apprentices": ["app_gatekeeper"]})
    reset(game)
    if game.decision.kind == "may":
        game.play(game.decision.options[0])
    assert realm(game)["profiteer"] == "quarry", "the figures have moved before"
    pick(game, "release", n=2)
    assert (own(game, "prisoners")[1], unpaid(game)[1]) == (0, 0)


@rule("WW-143")
def test_street_urchins_and_aristocrats_are_used_once() -> None:
    """With workers where the figures were and where they go."""
    seat = {
        "at": {"silversmith": 1, "quarry": 2, "forest": 1},
        "virtue": 7,
        "apprentices": ["app_street_urchin_tiling", "app_aristocrat_carpentry", "app_squire_tiling"],
    }
    game = two({"at": {"quarry": 3}}, seat, rewards=["rew_virtue_1"])
    before = counts(game, 1)
    reset(game)
    in_any_order(game)
    assert changes(game, before, 1) == {
        "clay": 3,
        "marble": 1,
        "virtue": -1,
        "at_silversmith": -1,
        "prisoners": 1,
        "unpaid": 1,
    }


@rule("WW-144")
@pytest.mark.parametrize(("freed", "debts", "virtue"), [(0, 1, 5), (1, 1, 6)])
def test_fara_is_used_in_step_9(freed: int, debts: int, virtue: int) -> None:
    """After the Profiteer (step 4), before the penalties (steps 10 and 11)."""
    fara = {"board": "board_fara", "prisoners": 2, "virtue": 7, "at": {"silversmith": 1}}
    game = two({}, fara, options=PROMOS)
    reset(game)
    assert (game.decision.seat, own(game, "prisoners")[1], realm(game)["profiteer"]) == (1, 3, "quarry")
    assert own(game, "virtue")[1] == 6
    if game.decision.kind == "may":
        game.play(game.decision.options[0 if freed else 1])
    if game.decision.kind == "release":
        pick(game, "release", n=freed)
    assert next_is(game, 1)
    assert (own(game, "prisoners")[1], unpaid(game)[1], own(game, "virtue")[1]) == (3 - freed, debts, virtue)


@rule("WW-145")
@pytest.mark.parametrize(("prisoners", "lost"), [(0, 0), (2, 0), (3, 1), (4, 1), (9, 1)])
def test_3_or_more_workers_in_the_prison_cost_1_virtue(prisoners: int, lost: int) -> None:
    game = two({}, {"prisoners": prisoners, "virtue": 7})
    reset(game)
    assert own(game, "virtue") == [7, 7 - lost]


@rule("WW-145")
def test_workers_that_this_reset_sent_there_count() -> None:
    seat = {"prisoners": 1, "virtue": 7, "at": {"silversmith": 1}}
    game = two({}, seat, black_market=[1, None, None])
    reset(game)
    assert (own(game, "prisoners")[1], own(game, "virtue")[1]) == (3, 5)


@rule("WW-146")
@pytest.mark.parametrize(
    ("prisoners", "debts"),
    [
        ([1, 0, 0], [1, 0, 0]),
        ([2, 5, 4], [0, 1, 0]),
        ([2, 2, 1], [1, 1, 0]),
        ([3, 3, 3], [1, 1, 1]),
        ([0, 1, 1], [0, 1, 1]),
    ],
)
def test_most_workers_in_the_prison_bring_a_debt_to_all_who_are_tied(prisoners: list[int], debts: list[int]) -> None:
    seats = [{"prisoners": n, "virtue": 7} for n in prisoners]
    game = before_reset(*seats, consequence="contribution_3", contribution_pile=LAST_CARDS)
    reset(game)
    assert unpaid(game) == debts
    assert [debt["paid"] for debt in own(game, "debts")] == [0, 0, 0]


@rule("WW-147")
def test_with_an_empty_prison_nobody_gains_a_debt() -> None:
    game = two({}, {"captives": {"0": 3}})
    reset(game)
    assert unpaid(game) == [0, 0]


# --- the order of the steps


@rule("WW-114", "WW-148")
def test_the_eleven_steps_follow_each_other() -> None:
    """Hugo is asked in steps 4, 5, 9, 10 and 11, and the table is looked at each time."""
    hugo = {
        "board": "board_hugo",
        "virtue": 14,
        "influence": 4,
        "silver": 2,
        "debts": 1,
        "prisoners": 3,
        "at": {"silversmith": 1, "quarry": 1},
        "apprentices": ["app_street_urchin_tiling", "app_aristocrat_carpentry", "app_gatekeeper"],
    }
    game = two(
        {},
        hugo,
        contribution_pile=["contribution_1", "contribution_2"],
        contributed=["clay", "gold"],
        black_market=[None, 1, None],
        small_market=["bm_card_08", "bm_card_02"],
        rewards=["rew_virtue_1"],
        options=PROMOS,
    )
    events = game.listen()
    reset(game)
    in_any_order(game)

    assert game.decision.kind == "avoid-loss", "step 4"
    assert (game.view(None)["black_market"], own(game, "prisoners")[1]) == ([None, None, None], 4), "step 1 is done"
    assert game.view(None)["large_market_cards"] == ["bm_card_08"], "step 2 is done"
    assert (own(game, "clay")[1], own(game, "marble")[1]) == (3, 1), "step 3 is done"
    assert seen(game, 1)["workers_at"]["silversmith"] == 1
    assert game.view(None)["reward_pile"] == 1, "step 5 is not"
    avoid(game, 0)

    assert game.decision.kind == "destroy-debt", "step 5: the reward card gives 2 virtue, one too many"
    assert (seen(game, 1)["workers_at"]["silversmith"], own(game, "prisoners")[1]) == (0, 5), "step 4 is done"
    assert (realm(game)["contributed"]["clay"], tokens(game)) == (1, {}), "step 6 is not"
    choose(game, "destroy-debt")
    assert unpaid(game)[1] == 0

    if game.decision.kind == "may":
        game.play(game.decision.options[0])
    assert game.decision.kind == "release", "step 9"
    assert tokens(game) == {"clay": 1, "gold": 1}, "step 6 is done"
    assert (realm(game)["contribution"], realm(game)["consequences"][-1]) == ("contribution_2", "contribution_1"), (
        "step 7"
    )
    assert (realm(game)["princess"], realm(game)["profiteer"]) == ("workshop", "mines"), "step 8 is done"
    assert own(game, "virtue")[1] == 14, "step 10 is not"
    pick(game, "release", n=1)

    assert game.decision.kind == "avoid-loss", "step 10"
    assert (own(game, "prisoners")[1], unpaid(game)[1]) == (4, 0), "step 9 is done, step 11 is not"
    avoid(game, 0)

    assert game.decision.kind == "prevent-debt", "step 11"
    assert own(game, "virtue")[1] == 13, "step 10 is done"
    choose(game, "take-debt")
    assert unpaid(game)[1] == 1
    assert next_is(game, 1)
    keys = [event.key for event in events]
    assert keys.index("wonder-gains") < keys.index("figures-move")


# --- what does not count


def wonder_at(location: str) -> dict[str, Any]:
    """A position with the Clay Wonder at a location."""
    return {"wonders_at": {"wonder_clay": location}}


@rule("WW-149")
def test_a_wonder_is_no_worker_with_the_profiteer() -> None:
    seat = {"virtue": 7, "buildings": ["wonder_clay"]}
    game = two({}, seat, **wonder_at("silversmith"))
    before = counts(game, 1)
    reset(game)
    assert changes(game, before, 1) == {}


@rule("WW-149")
@pytest.mark.parametrize(("mine", "other", "marble"), [(0, 1, [2, 0]), (1, 1, [2, 2]), (0, 0, [0, 0]), (1, 2, [2, 0])])
def test_a_wonder_is_no_worker_with_the_princess(mine: int, other: int, marble: list[int]) -> None:
    first = {"at": {"kings_storehouse": other}}
    second = {"at": {"kings_storehouse": mine}, "buildings": ["wonder_clay"]}
    game = two(first, second, card="contribution_5", **wonder_at("kings_storehouse"))
    reset(game)
    assert own(game, "marble") == marble


@rule("WW-150")
@pytest.mark.parametrize(
    ("apprentice", "location"), [("app_street_urchin_tiling", "silversmith"), ("app_aristocrat_tiling", "quarry")]
)
def test_a_wonder_is_no_worker_for_apprentices_either(apprentice: str, location: str) -> None:
    seat = {"virtue": 7, "buildings": ["wonder_clay"], "apprentices": [apprentice]}
    game = two({}, seat, **wonder_at(location))
    before = counts(game, 1)
    reset(game)
    assert changes(game, before, 1) == {}


@rule("WW-151")
def test_workers_who_were_captured_or_are_in_the_prison_are_with_no_figure() -> None:
    """Seat 0 has captured the workers that seat 1 had with the figures, and 1 worker of seat 0 is with the Princess."""
    seat = {
        "virtue": 7,
        "prisoners": 2,
        "apprentices": ["app_street_urchin_tiling", "app_aristocrat_carpentry"],
    }
    game = two({"captives": {"1": 5}, "at": {"quarry": 1}}, seat, rewards=["rew_ww_gold"])
    before = counts(game, 1)
    reset(game)
    in_any_order(game)
    assert changes(game, before, 1) == {"unpaid": 1}, "most workers in the Prison"
    assert (own(game, "gold"), seen(game)["captives"]) == ([1, 0], [0, 5])
