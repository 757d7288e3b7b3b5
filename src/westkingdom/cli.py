"""The command line: play, simulate, replay, look up cards and rules, and who made the games."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from westkingdom.engine.game import Game
    from westkingdom.terminal.screen import Screen
    from westkingdom.viscounts.game import Viscounts


def examples(*lines: str) -> str:
    """Show commands as they are typed, below the help of a command."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


class Refused(click.ClickException):
    """Something that was asked for cannot be done; said in one sentence."""

    exit_code = 2


class Commands(click.Group):
    """The commands; whatever is wrong is said in one sentence on standard error, with exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        try:
            status = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.Abort:
            click.echo("Interrupted.", err=True)
            sys.exit(130)
        except click.ClickException as mistake:
            click.echo(one_sentence(mistake), err=True)
            sys.exit(2)
        except BrokenPipeError:  # as in `westkingdom cards viscounts | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        sys.exit(status if isinstance(status, int) else 0)


def one_sentence(mistake: click.ClickException) -> str:
    """Say what was wrong."""
    from westkingdom.locale import sentence

    text = sentence(" ".join(mistake.format_message().split()))
    if isinstance(mistake, click.UsageError) and mistake.ctx is not None:
        text += f" See {mistake.ctx.command_path} --help."
    return text


@contextmanager
def refusing() -> Iterator[None]:
    """Turn mistakes of the caller, and of files, into refusals."""
    from westkingdom.engine.errors import WestkingdomError

    try:
        yield
    except WestkingdomError as mistake:
        raise Refused(str(mistake)) from None
    except BrokenPipeError:
        raise
    except OSError as mistake:
        name = f" {mistake.filename}" if mistake.filename else ""
        raise Refused(f"The file{name} cannot be used: {mistake.strerror or mistake}.") from None


def refuse(text: str) -> NoReturn:
    """Say why not, and stop."""
    raise Refused(text)


def say_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the version, and which engine runs."""
    if wanted and not context.resilient_parsing:
        import westkingdom

        engine = "compiled engine" if westkingdom.COMPILED else "pure Python engine"
        click.echo(f"westkingdom {westkingdom.__version__} ({engine})")
        context.exit()


@click.group(
    name="westkingdom",
    cls=Commands,
    invoke_without_command=True,
    epilog=examples(
        "westkingdom play                         asks who plays, then begins",
        "westkingdom play --bots random,random    you and two bots",
        "westkingdom simulate viscounts           bots among themselves",
        "westkingdom cards viscounts abbot        what a card does",
        "westkingdom rules VB-080                 what a rule says",
        "westkingdom about                        the games, their boxes, and who made them",
    ),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=say_version, help="Say the version."
)
@click.pass_context
def main(context: click.Context) -> None:
    """Viscounts of the West Kingdom: play it, let bots play it, look things up."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# --- options of several commands

with_boxes = click.option(
    "--with",
    "boxes",
    multiple=True,
    metavar="BOX",
    help="Add an expansion box: gates-of-gold or keeper-of-keys; may be repeated.",
)
with_promos = click.option("--promos", is_flag=True, help="Add the promotional cards.")


# --- play


@main.command(
    short_help="Play at this terminal, alone or with others.",
    epilog=examples(
        "westkingdom play",
        "westkingdom play --seats 3 --bots random",
        "westkingdom play --bots random --with gates-of-gold --with keeper-of-keys",
        'westkingdom play --players "Ann,Bob,bot:random" --save evening.json',
        "westkingdom play --load evening.json",
    ),
)
@click.argument("game", default="viscounts")
@click.option("--terminal", is_flag=True, help="The text table; the default, as there is no other table yet.")
@click.option("--seats", type=int, help="How many players, 2 to 4.")
@with_boxes
@with_promos
@click.option("--bots", metavar="NAMES", help="Bots for the last seats, as in random,random.")
@click.option("--players", metavar="NAMES", help="Who plays, in order: Ann,Bob,bot:random")
@click.option("--seed", type=int, help="Begin the very game of this number.")
@click.option("--data", "data_from", type=click.Path(path_type=Path), metavar="FILE", help="Your corrections of cards.")
@click.option("--plain", is_flag=True, help="Plain text without tables or colours, for screen readers.")
@click.option("--load", "load_from", type=click.Path(path_type=Path), metavar="FILE", help="Continue a saved game.")
@click.option(
    "--save", "save_to", type=click.Path(path_type=Path), metavar="FILE", help="Where save and quit write to."
)
def play(
    game: str,
    terminal: bool,
    seats: int | None,
    boxes: tuple[str, ...],
    promos: bool,
    bots: str | None,
    players: str | None,
    seed: int | None,
    data_from: Path | None,
    plain: bool,
    load_from: Path | None,
    save_to: Path | None,
) -> None:
    """Play GAME at this terminal, alone against bots or with others around one keyboard."""
    from westkingdom.games import new_game, settings_for
    from westkingdom.saves import read_corrections
    from westkingdom.terminal import seating
    from westkingdom.terminal.screen import PlainScreen, RichScreen
    from westkingdom.terminal.session import Session

    if save_to is not None:
        check_writable(save_to)
    with refusing():
        if load_from is not None:
            if boxes or promos or any(option is not None for option in (seats, bots, players, seed, data_from)):
                refuse("A game continued with --load has its own players, boxes, seed and data; leave these out")
            loaded, people, events = seating.load_table(load_from)
            table = as_viscounts(loaded)
        else:
            if seats is not None:
                settings_for(game, seats, boxes, 0, {})
            if seats is None and bots is None and players is None and sys.stdin.isatty():
                players = click.prompt("Who plays? Names in order, bot:random for a bot", default="Ann,bot:random")
                boxes = boxes or ask_boxes(game)
            wanted = seating.who_plays(seats, bots, players)
            options: dict[str, object] = {"promos": True} if promos else {}
            if data_from is not None:
                options["data"] = read_corrections(data_from)
            table = as_viscounts(new_game(game, seats=len(wanted), expansions=boxes, seed=seed, **options))
            people = seating.take_seats(wanted, table.settings.seed)
            events = []
    be_lenient_with_letters()
    names = [seat.name for seat in people]
    screen: Screen = PlainScreen() if plain else RichScreen(names)
    session = Session(table, people, screen, save_to or load_from, events)
    try:
        session.run()
    except KeyboardInterrupt:
        click.echo("\nYou leave the table; the game is not saved.")


def ask_boxes(game: str) -> tuple[str, ...]:
    """Ask which expansion boxes join the game."""
    from westkingdom.games import offer

    known = offer(game).expansions
    if not known:
        return ()
    answer = click.prompt(f"With which boxes? none, all, or some of {', '.join(known)}", default="none")
    named = [name for name in answer.replace(",", " ").lower().split() if name != "none"]
    return known if named == ["all"] else tuple(named)


def be_lenient_with_letters() -> None:
    """Print what a terminal cannot show as a question mark instead of failing."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written, before there is something to lose."""
    if path.is_dir():
        refuse(f"{path} is a folder; a file name is needed")
    if not path.parent.is_dir():
        refuse(f"The folder {path.parent} does not exist, so {path.name} cannot be written there")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        refuse(f"{path} cannot be written: permission denied")


def as_viscounts(game: Game) -> Viscounts:
    """The text table shows Viscounts."""
    from westkingdom.viscounts.game import Viscounts

    if not isinstance(game, Viscounts):
        refuse(f"The text table cannot show {game.settings.game} yet")
    return game


# --- simulate


@main.command(
    short_help="Let bots play many games.",
    epilog=examples(
        "westkingdom simulate viscounts --games 1000 --jobs 2",
        "westkingdom simulate viscounts --seats 4 --json report.json",
        "westkingdom simulate viscounts --with keeper-of-keys --promos",
    ),
)
@click.argument("game")
@click.option("--seats", type=int, default=2, show_default=True, help="How many players.")
@with_boxes
@with_promos
@click.option("--games", type=int, default=100, show_default=True, help="How many games.")
@click.option("--bots", default="random", show_default=True, metavar="NAMES", help="Who plays, as in random,random.")
@click.option("--jobs", type=int, default=1, show_default=True, help="How many processes.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same number gives the same games.")
@click.option("--json", "json_to", metavar="FILE", help="Write the report as JSON; - is standard output.")
def simulate(
    game: str,
    seats: int,
    boxes: tuple[str, ...],
    promos: bool,
    games: int,
    bots: str,
    jobs: int,
    seed: int,
    json_to: str | None,
) -> None:
    """Let bots play many games of GAME, and report scores, wins and speed."""
    import json

    from westkingdom.simulate import simulate as run

    if json_to not in (None, "-"):
        check_writable(Path(str(json_to)))
    names = [name.strip() for name in bots.split(",")]
    if len(names) > seats:
        refuse(f"There are {len(names)} bots, but only {seats} seats")
    with refusing():
        with progress_bar() as progress:
            report = run(
                game,
                seats=seats,
                expansions=boxes,
                promos=promos,
                games=games,
                bots=names,
                jobs=jobs,
                seed=seed,
                progress=progress,
            )
        data = report.data()
        if json_to == "-":
            click.echo(json.dumps(data, indent=1))
        else:
            if json_to is not None:
                Path(json_to).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
            click.echo(report.text())
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


# --- replay


@main.command(
    short_help="Play a saved game again and check it.",
    epilog=examples(
        "westkingdom replay evening.json",
        "westkingdom replay evening.json --to 40",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=int, metavar="N", help="Stop after N decisions.")
@click.option("--events", "raw", is_flag=True, help="Print the events as JSON, one per line, instead of the chronicle.")
@click.option("--plain", is_flag=True, help="Plain text without tables or colours.")
def replay(file: Path, to: int | None, raw: bool, plain: bool) -> None:
    """Play a saved game again, check every step, and tell what happened."""
    import json

    from westkingdom.replay import replay as play_again
    from westkingdom.saves import read_table
    from westkingdom.terminal.screen import PlainScreen, RichScreen
    from westkingdom.terminal.telling import tell

    with refusing():
        saved = read_table(file)
        again = play_again(saved.data, to)
    if raw:
        for event in again.events:
            click.echo(json.dumps(event.data()))
        return
    be_lenient_with_letters()
    tell(as_viscounts(again.game), again.events, saved.names, PlainScreen() if plain else RichScreen(saved.names))
    checked = "every step is legal and the end is the saved state" if again.whole else "every step is legal"
    click.echo(f"\nReplayed {again.played} decisions: {checked}.")


# --- cards and rules


@main.command(
    short_help="Say what cards do.",
    epilog=examples(
        "westkingdom cards viscounts",
        'westkingdom cards viscounts abbot "debt collector"',
        'westkingdom cards viscounts "king\'s order" outsider',
        "westkingdom cards viscounts --with gates-of-gold",
        "westkingdom cards viscounts --reconstructed",
    ),
)
@click.argument("game")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@with_boxes
@with_promos
@click.option("--reconstructed", is_flag=True, help="Only what nobody has read anywhere: informed guesses.")
@click.option("--data", "data_from", type=click.Path(path_type=Path), metavar="FILE", help="Your corrections of cards.")
def cards(
    game: str, names: tuple[str, ...], boxes: tuple[str, ...], promos: bool, reconstructed: bool, data_from: Path | None
) -> None:
    """List the cards and tiles of GAME with their texts and sources, all or those called NAME.

    Without --with and --promos, those of all boxes and the promotional ones are listed too; else those of that mix.
    The texts are made from what the engine does. Facts that are informed guesses are marked.
    """
    from westkingdom.describe import Speaker
    from westkingdom.games import facts_for, offer, parts_of, settings_for
    from westkingdom.saves import read_corrections
    from westkingdom.terminal import lookup

    with refusing():
        corrections = {} if data_from is None else read_corrections(data_from)
        if not boxes and not promos:
            boxes, promos = offer(game).expansions, True
        settings = settings_for(game, 2, boxes, 0, {"data": corrections, "promos": promos})
        speaker = Speaker(facts_for(settings))
        rows = lookup.data_rows(parts_of(settings), speaker)
        if names:
            wanted = lookup.wanted_cards(speaker, names)
            rows = [row for row in rows if row.ident in wanted]
            rows += lookup.without_source(rows, wanted, speaker)
    if reconstructed:
        rows = [row for row in rows if row.guessed]
    elif not names:
        rows = [row for row in rows if row.text]
    for row in rows:
        click.echo("\n".join(row.lines()))
    if reconstructed:
        click.echo(f"{len(rows)} {'thing has' if len(rows) == 1 else 'things have'} reconstructed facts.")


@main.command(
    short_help="Say what a rule states and who keeps it.",
    epilog=examples(
        "westkingdom rules",
        "westkingdom rules VB-080",
    ),
)
@click.argument("ident", required=False, metavar="[ID]")
def rules(ident: str | None) -> None:
    """Say what rule ID states, where it is implemented and which tests hold it; without ID, list the sections."""
    from westkingdom.ledger import LedgerError, Rules
    from westkingdom.terminal import lookup

    ledger = Rules.load()
    with refusing():
        try:
            if ident is None:
                for line in lookup.sections(ledger):
                    click.echo(line)
                return
            entry = lookup.find_rule(ledger, ident)
            if entry is None:
                refuse(lookup.unknown_rule(ledger, ident))
            for name, text in lookup.rule_lines(ledger, entry):
                click.echo(f"{name}: {text}")
        except LedgerError as mistake:
            refuse(str(mistake))


# --- about


@main.command(
    short_help="Name the games, their boxes, and who made them.",
    epilog=examples("westkingdom about"),
)
def about() -> None:
    """Name the games with their boxes and how many can play, and the people who made them."""
    from westkingdom.about import about_lines

    for line in about_lines():
        click.echo(line)


if __name__ == "__main__":
    main()
