"""What a bot is, and the bots there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from westkingdom.engine import chance


class Bot(Protocol):
    """A player: it is shown what its seat may see and the ids of the options, and answers with one of these ids."""

    def choose(self, view: dict[str, object], options: list[int]) -> int:
        """Choose one of the options."""
        raise NotImplementedError


class RandomBot:
    """Chooses every legal option with the same chance."""

    def __init__(self, seed: int) -> None:
        self._luck = chance.luck(seed, chance.BOTS)

    def choose(self, view: dict[str, object], options: list[int]) -> int:
        """Choose one of the options."""
        self._luck = chance.next_luck(self._luck)
        return options[chance.index(self._luck, len(options))]


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}
"""By name: what makes the bot, given a seed of its own."""
