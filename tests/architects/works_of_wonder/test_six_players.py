"""Up to six players (ledger section B)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, WONDER, changes, counts, goods, next_is, offers, pick, place, places, seen
from tests.kit.asking import ready
from tests.kit.rule import rule
from tests.kit.wonders import count, laid, own, realm
from westkingdom.architects.game import Architects

CHOOSE: dict[str, Any] = {"setup": "variable", "characters": "choose"}
OWN_BOARDS = [f"board_{name}" for name in ("arnulf", "charles", "clotilde", "isabette", "louis", "zesiro")]
BASE_BOARDS = [f"board_{name}" for name in ("therese", "caroline", "ada", "frederick", "rudolf")]


def begun(seats: int, seed: int = 0, **options: Any) -> Architects:
    """A new game with the box."""
    game = wk.new_game("architects", seats=seats, seed=seed, expansions=WONDER, **options)
    assert isinstance(game, Architects)
    return game


def six(first: dict[str, Any], *others: dict[str, Any], **position: Any) -> Architects:
    """Six players, those who are not named with nothing special."""
    seats = [first, *others]
    return laid(*seats, *[{} for _ in range(6 - len(seats))], **position)


# --- how many


@rule("WW-013")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_game_is_for_up_to_6_players(seats: int) -> None:
    game = ready(begun(seats))
    assert len(game.players) == seats
    turns = []
    for _ in range(seats):
        turns.append(game.decision.seat)
        place(game, "quarry")
        if realm(game)["princess"] == "quarry" and game.decision.kind == "figures":
            pick(game, "figures", key="figures-done")
    assert sorted(turns) == list(range(seats))


@rule("WW-013")
def test_nobody_is_the_seventh_and_the_base_game_alone_has_no_sixth() -> None:
    with pytest.raises(wk.BadOptions):
        begun(7)
    with pytest.raises(wk.BadOptions):
        wk.new_game("architects", seats=6, seed=0)
    with pytest.raises(wk.BadOptions):
        laid(*[{} for _ in range(7)])


@rule("WW-015")
def test_each_of_six_players_has_20_workers_and_three_markers() -> None:
    game = begun(6)
    assert own(game, "workers") == [20] * 6
    for word, start in (("virtue", 7), ("cathedral", 0), ("influence", 0)):
        assert own(game, word) == [start] * 6
    game.check()


@rule("WW-015")
def test_six_players_bring_no_other_rule_of_age_of_artisans() -> None:
    """There a worker on the third space of a row would discard the apprentices of the first column."""
    first = {"hand": ["bld_well"], "wood": 2, "stone": 2, "guildhall": 2, "silver": 0}
    game = six(first)
    before: Any = game.view(None)
    place(game, "guildhall")
    after: Any = game.view(None)
    assert (before["guildhall"], after["guildhall"]) == (2, 3)
    assert after["apprentices"] == before["apprentices"]


# --- the Guildhall


def guild_worker(number: int) -> Architects:
    """Six players, and the worker of this number in the Guildhall is placed by seat 0, who constructs the Well."""
    own_before = min(number - 1, 15)
    first = {"hand": ["bld_well"], "wood": 2, "stone": 2, "silver": 0, "guildhall": own_before}
    return six(first, {"guildhall": number - 1 - own_before})


@rule("WW-016")
def test_the_guildhall_has_24_spaces_for_six_players() -> None:
    assert begun(6).view(None)["guildhall_spaces"] == 24


@rule("WW-016")
@pytest.mark.parametrize("worker", range(1, 25))
def test_the_13th_and_the_19th_worker_of_six_players_reset_the_black_market(worker: int) -> None:
    game = guild_worker(worker)
    events = game.listen()
    place(game, "guildhall")
    assert count(events, "reset") == (1 if worker in (13, 19) else 0)


@rule("WW-016")
@pytest.mark.parametrize(("worker", "left"), [(23, 0), (24, 6)])
def test_the_24th_worker_of_six_players_is_the_beginning_of_the_end(worker: int, left: int) -> None:
    game = guild_worker(worker)
    place(game, "guildhall")
    assert game.view(None)["turns_left"] == left
    for seat in (1, 2, 3, 4, 5, 0):
        assert next_is(game, seat)
        place(game, "silversmith")
        while not game.over and game.decision.kind == "figures":
            game.play(game.decision.options[-1])
    assert game.over == (worker == 24)


# --- the rest of the table


@rule("WW-017")
@pytest.mark.parametrize("seed", range(3))
def test_the_sixth_player_starts_with_8_silver(seed: int) -> None:
    game = begun(6, seed)
    start: Any = game.view(None)["start"]
    assert [own(game, "silver")[(start + i) % 6] for i in range(6)] == [3, 4, 5, 6, 7, 8]


@rule("WW-018")
def test_six_players_capture_at_one_location_in_a_visit() -> None:
    there = {"at": {"forest": 1, "quarry": 1}}
    first = {"silver": 9, "at": {"town_centre": 3, "forest": 1}}
    game = six(first, there, there, there, there, consequence="contribution_2")
    place(game, "town_centre")
    assert {option.label.args["location"] for option in offers(game, key="capture-group")} == {
        "forest",
        "quarry",
        "town_centre",
    }
    pick(game, "capture", location="quarry", owner=2)
    left = {(option.label.args["location"], option.label.args["owner"]) for option in offers(game, key="capture-group")}
    assert left == {("quarry", 1), ("quarry", 3), ("quarry", 4)}
    refused = {impossible.reason.key for impossible in game.decision.why_not()}
    assert refused == {"why-not-other-location"}


@rule("WW-019")
@pytest.mark.parametrize(("level", "spaces"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)])
def test_levels_of_the_cathedral_have_as_many_spaces_for_six_as_for_fewer(level: int, spaces: int) -> None:
    rich = {"silver": 0, "gold": 2, "marble": 2, "wood": 8, "hand": ["bld_castle"], "cathedral": level - 1}
    for there in (spaces - 1, spaces):
        game = six(rich, *[{"cathedral": level} for _ in range(there)])
        assert ("guildhall" in places(game)) == (there < spaces)


@rule("WW-019")
def test_the_black_market_has_three_spaces_for_six_players() -> None:
    first = {"silver": 9, "virtue": 5}
    market = [f"black_market_{space}" for space in "abc"]
    assert [space for space in places(six(first)) if space.startswith("black_market")] == market
    game = six(first, black_market=[5, 4, None], small_market=["bm_card_01"])
    assert [space for space in places(game) if space.startswith("black_market")] == market[2:]
    events = game.listen()
    place(game, "black_market_c")
    assert count(events, "reset") == 1, "the third worker is the last"
    assert own(game, "prisoners") == [1, 0, 0, 0, 1, 1]


@rule("WW-020")
def test_six_players_draft_from_4_cards_each() -> None:
    game = begun(6)
    while game.decision.kind == "hire":
        game.play(game.decision.options[0])
    assert (game.decision.kind, own(game, "cards_to_draft")) == ("draft", [4] * 6)
    assert game.view(None)["building_pile"] == 64 - 24
    ready(game)
    assert own(game, "cards_in_hand") == [3] * 6
    assert game.view(None)["building_pile"] == 64 - 18


@rule("WW-021")
def test_goods_silver_and_debts_never_run_out_for_six() -> None:
    """The boxes hold 35 clay, 40 wood, 40 stone, 25 gold, 30 marble, 50 silver and 22 debts."""
    rich = {"clay": 40, "wood": 45, "stone": 45, "gold": 30, "marble": 35, "silver": 60, "debts": 4, "virtue": 0}
    game = laid(
        {**rich, "at": {"quarry": 4}},
        *[rich] * 5,
        consequence="contribution_6",
        black_market=[None, 1, 2],
        small_market=["bm_card_03"],
    )
    place(game, "quarry")
    assert goods(game)["stone"] == 50
    before = counts(game, 1)
    place(game, "black_market_a")
    # Below 0 virtue there is a debt, and one more for most workers in the Prison.
    assert changes(game, before, 1) == {
        "silver": -1,
        "stone": 1,
        "marble": 1,
        "unpaid": 2,
        "workers": -1,
        "prisoners": 2,
    }
    assert sum(debt["unpaid"] for debt in own(game, "debts")) == 26


# --- player boards


@rule("WW-022")
def test_any_two_boards_of_the_box_fit_together_and_with_every_colour() -> None:
    for board in OWN_BOARDS:
        for other in [*OWN_BOARDS, *BASE_BOARDS]:
            if other != board:
                game = laid({"board": board}, {"board": other})
                assert [seen(game, seat)["board"] for seat in (0, 1)] == [board, other]


@rule("WW-022")
@pytest.mark.parametrize("board", OWN_BOARDS)
def test_no_board_of_the_box_is_in_a_game_twice(board: str) -> None:
    with pytest.raises(wk.BadPosition):
        laid({"board": board}, {"board": board})


@rule("WW-022")
def test_who_chooses_a_board_of_the_box_takes_no_other_board_from_anybody() -> None:
    game = begun(6, **CHOOSE)
    assert game.view(None)["offered"] == [*BASE_BOARDS, *OWN_BOARDS]
    left = [*BASE_BOARDS, *OWN_BOARDS]
    for board in OWN_BOARDS[:-1]:
        pick(game, "character", board=board)
        left.remove(board)
        assert game.view(None)["offered"] == left
    pick(game, "character", board=OWN_BOARDS[-1])
    assert sorted(own(game, "board")) == OWN_BOARDS


@rule("WW-022")
@pytest.mark.parametrize("seed", range(25))
def test_boards_that_are_dealt_are_all_different(seed: int) -> None:
    boards = own(begun(6, seed, setup="variable"), "board")
    assert len(set(boards)) == 6
    assert set(boards) <= {*BASE_BOARDS, *OWN_BOARDS}
    assert set(boards) & set(OWN_BOARDS), "the base game has no sixth board"


@rule("WW-022")
def test_boards_of_one_colour_still_exclude_each_other() -> None:
    with pytest.raises(wk.BadPosition):
        laid({"board": "board_therese"}, {"board": "board_lothaire"}, {"board": "board_louis"}, options=PROMOS)
