"""Debts: taking them, or paying to be spared."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.bill import can_pay, new_bill
from westkingdom.architects.moments import announce
from westkingdom.architects.paying import cost_words, pay
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import GAIN_DEBT, PREVENT_DEBT
from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say

_TAKE_IT: Final = 0
_PREVENT_IT: Final = 1


def _price_of_prevention(g: State, p: Player) -> int:
    """The silver for which a player need not take a debt, 0 if that is not possible. [AB-159]"""
    return g.cards.prevents_debt[p.board]


def gain_debt(g: State, seat: int) -> None:
    """Take one unpaid debt, unless it is prevented; debts never run out. [AB-013, AB-155, AB-159, AB-160]"""
    p = g.players[seat]
    price = _price_of_prevention(g, p)
    if price and can_pay(g, p, new_bill(silver=price)):
        g.push(PREVENT, seat)
    else:
        _take_debt(g, seat)


def _take_debt(g: State, seat: int) -> None:
    """Lay an unpaid debt before the player."""
    g.players[seat].debts += 1
    if g.log is not None:
        g.emit(shared.GAIN_DEBT, seat, 1)
    announce(g, seat, GAIN_DEBT)


class Prevent(Ask[State]):
    """Pay silver instead of taking a debt, or take it. [AB-159, AB-230]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and _price_of_prevention(g, g.players[f[1]]) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        return [_TAKE_IT, _PREVENT_IT] if can_pay(g, p, new_bill(silver=_price_of_prevention(g, p))) else [_TAKE_IT]

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _TAKE_IT:
            _take_debt(g, f[1])
        else:
            g.emit(events.PREVENT_DEBT, f[1])
            pay(g, f[1], new_bill(silver=_price_of_prevention(g, g.players[f[1]])))

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("take-debt") if option == _TAKE_IT else say("prevent-debt")

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        if option == _TAKE_IT:
            return [amount("debt", 1)]
        return cost_words(g, f[1], new_bill(silver=_price_of_prevention(g, g.players[f[1]])))


PREVENT: Final = Prevent("architects.prevent-debt", PREVENT_DEBT)
