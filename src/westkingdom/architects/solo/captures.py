"""Captures of an opponent: the largest group first, ties by its list of places."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.captures import capture, group_label
from westkingdom.architects.counters import counter
from westkingdom.architects.order import people_from_start
from westkingdom.architects.solo import events
from westkingdom.architects.solo.effects import SCHEMES, SchemeEffect
from westkingdom.architects.solo.part import solo_part
from westkingdom.architects.solo.places import group, location_of
from westkingdom.architects.state import State
from westkingdom.architects.terms import OPEN
from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Frame
from westkingdom.engine.words import Message, say

_AS_MANY_AS_WORKERS: Final = 0
"""Captures for every worker here."""


def locations_by_list(g: State) -> list[int]:
    """Open locations in the order of the opponent's list, the Princess's location where she stands now.

    [WW-273, WW-280, WW-281]
    """
    out: list[int] = []
    for place in solo_part(g).facts.priority:
        location = location_of(g, place)
        if location not in out:
            out.append(location)
    return out


def _targets(g: State, seat: int) -> list[int]:
    """The groups at the location of the largest one, all of that size; ties between locations go by the list.

    [WW-272, WW-273, WW-275, WW-279]
    """
    most = max(max(p.at) for p in g.players if p.seat != seat)
    if most == 0:
        return []
    for location in locations_by_list(g):
        there = [group(location, other) for other in people_from_start(g) if g.players[other].at[location] == most]
        if there:
            return there
    raise ValueError("the list of the opponent must name every open location")


def _passed_over(g: State, seat: int, taken: list[int]) -> list[tuple[Message, Message]]:
    """Groups of the same size that are not taken now, which come later in the list. [WW-273]"""
    size = max(max(p.at) for p in g.players if p.seat != seat)
    others = [group(at, p.seat) for at in range(OPEN) for p in g.players if p.seat != seat and p.at[at] == size]
    return [(group_label(g, which), say("later-in-the-list")) for which in others if which not in taken]


class Captures(SchemeEffect):
    """Capture actions, each one group anywhere; equal groups at one place go together when the actions are too few.

    [WW-270, WW-271, WW-274, WW-276..WW-278, WW-322, WW-323]
    """

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        left = self.n
        if left == _AS_MANY_AS_WORKERS:
            left = counter(g, g.players[seat], "workers_here")
        raided = 0
        while left > 0:
            there = _targets(g, seat)
            if not there:
                g.tell(events.OPPONENT_CAPTURES_NOBODY, "WW-278")
                return
            taken = there if len(there) > left else there[:1]
            if g.log is not None:
                rule = "WW-276" if len(taken) > 1 else "WW-272"
                g.tell(events.OPPONENT_CAPTURES, rule, left, why=_passed_over(g, seat, there))
            for which in taken:
                raided = capture(g, seat, which, raided)
            left -= 1

    def words(self) -> Message:
        return (
            say("effect-capture-per-worker") if self.n == _AS_MANY_AS_WORKERS else say("effect-capture", {"n": self.n})
        )


def _build_capture(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"capture": n | "workers_here"}`."""
    each = data["capture"] == "workers_here"
    return cast(Effect, Captures(name, _AS_MANY_AS_WORKERS if each else whole(data, "capture")))


def enter_captures() -> None:
    """Let scheme cards capture."""
    SCHEMES.builders["capture"] = _build_capture
