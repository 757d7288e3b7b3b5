"""Captures: taking groups of workers off locations."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.state import State
from westkingdom.architects.terms import CAPTURE, LOCATIONS, MOST_SEATS, NO_MORE, OPEN
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say

MOST_CAPTURES: Final = 40


def groups(g: State) -> list[int]:
    """All groups that could be captured, by location and owner: only those on large circles.

    [AB-094, AB-100, AB-101]
    """
    out: list[int] = []
    for location in range(OPEN):
        for p in g.players:
            if p.at[location]:
                out.append(location * MOST_SEATS + p.seat)
    return out


def capture(g: State, seat: int, which: int, raided: int) -> int:
    """Capture a group: own workers go home, others to the own board; give the locations raided so far, as bits.

    [AB-098, AB-099, AB-103]
    """
    location, owner = which // MOST_SEATS, which % MOST_SEATS
    other = g.players[owner]
    n = other.at[location]
    other.at[location] = 0
    g.emit(events.CAPTURE, seat, LOCATIONS[location], owner, n)
    if owner == seat:
        other.workers += n
        return raided
    g.players[seat].captives[owner] += n
    if not raided >> location & 1:
        for box in g.boxes:
            box.captured(g, seat, location)
    return raided | 1 << location


def group_label(g: State, which: int) -> Message:
    """Name a group."""
    location, owner = which // MOST_SEATS, which % MOST_SEATS
    return say("capture-group", {"location": LOCATIONS[location], "owner": owner, "n": g.players[owner].at[location]})


class FreeCaptures(Ask[State]):
    """Captures of a building: free, each anywhere, each may be declined. [AB-106, AB-107, AB-179]

    Frame: a = the captures made, b = the locations where workers of others were captured, as bits.
    """

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, CAPTURE)
        self.n: Final = n

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < self.n and 0 <= f[3] < 1 << OPEN

    def can(self, g: State, seat: int) -> bool:
        return len(groups(g)) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return [*groups(g), NO_MORE]

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == NO_MORE:
            return
        raided = f[3] | 1 << option // MOST_SEATS if option % MOST_SEATS != f[1] else f[3]
        if f[2] + 1 < self.n:
            g.push(self, f[1], f[2] + 1, raided)
        capture(g, f[1], option, f[3])

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-capture", {"n": self.n - f[2]})

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("capture-no-more") if option == NO_MORE else group_label(g, option)

    def words(self) -> Message:
        return say("effect-capture", {"n": self.n})

    def icons(self) -> list[str]:
        return ["capture"] * self.n
