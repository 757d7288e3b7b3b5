"""Phase 4: one Townsfolk may be hired where the Viscount stands."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.hire import hire, hire_words, visible
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import RECRUIT, SILVER

HIRE_IT: Final = 0
HIRE_NOBODY: Final = 1


class Recruit(Ask[State]):
    """Hire the visible Townsfolk of the Viscount's segment for its Silver value, or not. [VB-140, VB-142, VB-143]"""

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        card = visible(g, p.space // 3)
        return [HIRE_IT, HIRE_NOBODY] if card >= 0 and p.goods[SILVER] >= g.cards.cost[card] else [HIRE_NOBODY]

    def why_not(self, g: State, seat: int) -> Message | None:
        """Say why nobody can be hired here, or None."""
        p = g.players[seat]
        card = visible(g, p.space // 3)
        if card < 0:
            return say("why-not-empty-pile")
        if p.goods[SILVER] < g.cards.cost[card]:
            return say("why-not-too-expensive", {"parts": [amount("silver", g.cards.cost[card])]})
        return None

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == HIRE_IT:
            p = g.players[f[1]]
            place = p.space // 3
            p.goods[SILVER] -= g.cards.cost[visible(g, place)]
            hire(g, f[1], place)

    def label(self, g: State, f: Frame, option: int) -> Message:
        card = visible(g, g.players[f[1]].space // 3)
        if option == HIRE_NOBODY or card < 0:
            return say("recruit-nobody")
        return say("recruit-card", {"card": g.cards.ids[card]})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        card = visible(g, g.players[f[1]].space // 3)
        return [amount("silver", g.cards.cost[card])] if option == HIRE_IT and card >= 0 else []

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return hire_words(g, visible(g, g.players[f[1]].space // 3)) if option == HIRE_IT else []

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        return [(HIRE_IT, self.why_not(g, f[1])), (HIRE_NOBODY, None)]


RECRUIT_PHASE: Final = Recruit("viscounts.recruit", RECRUIT)
