"""What lies below the top pieces of piles, in a fixed order, so that many worlds can be dealt from one position."""

from __future__ import annotations


class Below:
    """All pieces below the tops of some piles, sorted; found anew when a pile was replaced by another."""

    def __init__(self) -> None:
        self.piles: list[list[int]] = []
        self.pieces: list[int] = []

    def of(self, piles: list[list[int]]) -> list[int]:
        """The pieces below the tops of these piles; nobody may change the list."""
        if not self.known(piles):
            self.piles = piles[:]
            self.pieces = []
            for pile in piles:
                self.pieces += pile[:-1]
            self.pieces.sort()
        return self.pieces

    def known(self, piles: list[list[int]]) -> bool:
        """Are these the very piles that were looked at last?"""
        if len(piles) != len(self.piles):
            return False
        for i in range(len(piles)):
            if piles[i] is not self.piles[i]:
                return False
        return True


class Hidden:
    """The hidden parts of the piles of one game."""

    def __init__(self) -> None:
        self.townsfolk = Below()
        self.manuscripts = Below()
