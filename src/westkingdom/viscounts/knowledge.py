"""What a seat cannot know, dealt again. [VB-009, VB-015]"""

from __future__ import annotations

from westkingdom.engine.chance import luck_of, quick_shuffle, stream_key
from westkingdom.viscounts.hidden import Below, Hidden
from westkingdom.viscounts.state import Player, State


def deal_again(g: State, seat: int, seed: int, attempt: int, hidden: Hidden) -> None:
    """Deal anew whatever the seat cannot know: hands, orders of piles, all that lies below a visible card.

    Cards are sorted before they are dealt, so that a world depends on nothing but what the seat knows, and the seed.
    """
    g.key = stream_key(seed, f"worlds {attempt}" if attempt else "worlds")
    g.draws = 0
    state = luck_of(g.key)
    for p in g.players:
        if p.seat == seat:
            p.draw.sort()
            state = quick_shuffle(state, p.draw)
        else:
            state = _deal_hand(state, p)
    state = _deal_below_tops(state, g.townsfolk, hidden.townsfolk)
    state = _deal_below_tops(state, g.manuscripts, hidden.manuscripts)
    for box in g.boxes:
        state = box.deal_again(g, state)


def _deal_hand(state: int, p: Player) -> int:
    """Deal an opponent's hand and Draw Pile again, true to the last shuffle that everybody saw.

    Of the cards that were not among the shuffled discards no more can be in the Draw Pile than were in it before the
    shuffle; the others are in the hand. What an earlier shuffle told is forgotten when discards join a Draw Pile that
    is not empty, so that a few worlds are dealt which an attentive opponent could rule out.
    """
    sure = p.shown
    rest = p.mixed[:]
    if len(p.hand) + len(p.draw) > len(rest) + len(sure):
        unmixed = p.hand + p.draw
        unmixed.sort()
        for card in rest:
            unmixed.remove(card)
        for card in sure:
            unmixed.remove(card)
        state = quick_shuffle(state, unmixed)
        rest = unmixed[: p.unmixed_in_draw] + rest
        sure = sure + unmixed[p.unmixed_in_draw :]
    state = quick_shuffle(state, rest)
    size = len(p.hand) - len(sure)
    p.hand = sure + rest[:size]
    p.draw = rest[size:]
    return state


def _deal_below_tops(state: int, piles: list[list[int]], known: Below) -> int:
    """Shuffle everything below the top cards over all piles."""
    below = known.of(piles)[:]
    state = quick_shuffle(state, below)
    start = 0
    for i in range(len(piles)):
        size = len(piles[i]) - 1
        if size > 0:
            piles[i] = [*below[start : start + size], piles[i][-1]]
            start += size
    return state
