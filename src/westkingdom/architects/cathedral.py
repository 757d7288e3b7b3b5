"""The cathedral: advancing level by level."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.bill import can_pay
from westkingdom.architects.catalogue import Level
from westkingdom.architects.discount import timber_less
from westkingdom.architects.location import allowed
from westkingdom.architects.moments import announce
from westkingdom.architects.paying import pay
from westkingdom.architects.plans import DISCARD_PLAN
from westkingdom.architects.rewards import GAIN_REWARD
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import ADVANCE, GUILDHALL, TOP_LEVEL
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, say


def _next_level(g: State, p: Player) -> Level:
    """The level above the own marker. [AB-181]"""
    return g.realm.levels[p.cathedral + 1]


def level_bill(g: State, p: Player) -> list[int]:
    """What the next level costs, 1 wood or stone less for some. [AB-174, AB-184]"""
    level = _next_level(g, p)
    return level.less if timber_less(g, p) else level.bill


def room_above(g: State, p: Player) -> bool:
    """Is a space of the next level free? [AB-183]"""
    level = p.cathedral + 1
    there = 0
    for other in g.players:
        if other.cathedral == level:
            there += 1
    return there < g.realm.levels[level].spaces


def discards(g: State, p: Player) -> bool:
    """Does advancing cost this player a building card? [AB-185, AB-186]"""
    return not g.cards.no_discard[p.board]


def why_no_advance(g: State, p: Player) -> str:
    """The reason why a player cannot advance, as a word; none if it is possible.

    [AB-181..AB-183, AB-185, AB-191, AB-195]
    """
    if p.cathedral == TOP_LEVEL:
        return "why-not-top-level"
    if not g.realm.cathedral_allowed[p.virtue] and not allowed(g, p, GUILDHALL):
        return "why-not-too-corrupt"
    if not room_above(g, p):
        return "why-not-level-full"
    if discards(g, p) and not p.hand:
        return "why-not-no-building-card"
    return "" if can_pay(g, p, level_bill(g, p)) else "why-not-level-too-expensive"


def can_advance(g: State, p: Player) -> bool:
    """Could this player advance on the cathedral now?"""
    return why_no_advance(g, p) == ""


def advance(g: State, seat: int) -> None:
    """Pay, discard a building card, move up, gain a reward, then abilities. [AB-181, AB-184..AB-187, AB-191]"""
    p = g.players[seat]
    g.push(MOVE_UP, seat)
    if discards(g, p):
        g.push(DISCARD_PLAN, seat)
    pay(g, seat, level_bill(g, p))


class MoveUp(Node[State]):
    """The marker moves up one level and frees its space; a reward follows, then abilities.

    [AB-181, AB-183, AB-187, AB-189, AB-191]
    """

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        p.cathedral += 1
        g.emit(events.ADVANCE, f[1], p.cathedral)
        g.push(ADVANCED, f[1])
        g.push(GAIN_REWARD, f[1])


class Advanced(Node[State]):
    """What answers to an advance comes after the reward. [AB-189, AB-191]"""

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], ADVANCE)


def advance_words(g: State, p: Player) -> Message:
    """Say what advancing means."""
    return say("work-on-cathedral", {"level": p.cathedral + 1})


MOVE_UP: Final = MoveUp("architects.move-up")
ADVANCED: Final = Advanced("architects.advanced")
