"""Saved fields: which attributes of a state are its data, of what shape, and how to read them back safely."""

from __future__ import annotations

from dataclasses import fields as fields_of
from typing import TYPE_CHECKING, Final, cast

from westkingdom.engine.errors import BadSave
from westkingdom.engine.node import NAMES, NODES, Frame, game_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

INT: Final = "a whole number"
BOOL: Final = "true or false"
INTS: Final = "a list of whole numbers"
LISTS: Final = "a list of lists of whole numbers"
FEW: Final = "a list of whole numbers that is left out when it is empty"

Fields = dict[str, str]

LEFT_OUT_WHEN_EMPTY: Final = {"shape": FEW}
NESTED: Final = {"shape": LISTS}
"""What `field(metadata=…)` says of a list whose annotation is not enough: compiled, it is no more than «list»."""

_SHAPES: Final = {"int": INT, "bool": BOOL, "list": INTS, "list[int]": INTS}


class Record:
    """Plain data of a game, a dataclass: what its class annotates is saved, in that order, and is written nowhere else.

    It has no generated constructor, which is slow when compiled: whoever makes one sets the fields, and `copy` names
    them.
    """

    def fields(self) -> Fields:
        """Name the fields that are saved, with their shapes."""
        return shape_of(type(self))


_KNOWN: Final[dict[type[Record], Fields]] = {}


def shape_of(data: type[Record]) -> Fields:
    """Read which fields a dataclass has, and of what shape, from its annotations."""
    if data not in _KNOWN:
        out: Fields = {}
        for one in fields_of(cast("type[DataclassInstance]", data)):
            written = one.type if isinstance(one.type, str) else one.type.__name__
            out[one.name] = str(one.metadata["shape"]) if "shape" in one.metadata else _SHAPES[written]
        _KNOWN[data] = out
    return _KNOWN[data]


def read_fields(thing: object, fields: Fields) -> dict[str, object]:
    """Copy the named fields of a state into plain data."""
    out: dict[str, object] = {}
    for name, shape in fields.items():
        value: object = getattr(thing, name)
        if shape == FEW and not value:
            continue
        if shape in (INTS, FEW) and isinstance(value, list):
            value = list(value)
        elif shape == LISTS and isinstance(value, list):
            value = [list(part) for part in value]
        out[name] = value
    return out


def write_fields(thing: object, fields: Fields, data: object) -> None:
    """Set the named fields of a state from plain data, or raise BadSave."""
    if not isinstance(data, dict):
        raise BadSave("The saved game is damaged: a part of its state is not an object with named fields.")
    for name, shape in fields.items():
        if name not in data and shape != FEW:
            raise BadSave(f"The saved game is damaged: its state has no «{name}».")
        value: object = data.get(name, [])
        if not has_shape(value, shape):
            raise BadSave(f"The saved game is damaged: «{name}» is not {shape}.")
        if shape in (INTS, FEW) and isinstance(value, list):
            value = list(value)
        elif shape == LISTS and isinstance(value, list):
            value = [list(part) for part in value]
        setattr(thing, name, value)


def has_shape(value: object, shape: str) -> bool:
    """Is the value of this shape?"""
    if shape == BOOL:
        return isinstance(value, bool)
    if shape == INT:
        return isinstance(value, int) and not isinstance(value, bool)
    if not isinstance(value, list):
        return False
    return all(has_shape(part, INTS if shape == LISTS else INT) for part in value)


def read_stack(stack: list[Frame]) -> list[object]:
    """Write the frames with the names of their rules, which never change."""
    return [[NODES[f[0]].name, f[1], f[2], f[3]] for f in stack]


def write_stack(data: object, seats: int) -> list[Frame]:
    """Read frames back, or raise BadSave."""
    if not isinstance(data, list):
        raise BadSave("The saved game is damaged: it has no list of what is still to be done.")
    out: list[Frame] = []
    for part in data:
        if (
            not isinstance(part, list)
            or len(part) != 4
            or not isinstance(part[0], str)
            or not has_shape(part[1:], INTS)
        ):
            raise BadSave("The saved game is damaged: something that is still to be done cannot be read.")
        name, seat, a, b = part
        if name not in NAMES:
            raise BadSave(f"The saved game was made by other rules: there is no rule «{name}» here.")
        if not 0 <= seat < seats:
            raise BadSave(f"The saved game is damaged: there is no seat {seat}.")
        out.append((NAMES[name], seat, a, b))
    return out


def foreign_rules(stack: object, game: str) -> list[str]:
    """Name the rules of other games among those that a save has still to do."""
    if not isinstance(stack, list):
        return []
    names = [part[0] for part in stack if isinstance(part, list) and part and isinstance(part[0], str)]
    return [name for name in names if name in NAMES and game_of(NODES[NAMES[name]]) != game]
