"""A slow scorer, written from the ledger alone: its own tables, all partitions of ribbons, places seat by seat."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product

from tests.kit.laws.broken import demand
from tests.kit.laws.viscounts import facts
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Player

BUILDINGS = {"trading_posts": (0, 4, 9, 15), "guildhalls": (0, 6, 13, 21), "workshops": (0, 2, 5, 9)}
SETS = {1: 1, 2: 4, 3: 9, 4: 16}
SLOT_ICONS = {"tp3": {"merchant": 2}, "gh1": {"builder": 1}, "gh2": {"noble": 1}, "gh3": {"cleric": 1}}
BONUS_ICONS = {"grey": {"builder": 1}, "yellow": {"noble": 1}, "blue": {"merchant": 2}, "black": {"cleric": 1}}
PUBLIC_ICONS = {"guildhall": {"criminal": 1}}
PUBLIC_POINTS = {"trading_post": 11, "guildhall": 15, "workshop": 7}
CHEST_POINTS = (0, 2, 5, 9)
SCHOLARS = {"outsider-scholar-1": 1, "outsider-scholar-2": 3, "outsider-scholar-3": 0, "outsider-scholar-4": 2}
"""The ribbon that each Scholar counts: black, yellow, grey, blue."""
GUARDIANS = {"outsider-guardian-1": (1, 5), "outsider-guardian-2": (2, 4), "outsider-guardian-3": (0, 4)}
"""The type of Building of which each Guardian wants three, and its points."""


def scores(g: Viscounts) -> list[dict[str, int]]:
    """Score every seat as if the game ended now, line by line."""
    poverty_revealed = g.round > 0 and g.debts_above == 0
    prosperity_revealed = g.round > 0 and g.deeds_above == 0
    approved = [p.approved for p in g.players]
    paid = [p.paid for p in g.players]
    sheets = []
    for p in g.players:
        sheet = own_lines(g, p)
        sheet["poverty"] = place_prize(approved, p.seat) if poverty_revealed else 0
        sheet["prosperity"] = place_prize(paid, p.seat) if prosperity_revealed else 0
        sheets.append(sheet)
    return sheets


def own_lines(g: Viscounts, p: Player) -> dict[str, int]:
    """Every line that depends on nobody else, or on where others stand."""
    slots = open_slots(g, p)
    sets, outsiders = best_ribbons(g, p)[0]
    protected = "outsider-protector" in outsiders_of(g, p)
    lines = {
        "trading_posts": BUILDINGS["trading_posts"][sum(slot.startswith("tp") for slot in slots)],
        "guildhalls": BUILDINGS["guildhalls"][sum(slot.startswith("gh") for slot in slots)],
        "workshops": BUILDINGS["workshops"][sum(slot.startswith("w") for slot in slots)],
        "workers_tier_1": sum(p.tier1),
        "workers_tier_2": 2 * sum(p.tier2),
        "workers_tier_3": 3 * p.tier3,
        "manuscript_sets": sets,
        "manuscripts": sum(printed_points(g, p, tile) for tile in tiles_of(g, p)),
        "castle_leader": 5 * any(facts.CASTLE_LEADER <= thing < facts.FIRST_COLUMN for thing in p.permanents),
        "cleric_bonus": 3 * len(bonus_ribbons(p)),
        "debts": -(1 if protected else 2) * p.debts,
        "deeds": p.deeds + 3 * p.approved,
    }
    if facts.solo(g) is not None:
        lines["resources_left"] = sum(p.goods[1:]) if p.seat == g.settings.opponent else 0
    if facts.gates(g) is not None:
        lines["outsiders"] = outsiders
        lines["builder_cards"] = builder_points(p)
    if facts.keys(g) is not None:
        lines["chest_tiles"] = CHEST_POINTS[chests(g, p)]
        lines["public_buildings"] = sum(PUBLIC_POINTS[building] for building in public_buildings(p))
    return lines


def open_slots(g: Viscounts, p: Player) -> list[str]:
    """Name the slots whose Building is built."""
    return [facts.SLOTS[slot] for slot in facts.slots_open(g, p.seat)]


def bonus_ribbons(p: Player) -> list[str]:
    """Name the ribbons of the Cleric Bonus cards of a player."""
    rows = facts.read("cleric_bonus_cards")
    mine = [thing for thing in p.permanents if facts.FIRST_BONUS <= thing < facts.FIRST_BONUS + len(rows)]
    return [str(rows[thing - facts.FIRST_BONUS]["ribbon"]) for thing in mine]


def builder_points(p: Player) -> int:
    """3 points for the Diversified Builder card, 2 for the Specialised one. [GG-141, GG-189]"""
    mine = [thing - facts.FIRST_BUILDER for thing in p.permanents if facts.FIRST_BUILDER <= thing < facts.FIRST_PUBLIC]
    return sum(3 if number < 6 else 2 for number in mine)


def public_buildings(p: Player) -> list[str]:
    """Name the Public Buildings of a player by their types."""
    mine = [thing for thing in p.permanents if facts.FIRST_PUBLIC <= thing < facts.FIRST_AI_SLOT]
    return [facts.TYPES[thing - facts.FIRST_PUBLIC] for thing in mine]


def chests(g: Viscounts, p: Player) -> int:
    """Count the Chest Tiles under a board."""
    part = facts.keys(g)
    return 0 if part is None else 3 - part.slotted[p.seat].count(-1)


# --- ribbons, with Envoys


def tiles_of(g: Viscounts, p: Player) -> list[facts.Row]:
    """The Manuscripts of a player."""
    return [facts.manuscripts(facts.mix_of(g))[tile] for tile in p.manuscripts]


def ribbon_counts(g: Viscounts, p: Player) -> list[int]:
    """Count the ribbons: grey, black, blue, yellow; the one of all colours counts as chosen. [GG-076]"""
    ribbons = [tile["ribbon"] for tile in tiles_of(g, p)]
    counts = [ribbons.count(ribbon) for ribbon in facts.RIBBONS]
    part = facts.gates(g)
    if "any" in ribbons and part is not None and part.wild >= 0:
        counts[part.wild] += 1
    return counts


def best_ribbons(g: Viscounts, p: Player) -> list[tuple[int, int]]:
    """Points for sets and points of Outsiders, for every best way to choose the colours of Envoys. [GG-196, GG-197]"""
    counts = ribbon_counts(g, p)
    own = outsiders_of(g, p)
    envoys = sum(card.startswith("outsider-envoy") for card in own)
    if p.seat == g.settings.opponent:
        # Its Manuscript of all colours gets the best colour only now, as an Envoy would. [GG-238, GG-239]
        envoys = sum(tile["ribbon"] == "any" for tile in tiles_of(g, p))
    found: set[tuple[int, int]] = set()
    for colours in product(range(4), repeat=envoys):
        some = tuple(n + colours.count(ribbon) for ribbon, n in enumerate(counts))
        found.add((best_sets(some), sum(outsider_points(g, p, card, some) for card in own)))
    most = max(sets + points for sets, points in found)
    return sorted(pair for pair in found if sum(pair) == most)


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """Try every way to take one set of different ribbons away, and keep the best total. [VB-163]"""
    ribbons = [i for i, n in enumerate(counts) if n]
    if not ribbons:
        return 0
    best = 0
    for size in range(1, len(ribbons) + 1):
        for chosen in combinations(ribbons, size):
            rest = tuple(n - (i in chosen) for i, n in enumerate(counts))
            best = max(best, SETS[size] + best_sets(rest))
    return best


# --- Outsiders


def outsiders_of(g: Viscounts, p: Player) -> list[str]:
    """The ids of all Outsiders in a deck."""
    ids = facts.ids_of_cards(facts.mix_of(g))
    return [ids[card] for card in deck_of(p) if ids[card].startswith("outsider-")]


def deck_of(p: Player) -> list[int]:
    """All cards of a player: hand, Draw Pile, discards and board. [GG-005]"""
    return [card for zone in (p.hand, p.draw, p.discard, p.board) for card in zone if card != -1]


def outsider_points(g: Viscounts, p: Player, card: str, ribbons: tuple[int, ...]) -> int:
    """What one Outsider scores; Assassin, Envoy, Protector and Rogue score in other ways. [GG-190 to GG-217]"""
    if card in SCHOLARS:
        return 1 + ribbons[SCHOLARS[card]]
    if card in GUARDIANS:
        building, points = GUARDIANS[card]
        return points if facts.standing(g, p.seat)[building] >= 3 else 0
    if card == "outsider-carpenter":
        return links_between_own(g, p)
    if card == "outsider-champion":
        return sum(leads_wedge(g, p, section) for section in range(5))
    if card == "outsider-outrider":
        size = len(g.spots) // 5
        here = [any(facts.owner_and_type(c)[0] == p.seat for c in g.spots[i * size : (i + 1) * size]) for i in range(5)]
        return sum(here)
    heroes = sum(number in facts.numbers(facts.mix_of(g), "hero") for number in deck_of(p))
    n = len(outsiders_of(g, p))
    of_each = [icons(g, p, icon) for icon in ("builder", "cleric", "noble")]
    return {
        "outsider-hunter": sum(p.goods[1:]) // 3,
        "outsider-mercenary-1": p.tier3,
        "outsider-mercenary-2": sum(p.tier2),
        "outsider-mercenary-3": sum(p.tier1) // 2,
        "outsider-translator": 3 * min(ribbons),
        "outsider-tyrant": 3,
        "outsider-warrior": 1 + n,
        "outsider-adventurer": min(of_each),
        "outsider-advocate": 1 + heroes + n,
        "outsider-shieldmaiden": 4 if chests(g, p) == 3 else 0,
        "outsider-vigilante": heroes,
    }.get(card, 0)


def links_between_own(g: Viscounts, p: Player) -> int:
    """Printed links with an own Building at both ends. [GG-193]"""
    size = len(g.spots) // 5
    own = [facts.owner_and_type(code)[0] == p.seat for code in g.spots]
    n = 0
    for spot in range(len(g.spots)):
        printed = (facts.SEGMENTS[g.segments[spot // size]], spot % size + 1) in facts.links(g.side)
        n += printed and own[spot] and own[(spot + 1) % len(own)]
    return n


def leads_wedge(g: Viscounts, p: Player, section: int) -> bool:
    """Has the player more Workers in the first two tiers of a wedge than any other? [GG-194, GG-195]"""
    workers = {other.seat: other.tier1[section] + other.tier2[section] for other in g.players}
    mine = workers.pop(p.seat)
    return all(mine > n for n in workers.values())


# --- what Manuscripts count


def printed_points(g: Viscounts, p: Player, tile: facts.Row) -> int:
    """The points printed on one Manuscript. [VB-164, VB-165]"""
    if tile["endgame"] is None:
        return 0
    rule = tile["endgame"]["vp_per"]
    return int(rule["vp"]) * (counted(g, p, rule["per"]) // int(rule["each"]))


def counted(g: Viscounts, p: Player, what: str) -> int:
    """Count what a Manuscript counts; Public Buildings are Buildings on the Main Board. [KK-093]"""
    if what.startswith("icon_"):
        return icons(g, p, what.removeprefix("icon_"))
    return {
        "buildings": sum(facts.standing(g, p.seat)),
        "resources": p.goods[1] + p.goods[2] + p.goods[3],
        "manuscripts": len(p.manuscripts),
        "workers_in_castle": 20 - p.workers,
        "flipped_debts": p.paid,
        "flipped_deeds": p.approved,
        "outsiders_in_deck": len(outsiders_of(g, p)),
        "heroes_in_deck": sum(card in facts.numbers(facts.mix_of(g), "hero") for card in deck_of(p)),
    }[what]


def icons(g: Viscounts, p: Player, icon: str) -> int:
    """Count an icon on all cards that a player owns, on open slots, Cleric Bonus cards and Public Buildings.

    [VB-165, KK-106]
    """
    table = facts.cards(facts.mix_of(g))
    n = sum(table[card]["icons"].get(icon, 0) for card in deck_of(p))
    for slot in open_slots(g, p):
        n += slot_icons(g, p, slot).get(icon, 0)
    for ribbon in bonus_ribbons(p):
        n += BONUS_ICONS[ribbon].get(icon, 0)
    for building in public_buildings(p):
        n += PUBLIC_ICONS.get(building, {}).get(icon, 0)
    return int(n)


def slot_icons(g: Viscounts, p: Player, slot: str) -> dict[str, int]:
    """The icons of an open slot, by the board of its owner. [VB-165, VB-215]"""
    if p.seat != g.settings.opponent:
        return SLOT_ICONS.get(slot, {})
    own = next(row for row in facts.ai_board(facts.mix_of(g))["building_slots"] if row["id"] == slot)
    shown: dict[str, int] = own["ability"].get("icons", {})
    return shown


def place_prize(counts: list[int], seat: int) -> int:
    """The prize of one seat: the mean of the places that it and those tied with it fill. [VB-168 to VB-171]"""
    mine = counts[seat]
    if mine == 0:
        return 0
    prizes = [12, 4, 0] if len(counts) < 3 else [12, 8, 4, 0]
    better = sum(n > mine for n in counts)
    tied = sum(n == mine for n in counts)
    share = Fraction(sum(prizes[better : better + tied]), tied)
    assert share.denominator == 1, "a prize cannot be shared evenly"
    return int(share)


def winners(g: Viscounts) -> tuple[int, ...]:
    """The highest total, then most Silver and resources, then all of them; an opponent wins ties. [VB-172, VB-216]"""
    totals = [sum(sheet.values()) for sheet in scores(g)]
    if g.settings.opponent >= 0:
        return (0,) if totals[0] > totals[1] else (1,)
    best = [p for p in g.players if totals[p.seat] == max(totals)]
    richest = max(sum(p.goods) for p in best)
    return tuple(p.seat for p in best if sum(p.goods) == richest)


def reason(g: Viscounts) -> str:
    """Name what ended the game. [VB-157, VB-159]"""
    if g.debts_above == 0 and g.deeds_above == 0:
        return "divided kingdom"
    return "poverty" if g.debts_above == 0 else "prosperity"


# --- the law


RIBBON_LINES = ("manuscript_sets", "outsiders")
"""Envoys may split the same points between these lines in several ways."""


def scores_are_right(g: Viscounts) -> None:
    """The slow scorer finds the same lines, totals, winners and end."""
    for p, sheet, slow in zip(g.players, g.scores, scores(g), strict=True):
        lines = dict(sheet.lines)
        demand(set(lines) == set(slow) and len(sheet.lines) == len(slow), f"other lines: {set(lines) ^ set(slow)}")
        for name, points in lines.items():
            if name not in RIBBON_LINES:
                demand(points == slow[name], f"seat {sheet.seat}: {name} is {points}, should be {slow[name]}")
        of_ribbons = (lines["manuscript_sets"], lines.get("outsiders", 0))
        best = best_ribbons(g, p)
        demand(of_ribbons in best, f"seat {sheet.seat}: sets and outsiders are {of_ribbons}, should be among {best}")
        demand(sheet.total == sum(slow.values()), "a total is not the sum of its lines")
    outcome = g.outcome
    demand((outcome is not None) == g.over, "there is an outcome before the end, or none after it")
    if outcome is not None:
        demand(outcome.winners == winners(g), f"{outcome} should name {winners(g)}")
        demand(outcome.reason == reason(g), f"{outcome} should say {reason(g)}")
        demand(list(outcome.totals) == [sum(sheet.values()) for sheet in scores(g)], f"{outcome}: other totals")
        turns = {p.turns for p in g.players}
        demand(turns == {g.round} == {g.last_round}, f"turns {turns} at the end of round {g.round} of {g.last_round}")
