"""The flags of the command line are those that the games offer, with the same needs."""

from __future__ import annotations

from itertools import product
from typing import Any

import click
import pytest
from click.testing import CliRunner

import westkingdom as wk
from westkingdom.cli.options import flag_of, flagged, game_options, with_options
from westkingdom.engine.offers import Need
from westkingdom.library.offers import GAMES


@click.command()
@click.pass_context
@with_options
def command(ctx: click.Context, /, **asked: Any) -> None:
    """A command with all flags: it gives what was asked for."""
    ctx.obj.update(asked)


def options(game: str, *typed: str) -> dict[str, object]:
    """The options of a game that was asked for like that."""
    asked: dict[str, Any] = {}
    answer = CliRunner().invoke(command, list(typed), obj=asked)
    assert answer.exit_code == 0, answer.output
    return game_options(game, asked, asked["boxes"])


OFFERED = [(game.name, option) for game in GAMES.values() for option in game.options]


@pytest.mark.parametrize(("game", "option"), OFFERED)
def test_every_option_of_every_game_can_be_typed(game: str, option: str) -> None:
    """An option has a flag of its own, or comes with --promos."""
    words = {word for parameter in command.params for word in parameter.opts}
    assert ("--promos" if option.startswith("promo") else flag_of(option)) in words


def met(need: Need) -> list[str]:
    """What is typed so that a need is met."""
    typed = [flag_of(need.option), need.value] if need.option else []
    typed += ["--with", need.box] if need.box else []
    return [*typed, *(["--solo", "random"] if need.solo else [])]


def typed(game: str, option: str) -> list[list[str]]:
    """An option as it is typed, with each of its values."""
    values = GAMES[game].options[option]
    return [[flag_of(option)]] if values == (False, True) else [[flag_of(option), str(value)] for value in values]


NEEDY = [(game.name, option) for game in GAMES.values() for option in game.needs if option in flagged()]


@pytest.mark.parametrize(("game", "option"), NEEDY)
def test_an_option_is_taken_where_one_of_its_needs_is_met(game: str, option: str) -> None:
    """Each way of giving an option its effect is enough."""
    for need, words in product(GAMES[game].needs[option], typed(game, option)):
        assert option in options(game, *words, *met(need))


@pytest.mark.parametrize(("game", "option"), NEEDY)
def test_an_option_is_refused_where_it_would_have_no_effect(game: str, option: str) -> None:
    """Alone, or with the box that takes its effect away, it is refused with what it needs."""
    away = [["--with", need.but] for need in GAMES[game].needs[option] if need.but]
    for words, without in product(typed(game, option), away or [[]]):
        with pytest.raises(wk.BadOptions, match=rf"^{flag_of(option)} means something only (with|without) --"):
            options(game, *words, *without)


CHARACTERS = ["--characters", "choose"]
WONDER = ["--with", "works-of-wonder"]


def test_characters_are_chosen_against_an_opponent_of_works_of_wonder() -> None:
    """There everybody plays a character unasked; without an opponent, or without the box, only if that is wished."""
    assert options("architects", *CHARACTERS, *WONDER, "--solo", "aristocrat")["characters"] == "choose"
    for less in (WONDER, ["--solo", "reconstruction"], ["--setup", "standard"]):
        with pytest.raises(wk.BadOptions) as refused:
            options("architects", *CHARACTERS, *less)
        assert str(refused.value) == (
            "--characters means something only with --setup variable or with --with works-of-wonder and --solo."
        )


def test_manuscript_boards_can_be_identical() -> None:
    """The option of Gates of Gold is typed as it is called, and reaches the game."""
    found = options("viscounts", "--with", "gates-of-gold", "--manuscript-boards", "identical")
    game: Any = wk.new_game("viscounts", seats=3, seed=1, expansions=["gates-of-gold"], **found)
    assert len({player["manuscript_board"] for player in game.view(None)["gates-of-gold"]["players"]}) == 1


def test_an_option_of_the_other_game_is_refused() -> None:
    """Flags of one game say nothing in the other."""
    with pytest.raises(wk.BadOptions, match="Architects of the West Kingdom is not played with --manuscript-boards"):
        options("architects", "--manuscript-boards", "identical")
