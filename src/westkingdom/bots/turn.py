"""Search of the rest of a turn: the unit of these games is the turn, not the decision."""

from __future__ import annotations

from typing import Final

from westkingdom.bots.value import Value
from westkingdom.engine.game import Game

_FEW: Final = 10
"""An option with fewer nodes than this left for it is not worth searching."""

_NOTHING: Final = -(1 << 40)
"""Less than any lead."""


class TurnSearch:
    """Looks for the best end of the turn that is going on, in one world, with a number of nodes.

    The nodes are split evenly over the options that look best at first sight, so that the first ones do not use up what
    the others need. What others decide within the turn they decide at first sight.
    """

    def __init__(self, value: Value, seat: int) -> None:
        self.value: Final = value
        self.seat: Final = seat
        self.nodes = 0
        self._met: dict[object, tuple[int, list[int]]] = {}

    def rank(self, g: Game, budget: int) -> list[int]:
        """The lead that each of the choices promises, in their order."""
        self._met = {}
        turn = g.turn_number
        leads: list[int] = []
        share = budget // len(g.choices)
        for choice in g.choices:
            leads.append(self.after(g, choice, turn, share))
        return leads

    def after(self, g: Game, choice: int, turn: int, budget: int) -> int:
        """The lead that one choice promises."""
        child = g.copy()
        child.choose(choice)
        self.nodes += 1
        line: list[int] = []
        return self.once(child, turn, budget, line)

    def best(self, g: Game, turn: int, budget: int, line: list[int]) -> int:
        """The lead at the best end of the turn that was found; the choices that lead there are added to the line."""
        while not g.over and g.turn_number == turn and g.seat != self.seat:
            choice = self.at_first_sight(g)
            line.append(choice)
            g.choose(choice)
        if g.over or g.turn_number != turn:
            return self.value.lead(g, self.seat)
        children: list[Game] = []
        sights: list[tuple[int, int]] = []
        best = _NOTHING
        end = 0
        after: list[int] = []
        for i in range(len(g.choices)):
            child = g.copy()
            child.choose(g.choices[i])
            self.nodes += 1
            children.append(child)
            lead = self.value.lead(child, self.seat)
            if child.over or child.turn_number != turn:
                if lead > best:
                    best, end = lead, i
            else:
                sights.append((-lead, i))
        if sights:
            sights.sort()
            left = budget - len(children)
            kept = max(1, min(len(sights), left // _FEW))
            for j in range(kept):
                i = sights[j][1]
                way: list[int] = []
                lead = self.once(children[i], turn, left // kept, way)
                if lead > best:
                    best, end, after = lead, i, way
        line.append(g.choices[end])
        line.extend(after)
        return best

    def once(self, g: Game, turn: int, budget: int, line: list[int]) -> int:
        """The same, but a position that was searched before is not searched again."""
        key = g.position()
        met = self._met.get(key)
        if met is None:
            way: list[int] = []
            met = (self.best(g, turn, budget, way), way)
            self._met[key] = met
        line.extend(met[1])
        return met[0]

    def at_first_sight(self, g: Game) -> int:
        """The choice that looks best to the seat that has to decide, one step ahead."""
        seat = g.seat
        best = 0
        chosen = g.choices[0]
        for i in range(len(g.choices)):
            child = g.copy()
            child.choose(g.choices[i])
            self.nodes += 1
            lead = self.value.lead(child, seat)
            if i == 0 or lead > best:
                best, chosen = lead, g.choices[i]
        return chosen


def planned(g: Game, value: Value, budget: int, line: list[int]) -> int:
    """Add the choices that lead to the best end of the turn that is found to a line; count the nodes."""
    search = TurnSearch(value, g.seat)
    search.best(g.copy(), g.turn_number, budget, line)
    return search.nodes


def play_turn(g: Game, value: Value, budget: int) -> int:
    """Play on as the seat that has to decide would, until the turn ends or somebody else decides; count the nodes."""
    seat = g.seat
    line: list[int] = []
    nodes = planned(g, value, budget, line)
    for choice in line:
        if g.seat != seat:
            break
        g.choose(choice)
    return nodes
