"""Dismissals that cost a solo opponent nothing, and the short chains of them that its slots set off."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.dismissal import dismiss
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.hire import place_name
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.part import in_play, opponent_of, solo
from westkingdom.viscounts.state import State

LONGEST_CHAIN: Final = 2
"""A dismissal that a slot set off may set off one more."""


class DismissFree(Node[State]):
    """The visible Townsfolk of its segment leaves the game for nothing; only the top-right effect is gained.

    [VB-190, VB-191]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[1:] == (g.settings.opponent, 0, 0)

    def run(self, g: State, f: Frame) -> None:
        p = opponent_of(g)
        if g.log is not None:
            g.tell(events.DISMISSES_FREE, "VB-190", place_name(g, p.space // 3))
        dismiss(g, p.seat, p.space // 3)

    def words(self) -> Message:
        return say("effect-dismiss-free")

    def icons(self) -> list[str]:
        return ["dismiss"]


class EndOfChain(Node[State]):
    """The original effect and all that it set off is done: the next one may set off dismissals again. [VB-210]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and solo(g).chain > 0 and f[1:] == (g.settings.opponent, 0, 0)

    def run(self, g: State, f: Frame) -> None:
        solo(g).chain = 0


def set_off(g: State, effect: Effect) -> bool:
    """Put a dismissal that a slot sets off on the stack; within one chain only one more follows. [VB-210]"""
    part = solo(g)
    if part.chain == LONGEST_CHAIN:
        return False
    if part.chain == 0:
        g.push(END_OF_CHAIN, g.settings.opponent)
    part.chain += 1
    g.push(effect, g.settings.opponent)
    return True


def is_dismissal(effect: object) -> bool:
    """Is it an effect that dismisses a card?"""
    return isinstance(effect, DismissFree)


def _build_dismiss_free(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"dismiss_free": 1}`."""
    whole(data, "dismiss_free")
    return cast(Effect, DismissFree(name))


VOCABULARY.builders["dismiss_free"] = _build_dismiss_free
END_OF_CHAIN: Final = EndOfChain("solo.end-of-chain")
