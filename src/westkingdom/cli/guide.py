"""The command `guide`: how to play, in short."""

from __future__ import annotations

import textwrap

import click

from westkingdom.cli.command import examples, main, refusing
from westkingdom.cli.options import with_language

_WIDTH = 100


@main.command(
    short_help="Explain how to play.",
    epilog=examples(of="guide"),
)
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.option("--players", default=2, show_default=True, help="The number of players, for rules that depend on it.")
@with_language
def guide(game: str, words: tuple[str, ...], players: int, code: str) -> None:
    """Explain how to play GAME, with its boxes and solo: all of it, or what mentions every WORD.

    It is told in our own words; westkingdom rules ID says a rule in full.
    """
    from westkingdom.library.offers import offer
    from westkingdom.speech.guide import guide_lines, table_with_everything
    from westkingdom.speech.language import language

    with refusing():
        known = offer(game).name
        lines = guide_lines(table_with_everything(known, players), language(code, known), words)
    for line in lines or ["The guide has nothing on this."]:
        click.echo(textwrap.fill(line, _WIDTH, subsequent_indent="    ") if line else "")
