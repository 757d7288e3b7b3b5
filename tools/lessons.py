"""The games that bots learn from, the rows that are made of them, and the matches that decide about new weights."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

import westkingdom as wk
from tools.first_weights import ARCHITECTS
from westkingdom.bots.selfplay import Row, learn_from
from westkingdom.bots.value import POINT, Value, score_sheet
from westkingdom.bots.weights import KNOTS, POINTS, hats, value_from
from westkingdom.engine.chance import stream_key

Weights = dict[str, Any]
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
    praise: dict[str, int] = field(default_factory=dict)
    """Points that a feature is praised with at the end, besides those that it scores."""
    mistakes: int = 100
    """How large mistakes of weaker levels are, in hundredths of what the level says."""


SCHOOLS = {
    "viscounts": School(
        (
            Table(2, share=6),
            Table(3),
            Table(4),
            Table(2, BOTH, share=2),
            Table(4, BOTH),
            Table(2, BOTH[:1]),
            Table(2, BOTH[1:]),
            *[solo(name, (), hard) for name in ("cleric", "builder", "noble", "cards") for hard in (0, 3)],
            *[solo(name, BOTH, 3) for name in ("cleric", "builder", "noble", "cards")],
        ),
        100,
        (40, 40),
        (Table(2, share=2), Table(4), Table(2, BOTH)),
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
        (Table(2, share=2), Table(4), Table(2, WONDER)),
        ARCHITECTS,
        # Whoever only counts points farms; who is praised for a worker in the Guildhall builds, and games end.
        {"in_guildhall": 4},
        40,
    ),
}


TRUST = 0.4
"""How much a row trusts what came of the next one, and not what was said there."""
PATIENCE = 0.96
"""What a point is worth that is gained a round later: what is far off is mostly luck."""


class Lessons:
    """What was seen and gained in all games so far."""

    def __init__(self, names: list[str], praise: dict[str, int]) -> None:
        self.names = names
        self.praise = praise
        self.rows: list[np.ndarray] = []
        """By game: what was seen, in the order of the game."""
        self.seats: list[np.ndarray] = []
        self.gains: list[np.ndarray] = []
        self.paces: dict[str, list[tuple[int, int]]] = {}

    def add(self, g: wk.Game, rows: list[Row]) -> None:
        """Learn from a game: what each seat gained from each turn to the end."""
        end = g.totals()
        mine = [row for row in rows if row.features]
        if not mine:
            return
        places = [self.names.index(name) for name in [*g.feature_names(), POINTS]]
        seen = np.zeros((len(mine), len(self.names)), dtype=np.int16)
        seen[:, places] = [[*row.features, row.points] for row in mine]
        self.rows.append(seen)
        self.seats.append(np.array([row.seat for row in mine]))
        more = [self.praised(g, seat) for seat in range(len(end))]
        self.gains.append(np.array([end[row.seat] + more[row.seat] - row.points for row in mine], dtype=float))
        for row in rows:
            if not row.features:
                self.paces.setdefault(g.opponent(), []).append((row.time, end[row.seat] - row.points))

    def blended(self, game: int, said: np.ndarray, trust: float = TRUST) -> np.ndarray:
        """What was still gained in a game, later points for less, with luck taken out by what was said at later rows.

        These are the lambda-returns of temporal differences: each row hears from the next one of its seat what is still
        to be gained, in part from what is said there, in part from what that row heard itself.
        """
        out = self.gains[game].copy()
        points = self.rows[game][:, -1].astype(float)
        rounds = self.rows[game][:, self.names.index("round")]
        for seat in sorted(set(self.seats[game].tolist())):
            own = np.flatnonzero(self.seats[game] == seat)
            for i in range(len(own) - 2, -1, -1):
                here, then = own[i], own[i + 1]
                ahead = trust * out[then] + (1 - trust) * said[then]
                for _ in range(rounds[then] - rounds[here]):
                    ahead *= PATIENCE
                out[here] = points[then] - points[here] + ahead
        return out

    def praised(self, g: wk.Game, seat: int) -> int:
        """The praise that a seat has earned at the end."""
        if seat == g.settings.opponent or not self.praise:
            return 0
        features = dict(zip(g.feature_names(), g.features(seat), strict=True))
        return sum(points * features[name] for name, points in self.praise.items())

    def pace(self) -> dict[str, list[int]]:
        """What each opponent of a rulebook still gains, by the time that is left, at the knots."""
        return {name: pace_of(rows) for name, rows in sorted(self.paces.items())}


def pace_of(rows: list[tuple[int, int]]) -> list[int]:
    """What an opponent still gains, by the time that is left, at the knots."""
    shares = np.array([hats(time) for time, _ in rows], dtype=float) / 240
    gains = np.array([gain for _, gain in rows], dtype=float)
    found = np.linalg.solve(shares.T @ shares + np.eye(len(KNOTS)), shares.T @ gains)
    return [int(n) for n in np.rint(found * POINT)]


def all_names(game: str, school: School) -> list[str]:
    """Every feature of every mix, and at last the points."""
    names: list[str] = []
    for table in school.tables:
        names += [name for name in table.begin(game, 0).feature_names() if name not in names]
    return [*names, POINTS]


def value_for(weights: Weights | None, g: wk.Game) -> Value:
    """The value of some weights; without weights that of the score sheet."""
    return value_from(weights, g) if weights else score_sheet(len(g.feature_names()))


def varied(weights: Weights | None, number: int) -> Weights | None:
    """Weights with a taste of their own: about a quarter of the features count for a third more or a quarter less."""
    if weights is None:
        return None
    part = "columns" if "columns" in weights else "by_time"
    table = {}
    for name, row in weights[part].items():
        drawn = stream_key(number, f"vary {name}") % 8
        more, less = (4, 3) if drawn == 0 else (3, 4) if drawn == 1 else (1, 1)
        table[name] = [n * more // less for n in row]
    return {**weights, part: table}


def last_turn(g: wk.Game, school: School, seed: int) -> int:
    """When a game of lessons is stopped."""
    low, high = school.rounds
    return g.settings.players * (low + seed % (high - low + 1))


def teach(game: str, school: School, players: list[Weights | None], games: int, lessons: Lessons, seed: int) -> int:
    """Play so many rounds of games, each seat by one of the players, some with a taste of their own.

    Count the games.
    """
    played = 0
    for number in range(games):
        for place, table in enumerate(school.tables):
            for again in range(table.share):
                one = stream_key(seed, f"{number} {place} {again}")
                g = table.begin(game, one)
                n = g.settings.players
                values = []
                for seat in range(n):
                    player = players[(one >> 8 * seat) % len(players)]
                    values.append(value_for(varied(player, one + seat) if (one >> seat) % 2 else player, g))
                disturbed = [(2, 12)[(one >> 5 * seat) % 2] for seat in range(n)]
                lessons.add(g, learn_from(g, values, [school.nodes] * n, disturbed, one, last_turn(g, school, one)))
                played += 1
    return played


@dataclass
class Tally:
    """How one player did alone among others."""

    games: int = 0
    won: float = 0.0
    unended: int = 0
    points: int = 0
    others: int = 0
    rounds: int = 0

    def __str__(self) -> str:
        n = max(1, self.games)
        return (
            f"{100 * self.won / n:.0f} % of {self.games}, {self.points / n:.1f} : {self.others / n:.1f},"
            f" {self.rounds / n:.1f} rounds, {self.unended} unended"
        )


def match(
    game: str, table: Table, ours: Weights | None, theirs: Weights | None, games: int, seed: int, nodes: int
) -> Tally:
    """Play one of us among others, each deal from two seats.

    Who is tried must bring games to an end: one that does not end within LIMIT rounds is lost.
    """
    tally = Tally()
    for number in range(games):
        one = stream_key(seed, f"match {number // 2}")
        g = table.begin(game, one)
        n = g.settings.seats
        me = (one + number % 2 * max(1, n // 2)) % n
        values = [value_for(ours if seat == me else theirs, g) for seat in range(n)]
        while len(values) < g.settings.players:
            values.append(values[0])
        learn_from(g, values, [nodes] * len(values), [0] * len(values), one, LIMIT * g.settings.players)
        points = g.totals()
        tally.games += 1
        tally.points += points[me]
        tally.others += max(points[seat] for seat in range(len(points)) if seat != me)
        tally.rounds += -(-g.turn_number // g.settings.players)
        if g.outcome is None:
            tally.unended += 1
        else:
            tally.won += (me in g.outcome.winners) / len(g.outcome.winners)
    return tally
