"""Simulation: many games between bots on one machine, and a report of how they went.

Every game has a seed of its own, made from the simulation's seed and the game's number, and all sums are exact: the
same games give the same report with however many jobs.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from multiprocessing.synchronize import Event

from westkingdom._native import COMPILED
from westkingdom.bots import BOTS, RandomBot, sight_of
from westkingdom.bots.levels import bot_of, known_bots
from westkingdom.bots.playout import LONGEST, playout
from westkingdom.engine.chance import stream_key
from westkingdom.engine.errors import BadOptions
from westkingdom.engine.game import Game
from westkingdom.engine.score import ScoreSheet
from westkingdom.library.data import facts_for
from westkingdom.library.games import new_game
from westkingdom.library.settings import settings_for

Progress = Callable[[int, int], None]
"""Is told how many games are done and how many there will be."""

BATCH = 25
"""So many games go to a process at once: enough to make the way there cheap, few enough to see progress."""
PATIENCE = 5.0
"""Seconds that a process may take for its last game when it is told to stop."""
STOP: list[Event] = []
"""In a process that plays for another: what tells it to stop."""


@dataclass(frozen=True)
class Plan:
    """What is simulated; bots change seats from game to game, so that no bot keeps the better one."""

    game: str
    seats: int
    expansions: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    """The options of its games besides seats, boxes and seed."""

    @property
    def mix(self) -> str:
        """Say the game with its boxes and options."""
        more = [*self.expansions]
        for option, value in self.options.items():
            if option == "rulings" and isinstance(value, Mapping):
                more += [f"{rule} {reading}" for rule, reading in value.items()]
                continue
            name = option.replace("_", " ")
            more.append("corrected data" if option == "data" else name if value is True else f"{name} {value}")
        return f"{self.game} with {' and '.join(more)}" if more else self.game

    def game_seed(self, number: int) -> int:
        """The seed of one game."""
        return stream_key(self.seed, f"game {number}")

    def bots_of(self, number: int) -> list[str]:
        """The bots of one game, seat by seat."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


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


@dataclass(frozen=True)
class Report:
    """How a simulation went; `stopped` says why it did not play every game, if it did not."""

    plan: Plan
    tally: Tally
    wanted: int
    jobs: int
    seconds: float
    stopped: str | None = None
    interrupted: bool = False
    """Whether it was stopped by Ctrl-C."""

    def data(self) -> dict[str, object]:
        """Give the report as plain data."""
        tally = self.tally
        games = max(1, tally.games)
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "expansions": list(self.plan.expansions),
            "options": dict(self.plan.options),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "jobs": self.jobs,
            "compiled": COMPILED,
            "wanted": self.wanted,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds > 0 else 0,
            "rounds": round(tally.rounds / games, 2),
            "scores": [{"seat": i, **seat.data()} for i, seat in enumerate(tally.seats)],
            "opponents": {
                name: {"games": seat.games, "wins": round(float(seat.wins), 3), **seat.data()}
                for name, seat in sorted(tally.opponents.items())
            },
            "wins": {
                "seats": [round(float(seat.wins), 3) for seat in tally.seats],
                "bots": {bot: round(float(wins), 3) for bot, wins in tally.bot_wins.items()},
            },
            "ends": dict(sorted(tally.ends.items())),
            "errors": len(tally.failures),
            "failures": [
                {"game": failure.number, "seed": failure.seed, "error": failure.sentence}
                for failure in sorted(tally.failures, key=lambda failure: failure.number)
            ],
            "stopped": self.stopped,
        }

    def text(self) -> str:
        """Say the report in words and a table."""
        tally = self.tally
        games = max(1, tally.games)
        engine = "compiled" if COMPILED else "pure Python"
        speed = round(tally.decisions / self.seconds) if self.seconds > 0 else 0
        jobs = f"{self.jobs} {'job' if self.jobs == 1 else 'jobs'}"
        bots = ", ".join(self.plan.bots)
        ends = ", ".join(f"{reason} {n}" for reason, n in sorted(tally.ends.items())) or "none"
        out = [
            f"{tally.games} games of {self.plan.mix}, {self.plan.seats} seats, bots {bots}, seed {self.plan.seed}",
            f"{tally.decisions} decisions in {self.seconds:.1f} s: {speed:,} a second ({engine}, {jobs})",
            f"a game took {tally.decisions / games:.0f} decisions and {tally.rounds / games:.1f} rounds; ends: {ends}",
            "",
            *self.table(),
            "",
            "wins by bot: " + ", ".join(f"{bot} {float(wins):.1f}" for bot, wins in tally.bot_wins.items()),
            f"errors: {len(tally.failures)}",
        ]
        for failure in sorted(tally.failures, key=lambda failure: failure.number)[:10]:
            out.append(f"  game {failure.number}, seed {failure.seed}: {failure.sentence}")
        if len(tally.failures) > 10:
            out.append(f"  … and {len(tally.failures) - 10} more")
        if self.stopped is not None:
            out.append(self.stopped)
        return "\n".join(out)

    def table(self) -> list[str]:
        """The scores as lines of text, one column per seat, and one for each solo opponent over its own games."""
        against = sorted(self.tally.opponents.items())
        seats = [*self.tally.seats, *[seat for _, seat in against]]
        names = list(dict.fromkeys(line for seat in seats for line in seat.lines))
        rows = [("", [*[f"seat {i}" for i in range(len(self.tally.seats))], *[name for name, _ in against]])]
        for name in names:
            rows.append((name.replace("_", " "), [f"{seat.mean(seat.lines[name]):.2f}" for seat in seats]))
        rows.append(("mean", [f"{seat.mean(seat.total):.2f}" for seat in seats]))
        rows.append(("least", ["-" if seat.least is None else str(seat.least) for seat in seats]))
        rows.append(("most", ["-" if seat.most is None else str(seat.most) for seat in seats]))
        rows.append(("wins", [f"{float(seat.wins):.1f}" for seat in seats]))
        if against:
            rows.append(("games", [str(seat.games) for seat in seats]))
        wide = max(len(name) for name, _ in rows)
        column = max(10, *[len(cell) + 2 for cell in rows[0][1]])
        return [f"{name:<{wide}}" + "".join(f"{cell:>{column}}" for cell in cells) for name, cells in rows]


def simulate(
    game: str,
    *,
    seats: int,
    expansions: Sequence[str] = (),
    games: int = 100,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
    **options: object,
) -> Report:
    """Play many games between bots and report; Ctrl-C ends the simulation with a report of what was done."""
    settings = settings_for(game, seats, expansions, seed, options)
    facts_for(settings)
    for bot in bots:
        if bot not in known_bots():
            raise BadOptions(f"There is no bot {bot!r}; the bots are {', '.join(known_bots())}.")
    if not bots:
        raise BadOptions(f"A simulation needs at least one bot; the bots are {', '.join(known_bots())}.")
    for name, n in (("games", games), ("jobs", jobs)):
        if n < 1:
            raise BadOptions(f"A simulation needs at least 1 for {name}, not {n}.")
    plan = Plan(settings.game, settings.seats, settings.expansions, tuple(bots), seed, settings.options)
    tally = new_tally(plan)
    stopped: str | None = None
    interrupted = False
    start = time.perf_counter()
    try:
        if jobs == 1:
            for number in range(games):
                play_one(plan, number, tally)
                if progress is not None:
                    progress(number + 1, games)
        else:
            play_in_processes(plan, games, jobs, tally, progress)
    except KeyboardInterrupt:
        interrupted = True
        stopped = f"Interrupted: {undone(games, tally)} of {games} games were not played."
    except BrokenProcessPool:
        stopped = (
            f"A worker process died (was it killed, or out of memory?): {undone(games, tally)} of {games} games were "
            f"not played; run them with 1 job to see more."
        )
    return Report(plan, tally, games, jobs, time.perf_counter() - start, stopped, interrupted)


def undone(games: int, tally: Tally) -> int:
    """How many games neither came to their end nor failed."""
    return games - tally.games - len(tally.failures)


def play_in_processes(plan: Plan, games: int, jobs: int, tally: Tally, progress: Progress | None) -> None:
    """Share the games out to processes, batch by batch; an interrupt ends them after the game that each plays."""
    size = max(1, min(BATCH, games // (4 * jobs)))
    way = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(way)
    stop = context.Event()
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=begin_work, initargs=(stop,)) as pool:
        futures: list[Future[Tally]] = []
        merged: set[Future[Tally]] = set()
        try:
            with interrupts_held():
                for first in range(0, games, size):
                    futures.append(pool.submit(play_batch, plan, range(first, min(first + size, games))))
            for future in as_completed(futures):
                merged.add(future)
                tally.merge(future.result())
                if progress is not None:
                    progress(games - undone(games, tally), games)
        except KeyboardInterrupt:
            stop.set()
            for tally_there in leavings(futures, merged):
                tally.merge(tally_there)
            raise
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def leavings(futures: list[Future[Tally]], merged: set[Future[Tally]]) -> list[Tally]:
    """What was played and not counted yet when the processes were told to stop; who does not stop is ended."""
    rest = [future for future in futures if future not in merged and not future.cancel()]
    if wait(rest, PATIENCE).not_done:
        for process in multiprocessing.active_children():
            process.kill()
    return [future.result() for future in rest if future.done() and future.exception() is None]


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait; processes that are begun meanwhile are never interrupted, and leave that to this one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_work(stop: Event) -> None:
    """Leave Ctrl-C to the process that has the report, and know by what it says to stop."""
    STOP.append(stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(plan: Plan, numbers: range) -> Tally:
    """Play the games with these numbers, or those that come before one is told to stop."""
    tally = new_tally(plan)
    for number in numbers:
        if any(stop.is_set() for stop in STOP):
            break
        play_one(plan, number, tally)
    return tally


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    """Play one game and count it; whatever goes wrong in it is counted too, with its seed."""
    seed = plan.game_seed(number)
    bots = plan.bots_of(number)
    try:
        game = new_game(plan.game, seats=plan.seats, expansions=plan.expansions, seed=seed, **plan.options)
        play_to_end(game, bots, seed)
        tally.count(game, bots)
    except Exception as mistake:  # noqa: BLE001  (a fault in one game must not end the other games)
        tally.failures.append(Failure(number, seed, f"{type(mistake).__name__}: {mistake}"))


def play_to_end(game: Game, bots: list[str], seed: int) -> None:
    """Let the bots play, each with only what its seat may see; random bots need not look."""
    if all(BOTS.get(bot) is RandomBot for bot in bots):
        playout(game, seed)
        return
    players = [bot_of(bot, stream_key(seed, f"seat {seat}")) for seat, bot in enumerate(bots)]
    while not game.over:
        game.play(players[game.seat].choose(sight_of(game)).option)
        if game.decisions > LONGEST:
            raise RuntimeError(f"The game did not end within {LONGEST} decisions.")
