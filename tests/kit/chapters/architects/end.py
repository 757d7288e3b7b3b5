"""The last turns of a game, and the score sheets at its end."""

from __future__ import annotations

from typing import Any

from tests.kit.architects import pick, place, table
from westkingdom.architects.game import Architects

SPACES = {2: 12, 3: 16, 4: 20, 5: 24}


def with_guildhall(n: int, seats: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    """The seats with so many workers in the Guildhall, shared out evenly."""
    share, rest = divmod(n, len(seats))
    return [{"guildhall": share + (1 if i < rest else 0), **seat} for i, seat in enumerate(seats)]


def last_turn(*seats: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Architects:
    """A table in the last turn of the game: it ends when the seat that is to act has had this turn."""
    everybody = (*seats, {}) if len(seats) == 1 else seats
    full = with_guildhall(SPACES[len(everybody)], everybody)
    return table(*full, options=options, turns_left=1, **position)


def quiet_turn(game: Architects) -> None:
    """Have a turn in which nothing is gained or lost: visit the King's Storehouse and trade nothing."""
    place(game, "kings_storehouse")
    if not game.over and game.decision.kind == "trade":
        pick(game, "trade", key="trade-enough")


def finished(*seats: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Architects:
    """A game that is over, with these seats as they were in the last turn; no order of effects matters in it."""
    game = last_turn(*seats, options=options, **position)
    quiet_turn(game)
    while not game.over and game.decision.kind == "order":
        game.play(game.decision.options[0])
    assert game.over
    return game


def lines(game: Architects, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat, without the lines that give nothing."""
    return {name: points for name, points in game.scores[seat].lines if points}


def next_turns(game: Architects) -> list[int]:
    """Have quiet turns until the game is over; the seats that had them."""
    turns: list[int] = []
    while not game.over:
        assert len(turns) < 12, "the game does not end"
        turns.append(game.decision.seat)
        quiet_turn(game)
    return turns
