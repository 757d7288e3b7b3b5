"""The command `about`: the games, their boxes, and who made them."""

from __future__ import annotations

import click

from westkingdom.cli.command import examples, main


@main.command(
    short_help="Name the games, their boxes, and who made them.",
    epilog=examples("westkingdom about"),
)
def about() -> None:
    """Name the games with their boxes and how many can play, and the people who made them."""
    from westkingdom.about import about_lines

    for line in about_lines():
        click.echo(line)
