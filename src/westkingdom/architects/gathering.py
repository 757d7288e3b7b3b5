"""Quarry, Forest, Mines and Silversmith: goods by the number of own workers there."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.goods import gain_goods
from westkingdom.architects.location import Location
from westkingdom.architects.state import State
from westkingdom.architects.terms import FOREST, GOODS, MINE, MINES, QUARRY, SILVERSMITH
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say


class Gather(Location):
    """Gain the good of the location. [AB-057, AB-058, AB-059]"""

    def visit(self, g: State, seat: int, workers: int) -> None:
        source = g.realm.yields[self.number][0]
        gain_goods(g, seat, source.good, source.of(workers))


class Mines(Location):
    """Gain clay or gold, never both; all workers there count for the chosen kind. [AB-060, AB-061, AB-062, AB-063]"""

    def visit(self, g: State, seat: int, workers: int) -> None:
        g.push(CLAY_OR_GOLD, seat, workers)


class ClayOrGold(Ask[State]):
    """Choose clay or gold; gold needs enough workers for one piece. Frame: a = workers that count.

    [AB-060, AB-061, AB-062, AB-063]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] < 2 * 20 and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        sources = g.realm.yields[MINES]
        return [i for i in range(len(sources)) if sources[i].of(f[2])]

    def take(self, g: State, f: Frame, option: int) -> None:
        source = g.realm.yields[MINES][option]
        gain_goods(g, f[1], source.good, source.of(f[2]))

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("mine", {"good": amount(GOODS[g.realm.yields[MINES][option].good], 1)})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        source = g.realm.yields[MINES][option]
        return [amount(GOODS[source.good], source.of(f[2]))]

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        sources = g.realm.yields[MINES]
        return [
            (i, None if sources[i].of(f[2]) else say("why-not-too-few-workers", {"n": sources[i].per}))
            for i in range(len(sources))
        ]


QUARRY_VISIT: Final = Gather(QUARRY)
FOREST_VISIT: Final = Gather(FOREST)
SILVERSMITH_VISIT: Final = Gather(SILVERSMITH)
MINES_VISIT: Final = Mines(MINES)
CLAY_OR_GOLD: Final = ClayOrGold("architects.clay-or-gold", MINE)
