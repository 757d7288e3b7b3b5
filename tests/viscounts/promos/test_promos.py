"""Promotional and collectors' cards: when they are part of a game, and what each of them shows."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.chapters.keeper_of_keys.cards import ACTIONS
from tests.kit.chapters.viscounts.promos import (
    CARDS,
    COLLECTORS_HEROES,
    HEROES,
    OUTSIDERS,
    PLACE,
    QUIET,
    SEAT,
    TILE,
    TOWNSFOLK,
)
from tests.kit.laws.copies import copy_is_independent_and_the_same, load_brings_it_back
from tests.kit.laws.play import random_play
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, GATES, KEYS, pick, table
from tests.viscounts.keeper_of_keys.test_every_card import changes, seen
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.strength import strength

MIXES: list[tuple[str, ...]] = [(), GATES, KEYS, BOTH]


def mix(boxes: tuple[str, ...], promos: bool, seats: int = 2, seed: int = 1) -> Viscounts:
    """A new game of a mix, with promotional cards or without."""
    options = {"promos": True} if promos else {}
    game = wk.new_game("viscounts", seats=seats, expansions=boxes, seed=seed, **options)
    assert isinstance(game, Viscounts)
    return game


def all_pieces(boxes: tuple[str, ...], promos: bool) -> set[str]:
    """The ids of all cards and Chest Tiles that a mix knows."""
    game = mix(boxes, promos)
    tiles: list[Any] = game.parts[1].facts.tiles if len(game.parts) > 1 and "keeper-of-keys" in boxes else []  # type: ignore[attr-defined]
    return {ident for ident in game.cards.ids if ident} | {tile.ident for tile in tiles}


# --- when they are there


@rule("KK-206")
@pytest.mark.parametrize("boxes", MIXES)
def test_without_the_option_no_promotional_card_is_there(boxes: tuple[str, ...]) -> None:
    """Neither a promotional nor a collectors' card is known to any mix."""
    assert all_pieces(boxes, False) & {*CARDS, TILE} == set()


@rule("KK-206")
@pytest.mark.parametrize("boxes", MIXES)
def test_with_the_option_exactly_these_cards_join(boxes: tuple[str, ...]) -> None:
    """6 Townsfolk and 7 Heroes join any mix; what names pieces of both boxes joins only when both are there."""
    more = {*COLLECTORS_HEROES, *OUTSIDERS, TILE} if boxes == BOTH else set()
    assert all_pieces(boxes, True) - all_pieces(boxes, False) == {*TOWNSFOLK, *HEROES} | more
    assert all_pieces(boxes, False) - all_pieces(boxes, True) == set()


@pytest.mark.parametrize("boxes", MIXES)
@pytest.mark.parametrize("seats", [2, 4])
def test_promotional_cards_are_mixed_into_the_piles(boxes: tuple[str, ...], seats: int) -> None:
    """Every Townsfolk is in a pile, every Hero can be offered, and all are there once."""
    game = mix(boxes, True, seats)
    plain = mix(boxes, False, seats)
    piles = [game.cards.ids[card] for pile in game.townsfolk for card in pile]
    assert len(piles) == len({*piles}) == sum(map(len, plain.townsfolk)) + 6
    assert {*TOWNSFOLK} < {*piles}
    assert max(map(len, game.townsfolk)) - min(map(len, game.townsfolk)) <= 1
    assert len(game.cards.heroes) == len(plain.cards.heroes) + (11 if boxes == BOTH else 7)


def test_every_promotional_hero_is_offered_in_some_game() -> None:
    """Over many deals each of them lies beside a Player Card."""
    offered: set[str] = set()
    for seed in range(60):
        game = mix(BOTH, True, 4, seed)
        offered |= {game.cards.ids[hero] for hero in game.offered_heroes}
    assert {*HEROES, *COLLECTORS_HEROES} < offered


def test_collectors_outsiders_and_the_tile_are_in_their_piles() -> None:
    """28 Outsiders and 19 Chest Tiles lie on the table with both boxes."""
    view: Any = mix(BOTH, True).view(None)
    gates, keys = view["gates-of-gold"], view["keeper-of-keys"]
    assert len(gates["outsiders"]) + gates["outsiders_in_pile"] == 28
    assert len(keys["chests"]) + keys["chests_in_pile"] == 19
    view = mix(BOTH, False).view(None)
    gates, keys = view["gates-of-gold"], view["keeper-of-keys"]
    assert len(gates["outsiders"]) + gates["outsiders_in_pile"] == 24
    assert len(keys["chests"]) + keys["chests_in_pile"] == 18


@pytest.mark.parametrize("wrong", ["yes", 1, [], None])
def test_the_option_is_true_or_false(wrong: object) -> None:
    """Anything else is refused; false is the same as nothing."""
    with pytest.raises(wk.BadOptions):
        wk.new_game("viscounts", seats=2, seed=1, promos=wrong)
    plain = wk.new_game("viscounts", seats=2, seed=1)
    assert wk.new_game("viscounts", seats=2, seed=1, promos=False).digest() == plain.digest()


@pytest.mark.parametrize("boxes", MIXES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_promotional_cards_end_and_keep_the_laws(boxes: tuple[str, ...], seats: int) -> None:
    """Every piece is somewhere at every decision; copies and saves play on in the same way; somebody wins."""
    game = mix(boxes, True, seats, 10 + seats)
    for n, _ in enumerate(random_play(game, seats)):
        game.check()
        if n % 150 == 20:
            copy_is_independent_and_the_same(game)
            load_brings_it_back(game)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winners


@pytest.mark.parametrize("boxes", MIXES)
def test_a_game_with_promotional_cards_is_played_the_same_from_its_history(boxes: tuple[str, ...]) -> None:
    """The seed, the option and the choices are the whole game."""
    game = mix(boxes, True, 2, 5)
    for _ in random_play(game, 5):
        pass
    again = mix(boxes, True, 2, 5)
    for option in game.history:
        again.play(option)
    assert again.digest() == game.digest()
    assert json.loads(json.dumps(game.save())) == again.save()


# --- what each card shows


@pytest.mark.parametrize("card", CARDS)
def test_the_icons_of_a_card(card: str) -> None:
    """Alone on the board it is worth its Icons in each action, Criminals in every one."""
    game = table({"board": [None, None, card], "hand": ["abbot"]}, boxes=BOTH, promos=True, phase="action")
    icons = CARDS[card][1]
    found = {icon: strength(game, game.players[0], action) for icon, action in ACTIONS.items()}
    assert found == {icon: icons.get(icon, 0) + icons.get("criminal", 0) for icon in ACTIONS}


@pytest.mark.parametrize("card", CARDS)
def test_the_value_of_a_card(card: str) -> None:
    """Destroyed it brings its value in Silver and leaves the game, and does nothing else."""
    seat = {**SEAT, "hand": [card, "abbot", "squire"], "board": [*QUIET, None]}
    game = table(seat, **PLACE, phase="movement", resolve={"destroy": 1})
    before = seen(game)
    pick(game, "destroy", card=card)
    wanted = {"silver": CARDS[card][0], "hand": [f"-{card}"], "removed": [f"+{card}"]}
    assert changes(before, seen(game)) == wanted
    assert game.decision.kind == "move"


@pytest.mark.parametrize("card", CARDS)
def test_a_played_card_moves_the_viscount_by_its_value(card: str) -> None:
    """Without Silver exactly the spaces at that distance can be reached."""
    seat = {"viscount": "1-2:OL", "board": [card, None, None], "hand": ["abbot"]}
    game = table(seat, boxes=BOTH, promos=True, phase="movement", played=card)
    wanted = {
        1: ["1-2 IN", "1-2 OR"],
        2: ["1-2 OR", "3-4 IN", "3-4 OL"],
        3: ["3-4 IN", "3-4 OL", "3-4 OR", "5-6 IN"],
        4: ["3-4 IN", "3-4 OR", "5-6 IN", "5-6 OL", "5-6 OR", "7-8 IN"],
    }
    spaces: Any = [option.label.args["space"] for option in game.decision.options]
    found = sorted(f"{space.args['segment']} {space.args['kind']}" for space in spaces)
    assert found == wanted[CARDS[card][0]]
