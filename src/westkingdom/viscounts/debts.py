"""Debts and Deeds: gaining them from piles that end the game, and flipping them."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.moments import announce, listens
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import FLIP, FLIP_DEBT, FLIP_DEED, GAIN_DEBT, GAIN_DEED

MOST_AT_ONCE: Final = 20
"""No effect gives more cards than that."""

DEBT: Final = 0
DEED: Final = 1
CARD_KINDS: Final = ["debt", "deed", "either"]


def gain_debts(g: State, seat: int, n: int) -> None:
    """Gain unpaid Debts, one by one where an ability answers to each. [VB-002, VB-031, VB-232]"""
    if n > 1 and listens(g, seat, GAIN_DEBT):
        g.push(GAIN_MORE_DEBTS, seat, n - 1)
        n = 1
    g.players[seat].debts += n
    if g.log is not None:
        g.emit("gain-debt", seat, {"n": n})
    if g.debts_above > 0:
        g.debts_above = max(0, g.debts_above - n)
        if g.debts_above == 0:
            reveal(g, "poverty")
    announce(g, seat, GAIN_DEBT)


def gain_deeds(g: State, seat: int, n: int) -> None:
    """Gain acquired Deeds, one by one where an ability answers to each. [VB-002, VB-031, VB-232]"""
    if n > 1 and listens(g, seat, GAIN_DEED):
        g.push(GAIN_MORE_DEEDS, seat, n - 1)
        n = 1
    g.players[seat].deeds += n
    if g.log is not None:
        g.emit("gain-deed", seat, {"n": n})
    if g.deeds_above > 0:
        g.deeds_above = max(0, g.deeds_above - n)
        if g.deeds_above == 0:
            reveal(g, "prosperity")
    announce(g, seat, GAIN_DEED)


def reveal(g: State, card: str) -> None:
    """Reveal an end card: this round is finished, then one more is played. [VB-036, VB-037, VB-157, VB-159]"""
    if g.log is not None:
        g.emit("reveal", g.turn, {"card": card})
    if g.last_round == 0:
        g.last_round = g.round + 1


class GainMoreDebts(Node[State]):
    """The rest of a gain of several Debts. [VB-232]"""

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] <= MOST_AT_ONCE and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        gain_debts(g, f[1], f[2])


class GainMoreDeeds(Node[State]):
    """The rest of a gain of several Deeds. [VB-232]"""

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] <= MOST_AT_ONCE and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        gain_deeds(g, f[1], f[2])


def flip_debt(g: State, seat: int) -> None:
    """Pay one own Debt: gain any 1 resource at once, then what answers to the flip. [VB-032, VB-232]"""
    p = g.players[seat]
    p.debts -= 1
    p.paid += 1
    if g.log is not None:
        g.emit("flip-debt", seat, {})
    announce(g, seat, FLIP_DEBT)
    for effect in g.realm.flip_debt:
        g.push(effect, seat)


def flip_deed(g: State, seat: int) -> None:
    """Have one own Deed approved. [VB-033]"""
    p = g.players[seat]
    p.deeds -= 1
    p.approved += 1
    if g.log is not None:
        g.emit("flip-deed", seat, {})
    announce(g, seat, FLIP_DEED)


class Flip(Ask[State]):
    """Flip a Debt, a Deed, or one of choice; with nothing to flip it is skipped. [VB-007, VB-034, VB-035]"""

    def __init__(self, name: str, which: int) -> None:
        super().__init__(name, FLIP)
        self.which: Final = which

    def can(self, g: State, seat: int) -> bool:
        p = g.players[seat]
        return (self.which != DEED and p.debts > 0) or (self.which != DEBT and p.deeds > 0)

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        out: list[int] = []
        if self.which != DEED and p.debts > 0:
            out.append(DEBT)
        if self.which != DEBT and p.deeds > 0:
            out.append(DEED)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == DEBT:
            flip_debt(g, f[1])
        else:
            flip_deed(g, f[1])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say(f"effect-flip-{CARD_KINDS[option]}")

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [amount("resource_any", 1)] if option == DEBT else []

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        return [
            (DEBT, None if p.debts else say("why-not-no-unpaid-debt")),
            (DEED, None if p.deeds else say("why-not-no-acquired-deed")),
        ]

    def words(self) -> Message:
        return say(f"effect-flip-{CARD_KINDS[self.which]}")

    def icons(self) -> list[str]:
        return [f"flip-{CARD_KINDS[self.which]}"]


GAIN_MORE_DEBTS: Final = GainMoreDebts("viscounts.gain-more-debts")
GAIN_MORE_DEEDS: Final = GainMoreDeeds("viscounts.gain-more-deeds")
