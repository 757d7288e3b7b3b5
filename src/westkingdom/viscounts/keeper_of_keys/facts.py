"""The data of this box as tables."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.effects import Effect


class Tile:
    """A Chest Tile: what it needs of the card above it, and what it gives."""

    def __init__(self, ident: str, family: int, needs: list[int], kind: str) -> None:
        self.ident: Final = ident
        self.family: Final = family
        self.needs: Final = needs
        """Icons printed on the card, at least so many of each."""
        self.kind: Final = kind
        """The kind of card that is needed, or any."""
        self.reward: Effect | None = None
        self.boosts: Final[list[tuple[int, int]]] = []
        """By action: (icons of the action, Merchant icons) that converting adds."""


class KeysFacts:
    """What the tiles and Public Building cards of this box show."""

    def __init__(self) -> None:
        self.tiles: Final[list[Tile]] = []
        self.ai_tiles: Final[list[int]] = []
        """The numbers of those tiles that only a solo opponent has."""
        self.vp_by_count: Final[list[int]] = [0]
        self.public_cost: Final[list[int]] = []
        self.public_effect: Final[list[Effect]] = []
        """By type of Building."""
