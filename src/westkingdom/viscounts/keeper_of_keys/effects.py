"""Effects of single cards of this box."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.box import changed
from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events as base
from westkingdom.viscounts.deck import criminals_on_board, distinct, seen
from westkingdom.viscounts.effects import VOCABULARY, build_discard
from westkingdom.viscounts.keeper_of_keys import events
from westkingdom.viscounts.keeper_of_keys.part import in_play, keys
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import DISCARD, KEEP


class IgnoreCriminal(Node[State]):
    """Leave one Criminal icon of the own board out of account for the whole collision, never the Public Guildhall's.

    [KK-108, KK-110, KK-112, KK-113]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        return criminals_on_board(g, g.players[seat]) > 0

    def run(self, g: State, f: Frame) -> None:
        part = keys(g)
        part.ignoring = changed(part.ignoring, f[1], 1)
        g.emit(events.IGNORE_CRIMINAL, f[1])

    def words(self) -> Message:
        return say("effect-ignore-criminal")

    def icons(self) -> list[str]:
        return ["no-criminal"]


class DiscardFromStartingDeck(Ask[State]):
    """During set-up a Player card puts up to so many own cards, chosen openly, on the discards.

    [KK-063, KK-064, KK-192]

    Frame: a = how many were chosen already.
    """

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, DISCARD)
        self.n: Final = n

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and g.round == 0 and 0 <= f[2] < self.n and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        return [*distinct(g, g.players[f[1]].draw), KEEP]

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == KEEP:
            return
        p = g.players[f[1]]
        part = keys(g)
        p.draw.remove(option)
        seen(p, option)
        aside = part.aside[:]
        aside[f[1]] = [*aside[f[1]], option]
        part.aside = aside
        g.emit(base.DISCARD, f[1], g.cards.ids[option])
        if f[2] + 1 < self.n:
            g.push(self, f[1], f[2] + 1)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("keep-cards") if option == KEEP else say("discard-card", {"card": g.cards.ids[option]})

    def words(self) -> Message:
        return say("effect-discard-from-starting-deck", {"n": self.n})

    def icons(self) -> list[str]:
        return ["discard"] * self.n


def _build_ignore_criminal(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"ignore_criminal": 1}`."""
    whole(data, "ignore_criminal")
    return cast(Effect, IgnoreCriminal(name))


def _build_any_discard(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"discard": n}`, also the one that reaches the starting deck."""
    if data.get("where") == "starting_deck":
        return cast(Effect, DiscardFromStartingDeck(name, whole(data, "discard")))
    return build_discard(v, name, data)


VOCABULARY.builders["ignore_criminal"] = _build_ignore_criminal
VOCABULARY.builders["discard"] = _build_any_discard
