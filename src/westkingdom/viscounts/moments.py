"""Moments: rules announce what happened, and the abilities of cards and permanent things answer."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import CARDS, MOMENTS, ORDER, THINGS


def listens(g: State, seat: int, moment: int) -> bool:
    """Does anything of this player answer to the moment?"""
    p = g.players[seat]
    table = g.cards.on[moment]
    for card in p.board:
        if card >= 0 and table[card] is not None:
            return True
    for thing in p.permanents:
        if table[thing] is not None:
            return True
    return False


def announce(g: State, seat: int, moment: int) -> None:
    """Put the player's answers to a moment on the stack; the player orders those that matter. [VB-233]

    Gains of goods come first, without a question: they change nothing for any other effect.
    """
    p = g.players[seat]
    table = g.cards.on[moment]
    plain = g.cards.plain[moment]
    waiting = 0
    many = False
    goods = False
    for card in p.board:
        if card >= 0 and table[card] is not None:
            if plain[card]:
                goods = True
            else:
                many = many or waiting != 0
                waiting = waiting * THINGS + card + 1
    for thing in p.permanents:
        if table[thing] is not None:
            if plain[thing]:
                goods = True
            else:
                many = many or waiting != 0
                waiting = waiting * THINGS + thing + 1
    if many:
        g.push(IN_ORDER, seat, moment, waiting)
    elif waiting:
        answer(g, seat, moment, waiting - 1)
    if goods:
        for card in p.board:
            if card >= 0 and plain[card]:
                answer(g, seat, moment, card)
        for thing in p.permanents:
            if plain[thing]:
                answer(g, seat, moment, thing)


def answer(g: State, seat: int, moment: int, thing: int) -> None:
    """Put one ability on the stack."""
    effect = g.cards.on[moment][thing]
    if effect is not None:
        g.push(effect, seat)
        if g.log is not None:
            g.emit("ability", seat, {"thing": g.cards.ids[thing]})


def unpacked(waiting: int) -> list[int]:
    """List the things that are packed in a frame, first one first."""
    out: list[int] = []
    while waiting:
        out.append(waiting % THINGS - 1)
        waiting //= THINGS
    out.reverse()
    return out


class InOrder(Ask[State]):
    """Several abilities at the same moment are resolved in the order that their player chooses. [VB-101, VB-233]"""

    def fits(self, g: State, f: Frame) -> bool:
        if not 0 <= f[2] < len(MOMENTS) or not 0 < f[3] < THINGS**8:
            return False
        things = unpacked(f[3])
        table = g.cards.on[f[2]]
        return len(set(things)) == len(things) and all(thing >= 0 and table[thing] is not None for thing in things)

    def options(self, g: State, f: Frame) -> list[int]:
        return unpacked(f[3])

    def take(self, g: State, f: Frame, option: int) -> None:
        rest = 0
        for thing in unpacked(f[3]):
            if thing != option:
                rest = rest * THINGS + thing + 1
        if rest:
            g.push(self, f[1], f[2], rest)
        answer(g, f[1], f[2], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("choose-ability", {"card" if option < CARDS else "thing": g.cards.ids[option]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        effect = g.cards.on[f[2]][option]
        return [] if effect is None else [effect.words()]


IN_ORDER: Final = InOrder("viscounts.in-order", ORDER)
