"""Previews: what a choice would change in the eyes of the one who may choose it, without telling anything hidden.

The options are played in several worlds that its seat cannot tell from the true one, never in the true one itself. What
changes in the same way in all of them is certain, and shown; what comes out differently is only named as open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from westkingdom.engine.game import Game
from westkingdom.table.storage.entry import Data

_WORLDS: Final = 8
"""With only two cards that could come up, one preview in 128 would show one of them as certain."""
_LEFT_OUT: Final = ("asked",)
"""Who is asked next is no change of the table."""

Path = list[str | int]


def preview(game: Game, options: Sequence[int]) -> Data:
    """Give what options, one after the other, change in the view of the seat that is asked, and what stays open."""
    seat = game.seat
    before = game.view(seat)
    afters: list[Mapping[str, object]] = []
    for number in range(_WORLDS):
        world = game.determinize(seat, number)
        for option in options:
            world.play(option)
        afters.append(world.view(seat))
    seen: Data = {"changes": [], "open": []}
    for name in before:
        if name not in _LEFT_OUT:
            for path, values in differences(before[name], [after[name] for after in afters], [name]):
                if values is None:
                    seen["open"].append(path)
                else:
                    seen["changes"].append({"path": path, "from": values[0], "to": values[1]})
    return seen


def differences(before: Any, afters: list[Any], path: Path) -> Iterator[tuple[Path, tuple[Any, Any] | None]]:
    """Go down to the smallest parts that differ; None where the worlds do not agree what becomes of a part."""
    certain = all(after == afters[0] for after in afters)
    if certain and before == afters[0]:
        return
    if isinstance(before, dict) and all(isinstance(after, dict) and after.keys() == before.keys() for after in afters):
        for name in before:
            yield from differences(before[name], [after[name] for after in afters], [*path, name])
    elif isinstance(before, list) and all(isinstance(one, list) and len(one) == len(before) for one in afters):
        for i, part in enumerate(before):
            yield from differences(part, [after[i] for after in afters], [*path, i])
    else:
        yield path, (before, afters[0]) if certain else None
