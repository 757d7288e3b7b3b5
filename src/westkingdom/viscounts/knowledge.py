"""What a seat cannot know, dealt again. [VB-009, VB-015]"""

from __future__ import annotations

from westkingdom.engine.chance import number, shuffle_with, stream_key
from westkingdom.viscounts.state import State


def deal_again(g: State, seat: int, seed: int) -> None:
    """Deal anew whatever the seat cannot know: hands, orders of piles, all that lies below a visible card."""
    key = stream_key(seed, "worlds")
    count = 0
    for p in g.players:
        count += 1
        if p.seat == seat:
            shuffle_with(number(key, count), p.draw)
        else:
            cards = p.hand + p.draw
            cards.sort()
            shuffle_with(number(key, count), cards)
            size = len(p.hand)
            p.hand = cards[:size]
            p.draw = cards[size:]
    deal_below_tops(g.townsfolk, number(key, count + 1))
    deal_below_tops(g.manuscripts, number(key, count + 2))
    g.key = stream_key(seed, "future")
    g.draws = 0


def deal_below_tops(piles: list[list[int]], bits: int) -> None:
    """Shuffle everything below the top cards over all piles."""
    below: list[int] = []
    for pile in piles:
        below += pile[:-1]
    below.sort()
    shuffle_with(bits, below)
    start = 0
    for pile in piles:
        size = len(pile) - 1
        if size > 0:
            pile[:size] = below[start : start + size]
            start += size
