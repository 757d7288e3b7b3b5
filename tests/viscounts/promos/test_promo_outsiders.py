"""Collectors' Outsiders, and the promotional Chest Tile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.keeper_of_keys.cards import ACTIONS, HERO_GAINED, TAKE_HERO, Changes, Steps
from tests.kit.chapters.viscounts.promos import CHEST, LINE, PLACE, QUIET, SEAT, TAKE_CHEST, TILE
from tests.kit.viscounts import BOTH, offers, pick, table
from tests.viscounts.keeper_of_keys.test_every_card import carry_out, changes, seen
from westkingdom.viscounts.strength import strength

# --- Outsiders


REFUSALS: list[tuple[str, Steps, Changes]] = [
    ("outsider-adventurer", TAKE_HERO, {**HERO_GAINED, "corruption": 2}),
    ("outsider-vigilante", TAKE_HERO, {**HERO_GAINED, "corruption": 2}),
    ("outsider-advocate", TAKE_CHEST, {**CHEST, "debts": 1}),
    ("outsider-shieldmaiden", TAKE_CHEST, {**CHEST, "debts": 1}),
]


@pytest.mark.parametrize(("card", "steps", "wanted"), REFUSALS)
def test_an_outsider_that_is_refused(card: str, steps: Steps, wanted: Changes) -> None:
    """It leaves the game and its top-right effects are resolved."""
    row = [card, "outsider-tyrant", "outsider-warrior"]
    seat = {**SEAT, "board": [*QUIET, None]}
    game = table(seat, **PLACE, outsiders=row, phase="movement", resolve={"refuse": 1})
    before = seen(game)
    pick(game, "refuse", card=card)
    carry_out(game, steps)
    assert changes(before, seen(game)) == {"removed": [f"+{card}"], **wanted}
    assert game.decision.kind == "move"


def outsider_points(outsider: str, **seat: Any) -> int:
    """What an Outsider in the deck scores, with a deck of which every card is named."""
    own = {"draw": [], "discard": [], "board": ["financer", "lender-2", "trader-2"], **seat}
    own["hand"] = [outsider, *own.get("hand", [])]
    game = table(own, boxes=BOTH, promos=True, phase="action")
    return dict(game.scores[0].lines)["outsiders"]


@pytest.mark.parametrize(
    ("hand", "built", "vp"),
    [
        ([], {}, 0),
        (["abbot", "labourer"], {}, 0),
        (["abbot", "labourer", "squire"], {}, 1),
        (["abbot", "bishop", "charlatan", "squire"], {}, 1),
        (["bishop", "charlatan", "enforcer"], {}, 2),
        (["abbot", "labourer"], {"gh2": "1-2:1"}, 1),
        (["abbot", "labourer", "thief"], {}, 0),
    ],
)
def test_the_adventurer_scores_sets_of_builder_cleric_and_noble(
    hand: list[str], built: dict[str, str], vp: int
) -> None:
    """1 for each set among all Icons that a player owns; Criminals are not wild."""
    assert outsider_points("outsider-adventurer", hand=hand, built=built) == vp


@pytest.mark.parametrize(
    ("more", "vp"), [([], 2), (["hero-emma"], 3), (["hero-emma", "hero-rudolf", "outsider-protector"], 5)]
)
def test_the_advocate_scores_heroes_and_outsiders(more: list[str], vp: int) -> None:
    """1, and 1 for each Hero and Outsider in the deck, itself included."""
    assert outsider_points("outsider-advocate", discard=more) == vp


@pytest.mark.parametrize("tiles", [0, 1, 2, 3])
def test_the_shieldmaiden_scores_three_chest_tiles(tiles: int) -> None:
    """4 for three Chest Tiles, nothing for fewer."""
    own = [*LINE[:tiles], *[None] * (3 - tiles)]
    assert outsider_points("outsider-shieldmaiden", chests=own) == (4 if tiles == 3 else 0)


@pytest.mark.parametrize(
    ("more", "vp"), [([], 0), (["hero-emma"], 1), (["hero-emma", "hero-rudolf", "outsider-protector"], 2)]
)
def test_the_vigilante_scores_heroes(more: list[str], vp: int) -> None:
    """1 for each Hero in the deck, none for Outsiders."""
    assert outsider_points("outsider-vigilante", discard=more) == vp


# --- the Chest Tile


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("kings-order", {"builder": 1, "noble": 1, "cleric": 1}),
        ("trader-2", {}),
        ("outsider-warrior", {}),
        ("thief", {}),
    ],
)
def test_the_tile_for_kings_orders(card: str, more: dict[str, int]) -> None:
    """A King's Order above it counts as one Builder, Cleric or Noble; no other card does, and its Merchant stays."""
    found: dict[str, int] = {}
    for tile, sign in ((TILE, 1), (None, -1)):
        seat = {"board": [None, card, None], "hand": ["abbot"], "chests": [None, tile, None]}
        game = table(seat, boxes=BOTH, promos=True, phase="action")
        for icon, action in ACTIONS.items():
            found[icon] = found.get(icon, 0) + sign * strength(game, game.players[0], action)
    assert found == {icon: more.get(icon, 0) for icon in ACTIONS}


def test_the_tile_for_kings_orders_gives_nothing_for_entering() -> None:
    """It is a conversion; as a Chest Tile it scores like any other."""
    seat = {"board": ["kings-order", None, None], "hand": ["abbot", "squire"], "chests": [None, TILE, None]}
    game = table(seat, boxes=BOTH, promos=True)
    assert game.players[0].goods == [0, 0, 0, 0]
    assert dict(game.scores[0].lines)["chest_tiles"] == 2
    assert offers(game, card="abbot")
