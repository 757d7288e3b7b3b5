"""What makes the position of a player good or bad, as small numbers: what players that search learn to weigh.

Cards in a hand count as they are in this world. Numbers that lose their worth are cut where that happens, so that
nobody hoards. Names and order are part of what was learned: whoever changes them trains again.
"""

from __future__ import annotations

from typing import Final

from westkingdom.viscounts import prospects
from westkingdom.viscounts.scoring import packed_icons
from westkingdom.viscounts.state import Player, State, icons_in
from westkingdom.viscounts.terms import (
    BUILDER,
    CASTLE_LEADER,
    CLERIC,
    EMPTY,
    FIRST_BONUS,
    GOLD,
    ICONS,
    INK,
    INSIDE,
    LEFT,
    MERCHANT,
    MIDDLE,
    NOBLE,
    OUTSIDE_RIGHT,
    RIBBONS,
    RIGHT,
    SECTIONS,
    SILVER,
    SLOTS,
    STONE,
)

NAMES: Final = [
    "alone",  # against a solo opponent
    "two_players",
    "round",
    "time",
    "debts_above_poverty",  # in twelfths
    "deeds_above_prosperity",
    "debts_to_poverty",  # the last 6 of them
    "deeds_to_prosperity",
    "end_is_known",
    "no_turn_left",
    "one_turn_left",
    "silver_to_3",
    "silver_above_3",  # up to 6 more
    "ink",  # up to 6, as stone and gold
    "stone",
    "gold",
    "kinds_of_resources",
    "corruption",  # space of the marker, as virtue
    "virtue",
    "markers_apart",
    "markers_near",  # they meet with the next step
    "debts_unpaid",
    "debts_paid",
    "deeds_acquired",
    "deeds_approved",
    "paid_lead",  # over the best other player, from -4 to 4
    "approved_lead",
    "poverty_is_open",
    "prosperity_is_open",
    "workers_in_supply",  # up to 10
    "tier_1",
    "tier_1_pairs",  # sections with two, which resolve next
    "tier_1_chains",  # pairs beside each other
    "tier_2",
    "tier_2_pairs",
    "workers_here",  # in tier 1, beside the segment of the Viscount
    "workers_next",  # beside the segment after it
    "others_in_castle",
    "tier_3",
    "castle_leader",
    "tier_3_lead",  # from -2 to 2
    *[f"slot_{slot}" for slot in SLOTS],
    "buildings",
    "cleric_bonus_cards",
    "permanent_things",
    "kept_merchants",  # icons of permanent things
    "kept_builders",
    "kept_nobles",
    "kept_clerics",
    "manuscripts",
    "ribbons_different",
    "ribbons_in_second_set",
    "ribbons_in_third_set",
    "ribbons_near_bonus",  # colours of which one more earns a Cleric Bonus card
    "manuscripts_that_score",
    "deck",  # cards owned, up to 20
    "hand",
    "draw_pile",  # up to 6
    "deck_cost",  # Silver values per four cards
    "deck_drop_offs",  # cards with an ability when they drop off
    *[f"deck_{icon}s" for icon in ICONS],  # icons per twelve cards of the deck
    *[f"staying_{icon}s" for icon in ICONS],  # icons on the two cards that stay on the board
    *[f"hand_{icon}s" for icon in ICONS],
    "drops_off_next",
    "drops_off_then",
    *prospects.NAMES,
    "outside_right",
    "inside",
    "turns_to_3",  # while start icons are visible
]
_MOST: Final = 6
_STRONG: Final = 12


def features(g: State, p: Player) -> list[int]:
    """The features of a player, in the order of NAMES and then of the boxes."""
    out: list[int] = []
    _clock(g, p, out)
    goods = p.goods
    silver = goods[SILVER]
    ink, stone, gold = min(goods[INK], _MOST), min(goods[STONE], _MOST), min(goods[GOLD], _MOST)
    apart = p.virtue - p.corruption
    out.append(min(silver, 3))
    out.append(min(max(silver - 3, 0), _MOST))
    out.append(ink)
    out.append(stone)
    out.append(gold)
    out.append((1 if ink else 0) + (1 if stone else 0) + (1 if gold else 0))
    out.append(p.corruption)
    out.append(p.virtue)
    out.append(apart)
    out.append(1 if apart == 1 else 0)
    out.append(min(p.debts, 30))
    out.append(min(p.paid, 30))
    out.append(min(p.deeds, 30))
    out.append(min(p.approved, 30))
    _race(g, p, out)
    _castle(g, p, out)
    kept = _things(g, p, out)
    _manuscripts(g, p, out)
    _cards(g, p, out)
    prospects.prospects(g, p, kept, out)
    kind = p.space % 3
    out.append(1 if kind == OUTSIDE_RIGHT else 0)
    out.append(1 if kind == INSIDE else 0)
    out.append(min(p.turns, 3))
    for box in g.boxes:
        box.features(g, p, out)
    return out


def _clock(g: State, p: Player, out: list[int]) -> None:
    """Who plays, and how near the end is."""
    seats = len(g.players)
    out.append(1 if g.settings.opponent >= 0 else 0)
    out.append(1 if seats == 2 and g.settings.opponent < 0 else 0)
    out.append(min(g.round, 40))
    out.append(time_left(g))
    out.append(12 * g.debts_above // g.realm.debts_above[seats])
    out.append(12 * g.deeds_above // g.realm.deeds_above[seats])
    out.append(min(g.debts_above, _MOST))
    out.append(min(g.deeds_above, _MOST))
    left = g.last_round - p.turns if g.last_round else _MOST
    out.append(1 if g.last_round else 0)
    out.append(1 if left <= 0 else 0)
    out.append(1 if left == 1 else 0)


def _race(g: State, p: Player, out: list[int]) -> None:
    """The lead in paid Debts and approved Deeds, and whether it is about to be rewarded."""
    paid = approved = 0
    for other in g.players:
        if other is not p:
            paid = max(paid, other.paid)
            approved = max(approved, other.approved)
    out.append(min(4, max(-4, p.paid - paid)))
    out.append(min(4, max(-4, p.approved - approved)))
    out.append(1 if g.debts_above == 0 else 0)
    out.append(1 if g.deeds_above == 0 else 0)


def _castle(g: State, p: Player, out: list[int]) -> None:
    """Workers of the three tiers, the sections that will be resolved next, and the crowd there."""
    tier_1 = pairs_1 = chains = tier_2 = pairs_2 = others = tier_3 = 0
    for section in range(SECTIONS):
        n = p.tier1[section]
        tier_1 += n
        if n == 2:
            pairs_1 += 1
            if p.tier1[(section + 1) % SECTIONS] == 2:
                chains += 1
        n = p.tier2[section]
        tier_2 += n
        if n == 2:
            pairs_2 += 1
    for other in g.players:
        if other is not p:
            tier_3 = max(tier_3, other.tier3)
            for section in range(SECTIONS):
                others += other.tier1[section] + other.tier2[section]
    here = (p.space // 3 - g.rotation) % SECTIONS
    out.append(min(p.workers, 10))
    out.append(tier_1)
    out.append(pairs_1)
    out.append(chains)
    out.append(tier_2)
    out.append(pairs_2)
    out.append(p.tier1[here])
    out.append(p.tier1[(here + 1) % SECTIONS])
    out.append(min(others, 20))
    out.append(p.tier3)
    out.append(1 if g.leader in p.permanents else 0)
    out.append(min(2, max(-2, p.tier3 - tier_3)))


def _things(g: State, p: Player, out: list[int]) -> int:
    """Open slots, bonus cards, all permanent things, and their icons, which are given back in one number."""
    table = g.facts.packed_icons
    first = len(out)
    for _ in range(len(SLOTS)):
        out.append(0)
    slots = bonus = kept = 0
    for thing in p.permanents:
        kept += table[thing]
        if p.slots <= thing < p.slots + len(SLOTS):
            out[first + thing - p.slots] = 1
            slots += 1
        elif FIRST_BONUS <= thing < CASTLE_LEADER:
            bonus += 1
    out.append(slots)
    out.append(bonus)
    out.append(len(p.permanents))
    for icon in (MERCHANT, BUILDER, NOBLE, CLERIC):
        out.append(icons_in(kept, icon))
    return kept


def _manuscripts(g: State, p: Player, out: list[int]) -> None:
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
    different = second = third = near = 0
    for colour in range(len(ribbons)):
        n = ribbons[colour]
        if n:
            different += 1
            if n > 1:
                second += 1
                if n > 2:
                    third += 1
                elif colour < len(RIBBONS) and _bonus_is_free(g, colour):
                    near += 1
    out.append(min(len(p.manuscripts), 20))
    out.append(different)
    out.append(second)
    out.append(third)
    out.append(near)
    out.append(scoring)


def _bonus_is_free(g: State, colour: int) -> bool:
    """Does nobody have the Cleric Bonus card of a colour?"""
    for i in range(len(g.realm.bonus_ribbon)):
        if g.realm.bonus_ribbon[i] == colour:
            for other in g.players:
                if FIRST_BONUS + i in other.permanents:
                    return False
    return True


def _cards(g: State, p: Player, out: list[int]) -> None:
    """The deck: its size, its icons on average, those that stay on the board and those in the hand."""
    table = g.facts.packed_icons
    costs = g.cards.cost
    drops = g.cards.drop_off
    cost = dropping = size = 0
    for pile in (p.hand, p.draw, p.discard, p.board):
        for card in pile:
            if card >= 0:
                size += 1
                cost += costs[card]
                if drops[card] is not None:
                    dropping += 1
    size = max(size, 1)
    out.append(min(size, 20))
    out.append(len(p.hand))
    out.append(min(len(p.draw), _MOST))
    out.append(4 * cost // size)
    out.append(12 * dropping // size)
    whole = packed_icons(g, p)
    for icon in range(len(ICONS)):
        out.append(12 * icons_in(whole, icon) // size)
    staying = 0
    for place in (LEFT, MIDDLE):
        if p.board[place] != EMPTY:
            staying += table[p.board[place]]
    held = 0
    for card in p.hand:
        held += table[card]
    for icon in range(len(ICONS)):
        out.append(icons_in(staying, icon))
    for icon in range(len(ICONS)):
        out.append(min(icons_in(held, icon), _STRONG))
    for place in (RIGHT, MIDDLE):
        card = p.board[place]
        out.append(1 if card != EMPTY and drops[card] is not None else 0)


def time_left(g: State) -> int:
    """How much of the game is left, in sixteenths: by the pile that is nearer to its end card."""
    if g.last_round:
        return min(2, max(0, g.last_round - g.round + 1))
    seats = len(g.players)
    debts = 12 * g.debts_above // g.realm.debts_above[seats]
    deeds = 12 * g.deeds_above // g.realm.deeds_above[seats]
    return 3 + min(debts, deeds) if g.round else 16
