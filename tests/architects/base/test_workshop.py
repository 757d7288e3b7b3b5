"""Workshop: hire from two rows or draw building cards, and how many apprentices one has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, face_up, next_is, pick, place, places, seen, silver_on_rows, table
from tests.kit.chapters.architects.workshop import LOWER, PILE, PLANS, UPPER, hire, hireable, visited, workshop
from tests.kit.rule import rule

FIVE = ["app_stonecutter_1", "app_stonecutter_2", "app_woodcutter_1", "app_woodcutter_2", "app_miner_2"]


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
