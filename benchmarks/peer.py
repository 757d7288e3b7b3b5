"""Measure the peer, catanatron with its random players, and write the numbers as JSON.

Runs in the peer's environment.
"""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

TURNS_LIMIT = 1000
"""Catanatron's own limit for games that do not end."""


def new_game(seed: int) -> Game:
    """Begin a game of Catan with 4 random players."""
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def main(seconds: float) -> None:
    """Play whole games for so long, one decision per tick, then copy games in the middle of their play."""
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(5):
            games += 1
            game = new_game(games)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                game.play_tick()
                decisions += 1
    best = float("inf")
    for seed in range(1, 5):
        game = new_game(seed)
        for _ in range(400):
            game.play_tick()
        begin = time.process_time()
        for _ in range(1000):
            game.copy()
        best = min(best, time.process_time() - begin)
    out = {
        "name": f"catanatron {version('catanatron')}",
        "decisions_per_second": decisions / spent,
        "decisions_per_game": decisions / games,
        "copy_us": best / 1000 * 1e6,
    }
    json.dump(out, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]))
