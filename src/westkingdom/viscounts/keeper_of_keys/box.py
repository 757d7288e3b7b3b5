"""Keeper of Keys as a box: where it joins the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Chance, Points
from westkingdom.engine.chance import quick_shuffle
from westkingdom.engine.node import Frame
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.keeper_of_keys import chests, laws, positions, solo
from westkingdom.viscounts.keeper_of_keys.chests import chest_boosts, reward_entering
from westkingdom.viscounts.keeper_of_keys.facts import KeysFacts
from westkingdom.viscounts.keeper_of_keys.heroes import LAY_HERO_LINE
from westkingdom.viscounts.keeper_of_keys.part import KeysPart, keys
from westkingdom.viscounts.keeper_of_keys.public_buildings import WHICH_TO_REPLACE, public_buildings_here
from westkingdom.viscounts.keeper_of_keys.terms import (
    DESTROY_HERO,
    END_OF_KINDS,
    FIRST_PUBLIC,
    FIRST_PUBLIC_BUILDING,
    KEYS,
)
from westkingdom.viscounts.moments import announce
from westkingdom.viscounts.scoring import COUNTERS, kind_in_deck
from westkingdom.viscounts.spots import other_building
from westkingdom.viscounts.state import Facts, Player, State
from westkingdom.viscounts.terms import BUILDINGS, EMPTY, GUILDHALL, TRANSCRIBE

if TYPE_CHECKING:
    from westkingdom.viscounts.keeper_of_keys.view_types import KeeperOfKeysView


def _chest_tiles(g: State, p: Player) -> int:
    """Count the Chest Tiles in the places of a player. [KK-147]"""
    n = 0
    for tile in keys(g).slotted[p.seat]:
        if tile != EMPTY:
            n += 1
    return n


def _public_points(g: State, p: Player) -> int:
    """The points of the Public Buildings of a player. [KK-149]"""
    n = 0
    public = keys(g).public
    for i in range(len(BUILDINGS)):
        if public[i] == p.seat:
            n += g.cards.vp[FIRST_PUBLIC + i]
    return n


class KeeperOfKeys(Box):
    """The extension points that this box uses. [KK-001, KK-008, KK-188]"""

    def __init__(self, facts: KeysFacts) -> None:
        super().__init__("keeper-of-keys", KEYS, END_OF_KINDS, busy=True)
        self.facts: Final = facts
        self.ids: Final[list[str]] = []
        self.table_words.extend(positions.TABLE_WORDS)
        self.seat_words.extend(positions.SEAT_WORDS)

    def ready(self, facts: Facts) -> None:
        self.ids.extend(facts.cards.ids[FIRST_PUBLIC : FIRST_PUBLIC + len(BUILDINGS)])

    # --- set-up

    def lay(self, g: State, chance: Chance) -> None:
        """Lay out Chest Tiles and Public Buildings; Heroes that nobody was offered wait for the draft.

        [KK-014, KK-024, KK-025, KK-026, KK-031]
        """
        seats = len(g.players)
        own = self.facts.ai_tiles
        pile = chance.shuffled([tile for tile in range(len(self.facts.tiles)) if tile not in own])
        part = KeysPart(self.facts)
        part.heroes = []
        part.hero_pile = [hero for hero in g.cards.heroes if hero not in g.offered_heroes]
        part.chests = [pile.pop() for _ in range(chests.LINE)][::-1]
        part.chest_pile = pile
        part.chests_gone = []
        part.slotted = [[EMPTY, EMPTY, EMPTY] for _ in range(seats)]
        part.public = [EMPTY] * len(BUILDINGS)
        part.ignoring = [0] * seats
        part.aside = [[] for _ in range(seats)]
        part.transcribed = False
        part.dismissed = False
        part.returned = EMPTY
        part.face_down = chance.shuffled(own) if own else []
        g.parts[KEYS] = part

    def after_draft(self, g: State) -> None:
        g.push(LAY_HERO_LINE, g.start)

    def rules_after_draft(self) -> list[int]:
        return [LAY_HERO_LINE.id]

    def hands_dealt(self, g: State) -> None:
        """Cards that were put aside are the first discards. [KK-063]"""
        part = keys(g)
        for p in g.players:
            p.discard += part.aside[p.seat]
        part.aside = [[] for _ in g.players]

    # --- cards

    def turn_begins(self, g: State, seat: int) -> None:
        part = keys(g)
        part.transcribed = False
        part.dismissed = False
        part.returned = EMPTY

    def criminals(self, g: State, p: Player) -> int:
        """The Public Guildhall is one more Criminal icon; the Public Workshop may leave one out.

        [KK-100, KK-102..KK-104, KK-108, KK-184]
        """
        part = keys(g)
        own = g.cards.criminals[FIRST_PUBLIC + GUILDHALL] if part.public[GUILDHALL] == p.seat else 0
        return own - part.ignoring[p.seat]

    def entered(self, g: State, p: Player, place: int) -> None:
        reward_entering(g, p, place)

    def destroyed(self, g: State, p: Player, card: int) -> None:
        """A destroyed Hero sets off what answers to it. [KK-097, KK-099, KK-195]"""
        if card in g.cards.heroes:
            announce(g, p.seat, DESTROY_HERO)

    def collision_over(self, g: State) -> None:
        keys(g).ignoring = [0] * len(g.players)

    # --- actions

    def boosts(self, g: State, p: Player, action: int) -> list[tuple[int, int]]:
        return chest_boosts(g, p, action)

    def forbids(self, g: State, seat: int, action: int) -> bool:
        """Only one Manuscript is transcribed each turn. [KK-055]"""
        return action == TRANSCRIBE and keys(g).transcribed

    def forbids_dismissal(self, g: State, seat: int) -> bool:
        """Only one card is dismissed each turn. [KK-056]"""
        return keys(g).dismissed

    def dismissed(self, g: State, seat: int) -> None:
        """A card was dismissed in an action. [KK-056]"""
        keys(g).dismissed = True

    def transcribed(self, g: State, seat: int) -> None:
        keys(g).transcribed = True

    def closed_slot(self, g: State, p: Player) -> int:
        """A Building that returned to the board is not built again in the same turn. [KK-082, KK-083, KK-215]"""
        return keys(g).returned if p.seat == g.turn else EMPTY

    def buildings(self, g: State, seat: int) -> list[int]:
        return [FIRST_PUBLIC_BUILDING + building for building in public_buildings_here(g, seat)]

    def building_cost(self, what: int) -> int:
        """The Builder icons on the card. [KK-076, KK-077]"""
        building = what - FIRST_PUBLIC_BUILDING
        return self.facts.public_cost[building] if 0 <= building < len(BUILDINGS) else -1

    def building_type(self, what: int) -> int:
        building = what - FIRST_PUBLIC_BUILDING
        return building if 0 <= building < len(BUILDINGS) else -1

    def building_name(self, what: int) -> str:
        return self.ids[what - FIRST_PUBLIC_BUILDING]

    def why_not_build(self, g: State, seat: int) -> list[int]:
        here = public_buildings_here(g, seat)
        free = [building for building in range(len(BUILDINGS)) if keys(g).public[building] == EMPTY]
        return [FIRST_PUBLIC_BUILDING + building for building in free if building not in here]

    def construct(self, g: State, seat: int, what: int) -> None:
        g.push(WHICH_TO_REPLACE, seat, what - FIRST_PUBLIC_BUILDING)

    # --- a solo opponent

    def opponent_does(self, g: State, f: Frame) -> bool:
        return solo.carry_out(g, f)

    def opponents_choice(self, g: State, f: Frame, options: list[int]) -> int:
        return solo.choose(g, f, options)

    def opponent_answers(self, g: State, moment: int) -> None:
        solo.answer(g, moment)

    # --- the end

    def points(self, g: State, p: Player) -> list[Points]:
        """Chest Tiles after the Manuscripts, Public Buildings after the bonus cards.

        [KK-147..KK-150, KK-174, KK-202]
        """
        return [
            Points("castle_leader", 0, "chest_tiles", self.facts.vp_by_count[_chest_tiles(g, p)]),
            Points("debts", 2, "public_buildings", _public_points(g, p)),
        ]

    def total(self, g: State, p: Player) -> int:
        return self.facts.vp_by_count[_chest_tiles(g, p)] + _public_points(g, p)

    def feature_names(self) -> list[str]:
        return ["chest_tiles", "public_buildings", "heroes"]

    def features(self, g: State, p: Player, out: list[int]) -> None:
        public = 0
        for owner in keys(g).public:
            if owner == p.seat:
                public += 1
        out.append(_chest_tiles(g, p))
        out.append(public)
        out.append(kind_in_deck(g, p, "hero"))

    # --- knowledge, laws and positions

    def deal_again(self, g: State, luck: int) -> int:
        """Nobody knows the order of the two piles, nor where each AI Chest Tile lies face down.

        [KK-031, KK-032, KK-154]
        """
        part = keys(g)
        hero_pile = sorted(part.hero_pile)
        luck = quick_shuffle(luck, hero_pile)
        chest_pile = sorted(part.chest_pile)
        luck = quick_shuffle(luck, chest_pile)
        part.hero_pile = hero_pile
        part.chest_pile = chest_pile
        if part.face_down:
            tiles = sorted(tile for tile in part.face_down if tile != EMPTY)
            luck = quick_shuffle(luck, tiles)
            part.face_down = [tiles.pop() if tile != EMPTY else EMPTY for tile in part.face_down]
        return luck

    def view(self, g: State) -> KeeperOfKeysView:
        part = keys(g)
        tiles = self.facts.tiles
        view: KeeperOfKeysView = {
            "heroes": [g.cards.ids[card] for card in part.heroes],
            "heroes_in_pile": len(part.hero_pile),
            "chests": [tiles[tile].ident for tile in part.chests],
            "chests_in_pile": len(part.chest_pile),
            "chests_gone": [tiles[tile].ident for tile in part.chests_gone],
            "public_buildings": [
                {"card": self.ids[i], "seat": owner if owner >= 0 else None} for i, owner in enumerate(part.public)
            ],
            "ignoring": part.ignoring,
            "players": [
                {
                    "chests": [tiles[tile].ident if tile >= 0 else None for tile in part.slotted[p.seat]],
                    "set_aside": [g.cards.ids[card] for card in part.aside[p.seat]],
                }
                for p in g.players
            ],
        }
        if self.facts.ai_tiles:
            view["face_down"] = [tiles[tile].ident for tile in sorted(part.face_down) if tile != EMPTY]
        return view

    def zones(self, g: State) -> list[list[int]]:
        part = keys(g)
        return [part.heroes, part.hero_pile, *part.aside]

    def holds_all_heroes(self) -> bool:
        return True

    def other_buildings(self, g: State) -> list[int]:
        public = keys(g).public
        return [other_building(public[i], i) for i in range(len(BUILDINGS)) if public[i] >= 0]

    def check(self, g: State) -> None:
        laws.check_part(g)

    def reserved(self, g: State, position: Mapping[str, object]) -> list[int]:
        return positions.reserved(g, position)

    def supply(self, g: State, card: int) -> bool:
        return positions.supply(g, card)

    def lay_out(self, g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        positions.lay_out(g, position, seats)

    def read_view(
        self, g: State, shown: Mapping[str, object], table: dict[str, object], seats: list[dict[str, object]]
    ) -> None:
        positions.read_view(g, shown, table, seats)

    def lay_out_last(self, g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        positions.lay_out_last(g, position, seats)


def _heroes_in_deck(g: State, p: Player) -> int:
    """Heroes in a player's deck."""
    return kind_in_deck(g, p, "hero")


COUNTERS["heroes_in_deck"] = _heroes_in_deck
