"""The command `guide`: how to play, in short."""

from __future__ import annotations

import textwrap

import click

from westkingdom.cli.command import examples, main, refusing
from westkingdom.cli.options import with_language

WIDTH = 100


@main.command(
    short_help="Say how to play.",
    epilog=examples(
        "westkingdom guide viscounts",
        "westkingdom guide architects --players 3",
        "westkingdom guide viscounts castle",
        "westkingdom guide architects --language fr",
    ),
)
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.option("--players", default=2, show_default=True, help="For how many players the numbers are.")
@with_language
def guide(game: str, words: tuple[str, ...], players: int, code: str) -> None:
    """Say how GAME is played, with its boxes and alone: all of it, or what has every WORD.

    It is told in our own words; westkingdom rules ID says a rule in full.
    """
    from westkingdom.library.games import offer
    from westkingdom.speech.guide import guide_lines, table_with_everything
    from westkingdom.speech.language import language

    with refusing():
        known = offer(game).name
        lines = guide_lines(table_with_everything(known, players), language(code, known), words)
    for line in lines or ["Nothing in the guide is about this."]:
        click.echo(textwrap.fill(line, WIDTH, subsequent_indent="    ") if line else "")
