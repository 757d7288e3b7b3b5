"""Why an option is better than another: what their turns end with, feature by feature."""

from __future__ import annotations

from typing import Final

from westkingdom.bots.turn import TurnSearch
from westkingdom.bots.value import POINT, Value
from westkingdom.bots.weights import POINTS
from westkingdom.engine.game import Game

OTHERS: Final = "others"
"""What the turn takes from the others, or leaves them."""
MOST: Final = 4
"""So many reasons are given at most."""
LEAST: Final = POINT // 4
"""A difference below this is no reason."""


def reasons(value: Value, seat: int, world: Game, better: int, worse: int, budget: int) -> list[tuple[str, int]]:
    """Name what is better after one choice than after another, in thousandths of a point, the most important first."""
    ends = [end_of_turn(value, seat, world, choice, budget) for choice in (better, worse)]
    if ends[0].over or ends[1].over:
        return []
    own = [worths(value, end, seat) for end in ends]
    found: list[tuple[str, int]] = []
    names = [POINTS, *world.feature_names()]
    whole = 0
    for i in range(len(names)):
        more = own[0][i] - own[1][i]
        whole += more
        found.append((names[i], more))
    leads = [value.lead(end, seat) for end in ends]
    found.append((OTHERS, leads[0] - leads[1] - whole))
    found = [reason for reason in found if abs(reason[1]) >= LEAST]
    found.sort(key=weight, reverse=True)
    return found[:MOST]


def weight(reason: tuple[str, int]) -> int:
    """How important a reason is, for or against."""
    return abs(reason[1])


def end_of_turn(value: Value, seat: int, world: Game, choice: int, budget: int) -> Game:
    """The end of the turn that follows a choice, as far as a search finds it."""
    g = world.copy()
    turn = g.turn_number
    g.choose(choice)
    line: list[int] = []
    TurnSearch(value, seat).best(g.copy(), turn, budget, line)
    for step in line:
        g.choose(step)
    return g


def worths(value: Value, g: Game, seat: int) -> list[int]:
    """What the points and each feature of a seat are worth."""
    weights = value.weights[g.time_left()]
    out = [g.totals()[seat] * (POINT + weights[0])]
    i = 1
    for feature in g.features(seat):
        out.append(weights[i] * feature)
        i += 1
    return out
