"""A line of face-up pieces beside a pile: what is taken is replaced at once, so that the oldest stand on the right."""

from __future__ import annotations


def take_from_line(line: list[int], pile: list[int], taken: int) -> tuple[list[int], list[int], int]:
    """The line and the pile after a piece was taken, and the piece that came up; -1 if the pile was empty.

    The left piece of a line comes first, the top of a pile last. The others slide right and the new one joins on the
    left; without a pile the line shrinks.
    """
    left = [piece for piece in line if piece != taken]
    if not pile:
        return left, pile, -1
    return [pile[-1], *left], pile[:-1], pile[-1]


def fill_line(line: list[int], pile: list[int], size: int) -> tuple[list[int], list[int]]:
    """The line and the pile when the line is filled from the pile as far as it goes."""
    while len(line) < size and pile:
        line = [pile[-1], *line]
        pile = pile[:-1]
    return line, pile
