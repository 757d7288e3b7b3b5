"""The Black Market reset, in its steps."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.debts import gain_debt
from westkingdom.architects.moments import announce
from westkingdom.architects.order import order_from
from westkingdom.architects.prison import imprison
from westkingdom.architects.state import State
from westkingdom.architects.terms import EMPTY, MARKET_SPACES, RESET
from westkingdom.architects.virtue import lose_virtue
from westkingdom.engine.node import Frame, Node


def trigger(g: State) -> None:
    """Remember that a reset follows the action; several in one turn are one. [AB-131, AB-132, AB-133, AB-145]"""
    if g.resets == 0:
        g.emit(events.RESET_TRIGGERED, g.turn)
    g.resets = 1


def from_turn(g: State) -> list[int]:
    """All seats, beginning with the one whose turn it is. [AB-137]"""
    return order_from(g, g.turn)


class ResetNow(Node[State]):
    """Black Market workers to the Prison, then the markets; abilities, virtue and debts follow.

    [AB-134, AB-135, AB-136]
    """

    def run(self, g: State, f: Frame) -> None:
        g.emit(events.RESET, f[1])
        for space in range(MARKET_SPACES):
            if g.market[space] != EMPTY:
                imprison(g, g.players[g.market[space]], 1)
        g.market = [EMPTY] * MARKET_SPACES
        _renew_markets(g)
        g.push(MOST_PRISONERS, f[1])
        seats = from_turn(g)
        for seat in reversed(seats):
            g.push(MANY_PRISONERS, seat)
        for seat in reversed(seats):
            g.push(RESET_ABILITIES, seat)
        for box in g.boxes:
            box.reset_steps(g, f[1])


def _renew_markets(g: State) -> None:
    """The small market's top card becomes the large market; without one the cards are shuffled anew.

    [AB-135, AB-136, AB-238]
    """
    if g.small:
        g.large = [*g.large, g.small[-1]]
        g.small = g.small[:-1]
    else:
        cards = sorted(g.large)
        g.shuffle(cards)
        g.small = cards
        g.large = []


class ResetAbilities(Node[State]):
    """The abilities of one player for resets. [AB-137, AB-138, AB-139, AB-140]"""

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], RESET)


class ManyPrisoners(Node[State]):
    """A player with many own workers in the Prison loses 1 virtue. [AB-141, AB-144]"""

    def run(self, g: State, f: Frame) -> None:
        if g.players[f[1]].prison >= g.realm.penalty_at:
            lose_virtue(g, f[1], 1)


class MostPrisoners(Node[State]):
    """Who has the most own workers in the Prison takes a debt, all who are tied; nobody if nobody is there.

    [AB-142, AB-143, AB-144]
    """

    def run(self, g: State, f: Frame) -> None:
        most = max(p.prison for p in g.players)
        if most:
            for seat in reversed(from_turn(g)):
                if g.players[seat].prison == most:
                    g.push(PRISON_DEBT, seat)


class PrisonDebt(Node[State]):
    """One debt for the Prison. [AB-142]"""

    def run(self, g: State, f: Frame) -> None:
        gain_debt(g, f[1])


RESET_NOW: Final = ResetNow("architects.reset")
RESET_ABILITIES: Final = ResetAbilities("architects.reset-abilities")
MANY_PRISONERS: Final = ManyPrisoners("architects.many-prisoners")
MOST_PRISONERS: Final = MostPrisoners("architects.most-prisoners")
PRISON_DEBT: Final = PrisonDebt("architects.prison-debt")
