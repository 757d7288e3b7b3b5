"""Trade: exchange Merchant icons at the space of the Viscount."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events
from westkingdom.viscounts.action import Action, named, possible_yields
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import EXCHANGES, TRADE

_MOST: Final = EXCHANGES.size - 1
"""More Merchants than anybody ever has; the action space has room for so many."""


class Trade(Action):
    """Repeat the exchange of the space as often as was named and paid for. [VB-102, VB-103, VB-104, VB-105, VB-106]"""

    def price(self, g: State, seat: int) -> int:
        """How many Merchants one exchange of this space takes."""
        space = g.players[seat].space
        return g.realm.trade_price[g.segments[space // 3]][space % 3]

    def is_yield(self, g: State, seat: int, what: int) -> bool:
        return 0 < what <= _MOST

    def yields(self, g: State, seat: int, strength: int) -> list[int]:
        return list(range(1, min(strength, _MOST) // self.price(g, seat) + 1))

    def least(self, g: State, seat: int) -> int:
        return self.price(g, seat)

    def needs(self, g: State, seat: int, what: int) -> int:
        return what * self.price(g, seat)

    def ask_yield(self, g: State, seat: int) -> None:
        g.push(HOW_MANY_EXCHANGES, seat)

    def run(self, g: State, f: Frame) -> None:
        space = g.players[f[1]].space
        effect = g.realm.trade_effect[g.segments[space // 3]][space % 3]
        g.emit(events.TRADE, f[1], f[2])
        if effect is not None:
            for _ in range(f[2]):
                g.push(effect, f[1])


class HowManyExchanges(Ask[State]):
    """Name how many complete exchanges are made. [VB-103, VB-227]"""

    def options(self, g: State, f: Frame) -> list[int]:
        return possible_yields(g, f[1], TRADE)

    def take(self, g: State, f: Frame, option: int) -> None:
        named(g, f[1], TRADE, option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("exchanges", {"n": option, "merchants": TRADE_ACTION.needs(g, f[1], option)})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        space = g.players[f[1]].space
        effect = g.realm.trade_effect[g.segments[space // 3]][space % 3]
        return [] if effect is None else [say("times", {"n": option, "what": effect.words()})]


TRADE_ACTION: Final = Trade("viscounts.trade", TRADE)
HOW_MANY_EXCHANGES: Final = HowManyExchanges("viscounts.how-many-exchanges", EXCHANGES)
