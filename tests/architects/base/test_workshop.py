"""Workshop: hiring apprentices from two rows, and drawing building cards."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import (
    changes,
    counts,
    face_up,
    next_is,
    offers,
    pick,
    place,
    places,
    seen,
    silver_on_rows,
    table,
)
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

# None of the cards of the upper row changes virtue.
UPPER = ["app_labourer", "app_miner_1", "app_merchant_clay", "app_trader_clay"]
LOWER = ["app_acolyte_tiling", "app_thief", "app_trickster", "app_patron_clay"]
PILE = ["app_jeweller_1", "app_jeweller_2"]
PLANS = ["bld_well", "bld_smithy", "bld_church", "bld_clay_pit"]
FIVE = ["app_stonecutter_1", "app_stonecutter_2", "app_woodcutter_1", "app_woodcutter_2", "app_miner_2"]
HIRED = {"workers": -1, "at_workshop": 1, "apprentices": 1}


def workshop(*seats: dict[str, Any], **position: Any) -> Architects:
    """A table with eight known apprentices, two more on top of their pile, and known building cards."""
    cards = {"apprentices": [UPPER, LOWER], "apprentice_pile": PILE, "building_pile": PLANS}
    return table(*seats, **{**cards, **position})


def visited(silver: int, workers: int = 1, silver_on: dict[str, int] | None = None, **seat: Any) -> Architects:
    """Seat 0 has placed its worker of this number in the Workshop and is asked whom to hire."""
    game = workshop({"silver": silver, "at": {"workshop": workers - 1}, **seat}, silver_on=silver_on or {})
    place(game, "workshop")
    return game


def hire(game: wk.Game, apprentice: str) -> None:
    """Hire an apprentice in the Workshop."""
    pick(game, "workshop", apprentice=apprentice)


def hireable(game: wk.Game) -> set[Any]:
    """The apprentices that are offered."""
    assert game.decision.kind == "workshop"
    return {option.label.args["apprentice"] for option in offers(game, key="hire-apprentice")}


# --- hire or draw


@rule("AB-076")
def test_a_visit_offers_each_apprentice_and_the_cards_and_nothing_else() -> None:
    game = visited(99, workers=4)
    assert hireable(game) == {*UPPER, *LOWER}
    assert [option.label.key for option in game.decision.options].count("draw-buildings") == 1
    assert len(game.decision.options) == 9


@rule("AB-076")
def test_who_hires_one_apprentice_hires_no_second_one_and_draws_nothing() -> None:
    game = visited(99, workers=4)
    hire(game, "app_labourer")
    assert next_is(game, 1)
    assert (seen(game)["apprentices"], seen(game)["hand"]) == (["app_labourer"], [])


@rule("AB-076")
def test_who_draws_hires_nobody_and_pays_nothing() -> None:
    game = workshop({"silver": 99, "at": {"workshop": 3}})
    before = counts(game)
    place(game, "workshop")
    pick(game, "workshop", key="draw-buildings")
    assert next_is(game, 1)
    assert changes(game, before) == {"workers": -1, "at_workshop": 1, "cards_in_hand": 3}
    assert face_up(game) == [UPPER, LOWER]


@rule("AB-077", "AB-EX-5")
@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_one_card_and_one_more_for_every_two_workers_come_from_the_top_of_the_pile(workers: int, cards: int) -> None:
    game = visited(9, workers=workers)
    view: Any = game.view(0)
    pick(game, "workshop", key="draw-buildings")
    assert sorted(seen(game)["hand"]) == sorted(PLANS[:cards])
    after: Any = game.view(0)
    assert view["building_pile"] - after["building_pile"] == cards


@rule("AB-077")
def test_workers_of_others_draw_no_cards() -> None:
    game = workshop({"silver": 0}, {"at": {"workshop": 5}})
    place(game, "workshop")
    assert seen(game)["hand"] == [PLANS[0]], "the only possible choice was made"


@rule("AB-EX-5")
def test_a_seventh_card_must_be_discarded_at_the_end_of_the_turn() -> None:
    hand = ["bld_library", "bld_keep", "bld_castle", "bld_palace", "bld_dungeon"]
    game = visited(9, workers=3, hand=hand)
    pick(game, "workshop", key="draw-buildings")
    assert (game.decision.kind, game.decision.seat) == ("discard", 0)
    assert seen(game)["hand"] == sorted([*hand, *PLANS[:2]], key=game.buildings.number.__getitem__)
    pick(game, "discard", building="bld_keep")
    assert next_is(game, 1)
    assert set(seen(game)["hand"]) == {*hand, *PLANS[:2]} - {"bld_keep"}


@rule("AB-EX-5")
def test_a_sixth_card_is_kept() -> None:
    game = visited(9, workers=3, hand=["bld_library", "bld_keep", "bld_castle", "bld_palace"])
    pick(game, "workshop", key="draw-buildings")
    assert next_is(game, 1)
    assert seen(game)["cards_in_hand"] == 6


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


# --- the rows


@rule("AB-085")
@pytest.mark.parametrize("column", [1, 2, 3, 4])
@pytest.mark.parametrize("row", [0, 1])
def test_cards_further_right_slide_left_with_their_silver_and_a_new_one_comes_on_the_right(
    row: int, column: int
) -> None:
    before = [UPPER, LOWER]
    silver = [[1, 2, 3, 4], [5, 6, 7, 8]]
    lying = {before[i][k]: silver[i][k] for i in range(2) for k in range(4)}
    game = visited(4, workers=4, silver_on=lying)
    hire(game, before[row][column - 1])
    cards, coins = [list(line) for line in before], [list(line) for line in silver]
    cards[row] = [*cards[row][: column - 1], *cards[row][column:], PILE[0]]
    coins[row] = [*coins[row][: column - 1], *coins[row][column:], 0]
    assert face_up(game) == cards
    assert silver_on_rows(game) == coins


@rule("AB-086")
@pytest.mark.parametrize(("card", "virtue"), [("app_acolyte_tiling", 1), ("app_trickster", -1), ("app_thief", 0)])
def test_hiring_changes_virtue_at_once_as_the_card_says(card: str, virtue: int) -> None:
    game = visited(9, workers=4)
    before = counts(game)
    hire(game, card)
    expected = {"apprentices": 1, "silver": -4, "tax_stand": 2}
    assert changes(game, before) == ({**expected, "virtue": virtue} if virtue else expected)


@rule("AB-086")
def test_virtue_lost_below_0_by_hiring_is_a_debt() -> None:
    game = visited(9, workers=4, virtue=0)
    hire(game, "app_trickster")
    assert (seen(game)["virtue"], seen(game)["debts"]["unpaid"]) == (0, 1)


@rule("AB-091")
def test_the_row_is_filled_up_when_one_was_let_go_and_the_other_hired() -> None:
    game = visited(9, workers=4, apprentices=FIVE)
    assert hireable(game) == {*UPPER, *LOWER}, "the next card of the pile is not among them"
    hire(game, "app_labourer")
    assert game.decision.kind == "let-go"
    assert PILE[0] not in face_up(game)[0]
    pick(game, "let-go", apprentice=FIVE[0])
    assert face_up(game) == [[*UPPER[1:], PILE[0]], LOWER]
    assert next_is(game, 1), "the new card was not offered"


@rule("AB-091")
def test_no_new_card_is_shown_before_the_virtue_of_the_hired_one_is_resolved() -> None:
    game = visited(9, workers=4, virtue=14, debts=1)
    hire(game, "app_acolyte_tiling")
    assert game.decision.kind == "destroy-debt"
    assert face_up(game) == [UPPER, LOWER[1:]]
    pick(game, "destroy-debt", key="keep-debts")
    assert face_up(game) == [UPPER, [*LOWER[1:], PILE[0]]]


# --- the limit


@rule("AB-088")
@pytest.mark.parametrize(("board", "limit"), [("board_standard", 5), ("board_ada", 5), ("board_rudolf", 6)])
def test_a_player_has_at_most_5_apprentices_and_rudolf_6(board: str, limit: int) -> None:
    six = [*FIVE, "app_gatekeeper"]
    below = visited(9, workers=4, board=board, apprentices=six[: limit - 1])
    hire(below, "app_labourer")
    assert next_is(below, 1), "nobody must be let go"
    assert seen(below)["apprentices"] == [*six[: limit - 1], "app_labourer"]
    game = visited(9, workers=4, board=board, apprentices=six[:limit])
    hire(game, "app_labourer")
    assert game.decision.kind == "let-go"
    pick(game, "let-go", apprentice=six[1])
    assert seen(game)["apprentices"] == [six[0], *six[2:limit], "app_labourer"]
    assert len(seen(game)["apprentices"]) == limit


@rule("AB-090")
def test_at_the_limit_one_of_the_own_apprentices_must_go_before_the_new_one_comes() -> None:
    game = visited(4, workers=4, virtue=7, apprentices=FIVE, silver_on={"app_acolyte_tiling": 3})
    hire(game, "app_acolyte_tiling")
    assert {option.label.args["apprentice"] for option in game.decision.options} == set(FIVE)
    assert len(game.decision.options) == 5, "and nothing else, not even to decline"
    assert seen(game)["apprentices"] == FIVE
    assert (seen(game)["virtue"], seen(game)["goods"]["silver"]) == (7, 0)
    pick(game, "let-go", apprentice=FIVE[4])
    assert seen(game)["apprentices"] == [*FIVE[:4], "app_acolyte_tiling"]
    assert (seen(game)["virtue"], seen(game)["goods"]["silver"]) == (8, 3)
    view: Any = game.view(None)
    assert view["apprentices_known_below"] == [FIVE[4]]


@rule("AB-090")
def test_the_skill_of_an_apprentice_who_was_let_go_is_lost() -> None:
    """The only mason goes, so that the Factory cannot be constructed any more."""
    goods = {"silver": 9, "wood": 2, "stone": 2, "gold": 3}
    apprentices = ["app_swindler_masonry", *["app_woodcutter_1", "app_woodcutter_2", "app_miner_2", "app_thief"]]
    face_up = [["app_pickpocket"], []]
    for gone, possible in (("app_swindler_masonry", False), ("app_woodcutter_1", True)):
        game = table({**goods, "hand": ["bld_factory"], "virtue": 4, "apprentices": apprentices}, apprentices=face_up)
        assert "guildhall" in places(game)
        place(game, "workshop")
        hire(game, "app_pickpocket")
        pick(game, "let-go", apprentice=gone)
        place(game, "quarry")
        assert ("guildhall" in places(game)) == possible


@rule("AB-090")
def test_the_ability_of_an_apprentice_who_was_let_go_is_lost_at_once() -> None:
    """A Swindler gives clay after an action in the Black Market, unless he went in the course of it."""
    swindlers = ["app_swindler_tiling", *FIVE[:4]]
    for gone, clay in (("app_swindler_tiling", 0), (FIVE[0], 2)):
        game = workshop({"silver": 2, "apprentices": swindlers})
        place(game, "black_market_b")
        pick(game, "market", key="market-apprentice")
        pick(game, "hire", apprentice="app_labourer")
        pick(game, "let-go", apprentice=gone)
        assert seen(game)["goods"]["clay"] == clay


@rule("AB-087")
@pytest.mark.parametrize("gone", ["app_acolyte_masonry", "app_gatekeeper"])
def test_letting_an_apprentice_go_does_not_undo_the_virtue(gone: str) -> None:
    """One of them brought 1 virtue when hired, the other cost 1."""
    game = visited(4, workers=4, virtue=7, apprentices=[gone, *FIVE[:4]])
    hire(game, "app_labourer")
    pick(game, "let-go", apprentice=gone)
    assert seen(game)["apprentices"] == [*FIVE[:4], "app_labourer"]
    assert seen(game)["virtue"] == 7


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
