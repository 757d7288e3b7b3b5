"""Looking ahead: the best options are played on for some rounds, in many worlds, and the worse ones dropped."""

from __future__ import annotations

from typing import Final

from westkingdom.bots.turn import TurnSearch, play_turn
from westkingdom.bots.value import Value
from westkingdom.engine.game import Game

_PROMISE: Final = 6
"""As many worlds count as much as the promise of the own turn, which luck moves less."""
_OWN: Final = 3
"""The own turn is worth so many times the nodes of a later one."""


class Candidate:
    """An option that is still in question, with what it led to in every world."""

    def __init__(self, choice: int, promised: int) -> None:
        self.choice: Final = choice
        self.promised: Final = promised
        """The lead at the end of the own turn."""
        self.leads: Final[list[int]] = []

    def mean(self) -> int:
        """The lead in the middle of all worlds; what the turn promised counts as much as some of them."""
        whole = self.promised * _PROMISE
        for lead in self.leads:
            whole += lead
        return whole // (len(self.leads) + _PROMISE)


class Ahead:
    """Plays options on for some rounds, everybody by a search of each turn with a few nodes."""

    def __init__(self, value: Value, seat: int, rounds: int, nodes_per_turn: int) -> None:
        self.value: Final = value
        self.seat: Final = seat
        self.rounds: Final = rounds
        self.nodes_per_turn: Final = nodes_per_turn
        self.nodes = 0

    def lead_after(self, world: Game, choice: int) -> int:
        """The lead some rounds after a choice."""
        g = world.copy()
        turn = g.turn_number
        end = turn + self.rounds * g.settings.players
        g.choose(choice)
        while not g.over and g.turn_number == turn:
            self.nodes += play_turn(g, self.value, _OWN * self.nodes_per_turn)
        while not g.over and g.turn_number < end:
            self.nodes += play_turn(g, self.value, self.nodes_per_turn)
        return self.value.lead(g, self.seat)

    def halve(self, candidates: list[Candidate], worlds: list[Game]) -> list[Candidate]:
        """Play all choices on in a few worlds, the better half in as many more, and so on; the best comes first."""
        dropped: list[Candidate] = []
        rounds = 1
        while 1 << rounds < len(candidates):
            rounds += 1
        step = max(1, len(worlds) // rounds)
        first = 0
        for i in range(rounds):
            last = len(worlds) if i == rounds - 1 else first + step
            for candidate in candidates:
                for world in worlds[first:last]:
                    candidate.leads.append(self.lead_after(world, candidate.choice))
            first = last
            candidates.sort(key=Candidate.mean, reverse=True)
            if i < rounds - 1:
                half = (len(candidates) + 1) // 2
                dropped = candidates[half:] + dropped
                candidates = candidates[:half]
        return candidates + dropped


def rank_in_worlds(value: Value, seat: int, worlds: list[Game], budget: int) -> tuple[list[list[int]], int]:
    """What each choice promises by the end of the turn, world by world, and the nodes that were looked at."""
    leads: list[list[int]] = [[] for _ in worlds[0].choices]
    nodes = 0
    for world in worlds:
        search = TurnSearch(value, seat)
        found = search.rank(world, budget)
        for i in range(len(found)):
            leads[i].append(found[i])
        nodes += search.nodes
    return leads, nodes
