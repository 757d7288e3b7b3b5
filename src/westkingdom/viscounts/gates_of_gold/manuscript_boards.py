"""Manuscript Boards: four columns that unlock abilities, and the Manuscript whose colour is chosen."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.gates_of_gold import events
from westkingdom.viscounts.gates_of_gold.part import gates, in_play
from westkingdom.viscounts.gates_of_gold.terms import FIRST_COLUMN, RIBBON
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import ANY_RIBBON, EMPTY, RIBBONS
from westkingdom.viscounts.transcribe import earn_cleric_bonus


def column_of(g: State, seat: int, ribbon: int) -> int:
    """The column of a player's board for Manuscripts of this ribbon, from 0. [GG-046, GG-047]"""
    part = gates(g)
    return part.facts.columns[part.boards[seat]].index(ribbon)


def unlock(g: State, seat: int, ribbon: int) -> None:
    """The first Manuscript in a column unlocks its ability for the rest of the game. [GG-053, GG-081, GG-248]"""
    p = g.players[seat]
    thing = FIRST_COLUMN + column_of(g, seat, ribbon)
    if thing not in p.permanents:
        p.permanents = [*p.permanents, thing]
        g.emit(events.UNLOCK_COLUMN, seat, g.cards.ids[thing])


class ChooseRibbon(Ask[State]):
    """The Manuscript of all colours is put into one column and has that colour for good.

    [GG-076, GG-077, GG-078, GG-082, GG-083]
    """

    def fits(self, g: State, f: Frame) -> bool:
        wild = [tile for tile in g.players[f[1]].manuscripts if g.facts.manuscripts.ribbon[tile] == ANY_RIBBON]
        person = f[1] != g.settings.opponent
        return in_play(g) and person and len(wild) > 0 and gates(g).wild == EMPTY and f[2] == 0 and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        part = gates(g)
        return part.facts.columns[part.boards[f[1]]]

    def take(self, g: State, f: Frame, option: int) -> None:
        gates(g).wild = option
        g.emit(events.CHOOSE_RIBBON, f[1], RIBBONS[option])
        unlock(g, f[1], option)
        earn_cleric_bonus(g, f[1], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("ribbon-in-column", {"ribbon": RIBBONS[option], "column": column_of(g, f[1], option) + 1})


CHOOSE_RIBBON: Final = ChooseRibbon("gates.choose-ribbon", RIBBON)
