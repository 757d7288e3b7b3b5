"""Flipping as a Primary Focus: icons and resources buy flips."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.words import Message, say
from westkingdom.viscounts.debts import CARD_KINDS
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.part import more_needed, opponent_of
from westkingdom.viscounts.solo.resources import resources_for, spend
from westkingdom.viscounts.solo.strength import icons_shown
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import TRADE

_PRICE: Final = 4
_MOST_FLIPS: Final = 2
_FLIP_EITHER: Final = VOCABULARY.effect({"flip": CARD_KINDS[-1]})


def flips_possible(g: State) -> int:
    """How many flips all icons and resources buy, at most 2 and not more than there are cards to flip.

    [VB-201, VB-235]
    """
    p = opponent_of(g)
    points = max(0, sum(icons_shown(g, p)) + resources_for(g, p, TRADE) - more_needed(g))
    return min(points // _PRICE, _MOST_FLIPS, p.debts + p.deeds)


def why_no_flips(g: State) -> Message | None:
    """Say why nothing can be flipped by the focus now, or None. [VB-201]"""
    if flips_possible(g):
        return None
    p = opponent_of(g)
    if p.debts + p.deeds == 0:
        return say("why-not-nothing-to-flip")
    return say(
        "why-not-opponent-weak",
        {"needs": _PRICE + more_needed(g), "icons": sum(icons_shown(g, p)), "resources": resources_for(g, p, TRADE)},
    )


def take_flips(g: State) -> None:
    """Every icon on its board counts 1, resources make up the rest; 4 are one flip. [VB-201, VB-235]"""
    p = opponent_of(g)
    flips, icons = flips_possible(g), sum(icons_shown(g, p))
    price = _PRICE * flips + more_needed(g)
    g.tell(events.FOCUS_FLIPS, "VB-201", flips, icons, price)
    spend(g, p, TRADE, max(0, price - icons))
    for _ in range(flips):
        g.push(_FLIP_EITHER, p.seat)
