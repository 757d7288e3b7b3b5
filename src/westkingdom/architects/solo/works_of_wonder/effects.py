"""What opponents of Works of Wonder do by the resource marker: Contributions, Wonders, removing apprentices."""

from __future__ import annotations

from typing import cast

from westkingdom.architects.apprentices import discard_face_up, refill
from westkingdom.architects.guildhall import CONSTRUCTED, show_building
from westkingdom.architects.solo import events
from westkingdom.architects.solo.clauses import DEEDS
from westkingdom.architects.solo.effects import SCHEMES, SchemeEffect, add_tax
from westkingdom.architects.solo.part import solo_part
from westkingdom.architects.solo.works_of_wonder.track import from_marker
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import EMPTY, FAVOUR, GOODS, MARBLE
from westkingdom.architects.works_of_wonder.figures import lay_token
from westkingdom.architects.works_of_wonder.part import part_of
from westkingdom.architects.works_of_wonder.terms import FIRST_WONDER, INFLUENCE
from westkingdom.architects.works_of_wonder.wonders import unbuilt
from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Frame
from westkingdom.engine.words import Message, amount, say


def _marble_for(g: State, p: Player, wonder: int) -> int:
    """The marble that a Wonder costs this opponent: what is missing to the sum, less what its board saves.

    [WW-258, WW-259, WW-262, WW-313]
    """
    facts = solo_part(g).facts
    return facts.wonder_total - g.buildings.cost[wonder][FAVOUR] - facts.marble_less[p.board]


def _why_no_wonder(g: State, p: Player, wonder: int) -> Message | None:
    """Say why the opponent cannot construct a Wonder, or None; neither part of its price stands for the other.

    [WW-154, WW-269]
    """
    if wonder not in unbuilt(g):
        return say("built-already")
    influence, marble = g.buildings.cost[wonder][FAVOUR], _marble_for(g, p, wonder)
    if p.goods[FAVOUR] >= influence and p.goods[MARBLE] >= marble:
        return None
    return say("wonder-too-expensive", {"parts": [amount(INFLUENCE, influence), amount("marble", marble)]})


def _next_wonder(g: State, seat: int) -> int:
    """The Wonder that the opponent would construct now, -1 if there is none. [WW-260]"""
    for good in from_marker(g):
        if _why_no_wonder(g, g.players[seat], FIRST_WONDER + good) is None:
            return FIRST_WONDER + good
    return EMPTY


def _can_construct_wonder(g: State, seat: int) -> bool:
    """Can the opponent afford a Wonder that nobody has built? [WW-306]"""
    return _next_wonder(g, seat) != EMPTY


class ConstructWonder(SchemeEffect):
    """Construct the Wonder of the marker, or the next one to the right that is affordable, for Influence and marble.

    [WW-258, WW-260, WW-261, WW-263..WW-265]
    """

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        p = g.players[seat]
        wonder = _next_wonder(g, seat)
        if wonder == EMPTY:
            return
        influence, marble = g.buildings.cost[wonder][FAVOUR], _marble_for(g, p, wonder)
        if g.log is not None:
            passed = self.passed_over(g, p, wonder)
            g.tell(events.OPPONENT_WONDER, "WW-260", g.buildings.ids[wonder], influence, marble, why=passed)
        p.goods[FAVOUR] -= influence
        p.goods[MARBLE] -= marble
        show_building(g, seat, wonder)
        g.push(CONSTRUCTED, seat, wonder)
        add_tax(g, g.buildings.tax[wonder])

    def passed_over(self, g: State, p: Player, wonder: int) -> list[tuple[Message, Message]]:
        """The Wonders between the marker and the one that is constructed, and why they are not."""
        out: list[tuple[Message, Message]] = []
        for good in from_marker(g):
            reason = _why_no_wonder(g, p, FIRST_WONDER + good)
            if reason is None:
                break
            out.append((say("construct-building", {"building": g.buildings.ids[FIRST_WONDER + good]}), reason))
        return out

    def words(self) -> Message:
        return say("effect-construct-wonder")


class Contribute(SchemeEffect):
    """Lay the marker's resource, or the next one to the right that is free, from the supply on the Contribution card.

    [WW-223, WW-224, WW-226, WW-227, WW-242, WW-299, WW-383]
    """

    def run(self, g: State, f: Frame) -> None:
        part = part_of(g)
        passed: list[tuple[Message, Message]] = []
        for good in from_marker(g):
            if part.pile and part.contributed[good] == 0:
                card = part.facts.ids[part.pile[-1]]
                g.tell(events.OPPONENT_CONTRIBUTES, "WW-299", GOODS[good], card, why=passed)
                lay_token(g, f[1], good, good)
                return
            if g.log is not None:
                passed.append(
                    (amount(GOODS[good], 1), say("lies-there-already" if part.pile else "no-contribution-card"))
                )
        g.tell(events.OPPONENT_CANNOT_CONTRIBUTE, "WW-383", why=passed)

    def words(self) -> Message:
        return say("effect-contribute")


class RemoveApprentices(SchemeEffect):
    """Both apprentices of the marker's column go under the pile; the rows slide and are filled up. [WW-297, WW-298]"""

    def run(self, g: State, f: Frame) -> None:
        column = solo_part(g).marker + 1
        g.tell(events.OPPONENT_REMOVES, "WW-298", column)
        discard_face_up(g, [row[len(row) - column] for row in g.rows if column <= len(row)])
        refill(g)

    def words(self) -> Message:
        return say("effect-remove-apprentices", {"n": self.n})


def _build_contribute(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"contribute": 1}`."""
    return cast(Effect, Contribute(name, whole(data, "contribute")))


def _build_construct_wonder(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"construct_wonder": 1}`."""
    return cast(Effect, ConstructWonder(name, whole(data, "construct_wonder")))


def _build_remove_apprentices(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"remove_apprentices": 2}`."""
    return cast(Effect, RemoveApprentices(name, whole(data, "remove_apprentices")))


def enter_wonder_effects() -> None:
    """Let scheme cards use what Works of Wonder brings."""
    DEEDS["construct_wonder"] = _can_construct_wonder
    SCHEMES.builders["contribute"] = _build_contribute
    SCHEMES.builders["construct_wonder"] = _build_construct_wonder
    SCHEMES.builders["remove_apprentices"] = _build_remove_apprentices
