"""The command `backup`: a copy of all tables, also while they are played at."""

from __future__ import annotations

from pathlib import Path

import click

from westkingdom.cli.command import check_writable, examples, main, refusing
from westkingdom.cli.options import with_database


@main.command(
    short_help="Copy all tables, even while people are playing.",
    epilog=examples(
        "westkingdom backup tables-monday.sqlite3",
        "westkingdom backup /media/stick/tables.sqlite3 --database /srv/westkingdom/tables.sqlite3",
        "westkingdom serve --database tables-monday.sqlite3      plays on from a copy",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@with_database
def backup(file: Path, database: str | None) -> None:
    """Copy all tables to a new FILE, complete and checked, even while a server is using them.

    The copy holds everything that was acknowledged when it began. It is as secret as the tables are: whoever can read
    it sees every hand.
    """
    from westkingdom.table.storage.backup import back_up

    check_writable(file)
    with refusing():
        number = back_up(database, file)
    click.echo(f"{file} is a whole copy of {number} {'table' if number == 1 else 'tables'}.")
