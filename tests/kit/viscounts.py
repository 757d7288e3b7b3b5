"""Tables for tests: any position in one line, choices by what they say, and what can be seen afterwards."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.laws.rotation import turned_choice_does_the_same
from westkingdom.engine.words import Message
from westkingdom.viscounts.game import Viscounts

CIRCLE = ["1-2", "3-4", "5-6", "7-8", "9-10"]


GATES = ("gates-of-gold",)
KEYS = ("keeper-of-keys",)
BOTH = ("gates-of-gold", "keeper-of-keys")


def table(
    *seats: dict[str, Any],
    boxes: tuple[str, ...] = (),
    promos: bool = False,
    rulings: dict[str, str] | None = None,
    **position: Any,
) -> Viscounts:
    """A table with these seats (a second, plain one is added to a single seat), segments in order of their numbers.

    The Castle is not turned, so section c1 lies beside segment 1-2, c2 beside 3-4 and so on.
    """
    full: dict[str, Any] = {"segments": CIRCLE, "rotation": 0, "round": 5, **position}
    full["seats"] = [*seats, {"viscount": "9-10:OR"}] if len(seats) == 1 else list(seats)
    game = wk.scenario("viscounts", full, expansions=boxes, promos=promos, rulings=rulings)
    assert isinstance(game, Viscounts)
    return game


def says(message: Message, words: dict[str, Any]) -> bool:
    """Does a message, or a message in it, say all of these words (key="..." or any argument)?"""
    if all((message.key if name == "key" else message.args.get(name)) == value for name, value in words.items()):
        return True
    for value in message.args.values():
        if isinstance(value, Message) and says(value, words):
            return True
        if isinstance(value, list) and any(says(part, words) for part in value):
            return True
    return False


def offers(game: wk.Game, **words: Any) -> list[wk.Option]:
    """The options that say these words; every option without words."""
    return [option for option in game.decision.options if says(option.label, words)]


def pick(game: wk.Game, kind: str, /, **words: Any) -> None:
    """Play the one option of the decision of this kind that says these words; with all seats turned it does the same."""
    assert not game.over, "the game is over"
    assert game.decision.kind == kind, f"asked is {game.decision.kind}: {game.decision.options}"
    found = offers(game, **words)
    assert len(found) == 1, f"{words} fits {len(found)} of {game.decision.options}"
    if game.settings.seats > 1:
        turned_choice_does_the_same(game, found[0].id)
    game.play(found[0])


def pass_until(game: wk.Game, kind: str, limit: int = 50) -> None:
    """Play the last option (which declines, where that is possible) until a decision of this kind is asked."""
    for _ in range(limit):
        if game.decision.kind == kind:
            return
        game.play(game.decision.options[-1])
    raise AssertionError(f"{kind} was not asked within {limit} decisions")
