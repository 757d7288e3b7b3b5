"""Influence: gaining it, giving it up, and avoiding losses of virtue with it."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.bill import GIVEN, keeping, keeps_losses, kept_for, new_bill
from westkingdom.architects.effects import OTHER_GAINS, GainOther
from westkingdom.architects.goods import becomes_other
from westkingdom.architects.paying import cost_words, pay
from westkingdom.architects.plans import draw_plans
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import FAVOUR, SILVER
from westkingdom.architects.virtue import lose_for_good
from westkingdom.architects.works_of_wonder import events
from westkingdom.architects.works_of_wonder.part import in_play, part_of
from westkingdom.architects.works_of_wonder.terms import AVOID, INFLUENCE, MOST_INFLUENCE
from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say


def gain_influence(g: State, seat: int, n: int) -> None:
    """Move up the track, at most to its end; some steps give a building card.

    [WW-051, WW-053, WW-054, WW-057, WW-058, WW-060, WW-249]
    """
    p = g.players[seat]
    spaces = part_of(g).facts.card_spaces
    before = p.goods[FAVOUR]
    after = min(before + n, MOST_INFLUENCE)
    p.goods[FAVOUR] = after
    if g.log is not None and after > before:
        g.emit(shared.GAIN, seat, INFLUENCE, after - before)
    if before + n > after:
        becomes_other(g, seat, "influence_beyond", before + n - after)
    for space in range(before + 1, after + 1):
        if spaces[space]:
            draw_plans(g, seat, spaces[space])


def _influence_bill(g: State, n: int) -> list[int]:
    """So much Influence that is lost for something else; where whole losses are kept it is written as such. [WW-373]"""
    bill = new_bill()
    bill[GIVEN if keeps_losses(g) else FAVOUR] = n
    return bill


def can_avoid(g: State, p: Player, n: int) -> int:
    """How much of a loss of virtue a player could avoid; a solo opponent never does.

    [WW-056, WW-065, WW-076, WW-081]
    """
    if p.seat == g.settings.opponent:
        return 0
    have = p.goods[FAVOUR] + kept_for(g, p.goods[SILVER], keeping(g, p))
    return min(n, have // part_of(g).facts.virtue_rate)


class AvoidLoss(Ask[State]):
    """Say how much of a loss of virtue is avoided; the rest is lost. [WW-065, WW-075..WW-078, WW-080]

    Frame: a = the virtue that would be lost.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and 0 < f[2] < AVOID.size and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        return list(range(can_avoid(g, g.players[f[1]], f[2]) + 1))

    def take(self, g: State, f: Frame, option: int) -> None:
        if f[2] > option:
            g.push(LOSE_THE_REST, f[1], f[2] - option)
        if option:
            g.emit(events.AVOID_LOSS, f[1], option)
            pay(g, f[1], _influence_bill(g, option * part_of(g).facts.virtue_rate))

    def prompt(self, g: State, f: Frame) -> Message:
        return say("ask-avoid-loss", {"n": f[2]})

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("avoid-loss", {"n": option}) if option else say("avoid-nothing", {"n": f[2]})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        cost = cost_words(g, f[1], _influence_bill(g, option * part_of(g).facts.virtue_rate)) if option else []
        return [*cost, amount("virtue_lost", f[2] - option)] if f[2] > option else cost


class LoseTheRest(Node[State]):
    """The part of a loss that was not avoided. Frame: a = the virtue. [WW-076]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and 0 < f[2] < AVOID.size and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        lose_for_good(g, f[1], f[2])


class GainInfluence(GainOther):
    """Gain Influence. [WW-051]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and super().fits(g, f)

    def run(self, g: State, f: Frame) -> None:
        gain_influence(g, f[1], f[2])


AVOID_LOSS: Final = AvoidLoss("architects.wonder.avoid-loss", AVOID)
LOSE_THE_REST: Final = LoseTheRest("architects.wonder.lose-the-rest")
OTHER_GAINS[INFLUENCE] = cast("Node[State]", GainInfluence("architects.wonder.gain-influence"))
