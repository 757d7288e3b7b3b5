"""Apprentices: two rows beside the Workshop, hiring from them, and letting go."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.goods import becomes_other, gain_goods
from westkingdom.architects.moments import announce
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import EMPTY, FIRST_BOARD, GAIN_APPRENTICE, HIRE, LET_GO, ROWS, SILVER
from westkingdom.architects.virtue import gain_virtue, lose_virtue
from westkingdom.engine.line import fill_line
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say


def row_of(g: State, card: int) -> int:
    """The row in which an apprentice lies, -1 if it lies in none."""
    for row in range(ROWS):
        if card in g.rows[row]:
            return row
    return EMPTY


def column_of(g: State, card: int) -> int:
    """The column of a face-up apprentice; column 1 is the leftmost. [AB-024]"""
    row = g.rows[row_of(g, card)]
    return len(row) - row.index(card)


def face_up(g: State) -> list[int]:
    """All apprentices that lie face up, in the order of their numbers. [AB-024]"""
    return sorted(g.rows[0] + g.rows[1])


def refill(g: State) -> None:
    """The rows have slid to the left; new cards come from the pile on the right. [AB-020, AB-085, AB-091]"""
    for row in range(ROWS):
        if len(g.rows[row]) < g.realm.columns and g.apprentices:
            before = len(g.apprentices)
            line, pile = fill_line(g.rows[row], g.apprentices, g.realm.columns)
            g.rows = [line if i == row else g.rows[i] for i in range(ROWS)]
            g.apprentices = pile
            g.known_below = min(g.known_below, len(pile))
            if g.log is not None:
                for card in line[: before - len(pile)][::-1]:
                    g.emit(events.REVEAL_APPRENTICE, g.turn, g.cards.ids[card], row + 1)


def _take_from_row(g: State, card: int) -> None:
    """Take an apprentice out of its row; the cards right of it slide left with their silver. [AB-085]"""
    row = row_of(g, card)
    g.rows = [[other for other in g.rows[i] if other != card] if i == row else g.rows[i] for i in range(ROWS)]


def lay_silver(g: State, card: int, n: int) -> None:
    """Put silver on an apprentice, or take it off. [AB-081, AB-082]"""
    laid = g.laid[:]
    laid[card] += n
    g.laid = laid


def _bury_apprentices(g: State, cards: list[int]) -> None:
    """Put apprentices that everybody has seen under the pile, the first one lowest. [AB-019]"""
    g.apprentices = [*cards, *g.apprentices]
    g.known_below += len(cards)


def discard_face_up(g: State, cards: list[int]) -> None:
    """Face-up apprentices go under the pile, silver on them to the supply. [AB-019, AB-176]"""
    for card in cards:
        _take_from_row(g, card)
        if g.laid[card]:
            lay_silver(g, card, -g.laid[card])
        g.emit(events.REMOVE_APPRENTICE, g.turn, g.cards.ids[card])
    _bury_apprentices(g, cards)


def apprentice_limit(g: State, p: Player) -> int:
    """The most apprentices of a player. [AB-033, AB-088]"""
    return g.cards.limit[p.board]


def hire(g: State, seat: int, card: int) -> None:
    """Hire a face-up apprentice that is paid for; at the limit one is let go first.

    [AB-083, AB-086, AB-088, AB-090, AB-091]
    """
    if becomes_other(g, seat, "apprentice", 1):
        return
    g.push(HIRED, seat, card)
    p = g.players[seat]
    if len(p.apprentices) >= apprentice_limit(g, p):
        g.push(LET_ONE_GO, seat)


class Hired(Node[State]):
    """The apprentice comes with all silver on it, changes virtue and the row is filled up.

    [AB-083, AB-085, AB-086, AB-091]

    Frame: a = the card, b = 1 while the gaps of the rows stay open.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < FIRST_BOARD and row_of(g, f[2]) >= 0 and f[3] in (0, 1)

    def run(self, g: State, f: Frame) -> None:
        seat, card = f[1], f[2]
        p = g.players[seat]
        _take_from_row(g, card)
        p.apprentices = [*p.apprentices, card]
        g.emit(events.HIRE, seat, g.cards.ids[card])
        if g.laid[card]:
            silver = g.laid[card]
            lay_silver(g, card, -silver)
            gain_goods(g, seat, SILVER, silver)
        if f[3] == 0:
            g.push(FILL_ROWS, seat)
        announce(g, seat, GAIN_APPRENTICE)
        change = g.cards.virtue[card]
        if change > 0:
            gain_virtue(g, seat, change)
        elif change < 0:
            lose_virtue(g, seat, -change)


class FillRows(Node[State]):
    """When a hiring is completely resolved the rows are filled up. [AB-032, AB-085, AB-091]"""

    def run(self, g: State, f: Frame) -> None:
        refill(g)


class LetOneGo(Ask[State]):
    """Choose one of the own apprentices, who goes under the pile; virtue is not changed back.

    [AB-019, AB-087, AB-090, AB-235]
    """

    def can(self, g: State, seat: int) -> bool:
        return len(g.players[seat].apprentices) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return sorted(g.players[f[1]].apprentices)

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        p.apprentices = [card for card in p.apprentices if card != option]
        _bury_apprentices(g, [option])
        g.emit(events.LET_GO, f[1], g.cards.ids[option])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("let-go", {"apprentice": g.cards.ids[option]})

    def words(self) -> Message:
        return say("effect-discard-apprentice", {"n": 1})

    def icons(self) -> list[str]:
        return ["discard-apprentice"]


class DiscardApprentice(LetOneGo):
    """Let one of the own apprentices go as an effect; a free space of the rows is filled at once. [AB-020, AB-235]"""

    def take(self, g: State, f: Frame, option: int) -> None:
        super().take(g, f, option)
        refill(g)


class FreeHire(Ask[State]):
    """Hire any face-up apprentice without paying. [AB-120, AB-121, AB-171, AB-179]"""

    def can(self, g: State, seat: int) -> bool:
        return len(g.rows[0]) + len(g.rows[1]) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return face_up(g)

    def take(self, g: State, f: Frame, option: int) -> None:
        hire(g, f[1], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("hire-apprentice", {"apprentice": g.cards.ids[option]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return hire_words(g, option)

    def words(self) -> Message:
        return say("effect-hire-free", {"n": 1})

    def icons(self) -> list[str]:
        return ["hire"]


class FirstApprentice(FreeHire):
    """In reverse turn order everybody hires one face-up apprentice for nothing; the gaps are filled after the last.

    [AB-032]
    """

    def take(self, g: State, f: Frame, option: int) -> None:
        g.push(HIRED, f[1], option, 1)


def hire_words(g: State, card: int) -> list[Message]:
    """Say what hiring an apprentice brings at once."""
    words: list[Message] = []
    if g.laid[card]:
        words.append(amount("silver", g.laid[card]))
    if g.cards.virtue[card]:
        words.append(amount("virtue" if g.cards.virtue[card] > 0 else "virtue_lost", abs(g.cards.virtue[card])))
    return words


HIRED: Final = Hired("architects.hired")
FILL_ROWS: Final = FillRows("architects.fill-rows")
LET_ONE_GO: Final = LetOneGo("architects.let-one-go", LET_GO)
DISCARD_APPRENTICE: Final = DiscardApprentice("architects.discard-apprentice", LET_GO)
FREE_HIRE: Final = FreeHire("architects.free-hire", HIRE)
FIRST_APPRENTICE: Final = FirstApprentice("architects.first-apprentice", HIRE)
