"""Replays: a saved game played again from its settings and its history, every step checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from westkingdom.engine.errors import BadSave, IllegalMove, UnknownOption
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game
from westkingdom.library.games import begin_again, load_game


@dataclass(frozen=True)
class Replay:
    """A game played again, up to some decision."""

    game: Game
    events: list[Event]
    played: int
    """How many options were played."""
    whole: bool
    """Whether the whole history was played and led to the very state that was saved."""


def replay(data: dict[str, Any], to: int | None = None) -> Replay:
    """Play a save again, the first `to` options or all; a step that is not legal, or another end, raises BadSave."""
    saved = load_game(data)
    history = saved.history
    if to is not None and not 0 <= to <= len(history):
        raise BadSave(f"The game has {len(history)} decisions; it cannot be replayed to number {to}.")
    events: list[Event] = []
    game = begin_again(saved, events)
    wanted = history if to is None else history[:to]
    for number, option in enumerate(wanted, start=1):
        try:
            game.play(option)
        except (IllegalMove, UnknownOption) as mistake:
            raise BadSave(f"The history does not fit the rules: decision {number} is wrong. {mistake}") from None
    whole = len(wanted) == len(history)
    if whole and game.digest() != saved.digest():
        raise BadSave("The history leads to another state than the one that was saved.")
    return Replay(game, events, len(wanted), whole)
