"""Learn the weights of the bots: games → rows → ridge regression → weights, then small variations; taken only if they win.

python tools/train_bots.py GAME [--games N] [--generations N] [--out FOLDER]. Seeds and numbers of games are fixed, so that
the same weights come out every time: all sums are of whole numbers, and weights are rounded to thousandths of a point.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import westkingdom as wk
from tools.first_weights import ARCHITECTS
from westkingdom._native import COMPILED
from westkingdom.bots.selfplay import Row, learn_from
from westkingdom.bots.value import POINT, Value, score_sheet
from westkingdom.bots.weights import KNOTS, POINTS, digest_of, hats, table_of, value_from
from westkingdom.engine.chance import stream_key

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "westkingdom" / "bots" / "weights"
Weights = dict[str, Any]
SURE = 1.3
"""So many standard deviations are no accident, for our purpose: nine of ten."""
LIMIT = 60
"""A game of so many rounds is taken for one that does not end."""


@dataclass(frozen=True)
class Table:
    """A way to sit down: seats, boxes and options, and how often it is played."""

    seats: int
    boxes: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    share: int = 1

    def begin(self, game: str, seed: int) -> wk.Game:
        """Begin a game."""
        return wk.new_game(game, seats=self.seats, expansions=self.boxes, seed=seed, **dict(self.options))


def solo(name: str, boxes: tuple[str, ...] = (), difficulty: int = 0, share: int = 1) -> Table:
    """A game alone against an opponent of the rulebook."""
    return Table(1, boxes, (("solo", name), ("difficulty", difficulty)), share)


BOTH = wk.GAMES["viscounts"].expansions
WONDER = wk.GAMES["architects"].expansions


@dataclass(frozen=True)
class School:
    """How the bots of one game learn."""

    tables: tuple[Table, ...]
    """One round of games."""
    nodes: int
    rounds: tuple[int, int]
    """A game is stopped, and its points are taken, after so many rounds, drawn evenly between these."""
    match: tuple[Table, ...]
    """What new weights must win at."""
    first: dict[str, list[int]] = field(default_factory=dict)
    """Weights by hand to begin with, at the knots; without any the score sheet is what the first bots see."""
    pull: float = 1500.0
    """How strongly a weight is drawn towards the first one, in rows; those of one game are much alike."""


SCHOOLS = {
    "viscounts": School(
        (
            Table(2, share=4),
            Table(3),
            Table(4, share=2),
            Table(2, BOTH, share=2),
            Table(4, BOTH),
            Table(2, BOTH[:1]),
            Table(2, BOTH[1:]),
            *[solo(name, (), hard) for name in ("cleric", "builder", "noble", "cards") for hard in (0, 3)],
            *[solo(name, BOTH, 3) for name in ("cleric", "builder", "noble", "cards")],
        ),
        100,
        (40, 40),
        (Table(2, share=3), Table(4), Table(2, BOTH, share=2)),
    ),
    "architects": School(
        (
            Table(2, share=5),
            Table(3),
            Table(4, share=2),
            Table(5),
            Table(2, WONDER, share=4),
            Table(4, WONDER),
            Table(6, WONDER),
            *[solo("reconstruction", (), hard) for hard in (0, 1, 2)],
            *[solo(name, WONDER) for name in ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler")],
        ),
        150,
        (25, 45),
        (Table(2, share=3), Table(4), Table(2, WONDER, share=2)),
        ARCHITECTS,
        8000.0,
    ),
}


@dataclass
class Sums:
    """The normal equations of one set of weights; whole numbers, so that their order does not matter."""

    names: list[str]
    square: np.ndarray = field(init=False)
    moment: np.ndarray = field(init=False)
    rows: int = 0
    targets: float = 0.0

    def __post_init__(self) -> None:
        n = len(self.names) * len(KNOTS)
        self.square = np.zeros((n, n))
        self.moment = np.zeros(n)

    def add(self, features: np.ndarray, times: np.ndarray, gains: np.ndarray) -> None:
        """Add rows."""
        shares = np.array([hats(time) for time in range(KNOTS[-1] + 1)], dtype=float)[times] / 16
        columns = (shares[:, :, None] * features[:, None, :]).reshape(len(features), -1)
        self.square += columns.T @ columns
        self.moment += columns.T @ gains
        self.rows += len(features)
        self.targets += float(gains @ gains)

    def solved(self, first: dict[str, list[int]], pull: float) -> tuple[dict[str, list[int]], float]:
        """The weights in thousandths by name, near the first ones, and the part of the differences that they explain."""
        ridge = np.diag(pull * np.maximum(np.diag(self.square), 1.0) / max(1, self.rows))
        none = [0] * len(KNOTS)
        start = np.array([first.get(name, none) for name in self.names], dtype=float).T.reshape(-1) / (15 * POINT)
        found = start + np.linalg.solve(self.square + ridge, self.moment - self.square @ start)
        error = self.targets - 2 * found @ self.moment + found @ self.square @ found
        one = self.names.index("one")
        mean = self.square.reshape(len(KNOTS), len(self.names), len(KNOTS), len(self.names))[:, one, :, one].sum() / 225
        gains = self.moment.reshape(len(KNOTS), len(self.names))[:, one].sum() / 15
        explained = 1 - error / max(1.0, self.targets - gains**2 / max(1.0, mean))
        # A hat of 240 was written as 15.
        by_knot = np.rint(found.reshape(len(KNOTS), len(self.names)) * 15 * POINT).astype(int)
        return {name: by_knot[:, i].tolist() for i, name in enumerate(self.names)}, float(explained)


class Lessons:
    """What was learned from the games of one generation."""

    def __init__(self, names: list[str], school: School) -> None:
        self.names = names
        self.school = school
        self.sums = {table: Sums(names) for table in ("solo", "two", "more")}
        self.paces: dict[str, list[tuple[int, int]]] = {}

    def add(self, g: wk.Game, rows: list[Row]) -> None:
        """Learn from a game: what each seat gained from each turn to the end."""
        end = g.totals()
        places = [self.names.index(name) for name in [POINTS, *g.feature_names()]]
        mine = [row for row in rows if row.features]
        if not mine:
            return
        features = np.zeros((len(mine), len(self.names)))
        features[:, places] = [[row.points, *row.features] for row in mine]
        times = np.array([row.time for row in mine])
        gains = np.array([float(end[row.seat] - row.points) for row in mine])
        self.sums[table_of(g)].add(features, times, gains)
        for row in rows:
            if not row.features:
                self.paces.setdefault(g.opponent(), []).append((row.time, end[row.seat] - row.points))

    def weights(self, game: str) -> tuple[Weights, dict[str, float]]:
        """The weights as they lie in a file, and how much each set explains."""
        solved = {table: sums.solved(self.school.first, self.school.pull) for table, sums in self.sums.items()}
        pace = {name: pace_of(rows) for name, rows in sorted(self.paces.items())}
        names = [name for name in self.names if name != POINTS]
        return {
            "game": game,
            "features": digest_of(names),
            "weights": {table: weights for table, (weights, _) in solved.items()},
            "pace": pace,
        }, {table: explained for table, (_, explained) in solved.items()}


def pace_of(rows: list[tuple[int, int]]) -> list[int]:
    """What an opponent still gains, by the time that is left, at the knots."""
    shares = np.array([hats(time) for time, _ in rows], dtype=float) / 240
    gains = np.array([gain for _, gain in rows], dtype=float)
    found = np.linalg.solve(shares.T @ shares + np.eye(len(KNOTS)), shares.T @ gains)
    return [int(n) for n in np.rint(found * POINT)]


def all_names(game: str, school: School) -> list[str]:
    """Every feature of every mix, after the points."""
    names = [POINTS]
    for table in school.tables:
        names += [name for name in table.begin(game, 0).feature_names() if name not in names]
    return names


def first_weights(game: str, school: School) -> Weights | None:
    """The weights that a school begins with; none means the score sheet."""
    if not school.first:
        return None
    names = all_names(game, school)[1:]
    tables = dict.fromkeys(("solo", "two", "more"), school.first)
    return {"game": game, "features": digest_of(names), "weights": tables, "pace": {}}


def value_for(weights: Weights | None, g: wk.Game) -> Value:
    """The value of some weights; without weights that of the score sheet."""
    return value_from(weights, g) if weights else score_sheet(len(g.feature_names()))


def last_turn(g: wk.Game, school: School, seed: int) -> int:
    """When a game of lessons is stopped."""
    low, high = school.rounds
    return g.settings.players * (low + seed % (high - low + 1))


def teach(game: str, school: School, players: list[Weights | None], games: int, lessons: Lessons, seed: int) -> int:
    """Play so many rounds of games, each seat by one of the players, some turns at random; count the games."""
    played = 0
    for number in range(games):
        for place, table in enumerate(school.tables):
            for again in range(table.share):
                one = stream_key(seed, f"{number} {place} {again}")
                g = table.begin(game, one)
                n = g.settings.players
                values = [value_for(players[(one >> 8 * i) % len(players)], g) for i in range(n)]
                disturbed = [(10, 25)[(one >> 5 * i) % 2] for i in range(n)]
                lessons.add(g, learn_from(g, values, [school.nodes] * n, disturbed, one, last_turn(g, school, one)))
                played += 1
    return played


def match(
    game: str, table: Table, ours: Weights | None, theirs: Weights | None, pairs: int, seed: int, nodes: int
) -> tuple[float, int]:
    """Our share of the victories, one of us among others, each deal from two seats; and the games that did not end.

    Who is tried must bring games to an end: one that does not end within LIMIT rounds is lost.
    """
    won, unended = 0.0, 0
    for number in range(pairs):
        one = stream_key(seed, f"match {number}")
        for mirrored in range(2):
            g = table.begin(game, one)
            n = g.settings.seats
            me = (one + mirrored * (n // 2)) % n
            values = [value_for(ours if seat == me else theirs, g) for seat in range(n)]
            learn_from(g, values, [nodes] * n, [0] * n, one, LIMIT * g.settings.players)
            if g.outcome is None:
                unended += 1
            else:
                won += (me in g.outcome.winners) / len(g.outcome.winners)
    return won / (2 * pairs), unended


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


def tried(game: str, school: School, ours: Weights, theirs: Weights | None, pairs: int, seed: int) -> Trial:
    """Let new weights play against those of before."""
    games = [2 * (pairs * table.share // 2) for table in school.match]
    won = [
        match(game, table, ours, theirs, n // 2, seed, school.nodes)[0]
        for table, n in zip(school.match, games, strict=True)
    ]
    alone = match(game, Table(2), ours, ours, pairs // 2, seed + 1, school.nodes)[1]
    return Trial(won, [1 / table.seats for table in school.match], games, 100 * alone // max(1, pairs // 2 * 2))


def varied(weights: Weights, names: list[str], number: int) -> Weights:
    """Weights of which about a quarter are a third larger or a quarter smaller, at all times alike."""
    factors = {}
    for name in names:
        drawn = stream_key(number, f"vary {name}") % 8
        factors[name] = (4, 3) if drawn == 0 else (3, 4) if drawn == 1 else (1, 1)
    tables = {
        table: {name: [n * factors[name][0] // factors[name][1] for n in row] for name, row in some.items()}
        for table, some in weights["weights"].items()
    }
    return {**weights, "weights": tables}


def main() -> int:
    """Train the bots of one game, generation by generation."""
    parser = argparse.ArgumentParser(description="Learn the weights of the bots of a game.")
    parser.add_argument("game", choices=tuple(SCHOOLS))
    parser.add_argument("--games", type=int, default=40, help="rounds of games per generation")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=60, help="pairs of games that decide about new weights")
    parser.add_argument(
        "--trials", type=int, default=200, help="variations of the learned weights that are tried at the end"
    )
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    options = parser.parse_args()
    school = SCHOOLS[options.game]
    options.out.mkdir(parents=True, exist_ok=True)
    print(f"{options.game}, {'compiled' if COMPILED else 'in pure Python'}", flush=True)
    names = all_names(options.game, school)
    lessons = Lessons(names, school)
    taken: list[Weights | None] = [first_weights(options.game, school)]
    log: list[dict[str, object]] = []
    if taken[0] is not None:
        write(options.out, options.game, taken[0])
    for generation in range(options.generations):
        start = time.process_time()
        played = teach(options.game, school, taken[:1] + taken[1:][-2:], options.games, lessons, generation)
        weights, explained = lessons.weights(options.game)
        trial = tried(options.game, school, weights, taken[-1], options.pairs, 900 + generation)
        entry: dict[str, object] = {
            "generation": generation,
            "games": played,
            "rows": sum(sums.rows for sums in lessons.sums.values()),
            "explained": {table: round(part, 3) for table, part in explained.items()},
        }
        keep(options.out, options.game, weights, trial, taken, log, entry)
        print(f"{time.process_time() - start:.0f} s", flush=True)
    for number in range(options.trials):
        base = taken[-1]
        if base is not None:
            weights = {**varied(base, names, number), "pace": lessons.weights(options.game)[0]["pace"]}
            trial = tried(options.game, school, weights, base, options.pairs, 5000 + number)
            keep(options.out, options.game, weights, trial, taken, log, {"varied": number})
    return 0


def write(out: Path, game: str, weights: Weights) -> None:
    """Write weights where the bots look for them."""
    (out / f"{game}.json").write_text(json.dumps(weights) + "\n", encoding="utf-8")


def keep(
    out: Path,
    game: str,
    weights: Weights,
    trial: Trial,
    taken: list[Weights | None],
    log: list[dict[str, object]],
    entry: dict[str, object],
) -> None:
    """Write down how new weights did, and take them if they are better."""
    entry.update(won=[round(share, 3) for share in trial.won], unended=trial.unended, taken=trial.better)
    log.append(entry)
    print(json.dumps(entry), flush=True)
    if trial.better:
        taken.append(weights)
        write(out, game, weights)
    (out / f"{game}.log.json").write_text(json.dumps(log, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
