"""A player of Viscounts who chooses at random, but likes to build."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.play import Chooser
from tests.kit.laws.viscounts import facts
from westkingdom.engine.node import NODES
from westkingdom.viscounts.game import Viscounts

CONSTRUCT = 1
NO_ACTION = 4
"""The numbers of these among the options of an action."""
STONE = 2
"""Its number among goods."""


class Builder(Chooser):
    """Chooses at random too, but collects Stone and Builder icons, and seeks variety in Buildings, dear ones first."""

    def option(self, g: wk.Game) -> int:
        """One of the options that are possible now."""
        assert isinstance(g, Viscounts)
        node = NODES[g.stack[-1][0]]
        name = node.kind().name
        if name == "action" and CONSTRUCT in g.choices:
            return node.base + (CONSTRUCT if self.builds(g) else NO_ACTION)
        if name == "building":
            return node.base + self.building(g)
        if name == "resource" and STONE in g.choices:
            return node.base + STONE
        if name == "play-card":
            return node.base + self.card(g)
        return super().option(g)

    def builds(self, g: Viscounts) -> bool:
        """Is a public Building possible, or one that is still missing for one of each type?

        Otherwise Stone is saved.
        """
        look = g.copy()
        look.choose(CONSTRUCT)
        counts = facts.standing(g, g.seat)
        asked = not look.over and NODES[look.stack[-1][0]].kind().name == "building"
        slots = look.choices if asked else []
        wanted = [1] if counts[1] == 0 else [i for i, n in enumerate(counts) if n == 0]
        missing = [slot for slot in slots if slot >= len(facts.SLOTS) or slot // 3 in wanted]
        return bool(missing) or min(counts) > 0 or self.below(6) == 0

    def building(self, g: Viscounts) -> int:
        """A public Building if one is possible, otherwise one of a type that is missing, a Guildhall before all."""
        public = [choice for choice in g.choices if choice >= len(facts.SLOTS)]
        counts = facts.standing(g, g.seat)
        return public[-1] if public else min(g.choices, key=lambda slot: (counts[slot // 3] > 0, slot // 3 != 1))

    def card(self, g: Viscounts) -> int:
        """A card that builds; for who has a Builder card rather one that the ability of Builder cards asks for."""
        cards = facts.cards(facts.mix_of(g))
        claimed = any(facts.FIRST_BUILDER <= thing < facts.FIRST_PUBLIC for thing in g.players[g.seat].permanents)
        known = [card for card in g.choices if card in cards]
        fit = [card for card in known if claimed and cards[card]["kind"] in ("kings_order", "outsider")]
        fit = fit or [card for card in known if {"builder", "criminal"} & set(cards[card]["icons"])] or g.choices
        return fit[self.below(len(fit))]
