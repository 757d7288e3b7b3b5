"""Without a worker on its board the opponent takes a whole group back instead of turning over a card."""

from __future__ import annotations

from westkingdom.architects.prison import captured_by_others, free_captives, release
from westkingdom.architects.solo import events
from westkingdom.architects.solo.part import rule_of
from westkingdom.architects.state import State
from westkingdom.architects.terms import LOCATIONS


def take_back(g: State, seat: int, places: list[int]) -> None:
    """Take back the largest group, the first of this list among equals; else all from the Prison; else from all boards.

    [AB-250, WW-231]
    """
    p = g.players[seat]
    best = places[0]
    for location in places:
        if p.at[location] > p.at[best]:
            best = location
    n = p.at[best]
    if g.log is not None:
        g.tell(events.OPPONENT_TAKES_BACK, rule_of(g, "take-back"))
    if n:
        p.at[best] = 0
        p.workers += n
        g.emit(events.TAKE_GROUP_BACK, seat, LOCATIONS[best], n)
    elif p.prison:
        release(g, seat, p.prison)
    elif captured_by_others(g, seat):
        free_captives(g, seat)
