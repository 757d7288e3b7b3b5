"""Tables of Architects against a solo opponent for tests: one turn of the opponent in one line."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.architects import WONDER, changes, counts, place
from westkingdom.architects.game import Architects
from westkingdom.engine.events import Event

IT: dict[str, Any] = {"virtue": 7, "influence": 3}
"""What the opponent has unless something else is named."""
FIGURES: dict[str, Any] = {"consequence": "contribution_4"}
"""The Princess stands at the Forest and the Profiteer at the Quarry."""
Seat = dict[str, Any]


def laid(
    *people: Seat,
    it: Seat | None = None,
    opponent: str = "patron",
    to_act: int = 0,
    seed: int = 0,
    rulings: dict[str, str] | None = None,
    **position: Any,
) -> Architects:
    """A table with these people (one, if none is named) against an opponent of Works of Wonder."""
    seats = [*(people or ({},)), {**IT, **(it or {})}]
    full: dict[str, Any] = {**FIGURES, **position, "seats": seats, "to_act": to_act}
    game = wk.scenario("architects", full, expansions=WONDER, solo=opponent, seed=seed, rulings=rulings)
    assert isinstance(game, Architects)
    return game


def turn(*people: Seat, schemes: list[str], **position: Any) -> tuple[Architects, dict[str, int]]:
    """The opponent has taken one turn with these scheme cards on top of its pile: the table, and what changed for it."""
    seat = max(1, len(people))
    before = laid(*people, schemes=schemes, **position)
    after = laid(*people, schemes=schemes, to_act=seat, **position)
    return after, changes(after, counts(before, seat), seat)


def went(change: dict[str, int]) -> str:
    """Where the opponent has placed its worker."""
    found = [word.removeprefix("at_") for word, n in change.items() if word.startswith("at_") and n == 1]
    (place_of,) = found or ["guildhall" if "workers_in_guildhall" in change else "black_market"]
    return place_of


def focus(*people: Seat, opponent: str, **position: Any) -> tuple[Architects, dict[str, int]]:
    """The opponent has followed its focus."""
    return turn(*people, schemes=["scheme_s03"], opponent=opponent, **position)


def told(*people: Seat, schemes: list[str], **position: Any) -> list[Event]:
    """What the opponent tells of its turn, after the first person has placed a worker at the Mines."""
    game = laid(*people, schemes=schemes, **position)
    events = game.listen()
    place(game, "mines")
    if game.decision.kind == "mine":
        game.play(game.decision.options[0])
    for other in range(1, len(people)):
        assert game.decision.seat == other
        place(game, "silversmith")
    opponent = game.settings.opponent
    first = next(i for i, event in enumerate(events) if event.key == "turn" and event.seat == opponent)
    last = next((i for i in range(first + 1, len(events)) if events[i].key == "turn"), len(events))
    return events[first:last]


def resolved(effect: dict[str, Any], *people: Seat, **position: Any) -> tuple[Architects, dict[str, int]]:
    """What an effect changes for the opponent, apart from its turn, in which it goes to the Workshop."""
    quiet: dict[str, Any] = {"schemes": ["scheme_s08"], **position}
    seat = max(1, len(people))
    plain = laid(*people, to_act=seat, **quiet)
    game = laid(*people, to_act=seat, resolve=effect, **quiet)
    return game, changes(game, counts(plain, seat), seat)


def solo(game: wk.Game) -> Any:
    """What everybody sees of the opponent's pieces."""
    return game.view(None)["solo"]


def marker(game: wk.Game) -> str:
    """Where the resource marker stands."""
    return str(solo(game)["resource_marker"])
