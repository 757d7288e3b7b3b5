"""The command `play`: a game in the browser, or at this terminal."""

from __future__ import annotations

import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from westkingdom.cli.command import (
    be_lenient_with_letters,
    check_writable,
    examples,
    games_named,
    main,
    refuse,
    refusing,
)
from westkingdom.cli.options import game_options, was_asked, with_language, with_options
from westkingdom.library.offers import GAMES
from westkingdom.speech.language import ENGLISH

if TYPE_CHECKING:
    from westkingdom.engine.game import Game
    from westkingdom.terminal.screen import Screen
    from westkingdom.terminal.table import Player


@dataclass
class Wanted:
    """What is to be played, as it was asked for."""

    game: str
    seats: int | None
    boxes: tuple[str, ...]
    bots: str | None
    players: str | None
    seed: int | None
    code: str
    asked: dict[str, Any]
    """The options of games, by name."""

    @property
    def least(self) -> int:
        """How many people are needed at least."""
        return 1 if self.asked["solo"] else 2

    @property
    def nobody_named(self) -> bool:
        """Is it left open who plays?"""
        return self.seats is None and self.bots is None and self.players is None

    def anything(self) -> bool:
        """Was anything asked for besides the game?"""
        more = {"boxes": self.boxes, "seats": self.seats, "bots": self.bots, "players": self.players, "seed": self.seed}
        return was_asked({**self.asked, **more})

    def options(self) -> dict[str, object]:
        """The options of the game; what it does not have, or not for so many, is refused."""
        options = game_options(self.game, self.asked, self.boxes)
        if self.seats is not None:
            self.check(self.seats, options)
        return options

    def check(self, seats: int, options: dict[str, object]) -> None:
        """Refuse what cannot be played."""
        from westkingdom.library.settings import settings_for

        settings_for(self.game, seats, self.boxes, 0, options)

    def who(self) -> list[Player]:
        """Who plays."""
        from westkingdom.cli.players import who_plays

        return who_plays(self.seats, self.bots, self.players, self.least, self.code)


@main.command(
    short_help="Play in the browser or at this terminal, alone or with others.",
    help=f"Play GAME ({games_named()}), alone against bots or a solo opponent, or with others around one screen.",
    epilog=examples(
        "westkingdom play",
        "westkingdom play --terminal",
        "westkingdom play --seats 3 --bots apprentice",
        'westkingdom play --players "Ann,Bob,bot:master" --save evening.json',
        "westkingdom play --load evening.json",
        "westkingdom play --language fr",
        of="play",
    ),
)
@click.argument("game", default=next(iter(GAMES)))
@click.option(
    "--terminal",
    is_flag=True,
    help="Play at this terminal instead of in the browser; implied by --plain, --load, --save, --seed and --data.",
)
@click.option("--no-browser", is_flag=True, help="Print the address of the table without opening a browser.")
@click.option("--seats", type=int, help="The number of players.")
@with_options
@click.option(
    "--bots",
    metavar="NAMES",
    help="Bots for the last seats by their levels, novice to grandmaster, such as apprentice,master.",
)
@click.option("--players", metavar="NAMES", help="The players in order, such as Ann,Bob,bot:apprentice.")
@click.option("--seed", type=int, help="The same number always gives the same game.")
@with_language
@click.option("--plain", is_flag=True, help="Plain text without tables or colours, for screen readers.")
@click.option("--load", "load_from", type=click.Path(path_type=Path), metavar="FILE", help="Continue a saved game.")
@click.option(
    "--save", "save_to", type=click.Path(path_type=Path), metavar="FILE", help="The file that save and quit write to."
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
    """Play in the browser, or at this terminal."""
    wanted = Wanted(game, seats, boxes, bots, players, seed, code, asked)
    here = terminal or plain or load_from is not None or save_to is not None or seed is not None
    if not here and asked["data_from"] is None:
        _play_in_browser(wanted, show=not no_browser)
        return
    if save_to is not None:
        check_writable(save_to)
    with refusing():
        begun, players_here = _begin(wanted) if load_from is None else _resume(wanted, load_from)
    _play_here(begun, players_here, save_to or load_from, plain, code)


def _play_in_browser(wanted: Wanted, show: bool) -> None:
    """Check what is wanted, and open the door in the browser with all of it filled in."""
    from westkingdom.cli.serve import open_door

    filled_in: dict[str, Any] = {"game": wanted.game, "language": wanted.code}
    with refusing():
        options = wanted.options()
        if wanted.nobody_named:
            wanted.check(wanted.least, options)
        else:
            who = wanted.who()
            wanted.check(len(who), options)
            filled_in["seats"] = [{"bot": bot} if bot else {"name": name} for name, bot in who]
    open_door({**filled_in, "expansions": list(wanted.boxes), "options": options}, show)


def _begin(wanted: Wanted) -> tuple[Game, list[Player]]:
    """Begin a game; somebody who looks is asked who plays, if that was not said."""
    from westkingdom.library.games import new_game
    from westkingdom.terminal.table import with_names

    options = wanted.options()
    if wanted.nobody_named and sys.stdin.isatty():
        wanted.players = _ask_players(wanted)
        wanted.boxes = wanted.boxes or ask_boxes(wanted.game, wanted.code)
    who = wanted.who()
    game = new_game(wanted.game, seats=len(who), expansions=wanted.boxes, seed=wanted.seed, **options)
    return game, with_names(game, who)


def _resume(wanted: Wanted, path: Path) -> tuple[Game, list[Player]]:
    """Bring a saved game back, which has everything that could be asked for."""
    from westkingdom.terminal.table import load_table

    if wanted.anything():
        refuse("A game continued with --load has its own players, boxes, options, seed and data; leave these out")
    return load_table(path)


def _play_here(game: Game, players: list[Player], path: Path | None, plain: bool, code: str) -> None:
    """Play at this terminal until the game is over or somebody leaves."""
    from westkingdom.engine.words import say
    from westkingdom.speech.face import everybody
    from westkingdom.speech.language import language
    from westkingdom.terminal.screen import PlainScreen, RichScreen
    from westkingdom.terminal.session import Session
    from westkingdom.terminal.table import TextTable

    be_lenient_with_letters()
    names = everybody(game, [name for name, _ in players], code, [bot for _, bot in players])
    screen: Screen = PlainScreen(code) if plain else RichScreen(names)
    try:
        with closing(TextTable(game, players)) as table:
            Session(table, screen, path, code).run()
    except KeyboardInterrupt:
        click.echo(f"\n{language(code).sentence(say('ui-left-unsaved'))}")


def _ask_players(wanted: Wanted) -> str:
    """Ask who plays."""
    from westkingdom.bots.levels import LEVELS
    from westkingdom.engine.words import say
    from westkingdom.speech.language import language
    from westkingdom.table.bots.naming import USUAL

    usual = "Ann" if wanted.asked["solo"] else f"Ann,bot:{USUAL}"
    answer: str = click.prompt(
        language(wanted.code).text(say("ui-who-plays", {"bots": ", ".join(LEVELS)})), default=usual
    )
    return answer


def ask_boxes(game: str, code: str = ENGLISH) -> tuple[str, ...]:
    """Ask which expansion boxes join the game."""
    from westkingdom.engine.words import say
    from westkingdom.library.offers import offer
    from westkingdom.speech.language import language

    known = offer(game).expansions
    if not known:
        return ()
    asked = say("ui-which-boxes", {"boxes": ", ".join(known)})
    answer = click.prompt(language(code).text(asked), default="none")
    named = [name for name in answer.replace(",", " ").lower().split() if name != "none"]
    return known if named == ["all"] else tuple(named)
