"""The command `serve`: tables for browsers and programs; and the door that `play` opens."""

from __future__ import annotations

import json
import logging
import os
import sys
import webbrowser
from threading import Thread
from typing import Any
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import urlopen

import click

from westkingdom.cli.command import examples, main, refuse, refusing
from westkingdom.cli.options import with_database
from westkingdom.server import PORT


@main.command(
    short_help="Serve tables for browsers and programs.",
    epilog=examples(
        "westkingdom serve",
        "westkingdom serve --lan",
        "westkingdom serve --database postgresql://localhost/westkingdom --port 8000",
        "westkingdom serve --behind-proxy --name games.example.org",
    ),
)
@click.option("--port", type=click.IntRange(1, 65535), default=PORT, show_default=True, help="The port to listen on.")
@click.option("--host", metavar="ADDRESS", help="The address to listen on; by default only this machine can connect.")
@click.option("--lan", is_flag=True, help="Serve everyone on your network, and print the address.")
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="Another host name of this server; can be repeated."
)
@click.option("--behind-proxy", is_flag=True, help="Trust a proxy on this machine to say who its visitors are.")
@click.option(
    "--connections-each",
    type=click.IntRange(4),
    metavar="NUMBER",
    help="How many connections one address may have open (256); a school behind one address may need more.",
)
@with_database
def serve(
    port: int,
    host: str | None,
    lan: bool,
    names: tuple[str, ...],
    behind_proxy: bool,
    connections_each: int | None,
    database: str | None,
) -> None:
    """Serve tables where people and bots play together: the page, the API (described at /docs), and the sockets."""
    from westkingdom.server import run
    from westkingdom.server.limits import Limits
    from westkingdom.server.visitors import LOCAL

    if lan and host is not None:
        refuse("Use --lan or --host, not both")
    where = run.EVERYWHERE if lan else host or run.HERE

    def ready(number: int) -> None:
        for address in run.own_addresses() if lan else [where]:
            click.echo(f"Westkingdom is at http://{_bracketed(address)}:{number}/ and says at /docs how to use it.")
        if lan:
            click.echo(
                "Everybody in your network can open this page, and make tables. Make one, and send its invitations."
            )
        if where not in LOCAL and not behind_proxy:
            click.echo(
                "Nothing is encrypted: who can listen in this network can read along, and take the secrets that open "
                "tables. For people you do not trust, put a proxy that speaks https before it; see docs/server.md."
            )
        click.echo("Ctrl+C ends it; all tables are kept.")

    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    limits = Limits() if connections_each is None else Limits(connections_each=connections_each)
    with refusing():
        _end(
            run.serve(
                host=where, port=port, database=database, names=names, proxy=behind_proxy, limits=limits, ready=ready
            )
        )


def _end(closed: bool) -> None:
    """End the process at once if threads still wait for a storage that does not answer; they would keep it for ever."""
    if not closed:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(1)


def _bracketed(address: str) -> str:
    """An address as it is written in a link."""
    return f"[{address}]" if ":" in address else address


def open_door(wanted: dict[str, Any], show: bool) -> None:
    """Serve this machine, and open the browser at the door, with what is wanted filled in.

    Or join the one that serves.
    """
    from westkingdom.server import run

    fragment = f"#new={quote(json.dumps(wanted, ensure_ascii=False, separators=(',', ':')))}"

    def ready(number: int) -> None:
        link = f"http://127.0.0.1:{number}/{fragment}"
        click.echo(f"The table is at {link}")
        click.echo("Ctrl+C ends it; the game is kept, and goes on with `westkingdom play`.")
        if show:
            Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    if _is_served(PORT):
        ready(PORT)
        return
    with refusing():
        _end(run.serve(port=PORT, any_port=True, ready=ready))


def _is_served(port: int) -> bool:
    """Does a Westkingdom serve this machine already?"""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api", timeout=1) as answer:
            return "games" in json.load(answer)
    except (URLError, OSError, ValueError, TypeError):
        return False
