"""Keeper of Keys, section D: gaining Heroes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import labels
from tests.kit.chapters.keeper_of_keys.heroes import LINE, hand, line
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, names, offers, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys

GAIN = {"gain_card": "hero"}


def gaining(seat: dict[str, Any], **position: Any) -> Viscounts:
    """A table at which seat 0 gains a Hero before its draw phase."""
    return table(seat, boxes=KEYS, phase="draw", resolve=GAIN, **{"heroes": LINE, **position})


@rule("KK-035")
@pytest.mark.parametrize("hero", LINE)
def test_one_of_the_three_face_up_heroes_joins_the_hand(hero: str) -> None:
    """Exactly the three face-up Heroes are offered, and the chosen one is in the hand, nowhere else."""
    game = gaining({"hand": ["abbot", "squire", "thief"], "discard": ["financer"]})
    assert [offer.label.args["card"] for offer in offers(game)] == LINE
    pick(game, "hero", card=hero)
    assert hand(game) == ["abbot", "squire", "thief", hero]
    assert names(game, game.players[0].discard) == ["financer"]
    assert hero not in line(game)


@rule("KK-036")
@pytest.mark.parametrize("silver", [0, 7])
def test_a_hero_costs_nothing(silver: int) -> None:
    """Whoever has no Silver gains a Hero of value 3, and whoever has some keeps all of it."""
    game = gaining({"silver": silver, "ink": 1})
    assert game.cards.cost[game.cards.number["hero-emma"]] == 3
    assert offers(game, card="hero-emma")[0].cost == []
    pick(game, "hero", card="hero-emma")
    assert game.players[0].goods == [silver, 1, 0, 0]


@rule("KK-037")
def test_gaining_a_hero_is_no_hire() -> None:
    """Neither Renauld's Stone nor the Discard of the first Workshop follows; both follow a Free Hire."""
    seat = {"board": ["hero-renauld", None, None], "built": {"w1": "3-4:1"}, "hand": ["abbot", "squire", "thief"]}
    game = gaining(seat)
    pick(game, "hero", card="hero-judith")
    assert (game.players[0].goods, game.turn) == ([0, 0, 0, 0], 1)
    game = table(seat, boxes=KEYS, phase="draw", resolve={"hire_free": 1}, townsfolk={"1-2": ["bishop"]})
    pick(game, "free-hire", card="bishop")
    assert (game.players[0].goods, game.decision.kind) == ([0, 0, 1, 0], "discard")


@rule("KK-038")
def test_the_line_is_refilled_at_once_from_the_pile() -> None:
    """The top of the pile, and nothing else, fills the gap before anything else happens."""
    effect = {"all": [GAIN, GAIN]}
    game = table({}, boxes=KEYS, heroes=LINE, hero_pile=["hero-girard", "hero-fara"], resolve=effect)
    pick(game, "hero", card="hero-judith")
    assert game.decision.kind == "hero"
    assert sorted(line(game)) == ["hero-emma", "hero-girard", "hero-rudolf"]
    assert names(game, keys(game).hero_pile) == ["hero-fara"]
    pick(game, "hero", card="hero-girard")
    assert sorted(line(game)) == ["hero-emma", "hero-fara", "hero-rudolf"]
    assert keys(game).hero_pile == []


@rule("KK-039")
def test_without_a_pile_the_line_shrinks_and_then_nothing_is_gained() -> None:
    """Heroes that left the game do not come back: the line goes 2, 1, 0, and the next gain does nothing."""
    effect = {"all": [GAIN, GAIN, GAIN, {"gain": {"silver": 1}}]}
    game = table({"hand": ["abbot", "squire"]}, boxes=KEYS, heroes=LINE[:2], hero_pile=[], resolve=effect)
    assert "hero-girard" in names(game, game.removed)
    assert [offer.label.args["card"] for offer in offers(game)] == LINE[:2]
    pick(game, "hero", card="hero-emma")
    assert (line(game), game.decision.kind) == ([], "play-card")
    assert hand(game) == ["abbot", "squire", "hero-emma", "hero-judith"]
    assert game.players[0].goods[0] == 1


@rule("KK-040")
def test_the_hand_limit_does_not_stop_a_hero() -> None:
    """With a full hand, or more, a Hero is still gained; in phase 6 nothing is drawn and nothing given up for it."""
    cards = ["abbot", "squire", "thief", "financer"]
    game = gaining({"hand": cards})
    pick(game, "hero", card="hero-judith")
    assert (hand(game), game.turn) == ([*cards, "hero-judith"], 1)


@rule("KK-041")
def test_gaining_a_hero_is_mandatory() -> None:
    """No option refuses, and the last face-up Hero is taken without a question."""
    game = gaining({})
    assert labels(game) == ["gain-hero-card"] * 3
    game = gaining({"hand": ["abbot", "squire", "thief"]}, heroes=LINE[1:2], hero_pile=[])
    assert (hand(game), game.turn) == (["abbot", "squire", "thief", "hero-judith"], 1)


@rule("KK-041")
def test_beside_a_slash_the_player_chooses() -> None:
    """A Keeper gives a Chest Tile or a Hero with 2 Silver, never both and never neither."""
    game = table({"board": [None, None, "keeper-3"], "hand": ["abbot", "squire"]}, boxes=KEYS, heroes=LINE)
    assert (game.decision.kind, labels(game)) == ("either", ["effect-gain-chest", "effect-all"])
    pick(game, "either", key="effect-all")
    pick(game, "hero", card="hero-judith")
    assert (game.players[0].goods[0], keys(game).slotted[0]) == (2, [-1, -1, -1])


@rule("KK-042")
@pytest.mark.parametrize("hero", ["hero-lothaire", "hero-zesiro", "hero-girard"])
def test_a_gained_hero_does_nothing_yet(hero: str) -> None:
    """Neither an immediate effect nor a drop-off effect nor the Corruption of a Criminal happens."""
    game = gaining({"hand": ["abbot", "squire", "thief"]}, heroes=[hero, "hero-emma", "hero-judith"])
    pick(game, "hero", card=hero)
    p = game.players[0]
    assert (p.goods, p.corruption, p.virtue, p.debts, p.deeds) == ([0, 0, 0, 0], 1, 7, 0, 0)
    assert (hand(game)[-1], game.turn) == (hero, 1)
