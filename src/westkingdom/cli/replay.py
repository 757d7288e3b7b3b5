"""The command `replay`: a saved game played again."""

from __future__ import annotations

from pathlib import Path

import click

from westkingdom.cli.command import be_lenient_with_letters, examples, main, refusing
from westkingdom.cli.options import with_language


@main.command(
    short_help="Replay a saved game and check it.",
    epilog=examples(
        "westkingdom replay evening.json",
        "westkingdom replay evening.json --to 40",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=int, metavar="N", help="Stop after N decisions.")
@click.option("--events", "raw", is_flag=True, help="Print the events as JSON, one per line, instead of the chronicle.")
@click.option("--plain", is_flag=True, help="Plain text without tables or colours.")
@with_language
def replay(file: Path, to: int | None, raw: bool, plain: bool, code: str) -> None:
    """Replay a saved game, check every step, and tell what happened."""
    import json

    from westkingdom.engine.words import say
    from westkingdom.library.files import read_table
    from westkingdom.library.replay import replay as play_again
    from westkingdom.speech.face import everybody
    from westkingdom.speech.language import language
    from westkingdom.terminal.screen import PlainScreen, RichScreen
    from westkingdom.terminal.table import with_names
    from westkingdom.terminal.telling import tell

    with refusing():
        saved = read_table(file)
        again = play_again(saved.data, to)
    if raw:
        for event in again.events:
            click.echo(json.dumps(event.data()))
        return
    be_lenient_with_letters()
    players = with_names(saved.game, list(zip(saved.names, saved.bots, strict=True)))
    names, bots = [name for name, _ in players], [bot for _, bot in players]
    screen = PlainScreen(code) if plain else RichScreen(everybody(again.game, names, code, bots))
    tell(again.game, again.events, names, screen, code, bots)
    checked = say("ui-replayed-whole" if again.whole else "ui-replayed", {"n": again.played})
    click.echo(f"\n{language(code).sentence(checked)}")
