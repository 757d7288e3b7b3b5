"""Hiring and dismissing Townsfolk: what happens to the card and its top-right effect."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events
from westkingdom.viscounts.catalogue import Replacement
from westkingdom.viscounts.moments import announce
from westkingdom.viscounts.powers import HAS_REPLACEMENTS, powers
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import FREE_HIRE, HIRE, SEGMENTS


def place_name(g: State, place: int) -> str:
    """Name the segment at a place in the circle."""
    return SEGMENTS[g.segments[place]]


def visible(g: State, place: int) -> int:
    """The visible Townsfolk of a pile, -1 if the pile is empty. [VB-015, VB-143]"""
    pile = g.townsfolk[place]
    return pile[-1] if pile else -1


def take_visible(g: State, place: int) -> int:
    """Take the visible card of a pile."""
    card = g.townsfolk[place][-1]
    g.townsfolk[place] = g.townsfolk[place][:-1]
    return card


def tell_next(g: State, seat: int, place: int) -> None:
    """Tell which card of a pile can be seen now."""
    if g.townsfolk[place]:
        g.emit(events.UNCOVER, seat, g.cards.ids[g.townsfolk[place][-1]], place_name(g, place))


def replacement(g: State, seat: int) -> Replacement | None:
    """What a player may take in place of a hire now, if anything."""
    p = g.players[seat]
    if powers(g, p).special & HAS_REPLACEMENTS:
        for thing, other in g.cards.replacements.items():
            if thing in p.permanents and other.effect.can(g, seat):
                return other
    return None


_INSTEAD: Final = 5
_ENOUGH: Final = 6


def hire(g: State, seat: int, place: int) -> None:
    """Put the card on the discard pile, resolve its top-right effect, then answers to the hire.

    [VB-047, VB-118, VB-141, VB-220]
    """
    card = take_visible(g, place)
    g.players[seat].discard.append(card)
    if g.log is not None:
        g.emit(events.HIRE, seat, g.cards.ids[card], place_name(g, place))
        tell_next(g, seat, place)
    g.push(HIRED, seat)
    effect = g.cards.hire[card]
    if effect is not None:
        g.push(effect, seat)


class Hired(Node[State]):
    """What answers to a hire comes after the top-right effect of the hired card. [VB-118]"""

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], HIRE)


class FreeHire(Ask[State]):
    """Hire any one of the visible Townsfolk for nothing; mandatory while one is there. [VB-063, VB-143]

    Where several are hired, all but the first may be declined; what can be taken in place of a hire is never forced.
    """

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, FREE_HIRE)
        self.n: Final = n

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < self.n and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        for pile in g.townsfolk:
            if pile:
                return True
        return replacement(g, seat) is not None

    def options(self, g: State, f: Frame) -> list[int]:
        out: list[int] = []
        for place in range(len(g.townsfolk)):
            if g.townsfolk[place]:
                out.append(place)
        if replacement(g, f[1]) is not None:
            out.append(_INSTEAD)
        if (f[2] and out) or out == [_INSTEAD]:
            out.append(_ENOUGH)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _ENOUGH:
            return
        if f[2] + 1 < self.n:
            g.push(self, f[1], f[2] + 1)
        other = replacement(g, f[1])
        if option != _INSTEAD:
            hire(g, f[1], option)
        elif other is not None:
            g.push(HIRED, f[1])
            g.push(other.effect, f[1])

    def label(self, g: State, f: Frame, option: int) -> Message:
        if option == _INSTEAD:
            return say("hire-instead")
        if option == _ENOUGH:
            return say("recruit-nobody")
        card = visible(g, option)
        if card < 0:
            return say("hire-nobody", {"segment": place_name(g, option)})
        return say("hire-card", {"card": g.cards.ids[card], "segment": place_name(g, option)})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        other = replacement(g, f[1])
        if option == _INSTEAD and other is not None:
            return [other.effect.words()]
        return hire_words(g, visible(g, option)) if option < _INSTEAD else []

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        possible = self.options(g, f)
        piles = [(i, None if g.townsfolk[i] else say("why-not-empty-pile")) for i in range(len(g.townsfolk))]
        return [*piles, *[(option, None) for option in (_INSTEAD, _ENOUGH) if option in possible]]

    def words(self) -> Message:
        return say("effect-hire-free", {"n": self.n})

    def icons(self) -> list[str]:
        return ["hire"] * self.n


def hire_words(g: State, card: int) -> list[Message]:
    """Say the top-right effect of a card."""
    effect = g.cards.hire[card] if card >= 0 else None
    return [] if effect is None else [effect.words()]


HIRED: Final = Hired("viscounts.hired")
