"""A small network in whole numbers: features, one layer of hidden units that are never below 0, one expected gain.

What a hidden unit says is worth as many thousandths of a point, for or against: its weights are scaled so. All hidden
sums of a seat are kept in one large number, each in a field of its own, and only features that changed since the last
question are added to it. The sums are exact, so it does not matter which way they were reached.
"""

from __future__ import annotations

from typing import Final

from westkingdom.bots.value import POINT, Value
from westkingdom.engine.game import Game

_FIELD: Final = 36
"""Bits of one hidden sum."""
_HALF: Final = 1 << _FIELD - 1
_MASK: Final = (1 << _FIELD) - 1


class Net(Value):
    """What a player is expected to add: the units for it, less those against it, and a direct sum."""

    def __init__(self, columns: list[list[int]], bias: list[int], speak_for: int, pace: list[int]) -> None:
        super().__init__(pace)
        self.columns: Final = columns
        """By feature, at last for the points: thousandths of a point to each hidden unit, and straight to the whole."""
        self.speak_for: Final = speak_for
        """So many hidden units come first and speak for a player; the others speak against it."""
        units = len(bias) - 1
        self._units: Final = units
        self._packed: Final = [_packed(column) for column in columns]
        self._bias: Final = _packed(bias) + _packed([_HALF] * len(bias))
        self._ones: Final = _packed([1] * units)
        self._low: Final = speak_for * _FIELD
        self._width: Final = units * _FIELD
        self._seen: Final[list[list[int]]] = []
        self._sums: Final[list[int]] = []

    def sums(self, g: Game, seat: int, points: int) -> int:
        """The hidden sums of a seat, packed, each with _HALF added."""
        while len(self._sums) <= seat:
            self._seen.append([0] * len(self._packed))
            self._sums.append(self._bias)
        now = g.features(seat)
        now.append(points)
        seen = self._seen[seat]
        own = self._sums[seat]
        for i in range(len(now)):
            if now[i] != seen[i]:
                own += self._packed[i] * (now[i] - seen[i])
        self._seen[seat] = now
        self._sums[seat] = own
        return own

    def gain(self, g: Game, seat: int, points: int, time: int) -> int:
        """Fields whose highest bit is set are above 0; a number modulo _MASK is the sum of its fields."""
        fields = self.sums(g, seat, points)
        awake = fields >> _FIELD - 1 & self._ones
        said = fields & awake * (_HALF - 1)
        return (said & (1 << self._low) - 1) % _MASK - (said >> self._low) % _MASK + (fields >> self._width) - _HALF

    def slopes(self, g: Game, seat: int) -> list[int]:
        fields = self.sums(g, seat, g.totals()[seat])
        slopes: list[int] = []
        for column in self.columns:
            n = column[self._units]
            for j in range(self._units):
                if (fields >> _FIELD * j & _MASK) > _HALF:
                    n += column[j] if j < self.speak_for else -column[j]
            slopes.append(n)
        slopes[-1] += POINT
        return slopes


def _packed(numbers: list[int]) -> int:
    """Numbers in fields of one large number, the first one lowest."""
    out = 0
    for i in range(len(numbers)):
        out += numbers[i] << _FIELD * i
    return out
