"""Resources of choice, and Silver, which a solo opponent never keeps."""

from __future__ import annotations

from typing import Final

from westkingdom.engine import events as shared
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.goods import GAIN_ANY
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.part import board_of, opponent_of
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import EXTRA, GOODS, INK, SILVER

_FOR_ONE_RESOURCE: Final = 2
"""So much Silver is one resource."""


def gain_resource(g: State) -> None:
    """Take the first kind of the chart of which it has less than the number shown; one pool is of every kind.

    [VB-182, VB-183, VB-189]
    """
    p = opponent_of(g)
    board = board_of(g)
    passed: list[tuple[Message, Message]] = []
    for good, most in board.priority:
        if most < 0 or p.goods[good] < most:
            p.goods[good] += 1
            if g.log is not None:
                rule = "VB-183" if board.pool else "VB-182"
                g.tell(events.RESOURCE_OF_CHOICE, rule, GOODS[good], 1, why=passed)
            return
        if g.log is not None:
            passed.append((amount(GOODS[good], 1), say("why-not-has-enough", {"has": p.goods[good], "most": most})))


def gain_for_silver(g: State, n: int) -> None:
    """Each 2 Silver of one gain become a resource of choice, an odd rest is lost. [VB-184, VB-185]"""
    resources = n // _FOR_ONE_RESOURCE
    if resources:
        g.tell(events.SILVER_BECOMES, "VB-184", _FOR_ONE_RESOURCE * resources, resources)
        g.push(GAIN_ANY, g.settings.opponent, resources)
    if n % _FOR_ONE_RESOURCE:
        g.tell(events.SILVER_LOST, "VB-185", n % _FOR_ONE_RESOURCE)


def resources_for(g: State, p: Player, action: int) -> int:
    """The resources that it could spend on an action: those of the matching kind, or all of one pool.

    [VB-183, VB-193]
    """
    return sum(p.goods[INK:]) if board_of(g).pool else p.goods[EXTRA[action]]


def spend(g: State, p: Player, action: int, n: int) -> None:
    """Spend resources of the matching kind, or of the one pool. [VB-183, VB-193]"""
    goods = range(INK, len(GOODS)) if board_of(g).pool else [EXTRA[action]]
    for good in goods:
        paid = min(n, p.goods[good])
        p.goods[good] -= paid
        n -= paid
        if g.log is not None and paid:
            g.tell(shared.PAY, "VB-193", GOODS[good], paid)


def holds_no_silver(p: Player) -> bool:
    """Has it no Silver, as it must?"""
    return p.goods[SILVER] == 0
