"""The resource track, and what an opponent of Works of Wonder gets in place of other things."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.goods import gain_goods
from westkingdom.architects.solo import events
from westkingdom.architects.solo.part import solo_part
from westkingdom.architects.state import State
from westkingdom.architects.terms import GOODS, MARBLE, RESOURCES
from westkingdom.architects.virtue import gain_virtue

_SPACES: Final = len(RESOURCES)
"""One space for each resource, in their order. [WW-238]"""
_FOR_TWO_SILVER: Final = {"apprentice": "WW-246", "debt_destroyed": "WW-245"}
"""What is 2 silver for the opponent, by the entry of the ledger."""
IGNORED: Final = ["clay", "wood", "stone", "building_card"]
"""What the opponent has no use for. [WW-256]"""


def from_marker(g: State) -> list[int]:
    """The resources in the order in which the opponent looks at them: from its marker to the right, and round.

    [WW-243, WW-260, WW-299]
    """
    marker = solo_part(g).marker
    return [RESOURCES[(marker + i) % _SPACES] for i in range(_SPACES)]


def _move_marker(g: State, seat: int, n: int, rule: str) -> None:
    """Move the resource marker to the right; each time it starts again from the left it brings 1 marble.

    [WW-238, WW-239, WW-240]
    """
    part = solo_part(g)
    rounds, part.marker = divmod(part.marker + n, _SPACES)
    if g.log is not None:
        g.tell(events.OPPONENT_MARKER, rule, n, GOODS[RESOURCES[part.marker]])
    if rounds:
        gain_goods(g, seat, MARBLE, rounds)


def convert(g: State, seat: int, what: str, n: int) -> bool:
    """What the opponent gets for something that it does not collect; False if it collects it.

    [WW-227, WW-239, WW-245..WW-250, WW-256]
    """
    if what == "silver":
        _move_marker(g, seat, n, "WW-239")
    elif what == "future_scheme":
        _move_marker(g, seat, n, "WW-247")
    elif what in _FOR_TWO_SILVER:
        g.tell(events.OPPONENT_SILVER_INSTEAD, _FOR_TWO_SILVER[what], what)
        _move_marker(g, seat, 2 * n, "WW-239")
    elif what == "gold":
        g.tell(events.OPPONENT_MARBLE_INSTEAD, "WW-250", n)
        gain_goods(g, seat, MARBLE, n)
    elif what in ("reward_card", "influence_beyond"):
        rule = "WW-248" if what == "reward_card" else "WW-249"
        g.tell(events.OPPONENT_VIRTUE_INSTEAD, rule, what, n)
        gain_virtue(g, seat, n)
    elif what in IGNORED:
        g.tell(events.OPPONENT_IGNORES, "WW-256", what, n)
    else:
        return False
    return True
