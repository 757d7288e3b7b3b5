"""What a bot is given for one decision: what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westkingdom.engine.game import Game


class Sight:
    """The view of a seat, its options, and playable worlds that it cannot tell from the true one.

    It is made from one such world, never from the true game, and deals all others from that.
    """

    def __init__(self, seat: int, world: Game) -> None:
        self.seat: Final = seat
        self.options: Final = world.actions
        self._world: Final = world

    @property
    def view(self) -> Mapping[str, object]:
        """What the seat may see."""
        return self._world.view(self.seat)

    def world(self, number: int) -> Game:
        """Deal a world; the same number gives the same world."""
        return self._world.seen_by(self.seat, number)


def sight_of(game: Game) -> Sight:
    """What the seat that has to decide is given."""
    return Sight(game.seat, game.seen_by(game.seat, 0))


def sight_in(world: Game) -> Sight:
    """The same in a dealt world that crossed into another process (`game.seen_by(seat, 0)`, saved and loaded there)."""
    return Sight(world.seat, world)
