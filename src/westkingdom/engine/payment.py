"""Payments with substitutes: several ways to give what is needed, asked for one after the other, never as subsets."""

from __future__ import annotations

from typing import Final


class Way:
    """One way to pay: `pay` of a good gives `gives` of what is needed, at most `limit` times (-1: no limit).

    `instead` are goods that may be paid piece for piece in place of the good; such a way comes last.
    """

    def __init__(self, good: int, pay: int, gives: int, limit: int, instead: list[int] | None = None) -> None:
        self.good: Final = good
        self.pay: Final = pay
        self.gives: Final = gives
        self.limit: Final = limit
        self.instead: Final[list[int]] = [] if instead is None else instead

    def stock(self, goods: list[int]) -> int:
        """How many pieces can be paid in this way?"""
        n = goods[self.good]
        for good in self.instead:
            n += goods[good]
        return n

    def times(self, stock: int) -> int:
        """How often can this way be used with so much of its good?"""
        n = stock // self.pay
        return n if self.limit < 0 or n < self.limit else self.limit


def capacity(ways: list[Way], first: int, goods: list[int], good: int, spent: int) -> int:
    """The most that the ways from `first` on can give, when `spent` of one good is already gone.

    Ways stand in the order of what one piece gives, best first, so using each to the full is best for every good.
    """
    if first == len(ways):
        return 0
    if first == len(ways) - 1:
        way = ways[first]
        if way.instead:
            return way.times(way.stock(goods) - spent) * way.gives
        return way.times(goods[way.good] - (spent if way.good == good else 0)) * way.gives
    total = 0
    left: list[int] = goods[:]
    left[good] -= spent
    for i in range(first, len(ways)):
        way = ways[i]
        n = way.times(way.stock(left))
        left[way.good] -= n * way.pay
        total += n * way.gives
    return total


def amounts(ways: list[Way], i: int, need: int, goods: list[int]) -> list[int]:
    """How often way `i` may be used so that the rest can still be paid and nothing is paid in vain."""
    way = ways[i]
    most = way.times(way.stock(goods))
    enough = -(-need // way.gives)
    if most > enough:
        most = enough
    out: list[int] = []
    for n in range(most + 1):
        if n * way.gives + capacity(ways, i + 1, goods, way.good, n * way.pay) >= need:
            out.append(n)
    return out
