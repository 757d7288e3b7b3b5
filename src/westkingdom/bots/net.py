"""A small network in whole numbers: features, one layer of hidden units that are never below 0, one expected gain.

All hidden sums of a seat are kept in one large number, each in a field of its own, and only features that changed since
the last question are added to it. The sums are exact, so it does not matter which way they were reached.
"""

from __future__ import annotations

from typing import Final

from westkingdom.bots.value import POINT, Value
from westkingdom.engine.game import Game

FIELD: Final = 40
"""Bits of one hidden sum."""
HALF: Final = 1 << FIELD - 1
MASK: Final = (1 << FIELD) - 1
UNIT: Final = 12
"""A hidden unit that says 1 holds 1 << UNIT."""


class Net(Value):
    """What a player is expected to add, by a network; the last field is the direct sum in thousandths of a point."""

    def __init__(self, columns: list[list[int]], bias: list[int], out: list[int], pace: list[int]) -> None:
        super().__init__(pace)
        self.columns: Final = columns
        """By feature, at last for the points: the weights to each hidden unit, and the direct one."""
        self.out: Final = out
        """Thousandths of a point for a hidden unit that says 1."""
        self._packed: Final = [packed(column) for column in columns]
        self._lift: Final = packed([HALF] * len(bias))
        self._bias: Final = packed(bias)
        self._seen: Final[list[list[int]]] = []
        self._sums: Final[list[int]] = []

    def sums(self, g: Game, seat: int, points: int) -> int:
        """The hidden sums of a seat, packed."""
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
        return own + self._lift

    def gain(self, g: Game, seat: int, points: int, time: int) -> int:
        fields = self.sums(g, seat, points)
        worth = 0
        for out in self.out:
            n = (fields & MASK) - HALF
            if n > 0:
                worth += n * out
            fields >>= FIELD
        return (worth >> UNIT) + fields - HALF

    def slopes(self, g: Game, seat: int) -> list[int]:
        fields = self.sums(g, seat, g.totals()[seat])
        awake: list[int] = []
        for j in range(len(self.out)):
            if (fields >> FIELD * j & MASK) > HALF:
                awake.append(j)
        slopes: list[int] = []
        for column in self.columns:
            n = 0
            for j in awake:
                n += column[j] * self.out[j]
            slopes.append((n >> UNIT) + column[-1])
        slopes[-1] += POINT
        return slopes


def packed(numbers: list[int]) -> int:
    """Numbers in fields of one large number, the first one lowest."""
    out = 0
    for i in range(len(numbers)):
        out += numbers[i] << FIELD * i
    return out
