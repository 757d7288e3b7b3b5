"""Paying a bill: one good after the other where there is a choice, and what it costs in words."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects import events
from westkingdom.architects.bill import (
    BILL_ENTRIES,
    DONE,
    GIVEN,
    KEEPING,
    LAID,
    POOL,
    POOL_GOODS,
    TAX,
    bill_words,
    can_pay,
    exchanges,
    for_player,
    has_spare,
    keeping,
    keeps_losses,
    may_be_kept,
    new_bill,
    payable,
    pool_rate,
    rate,
    silver_for,
)
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import (
    CREDIT,
    FAVOUR,
    GOODS,
    PAY,
    SILVER,
)
from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say


def pay(g: State, seat: int, bill: list[int]) -> None:
    """Pay a bill that can be paid; where there is a choice the player says how much of each good. [AB-006]"""
    _settle(g, seat, for_player(g, g.players[seat], bill), 0)


def _settle(g: State, seat: int, bill: list[int], step: int) -> None:
    """Pay good by good from a step on, until there is something to ask."""
    p = g.players[seat]
    if bill[POOL] == 0 and not has_spare(g, p):
        # Nothing can stand for anything.
        while step < SILVER:
            _hand_over(g, seat, step, bill[step])
            step += 1
    while step <= KEEPING:
        if step < SILVER and bill[step] == 0 and not bill[POOL_GOODS] >> step & 1:
            step += 1
            continue
        amounts = _amounts_for(g, p, bill, step)
        if len(amounts) > 1:
            g.bill = bill
            g.push(PAYING, seat, step)
            return
        bill = _paid(g, seat, bill, step, amounts[0])
        step += 1
    if len(g.bill):
        g.bill = []


def _amounts_for(g: State, p: Player, bill: list[int], step: int) -> list[int]:
    """How much may be paid at a step so that the rest can be, too: of a good, in exchanges, or favour kept."""
    if step == SILVER:
        silver = p.goods[SILVER] - bill[TAX] - bill[LAID]
        owed = max(0, bill[SILVER] - p.goods[CREDIT])
        if owed == 0 or not has_spare(g, p):
            return [0]
        return exchanges(g, p, silver, owed, bill[FAVOUR] + bill[GIVEN])
    if step == KEEPING:
        lost = may_be_kept(g, bill)
        keep = keeping(g, p) if lost else 0
        if keep == 0:
            return [0]
        if keeps_losses(g):
            return [0, lost] if keep <= p.goods[SILVER] else [0]
        return list(range(max(0, lost - p.goods[FAVOUR]), min(lost, p.goods[SILVER] // keep) + 1))
    pooled = bill[POOL_GOODS] >> step & 1
    owed = bill[POOL] if pooled else bill[step]
    most = min(owed, p.goods[step])
    if owed == 0 or (not pooled and (rate(g, p, step) == 0 or not has_spare(g, p))):
        return [most]
    least = most
    while least > 0 and _enough_without(g, p, bill, step, least - 1):
        least -= 1
    return [most] if least == most else list(range(least, most + 1))


def _enough_without(g: State, p: Player, bill: list[int], step: int, n: int) -> bool:
    """Could the rest be paid if only n pieces of this good were handed over?"""
    rest = bill[:]
    if not _after(g, p, rest, step, n):
        return False
    kept = p.goods[step]
    p.goods[step] = 0
    can = payable(g, p, rest)
    p.goods[step] = kept
    return can


def _after(g: State, p: Player, bill: list[int], step: int, n: int) -> bool:
    """Cross out n pieces of a good; what no good is left for is given in favour. Could it be?"""
    if bill[POOL_GOODS] >> step & 1:
        bill[POOL] -= n
        bill[DONE] |= 1 << step
        short = bill[POOL] if bill[DONE] == bill[POOL_GOODS] else 0
        each = pool_rate(g, p, bill[POOL_GOODS]) if short else 0
        bill[POOL] -= short
    else:
        short = bill[step] - n
        each = rate(g, p, step) if short else 0
        bill[step] = 0
    bill[GIVEN] += short * each
    return short == 0 or each > 0


def _paid(g: State, seat: int, bill: list[int], step: int, n: int) -> list[int]:
    """Carry out one step of a payment; give the bill that is left."""
    p = g.players[seat]
    if step < SILVER:
        bill = bill[:]
        _hand_over(g, seat, step, n)
        _after(g, p, bill, step, n)
        return bill
    if step == SILVER:
        return _pay_silver(g, seat, bill, n)
    lost = bill[FAVOUR] + bill[GIVEN] - n
    if n:
        _hand_over(g, seat, SILVER, silver_for(g, p, n))
    if lost:
        p.goods[FAVOUR] -= lost
        if g.log is not None:
            g.emit(shared.PAY, seat, g.realm.favour, lost)
    return bill


def _pay_silver(g: State, seat: int, bill: list[int], n: int) -> list[int]:
    """Pay silver, tax and silver for cards; tax goes to the Tax Stand, favour pays n times for some silver. [AB-006]"""
    p = g.players[seat]
    each = g.realm.favour_rate[SILVER]
    credit = p.goods[CREDIT] + n * each
    owed = bill[SILVER]
    p.goods[CREDIT] = max(0, credit - owed)
    real = max(0, owed - credit)
    _hand_over(g, seat, SILVER, real + bill[LAID])
    if bill[TAX]:
        p.goods[SILVER] -= bill[TAX]
        g.tax += bill[TAX]
        g.emit(events.PAY_TAX, seat, bill[TAX])
    bill = bill[:]
    bill[GIVEN] += n * each
    bill[SILVER] = 0
    bill[TAX] = 0
    bill[LAID] = 0
    return bill


def _hand_over(g: State, seat: int, good: int, n: int) -> None:
    """Give pieces of a good to the supply."""
    if n:
        g.players[seat].goods[good] -= n
        if g.log is not None:
            g.emit(shared.PAY, seat, GOODS[good], n)


class Paying(Ask[State]):
    """Say how much of a good is paid; what is missing is paid in another way. Frame: a = the step."""

    def fits(self, g: State, f: Frame) -> bool:
        if not 0 <= f[2] <= KEEPING or f[3] != 0 or len(g.bill) != BILL_ENTRIES or min(g.bill) < 0:
            return False
        p = g.players[f[1]]
        return payable(g, p, g.bill) and len(_amounts_for(g, p, g.bill, f[2])) > 1

    def options(self, g: State, f: Frame) -> list[int]:
        return _amounts_for(g, g.players[f[1]], g.bill, f[2])

    def take(self, g: State, f: Frame, option: int) -> None:
        _settle(g, f[1], _paid(g, f[1], g.bill, f[2], option), f[2] + 1)

    def prompt(self, g: State, f: Frame) -> Message:
        if f[2] == SILVER:
            return say("ask-pay-exchanges", {"what": amount("silver", self.silver_owed(g, f))})
        if f[2] == KEEPING:
            return say("ask-pay-keep", {"what": amount(g.realm.favour, may_be_kept(g, g.bill))})
        pooled = g.bill[POOL_GOODS] >> f[2] & 1
        owed = g.bill[POOL] if pooled else g.bill[f[2]]
        return say("ask-pay-good", {"owed": owed, "good": amount(GOODS[f[2]], 1)})

    def silver_owed(self, g: State, f: Frame) -> int:
        """The silver that is still owed."""
        return max(0, g.bill[SILVER] - g.players[f[1]].goods[CREDIT])

    def label(self, g: State, f: Frame, option: int) -> Message:
        if f[2] == SILVER:
            return say(
                "pay-exchanges", {"n": option, "what": amount(g.realm.favour, option * g.realm.favour_rate[SILVER])}
            )
        if f[2] == KEEPING:
            return say("pay-keep", {"n": option, "what": amount(g.realm.favour, option)})
        good = GOODS[f[2]]
        if option == 0:
            return say("pay-none", {"one": amount(good, 1)})
        return say("pay-good", {"what": amount(good, option)})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        """What is handed over before something else is asked; tax is said with the silver that it is."""
        world = cast(State, g.copy())
        world.stack.pop()
        self.take(world, f, option)
        return bill_words(g, _handed_over(g, world, f[1], new_bill(tax=world.tax - g.tax)))


PAYING: Final = Paying("architects.paying", PAY)


def _handed_over(g: State, world: State, seat: int, bill: list[int]) -> list[int]:
    """What was really paid in a world, written as a bill; its tax and the silver for cards are those of the bill."""
    before, after = g.players[seat].goods, world.players[seat].goods
    out = new_bill([before[good] - after[good] for good in range(FAVOUR + 1)], tax=bill[TAX], laid=bill[LAID])
    out[SILVER] -= bill[TAX] + bill[LAID]
    return out


def _as_asked(bill: list[int], paid: list[int]) -> bool:
    """Was a bill paid with the very goods that it asks for, and with nothing that stands for them?"""
    pooled = 0
    for good in range(FAVOUR + 1):
        if bill[POOL_GOODS] >> good & 1:
            pooled += paid[good] - bill[good]
        elif paid[good] != bill[good] + (bill[GIVEN] if good == FAVOUR else 0):
            return False
    return pooled == bill[POOL]


def instead_of(g: State, seat: int, bill: list[int]) -> list[int]:
    """What is handed over for a bill that can be paid in one way only and not as it asks.

    Nothing where it is as it says.
    """
    if not can_pay(g, g.players[seat], bill):
        return []
    world = cast(State, g.copy())
    pay(world, seat, bill)
    if len(world.stack) > len(g.stack):
        return []
    paid = _handed_over(g, world, seat, bill)
    return [] if _as_asked(bill, paid) else paid


def cost_words(g: State, seat: int, bill: list[int]) -> list[Message]:
    """Say what a bill costs: what it asks for, or what is handed over if something must stand for that."""
    return bill_words(g, instead_of(g, seat, bill) or bill)
