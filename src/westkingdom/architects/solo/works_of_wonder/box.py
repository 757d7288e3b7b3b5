"""The opponents of Works of Wonder at the extension points of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.solo.box import SoloBox
from westkingdom.architects.solo.captures import locations_by_list
from westkingdom.architects.solo.facts import SoloFacts
from westkingdom.architects.solo.works_of_wonder.choices import choice, tell_choice
from westkingdom.architects.solo.works_of_wonder.track import convert
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import FAVOUR
from westkingdom.engine.box import Points
from westkingdom.engine.node import Frame

_MARKETS: Final = ["clay", "wood", "stone", "silver"]
"""What Market buildings compare with the opponent's Influence. [WW-254]"""


class WonderSoloBox(SoloBox):
    """Six opponents with a resource track; the reconstructed one is only shown. [WW-195]"""

    def __init__(self, facts: SoloFacts, shown: SoloFacts) -> None:
        super().__init__(facts)
        self.shown.append(shown)

    def asks_for_characters(self, g: State) -> bool:
        """Who plays alone begins as a character. [WW-207, WW-385]"""
        return g.settings.seats == 1

    def dealt(self, g: State, n: int) -> int:
        """Who plays alone is dealt more building cards. [WW-209, WW-210, WW-385]"""
        return self.facts.dealt_alone if g.settings.seats == 1 else n

    def places_to_empty(self, g: State) -> list[int]:
        """Among equal groups the one further down the list comes home. [WW-231]"""
        return locations_by_list(g)[::-1]

    def opponent_gains(self, g: State, what: str, n: int) -> bool:
        return convert(g, g.settings.opponent, what, n)

    def opponents_count(self, g: State, word: str) -> int:
        """Goods that it does not collect are compared with its Influence. [WW-254, WW-255]"""
        return g.players[g.settings.opponent].goods[FAVOUR] if word in _MARKETS else -1

    def opponents_choice(self, g: State, f: Frame, options: list[int]) -> int:
        return choice(g, f, options)

    def tell_choice(self, g: State, f: Frame, option: int) -> None:
        tell_choice(g, f, option)

    def points(self, g: State, p: Player) -> list[Points]:
        """Its score has no lines of its own. [WW-329]"""
        return []

    def total(self, g: State, p: Player) -> int:
        return 0
