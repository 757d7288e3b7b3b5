"""The levels of bots, by name, and how a bot of a level is made for a game."""

from __future__ import annotations

from typing import Final

from westkingdom.bots.bot import BOTS, Bot, ByView, Thought
from westkingdom.bots.searcher import Level, Searcher
from westkingdom.bots.sight import Sight
from westkingdom.bots.weights import learned, mistakes_in, value_from

LEVELS: Final[dict[str, Level]] = {
    "novice": Level(worlds=1, nodes=40, errs=80, by=8),
    "apprentice": Level(worlds=1, nodes=60, errs=60, by=5),
    "journeyman": Level(worlds=1, nodes=100, errs=30, by=4),
    "master": Level(worlds=3, nodes=400),
    "grandmaster": Level(worlds=4, nodes=600, kept=5, rounds=2, worlds_ahead=16, nodes_ahead=50),
}
"""From the weakest to the strongest."""


class Learned(Bot):
    """A bot of a level, with the weights that were learned for its game."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level: Final = level
        self._seed: Final = seed
        self._searcher: Searcher | None = None
        self._learned_for: list[str] = []

    def choose(self, sight: Sight) -> Thought:
        """Choose one of the options."""
        world = sight.world(0)
        mix = [world.settings.game, world.opponent(), *world.feature_names()]
        if self._searcher is None or mix != self._learned_for:
            self._learned_for = mix
            data = learned(world.settings.game)
            self._searcher = Searcher(value_from(data, world), self._level, self._seed, mistakes_in(data))
        return self._searcher.choose(sight)


def known_bots() -> list[str]:
    """Name everything that `bot_of` makes."""
    return [*BOTS, *LEVELS]


def bot_of(name: str, seed: int) -> Bot:
    """Make a bot by the name of its level, or of a bot that needs only a view."""
    if name in LEVELS:
        return Learned(LEVELS[name], seed)
    return ByView(BOTS[name](seed))
