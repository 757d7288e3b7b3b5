"""What a seat knows of any game: worlds that it cannot tell apart, and what every view shows alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from westkingdom.engine.node import NODES
from westkingdom.engine.view_types import Asked

if TYPE_CHECKING:
    from westkingdom.engine.game import Game

AnyGame = TypeVar("AnyGame", bound="Game")


def world_for(g: AnyGame, seat: int, seed: int) -> AnyGame:
    """Make a copy in which everything that the seat cannot know is dealt again."""
    world = cast("AnyGame", g.copy())
    g.deal_again(world, seat, seed, 0)
    if not world.over and world.seat != seat:
        f = world.stack[-1]
        world.choices = world.options_of(NODES[f[0]], f)
        attempt = 0
        while len(world.choices) < 2:
            # Whoever is asked has something to decide, and everybody can see that.
            attempt += 1
            g.deal_again(world, seat, seed, attempt)
            world.choices = world.options_of(NODES[f[0]], f)
    return world


def check_viewer(g: Game, seat: int | None) -> None:
    """Raise ValueError unless this is a seat at the table, or a spectator."""
    if seat is not None and not 0 <= seat < g.settings.players:
        raise ValueError(f"There is no seat {seat}; seats go from 0 to {g.settings.players - 1}.")


def asked_view(g: Game, seat: int | None) -> Asked | None:
    """Show who is asked what; the options only to the seat that is asked."""
    if g.over:
        return None
    f = g.stack[-1]
    asked: Asked = {"seat": f[1], "kind": NODES[f[0]].kind().name}
    if f[1] == seat:
        asked["options"] = g.actions
    return asked


def show_boxes(g: Game, view: dict[str, object]) -> None:
    """Add what the boxes show to a view, each under its name."""
    for box in g.mix.every_box:
        shown = box.view(g)
        if shown:
            view[box.name] = shown
