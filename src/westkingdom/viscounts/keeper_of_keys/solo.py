"""What this box adds for a solo opponent: AI Chest Tiles, its Scheme card's own row, and how it gains and builds."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.line import take_from_line
from westkingdom.engine.node import NODES, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.keeper_of_keys.chests import PLACES, GainChest
from westkingdom.viscounts.keeper_of_keys.heroes import GainHero
from westkingdom.viscounts.keeper_of_keys.part import changed, in_play, keys
from westkingdom.viscounts.keeper_of_keys.public_buildings import WHICH_SLOT, WHICH_TO_REPLACE
from westkingdom.viscounts.keeper_of_keys.terms import FIRST_PUBLIC
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BUILDINGS, EMPTY, SLOTS

HIRE: Final[Effect] = VOCABULARY.effect({"hire_free": 1})


def carry_out(g: State, f: Frame) -> bool:
    """A gained Chest Tile flips its next own one, a gained Hero is gained as any card is. [KK-151, KK-182, KK-183, KK-203, KK-204]"""
    node: object = NODES[f[0]]
    if isinstance(node, GainChest):
        g.stack.pop()
        if g.log is not None:
            g.tell("becomes", {"converted": "chest"}, "KK-182")
        flip_next(g)
    elif isinstance(node, GainHero):
        g.stack.pop()
        if g.log is not None:
            g.tell("becomes", {"converted": "hero"}, "KK-182")
        g.push(HIRE, f[1])
    else:
        return False
    return True


def choose(g: State, f: Frame, options: list[int]) -> int:
    """It replaces its left-most Building, which covers the right-most open slot of its type. [KK-178, KK-181, KK-214]"""
    if f[0] == WHICH_SLOT.id:
        if g.log is not None:
            g.tell("right-most", {"slot": SLOTS[options[-1]]}, "KK-178")
        return options[-1]
    if f[0] == WHICH_TO_REPLACE.id and g.log is not None:
        g.tell("left-most-replaced", {"spot": options[0]}, "KK-181")
    return EMPTY


def answer(g: State, moment: int) -> None:
    """Public Buildings of the opponent have their effects. [KK-175, KK-176]"""
    for building in range(len(BUILDINGS)):
        effect = g.cards.on[moment][FIRST_PUBLIC + building]
        if effect is not None and keys(g).public[building] == g.settings.opponent:
            if g.log is not None and effect.can(g, g.settings.opponent):
                g.tell("thing-answers", {"thing": g.cards.ids[FIRST_PUBLIC + building]}, "KK-175")
            g.push(effect, g.settings.opponent)


def flip_next(g: State) -> None:
    """Flip the left-most AI Chest Tile that is still face down, if one is. [KK-166, KK-168, KK-182]"""
    part = keys(g)
    left = [place for place in range(3) if part.face_down[place] != EMPTY]
    if not left:
        if g.log is not None:
            g.tell("no-chest-left", {}, "KK-182")
        return
    tile = part.face_down[left[0]]
    part.face_down = changed(part.face_down, left[0], EMPTY)
    slotted = part.slotted[:]
    slotted[g.settings.opponent] = changed(slotted[g.settings.opponent], left[0], tile)
    part.slotted = slotted
    if g.log is not None:
        g.tell("chest-flipped", {"tile": part.facts.tiles[tile].ident, "place": PLACES[left[0]]}, "KK-166")


class FlipAiChest(Node[State]):
    """Flip the next AI Chest Tile; no longer possible when all are flipped. [KK-163, KK-166, KK-167, KK-168]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[1:] == (g.settings.opponent, 0, 0)

    def can(self, g: State, seat: int) -> bool:
        return keys(g).face_down != NONE_LEFT

    def run(self, g: State, f: Frame) -> None:
        flip_next(g)

    def words(self) -> Message:
        return say("effect-flip-ai-chest")

    def icons(self) -> list[str]:
        return ["ai-chest"]


NONE_LEFT: Final = [EMPTY, EMPTY, EMPTY]


class DiscardFaceup(Node[State]):
    """The right-most Heroes and Chest Tiles leave the game, so many of each, and the lines are refilled. [KK-155, KK-156, KK-157, KK-158, KK-159, KK-161, KK-219]"""

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
            if g.log is not None:
                g.tell("hero-removed", {"card": g.cards.ids[card]}, "KK-155")
                if new >= 0:
                    g.emit("reveal-hero", f[1], {"card": g.cards.ids[new]})
        tiles = part.facts.tiles
        for _ in range(min(self.chests, len(part.chests))):
            tile = part.chests[-1]
            part.chests_gone = [*part.chests_gone, tile]
            part.chests, part.chest_pile, new = take_from_line(part.chests, part.chest_pile, tile)
            if g.log is not None:
                g.tell("chest-removed", {"tile": tiles[tile].ident}, "KK-155")
                if new >= 0:
                    g.emit("reveal-chest", f[1], {"tile": tiles[new].ident})

    def words(self) -> Message:
        return say("effect-discard-faceup", {"heroes": self.heroes, "chests": self.chests})

    def icons(self) -> list[str]:
        return ["remove-hero"] * self.heroes + ["remove-chest"] * self.chests


def build_flip_ai_chest(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"flip_ai_chest": 1}`."""
    whole(data, "flip_ai_chest")
    return cast(Effect, FlipAiChest(name))


def build_discard_faceup(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"discard_faceup": {"hero": n, "chest": n}}`."""
    parts = data["discard_faceup"]
    if not isinstance(parts, dict) or set(parts) != {"hero", "chest"}:
        raise ValueError(f"«discard_faceup» needs numbers of hero and chest, not {parts!r}")
    return cast(Effect, DiscardFaceup(name, whole(parts, "hero"), whole(parts, "chest")))


VOCABULARY.builders["flip_ai_chest"] = build_flip_ai_chest
VOCABULARY.builders["discard_faceup"] = build_discard_faceup
