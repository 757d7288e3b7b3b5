"""How strong an action can be: icons, conversions, and the ways to pay for what is missing."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.payment import Way, capacity
from westkingdom.viscounts.catalogue import Conversion, Icons
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import (
    CONSTRUCT,
    CRIMINAL,
    EMPTY,
    EXTRA,
    MERCHANT,
    PLACE_WORKERS,
    SILVER,
    TRADE,
    TRANSCRIBE,
)


def icons_shown(g: State, p: Player) -> list[Icons]:
    """The icons on the board, on permanent things and on start icons still visible. [VB-049, VB-050, VB-051]"""
    table = g.cards.icons
    shown: list[Icons] = []
    for card in p.board:
        if card >= 0:
            shown.append(table[card])
    for thing in p.permanents:
        shown.append(table[thing])
    if p.turns <= 2:
        for place in range(3):
            if p.board[place] == EMPTY and p.turns <= g.realm.start_icon_turns[place]:
                shown.append(g.realm.start_icons[place])
    return shown


def icons_of(g: State, p: Player, icon: int) -> int:
    """Count the icons of one kind that a player has for actions. [VB-050]"""
    return sum(icons[icon] for icons in icons_shown(g, p))


def ways_to_pay(g: State, p: Player, action: int) -> list[Way]:
    """The ways to pay for missing icons of an action, best first: abilities that double, the extra, the rest. [VB-093]"""
    ways = [PLAIN_WAYS[action]]
    doubling = 0
    for card in p.board:
        if card >= 0:
            for conversion in g.cards.converts[card]:
                way = conversion.way
                if conversion.action == action and way is not None:
                    if way.gives > way.pay:
                        ways.insert(doubling, way)
                        doubling += 1
                    else:
                        ways.append(way)
    return ways


PLAIN_WAYS: Final = [Way(EXTRA[action], 1, 1, -1) for action in (TRADE, CONSTRUCT, PLACE_WORKERS, TRANSCRIBE)]


def conversion_of(g: State, p: Player, action: int) -> Conversion | None:
    """The ability on the board that makes icons of the action of Merchant icons, which cost nothing else. [VB-229]"""
    for card in p.board:
        if card >= 0:
            for conversion in g.cards.converts[card]:
                if conversion.action == action and conversion.way is None:
                    return conversion
    return None


def free_strength(g: State, p: Player, action: int, dismissed: list[int] | None) -> int:
    """Strength without paying: matching and Criminal icons, those of a dismissed card, conversions. [VB-052, VB-092]"""
    shown = icons_shown(g, p)
    if dismissed is not None:
        shown.append(dismissed)
    n = 0
    for icons in shown:
        n += icons[action] + icons[CRIMINAL]
    conversion = conversion_of(g, p, action)
    if conversion is not None:
        merchants = 0
        for icons in shown:
            merchants += icons[MERCHANT]
        n += merchants // conversion.icons_used * conversion.gives
    return n


def strength(g: State, p: Player, action: int) -> int:
    """The most strength that a player can bring to an action without a dismissal. [VB-092]"""
    return free_strength(g, p, action, None) + capacity(ways_to_pay(g, p, action), 0, p.goods, SILVER, 0)
