"""What a bot is, what it thinks, and the bots that need no more than a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from westkingdom.bots.sight import Sight
from westkingdom.engine import chance


class Ranked:
    """An option as a bot sees it: the lead in points that it expects, and how much worlds differ, in thousandths."""

    def __init__(self, option: int, lead: int, uncertainty: int) -> None:
        self.option: Final = option
        self.lead: Final = lead
        self.uncertainty: Final = uncertainty

    def __repr__(self) -> str:
        return f"<{self.option}: {self.lead / 1000:.1f} ± {self.uncertainty / 1000:.1f}>"


class Thought:
    """The option that a bot chose, and why.

    `ranking` has the best option first, which is not the chosen one if the bot erred. `reasons` name what is better
    after the best option than after the second one, and by how many thousandths of a point. `nodes` are the positions
    that were looked at.
    """

    def __init__(self, option: int, ranking: list[Ranked], reasons: list[tuple[str, int]], nodes: int) -> None:
        self.option: Final = option
        self.ranking: Final = ranking
        self.reasons: Final = reasons
        self.nodes: Final = nodes

    @property
    def lead(self) -> int:
        """The lead that the bot expects after its choice, in thousandths of a point."""
        return self._chosen().lead

    @property
    def uncertainty(self) -> int:
        """How much this lead differs from world to world."""
        return self._chosen().uncertainty

    def _chosen(self) -> Ranked:
        for ranked in self.ranking:
            if ranked.option == self.option:
                return ranked
        return Ranked(self.option, 0, 0)


class Bot:
    """A player: it is given what its seat may know, and answers with one of the options and its reasons."""

    def choose(self, sight: Sight) -> Thought:
        """Choose one of the options."""
        raise NotImplementedError


class ViewBot(Protocol):
    """A player that needs no more than the view of its seat and the ids of the options."""

    def choose(self, view: Mapping[str, object], options: list[int]) -> int:
        """Choose one of the options."""
        raise NotImplementedError


class RandomBot:
    """Chooses every legal option with the same chance."""

    def __init__(self, seed: int) -> None:
        self._luck = chance.luck(seed, chance.BOTS)

    def choose(self, view: Mapping[str, object], options: list[int]) -> int:
        """Choose one of the options."""
        self._luck = chance.next_luck(self._luck)
        return options[chance.index(self._luck, len(options))]


class ByView(Bot):
    """A bot that is shown nothing but the view."""

    def __init__(self, bot: ViewBot) -> None:
        self._bot: Final = bot

    def choose(self, sight: Sight) -> Thought:
        """Choose one of the options."""
        return Thought(self._bot.choose(sight.view, sight.options), [], [], 0)


BOTS: Final[dict[str, Callable[[int], ViewBot]]] = {"random": RandomBot}
"""By name: what makes the bot, given a seed of its own."""
