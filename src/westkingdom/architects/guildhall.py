"""Guildhall: construct a building or work on the cathedral; its spaces trigger resets and the end."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.apprentices import discard_face_up, refill
from westkingdom.architects.bill import TAX, bill_words
from westkingdom.architects.cathedral import advance, advance_words, can_advance, discards, level_bill, why_no_advance
from westkingdom.architects.discount import can_pay_with_discount, cost_with_discount, pay_with_discount
from westkingdom.architects.location import Location
from westkingdom.architects.moments import announce
from westkingdom.architects.paying import cost_words
from westkingdom.architects.plans import reveal
from westkingdom.architects.reset import trigger
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import (
    CATHEDRAL,
    CLAY,
    CONSTRUCT,
    FAVOUR,
    GOLD,
    GUILD,
    GUILDHALL,
    MARBLE,
    RESOURCES,
    SILVER,
    SKILLS,
    STANDARD,
    STONE,
    WOOD,
)
from westkingdom.architects.virtue import gain_virtue, lose_virtue, tax_after
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say


def _skills_of(g: State, p: Player) -> int:
    """The skills of a player's apprentices, as bits. [AB-167]"""
    skills = 0
    for thing in p.apprentices:
        skills |= g.cards.skills[thing]
    return skills


def _building_bill(g: State, p: Player, building: int) -> list[int]:
    """What a building costs this player; pieces that lie on it need not be paid. [AB-168]"""
    bill = g.buildings.bill[building]
    tax = g.buildings.tax[building]
    if tax:
        bill = bill[:]
        bill[TAX] = tax_after(g, p, tax)
        for box in g.boxes:
            tokens = box.tokens_on(g, building)
            for good in RESOURCES:
                bill[good] = max(0, bill[good] - tokens)
    return bill


def _can_construct(g: State, p: Player, building: int, skills: int) -> bool:
    """Has the player the skills and the goods for a building? [AB-167, AB-168]"""
    if g.buildings.skills[building] & ~skills:
        return False
    if g.buildings.tax[building]:
        if _out_of_reach(g, p, building):
            return False
    else:
        cost = g.buildings.cost[building]
        goods = p.goods
        if (
            cost[CLAY] <= goods[CLAY]
            and cost[WOOD] <= goods[WOOD]
            and cost[STONE] <= goods[STONE]
            and cost[GOLD] <= goods[GOLD]
            and cost[MARBLE] <= goods[MARBLE]
        ):
            return True
        if p.board == STANDARD:
            # Every missing piece would cost at least 1 favour.
            short = 0
            for good in RESOURCES:
                if cost[good] > goods[good]:
                    short += cost[good] - goods[good]
            if short > goods[FAVOUR]:
                return False
    return can_pay_with_discount(g, p, _building_bill(g, p, building))


def _out_of_reach(g: State, p: Player, building: int) -> bool:
    """Is it certain at first sight that a player cannot pay for a building that costs favour?"""
    cost = g.buildings.cost[building]
    if cost[FAVOUR] > p.goods[FAVOUR] and g.cards.keeps[p.board] == 0:
        return True
    pieces = p.goods[FAVOUR] + (p.goods[SILVER] if g.cards.keeps[p.board] else 0)
    for box in g.boxes:
        pieces += box.tokens_on(g, building)
    for good in RESOURCES:
        if cost[good]:
            # Every missing piece costs at least 1 favour, or silver that is kept for one.
            other = p.goods[GOLD] + p.goods[MARBLE] if g.cards.one_precious[p.board] else p.goods[good]
            return cost[good] > max(other, p.goods[good]) + pieces + 1
    return False


def _any_constructible(g: State, p: Player, buildings: list[int], skills: int) -> bool:
    """Has the player the skills and the goods for any of these buildings?"""
    table = g.buildings.skills
    for building in buildings:
        if not table[building] & ~skills and _can_construct(g, p, building, skills):
            return True
    return False


def _offers(g: State, p: Player) -> list[int]:
    """The buildings that a player could think of: own cards, and what stands beside the board."""
    out = sorted(p.hand)
    for box in g.boxes:
        out += box.extra_buildings(g)
    return out


def choices(g: State, p: Player) -> list[int]:
    """What a player could do in the Guildhall now. [AB-162, AB-166]"""
    skills = _skills_of(g, p)
    out: list[int] = []
    for building in _offers(g, p):
        if _can_construct(g, p, building, skills):
            out.append(building)
    if can_advance(g, p):
        out.append(CATHEDRAL)
    return out


class Guildhall(Location):
    """Construct one building or advance one level; only if one of them is possible. [AB-162, AB-166]"""

    def can_visit(self, g: State, p: Player) -> bool:
        if can_advance(g, p):
            return True
        skills = _skills_of(g, p)
        if _any_constructible(g, p, p.hand, skills):
            return True
        for box in g.boxes:
            if _any_constructible(g, p, box.extra_buildings(g), skills):
                return True
        return False

    def why_not(self, g: State, p: Player) -> Message:
        return say("why-not-nothing-to-build")

    def visit(self, g: State, seat: int, workers: int) -> None:
        g.push(BUILD, seat)


def fill_space(g: State) -> None:
    """A worker fills the next space: some trigger a reset, the last one the end.

    [AB-016, AB-132, AB-163, AB-165, AB-176, AB-177, AB-202]
    """
    g.guildhall += 1
    seats = len(g.players)
    if g.guildhall in g.realm.reset_spaces[seats]:
        trigger(g)
    if g.settings.options.get("guildhall_apprentice_purge") and g.guildhall in g.realm.purge_spaces[seats]:
        _purge(g)
    if g.guildhall == g.realm.spaces[seats]:
        g.turns_left = g.realm.final_turns * seats + 1
        g.emit(events.LAST_TURNS, g.turn)


def _purge(g: State) -> None:
    """Both apprentices of column 1 are discarded, the rows slide and are filled up. [AB-176]"""
    discard_face_up(g, [row[-1] for row in g.rows if len(row) == g.realm.columns])
    refill(g)


class Build(Ask[State]):
    """Choose what to construct, or the cathedral. [AB-162, AB-166]"""

    def options(self, g: State, f: Frame) -> list[int]:
        return choices(g, g.players[f[1]])

    def take(self, g: State, f: Frame, option: int) -> None:
        seat = f[1]
        if option == CATHEDRAL:
            advance(g, seat)
            return
        g.push(CONSTRUCTED, seat, option)
        show_building(g, seat, option)
        pay_with_discount(g, seat, _building_bill(g, g.players[seat], option))

    def label(self, g: State, f: Frame, option: int) -> Message:
        if option == CATHEDRAL:
            return advance_words(g, g.players[f[1]])
        return say("construct-building", {"building": g.buildings.ids[option]})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        p = g.players[f[1]]
        if option != CATHEDRAL:
            return cost_with_discount(g, f[1], _building_bill(g, p, option))
        return cost_words(g, f[1], level_bill(g, p)) + ([amount("building_card", 1)] if discards(g, p) else [])

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        if option == CATHEDRAL:
            return [amount("reward_card", 1)]
        out = [amount("vp", g.buildings.vp[option])]
        virtue = g.buildings.virtue[option]
        if virtue:
            out.append(amount("virtue" if virtue > 0 else "virtue_lost", abs(virtue)))
        effect = g.buildings.immediate[option]
        return out if effect is None else [*out, effect.words()]

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        skills = _skills_of(g, p)
        out: list[tuple[int, Message | None]] = []
        for building in _offers(g, p):
            missing = g.buildings.skills[building] & ~skills
            reason: Message | None = None
            if missing:
                names = [say(f"skill-{SKILLS[i]}") for i in range(len(SKILLS)) if missing >> i & 1]
                reason = say("why-not-no-skill", {"skills": names})
            elif not _can_construct(g, p, building, skills):
                parts = bill_words(g, _building_bill(g, p, building))
                reason = say("why-not-too-expensive", {"parts": parts})
            out.append((building, reason))
        if p.cathedral + 1 < len(g.realm.levels):
            word = why_no_advance(g, p)
            out.append((CATHEDRAL, say(word) if word else None))
        return out


def show_building(g: State, seat: int, building: int) -> None:
    """Lay the building face up before its owner; everybody can see now what is being paid for. [AB-168]"""
    p = g.players[seat]
    if building in p.hand:
        p.hand.remove(building)
        reveal(g, seat, building)
    p.buildings = [*p.buildings, building]
    g.emit(events.CONSTRUCT, seat, g.buildings.ids[building])


class Constructed(Node[State]):
    """A building that is paid for: virtue, its effect, then abilities. [AB-168, AB-169, AB-170, AB-171, AB-173]

    Frame: a = the building.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] in g.players[f[1]].buildings and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        seat, building = f[1], f[2]
        g.push(HAS_CONSTRUCTED, seat)
        for box in g.boxes:
            box.constructed(g, seat, building)
        effect = g.buildings.immediate[building]
        if effect is not None:
            g.push(effect, seat)
        virtue = g.buildings.virtue[building]
        if virtue > 0:
            gain_virtue(g, seat, virtue)
        elif virtue < 0:
            lose_virtue(g, seat, -virtue)


class HasConstructed(Node[State]):
    """What answers to a construction comes after the effect of the building. [AB-173]"""

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], CONSTRUCT)


GUILDHALL_VISIT: Final = Guildhall(GUILDHALL)
BUILD: Final = Build("architects.build", GUILD)
CONSTRUCTED: Final = Constructed("architects.constructed")
HAS_CONSTRUCTED: Final = HasConstructed("architects.has-constructed")
