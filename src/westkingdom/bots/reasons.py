"""Why an option is better than another: what their turns end with, feature by feature."""

from __future__ import annotations

from typing import Final

from westkingdom.bots.turn import TurnSearch
from westkingdom.bots.value import POINT, Value
from westkingdom.bots.weights import POINTS
from westkingdom.engine.game import Game

_OTHERS: Final = "others"
"""What the turn takes from the others, or leaves them, and what no single feature explains."""
_MOST: Final = 4
"""So many reasons are given at most."""
_LEAST: Final = POINT // 4
"""A difference below this is no reason."""


def reasons(value: Value, seat: int, world: Game, better: int, worse: int, budget: int) -> list[tuple[str, int]]:
    """Name what is better after one choice than after another, in thousandths of a point, the most important first."""
    good = _end_of_turn(value, seat, world, better, budget)
    bad = _end_of_turn(value, seat, world, worse, budget)
    if good.over or bad.over:
        return []
    slopes = [value.slopes(good, seat), value.slopes(bad, seat)]
    features = [[*end.features(seat), end.totals()[seat]] for end in (good, bad)]
    found: list[tuple[str, int]] = []
    whole = 0
    names = [*world.feature_names(), POINTS]
    for i in range(len(names)):
        more = (features[0][i] - features[1][i]) * (slopes[0][i] + slopes[1][i]) // 2
        whole += more
        found.append((names[i], more))
    found.append((_OTHERS, value.lead(good, seat) - value.lead(bad, seat) - whole))
    found = [reason for reason in found if abs(reason[1]) >= _LEAST]
    found.sort(key=_weight, reverse=True)
    return found[:_MOST]


def _weight(reason: tuple[str, int]) -> int:
    """How important a reason is, for or against."""
    return abs(reason[1])


def _end_of_turn(value: Value, seat: int, world: Game, choice: int, budget: int) -> Game:
    """The end of the turn that follows a choice, as far as a search finds it."""
    g = world.copy()
    turn = g.turn_number
    g.choose(choice)
    line: list[int] = []
    TurnSearch(value, seat).best(g.copy(), turn, budget, line)
    for step in line:
        g.choose(step)
    return g
