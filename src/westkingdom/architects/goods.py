"""Goods and silver: gaining them, and laying tax on the Tax Stand."""

from __future__ import annotations

from westkingdom.architects.state import State
from westkingdom.architects.terms import GOODS
from westkingdom.engine import events as shared


def gain_goods(g: State, seat: int, good: int, n: int) -> None:
    """Gain a resource or silver; the supply never runs out. [AB-004, AB-005]"""
    if seat == g.settings.opponent and n and becomes_other(g, seat, GOODS[good], n):
        return
    g.players[seat].goods[good] += n
    if g.log is not None and n:
        g.emit(shared.GAIN, seat, GOODS[good], n)


def becomes_other(g: State, seat: int, what: str, n: int) -> bool:
    """Is it a solo opponent that gains this, and does it get something else, or nothing, in its place?"""
    if seat != g.settings.opponent:
        return False
    for box in g.boxes:
        if box.opponent_gains(g, what, n):
            return True
    return False
