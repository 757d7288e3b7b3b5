"""The command `rules`: what a rule states, and who keeps it."""

from __future__ import annotations

import click

from westkingdom.cli.command import examples, main, refuse, refusing


@main.command(
    short_help="Look up a rule, its code and its tests.",
    epilog=examples("westkingdom rules", of="rules"),
)
@click.argument("ident", required=False, metavar="[ID]")
def rules(ident: str | None) -> None:
    """Show what rule ID says, where it is implemented and which tests check it; without ID, list the sections."""
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
