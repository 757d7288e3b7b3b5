"""Building cards: the pile, hands, and cards that go face down under the pile."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.goods import becomes_other
from westkingdom.architects.state import State
from westkingdom.architects.terms import DISCARD, EMPTY, MOST_SEATS
from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say


def take_plan(g: State, seat: int) -> int:
    """Take the top card of the pile; who put it there knows where it goes, others only that it has gone.

    [AB-017, AB-020]
    """
    card = g.plans[-1]
    by = g.plans_by[-1]
    g.plans = g.plans[:-1]
    g.plans_by = g.plans_by[:-1]
    if by not in (EMPTY, seat):
        _forget(g, by)
        p = g.players[by]
        p.traced = [*p.traced, card * MOST_SEATS + seat]
    return card


def _forget(g: State, seat: int) -> None:
    """A card that this player put under the pile was drawn: nobody can tell any more where the player's cards are."""
    seats = g.settings.seats
    for p in g.players:
        away = (seat - p.seat) % seats
        if away == 1:
            p.near = []
        if away == 2:
            p.far = []
        if away in (1, 2):
            p.passed = []
        if p.traced:
            p.traced = [known for known in p.traced if known % MOST_SEATS != seat]


def draw_plans(g: State, seat: int, n: int) -> None:
    """Draw building cards from the top of the pile; an empty pile gives nothing. [AB-020, AB-077]"""
    if becomes_other(g, seat, "building_card", n):
        return
    n = min(n, len(g.plans))
    if g.log is not None and n:
        g.emit(shared.DRAW, seat, n)
    hand = g.players[seat].hand
    for _ in range(n):
        card = take_plan(g, seat)
        hand.append(card)
        g.emit(events.DRAWN, seat, g.buildings.ids[card])


def bury(g: State, seat: int, card: int) -> None:
    """Put a card face down under the pile; only this player knows it. [AB-018]"""
    g.plans = [card, *g.plans]
    g.plans_by = [seat, *g.plans_by]


def _discard_plan(g: State, seat: int, card: int) -> None:
    """Discard a building card from the hand. [AB-018]"""
    g.players[seat].hand.remove(card)
    bury(g, seat, card)
    g.emit(events.DISCARD, seat, 1)
    g.emit(events.DISCARD_CARD, seat, g.buildings.ids[card])


def reveal(g: State, seat: int, card: int) -> None:
    """A player shows a card to all: whoever passed it on can tell where it went."""
    seats = g.settings.seats
    for p in g.players:
        if p.traced:
            p.traced = [known for known in p.traced if known // MOST_SEATS != card]
        if card in p.near:
            p.near = _without(p.near, card)
        elif card in p.far:
            p.far = _without(p.far, card)
        elif card in p.passed:
            rest = _without(p.passed, card)
            if (seat - p.seat) % seats == 1:
                p.far = [*p.far, *rest]
                rest = []
            elif len(rest) == 1:
                p.near = [*p.near, *rest]
                rest = []
            p.passed = rest


def _without(cards: list[int], card: int) -> list[int]:
    """The cards but one."""
    return [other for other in cards if other != card]


class DiscardPlan(Ask[State]):
    """Choose a building card of the hand and discard it."""

    def can(self, g: State, seat: int) -> bool:
        return len(g.players[seat].hand) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return sorted(g.players[f[1]].hand)

    def take(self, g: State, f: Frame, option: int) -> None:
        _discard_plan(g, f[1], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("discard-building", {"building": g.buildings.ids[option]})

    def words(self) -> Message:
        return say("effect-discard-building", {"n": 1})

    def icons(self) -> list[str]:
        return ["discard-building"]


class HandLimit(DiscardPlan):
    """At the end of the own turn a hand above the limit is discarded down to it. [AB-053, AB-054]"""

    def options(self, g: State, f: Frame) -> list[int]:
        hand = g.players[f[1]].hand
        return sorted(hand) if len(hand) > g.realm.hand_limit else []

    def take(self, g: State, f: Frame, option: int) -> None:
        _discard_plan(g, f[1], option)
        if len(g.players[f[1]].hand) > g.realm.hand_limit:
            g.push(self, f[1])

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-hand-limit", {"n": g.realm.hand_limit})


DISCARD_PLAN: Final = DiscardPlan("architects.discard-plan", DISCARD)
HAND_LIMIT: Final = HandLimit("architects.hand-limit", DISCARD)
