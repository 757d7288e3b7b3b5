"""Section O: end-game effects of buildings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, pick, place, table
from tests.kit.chapters.architects.end import finished, last_turn, lines, quiet_turn, with_guildhall
from tests.kit.rule import rule


@rule("AB-204")
def test_virtue_of_end_game_effects_is_there_before_anything_is_scored() -> None:
    """The virtue space, the Lighthouse and the debts of the University are looked at after the effects."""
    higher = finished({"buildings": ["bld_castle", "bld_lighthouse"], "gold": 6, "silver": 0, "virtue": 9})
    assert higher.players[0].virtue == 12
    assert lines(higher) == {"buildings": 16, "building_effects": 3, "virtue": 3, "gold_and_marble": 6}
    lower = last_turn({"buildings": ["bld_university", "bld_dungeon"], "silver": 0, "virtue": 1})
    assert lines(lower) == {"buildings": 25, "building_effects": 2, "virtue": -8}
    quiet_turn(lower)
    assert (lower.players[0].virtue, lower.players[0].debts) == (0, 1)
    assert lines(lower) == {"buildings": 25, "virtue": -9, "debts": -2}


@rule("AB-204")
def test_virtue_of_end_game_effects_breaks_ties() -> None:
    """Virtue after the effects decides between equal totals: 8 + 1 beats 8."""
    seats = [{"buildings": ["bld_castle"], "gold": 2}, {"buildings": ["bld_factory"], "gold": 5}]
    game = finished(*[{"virtue": 8, "silver": 0, **seat} for seat in seats])
    assert [sheet.total for sheet in game.scores] == [12, 12]
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@rule("AB-204")
def test_end_game_effects_wait_for_the_end_of_the_last_turn_of_all() -> None:
    """They are not carried out after the own last turn already: what others still do comes before."""
    seats = with_guildhall(12, ({"buildings": ["bld_castle"], "gold": 2, "virtue": 7}, {}))
    game = table(*seats, turns_left=2, to_act=0)
    quiet_turn(game)
    assert (game.players[0].virtue, game.over) == (7, False)
    quiet_turn(game)
    assert (game.players[0].virtue, game.over) == (8, True)


DUNGEON_AND_CASTLE = ["bld_dungeon", "bld_castle"]


@rule("AB-205")
@pytest.mark.parametrize(
    ("virtue", "debts", "first", "kept", "left"),
    [
        pytest.param(14, 3, "bld_castle", 0, (12, 1), id="gain at 14, both debts destroyed"),
        pytest.param(14, 3, "bld_castle", 1, (12, 2), id="gain at 14, one debt destroyed"),
        pytest.param(14, 3, "bld_castle", 2, (12, 3), id="gain at 14, no debt destroyed"),
        pytest.param(14, 3, "bld_dungeon", 2, (14, 3), id="loss first: nothing is beyond 14"),
        pytest.param(0, 0, "bld_dungeon", 2, (2, 2), id="loss at 0: two debts"),
        pytest.param(0, 0, "bld_castle", 2, (0, 0), id="gain first: nothing is below 0"),
        pytest.param(1, 0, "bld_dungeon", 2, (2, 1), id="loss at 1: one debt"),
    ],
)
def test_each_player_chooses_the_order_of_the_own_changes_of_virtue(
    virtue: int, debts: int, first: str, kept: int, left: tuple[int, int]
) -> None:
    """A gain of 2 and a loss of 2: above 14 debts may be destroyed, below 0 debts are taken, as the player orders."""
    game = last_turn({"buildings": DUNGEON_AND_CASTLE, "gold": 4, "virtue": virtue, "debts": debts, "silver": 0})
    quiet_turn(game)
    assert (game.decision.kind, game.decision.seat, len(game.decision.options)) == ("order", 0, 2)
    pick(game, "order", building=first)
    destroyed = 2 - kept
    for _ in range(destroyed):
        pick(game, "destroy-debt", key="destroy-debt")
    if not game.over:
        pick(game, "destroy-debt", key="keep-debts")
    assert game.over
    assert (game.players[0].virtue, game.players[0].debts) == left


@rule("AB-205")
@pytest.mark.parametrize("to_act", [0, 1])
def test_only_the_owner_is_asked_for_the_order(to_act: int) -> None:
    """The owner of the Dungeon orders the own changes, whoever had the last turn; the gains of others just happen."""
    seat = {"gold": 4, "marble": 4, "virtue": 0, "silver": 0}
    other = {"buildings": ["bld_observatory"], **seat}
    game = last_turn(other, {"buildings": DUNGEON_AND_CASTLE, **seat}, to_act=to_act)
    quiet_turn(game)
    assert (game.decision.kind, game.decision.seat) == ("order", 1)
    pick(game, "order", building="bld_castle")
    assert game.over
    assert [(p.virtue, p.debts) for p in game.players] == [(2, 0), (0, 0)]


@rule("AB-205")
def test_three_changes_of_virtue_are_ordered_one_after_the_other() -> None:
    """Between two gains the loss comes where the player wants it."""
    buildings = ["bld_castle", "bld_dungeon", "bld_observatory"]
    seat = {"buildings": buildings, "gold": 2, "marble": 4, "virtue": 14, "debts": 3, "silver": 0}
    game = last_turn(seat)
    quiet_turn(game)
    assert len(game.decision.options) == 3
    pick(game, "order", building="bld_castle")
    pick(game, "destroy-debt", key="destroy-debt")
    assert len(game.decision.options) == 2
    pick(game, "order", building="bld_dungeon")
    assert game.over
    assert (game.players[0].virtue, game.players[0].debts) == (14, 2)


@rule("AB-205")
@pytest.mark.parametrize(("prevented", "left"), [(0, (8, 2)), (1, (6, 1)), (2, (4, 0))])
def test_debts_for_virtue_below_nought_may_be_prevented_at_the_end(prevented: int, left: tuple[int, int]) -> None:
    """Hugo may still pay 2 silver for each debt that an end-game effect brings him."""
    hugo = {"board": "board_hugo", "buildings": ["bld_dungeon"], "virtue": 0, "silver": 8, "prisoners": 0}
    game = last_turn(hugo, options=PROMOS)
    quiet_turn(game)
    for i in range(2):
        pick(game, "prevent-debt", key="prevent-debt" if i < prevented else "take-debt")
    assert game.over
    assert (game.players[0].goods[5], game.players[0].debts) == left


@rule("AB-206")
@pytest.mark.parametrize("hugo_first", [True, False])
@pytest.mark.parametrize(("pays", "points"), [(True, 2), (False, 0)])
def test_markets_are_compared_after_the_silver_of_hugo_is_paid(hugo_first: bool, pays: bool, points: int) -> None:
    """Hugo has 12 silver, the owner of the Silver Market 11: it counts only if Hugo pays 2, whoever comes first."""
    hugo = {"board": "board_hugo", "buildings": ["bld_dungeon"], "virtue": 1, "silver": 12, "prisoners": 0}
    owner = {"buildings": ["bld_silver_market"], "silver": 11}
    seats = (hugo, owner) if hugo_first else (owner, hugo)
    game = last_turn(*seats, options=PROMOS, start=0)
    quiet_turn(game)
    pick(game, "prevent-debt", key="prevent-debt" if pays else "take-debt")
    assert game.over
    assert lines(game, 1 if hugo_first else 0).get("building_effects", 0) == points


@rule("AB-206")
def test_hugo_can_lose_his_own_silver_market_by_paying() -> None:
    """With 12 silver against 11 he has the most; after paying 2 at the end he has not."""
    seat = {"board": "board_hugo", "buildings": ["bld_dungeon", "bld_silver_market"], "virtue": 1, "silver": 12}
    for word, expected in (("take-debt", {"building_effects": 2, "debts": -2}), ("prevent-debt", {})):
        game = last_turn({**seat, "prisoners": 0}, {"silver": 11}, options=PROMOS)
        quiet_turn(game)
        pick(game, "prevent-debt", key=word)
        assert lines(game) == {"buildings": 20, "virtue": -9, "silver": 1, **expected}


@rule("AB-206")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("level", "others", "gained"), [(3, 2, 2), (3, 3, 0), (2, 3, 0), (1, 0, 2)])
def test_the_chapel_gives_virtue_to_whoever_is_highest_in_the_cathedral(
    seat: int, level: int, others: int, gained: int
) -> None:
    """Its condition is looked at once, after the last turn, wherever the owner sits."""
    seats: list[dict[str, Any]] = [{"cathedral": 0}, {"cathedral": 0}, {"cathedral": 0}]
    seats[seat] = {"cathedral": level, "buildings": ["bld_chapel"], "virtue": 8}
    seats[(seat + 1) % 3]["cathedral"] = others
    game = finished(*seats)
    assert game.players[seat].virtue == 8 + gained


@rule("AB-206", "AB-204")
def test_the_chapel_does_not_look_at_the_cathedral_before_the_end() -> None:
    """A level that is reached in the last turn counts for it."""
    seat = {"cathedral": 2, "buildings": ["bld_chapel"], "virtue": 8, "marble": 1, "hand": ["bld_well"]}
    game = last_turn(seat, {"cathedral": 2}, rewards=[])
    place(game, "guildhall")
    assert (game.over, game.players[0].cathedral, game.players[0].virtue) == (True, 3, 8 + 1 + 2)
