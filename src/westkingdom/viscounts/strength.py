"""How strong an action can be: icons, conversions, and the ways to pay for what is missing."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.payment import Way, capacity
from westkingdom.viscounts.catalogue import CONVERTS, Conversion, Icons
from westkingdom.viscounts.powers import HAS_CONDITIONS, PAYS_RESOURCES, powers
from westkingdom.viscounts.state import ONE_KIND, PACK, Player, State
from westkingdom.viscounts.terms import (
    CONSTRUCT,
    CRIMINAL,
    EMPTY,
    EXTRA,
    GOLD,
    GOODS,
    INK,
    MERCHANT,
    PLACE_WORKERS,
    SILVER,
    STONE,
    TRADE,
    TRANSCRIBE,
)


def _icons_shown(g: State, p: Player) -> list[Icons]:
    """The icons on the board, on permanent things and on start icons still visible. [VB-049, VB-050, VB-051]"""
    table = g.cards.icons
    shown = [table[card] for card in p.board if card >= 0]
    shown += [table[thing] for thing in p.permanents]
    shown += _start_icons(g, p)
    for thing, icons in g.cards.icons_while.items():
        if thing in p.permanents and in_force(g, p, thing):
            shown.append(icons)
    return shown


def _start_icons(g: State, p: Player) -> list[Icons]:
    """Start icons that are still visible on empty places. [VB-051]"""
    out: list[Icons] = []
    for place in range(3):
        if p.board[place] == EMPTY and p.turns <= g.realm.start_icon_turns[place]:
            out.append(g.realm.start_icons[place])
    return out


def in_force(g: State, p: Player, thing: int) -> bool:
    """Does the condition of a passive ability hold, if it has one?"""
    condition = g.cards.condition[thing]
    return condition is None or condition.holds(g, p.seat)


def resources_for_silver(g: State, p: Player) -> bool:
    """May this player pay resources in place of Silver? Only on the own turn."""
    return g.turn == p.seat and powers(g, p).special & PAYS_RESOURCES != 0


def icons_of(g: State, p: Player, icon: int) -> int:
    """Count the icons of one kind that a player has for actions. [VB-050]"""
    return sum(icons[icon] for icons in _icons_shown(g, p))


def ways_to_pay(g: State, p: Player, action: int) -> list[Way]:
    """The ways to pay for missing icons of an action, best first: abilities that double, the extra, the rest.

    [VB-093]
    """
    instead = resources_for_silver(g, p)
    if not powers(g, p).rare & CONVERTS:
        return PLAIN_WITH_RESOURCES[action] if instead else PLAIN[action]
    ways: list[Way] = []
    doubling = 0
    for card in p.board:
        if card >= 0 and g.cards.converts[card]:
            for conversion in g.cards.converts[card]:
                way = conversion.way
                if conversion.action == action and way is not None:
                    if way.gives > way.pay:
                        ways.insert(doubling, way)
                        doubling += 1
                    else:
                        ways.append(way)
    if not ways:
        return PLAIN_WITH_RESOURCES[action] if instead else PLAIN[action]
    ways.insert(doubling, _PLAIN_WAYS[action])
    return _with_resources(ways) if instead else ways


_PLAIN_WAYS: Final = [Way(EXTRA[action], 1, 1, -1) for action in (TRADE, CONSTRUCT, PLACE_WORKERS, TRANSCRIBE)]
_RESOURCE_WAYS: Final = [Way(good, 1, 1, -1) for good in (INK, STONE, GOLD)]
_RESOURCES: Final = [INK, STONE, GOLD]


def _with_resources(ways: list[Way]) -> list[Way]:
    """The ways to pay when resources may stand for Silver: each one by one, or mixed where an icon takes several."""
    out: list[Way] = []
    last: list[Way] = []
    for way in ways:
        if way.good != SILVER:
            out.append(way)
        elif way.pay == 1 and way.gives == 1:
            out.append(way)
            last += _RESOURCE_WAYS
        else:
            last.append(Way(SILVER, way.pay, way.gives, way.limit, _RESOURCES))
    return out + last


PLAIN: Final = [[way] for way in _PLAIN_WAYS]
PLAIN_WITH_RESOURCES: Final = [_with_resources([way]) for way in _PLAIN_WAYS]
"""By action: the ways to pay without an ability on the board. Nobody changes these lists."""


def after_paying(ways: list[Way], goods: list[int], owed: int, first: int) -> list[int]:
    """The goods left when so much Silver is paid, in goods from the first one on, with what helps an action least.

    A piece that helps more (a doubled one before a plain one before one that only stands for Silver) can also do
    whatever a piece that helps less could, so this leaves the most strength.
    """
    left = goods[:]
    worth = [0] * len(GOODS)
    for way in ways:
        if not way.instead:
            worth[way.good] = max(worth[way.good], 2 if way.gives > way.pay else 1)
    for wanted in range(3):
        for good in range(first, len(GOODS)):
            if owed and worth[good] == wanted:
                paid = min(owed, left[good])
                left[good] -= paid
                owed -= paid
    return left


def conversion_of(g: State, p: Player, action: int) -> Conversion | None:
    """The ability on the board that makes icons of the action of Merchant icons, which cost nothing else. [VB-229]"""
    if not powers(g, p).rare & CONVERTS:
        return None
    for card in p.board:
        if card >= 0:
            for conversion in g.cards.converts[card]:
                if conversion.action == action and conversion.way is None:
                    return conversion
    return None


def matching_icons(g: State, p: Player, action: int) -> int:
    """Count the icons that the player shows for an action, Criminals for every one. [VB-049, VB-050, VB-051, VB-052]"""
    own = powers(g, p)
    n = (own.icons >> PACK * action & ONE_KIND) + (own.icons >> PACK * CRIMINAL & ONE_KIND)
    if p.turns <= 2:
        for icons in _start_icons(g, p):
            n += icons[action] + icons[CRIMINAL]
    if own.special & HAS_CONDITIONS:
        for thing, icons in g.cards.icons_while.items():
            if thing in p.permanents and in_force(g, p, thing):
                n += icons[action] + icons[CRIMINAL]
    return n


def boosts_of(g: State, p: Player, action: int) -> list[tuple[int, int]]:
    """What boxes let a player add to an action for nothing."""
    boosts: list[tuple[int, int]] = NO_BOOSTS
    for box in g.busy_boxes:
        more = box.boosts(g, p, action)
        if more:
            boosts = boosts + more
    return boosts


NO_BOOSTS: Final[list[tuple[int, int]]] = []
"""Nobody changes this list."""


def in_all(n: int, merchants: int, conversion: Conversion | None, boosts: list[tuple[int, int]]) -> int:
    """The strength of so many matching icons and Merchants with what can be made of them. [VB-092]"""
    if boosts:
        return n + _most_of(boosts, 0, 0, merchants, conversion)
    if conversion is not None:
        n += merchants // conversion.icons_used * conversion.gives
    return n


def free_strength(g: State, p: Player, action: int, dismissed: list[int] | None) -> int:
    """Strength without paying: matching and Criminal icons, those of a dismissed card, conversions. [VB-052, VB-092]"""
    n = matching_icons(g, p, action)
    conversion = conversion_of(g, p, action)
    merchants = 0 if conversion is None else icons_of(g, p, MERCHANT)
    if dismissed is not None:
        n += dismissed[action] + dismissed[CRIMINAL]
        merchants += dismissed[MERCHANT]
    return in_all(n, merchants, conversion, boosts_of(g, p, action))


def _most_of(boosts: list[tuple[int, int]], i: int, n: int, merchants: int, conversion: Conversion | None) -> int:
    """The most that boosts from `i` on, each taken or not, and the Merchants after them can add."""
    if i == len(boosts):
        return n if conversion is None else n + merchants // conversion.icons_used * conversion.gives
    own, more = boosts[i]
    without = _most_of(boosts, i + 1, n, merchants, conversion)
    return max(without, _most_of(boosts, i + 1, n + own, merchants + more, conversion))


def strength(g: State, p: Player, action: int) -> int:
    """The most strength that a player can bring to an action without a dismissal. [VB-092]"""
    return free_strength(g, p, action, None) + capacity(ways_to_pay(g, p, action), 0, p.goods, SILVER, 0)
