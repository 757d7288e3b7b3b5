"""Keeper of Keys, section H: what the Public Trading Post does for its owner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import labels
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, HAND, KEYS, names, pick, table
from westkingdom.viscounts.game import Viscounts

LINE = ["hero-emma", "hero-judith", "hero-rudolf"]
GAIN = {"gain_card": "hero"}


# --- the Public Trading Post


def trading_post(effect: dict[str, Any], **words: Any) -> Viscounts:
    """A table whose owner of the Public Trading Post, with a Debt and a Deed, resolves an effect after the turn."""
    seat = {"public": {"trading_post": "5-6:1"}, "debts": 1, "deeds": 1, "hand": HAND, **words}
    return table(seat, ELSEWHERE, boxes=KEYS, phase="draw", heroes=LINE, resolve=effect)


@rule("KK-097")
def test_the_owner_of_the_trading_post_may_flip_for_every_hero_gained() -> None:
    """For each of two Heroes the owner may flip one Debt or Deed, as chosen, or decline."""
    game = trading_post({"all": [GAIN, GAIN]})
    pick(game, "hero", card="hero-emma")
    assert (game.decision.kind, labels(game)) == ("may", ["effect-flip-either", "decline"])
    pick(game, "may", key="effect-flip-either")
    assert labels(game) == ["effect-flip-debt", "effect-flip-deed"]
    pick(game, "flip", key="effect-flip-deed")
    pick(game, "hero", card="hero-judith")
    pick(game, "may", key="decline")
    p = game.players[0]
    assert (p.debts, p.paid, p.deeds, p.approved, game.turn) == (1, 0, 0, 1, 1)


@rule("KK-097")
def test_nobody_but_the_owner_flips() -> None:
    """Another player's Hero gives neither that player nor the owner a flip."""
    owner = {**ELSEWHERE, "public": {"trading_post": "5-6:1"}, "debts": 1}
    game = table({"debts": 1, "hand": HAND}, owner, boxes=KEYS, phase="draw", heroes=LINE, resolve=GAIN)
    pick(game, "hero", card="hero-emma")
    assert (game.decision.kind, game.turn) == ("play-card", 1)
    assert [p.paid for p in game.players] == [0, 0]


@rule("KK-097")
def test_the_owner_may_flip_for_every_hero_destroyed() -> None:
    """Of two destroyed cards only the Hero gives a flip; each gives its Silver."""
    game = trading_post({"destroy": 2}, hand=["hero-bertha", "abbot"])
    pick(game, "destroy", card="hero-bertha")
    pick(game, "may", key="effect-flip-either")
    pick(game, "flip", key="effect-flip-deed")
    pick(game, "destroy", card="abbot")
    assert (game.decision.kind, game.turn, game.players[0].goods[0]) == ("play-card", 1, 5)
    assert game.players[0].approved == 1


@rule("KK-098")
def test_the_hero_of_the_public_guildhall_counts_as_gained() -> None:
    """The owner of the Trading Post who builds the Public Guildhall may flip for the Hero that it gives."""
    seat = {
        "viscount": "3-4:OL",
        "stone": 6,
        "built": {"gh2": "3-4:1"},
        "public": {"trading_post": "5-6:1"},
        "deeds": 1,
        "hand": HAND,
    }
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", heroes=LINE, townsfolk={"3-4": ["jeweller-1"]})
    pick(game, "action", key="action-construct")
    if game.decision.kind == "building":
        pick(game, "building", thing="public-guildhall")
    pick(game, "hero", card="hero-emma")
    pick(game, "may", key="effect-flip-either")
    assert game.players[0].approved == 1


@rule("KK-098")
@pytest.mark.parametrize("effect", [{"hire_free": 1}, {"draw": 1}, {"gain_card": "chest"}])
def test_other_gains_are_no_gain_of_a_hero(effect: dict[str, Any]) -> None:
    """A Townsfolk hired, a Hero drawn from the own Draw Pile or a Chest Tile gained gives no flip."""
    game = trading_post(effect, draw=["hero-bertha", "financer"], hero="hero-bertha")
    while game.turn == 0:
        assert game.decision.kind in ("free-hire", "chest", "chest-slot", "discard", "rearrange")
        game.play(game.decision.options[-1])
    assert (game.players[0].paid, game.players[0].approved) == (0, 0)


@rule("KK-099")
@pytest.mark.parametrize("top", ["hero-bertha", "thief"])
def test_a_hero_destroyed_from_the_top_of_the_draw_pile_counts(top: str) -> None:
    """The unseen top card is destroyed: if it is a Hero the owner may flip, otherwise not."""
    game = trading_post({"destroy": 1}, draw=[top, "financer"], hero="hero-bertha")
    pick(game, "destroy", key="destroy-top")
    assert (game.decision.kind == "may") == (top == "hero-bertha")
    assert game.players[0].goods[0] == (3 if top == "hero-bertha" else 1)


@rule("KK-099")
def test_discarding_or_dropping_off_is_not_destroying() -> None:
    """A Hero that is discarded, or drops off the board, gives no flip."""
    game = trading_post({"discard": 1}, hand=["hero-bertha", "abbot", "squire"])
    pick(game, "discard", card="hero-bertha")
    assert (game.decision.kind, game.turn) == ("play-card", 1)
    seat = {"board": [None, None, "hero-rudolf"], "public": {"trading_post": "5-6:1"}, "deeds": 1, "hand": HAND}
    game = table(seat, ELSEWHERE, boxes=KEYS)
    pick(game, "either", key="effect-gain")
    for _ in range(2):
        pick(game, "resource", key="amount-ink")
    assert game.decision.kind == "play-card"


# --- worked examples


@rule("KK-EX-9")
def test_public_trading_post() -> None:
    """A gains a Hero and may flip the Debt for 1 resource; A destroys a Hero: its Silver, and may flip again."""
    game = trading_post(GAIN, deeds=0)
    pick(game, "hero", card="hero-judith")
    pick(game, "may", key="effect-flip-either")
    pick(game, "resource", key="amount-gold")
    assert (game.players[0].goods, game.players[0].debts, game.players[0].paid) == ([0, 0, 0, 1], 0, 1)
    game = trading_post({"destroy": 1}, deeds=0, hand=["hero-bertha", "abbot", "squire"])
    pick(game, "destroy", card="hero-bertha")
    assert game.players[0].goods[0] == 3
    assert labels(game) == ["effect-flip-either", "decline"]


@rule("KK-EX-9")
def test_public_trading_post_controls() -> None:
    """A Hero with the removal symbol drops off: no flip for the removal. A Neutral Townsfolk is hired: no flip."""
    seat = {"board": [None, None, "hero-frederick"], "public": {"trading_post": "5-6:1"}, "debts": 1, "hand": HAND}
    game = table(seat, ELSEWHERE, boxes=KEYS)
    pick(game, "free-workers", section="c4")
    while game.decision.kind in ("free-hire", "either", "destroy"):
        game.play(game.decision.options[-1])
    assert (game.decision.kind, names(game, game.removed)) == ("play-card", ["hero-frederick"])
    seat = {"silver": 3, "viscount": "1-2:OL", "public": {"trading_post": "5-6:1"}, "debts": 1, "hand": HAND}
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="recruit", townsfolk={"1-2": ["bishop"]})
    pick(game, "recruit", key="recruit-card")
    assert (game.turn, game.players[0].paid, game.players[0].debts) == (1, 0, 2)
