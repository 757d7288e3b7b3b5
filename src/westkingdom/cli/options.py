"""Options of several commands: boxes, what a game may be played with, and corrections of its data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from westkingdom.engine.errors import BadOptions
from westkingdom.library.games import GAMES, Need, Offer, offer
from westkingdom.speech.language import ENGLISH, LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])

SHORT: Final = {"guildhall_apprentice_purge": "--purge", "rulings": "--ruling"}
"""Options that are typed by another name."""
MEANINGS: Final = {
    "setup": "with the same boards for all, or with characters",
    "characters": "who plays whom",
    "starting_apprentice": "everybody begins with an apprentice",
    "guildhall_apprentice_purge": "Guildhall spaces that remove apprentices",
    "manuscript_boards": "which manuscript boards the players have",
}
"""What options are about, for the help of the command line."""
OTHERWISE: Final = ("data", "solo", "difficulty", "rulings")
"""Options whose flags have a kind of their own."""


def flag_of(option: str) -> str:
    """How an option is typed."""
    return SHORT.get(option, f"--{option.replace('_', '-')}")


def flagged() -> dict[str, Offer]:
    """The options of all games that have a flag of their own, with the game; promotional ones come with --promos."""
    found = [(option, game) for game in GAMES.values() for option in game.options]
    return {option: game for option, game in found if option not in OTHERWISE and not option.startswith("promo")}


def need_words(need: Need) -> str:
    """Say what an option needs, as it is typed."""
    parts = [f"{flag_of(need.option)} {need.value}"] if need.option else []
    parts += [f"--with {need.box}"] if need.box else []
    parts += ["--solo"] if need.solo else []
    wanted = f"with {' and '.join(parts)}" if parts else ""
    return " and ".join(filter(None, [wanted, f"without --with {need.but}" if need.but else ""]))


def only(game: Offer, option: str) -> str:
    """Say where an option has an effect; nothing if it has one everywhere."""
    return " or ".join(need_words(need) for need in game.needs.get(option, ()))


def is_met(need: Need, wanted: Mapping[str, object], boxes: Sequence[str]) -> bool:
    """Is this need met by what was asked for?"""
    return (
        (not need.option or wanted.get(need.option) == need.value)
        and (not need.box or need.box in boxes)
        and (not need.but or need.but not in boxes)
        and (not need.solo or bool(wanted.get("solo")))
    )


def all_boxes() -> str:
    """Name the boxes of all games."""
    return "; ".join(f"{', '.join(game.expansions)} ({game.name})" for game in GAMES.values())


def all_opponents() -> str:
    """Name the solo opponents of all games."""
    named = [f"{', '.join(game.solo)} ({game.name})" for game in GAMES.values() if game.solo]
    return "; ".join([*named, "random is any of them"])


with_language = click.option(
    "--language",
    "code",
    type=click.Choice(LANGUAGES),
    default=ENGLISH,
    envvar="WESTKINGDOM_LANGUAGE",
    show_envvar=True,
    show_default=True,
    help="In which language the game speaks.",
)
with_database = click.option(
    "--database",
    metavar="FILE_OR_URL",
    envvar="WESTKINGDOM_DATABASE",
    help="Where tables are kept: a file (yours, if left out), or postgresql://…, which several servers may share.",
)
with_boxes = click.option(
    "--with",
    "boxes",
    multiple=True,
    metavar="BOX",
    help=f"Add an expansion box, may be repeated: {all_boxes()}.",
)
with_promos = click.option("--promos", is_flag=True, help="Add the promotional cards and player boards.")
with_data = click.option(
    "--data", "data_from", type=click.Path(path_type=Path), metavar="FILE", help="Your corrections of cards."
)


def with_options(command: F) -> F:
    """Add the options that a game may be played with."""
    for option in (
        with_data,
        click.option(
            "--ruling",
            multiple=True,
            metavar="RULE=READING",
            help="Play by another reading of a rule, may be repeated, as in WW-373=loss; the end of the guide lists them.",
        ),
        click.option("--difficulty", type=int, metavar="N", help="How hard the solo opponent is: 0, 1, 2 …"),
        click.option("--solo", metavar="NAME", help=f"Against an opponent that plays by the rules: {all_opponents()}."),
        *[flag(option, game) for option, game in reversed(flagged().items())],
        with_promos,
        with_boxes,
    ):
        command = option(command)
    return command


def flag(option: str, game: Offer) -> Callable[[F], F]:
    """The flag of an option: its values and what it needs are those of the game."""
    values = game.options[option] or ()
    switch = values == (False, True)
    words = [] if switch else [" or ".join(map(str, values))]
    words += [MEANINGS[option]] if option in MEANINGS else []
    words += [f"only {only(game, option)}"] if only(game, option) else []
    text = f"{game.name.capitalize()}: {'; '.join(words)}."
    if switch:
        return click.option(flag_of(option), option, is_flag=True, help=text)
    return click.option(flag_of(option), option, metavar=option.split("_", maxsplit=1)[0].upper(), help=text)


def promo_options(game: Offer) -> dict[str, object]:
    """The options that bring all promotional cards of a game."""
    return {option: True for option in game.options if option.startswith("promo")}


def game_options(name: str, asked: Mapping[str, Any], boxes: Sequence[str]) -> dict[str, object]:
    """Make the options of a game from what was asked for; what the game does not have is refused."""
    from westkingdom.library.files import read_corrections

    game = offer(name)
    wanted = {option: asked[option] for option in [*flagged(), "solo", "difficulty"] if asked[option]}
    for option in wanted:
        if option not in game.options:
            raise BadOptions(f"{game.title} is not played with {flag_of(option)}.")
        needs = game.needs.get(option, ())
        if needs and not any(is_met(need, wanted, boxes) for need in needs):
            raise BadOptions(f"{flag_of(option)} means something only {only(game, option)}.")
    options: dict[str, object] = {**wanted, **(promo_options(game) if asked["promos"] else {})}
    if asked["ruling"]:
        options["rulings"] = rulings_asked(asked["ruling"])
    if asked["data_from"] is not None:
        options["data"] = read_corrections(asked["data_from"])
    return options


def rulings_asked(asked: Sequence[str]) -> dict[str, str]:
    """Read what was typed as RULE=READING; whether there are such readings is seen when the game is begun."""
    rulings: dict[str, str] = {}
    for typed in asked:
        rule, equals, reading = typed.partition("=")
        if not equals:
            raise BadOptions(f"--ruling takes RULE=READING, as in WW-373=loss, not {typed!r}.")
        rulings[rule.strip().upper()] = reading.strip().lower()
    return rulings


def was_asked(asked: Mapping[str, Any]) -> bool:
    """Was any of these options given?"""
    return any(value not in (None, False, ()) for value in asked.values())
