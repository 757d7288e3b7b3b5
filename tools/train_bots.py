"""Learn the weights of the bots: games → rows → a small network; new weights are taken only if they win.

python tools/train_bots.py GAME [--games N] [--generations N] [--out FOLDER]. Seeds and numbers of games are fixed and
sums exact (see network.py), so that the same weights come out every time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from tools.generations import plot
from tools.lessons import SCHOOLS, Lessons, School, Table, Tally, Weights, all_names, match, teach
from tools.network import Network, explained, fitted, fresh
from westkingdom._native import COMPILED
from westkingdom.bots.weights import digest_of

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "westkingdom" / "bots" / "weights"
LOGS = ROOT / "build" / "training"
SURE = 1.3
"""So many standard deviations are no accident, for our purpose: nine of ten."""
HIDDEN = 24
EPOCHS = 5
"""So often a network goes through all rows; more learns games by heart."""
RATE = 0.003
AGAIN = 6
"""So often the network hears again what rows say of each other."""
KEPT = 900_000
"""The newest rows that are learned from."""


def first_weights(game: str, school: School) -> Weights | None:
    """The weights that a school begins with; none means the score sheet."""
    if not school.first:
        return None
    return {
        "game": game,
        "features": digest_of(all_names(game, school)[:-1]),
        "by_time": school.first,
        "pace": {},
        "mistakes": school.mistakes,
    }


def learn(game: str, lessons: Lessons, seed: int) -> tuple[Weights, Network, float]:
    """Fit a network to the gains, then again to gains that earlier networks took the luck out of.

    Every twentieth game is left out, to ask how much of its gains is explained.
    """
    asked = [i for i in range(len(lessons.rows)) if i % 20 == 0]
    taught = [i for i in range(len(lessons.rows)) if i % 20]
    rows = np.concatenate([lessons.rows[i] for i in taught])[-KEPT:]
    heard = [lessons.blended(i, np.zeros(len(lessons.rows[i])), 1.0) for i in taught]
    net = fitted(fresh(rows, HIDDEN, seed), rows, np.concatenate(heard)[-KEPT:], EPOCHS, RATE, seed)
    for again in range(AGAIN):
        heard = [lessons.blended(i, net.said(lessons.rows[i].astype(float))) for i in taught]
        net = fitted(net, rows, np.concatenate(heard)[-KEPT:], EPOCHS, RATE, seed + again)
    part = explained(
        net, np.concatenate([lessons.rows[i] for i in asked]), np.concatenate([lessons.gains[i] for i in asked])
    )
    weights = {"game": game, "features": digest_of(lessons.names[:-1]), **net.written(lessons.names)}
    return {**weights, "pace": lessons.pace(), "mistakes": SCHOOLS[game].mistakes}, net, part


@dataclass
class Trial:
    """How new weights did against those of before, and against themselves."""

    won: list[float]
    fair: list[float]
    games: list[int]
    unended: int
    """Of a hundred games against themselves."""

    @property
    def better(self) -> bool:
        """Do they win more than chance explains, nowhere lose more than that, and end their games?"""
        more = [n * (share - even) for share, even, n in zip(self.won, self.fair, self.games, strict=True)]
        chance = [n * even * (1 - even) for even, n in zip(self.fair, self.games, strict=True)]
        worst = min(each / spread**0.5 for each, spread in zip(more, chance, strict=True))
        return sum(more) > SURE * sum(chance) ** 0.5 and worst > -SURE and self.unended <= 10


def tried(game: str, school: School, ours: Weights, theirs: Weights | None, games: int, seed: int) -> Trial:
    """Let new weights play against those of before."""
    each = [games * table.share // 2 * 2 for table in school.match]
    tallies: list[Tally] = [
        match(game, table, ours, theirs, n, seed, school.nodes) for table, n in zip(school.match, each, strict=True)
    ]
    alone = match(game, Table(2), ours, ours, games // 2, seed + 1, school.nodes)
    won = [tally.won / max(1, tally.games) for tally in tallies]
    return Trial(won, [1 / table.seats for table in school.match], each, 100 * alone.unended // max(1, alone.games))


def main() -> int:
    """Train the bots of one game, generation by generation."""
    parser = argparse.ArgumentParser(description="Learn the weights of the bots of a game.")
    parser.add_argument("game", choices=tuple(SCHOOLS))
    parser.add_argument("--games", type=int, default=40, help="rounds of games per generation")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--match", type=int, default=60, help="games at each table that decide about new weights")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    options = parser.parse_args()
    school = SCHOOLS[options.game]
    options.out.mkdir(parents=True, exist_ok=True)
    print(f"{options.game}, {'compiled' if COMPILED else 'in pure Python'}", flush=True)
    lessons = Lessons(all_names(options.game, school), school.praise)
    taken: list[Weights | None] = [first_weights(options.game, school)]
    log: list[dict[str, object]] = []
    plan = options.out / f"{options.game}.json"
    for generation in range(options.generations):
        start = time.process_time()
        played = teach(options.game, school, taken[-2:], options.games, lessons, generation)
        if taken[-1] is not None and "by_time" in taken[-1]:
            taken[-1] = {**taken[-1], "pace": lessons.pace()}
            plan.write_text(json.dumps(taken[-1]) + "\n", encoding="utf-8")
        weights, _, part = learn(options.game, lessons, generation)
        trial = tried(options.game, school, weights, taken[-1], options.match, 900 + generation)
        entry = {
            "generation": generation,
            "games": played,
            "rows": sum(len(rows) for rows in lessons.rows),
            "explained": round(part, 3),
            "won": [round(share, 3) for share in trial.won],
            "unended": trial.unended,
            "taken": trial.better,
        }
        log.append(entry)
        print(json.dumps(entry), f"{time.process_time() - start:.0f} s", flush=True)
        if trial.better:
            taken.append(weights)
            plan.write_text(json.dumps(weights) + "\n", encoding="utf-8")
        LOGS.mkdir(parents=True, exist_ok=True)
        (LOGS / f"{options.game}.json").write_text(json.dumps(log, indent=1) + "\n", encoding="utf-8")
        (LOGS / f"{options.game}.svg").write_text(plot(options.game.capitalize(), log), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
