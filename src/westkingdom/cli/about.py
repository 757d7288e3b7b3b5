"""The command `about`: the games, their boxes, and who made them."""

from __future__ import annotations

import click

from westkingdom.cli.command import examples, main
from westkingdom.cli.options import with_language


@main.command(
    short_help="Show the games, their boxes, and who made them.",
    epilog=examples("westkingdom about", "westkingdom about --language fr"),
)
@with_language
def about(code: str) -> None:
    """Show the games, their boxes and player counts, and the people who made them."""
    from westkingdom.speech.about import about_lines
    from westkingdom.speech.language import language

    for line in about_lines(language(code)):
        click.echo(line)
