"""What this box adds for a solo opponent: AI Chest Tiles, its Scheme card's own row, and how it gains and builds."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.box import changed
from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.line import take_from_line
from westkingdom.engine.node import NODES, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events as base
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.keeper_of_keys import events
from westkingdom.viscounts.keeper_of_keys.chests import GainChest
from westkingdom.viscounts.keeper_of_keys.heroes import GainHero
from westkingdom.viscounts.keeper_of_keys.part import in_play, keys
from westkingdom.viscounts.keeper_of_keys.public_buildings import WHICH_SLOT, WHICH_TO_REPLACE
from westkingdom.viscounts.keeper_of_keys.terms import FIRST_PUBLIC
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BOARD_PLACES, BUILDINGS, EMPTY, SLOTS

_HIRE: Final[Effect] = VOCABULARY.effect({"hire_free": 1})


def carry_out(g: State, f: Frame) -> bool:
    """A gained Chest Tile flips its next own one, a gained Hero is gained as any card is.

    [KK-151, KK-182, KK-183, KK-203, KK-204]
    """
    node: object = NODES[f[0]]
    if isinstance(node, GainChest):
        g.stack.pop()
        g.tell(base.BECOMES, "KK-182", "chest")
        _flip_next(g)
    elif isinstance(node, GainHero):
        g.stack.pop()
        g.tell(base.BECOMES, "KK-182", "hero")
        g.push(_HIRE, f[1])
    else:
        return False
    return True


def choose(g: State, f: Frame, options: list[int]) -> int:
    """It replaces its left-most Building, which covers the right-most open slot of its type.

    [KK-178, KK-181, KK-214]
    """
    if f[0] == WHICH_SLOT.id:
        g.tell(events.RIGHT_MOST, "KK-178", SLOTS[options[-1]])
        return options[-1]
    if f[0] == WHICH_TO_REPLACE.id:
        g.tell(events.LEFT_MOST_REPLACED, "KK-181", options[0])
    return EMPTY


def answer(g: State, moment: int) -> None:
    """Public Buildings of the opponent have their effects. [KK-175, KK-176]"""
    for building in range(len(BUILDINGS)):
        effect = g.cards.on[moment][FIRST_PUBLIC + building]
        if effect is not None and keys(g).public[building] == g.settings.opponent:
            if effect.can(g, g.settings.opponent):
                g.tell(events.THING_ANSWERS, "KK-175", g.cards.ids[FIRST_PUBLIC + building])
            g.push(effect, g.settings.opponent)


def _flip_next(g: State) -> None:
    """Flip the left-most AI Chest Tile that is still face down, if one is. [KK-166, KK-168, KK-182]"""
    part = keys(g)
    left = [place for place in range(3) if part.face_down[place] != EMPTY]
    if not left:
        g.tell(events.NO_CHEST_LEFT, "KK-182")
        return
    tile = part.face_down[left[0]]
    part.face_down = changed(part.face_down, left[0], EMPTY)
    slotted = part.slotted[:]
    slotted[g.settings.opponent] = changed(slotted[g.settings.opponent], left[0], tile)
    part.slotted = slotted
    g.tell(events.CHEST_FLIPPED, "KK-166", part.facts.tiles[tile].ident, BOARD_PLACES[left[0]])


class FlipAiChest(Node[State]):
    """Flip the next AI Chest Tile; no longer possible when all are flipped. [KK-163, KK-166, KK-167, KK-168]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[1:] == (g.settings.opponent, 0, 0)

    def can(self, g: State, seat: int) -> bool:
        return keys(g).face_down != _NONE_LEFT

    def run(self, g: State, f: Frame) -> None:
        _flip_next(g)

    def words(self) -> Message:
        return say("effect-flip-ai-chest")

    def icons(self) -> list[str]:
        return ["ai-chest"]


_NONE_LEFT: Final = [EMPTY, EMPTY, EMPTY]


class DiscardFaceup(Node[State]):
    """The right-most Heroes and Chest Tiles leave the game, so many of each, and the lines are refilled.

    [KK-155..KK-159, KK-161, KK-219]
    """

    def __init__(self, name: str, heroes: int, chests: int) -> None:
        super().__init__(name)
        self.heroes: Final = heroes
        self.chests: Final = chests

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[1:] == (g.settings.opponent, 0, 0)

    def run(self, g: State, f: Frame) -> None:
        part = keys(g)
        for _ in range(min(self.heroes, len(part.heroes))):
            card = part.heroes[-1]
            g.removed = [*g.removed, card]
            part.heroes, part.hero_pile, new = take_from_line(part.heroes, part.hero_pile, card)
            g.tell(events.HERO_REMOVED, "KK-155", g.cards.ids[card])
            if new >= 0:
                g.emit(events.REVEAL_HERO, f[1], g.cards.ids[new])
        tiles = part.facts.tiles
        for _ in range(min(self.chests, len(part.chests))):
            tile = part.chests[-1]
            part.chests_gone = [*part.chests_gone, tile]
            part.chests, part.chest_pile, new = take_from_line(part.chests, part.chest_pile, tile)
            g.tell(events.CHEST_REMOVED, "KK-155", tiles[tile].ident)
            if new >= 0:
                g.emit(events.REVEAL_CHEST, f[1], tiles[new].ident)

    def words(self) -> Message:
        return say("effect-discard-faceup", {"heroes": self.heroes, "chests": self.chests})

    def icons(self) -> list[str]:
        return ["remove-hero"] * self.heroes + ["remove-chest"] * self.chests


def _build_flip_ai_chest(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"flip_ai_chest": 1}`."""
    whole(data, "flip_ai_chest")
    return cast(Effect, FlipAiChest(name))


def _build_discard_faceup(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"discard_faceup": {"hero": n, "chest": n}}`."""
    parts = data["discard_faceup"]
    if not isinstance(parts, dict) or set(parts) != {"hero", "chest"}:
        raise ValueError(f"«discard_faceup» needs numbers of hero and chest, not {parts!r}")
    return cast(Effect, DiscardFaceup(name, whole(parts, "hero"), whole(parts, "chest")))


VOCABULARY.builders["flip_ai_chest"] = _build_flip_ai_chest
VOCABULARY.builders["discard_faceup"] = _build_discard_faceup
