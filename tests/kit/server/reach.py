"""How far a type reaches: everything that it allows, and what some value makes use of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import UNSET, Struct
from msgspec.inspect import (
    BoolType,
    LiteralType,
    Metadata,
    NoneType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)

Reach = set[tuple[str, object]]
"""Where something may be, and what: None or not, absent or there, true or false, a word, anything in a list."""


def bare(kind: Type) -> Type:
    """A type without what is said about it."""
    return kind.type if isinstance(kind, Metadata) else kind


def members(kind: UnionType) -> list[Type]:
    """What a union is of, None aside."""
    return [one for one in kind.types if not isinstance(one, NoneType)]


def name_of(words: Iterable[object]) -> str:
    """What a closed set of words is called here, wherever it is used."""
    return " | ".join(sorted(map(str, words)))


def has_none(kind: UnionType) -> bool:
    """May it be None?"""
    return len(members(kind)) < len(kind.types)


def items(kind: TupleType) -> list[Type]:
    """The types of the places of a tuple."""
    return list(kind.item_types)


def fields(kind: StructType) -> Iterator[tuple[str, str, bool, Type]]:
    """The fields of a struct: where they are, their names, whether they may be absent, and their types."""
    for one in kind.fields:
        yield f"{kind.cls.__name__}.{one.encode_name}", one.name, not one.required, one.type


def allowed(kind: Type, where: str = "") -> Reach:
    """Everything that a type allows."""
    kind = bare(kind)
    if isinstance(kind, UnionType):
        none: Reach = {(where, "None"), (where, "not None")} if has_none(kind) else set()
        return none.union(*(allowed(one, where) for one in members(kind)))
    if isinstance(kind, StructType):
        reach: Reach = set()
        for place, _, may_miss, one in fields(kind):
            reach |= allowed(one, place) | ({(place, "absent"), (place, "there")} if may_miss else set())
        return reach
    if isinstance(kind, VarTupleType):
        return {(where, "filled")} | allowed(kind.item_type, where)
    if isinstance(kind, TupleType):
        return set().union(*(allowed(one, where) for one in items(kind)))
    if isinstance(kind, LiteralType):
        return {(name_of(kind.values), word) for word in kind.values}
    return {(where, "True"), (where, "False")} if isinstance(kind, BoolType) else set()


def use(value: object, kind: Type, used: Reach, where: str = "") -> None:
    """Add what a value makes use of."""
    kind = bare(kind)
    if isinstance(kind, UnionType):
        if has_none(kind):
            used.add((where, "None" if value is None else "not None"))
        if value is not None:
            use(value, next(one for one in members(kind) if is_of(value, one)), used, where)
    elif isinstance(kind, StructType):
        for place, name, may_miss, one in fields(kind):
            held = getattr(value, name)
            if may_miss:
                used.add((place, "absent" if held is UNSET else "there"))
            if held is not UNSET:
                use(held, one, used, place)
    elif isinstance(kind, VarTupleType | TupleType):
        assert isinstance(value, tuple)
        if isinstance(kind, VarTupleType) and value:
            used.add((where, "filled"))
        kinds = [kind.item_type] * len(value) if isinstance(kind, VarTupleType) else items(kind)
        for held, one in zip(value, kinds, strict=True):
            use(held, one, used, where)
    elif isinstance(kind, LiteralType):
        used.add((name_of(kind.values), value))
    elif isinstance(kind, BoolType):
        used.add((where, str(value)))


def is_of(value: object, kind: Type) -> bool:
    """Is it this member of a union that a value is of?"""
    kind = bare(kind)
    return not isinstance(value, Struct) or (isinstance(kind, StructType) and type(value) is kind.cls)
