"""Debts and Deeds: gaining them from piles that end the game, and flipping them."""

from __future__ import annotations

from typing import Final

from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts import events
from westkingdom.viscounts.moments import announce, listens
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import FLIP, FLIP_DEBT, FLIP_DEED, GAIN_DEBT, GAIN_DEED

_MOST_AT_ONCE: Final = 20
"""No effect gives more cards than that."""

DEBT: Final = 0
DEED: Final = 1
EITHER: Final = 2
CARD_KINDS: Final = ["debt", "deed", "either"]


def gain_debts(g: State, seat: int, n: int) -> None:
    """Gain unpaid Debts, one by one where an ability answers to each. [VB-002, VB-031, VB-232]"""
    n = _at_once(g, seat, n, GAIN_DEBT, GAIN_MORE_DEBTS)
    g.players[seat].debts += n
    if g.log is not None:
        g.emit(shared.GAIN_DEBT, seat, n)
    g.debts_above = _left_above(g, g.debts_above, n, "poverty")
    announce(g, seat, GAIN_DEBT)


def gain_deeds(g: State, seat: int, n: int) -> None:
    """Gain acquired Deeds, one by one where an ability answers to each. [VB-002, VB-031, VB-232]"""
    n = _at_once(g, seat, n, GAIN_DEED, GAIN_MORE_DEEDS)
    g.players[seat].deeds += n
    g.emit(events.GAIN_DEED, seat, n)
    g.deeds_above = _left_above(g, g.deeds_above, n, "prosperity")
    announce(g, seat, GAIN_DEED)


def _at_once(g: State, seat: int, n: int, moment: int, rest: GainMore) -> int:
    """How many of several cards are gained now: one, and the rest later, where an ability answers to each. [VB-232]"""
    if n > 1 and listens(g, seat, moment):
        g.push(rest, seat, n - 1)
        return 1
    return n


def _left_above(g: State, above: int, n: int, end_card: str) -> int:
    """How many cards lie above an end card when so many were taken; it is revealed with the last one. [VB-157]"""
    left = max(0, above - n)
    if above > 0 and left == 0:
        reveal(g, end_card)
    return left


def reveal(g: State, card: str) -> None:
    """Reveal an end card: this round is finished, then one more is played. [VB-036, VB-037, VB-157, VB-159]"""
    g.emit(events.REVEAL, g.turn, card)
    if g.last_round == 0:
        g.last_round = g.round + 1


class GainMore(Node[State]):
    """The rest of a gain of several Debts or Deeds. [VB-232]"""

    def __init__(self, name: str, which: int) -> None:
        super().__init__(name)
        self.which: Final = which

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] <= _MOST_AT_ONCE and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        if self.which == DEBT:
            gain_debts(g, f[1], f[2])
        else:
            gain_deeds(g, f[1], f[2])


def flip_debt(g: State, seat: int) -> None:
    """Pay one own Debt: gain any 1 resource at once, then what answers to the flip. [VB-032, VB-232]"""
    p = g.players[seat]
    p.debts -= 1
    p.paid += 1
    g.emit(shared.FLIP_DEBT, seat)
    announce(g, seat, FLIP_DEBT)
    for effect in g.realm.flip_debt:
        g.push(effect, seat)


def flip_deed(g: State, seat: int) -> None:
    """Have one own Deed approved. [VB-033]"""
    p = g.players[seat]
    p.deeds -= 1
    p.approved += 1
    g.emit(events.FLIP_DEED, seat)
    announce(g, seat, FLIP_DEED)


class FlipCard(Ask[State]):
    """A Debt, a Deed, or one of choice is flipped, by whatever rule; with nothing to flip it is skipped.

    [VB-007, VB-034]
    """

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


class Flip(FlipCard):
    """Flip a Debt, a Deed, or one of choice, and what answers to it. [VB-034, VB-035]"""

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == DEBT:
            flip_debt(g, f[1])
        else:
            flip_deed(g, f[1])


GAIN_MORE_DEBTS: Final = GainMore("viscounts.gain-more-debts", DEBT)
GAIN_MORE_DEEDS: Final = GainMore("viscounts.gain-more-deeds", DEED)
