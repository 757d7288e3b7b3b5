"""What is asked at a table of any game, what it offers, and what stands on its score sheets."""

from __future__ import annotations

from typing import Any, TypeVar

import westkingdom as wk
from westkingdom.architects.game import Architects
from westkingdom.viscounts.game import Viscounts

AnyGame = TypeVar("AnyGame", Viscounts, Architects)


def asked(game: wk.Game) -> tuple[str, int]:
    """What is asked of whom."""
    return game.decision.kind, game.decision.seat


def labels(game: wk.Game) -> list[str]:
    """What the options say, in their order, without arguments."""
    return [option.label.key for option in game.decision.options]


def shown(game: wk.Game, seat: int | None = None) -> Any:
    """What a seat, or a spectator, sees."""
    return game.view(seat)


def seen(game: wk.Game, seat: int = 0) -> Any:
    """What a seat sees of itself."""
    return shown(game, seat)["players"][seat]


def lines(game: wk.Game, name: str) -> list[int]:
    """One line of the score sheets, seat by seat."""
    return [dict(sheet.lines)[name] for sheet in game.scores]


def line(game: wk.Game, name: str) -> int:
    """One line of seat 0's score sheet."""
    return dict(game.scores[0].lines)[name]


def ready(game: AnyGame) -> AnyGame:
    """Take the first option of everything until the first round begins."""
    while game.round == 0:
        game.play(game.decision.options[0])
    return game


def first_taken(game: wk.Game) -> list[Any]:
    """Take the first option, and give the events."""
    events = game.listen()
    game.play(game.decision.options[0])
    return events
