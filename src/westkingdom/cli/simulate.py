"""The command `simulate`: many games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from westkingdom.cli.command import INTERRUPTED, check_writable, examples, games_named, main, refuse, refusing
from westkingdom.cli.options import game_options, with_options


@main.command(
    short_help="Let bots play many games.",
    epilog=examples(of="simulate"),
    help=f"Let bots play many games of GAME ({games_named()}), and report scores, wins and speed.",
)
@click.argument("game")
@click.option("--seats", type=int, help="The number of players besides a solo opponent (2; against an opponent, 1).")
@with_options
@click.option("--games", type=int, default=100, show_default=True, help="The number of games.")
@click.option(
    "--bots", default="random", show_default=True, metavar="NAMES", help="The bots that play, such as random,master."
)
@click.option("--jobs", type=int, default=1, show_default=True, help="The number of processes.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same number always gives the same games.")
@click.option("--json", "json_to", metavar="FILE", help="Write the report as JSON; - is standard output.")
def simulate(
    game: str,
    seats: int | None,
    boxes: tuple[str, ...],
    games: int,
    bots: str,
    jobs: int,
    seed: int,
    json_to: str | None,
    **asked: Any,
) -> None:
    """Let bots play many games."""
    import json

    from westkingdom.library.simulate import simulate as run

    if json_to not in (None, "-"):
        check_writable(Path(str(json_to)))
    names = [name.strip() for name in bots.split(",")]
    if seats is None:
        seats = 1 if asked["solo"] else 2
    if len(names) > seats:
        refuse(f"There are {len(names)} bots, but only {seats} seats")
    with refusing():
        options = game_options(game, asked, boxes)
        with progress_bar() as progress:
            report = run(
                game,
                seats=seats,
                expansions=boxes,
                games=games,
                bots=names,
                jobs=jobs,
                seed=seed,
                progress=progress,
                **options,
            )
        data = report.data()
        if json_to == "-":
            click.echo(json.dumps(data, indent=1))
        else:
            if json_to is not None:
                Path(json_to).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
            click.echo(report.text())
    if report.interrupted:
        click.get_current_context().exit(INTERRUPTED)
    if data["errors"] or report.stopped is not None:
        click.get_current_context().exit(1)


@contextmanager
def progress_bar() -> Iterator[Any]:
    """Show on standard error how far a long run is, if somebody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games")
        yield lambda done, total: bar.update(task, completed=done, total=total)
