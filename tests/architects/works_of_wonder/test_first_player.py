"""Set-up of the box: player boards, who begins, and Influence at the start (section C)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.kit.architects import next_is
from tests.kit.asking import ready
from tests.kit.chapters.works_of_wonder.set_up import CHOOSE, SEATS, SEEDS, begun, characters, says_virtue
from tests.kit.rule import rule
from tests.kit.wonders import own

OWN_BOARDS = [f"board_{name}" for name in ("arnulf", "charles", "clotilde", "isabette", "louis", "zesiro")]
BASE_BOARDS = [f"board_{name}" for name in ("therese", "caroline", "ada", "frederick", "rudolf")]
PROMO_BOARDS = [f"board_{name}" for name in ("lothaire", "hugo", "clovis", "fara", "bertha")]


# --- player boards and the first player


@rule("WW-034")
def test_the_boards_of_the_box_are_there_to_choose_beside_the_others() -> None:
    options: dict[str, Any] = {"setup": "variable", "characters": "choose"}
    assert begun(2, **options).view(None)["offered"] == [*BASE_BOARDS, *OWN_BOARDS]
    every: Any = begun(2, **CHOOSE).view(None)["offered"]
    assert set(every) == {*BASE_BOARDS, *PROMO_BOARDS, *OWN_BOARDS}
    assert len(every) == 16


@rule("WW-034")
def test_each_of_these_boards_is_dealt_in_some_game() -> None:
    dealt = {board for seed in SEEDS for board in own(begun(3, seed, setup="variable"), "board")}
    assert dealt == {*BASE_BOARDS, *OWN_BOARDS}


@rule("WW-034")
def test_the_standard_set_up_deals_no_character() -> None:
    assert own(begun(6), "board") == ["board_standard"] * 6


@rule("WW-035")
@pytest.mark.parametrize("seed", range(4))
def test_the_highest_virtue_begins_whatever_the_influence(seed: int) -> None:
    """Rudolf 9 virtue and no Influence, Charles 8 and 3, Isabette 4 and 2."""
    for boards in permutations(["board_rudolf", "board_charles", "board_isabette"]):
        game = characters(seed, *boards)
        assert boards[game.start] == "board_rudolf"
        assert next_is(ready(game), game.start)


@rule("WW-036")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("board_charles", "board_bertha"),
        ("board_isabette", "board_lothaire"),
        ("board_louis", "board_hugo"),
        ("board_zesiro", "board_clovis"),
    ],
)
def test_among_the_most_virtuous_the_highest_influence_begins(first: str, second: str, seed: int) -> None:
    for boards in ((first, second), (second, first)):
        game = characters(seed, *boards)
        assert len(set(own(game, "virtue"))) == 1
        assert boards[game.start] == first


@rule("WW-037")
def test_lots_decide_where_virtue_and_influence_are_the_same() -> None:
    """Arnulf and Fara have 6 virtue and no Influence, Isabette fewer virtue and more Influence."""
    boards = ("board_isabette", "board_arnulf", "board_fara")
    starts = [characters(seed, *boards).start for seed in SEEDS]
    assert set(starts) == {1, 2}
    assert min(starts.count(1), starts.count(2)) >= len(SEEDS) // 5


@rule("WW-038")
def test_first_apprentices_do_not_change_who_begins() -> None:
    """Rudolf, who had 9 virtue, loses one, and Charles, who had 8, gains one: Rudolf begins all the same."""
    for seed in SEEDS:
        game = characters(seed, "board_charles", "board_rudolf")
        assert (game.start, own(game, "virtue"), own(game, "influence")) == (1, [8, 9], [3, 0])
        gains = [option for option in game.decision.options if says_virtue(option, "amount-virtue")]
        if not gains:
            continue
        assert game.decision.seat == 0
        game.play(gains[0])
        losses = [option for option in game.decision.options if says_virtue(option, "amount-virtue-lost")]
        if not losses:
            continue
        game.play(losses[0])
        assert own(game, "virtue") == [9, 8]
        assert next_is(ready(game), 1)
        return
    raise AssertionError("no seed has the cards for this test")


@rule("WW-EX-38")
@pytest.mark.parametrize("seed", range(3))
def test_who_begins_in_the_examples(seed: int) -> None:
    for boards in permutations(["board_ada", "board_zesiro", "board_rudolf"]):
        game = characters(seed, *boards)
        seat = boards.index("board_zesiro")
        assert (own(game, "virtue")[seat], own(game, "influence")[seat]) == (10, 1)
        assert boards[game.start] == "board_ada"
    for boards in permutations(["board_charles", "board_bertha"]):
        assert boards[characters(seed, *boards).start] == "board_charles"


# --- Influence at the start


@rule("WW-039")
def test_markers_start_where_the_player_board_says() -> None:
    printed = {"arnulf": 0, "charles": 3, "clotilde": 1, "isabette": 2, "louis": 2, "zesiro": 1}
    for name, influence in printed.items():
        for seat, other in ((0, 1), (1, 0)):
            boards = ["board_caroline", "board_caroline"]
            boards[seat] = f"board_{name}"
            game = characters(0, *boards)
            assert (own(game, "influence")[seat], own(game, "influence")[other]) == (influence, 0)


@rule("WW-040")
@pytest.mark.parametrize("seats", SEATS)
def test_standard_sides_start_without_influence(seats: int) -> None:
    assert own(begun(seats), "influence") == [0] * seats
    assert own(ready(begun(seats)), "influence") == [0] * seats


@rule("WW-040")
def test_characters_of_the_base_game_and_promotional_ones_start_without_influence() -> None:
    for board in [*BASE_BOARDS, *PROMO_BOARDS]:
        assert own(characters(1, board, "board_charles"), "influence") == [0, 3]
