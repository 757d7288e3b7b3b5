"""The command `rules`: what a rule states, and who keeps it."""

from __future__ import annotations

import click

from westkingdom.cli.command import examples, main, refuse, refusing


@main.command(
    short_help="Say what a rule states and who keeps it.",
    epilog=examples(
        "westkingdom rules",
        "westkingdom rules VB-080",
        "westkingdom rules AB-057",
    ),
)
@click.argument("ident", required=False, metavar="[ID]")
def rules(ident: str | None) -> None:
    """Say what rule ID states, where it is implemented and which tests hold it; without ID, list the sections."""
    from westkingdom.library.ledger import LedgerError, Rules
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
