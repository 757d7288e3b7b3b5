"""Rule tests: Clovis, Lothaire and Therese construct and advance (ledger section L)."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, pick, place, places, table, turn_is_over
from tests.kit.chapters.architects.guildhall import BUILT, CORRUPT, SKILLED, own
from tests.kit.rule import rule


@rule("AB-173")
def test_clovis_draws_a_card_for_each_building_that_he_constructs() -> None:
    """One card from the top of the pile for a building, none for the cathedral, and none for another player."""
    seat = {"board": "board_clovis", "clay": 0, "marble": 0, "wood": 2, "stone": 2, "hand": ["bld_well"]}
    game = table(seat, options=PROMOS, building_pile=["bld_tavern", "bld_castle"])
    place(game, "guildhall")
    assert (own(game)["hand"], own(game)["buildings"]) == (["bld_tavern"], ["bld_well"])
    cathedral = table({"board": "board_clovis", "gold": 1, "hand": ["bld_well"]}, options=PROMOS, rewards=[])
    place(cathedral, "guildhall")
    assert (counts(cathedral)["cathedral"], own(cathedral)["hand"]) == (1, [])
    plain = table({"wood": 2, "stone": 2, "hand": ["bld_well"]}, {"board": "board_clovis"}, options=PROMOS)
    place(plain, "guildhall")
    assert [counts(plain, seat)["cards_in_hand"] for seat in range(2)] == [0, 0]


@rule("AB-173")
def test_clovis_draws_after_the_effect_of_the_building() -> None:
    """With no other card in hand there is nothing to discard for the Library's gold, and the drawn card stays."""
    seat = {**SKILLED, **CORRUPT, "board": "board_clovis", "wood": 4, "stone": 2, "marble": 1, "hand": ["bld_library"]}
    game = table(seat, options=PROMOS, building_pile=["bld_tavern"])
    place(game, "guildhall")
    assert turn_is_over(game)
    assert (own(game)["hand"], counts(game)["gold"]) == (["bld_tavern"], 0)


LOTHAIRE = {"board": "board_lothaire", "prisoners": 0, "clay": 0, **CORRUPT}


@rule("AB-174")
@pytest.mark.parametrize(
    ("building", "goods", "possible"),
    [
        ("bld_well", {"wood": 2, "stone": 1}, True),
        ("bld_well", {"wood": 1, "stone": 2}, True),
        ("bld_well", {"wood": 1, "stone": 1}, False),
        ("bld_clay_pit", {"clay": 4}, True),
        ("bld_clay_pit", {"clay": 3, "wood": 1}, False),
        ("bld_silver_market", {"wood": 1, "gold": 1, "marble": 1}, True),
        ("bld_silver_market", {"wood": 2, "gold": 1}, False),
    ],
)
def test_lothaire_pays_one_wood_or_one_stone_less_for_a_building(
    building: str, goods: dict[str, int], possible: bool
) -> None:
    """One piece less of wood or of stone, not of both and of nothing else; nobody else has this discount."""
    seat = {**SKILLED, **goods, "hand": [building]}
    game = table({**LOTHAIRE, **seat}, options=PROMOS)
    assert ("guildhall" in places(game)) is possible
    assert "guildhall" not in places(table({**CORRUPT, **seat}))
    if possible:
        before = counts(game)
        place(game, "guildhall")
        spent = {good: n for good, n in changes(game, before).items() if n < 0 and good in goods}
        assert spent == {good: -n for good, n in goods.items()}


@rule("AB-174")
@pytest.mark.parametrize("less", ["wood", "stone"])
def test_lothaire_chooses_whether_wood_or_stone_is_less(less: str) -> None:
    """With enough of both he says which one he keeps, and the other is paid in full."""
    game = table({**LOTHAIRE, "wood": 2, "stone": 2, "hand": ["bld_well"]}, options=PROMOS)
    before = counts(game)
    place(game, "guildhall")
    assert len(game.decision.options) == 2
    pick(game, "less", key=f"amount-{less}")
    assert changes(game, before) == {**BUILT, "clay": 4, "wood": -2, "stone": -2, less: -1}


@rule("AB-174")
@pytest.mark.parametrize(
    ("level", "goods", "possible"),
    [
        (0, {"wood": 9}, False),
        (0, {"gold": 1}, True),
        (1, {"wood": 2}, False),
        (1, {"wood": 1, "stone": 2}, True),
        (2, {"wood": 9}, False),
        (3, {"wood": 3, "stone": 3}, False),
        (3, {"wood": 3, "stone": 4}, True),
        (4, {"wood": 9, "gold": 2, "marble": 1}, False),
    ],
)
def test_lothaire_pays_one_wood_or_stone_less_for_a_level_that_costs_them(
    level: int, goods: dict[str, int], possible: bool
) -> None:
    """Levels 2 and 4 cost 3 and 7, levels of gold and marble cost what they always cost."""
    seat = {**LOTHAIRE, "virtue": 7, "cathedral": level, "hand": ["bld_castle"], **goods}
    game = table(seat, options=PROMOS, rewards=[])
    assert ("guildhall" in places(game)) is possible
    if possible:
        before = counts(game)
        place(game, "guildhall")
        assert changes(game, before) == {
            "workers": -1,
            "workers_in_guildhall": 1,
            "cards_in_hand": -1,
            "cathedral": 1,
            "virtue": 1,
            **{good: -n for good, n in goods.items()},
        }


@rule("AB-174")
def test_lothaire_trades_at_the_storehouse_like_everybody() -> None:
    """There 2 wood are no marble and 1 wood is no virtue: the discount is one of the Guildhall."""
    for wood, trades in ((3, ["amount-virtue", "amount-marble"]), (2, ["amount-virtue"])):
        game = table({**LOTHAIRE, "wood": wood}, options=PROMOS)
        place(game, "kings_storehouse")
        assert [option.gain[0].key for option in game.decision.options if option.gain] == trades


THERESE = {"board": "board_therese", "prisoners": 0}


@rule("AB-175")
@pytest.mark.parametrize(
    ("level", "goods", "possible"),
    [
        (0, {"marble": 1}, True),
        (0, {"wood": 9, "stone": 9}, False),
        (2, {"gold": 1}, True),
        (4, {"gold": 4}, True),
        (4, {"gold": 1, "marble": 3}, True),
        (4, {"gold": 2, "marble": 1}, False),
        (1, {"gold": 9, "marble": 9}, False),
    ],
)
def test_therese_pays_gold_and_marble_for_each_other_on_the_cathedral(
    level: int, goods: dict[str, int], possible: bool
) -> None:
    """Any mix of the two that is large enough will do, and neither stands for wood and stone."""
    seat = {"cathedral": level, "virtue": 7, "hand": ["bld_castle"], **goods}
    game = table({**THERESE, **seat}, rewards=[])
    assert ("guildhall" in places(game)) is possible
    assert "guildhall" not in places(table(seat, rewards=[]))
    if possible:
        before = counts(game)
        place(game, "guildhall")
        spent = {good: -n for good, n in changes(game, before).items() if good in ("gold", "marble")}
        assert spent == goods


@rule("AB-175")
@pytest.mark.parametrize(("gold", "marble"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_therese_chooses_how_much_gold_and_marble_a_building_costs(gold: int, marble: int) -> None:
    """The Castle's 1 gold and 2 marble may be any 3 pieces of the two."""
    seat = {**THERESE, **SKILLED, **CORRUPT, "clay": 2, "wood": 4, "gold": 3, "marble": 3, "hand": ["bld_castle"]}
    game = table(seat)
    before = counts(game)
    place(game, "guildhall")
    assert len(game.decision.options) == 4
    if gold:
        pick(game, "pay", what=wk.Message("amount-gold", {"n": gold}))
    else:
        pick(game, "pay", key="pay-none")
    spent = {good: -n for good, n in (("gold", gold), ("marble", marble)) if n}
    assert changes(game, before) == {**BUILT, "clay": -2, "wood": -4, **spent}


@rule("AB-175")
def test_only_therese_pays_gold_for_marble() -> None:
    """With 3 gold she constructs the Castle, another player does not, and 2 pieces are too few for both."""
    seat = {**SKILLED, **CORRUPT, "clay": 2, "wood": 4, "hand": ["bld_castle"]}
    assert "guildhall" in places(table({**THERESE, **seat, "gold": 3}))
    assert "guildhall" in places(table({**THERESE, **seat, "marble": 3}))
    assert "guildhall" not in places(table({**THERESE, **seat, "gold": 1, "marble": 1}))
    assert "guildhall" not in places(table({**seat, "gold": 3}))
    assert "guildhall" not in places(table({**seat, "marble": 3}))
