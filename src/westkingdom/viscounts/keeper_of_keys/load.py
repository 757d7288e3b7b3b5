"""Loading: the data of this box join the tables of the game."""

from __future__ import annotations

from typing import cast

from westkingdom.engine.rows import Files, Parts, Row, rows, text, whole
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.catalogue import Catalogue, Manuscripts, PlayerCards, Realm
from westkingdom.viscounts.components import Loader, load_deck, load_manuscripts, load_permanent, load_player_cards
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.keeper_of_keys import chests, effects, heroes
from westkingdom.viscounts.keeper_of_keys.box import KeeperOfKeys
from westkingdom.viscounts.keeper_of_keys.facts import KeysFacts, Tile
from westkingdom.viscounts.keeper_of_keys.terms import FIRST_PUBLIC
from westkingdom.viscounts.rows import icon_counts
from westkingdom.viscounts.terms import BUILDINGS, ICONS, MERCHANT, NO_ACTION, TRADE

__all__ = ["chests", "effects", "heroes", "load_tile", "loader"]


class KeysLoader(Loader):
    """Keeper of Keys. [KK-009..KK-012, KK-015..KK-018, KK-020, KK-021]"""

    def load(self, cards: Catalogue, tiles: Manuscripts, player_cards: PlayerCards, realm: Realm) -> Box:
        files = self.files
        facts = KeysFacts()
        load_deck(cards, rows(files, "townsfolk") + rows(files, "heroes"))
        _replace_starters(cards)
        load_manuscripts(tiles, files)
        load_player_cards(player_cards, realm, files)
        for row in rows(files, "chest_tiles"):
            load_tile(facts, row)
        for row in rows(files, "ai_chest_tiles") if "ai_chest_tiles" in files else []:
            facts.ai_tiles.append(len(facts.tiles))
            load_tile(facts, row)
        facts.vp_by_count.extend(cast("list[int]", rows(files, "chest_tiles")[0]["vp_by_count"]))
        for row, building in zip(rows(files, "public_buildings"), BUILDINGS, strict=True):
            if row["type"] != building:
                raise ValueError(f"public buildings must stand in the order {', '.join(BUILDINGS)}")
            number = FIRST_PUBLIC + BUILDINGS.index(building)
            load_permanent(cards, number, row, "public")
            cards.criminals[number] = cards.icons[number][-1]
            facts.public_cost.append(whole(row, "cost"))
            facts.public_effect.append(VOCABULARY.effect(row["immediate"]))
        return KeeperOfKeys(facts)


def loader(files: Files, parts: Parts) -> Loader:
    """What loads this box; other boxes of the mix change nothing for it."""
    return KeysLoader(files)


def _replace_starters(cards: Catalogue) -> None:
    """New starting cards take the place of the ones with their names. [KK-010, KK-027, KK-191]"""
    for number in cards.others.pop("replacement-starter"):
        old = next(card for card in cards.starters if cards.names[card] == cards.names[number])
        cards.starters[cards.starters.index(old)] = number
        cards.replaced[old] = f"{cards.ids[number]} of keeper-of-keys"


def load_tile(facts: KeysFacts, row: Row) -> None:
    """Read a Chest Tile: a reward for a card that comes, or a conversion for the card that is there.

    [KK-130..KK-136, KK-139]
    """
    needs = cast("dict[str, int]", row["needs"])
    kinds = [word for word in needs if word not in ICONS]
    icons = icon_counts({word: n for word, n in needs.items() if word in ICONS})
    tile = Tile(text(row, "id"), whole(row, "family"), icons, kinds[0] if kinds else "")
    facts.tiles.append(tile)
    effect = cast(Row, row["effect"])
    if row["timing"] == "immediate":
        tile.reward = VOCABULARY.effect(effect)
        return
    conversion = cast(Row, effect["icons_convert"])
    if conversion["action"] != "any" or conversion["limit"] != 1:
        raise ValueError(f"{tile.ident} converts one icon in any action")
    used = cast("dict[str, int]", conversion["from"])
    gives = cast("dict[str, int]", conversion["to"])
    for action in range(NO_ACTION):
        icon = ICONS[action]
        more = gives.get(icon, 0) - used.get(icon, 0)
        if action != TRADE:
            more += gives.get("builder_cleric_or_noble", 0)
        merchants = 0 if action == TRADE else gives.get(ICONS[MERCHANT], 0)
        tile.boosts.append((more, merchants))
