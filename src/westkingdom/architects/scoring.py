"""Scoring: one line per kind of points, and who wins."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.counters import counter
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import GOLD, MARBLE, SILVER
from westkingdom.engine.box import add_points
from westkingdom.engine.score import Outcome, ScoreSheet


def _building_bonus(g: State, p: Player, building: int) -> int:
    """What a building scores besides its printed points. [AB-207, AB-220, AB-221, AB-223, AB-232, AB-234]"""
    table = g.buildings
    if table.score_per[building]:
        return table.score_vp[building] * (counter(g, p, table.score_per[building]) // table.score_each[building])
    condition = table.score_if[building]
    return table.score_vp[building] if condition is not None and condition.holds(g, p.seat) else 0


_LINES: Final = [
    "buildings",
    "building_effects",
    "cathedral",
    "virtue",
    "debts",
    "gold_and_marble",
    "silver",
    "prisoners",
]
"""The lines of a score sheet, without those of boxes."""


def _points_of(g: State, p: Player) -> list[int]:
    """The points of a player, in the order of _LINES; effects of a solo opponent's buildings do not count.

    [AB-190, AB-207..AB-215, AB-219, AB-244, AB-249, AB-251, WW-329, WW-330]
    """
    realm = g.realm
    table = g.buildings
    vp = 0
    effects = 0
    debt = realm.debt_vp
    effective = p.seat != g.settings.opponent
    for building in p.buildings:
        vp += table.vp[building]
        if effective:
            effects += _building_bonus(g, p, building)
            debt += table.debt_vp[building]
    return [
        vp,
        effects,
        realm.levels[p.cathedral].vp,
        realm.virtue_vp[p.virtue],
        p.debts * debt + p.paid * realm.paid_vp,
        p.goods[GOLD] + p.goods[MARBLE],
        p.goods[SILVER] // realm.silver_per_vp,
        -(p.prison // realm.prisoners_per_vp),
    ]


def totals(g: State) -> list[int]:
    """What everybody would score if the game ended now, without sheets."""
    out: list[int] = []
    for p in g.players:
        total = 0
        for points in _points_of(g, p):
            total += points
        for box in g.boxes:
            total += box.total(g, p)
        out.append(total)
    return out


def score_sheets(g: State) -> list[ScoreSheet]:
    """Score everybody as if the game ended now. [AB-207]"""
    sheets: list[ScoreSheet] = []
    for p in g.players:
        lines = list(zip(_LINES, _points_of(g, p), strict=True))
        add_points(lines, [line for box in g.boxes for line in box.points(g, p)])
        sheets.append(ScoreSheet(p.seat, lines))
    return sheets


def outcome(g: State) -> Outcome:
    """The highest total wins; then virtue, then silver; then victory is shared. [AB-217, AB-218]"""
    points = totals(g)
    ranks = [(points[p.seat], p.virtue, p.goods[SILVER]) for p in g.players]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    return Outcome(winners, "guildhall full", tuple(points))
