"""What this box adds to the state of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Part
from westkingdom.engine.shape import NESTED, Fields
from westkingdom.viscounts.keeper_of_keys.terms import KEYS
from westkingdom.viscounts.state import State

if TYPE_CHECKING:
    from westkingdom.viscounts.keeper_of_keys.facts import KeysFacts


@dataclass(init=False, repr=False, eq=False)
class KeysPart(Part):
    """The lines and piles of this box, Chest Tiles by seat and place, and who has which Public Building.

    Lines have their left piece first, piles their top piece last. Lists are replaced when they change.
    """

    heroes: list[int]
    hero_pile: list[int]
    chests: list[int]
    chest_pile: list[int]
    chests_gone: list[int]
    slotted: list[list[int]] = field(metadata=NESTED)
    public: list[int]
    """Seats by type of Building, -1 for nobody."""
    ignoring: list[int]
    """The Criminal icons that seats leave out of account in a collision."""
    aside: list[list[int]] = field(metadata=NESTED)
    """The cards that wait beside a starting deck to be its first discards."""
    transcribed: bool
    """Was a Manuscript transcribed in this turn?"""
    dismissed: bool
    """Was a card dismissed in this turn?"""
    returned: int
    """The slot that was covered again in this turn, -1 for none."""
    face_down: list[int]
    """The AI Chest Tiles that a solo opponent has not flipped, by place."""

    def __init__(self, facts: KeysFacts) -> None:
        self.facts: Final = facts

    def copy(self) -> Part:
        part = KeysPart(self.facts)
        part.heroes = self.heroes
        part.hero_pile = self.hero_pile
        part.chests = self.chests
        part.chest_pile = self.chest_pile
        part.chests_gone = self.chests_gone
        part.slotted = self.slotted
        part.public = self.public
        part.ignoring = self.ignoring
        part.aside = self.aside
        part.transcribed = self.transcribed
        part.dismissed = self.dismissed
        part.returned = self.returned
        part.face_down = self.face_down
        return part

    def fields(self) -> Fields:
        """Without AI Chest Tiles in the mix a save says nothing of them."""
        fields = super().fields()
        return fields if self.facts.ai_tiles else {name: shape for name, shape in fields.items() if name != "face_down"}

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.heroes),
            tuple(self.hero_pile),
            tuple(self.chests),
            tuple(self.chest_pile),
            tuple([tuple(places) for places in self.slotted]),
            tuple(self.public),
            tuple(self.ignoring),
            tuple([tuple(cards) for cards in self.aside]),
            self.transcribed,
            self.dismissed,
            self.returned,
            tuple(self.face_down),
        )


def keys(g: State) -> KeysPart:
    """The part of this box in a game that is played with it."""
    part = g.parts[KEYS]
    assert isinstance(part, KeysPart)
    return part


def in_play(g: State) -> bool:
    """Is the game played with this box?"""
    return len(g.parts) > KEYS and isinstance(g.parts[KEYS], KeysPart)
