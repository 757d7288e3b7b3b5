"""Score sheets and outcomes."""

from __future__ import annotations

from typing import Final


class ScoreSheet:
    """The points of one seat, line by line; `total` is their sum."""

    def __init__(self, seat: int, lines: list[tuple[str, int]]) -> None:
        self.seat: Final = seat
        self.lines: Final = lines

    @property
    def total(self) -> int:
        """Add up the lines."""
        return sum(points for _, points in self.lines)

    def __repr__(self) -> str:
        return f"<ScoreSheet of seat {self.seat}: {self.total} = {' + '.join(f'{n} {p}' for n, p in self.lines if p)}>"


class Outcome:
    """Who won, and what ended the game."""

    def __init__(self, winners: tuple[int, ...], reason: str, totals: tuple[int, ...]) -> None:
        self.winners: Final = winners
        self.reason: Final = reason
        self.totals: Final = totals

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[tuple[int, ...], str, tuple[int, ...]]:
        return self.winners, self.reason, self.totals

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners!r}, reason={self.reason!r}, totals={self.totals!r})"


def shared_places(counts: list[int], prizes: list[int]) -> list[int]:
    """Pay the prizes for most, second most and so on; tied seats share what their places are worth.

    None counts nought.
    """
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        if count <= 0:
            break
        tied = [seat for seat, own in enumerate(counts) if own == count]
        worth = sum(prizes[place : place + len(tied)])
        for seat in tied:
            points[seat] = worth // len(tied)
        place += len(tied)
    return points
