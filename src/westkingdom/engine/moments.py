"""Moments: several abilities that answer to the same moment are carried out in the order that their player chooses."""

from __future__ import annotations

from typing import Final

from westkingdom.engine import events
from westkingdom.engine.game import Game
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say

_MOST: Final = 32
"""No player has more things that answer to one moment; no frame of a save is unpacked that claims more."""


def packed(waiting: list[int], things: int) -> int:
    """Write things into one number of a frame, first one first; no thing may have the number `things` - 1."""
    number = 0
    for thing in waiting:
        number = number * things + thing + 1
    return number


def _unpacked(waiting: int, things: int) -> list[int]:
    """List the things that are packed in a frame, first one first."""
    out: list[int] = []
    while waiting:
        out.append(waiting % things - 1)
        waiting //= things
    out.reverse()
    return out


def answer(g: Game, seat: int, moment: int, thing: int) -> None:
    """Put one ability on the stack; it is told if it will do something."""
    effect = g.answer_to(moment, thing)
    if effect is not None:
        g.push(effect, seat)
        if g.log is not None and effect.can(g, seat):
            (ident,) = g.thing_words(thing).values()
            g.emit(events.ABILITY, seat, str(ident))


class InOrder(Ask[Game]):
    """Several abilities at the same moment are resolved in the order that their player chooses.

    [VB-101, VB-233, AB-056]

    Frame: a = the moment, b = the things that wait, packed.
    """

    def fits(self, g: Game, f: Frame) -> bool:
        if not 0 <= f[2] < g.moments() or not 0 < f[3] < g.things**_MOST:
            return False
        things = _unpacked(f[3], g.things)
        return len(set(things)) == len(things) and all(
            thing >= 0 and g.answer_to(f[2], thing) is not None for thing in things
        )

    def options(self, g: Game, f: Frame) -> list[int]:
        return _unpacked(f[3], g.things)

    def take(self, g: Game, f: Frame, option: int) -> None:
        rest = packed([thing for thing in _unpacked(f[3], g.things) if thing != option], g.things)
        if rest:
            g.push(self, f[1], f[2], rest)
        answer(g, f[1], f[2], option)

    def label(self, g: Game, f: Frame, option: int) -> Message:
        return say("choose-ability", g.thing_words(option))

    def gain(self, g: Game, f: Frame, option: int) -> list[Message]:
        effect = g.answer_to(f[2], option)
        return [] if effect is None else [effect.words()]
