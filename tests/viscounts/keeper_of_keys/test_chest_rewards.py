"""Chest Tiles below the board: rewards for cards that come."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.keeper_of_keys.chests_at_work import ICON_OF, ONE, TWO, below
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, pick, table
from westkingdom.viscounts.game import Viscounts

GOODS = ["silver", "ink", "stone", "gold"]


def entering(card: str, tile: str, into: int, tile_at: int) -> Viscounts:
    """A table at which a card is just played into, or slides into, a space; one space has a tile."""
    board: list[str | None] = [None, None, None]
    if into:
        board[into - 1] = card
    seat = {"board": board, "hand": ["financer", *([] if into else [card])], "chests": below(tile, tile_at)}
    game = table(seat, boxes=KEYS, phase="cards")
    if not into:
        pick(game, "play-card", card=card)
    return game


def reward(card: str, tile: str, place: int = 2) -> list[int]:
    """What a card brings that slides into a space with a tile below it."""
    return entering(card, tile, place, place).players[0].goods


# --- when rewards are gained


@rule("KK-124")
@pytest.mark.parametrize("into", [0, 1, 2])
@pytest.mark.parametrize("tile_at", [0, 1, 2])
def test_a_reward_is_for_a_card_that_moves_into_the_space_above(into: int, tile_at: int) -> None:
    """Played into space 1, slid into space 2 or 3: a tile rewards the entering of its own space and of no other."""
    game = entering("lender-2", "chest-merchants-ink", into, tile_at)
    assert game.players[0].goods == ([0, 1, 0, 0] if into == tile_at else [0, 0, 0, 0])


@rule("KK-124")
def test_two_tiles_reward_two_cards_of_the_same_slide() -> None:
    """Both cards that move are rewarded, the one that drops off is not."""
    seat = {
        "board": ["labourer", "abbot", "squire"],
        "chests": ["chest-silver-noble", "chest-silver-builder", "chest-silver-cleric"],
        "hand": ["financer", "thief"],
    }
    assert table(seat, boxes=KEYS).players[0].goods == [2, 0, 0, 0]


@rule("KK-124")
def test_a_card_that_stays_brings_nothing() -> None:
    """Whatever happens later in the turn, a tile does not pay again for the card above it."""
    seat = {"board": ["lender-2", None, None], "chests": below("chest-merchants-ink", 0), "hand": ["financer"]}
    assert table(seat, boxes=KEYS, phase="action").players[0].goods == [0, 0, 0, 0]


@rule("KK-125")
def test_a_rearrange_brings_no_reward() -> None:
    """Fitting cards that a Rearrange puts above the tiles are not paid for."""
    seat = {
        "board": ["lender-2", "abbot", "thief"],
        "chests": ["chest-silver-cleric", "chest-criminal-gold", "chest-merchants-ink"],
        "hand": ["financer"],
    }
    game = table(seat, boxes=KEYS, phase="movement", resolve={"rearrange": 1})
    assert len(game.decision.options) == 6
    game.play(game.decision.options[3])
    view: Any = game.view(0)
    assert view["players"][0]["board"] == ["abbot", "thief", "lender-2"]
    assert game.players[0].goods == [0, 0, 0, 0]


# --- the rewards


@rule("KK-134", "KK-137")
@pytest.mark.parametrize("good", [1, 2, 3])
@pytest.mark.parametrize(
    ("card", "n"),
    [("trader-2", 0), ("lender-2", 1), ("peddler-1", 1), ("antagonist", 0), ("hero-clovis", 0), ("abbot", 0)],
)
def test_family_4_rewards_two_or_more_merchants(good: int, card: str, n: int) -> None:
    """2 or 3 Merchant Icons give one of the good that is shown; 1 Merchant, also beside a Criminal, gives nothing."""
    wanted = [0, 0, 0, 0]
    wanted[good] = n
    assert reward(card, f"chest-merchants-{GOODS[good]}") == wanted


@rule("KK-135", "KK-137")
@pytest.mark.parametrize("good", [1, 2, 3])
@pytest.mark.parametrize(("card", "n"), [("thief", 1), ("antagonist", 1), ("hero-clovis", 1), ("peddler-1", 0)])
def test_family_5_rewards_criminals(good: int, card: str, n: int) -> None:
    """1 or 2 Criminal Icons give one of the good that is shown; a card without one gives nothing."""
    wanted = [0, 0, 0, 0]
    wanted[good] = n
    assert reward(card, f"chest-criminal-{GOODS[good]}") == wanted


@rule("KK-136", "KK-137")
@pytest.mark.parametrize("icon", ICON_OF)
def test_family_6_rewards_a_kind_of_icon_with_silver(icon: str) -> None:
    """1 or 2 Icons of the kind give 1 Silver; other Icons and Criminals give none."""
    tile = f"chest-silver-{icon}"
    assert reward(ONE[icon], tile) == [1, 0, 0, 0]
    assert reward(TWO[icon], tile) == [1, 0, 0, 0]
    for other in ICON_OF:
        if other != icon:
            assert reward(ONE[other], tile) == [0, 0, 0, 0]
    assert reward("thief", tile) == [0, 0, 0, 0]
    assert reward("antagonist", tile) == [0, 0, 0, 0]


@rule("KK-140")
@pytest.mark.parametrize(
    ("card", "tile", "goods"),
    [
        ("hero-therese", "chest-merchants-stone", [0, 0, 1, 0]),
        ("hero-zesiro", "chest-criminal-gold", [0, 0, 0, 1]),
        ("journeyman-2", "chest-merchants-gold", [0, 0, 0, 1]),
        ("keeper-1", "chest-merchants-ink", [0, 1, 0, 0]),
    ],
)
def test_every_kind_of_card_is_rewarded(card: str, tile: str, goods: list[int]) -> None:
    """Heroes, Starting Townsfolk and Neutral Townsfolk alike: only their Icons matter."""
    assert reward(card, tile) == goods


# --- the order of things


@rule("KK-141")
def test_the_slide_is_rewarded_before_the_drop_off() -> None:
    """When the Lender that drops off asks, the Silver for the Abbot and the Labourer is there already."""
    seat = {
        "board": ["labourer", "abbot", "lender-2"],
        "hand": ["financer"],
        "deeds": 1,
        "chests": [None, "chest-silver-builder", "chest-silver-cleric"],
    }
    game = table(seat, boxes=KEYS)
    assert game.decision.kind == "either"
    assert game.players[0].goods == [2, 0, 0, 0]


@rule("KK-141")
def test_a_tile_gained_by_the_drop_off_does_not_reward_the_slide() -> None:
    """Slotted below the Abbot who has just moved, 'Cleric -> Silver' gives nothing in this turn."""
    seat = {"board": [None, "abbot", "lender-2"], "hand": ["financer", "squire"]}
    line = ["chest-silver-cleric", "chest-double-noble", "chest-double-builder", "chest-criminal-ink"]
    game = table({**seat, "debts": 1}, boxes=KEYS, chests=line)
    pick(game, "either", key="effect-gain-chest")
    pick(game, "chest", tile="chest-silver-cleric")
    pick(game, "chest-slot", place="right")
    assert game.players[0].goods == [0, 0, 0, 0]
    assert game.decision.kind == "play-card"


@rule("KK-142")
def test_a_played_card_is_rewarded_then_corrupts_then_has_its_effect() -> None:
    """Antagonist: the card is placed, the tile pays, 2 Corruption are gained, then the Debt."""
    seat = {"hand": ["antagonist", "financer"], "board": [None, None, None], "chests": below("chest-criminal-gold", 0)}
    game = table(seat, boxes=KEYS)
    events = game.listen()
    pick(game, "play-card", card="antagonist")
    keys = [event.key for event in events]
    wanted = ["play", "chest-reward", "gain-corruption", "gain-debt"]
    assert [key for key in keys if key in wanted] == wanted


@rule("KK-142")
def test_the_immediate_effect_can_use_the_reward() -> None:
    """At '2 Merchants: 1 Ink Well' the Ferryman trades at once with the Silver that his own Cleric has brought."""
    seat = {"hand": ["ferryman", "financer"], "board": [None, None, None], "viscount": "1-2:OR"}
    for tile, n in (("chest-silver-cleric", 2), ("chest-silver-noble", 1)):
        game = table({**seat, "chests": below(tile, 0)}, boxes=KEYS, townsfolk={"1-2": ["deacon-1"]})
        pick(game, "play-card", card="ferryman")
        if n == 1:
            assert game.decision.kind == "move"
            assert game.players[0].goods == [3, 0, 0, 0]
            continue
        pick(game, "either", key="effect-action-trade")
        assert game.players[0].goods == [0, 1, 0, 0]


# --- worked examples


@rule("KK-EX-16")
def test_two_criminal_icons() -> None:
    """The Antagonist played above 'Criminal -> Stone' brings 1 Stone."""
    assert entering("antagonist", "chest-criminal-stone", 0, 0).players[0].goods == [0, 0, 1, 0]


@rule("KK-EX-17")
@pytest.mark.parametrize(("card", "ink"), [("hero-clovis", 0), ("lender-2", 1), ("peddler-1", 1)])
def test_the_merchant_reward(card: str, ink: int) -> None:
    """'2 Merchant -> Ink Well' below space 3: nothing for 1 Merchant and 1 Criminal, 1 Ink Well for 2 or 3 Merchants."""
    assert reward(card, "chest-merchants-ink", 2) == [0, ink, 0, 0]
