"""The ability to pay 1 wood or 1 stone less."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.bill import bill_words, can_pay
from westkingdom.architects.paying import cost_words, pay
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import GOODS, LESS, STONE, WOOD
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say


def timber_less(g: State, p: Player) -> bool:
    """Does this player pay 1 wood or 1 stone less in the Guildhall? [AB-174]"""
    return g.cards.timber_less[p.board]


def _discounted(bill: list[int], good: int) -> list[int]:
    """The bill with one piece of a good less."""
    less = bill[:]
    less[good] -= 1
    return less


def _ways(g: State, p: Player, bill: list[int]) -> list[int]:
    """The goods of which this player could pay one less, so that the rest can be paid; none: no discount. [AB-174]"""
    if not timber_less(g, p):
        return []
    return [good for good in (WOOD, STONE) if bill[good] and can_pay(g, p, _discounted(bill, good))]


def can_pay_with_discount(g: State, p: Player, bill: list[int]) -> bool:
    """Could a player pay a bill in the Guildhall?"""
    return can_pay(g, p, bill) or len(_ways(g, p, bill)) > 0


def pay_with_discount(g: State, seat: int, bill: list[int]) -> None:
    """Pay a bill in the Guildhall; where both wood and stone could be fewer the player chooses. [AB-174]"""
    p = g.players[seat]
    possible = _ways(g, p, bill)
    if len(possible) > 1:
        g.bill = bill
        g.push(CHOOSE_LESS, seat)
    else:
        pay(g, seat, _discounted(bill, possible[0]) if possible else bill)


def cost_with_discount(g: State, seat: int, bill: list[int]) -> list[Message]:
    """Say what a bill in the Guildhall costs: less where only one good can be fewer."""
    possible = _ways(g, g.players[seat], bill)
    return (
        bill_words(g, bill)
        if len(possible) > 1
        else cost_words(g, seat, _discounted(bill, possible[0]) if possible else bill)
    )


class ChooseLess(Ask[State]):
    """Choose whether 1 wood or 1 stone less is paid. [AB-174]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and len(g.bill) > 0 and len(self.options(g, f)) > 1

    def options(self, g: State, f: Frame) -> list[int]:
        return _ways(g, g.players[f[1]], g.bill)

    def take(self, g: State, f: Frame, option: int) -> None:
        bill = _discounted(g.bill, option)
        g.bill = []
        pay(g, f[1], bill)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("pay-less", {"what": amount(GOODS[option], 1)})


CHOOSE_LESS: Final = ChooseLess("architects.choose-less", LESS)
