"""Place Workers: the steps of the table, and where they go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.viscounts.castle import name_workers
from tests.kit.rule import rule
from tests.kit.viscounts import actions, pick, table


@rule("VB-120")
@pytest.mark.parametrize(
    ("gold", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 4), (9, 4), (19, 4)]
)
def test_nobles_buy_one_to_four_workers(gold: int, steps: int) -> None:
    """1, 3, 5 and 8 Noble allow 1, 2, 3 and 4 Workers, and more Nobles no fifth one."""
    game = table({"viscount": "1-2:IN", "gold": gold}, phase="action")
    pick(game, "action", key="action-place-workers")
    if steps == 1:
        assert (game.players[0].workers, game.players[0].goods[3]) == (19, gold - 1)
    else:
        assert game.decision.kind == "workers"
        assert [option.label.args["n"] for option in game.decision.options] == [1, 2, 3, 4][:steps]


@rule("VB-120")
@pytest.mark.parametrize(("n", "price"), [(1, 1), (2, 3), (3, 5), (4, 8)])
def test_one_step_of_the_table_is_used_per_action(n: int, price: int) -> None:
    """The step is paid once, though the Gold that is left would pay for further steps."""
    game = table({"viscount": "1-2:IN", "gold": 12}, phase="action")
    pick(game, "action", key="action-place-workers")
    name_workers(game, n)
    assert (game.players[0].workers, game.players[0].goods[3]) == (20 - n, 12 - price)
    assert game.decision.kind not in ("workers", "action", "pay")


@rule("VB-120")
def test_without_a_noble_no_worker_is_placed() -> None:
    """With 0 Noble the action is not offered."""
    game = table({"viscount": "1-2:IN", "ink": 3}, phase="action", manuscripts={"1-2": ["ms-grey-3-virtue"]})
    assert actions(game) == ["transcribe", "none"]


@rule("VB-121")
@pytest.mark.parametrize("rotation", [0, 1, 2, 3, 4])
def test_workers_go_to_the_section_beside_the_viscounts_segment(rotation: int) -> None:
    """All Workers of an action go to one section: the one beside the segment, however segments and Castle lie."""
    circle = ["5-6", "9-10", "1-2", "7-8", "3-4"]
    for where, segment in enumerate(circle):
        seat = {"viscount": f"{segment}:IN", "gold": 3}
        game = table(seat, phase="action", segments=circle, rotation=rotation)
        pick(game, "action", key="action-place-workers")
        name_workers(game, 2)
        expected = [0] * 5
        expected[(where - rotation) % 5] = 2
        assert game.players[0].tier1 == expected


@rule("VB-122")
def test_without_a_worker_in_supply_the_action_is_not_offered() -> None:
    """With no Worker left Nobles bring nothing; with 1 left the action is there."""
    seat = {"viscount": "1-2:IN", "gold": 9, "ink": 3}
    piles: dict[str, Any] = {"manuscripts": {"1-2": ["ms-grey-3-virtue"]}}
    assert actions(table({**seat, "tier3": 20}, phase="action", **piles)) == ["transcribe", "none"]
    assert actions(table({**seat, "tier3": 19}, phase="action", **piles)) == ["place-workers", "transcribe", "none"]


@rule("VB-122")
def test_with_too_few_workers_all_that_are_left_are_placed() -> None:
    """A step of 4 Workers with 2 in supply places those 2 for its full price."""
    game = table({"viscount": "3-4:IN", "gold": 8, "tier3": 18}, phase="action")
    pick(game, "action", key="action-place-workers")
    name_workers(game, 4)
    assert (game.players[0].workers, game.players[0].tier1) == (0, [0, 2, 0, 0, 0])
    assert game.players[0].goods[3] == 0
