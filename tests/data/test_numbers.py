"""The numbers of cards stand in the data: they are part of the action space and of saves, and never change."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from westkingdom.engine.rows import digest_of
from westkingdom.library.data import parts_of, rules_of
from westkingdom.library.settings import settings_for

DECKS = [
    ("viscounts", "townsfolk", "cards", 253),
    ("viscounts", "heroes", "cards", 254),
    ("architects", "apprentices", "cards", 127),
    ("architects", "buildings", "buildings", 127),
    ("architects", "player_boards", "cards", 159),
]
"""By game: a deck, the table that it is loaded into, and a number that nothing has yet."""


def loaded(game: str, change: Any = None) -> Any:
    """The facts of a base game, with changed data."""
    parts: dict[str, Any] = parts_of(settings_for(game, 2, [], 0, {}))
    if change is not None:
        change(parts[""])
    return rules_of(game).load(parts)


@pytest.mark.parametrize(("game", "deck", "table", "free"), DECKS)
def test_a_card_can_be_added_anywhere_in_a_deck(game: str, deck: str, table: str, free: int) -> None:
    """All others keep their numbers, the new one has its own, and the facts are other facts."""

    def add(files: Any) -> None:
        files[deck].insert(1, {**files[deck][0], "id": "newcomer", "number": free})

    before, after = loaded(game), loaded(game, add)
    assert getattr(after, table).number == {**getattr(before, table).number, "newcomer": free}
    assert after.digest != before.digest


@pytest.mark.parametrize(("game", "deck", "table", "free"), DECKS)
@pytest.mark.parametrize("wrong", ["taken", -1, 4096])
def test_a_number_that_is_taken_or_out_of_place_is_refused(
    game: str, deck: str, table: str, free: int, wrong: int | str
) -> None:
    """Two cards never share a number, and none takes one of another kind of thing."""

    def add(files: Any) -> None:
        first = files[deck][0]
        files[deck].append({**first, "id": "newcomer", "number": first["number"] if wrong == "taken" else wrong})

    with pytest.raises(ValueError, match="the number of newcomer must be free"):
        loaded(game, add)


@pytest.mark.parametrize(("game", "deck", "table", "free"), DECKS)
def test_the_order_of_rows_does_not_matter_for_numbers(game: str, deck: str, table: str, free: int) -> None:
    """A deck that is written backwards has the same numbers."""
    backwards = loaded(game, lambda files: files[deck].reverse())
    assert getattr(backwards, table).number == getattr(loaded(game), table).number


def test_numbers_stay_out_of_the_digest_of_the_facts() -> None:
    """Saves that were written before the numbers stood in the data are played with the same facts."""
    bare = {"cards": [{"id": "a"}], "other": [{"number": 7}]}
    assert digest_of({"cards": [{"id": "a", "number": 3}], "other": [{"number": 7}]}, ["cards"]) == digest_of(bare, [])
    assert digest_of(bare, []) != digest_of({**bare, "other": [{"number": 8}]}, [])


@pytest.mark.parametrize("game", wk.GAMES)
def test_no_two_boxes_use_the_same_number(game: str) -> None:
    """Loaded all together, the decks of all boxes and promotional cards fit beside each other."""
    options: dict[str, Any] = {"promos": True} if game == "viscounts" else {"promo_cards": True, "promo_boards": True}
    facts: Any = rules_of(game).load(parts_of(settings_for(game, 2, list(wk.GAMES[game].expansions), 0, options)))
    numbers = list(facts.cards.number.values())
    assert len(set(numbers)) == len(numbers)
