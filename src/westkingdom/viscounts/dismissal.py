"""Dismissing the visible Townsfolk of a segment as part of an action."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Frame, Node
from westkingdom.engine.payment import capacity
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts import events
from westkingdom.viscounts.catalogue import CONVERTS, DISMISSES_ANYWHERE
from westkingdom.viscounts.hire import place_name, take_visible, tell_next, visible
from westkingdom.viscounts.powers import powers
from westkingdom.viscounts.silver import purse
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.strength import (
    NO_BOOSTS,
    PLAIN,
    PLAIN_WITH_RESOURCES,
    after_paying,
    boosts_of,
    conversion_of,
    icons_of,
    in_all,
    matching_icons,
    resources_for_silver,
    ways_to_pay,
)
from westkingdom.viscounts.terms import CRIMINAL, EXTRA, MERCHANT, SEGMENTS, SILVER


def dismissible_icons(g: State, place: int) -> list[int]:
    """The icons of the visible card of a segment, or of the printed one. [VB-100]"""
    card = visible(g, place)
    return g.cards.icons[card] if card >= 0 else g.realm.printed_icons[g.segments[place]]


def dismissal_price(g: State, p: Player, place: int) -> int:
    """The Silver value of the card less a discount, or exactly what an ability says. [VB-097, VB-100]"""
    own = powers(g, p)
    if own.dismiss_cost >= 0:
        return own.dismiss_cost
    card = visible(g, place)
    price = g.cards.cost[card] if card >= 0 else g.realm.printed_cost[g.segments[place]]
    return max(0, price - own.dismiss_discount)


def places_to_dismiss(g: State, p: Player) -> list[int]:
    """The segment of the Viscount, or every segment with an ability that says so. [VB-095]"""
    return _ALL_PLACES if powers(g, p).rare & DISMISSES_ANYWHERE else [p.space // 3]


def _dismissal_forbidden(g: State, p: Player) -> bool:
    """Is no dismissal left in this turn?"""
    for box in g.busy_boxes:
        if box.forbids_dismissal(g, p.seat):
            return True
    return False


def why_no_dismissal(g: State, p: Player, action: int, place: int) -> Message | None:
    """A dismissal needs an icon that helps this action, and its price. [VB-095, VB-096, VB-097, VB-229]"""
    if _dismissal_forbidden(g, p):
        return say("why-not-dismissed-already")
    if not _helps(g, p, action, dismissible_icons(g, place)):
        return say("why-not-no-matching-icon")
    price = dismissal_price(g, p, place)
    if purse(g, p) < price:
        return say("why-not-too-expensive", {"parts": [amount("silver", price)]})
    return None


def _helps(g: State, p: Player, action: int, icons: list[int]) -> bool:
    """Would any of these icons make the action stronger? [VB-095, VB-229]"""
    return icons[action] > 0 or icons[CRIMINAL] > 0 or (icons[MERCHANT] > 0 and conversion_of(g, p, action) is not None)


def dismissed_name(g: State, place: int) -> Message:
    """Name the card that would be dismissed."""
    card = visible(g, place)
    if card >= 0:
        return say("dismiss-card", {"card": g.cards.ids[card]})
    return say("dismiss-printed", {"segment": place_name(g, place)})


def dismissed_effect(g: State, place: int) -> list[Message]:
    """Say the top-right effect of the card that would be dismissed."""
    card = visible(g, place)
    effect = g.cards.hire[card] if card >= 0 else g.realm.printed_effect[g.segments[place]]
    return [] if effect is None else [effect.words()]


NOBODY: Final = len(SEGMENTS)
"""Among the places of a dismissal: none."""
_ALL_PLACES: Final = list(range(len(SEGMENTS)))
IMPOSSIBLE: Final = -1
_NO_STRENGTHS: Final = [IMPOSSIBLE] * (len(SEGMENTS) + 1)


def strengths(g: State, p: Player, action: int) -> list[int]:
    """By place, the most strength for an action with its dismissal, or IMPOSSIBLE; and last without one.

    [VB-092, VB-095, VB-228]
    """
    rare = powers(g, p).rare
    n = matching_icons(g, p, action)
    instead = len(g.cards.substitutes) > 0 and resources_for_silver(g, p)
    conversion = conversion_of(g, p, action) if rare & CONVERTS else None
    plain = PLAIN_WITH_RESOURCES if instead else PLAIN
    ways = ways_to_pay(g, p, action) if rare & CONVERTS else plain[action]
    merchants = 0 if conversion is None else icons_of(g, p, MERCHANT)
    boosts = boosts_of(g, p, action) if g.busy_boxes else NO_BOOSTS
    money = purse(g, p) if instead else p.goods[SILVER]
    out = _NO_STRENGTHS[:]
    for place in _ALL_PLACES if rare & DISMISSES_ANYWHERE else (p.space // 3,):
        icons = dismissible_icons(g, place)
        matching = icons[action] + icons[CRIMINAL]
        if matching or (icons[MERCHANT] and conversion is not None):
            price = dismissal_price(g, p, place)
            if money >= price and not (g.busy_boxes and _dismissal_forbidden(g, p)):
                most = in_all(n + matching, merchants + icons[MERCHANT], conversion, boosts)
                if instead:
                    most += capacity(ways, 0, after_paying(ways, p.goods, price, SILVER), SILVER, 0)
                else:
                    most += capacity(ways, 0, p.goods, SILVER, price)
                out[place] = most
    out[NOBODY] = in_all(n, merchants, conversion, boosts) + capacity(ways, 0, p.goods, SILVER, 0)
    return out


def brings(g: State, p: Player, action: int, need: int) -> bool:
    """Can a player bring so much strength to an action, with or without a dismissal? [VB-228]"""
    without_abilities = matching_icons(g, p, action) + p.goods[EXTRA[action]]
    return without_abilities >= need or best_strength(g, p, action) >= need


def best_strength(g: State, p: Player, action: int) -> int:
    """The most strength for an action, with or without a dismissal. [VB-228]"""
    best = IMPOSSIBLE
    for most in strengths(g, p, action):
        if most > best:
            best = most
    return best


class Dismissed(Node[State]):
    """The dismissal that belongs to an action is carried out. [VB-098, VB-100]"""

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < len(SEGMENTS) and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        for box in g.boxes:
            box.dismissed(g, f[1])
        dismiss(g, f[1], f[2])


def dismiss(g: State, seat: int, place: int) -> None:
    """The card of a segment leaves the game and its top-right effect is resolved; a printed one stays.

    [VB-098, VB-100]
    """
    if not g.townsfolk[place]:
        g.emit(events.DISMISS_PRINTED, seat, place_name(g, place))
        g.push(g.realm.printed_effect[g.segments[place]], seat)
        return
    card = take_visible(g, place)
    g.removed = [*g.removed, card]
    if g.log is not None:
        g.emit(events.DISMISS, seat, g.cards.ids[card], place_name(g, place))
        tell_next(g, seat, place)
    effect = g.cards.hire[card]
    if effect is not None:
        g.push(effect, seat)


DISMISSED: Final = Dismissed("viscounts.dismissed")
