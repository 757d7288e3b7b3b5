"""A slow scorer, written from the ledger alone: its own tables, all partitions of ribbons, places seat by seat."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations

from tests.laws import facts
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Player

BUILDINGS = {"trading_posts": (0, 4, 9, 15), "guildhalls": (0, 6, 13, 21), "workshops": (0, 2, 5, 9)}
SETS = {1: 1, 2: 4, 3: 9, 4: 16}
SLOT_ICONS = {"tp3": {"merchant": 2}, "gh1": {"builder": 1}, "gh2": {"noble": 1}, "gh3": {"cleric": 1}}
BONUS_ICONS = {"grey": {"builder": 1}, "yellow": {"noble": 1}, "blue": {"merchant": 2}, "black": {"cleric": 1}}


def scores(g: Viscounts) -> list[dict[str, int]]:
    """Score every seat as if the game ended now, line by line."""
    poverty_revealed = g.round > 0 and g.debts_above == 0
    prosperity_revealed = g.round > 0 and g.deeds_above == 0
    approved = [p.approved for p in g.players]
    paid = [p.paid for p in g.players]
    sheets = []
    for p in g.players:
        sheet = own_lines(p)
        sheet["poverty"] = place_prize(approved, p.seat) if poverty_revealed else 0
        sheet["prosperity"] = place_prize(paid, p.seat) if prosperity_revealed else 0
        sheets.append(sheet)
    return sheets


def own_lines(p: Player) -> dict[str, int]:
    """Every line that depends on nobody else."""
    slots = open_slots(p)
    tiles = [facts.manuscripts()[tile] for tile in p.manuscripts]
    counts = [sum(tile["ribbon"] == ribbon for tile in tiles) for ribbon in ("grey", "black", "blue", "yellow")]
    return {
        "trading_posts": BUILDINGS["trading_posts"][sum(slot.startswith("tp") for slot in slots)],
        "guildhalls": BUILDINGS["guildhalls"][sum(slot.startswith("gh") for slot in slots)],
        "workshops": BUILDINGS["workshops"][sum(slot.startswith("w") for slot in slots)],
        "workers_tier_1": sum(p.tier1),
        "workers_tier_2": 2 * sum(p.tier2),
        "workers_tier_3": 3 * p.tier3,
        "manuscript_sets": best_sets(tuple(counts)),
        "manuscripts": sum(printed_points(p, tile) for tile in tiles),
        "castle_leader": 5 * (facts.CASTLE_LEADER in p.permanents),
        "cleric_bonus": 3 * len(bonus_ribbons(p)),
        "debts": -2 * p.debts,
        "deeds": p.deeds + 3 * p.approved,
    }


def open_slots(p: Player) -> list[str]:
    """Name the slots whose Building is built."""
    return [facts.SLOTS[thing - facts.FIRST_SLOT] for thing in p.permanents if thing < facts.FIRST_SLOT + 9]


def bonus_ribbons(p: Player) -> list[str]:
    """Name the ribbons of the Cleric Bonus cards of a player."""
    rows = facts.read_once("cleric_bonus_cards")
    mine = [thing for thing in p.permanents if facts.FIRST_BONUS <= thing < facts.FIRST_BONUS + len(rows)]
    return [str(rows[thing - facts.FIRST_BONUS]["ribbon"]) for thing in mine]


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


def printed_points(p: Player, tile: facts.Row) -> int:
    """The points printed on one Manuscript. [VB-164, VB-165]"""
    if tile["endgame"] is None:
        return 0
    rule = tile["endgame"]["vp_per"]
    return int(rule["vp"]) * (counted(p, rule["per"]) // int(rule["each"]))


def counted(p: Player, what: str) -> int:
    """Count what a Manuscript counts."""
    if what.startswith("icon_"):
        return icons(p, what.removeprefix("icon_"))
    return {
        "buildings": len(open_slots(p)),
        "resources": p.goods[1] + p.goods[2] + p.goods[3],
        "manuscripts": len(p.manuscripts),
        "workers_in_castle": 20 - p.workers,
        "flipped_debts": p.paid,
        "flipped_deeds": p.approved,
    }[what]


def icons(p: Player, icon: str) -> int:
    """Count an icon on all cards that a player owns, on open slots and Cleric Bonus cards. [VB-165]"""
    n = 0
    for zone in (p.hand, p.draw, p.discard, p.board):
        for card in zone:
            if card != -1:
                n += facts.cards()[card]["icons"].get(icon, 0)
    for slot in open_slots(p):
        n += SLOT_ICONS.get(slot, {}).get(icon, 0)
    for ribbon in bonus_ribbons(p):
        n += BONUS_ICONS[ribbon].get(icon, 0)
    return n


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
    """The highest total, then most Silver and resources, then all of them. [VB-172]"""
    totals = [sum(sheet.values()) for sheet in scores(g)]
    best = [p for p in g.players if totals[p.seat] == max(totals)]
    richest = max(sum(p.goods) for p in best)
    return tuple(p.seat for p in best if sum(p.goods) == richest)


def reason(g: Viscounts) -> str:
    """Name what ended the game. [VB-157, VB-159]"""
    if g.debts_above == 0 and g.deeds_above == 0:
        return "divided kingdom"
    return "poverty" if g.debts_above == 0 else "prosperity"
