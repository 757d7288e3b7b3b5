"""A slow scorer, written from the ledger alone: its own tables, building by building."""

from __future__ import annotations

from tests.kit.laws.architects import facts
from tests.kit.laws.broken import demand
from westkingdom.architects.game import Architects
from westkingdom.architects.state import Player

VIRTUE = {0: -9, 1: -8, 2: -7, 3: -5, 4: -3, 5: -1, 6: 0, 7: 0, 8: 0, 9: 0, 10: 1, 11: 2, 12: 3, 13: 5, 14: 7}
"""[AB-192]"""
CATHEDRAL = {0: 0, 1: 2, 2: 4, 3: 7, 4: 12, 5: 20}
"""[AB-180]"""
HUTS = {"bld_tilers_hut": "tiling", "bld_carpenters_hut": "carpentry", "bld_masons_hut": "masonry"}
MARKETS = {"bld_clay_market": 0, "bld_wood_market": 1, "bld_stone_market": 2, "bld_silver_market": 5, "bld_mansion": 6}
"""The good of which each wants more than any other player has, for 2 points."""
REASON = "guildhall full"


def scores(g: Architects) -> list[dict[str, int]]:
    """Score every seat as if the game ended now, line by line. [AB-207 to AB-213]"""
    sheets = [own_lines(g, p) for p in g.players]
    options = dict(facts.mix_of(g).options)
    if options.get("solo") == facts.RECONSTRUCTION:
        for sheet in sheets:
            sheet["difficulty"] = 0
        sheets[-1]["difficulty"] = 5 * int(str(options.get("difficulty", 0)))
    if options.get("solo"):
        # Effects of an opponent's buildings do not count. [AB-249]
        sheets[-1] |= {"building_effects": 0, "debts": -2 * g.players[-1].debts}
    return sheets


def own_lines(g: Architects, p: Player) -> dict[str, int]:
    """The lines of one player."""
    table = facts.buildings(facts.mix_of(g))
    mine = [table[building] for building in p.buildings]
    return {
        "buildings": sum(row["vp"] for row in mine),
        "building_effects": sum(bonus(g, p, str(row["id"])) for row in mine),
        "cathedral": CATHEDRAL[p.cathedral],
        "virtue": VIRTUE[p.virtue],
        "debts": p.debts * debt(ids_of(g, p)),
        "gold_and_marble": p.goods[3] + p.goods[4],
        "silver": p.goods[5] // 10,
        "prisoners": -(p.prison // 2),
    }


def ids_of(g: Architects, p: Player) -> list[str]:
    """The ids of a player's buildings."""
    table = facts.buildings(facts.mix_of(g))
    return [str(table[building]["id"]) for building in p.buildings]


def debt(mine: list[str]) -> int:
    """What an unpaid debt counts: the Fountain makes it milder, the Gambler's Den worse. [AB-210, AB-215]"""
    return -2 + ("bld_fountain" in mine) - ("bld_gamblers_den" in mine)


def bonus(g: Architects, p: Player, building: str) -> int:
    """What one building scores besides its printed points. [AB-220 to AB-234, WW-361, WW-362]"""
    if building in HUTS:
        return with_skill(g, p, HUTS[building])
    if building in MARKETS:
        good = MARKETS[building]
        counts = [other.goods[good] for other in g.players]
        if facts.wonder(g) is not None and g.settings.opponent >= 0 and p.seat != g.settings.opponent:
            # An opponent has no such goods: its Influence is compared. [WW-254]
            counts[-1] = g.players[-1].goods[facts.INFLUENCE]
        return 2 * has_most(counts, p.seat)
    return {
        "bld_steeple": 2 * has_most([other.cathedral for other in g.players], p.seat),
        "bld_university": 2 * (p.debts == 0),
        "bld_aqueduct": len(p.buildings),
        "bld_keep": sum(p.captives) // 3,
        "bld_lighthouse": p.virtue // 4,
        "bld_moneylender": p.paid,
        "bld_manor": p.goods[6] // 3,
        "bld_vault": p.goods[5] // 5,
        "bld_wall": min(len(p.buildings), p.cathedral),
    }.get(building, 0)


def with_skill(g: Architects, p: Player, skill: str) -> int:
    """Count the apprentices with a skill. [AB-221]"""
    rows = facts.rows(facts.mix_of(g), "apprentices")
    return sum(skill in rows[card]["skills"] for card in p.apprentices)


def has_most(counts: list[int], seat: int) -> bool:
    """Has a seat more than every other one? [AB-216]"""
    return all(counts[seat] > n for other, n in enumerate(counts) if other != seat)


def winners(g: Architects) -> tuple[int, ...]:
    """The highest total, then virtue, then silver, then all of them. [AB-217, AB-218]"""
    best = list(g.players)
    totals = [sum(sheet.values()) for sheet in scores(g)]
    for rank in (totals, [p.virtue for p in g.players], [p.goods[5] for p in g.players]):
        most = max(rank[p.seat] for p in best)
        best = [p for p in best if rank[p.seat] == most]
    return tuple(p.seat for p in best)


def scores_are_right(g: Architects) -> None:
    """The slow scorer finds the same lines, totals, winners and end."""
    slow = scores(g)
    for sheet in g.scores:
        lines = slow[sheet.seat]
        demand(dict(sheet.lines) == lines, f"seat {sheet.seat}: {sheet.lines} should be {lines}")
        demand(sheet.total == sum(lines.values()), "a total is not the sum of its lines")
    outcome = g.outcome
    demand((outcome is not None) == g.over, "there is an outcome before the end, or none after it")
    if outcome is not None:
        demand(outcome.winners == winners(g), f"{outcome} should name {winners(g)}")
        demand(outcome.reason == REASON, f"{outcome} should say {REASON}")
        demand(list(outcome.totals) == [sum(lines.values()) for lines in slow], f"{outcome}: other totals")
