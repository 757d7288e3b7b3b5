"""Tax Stand: take all the tax that lies there, for virtue."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.goods import gain_goods
from westkingdom.architects.location import Location, virtue_kept
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import SILVER, TAX_STAND
from westkingdom.architects.virtue import lose_virtue
from westkingdom.engine.words import Message, say


class TaxStand(Location):
    """Take all silver from the Tax Stand and lose virtue; not while nothing lies there.

    [AB-113, AB-114, AB-115, AB-116]
    """

    def can_visit(self, g: State, p: Player) -> bool:
        return g.tax > 0

    def why_not(self, g: State, p: Player) -> Message:
        return say("why-not-no-tax")

    def visit(self, g: State, seat: int, workers: int) -> None:
        n = g.tax
        g.tax = 0
        g.emit(events.TAKE_TAX, seat, n)
        gain_goods(g, seat, SILVER, n)
        lose_virtue(g, seat, g.realm.virtue[TAX_STAND] - virtue_kept(g, g.players[seat], TAX_STAND))


TAX_STAND_VISIT: Final = TaxStand(TAX_STAND)
