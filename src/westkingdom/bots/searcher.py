"""A bot that searches: the rest of the turn in some worlds, then some rounds ahead; weaker ones err as people do."""

from __future__ import annotations

from math import isqrt
from typing import Final

from westkingdom.bots.ahead import Ahead, Candidate, rank_in_worlds
from westkingdom.bots.bot import Bot, Ranked, Thought
from westkingdom.bots.reasons import reasons
from westkingdom.bots.sight import Sight
from westkingdom.bots.value import POINT, Value
from westkingdom.engine import chance


class Level:
    """How much a bot looks at, as numbers of worlds and nodes, never of seconds, and how often and how far it errs."""

    def __init__(
        self,
        worlds: int,
        nodes: int,
        kept: int = 0,
        rounds: int = 0,
        worlds_ahead: int = 0,
        nodes_ahead: int = 0,
        errs: int = 0,
        by: int = 0,
    ) -> None:
        self.worlds: Final = worlds
        self.nodes: Final = nodes
        """Nodes in each world."""
        self.kept: Final = kept
        """The options that are looked at over several rounds; none: the turn is all that it sees."""
        self.rounds: Final = rounds
        self.worlds_ahead: Final = worlds_ahead
        self.nodes_ahead: Final = nodes_ahead
        """Nodes for each turn that is played on."""
        self.errs: Final = errs
        """In so many of a hundred turns it misjudges every option."""
        self.by: Final = by
        """By up to so many points."""


class Searcher(Bot):
    """Plays at a level with a value; the same seed, sight and level give the same thought."""

    def __init__(self, value: Value, level: Level, seed: int, mistakes: int = 100) -> None:
        self._value: Final = value
        self._level: Final = level
        self._seed: Final = seed
        self._by: Final = level.by * POINT * mistakes // 100
        """By up to so many thousandths of a point it errs: so many hundredths of what the level says."""

    def choose(self, sight: Sight) -> Thought:
        """Choose one of the options."""
        level = self._level
        worlds = [sight.world(i + 1) for i in range(max(level.worlds, level.worlds_ahead))]
        leads, nodes = rank_in_worlds(self._value, sight.seat, worlds[: level.worlds], level.nodes)
        order = _ranked(sight.options, leads)
        base = sight.options[0] - worlds[0].choices[0]
        if level.kept > 1:
            ahead = Ahead(self._value, sight.seat, level.rounds, level.nodes_ahead)
            best = [Candidate(each.option - base, each.lead) for each in order[: level.kept]]
            found = ahead.halve(best, worlds[: level.worlds_ahead])
            nodes += ahead.nodes
            order = [_played_on(each, base) for each in found] + order[level.kept :]
        better, worse = order[0].option - base, order[1].option - base
        why = reasons(self._value, sight.seat, worlds[0], better, worse, level.nodes // len(order))
        return Thought(self._chosen(order, worlds[0].turn_number), order, why, nodes)

    def _chosen(self, order: list[Ranked], turn: int) -> int:
        """The best option, or what looks best to somebody who misjudges this turn."""
        level = self._level
        luck = chance.luck(self._seed, f"turn {turn}")
        luck = chance.next_luck(luck)
        if luck % 100 >= level.errs:
            return order[0].option
        best = 0
        chosen = order[0].option
        for i in range(len(order)):
            luck = chance.next_luck(luck)
            lead = order[i].lead + luck % (2 * self._by + 1) - self._by
            if i == 0 or lead > best:
                best, chosen = lead, order[i].option
        return chosen


def _played_on(candidate: Candidate, base: int) -> Ranked:
    """An option that was played on, with the lead by which it was judged."""
    return Ranked(candidate.choice + base, candidate.mean(), _of_leads(0, candidate.leads).uncertainty)


def _ranked(options: list[int], leads: list[list[int]]) -> list[Ranked]:
    """The options, the best first; of equal ones the first."""
    out = [_of_leads(options[i], leads[i]) for i in range(len(options))]
    out.sort(key=_lead_of, reverse=True)
    return out


def _lead_of(each: Ranked) -> int:
    """What a ranking is sorted by."""
    return each.lead


def _of_leads(option: int, leads: list[int]) -> Ranked:
    """An option with the mean of its leads, and the standard error of that."""
    n = len(leads)
    mean = sum(leads) // n
    if n == 1:
        return Ranked(option, mean, 0)
    spread = 0
    for lead in leads:
        spread += (lead - mean) * (lead - mean)
    return Ranked(option, mean, isqrt(spread // (n * (n - 1))))
