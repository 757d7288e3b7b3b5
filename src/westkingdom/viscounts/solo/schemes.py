"""Scheme cards: turning one over, its rows from top to bottom, and Future Schemes that join the discards."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events as base
from westkingdom.viscounts.deck import criminals, fill_draw_pile, seen
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.movement import SPACES, meet_viscounts
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.actions import take_first_possible
from westkingdom.viscounts.solo.part import in_play, opponent_of, see, solo
from westkingdom.viscounts.solo.slots import answer
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import EMPTY, LEFT, MIDDLE, OUTSIDE_LEFT, OUTSIDE_RIGHT, RIGHT
from westkingdom.viscounts.track import gain_corruption


class OfOpponent(Node[State]):
    """A rule that only a solo opponent follows."""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[1:] == (g.settings.opponent, 0, 0)


class OfScheme(Node[State]):
    """A row of the Scheme card that was turned over. Frame: a = the card."""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[1:] == (g.settings.opponent, opponent_of(g).board[LEFT], 0) and f[2] != EMPTY


class SchemePhase(OfOpponent):
    """Scheme cards move 1 space right, one may leave the board; then one is turned over. [VB-203, VB-208]"""

    def run(self, g: State, f: Frame) -> None:
        p = opponent_of(g)
        gone = p.board[RIGHT]
        p.board = [EMPTY, p.board[LEFT], p.board[MIDDLE]]
        if gone != EMPTY:
            p.discard.append(gone)
            if g.log is not None:
                g.tell(events.SCHEME_LEAVES, "VB-203", g.cards.ids[gone])
        g.push(TURN_OVER, p.seat)
        fill_draw_pile(g, p)


class TurnOver(OfOpponent):
    """The top Scheme card comes to the left space and its rows are carried out from top to bottom. [VB-204]"""

    def run(self, g: State, f: Frame) -> None:
        p = opponent_of(g)
        card = p.draw.pop()
        p.board = [card, p.board[MIDDLE], p.board[RIGHT]]
        seen(p, card)
        see(g, card)
        if g.log is not None:
            g.tell(events.SCHEME, "VB-204", g.cards.ids[card])
        g.push(BOTTOM_ROW, p.seat, card)
        g.push(MOVEMENT_ROW, p.seat, card)
        steps = solo(g).facts.schemes[card].steps
        for i in range(len(steps) - 1, -1, -1):
            g.push(steps[i], p.seat)


class MovementRow(OfScheme):
    """The Viscount moves exactly so many outside spaces. [VB-180, VB-181, VB-206]"""

    def run(self, g: State, f: Frame) -> None:
        p = opponent_of(g)
        for _ in range(solo(g).facts.schemes[f[2]].move):
            p.space = outside_step(p.space)
        if g.log is not None:
            g.tell(base.MOVE, "VB-206", p.space, 0)
        meet_viscounts(g, p.seat)


def outside_step(space: int) -> int:
    """The next outside space clockwise. [VB-180]"""
    return space + OUTSIDE_RIGHT if space % 3 == OUTSIDE_LEFT else (space - space % 3 + 3) % SPACES


class BottomRow(OfScheme):
    """Of the options from left to right the first that is possible is carried out. [VB-207]"""

    def run(self, g: State, f: Frame) -> None:
        take_first_possible(g, solo(g).facts.schemes[f[2]].options)


class FutureScheme(OfOpponent):
    """The top Future Scheme is put faceup on the discards; without one it is a flip instead. [VB-187]"""

    def run(self, g: State, f: Frame) -> None:
        p = opponent_of(g)
        part = solo(g)
        if not part.future:
            g.tell(events.NO_FUTURE_SCHEME, "VB-187")
            g.push(part.facts.instead["gain a card with an empty future pile"], p.seat)
            return
        card = part.future[-1]
        part.future = part.future[:-1]
        p.discard.append(card)
        see(g, card)
        g.tell(events.FUTURE_SCHEME, "VB-187", g.cards.ids[card])
        answer(g, "future_scheme")

    def words(self) -> Message:
        return say("effect-future-scheme")

    def icons(self) -> list[str]:
        return ["future-scheme"]


class CorruptionPerCriminal(OfOpponent):
    """Corruption for each Criminal icon on its board, the new card included. [VB-205]"""

    def run(self, g: State, f: Frame) -> None:
        p = opponent_of(g)
        n = criminals(g, p)
        g.tell(events.CRIMINALS, "VB-205", n)
        gain_corruption(g, p, n)

    def words(self) -> Message:
        return say("effect-corruption-per-criminal")

    def icons(self) -> list[str]:
        return ["criminal", "arrow", "corruption"]


def _build_future_scheme(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"future_scheme": 1}`."""
    if whole(data, "future_scheme") != 1:
        raise ValueError("one future scheme is gained at a time")
    return cast(Effect, FutureScheme(name))


def _build_corruption_per_criminal(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"corruption_per_criminal": 1}`."""
    whole(data, "corruption_per_criminal")
    return cast(Effect, CorruptionPerCriminal(name))


VOCABULARY.builders["future_scheme"] = _build_future_scheme
VOCABULARY.builders["corruption_per_criminal"] = _build_corruption_per_criminal
SCHEME_PHASE: Final = SchemePhase("solo.scheme-phase")
TURN_OVER: Final = TurnOver("solo.turn-over")
MOVEMENT_ROW: Final = MovementRow("solo.movement-row")
BOTTOM_ROW: Final = BottomRow("solo.bottom-row")
