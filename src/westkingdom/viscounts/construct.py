"""Construct: put a Building on a spot, open its slot, gain the spot's effect and complete links."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events
from westkingdom.viscounts.action import NEVER, Action, named, possible_yields, yield_cost
from westkingdom.viscounts.dismissal import best_strength
from westkingdom.viscounts.hire import place_name
from westkingdom.viscounts.powers import powers
from westkingdom.viscounts.spots import PER_TYPE, own_building, owner_of
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import BUILDING, BUILDINGS, CONSTRUCT, EMPTY, INSIDE, SEGMENTS, SLOTS, SPOT

_ALL_OF_TYPE: Final = (1 << PER_TYPE) - 1


def built(p: Player, slot: int) -> bool:
    """Has the Building of this slot left the board?"""
    return p.slots + slot in p.permanents


def slots_left(g: State, p: Player, building: int) -> list[int]:
    """The slots that still hold a Building of a type. [VB-004, VB-108]"""
    out: list[int] = []
    out_of_use = _slots_out_of_use(g, p)
    for slot in range(building * PER_TYPE, building * PER_TYPE + PER_TYPE):
        if not out_of_use >> slot & 1:
            out.append(slot)
    return out


def _slots_out_of_use(g: State, p: Player) -> int:
    """The slots whose Building is built or may not be built in this turn, as bits."""
    closed = closed_slot(g, p)
    return powers(g, p).slots if closed < 0 else powers(g, p).slots | 1 << closed


def closed_slot(g: State, p: Player) -> int:
    """The slot whose Building may not be built in this turn, -1 if there is none."""
    slot = EMPTY
    for box in g.busy_boxes:
        slot = max(slot, box.closed_slot(g, p))
    return slot


def other_buildings(g: State, seat: int) -> list[int]:
    """What could be constructed here besides the Buildings of the own board."""
    out: list[int] = []
    for box in g.busy_boxes:
        out += box.buildings(g, seat)
    return out


def empty_spots(g: State, space: int) -> list[int]:
    """The empty Building Spots on a space's side of the river; a negative space: of the whole board.

    [VB-066, VB-107]
    """
    per_segment = g.realm.spots_per_segment[g.side]
    if space < 0:
        return [spot for spot in range(len(g.spots)) if g.spots[spot] < 0]
    if space % 3 == INSIDE:
        return []
    place = space // 3
    sides = g.realm.spot_side[g.side][g.segments[place]]
    out: list[int] = []
    for position in range(per_segment):
        if sides[position] == space % 3 and g.spots[place * per_segment + position] < 0:
            out.append(place * per_segment + position)
    return out


def _any_empty_spot(g: State, space: int) -> bool:
    """Is there an empty Building Spot on a space's side of the river? [VB-107]"""
    if space % 3 == INSIDE:
        return False
    sides = g.realm.spot_side[g.side][g.segments[space // 3]]
    first = space // 3 * len(sides)
    for position in range(len(sides)):
        if sides[position] == space % 3 and g.spots[first + position] < 0:
            return True
    return False


def spot_name(g: State, spot: int) -> Message:
    """Name a Building Spot."""
    per_segment = g.realm.spots_per_segment[g.side]
    return say("spot", {"segment": place_name(g, spot // per_segment), "position": spot % per_segment + 1})


def _spot_effect(g: State, spot: int) -> Node[State]:
    """The effect of a Building Spot."""
    per_segment = g.realm.spots_per_segment[g.side]
    return g.realm.spot_effect[g.side][g.segments[spot // per_segment]][spot % per_segment]


class Construct(Action):
    """Choose the spot for the Building that was named and paid for. [VB-107, VB-108, VB-109, VB-119]"""

    def is_yield(self, g: State, seat: int, what: int) -> bool:
        return (0 <= what < len(SLOTS) and not built(g.players[seat], what)) or what in other_buildings(g, seat)

    def yields(self, g: State, seat: int, strength: int) -> list[int]:
        p = g.players[seat]
        out: list[int] = []
        if _any_empty_spot(g, p.space):
            out_of_use = _slots_out_of_use(g, p)
            for slot in range(len(SLOTS)):
                if strength >= g.realm.building_cost[slot // PER_TYPE] and not out_of_use >> slot & 1:
                    out.append(slot)
        for what in other_buildings(g, seat):
            if strength >= self.needs(g, seat, what):
                out.append(what)
        return out

    def least(self, g: State, seat: int) -> int:
        p = g.players[seat]
        least = NEVER
        if _any_empty_spot(g, p.space):
            out_of_use = _slots_out_of_use(g, p)
            for building in range(len(BUILDINGS)):
                if out_of_use >> building * PER_TYPE & _ALL_OF_TYPE != _ALL_OF_TYPE:
                    least = min(least, g.realm.building_cost[building])
        for what in other_buildings(g, seat):
            least = min(least, self.needs(g, seat, what))
        return least

    def needs(self, g: State, seat: int, what: int) -> int:
        if what < len(SLOTS):
            return g.realm.building_cost[what // PER_TYPE]
        for box in g.boxes:
            cost = box.building_cost(what)
            if cost >= 0:
                return cost
        raise ValueError(f"there is no building {what}")

    def ask_yield(self, g: State, seat: int) -> None:
        g.push(WHICH_BUILDING, seat)

    def obstacle(self, g: State, seat: int) -> Message | None:
        p = g.players[seat]
        if other_buildings(g, seat):
            return None
        if not empty_spots(g, p.space):
            return say("why-not-no-empty-spot")
        if not [slot for slot in range(len(SLOTS)) if not built(p, slot)]:
            return say("why-not-all-built")
        return None

    def run(self, g: State, f: Frame) -> None:
        if f[2] < len(SLOTS):
            g.push(WHERE, f[1], f[2], g.players[f[1]].space)
            return
        for box in g.boxes:
            if box.building_cost(f[2]) >= 0:
                box.construct(g, f[1], f[2])


def building_label(g: State, what: int) -> Message:
    """Name a Building of the own board by its slot, or another one."""
    if what < len(SLOTS):
        return say("building", {"building": BUILDINGS[what // PER_TYPE], "slot": SLOTS[what]})
    for box in g.boxes:
        if box.building_cost(what) >= 0:
            return say("other-building", {"thing": box.building_name(what)})
    raise ValueError(f"there is no building {what}")


class WhichBuilding(Ask[State]):
    """Choose any Building still on the own board, by its slot. [VB-108, VB-109]"""

    def options(self, g: State, f: Frame) -> list[int]:
        return possible_yields(g, f[1], CONSTRUCT)

    def take(self, g: State, f: Frame, option: int) -> None:
        named(g, f[1], CONSTRUCT, option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return building_label(g, option)

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        return yield_cost(g, f[1], CONSTRUCT, option)

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        most = best_strength(g, p, CONSTRUCT)
        out: list[tuple[int, Message | None]] = []
        for slot in range(len(SLOTS)):
            reason: Message | None = None
            if built(p, slot):
                reason = say("why-not-already-built")
            elif slot == closed_slot(g, p):
                reason = say("why-not-done-already")
            elif not empty_spots(g, p.space):
                reason = say("why-not-no-empty-spot")
            elif most < g.realm.building_cost[slot // PER_TYPE]:
                reason = say("why-not-too-weak", {"strength": most})
            out.append((slot, reason))
        for what in other_buildings(g, f[1]):
            weak = most < CONSTRUCT_ACTION.needs(g, f[1], what)
            out.append((what, say("why-not-too-weak", {"strength": most}) if weak else None))
        for box in g.boxes:
            out += [(what, say("why-not-no-own-building-here")) for what in box.why_not_build(g, f[1])]
        return out


class Where(Ask[State]):
    """Choose the empty spot for a Building. [VB-107, VB-110]

    Frame: a = slot of the Building, b = the space whose spots may be used, -1 for the whole board.
    """

    def fits(self, g: State, f: Frame) -> bool:
        p = g.players[f[1]]
        return 0 <= f[2] < len(SLOTS) and not built(p, f[2]) and -1 <= f[3] < 3 * len(SEGMENTS)

    def options(self, g: State, f: Frame) -> list[int]:
        return empty_spots(g, f[3])

    def take(self, g: State, f: Frame, option: int) -> None:
        put_building(g, f[1], f[2], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return spot_name(g, option)

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        out = [_spot_effect(g, option).words()]
        for spot in ((option - 1) % len(g.spots), option):
            effect = link_effect(g, spot)
            other = spot if spot != option else (option + 1) % len(g.spots)
            if effect is not None and g.spots[other] >= 0:
                out.append(say("link", {"what": effect.words(), "seat": owner_of(g.spots[other])}))
        return out

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        free = empty_spots(g, f[3])
        per_segment = g.realm.spots_per_segment[g.side]
        place = f[3] // 3
        spots = range(len(g.spots)) if f[3] < 0 else range(place * per_segment, (place + 1) * per_segment)
        out: list[tuple[int, Message | None]] = []
        for spot in spots:
            taken = g.spots[spot] >= 0
            reason = say("why-not-spot-taken") if taken else say("why-not-across-the-river")
            out.append((spot, None if spot in free else reason))
        return out


def link_effect(g: State, spot: int) -> Node[State] | None:
    """The effect of the link from a spot to the next one clockwise, if one is printed. [VB-114, VB-115, VB-116]"""
    per_segment = g.realm.spots_per_segment[g.side]
    return g.realm.link[g.side][g.segments[spot // per_segment]][spot % per_segment]


def put_building(g: State, seat: int, slot: int, spot: int) -> None:
    """The slot opens, then what answers to it, the spot's effect, then completed links in clockwise order.

    [VB-110, VB-111, VB-113, VB-117]
    """
    p = g.players[seat]
    g.spots = [*g.spots[:spot], own_building(seat, slot), *g.spots[spot + 1 :]]
    p.permanents = [*p.permanents, p.slots + slot]
    g.emit(events.BUILD, seat, BUILDINGS[slot // PER_TYPE], SLOTS[slot], spot)
    g.push(COMPLETE_LINK, seat, spot, 1)
    g.push(COMPLETE_LINK, seat, spot, 0)
    g.push(_spot_effect(g, spot), seat)
    for box in g.boxes:
        box.built(g, seat, slot)


class CompleteLink(Node[State]):
    """The owners at both ends of a completed link gain its effect, the builder first, one owner once.

    [VB-071, VB-112, VB-219]

    Frame: a = spot, b = 0 for the link before it, 1 for the one after it.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < len(g.spots) and owner_of(g.spots[f[2]]) == f[1] and f[3] in (0, 1)

    def run(self, g: State, f: Frame) -> None:
        spots = g.spots
        near = f[2] if f[3] else (f[2] - 1) % len(spots)
        effect = link_effect(g, near)
        other = spots[(near + 1) % len(spots)] if f[3] else spots[near]
        if effect is None or other < 0:
            return
        owner = owner_of(other)
        g.emit(events.LINK, f[1], near, owner)
        if owner != f[1]:
            g.push(effect, owner)
        g.push(effect, f[1])


class FreeBuilding(Ask[State]):
    """Place a Building of a type for nothing, on any empty spot or on one at a space. [VB-024, VB-066]

    `at` is where: any spot, one at the own Viscount, or one at the space with this red number.
    """

    def __init__(self, name: str, building: int, at: int) -> None:
        super().__init__(name, BUILDING)
        self.building: Final = building
        self.at: Final = at

    def where(self, g: State, seat: int) -> int:
        """The space whose spots may be used, -1 for the whole board."""
        if self.at <= AT_VISCOUNT:
            return g.players[seat].space if self.at == AT_VISCOUNT else -1
        segment, kind = g.realm.numbered_space[self.at]
        return 3 * g.segments.index(segment) + kind

    def can(self, g: State, seat: int) -> bool:
        slots = slots_left(g, g.players[seat], self.building)
        return len(slots) > 0 and len(empty_spots(g, self.where(g, seat))) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return slots_left(g, g.players[f[1]], self.building) if self.can(g, f[1]) else []

    def take(self, g: State, f: Frame, option: int) -> None:
        g.push(WHERE, f[1], option, self.where(g, f[1]))

    def label(self, g: State, f: Frame, option: int) -> Message:
        return building_label(g, option)

    def words(self) -> Message:
        building = BUILDINGS[self.building]
        if self.at > AT_VISCOUNT:
            return say("effect-build-free-at-space", {"building": building, "number": self.at})
        return say(
            "effect-build-free-at-viscount" if self.at == AT_VISCOUNT else "effect-build-free", {"building": building}
        )

    def icons(self) -> list[str]:
        return [BUILDINGS[self.building].replace("_", "-")]


ANYWHERE: Final = -1
AT_VISCOUNT: Final = 0

CONSTRUCT_ACTION: Final = Construct("viscounts.construct", CONSTRUCT)
WHICH_BUILDING: Final = WhichBuilding("viscounts.which-building", BUILDING)
WHERE: Final = Where("viscounts.where", SPOT)
COMPLETE_LINK: Final = CompleteLink("viscounts.complete-link")
