"""King's Storehouse: one trade per own worker, the same or different ones."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.bill import bill_words, can_pay, new_bill
from westkingdom.architects.goods import gain_goods
from westkingdom.architects.location import Location
from westkingdom.architects.paying import cost_words, instead_of, pay
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import CLAY, ENOUGH, MARBLE, STONE, STOREHOUSE, TRADE, WOOD
from westkingdom.architects.virtue import gain_virtue
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say

_FOR_VIRTUE: Final = 1
_FOR_MARBLE: Final = 2
_FIRST_OWN: Final = 3
"""Trades of apprentices have the numbers from here on."""

_TWO: Final = 2
_THREE: Final = 3
TWO_BASIC: Final = new_bill(pool=_TWO, pool_goods=1 << CLAY | 1 << WOOD | 1 << STONE)
THREE_TIMBER: Final = new_bill(pool=_THREE, pool_goods=1 << WOOD | 1 << STONE)
_MOST_TRADES: Final = 40


def trade_bill(g: State, trade: int) -> list[int]:
    """What a trade costs. [AB-067, AB-068, AB-073]"""
    if trade == _FOR_VIRTUE:
        return TWO_BASIC
    return THREE_TIMBER if trade == _FOR_MARBLE else new_bill(g.cards.trade[trade - _FIRST_OWN].pay)


def trades_of(g: State, p: Player) -> list[int]:
    """The trades that a player knows: two for all, and those of own apprentices. [AB-067..AB-072]"""
    out = [_FOR_VIRTUE, _FOR_MARBLE]
    for thing in p.apprentices:
        for trade in g.cards.trades[thing]:
            if trade + _FIRST_OWN not in out:
                out.append(trade + _FIRST_OWN)
    return out


class Storehouse(Location):
    """Make up to one trade per worker. [AB-051, AB-066, AB-075]"""

    def visit(self, g: State, seat: int, workers: int) -> None:
        g.push(MAKE_TRADES, seat, workers)


class MakeTrades(Ask[State]):
    """Choose the next trade, or enough; what one trade brings may be used in the next. [AB-066, AB-074]

    Frame: a = the trades that may still be made.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] <= _MOST_TRADES and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        out = [ENOUGH]
        goods = p.goods
        timber = goods[WOOD] + goods[STONE]
        for trade in trades_of(g, p):
            if (
                (trade == _FOR_VIRTUE and timber + goods[CLAY] >= _TWO)
                or (trade == _FOR_MARBLE and timber >= _THREE)
                or can_pay(g, p, trade_bill(g, trade))
            ):
                out.append(trade)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == ENOUGH:
            return
        if f[2] > 1:
            g.push(self, f[1], f[2] - 1)
        g.push(TRADED, f[1], option)
        pay(g, f[1], trade_bill(g, option))

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-trade", {"n": f[2]})

    def label(self, g: State, f: Frame, option: int) -> Message:
        """Trades are told apart by their prices; where something else is paid the label says the price."""
        if option == ENOUGH:
            return say("trade-enough")
        gain = self.gain(g, f, option)
        bill = trade_bill(g, option)
        if len(instead_of(g, f[1], bill)):
            return say("trade-instead", {"gain": gain, "price": bill_words(g, bill)})
        return say("trade", {"gain": gain})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        return [] if option == ENOUGH else cost_words(g, f[1], trade_bill(g, option))

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        if option == ENOUGH:
            return []
        if option == _FOR_VIRTUE:
            return [amount("virtue", 1)]
        return [amount("marble", 1)] if option == _FOR_MARBLE else [g.cards.trade[option - _FIRST_OWN].effect.words()]

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        out: list[tuple[int, Message | None]] = [(ENOUGH, None)]
        for trade in trades_of(g, p):
            bill = trade_bill(g, trade)
            reason = None if can_pay(g, p, bill) else say("why-not-too-expensive", {"parts": bill_words(g, bill)})
            out.append((trade, reason))
        return out


class Traded(Node[State]):
    """A trade that is paid for gives its goods. Frame: a = the trade. [AB-067, AB-068, AB-069, AB-070, AB-071]"""

    def fits(self, g: State, f: Frame) -> bool:
        return _FOR_VIRTUE <= f[2] < _FIRST_OWN + len(g.cards.trade) and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        g.emit(events.TRADE, f[1])
        if f[2] == _FOR_VIRTUE:
            gain_virtue(g, f[1], 1)
        elif f[2] == _FOR_MARBLE:
            gain_goods(g, f[1], MARBLE, 1)
        else:
            g.push(g.cards.trade[f[2] - _FIRST_OWN].effect, f[1])


STOREHOUSE_VISIT: Final = Storehouse(STOREHOUSE)
MAKE_TRADES: Final = MakeTrades("architects.make-trades", TRADE)
TRADED: Final = Traded("architects.traded")
