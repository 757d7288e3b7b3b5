"""Promotional cards join any mix; the collectors' cards name pieces of both boxes and join only when both are there.

[KK-206]
"""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.effects import Condition, Data, whole
from westkingdom.engine.game import Game
from westkingdom.engine.rows import Files, Parts, rows
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.catalogue import Catalogue, Manuscripts, PlayerCards, Realm
from westkingdom.viscounts.components import Loader, load_deck
from westkingdom.viscounts.effects import CONDITIONS
from westkingdom.viscounts.gates_of_gold.box import GatesOfGold
from westkingdom.viscounts.gates_of_gold.load import load_outsider
from westkingdom.viscounts.keeper_of_keys.box import KeeperOfKeys
from westkingdom.viscounts.keeper_of_keys.load import load_tile
from westkingdom.viscounts.keeper_of_keys.part import in_play, keys
from westkingdom.viscounts.scoring import COUNTERS, kind_in_deck, owned_icons
from westkingdom.viscounts.state import Facts, Player, State
from westkingdom.viscounts.terms import BUILDER, CLERIC, EMPTY, NOBLE


class PromosLoader(Loader):
    """The promotional cards, with the collectors' cards in a mix of both boxes."""

    def load(self, cards: Catalogue, tiles: Manuscripts, player_cards: PlayerCards, realm: Realm) -> Box:
        files = self.files
        deck = rows(files, "townsfolk") + rows(files, "heroes")
        if "collectors_heroes" in files:
            deck += rows(files, "collectors_heroes") + rows(files, "outsiders")
        load_deck(cards, deck)
        return Promos(cards, files)


def loader(files: Files, parts: Parts) -> Loader:
    """What loads this box; other boxes of the mix change nothing for it."""
    return PromosLoader(files)


class Promos(Box):
    """More cards for the piles; nothing else is changed."""

    def __init__(self, cards: Catalogue, files: Files) -> None:
        super().__init__("promos", EMPTY, 0)
        self.cards: Final = cards
        self.files: Final = files

    def ready(self, facts: Facts) -> None:
        """Collectors' Outsiders join the pile of Outsiders, the promotional Chest Tile that of Chest Tiles."""
        for other in facts.boxes:
            if isinstance(other, GatesOfGold) and "outsiders" in self.files:
                for row in rows(self.files, "outsiders"):
                    load_outsider(self.cards, other.facts, row)
            if isinstance(other, KeeperOfKeys) and "chest_tiles" in self.files:
                for row in rows(self.files, "chest_tiles"):
                    load_tile(other.facts, row)


class ChestTiles(Condition):
    """So many Chest Tiles lie under the own board."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, g: Game, seat: int) -> bool:
        return sum(1 for tile in keys(cast(State, g)).slotted[seat] if tile != EMPTY) >= self.n

    def fits(self, g: Game) -> bool:
        return in_play(cast(State, g))

    def words(self) -> Message:
        return say("condition-chest-tiles", {"n": self.n})


def _load_chest_tiles(data: Data) -> Condition:
    """Load `{"chest_tiles": n}`."""
    return ChestTiles(whole(data, "chest_tiles"))


def _icon_sets(g: State, p: Player) -> int:
    """Sets of a Builder, a Cleric and a Noble icon among all that a player owns."""
    return min(owned_icons(g, p, icon) for icon in (BUILDER, CLERIC, NOBLE))


def _heroes_and_outsiders(g: State, p: Player) -> int:
    """Heroes and Outsiders in a player's deck."""
    return kind_in_deck(g, p, "hero") + kind_in_deck(g, p, "outsider")


CONDITIONS["chest_tiles"] = _load_chest_tiles
COUNTERS["icon_sets_bcn"] = _icon_sets
COUNTERS["heroes_and_outsiders_in_deck"] = _heroes_and_outsiders
