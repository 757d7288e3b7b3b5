"""Play games at random for a long time and hold every law: `make soak`, or

    python tools/soak.py --games 5000 --seats 2,3,4 --mixes base,gates-of-gold,keeper-of-keys,both --jobs 2
    python tools/soak.py --minutes 60

Every piece is counted at every decision by the game's own check, and by the independent books of tests/laws at every
decision of every tenth game and at every fourth of the others. Copies, saves, worlds, views, events and choices are checked at sampled
decisions; events and the slow scorer at every end. A quarter of the games is played by a chooser who likes to build.
The program fails if a law was broken, or if over all games something in the boxes was never used or an end never came:
every card and Outsider, every Manuscript and Player card, every family of Chest Tiles, every Public Building, Builder
card, column and Castle Leader.
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

from tests.laws import facts, laws, uses
from tests.laws.accounts import Accounts, events_tell_where_cards_went
from tests.laws.golden import REASONS
from westkingdom import COMPILED, Event
from westkingdom.viscounts.game import Viscounts

SAMPLE = 401
"""The laws that cost more are held at one of so many decisions."""
BOOKS = 4
"""The independent books are kept at one of so many decisions; in every tenth game at all of them."""
CHUNK = 20
MOST_ERRORS_SHOWN = 20

Job = tuple[str, int, int, int]
"""Mix, seats, first seed, number of games."""

SEEN: uses.Uses = Counter()
"""What this process has seen at work: it need not be sought again."""


class Report:
    """What came of some games."""

    def __init__(self) -> None:
        self.games: Counter[tuple[str, int]] = Counter()
        self.decisions: Counter[tuple[str, int]] = Counter()
        self.ends: Counter[tuple[str, int, str]] = Counter()
        self.uses: uses.Uses = Counter()
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
        out: dict[str, None] = {}
        for mix in self.mixes():
            counted = self.uses.copy()
            uses.count_families(mix, counted)
            for what, names in uses.never_used(counted, mix).items():
                out |= {f"never {what}: {name}": None for name in names}
            seen = {reason for name, _, reason in self.ends if name == mix.name}
            out |= {f"no game of {mix.name} ended by {reason}": None for reason in sorted(REASONS - seen)}
        return list(out)

    def mixes(self) -> list[facts.Mix]:
        """The mixes that were played."""
        return [mix for name, mix in facts.BY_NAME.items() if any(played == name for played, _ in self.games)]


def soak_game(mix: facts.Mix, seats: int, seed: int, report: Report) -> None:
    """Play one game and hold every law over it; what goes wrong is reported, not raised."""
    game = laws.new_game(seats, seed, mix)
    events = game.listen()
    chooser = laws.Builder(seed) if seed % 4 == 3 else laws.Chooser(seed)
    try:
        hold_laws(game, events, chooser, seed)
        if seed % 10 == 0:
            laws.history_replays(game)
        laws.events_name_no_hidden_card(game, events)
        events_tell_where_cards_went(game, events)
        laws.scores_are_right(game)
    except Exception as mistake:  # noqa: BLE001 - whatever goes wrong in a game is what this program is for
        where = f"{mix.name}, {seats} seats, seed {seed}, decision {game.decisions}"
        report.errors.append(f"{where}: {type(mistake).__name__}: {mistake}")
        return
    report.games[mix.name, seats] += 1
    report.decisions[mix.name, seats] += game.decisions
    if game.outcome is not None:
        report.ends[mix.name, seats, game.outcome.reason] += 1
    uses.count_uses(events, report.uses)
    uses.count_leader(game, report.uses)


def hold_laws(game: Viscounts, events: list[Event], chooser: laws.Chooser, seed: int) -> None:
    """Play a game to its end; count every piece, and hold the other laws at sampled decisions."""
    accounts = Accounts()
    witness = laws.Witness()
    sampled = laws.Chooser(seed + 1)
    wanted = {ident for ident in uses.passive_ids(facts.mix_of(game)) if not SEEN[ident, "used"]}
    every = 1 if seed % 10 == 0 else BOOKS
    while not game.over:
        game.check()
        if (game.decisions + seed) % every == 0 or accounts.debts_at_start < 0:
            accounts.count(game)
        if (game.decisions + seed) % SAMPLE == 0:
            witness.listen(events)
            witness.is_heard(game, seed)
            sample(game, sampled)
        option = chooser.option(game)
        uses.count_needed(game, option, SEEN, wanted)
        game.play(option)
    game.check()
    accounts.count(game)


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
    name, seats, first, n = job
    report = Report()
    before = SEEN.copy()
    for seed in range(first, first + n):
        soak_game(facts.BY_NAME[name], seats, seed, report)
    report.uses += SEEN - before
    return report


def jobs_for(tables: list[tuple[str, int]], games: int, first_seed: int, until: float) -> Iterator[Job]:
    """Cut the games into jobs, the tables in turn; with a time to stop there is no end of games."""
    done = 0
    while done < games and time.monotonic() < until:
        n = min(CHUNK, games - done)
        for name, seats in tables:
            yield name, seats, first_seed + done, n
        done += n


def show(report: Report, seconds: float, console: Console) -> None:
    """Print what came of all games."""
    table = Table(title=f"Soak, engine {'compiled' if COMPILED else 'in pure Python'}, {seconds:.0f} s")
    for heading in ("mix", "seats", "games", "decisions", *sorted(REASONS)):
        table.add_column(heading, justify="right")
    for name, seats in report.games:
        ends = [f"{report.ends[name, seats, reason]:,}" for reason in sorted(REASONS)]
        table.add_row(name, str(seats), f"{report.games[name, seats]:,}", f"{report.decisions[name, seats]:,}", *ends)
    console.print(table)
    show_uses(report, console)
    for error in report.errors[:MOST_ERRORS_SHOWN]:
        console.print(f"[red]error[/red] {error}", highlight=False)
    for missing in report.missing():
        console.print(f"[red]missing[/red] {missing}", highlight=False)
    total = sum(report.decisions.values())
    console.print(f"{sum(report.games.values()):,} games, {total:,} decisions, {len(report.errors)} errors")


def show_uses(report: Report, console: Console) -> None:
    """Print how much of every kind was used in which way, and what was used least."""
    table = Table(title="What was used")
    for heading in ("kind", "in the boxes", *uses.WAYS, "least used"):
        table.add_column(heading, justify="right")
    for mix in report.mixes():
        uses.count_families(mix, report.uses)
    for kind in [*uses.WANTED, "chest"]:
        idents = frozenset().union(*(facts.ids(mix, kind) for mix in report.mixes()))
        if idents:
            row = [sum(report.uses[ident, how] > 0 for ident in idents) for how in uses.WAYS]
            times = {ident: sum(report.uses[ident, how] for how in uses.WAYS) for ident in idents}
            n, least = min((n, ident) for ident, n in times.items())
            table.add_row(kind, str(len(times)), *(str(used or "-") for used in row), f"{least} ({n:,})")
    console.print(table)


def main() -> int:
    """Soak and report; 1 if a law was broken or something was never used."""
    parser = argparse.ArgumentParser(description="random games with every law held")
    parser.add_argument("--games", type=int, default=5_000, help="games per mix and number of seats")
    parser.add_argument("--minutes", type=float, default=None, help="play for so long instead of a number of games")
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, as 2,3,4")
    names = ",".join(mix.name for mix in facts.MIXES)
    parser.add_argument("--mixes", default=names, help=f"mixes of boxes, as {names}; promos has promotional cards too")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    seats = [int(part) for part in arguments.seats.split(",")]
    for name in arguments.mixes.split(","):
        if name not in facts.BY_NAME:
            parser.error(f"there is no mix {name!r}; the mixes are {', '.join(facts.BY_NAME)}")
    tables = [(name, count) for name in arguments.mixes.split(",") for count in seats]
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
        bar = progress.add_task("soaking", total=None if arguments.minutes else games * len(tables))
        for part in pool.imap_unordered(soak_chunk, jobs_for(tables, games, arguments.seed, until)):
            report.add(part)
            played = sum(part.games.values()) + len(part.errors)
            progress.update(bar, advance=played, description=f"soaking, {len(report.errors)} errors")
    show(report, time.monotonic() - started, console)
    return 1 if report.errors or report.missing() else 0


if __name__ == "__main__":
    sys.exit(main())
