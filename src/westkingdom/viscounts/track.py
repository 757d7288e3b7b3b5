"""Virtue and Corruption: two markers on one track of spaces 1 to 7. [VB-038]"""

from __future__ import annotations

from westkingdom.viscounts import events
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import FIRST_SPACE, LAST_SPACE


def gain_corruption(g: State, p: Player, n: int) -> None:
    """Move the Corruption marker right, step by step; stuck markers move together. [VB-039, VB-040, VB-041, VB-043]"""
    for _ in range(n):
        if p.corruption < p.virtue:
            p.corruption += 1
        elif p.virtue < LAST_SPACE:
            p.corruption += 1
            p.virtue += 1
    if g.log is not None and n:
        g.emit(events.GAIN_CORRUPTION, p.seat, n, p.corruption, p.virtue)


def gain_virtue(g: State, p: Player, n: int) -> None:
    """Move the Virtue marker left, step by step; stuck markers move together. [VB-039, VB-040, VB-041, VB-043]"""
    for _ in range(n):
        if p.corruption < p.virtue:
            p.virtue -= 1
        elif p.corruption > FIRST_SPACE:
            p.corruption -= 1
            p.virtue -= 1
    if g.log is not None and n:
        g.emit(events.GAIN_VIRTUE, p.seat, n, p.corruption, p.virtue)
