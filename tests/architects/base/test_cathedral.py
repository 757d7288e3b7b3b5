"""Rule tests: cathedral and rewards (ledger section M)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, pick, place, places, table
from tests.kit.asking import shown
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

ADVANCED = {"workers": -1, "workers_in_guildhall": 1, "cards_in_hand": -1, "cathedral": 1}
"""What every advance changes, besides its price and its reward."""
CARD = {"hand": ["bld_castle"]}
"""A card that can be discarded, but not constructed without apprentices."""
OTHER = {"hand": ["bld_university"]}
"""The same for another player."""
RICH = {"clay": 20, "wood": 20, "stone": 20, "gold": 20, "marble": 20}
PRICE: dict[int, dict[str, int]] = {
    1: {"gold": 1},
    2: {"wood": 1, "stone": 3},
    3: {"marble": 1},
    4: {"wood": 5, "stone": 3},
    5: {"gold": 2, "marble": 2},
}
"""One way to pay for each level."""


def below(level: int, **words: Any) -> dict[str, Any]:
    """A seat that can just pay for this level."""
    return {**CARD, "cathedral": level - 1, **PRICE[level], **words}


def advances(game: Architects) -> bool:
    """May a worker be placed for the cathedral? Nothing can be constructed."""
    return "guildhall" in places(game)


@rule("AB-180")
@pytest.mark.parametrize(("level", "spaces"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)])
def test_each_level_of_the_cathedral_has_its_number_of_spaces(level: int, spaces: int) -> None:
    """With one space left the marker may move up, with none it may not."""
    for there, possible in ((spaces - 1, True), (spaces, False)):
        seats = [below(level), *[{"cathedral": level} for _ in range(there)]]
        assert advances(table(*seats)) is possible


@rule("AB-180")
def test_the_levels_of_the_cathedral_are_worth_their_points() -> None:
    """From below the first level to the top: 0, 2, 4, 7, 12 and 20 points."""
    sheets = [table({"cathedral": level}).scores[0] for level in range(6)]
    assert [dict(sheet.lines)["cathedral"] for sheet in sheets] == [0, 2, 4, 7, 12, 20]


@rule("AB-181")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_marker_moves_up_exactly_one_level(level: int) -> None:
    """With goods for every level it is the next one that is offered, paid for and reached."""
    game = table({**RICH, "cathedral": level - 1, "hand": ["bld_castle", "bld_keep", "bld_smithy"]}, rewards=[])
    before = counts(game)
    place(game, "guildhall")
    offered = [option.label.args for option in game.decision.options if option.label.key == "work-on-cathedral"]
    assert offered == [{"level": level}]
    pick(game, "guildhall", key="work-on-cathedral")
    if level in (2, 4):
        pick(game, "pay", what=wk.Message("amount-wood", {"n": PRICE[level]["wood"]}))
    pick(game, "discard", building="bld_keep")
    paid = {good: -n for good, n in PRICE[level].items()}
    assert changes(game, before) == {**ADVANCED, **paid, "virtue": 1}


@rule("AB-181")
def test_there_is_nothing_above_the_fifth_level() -> None:
    """A marker at the top does not move, whatever its owner has."""
    assert not advances(table({**RICH, **CARD, "cathedral": 5}))
    assert advances(table({**RICH, **CARD, "cathedral": 4}))


@rule("AB-182")
@pytest.mark.parametrize(("virtue", "possible"), [(0, False), (3, False), (4, False), (5, True), (14, True)])
def test_a_player_with_four_or_less_virtue_may_not_advance(virtue: int, possible: bool) -> None:
    """The fifth space of the track is the first that allows it, at every level."""
    for level in range(1, 6):
        assert advances(table(below(level, virtue=virtue))) is possible


@rule("AB-183")
def test_a_marker_that_moves_on_frees_its_space() -> None:
    """While three markers stand on level 1 a fourth may not go there; after one of them moves up it may."""
    game = table(below(1), below(2, **OTHER), {"cathedral": 1}, {"cathedral": 1}, rewards=[])
    assert not advances(game)
    place(game, "quarry")
    place(game, "guildhall")
    assert counts(game, 1)["cathedral"] == 2
    place(game, "quarry")
    place(game, "quarry")
    assert advances(game)
    place(game, "guildhall")
    assert [counts(game, seat)["cathedral"] for seat in range(4)] == [1, 2, 1, 1]


@rule("AB-183")
def test_markers_on_other_levels_take_no_space_of_the_next_one() -> None:
    """Only the next level counts: full levels above and the own level do not matter."""
    game = table(below(2), {"cathedral": 1}, {"cathedral": 1}, {"cathedral": 3}, {"cathedral": 3})
    assert advances(game)


@rule("AB-184")
@pytest.mark.parametrize(
    ("level", "goods"),
    [
        (1, {"gold": 1}),
        (2, {"wood": 4}),
        (2, {"stone": 4}),
        (2, {"wood": 2, "stone": 2}),
        (3, {"marble": 1}),
        (4, {"wood": 8}),
        (4, {"stone": 8}),
        (4, {"wood": 1, "stone": 7}),
        (5, {"gold": 2, "marble": 2}),
    ],
)
def test_a_level_costs_exactly_its_goods(level: int, goods: dict[str, int]) -> None:
    """With these goods it is reached and they are all spent; with one piece less nothing else stands for it."""
    game = table({**CARD, "cathedral": level - 1, "silver": 9, **goods}, rewards=[])
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**ADVANCED, **{good: -n for good, n in goods.items()}, "virtue": 1}
    timber = {} if level in (2, 4) else {"wood": 20, "stone": 20}
    others = {"clay": 20, "silver": 20, "gold": 20, "marble": 20, **timber}
    for good, n in goods.items():
        assert not advances(table({**CARD, "cathedral": level - 1, **others, **goods, good: n - 1}))


@rule("AB-184")
def test_wood_and_stone_are_mixed_as_the_player_likes() -> None:
    """With 3 wood and 4 stone level 2 may cost from none to 3 wood, the rest in stone."""
    seat = {**CARD, "cathedral": 1, "wood": 3, "stone": 4}
    for wood in range(4):
        game = table(seat, rewards=[])
        before = counts(game)
        place(game, "guildhall")
        assert len(game.decision.options) == 4
        game.play(game.decision.options[wood])
        spent = {good: -n for good, n in (("wood", wood), ("stone", 4 - wood)) if n}
        assert changes(game, before) == {**ADVANCED, **spent, "virtue": 1}
    few = table({**seat, "stone": 2})
    place(few, "guildhall")
    assert [option.label.args["what"] for option in few.decision.options] == [
        wk.Message("amount-wood", {"n": n}) for n in (2, 3)
    ]


@rule("AB-185")
def test_an_advance_needs_a_building_card_in_hand() -> None:
    """Without a card nobody advances, whatever else there is, and a constructed building is no card."""
    assert not advances(table({**RICH, "buildings": ["bld_well"]}))
    assert advances(table({**RICH, "hand": ["bld_castle"]}))


@rule("AB-185")
@pytest.mark.parametrize("card", ["bld_castle", "bld_smithy", "bld_keep"])
def test_any_card_of_the_hand_is_discarded_face_down_under_the_pile(card: str) -> None:
    """The player chooses it, it is now the lowest of the pile, and nobody else sees which one it is."""
    hand = ["bld_castle", "bld_smithy", "bld_keep"]
    game = table({"gold": 1, "hand": hand}, rewards=[])
    pile = shown(game)["building_pile"]
    place(game, "guildhall")
    assert sorted(str(option.label.args["building"]) for option in game.decision.options) == sorted(hand)
    pick(game, "discard", building=card)
    assert shown(game, 0)["players"][0]["hand"] == sorted(
        (other for other in hand if other != card), key=game.buildings.ids.index
    )
    assert game.buildings.ids[game.plans[0]] == card
    assert shown(game)["building_pile"] == pile + 1
    assert shown(game, 0)["players"][0]["put_under_pile"] == [card]
    assert card not in str(shown(game, 1))


@rule("AB-186")
def test_frederick_advances_with_an_empty_hand_and_keeps_his_cards() -> None:
    """He discards nothing, neither with cards in hand nor without."""
    empty = table({"board": "board_frederick", "gold": 1}, rewards=[])
    place(empty, "guildhall")
    assert counts(empty)["cathedral"] == 1
    full = table({"board": "board_frederick", "gold": 1, "hand": ["bld_castle", "bld_keep"]}, rewards=[])
    before = counts(full)
    place(full, "guildhall")
    assert changes(full, before) == {
        "workers": -1,
        "workers_in_guildhall": 1,
        "cathedral": 1,
        "gold": -1,
        "virtue": 1,
    }
    assert full.decision.seat == 1


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


@rule("AB-EX-20")
def test_the_example_of_the_first_advance() -> None:
    """1 gold and a card for level 1; the reward gives the gold back and 1 virtue, and 2 points are sure."""
    game = table({"gold": 1, "silver": 0, "virtue": 7, **CARD}, rewards=["rew_gold_1"])
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**ADVANCED, "virtue": 1}
    lines = dict(game.scores[0].lines)
    assert (counts(game)["virtue"], lines["cathedral"], lines["virtue"]) == (8, 2, 0)


@rule("AB-EX-21")
def test_the_example_of_a_full_level() -> None:
    """A fourth player may go to level 1 only when fewer than three are there, and with virtue 5 but not 4."""
    full = table(below(1), {"cathedral": 1}, {"cathedral": 1}, {"cathedral": 1})
    assert not advances(full)
    free = table(below(1), {"cathedral": 2}, {"cathedral": 1}, {"cathedral": 1})
    assert advances(free)
    assert not advances(table(below(1, virtue=4)))
    assert advances(table(below(1, virtue=5)))


@rule("AB-EX-22")
def test_the_example_of_a_mixed_price() -> None:
    """Level 2 for 1 stone and 3 wood; for Lothaire 3 pieces are enough, and 7 for level 4."""
    assert advances(table({**CARD, "cathedral": 1, "stone": 1, "wood": 3}))
    assert not advances(table({**CARD, "cathedral": 1, "stone": 1, "wood": 2}))
    lothaire = {**CARD, "board": "board_lothaire", "prisoners": 0, "virtue": 7}
    for level, goods, possible in (
        (1, {"stone": 1, "wood": 2}, True),
        (1, {"stone": 1, "wood": 1}, False),
        (3, {"stone": 3, "wood": 4}, True),
        (3, {"stone": 3, "wood": 3}, False),
    ):
        assert advances(table({**lothaire, "cathedral": level, **goods}, options=PROMOS)) is possible
