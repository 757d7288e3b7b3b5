"""Solo, gentler than the rulebook: what is ours below difficulty 0. [VB-235]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts_solo import against, ai, give, goods
from westkingdom.viscounts.terms import GOODS

LATE = {"turns": 9}
PRICED = [
    ("cleric", {"action": "cleric"}, "ink", 4, lambda p: len(p.manuscripts)),
    ("builder", {"action": "build"}, "stone", 3, lambda p: len(p.permanents)),
    ("noble", {"action": "noble"}, "gold", 3, lambda p: sum(p.tier1)),
    ("cards", {"focus": 1}, "ink", 4, lambda p: p.paid),
]
"""An opponent, what it does, what it pays with, the printed price, and what it has of it then."""


@rule("VB-235")
@pytest.mark.parametrize("less", [0, 1, 2])
@pytest.mark.parametrize(("who", "effect", "good", "price", "count"), PRICED)
def test_every_action_needs_1_or_2_more_than_is_printed(
    who: str, effect: dict[str, Any], good: str, price: int, count: Any, less: int
) -> None:
    """With a resource too few nothing is done; with enough all of it is spent, and what is done is the same as ever."""
    own = {**LATE, "viscount": "1-2:OL", "debts": 1}
    outcome = []
    for resources in (price + less - 1, price + less):
        game = against(who, {**own, good: resources}, difficulty=-less, manuscripts={"1-2": ["ms-black-4-virtue"]})
        give(game, effect)
        outcome.append((count(ai(game)) > 0, goods(game)[GOODS.index(good) - 1]))
    left = 1 if who == "cards" else 0  # the flipped Debt gives a resource
    assert outcome == [(False, price + less - 1), (True, left)]


@rule("VB-235")
def test_a_larger_step_of_workers_needs_more_as_well() -> None:
    """5 Gold are 3 Workers by the rulebook, and 2 where each step needs 1 more."""
    placed = []
    for difficulty in (0, -1):
        game = against("noble", {**LATE, "gold": 5}, difficulty=difficulty)
        give(game, {"action": "noble"})
        placed.append((20 - ai(game).workers, goods(game)[2]))
    assert placed == [(3, 0), (2, 1)]
