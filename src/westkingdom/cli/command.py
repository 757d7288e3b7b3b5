"""What all commands share: how they refuse, in one sentence, and the command that has them all."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NoReturn

import click

from westkingdom.library.offers import GAMES
from westkingdom.speech.examples import examples_of

INTERRUPTED: Final = 130
"""What a command returns that was ended by Ctrl+C, as shells have it."""


def examples(*lines: str, of: str | None = None) -> str:
    """Show commands as they are typed, below the help of a command: these, and what the games have for it."""
    told = [*lines, *(f"westkingdom {line}" for line in (examples_of(of) if of is not None else ()))]
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in told)


def games_named() -> str:
    """The games as they are typed."""
    return " or ".join(GAMES)


class CommandError(click.ClickException):
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
            sys.exit(INTERRUPTED)
        except click.ClickException as mistake:
            click.echo(_one_sentence(mistake), err=True)
            sys.exit(2)
        except BrokenPipeError:  # as in `westkingdom cards GAME | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        sys.exit(status if isinstance(status, int) else 0)


def _one_sentence(mistake: click.ClickException) -> str:
    """Say what was wrong."""
    from westkingdom.speech.language import sentence

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
        raise CommandError(str(mistake)) from None
    except BrokenPipeError:
        raise
    except OSError as mistake:
        name = f" {mistake.filename}" if mistake.filename else ""
        raise CommandError(f"The file{name} cannot be used: {mistake.strerror or mistake}.") from None


def refuse(text: str) -> NoReturn:
    """Say why not, and stop."""
    raise CommandError(text)


def _say_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
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
        "westkingdom play                              a table in the browser",
        "westkingdom play --terminal                   a table here; asks who plays, then begins",
        "westkingdom about                             the games, their boxes, and who made them",
        "westkingdom play --language fr                in French, as cards, replay and about do",
        of="",
    ),
    help=f"{' and '.join(game.title for game in GAMES.values())}: play them, let bots play them, look things up.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_say_version, help="Show the version."
)
@click.pass_context
def main(context: click.Context) -> None:
    """Say what there is if no command is given."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


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
