"""The views of all games as types of the wire, made from the types that each game and each box writes of its own view.

Lists are published as tuples and TypedDicts as strict structs: nothing may be in a view that its type does not name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct, field

from westkingdom.engine.view_types import AtMost, Exactly, OneOf, Within
from westkingdom.library.offers import GAMES, box_offers, package_of
from westkingdom.server.wire import Shown, says

_GAME: Final = "game"
"""The field that tells the views of the games apart."""


def _view_type() -> Any:
    """The table of any game as one seat or a spectator sees it."""
    return reduce(or_, (_view_of(game) for game in GAMES))


def _view_of(game: str) -> type[Struct]:
    """The view of one game, with an entry for each box that shows something."""
    boxes = {box.name: _types_of(package_of(game, box.name)) for box in box_offers(game)}
    shown = {name: NotRequired[kind] for name, kind in boxes.items() if kind is not None}
    return _struct(_types_of(package_of(game)), shown, {"tag_field": _GAME, "tag": game})


def _types_of(package: str) -> Any:
    """The type that a game or a box says its view is of; None for a box that shows nothing."""
    name = f"{package}.view_types"
    return None if find_spec(name) is None else import_module(name).View


def _struct(kind: Any, more: Mapping[str, Any], options: Mapping[str, Any]) -> type[Struct]:
    """A TypedDict as a strict struct, with more fields that are not its own."""
    fields = {name: one for name, one in get_type_hints(kind, include_extras=True).items() if name != _GAME}
    made = defstruct(
        kind.__name__,
        [_field(name, one) for name, one in {**fields, **more}.items()],
        bases=(Shown,),
        frozen=True,
        kw_only=True,
        module=kind.__module__,
        **options,
    )
    made.__doc__ = kind.__doc__
    return made


@cache
def _part(kind: Any) -> type[Struct]:
    """A part of views: the same type wherever it stands."""
    return _struct(kind, {}, {})


def _field(name: str, kind: Any) -> tuple[str, Any, Any]:
    """A field of a struct: its name, what it may hold, and whether it may be absent."""
    may_miss = get_origin(kind) is NotRequired
    held = _published(get_args(kind)[0] if may_miss else kind)
    default = {"default": UNSET} if may_miss else {}
    return name.replace("-", "_"), held | UnsetType if may_miss else held, field(name=name, **default)


def _published(kind: Any) -> Any:
    """A type of a view as the wire has it."""
    if is_typeddict(kind):
        return _part(kind)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        out = _published(parts[0])
        for said in parts[1:]:
            out = _SAID[type(said)](out, said)
        return out
    if origin in (Union, UnionType):
        return reduce(or_, (_published(part) for part in parts))
    if origin is list:
        return tuple.__class_getitem__((_published(parts[0]), ...))
    return kind


def _exactly(kind: Any, said: Exactly) -> Any:
    return tuple.__class_getitem__((get_args(kind)[0],) * said.members)


_SAID: Final[dict[type, Callable[[Any, Any], Any]]] = {
    str: lambda kind, text: Annotated[kind, says(text)],
    Within: lambda kind, said: Annotated[kind, Meta(ge=said.least, le=said.most)],
    AtMost: lambda kind, said: Annotated[kind, Meta(max_length=said.members)],
    OneOf: lambda _, said: Literal[tuple(said.words)],
    Exactly: _exactly,
}
"""What each thing that may be said of a part makes of its type."""

if TYPE_CHECKING:
    View: TypeAlias = Mapping[str, object]
else:  # what there is to see comes from the games themselves
    View = _view_type()
