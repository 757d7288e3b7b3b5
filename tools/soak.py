"""Play games at random for a long time and hold every law: `make soak`, or

    python tools/soak.py --games 5000 --jobs 2
    python tools/soak.py --game viscounts --seats 2,3,4 --mixes base,promos,both
    python tools/soak.py --game architects --mixes '*wonder*,promos' --seats 6 --minutes 60
    python tools/soak.py --game viscounts --mixes 'solo-*'

Every piece is counted at every decision by the game's own check, and by the independent books of tests/kit/laws at
every decision of every tenth game and at some of the others. Copies, saves, worlds, views, events, choices and turned
tables are checked at sampled decisions; events and the slow scorer at every end. A quarter of the games is played by a
chooser who likes to build. The program fails if a law was broken, or if over all games something in the boxes was never
used or an end never came. Viscounts: every card and Outsider, every Manuscript and Player card, every family of Chest
Tiles, every Public Building, Builder card, column and Castle Leader; against opponents every Scheme card and AI Chest
Tile, every option of a Scheme card taken, and every one but the last passed over. Architects: every apprentice,
building, Wonder, location, board, reward, Black Market and Contribution card, every trigger of a reset, captures,
ransoms and the other actions of the Guardhouse.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tests.kit.laws import choices, copies, events, knowledge, rotation
from tests.kit.laws.books import Books, Uses
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser
from tests.kit.laws.shelf import BOOKS
from westkingdom import COMPILED, Event, Game

CHUNK = 20
GAMES = 5_000
GAMES_AGAINST_OPPONENTS = 1_000
"""So many games are played at each table unless it is said otherwise."""
MOST_ERRORS_SHOWN = 20

Seating = tuple[str, str, int]
"""Game, mix and number of seats."""
Job = tuple[Seating, int, int, float]
"""Where to play, the first seed, the number of games, and when to stop."""

SEEN: dict[str, Uses] = {game: Counter() for game in BOOKS}
"""What this process has seen at work: it need not be sought again."""


class Report:
    """What came of some games."""

    def __init__(self) -> None:
        self.games: Counter[Seating] = Counter()
        self.decisions: Counter[Seating] = Counter()
        self.ends: Counter[tuple[Seating, str]] = Counter()
        self.uses: dict[str, Uses] = {game: Counter() for game in BOOKS}
        self.errors: list[str] = []

    def add(self, other: Report) -> None:
        """Take over what came of other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.ends += other.ends
        for game, uses in other.uses.items():
            self.uses[game] += uses
        self.errors += other.errors

    def missing(self) -> list[str]:
        """List what never happened and should have."""
        out: dict[str, None] = {}
        for books, mix in self.mixes():
            counted = self.uses[mix.game].copy()
            books.sum_up(mix, counted)
            for what, names in books.never_used(counted, mix).items():
                out |= {f"never {what}: {name}": None for name in names}
            seen = {reason for (game, name, _), reason in self.ends if (game, name) == (mix.game, mix.name)}
            unseen = sorted(books.reasons - seen)
            out |= {f"no game of {mix.game}, {mix.name}, ended by {reason}": None for reason in unseen}
        return list(out)

    def mixes(self) -> list[tuple[Books[Any], Mix]]:
        """The mixes that were played, with the books of their games."""
        played = {(game, name) for game, name, _ in self.games}
        return [(books, mix) for books in BOOKS.values() for mix in books.mixes if (mix.game, mix.name) in played]


def soak_game(seating: Seating, seed: int, report: Report) -> None:
    """Play one game and hold every law over it; what goes wrong is reported, not raised."""
    name, mix, seats = seating
    books = BOOKS[name]
    game = books.mix(mix).begin(seats, seed)
    told = game.listen()
    try:
        hold_laws(books, game, told, seed)
        if seed % 10 == 0:
            copies.history_replays(game)
        events.events_name_no_hidden_card(game, told)
        events.events_tell_of_something(told)
        books.scores_are_right(game)
    except Exception as mistake:  # noqa: BLE001 - whatever goes wrong in a game is what this program is for
        where = f"{name}, {mix}, {seats} seats, seed {seed}, decision {game.decisions}"
        report.errors.append(f"{where}: {type(mistake).__name__}: {mistake}")
        return
    report.games[seating] += 1
    report.decisions[seating] += game.decisions
    if game.outcome is not None:
        report.ends[seating, game.outcome.reason] += 1
    books.count_game(game, told, report.uses[name])


def hold_laws(books: Books[Any], game: Game, told: list[Event], seed: int) -> None:
    """Play a game to its end; count every piece, and hold the other laws at sampled decisions."""
    accounts = books.accounts(told)
    chooser = books.choosers["builder" if seed % 4 == 3 else "random"](seed)
    sampled = Chooser(seed + 1)
    seen = SEEN[books.game]
    sought = {ident for ident in books.sought(books.mix_of(game)) if not seen[ident, "used"]}
    every = 1 if seed % 10 == 0 else books.counted_every
    while not game.over:
        game.check()
        if (game.decisions + seed) % every == 0 or not accounts.is_open:
            accounts.count(game)
        if (game.decisions + seed) % books.sampled_every == 0:
            accounts.sample(game, seed)
            sample(books, game, sampled)
        option = chooser.option(game)
        books.count_choice(game, option, seen, sought)
        game.play(option)
    game.check()
    accounts.count(game)
    accounts.close(game)


def sample(books: Books[Any], game: Game, chooser: Chooser) -> None:
    """The laws that cost more: copies, saves, what seats know, what is offered, the score so far, turned tables."""
    seat = chooser.below(game.settings.seats)
    seed = chooser.below(1 << 30)
    copies.copy_is_independent_and_the_same(game, n=8)
    copies.load_brings_it_back(game, n=8)
    knowledge.views_show_nothing_hidden(game)
    knowledge.seat_learns_nothing_hidden(game, seat, seed)
    books.scores_are_right(game)
    if seed % 50 == 0:
        knowledge.world_can_be_played(game, seat, seed)
    knowledge.seat_learns_nothing_hidden(game, game.seat, seed)
    choices.every_option_can_be_read(game)
    choices.what_is_not_offered_is_refused(game, every=101)
    events.events_tell_nothing_hidden(game, chooser.option(game), seed)
    people = game.settings.seats
    if people > 1:
        by = 1 + chooser.below(people - 1)
        rotation.turned_table_plays_the_same(game, Chooser(seed), by, n=8, every=4)


def soak_chunk(job: Job) -> Report:
    """Play the games of one job; those that wait when the time is over are not played any more."""
    seating, first, n, until = job
    report = Report()
    seen = SEEN[seating[0]]
    before = seen.copy()
    for seed in range(first, first + n):
        if time.monotonic() < until:
            soak_game(seating, seed, report)
    report.uses[seating[0]] += seen - before
    return report


def games_at(seating: Seating, asked: int | None) -> int:
    """How many games are played at a table: as many as are asked for, otherwise fewer against solo opponents."""
    if asked is not None:
        return asked
    return GAMES_AGAINST_OPPONENTS if BOOKS[seating[0]].mix(seating[1]).has("solo") else GAMES


def jobs_for(games: dict[Seating, int], first_seed: int, until: float) -> Iterator[Job]:
    """Cut the games into jobs, the tables in turn; with a time to stop there is no end of games."""
    done = 0
    while done < max(games.values()) and time.monotonic() < until:
        for seating, wanted in games.items():
            if done < wanted:
                yield seating, first_seed + done, min(CHUNK, wanted - done), until
        done += CHUNK


def show(report: Report, seconds: float, console: Console) -> None:
    """Print what came of all games."""
    console.print(f"Soak, engine {'compiled' if COMPILED else 'in pure Python'}, {seconds:.0f} s")
    for name, books in BOOKS.items():
        seatings = [seating for seating in report.games if seating[0] == name]
        if seatings:
            show_games(report, name, sorted(books.reasons), seatings, console)
            show_uses(report, books, console)
    for error in report.errors[:MOST_ERRORS_SHOWN]:
        console.print(f"[red]error[/red] {error}", highlight=False)
    for missing in report.missing():
        console.print(f"[red]missing[/red] {missing}", highlight=False)
    total = sum(report.decisions.values())
    console.print(f"{sum(report.games.values()):,} games, {total:,} decisions, {len(report.errors)} errors")


def show_games(report: Report, name: str, reasons: list[str], seatings: list[Seating], console: Console) -> None:
    """Print how many games of each table of one game there were, and how they ended."""
    table = Table(title=name)
    for heading in ("mix", "seats", "games", "decisions", *reasons):
        table.add_column(heading, justify="right")
    for seating in seatings:
        ends = [f"{report.ends[seating, reason]:,}" for reason in reasons]
        counts = (f"{report.games[seating]:,}", f"{report.decisions[seating]:,}")
        table.add_row(seating[1], str(seating[2]), *counts, *ends)
    console.print(table)


def show_uses(report: Report, books: Books[Any], console: Console) -> None:
    """Print how much of every kind was used in which way, and what was used least."""
    uses = report.uses[books.game]
    mixes = [mix for kept, mix in report.mixes() if kept is books]
    table = Table(title=f"What was used of {books.game}")
    for heading in ("kind", "in the boxes", *books.ways, "least used"):
        table.add_column(heading, justify="right")
    for mix in mixes:
        books.sum_up(mix, uses)
    for kind in dict.fromkeys(kind for mix in mixes for kind in books.wanted(mix)):
        idents = frozenset().union(*(books.ids(mix, kind) for mix in mixes))
        if idents:
            row = [sum(uses[ident, how] > 0 for ident in idents) for how in books.ways]
            times = {ident: sum(uses[ident, how] for how in books.ways) for ident in idents}
            n, least = min((n, ident) for ident, n in times.items())
            table.add_row(kind, str(len(times)), *(str(used or "-") for used in row), f"{least} ({n:,})")
    console.print(table)


def seatings_of(games: list[str], names: list[str], seats: list[int]) -> list[Seating]:
    """The tables that are asked for: without names those of a soak, without seats all numbers that can play."""
    mixes = [
        mix
        for game in games
        for mix in BOOKS[game].mixes
        if (any(fnmatch(mix.name, name) for name in names) if names else mix in BOOKS[game].soaked)
    ]
    return [(mix.game, mix.name, n) for mix in mixes for n in mix.seats if not seats or n in seats]


def arguments_of(parser: argparse.ArgumentParser) -> tuple[argparse.Namespace, list[Seating]]:
    """What is asked for, and the tables that it means."""
    known = "; ".join(f"{name}: {', '.join(mix.name for mix in books.mixes)}" for name, books in BOOKS.items())
    parser.add_argument("--game", choices=list(BOOKS), help="one game only")
    usual = f"{GAMES}, against opponents {GAMES_AGAINST_OPPONENTS}"
    parser.add_argument("--games", type=int, help=f"games per mix and number of seats ({usual})")
    parser.add_argument("--minutes", type=float, default=None, help="play for so long instead of a number of games")
    parser.add_argument("--seats", default="", help="numbers of seats, as 2,3,4")
    parser.add_argument("--mixes", default="", help=f"mixes, as base,promos; there are {known}")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else list(BOOKS)
    names = [name for name in arguments.mixes.split(",") if name]
    there = {mix.name for game in games for mix in BOOKS[game].mixes}
    unknown = [name for name in names if not any(fnmatch(mix, name) for mix in there)]
    if unknown:
        parser.error(f"there is no mix {', '.join(unknown)}; there are {known}")
    seatings = seatings_of(games, names, [int(part) for part in arguments.seats.split(",") if part])
    if not seatings:
        parser.error(f"nobody plays these mixes with {arguments.seats} seats")
    return arguments, seatings


def main() -> int:
    """Soak and report; 1 if a law was broken or something was never used."""
    arguments, seatings = arguments_of(argparse.ArgumentParser(description="random games with every law held"))
    started = time.monotonic()
    until = float("inf") if arguments.minutes is None else started + 60 * arguments.minutes
    asked = arguments.games if arguments.minutes is None else sys.maxsize
    games = {seating: games_at(seating, asked) for seating in seatings}
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
        bar = progress.add_task("soaking", total=None if arguments.minutes else sum(games.values()))
        for part in pool.imap_unordered(soak_chunk, jobs_for(games, arguments.seed, until)):
            report.add(part)
            played = sum(part.games.values()) + len(part.errors)
            progress.update(bar, advance=played, description=f"soaking, {len(report.errors)} errors")
    show(report, time.monotonic() - started, console)
    return 1 if report.errors or report.missing() else 0


if __name__ == "__main__":
    sys.exit(main())
