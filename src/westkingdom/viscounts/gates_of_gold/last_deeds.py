"""Assassins and Rogues: what Outsiders do after the last turn, before anything is scored."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine import events as shared
from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events as base
from westkingdom.viscounts.debts import DEED, EITHER, FlipCard, reveal
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.gates_of_gold import events
from westkingdom.viscounts.gates_of_gold.part import gates, in_play
from westkingdom.viscounts.gates_of_gold.rulings import TWO_DEBTS
from westkingdom.viscounts.gates_of_gold.terms import DISCARD_DEBT, LAST_DEED
from westkingdom.viscounts.goods import GAIN_ANY
from westkingdom.viscounts.scoring import deck
from westkingdom.viscounts.state import State

_UNPAID: Final = 0
_PAID: Final = 1


def begin_last_deeds(g: State) -> None:
    """In reverse turn order, the start player last, each player resolves all own ones. [GG-184, GG-185, GG-186]"""
    n = len(g.players)
    for i in range(n):
        g.push(LAST_DEEDS, (g.start + i) % n)


class LastDeeds(Ask[State]):
    """Resolve one's Assassins and Rogues in any order; equal ones count as one option. [GG-184, GG-185]

    Frame: a = which of them are done, a bit for each in the order of their numbers.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and 0 <= f[2] < 1 << len(gates(g).facts.last_deed) and f[3] == 0 and g.last_round > 0

    def options(self, g: State, f: Frame) -> list[int]:
        deeds = gates(g).facts.last_deed
        own = deck(g.players[f[1]])
        out: list[int] = []
        offered: list[int] = []
        for i, card in enumerate(deeds):
            effect = deeds[card]
            if card in own and not f[2] >> i & 1 and effect.id not in offered and effect.can(g, f[1]):
                out.append(card)
                offered.append(effect.id)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        deeds = gates(g).facts.last_deed
        g.push(self, f[1], f[2] | 1 << list(deeds).index(option))
        g.push(deeds[option], f[1])
        g.emit(shared.ABILITY, f[1], g.cards.ids[option])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("choose-ability", {"card": g.cards.ids[option]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [gates(g).facts.last_deed[option].words()]


class LastFlip(FlipCard):
    """Flip a Debt or a Deed at the end, if there is one: no ability answers any more. [GG-188, GG-210, GG-211]"""

    def __init__(self, name: str) -> None:
        super().__init__(name, EITHER)

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and g.last_round > 0 and f[2] == 0 and f[3] == 0

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        if option == DEED:
            p.deeds -= 1
            p.approved += 1
        else:
            p.debts -= 1
            p.paid += 1
            g.push(GAIN_ANY, f[1], 1)
        g.emit(base.FLIP_DEED if option == DEED else shared.FLIP_DEBT, f[1])


class DiscardDebts(Ask[State]):
    """Discard up to so many Debts, paid or unpaid, as many as there are; a ruling may demand all. [GG-190, GG-191]

    Frame: a = how many are gone already.
    """

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, DISCARD_DEBT)
        self.n: Final = n

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and 0 <= f[2] < self.n and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        p = g.players[seat]
        return p.debts + p.paid >= (self.n if TWO_DEBTS.other(g.settings) else 1)

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        out: list[int] = []
        if p.debts:
            out.append(_UNPAID)
        if p.paid:
            out.append(_PAID)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        if option == _UNPAID:
            p.debts -= 1
        else:
            p.paid -= 1
        g.emit(events.DISCARD_DEBT, f[1], "unpaid" if option == _UNPAID else "paid")
        if f[2] + 1 < self.n:
            g.push(self, f[1], f[2] + 1)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("discard-unpaid-debt" if option == _UNPAID else "discard-paid-debt")

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        return [
            (_UNPAID, None if p.debts else say("why-not-no-unpaid-debt")),
            (_PAID, None if p.paid else say("why-not-no-paid-debt")),
        ]

    def words(self) -> Message:
        return say("effect-discard-debts", {"n": self.n})

    def icons(self) -> list[str]:
        return ["discard-debt"] * self.n


class GainApprovedDeed(Node[State]):
    """Gain the top Deed, flipped; it may reveal the Prosperity card, but no further round follows.

    [GG-190, GG-192, GG-253]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        g.players[f[1]].approved += 1
        g.emit(events.GAIN_APPROVED_DEED, f[1])
        if g.deeds_above > 0:
            g.deeds_above -= 1
            if g.deeds_above == 0:
                reveal(g, "prosperity")

    def words(self) -> Message:
        return say("effect-gain-approved-deed")

    def icons(self) -> list[str]:
        return ["approved-deed"]


def _build_discard_debts(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"discard_debts": n}`."""
    return cast(Effect, DiscardDebts(name, whole(data, "discard_debts")))


def _build_gain_flipped(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain_flipped": {"deed": 1}}`."""
    if data["gain_flipped"] != {"deed": 1}:
        raise ValueError(f"«gain_flipped» is one deed, not {data['gain_flipped']!r}")
    return cast(Effect, GainApprovedDeed(name))


VOCABULARY.builders["discard_debts"] = _build_discard_debts
VOCABULARY.builders["gain_flipped"] = _build_gain_flipped
LAST_DEEDS: Final = LastDeeds("gates.last-deeds", LAST_DEED)
LAST_FLIP: Final = LastFlip("gates.last-flip")
