"""Phase 5: when the active player's markers share a space, a collision is resolved."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Frame, Node
from westkingdom.viscounts import events
from westkingdom.viscounts.moments import announce
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BEFORE_COLLISION, COLLISION, COLLISION_BEGINS, FIRST_SPACE, LAST_SPACE
from westkingdom.viscounts.turn_options import pause


class CollisionPhase(Node[State]):
    """A collision happens exactly if the markers share a space now; its steps follow each other.

    [VB-044, VB-144, VB-156]
    """

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        if p.corruption != p.virtue:
            return
        g.emit(events.COLLISION, f[1], p.virtue)
        pause(g, f[1])
        g.push(MARKERS_BACK, f[1])
        g.push(OPPONENTS_GAIN, f[1])
        g.push(PLAYER_GAINS, f[1])
        g.push(COLLISION_ABILITIES, f[1], COLLISION)
        g.push(COLLISION_ABILITIES, f[1], COLLISION_BEGINS)
        if g.boxes:
            g.push(COLLISION_ABILITIES, f[1], BEFORE_COLLISION)


class CollisionAbilities(Node[State]):
    """Steps 1 and 2: what answers to a collision on all boards, active player first. [VB-071, VB-145, VB-146, VB-221]

    Frame: a = the moment, b = how many players were asked already.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] in (BEFORE_COLLISION, COLLISION_BEGINS, COLLISION) and 0 <= f[3] < len(g.players)

    def run(self, g: State, f: Frame) -> None:
        if f[3] + 1 < len(g.players):
            g.push(self, f[1], f[2], f[3] + 1)
        announce(g, (f[1] + f[3]) % len(g.players), f[2])


class PlayerGains(Node[State]):
    """Step 3: the active player gains what is above the space of the markers now. [VB-147, VB-231]"""

    def run(self, g: State, f: Frame) -> None:
        g.push(g.realm.above[g.players[f[1]].virtue], f[1])


class OpponentsGain(Node[State]):
    """Step 4: each opponent who meets the condition gains what is below it. [VB-071, VB-148, VB-150, VB-231]"""

    def run(self, g: State, f: Frame) -> None:
        below = g.realm.below[g.players[f[1]].virtue]
        n = len(g.players)
        for i in range(n - 1, 0, -1):
            g.push(below, (f[1] + i) % n)


class MarkersBack(Node[State]):
    """Afterwards the markers return to the ends of the track. [VB-149]"""

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        p.corruption = FIRST_SPACE
        p.virtue = LAST_SPACE
        for box in g.boxes:
            box.collision_over(g)
        g.emit(events.MARKERS_BACK, f[1], p.corruption, p.virtue)


COLLISION_ABILITIES: Final = CollisionAbilities("viscounts.collision-abilities")
PLAYER_GAINS: Final = PlayerGains("viscounts.player-gains")
OPPONENTS_GAIN: Final = OpponentsGain("viscounts.opponents-gain")
MARKERS_BACK: Final = MarkersBack("viscounts.markers-back")
COLLISION_PHASE: Final = CollisionPhase("viscounts.collision")
