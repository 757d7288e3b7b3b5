"""What is counted while games are simulated; all sums are exact."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from westkingdom.engine.game import Game
from westkingdom.engine.score import ScoreSheet
from westkingdom.library.plan import Plan


@dataclass
class Seat:
    """What one seat, or one solo opponent, has reached in all its games together."""

    games: int = 0
    total: int = 0
    least: int | None = None
    most: int | None = None
    lines: Counter[str] = field(default_factory=Counter)
    wins: Fraction = Fraction(0)

    def count(self, sheet: ScoreSheet, won: Fraction) -> None:
        """Count one more game."""
        self.add(Seat(1, sheet.total, sheet.total, sheet.total, Counter(dict(sheet.lines)), won))

    def add(self, other: Seat) -> None:
        """Count more games."""
        self.games += other.games
        self.total += other.total
        self.wins += other.wins
        least, most = [seat.least for seat in (self, other)], [seat.most for seat in (self, other)]
        self.least = min((points for points in least if points is not None), default=None)
        self.most = max((points for points in most if points is not None), default=None)
        for line, points in other.lines.items():
            self.lines[line] += points

    def mean(self, points: int) -> float:
        """What these points are in one game."""
        return points / max(1, self.games)

    def data(self) -> dict[str, object]:
        """Give the scores as plain data."""
        return {
            "mean": round(self.mean(self.total), 2),
            "min": self.least,
            "max": self.most,
            "lines": {line: round(self.mean(points), 2) for line, points in self.lines.items()},
        }


@dataclass
class Failure:
    """A game that could not be played to its end, and why."""

    number: int
    seed: int
    sentence: str


@dataclass
class Tally:
    """What is counted while games are played."""

    seats: list[Seat]
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    bot_wins: dict[str, Fraction] = field(default_factory=dict)
    opponents: dict[str, Seat] = field(default_factory=dict)
    """By name: what a solo opponent has reached in its games."""
    failures: list[Failure] = field(default_factory=list)

    def count(self, game: Game, bots: list[str]) -> None:
        """Count a game that is over; a shared victory is split."""
        outcome = game.outcome
        if outcome is None:
            raise ValueError("Only games that are over can be counted.")
        self.games += 1
        self.decisions += game.decisions
        self.rounds += getattr(game, "round", 0)
        self.ends[outcome.reason] += 1
        for sheet in game.scores:
            won = Fraction(1, len(outcome.winners)) if sheet.seat in outcome.winners else Fraction(0)
            if sheet.seat == game.settings.opponent:
                self.opponents.setdefault(game.opponent(), Seat()).count(sheet, won)
            else:
                self.seats[sheet.seat].count(sheet, won)
                self.bot_wins[bots[sheet.seat]] = self.bot_wins.get(bots[sheet.seat], Fraction(0)) + won

    def merge(self, other: Tally) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.ends += other.ends
        self.failures += other.failures
        for own, seat in zip(self.seats, other.seats, strict=True):
            own.add(seat)
        for name, seat in other.opponents.items():
            self.opponents.setdefault(name, Seat()).add(seat)
        for bot, wins in other.bot_wins.items():
            self.bot_wins[bot] = self.bot_wins.get(bot, Fraction(0)) + wins


def new_tally(plan: Plan) -> Tally:
    """A tally without games."""
    return Tally([Seat() for _ in range(plan.seats)], bot_wins=dict.fromkeys(plan.bots, Fraction(0)))
