"""The Black Market reset with this box: the Profiteer, the Princess and Contributions (ledger section G)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, next_is, offers, pick, place, seen
from tests.kit.rule import rule
from tests.kit.wonder_resets import LAST_CARDS, tokens, two
from tests.kit.wonders import (
    FIGURES,
    before_reset,
    choose,
    contribute,
    contributions,
    count,
    laid,
    own,
    realm,
    reset,
    unpaid,
)

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
