"""A solo opponent at the extension points of the game; by itself the reconstructed one of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from westkingdom.architects.box import Box
from westkingdom.architects.effects import VOCABULARY
from westkingdom.architects.solo import events
from westkingdom.architects.solo.effects import SCHEMES
from westkingdom.architects.solo.facts import SoloFacts
from westkingdom.architects.solo.part import SoloPart, solo_part
from westkingdom.architects.solo.positions import TABLE_WORDS, check_part, lay_out_part, read_view
from westkingdom.architects.solo.schemes import REVEAL
from westkingdom.architects.solo.take_back import take_back
from westkingdom.architects.solo.terms import NAME, NOWHERE, SOLO
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import GOODS, OPEN, RESOURCES
from westkingdom.engine.box import Chance, Points
from westkingdom.engine.chance import quick_shuffle
from westkingdom.engine.effects import Effect
from westkingdom.engine.node import Frame

if TYPE_CHECKING:
    from westkingdom.architects.solo.view_types import ArchitectsSolo

_PREFIX: Final = "ai_"
"""The ids of opponents begin like this."""
_BONUS: Final = [0, 5, 10]
"""By difficulty: points that the reconstructed opponent adds. [AB-251]"""


class SoloBox(Box):
    """The reconstructed opponent: it turns over scheme cards, gains nothing but virtue, and scores for its difficulty.

    [AB-242, AB-245]
    """

    def __init__(self, facts: SoloFacts) -> None:
        super().__init__(NAME, SOLO, 0)
        self.facts: Final = facts
        self.shown: Final = [facts]
        """Opponents whose cards can be looked up."""
        self.table_words.extend(TABLE_WORDS)

    # --- set-up

    def lay(self, g: State, chance: Chance) -> None:
        """The opponent has its board, and shuffled piles of scheme cards.

        [AB-246, AB-247, WW-197, WW-198, WW-200, WW-204, WW-205]
        """
        name = g.settings.options["solo"]
        boards = chance.shuffled(self.facts.boards)
        named = [board for board in boards if g.cards.ids[board] == f"{_PREFIX}{name}"]
        g.players[g.settings.opponent].board = (named or boards)[0]
        part = SoloPart(self.facts)
        part.draw = chance.shuffled(self.facts.starting)
        part.discards = []
        part.future = chance.shuffled(self.facts.future)
        part.resolving = []
        part.marker = 0
        part.here = NOWHERE
        g.parts[SOLO] = part

    def opponents_name(self, g: State) -> str:
        return g.cards.ids[g.players[g.settings.opponent].board].removeprefix(_PREFIX)

    # --- its turn

    def opponents_turn(self, g: State, seat: int) -> None:
        """Follow a scheme card, or take workers back if there is none to place. [AB-247, AB-250, WW-214, WW-231]"""
        if g.players[seat].workers:
            g.push(REVEAL, seat)
        else:
            take_back(g, seat, self.places_to_empty(g))

    def places_to_empty(self, g: State) -> list[int]:
        """From which of several equal groups it takes its workers back first. [AB-250]"""
        return list(range(OPEN))

    def opponent_gains(self, g: State, what: str, n: int) -> bool:
        """It has no goods, no building cards and no apprentices. [AB-246, AB-249, AB-250, AB-258]"""
        if what == "reward_card":
            return False
        if what in GOODS or what == "building_card":
            g.tell(events.OPPONENT_IGNORES, "AB-246", what, n)
        return True

    # --- the end

    def points(self, g: State, p: Player) -> list[Points]:
        """The opponent's points for its difficulty; people have none. [AB-251]"""
        return [Points("prisoners", 0, "difficulty", self.total(g, p))]

    def total(self, g: State, p: Player) -> int:
        if p.seat != g.settings.opponent:
            return 0
        return _BONUS[cast(int, g.settings.options.get("difficulty", 0))]

    # --- knowledge, laws and positions

    def deal_again(self, g: State, luck: int) -> int:
        """Shuffle the piles of scheme cards: everybody knows what is in them, nobody in which order.

        [WW-387, AB-247]
        """
        part = solo_part(g)
        draw, future = sorted(part.draw), sorted(part.future)
        luck = quick_shuffle(luck, draw)
        luck = quick_shuffle(luck, future)
        part.draw, part.future = draw, future
        return luck

    def view(self, g: State) -> ArchitectsSolo:
        """Show the piles by their numbers, the discards, and the resource marker."""
        part = solo_part(g)
        ids = self.facts.ids
        return {
            "opponent": g.cards.ids[g.players[g.settings.opponent].board],
            "schemes": len(part.draw),
            "scheme_discards": [ids[card] for card in part.discards],
            "future_schemes": len(part.future),
            "resolving": [ids[card] for card in part.resolving],
            "resource_marker": GOODS[RESOURCES[part.marker]],
        }

    def check(self, g: State) -> None:
        check_part(g)

    def read_view(self, g: State, shown: Mapping[str, object], table: dict[str, object]) -> None:
        read_view(g, shown, table)

    def lay_out(self, g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        lay_out_part(g, position)

    def opponents_effect(self, data: object) -> Effect | None:
        for word, build in VOCABULARY.builders.items():
            # Boxes that are loaded late bring words that scheme cards do not use.
            SCHEMES.builders.setdefault(word, build)
        return SCHEMES.effect(data)

    def opponents_choice(self, g: State, f: Frame, options: list[int]) -> int:
        """It destroys a debt where it may, the first option of all. [AB-258]"""
        return options[0]
