"""A table whose seats are turned plays the same game, turned: no rule mixes up seats, wherever the decider sits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.laws.broken import LawBroken
from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import Chooser
from tests.kit.laws.rotation import turned_table_plays_the_same
from tests.kit.laws.shelf import BOOKS
from tests.kit.laws.tables import TABLES
from tests.kit.laws.turning import SeatMap, Turn, plain
from westkingdom.architects.state import Player as ArchitectsPlayer
from westkingdom.architects.state import State as ArchitectsState
from westkingdom.engine.shape import shape_of
from westkingdom.viscounts.state import Player as ViscountsPlayer
from westkingdom.viscounts.state import State as ViscountsState

# Who plays alone cannot be turned: a solo opponent stays the last.
TURNED = [table for table in TABLES if table[1] > 1]
FIELDS = {
    "viscounts": (shape_of(ViscountsState), shape_of(ViscountsPlayer)),
    "architects": (shape_of(ArchitectsState), shape_of(ArchitectsPlayer)),
}


@pytest.mark.parametrize(("mix", "seats"), TURNED, ids=table_name)
def test_a_turned_table_plays_the_same_game(mix: Mix, seats: int) -> None:
    """Views, decisions, events, points and outcome are the same, turned by however many seats."""
    for by in range(1, seats):
        chooser = BOOKS[mix.game].choosers["random" if (by + seats) % 2 else "builder"](by)
        turned_table_plays_the_same(mix.begin(seats, by), chooser, by, n=10_000, every=9)


@pytest.mark.parametrize("game", BOOKS)
def test_every_field_of_the_state_is_known_to_name_seats_or_not(game: str) -> None:
    """No field of a game, of its players or of its boxes is forgotten when a table is turned."""
    seats = BOOKS[game].seats
    assert [set(seats.state), set(seats.player)] == [set(fields) for fields in FIELDS[game]]
    added: dict[str, set[str]] = {}
    for mix in BOOKS[game].mixes:
        g: Any = mix.begin(mix.seats[0], 0)
        for box in g.boxes:
            if box.place >= 0:
                added.setdefault(box.name, set()).update(g.parts[box.place].fields())
    assert added == {name: set(fields) for name, fields in seats.parts.items()}


@pytest.mark.parametrize("game", BOOKS)
def test_a_table_that_is_turned_back_is_as_it_was(game: str) -> None:
    """Turning on and back gives the same state; a turn is no loss."""
    books = BOOKS[game]
    for mix, seats in books.tables:
        state = mix.begin(seats, 5).state()
        there = books.seats.turned_state(Turn(seats, 1), state)
        assert books.seats.turned_state(Turn(seats, seats - 1), there) == state


FORGOTTEN = [
    ("viscounts", "both", "state", "turn"),
    ("viscounts", "both", "state", "start"),
    ("viscounts", "both", "state", "spots"),
    ("viscounts", "both", "options", "bump"),
    ("viscounts", "both", "shown", "players"),
    ("architects", "base", "state", "market"),
    ("architects", "base", "state", "plans_by"),
    ("architects", "base", "player", "captives"),
    ("architects", "base", "options", "capture"),
    ("architects", "base", "said", "owner"),
]


@pytest.mark.parametrize(("game", "mix", "where", "fact"), FORGOTTEN)
def test_a_seat_that_is_not_turned_breaks_the_law(
    game: str, mix: str, where: str, fact: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law is no empty one: a table at which one fact stays where it was is another game."""
    books = BOOKS[game]
    known: SeatMap = books.seats
    changes: dict[str, Any] = {where: getattr(known, where) | {fact: plain}}
    monkeypatch.setattr(books, "seats", replace(known, **changes))
    with pytest.raises((LawBroken, wk.WestkingdomError)):
        play_three_games(books.mix(mix))


def play_three_games(mix: Mix) -> None:
    """Three people play three games, everything compared at every decision."""
    for seed in range(3):
        turned_table_plays_the_same(mix.begin(3, seed), Chooser(seed), 1, n=10_000, every=1)
