"""The state of a game of Viscounts: plain data and hand-written copies."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.box import Part
from westkingdom.engine.effects import Effect
from westkingdom.engine.game import Game, Past, Settings
from westkingdom.engine.node import Frame
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.shape import BOOL, FEW, INT, INTS, LISTS
from westkingdom.engine.words import Argument
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.catalogue import Catalogue, Manuscripts, PlayerCards, Realm
from westkingdom.viscounts.hidden import Hidden
from westkingdom.viscounts.spots import owner_of, type_of
from westkingdom.viscounts.terms import CARDS, FIRST_SLOT, MOMENTS, THINGS

PACK: Final = 10
"""Bits for the sum of one kind of icons: no deck shows 1024 of a kind."""


def icons_in(packed: int, icon: int) -> int:
    """The icons of one kind in a packed sum."""
    return packed >> PACK * icon & (1 << PACK) - 1


class Facts(AnyFacts):
    """All data of one mix of boxes, shared by every game that is played with it."""

    def __init__(
        self,
        cards: Catalogue,
        manuscripts: Manuscripts,
        player_cards: PlayerCards,
        realm: Realm,
        reconstructed: dict[str, list[str]],
        digest: str,
        boxes: list[Box],
        action_space: int,
    ) -> None:
        super().__init__(digest, reconstructed)
        self.cards: Final = cards
        self.manuscripts: Final = manuscripts
        self.player_cards: Final = player_cards
        self.realm: Final = realm
        self.boxes: Final = boxes
        self.busy_boxes: Final = [box for box in boxes if box.busy]
        self.action_space: Final = action_space
        self.packed_icons: Final = [sum(icons[i] << PACK * i for i in range(len(icons))) for icons in cards.icons]
        """By card or thing: its icons of all kinds in one number, so that a deck is added up at once."""


PLAYER_FIELDS: Final = {
    "goods": INTS,
    "corruption": INT,
    "virtue": INT,
    "debts": INT,
    "paid": INT,
    "deeds": INT,
    "approved": INT,
    "workers": INT,
    "tier1": INTS,
    "tier2": INTS,
    "tier3": INT,
    "space": INT,
    "turns": INT,
    "hand": INTS,
    "draw": INTS,
    "discard": INTS,
    "mixed": INTS,
    "unmixed_in_draw": INT,
    "board": INTS,
    "permanents": INTS,
    "manuscripts": INTS,
    "shown": FEW,
}


class Player:
    """Everything that belongs to one player.

    Piles have their top at the end. Goods, hand, Draw Pile and discards are changed in place; every other list is
    replaced when it changes, so that copies of a game can share it. `mixed` and `unmixed_in_draw` are what everybody
    knows about the last shuffle: the cards that came from the discards and were not seen since, and how many cards
    were in the Draw Pile before; `shown` are cards of the hand that everybody has seen. `permanents` are the things whose abilities last: open slots, Cleric Bonus
    cards, the Castle Leader card.
    """

    __slots__ = ("kept_icons", "kept_moves", "powers", "powers_of", "seat", "slots", *PLAYER_FIELDS)

    def __init__(
        self,
        seat: int,
        goods: list[int],
        corruption: int,
        virtue: int,
        debts: int,
        paid: int,
        deeds: int,
        approved: int,
        workers: int,
        tier1: list[int],
        tier2: list[int],
        tier3: int,
        space: int,
        turns: int,
        hand: list[int],
        draw: list[int],
        discard: list[int],
        mixed: list[int],
        unmixed_in_draw: int,
        board: list[int],
        permanents: list[int],
        manuscripts: list[int],
        shown: list[int],
        slots: int = FIRST_SLOT,
    ) -> None:
        self.seat = seat
        self.goods = goods
        self.corruption = corruption
        self.virtue = virtue
        self.debts = debts
        self.paid = paid
        self.deeds = deeds
        self.approved = approved
        self.workers = workers
        self.tier1 = tier1
        self.tier2 = tier2
        self.tier3 = tier3
        self.space = space
        self.turns = turns
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.mixed = mixed
        self.unmixed_in_draw = unmixed_in_draw
        self.board = board
        self.permanents = permanents
        self.manuscripts = manuscripts
        self.shown = shown
        self.slots = slots
        """The number of the first slot of the own board, which are all alike for people."""
        self.kept_icons: list[int] = []
        self.kept_moves = 0
        self.powers = 0
        """See powers.py; not data of its own, so it is not saved."""
        self.powers_of: list[int] | None = None

    def copy(self) -> Player:
        """Make an independent copy; only what is changed in place is copied."""
        return Player(
            self.seat,
            self.goods[:],
            self.corruption,
            self.virtue,
            self.debts,
            self.paid,
            self.deeds,
            self.approved,
            self.workers,
            self.tier1,
            self.tier2,
            self.tier3,
            self.space,
            self.turns,
            self.hand[:],
            self.draw[:],
            self.discard[:],
            self.mixed,
            self.unmixed_in_draw,
            self.board,
            self.permanents,
            self.manuscripts,
            self.shown,
            self.slots,
        )


GAME_FIELDS: Final = {
    "key": INT,
    "draws": INT,
    "over": BOOL,
    "decisions": INT,
    "turn": INT,
    "round": INT,
    "last_round": INT,
    "start": INT,
    "played": INT,
    "side": INT,
    "segments": INTS,
    "rotation": INT,
    "townsfolk": LISTS,
    "manuscripts": LISTS,
    "spots": INTS,
    "removed": INTS,
    "debts_above": INT,
    "deeds_above": INT,
    "offered_cards": INTS,
    "offered_heroes": INTS,
}


class State(Game):
    """What lies on the table.

    Segments, piles and spaces are numbered by their place in the circle, clockwise; `segments[place]` is the segment
    that lies there. Lists, and the piles in lists, are replaced when they change, so that copies share them. `spots`
    hold the number of the Building there (see spots.py), or -1. `round` is 0 during set-up; `last_round` is 0 until the
    end is triggered. `leader` is the Castle Leader card of this game. `parts` is what boxes add, each in its place.
    """

    def __init__(
        self,
        settings: Settings,
        stack: list[Frame],
        choices: list[int],
        key: int,
        draws: int,
        over: bool,
        decisions: int,
        past: Past | None,
        facts: Facts,
        players: list[Player],
        turn: int,
        round: int,
        last_round: int,
        start: int,
        played: int,
        side: int,
        segments: list[int],
        rotation: int,
        townsfolk: list[list[int]],
        manuscripts: list[list[int]],
        spots: list[int],
        removed: list[int],
        debts_above: int,
        deeds_above: int,
        offered_cards: list[int],
        offered_heroes: list[int],
        leader: int,
        parts: list[Part],
    ) -> None:
        super().__init__(settings, stack, choices, key, draws, over, decisions, past)
        self.things = THINGS
        self.offers_more = len(facts.cards.turn_options) > 0
        self.facts: Final = facts
        self.boxes: Final = facts.boxes
        self.busy_boxes: Final = facts.busy_boxes
        self.cards: Final = facts.cards
        self.realm: Final = facts.realm
        self.players = players
        self.turn = turn
        self.round = round
        self.last_round = last_round
        self.start = start
        self.played = played
        self.side = side
        self.segments = segments
        self.rotation = rotation
        self.townsfolk = townsfolk
        self.manuscripts = manuscripts
        self.spots = spots
        self.removed = removed
        self.debts_above = debts_above
        self.deeds_above = deeds_above
        self.offered_cards = offered_cards
        self.offered_heroes = offered_heroes
        self.leader = leader
        self.parts = parts
        self.hidden: Hidden | None = None

    def answer_to(self, moment: int, thing: int) -> Effect | None:
        """What a card or permanent thing does at a moment, if anything."""
        return self.cards.on[moment][thing]

    def moments(self) -> int:
        """Count the moments."""
        return len(MOMENTS)

    def thing_words(self, thing: int) -> dict[str, Argument]:
        """Name a card or a permanent thing in a sentence."""
        return {"card" if thing < CARDS else "thing": self.cards.ids[thing]}

    def buildings_of_type(self, seat: int, building: int) -> int:
        """Count the Buildings of a type that a player has on the Main Board."""
        n = 0
        for code in self.spots:
            if code >= 0 and owner_of(code) == seat and type_of(code) == building:
                n += 1
        return n
