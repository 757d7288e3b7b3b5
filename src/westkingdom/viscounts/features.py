"""What makes the position of a player good or bad, as small numbers: what players that search learn to weigh.

Cards in a hand count as they are in this world. Numbers that lose their worth are cut where that happens, so that nobody
hoards. Names and order are part of the weights that were learned: add at the end only, and train again.
"""

from __future__ import annotations

from typing import Final

from westkingdom.viscounts.scoring import packed_icons
from westkingdom.viscounts.state import Player, State, icons_in
from westkingdom.viscounts.terms import (
    BUILDER,
    CASTLE_LEADER,
    CLERIC,
    CRIMINAL,
    FIRST_BONUS,
    GOLD,
    INK,
    MERCHANT,
    NOBLE,
    SECTIONS,
    SILVER,
    SLOTS,
    STONE,
)

NAMES: Final = [
    "one",  # always 1
    "silver_to_3",
    "silver_above_3",  # up to 6 more
    "ink",  # up to 6, as stone and gold
    "stone",
    "gold",
    "kinds_of_resources",
    "corruption",  # space of the marker, as virtue
    "virtue",
    "markers_apart",
    "debts_unpaid",
    "debts_paid",
    "deeds_acquired",
    "deeds_approved",
    "paid_lead",  # over the best other player, from -3 to 3
    "approved_lead",
    "debts_near_poverty",  # paid lead where the Poverty pile is half gone, as the next
    "deeds_near_prosperity",
    "workers_in_supply",  # up to 6
    "tier_1",
    "tier_1_pairs",  # sections with two, which resolve next
    "tier_2",
    "tier_2_pairs",
    "tier_3",
    "castle_leader",
    "tier_3_lead",  # from -2 to 2
    "trading_posts",  # open slots
    "guildhalls",
    "workshops",
    "slots_in_sets",  # open slots of the type with fewest
    "cleric_bonus_cards",
    "permanent_things",
    "manuscripts",
    "ribbons_different",
    "ribbons_in_second_set",
    "manuscripts_that_score",
    "deck",  # cards owned, up to 20
    "hand",
    "deck_merchants",  # icons per four cards of the deck
    "deck_builders",
    "deck_nobles",
    "deck_clerics",
    "deck_criminals",
    "soon_merchants",  # icons in the hand and on the two places of the board that stay
    "soon_builders",
    "soon_nobles",
    "soon_clerics",
    "soon_criminals",
    "inside",  # does the Viscount stand inside?
    "turns_to_3",  # while start icons are visible
]
MOST: Final = 6


def features(g: State, p: Player) -> list[int]:
    """The features of a player, in the order of NAMES and then of the boxes."""
    goods = p.goods
    silver = goods[SILVER]
    ink, stone, gold = min(goods[INK], MOST), min(goods[STONE], MOST), min(goods[GOLD], MOST)
    paid = approved = tier_3 = 0
    for other in g.players:
        if other is not p:
            paid = max(paid, other.paid)
            approved = max(approved, other.approved)
            tier_3 = max(tier_3, other.tier3)
    paid_lead = min(3, max(-3, p.paid - paid))
    approved_lead = min(3, max(-3, p.approved - approved))
    half_poor = 1 if 2 * g.debts_above < g.realm.debts_above[len(g.players)] else 0
    half_rich = 1 if 2 * g.deeds_above < g.realm.deeds_above[len(g.players)] else 0
    out = [
        1,
        min(silver, 3),
        min(max(silver - 3, 0), MOST),
        ink,
        stone,
        gold,
        (1 if ink else 0) + (1 if stone else 0) + (1 if gold else 0),
        p.corruption,
        p.virtue,
        p.virtue - p.corruption,
        p.debts,
        p.paid,
        p.deeds,
        p.approved,
        paid_lead,
        approved_lead,
        approved_lead * half_poor,
        paid_lead * half_rich,
        min(p.workers, MOST),
    ]
    castle(p, out)
    out.append(p.tier3)
    out.append(1 if g.leader in p.permanents else 0)
    out.append(min(2, max(-2, p.tier3 - tier_3)))
    things(p, out)
    manuscripts(g, p, out)
    cards(g, p, out)
    out.append(1 if p.space % 3 == 1 else 0)
    out.append(min(p.turns, 3))
    for box in g.boxes:
        box.features(g, p, out)
    return out


def castle(p: Player, out: list[int]) -> None:
    """Workers of the first two tiers, and the sections that will be resolved next."""
    tier_1 = pairs_1 = tier_2 = pairs_2 = 0
    for section in range(SECTIONS):
        n = p.tier1[section]
        tier_1 += n
        if n == 2:
            pairs_1 += 1
        n = p.tier2[section]
        tier_2 += n
        if n == 2:
            pairs_2 += 1
    out.append(tier_1)
    out.append(pairs_1)
    out.append(tier_2)
    out.append(pairs_2)


def things(p: Player, out: list[int]) -> None:
    """Open slots by type, bonus cards, and all permanent things."""
    slots = [0, 0, 0]
    bonus = 0
    for thing in p.permanents:
        if p.slots <= thing < p.slots + len(SLOTS):
            slots[(thing - p.slots) // 3] += 1
        elif FIRST_BONUS <= thing < CASTLE_LEADER:
            bonus += 1
    out.append(slots[0])
    out.append(slots[1])
    out.append(slots[2])
    out.append(min(slots))
    out.append(bonus)
    out.append(len(p.permanents))


def manuscripts(g: State, p: Player, out: list[int]) -> None:
    """Manuscripts, their ribbons, and those that score by themselves."""
    tiles = g.facts.manuscripts
    ribbons = [0, 0, 0, 0, 0]
    scoring = 0
    for tile in p.manuscripts:
        ribbon = tiles.ribbon[tile]
        if ribbon >= 0:
            ribbons[ribbon] += 1
        if tiles.vp[tile]:
            scoring += 1
    different = second = 0
    for n in ribbons:
        if n:
            different += 1
            if n > 1:
                second += 1
    out.append(len(p.manuscripts))
    out.append(different)
    out.append(second)
    out.append(scoring)


def cards(g: State, p: Player, out: list[int]) -> None:
    """The deck: its size, its icons on average, and those that will show soon."""
    table = g.facts.packed_icons
    soon = 0
    for card in p.hand:
        soon += table[card]
    size = len(p.hand) + len(p.draw) + len(p.discard)
    for place in range(3):
        if p.board[place] >= 0:
            size += 1
            if place < 2:
                soon += table[p.board[place]]
    whole = packed_icons(g, p)
    out.append(min(size, 20))
    out.append(len(p.hand))
    size = max(size, 1)
    for icon in (MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL):
        out.append(4 * icons_in(whole, icon) // size)
    for icon in (MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL):
        out.append(icons_in(soon, icon))


def time_left(g: State) -> int:
    """How much of the game is left, in sixteenths: by the pile that is nearer to its end card."""
    if g.last_round:
        return min(2, max(0, g.last_round - g.round + 1))
    seats = len(g.players)
    debts = 12 * g.debts_above // g.realm.debts_above[seats]
    deeds = 12 * g.deeds_above // g.realm.deeds_above[seats]
    return 3 + min(debts, deeds) if g.round else 16
