"""Rule tests: what an advance on the cathedral brings, and in which order (ledger section M)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import RICH, changes, counts, pick, place, table
from tests.kit.asking import shown
from tests.kit.chapters.architects.cathedral import ADVANCED, CARD, OTHER, advances, below
from tests.kit.rule import rule


@rule("AB-187")
@pytest.mark.parametrize(
    ("reward", "gain"),
    [
        ("rew_silver_1", {"virtue": 1, "silver": 3}),
        ("rew_silver_2", {"virtue": 1, "silver": 3}),
        ("rew_wood_1", {"virtue": 1, "wood": 2}),
        ("rew_wood_2", {"virtue": 1, "wood": 2}),
        ("rew_stone_1", {"virtue": 1, "stone": 2}),
        ("rew_stone_2", {"virtue": 1, "stone": 2}),
        ("rew_card_1", {"virtue": 1, "cards_in_hand": 0}),
        ("rew_card_2", {"virtue": 1, "cards_in_hand": 0}),
        ("rew_virtue_1", {"virtue": 2}),
        ("rew_virtue_2", {"virtue": 2}),
        ("rew_gold_1", {"virtue": 1, "gold": 1}),
    ],
)
def test_after_an_advance_the_top_reward_is_gained_and_leaves_the_game(reward: str, gain: dict[str, int]) -> None:
    """Everybody sees it; it is out of the pile for good, and the next one is for the next advance."""
    rest = ["rew_virtue_2" if reward == "rew_virtue_1" else "rew_virtue_1", "rew_gold_1", "rew_wood_1"]
    pile = [reward, *[other for other in rest if other != reward][:2]]
    game = table({**CARD, "cathedral": 2, "marble": 1}, below(1, **OTHER), rewards=pile)
    before = counts(game)
    place(game, "guildhall")
    wanted = {**ADVANCED, "marble": -1, **gain}
    assert changes(game, before) == {word: n for word, n in wanted.items() if n}
    assert (shown(game)["rewards_gained"], shown(game)["reward_pile"]) == ([reward], 2)
    virtue = counts(game, 1)["virtue"]
    place(game, "guildhall")
    assert counts(game, 1)["virtue"] == virtue + 2
    assert (shown(game)["rewards_gained"], shown(game)["reward_pile"]) == (pile[:2], 1)


@rule("AB-188")
def test_with_no_reward_left_an_advance_gives_one_virtue() -> None:
    """The last card is gained by the first advance; the second one gives what the board prints."""
    game = table(below(1), below(3, **OTHER), rewards=["rew_silver_1"])
    place(game, "guildhall")
    assert shown(game)["reward_pile"] == 0
    before = counts(game, 1)
    place(game, "guildhall")
    assert changes(game, before, 1) == {**ADVANCED, "marble": -1, "virtue": 1}
    assert shown(game)["rewards_gained"] == ["rew_silver_1"]


@rule("AB-189")
@pytest.mark.parametrize(
    ("cards", "gain"),
    [
        (["app_acolyte_carpentry"], {"cards_in_hand": 0}),
        (["app_acolyte_tiling"], {"clay": 2}),
        (["app_acolyte_masonry"], {"silver": 2}),
        (
            ["app_acolyte_carpentry", "app_acolyte_tiling", "app_acolyte_masonry"],
            {"cards_in_hand": 0, "clay": 2, "silver": 2},
        ),
    ],
)
def test_acolytes_add_to_every_advance_of_their_owner(cards: list[str], gain: dict[str, int]) -> None:
    """A building card, 2 clay or 2 silver, each time, and nothing when another player advances."""
    seat = {"hand": ["bld_castle", "bld_keep"], "gold": 1, "wood": 4, "apprentices": cards}
    game = table(seat, below(1, **OTHER), rewards=[], building_pile=["bld_dungeon", "bld_fortress"])
    before = counts(game)
    place(game, "guildhall")
    pick(game, "discard", building="bld_keep")
    first = {**ADVANCED, "gold": -1, "virtue": 1, **gain}
    assert changes(game, before) == {word: n for word, n in first.items() if n}
    place(game, "guildhall")
    assert changes(game, before) == {word: n for word, n in first.items() if n}
    again = counts(game)
    place(game, "guildhall")
    if game.decision.kind == "discard":
        pick(game, "discard", building="bld_castle")
    second = {**ADVANCED, "wood": -4, "virtue": 1, **gain}
    assert changes(game, again) == {word: n for word, n in second.items() if n}


@rule("AB-189")
def test_acolytes_add_nothing_to_a_construction() -> None:
    """A building of the hand is constructed and gives its own effect only."""
    cards = ["app_acolyte_carpentry", "app_acolyte_tiling", "app_acolyte_masonry"]
    game = table({"hand": ["bld_well"], "wood": 2, "stone": 2, "silver": 0, "apprentices": cards})
    place(game, "guildhall")
    assert (counts(game)["clay"], counts(game)["silver"], counts(game)["cards_in_hand"]) == (4, 0, 0)


@rule("AB-190")
def test_only_the_level_of_the_marker_counts_at_the_end() -> None:
    """Whoever stands on level 4 scores 12 points, not those of the levels below as well."""
    seats = [{"cathedral": level, "silver": 0, "virtue": 7, "guildhall": 6} for level in (4, 2)]
    game = table(*seats, turns_left=1)
    place(game, "quarry")
    assert game.outcome is not None
    assert game.outcome.totals == (12, 4)


@rule("AB-190")
def test_an_advance_replaces_the_points_of_the_level_below() -> None:
    """From level 2 to level 3 the points rise from 4 to 7."""
    game = table(below(3), rewards=[])
    assert dict(game.scores[0].lines)["cathedral"] == 4
    place(game, "guildhall")
    assert dict(game.scores[0].lines)["cathedral"] == 7


@rule("AB-191")
def test_an_advance_is_paid_for_then_a_card_is_discarded_then_the_marker_moves_then_the_reward_comes() -> None:
    """The order as it is told to listeners; an Acolyte's silver comes after the reward."""
    game = table({**below(1), "apprentices": ["app_acolyte_masonry"]}, rewards=["rew_wood_1"])
    log = game.listen()
    place(game, "guildhall")
    keys = ("pay", "discard", "advance", "reward", "gain", "gain-virtue")
    told = [(event.key, event.args) for event in log if event.key in keys]
    assert told == [
        ("pay", {"good": "gold", "n": 1}),
        ("discard", {"n": 1}),
        ("advance", {"level": 1}),
        ("reward", {"reward": "rew_wood_1"}),
        ("gain", {"good": "wood", "n": 2}),
        ("gain-virtue", {"n": 1}),
        ("gain", {"good": "silver", "n": 2}),
    ]


@rule("AB-191")
def test_neither_the_reward_nor_an_acolyte_gives_the_card_or_the_goods_for_the_advance() -> None:
    """The card is discarded before another one is drawn, and gold of the reward comes too late to pay with."""
    game = table(
        {**below(1), "apprentices": ["app_acolyte_carpentry"]},
        rewards=["rew_card_1"],
        building_pile=["bld_dungeon", "bld_fortress"],
    )
    place(game, "guildhall")
    assert shown(game, 0)["players"][0]["hand"] == ["bld_dungeon", "bld_fortress"]
    assert shown(game, 0)["players"][0]["put_under_pile"] == ["bld_castle"]
    assert not advances(table(CARD, rewards=["rew_gold_1"]))


@rule("AB-191")
def test_the_acolytes_answer_after_the_virtue_of_the_reward_is_settled() -> None:
    """At 14 the question about a debt comes with the reward, before the clay of the Acolyte."""
    game = table(
        {**below(1), "virtue": 14, "debts": 1, "apprentices": ["app_acolyte_tiling"]}, rewards=["rew_virtue_1"]
    )
    place(game, "guildhall")
    assert (game.decision.kind, counts(game)["cathedral"], counts(game)["clay"]) == ("destroy-debt", 1, 0)
    pick(game, "destroy-debt", key="keep-debts")
    assert counts(game)["clay"] == 2


@rule("AB-191")
@pytest.mark.parametrize(
    ("seat", "others", "reason"),
    [
        ({"virtue": 4}, 0, "why-not-too-corrupt"),
        ({"virtue": 5}, 3, "why-not-level-full"),
        ({"virtue": 5}, 2, None),
    ],
)
def test_virtue_and_free_space_are_looked_at_before_anything_is_paid(
    seat: dict[str, Any], others: int, reason: str | None
) -> None:
    """Where one of them is missing the advance is not offered beside buildings, whatever the reward would bring."""
    hand = ["bld_smithy", "bld_well"]
    game = table({**RICH, **seat, "hand": hand}, *[{"cathedral": 1} for _ in range(others)], rewards=["rew_virtue_1"])
    place(game, "guildhall")
    reasons = {choice.label.key: choice.reason.key for choice in game.decision.why_not()}
    assert reasons == ({"work-on-cathedral": reason} if reason else {})
    assert len(game.decision.options) == (2 if reason else 3)
