"""What a seat cannot know, dealt again. [AB-017]"""

from __future__ import annotations

from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import MOST_SEATS
from westkingdom.engine.chance import luck_of, quick_shuffle, stream_key


def deal_again(g: State, seat: int, seed: int, attempt: int) -> None:
    """Deal anew whatever the seat cannot know: hands, cards of the draft, and the order of all piles.

    Cards are sorted before they are dealt, so that a world depends on nothing but what the seat knows, and the seed.
    """
    g.key = stream_key(seed, f"worlds {attempt}" if attempt else "worlds")
    g.draws = 0
    state = luck_of(g.key)
    state = _deal_plans(g, seat, state)
    if len(g.apprentices) - g.known_below > 1:
        hidden = sorted(g.apprentices[g.known_below :])
        state = quick_shuffle(state, hidden)
        g.apprentices = g.apprentices[: g.known_below] + hidden
    rewards = sorted(g.rewards + g.unused)
    state = quick_shuffle(state, rewards)
    n = len(g.rewards)
    g.rewards = rewards[:n]
    g.unused = sorted(rewards[n:])
    state = _deal_market(g, state)
    for box in g.boxes:
        state = box.deal_again(g, state)


def _deal_market(g: State, state: int) -> int:
    """Shuffle the pile of the small market; of its top card everybody sees the small side. [AB-021]"""
    if len(g.small) < 2:
        return state
    cards = sorted(g.small)
    state = quick_shuffle(state, cards)
    shown = g.realm.small[g.small[-1]]
    for i in range(len(cards)):
        if g.realm.small[cards[i]] is shown:
            cards[i], cards[-1] = cards[-1], cards[i]
            break
    g.small = cards
    return state


def _deal_plans(g: State, seat: int, state: int) -> int:
    """Deal the building cards that this seat cannot see, true to what it has passed on and put under the pile."""
    seats = g.settings.seats
    me = g.players[seat]
    passed = me.passed[:]
    state = quick_shuffle(state, passed)
    # Cards that somebody put under the pile lie at its bottom.
    buried: list[list[int]] = [[] for _ in g.players]
    height = 0
    for by in g.plans_by:
        if by < 0:
            break
        buried[by].append(height)
        height += 1
    bottom = g.plans[:height]
    pool = _hidden_plans(g, me, bottom, buried)
    state = quick_shuffle(state, pool)
    for p in g.players:
        if p is me:
            continue
        # What others remember of cards that they passed on is about another world.
        p.passed = []
        p.near = []
        p.far = []
        p.traced = []
        away = (p.seat - seat) % seats
        sure: list[int] = []
        if p.seat == g.settings.opponent:
            away = 0
        if away == 1:
            sure = [*me.near, *passed[:1]]
        elif away == 2:
            sure = [*passed[1:], *me.far]
        if me.traced:
            sure += [known // MOST_SEATS for known in me.traced if known % MOST_SEATS == p.seat]
        if p.packet:
            state = _deal_packet(g, p, sure, pool, me.near if away == 1 else sure, state)
        state = _deal_zone(g, p, sure, pool, bottom, buried[p.seat], state)
    g.plans = bottom + pool
    return state


def _hidden_plans(g: State, me: Player, bottom: list[int], buried: list[list[int]]) -> list[int]:
    """All building cards of which this player does not know where they are, sorted."""
    pool = g.plans[len(bottom) :]
    for p in g.players:
        if p is not me:
            pool += p.hand
            pool += p.packet
            for i in buried[p.seat]:
                pool.append(bottom[i])
    if g.turn != me.seat:
        pool += g.looked
    pool.sort()
    for known in (me.near, me.far, me.passed, [card // MOST_SEATS for card in me.traced]):
        for card in known:
            pool.remove(card)
    return pool


def _deal_packet(g: State, p: Player, sure: list[int], pool: list[int], seen: list[int], state: int) -> int:
    """Deal the cards of the draft that wait with a player, of those seen when they were passed on if any were."""
    n = len(p.packet)
    fresh = g.realm.dealt[len(g.players)] - g.passes
    if seen:
        there = seen[:fresh]
        state = quick_shuffle(state, there)
        p.packet = sorted(there[:n])
        for card in p.packet:
            sure.remove(card)
    else:
        p.packet = sorted(pool[len(pool) - n :])
        del pool[len(pool) - n :]
    return state


def _deal_zone(
    g: State, p: Player, sure: list[int], pool: list[int], bottom: list[int], buried: list[int], state: int
) -> int:
    """Deal the hand of a player, the cards that the player has put under the pile, and those looked at now."""
    size = len(p.hand)
    looked = len(g.looked) if p.seat == g.turn else 0
    start = len(pool) - (size + len(buried) + looked - len(sure))
    zone = sure + pool[start:]
    del pool[start:]
    if sure:
        state = quick_shuffle(state, zone)
    p.hand = zone[:size]
    for i in buried:
        bottom[i] = zone[size]
        size += 1
    if looked:
        g.looked = zone[size:]
    return state
