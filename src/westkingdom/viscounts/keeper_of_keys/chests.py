"""Chest Tiles: gaining one, and what the tiles under a board do."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.box import changed
from westkingdom.engine.effects import Data, Effect, Vocabulary
from westkingdom.engine.line import take_from_line
from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.effects import CARDS_TO_GAIN
from westkingdom.viscounts.keeper_of_keys import events
from westkingdom.viscounts.keeper_of_keys.facts import Tile
from westkingdom.viscounts.keeper_of_keys.part import in_play, keys
from westkingdom.viscounts.keeper_of_keys.terms import CHEST, CHEST_SLOT, TILES
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.strength import NO_BOOSTS
from westkingdom.viscounts.terms import BOARD_PLACES, EMPTY

LINE: Final = 4
_DECLINED: Final = TILES


class GainChest(Ask[State]):
    """Take one of the face-up Chest Tiles; whoever has three may decline. [KK-114, KK-120, KK-122]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        return len(keys(g).chests) > 0

    def options(self, g: State, f: Frame) -> list[int]:
        part = keys(g)
        if part.chests and EMPTY not in part.slotted[f[1]]:
            return [*part.chests, _DECLINED]
        return part.chests

    def take(self, g: State, f: Frame, option: int) -> None:
        if option != _DECLINED:
            g.push(SLOT_CHEST, f[1], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        if option == _DECLINED:
            return say("decline")
        return say("gain-chest-tile", {"tile": keys(g).facts.tiles[option].ident})

    def words(self) -> Message:
        return say("effect-gain-chest")

    def icons(self) -> list[str]:
        return ["chest"]


class SlotChest(Ask[State]):
    """Slot the tile under one of the three places; a tile that was there leaves the game, none ever moves.

    [KK-062, KK-115..KK-119, KK-121, KK-123]

    Frame: a = the tile.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] in keys(g).chests and f[3] == 0

    def options(self, g: State, f: Frame) -> list[int]:
        return _ALL_PLACES

    def take(self, g: State, f: Frame, option: int) -> None:
        part = keys(g)
        own = part.slotted[f[1]]
        tiles = part.facts.tiles
        if own[option] != EMPTY:
            part.chests_gone = [*part.chests_gone, own[option]]
            g.emit(events.DISCARD_CHEST, f[1], tiles[own[option]].ident)
        slotted = part.slotted[:]
        slotted[f[1]] = changed(own, option, f[2])
        part.slotted = slotted
        g.emit(events.GAIN_CHEST, f[1], tiles[f[2]].ident, BOARD_PLACES[option])
        part.chests, part.chest_pile, new = take_from_line(part.chests, part.chest_pile, f[2])
        if new >= 0:
            g.emit(events.REVEAL_CHEST, f[1], tiles[new].ident)

    def label(self, g: State, f: Frame, option: int) -> Message:
        part = keys(g)
        there = part.slotted[f[1]][option]
        if there == EMPTY:
            return say("slot-chest", {"place": BOARD_PLACES[option]})
        return say("replace-chest", {"place": BOARD_PLACES[option], "tile": part.facts.tiles[there].ident})


_ALL_PLACES: Final = [0, 1, 2]


def _fits_tile(g: State, tile: Tile, card: int) -> bool:
    """Has the card what a tile needs, in printed icons? [KK-107, KK-127, KK-134..KK-136, KK-140, KK-145, KK-196]"""
    if card < 0:
        return False
    if tile.kind and g.cards.kinds[card] != tile.kind:
        return False
    icons = g.cards.icons[card]
    for i in range(len(icons)):
        if icons[i] < tile.needs[i]:
            return False
    return True


def reward_entering(g: State, p: Player, place: int) -> None:
    """A fitting card that was played or moved onto a place sets off the tile below it, once.

    [KK-124, KK-125, KK-137, KK-141, KK-142, KK-197, KK-210]
    """
    part = keys(g)
    number = part.slotted[p.seat][place]
    if number == EMPTY:
        return
    tile = part.facts.tiles[number]
    reward = tile.reward
    if reward is not None and _fits_tile(g, tile, p.board[place]):
        if reward.can(g, p.seat):
            g.emit(events.CHEST_REWARD, p.seat, tile.ident)
        reward.run(g, (reward.id, p.seat, 0, 0))


def chest_boosts(g: State, p: Player, action: int) -> list[tuple[int, int]]:
    """What converting one icon of the card above each tile can add to an action.

    [KK-126..KK-131, KK-133, KK-137, KK-143, KK-144, KK-146, KK-170, KK-172, KK-173]
    """
    part = keys(g)
    own = part.slotted[p.seat]
    if own[0] == own[1] == own[2] == EMPTY:
        return NO_BOOSTS
    out: list[tuple[int, int]] = []
    for place in range(3):
        if own[place] != EMPTY:
            tile = part.facts.tiles[own[place]]
            if tile.boosts and _fits_tile(g, tile, p.board[place]):
                more, merchants = tile.boosts[action]
                if more > 0 or merchants > 0:
                    out.append((more, merchants))
    return out


def _build_gain_chest(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain_card": "chest"}`."""
    return cast(Effect, GainChest(name, CHEST))


CARDS_TO_GAIN["chest"] = _build_gain_chest
SLOT_CHEST: Final = SlotChest("keys.slot-chest", CHEST_SLOT)
