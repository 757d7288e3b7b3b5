"""Seals: which steps bring something hidden to light, so that they must not be taken back.

Nothing is marked by hand. A step is sealed if anybody learned something by it that the player who made it did not know.
So the state before is dealt again several times, each time in another way that this player could not tell from the true
one, and the same option is played in all these worlds. If everything that the player and a spectator see afterwards is
the same in every world, and if what is new in the eyes of each other seat is the same too, and public, the outcome
followed from what was known, and the step may be undone; if not, the difference is what came to light. Shuffling a pile
is no revelation, drawing from it is, whoever draws.

What the player shows of the own hand by the choice itself is no seal: it was known to the one who would take it back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from westkingdom.engine.game import Game

_WORLDS: Final = 16
"""With only two cards that could have come up, one seal in 2 ** 16 would be overlooked."""
_QUESTION: Final = "asked"
"""The part of a view that says what is asked; it follows from the rest of what a seat knows."""

_NUMBER: Final = re.compile(r"\.\d+")
"""The number of something in a list, within the name of a part."""

Leaves = Counter[tuple[str, object]]
"""What a view shows, piece by piece: where, and what; the order of mere lists does not count."""


def revealed(before: Game, option: int) -> list[str]:
    """Name the parts of views that an option would bring to light, for the seat that plays it or any other."""
    return list(dict.fromkeys(_brought_to_light(before, option)))


def sealed(before: Game, option: int) -> bool:
    """Would an option bring anything to light?"""
    return next(_brought_to_light(before, option), None) is not None


def _brought_to_light(before: Game, option: int) -> Iterator[str]:
    """Name what is seen differently in one world or another, world by world."""
    seat = before.seat
    outcome = before.copy()
    outcome.play(option)
    seen = {viewer: outcome.view(viewer) for viewer in (seat, None)}
    public = _news(before, seen[None], None)
    told = {
        other: gained
        for other in range(before.settings.seats)
        if other != seat and (gained := _news(before, outcome.view(other), other)) != public
    }
    for gained in told.values():
        yield from _secrets(gained, public)
    for number in range(_WORLDS):
        world = before.determinize(seat, number)
        start = world.copy() if told else world
        world.play(option)
        for viewer, view in seen.items():
            if (otherwise := world.view(viewer)) != view:
                yield from differences(view, otherwise)
        for other, gained in told.items():
            otherwise_gained = _news(start, world.view(other), other)
            yield from _named((gained - otherwise_gained) + (otherwise_gained - gained))


def _news(before: Game, after: Mapping[str, object], viewer: int | None) -> Leaves:
    """What a viewer sees that they did not see before."""
    return _leaves(after) - _leaves(before.view(viewer))


def _secrets(gained: Leaves, public: Leaves) -> list[str]:
    """Name where somebody sees something new that was not shown to all, even if the one who acts may have known it."""
    shown = {piece for _, piece in public}
    return _named(Counter(dict.fromkeys((found for found in gained if found[1] not in shown), 1)))


def _named(found: Leaves) -> list[str]:
    """Name the parts of a view in which something was found."""
    return sorted({_NUMBER.sub("", path) for path, _ in found})


def _leaves(view: Mapping[str, object]) -> Leaves:
    """Take a view apart, but for who looks and what is asked."""
    found: Leaves = Counter()
    for name, part in view.items():
        if name not in (_QUESTION, "seat"):
            found.update(_pieces(part, name))
    return found


def _pieces(part: object, path: str) -> Iterator[tuple[str, object]]:
    """The smallest parts of something shown, each with its place."""
    if isinstance(part, dict):
        for name, inner in part.items():
            yield from _pieces(inner, f"{path}.{name}")
    elif isinstance(part, list):
        for i, inner in enumerate(part):
            yield from [(path, row)] if (row := _flat(inner)) is not None else _pieces(inner, f"{path}.{i}")
    elif part is not None:
        yield path, part


def _flat(part: object) -> object:
    """Something small as one piece, wherever it stands in a list; None if it has parts of its own."""
    if not isinstance(part, dict | list):
        return (part,)
    if isinstance(part, list) or any(isinstance(inner, dict | list) for inner in part.values()):
        return None
    return tuple(part.items())


def differences(one: object, other: object, path: str = "") -> list[str]:
    """Name the parts, such as `townsfolk.top` or `players.hand`, in which two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        out: list[str] = []
        for name in one:
            out += differences(one[name], other.get(name), f"{path}.{name}" if path else str(name))
        return out
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return list(dict.fromkeys(part for pair in zip(one, other, strict=True) for part in differences(*pair, path)))
    return [] if one == other else [path]
