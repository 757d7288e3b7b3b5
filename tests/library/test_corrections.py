"""Owners of the box can correct facts that were reconstructed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westkingdom as wk
from westkingdom.architects.game import Architects
from westkingdom.library.data import read_data
from westkingdom.viscounts.game import Viscounts

CORRECTION: dict[str, Any] = {"player_cards": [{"id": "player-card-4", "start": {"gain": {"silver": 99}}}]}


def with_player_card_4(data: object) -> wk.Game:
    """A game in which somebody has just picked Player card 4."""
    for seed in range(200):
        game = wk.new_game("viscounts", seats=4, seed=seed, data=data)
        for option in game.decision.options:
            if option.label.args["player_card"] == "player-card-4":
                game.play(option)
                return game
    raise AssertionError("Player card 4 was never offered")


def silver(game: wk.Game) -> int:
    """The Silver of everybody together."""
    assert isinstance(game, Viscounts)
    return sum(p.goods[0] for p in game.players)


def test_a_correction_changes_the_game() -> None:
    """A game begun with a correction plays with the corrected fact."""
    assert silver(with_player_card_4({})) == 7
    assert silver(with_player_card_4(CORRECTION)) == 99


def test_a_saved_game_remembers_its_corrections() -> None:
    """A saved game is continued with the facts it was begun with."""
    game = with_player_card_4(CORRECTION)
    again = wk.load_game(json.loads(json.dumps(game.save())))
    assert again.save() == game.save()
    assert again.facts_digest() == game.facts_digest() != wk.new_game("viscounts", seats=2).facts_digest()


def test_a_game_keeps_its_own_copy_of_the_corrections() -> None:
    """What the caller does with the corrections afterwards changes nothing in the game."""
    data = json.loads(json.dumps(CORRECTION))
    game = wk.new_game("viscounts", seats=2, seed=1, data=data)
    before = game.save()
    data["player_cards"].clear()
    assert game.save() == before
    assert wk.load_game(game.save()).save() == before


BOTH = ("gates-of-gold", "keeper-of-keys")


def test_a_correction_reaches_the_cards_of_boxes() -> None:
    """A corrected Outsider and a corrected Public Building are played with, and a saved game remembers them."""
    data = {
        "outsiders": [{"id": "outsider-tyrant", "endgame": {"vp": 7}}],
        "public_buildings": [{"id": "public-workshop", "vp": 1}],
        "kings_orders": [{"id": "kings-order", "cost": 2}],
    }
    game = wk.new_game("viscounts", seats=2, expansions=BOTH, seed=1, data=data)
    plain = wk.new_game("viscounts", seats=2, expansions=BOTH, seed=1)
    assert isinstance(game, Viscounts)
    assert isinstance(plain, Viscounts)
    number = game.cards.number
    assert game.cards.vp[number["public-workshop"]] == 1
    assert (game.cards.cost[number["kings-order"]], plain.cards.cost[number["kings-order"]]) == (2, 3)
    again = wk.load_game(json.loads(json.dumps(game.save())))
    assert again.facts_digest() == game.facts_digest() != plain.facts_digest()


def test_a_correction_of_a_box_that_is_not_in_the_game_is_refused() -> None:
    """Without the box there is no such list to correct."""
    with pytest.raises(wk.BadOptions, match="know no list «outsiders»"):
        wk.new_game("viscounts", seats=2, data={"outsiders": [{"id": "outsider-tyrant", "endgame": {"vp": 7}}]})


CAPTURE_FOR_LESS: dict[str, Any] = {"id": "town_capture_more", "cost": {"silver": -1}, "requires": [], "yield": None}


def instead_of_a_debt(good: str, what: str) -> dict[str, object]:
    """An ability by which a good is paid and something does not happen."""
    return {"on": "would_gain_debt", "may": True, "do": {"pay": {good: 1}, "do": {"prevent": what}}}


def test_corrections_reach_architects_and_its_box() -> None:
    """A corrected building and a corrected Contribution card are played with, and a saved game remembers them."""
    data = {
        "buildings": [{"id": "bld_tavern", "vp": 9}, {"id": "bld_baths", "vp": 1}],
        "wonders": [{"id": "wonder_clay", "tax_cost": 2}],
    }
    game = wk.new_game("architects", seats=2, expansions=["works-of-wonder"], seed=1, data=data)
    plain = wk.new_game("architects", seats=2, expansions=["works-of-wonder"], seed=1)
    assert isinstance(game, Architects)
    number = game.buildings.number
    assert [game.buildings.vp[number[ident]] for ident in ("bld_tavern", "bld_baths")] == [9, 1]
    assert game.buildings.tax[number["wonder_clay"]] == 2
    again = wk.load_game(json.loads(json.dumps(game.save())))
    assert again.facts_digest() == game.facts_digest() != plain.facts_digest()
    with pytest.raises(wk.BadOptions, match="know no list «wonders»"):
        wk.new_game("architects", seats=2, data={"wonders": data["wonders"]})


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "Corrections of data are an object"),
        ({"townsfolk": []}, "know no list «townsfolk»"),
        ({"buildings": [{"id": "bld_nowhere"}]}, "There is no 'bld_nowhere'"),
        ({"buildings": [{"id": "bld_tavern", "colour": 1}]}, "has no «colour»"),
        ({"buildings": [{"id": "bld_tavern", "vp": "six"}]}, "cannot be used"),
        ({"buildings": [{"id": "bld_tavern", "cost": {"mud": 1}}]}, "cannot be used"),
        ({"apprentices": [{"id": "app_thief", "skills": ["juggling"]}]}, "cannot be used"),
        ({"rewards": [{"id": "rew_gold_1", "effect": {"fly": 1}}]}, "cannot be used"),
        ({"locations": [{"id": "town_centre", "actions": [CAPTURE_FOR_LESS]}]}, "cannot cost less than nothing"),
        ({"apprentices": [{"id": "app_thief", "ability": instead_of_a_debt("silver", "tax")}]}, "can only pay silver"),
        ({"apprentices": [{"id": "app_thief", "ability": instead_of_a_debt("gold", "debt")}]}, "can only pay silver"),
    ],
)
def test_bad_corrections_of_architects_are_refused_with_a_sentence(data: object, sentence: str) -> None:
    """A correction that makes no sense is refused before a game begins."""
    with pytest.raises(wk.BadOptions, match=sentence):
        wk.new_game("architects", seats=2, data=data or [0])


@pytest.mark.parametrize("wrong", [{"limit": 2}, {"action": "build"}], ids=str)
def test_a_chest_tile_that_converts_otherwise_is_refused(wrong: dict[str, object]) -> None:
    """Every Chest Tile converts one icon, in any action."""
    rows: Any = read_data("viscounts", "keeper-of-keys")["chest_tiles"]
    tile = next(row for row in rows if row["timing"] != "immediate")
    effect = {"icons_convert": {**tile["effect"]["icons_convert"], **wrong}}
    data = {"chest_tiles": [{"id": tile["id"], "effect": effect}]}
    with pytest.raises(wk.BadOptions, match="converts one icon in any action"):
        wk.new_game("viscounts", seats=2, expansions=["keeper-of-keys"], data=data)


@pytest.mark.parametrize("wrong", [{"resource": "wood"}, {"skills": ["tiling"]}, {"ability": None}], ids=str)
def test_a_wonder_that_is_not_like_the_others_is_refused(wrong: dict[str, object]) -> None:
    """Every Wonder is of its own resource, needs no skill, and does what every Wonder does."""
    data = {"wonders": [{"id": "wonder_clay", **wrong}]}
    with pytest.raises(wk.BadOptions, match="must stand in the order of the resources"):
        wk.new_game("architects", seats=2, expansions=["works-of-wonder"], data=data)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "Corrections of data are an object"),
        ({"cards": []}, "know no list «cards»"),
        ({"heroes": [{"id": "hero-nobody"}]}, "There is no 'hero-nobody'"),
        ({"heroes": ["hero-ada"]}, "is an object with an id"),
        ({"heroes": [{"id": "hero-ada", "colour": 1}]}, "has no «colour»"),
        ({"heroes": [{"id": "hero-ada", "cost": "two"}]}, "cannot be used"),
        ({"heroes": [{"id": "hero-ada", "ability": {"on": "collision", "do": {"fly": 1}}}]}, "cannot be used"),
        ({"heroes": [{"id": "hero-ada", "icons": {"dragon": 1}}]}, "cannot be used"),
        ({"heroes": {1, 2}}, "plain data"),
    ],
)
def test_bad_corrections_are_refused_with_a_sentence(data: object, sentence: str) -> None:
    """A correction that makes no sense is refused before a game begins."""
    with pytest.raises(wk.BadOptions, match=sentence):
        wk.new_game("viscounts", seats=2, data=data or [0])
