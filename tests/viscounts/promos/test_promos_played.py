"""Promotional and collectors' cards that are played, or drop off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.keeper_of_keys.cards import HERO_GAINED, TAKE_HERO, Changes, Steps
from tests.kit.chapters.viscounts.promos import (
    CARDS,
    CHEST,
    NO_DISCARD,
    ORDER_GAINED,
    PLACE,
    QUIET,
    SEAT,
    TAKE_CHEST,
    TOWNSFOLK,
)
from tests.kit.viscounts import pick, table
from tests.viscounts.keeper_of_keys.test_every_card import carry_out, changes, either, seen

FIRST_A_QUESTION: Any = {"either": [{"gain": {"ink": 1}}, {"gain": {"gold": 1}}]}


# --- played


PLAYED: list[tuple[str, Steps, Changes]] = [
    ("courier-2", [either(0)], {"virtue": -1, "draw": 1, "discard": ["-miner"]}),
    (
        "courier-2",
        [either(1), ("discard", {"card": "squire"}), ("discard", {"card": "abbot"})],
        {"hand": ["-abbot", "-squire", "-courier-2"], "discard": ["+squire", "+abbot"]},
    ),
    ("king-dan", [("resource", {"key": "amount-stone"})], {"stone": 1}),
    (
        "hero-caroline",
        [("rearrange", {"key": "keep-order"})],
        {"corruption": 1, "virtue": -1},
    ),
    ("hero-walaric", [], {"silver": 2}),
    ("hero-hugo", [], {"corruption": 1}),
    ("hero-folke", [either(0), *NO_DISCARD], ORDER_GAINED),
    (
        "hero-folke",
        [either(1), *TAKE_HERO],
        {**HERO_GAINED, "debts": 1, "hand": ["-hero-folke", "+hero-emma"]},
    ),
    *[
        (card, [], {})
        for card in CARDS
        if card not in ("courier-2", "king-dan", "hero-caroline", "hero-walaric", "hero-hugo", "hero-folke")
    ],
]


@pytest.mark.parametrize(("card", "steps", "wanted"), PLAYED)
def test_a_card_that_is_played(card: str, steps: Steps, wanted: Changes) -> None:
    """It comes to the left space with the Corruption of its Criminals; only an immediate ability is resolved."""
    game = table({**SEAT, "hand": [card, *SEAT["hand"]], "board": [*QUIET, None]}, **PLACE)
    before = seen(game)
    pick(game, "play-card", card=card)
    carry_out(game, steps)
    placed = {"hand": [f"-{card}"], "board": [card, *QUIET]}
    assert changes(before, seen(game)) == {**placed, **wanted}
    assert game.decision.kind == "move"


def test_caroline_rearranges_after_corruption_and_virtue() -> None:
    """All six orders of the board with her on it are offered, and the chosen one is laid."""
    game = table({**SEAT, "hand": ["hero-caroline", "abbot"], "board": [*QUIET, None]}, **PLACE)
    pick(game, "play-card", card="hero-caroline")
    assert len(game.decision.options) == 6
    game.play(game.decision.options[-1])
    assert seen(game)["board"] == ["princess", "friar", "hero-caroline"]


# --- dropped off


DROPPED: list[tuple[str, Steps, Changes]] = [
    ("principi", [], {"silver": 4}),
    (
        "hero-hugo",
        [("resource", {"key": "amount-stone"}), ("resource", {"key": "amount-gold"})],
        {"corruption": 1, "stone": 1, "gold": 1},
    ),
    (
        "hero-samson",
        [("flip", {"key": "effect-flip-deed"})],
        {"deeds": -1, "approved": 1, "virtue": -1, "draw": 2, "discard": ["-miner"]},
    ),
    (
        "hero-samson",
        [("flip", {"key": "effect-flip-debt"}), ("resource", {"key": "amount-gold"})],
        {"debts": -1, "paid": 1, "gold": 1, "virtue": -1, "draw": 2, "discard": ["-miner"]},
    ),
    ("hero-ivon", [*NO_DISCARD, *TAKE_CHEST], {**CHEST, **ORDER_GAINED, "removed": ["+hero-ivon"]}),
    ("hero-mayya", [*NO_DISCARD, *TAKE_HERO], {**HERO_GAINED, **ORDER_GAINED, "removed": ["+hero-mayya"]}),
    *[
        (card, [], {})
        for card in CARDS
        if card not in ("principi", "hero-hugo", "hero-samson", "hero-ivon", "hero-mayya")
    ],
]


@pytest.mark.parametrize(("card", "steps", "wanted"), DROPPED)
def test_a_card_that_drops_off(card: str, steps: Steps, wanted: Changes) -> None:
    """It goes on the discard pile, or out of the game; only a drop-off ability is resolved."""
    game = table({**SEAT, "board": [*QUIET, card]}, **PLACE, resolve=FIRST_A_QUESTION)
    before = seen(game)
    game.play(game.decision.options[0])
    carry_out(game, steps)
    dropped = {"ink": 1, "board": [None, *QUIET], "discard": [f"+{card}"]}
    assert changes(before, seen(game)) == {**dropped, **wanted}
    assert game.decision.kind == "play-card"


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_a_card_that_is_hired(card: str) -> None:
    """Each of them has a shuffle in its top-right corner: with the card itself 2 discards, and 1 Virtue."""
    place = {**PLACE, "townsfolk": {"3-4": [card]}}
    game = table({**SEAT, "board": [*QUIET, None]}, **place, phase="movement", resolve={"hire_free": 1})
    before = seen(game)
    pick(game, "free-hire", card=card)
    assert changes(before, seen(game)) == {"virtue": -1, "draw": 2, "discard": ["-miner"]}
    assert game.decision.kind == "move"
