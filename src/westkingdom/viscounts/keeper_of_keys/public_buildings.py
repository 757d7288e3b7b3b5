"""Public Buildings: one takes the place of an own Building, which returns to the Player Board."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.box import changed
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.construct import building_label, built, spot_name
from westkingdom.viscounts.keeper_of_keys import events
from westkingdom.viscounts.keeper_of_keys.part import in_play, keys
from westkingdom.viscounts.keeper_of_keys.terms import FIRST_PUBLIC
from westkingdom.viscounts.powers import powers
from westkingdom.viscounts.spots import FIRST_OTHER, PER_TYPE, other_building, own_building, owner_of, type_of
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BUILDING, BUILDINGS, EMPTY, INSIDE, SLOTS, SPOT


def _own_spots_here(g: State, seat: int, building: int) -> list[int]:
    """The spots at the Viscount's space, on its side of the river, with an own Building of the type.

    [KK-073, KK-074, KK-213]
    """
    space = g.players[seat].space
    if space % 3 == INSIDE:
        return []
    per_segment = g.realm.spots_per_segment[g.side]
    first = space // 3 * per_segment
    sides = g.realm.spot_side[g.side][g.segments[space // 3]]
    out: list[int] = []
    for position in range(per_segment):
        code = g.spots[first + position]
        own = 0 <= code < FIRST_OTHER and owner_of(code) == seat and type_of(code) == building
        if own and sides[position] == space % 3:
            out.append(first + position)
    return out


def public_buildings_here(g: State, seat: int) -> list[int]:
    """The types of Public Building that could be constructed here; each is there once, no empty spot is needed.

    [KK-072, KK-073, KK-075, KK-086..KK-088, KK-092]
    """
    out: list[int] = []
    public = keys(g).public
    slots = powers(g, g.players[seat]).slots
    for building in range(len(BUILDINGS)):
        open_slot = slots >> building * PER_TYPE & (1 << PER_TYPE) - 1
        if open_slot and public[building] == EMPTY and _own_spots_here(g, seat, building):
            out.append(building)
    return out


class WhichToReplace(Ask[State]):
    """Choose the own Building that is replaced. [KK-078, KK-090]

    Frame: a = type of the Building.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] in public_buildings_here(g, f[1]) and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        return _own_spots_here(g, f[1], f[2])

    def take(self, g: State, f: Frame, option: int) -> None:
        g.push(WHICH_SLOT, f[1], f[2], option)

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-replace-building", {"building": BUILDINGS[f[2]]})

    def label(self, g: State, f: Frame, option: int) -> Message:
        return spot_name(g, option)


class WhichSlot(Ask[State]):
    """The replaced Building covers any open slot of its type again. [KK-079, KK-080]

    Frame: a = type of the Building, b = its spot.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] in public_buildings_here(g, f[1]) and f[3] in _own_spots_here(g, f[1], f[2])

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        return [slot for slot in range(f[2] * PER_TYPE, f[2] * PER_TYPE + PER_TYPE) if built(p, slot)]

    def take(self, g: State, f: Frame, option: int) -> None:
        _build_public(g, f[1], f[2], f[3], option)

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-cover-slot", {"building": BUILDINGS[f[2]]})

    def label(self, g: State, f: Frame, option: int) -> Message:
        return building_label(g, option)


def _build_public(g: State, seat: int, building: int, spot: int, slot: int) -> None:
    """Replace, cover the slot, take the card and resolve its effect; neither spot nor Links give anything.

    [KK-078..KK-081, KK-083, KK-084, KK-088, KK-089, KK-091, KK-094..KK-096]

    Own Buildings of a type are alike: if the one that was replaced came from another slot, that slot now belongs to the
    Building that stands elsewhere.
    """
    p = g.players[seat]
    part = keys(g)
    came_from = g.spots[spot]
    spots = [came_from if code == own_building(seat, slot) else code for code in g.spots]
    spots[spot] = other_building(seat, building)
    g.spots = spots
    part.public = changed(part.public, building, seat)
    part.returned = slot
    thing = FIRST_PUBLIC + building
    p.permanents = [*[other for other in p.permanents if other != p.slots + slot], thing]
    g.emit(events.BUILD_PUBLIC, seat, g.cards.ids[thing], SLOTS[slot], spot)
    g.push(part.facts.public_effect[building], seat)


WHICH_TO_REPLACE: Final = WhichToReplace("keys.which-to-replace", SPOT)
WHICH_SLOT: Final = WhichSlot("keys.which-slot", BUILDING)
