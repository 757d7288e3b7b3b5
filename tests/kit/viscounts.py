"""Tables for tests: any position in one line, choices by what they say, and what can be seen afterwards."""

from __future__ import annotations

from functools import cache
from typing import Any

import westkingdom as wk
from tests.kit.laws.rotation import turned_choice_does_the_same
from westkingdom.engine.words import Message
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

CIRCLE = ["1-2", "3-4", "5-6", "7-8", "9-10"]
SLOTS = ["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "w1", "w2", "w3"]
"""The slots of a player board."""
HAND = ["abbot", "squire", "labourer"]
ELSEWHERE: dict[str, Any] = {"viscount": "9-10:OR"}
"""A seat whose Viscount meets nobody."""
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
    """Play the one option of the decision of this kind that says these words.

    With all seats turned it does the same.
    """
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


@cache
def _begun(seats: int, seed: int, boxes: tuple[str, ...]) -> Viscounts:
    game = wk.new_game("viscounts", seats=seats, expansions=boxes, seed=seed)
    assert isinstance(game, Viscounts)
    return game


def begun(seats: int = 2, seed: int = 0, boxes: tuple[str, ...] = ()) -> Viscounts:
    """A new game in which nobody has decided anything."""
    return _begun(seats, seed, boxes).copy()


def names(game: Viscounts, cards: list[int]) -> list[str]:
    """The ids of cards in their order, of a pile lowest first; nothing for an empty space."""
    return [game.cards.ids[card] if card >= 0 else "" for card in cards]


def sorted_names(game: Viscounts, cards: list[int]) -> list[str]:
    """The ids of cards whose order does not matter."""
    return sorted(names(game, cards))


def actions(game: wk.Game) -> list[str]:
    """The primary actions that are offered."""
    assert game.decision.kind == "action"
    return [option.label.key.removeprefix("action-") for option in game.decision.options]


def asked_for_cards(game: wk.Game) -> tuple[str, list[object]]:
    """What is asked, and which cards the options name."""
    return game.decision.kind, [option.label.args.get("card") for option in game.decision.options]


def leaders(game: Viscounts) -> list[bool]:
    """Who holds the Castle Leader card?"""
    view: Any = game.view(None)
    return [player["castle_leader"] for player in view["players"]]


def markers(game: Viscounts, seat: int = 0) -> tuple[int, int]:
    """The spaces of the Corruption and the Virtue marker."""
    return game.players[seat].corruption, game.players[seat].virtue


def outsiders_in_row(game: Viscounts) -> list[str]:
    """The Outsiders that lie face up, with Gates of Gold."""
    return names(game, gates(game).row)
