"""What a seat cannot know, dealt again. [VB-009, VB-015]"""

from __future__ import annotations

from westkingdom.engine.chance import quick_shuffle, stream_key
from westkingdom.viscounts.state import State


def deal_again(g: State, seat: int, seed: int) -> None:
    """Deal anew whatever the seat cannot know: hands, orders of piles, all that lies below a visible card.

    Cards are sorted before they are dealt, so that a world depends on nothing but what the seat knows, and the seed.
    """
    state = stream_key(seed, "worlds")
    for p in g.players:
        if p.seat == seat:
            p.draw.sort()
            state = quick_shuffle(state, p.draw)
        else:
            cards = p.hand + p.draw
            cards.sort()
            state = quick_shuffle(state, cards)
            size = len(p.hand)
            p.hand = cards[:size]
            p.draw = cards[size:]
    state = deal_below_tops(state, g.townsfolk)
    deal_below_tops(state, g.manuscripts)
    g.key = stream_key(seed, "future")
    g.draws = 0


def deal_below_tops(state: int, piles: list[list[int]]) -> int:
    """Shuffle everything below the top cards over all piles."""
    below: list[int] = []
    for pile in piles:
        below += pile[:-1]
    below.sort()
    state = quick_shuffle(state, below)
    start = 0
    for i in range(len(piles)):
        size = len(piles[i]) - 1
        if size > 0:
            piles[i] = [*below[start : start + size], piles[i][-1]]
            start += size
    return state
