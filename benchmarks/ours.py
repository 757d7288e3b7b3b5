"""Measure this engine in this process, pure or compiled as WESTKINGDOM_NATIVE says, and write the numbers as JSON."""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections.abc import Callable

import westkingdom as wk
from westkingdom.bots.playout import copies, determinizations, playout
from westkingdom.engine.chance import BOTS, index, luck, next_luck
from westkingdom.engine.node import NODES


def speed(name: str, seats: int, expansions: tuple[str, ...], seconds: float) -> dict[str, float]:
    """Whole random games, set-up included, for so long: decisions per second and per game."""
    wk.new_game(name, seats=seats, expansions=expansions, seed=0)
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(10):
            games += 1
            decisions += playout(wk.new_game(name, seats=seats, expansions=expansions, seed=games), games)
    return {"decisions_per_second": decisions / spent, "decisions_per_game": decisions / games}


def positions(name: str, n: int, expansions: tuple[str, ...]) -> list[wk.Game]:
    """Games of 4 that were played for 200 decisions at random."""
    out: list[wk.Game] = []
    for seed in range(n):
        game = wk.new_game(name, seats=4, expansions=expansions, seed=seed)
        state = luck(seed, BOTS)
        while game.decisions < 200 and not game.over:
            state = next_luck(state)
            game.choose(game.choices[index(state, len(game.choices))])
        out.append(game)
    return out


def microseconds(work: Callable[[wk.Game, int], None], games: list[wk.Game], n: int) -> float:
    """What one piece of work costs on the average of the positions, for each the best of 20 short tries."""
    total = 0.0
    for game in games:
        best = float("inf")
        for _ in range(20):
            start = time.perf_counter()
            work(game, n)
            best = min(best, time.perf_counter() - start)
        total += best / n
    return total / len(games) * 1e6


def rates(name: str, seconds: float) -> dict[str, float]:
    """Everything that is measured several times, in turns with the peer."""
    out: dict[str, float] = {}
    boxes = wk.GAMES[name].expansions
    for seats in (2, 3, 4):
        out |= {f"{what}_{seats}": value for what, value in speed(name, seats, (), seconds).items()}
    out |= {f"{what}_boxes": value for what, value in speed(name, 4, boxes, seconds).items()}
    # The costs that the limits are about, with every box, and beside them those of the base game.
    for mark, mix in (("", boxes), ("base_", ())):
        games = positions(name, 8, mix)
        out[f"{mark}copy_us"] = microseconds(copies, games, 100)
        out[f"{mark}determinize_us"] = microseconds(lambda game, n: determinizations(game, n, game.seat, 1), games, 20)
    return out


def slowest_options(name: str, n: int) -> dict[str, object]:
    """The slowest options() of all decisions of n games.

    A slow one is asked 4 more times, to leave out other processes.
    """
    worst, kind, wide = 0, "", 0
    clock = time.perf_counter_ns
    boxes = wk.GAMES[name].expansions
    for number in range(n):
        game = wk.new_game(name, seats=4, expansions=boxes, seed=number)
        state = luck(number, BOTS)
        while not game.over:
            frame = game.stack[-1]
            node = NODES[frame[0]]
            start = clock()
            options = game.options_of(node, frame)
            spent = clock() - start
            if spent > worst:
                for _ in range(4):
                    start = clock()
                    game.options_of(node, frame)
                    spent = min(spent, clock() - start)
                if spent > worst:
                    worst, kind, wide = spent, f"{node.kind().name} ({node.name})", len(options)
            state = next_luck(state)
            game.choose(options[index(state, len(options))])
    return {"options_us": worst / 1000, "options_kind": kind, "options_wide": wide, "options_games": n}


def memory(name: str) -> dict[str, float]:
    """What the process takes, and what one more game in the middle of its play takes."""
    game = positions(name, 1, wk.GAMES[name].expansions)[0]
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [game.copy() for _ in range(20_000)]
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"process_mb": before / 1024, "copy_kb": (after - before) / len(kept)}


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("rates", "once"))
    parser.add_argument("game", choices=tuple(wk.GAMES))
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    out: dict[str, object] = {"compiled": wk.COMPILED}
    name = asked.game
    out |= rates(name, asked.seconds) if asked.what == "rates" else memory(name) | slowest_options(name, asked.games)
    json.dump(out, sys.stdout)


if __name__ == "__main__":
    main()
