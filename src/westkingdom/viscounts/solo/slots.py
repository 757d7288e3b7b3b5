"""What the open slots of an AI board do, each time that something happens to its owner."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.words import say
from westkingdom.viscounts.construct import built
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.dismissals import is_dismissal, set_off
from westkingdom.viscounts.solo.part import board_of, opponent_of
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import COLLISION_BEGINS, FLIP_DEBT, FLIP_DEED, SHUFFLE, SLOTS

ANSWERED: Final = {COLLISION_BEGINS: "collision_begins", FLIP_DEBT: "flip", FLIP_DEED: "flip", SHUFFLE: "shuffle"}
"""The moments of the game to which slots answer, by the words of the data."""


def answer(g: State, moment: str) -> None:
    """Open slots that answer to a moment do so from left to right. [VB-209, VB-210]"""
    p = opponent_of(g)
    own = [(slot, effect) for word, slot, effect in board_of(g).answers if word == moment and built(p, slot)]
    for slot, effect in reversed(own):
        if not is_dismissal(effect):
            g.tell(events.SLOT_ANSWERS, "VB-209", SLOTS[slot])
            g.push(effect, p.seat)
        elif set_off(g, effect):
            g.tell(events.SLOT_ANSWERS, "VB-209", SLOTS[slot])
        elif g.log is not None:
            g.tell(events.SLOT_SILENT, "VB-210", SLOTS[slot], why=[(effect.words(), say("why-not-chain"))])


def placed(g: State, slot: int) -> None:
    """A slot that was just opened gives what it gives once, before the spot does. [VB-209]"""
    for word, own, effect in board_of(g).answers:
        if word == "placed" and own == slot:
            g.tell(events.SLOT_ANSWERS, "VB-209", SLOTS[slot])
            g.push(effect, g.settings.opponent)
