"""The command `cards`: what cards, tiles, locations and tracks say and do."""

from __future__ import annotations

from pathlib import Path

import click

from westkingdom.cli.command import examples, main, refusing
from westkingdom.cli.options import with_boxes, with_data, with_language, with_promos


@main.command(
    short_help="Look up what cards do.",
    epilog=examples(of="cards"),
)
@click.argument("game")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@with_boxes
@with_promos
@click.option("--reconstructed", is_flag=True, help="Only facts we could not verify: informed guesses.")
@with_data
@with_language
def cards(
    game: str,
    names: tuple[str, ...],
    boxes: tuple[str, ...],
    promos: bool,
    reconstructed: bool,
    data_from: Path | None,
    code: str,
) -> None:
    """List the cards, tiles and places of GAME with their texts and sources, all or those called NAME.

    Without --with and --promos, those of all boxes and the promotional ones are listed too; else those of that mix.
    The texts are made from what the engine does. Facts that are informed guesses are marked.
    """
    from westkingdom.engine.words import say
    from westkingdom.library.data import facts_for, parts_of
    from westkingdom.library.files import read_corrections
    from westkingdom.library.offers import offer, promotional
    from westkingdom.library.settings import RANDOM, settings_for
    from westkingdom.speech.language import language
    from westkingdom.speech.speaker import speaker_for
    from westkingdom.terminal import lookup

    with refusing():
        known = offer(game)
        options: dict[str, object] = {} if data_from is None else {"data": read_corrections(data_from)}
        if not boxes and not promos:
            boxes, promos = known.expansions, True
        if promos:
            options |= promotional(game)
        seats, against = known.seats[0], known.solo_with(boxes)
        if against is not None:
            seats, options["solo"] = against.people[0], RANDOM
        settings = settings_for(game, seats, boxes, 0, options)
        speaker = speaker_for(game, facts_for(settings), speech=language(code, game))
        rows = lookup.data_rows(parts_of(settings), speaker)
        if names:
            wanted = lookup.wanted_cards(speaker, names)
            rows = [row for row in rows if row.ident in wanted]
            rows += lookup.without_source(rows, wanted, speaker)
    if reconstructed:
        rows = [row for row in rows if row.guessed]
    elif not names:
        rows = [row for row in rows if row.text]
    for row in rows:
        click.echo("\n".join(row.lines(speaker)))
    if reconstructed:
        click.echo(speaker.sentence(say("ui-reconstructed-count", {"n": len(rows)})))
