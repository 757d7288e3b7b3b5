"""Keeper of Keys, section E: Heroes that leave the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.keeper_of_keys.heroes import LINE, hand, line, told
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, names, offers, pick, table
from westkingdom.viscounts.keeper_of_keys.part import keys


@rule("KK-043")
@pytest.mark.parametrize("hero", ["hero-delphine", "hero-frederick", "hero-girard", "hero-mariam"])
def test_a_hero_with_the_symbol_leaves_the_game_when_it_drops_off(hero: str) -> None:
    """It is neither on the board nor among the discards nor with the other Heroes, but out of the game."""
    game = table({"board": [None, None, hero], "hand": ["abbot", "squire"], "discard": ["thief"]}, boxes=KEYS)
    while game.decision.kind != "play-card":
        game.play(game.decision.options[0])
    assert names(game, game.removed) == [hero]
    assert names(game, game.players[0].board) == ["", "", ""]
    assert hero not in names(game, game.players[0].discard) + line(game) + names(game, keys(game).hero_pile)


@rule("KK-043")
def test_other_heroes_and_other_moments_do_not_remove() -> None:
    """Fara, without the symbol, goes to the discards; Girard sliding to space 3 stays."""
    game = table(
        {"board": [None, "hero-girard", "abbot"], "hero": "hero-girard", "hand": ["squire", "thief"]}, boxes=KEYS
    )
    assert names(game, game.players[0].board) == ["", "", "hero-girard"]
    game = table({"board": [None, None, "hero-fara"], "hand": ["abbot", "squire"]}, boxes=KEYS)
    game.play(game.decision.options[0])
    assert names(game, game.players[0].discard)[0] == "hero-fara"
    assert game.removed == []


@rule("KK-044")
def test_the_removal_comes_after_all_other_effects() -> None:
    """While Girard's owner chooses a Hero he is not yet removed, and the Silver is gained before he goes."""
    game = table({"board": [None, None, "hero-girard"], "hand": ["abbot", "squire"]}, boxes=KEYS, heroes=LINE)
    log = game.listen()
    assert (game.decision.kind, game.removed) == ("hero", [])
    assert "hero-girard" not in names(game, game.players[0].discard)
    pick(game, "hero", card="hero-emma")
    assert told(log, "gain-hero", "gain", "leave-game") == ["gain-hero", "gain", "leave-game"]


@rule("KK-045")
def test_girard_gives_a_hero_and_two_silver_and_leaves() -> None:
    """Dropping off, he gives exactly that."""
    game = table({"board": [None, None, "hero-girard"], "hand": ["abbot", "squire"]}, boxes=KEYS, heroes=LINE)
    pick(game, "hero", card="hero-rudolf")
    p = game.players[0]
    assert (hand(game), p.goods) == (["abbot", "squire", "hero-rudolf"], [2, 0, 0, 0])
    assert names(game, game.removed) == ["hero-girard"]


@rule("KK-046")
def test_girard_has_value_one_and_three_merchants() -> None:
    """In a Trade he counts as 3 Merchants, he moves the Viscount 1 space, and destroying him gives 1 Silver."""
    seat = {"hand": ["hero-girard", "abbot"], "viscount": "1-2:IN"}
    game = table(seat, boxes=KEYS)
    pick(game, "play-card", card="hero-girard")
    assert [(o.label.args["space"].args["segment"], o.label.args["space"].args["kind"]) for o in offers(game)] == [  # type: ignore[union-attr]
        ("1-2", "OR"),
        ("3-4", "IN"),
    ]
    game = table({"board": ["hero-girard", None, None], "viscount": "1-2:OL"}, boxes=KEYS, phase="action")
    pick(game, "action", key="action-trade")
    assert [option.label.args["n"] for option in game.decision.options] == [1, 2, 3]
    game = table({"hand": ["hero-girard", "abbot"]}, boxes=KEYS, phase="draw", resolve={"destroy": 1})
    pick(game, "destroy", card="hero-girard")
    assert game.players[0].goods[0] == 1


@rule("KK-047")
@pytest.mark.parametrize(
    ("hero", "words"),
    [
        ("hero-frederick", {"tier3": 20, "workers": 0}),
        ("hero-mariam", {"built": {"w1": "1-2:1", "w2": "1-2:2", "w3": "3-4:1"}}),
    ],
)
def test_the_removal_happens_though_the_other_effect_is_impossible(hero: str, words: dict[str, Any]) -> None:
    """Without Workers to place, or Workshops to build, nothing is gained but the Hero is gone all the same."""
    game = table({"board": [None, None, hero], "hand": ["abbot", "squire"], **words}, boxes=KEYS)
    assert game.decision.kind == "play-card"
    assert names(game, game.removed) == [hero]


@rule("KK-047")
def test_girard_leaves_though_no_hero_is_face_up() -> None:
    """With an empty line he gives his 2 Silver and is removed."""
    seat = {"board": [None, None, "hero-girard"], "hand": ["abbot", "squire"]}
    game = table(seat, boxes=KEYS, heroes=[], hero_pile=[])
    assert (game.decision.kind, game.players[0].goods[0]) == ("play-card", 2)
    assert game.removed[-1] == game.cards.number["hero-girard"]


@rule("KK-048")
def test_the_removal_is_not_destroying() -> None:
    """Delphine, value 2, gives no Silver when she leaves, and the Public Trading Post does not answer."""
    seat = {
        "board": [None, None, "hero-delphine"],
        "hand": ["abbot", "squire"],
        "debts": 1,
        "deeds": 1,
        "public": {"trading_post": "5-6:1"},
    }
    tiles = {"1-2": ["ms-grey-4-stone"]}
    game = table(seat, boxes=KEYS, manuscripts=tiles)
    log = game.listen()
    pick(game, "free-manuscript", manuscript="ms-grey-4-stone")
    assert (game.decision.kind, game.players[0].goods) == ("play-card", [0, 0, 2, 0])
    assert names(game, game.removed) == ["hero-delphine"]
    assert told(log, "destroy", "ability") == []


@rule("KK-049")
@pytest.mark.parametrize(("held", "stays"), [(["squire"], True), (["squire", "thief"], False)])
def test_nobody_is_left_with_fewer_than_three_cards(held: list[str], stays: bool) -> None:
    """A Hero that would leave 2 cards goes to the discards; one that leaves 3 goes out of the game."""
    seat = {"board": [None, "abbot", "hero-frederick"], "hand": held, "draw": [], "discard": []}
    game = table(seat, boxes=KEYS)
    pick(game, "free-workers", section="c1")
    out = [card for card in names(game, game.removed) if card == "hero-frederick"]
    owned = [card for p in game.players[:1] for card in p.hand + p.draw + p.discard + p.board if card >= 0]
    assert (out == [], len(owned)) == (stays, 3)
    game.check()


@rule("KK-EX-1")
def test_girard() -> None:
    """The turn begins, cards shift; Y is taken, D refills, 2 Silver; Girard is out and no hire is answered."""
    seat = {"board": ["abbot", "squire", "hero-girard"], "hand": ["thief", "labourer"], "built": {"w1": "1-2:1"}}
    game = table(seat, boxes=KEYS, heroes=LINE, hero_pile=["hero-fara", "hero-isabette"])
    assert [offer.label.args["card"] for offer in offers(game)] == LINE
    pick(game, "hero", card="hero-judith")
    p = game.players[0]
    assert (hand(game), p.goods[0]) == (["thief", "labourer", "hero-judith"], 2)
    assert line(game) == ["hero-fara", "hero-emma", "hero-rudolf"]
    assert (names(game, game.removed)[-1], game.decision.kind) == ("hero-girard", "play-card")
    assert "hero-girard" not in names(game, p.discard)
    assert names(game, p.board) == ["", "abbot", "squire"]
