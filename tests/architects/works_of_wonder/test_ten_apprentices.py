"""Set-up of the box: ten face-up apprentices, and how one of them is taken (section C)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, face_up, pick, place, seen, silver_on_rows
from tests.kit.asking import ready
from tests.kit.chapters.works_of_wonder.set_up import begun, hireable
from tests.kit.rule import rule
from tests.kit.wonders import before_reset, laid, reset
from westkingdom.architects.game import Architects

# No card of the upper row changes virtue; each card of the lower row does.
UPPER = ["app_labourer", "app_miner_1", "app_merchant_clay", "app_trader_clay", "app_conspirator_1"]
LOWER = ["app_acolyte_tiling", "app_trickster", "app_gatekeeper", "app_squire_masonry", "app_pickpocket"]
PILE = ["app_jeweller_1", "app_jeweller_2", "app_thief"]


# --- ten apprentices


@rule("WW-030", "WW-031")
@pytest.mark.parametrize("seed", range(5))
def test_10_apprentices_lie_face_up_in_two_rows_of_5(seed: int) -> None:
    game = begun(3, seed)
    assert [len(row) for row in face_up(game)] == [5, 5]
    assert len({card for row in face_up(game) for card in row}) == 10
    assert [len(row) for row in face_up(ready(game))] == [5, 5], "and again when play begins"


@rule("WW-030")
def test_the_base_game_has_8() -> None:
    game = wk.new_game("architects", seats=3, seed=0)
    assert [len(row) for row in face_up(game)] == [4, 4]


def workshop(silver: int, workers: int, **seat: Any) -> Architects:
    """Seat 0 has placed its worker of this number in the Workshop; the figures stand elsewhere."""
    game = laid(
        {"silver": silver, "virtue": 7, "influence": 0, "at": {"workshop": workers - 1}, **seat},
        apprentices=[UPPER, LOWER],
        apprentice_pile=PILE,
        consequence="contribution_3",
        tax_stand=0,
    )
    place(game, "workshop")
    return game


@rule("WW-032")
@pytest.mark.parametrize("workers", range(1, 7))
def test_columns_up_to_the_number_of_workers_cost_nothing_extra(workers: int) -> None:
    game = workshop(4, workers)
    free = min(workers, 5)
    assert set(hireable(game)) == {*UPPER[:free], *LOWER[:free]}


@rule("WW-032")
@pytest.mark.parametrize(("workers", "column"), [(n, column) for n in (1, 2, 4, 5, 6) for column in range(1, 6)])
def test_a_column_further_right_costs_1_silver_for_each_that_is_missing(workers: int, column: int) -> None:
    missing = max(0, column - workers)
    if missing:
        assert UPPER[column - 1] not in hireable(workshop(3 + missing, workers))
    game = workshop(4 + missing, workers)
    before = counts(game)
    pick(game, "workshop", apprentice=UPPER[column - 1])
    assert changes(game, before) == {"silver": -4 - missing, "tax_stand": 2, "apprentices": 1}
    left = [1] * missing + [0] * (5 - missing)
    assert silver_on_rows(game) == [left, [0] * 5]


@rule("WW-031", "WW-032")
def test_the_row_slides_left_and_the_new_card_enters_in_column_5() -> None:
    game = workshop(8, 1)
    pick(game, "workshop", apprentice=UPPER[4])
    assert face_up(game) == [[*UPPER[:4], PILE[0]], LOWER]
    assert silver_on_rows(game) == [[1, 1, 1, 1, 0], [0] * 5]
    place(game, "quarry")
    game = workshop(5, 1)
    pick(game, "workshop", apprentice=UPPER[1])
    assert face_up(game) == [[UPPER[0], *UPPER[2:], PILE[0]], LOWER]
    assert silver_on_rows(game) == [[1, 0, 0, 0, 0], [0] * 5]


@rule("WW-032")
def test_silver_slides_with_its_card_and_comes_with_it() -> None:
    game = laid(
        {"silver": 4, "virtue": 7, "influence": 0, "at": {"workshop": 4}},
        {"silver": 4, "at": {"workshop": 4}},
        apprentices=[UPPER, LOWER],
        silver_on={UPPER[2]: 3, UPPER[4]: 1},
        consequence="contribution_3",
    )
    place(game, "workshop")
    pick(game, "workshop", apprentice=UPPER[0])
    assert silver_on_rows(game)[0] == [0, 3, 0, 1, 0]
    place(game, "workshop")
    before = counts(game, 1)
    pick(game, "workshop", apprentice=UPPER[4])
    assert changes(game, before, 1)["silver"] == -4 + 1


# --- taking a face-up apprentice


@rule("WW-377")
def test_the_middle_of_the_black_market_chooses_from_all_ten() -> None:
    game = laid({"silver": 2, "virtue": 7, "influence": 0}, apprentices=[UPPER, LOWER], consequence="contribution_3")
    place(game, "black_market_b")
    pick(game, "market", key="market-apprentice")
    assert sorted(hireable(game)) == sorted([*UPPER, *LOWER])
    pick(game, "hire", apprentice=UPPER[4])
    assert (seen(game)["apprentices"], seen(game)["goods"]["silver"]) == ([UPPER[4]], 0)
    assert silver_on_rows(game) == [[0] * 5] * 2


@rule("WW-377")
def test_the_tavern_chooses_from_all_ten() -> None:
    tavern = {"hand": ["bld_tavern"], "wood": 3, "stone": 2, "gold": 1, "apprentices": ["app_woodcutter_1"]}
    game = laid({**tavern, "silver": 0}, apprentices=[UPPER, LOWER], consequence="contribution_3")
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_tavern")
    assert sorted(hireable(game)) == sorted([*UPPER, *LOWER])


@rule("WW-377")
def test_the_school_chooses_from_all_ten_that_lie_there_then() -> None:
    school = {"hand": ["bld_school"], "wood": 3, "stone": 2, "gold": 1, "apprentices": ["app_stonecutter_1"]}
    game = laid({**school, "silver": 0}, apprentices=[UPPER, LOWER], consequence="contribution_3")
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_school")
    new = [card for row in face_up(game) for card in row]
    assert len(new) == 10
    assert [row[0] for row in face_up(game)] == [UPPER[4], LOWER[4]], "the two of the last column are left"
    assert sorted(hireable(game)) == sorted(new)


@rule("WW-377")
def test_the_reward_of_the_princess_chooses_from_all_ten() -> None:
    game = before_reset(
        {"at": {"workshop": 1}}, {}, apprentices=[UPPER, LOWER], consequence="contribution_1", apprentice_pile=PILE
    )
    reset(game)
    pick(game, "either", key="effect-hire-free")
    pick(game, "may", key="effect-hire-free")
    assert sorted(hireable(game)) == sorted([*UPPER, *LOWER])
