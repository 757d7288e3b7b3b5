"""A position that cannot be is refused with a sentence that says what was wrong and what would have been right."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule

KEYS = ["keeper-of-keys"]
GATES = ["gates-of-gold"]


def refusal(game: str, *seats: dict[str, Any], boxes: list[str] | None = None, **position: Any) -> str:
    """What is said of a position."""
    with pytest.raises(wk.BadPosition) as refused:
        wk.scenario(game, {"seats": list(seats) or [{}, {}], **position}, expansions=boxes or [])
    return str(refused.value)


@rule("KK-027")
@pytest.mark.parametrize("name", ["journeyman", "lender", "trader"])
@pytest.mark.parametrize(
    "words", [{"hand": 1}, {"draw": 1}, {"discard": 1}, {"removed": 1}, {"townsfolk": 1}, {"played": 1}]
)
def test_a_starting_card_that_a_box_replaces_is_refused_with_that_reason(name: str, words: dict[str, int]) -> None:
    """Wherever it is named, the reason is the card that takes its place and the box of that card."""
    (word,) = words
    old = f"{name}-1"
    named: Any = {"townsfolk": {"1-2": [old]}, "played": old}.get(word, [old])
    seat, table = ({word: named}, {}) if word in ("hand", "draw", "discard") else ({}, {word: named})
    said = refusal("viscounts", seat, {}, boxes=KEYS, **table)
    assert said == f"{old} is not in play: it is replaced by {name}-2 of keeper-of-keys."


@rule("GG-165")
def test_the_castle_leader_of_the_game_is_refused_with_that_reason() -> None:
    """With Gates of Gold one of its own leaders is used."""
    said = refusal("viscounts", boxes=GATES, castle_leader_card="castle-leader-hand")
    assert said == "castle-leader-hand is not in play: it is replaced by one of the castle leaders of gates-of-gold."
    assert "«castle_leader_card» is one of castle-leader-shuffle, " in refusal(
        "viscounts", boxes=GATES, castle_leader_card="abbot"
    )


def test_a_card_of_another_box_is_said_to_be_none_of_this_mix() -> None:
    """The card is known elsewhere: the sentence speaks of the mix."""
    assert "no card 'kings-order' in this mix of boxes" in refusal("viscounts", {"hand": ["kings-order"]}, {})
    assert "no building 'bld_school' in this mix of boxes" in refusal("architects", {"hand": ["bld_school"]}, {})


SENTENCES = [
    ({"hand": ["abbot", "abbot"]}, {}, "starting card, of which every person has one"),
    ({"hand": ["friar"]}, {"hand": ["friar"]}, "named in another place already"),
    ({"hero": "hero-emma"}, {"hero": "hero-emma"}, "another seat has it too"),
    ({"hero": "friar"}, {}, "that card is no hero"),
    ({"manuscripts": ["nothing"]}, {}, "no manuscript 'nothing' in this mix of boxes"),
]


@pytest.mark.parametrize(("one", "other", "reason"), SENTENCES)
def test_each_mistake_has_a_reason_of_its_own(one: dict[str, Any], other: dict[str, Any], reason: str) -> None:
    """A sentence names one mistake, never «this or that»."""
    assert reason in refusal("viscounts", one, other)


def test_a_seat_that_does_not_exist_is_answered_with_those_that_do() -> None:
    """The seats that there are stand in the sentence."""
    assert refusal("viscounts", castle_leader=7) == "«castle_leader» is a seat from 0 to 1, not 7."


WONDERS = ["works-of-wonder"]
Case = tuple[list[str], list[dict[str, Any]], dict[str, Any], str]
"""Boxes, seats and the rest of a position, and what is said of it."""
OF_VISCOUNTS: list[Case] = [
    ([], [{"viscount": "moon:OL"}, {}], {}, "There is no segment 'moon'; the segments are 1-2, "),
    ([], [{"viscount": "1-2:UP"}, {}], {}, "There is no space '1-2:UP'; spaces are called 1-2:OL, "),
    ([], [{"built": {"gh1": "1-2:1"}}, {"built": {"gh1": "1-2:1"}}], {}, "Two buildings stand on the spot '1-2:1'."),
    ([], [{"cleric_bonus": ["pink"]}, {}], {}, "There is no ribbon 'pink'; the ribbons are "),
    ([], [{"tier1": [1, 2]}, {}], {}, "«tier1» has a number for each of c1, c2, c3, c4, c5, not [1, 2]."),
    ([], [{"board": ["abbot"]}, {}], {}, "«board» names the left, middle and right card, null for none."),
    ([], [{"hand": [], "known_in_hand": ["abbot"]}, {}], {}, "«known_in_hand» names cards of the hand of seat 0"),
    ([], [{}, {}], {"phase": "movement"}, "In the phase «movement» a card has been played"),
]
OF_ARCHITECTS: list[Case] = [
    ([], [{}, {}], {"to_act": 5}, "«to_act» is a seat from 0 to 1, not 5."),
    ([], [{"captives": {"Bob": 1}}, {}], {}, "«captives» names seats, as {'1': 2}, not 'Bob'."),
    ([], [{"captives": {"2": 1}}, {}], {}, "«captives» names seats, as {'1': 2}, not '2'."),
    ([], [{}, {}], {"building_pile": []}, "«building_pile» names at least one card"),
    ([], [{"hand": ["bld_well"]}, {"hand": ["bld_well"]}], {}, "The building card bld_well is named twice."),
    ([], [{"apprentices": ["app_thief", "app_thief"]}, {}], {}, "The apprentice app_thief is named twice."),
    ([], [{}, {}], {"black_market": [0, 0, 1, 1]}, "«black_market» names the seats of up to 3 workers"),
    ([], [{"goods": {"wood": 1}, "wood": 1}, {}], {}, "Seat 0 names «wood» twice, by itself and in «goods»."),
    (WONDERS, [{}, {}], {"contributed": ["silver"]}, "«contributed» names resources, not 'silver'."),
    (WONDERS, [{}, {}], {"wonders_at": {"wonder_clay": "moon"}}, "«wonders_at» names locations, not 'moon'."),
    (WONDERS, [{"buildings": ["wonder_clay"]}, {}], {}, "«wonders_at» must say where the token of wonder_clay stands."),
    (WONDERS, [{}, {}], {"wonder_tokens": {"bld_well": 1}}, "There is no Wonder 'bld_well'; the Wonders are wonder_"),
    (WONDERS, [{}, {}], {"consequence": "rain"}, "There is no Contribution card 'rain'; they are contribution_1, "),
    (
        WONDERS,
        [{}, {}],
        {"consequence": "contribution_1", "contribution_pile": ["contribution_1"]},
        "The card contribution_1 is named twice.",
    ),
]
CASES = [*(("viscounts", *case) for case in OF_VISCOUNTS), *(("architects", *case) for case in OF_ARCHITECTS)]


@pytest.mark.parametrize(("game", "boxes", "seats", "position", "sentence"), CASES, ids=[case[-1] for case in CASES])
def test_what_cannot_lie_there_is_said(
    game: str, boxes: list[str], seats: list[dict[str, Any]], position: dict[str, Any], sentence: str
) -> None:
    assert refusal(game, *seats, boxes=boxes, **position).startswith(sentence)
