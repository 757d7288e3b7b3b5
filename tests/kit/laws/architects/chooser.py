"""A player of Architects who chooses at random, but has something in mind to build."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.laws.architects import facts
from tests.kit.laws.play import Chooser
from westkingdom.architects.game import Architects
from westkingdom.engine.node import NODES

GUILDHALL = 12
WORKSHOP = 5
CATHEDRAL = 128
WHERE = {0: 2, 1: 1, 2: 0, 3: 2, 4: 4}
"""By resource, the location where there is more of it."""
AIMS = 7
CATHEDRAL_AIM = 5
BUILDING_AIM = 6
"""A game is played with one aim: a resource's Wonder, the cathedral or, when out of reach, dear buildings."""


class Builder(Chooser):
    """Saves for one aim, and rarely for anything else; hires those whose skills are missing."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.first_aim = seed // 4 % AIMS
        self.aim = self.first_aim

    def option(self, g: wk.Game) -> int:
        """One of the options that are possible now."""
        assert isinstance(g, Architects)
        node = NODES[g.stack[-1][0]]
        self.aim = self.first_aim if self.can_reach(g) else BUILDING_AIM
        liked = self.liked(g, node.kind().name)
        possible = [choice for choice in g.choices if choice in liked]
        if possible and self.below(4):
            return node.base + possible[self.below(len(possible))]
        return super().option(g)

    def can_reach(self, g: Architects) -> bool:
        """Is the first aim still there: a Wonder that nobody has built, or a free level of the cathedral?"""
        if self.first_aim >= CATHEDRAL_AIM:
            return self.first_aim == BUILDING_AIM or g.players[g.seat].cathedral < 5
        part = facts.wonder(g)
        return part is not None and not part.built >> self.first_aim & 1

    def liked(self, g: Architects, kind: str) -> list[int]:
        """The choices of a kind of decision that serve the aim."""
        if kind == "place":
            return self.places(g)
        if kind == "guildhall":
            return self.targets(g)
        if kind == "mine":
            return [int(self.aim == 3)]
        if kind in ("workshop", "hire"):
            return self.apprentices(g)
        return []

    def targets(self, g: Architects) -> list[int]:
        """What is to be built: the Wonder, the cathedral, or the dearest building.

        Nothing that spends what is saved.
        """
        rows = facts.buildings(facts.mix_of(g))
        known = [choice for choice in g.choices if choice in rows]
        if self.aim == CATHEDRAL_AIM:
            return [CATHEDRAL]
        if self.aim < CATHEDRAL_AIM:
            return [facts.FIRST_WONDER + self.aim]
        most = max((rows[choice]["vp"] for choice in known), default=0)
        return [choice for choice in known if rows[choice]["vp"] == most]

    def places(self, g: Architects) -> list[int]:
        """Where to go: to the Guildhall if the aim is in reach there, otherwise for goods, people and Influence."""
        p = g.players[g.seat]
        if GUILDHALL in g.choices:
            look = g.copy()
            look.choose(GUILDHALL)
            asked = not look.over and NODES[look.stack[-1][0]].kind().name == "guildhall"
            if asked and any(choice in look.choices for choice in self.targets(look)):
                return [GUILDHALL]
        if self.aim < CATHEDRAL_AIM:
            card = facts.contribution_cards(facts.mix_of(g))[facts.wonder(g).consequences[-1]]
            figures = [facts.LOCATIONS.index(card[f"{who}_location"]) for who in ("princess", "profiteer")]
            return figures if p.goods[facts.INFLUENCE] < 7 and self.below(2) else [WHERE[self.aim]]
        if len(p.apprentices) < 4 and p.goods[facts.SILVER] >= 4:
            return [WORKSHOP]
        return [0, 1, 2, 4] if p.goods[facts.SILVER] >= 4 or len(p.apprentices) >= 4 else [3]

    def apprentices(self, g: Architects) -> list[int]:
        """Those whose skills are missing."""
        rows = facts.rows(facts.mix_of(g), "apprentices")
        have = {skill for card in g.players[g.seat].apprentices for skill in rows[card]["skills"]}
        return [choice for choice in g.choices if choice in rows and set(rows[choice]["skills"]) - have]
