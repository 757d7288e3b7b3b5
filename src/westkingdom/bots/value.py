"""How good a position is for a seat: thousandths of points of lead, whole and the same in every build."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.game import Game

POINT: Final = 1000
TIMES: Final = 17
"""The values of `Game.time_left`."""
_WIN: Final = 6 * POINT
"""What a victory is worth besides the points of lead."""


class Value:
    """What each seat is worth: the points that it would score now, and what it is expected to add.

    A position is worth the difference to the others: half to the best of them, half to their mean.
    """

    def __init__(self, pace: list[int]) -> None:
        self.pace: Final = pace
        """By time left: thousandths of points that the solo opponent is expected to add."""

    def gain(self, g: Game, seat: int, points: int, time: int) -> int:
        """What a player is expected to add, in thousandths of a point."""
        raise NotImplementedError

    def slopes(self, g: Game, seat: int) -> list[int]:
        """What one more of each feature, and at last one more point, would be worth now."""
        raise NotImplementedError

    def of_seat(self, g: Game, seat: int, points: int, time: int) -> int:
        """What a seat is worth."""
        if seat == g.settings.opponent:
            return points * POINT + self.pace[time]
        return points * POINT + self.gain(g, seat, points, time)

    def lead(self, g: Game, seat: int) -> int:
        """What a position is worth to a seat."""
        points = g.totals()
        if g.over:
            return _final_lead(g, seat, points)
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


class Linear(Value):
    """Weights for the features and the points of a seat, by the time that is left."""

    def __init__(self, weights: list[list[int]], pace: list[int]) -> None:
        super().__init__(pace)
        self.weights: Final = weights
        """By time left: thousandths of a point for each feature, at last for the points."""

    def gain(self, g: Game, seat: int, points: int, time: int) -> int:
        weights = self.weights[time]
        features = g.features(seat)
        worth = points * weights[len(features)]
        for i in range(len(features)):
            if features[i]:
                worth += weights[i] * features[i]
        return worth

    def slopes(self, g: Game, seat: int) -> list[int]:
        out = self.weights[g.time_left()][:]
        out[-1] += POINT
        return out


def _final_lead(g: Game, seat: int, points: list[int]) -> int:
    """What the end of a game is worth: the lead, and the victory."""
    best = -POINT
    whole = 0
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
            whole += points[other]
    lead = points[seat] * POINT - (best * POINT + whole * POINT // (len(points) - 1)) // 2
    outcome = g.outcome
    return lead + _WIN if outcome is not None and seat in outcome.winners else lead - _WIN


def score_sheet(features: int) -> Value:
    """The value that sees nothing but the points."""
    return Linear([[0] * (features + 1) for _ in range(TIMES)], [0] * TIMES)
