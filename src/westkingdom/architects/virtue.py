"""The virtue track: every gain and loss, with what lies beyond its ends."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.debts import gain_debt
from westkingdom.architects.moments import announce
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import DESTROY_DEBT, LOSE_VIRTUE, MOST_VIRTUE
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say

_DESTROY: Final = 0
_KEEP: Final = 1


def gain_virtue(g: State, seat: int, n: int) -> None:
    """Move up the track; for each step beyond its end an own debt may be destroyed.

    [AB-192, AB-197, AB-199, AB-200, AB-254]
    """
    p = g.players[seat]
    steps = min(n, MOST_VIRTUE - p.virtue)
    p.virtue += steps
    if g.log is not None and steps:
        g.emit(events.GAIN_VIRTUE, seat, steps)
    if n > steps and p.debts:
        g.push(OVERFLOW, seat, min(n - steps, p.debts))


def lose_virtue(g: State, seat: int, n: int) -> None:
    """Move down the track, unless the loss can be avoided. [AB-198, AB-200, AB-254]"""
    if n <= 0:
        return
    for box in g.boxes:
        if box.avoids_loss(g, seat, n):
            return
    lose_for_good(g, seat, n)


def lose_for_good(g: State, seat: int, n: int) -> None:
    """Move down the track; for each step below its end a debt is taken. [AB-192, AB-198]"""
    p = g.players[seat]
    steps = min(n, p.virtue)
    p.virtue -= steps
    if g.log is not None and steps:
        g.emit(events.LOSE_VIRTUE, seat, steps)
    for _ in range(n - steps):
        g.push(TAKE_DEBT, seat)
    if g.cards.heard[LOSE_VIRTUE]:
        for _ in range(steps):
            announce(g, seat, LOSE_VIRTUE)


def _tax_discount(g: State, p: Player) -> int:
    """How much less tax a player pays now: by low virtue, and by abilities. [AB-109, AB-110, AB-193, AB-196]"""
    n = g.realm.tax_discount[p.virtue] + g.cards.tax_less[p.board]
    for thing in p.apprentices:
        n += g.cards.tax_less[thing]
    return n


def tax_after(g: State, p: Player, tax: int) -> int:
    """The tax that a player pays of a cost, never less than none. [AB-109, AB-111, AB-112, AB-201]"""
    return max(0, tax - _tax_discount(g, p))


class Overflow(Ask[State]):
    """For each virtue above the end of the track one own unpaid debt may be destroyed. [AB-156, AB-197, AB-239]

    Frame: a = the virtue that is left over, as far as there are debts.
    """

    def fits(self, g: State, f: Frame) -> bool:
        p = g.players[f[1]]
        return 0 < f[2] <= p.debts and f[3] == 0 and p.virtue == MOST_VIRTUE

    def options(self, g: State, f: Frame) -> list[int]:
        return [_DESTROY, _KEEP] if g.players[f[1]].debts else []

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _DESTROY:
            destroy_debt(g, f[1])
            if f[2] > 1:
                g.push(self, f[1], f[2] - 1)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("destroy-debt") if option == _DESTROY else say("keep-debts")

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [amount("debt_destroyed", 1)] if option == _DESTROY else []


def destroy_debt(g: State, seat: int) -> None:
    """Return an unpaid debt to the supply; that is not paying it off. [AB-156]"""
    g.players[seat].debts -= 1
    g.emit(events.DESTROY_DEBT, seat)


class TakeDebt(Node[State]):
    """Take the debt for virtue lost below the track. [AB-160, AB-198]"""

    def run(self, g: State, f: Frame) -> None:
        gain_debt(g, f[1])


OVERFLOW: Final = Overflow("architects.overflow", DESTROY_DEBT)
TAKE_DEBT: Final = TakeDebt("architects.take-debt")
