"""Options of several commands: boxes, what a game may be played with, and corrections of its data.

Flags, their values and what they need follow from the offers of the games; a game that is added brings its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from westkingdom.engine.errors import BadOptions
from westkingdom.engine.offers import Choice, Need
from westkingdom.library.offers import GAMES, Offer, choices_of, offer, promotional
from westkingdom.speech.language import ENGLISH, LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])

_CHOICES: Final = {choice.name: choice for game in GAMES for choice in choices_of(game)}
"""The options of all games."""


def flag_of(option: str) -> str:
    """How an option is typed."""
    if option == "rulings":
        return "--ruling"
    typed = _CHOICES[option].flag if option in _CHOICES else ""
    return typed or f"--{option.replace('_', '-')}"


def flagged() -> dict[str, Offer]:
    """The options of all games that have a flag of their own, with the game; promotional ones come with --promos."""
    found = [(option, game) for game in GAMES.values() for option in game.options]
    return {option: game for option, game in found if not _CHOICES[option].promotional}


def _need_words(need: Need) -> str:
    """Say what an option needs, as it is typed."""
    parts = [f"{flag_of(need.option)} {need.value}"] if need.option else []
    parts += [f"--with {need.box}"] if need.box else []
    parts += ["--solo"] if need.solo else []
    wanted = f"with {' and '.join(parts)}" if parts else ""
    return " and ".join(filter(None, [wanted, f"without --with {need.but}" if need.but else ""]))


def _only(game: Offer, option: str) -> str:
    """Say where an option has an effect; nothing if it has one everywhere."""
    return " or ".join(_need_words(need) for need in game.needs.get(option, ()))


def _is_met(need: Need, wanted: Mapping[str, object], boxes: Sequence[str]) -> bool:
    """Is this need met by what was asked for?"""
    return (
        (not need.option or wanted.get(need.option) == need.value)
        and (not need.box or need.box in boxes)
        and (not need.but or need.but not in boxes)
        and (not need.solo or bool(wanted.get("solo")))
    )


def _all_boxes() -> str:
    """Name the boxes of all games."""
    return "; ".join(f"{', '.join(game.expansions)} ({game.name})" for game in GAMES.values() if game.expansions)


def _all_opponents() -> str:
    """Name the solo opponents of all games."""
    named = [f"{', '.join(game.opponents)} ({game.name})" for game in GAMES.values() if game.opponents]
    return "; ".join([*named, "or random"])


def _a_reading() -> str:
    """A ruling as it is typed."""
    one = next(ruling for game in GAMES.values() for ruling in game.rulings)
    return f"{one.rule}={one.readings[1]}"


with_language = click.option(
    "--language",
    "code",
    type=click.Choice(LANGUAGES),
    default=ENGLISH,
    envvar="WESTKINGDOM_LANGUAGE",
    show_envvar=True,
    show_default=True,
    help="The language of the game.",
)
with_database = click.option(
    "--database",
    metavar="FILE_OR_URL",
    envvar="WESTKINGDOM_DATABASE",
    help="Where tables are kept: a file (by default your own), or postgresql://…, which several servers can share.",
)
with_boxes = click.option(
    "--with",
    "boxes",
    multiple=True,
    metavar="BOX",
    help=f"Add an expansion; can be repeated: {_all_boxes()}.",
)
with_promos = click.option("--promos", is_flag=True, help="Add the promotional cards and player boards.")
with_data = click.option(
    "--data", "data_from", type=click.Path(path_type=Path), metavar="FILE", help="Your corrections to the card data."
)


def _gentler() -> str:
    """Name the difficulties below 0, which no rulebook has."""
    levels = sorted({level for game in GAMES.values() for some in game.solo for level in some.gentler}, reverse=True)
    return f"; {', '.join(map(str, levels))} are gentler, and ours, not the rulebook's." if levels else ""


def with_options(command: F) -> F:
    """Add the options that a game may be played with."""
    for option in (
        with_data,
        click.option(
            "--ruling",
            multiple=True,
            metavar="RULE=READING",
            help=f"Play by another reading of a rule, such as {_a_reading()}; can be repeated."
            " The end of the guide lists them.",
        ),
        click.option(
            "--difficulty", type=int, metavar="N", help=f"How hard the solo opponent is: 0, 1, 2 …{_gentler()}"
        ),
        click.option("--solo", metavar="NAME", help=f"Play against a solo opponent: {_all_opponents()}."),
        *[_flag(_CHOICES[option], game) for option, game in reversed(flagged().items())],
        with_promos,
        with_boxes,
    ):
        command = option(command)
    return command


def _flag(choice: Choice, game: Offer) -> Callable[[F], F]:
    """The flag of an option: its values and what it needs are those of the game."""
    switch = choice.values == (False, True)
    words = [] if switch else [" or ".join(map(str, choice.values))]
    words += [choice.about] if choice.about else []
    words += [f"only {_only(game, choice.name)}"] if _only(game, choice.name) else []
    text = f"{game.name.capitalize()}: {'; '.join(words)}."
    if switch:
        return click.option(flag_of(choice.name), choice.name, is_flag=True, help=text)
    return click.option(flag_of(choice.name), choice.name, metavar=choice.name.partition("_")[0].upper(), help=text)


def game_options(name: str, asked: Mapping[str, Any], boxes: Sequence[str]) -> dict[str, object]:
    """Make the options of a game from what was asked for; what the game does not have is refused."""
    from westkingdom.library.files import read_corrections

    game = offer(name)
    wanted: dict[str, object] = {option: asked[option] for option in flagged() if asked[option]}
    options = {**wanted, **{option: asked[option] for option in ("solo", "difficulty") if asked[option]}}
    for option in wanted:
        if option not in game.options:
            raise BadOptions(f"{game.title} is not played with {flag_of(option)}.")
        needs = game.needs.get(option, ())
        if needs and not any(_is_met(need, options, boxes) for need in needs):
            raise BadOptions(f"{flag_of(option)} means something only {_only(game, option)}.")
    if asked["promos"]:
        options |= promotional(name)
    if asked["ruling"]:
        options["rulings"] = _rulings_asked(asked["ruling"])
    if asked["data_from"] is not None:
        options["data"] = read_corrections(asked["data_from"])
    return options


def _rulings_asked(asked: Sequence[str]) -> dict[str, str]:
    """Read what was typed as RULE=READING; whether there are such readings is seen when the game is begun."""
    rulings: dict[str, str] = {}
    for typed in asked:
        rule, equals, reading = typed.partition("=")
        if not equals:
            raise BadOptions(f"--ruling takes RULE=READING, as in {_a_reading()}, not {typed!r}.")
        rulings[rule.strip().upper()] = reading.strip().lower()
    return rulings


def was_asked(asked: Mapping[str, Any]) -> bool:
    """Was any of these options given?"""
    return any(value not in (None, False, ()) for value in asked.values())
