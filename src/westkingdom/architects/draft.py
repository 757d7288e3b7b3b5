"""The draft of building cards: keep one, pass the rest on."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.order import people_from_start
from westkingdom.architects.plans import bury, draw_plans
from westkingdom.architects.state import State
from westkingdom.architects.terms import DRAFT, PLAYING
from westkingdom.architects.turn import TURN
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say


class Deal(Node[State]):
    """Everybody is dealt building cards; who is alone passes them on to nobody. [AB-030, AB-256, WW-209]"""

    def run(self, g: State, f: Frame) -> None:
        n = cards_dealt(g)
        for seat in people_from_start(g):
            p = g.players[seat]
            p.packet = sorted(g.plans[-n:])
            g.plans = g.plans[:-n]
            g.plans_by = g.plans_by[:-n]
        g.emit(events.DEAL, f[1], n)
        g.push(AFTER_DRAFT, f[1])
        for _ in range(g.realm.kept[len(g.players)] - 1):
            g.push(PASS_ON, f[1])
        _pick_all(g)


def cards_dealt(g: State) -> int:
    """How many building cards everybody is dealt. [AB-030, AB-256, WW-209]"""
    n = g.realm.dealt[len(g.players)]
    for box in g.boxes:
        n = box.dealt(g, n)
    return n


def _pick_all(g: State) -> None:
    """Everybody keeps one card, before anything is passed on. [AB-030]"""
    for seat in reversed(people_from_start(g)):
        g.push(PICK, seat)


class Pick(Ask[State]):
    """Keep one card; all do so at the same time, since nobody sees what others keep. [AB-030]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and len(g.players[f[1]].packet) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return g.players[f[1]].packet

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        p.packet = [card for card in p.packet if card != option]
        p.hand.append(option)
        g.emit(events.DRAFT, f[1], g.buildings.ids[option])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("keep-building", {"building": g.buildings.ids[option]})


class PassOn(Node[State]):
    """Everybody hands the rest on to the next player and remembers it; then all keep one again. [AB-030]"""

    def run(self, g: State, f: Frame) -> None:
        seats = g.settings.seats
        people = g.players[:seats]
        packets = [p.packet for p in people]
        g.passes += 1
        for p in people:
            if g.passes > 1 and seats > 2:
                p.passed = p.near
                p.near = []
            p.near = [*p.packet, *p.near]
        for p in people:
            p.packet = packets[(p.seat - 1) % seats]
            p.near = [card for card in p.near if card not in p.packet]
        if seats > 1:
            g.emit(events.PASS_ON, f[1])
        _pick_all(g)


class AfterDraft(Node[State]):
    """The last cards go under the pile, characters draw extra cards, and the first turn begins.

    [AB-018, AB-030, AB-038]
    """

    def run(self, g: State, f: Frame) -> None:
        order = people_from_start(g)
        for seat in order:
            for card in g.players[seat].packet:
                bury(g, seat, card)
            g.players[seat].packet = []
        for seat in order:
            draw_plans(g, seat, g.cards.start[g.players[seat].board].cards)
        g.phase = PLAYING
        g.round = 1
        g.push(TURN, g.start)


DEAL: Final = Deal("architects.deal")
PICK: Final = Pick("architects.pick", DRAFT)
PASS_ON: Final = PassOn("architects.pass-on")
AFTER_DRAFT: Final = AfterDraft("architects.after-draft")
