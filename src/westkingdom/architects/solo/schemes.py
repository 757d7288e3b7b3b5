"""An opponent's turn: a scheme card is turned over, one of its sections is followed, and it is discarded."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.moments import announce
from westkingdom.architects.place import put_worker
from westkingdom.architects.solo import events
from westkingdom.architects.solo.clauses import Free, why_not
from westkingdom.architects.solo.part import rule_of, solo_part
from westkingdom.architects.solo.places import location_of, place_words
from westkingdom.architects.solo.terms import ANY_MARKET, FOCUS
from westkingdom.architects.state import State
from westkingdom.architects.terms import PLACED
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message

Why = list[tuple[Message, Message]]


class Reveal(Node[State]):
    """Turn over the top scheme card and follow it, if there is a worker to place.

    [AB-247, WW-214, WW-217, WW-232, WW-295]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return f[1] == g.settings.opponent and f[2] == 0 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        part = solo_part(g)
        if g.players[f[1]].workers == 0:
            if g.log is not None:
                g.tell(events.OPPONENT_NO_WORKER, rule_of(g, "no-worker"))
            return
        if not part.draw:
            _shuffle_discards(g)
        if not part.draw:
            return
        card = part.draw[-1]
        part.draw = part.draw[:-1]
        part.resolving = [*part.resolving, card]
        if g.log is not None:
            g.tell(events.OPPONENT_REVEALS, rule_of(g, "reveal"), part.facts.ids[card])
        g.push(DISCARD_SCHEME, f[1], card)
        follow(g, f[1], _choose_section(g, f[1], card))


def _shuffle_discards(g: State) -> None:
    """All discards are the new pile; the cards that are being followed stay where they are. [AB-247, WW-216, WW-380]"""
    part = solo_part(g)
    cards = sorted(part.discards)
    g.shuffle(cards)
    part.draw = cards
    part.discards = []
    if g.log is not None:
        g.tell(events.OPPONENT_SHUFFLES, rule_of(g, "shuffle"), len(cards))


def _choose_section(g: State, seat: int, card: int) -> int:
    """The first section whose clause is true or that has none; clauses look at the table before the worker is placed.

    [WW-218, WW-219, WW-311]
    """
    facts = solo_part(g).facts
    passed: Why = []
    sections = facts.of_card[card]
    for number in sections:
        section = facts.sections[number]
        if section.clause is None or section.clause.holds(g, seat):
            if g.log is not None and section.clause is not None:
                g.tell(events.OPPONENT_CLAUSE_HOLDS, rule_of(g, "clause"), number)
            elif g.log is not None:
                rule = rule_of(g, "clause" if passed else "only-section")
                g.tell(events.OPPONENT_FOLLOWS, rule, number, why=passed)
            return number
        if g.log is not None:
            passed.append((place_words(section.location), why_not(g, seat, section.clause)))
    raise ValueError(f"no section of {facts.ids[card]} can be followed")


def follow(g: State, seat: int, number: int) -> None:
    """Place the worker at the place of a section, then take its first available option.

    [WW-217, WW-220, WW-225, WW-229, WW-237, WW-291]
    """
    section = solo_part(g).facts.sections[number]
    if section.location == FOCUS:
        g.push(section.options[0].effect, seat)
    elif section.location == ANY_MARKET:
        _follow_market(g, seat, number)
    else:
        g.push(OPTIONS, seat, number)
        _put(g, seat, location_of(g, section.location))


def _put(g: State, seat: int, location: int) -> None:
    """Put the worker down; what that brings by itself comes before the option. [WW-222, WW-325]"""
    solo_part(g).here = location
    put_worker(g, seat, location)
    for box in g.boxes:
        box.opponent_placed(g, seat, location)
    announce(g, seat, PLACED + location)


def _follow_market(g: State, seat: int, number: int) -> None:
    """In the Black Market each option stands for a space; the first free one is taken. [AB-248, WW-234, WW-381]"""
    passed: Why = []
    options = solo_part(g).facts.sections[number].options
    for i in range(len(options)):
        condition = options[i].condition
        if isinstance(condition, Free):
            if condition.holds(g, seat):
                g.push(options[i].effect, seat)
                if g.log is not None:
                    g.tell(events.OPPONENT_OPTION, rule_of(g, "market"), number, i, why=passed)
                _put(g, seat, condition.location)
                return
            if g.log is not None:
                passed.append((condition.words(), why_not(g, seat, condition)))
    if g.log is not None:
        g.tell(events.OPPONENT_NO_SPACE, rule_of(g, "no-space"), why=passed)


class Options(Node[State]):
    """Take the top-most option that is available, and only that one; without one nothing more happens.

    [WW-220, WW-221, WW-230]

    Frame: a = the section.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return f[1] == g.settings.opponent and 0 <= f[2] < len(solo_part(g).facts.sections) and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        passed: Why = []
        options = solo_part(g).facts.sections[f[2]].options
        for i in range(len(options)):
            condition = options[i].condition
            if condition is None or condition.holds(g, f[1]):
                if g.log is not None:
                    self.tell(g, f[2], i, passed)
                g.push(options[i].effect, f[1])
                return
            if g.log is not None:
                passed.append((options[i].effect.words(), why_not(g, f[1], condition)))
        if g.log is not None:
            g.tell(events.OPPONENT_DOES_NOTHING, rule_of(g, "nothing"), why=passed)

    def tell(self, g: State, section: int, i: int, passed: Why) -> None:
        """Tell the option that is taken, as one of several or the only one."""
        several = len(solo_part(g).facts.sections[section].options) > 1
        rule = rule_of(g, "option")
        g.tell(events.OPPONENT_OPTION if several else events.OPPONENT_DOES, rule, section, i, why=passed)


class DiscardScheme(Node[State]):
    """A card that was followed goes face up to the discards. Frame: a = the card. [WW-215]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[1] == g.settings.opponent and f[2] in solo_part(g).resolving and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        part = solo_part(g)
        part.resolving = [card for card in part.resolving if card != f[2]]
        part.discards = [*part.discards, f[2]]


REVEAL: Final = Reveal("architects.solo.reveal")
OPTIONS: Final = Options("architects.solo.options")
DISCARD_SCHEME: Final = DiscardScheme("architects.solo.discard-scheme")
