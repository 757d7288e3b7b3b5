"""The Castle: placing and moving Workers, resolving its tiers, bumping, and the Castle Leader."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import (
    BUMP,
    CASTLE_MOVE,
    FREE_WORKERS,
    RESOLVE_SECTION,
    SECTIONS,
)

_TO_RESOLVE: Final = 3
_CAPACITY: Final = 3
_STAY: Final = 10
"""A Castle move that is declined."""


def section_beside(g: State, place: int) -> int:
    """The Castle section that lies beside a segment. [VB-012]"""
    return (place - g.rotation) % SECTIONS


def section_name(section: int) -> str:
    """Name a section."""
    return f"c{section + 1}"


def _changed(tier: list[int], section: int, n: int) -> list[int]:
    """A tier with n Workers more or fewer in a section; tiers are never changed in place, copies share them."""
    out = tier[:]
    out[section] += n
    return out


def place_workers(g: State, seat: int, section: int, n: int) -> None:
    """Place Workers from supply in tier 1, all that are left if fewer, then resolve. [VB-065, VB-121, VB-122]"""
    p = g.players[seat]
    n = min(n, p.workers)
    p.workers -= n
    p.tier1 = _changed(p.tier1, section, n)
    g.emit(events.PLACE_WORKERS, seat, section_name(section), n)
    _resolve_castle(g, seat)


def _resolve_castle(g: State, seat: int) -> None:
    """Resolve the Castle for a player, unless their tier 1 step is going on already.

    [VB-124, VB-134, VB-222, VB-230]
    """
    for f in g.stack:
        if f[0] == TIER_1.id and f[1] == seat:
            return
    g.push(TIER_1, seat)


def _to_resolve(tier: list[int]) -> list[int]:
    """The sections of a tier in which a player has 3 or more Workers."""
    out: list[int] = []
    for section in range(SECTIONS):
        if tier[section] >= _TO_RESOLVE:
            out.append(section)
    return out


class Tier1(Node[State]):
    """While a tier 1 section has 3 own Workers it must be resolved; then comes tier 2. [VB-123, VB-124]"""

    def run(self, g: State, f: Frame) -> None:
        if _to_resolve(g.players[f[1]].tier1):
            g.push(self, f[1])
            g.push(CHOOSE_SECTION, f[1])
        else:
            g.push(TIER_2, f[1])


class ChooseSection(Ask[State]):
    """With several sections to resolve the player chooses which comes first. [VB-123, VB-124]"""

    def options(self, g: State, f: Frame) -> list[int]:
        return _to_resolve(g.players[f[1]].tier1)

    def take(self, g: State, f: Frame, option: int) -> None:
        seat = f[1]
        p = g.players[seat]
        g.push(SIDEWAYS, seat, option)
        g.push(g.realm.reward[option], seat)
        p.tier1 = _changed(p.tier1, option, -1)
        p.tier2 = _changed(p.tier2, option, 1)
        g.emit(events.WORKER_INWARDS, seat, section_name(option), 2)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("resolve-section", {"section": section_name(option)})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [g.realm.reward[option].words()]


class Sideways(Node[State]):
    """After the reward, one Worker moves clockwise and one counter-clockwise. [VB-123, VB-230]"""

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < SECTIONS and f[3] == 0 and _free_to_move(g, f[1], f[2]) >= 0

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        tier = _changed(p.tier1, f[2], -2)
        tier[(f[2] + 1) % SECTIONS] += 1
        tier[(f[2] - 1) % SECTIONS] += 1
        p.tier1 = tier
        g.emit(events.WORKERS_SIDEWAYS, f[1], section_name(f[2]))


class Tier2(Node[State]):
    """Then, while a tier 2 section has 3 own Workers, 1 moves to tier 3 and gives any 1 resource. [VB-126, VB-127]

    The order of the sections makes no difference, so it is not asked.
    """

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        p = g.players[seat]
        full = _to_resolve(p.tier2)
        if not full:
            g.push(BUMPING, seat)
            return
        p.tier2 = _changed(p.tier2, full[0], -1)
        p.tier3 += 1
        g.emit(events.WORKER_INWARDS, seat, section_name(full[0]), 3)
        _pass_castle_leader(g, seat)
        g.push(self, seat)
        g.push(g.realm.inwards[0], seat)


def _castle_leader(g: State) -> int:
    """The seat that holds the Castle Leader card, -1 if nobody does."""
    for p in g.players:
        if g.leader in p.permanents:
            return p.seat
    return -1


def _pass_castle_leader(g: State, seat: int) -> None:
    """The first Worker in tier 3 takes the card; later a strict majority does, at once. [VB-131, VB-132, VB-223]"""
    holder = _castle_leader(g)
    if holder == seat or (holder >= 0 and g.players[seat].tier3 <= g.players[holder].tier3):
        return
    if holder >= 0:
        loser = g.players[holder]
        loser.permanents = [thing for thing in loser.permanents if thing != g.leader]
    g.players[seat].permanents = [*g.players[seat].permanents, g.leader]
    g.emit(events.CASTLE_LEADER, seat)


def _crowded(g: State) -> int:
    """The first section with more than 3 Workers of all colours: tier 1 as 0-4, tier 2 as 5-9; -1 if none."""
    for section in range(SECTIONS):
        n = 0
        for p in g.players:
            n += p.tier1[section]
        if n > _CAPACITY:
            return section
    for section in range(SECTIONS):
        n = 0
        for p in g.players:
            n += p.tier2[section]
        if n > _CAPACITY:
            return SECTIONS + section
    return -1


class Bumping(Ask[State]):
    """After all movement the resolving player removes Workers until no section has more than 3.

    [VB-128, VB-130, VB-135]

    The options are the seats that have a Worker in the first crowded section.
    """

    def options(self, g: State, f: Frame) -> list[int]:
        where = _crowded(g)
        out: list[int] = []
        if where < 0:
            return out
        for p in g.players:
            if (p.tier1[where] if where < SECTIONS else p.tier2[where - SECTIONS]) > 0:
                out.append(p.seat)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        g.push(self, f[1])
        _bump(g, option, _crowded(g))

    def prompt(self, g: State, f: Frame) -> Message:
        where = _crowded(g)
        return say("ask-bump", {"section": section_name(where % SECTIONS), "tier": 1 + where // SECTIONS})

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("bump-worker", {"seat": option})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [say("for-seat", {"seat": option, "what": g.realm.bump[_crowded(g) // SECTIONS].words()})]


def _bump(g: State, seat: int, where: int) -> None:
    """A bumped Worker goes home and consoles its owner. [VB-129]"""
    p = g.players[seat]
    p.workers += 1
    g.emit(events.BUMP, seat, section_name(where % SECTIONS), 1 + where // SECTIONS)
    if where < SECTIONS:
        p.tier1 = _changed(p.tier1, where, -1)
    else:
        p.tier2 = _changed(p.tier2, where - SECTIONS, -1)
    g.push(g.realm.bump[where // SECTIONS], seat)


def _free_to_move(g: State, seat: int, section: int) -> int:
    """Own tier 1 Workers that a Castle move may use: not those that still have to move sideways. [VB-230]"""
    n = g.players[seat].tier1[section]
    for f in g.stack:
        if f[0] == SIDEWAYS.id and f[1] == seat and f[2] == section:
            n -= 2
    return n


class CastleMove(Ask[State]):
    """Move own Workers to neighbouring tier 1 sections one by one, then resolve; always optional. [VB-006, VB-064]

    Option 2 * section + 0 moves clockwise, + 1 counter-clockwise.
    """

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, CASTLE_MOVE)
        self.n: Final = n

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < self.n and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        for section in range(SECTIONS):
            if _free_to_move(g, seat, section) > 0:
                return True
        return False

    def options(self, g: State, f: Frame) -> list[int]:
        out: list[int] = []
        for section in range(SECTIONS):
            if _free_to_move(g, f[1], section) > 0:
                out.append(2 * section)
                out.append(2 * section + 1)
        out.append(_STAY)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _STAY:
            return
        seat = f[1]
        section = option // 2
        other = (section + (1 if option % 2 == 0 else -1)) % SECTIONS
        p = g.players[seat]
        p.tier1 = _changed(_changed(p.tier1, section, -1), other, 1)
        g.emit(events.CASTLE_MOVE, seat, section_name(section), section_name(other))
        _resolve_castle(g, seat)
        if f[2] + 1 < self.n:
            g.push(self, seat, f[2] + 1)

    def label(self, g: State, f: Frame, option: int) -> Message:
        if option == _STAY:
            return say("decline")
        section = option // 2
        other = (section + (1 if option % 2 == 0 else -1)) % SECTIONS
        return say("castle-move", {"from": section_name(section), "to": section_name(other)})

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        out: list[tuple[int, Message | None]] = []
        for option in range(2 * SECTIONS):
            free = _free_to_move(g, f[1], option // 2) > 0
            out.append((option, None if free else say("why-not-no-worker-there")))
        out.append((_STAY, None))
        return out

    def words(self) -> Message:
        return say("effect-move-worker", {"n": self.n})

    def icons(self) -> list[str]:
        return ["castle-move"] * self.n


class FreeWorkers(Ask[State]):
    """Place Workers from supply into any one tier 1 section, then resolve the Castle. [VB-065]"""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, FREE_WORKERS)
        self.n: Final = n

    def can(self, g: State, seat: int) -> bool:
        return g.players[seat].workers > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return [0, 1, 2, 3, 4] if g.players[f[1]].workers > 0 else []

    def take(self, g: State, f: Frame, option: int) -> None:
        place_workers(g, f[1], option, self.n)

    def label(self, g: State, f: Frame, option: int) -> Message:
        n = min(self.n, g.players[f[1]].workers)
        return say("place-workers-in", {"n": n, "section": section_name(option)})

    def words(self) -> Message:
        return say("effect-place-workers", {"n": self.n})

    def icons(self) -> list[str]:
        return ["worker"] * self.n


TIER_1: Final = Tier1("viscounts.tier-1")
CHOOSE_SECTION: Final = ChooseSection("viscounts.choose-section", RESOLVE_SECTION)
SIDEWAYS: Final = Sideways("viscounts.sideways")
TIER_2: Final = Tier2("viscounts.tier-2")
BUMPING: Final = Bumping("viscounts.bumping", BUMP)
