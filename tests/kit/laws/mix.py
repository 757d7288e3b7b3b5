"""What is played together: a game with its boxes and options."""

from __future__ import annotations

from dataclasses import dataclass

import westkingdom as wk


@dataclass(frozen=True)
class Mix:
    """A game with some boxes and options, and how many can play it."""

    game: str
    name: str
    boxes: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    seats: tuple[int, ...] = (2, 3, 4)

    def has(self, option: str) -> bool:
        """Is an option asked for?"""
        return bool(dict(self.options).get(option))

    def begin(self, seats: int, seed: int, rulings: object = None) -> wk.Game:
        """Begin a game."""
        return wk.new_game(
            self.game, seats=seats, expansions=self.boxes, seed=seed, rulings=rulings, **dict(self.options)
        )

    def other_readings(self) -> dict[str, str]:
        """All rulings that are in play, each read the other way."""
        in_play = wk.GAMES[self.game].rulings_with(self.boxes, self.has("solo"))
        return {ruling.rule: ruling.readings[1] for ruling in in_play}


Known = dict[tuple[tuple[str, ...], tuple[tuple[str, object], ...]], Mix]
"""Mixes by boxes and options."""


def by_settings(mixes: tuple[Mix, ...]) -> Known:
    """The mixes by what they are played with."""
    return {(mix.boxes, tuple(sorted(mix.options))): mix for mix in mixes}


def mix_of(g: wk.Game, known: Known) -> Mix:
    """The one of some mixes that a game is played with, whatever its rulings."""
    options = {name: value for name, value in g.settings.options.items() if name != "rulings"}
    return known[g.settings.expansions, tuple(sorted(options.items()))]


Table = tuple[Mix, int]
"""A mix and a number of seats."""


def tables_of(mixes: tuple[Mix, ...]) -> list[Table]:
    """Every mix with every number of seats."""
    return [(mix, seats) for mix in mixes for seats in mix.seats]


def table_name(value: object) -> str | None:
    """What a table is called in the names of tests."""
    return f"{value.game}-{value.name}" if isinstance(value, Mix) else None
