"""Outsiders: the row of face-up cards, welcoming one and refusing one."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.line import take_from_line
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.gates_of_gold import events
from westkingdom.viscounts.gates_of_gold.part import gates, in_play
from westkingdom.viscounts.gates_of_gold.terms import REFUSE, REFUSING, WELCOME, WELCOMING
from westkingdom.viscounts.moments import announce
from westkingdom.viscounts.state import State

ROW: Final = 3


def take_from_row(g: State, seat: int, card: int) -> None:
    """The card leaves the row, the others slide right and the top of the pile joins on the left; nothing is reshuffled.

    [GG-007, GG-126, GG-127, GG-227, GG-229..GG-232, GG-250, GG-256]
    """
    part = gates(g)
    part.row, part.pile, new = take_from_line(part.row, part.pile, card)
    if new >= 0:
        g.emit(events.REVEAL_OUTSIDER, seat, g.cards.ids[new])


class FromRow(Ask[State]):
    """Choose any one of the face-up Outsiders; without one nothing happens. [GG-100, GG-105, GG-106, GG-116]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        return len(gates(g).row) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return gates(g).row


class Welcome(FromRow):
    """Take a face-up Outsider to the discards for nothing; it is no hire. [GG-100..GG-103, GG-108, GG-247]"""

    def take(self, g: State, f: Frame, option: int) -> None:
        g.players[f[1]].discard.append(option)
        g.emit(events.WELCOME, f[1], g.cards.ids[option])
        take_from_row(g, f[1], option)
        announce(g, f[1], WELCOME)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("welcome-card", {"card": g.cards.ids[option]})

    def words(self) -> Message:
        return say("effect-welcome")

    def icons(self) -> list[str]:
        return ["welcome"]


class Refuse(FromRow):
    """A face-up Outsider leaves the game, the row is refilled, then its top-right effects are resolved.

    [GG-111, GG-112, GG-116..GG-120, GG-123, GG-124, GG-252]
    """

    def take(self, g: State, f: Frame, option: int) -> None:
        g.removed = [*g.removed, option]
        g.emit(events.REFUSE, f[1], g.cards.ids[option])
        take_from_row(g, f[1], option)
        g.push(REFUSED, f[1])
        effect = gates(g).facts.refusal[option]
        if effect is not None:
            g.push(effect, f[1])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("refuse-card", {"card": g.cards.ids[option]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        effect = gates(g).facts.refusal[option]
        return [] if effect is None else [effect.words()]

    def words(self) -> Message:
        return say("effect-refuse")

    def icons(self) -> list[str]:
        return ["refuse"]


class Refused(Node[State]):
    """What answers to a refusal comes after the effects of the refused Outsider. [GG-161]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], REFUSE)


def _build_welcome(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"welcome": 1}`."""
    whole(data, "welcome")
    return cast(Effect, Welcome(name, WELCOMING))


def _build_refuse(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"refuse": 1}`."""
    whole(data, "refuse")
    return cast(Effect, Refuse(name, REFUSING))


VOCABULARY.builders["welcome"] = _build_welcome
VOCABULARY.builders["refuse"] = _build_refuse
REFUSED: Final = Refused("gates.refused")
