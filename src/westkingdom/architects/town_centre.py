"""Town Centre: capture one group per own worker, for tax and silver."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.bill import bill_words, can_pay, new_bill
from westkingdom.architects.captures import MOST_CAPTURES, capture, group_label, groups
from westkingdom.architects.location import Location, silver_less, sure_silver
from westkingdom.architects.paying import cost_words, pay
from westkingdom.architects.rulings import DISCOUNT_PER_CAPTURE
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import CAPTURE, MOST_SEATS, NO_MORE, OPEN, SILVER, TOWN_CENTRE, WORKERS
from westkingdom.architects.virtue import tax_after
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say

# A visit in progress, packed in one number: locations of captures, locations where others were captured, then the
# captures made and the silver saved.
_LOCATION_SETS: Final = 1 << OPEN
_COUNTS: Final = 64


def packed(used: int, raided: int, made: int, saved: int) -> int:
    """Put the four numbers of a visit into one."""
    return ((saved * _COUNTS + made) * _LOCATION_SETS + raided) * _LOCATION_SETS + used


def _used_in(visit: int) -> int:
    """The locations of captures so far, as bits."""
    return visit % _LOCATION_SETS


def _raided_in(visit: int) -> int:
    """The locations where workers of others were captured, as bits."""
    return visit // _LOCATION_SETS % _LOCATION_SETS


def _made_in(visit: int) -> int:
    """The captures made so far."""
    return visit // _LOCATION_SETS // _LOCATION_SETS % _COUNTS


def _saved_in(visit: int) -> int:
    """The silver that abilities have saved so far."""
    return visit // _LOCATION_SETS // _LOCATION_SETS // _COUNTS


def _capture_bill(g: State, p: Player, visit: int) -> list[int]:
    """The first capture of a visit costs tax, each further one silver; abilities lower the silver of a visit.

    [AB-095, AB-104, AB-105]
    """
    if _made_in(visit) == 0:
        return new_bill(tax=tax_after(g, p, g.realm.tax[TOWN_CENTRE]))
    less = silver_less(g, p, TOWN_CENTRE) - _saved_in(visit)
    # Where every capture has the discount, none is ever counted as saved.
    return new_bill(silver=max(0, g.realm.more_captures - less))


def _bits(n: int) -> int:
    """Count the bits of a number."""
    count = 0
    while n:
        count += n & 1
        n >>= 1
    return count


class TownCentre(Location):
    """Make up to one capture per worker; the tax of the first must be there. [AB-051, AB-052, AB-093, AB-102]"""

    def can_visit(self, g: State, p: Player) -> bool:
        if p.goods[SILVER] >= g.realm.tax[TOWN_CENTRE]:
            return True
        return can_pay(g, p, _capture_bill(g, p, 0), sure_silver(g, p, TOWN_CENTRE))

    def why_not(self, g: State, p: Player) -> Message:
        return say("why-not-too-expensive", {"parts": bill_words(g, _capture_bill(g, p, 0))})

    def visit(self, g: State, seat: int, workers: int) -> None:
        g.push(MAKE_CAPTURES, seat, workers)


class MakeCaptures(Ask[State]):
    """Choose the next group, or no more. [AB-093, AB-094, AB-096, AB-097, AB-101]

    Frame: a = the captures that may still be made, b = the visit so far.
    """

    def fits(self, g: State, f: Frame) -> bool:
        if not 0 < f[2] <= MOST_CAPTURES or f[3] < 0 or _made_in(f[3]) + f[2] > 2 * WORKERS:
            return False
        places = _bits(_used_in(f[3]))
        return places <= self.most_places(g) and (_made_in(f[3]) > 0) == (places > 0) and _saved_in(f[3]) <= _COUNTS

    def most_places(self, g: State) -> int:
        """At how many locations the captures of one visit may be. [AB-096, AB-097]"""
        return g.realm.capture_locations[len(g.players)]

    def options(self, g: State, f: Frame) -> list[int]:
        used = _used_in(f[3])
        everywhere = _bits(used) < self.most_places(g)
        out: list[int] = []
        if can_pay(g, g.players[f[1]], _capture_bill(g, g.players[f[1]], f[3])):
            for which in groups(g):
                if everywhere or used >> which // MOST_SEATS & 1:
                    out.append(which)
        out.append(NO_MORE)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == NO_MORE:
            return
        seat, visit = f[1], f[3]
        p = g.players[seat]
        bill = _capture_bill(g, p, visit)
        made = _made_in(visit)
        saved = _saved_in(visit)
        if made and not DISCOUNT_PER_CAPTURE.other(g.settings):
            saved += min(g.realm.more_captures, silver_less(g, p, TOWN_CENTRE) - saved)
        place = 1 << option // MOST_SEATS
        raided = _raided_in(visit) | (place if option % MOST_SEATS != seat else 0)
        if f[2] > 1:
            g.push(self, seat, f[2] - 1, packed(_used_in(visit) | place, raided, made + 1, saved))
        g.push(CAPTURED, seat, option, _raided_in(visit))
        pay(g, seat, bill)

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-capture", {"n": f[2]})

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("capture-no-more") if option == NO_MORE else group_label(g, option)

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        return [] if option == NO_MORE else cost_words(g, f[1], _capture_bill(g, g.players[f[1]], f[3]))

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        possible = self.options(g, f)
        bill = _capture_bill(g, g.players[f[1]], f[3])
        poor = not can_pay(g, g.players[f[1]], bill)
        out: list[tuple[int, Message | None]] = []
        for which in groups(g):
            reason: Message | None = None
            if which not in possible:
                reason = (
                    say("why-not-too-expensive", {"parts": bill_words(g, bill)})
                    if poor
                    else say("why-not-other-location", {"n": self.most_places(g)})
                )
            out.append((which, reason))
        out.append((NO_MORE, None))
        return out


class Captured(Node[State]):
    """A capture that is paid for is carried out. Frame: a = the group, b = where others were captured before, as bits.

    [AB-098, AB-099]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < OPEN * MOST_SEATS and f[2] % MOST_SEATS < len(g.players) and 0 <= f[3] < _LOCATION_SETS

    def run(self, g: State, f: Frame) -> None:
        capture(g, f[1], f[2], f[3])


TOWN_CENTRE_VISIT: Final = TownCentre(TOWN_CENTRE)
MAKE_CAPTURES: Final = MakeCaptures("architects.make-captures", CAPTURE)
CAPTURED: Final = Captured("architects.captured")
