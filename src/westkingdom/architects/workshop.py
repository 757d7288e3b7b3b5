"""Workshop: hire one apprentice, or draw building cards."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.apprentices import column_of, face_up, hire, hire_words, lay_silver, row_of
from westkingdom.architects.bill import bill_words, can_pay, can_pay_silver, new_bill
from westkingdom.architects.location import Location, either_more, silver_less, sure_favour, sure_silver, workers_here
from westkingdom.architects.paying import cost_words, pay
from westkingdom.architects.plans import draw_plans
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import DRAW, FIRST_BOARD, WORKERS, WORKSHOP, WORKSHOP_VISIT
from westkingdom.architects.virtue import tax_after
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say


def _skipped(g: State, card: int, workers: int) -> int:
    """The columns that are missing for an apprentice: 1 silver each is laid on the cards of its row.

    [AB-079, AB-080]
    """
    return max(0, column_of(g, card) - workers)


def _hire_bill(g: State, p: Player, card: int, workers: int) -> list[int]:
    """The price of an apprentice: silver, tax, and silver for skipped cards. [AB-078, AB-080, AB-089, AB-092]"""
    silver = max(0, g.realm.silver[WORKSHOP] - silver_less(g, p, WORKSHOP))
    tax = tax_after(g, p, g.realm.tax[WORKSHOP])
    return new_bill(silver=silver, tax=tax, laid=_skipped(g, card, workers))


def can_hire(g: State, p: Player, workers: int, silver: int, favour: int) -> bool:
    """Could a player pay for any face-up apprentice, with so much silver and favour more than now?"""
    return len(_affordable(g, p, workers, silver, favour)) > 0


def _affordable(g: State, p: Player, workers: int, silver: int, favour: int) -> list[int]:
    """The face-up apprentices that a player could pay for, with so much silver and favour more than now.

    [AB-079, AB-080]
    """
    price = max(0, g.realm.silver[WORKSHOP] - silver_less(g, p, WORKSHOP))
    tax = tax_after(g, p, g.realm.tax[WORKSHOP])
    out: list[int] = []
    columns = 0
    for row in g.rows:
        columns = max(columns, len(row))
    for column in range(1, columns + 1):
        if not can_pay_silver(g, p, price, tax + max(0, column - workers), silver, favour):
            break
        for row in g.rows:
            if column <= len(row):
                out.append(row[len(row) - column])
    out.sort()
    return out


class Workshop(Location):
    """Hire one apprentice or draw building cards, never both. [AB-076]"""

    def can_visit(self, g: State, p: Player) -> bool:
        if g.plans:
            return True
        workers = workers_here(g, p, WORKSHOP)
        silver, favour = sure_silver(g, p, WORKSHOP), sure_favour(g, p, WORKSHOP)
        more = either_more(g, p, WORKSHOP)
        return can_hire(g, p, workers, silver, favour + more) or can_hire(g, p, workers + more, silver, favour)

    def visit(self, g: State, seat: int, workers: int) -> None:
        g.push(HIRE_OR_DRAW, seat, workers)


class HireOrDraw(Ask[State]):
    """Choose an apprentice to hire, or the cards. Frame: a = the workers that count.

    [AB-076, AB-077, AB-079, AB-084]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] <= 2 * WORKERS and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        out = _affordable(g, g.players[f[1]], f[2], 0, 0)
        if g.plans:
            out.append(DRAW)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        seat = f[1]
        if option == DRAW:
            draw_plans(g, seat, self.cards(g, f))
            return
        p = g.players[seat]
        bill = _hire_bill(g, p, option, f[2])
        g.push(HIRE_PAID, seat, option, _skipped(g, option, f[2]))
        pay(g, seat, bill)

    def cards(self, g: State, f: Frame) -> int:
        """How many building cards are drawn. [AB-077]"""
        return g.realm.yields[WORKSHOP][0].of(f[2])

    def label(self, g: State, f: Frame, option: int) -> Message:
        if option == DRAW:
            return say("draw-buildings", {"n": self.cards(g, f)})
        return say("hire-apprentice", {"apprentice": g.cards.ids[option]})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        return [] if option == DRAW else cost_words(g, f[1], _hire_bill(g, g.players[f[1]], option, f[2]))

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [amount("building_card", self.cards(g, f))] if option == DRAW else hire_words(g, option)

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        out: list[tuple[int, Message | None]] = []
        for card in face_up(g):
            bill = _hire_bill(g, p, card, f[2])
            reason = None if can_pay(g, p, bill) else say("why-not-too-expensive", {"parts": bill_words(g, bill)})
            out.append((card, reason))
        out.append((DRAW, None if g.plans else say("why-not-empty-pile")))
        return out


class HirePaid(Node[State]):
    """The silver for skipped cards is laid on them, leftmost first; then the apprentice is hired.

    [AB-080, AB-081, AB-082]

    Frame: a = the apprentice, b = the number of skipped cards.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < FIRST_BOARD and row_of(g, f[2]) >= 0 and 0 <= f[3] < g.realm.columns

    def run(self, g: State, f: Frame) -> None:
        row = g.rows[row_of(g, f[2])]
        for i in range(f[3]):
            lay_silver(g, row[len(row) - 1 - i], 1)
        hire(g, f[1], f[2])


WORKSHOP_LOCATION: Final = Workshop(WORKSHOP)
HIRE_OR_DRAW: Final = HireOrDraw("architects.hire-or-draw", WORKSHOP_VISIT)
HIRE_PAID: Final = HirePaid("architects.hire-paid")
