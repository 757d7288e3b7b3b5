"""Options of several commands: boxes, what a game may be played with, and corrections of its data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from westkingdom.engine.errors import BadOptions
from westkingdom.games import GAMES, Offer, offer
from westkingdom.locale import ENGLISH, LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])

FLAGS: Final = {
    "setup": "--setup",
    "characters": "--characters",
    "starting_apprentice": "--starting-apprentice",
    "guildhall_apprentice_purge": "--purge",
    "solo": "--solo",
    "difficulty": "--difficulty",
}
"""Options that some game has, and how they are typed."""
ONLY_WITH: Final = {"characters": ("setup", "variable")}
"""Options that mean something only with a value of another one."""


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
        click.option("--difficulty", type=int, metavar="N", help="How hard the solo opponent is: 0, 1, 2 …"),
        click.option("--solo", metavar="NAME", help=f"Against an opponent that plays by the rules: {all_opponents()}."),
        click.option("--purge", is_flag=True, help="Architects: Guildhall spaces that remove apprentices."),
        click.option("--starting-apprentice", is_flag=True, help="Architects: everybody begins with an apprentice."),
        click.option("--characters", metavar="HOW", help="Architects: random or choose, with --setup variable."),
        click.option("--setup", metavar="SETUP", help="Architects: standard, or variable with characters."),
        with_promos,
        with_boxes,
    ):
        command = option(command)
    return command


def promo_options(game: Offer) -> dict[str, object]:
    """The options that bring all promotional cards of a game."""
    return {option: True for option in game.options if option.startswith("promo")}


def game_options(name: str, asked: Mapping[str, Any]) -> dict[str, object]:
    """Make the options of a game from what was asked for; what the game does not have is refused."""
    from westkingdom.saves import read_corrections

    game = offer(name)
    wanted = {option: asked[flag.strip("-").replace("-", "_")] for option, flag in FLAGS.items()}
    wanted = {option: value for option, value in wanted.items() if value}
    for option in wanted:
        if option not in game.options:
            raise BadOptions(f"{game.title} is not played with {FLAGS[option]}.")
        if option in ONLY_WITH and wanted.get(ONLY_WITH[option][0]) != ONLY_WITH[option][1]:
            other, value = ONLY_WITH[option]
            raise BadOptions(f"{FLAGS[option]} means something only with {FLAGS[other]} {value}.")
    options: dict[str, object] = {**wanted, **(promo_options(game) if asked["promos"] else {})}
    if asked["data_from"] is not None:
        options["data"] = read_corrections(asked["data_from"])
    return options


def was_asked(asked: Mapping[str, Any]) -> bool:
    """Was any of these options given?"""
    return any(value not in (None, False, ()) for value in asked.values())
