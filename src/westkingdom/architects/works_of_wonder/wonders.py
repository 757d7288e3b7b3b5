"""Wonders: their tokens on the board, and visiting them."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.guardhouse import possible_actions
from westkingdom.architects.place import one_more_worker
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import EMPTY, FAVOUR, GUARDHOUSE, LOCATIONS, WORKSHOP
from westkingdom.architects.works_of_wonder import events
from westkingdom.architects.works_of_wonder.influence import gain_influence
from westkingdom.architects.works_of_wonder.part import in_play, part_of
from westkingdom.architects.works_of_wonder.terms import (
    FIRST_WONDER,
    INFLUENCE,
    MOST_INFLUENCE,
    TOKEN,
    VISIT_WONDER,
    WONDERS,
)
from westkingdom.architects.workshop import can_hire
from westkingdom.engine.box import changed
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say

_ONE_MORE: Final = 0
_GAIN_ONE: Final = 1
_NEITHER: Final = 2
_OPEN_WONDERS: Final = [
    [FIRST_WONDER + wonder for wonder in range(WONDERS) if not built >> wonder & 1] for built in range(1 << WONDERS)
]
"""By the Wonders that are built, as bits: those that are not."""


def own_wonder_at(g: State, p: Player, location: int) -> bool:
    """Has the player a Wonder at this location? [WW-178, WW-179, WW-183]"""
    places = part_of(g).wonder_at
    for wonder in range(WONDERS):
        if places[wonder] == location:
            return FIRST_WONDER + wonder in p.buildings
    return False


def unbuilt(g: State) -> list[int]:
    """The Wonders that nobody has built yet. [WW-153, WW-154, WW-174]"""
    return _OPEN_WONDERS[part_of(g).built]


def possible_visit(g: State, p: Player, location: int, more: int, favour: int) -> bool:
    """Could the action of a location be carried out with so many more workers and so much more Influence? [WW-099]"""
    favour = min(favour, MOST_INFLUENCE - p.goods[FAVOUR])
    if location == GUARDHOUSE:
        return len(possible_actions(g, p, 0, favour)) > 0
    if location == WORKSHOP:
        return len(g.plans) > 0 or can_hire(g, p, p.at[WORKSHOP] + more, 0, favour)
    return True


class VisitWonder(Ask[State]):
    """At an own Wonder: one more worker counts, or 1 Influence, or neither. Frame: a = the location.

    [WW-178, WW-181, WW-182, WW-184]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] in part_of(g).wonder_at and f[2] >= 0 and f[3] == 0 and f[1] == g.turn

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        due = part_of(g).pending
        out: list[int] = []
        if possible_visit(g, p, f[2], 1, due):
            out.append(_ONE_MORE)
        if possible_visit(g, p, f[2], 0, due + 1):
            out.append(_GAIN_ONE)
        if possible_visit(g, p, f[2], 0, due):
            out.append(_NEITHER)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _ONE_MORE:
            one_more_worker(g)
        elif option == _GAIN_ONE:
            gain_influence(g, f[1], 1)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say(["wonder-worker", "wonder-influence", "wonder-neither"][option])

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [amount(INFLUENCE, 1)] if option == _GAIN_ONE else []

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        possible = self.options(g, f)
        why = say("why-not-no-action")
        return [(option, None if option in possible else why) for option in (_ONE_MORE, _GAIN_ONE, _NEITHER)]


class PlaceToken(Ask[State]):
    """Put the token of a Wonder on a free location that may hold one. Frame: a = the Wonder.

    [WW-169, WW-170, WW-171, WW-172]
    """

    def fits(self, g: State, f: Frame) -> bool:
        if not in_play(g) or not 0 <= f[2] < WONDERS or f[3]:
            return False
        return part_of(g).wonder_at[f[2]] == EMPTY and FIRST_WONDER + f[2] in g.players[f[1]].buildings

    def options(self, g: State, f: Frame) -> list[int]:
        part = part_of(g)
        return [location for location in part.facts.allowed if location not in part.wonder_at]

    def take(self, g: State, f: Frame, option: int) -> None:
        part = part_of(g)
        part.wonder_at = changed(part.wonder_at, f[2], option)
        g.emit(events.PLACE_TOKEN, f[1], g.buildings.ids[FIRST_WONDER + f[2]], LOCATIONS[option])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("place-token", {"location": LOCATIONS[option]})

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        part = part_of(g)
        taken = say("why-not-occupied")
        return [(location, taken if location in part.wonder_at else None) for location in part.facts.allowed]


VISIT_OWN_WONDER: Final = VisitWonder("architects.wonder.visit", VISIT_WONDER)
PLACE_TOKEN: Final = PlaceToken("architects.wonder.place-token", TOKEN)
