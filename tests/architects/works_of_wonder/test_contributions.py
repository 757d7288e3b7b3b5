"""Contributions: one of each resource on the current card, for what it gives (ledger section F)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, next_is, pick, place, seen
from tests.kit.rule import rule
from tests.kit.wonders import at, before_reset, contribute, contributions, count, own, place_of, realm, reset, trade
from westkingdom.architects.game import Architects
from westkingdom.architects.works_of_wonder.part import part_of

GOODS = ["clay", "wood", "stone", "gold", "marble"]
ONE_OF_EACH = dict.fromkeys(GOODS, 1)
FOREST = {"workers": -1, "at_forest": 1}


def princess(*seats: dict[str, Any], card: str = "contribution_1", **position: Any) -> Architects:
    """The Princess stands in the Forest, the Profiteer at the Quarry; this card has the Contributions."""
    return at(*seats, **{"consequence": "contribution_4", "contribution_pile": [card], **position})


def visited(*seats: dict[str, Any], **position: Any) -> Architects:
    """Seat 0 has placed a worker with the Princess (and gained 1 wood)."""
    game = princess(*seats, **position)
    place(game, "forest")
    return game


def refused(game: wk.Game) -> dict[str, str]:
    """By resource: why it cannot be contributed."""
    out = {}
    for impossible in game.decision.why_not():
        if impossible.label.key == "contribute":
            out[repr(impossible.label).partition("amount ")[2].partition(":")[0]] = impossible.reason.key
    return out


def on_card(game: wk.Game) -> list[str]:
    """The resources that lie on the card."""
    return [good for good, n in realm(game)["contributed"].items() if n]


# --- the card


@rule("WW-100")
@pytest.mark.parametrize(
    ("card", "gain"),
    [("contribution_1", {"influence": 1}), ("contribution_2", {"virtue": 1}), ("contribution_5", {"influence": 2})],
)
def test_contributions_go_to_the_top_card_of_the_pile(card: str, gain: dict[str, int]) -> None:
    game = princess({"clay": 1}, contribution_pile=[card, "contribution_3"])
    before = counts(game)
    place(game, "forest")
    contribute(game, "clay")
    assert changes(game, before) == {**FOREST, "wood": 1, "clay": -1, **gain}
    assert (realm(game)["contribution"], on_card(game)) == (card, ["clay"])


@rule("WW-101")
def test_all_players_together_lay_each_resource_once() -> None:
    game = princess(ONE_OF_EACH, ONE_OF_EACH, ONE_OF_EACH)
    for i, good in enumerate(["stone", "clay", "marble", "wood"]):
        place(game, "forest")
        assert contributions(game) == [other for other in GOODS if other not in on_card(game)]
        assert game.decision.seat == i % 3
        contribute(game, good)
    assert on_card(game) == ["clay", "wood", "stone", "marble"]


@rule("WW-101")
@pytest.mark.parametrize("good", GOODS)
def test_a_resource_that_lies_there_cannot_be_laid_again(good: str) -> None:
    game = visited(dict.fromkeys(GOODS, 5), contributed=[good])
    assert contributions(game) == [other for other in GOODS if other != good]
    assert refused(game) == {good: "why-not-contributed"}


@rule("WW-101")
def test_after_a_reset_every_resource_can_be_laid_again() -> None:
    """The next card is contribution_2; with the last one turned over the Princess stands at the Workshop."""
    game = before_reset(
        {"clay": 1},
        ONE_OF_EACH,
        consequence="contribution_4",
        contribution_pile=["contribution_1", "contribution_2"],
        contributed=["clay", "gold", "marble"],
    )
    reset(game)
    assert on_card(game) == []
    place(game, "workshop")
    assert contributions(game) == GOODS


@rule("WW-102")
@pytest.mark.parametrize("good", GOODS)
def test_a_contribution_takes_one_token_from_the_own_supply(good: str) -> None:
    game = visited({**dict.fromkeys(GOODS, 3), "influence": 0}, ONE_OF_EACH, rewards=["rew_virtue_1"])
    mine, theirs = counts(game), counts(game, 1)
    contribute(game, good)
    assert {other: n for other, n in changes(game, mine).items() if other in GOODS} == {good: -1}
    assert changes(game, theirs, 1) == {}
    assert on_card(game) == [good]
    assert [row["tokens"] for row in realm(game)["wonders"]] == [0] * 5


@rule("WW-102")
@pytest.mark.parametrize("good", ["clay", "stone", "gold", "marble"])
def test_who_has_none_of_a_resource_cannot_contribute_it(good: str) -> None:
    game = visited({**ONE_OF_EACH, good: 0, "silver": 9, "influence": 12}, ONE_OF_EACH)
    assert contributions(game) == [other for other in GOODS if other != good]
    assert refused(game) == {good: "why-not-too-expensive"}


# --- what it gives


@rule("WW-103")
@pytest.mark.parametrize(
    ("good", "gain"),
    [
        ("clay", {"influence": 1}),
        ("wood", {"influence": 2}),
        ("stone", {"influence": 2}),
        ("gold", {"influence": 2, "virtue": 1}),
    ],
)
def test_the_rewards_below_the_resource_are_gained(good: str, gain: dict[str, int]) -> None:
    game = visited(ONE_OF_EACH)
    before = counts(game)
    contribute(game, good)
    assert changes(game, before) == {good: -1, **gain}
    assert next_is(game, 1)


@rule("WW-103")
def test_the_rewards_are_gained_at_once() -> None:
    """The silver of the fourth card is there for the next trade."""
    seat = {"clay": 1, "influence": 3, "apprentices": ["app_merchant_wood"]}
    game = at(seat, consequence="contribution_5", contribution_pile=["contribution_4"])
    place(game, "kings_storehouse")
    contribute(game, "clay")
    assert (own(game, "influence")[0], own(game, "silver")[0]) == (4, 1)
    trade(game, "amount-silver", "amount-wood")
    pick(game, "pay", key="pay-exchanges", n=0)
    assert own(game, "wood")[0] == 2


@rule("WW-103")
def test_a_card_of_the_influence_track_comes_at_once_too() -> None:
    seat = {"clay": 1, "influence": 4, "wood": 2, "at": {"kings_storehouse": 1}}
    game = at(seat, consequence="contribution_5", contribution_pile=["contribution_1"])
    place(game, "kings_storehouse")
    contribute(game, "clay")
    assert (game.decision.kind, seen(game)["hand"]) == ("trade", ["bld_smithy"])


@rule("WW-105")
def test_a_reward_card_comes_from_the_top_of_the_pile_and_leaves_the_game() -> None:
    game = visited(ONE_OF_EACH, rewards=["rew_wood_1", "rew_gold_1"])
    before = counts(game)
    contribute(game, "marble")
    assert changes(game, before) == {"marble": -1, "influence": 2, "virtue": 1, "wood": 2}
    view: Any = game.view(None)
    assert (view["reward_pile"], view["rewards_gained"]) == (1, ["rew_wood_1"])


@rule("WW-105")
def test_with_an_empty_reward_pile_there_is_1_virtue() -> None:
    game = visited(ONE_OF_EACH, rewards=[])
    before = counts(game)
    contribute(game, "marble")
    assert changes(game, before) == {"marble": -1, "influence": 2, "virtue": 1}


@rule("WW-105")
@pytest.mark.parametrize(
    ("rewards", "gain"),
    [(["rew_ww_ashlar", "rew_gold_1"], {"virtue": 1, "influence": 1, "stone": 1}), ([], {"virtue": 1})],
)
def test_a_reward_card_of_the_princess_is_one_of_the_same_pile(rewards: list[str], gain: dict[str, int]) -> None:
    """The third Consequence card gives one to who has the most workers at the Quarry."""
    game = before_reset({}, {"at": {"quarry": 1}}, consequence="contribution_3", rewards=rewards)
    before = counts(game, 1)
    reset(game)
    assert changes(game, before, 1) == gain
    assert game.view(None)["reward_pile"] == max(0, len(rewards) - 1)


# --- the fifth


@rule("WW-106")
@pytest.mark.parametrize("there", range(5))
def test_the_fifth_resource_triggers_a_reset(there: int) -> None:
    game = princess({"marble": 1}, contributed=GOODS[:there], rewards=["rew_virtue_1"])
    events = game.listen()
    place(game, "forest")
    contribute(game, "marble")
    assert next_is(game, 1)
    assert count(events, "reset") == (1 if there == 4 else 0)


@rule("WW-106")
@pytest.mark.parametrize("good", GOODS)
def test_whichever_resource_is_the_fifth(good: str) -> None:
    others = [other for other in GOODS if other != good]
    game = visited(ONE_OF_EACH, contributed=others, rewards=["rew_virtue_1"])
    events = game.listen()
    contribute(game, good)
    assert count(events, "reset") == 1


@rule("WW-107")
def test_the_reset_follows_after_the_whole_action() -> None:
    """With the fifth Contribution before the first of two trades both trades are still made."""
    seat = {"marble": 1, "wood": 2, "at": {"kings_storehouse": 1}, "apprentices": ["app_patron_wood"], "influence": 0}
    game = at(
        seat,
        consequence="contribution_5",
        contribution_pile=["contribution_1"],
        contributed=GOODS[:4],
        rewards=["rew_ww_gold"],
    )
    events = game.listen()
    place(game, "kings_storehouse")
    contribute(game, "marble")
    assert (own(game, "influence")[0], own(game, "gold")[0]) == (2, 1), "the reward comes first"
    for _ in range(2):
        assert game.decision.kind == "trade"
        assert (count(events, "reset"), game.view(None)["reset_triggered"]) == (0, True)
        assert on_card(game) == GOODS
        trade(game, "amount-wood", "amount-virtue")
    assert count(events, "reset") == 1
    assert next_is(game, 1)
    assert on_card(game) == []


# --- what is no token


@rule("WW-108")
def test_neither_exchanges_nor_the_charlatan_stand_for_a_token() -> None:
    charlatans = ["app_charlatan_tiling", "app_charlatan_masonry", "app_charlatan_carpentry"]
    game = visited({"influence": 12, "apprentices": charlatans}, contributed=["wood"])
    assert next_is(game, 1), "with 12 Influence and no token that is missing there was nothing to contribute"
    assert (own(game, "influence")[0], on_card(game)) == (12, ["wood"])
    game = visited({"influence": 12, "apprentices": charlatans, "clay": 1, "gold": 1})
    before = counts(game)
    assert contributions(game) == ["clay", "wood", "gold"]
    contribute(game, "clay")
    assert changes(game, before) == {"clay": -1}, "and it is the token that is laid"


THERESE = {"board": "board_therese", "prisoners": 0, "virtue": 7, "silver": 0}


@rule("WW-109")
@pytest.mark.parametrize(("token", "place_on_card"), [("gold", "marble"), ("marble", "gold")])
def test_therese_may_lay_gold_and_marble_on_either_place(token: str, place_on_card: str) -> None:
    game = visited({**THERESE, token: 1}, rewards=["rew_ww_gold"])
    assert sorted(contributions(game)) == ["gold", "marble", "wood"]
    before = counts(game)
    contribute(game, place_on_card)
    change = changes(game, before)
    assert on_card(game) == [place_on_card]
    if place_on_card == "marble":
        # The reward of the marble place is 2 Influence and a reward card: 1 virtue and 1 gold.
        assert change == {"influence": 2, "virtue": 1}
    else:
        assert change == {"marble": -1, "influence": 2, "virtue": 1}


@rule("WW-109")
def test_therese_chooses_which_token_she_lays() -> None:
    game = visited({**THERESE, "gold": 1, "marble": 1}, rewards=[])
    ways = [(place_of(option), option.cost[0].key) for option in game.decision.options if place_of(option)]
    assert sorted(ways) == [
        ("gold", "amount-gold"),
        ("gold", "amount-marble"),
        ("marble", "amount-gold"),
        ("marble", "amount-marble"),
        ("wood", "amount-wood"),
    ]
    game = visited({**THERESE, "gold": 1, "marble": 1}, contributed=["marble"])
    ways = [(place_of(option), option.cost[0].key) for option in game.decision.options if place_of(option)]
    assert sorted(ways) == [("gold", "amount-gold"), ("gold", "amount-marble"), ("wood", "amount-wood")]


@rule("WW-109")
def test_a_token_counts_as_the_resource_of_its_place() -> None:
    """Gold on the marble place is the fifth resource, and goes to the Marble Wonder."""
    game = visited({**THERESE, "gold": 1}, contributed=GOODS[:4], rewards=[])
    contribute(game, "marble")
    tokens = {row["wonder"]: row["tokens"] for row in realm(game)["wonders"]}
    assert tokens == {f"wonder_{good}": 1 for good in GOODS}
    assert (own(game, "gold")[0], own(game, "marble")[0]) == (1, 0), "the gold is the Princess's reward"


@rule("WW-109")
@pytest.mark.parametrize("board", ["board_standard", "board_charles", "board_ada"])
def test_nobody_else_may(board: str) -> None:
    game = visited({"board": board, "gold": 1, "prisoners": 0})
    assert "marble" not in contributions(game)
    assert contributions(game).count("gold") == 1


# --- an empty pile


@rule("WW-110")
def test_without_a_contribution_card_nobody_can_contribute() -> None:
    game = princess(ONE_OF_EACH, {}, contribution_pile=[])
    assert (realm(game)["contribution"], realm(game)["contribution_pile"]) == (None, 0)
    before = counts(game)
    place(game, "forest")
    assert next_is(game, 1)
    assert changes(game, before) == {**FOREST, "wood": 1}
    assert on_card(game) == []


@rule("WW-110")
def test_the_next_reset_makes_contributions_possible_again() -> None:
    game = before_reset({}, {**ONE_OF_EACH, "prisoners": 1}, consequence="contribution_4", contribution_pile=[])
    reset(game)
    assert realm(game)["contribution_pile"] == 6
    assert realm(game)["contribution"] is not None
    place(game, realm(game)["princess"])
    assert contributions(game) == GOODS


@rule("WW-110", "WW-139")
@pytest.mark.parametrize(
    ("ruling", "cards", "left"), [("needed", 1, 0), ("last", 1, 6), ("needed", 2, 1), ("last", 2, 1)]
)
def test_by_a_ruling_the_piles_are_rebuilt_as_soon_as_the_last_card_is_turned(
    ruling: str, cards: int, left: int
) -> None:
    """The reset that turns the last card leaves no Contribution card, or six new ones.

    While others are left it is turned as ever.
    """
    game = before_reset({}, {}, contribution_pile=[], rulings={"WW-110": ruling})
    part = part_of(game)
    part.pile, part.consequences = part.consequences[:cards], part.consequences[cards:]
    reset(game)
    assert realm(game)["contribution_pile"] == left
    assert len(realm(game)["consequences"]) == 7 - left
    assert (realm(game)["contribution"] is None) is (left == 0)


# --- examples


@rule("WW-EX-5")
def test_the_example_of_a_contribution() -> None:
    seat = {**dict.fromkeys(GOODS, 2), "influence": 8}
    for good, gain in (
        ("wood", {"influence": 2, "cards_in_hand": 1}),
        ("marble", {"influence": 2, "cards_in_hand": 1}),
    ):
        game = visited(seat, contributed=["clay", "stone", "gold"], rewards=["rew_stone_1"])
        assert contributions(game) == ["wood", "marble"]
        assert refused(game) == dict.fromkeys(["clay", "stone", "gold"], "why-not-contributed")
        before = counts(game)
        contribute(game, good)
        reward = {"virtue": 1, "stone": 2} if good == "marble" else {}
        assert changes(game, before) == {good: -1, **gain, **reward}
        assert next_is(game, 1), "both together are not possible"
    poor = visited({"influence": 12, "silver": 9}, contributed=["clay", "wood", "stone", "gold"])
    assert next_is(poor, 1), "Influence is no token"


@rule("WW-EX-6")
def test_the_example_of_the_fifth_resource() -> None:
    """The worker with the Princess gains 1 gold and 1 Influence in the reset (step 5 of the fourth card)."""
    game = visited({"marble": 1}, contributed=["clay", "wood", "stone", "gold"], rewards=["rew_ww_marble"])
    events = game.listen()
    before = counts(game)
    contribute(game, "marble")
    assert next_is(game, 1)
    assert changes(game, before) == {"influence": 2 + 1, "virtue": 1, "gold": 1}
    keys = [event.key for event in events]
    assert keys.index("reward") < keys.index("reset")
    assert keys.count("reset") == 1
    assert {row["wonder"]: row["tokens"] for row in realm(game)["wonders"]} == {f"wonder_{good}": 1 for good in GOODS}
    assert on_card(game) == []
