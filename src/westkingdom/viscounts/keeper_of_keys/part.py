"""What this box adds to the state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Part
from westkingdom.engine.shape import BOOL, INT, INTS, LISTS, Fields
from westkingdom.viscounts.keeper_of_keys.terms import KEYS
from westkingdom.viscounts.state import State

if TYPE_CHECKING:
    from westkingdom.viscounts.keeper_of_keys.facts import KeysFacts

FIELDS: Final = {
    "heroes": INTS,
    "hero_pile": INTS,
    "chests": INTS,
    "chest_pile": INTS,
    "chests_gone": INTS,
    "slotted": LISTS,
    "public": INTS,
    "ignoring": INTS,
    "aside": LISTS,
    "transcribed": BOOL,
    "dismissed": BOOL,
    "returned": INT,
}


SOLO_FIELDS: Final = {**FIELDS, "face_down": INTS}


class KeysPart(Part):
    """The lines and piles of this box, Chest Tiles by seat and place, and who has which Public Building.

    Lines have their left piece first, piles their top piece last. `public` are seats by type of Building, -1 for nobody.
    `ignoring` are the Criminal icons that seats leave out of account in a collision. `aside` are the cards that wait
    beside a starting deck to be its first discards. The last three are about the turn that is going on: was a Manuscript
    transcribed, a card dismissed, and which slot was covered again (-1: none). `face_down` are the AI Chest Tiles that a
    solo opponent has not flipped, by place. Lists are replaced when they change.
    """

    def __init__(
        self,
        facts: KeysFacts,
        heroes: list[int],
        hero_pile: list[int],
        chests: list[int],
        chest_pile: list[int],
        chests_gone: list[int],
        slotted: list[list[int]],
        public: list[int],
        ignoring: list[int],
        aside: list[list[int]],
        transcribed: bool,
        dismissed: bool,
        returned: int,
        face_down: list[int],
    ) -> None:
        self.facts: Final = facts
        self.heroes = heroes
        self.hero_pile = hero_pile
        self.chests = chests
        self.chest_pile = chest_pile
        self.chests_gone = chests_gone
        self.slotted = slotted
        self.public = public
        self.ignoring = ignoring
        self.aside = aside
        self.transcribed = transcribed
        self.dismissed = dismissed
        self.returned = returned
        self.face_down = face_down

    def copy(self) -> Part:
        return KeysPart(
            self.facts,
            self.heroes,
            self.hero_pile,
            self.chests,
            self.chest_pile,
            self.chests_gone,
            self.slotted,
            self.public,
            self.ignoring,
            self.aside,
            self.transcribed,
            self.dismissed,
            self.returned,
            self.face_down,
        )

    def fields(self) -> Fields:
        return SOLO_FIELDS if self.facts.ai_tiles else FIELDS

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


def changed(table: list[int], i: int, value: int) -> list[int]:
    """A list with another value at one place; lists are never changed in place, copies share them."""
    out = table[:]
    out[i] = value
    return out
