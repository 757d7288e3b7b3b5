"""Workshop: what hiring costs, and the silver on the cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, face_up, next_is, pick, place, places, seen, silver_on_rows
from tests.kit.chapters.architects.workshop import LOWER, PILE, PLANS, UPPER, hire, hireable, visited, workshop
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

HIRED = {"workers": -1, "at_workshop": 1, "apprentices": 1}


# --- the price


@rule("AB-078")
def test_hiring_costs_2_tax_and_2_silver_to_the_supply() -> None:
    game = workshop({"silver": 4, "virtue": 7}, tax_stand=5)
    before, other = counts(game), counts(game, 1)
    place(game, "workshop")
    hire(game, "app_labourer")
    assert changes(game, before) == {**HIRED, "silver": -4, "tax_stand": 2}
    assert changes(game, other, 1) == {"tax_stand": 2}
    assert silver_on_rows(game) == [[0] * 4, [0] * 4]


@rule("AB-078", "AB-092")
def test_with_3_silver_nobody_can_be_hired() -> None:
    game = workshop({"silver": 3, "virtue": 7}, silver_on={"app_labourer": 9})
    place(game, "workshop")
    assert next_is(game, 1), "cards were drawn without a question"
    assert (seen(game)["apprentices"], seen(game)["goods"]["silver"]) == ([], 3)
    assert seen(game)["hand"] == [PLANS[0]]


@rule("AB-079")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
def test_each_worker_opens_one_more_column_of_both_rows(workers: int) -> None:
    """With exactly the price only these columns can be hired, and the last of them costs nothing more."""
    game = visited(4, workers=workers)
    assert hireable(game) == {*UPPER[:workers], *LOWER[:workers]}
    hire(game, UPPER[min(workers, 4) - 1])
    assert seen(game)["goods"]["silver"] == 0
    assert silver_on_rows(game) == [[0] * 4, [0] * 4]


@rule("AB-079", "AB-080")
def test_workers_of_others_open_no_column() -> None:
    poor = workshop({"silver": 4}, {"at": {"workshop": 3}})
    place(poor, "workshop")
    assert hireable(poor) == {UPPER[0], LOWER[0]}
    game = workshop({"silver": 7}, {"at": {"workshop": 3}})
    place(game, "workshop")
    hire(game, UPPER[3])
    assert seen(game)["goods"]["silver"] == 0
    assert silver_on_rows(game) == [[1, 1, 1, 0], [0, 0, 0, 0]]


@rule("AB-080")
@pytest.mark.parametrize(
    ("workers", "column", "extra"), [(1, 2, 1), (1, 3, 2), (1, 4, 3), (2, 3, 1), (2, 4, 2), (3, 4, 1)]
)
def test_each_missing_column_costs_1_silver_more_which_is_no_tax(workers: int, column: int, extra: int) -> None:
    poor = visited(4 + extra - 1, workers=workers)
    assert UPPER[column - 1] not in hireable(poor)
    assert LOWER[column - 1] not in hireable(poor)
    game = visited(4 + extra, workers=workers)
    before = counts(game)
    hire(game, UPPER[column - 1])
    assert changes(game, before) == {"apprentices": 1, "silver": -4 - extra, "tax_stand": 2}


@rule("AB-081")
@pytest.mark.parametrize(
    ("workers", "card", "silver"),
    [
        (1, UPPER[1], [[1, 0, 0, 0], [0, 0, 0, 0]]),
        (1, LOWER[2], [[0, 0, 0, 0], [1, 1, 0, 0]]),
        (1, UPPER[3], [[1, 1, 1, 0], [0, 0, 0, 0]]),
        (2, UPPER[3], [[1, 1, 0, 0], [0, 0, 0, 0]]),
        (3, LOWER[3], [[0, 0, 0, 0], [1, 0, 0, 0]]),
    ],
)
def test_extra_silver_is_laid_on_the_same_row_one_on_each_card_from_the_left(
    workers: int, card: str, silver: list[list[int]]
) -> None:
    game = visited(9, workers=workers)
    hire(game, card)
    assert silver_on_rows(game) == silver, "the hired card stood right of all of these"


@rule("AB-EX-7")
def test_the_second_worker_hires_from_column_3_for_1_extra_silver_on_column_1() -> None:
    game = visited(5, workers=2)
    assert hireable(game) == {*UPPER[:3], *LOWER[:3]}
    hire(game, UPPER[2])
    assert seen(game)["goods"]["silver"] == 0
    assert silver_on_rows(game) == [[1, 0, 0, 0], [0, 0, 0, 0]]
    assert face_up(game)[0] == [UPPER[0], UPPER[1], UPPER[3], PILE[0]]


@rule("AB-082")
def test_silver_on_a_card_adds_up_without_limit() -> None:
    game = workshop({"silver": 7}, {"silver": 7}, silver_on={UPPER[0]: 9})
    place(game, "workshop")
    hire(game, UPPER[3])
    assert silver_on_rows(game)[0] == [10, 1, 1, 0]
    place(game, "workshop")
    hire(game, UPPER[2])
    assert silver_on_rows(game)[0] == [11, 2, 0, 0]


# --- silver on the hired card


def hired_in_the_workshop(silver_on: dict[str, int]) -> Architects:
    game = workshop({"silver": 6}, silver_on=silver_on)
    place(game, "workshop")
    hire(game, "app_labourer")
    assert seen(game)["goods"]["silver"] == 2 + silver_on["app_labourer"]
    return game


def hired_in_the_black_market(silver_on: dict[str, int]) -> Architects:
    game = workshop({"silver": 4}, silver_on=silver_on)
    place(game, "black_market_b")
    pick(game, "market", key="market-apprentice")
    pick(game, "hire", apprentice="app_labourer")
    assert seen(game)["goods"]["silver"] == 2 + silver_on["app_labourer"]
    return game


def hired_by_the_tavern(silver_on: dict[str, int]) -> Architects:
    goods = {"silver": 2, "wood": 3, "stone": 2, "gold": 1}
    game = workshop({**goods, "hand": ["bld_tavern"], "apprentices": ["app_illusionist"]}, silver_on=silver_on)
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_tavern")
    pick(game, "hire", apprentice="app_labourer")
    assert seen(game)["goods"]["silver"] == 2 + silver_on["app_labourer"]
    return game


@rule("AB-083")
@pytest.mark.parametrize("way", [hired_in_the_workshop, hired_in_the_black_market, hired_by_the_tavern])
def test_whoever_hires_takes_all_silver_on_the_card_and_no_other(way: Any) -> None:
    game = way({"app_labourer": 3, "app_miner_1": 2, "app_acolyte_tiling": 1})
    assert silver_on_rows(game) == [[2, 0, 0, 0], [1, 0, 0, 0]]
    assert face_up(game) == [[*UPPER[1:], PILE[0]], LOWER]


@rule("AB-084", "AB-092")
@pytest.mark.parametrize(("column", "price"), [(1, 4), (2, 5), (4, 7)])
def test_silver_on_a_card_does_not_help_to_pay_for_it(column: int, price: int) -> None:
    card = UPPER[column - 1]
    poor = workshop({"silver": price - 1}, silver_on={card: 5})
    place(poor, "workshop")
    assert next_is(poor, 1) or card not in hireable(poor)
    game = workshop({"silver": price}, silver_on={card: 5})
    place(game, "workshop")
    hire(game, card)
    assert seen(game)["goods"]["silver"] == 5


@rule("AB-092")
@pytest.mark.parametrize(("virtue", "price"), [(4, 4), (3, 3), (1, 2)])
def test_only_the_price_after_tax_discounts_is_needed(virtue: int, price: int) -> None:
    poor = workshop({"silver": price - 1, "virtue": virtue}, silver_on={UPPER[0]: 9})
    place(poor, "workshop")
    assert next_is(poor, 1), "nobody could be hired"
    game = workshop({"silver": price, "virtue": virtue}, silver_on={UPPER[0]: 9})
    place(game, "workshop")
    assert hireable(game) == {UPPER[0], LOWER[0]}
    hire(game, UPPER[0])
    assert seen(game)["goods"]["silver"] == 9


# --- discounts


@rule("AB-089")
def test_rudolf_pays_1_silver_less_in_the_workshop_and_the_whole_tax() -> None:
    game = workshop({"silver": 3, "board": "board_rudolf", "virtue": 7})
    before = counts(game)
    place(game, "workshop")
    assert hireable(game) == {UPPER[0], LOWER[0]}, "3 silver are enough, and for nothing further right"
    hire(game, UPPER[0])
    assert changes(game, before) == {**HIRED, "silver": -3, "tax_stand": 2}
    poor = workshop({"silver": 2, "board": "board_rudolf", "virtue": 7})
    place(poor, "workshop")
    assert next_is(poor, 1), "nobody could be hired"


@rule("AB-089")
def test_rudolf_pays_for_skipped_cards_and_elsewhere_like_everybody() -> None:
    game = visited(6, board="board_rudolf", virtue=7)
    hire(game, UPPER[3])
    assert seen(game)["goods"]["silver"] == 0
    assert silver_on_rows(game)[0] == [1, 1, 1, 0]
    market = workshop({"silver": 1, "board": "board_rudolf", "virtue": 7})
    assert "black_market_b" not in places(market)


@rule("AB-EX-8")
@pytest.mark.parametrize(
    ("board", "virtue", "tax", "silver"),
    [
        ("board_standard", 1, 0, 2),
        ("board_standard", 3, 1, 2),
        ("board_ada", 3, 0, 2),
        ("board_rudolf", 9, 2, 1),
    ],
)
def test_what_hiring_costs_with_discounts(board: str, virtue: int, tax: int, silver: int) -> None:
    poor = workshop({"silver": tax + silver - 1, "board": board, "virtue": virtue})
    place(poor, "workshop")
    assert next_is(poor, 1), "nobody could be hired"
    game = workshop({"silver": tax + silver, "board": board, "virtue": virtue}, tax_stand=6)
    place(game, "workshop")
    hire(game, UPPER[0])
    assert seen(game)["goods"]["silver"] == 0
    assert counts(game)["tax_stand"] == 6 + tax
