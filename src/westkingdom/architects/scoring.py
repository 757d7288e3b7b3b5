"""Scoring: one line per kind of points, and who wins."""

from __future__ import annotations

from westkingdom.architects.counters import counter
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import GOLD, MARBLE, SILVER
from westkingdom.engine.box import add_points
from westkingdom.engine.score import Outcome, ScoreSheet


def building_bonus(g: State, p: Player, building: int) -> int:
    """What a building scores besides its printed points. [AB-207, AB-220, AB-221, AB-223, AB-232, AB-234]"""
    table = g.buildings
    if table.score_per[building]:
        return table.score_vp[building] * (counter(g, p, table.score_per[building]) // table.score_each[building])
    condition = table.score_if[building]
    return table.score_vp[building] if condition is not None and condition.holds(g, p.seat) else 0


def score_sheets(g: State) -> list[ScoreSheet]:
    """Score everybody as if the game ended now; effects of a solo opponent's buildings do not count. [AB-207, AB-208, AB-209, AB-210, AB-211, AB-212, AB-213, AB-214, AB-215, AB-219, AB-249, AB-251, WW-329, WW-330]"""
    realm = g.realm
    sheets: list[ScoreSheet] = []
    for p in g.players:
        effective = [] if p.seat == g.settings.opponent else p.buildings
        debt = realm.debt_vp + sum(g.buildings.debt_vp[building] for building in effective)
        lines: list[tuple[str, int]] = [
            ("buildings", sum(g.buildings.vp[building] for building in p.buildings)),
            ("building_effects", sum(building_bonus(g, p, building) for building in effective)),
            ("cathedral", realm.levels[p.cathedral].vp),
            ("virtue", realm.virtue_vp[p.virtue]),
            ("debts", p.debts * debt + p.paid * realm.paid_vp),
            ("gold_and_marble", p.goods[GOLD] + p.goods[MARBLE]),
            ("silver", p.goods[SILVER] // realm.silver_per_vp),
            ("prisoners", -(p.prison // realm.prisoners_per_vp)),
        ]
        add_points(lines, [line for box in g.boxes for line in box.points(g, p)])
        sheets.append(ScoreSheet(p.seat, lines))
    return sheets


def outcome(g: State) -> Outcome:
    """The highest total wins; then virtue, then silver; then victory is shared. [AB-217, AB-218]"""
    totals = [sheet.total for sheet in score_sheets(g)]
    ranks = [(totals[p.seat], p.virtue, p.goods[SILVER]) for p in g.players]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    return Outcome(winners, "guildhall full", tuple(totals))
