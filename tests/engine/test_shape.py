"""Fields of a state as plain data, also those that are left out when they are empty."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from westkingdom import BadSave
from westkingdom.engine.shape import FEW, INTS, has_shape, read_fields, write_fields

FIELDS = {"all": INTS, "few": FEW}


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
