"""What a game was started with, and the options that were played since."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1


CHAPTER: Final = 32
"""So many options are one link of the past: a copy of a game copies only those that are not yet one."""


class Past:
    """The options played so far, the latest link first.

    Nobody changes one, so copies of a game share their common past.
    """

    __slots__ = ("before", "options")

    def __init__(self, before: Past | None, options: list[int]) -> None:
        self.before: Final = before
        self.options: Final = options


def history_of(past: Past | None, lately: list[int]) -> list[int]:
    """The options of a past and those played since, oldest first."""
    chapters = [lately]
    while past is not None:
        chapters.append(past.options)
        past = past.before
    return [option for chapter in reversed(chapters) for option in chapter]


class Settings:
    """What a game was started with; together with the options played it is the whole game."""

    def __init__(
        self,
        game: str,
        seats: int,
        expansions: tuple[str, ...],
        seed: int,
        options: dict[str, object],
        rulings: int = 0,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.expansions: Final = expansions
        self.seed: Final = seed
        self.options: Final = options
        self.rulings: Final = rulings
        """The rulings whose second reading is played, as bits; the options name them."""
        self.players: Final = seats + 1 if options.get("solo") else seats
        """Everybody at the table: the people, and after them the solo opponent if there is one."""
        self.opponent: Final = seats if options.get("solo") else NOBODY
        """The seat of the solo opponent."""

    def without_seed(self) -> Settings:
        """The same settings with a seed that tells nothing."""
        return Settings(self.game, self.seats, self.expansions, 0, self.options, self.rulings)

    def data(self) -> dict[str, object]:
        """Give the settings as plain data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "expansions": list(self.expansions),
            "seed": self.seed,
            "options": dict(self.options),
        }
