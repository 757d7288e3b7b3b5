"""What scheme cards count."""

from __future__ import annotations

from westkingdom.architects.counters import OTHER_COUNTERS
from westkingdom.architects.prison import captured_by_others
from westkingdom.architects.solo.part import in_play, solo_part
from westkingdom.architects.solo.terms import NOWHERE
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import OPEN


def _workers_here(g: State, p: Player) -> int:
    """Own workers where the last one was placed, with what boxes add for one that is placed there. [WW-267, WW-328]"""
    here = solo_part(g).here if in_play(g) else NOWHERE
    if not 0 <= here < OPEN:
        return 0
    return p.at[here] + sum(box.either_more(g, p, here) for box in g.boxes)


def _own_workers_captured(g: State, p: Player) -> int:
    """Own workers on other boards. [WW-286]"""
    return captured_by_others(g, p.seat)


def _tax_stand(g: State, p: Player) -> int:
    """Silver on the Tax Stand. [WW-302]"""
    return g.tax


def _largest_opposing_group(g: State, p: Player) -> int:
    """The most workers of one other player at one open location. [WW-301]"""
    return max(max(other.at) for other in g.players if other is not p)


def _future_schemes_left(g: State, p: Player) -> int:
    """Cards in the pile of Future Schemes. [WW-308]"""
    return len(solo_part(g).future) if in_play(g) else 0


def enter_counters() -> None:
    """Let scheme cards use these counters."""
    OTHER_COUNTERS["workers_here"] = _workers_here
    OTHER_COUNTERS["own_workers_captured"] = _own_workers_captured
    OTHER_COUNTERS["tax_stand"] = _tax_stand
    OTHER_COUNTERS["largest_opposing_group"] = _largest_opposing_group
    OTHER_COUNTERS["future_schemes_left"] = _future_schemes_left
