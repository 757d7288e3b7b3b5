"""Positions: the words with which a scenario describes the pieces of this box."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import Named, list_of, named_part, parts_for
from westkingdom.viscounts.keeper_of_keys import chests, heroes
from westkingdom.viscounts.keeper_of_keys.part import keys
from westkingdom.viscounts.keeper_of_keys.terms import FIRST_PUBLIC
from westkingdom.viscounts.positions import card_number, cards_or_none, lay_line, spot_number
from westkingdom.viscounts.spots import other_building
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BUILDINGS, EMPTY

TABLE_WORDS: Final = ["heroes", "hero_pile", "chests", "chest_pile"]
_GONE_IN_ORDER: Final = "chests_gone"
SEAT_WORDS: Final = ["chests", "public", "shown"]


def supply(g: State, card: int) -> bool:
    """Take a Hero from the pile or the line."""
    part = keys(g)
    if card in part.hero_pile:
        part.hero_pile = [other for other in part.hero_pile if other != card]
        return True
    if card in part.heroes:
        part.heroes = [other for other in part.heroes if other != card]
        return True
    return False


def reserved(g: State, position: Named) -> list[int]:
    """The Heroes that are named in the line or in the pile."""
    return [card_number(g, ident) for word in ("heroes", "hero_pile") for ident in list_of(position, word)]


def lay_out(g: State, position: Named, seats: list[Named]) -> None:
    """All Heroes wait in the pile; those that are named elsewhere are taken from it."""
    part = keys(g)
    part.hero_pile = g.cards.heroes[::-1]
    part.heroes = []


def lay_out_last(g: State, position: Named, seats: list[Named]) -> None:
    """Both lines and piles, tiles under boards, Public Buildings and shown cards."""
    part = keys(g)
    for i, seat in enumerate(seats):
        _slot_tiles(g, i, seat)
        _lay_public(g, i, seat)
        shown = [card_number(g, ident) for ident in list_of(seat, "shown")]
        p = g.players[i]
        p.shown = shown
        for card in shown:
            if card in p.mixed:
                p.mixed.remove(card)
    line, pile = cards_or_none(g, position, "heroes"), cards_or_none(g, position, "hero_pile")
    part.heroes, part.hero_pile, gone = lay_line(part.heroes, part.hero_pile, line, pile, heroes.LINE, "heroes")
    g.removed = [*g.removed, *gone]
    line, pile = _tiles_or_none(g, position, "chests"), _tiles_or_none(g, position, "chest_pile")
    part.chests, part.chest_pile, gone = lay_line(part.chests, part.chest_pile, line, pile, chests.LINE, "chest tiles")
    named = [_tile_number(g, ident) for ident in list_of(position, _GONE_IN_ORDER)]
    part.chests_gone = named if sorted(named) == sorted(gone) else [*part.chests_gone, *gone]


def _tiles_or_none(g: State, position: Named, word: str) -> list[int] | None:
    """Read a list of Chest Tiles that may be missing."""
    return [_tile_number(g, ident) for ident in list_of(position, word)] if word in position else None


def _tile_number(g: State, ident: object) -> int:
    """Find a Chest Tile by its id."""
    for number, tile in enumerate(keys(g).facts.tiles):
        if tile.ident == ident:
            return number
    names = ", ".join(tile.ident for tile in keys(g).facts.tiles)
    raise BadPosition(f"There is no chest tile {ident!r}; they are {names}.")


def _take_tile(g: State, tile: int) -> None:
    """Take a tile from the pile or the line."""
    part = keys(g)
    if tile not in part.chest_pile and tile not in part.chests:
        raise BadPosition(f"The chest tile {part.facts.tiles[tile].ident} is somewhere else, or is named twice.")
    part.chest_pile = [other for other in part.chest_pile if other != tile]
    part.chests = [other for other in part.chests if other != tile]


def _slot_tiles(g: State, seat: int, words: Named) -> None:
    """Slot the named tiles under the left, middle and right place."""
    part = keys(g)
    if seat == g.settings.opponent:
        _flip_ai_tiles(g, words)
        return
    named = list_of(words, "chests") or [None, None, None]
    if len(named) != 3:
        raise BadPosition("«chests» of a seat names the left, middle and right tile, null for none.")
    own: list[int] = []
    for ident in named:
        tile = EMPTY if ident is None else _tile_number(g, ident)
        if tile != EMPTY:
            _take_tile(g, tile)
        own.append(tile)
    slotted = part.slotted[:]
    slotted[seat] = own
    part.slotted = slotted


def _flip_ai_tiles(g: State, words: Named) -> None:
    """Flip the named AI Chest Tiles of a solo opponent where they are named; the others lie face down, as does null."""
    part = keys(g)
    own = part.facts.ai_tiles
    named = [EMPTY if ident is None else _tile_number(g, ident) for ident in list_of(words, "chests")]
    flipped = [tile for tile in named if tile != EMPTY]
    if len(named) > len(own) or len(set(flipped)) != len(flipped) or any(tile not in own for tile in flipped):
        names = ", ".join(part.facts.tiles[tile].ident for tile in own)
        raise BadPosition(
            f"«chests» of a solo opponent names the AI chest tiles that it has flipped under its left, middle "
            "and right "
            f"card, each of {names} once, null for one that lies face down."
        )
    if named[: len(flipped)] != flipped:
        raise BadPosition(
            "AI chest tiles are flipped one after the other, from the left: «chests» of a solo opponent has no null "
            "before a tile."
        )
    rest = [tile for tile in part.face_down if tile not in flipped]
    slotted = part.slotted[:]
    slotted[g.settings.opponent] = flipped + [EMPTY] * len(rest)
    part.slotted = slotted
    part.face_down = [EMPTY] * len(flipped) + rest


def _lay_public(g: State, seat: int, words: Named) -> None:
    """Put Public Buildings on spots: {"workshop": "3-4:1"}."""
    part = keys(g)
    named = named_part(words.get("public", {}), "«public»")
    for building in named:
        if building not in BUILDINGS:
            raise BadPosition(f"There is no public building {building!r}; they are {', '.join(BUILDINGS)}.")
        kind = BUILDINGS.index(building)
        spot = spot_number(g, named[building])
        if part.public[kind] != EMPTY or g.spots[spot] != EMPTY:
            raise BadPosition(f"The public {building} is built once, on a spot without another building.")
        part.public = [seat if i == kind else owner for i, owner in enumerate(part.public)]
        g.spots = [other_building(seat, kind) if i == spot else code for i, code in enumerate(g.spots)]
        g.players[seat].permanents = [*g.players[seat].permanents, FIRST_PUBLIC + kind]


def read_view(g: State, shown: Named, table: dict[str, object], seats: list[dict[str, object]]) -> None:
    """Both lines and the tiles of boards as a view shows them; tiles that are not gone make the pile."""
    facts = keys(g).facts
    players = parts_for(shown, "players", len(seats))
    for i, player in enumerate(players):
        seats[i]["chests"] = list_of(player, "chests")
    table["heroes"] = list_of(shown, "heroes")
    table["chests"] = list_of(shown, "chests")
    elsewhere = [*list_of(shown, "chests"), *list_of(shown, "chests_gone")]
    elsewhere += [tile for player in players for tile in list_of(player, "chests")]
    own = [facts.tiles[tile].ident for tile in facts.ai_tiles]
    left = [i for i, tile in enumerate(facts.tiles) if tile.ident not in elsewhere and tile.ident not in own]
    g.shuffle(left)
    table[_GONE_IN_ORDER] = list_of(shown, "chests_gone")
    table["chest_pile"] = [facts.tiles[tile].ident for tile in left]
