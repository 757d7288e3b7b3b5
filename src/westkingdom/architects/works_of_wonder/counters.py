"""What the abilities of this box count."""

from __future__ import annotations

from westkingdom.architects.counters import OTHER_COUNTERS
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import FAVOUR
from westkingdom.architects.works_of_wonder.part import in_play, part_of


def _influence(g: State, p: Player) -> int:
    """The Influence of a player. [WW-379]"""
    return p.goods[FAVOUR]


def _workers_supply(g: State, p: Player) -> int:
    """Own workers on the own board."""
    return p.workers


def _workers_at_princess(g: State, p: Player) -> int:
    """Own workers with the Princess; nothing else counts. [WW-149, WW-150, WW-367]"""
    return p.at[part_of(g).princess()] if in_play(g) else 0


def _workers_at_profiteer(g: State, p: Player) -> int:
    """Own workers with the Profiteer; nothing else counts. [WW-149, WW-150]"""
    return p.at[part_of(g).profiteer()] if in_play(g) else 0


def _building_cathedral_pairs(g: State, p: Player) -> int:
    """Pairs of one own building and one own cathedral level. [WW-362, WW-363]"""
    return min(len(p.buildings), p.cathedral)


def enter_counters() -> None:
    """Let abilities use the counters of this box."""
    OTHER_COUNTERS["influence"] = _influence
    OTHER_COUNTERS["workers_supply"] = _workers_supply
    OTHER_COUNTERS["workers_at_princess"] = _workers_at_princess
    OTHER_COUNTERS["workers_at_profiteer"] = _workers_at_profiteer
    OTHER_COUNTERS["building_cathedral_pairs"] = _building_cathedral_pairs
