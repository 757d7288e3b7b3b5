"""Black Market: three spaces for one worker each, goods or people for silver and virtue."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.apprentices import FREE_HIRE
from westkingdom.architects.bill import bill_words, can_pay, can_pay_silver, new_bill
from westkingdom.architects.location import Location, allowed, silver_less, virtue_kept
from westkingdom.architects.paying import pay
from westkingdom.architects.plans import bury, take_plan
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import BLACK_MARKET, EMPTY, KEEP_PLAN, MARKET, MIDDLE, RIGHT, SILVER
from westkingdom.architects.virtue import lose_virtue
from westkingdom.engine.effects import Effect
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say

LOOK_AT: Final = 5
"""Building cards that are looked at in the middle space. [AB-122]"""
_APPRENTICE: Final = 0
_BUILDINGS: Final = 1


def small_market(g: State) -> Effect:
    """The goods of the left space: the top card of its pile, or what the board prints. [AB-021, AB-125]"""
    return g.realm.small[g.small[-1]] if g.small else g.realm.printed_small[0]


def large_market(g: State) -> Effect:
    """The goods of the right space: the top card there, or what the board prints. [AB-022, AB-135]"""
    return g.realm.large[g.large[-1]] if g.large else g.realm.printed_large[0]


def _market_price(g: State, p: Player, space: int) -> int:
    """The silver that a space costs a player. [AB-119, AB-120, AB-123, AB-124, AB-126, AB-129]"""
    return max(0, g.realm.silver[space] - silver_less(g, p, space))


def market_bill(g: State, p: Player, space: int) -> list[int]:
    """The same as a bill; it is no tax. [AB-119, AB-120]"""
    return new_bill(silver=_market_price(g, p, space))


class BlackMarket(Location):
    """Pay silver, lose virtue, then take what the space offers. [AB-015, AB-117..AB-120, AB-123, AB-128, AB-194]"""

    def can_visit(self, g: State, p: Player) -> bool:
        if g.market[self.number - BLACK_MARKET] != EMPTY:
            return False
        if not g.realm.market_allowed[p.virtue] and not allowed(g, p, self.number):
            return False
        if self.number == MIDDLE and not g.plans and not FREE_HIRE.can(g, p.seat):
            return False
        if p.goods[SILVER] >= g.realm.silver[self.number]:
            return True
        return can_pay_silver(g, p, _market_price(g, p, self.number), 0)

    def why_not(self, g: State, p: Player) -> Message:
        if g.market[self.number - BLACK_MARKET] != EMPTY:
            return say("why-not-occupied")
        if not g.realm.market_allowed[p.virtue] and not allowed(g, p, self.number):
            return say("why-not-too-virtuous")
        if can_pay(g, p, market_bill(g, p, self.number)):
            return say("why-not-no-action")
        return say("why-not-too-expensive", {"parts": bill_words(g, market_bill(g, p, self.number))})

    def visit(self, g: State, seat: int, workers: int) -> None:
        p = g.players[seat]
        if self.number == MIDDLE:
            g.push(PEOPLE_OR_PLANS, seat)
        else:
            g.push(large_market(g) if self.number == RIGHT else small_market(g), seat)
        g.push(MARKET_SHAME, seat, self.number)
        pay(g, seat, market_bill(g, p, self.number))


class MarketShame(Node[State]):
    """The virtue that the Black Market costs. Frame: a = the space. [AB-119, AB-126, AB-129]"""

    def fits(self, g: State, f: Frame) -> bool:
        return BLACK_MARKET <= f[2] <= RIGHT and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        lose_virtue(g, f[1], g.realm.virtue[f[2]] - virtue_kept(g, g.players[f[1]], f[2]))


class PeopleOrPlans(Ask[State]):
    """In the middle space: hire any face-up apprentice, or look at building cards. [AB-120]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and f[1] == g.turn

    def options(self, g: State, f: Frame) -> list[int]:
        out: list[int] = []
        if FREE_HIRE.can(g, f[1]):
            out.append(_APPRENTICE)
        if g.plans:
            out.append(_BUILDINGS)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _APPRENTICE:
            g.push(FREE_HIRE, f[1])
            return
        for _ in range(min(LOOK_AT, len(g.plans))):
            g.looked = [*g.looked, take_plan(g, f[1])]
        g.emit(events.LOOK_AT_PLANS, f[1], len(g.looked))
        g.push(KEEP_ONE, f[1])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("market-apprentice") if option == _APPRENTICE else say("market-plans", {"n": LOOK_AT})

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        possible = self.options(g, f)
        why = say("why-not-empty-pile")
        return [(option, None if option in possible else why) for option in (_APPRENTICE, _BUILDINGS)]


class KeepOne(Ask[State]):
    """Keep one of the building cards, the others go under the pile in the order drawn. [AB-122, AB-130]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and len(g.looked) > 0 and f[1] == g.turn

    def options(self, g: State, f: Frame) -> list[int]:
        return sorted(g.looked)

    def take(self, g: State, f: Frame, option: int) -> None:
        g.players[f[1]].hand.append(option)
        for card in g.looked:
            if card != option:
                bury(g, f[1], card)
        g.looked = []
        g.emit(events.KEEP_PLAN, f[1], g.buildings.ids[option])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("keep-building", {"building": g.buildings.ids[option]})


LEFT_VISIT: Final = BlackMarket(BLACK_MARKET)
MIDDLE_VISIT: Final = BlackMarket(MIDDLE)
RIGHT_VISIT: Final = BlackMarket(RIGHT)
MARKET_SHAME: Final = MarketShame("architects.market-shame")
PEOPLE_OR_PLANS: Final = PeopleOrPlans("architects.people-or-plans", MARKET)
KEEP_ONE: Final = KeepOne("architects.keep-one", KEEP_PLAN)
