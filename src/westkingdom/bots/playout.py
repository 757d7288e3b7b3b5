"""Inner loops for search, simulation and benchmarks: games played out at random, copies, worlds dealt again."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.chance import BOTS, MULTIPLIER, PRIME, luck
from westkingdom.engine.game import Game

LONGEST: Final = 100_000
"""A game of so many decisions is taken for one that never ends; random games have about a thousand."""


def playout(game: Game, seed: int) -> int:
    """Play a game to its end, each legal option with the same chance, and count the decisions."""
    state = luck(seed, BOTS)
    decisions = 0
    while not game.over:
        choices = game.choices
        state = state * MULTIPLIER % PRIME
        game.choose(choices[state % len(choices)])
        decisions += 1
        if decisions > LONGEST:
            raise RuntimeError(f"The game did not end within {LONGEST} decisions.")
    return decisions


def playouts(game: Game, n: int, seed: int) -> int:
    """Play n copies of a game to their ends and count the decisions; the game itself stays as it is."""
    decisions = 0
    for i in range(n):
        decisions += playout(game.copy(), seed + i)
    return decisions


def copies(game: Game, n: int) -> None:
    """Copy a game n times."""
    for _ in range(n):
        game.copy()


def determinizations(game: Game, n: int, seat: int, seed: int) -> None:
    """Deal n worlds that a seat could be in."""
    for i in range(n):
        game.determinize(seat, seed + i)
