"""Tables with a solo opponent: any position in one line, its turn at once, and effects that reach it."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.viscounts import CIRCLE
from westkingdom.engine.events import Event
from westkingdom.viscounts.collision import COLLISION_PHASE
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Player
from westkingdom.viscounts.view import space_id

OPPONENTS = ["cleric", "builder", "noble", "cards"]
QUIET = ["scheme-start-builder-cleric", "scheme-start-builder-noble", "scheme-start-cleric-noble"]
"""Scheme cards without a Criminal icon that every opponent but the card-focused one uses."""


def against(
    who: str,
    opponent: dict[str, Any] | None = None,
    /,
    person: dict[str, Any] | None = None,
    *,
    boxes: tuple[str, ...] = (),
    difficulty: int = 0,
    data: object = None,
    **position: Any,
) -> Viscounts:
    """A table of one person at 9-10:OL and an opponent at 1-2:OL, segments in order of their numbers, in round 5."""
    seats = [{"viscount": "9-10:OL", **(person or {})}, {"viscount": "1-2:OL", **(opponent or {})}]
    full: dict[str, Any] = {"segments": CIRCLE, "rotation": 0, "round": 5, "seats": seats, **position}
    more: dict[str, Any] = {} if data is None else {"data": data}
    game = wk.scenario("viscounts", full, expansions=boxes, solo=who, difficulty=difficulty, **more)
    assert isinstance(game, Viscounts)
    return game


def begun(who: str, *, boxes: tuple[str, ...] = (), seed: int = 1, difficulty: int = 0) -> Viscounts:
    """A new game, before the person picks a pair."""
    game = wk.new_game("viscounts", seats=1, expansions=boxes, seed=seed, solo=who, difficulty=difficulty)
    assert isinstance(game, Viscounts)
    return game


def ai(game: Viscounts) -> Player:
    """The opponent."""
    return game.players[1]


def where(game: Viscounts) -> str:
    """The space of the opponent's Viscount."""
    return space_id(game, ai(game).space)


def goods(game: Viscounts) -> list[int]:
    """What the opponent has of Ink, Stone and Gold."""
    assert ai(game).goods[0] == 0
    return ai(game).goods[1:]


def ids(game: Viscounts, cards: list[int]) -> list[str | None]:
    """Name cards, and empty places of a board."""
    return [game.cards.ids[card] if card >= 0 else None for card in cards]


def give(game: Viscounts, effect: dict[str, Any]) -> list[Event]:
    """An effect reaches the opponent, while a person is asked something; give the events."""
    events = game.listen()
    game.push(VOCABULARY.effect(effect), 1)
    game.advance()
    return events


def person_collides(game: Viscounts, space: int) -> list[Event]:
    """The markers of the person meet on this space, and the collision is resolved at once; give the events."""
    events = game.listen()
    game.players[0].corruption = game.players[0].virtue = space
    game.push(COLLISION_PHASE, 0)
    game.advance()
    return events


def before_turn(
    who: str,
    scheme: str,
    opponent: dict[str, Any] | None = None,
    /,
    person: dict[str, Any] | None = None,
    **more: Any,
) -> Viscounts:
    """A table at the end of the person's turn: one choice, and the opponent turns over this Scheme card."""
    own = {**({"draw": [scheme]} if scheme else {}), **(opponent or {})}
    return against(who, own, person, phase="draw", resolve={"gain": {"resource_any": 1}}, **more)


def opponents_turn(game: Viscounts) -> list[Event]:
    """The person makes the one choice that is left, and the opponent takes its turn; give the opponent's events."""
    events = game.listen()
    game.play(game.actions[0])
    start = next(i for i, event in enumerate(events) if event.key == "turn" and event.seat == 1)
    return events[start:]


def turn(
    who: str,
    scheme: str,
    opponent: dict[str, Any] | None = None,
    /,
    person: dict[str, Any] | None = None,
    **more: Any,
) -> Viscounts:
    """A table after the opponent has turned over this Scheme card."""
    game = before_turn(who, scheme, opponent, person, **more)
    opponents_turn(game)
    return game


def told(events: list[Event], key: str) -> list[Event]:
    """The events with this key."""
    return [event for event in events if event.key == key]


def taken(events: list[Event]) -> str:
    """Which option of the bottom row was taken: an action by its name, `focus`, `other` or `last`."""
    (event,) = [event for event in events if event.key.startswith("option-")]
    return str(event.args.get("action", event.key.removeprefix("option-")))
