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
