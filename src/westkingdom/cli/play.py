"""The command `play`: a game in the browser, or at this terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from westkingdom.cli.command import be_lenient_with_letters, check_writable, examples, main, refuse, refusing
from westkingdom.cli.options import game_options, was_asked, with_language, with_options
from westkingdom.speech.language import ENGLISH

if TYPE_CHECKING:
    from westkingdom.terminal.screen import Screen


@main.command(
    short_help="Play in the browser or at this terminal, alone or with others.",
    epilog=examples(
        "westkingdom play",
        "westkingdom play --terminal",
        "westkingdom play --seats 3 --bots random",
        "westkingdom play --bots random --with gates-of-gold --with keeper-of-keys",
        "westkingdom play architects --bots random --setup variable --characters choose",
        "westkingdom play --solo cleric --difficulty 2",
        'westkingdom play --players "Ann,Bob,bot:random" --save evening.json',
        "westkingdom play --load evening.json",
        "westkingdom play --language fr",
    ),
)
@click.argument("game", default="viscounts")
@click.option(
    "--terminal",
    is_flag=True,
    help="The text table at this terminal instead of the browser; also with --plain, --load, --save, --seed and --data.",
)
@click.option("--no-browser", is_flag=True, help="Only say where the table is; open no browser.")
@click.option("--seats", type=int, help="How many players.")
@with_options
@click.option("--bots", metavar="NAMES", help="Bots for the last seats, as in random,random.")
@click.option("--players", metavar="NAMES", help="Who plays, in order: Ann,Bob,bot:random")
@click.option("--seed", type=int, help="Begin the very game of this number.")
@with_language
@click.option("--plain", is_flag=True, help="Plain text without tables or colours, for screen readers.")
@click.option("--load", "load_from", type=click.Path(path_type=Path), metavar="FILE", help="Continue a saved game.")
@click.option(
    "--save", "save_to", type=click.Path(path_type=Path), metavar="FILE", help="Where save and quit write to."
)
def play(
    game: str,
    terminal: bool,
    no_browser: bool,
    seats: int | None,
    boxes: tuple[str, ...],
    bots: str | None,
    players: str | None,
    seed: int | None,
    code: str,
    plain: bool,
    load_from: Path | None,
    save_to: Path | None,
    **asked: Any,
) -> None:
    """Play GAME (viscounts or architects), alone against bots or a solo opponent, or with others around one screen."""
    if not (terminal or plain or load_from or save_to or seed is not None or asked["data_from"]):
        play_in_browser(game, seats, boxes, bots, players, {**asked, "language": code}, not no_browser)
        return
    from westkingdom.engine.words import say
    from westkingdom.library.games import new_game, settings_for
    from westkingdom.speech.face import everybody
    from westkingdom.speech.language import language
    from westkingdom.terminal import seating
    from westkingdom.terminal.screen import PlainScreen, RichScreen
    from westkingdom.terminal.session import Session

    if save_to is not None:
        check_writable(save_to)
    with refusing():
        if load_from is not None:
            if was_asked({**asked, "boxes": boxes, "seats": seats, "bots": bots, "players": players, "seed": seed}):
                refuse(
                    "A game continued with --load has its own players, boxes, options, seed and data; leave these out"
                )
            table, people, events = seating.load_table(load_from)
        else:
            options = game_options(game, asked, boxes)
            if seats is not None:
                settings_for(game, seats, boxes, 0, options)
            if seats is None and bots is None and players is None and sys.stdin.isatty():
                usual = "Ann" if asked["solo"] else "Ann,bot:random"
                players = click.prompt(language(code).text(say("ui-who-plays")), default=usual)
                boxes = boxes or ask_boxes(game, code)
            wanted = seating.who_plays(seats, bots, players, least=1 if asked["solo"] else 2, code=code)
            table = new_game(game, seats=len(wanted), expansions=boxes, seed=seed, **options)
            people = seating.take_seats(wanted, table.settings.seed)
            events = []
    be_lenient_with_letters()
    names = everybody(table, [seat.name for seat in people], code)
    screen: Screen = PlainScreen(code) if plain else RichScreen(names)
    session = Session(table, people, screen, save_to or load_from, events, code)
    try:
        session.run()
    except KeyboardInterrupt:
        click.echo(f"\n{language(code).sentence(say('ui-left-unsaved'))}")


def play_in_browser(
    game: str,
    seats: int | None,
    boxes: tuple[str, ...],
    bots: str | None,
    players: str | None,
    asked: dict[str, Any],
    show: bool,
) -> None:
    """Check what is wanted, and open the door in the browser with all of it filled in."""
    from westkingdom.cli.serve import open_door
    from westkingdom.library.games import settings_for
    from westkingdom.terminal import seating

    wanted: dict[str, Any] = {"game": game, "language": asked["language"]}
    with refusing():
        options = game_options(game, asked, boxes)
        if seats is not None:
            settings_for(game, seats, boxes, 0, options)
        if seats is None and bots is None and players is None:
            settings_for(game, 1 if asked["solo"] else 2, boxes, 0, options)
        else:
            who = seating.who_plays(seats, bots, players, least=1 if asked["solo"] else 2, code=asked["language"])
            settings_for(game, len(who), boxes, 0, options)
            wanted["seats"] = [{"bot": bot} if bot else {"name": name} for name, bot in who]
    open_door({**wanted, "expansions": list(boxes), "options": options}, show)


def ask_boxes(game: str, code: str = ENGLISH) -> tuple[str, ...]:
    """Ask which expansion boxes join the game."""
    from westkingdom.engine.words import say
    from westkingdom.library.games import offer
    from westkingdom.speech.language import language

    known = offer(game).expansions
    if not known:
        return ()
    asked = say("ui-which-boxes", {"boxes": ", ".join(known)})
    answer = click.prompt(language(code).text(asked), default="none")
    named = [name for name in answer.replace(",", " ").lower().split() if name != "none"]
    return known if named == ["all"] else tuple(named)
