"""The effect words of scheme cards: those of the game, and those that only an opponent has."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.cathedral import MOVE_UP
from westkingdom.architects.counters import known_counter
from westkingdom.architects.effects import VOCABULARY, GainPer, load_gain
from westkingdom.architects.goods import becomes_other, gain_goods
from westkingdom.architects.location import virtue_kept
from westkingdom.architects.solo import events
from westkingdom.architects.solo.clauses import load_clause
from westkingdom.architects.solo.part import rule_of, solo_part
from westkingdom.architects.solo.schemes import REVEAL, follow
from westkingdom.architects.solo.terms import NOWHERE
from westkingdom.architects.state import State
from westkingdom.architects.terms import SILVER
from westkingdom.architects.virtue import lose_virtue
from westkingdom.engine.effects import Data, Effect, OnlyIf, Vocabulary, whole
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, amount, say

SCHEMES: Final = Vocabulary("architects.solo")
SCHEMES.builders.update(VOCABULARY.builders)


class SchemeEffect(Node[State]):
    """Something that only a solo opponent does; some effects have a number."""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name)
        self.n: Final = n

    def fits(self, g: State, f: Frame) -> bool:
        return f[1] == g.settings.opponent and f[2] == 0 and f[3] == 0


class GainPerIts(GainPer):
    """A gain by something that only an opponent counts. [WW-328]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[1] == g.settings.opponent and super().fits(g, f)


class Focus(SchemeEffect):
    """Follow the focus line of the opponent's board: place and options. [WW-237, WW-290]"""

    def run(self, g: State, f: Frame) -> None:
        number = solo_part(g).facts.focus[g.players[f[1]].board]
        if g.log is not None:
            g.tell(events.OPPONENT_FOCUS, rule_of(g, "focus"), number)
        follow(g, f[1], number)

    def words(self) -> Message:
        return say("effect-focus")


class NextScheme(SchemeEffect):
    """Turn over and follow the next scheme card in the same turn. [WW-232, WW-295]"""

    def run(self, g: State, f: Frame) -> None:
        g.push(REVEAL, f[1])

    def words(self) -> Message:
        return say("effect-next-scheme")


class FutureScheme(SchemeEffect):
    """Top cards of the Future pile join the discards; a missing one is something else for the opponent.

    [WW-205, WW-247, WW-294]
    """

    def run(self, g: State, f: Frame) -> None:
        part = solo_part(g)
        for _ in range(self.n):
            if not part.future:
                becomes_other(g, f[1], "future_scheme", 1)
                continue
            card = part.future[-1]
            part.future = part.future[:-1]
            part.discards = [*part.discards, card]
            g.tell(events.OPPONENT_FUTURE, "WW-294", part.facts.ids[card])

    def words(self) -> Message:
        return say("effect-future-scheme", {"n": self.n})


class AddTax(SchemeEffect):
    """Silver of the supply goes to the Tax Stand; the opponent pays nothing.

    [WW-241, WW-242, WW-274, WW-321, WW-382]
    """

    def run(self, g: State, f: Frame) -> None:
        add_tax(g, self.n)

    def words(self) -> Message:
        return say("effect-add-tax", {"n": self.n})


def add_tax(g: State, n: int) -> None:
    """Put silver of the supply on the Tax Stand. [WW-242]"""
    g.tax += n
    g.tell(events.OPPONENT_ADDS_TAX, "WW-242", n)


class TakeAllTax(SchemeEffect):
    """All tax goes to the supply, and the opponent gains as much silver. [WW-296]"""

    def run(self, g: State, f: Frame) -> None:
        n = g.tax
        g.tax = 0
        if g.log is not None:
            g.tell(events.OPPONENT_TAKES_TAX, rule_of(g, "take-tax"), n)
        gain_goods(g, f[1], SILVER, n)

    def words(self) -> Message:
        return say("effect-take-all-tax")


class LoseHere(SchemeEffect):
    """Lose virtue for a visit, as far as the opponent's board does not keep it. [WW-235, WW-318, AB-248]"""

    def run(self, g: State, f: Frame) -> None:
        here = solo_part(g).here
        n = self.n - (0 if here == NOWHERE else virtue_kept(g, g.players[f[1]], here))
        if n > 0:
            lose_virtue(g, f[1], n)
        else:
            g.tell(events.OPPONENT_KEEPS_VIRTUE, "WW-318")

    def words(self) -> Message:
        return say("effect-lose", {"parts": [amount("virtue", self.n)]})


class WorkOnCathedral(SchemeEffect):
    """Move up one level of the cathedral for nothing; its reward is a matter of the opponent.

    [WW-268, WW-292, WW-293, AB-249]
    """

    def run(self, g: State, f: Frame) -> None:
        if g.log is not None:
            g.tell(events.OPPONENT_CATHEDRAL, rule_of(g, "cathedral"))
        g.push(MOVE_UP, f[1])

    def words(self) -> Message:
        return say("effect-work-on-cathedral")


def _build_gain_per(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain_per": {"gain": ..., "per": counter, "each": n}}`."""
    per = data["gain_per"]
    if not isinstance(per, dict):
        raise ValueError(f"«gain_per» needs gain, per and each, not {per!r}")
    part = load_gain(f"{name}:each", per["gain"])
    return cast(Effect, GainPerIts(name, part, known_counter(per["per"]), whole(per, "each")))


def _build_if(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"if": clause, "do": effect}`."""
    clause = load_clause(data["if"])
    if clause is None or "do" not in data:
        raise ValueError("«if» needs a clause, and «do», the effect that it is about")
    return OnlyIf(name, clause, v.effect(data["do"]))


def _build_focus(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"focus": 1}`."""
    return cast(Effect, Focus(name, whole(data, "focus")))


def _build_next_scheme(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"next_scheme": 1}`."""
    return cast(Effect, NextScheme(name, whole(data, "next_scheme")))


def _build_future_scheme(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"future_scheme": n}`."""
    return cast(Effect, FutureScheme(name, whole(data, "future_scheme")))


def _build_add_tax(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"add_tax": n}`."""
    return cast(Effect, AddTax(name, whole(data, "add_tax")))


def _build_take_all_tax(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"take_all_tax": 1}`."""
    return cast(Effect, TakeAllTax(name, whole(data, "take_all_tax")))


def _build_lose(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"lose": {"virtue": n}}`."""
    things = data["lose"]
    if not isinstance(things, dict) or set(things) != {"virtue"}:
        raise ValueError(f"«lose» needs a number of virtue, not {things!r}")
    return cast(Effect, LoseHere(name, whole(things, "virtue")))


def _build_work_on_cathedral(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"work_on_cathedral": 1}`."""
    return cast(Effect, WorkOnCathedral(name, whole(data, "work_on_cathedral")))


SCHEMES.builders["gain_per"] = _build_gain_per
SCHEMES.builders["if"] = _build_if
SCHEMES.builders["focus"] = _build_focus
SCHEMES.builders["next_scheme"] = _build_next_scheme
SCHEMES.builders["future_scheme"] = _build_future_scheme
SCHEMES.builders["add_tax"] = _build_add_tax
SCHEMES.builders["take_all_tax"] = _build_take_all_tax
SCHEMES.builders["lose"] = _build_lose
SCHEMES.builders["work_on_cathedral"] = _build_work_on_cathedral
