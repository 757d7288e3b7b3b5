"""Dismissing the visible Townsfolk of a segment as part of an action."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Frame, Node
from westkingdom.engine.payment import capacity
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.hire import place_name, take_visible, tell_next, visible
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.strength import conversion_of, free_strength, ways_to_pay
from westkingdom.viscounts.terms import CRIMINAL, MERCHANT, SILVER


def dismissible_icons(g: State, place: int) -> list[int]:
    """The icons of the visible card of a segment, or of the printed one. [VB-100]"""
    card = visible(g, place)
    return g.cards.icons[card] if card >= 0 else g.realm.printed_icons[g.segments[place]]


def dismissal_price(g: State, p: Player, place: int) -> int:
    """The Silver value of the card, or exactly what an ability says. [VB-097, VB-100]"""
    for thing in p.permanents:
        if g.cards.dismiss_cost[thing] >= 0:
            return g.cards.dismiss_cost[thing]
    card = visible(g, place)
    return g.cards.cost[card] if card >= 0 else g.realm.printed_cost[g.segments[place]]


def why_no_dismissal(g: State, p: Player, action: int) -> Message | None:
    """A dismissal needs an icon that helps this action, and its price. [VB-095, VB-096, VB-097, VB-229]"""
    place = p.space // 3
    if not helps(g, p, action, dismissible_icons(g, place)):
        return say("why-not-no-matching-icon")
    price = dismissal_price(g, p, place)
    if p.goods[SILVER] < price:
        return say("why-not-too-expensive", {"parts": [amount("silver", price)]})
    return None


def helps(g: State, p: Player, action: int, icons: list[int]) -> bool:
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


def strength_with_dismissal(g: State, p: Player, action: int) -> int:
    """The most strength with the dismissal that is possible here, -1 if none is. [VB-092, VB-095]"""
    place = p.space // 3
    icons = dismissible_icons(g, place)
    if not helps(g, p, action, icons):
        return -1
    price = dismissal_price(g, p, place)
    if p.goods[SILVER] < price:
        return -1
    return free_strength(g, p, action, icons) + capacity(ways_to_pay(g, p, action), 0, p.goods, SILVER, price)


class Dismissed(Node[State]):
    """The dismissed card leaves the game and its top-right effect is resolved; a printed one stays. [VB-098, VB-100]"""

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == g.players[f[1]].space // 3 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        place = f[2]
        if not g.townsfolk[place]:
            if g.log is not None:
                g.emit("dismiss-printed", f[1], {"segment": place_name(g, place)})
            g.push(g.realm.printed_effect[g.segments[place]], f[1])
            return
        card = take_visible(g, place)
        g.removed = [*g.removed, card]
        if g.log is not None:
            g.emit("dismiss", f[1], {"card": g.cards.ids[card], "segment": place_name(g, place)})
            tell_next(g, f[1], place)
        effect = g.cards.hire[card]
        if effect is not None:
            g.push(effect, f[1])


DISMISSED: Final = Dismissed("viscounts.dismissed")
