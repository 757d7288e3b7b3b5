"""Ways of paying, also those where other goods stand for the one that is asked for."""

from __future__ import annotations

from itertools import product

import pytest

from westkingdom.engine.payment import Way, amounts, capacity

SILVER, INK, STONE, GOLD = range(4)
ANYTHING = [INK, STONE, GOLD]


def test_goods_that_stand_for_another_are_stock() -> None:
    """A way with substitutes can be used as often as all its goods together allow."""
    plain = Way(SILVER, 1, 1, -1)
    wide = Way(SILVER, 1, 1, -1, ANYTHING)
    assert (plain.stock([2, 1, 1, 1]), wide.stock([2, 1, 1, 1])) == (2, 5)
    assert wide.times(5) == 5
    assert Way(SILVER, 2, 1, 2, ANYTHING).times(wide.stock([2, 1, 1, 1])) == 2


def test_what_was_spent_before_is_missing_among_the_substitutes() -> None:
    """Ink that paid for something better cannot stand for Silver as well."""
    ways = [Way(INK, 1, 2, -1), Way(SILVER, 1, 1, -1, ANYTHING)]
    goods = [1, 2, 0, 0]
    assert capacity(ways, 0, goods, INK, 0) == 2 * 2 + 1
    assert capacity(ways, 1, goods, INK, 0) == 3
    assert capacity(ways, 1, goods, INK, 2) == 1
    assert capacity(ways, 2, goods, INK, 2) == 0


def test_only_amounts_that_leave_enough_are_offered() -> None:
    """Nothing is paid in vain, and the rest can always be paid."""
    ways = [Way(INK, 1, 2, 1), Way(SILVER, 1, 1, -1, ANYTHING)]
    assert amounts(ways, 0, 3, [2, 1, 0, 0]) == [0, 1]
    assert amounts(ways, 0, 3, [1, 1, 0, 0]) == [1]
    assert amounts(ways, 0, 5, [1, 1, 0, 0]) == []
    assert amounts(ways, 1, 2, [1, 1, 1, 1]) == [2]


def spendings(way: Way, goods: tuple[int, ...]) -> list[tuple[int, list[int]]]:
    """By brute force: how often a way can be used, and what is left then, in every possible manner."""
    out = []
    for paid in product(*(range(n + 1) for n in goods)):
        own = [paid[good] for good in (way.good, *way.instead)]
        n, odd = divmod(sum(own), way.pay)
        if not odd and sum(own) == sum(paid) and (way.limit < 0 or n <= way.limit):
            out.append((n, [have - gone for have, gone in zip(goods, paid, strict=True)]))
    return out


@pytest.mark.parametrize("need", range(1, 7))
@pytest.mark.parametrize("first", [Way(INK, 1, 2, -1), Way(GOLD, 1, 1, 1), Way(STONE, 1, 3, 2)])
def test_the_amounts_are_exactly_those_with_which_the_rest_can_be_paid(first: Way, need: int) -> None:
    """Held against every way in which the goods could be spent."""
    last = Way(SILVER, 1, 1, -1, ANYTHING)
    for goods in product(range(3), repeat=4):
        possible = set()
        for n, left in spendings(first, goods):
            if (n - 1) * first.gives < need:
                rest = need - n * first.gives
                if rest <= 0 or any(m >= rest for m, _ in spendings(last, tuple(left))):
                    possible.add(n)
        assert amounts([first, last], 0, need, list(goods)) == sorted(possible), goods
