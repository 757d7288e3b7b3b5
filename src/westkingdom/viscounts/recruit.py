"""Phase 4: one Townsfolk may be hired where the Viscount stands."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.catalogue import Replacement
from westkingdom.viscounts.hire import HIRED, hire, hire_words, replacement, visible
from westkingdom.viscounts.powers import powers
from westkingdom.viscounts.silver import pay_silver, purse, silver_words
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import RECRUIT
from westkingdom.viscounts.turn_options import pause

_HIRE_IT: Final = 0
_HIRE_NOBODY: Final = 1
_INSTEAD: Final = 2
"""What an ability gives in place of a hire."""


class Recruit(Ask[State]):
    """Hire the visible Townsfolk of the Viscount's segment for its Silver value, or not. [VB-140, VB-142, VB-143]"""

    def price(self, g: State, seat: int) -> int:
        """The Silver value of the visible card, less a discount."""
        p = g.players[seat]
        return max(0, g.cards.cost[visible(g, p.space // 3)] - powers(g, p).hire_discount)

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        out: list[int] = []
        if visible(g, p.space // 3) >= 0 and purse(g, p) >= self.price(g, f[1]):
            out.append(_HIRE_IT)
        other = replacement(g, f[1]) if g.cards.replacements else None
        if other is not None and purse(g, p) >= other.silver:
            out.append(_INSTEAD)
        out.append(_HIRE_NOBODY)
        return out

    def why_not(self, g: State, seat: int) -> Message | None:
        """Say why nobody can be hired here, or None."""
        p = g.players[seat]
        card = visible(g, p.space // 3)
        if card < 0:
            return say("why-not-empty-pile")
        if purse(g, p) < self.price(g, seat):
            return say("why-not-too-expensive", {"parts": [amount("silver", self.price(g, seat))]})
        return None

    def why_not_instead(self, g: State, seat: int, other: Replacement) -> Message | None:
        """Say why nothing can be taken in place of a hire, or None."""
        if purse(g, g.players[seat]) < other.silver:
            return say("why-not-too-expensive", {"parts": [amount("silver", other.silver)]})
        return None

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == _HIRE_NOBODY:
            return
        pause(g, f[1])
        other = replacement(g, f[1])
        if option == _HIRE_IT:
            price = self.price(g, f[1])
            hire(g, f[1], g.players[f[1]].space // 3)
            pay_silver(g, f[1], price)
        elif other is not None:
            g.push(HIRED, f[1])
            g.push(other.effect, f[1])
            pay_silver(g, f[1], other.silver)

    def label(self, g: State, f: Frame, option: int) -> Message:
        card = visible(g, g.players[f[1]].space // 3)
        if option == _INSTEAD:
            return say("hire-instead")
        if option == _HIRE_NOBODY or card < 0:
            return say("recruit-nobody")
        return say("recruit-card", {"card": g.cards.ids[card]})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        other = replacement(g, f[1])
        if option == _INSTEAD and other is not None:
            return silver_words(g, f[1], other.silver)
        card = visible(g, g.players[f[1]].space // 3)
        return silver_words(g, f[1], self.price(g, f[1])) if option == _HIRE_IT and card >= 0 else []

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        other = replacement(g, f[1])
        if option == _INSTEAD and other is not None:
            return [other.effect.words()]
        return hire_words(g, visible(g, g.players[f[1]].space // 3)) if option == _HIRE_IT else []

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        out: list[tuple[int, Message | None]] = [(_HIRE_IT, self.why_not(g, f[1]))]
        other = replacement(g, f[1])
        if other is not None:
            out.append((_INSTEAD, self.why_not_instead(g, f[1], other)))
        out.append((_HIRE_NOBODY, None))
        return out


RECRUIT_PHASE: Final = Recruit("viscounts.recruit", RECRUIT)
