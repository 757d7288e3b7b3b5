"""The Black Market reset with this box: market, apprentices and Prison (ledger section G)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import GOODS, PROMOS, changes, counts, next_is, pick, place
from tests.kit.rule import rule
from tests.kit.wonder_resets import LAST_CARDS, in_any_order, two
from tests.kit.wonders import before_reset, own, realm, reset, unpaid

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
