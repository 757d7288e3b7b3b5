"""Play games at random for a long time and hold every law: `make soak`, or

    python tools/soak.py --games 10000 --seats 2,3,4 --jobs 2
    python tools/soak.py --minutes 60

Every piece is counted at every decision, by the game's own check and by the independent books of tests/laws; copies,
saves, worlds, views, events and choices are checked at sampled decisions; the slow scorer looks at every end. The
program fails if a law was broken, or if over all games something in the box was never used or an end never came.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tests.laws import facts, laws
from tests.laws.accounts import Accounts
from tests.laws.golden import REASONS
from westkingdom import COMPILED
from westkingdom.viscounts.game import Viscounts

SAMPLE = 61
CHUNK = 20
MOST_ERRORS_SHOWN = 20

Job = tuple[int, int, int]
"""Seats, first seed, number of games."""


class Report:
    """What came of some games."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.ends: Counter[tuple[int, str]] = Counter()
        self.uses: Counter[tuple[str, str]] = Counter()
        self.errors: list[str] = []

    def add(self, other: Report) -> None:
        """Take over what came of other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.ends += other.ends
        self.uses += other.uses
        self.errors += other.errors

    def missing(self) -> list[str]:
        """List what never happened and should have."""
        out = [f"{kind} never used: {', '.join(names)}" for kind, names in laws.never_used(self.uses).items()]
        seen = {reason for _, reason in self.ends}
        return out + [f"no game ended by {reason}" for reason in sorted(REASONS - seen)]


def soak_game(seats: int, seed: int, report: Report) -> None:
    """Play one game and hold every law over it; what goes wrong is reported, not raised."""
    game = laws.new_game(seats, seed)
    events = game.listen()
    accounts = Accounts()
    sampled = laws.Chooser(seed + 1)
    try:
        for here in laws.random_play(game, seed):
            here.check()
            accounts.count(here)
            if (here.decisions + seed) % SAMPLE == 0:
                sample(here, sampled)
        if seed % 10 == 0:
            laws.history_replays(game)
        laws.events_name_no_hidden_card(events)
        laws.scores_are_right(game)
    except Exception as mistake:  # noqa: BLE001 - whatever goes wrong in a game is what this program is for
        where = f"{seats} seats, seed {seed}, decision {game.decisions}"
        report.errors.append(f"{where}: {type(mistake).__name__}: {mistake}")
        return
    report.games[seats] += 1
    report.decisions[seats] += game.decisions
    if game.outcome is not None:
        report.ends[seats, game.outcome.reason] += 1
    laws.count_uses(events, report.uses)


def sample(game: Viscounts, chooser: laws.Chooser) -> None:
    """The laws that cost more: copies, saves, what seats know, what is offered, the score so far."""
    seat = chooser.below(len(game.players))
    seed = chooser.below(1 << 30)
    laws.copy_is_independent_and_the_same(game, n=8)
    laws.load_brings_it_back(game, n=8)
    laws.views_show_no_hand(game)
    laws.what_is_known_is_true(game)
    laws.seat_learns_nothing_hidden(game, seat, seed)
    laws.scores_are_right(game)
    if seed % 50 == 0:
        laws.world_can_be_played(game, seat, seed)
    if not game.over:
        laws.seat_learns_nothing_hidden(game, game.seat, seed)
        laws.every_option_can_be_read(game)
        laws.what_is_not_offered_is_refused(game, every=101)
        laws.events_tell_nothing_hidden(game, chooser.option(game), seed)


def soak_chunk(job: Job) -> Report:
    """Play the games of one job."""
    seats, first, n = job
    report = Report()
    for seed in range(first, first + n):
        soak_game(seats, seed, report)
    return report


def jobs_for(seats: list[int], games: int, first_seed: int, until: float) -> Iterator[Job]:
    """Cut the games into jobs, the numbers of seats in turn; with a time to stop there is no end of games."""
    done = 0
    while done < games and time.monotonic() < until:
        n = min(CHUNK, games - done)
        for count in seats:
            yield count, first_seed + done, n
        done += n


def show(report: Report, seconds: float, console: Console) -> None:
    """Print what came of all games."""
    table = Table(title=f"Soak, engine {'compiled' if COMPILED else 'in pure Python'}, {seconds:.0f} s")
    for heading in ("seats", "games", "decisions", *sorted(REASONS)):
        table.add_column(heading, justify="right")
    for seats in sorted(report.games):
        ends = [f"{report.ends[seats, reason]:,}" for reason in sorted(REASONS)]
        table.add_row(str(seats), f"{report.games[seats]:,}", f"{report.decisions[seats]:,}", *ends)
    console.print(table)
    table = Table(title="What was used")
    for heading in ("kind", "in the box", "played", "hired", "dismissed", "gained", "picked", "least used"):
        table.add_column(heading, justify="right")
    for kind in ("starter", "neutral", "hero", "manuscript", "player_card"):
        row = [sum(report.uses[ident, how] > 0 for ident in facts.ids(kind)) for how in laws.USES.values()]
        times = {ident: sum(report.uses[ident, how] for how in laws.USES.values()) for ident in facts.ids(kind)}
        n, least = min((n, ident) for ident, n in times.items())
        table.add_row(kind, str(len(times)), *(str(used or "-") for used in row), f"{least} ({n:,})")
    console.print(table)
    for error in report.errors[:MOST_ERRORS_SHOWN]:
        console.print(f"[red]error[/red] {error}", highlight=False)
    for missing in report.missing():
        console.print(f"[red]missing[/red] {missing}", highlight=False)
    total = sum(report.decisions.values())
    console.print(f"{sum(report.games.values()):,} games, {total:,} decisions, {len(report.errors)} errors")


def main() -> int:
    """Soak and report; 1 if a law was broken or something was never used."""
    parser = argparse.ArgumentParser(description="random games with every law held")
    parser.add_argument("--games", type=int, default=10_000, help="games per number of seats")
    parser.add_argument("--minutes", type=float, default=None, help="play for so long instead of a number of games")
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, as 2,3,4")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    seats = [int(part) for part in arguments.seats.split(",")]
    started = time.monotonic()
    until = float("inf") if arguments.minutes is None else started + 60 * arguments.minutes
    games = arguments.games if arguments.minutes is None else sys.maxsize
    console = Console()
    report = Report()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress, multiprocessing.Pool(arguments.jobs) as pool:
        bar = progress.add_task("soaking", total=None if arguments.minutes else games * len(seats))
        for part in pool.imap_unordered(soak_chunk, jobs_for(seats, games, arguments.seed, until)):
            report.add(part)
            played = sum(part.games.values()) + len(part.errors)
            progress.update(bar, advance=played, description=f"soaking, {len(report.errors)} errors")
    show(report, time.monotonic() - started, console)
    return 1 if report.errors or report.missing() else 0


if __name__ == "__main__":
    sys.exit(main())
