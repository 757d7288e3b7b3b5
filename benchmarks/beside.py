"""Compare the engines of two checkouts in the same minutes: python benchmarks/beside.py OLD NEW [--pure] [WHAT ...].

One process per checkout does a short piece of work in its turn, old and new, then new and old, and so on; what counts
is CPU time, and the median of the ratios of neighbours, so that a busy machine changes little. A checkout is a folder
with `src/`, and for the compiled engine with `build/native/`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

PIECES = {"play": 12, "copy": 800, "determinize": 100, "totals": 300, "features": 800, "position": 400}
"""So many games, or calls for each of some positions, are one piece of work of the compiled engine."""
SLOWER = 4
"""In pure Python a piece is so many times smaller."""


def work() -> None:
    """Do pieces of work that are asked for on standard input.

    Answer with microseconds for one decision, seat or call.
    """
    import westkingdom as wk
    from westkingdom.bots.playout import copies, determinizations, playout
    from westkingdom.engine.chance import BOTS, index, luck, next_luck

    def position(name: str, boxes: tuple[str, ...], seed: int) -> wk.Game:
        game = wk.new_game(name, seats=4, expansions=boxes, seed=seed)
        state = luck(seed, BOTS)
        while game.decisions < 200 + 60 * seed and not game.over:
            state = next_luck(state)
            game.choose(game.choices[index(state, len(game.choices))])
        return game

    def again(call: Callable[[], object], n: int) -> None:
        for _ in range(n):
            call()

    print(json.dumps(wk.COMPILED), flush=True)
    for line in sys.stdin:
        what, name, mix, n = json.loads(line)
        boxes = tuple(wk.GAMES[name].expansions) if mix == "every box" else ()
        count = 0
        if what == "play":
            start = time.process_time()
            for seed in range(n):
                count += playout(wk.new_game(name, seats=4, expansions=boxes, seed=seed), seed)
        else:
            games = [position(name, boxes, seed) for seed in range(6)]
            start = time.process_time()
            for game in games:
                if what == "copy":
                    copies(game, n)
                elif what == "determinize":
                    determinizations(game, n, game.seat, 1)
                elif what == "features":
                    again(lambda game=game: game.features(1), n)  # type: ignore[misc]
                else:
                    again(game.totals if what == "totals" else game.position, n)
            count = len(games) * n * (4 if what == "totals" else 1)
        print(json.dumps((time.process_time() - start) / count * 1e6), flush=True)


def begin(checkout: Path, compiled: bool) -> subprocess.Popen[str]:
    """Start the process of one checkout, and see that its engine runs as it should."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "WESTKINGDOM_NATIVE": "1" if compiled else "0"}
    worker = subprocess.Popen(
        [sys.executable, __file__, "--work"], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    if worker.stdout is None or json.loads(worker.stdout.readline()) != compiled:
        raise SystemExit(f"the engine of {checkout} did not run {'compiled' if compiled else 'in pure Python'}")
    return worker


def ask(worker: subprocess.Popen[str], question: tuple[str, str, str, int]) -> float:
    """Have a piece of work done."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(json.dumps(question) + "\n")
    worker.stdin.flush()
    return float(json.loads(worker.stdout.readline()))


def main() -> None:
    """Compare, and print a line for each kind of work, game and mix."""
    if "--work" in sys.argv:
        work()
        return
    parser = argparse.ArgumentParser(description="Compare the engines of two checkouts.")
    parser.add_argument("checkouts", nargs=2, type=Path, metavar="CHECKOUT")
    parser.add_argument("--pure", action="store_true", help="in pure Python, not compiled")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--what", nargs="+", choices=[*PIECES], default=[*PIECES])
    asked = parser.parse_args()
    workers = [begin(checkout.resolve(), not asked.pure) for checkout in asked.checkouts]
    print(f"{'microseconds of CPU time, medians':<40}{'old':>9}{'new':>9}   times as fast")
    for what in asked.what:
        for name in ("viscounts", "architects"):
            for mix in ("every box", "base"):
                question = (what, name, mix, max(1, PIECES[what] // (SLOWER if asked.pure else 1)))
                pairs: list[list[float]] = []
                for number in range(asked.rounds + 1):
                    order = (0, 1) if number % 2 else (1, 0)
                    times = {i: ask(workers[i], question) for i in order}
                    pairs.append([times[0], times[1]])
                old, new = (median(pair[i] for pair in pairs[1:]) for i in (0, 1))
                ratio = median(pair[0] / pair[1] for pair in pairs[1:])
                print(f"{what:<13}{name:<13}{mix:<14}{old:>9.2f}{new:>9.2f}{ratio:>16.2f}", flush=True)
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.close()
        worker.wait()


if __name__ == "__main__":
    main()
