"""Paying: a bill of goods, silver, tax and favour, asked for good by good where there is a choice, never as subsets."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.rulings import LOSSES_KEPT_WHOLE
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import (
    CLAY,
    CREDIT,
    FAVOUR,
    GOLD,
    GOODS,
    MARBLE,
    RESOURCES,
    SILVER,
    STONE,
    WOOD,
)
from westkingdom.engine.words import Message, amount, say

# Places of a bill: first what is owed of each good, silver and favour; all numbers are still to be paid.
TAX: Final = 7


LAID: Final = 8


"""Silver that must be real, since it is laid on cards."""


POOL: Final = 9


"""Pieces of any goods out of a set."""


POOL_GOODS: Final = 10


"""The goods of that set, as bits."""


GIVEN: Final = 11


"""Favour that stands for goods of this bill."""


DONE: Final = 12


"""The goods of that set that were asked for already, as bits."""


BILL_ENTRIES: Final = 13


KEEPING: Final = SILVER + 1


"""The step after the last good: favour that is kept for silver."""


def new_bill(
    goods: list[int] | None = None, silver: int = 0, tax: int = 0, laid: int = 0, pool: int = 0, pool_goods: int = 0
) -> list[int]:
    """Write a bill."""
    bill = [0, 0, 0, 0, 0, silver, 0, tax, laid, pool, pool_goods, 0, 0]
    if goods is not None:
        for good in range(FAVOUR + 1):
            bill[good] += goods[good]
    return bill


def rate(g: State, p: Player, good: int) -> int:
    """The favour that a player may pay for one piece of a good (for silver: for up to so much), 0 if none may."""
    best = g.realm.favour_rate[good]
    table = g.cards.rate[good]
    for thing in p.apprentices:
        if table[thing] and (best == 0 or table[thing] < best):
            best = table[thing]
    return best


def pool_rate(g: State, p: Player, goods: int) -> int:
    """The favour that a player may pay for one piece out of a set of goods."""
    best = 0
    for good in RESOURCES:
        if goods >> good & 1:
            one = rate(g, p, good)
            if one and (best == 0 or one < best):
                best = one
    return best


def one_precious(g: State, p: Player) -> bool:
    """Are gold and marble one resource for this player? [AB-175]"""
    return g.cards.one_precious[p.board]


def for_player(g: State, p: Player, bill: list[int]) -> list[int]:
    """The bill as this player sees it: where gold and marble are one, they are asked for together. [AB-175]"""
    if g.cards.one_precious[p.board] and bill[GOLD] + bill[MARBLE]:
        bill = bill[:]
        bill[POOL] = bill[GOLD] + bill[MARBLE]
        bill[POOL_GOODS] = 1 << GOLD | 1 << MARBLE
        bill[GOLD] = 0
        bill[MARBLE] = 0
    return bill


def _least_favour(g: State, p: Player, bill: list[int], spare: bool) -> int:
    """The least favour that must stand for missing goods, -1 if something is missing that favour cannot replace."""
    total = 0
    goods = p.goods
    left = bill[POOL_GOODS] & ~bill[DONE]
    pooled = 0
    for good in RESOURCES:
        if left >> good & 1:
            pooled += goods[good]
        short = bill[good] - goods[good]
        if short > 0:
            one = rate(g, p, good) if spare else 0
            if one == 0:
                return -1
            total += short * one
    short = bill[POOL] - pooled
    if short > 0:
        one = pool_rate(g, p, bill[POOL_GOODS]) if spare else 0
        if one == 0:
            return -1
        total += short * one
    return total


def keeping(g: State, p: Player) -> int:
    """The silver for which a player keeps favour, 0 if that is not possible."""
    return g.cards.keeps[p.board]


def keeps_losses(g: State) -> bool:
    """Does silver keep a whole loss of favour, and not one piece after the other?"""
    return g.settings.rulings & LOSSES_KEPT_WHOLE != 0


def kept_for(g: State, silver: int, price: int) -> int:
    """The favour that so much silver stands for, so that it need not be there; none where only a real loss is kept."""
    return silver // price if price and not keeps_losses(g) else 0


def may_be_kept(g: State, bill: list[int]) -> int:
    """The favour of a bill that silver may keep: all of it, or only what is lost for something else and not spent."""
    return bill[GIVEN] if keeps_losses(g) else bill[FAVOUR] + bill[GIVEN]


def silver_for(g: State, p: Player, kept: int) -> int:
    """The silver that keeps so much favour: for each, or once for all of a loss."""
    if keeps_losses(g):
        return keeping(g, p) if kept else 0
    return kept * keeping(g, p)


def has_spare(g: State, p: Player) -> bool:
    """Has a player favour, or silver that serves as favour?"""
    return p.goods[FAVOUR] > 0 or g.cards.keeps[p.board] > 0


def payable(g: State, p: Player, bill: list[int]) -> bool:
    """Can the rest of a bill be paid? It may be asked of a bill in progress."""
    goods = p.goods
    silver = goods[SILVER] - bill[TAX] - bill[LAID]
    if silver < 0:
        return False
    spare = goods[FAVOUR] > 0 or g.cards.keeps[p.board] > 0
    favour = bill[FAVOUR] + bill[GIVEN]
    if (
        bill[POOL]
        or bill[CLAY] > goods[CLAY]
        or bill[WOOD] > goods[WOOD]
        or bill[STONE] > goods[STONE]
        or bill[GOLD] > goods[GOLD]
        or bill[MARBLE] > goods[MARBLE]
    ):
        least = _least_favour(g, p, bill, spare)
        if least < 0:
            return False
        favour += least
    owed = bill[SILVER] - goods[CREDIT]
    if owed <= silver and favour <= goods[FAVOUR]:
        return True
    return spare and len(exchanges(g, p, silver, owed, favour)) > 0


def exchanges(g: State, p: Player, silver: int, owed: int, favour: int) -> list[int]:
    """How often favour may stand for silver when so much silver is there, and so much favour is needed besides."""
    out: list[int] = []
    owed = max(0, owed)
    each = g.realm.favour_rate[SILVER]
    keep = keeping(g, p)
    for n in range((owed + each - 1) // each + 1 if each else 1):
        left = silver - max(0, owed - n * each)
        have = p.goods[FAVOUR] + kept_for(g, left, keep)
        if left >= 0 and favour + n * each <= have:
            out.append(n)
    return out


def can_pay(g: State, p: Player, bill: list[int], silver: int = 0, favour: int = 0) -> bool:
    """Could a player pay a bill, with so much silver and favour more than now?"""
    if silver == 0 and favour == 0:
        return payable(g, p, for_player(g, p, bill))
    p.goods[SILVER] += silver
    p.goods[FAVOUR] += favour
    can = payable(g, p, for_player(g, p, bill))
    p.goods[SILVER] -= silver
    p.goods[FAVOUR] -= favour
    return can


def can_pay_silver(g: State, p: Player, silver: int, real: int, more: int = 0, favour: int = 0) -> bool:
    """Could a player pay silver, some of it in silver alone, with so much silver and favour more than now?"""
    left = p.goods[SILVER] + more - real
    if left < 0 or silver <= left:
        return left >= 0
    if favour == 0 and not has_spare(g, p):
        return silver <= left + p.goods[CREDIT]
    return can_pay(g, p, new_bill(silver=silver, laid=real), more, favour)


def bill_words(g: State, bill: list[int]) -> list[Message]:
    """Say what a bill asks for."""
    words = [amount(GOODS[good], bill[good]) for good in range(len(GOODS)) if bill[good]]
    if bill[POOL]:
        goods = [amount(GOODS[good], 1) for good in RESOURCES if bill[POOL_GOODS] >> good & 1]
        words.append(say("any-of", {"n": bill[POOL], "goods": goods}))
    if bill[FAVOUR] + bill[GIVEN]:
        words.append(amount(g.realm.favour, bill[FAVOUR] + bill[GIVEN]))
    if bill[LAID]:
        words.append(amount("silver_laid", bill[LAID]))
    if bill[TAX]:
        words.append(amount("tax", bill[TAX]))
    return words
