"""What effects become that reach a solo opponent: it has no hand, keeps no Silver and takes no choice."""

from __future__ import annotations

from westkingdom.engine.effects import Either
from westkingdom.engine.node import NODES, Frame
from westkingdom.engine.words import say
from westkingdom.viscounts import events as base
from westkingdom.viscounts.action import TakeAction
from westkingdom.viscounts.castle import CastleMove, FreeWorkers, place_workers, section_beside
from westkingdom.viscounts.collision import OPPONENTS_GAIN, PLAYER_GAINS
from westkingdom.viscounts.construct import FreeBuilding, empty_spots, put_building, slots_left
from westkingdom.viscounts.debts import Flip
from westkingdom.viscounts.deck import Destroy, Discard, Draw, Rearrange, criminals
from westkingdom.viscounts.effects import IfCriminals
from westkingdom.viscounts.goods import GainAny
from westkingdom.viscounts.hire import FreeHire, place_name
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.actions import act
from westkingdom.viscounts.solo.flips import flip
from westkingdom.viscounts.solo.part import board_of, opponent_of, solo
from westkingdom.viscounts.solo.resources import gain_resource
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BUILDINGS, SEGMENTS, SLOTS
from westkingdom.viscounts.transcribe import FreeManuscript, take_manuscript


def carry_out(g: State, f: Frame) -> bool:
    """Carry out a rule in the way of the opponent; false if it has none of its own."""
    node: object = NODES[f[0]]
    if NODES[f[0]].asks:
        return _carry_out_choice(g, f, node)
    if isinstance(node, IfCriminals):
        g.stack.pop()
        _only_with_criminals(g, node)
    elif isinstance(node, TakeAction):
        g.stack.pop()
        act(g, node.action)
    elif isinstance(node, Draw):
        g.stack.pop()
        g.tell(events.NO_DRAW, "GG-242")
    elif f[0] == PLAYER_GAINS.id:
        g.stack.pop()
        g.push(board_of(g).above[opponent_of(g).virtue], f[1])
    elif f[0] == OPPONENTS_GAIN.id:
        g.stack.pop()
        for p in g.players[: g.settings.seats]:
            g.push(board_of(g).below[opponent_of(g).virtue], p.seat)
    else:
        return False
    return True


def _carry_out_choice(g: State, f: Frame, node: object) -> bool:
    """Carry out a rule by which a person would decide; false if the opponent just takes an option of it."""
    if isinstance(node, GainAny):
        g.stack.pop()
        for _ in range(f[2]):
            gain_resource(g)
    elif isinstance(node, Flip):
        g.stack.pop()
        flip(g, node.which)
    elif isinstance(node, Either):
        g.stack.pop()
        _take_first(g, node)
    elif isinstance(node, FreeWorkers):
        g.stack.pop()
        _free_workers(g, node.n)
    elif isinstance(node, FreeBuilding):
        g.stack.pop()
        _free_building(g, node)
    elif isinstance(node, FreeManuscript):
        g.stack.pop()
        _free_manuscript(g, node)
    else:
        return _convert(g, node)
    return True


def _convert(g: State, node: object) -> bool:
    """Effects on cards that it does not have become others, once for each icon. [VB-184, VB-186, VB-187]"""
    if isinstance(node, Rearrange):
        _becomes(g, "rearrange", 1, "VB-184")
    elif isinstance(node, Destroy):
        _becomes(g, "destroy", node.n, "VB-186")
    elif isinstance(node, Discard):
        _becomes(g, "discard", node.n, "VB-186")
    elif isinstance(node, CastleMove):
        _becomes(g, "move_worker", node.n, "VB-186")
    elif isinstance(node, FreeHire):
        _becomes(g, "hire or gain a card", node.n, "VB-187")
    else:
        return False
    return True


def _becomes(g: State, what: str, n: int, rule: str) -> None:
    """Take the frame from the stack and do what the reference card says, so many times."""
    g.stack.pop()
    effect = solo(g).facts.instead[what]
    if g.log is not None:
        g.tell(base.BECOMES, rule, what.replace(" ", "-"))
    for _ in range(n):
        g.push(effect, g.settings.opponent)


def _only_with_criminals(g: State, node: IfCriminals) -> None:
    """An effect for those with no Criminal icon, or with one, looks at the headers on its board. [VB-209, VB-212]"""
    n = criminals(g, opponent_of(g))
    holds = (n == 0) == node.none
    if g.log is not None:
        wanted = say("why-not-criminals" if node.none else "why-not-no-criminals", {"n": n})
        why = [] if holds else [(node.part.words(), wanted)]
        g.tell(events.CONDITION_HOLDS if holds else events.CONDITION_FAILS, "VB-212", n, why=why)
    if holds:
        g.push(node.part, g.settings.opponent)


def _take_first(g: State, node: Either) -> None:
    """Of several effects it always takes the first. [VB-192]"""
    if g.log is not None:
        passed = [(part.words(), say("why-not-first")) for part in node.parts[1:]]
        g.tell(events.TAKES_FIRST, "VB-192", why=passed)
    g.push(node.parts[0], g.settings.opponent)


def _free_workers(g: State, n: int) -> None:
    """Free Workers go to the section of its segment. [VB-197]"""
    p = opponent_of(g)
    if p.workers:
        if g.log is not None:
            g.tell(events.FREE_WORKERS, "VB-197", place_name(g, p.space // 3))
        place_workers(g, p.seat, section_beside(g, p.space // 3), n)
    else:
        g.tell(events.LOST, "VB-197", "workers")


def _free_building(g: State, node: FreeBuilding) -> None:
    """A free Building is its left-most of the type, on the first free spot; without a spot it is lost.

    [VB-177, VB-195]
    """
    p = opponent_of(g)
    slots = slots_left(g, p, node.building)
    spots = _free_spots(g) if node.where(g, p.seat) < 0 else empty_spots(g, node.where(g, p.seat))
    if not slots or not spots:
        g.tell(events.LOST, "VB-195", BUILDINGS[node.building].replace("_", "-"))
        return
    rule = "VB-195" if node.where(g, p.seat) < 0 else "VB-177"
    g.tell(events.LEFT_MOST, rule, SLOTS[slots[0]], spots[0])
    put_building(g, p.seat, slots[0], spots[0])


def _free_spots(g: State) -> list[int]:
    """The free spots clockwise once round the board, from the left-most one on its side of the river on. [VB-195]"""
    space = opponent_of(g).space
    per_segment = g.realm.spots_per_segment[g.side]
    sides = g.realm.spot_side[g.side][g.segments[space // 3]]
    first = space // 3 * per_segment + sides.index(space % 3)
    n = len(g.spots)
    return [spot for spot in [(first + i) % n for i in range(n)] if g.spots[spot] < 0]


def _free_manuscript(g: State, node: FreeManuscript) -> None:
    """A free Manuscript is the first allowed one clockwise from its segment; without one it is lost. [VB-200]"""
    p = opponent_of(g)
    for i in range(len(SEGMENTS)):
        place = (p.space // 3 + i) % len(SEGMENTS)
        if node.allowed(g, place):
            g.tell(events.FIRST_MANUSCRIPT, "VB-200", place_name(g, place))
            take_manuscript(g, p.seat, place)
            return
    g.tell(events.LOST, "VB-200", "manuscript")
