"""How strong an action can be: icons, conversions, and the ways to pay for what is missing."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.payment import Way, capacity
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


def icons_of(g: State, p: Player, icon: int) -> int:
    """Count icons on the board, on permanent things and on start icons still visible. [VB-049, VB-050, VB-051]"""
    table = g.cards.icons
    n = 0
    for card in p.board:
        if card >= 0:
            n += table[card][icon]
    for thing in p.permanents:
        n += table[thing][icon]
    if p.turns <= 2:
        realm = g.realm
        for place in range(3):
            if p.board[place] == EMPTY and p.turns <= realm.start_icon_turns[place]:
                n += realm.start_icons[place][icon]
    return n


def ways_to_pay(g: State, p: Player, action: int) -> list[Way]:
    """The ways to pay for missing icons of an action, best first: abilities that double, the extra, the rest. [VB-093]"""
    ways: list[Way] = []
    rest: list[Way] = []
    for card in p.board:
        if card >= 0:
            for conversion in g.cards.converts[card]:
                way = conversion.way
                if conversion.action == action and way is not None:
                    if way.gives > way.pay:
                        ways.append(way)
                    else:
                        rest.append(way)
    ways.append(PLAIN_WAYS[action])
    return ways + rest


PLAIN_WAYS: Final = [Way(EXTRA[action], 1, 1, -1) for action in (TRADE, CONSTRUCT, PLACE_WORKERS, TRANSCRIBE)]


def converted(g: State, p: Player, action: int, merchants: int) -> int:
    """Icons of the action that abilities make of Merchant icons, which cost nothing else. [VB-229]"""
    if action != TRADE:
        for card in p.board:
            if card >= 0:
                for conversion in g.cards.converts[card]:
                    if conversion.action == action and conversion.way is None:
                        return merchants // conversion.icons_used * conversion.gives
    return 0


def free_strength(g: State, p: Player, action: int, dismissed: list[int] | None) -> int:
    """Strength without paying: matching and Criminal icons, those of a dismissed card, conversions. [VB-052, VB-092]"""
    n = icons_of(g, p, action) + icons_of(g, p, CRIMINAL)
    merchants = icons_of(g, p, MERCHANT) if action != TRADE else 0
    if dismissed is not None:
        n += dismissed[action] + dismissed[CRIMINAL]
        merchants += dismissed[MERCHANT]
    return n + converted(g, p, action, merchants)


def strength(g: State, p: Player, action: int) -> int:
    """The most strength that a player can bring to an action without a dismissal. [VB-092]"""
    return free_strength(g, p, action, None) + capacity(ways_to_pay(g, p, action), 0, p.goods, SILVER, 0)
