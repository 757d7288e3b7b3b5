"""Positions of solo opponents: tiles keep their place, and «resolve» knows every word of their data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import westkingdom as wk
from westkingdom.library.data import read_data

KEYS = ["keeper-of-keys"]
WONDER = ["works-of-wonder"]
Effect = dict[str, Any]


def flipped(chests: list[str | None]) -> list[str | None]:
    """The AI Chest Tiles that everybody sees at a table with these."""
    seats: list[dict[str, Any]] = [{}, {"chests": chests}]
    game = wk.scenario("viscounts", {"seats": seats}, expansions=KEYS, solo="cleric")
    view: Any = game.view(None)
    found: list[str | None] = view["keeper-of-keys"]["players"][1]["chests"]
    return found


def test_flipped_tiles_of_an_opponent_lie_where_they_are_named() -> None:
    """The tiles are those under the left, middle and right card, and what is not named lies face down."""
    assert flipped(["chest-ai-noble", None, None]) == ["chest-ai-noble", None, None]
    assert flipped(["chest-ai-noble", "chest-ai-cleric"]) == ["chest-ai-noble", "chest-ai-cleric", None]


@pytest.mark.parametrize(
    "chests",
    [[None, "chest-ai-cleric", None], [None, None, "chest-ai-cleric"], ["chest-ai-noble", None, "chest-ai-cleric"]],
)
def test_a_tile_never_slides_to_another_place(chests: list[str | None]) -> None:
    """A tile right of one that lies face down cannot be, and is refused with that reason, not moved to the left."""
    with pytest.raises(wk.BadPosition, match=r"one after the other, from the left: .* no null before a tile"):
        flipped(chests)


def test_more_tiles_than_places_are_refused() -> None:
    """A fourth place does not exist, not even an empty one."""
    with pytest.raises(wk.BadPosition, match="left, middle and right card, each of chest-ai-"):
        flipped(["chest-ai-noble", None, None, None])


def of_viscounts() -> Iterator[tuple[str, Effect]]:
    """Every effect in the data of the solo opponents of Viscounts."""
    data: Any = read_data("viscounts", "solo")
    more: Any = read_data("viscounts", "keeper-of-keys")
    for row in [*data["scheme_cards"], *more["scheme_cards"]]:
        for effect in [*row["steps"], *row["options"]]:
            yield "cleric", effect
    for row in data["ai_boards"]:
        who = row["id"].removeprefix("ai-board-")
        yield who, row["start"]
        for slot in row["building_slots"]:
            if "do" in slot["ability"]:
                yield who, slot["ability"]["do"]
        for space in row["collision_track"]:
            yield who, space["owner"]
            yield who, space["others"]
    for row in data["ai_reference_card"]:
        yield "cleric", row["becomes"]


def of_architects() -> Iterator[tuple[str, Effect]]:
    """Every effect in the data of the solo opponents of Architects."""
    data: Any = read_data("architects", "solo")
    for row in data["reconstruction_schemes"]:
        for section in row["sections"]:
            for effect in section["options"]:
                yield "reconstruction", effect
    for row in data["scheme_cards"]:
        for section in row["sections"] if row["requires"] is None else []:
            for effect in section["options"]:
                yield "patron", effect
    for row in data["ai_opponents"]:
        for effect in row["focus"]["options"]:
            yield row["id"].removeprefix("ai_"), effect
    for row in data["ai_board"]["guardhouse_actions"]:
        yield "patron", {"if": row["if"], "do": row["do"]} if row["if"] else row["do"]


def once(found: Iterator[tuple[str, Effect]]) -> list[Any]:
    """Each of these effects once, named by its text."""
    known = {f"{who} {json.dumps(effect)}": (who, effect) for who, effect in found}
    return [pytest.param(who, effect, id=name) for name, (who, effect) in known.items()]


@pytest.mark.parametrize(("who", "effect"), once(of_viscounts()))
def test_an_opponent_of_viscounts_resolves_every_effect_of_its_data(who: str, effect: Effect) -> None:
    """Whatever a scheme card or an AI board says can be tried alone."""
    position = {"seats": [{}, {"stone": 3}], "to_act": 1, "round": 5, "resolve": effect}
    assert wk.scenario("viscounts", position, expansions=KEYS, solo=who).seat == 0


@pytest.mark.parametrize(("who", "effect"), once(of_architects()))
def test_an_opponent_of_architects_resolves_every_effect_of_its_data(who: str, effect: Effect) -> None:
    """Whatever a scheme card or the board of an opponent says can be tried alone."""
    position = {"seats": [{}, {}], "to_act": 1, "resolve": effect}
    assert wk.scenario("architects", position, expansions=WONDER if who != "reconstruction" else [], solo=who).seat == 0


def test_an_effect_of_an_opponent_does_what_it_says() -> None:
    """Two silver more lie on the Tax Stand than after a turn without the effect."""
    seats: list[dict[str, Any]] = [{}, {}]
    more: dict[str, Any] = {"schemes": ["scheme_s08"], "tax_stand": 0, "to_act": 1, "seats": seats}
    plain = wk.scenario("architects", more, expansions=WONDER, solo="patron")
    taxed = wk.scenario("architects", {**more, "resolve": {"add_tax": 2}}, expansions=WONDER, solo="patron")
    after: list[Any] = [game.view(None)["tax_stand"] for game in (plain, taxed)]
    assert after[1] - after[0] == 2


def test_an_effect_counts_the_workers_where_the_opponent_is() -> None:
    """«here» is the place of the worker that it placed last: three workers there bring three marble."""
    effect = {"gain_per": {"gain": {"marble": 1}, "per": "workers_here", "each": 1}}
    seats: list[dict[str, Any]] = [{}, {"at": {"mines": 3}}]
    position = {"schemes": ["scheme_s08"], "to_act": 1, "seats": seats, "resolve": effect}
    found = []
    for words in ({}, {"here": "mines"}, {"here": "forest"}):
        game: Any = wk.scenario("architects", {**position, **words}, expansions=WONDER, solo="patron")
        found.append(game.view(None)["players"][1]["goods"]["marble"])
    assert [n - found[0] for n in found] == [0, 3, 0]


def test_only_the_opponent_knows_its_words() -> None:
    """A person cannot resolve what only scheme cards say, and is told the words that there are."""
    with pytest.raises(wk.BadPosition, match="is no effect of architects; the words are all, either"):
        wk.scenario("architects", {"seats": [{}, {}], "resolve": {"add_tax": 2}}, expansions=WONDER, solo="patron")


def test_a_word_that_no_opponent_knows_is_refused_with_the_words_of_its_data() -> None:
    """The refusal names what scheme cards know."""
    with pytest.raises(wk.BadPosition, match=r"the words are .*add_tax"):
        wk.scenario(
            "architects", {"seats": [{}, {}], "to_act": 1, "resolve": {"jump": 2}}, expansions=WONDER, solo="patron"
        )
