"""What a simulation plays: a game with its boxes and options, and the seed and the bots of each of its games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from westkingdom.engine.chance import stream_key


@dataclass(frozen=True)
class Plan:
    """What is simulated; bots change seats from game to game, so that no bot keeps the better one."""

    game: str
    seats: int
    expansions: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    """The options of its games besides seats, boxes and seed."""

    @property
    def mix(self) -> str:
        """Say the game with its boxes and options."""
        more = [*self.expansions]
        for option, value in self.options.items():
            if option == "rulings" and isinstance(value, Mapping):
                more += [f"{rule} {reading}" for rule, reading in value.items()]
                continue
            name = option.replace("_", " ")
            more.append("corrected data" if option == "data" else name if value is True else f"{name} {value}")
        return f"{self.game} with {' and '.join(more)}" if more else self.game

    def game_seed(self, number: int) -> int:
        """The seed of one game."""
        return stream_key(self.seed, f"game {number}")

    def bots_of(self, number: int) -> list[str]:
        """The bots of one game, seat by seat."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]
