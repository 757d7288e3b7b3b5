"""Fields of a state as plain data, also those that are left out when they are empty."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

import westkingdom as wk
from westkingdom import BadSave
from westkingdom.architects.state import Player as Architect
from westkingdom.architects.state import State as ArchitectsState
from westkingdom.engine.shape import (
    BOOL,
    FEW,
    INT,
    INTS,
    LEFT_OUT_WHEN_EMPTY,
    LISTS,
    NESTED,
    Record,
    has_shape,
    read_fields,
    shape_of,
    write_fields,
)
from westkingdom.viscounts.state import Player as Viscount
from westkingdom.viscounts.state import State as ViscountsState

FIELDS = {"all": INTS, "few": FEW}


@dataclass(init=False)
class Shelf(Record):
    """A record of every shape."""

    books: int
    locked: bool
    boards: list[int]
    lent: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    rows: list[list[int]] = field(metadata=NESTED)


@dataclass(init=False)
class Unmarked(Record):
    """A list of lists that does not say so."""

    rows: list[list[int]]


def test_the_shape_of_a_record_is_read_from_its_annotations() -> None:
    """Every field is there, in the order in which the class names them."""
    shape = {"books": INT, "locked": BOOL, "boards": INTS, "lent": FEW, "rows": LISTS}
    assert list(shape_of(Shelf).items()) == list(shape.items())


@pytest.mark.parametrize("game", wk.GAMES)
def test_a_save_has_the_annotated_fields_of_the_table_and_of_every_player(game: str) -> None:
    """All of them but lists that are empty and may be left out, in the order of the annotations."""
    g: Any = wk.new_game(game, seats=2, seed=1)
    state = g.state()
    for record, saved in [(g, state), *zip(g.players, state["players"], strict=True)]:
        kept = [name for name, shape in record.fields().items() if shape != FEW or getattr(record, name)]
        assert [name for name in saved if name not in ("players", "stack")] == kept


def test_a_list_of_lists_must_say_that_it_is_one() -> None:
    """Compiled, its annotation would pass for a plain list."""
    with pytest.raises(KeyError):
        shape_of(Unmarked)


@pytest.mark.parametrize(
    ("record", "first", "nested", "few"),
    [
        (ViscountsState, "key", {"townsfolk", "manuscripts"}, set()),
        (ArchitectsState, "key", {"rows"}, {"looked", "offered", "bill"}),
        (Viscount, "goods", set(), {"shown"}),
        (Architect, "goods", set(), {"packet", "passed", "near", "far", "traced"}),
    ],
)
def test_the_shapes_of_both_games_are_what_saves_have_always_had(
    record: type[Record], first: str, nested: set[str], few: set[str]
) -> None:
    """Compiled or not, fields that annotations alone cannot tell apart keep their shapes."""
    shape = shape_of(record)
    assert next(iter(shape)) == first
    assert {name for name in shape if shape[name] == LISTS} == nested
    assert {name for name in shape if shape[name] == FEW} == few


def test_an_empty_list_of_few_is_left_out() -> None:
    """A field that most games do not use leaves no trace in them."""
    assert read_fields(SimpleNamespace(all=[], few=[]), FIELDS) == {"all": []}
    assert read_fields(SimpleNamespace(all=[], few=[3]), FIELDS) == {"all": [], "few": [3]}


def test_what_was_left_out_is_read_back_as_an_empty_list() -> None:
    """A missing list of few is empty, whatever was there before; any other missing field is a mistake."""
    thing = SimpleNamespace(all=[1], few=[1])
    write_fields(thing, FIELDS, {"all": [2]})
    assert (thing.all, thing.few) == ([2], [])
    with pytest.raises(BadSave, match="«all»"):
        write_fields(thing, FIELDS, {"few": [2]})


def test_lists_are_copied_both_ways() -> None:
    """Neither the data nor the state change with each other."""
    thing = SimpleNamespace(all=[1], few=[2])
    data = read_fields(thing, FIELDS)
    write_fields(thing, FIELDS, data)
    thing.few.append(9)
    thing.all.append(9)
    assert data == {"all": [1], "few": [2]}


@pytest.mark.parametrize("value", [None, 0, {}, "", [True], ["1"], [[]], [1.0]])
def test_a_list_of_few_has_the_shape_of_a_list_of_whole_numbers(value: object) -> None:
    """Anything else in its place is refused."""
    assert not has_shape(value, FEW)
    with pytest.raises(BadSave, match="«few»"):
        write_fields(SimpleNamespace(), FIELDS, {"all": [], "few": value})


def test_two_missing_lists_are_not_the_same_list() -> None:
    """What is read as empty belongs to the thing alone."""
    one, other = SimpleNamespace(), SimpleNamespace()
    for thing in (one, other):
        write_fields(thing, FIELDS, {"all": []})
    one.few.append(1)
    assert other.few == []
