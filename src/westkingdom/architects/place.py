"""Placing a worker, and visiting the location."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.black_market import LEFT_VISIT, MIDDLE_VISIT, RIGHT_VISIT
from westkingdom.architects.gathering import FOREST_VISIT, MINES_VISIT, QUARRY_VISIT, SILVERSMITH_VISIT
from westkingdom.architects.guardhouse import GUARDHOUSE_VISIT
from westkingdom.architects.guildhall import GUILDHALL_VISIT, fill_space
from westkingdom.architects.location import Location, workers_here
from westkingdom.architects.moments import announce
from westkingdom.architects.reset import trigger
from westkingdom.architects.state import State
from westkingdom.architects.storehouse import STOREHOUSE_VISIT
from westkingdom.architects.tax_stand import TAX_STAND_VISIT
from westkingdom.architects.terms import (
    AFTER_ACTION,
    BLACK_MARKET,
    EMPTY,
    FOREST,
    GUILDHALL,
    LOCATIONS,
    MINES,
    OPEN,
    PLACE,
    PLACED,
    PLAYING,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    WORKERS,
)
from westkingdom.architects.town_centre import TOWN_CENTRE_VISIT
from westkingdom.architects.workshop import WORKSHOP_LOCATION
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say

_VISITS: Final[list[Location]] = [
    QUARRY_VISIT,
    FOREST_VISIT,
    MINES_VISIT,
    SILVERSMITH_VISIT,
    STOREHOUSE_VISIT,
    WORKSHOP_LOCATION,
    TOWN_CENTRE_VISIT,
    TAX_STAND_VISIT,
    GUARDHOUSE_VISIT,
    LEFT_VISIT,
    MIDDLE_VISIT,
    RIGHT_VISIT,
    GUILDHALL_VISIT,
]


_ALWAYS: Final = [QUARRY, FOREST, MINES, SILVERSMITH, STOREHOUSE]
"""The locations that may always be visited; they come first. [AB-050, AB-051]"""


def _can_place(g: State, seat: int, location: int) -> bool:
    """Has the player a worker, and may it be placed there? [AB-044, AB-051]"""
    p = g.players[seat]
    return p.workers > 0 and _VISITS[location].can_visit(g, p)


def put_worker(g: State, seat: int, location: int) -> None:
    """Put one own worker on a location; a full Black Market and some spaces of the Guildhall have consequences.

    [AB-049, AB-131, AB-163]
    """
    p = g.players[seat]
    p.workers -= 1
    if g.log is not None:
        g.emit(events.PLACE, seat, LOCATIONS[location])
    if location < OPEN:
        p.at[location] += 1
    elif location < GUILDHALL:
        g.market = [seat if BLACK_MARKET + i == location else g.market[i] for i in range(len(g.market))]
        if len(g.market) - g.market.count(EMPTY) >= g.realm.reset_at:
            trigger(g)
    else:
        p.guildhall += 1
        fill_space(g)


def _place_worker(g: State, seat: int, location: int) -> None:
    """Place one own worker and resolve the location's action. [AB-044, AB-045]"""
    workers = workers_here(g, g.players[seat], location) if location < OPEN else 0
    put_worker(g, seat, location)
    if g.cards.heard[AFTER_ACTION + location]:
        g.push(AFTER_VISIT, seat, location)
    if len(g.boxes) == 0:
        _VISITS[location].visit(g, seat, workers)
        return
    g.push(VISIT, seat, location, workers)
    above = len(g.stack)
    for box in g.boxes:
        box.placed(g, seat, location)
    announce(g, seat, PLACED + location)
    if len(g.stack) == above:
        VISIT.run(g, g.stack.pop())


def one_more_worker(g: State) -> None:
    """One more worker counts in the visit that is about to begin."""
    f = g.stack[-1]
    g.stack[-1] = (f[0], f[1], f[2], f[3] + 1)


class PlaceAWorker(Ask[State]):
    """Choose the location of the worker; passing is not allowed. [AB-044, AB-050, AB-051]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and g.phase == PLAYING and f[1] == g.turn and g.players[f[1]].workers > 0

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        out = _ALWAYS[:]
        for location in range(len(_ALWAYS), len(_VISITS)):
            if _VISITS[location].can_visit(g, p):
                out.append(location)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        _place_worker(g, f[1], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("place-worker", {"location": LOCATIONS[option]})

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        return [(place.number, None if place.can_visit(g, p) else place.why_not(g, p)) for place in _VISITS]


class Visit(Node[State]):
    """Carry out the action of a location. Frame: a = the location, b = the workers that count. [AB-044, AB-045]"""

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < len(_VISITS) and 0 <= f[3] <= 2 * WORKERS and f[1] == g.turn

    def run(self, g: State, f: Frame) -> None:
        for box in g.boxes:
            box.before_visit(g, f[1], f[2])
        _VISITS[f[2]].visit(g, f[1], f[3])


class AfterVisit(Node[State]):
    """What answers to a visit comes when its action is resolved. Frame: a = the location.

    [AB-064, AB-065, AB-116, AB-126, AB-127]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < len(_VISITS) and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], AFTER_ACTION + f[2])


class PlaceAt(Node[State]):
    """An effect that places one more own worker at a location; impossible ones are left out. [AB-171, AB-178]"""

    def __init__(self, name: str, location: int) -> None:
        super().__init__(name)
        self.location: Final = location

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and f[1] == g.turn and g.phase == PLAYING

    def can(self, g: State, seat: int) -> bool:
        return _can_place(g, seat, self.location)

    def run(self, g: State, f: Frame) -> None:
        if _can_place(g, f[1], self.location):
            _place_worker(g, f[1], self.location)

    def words(self) -> Message:
        return say("effect-place-worker", {"location": LOCATIONS[self.location]})

    def icons(self) -> list[str]:
        return ["place-worker"]


PLACE_A_WORKER: Final = PlaceAWorker("architects.place-a-worker", PLACE)
VISIT: Final = Visit("architects.visit")
AFTER_VISIT: Final = AfterVisit("architects.after-visit")
