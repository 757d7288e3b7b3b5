"""Seals: which steps bring something hidden to light, so that they must not be taken back.

Nothing is marked by hand. A step is sealed if the player who made it learned something that could not be computed from
what they knew before: so the state before is dealt again several times, each time in another way that this player could
not tell from the true one, and the same option is played in all these worlds. If everything that the player (and a
spectator) sees afterwards is the same in every world, the outcome followed from what was known, and the step may be
undone; if the views differ, the difference is what came to light. Shuffling a pile is no revelation, drawing from it is.

What the player shows of the own hand by the choice itself is no seal: it was known to the one who would take it back.
"""

from __future__ import annotations

from typing import Final

from westkingdom.engine.game import Game

WORLDS: Final = 16
"""With only two cards that could have come up, one seal in 2 ** 16 would be overlooked."""


def revealed(before: Game, option: int) -> list[str]:
    """Name what an option would bring to light for the seat that plays it: the parts of the view, empty if nothing."""
    seat = before.seat
    outcome = before.copy()
    outcome.play(option)
    seen = {viewer: outcome.view(viewer) for viewer in (seat, None)}
    parts: dict[str, None] = {}
    for world in range(WORLDS):
        other = before.determinize(seat, world)
        other.play(option)
        for viewer, view in seen.items():
            if (otherwise := other.view(viewer)) != view:
                parts.update(dict.fromkeys(differences(view, otherwise)))
    return list(parts)


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


def turn_of(game: Game) -> tuple[object, object]:
    """Name the turn that is being played."""
    view = game.view(None)
    return view["round"], view["turn"]
