"""How good a position is for a seat: points of lead, in thousandths, as whole numbers that are the same in every build."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.game import Game

POINT: Final = 1000
TIMES: Final = 17
"""The values of `Game.time_left`."""
WIN: Final = 6 * POINT
"""What a victory is worth besides the points of lead."""


class Value:
    """Weights for the points and the features of each seat, by the time that is left.

    What a player is worth is the points that the player would score now and what the weights expect to be added; a
    position is worth the difference to the others: half to the best of them, half to their mean.
    """

    def __init__(self, weights: list[list[int]], pace: list[int]) -> None:
        self.weights: Final = weights
        """By time left: thousandths for the points, then for each feature."""
        self.pace: Final = pace
        """By time left: thousandths of points that the solo opponent is expected to add."""

    def of_seat(self, g: Game, seat: int, points: int, time: int) -> int:
        """What a seat is worth."""
        if seat == g.settings.opponent:
            return points * POINT + self.pace[time]
        weights = self.weights[time]
        worth = points * (POINT + weights[0])
        features = g.features(seat)
        i = 1
        for feature in features:
            if feature:
                worth += weights[i] * feature
            i += 1
        return worth

    def lead(self, g: Game, seat: int) -> int:
        """What a position is worth to a seat."""
        points = g.totals()
        if g.over:
            return final_lead(g, seat, points)
        time = g.time_left()
        own = 0
        best = 0
        whole = 0
        others = 0
        for other in range(len(points)):
            worth = self.of_seat(g, other, points[other], time)
            if other == seat:
                own = worth
                continue
            if others == 0 or worth > best:
                best = worth
            whole += worth
            others += 1
        return own - (best + whole // others) // 2


def final_lead(g: Game, seat: int, points: list[int]) -> int:
    """What the end of a game is worth: the lead, and the victory."""
    best = -POINT
    whole = 0
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
            whole += points[other]
    lead = points[seat] * POINT - (best * POINT + whole * POINT // (len(points) - 1)) // 2
    outcome = g.outcome
    return lead + WIN if outcome is not None and seat in outcome.winners else lead - WIN


def score_sheet(features: int) -> Value:
    """The value that sees nothing but the points."""
    return Value([[0] * (features + 1) for _ in range(TIMES)], [0] * TIMES)
