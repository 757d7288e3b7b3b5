"""Silver and resources of choice."""

from __future__ import annotations

from typing import Final

from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import GOLD, GOODS, INK, RESOURCE, SILVER, STONE

_MOST_AT_ONCE: Final = 20
"""No effect gives more resources of choice than that."""


def gain_goods(g: State, seat: int, good: int, n: int) -> None:
    """Gain Silver or a resource; the supply never runs out. [VB-002]"""
    if seat == g.settings.opponent and good == SILVER:
        for box in g.boxes:
            box.opponent_gains_silver(g, n)
        return
    g.players[seat].goods[good] += n
    if g.log is not None:
        g.emit(shared.GAIN, seat, GOODS[good], n)


class GainAny(Ask[State]):
    """Gain resources of choice, never Silver, one after the other in the order Ink, Stone, Gold. [VB-001]

    Whoever takes Gold takes all that are left. Frame: a = how many are left, b = the kind taken last (0: none).
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] <= _MOST_AT_ONCE and 0 <= f[3] < GOLD

    def options(self, g: State, f: Frame) -> list[int]:
        return [INK, STONE, GOLD] if f[3] <= INK else [STONE, GOLD]

    def take(self, g: State, f: Frame, option: int) -> None:
        left = f[2]
        if option == GOLD:
            gain_goods(g, f[1], GOLD, left)
            return
        gain_goods(g, f[1], option, 1)
        if left > 1:
            g.push(self, f[1], left - 1, option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return amount(GOODS[option], f[2] if option == GOLD else 1)


GAIN_ANY: Final = GainAny("viscounts.gain-any", RESOURCE)
