"""Rule tests: the cathedral, its levels, their spaces and what they cost (ledger section M)."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, RICH, changes, counts, pick, place, table
from tests.kit.asking import shown
from tests.kit.chapters.architects.cathedral import ADVANCED, CARD, OTHER, PRICE, advances, below
from tests.kit.rule import rule


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
