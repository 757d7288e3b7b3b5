"""The state of a game of Viscounts: plain data and hand-written copies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, cast

from westkingdom.engine.box import AnyBox
from westkingdom.engine.effects import Effect
from westkingdom.engine.game import Game, Settings
from westkingdom.engine.rows import Files
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.shape import LEFT_OUT_WHEN_EMPTY, NESTED, Record
from westkingdom.engine.words import Argument
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.catalogue import Catalogue, Manuscripts, PlayerCards, Realm
from westkingdom.viscounts.hidden import Hidden
from westkingdom.viscounts.powers import NO_POWERS
from westkingdom.viscounts.spots import owner_of, type_of
from westkingdom.viscounts.terms import CARDS, CASTLE_LEADER, FIRST_SLOT, KINDS, MOMENTS, THINGS

PACK: Final = 10
"""Bits for the sum of one kind of icons: no deck shows 1024 of a kind."""
ONE_KIND: Final = (1 << PACK) - 1


def icons_in(packed: int, icon: int) -> int:
    """The icons of one kind in a packed sum."""
    return packed >> PACK * icon & ONE_KIND


class Facts(AnyFacts):
    """All data of one mix of boxes, shared by every game that is played with it."""

    def __init__(
        self,
        cards: Catalogue,
        manuscripts: Manuscripts,
        player_cards: PlayerCards,
        realm: Realm,
        digest: str,
        parts: list[Files],
        boxes: list[Box],
    ) -> None:
        super().__init__(parts, digest, cast("list[AnyBox]", boxes), KINDS.end)
        self.cards: Final = cards
        self.manuscripts: Final = manuscripts
        self.player_cards: Final = player_cards
        self.realm: Final = realm
        self.boxes: Final = boxes
        self.busy_boxes: Final = [box for box in boxes if box.busy]
        self.packed_icons: Final = [sum(icons[i] << PACK * i for i in range(len(icons))) for icons in cards.icons]
        """By card or thing: its icons of all kinds in one number, so that a deck is added up at once."""
        self.eases: Final = [
            cards.extra_move[thing] + cards.hire_discount[thing] + cards.dismiss_discount[thing] > 0
            for thing in range(len(cards.ids))
        ]
        """By card or thing: does it give free spaces or a discount?"""
        self.of_kind: Final = {
            kind: [1 if other == kind else 0 for other in cards.kinds] for kind in dict.fromkeys(cards.kinds)
        }
        """By kind, and card or thing: is it one?"""


@dataclass(init=False, repr=False, eq=False)
class Player(Record):
    """Everything that belongs to one player.

    Piles have their top at the end. Goods, hand, Draw Pile and discards are changed in place; every other list is
    replaced when it changes, so that copies of a game can share it.
    """

    goods: list[int]
    corruption: int
    virtue: int
    debts: int
    paid: int
    deeds: int
    approved: int
    workers: int
    tier1: list[int]
    tier2: list[int]
    tier3: int
    space: int
    turns: int
    hand: list[int]
    draw: list[int]
    discard: list[int]
    mixed: list[int]
    """What everybody knows of the last shuffle: the cards that came from the discards and were not seen since."""
    unmixed_in_draw: int
    """How many cards were in the Draw Pile before it."""
    board: list[int]
    permanents: list[int]
    """The things whose abilities last: open slots, Cleric Bonus cards, the Castle Leader card."""
    manuscripts: list[int]
    shown: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """Cards of the hand that everybody has seen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.slots = FIRST_SLOT
        """The number of the first slot of the own board, which are all alike for people."""
        self.powers = NO_POWERS
        """See powers.py; not data of its own, so it is not saved."""

    def copy(self) -> Player:
        """Make an independent copy; only what is changed in place is copied."""
        p = Player(self.seat)
        p.slots = self.slots
        p.powers = self.powers
        p.goods = self.goods[:]
        p.corruption = self.corruption
        p.virtue = self.virtue
        p.debts = self.debts
        p.paid = self.paid
        p.deeds = self.deeds
        p.approved = self.approved
        p.workers = self.workers
        p.tier1 = self.tier1
        p.tier2 = self.tier2
        p.tier3 = self.tier3
        p.space = self.space
        p.turns = self.turns
        p.hand = self.hand[:]
        p.draw = self.draw[:]
        p.discard = self.discard[:]
        p.mixed = self.mixed
        p.unmixed_in_draw = self.unmixed_in_draw
        p.board = self.board
        p.permanents = self.permanents
        p.manuscripts = self.manuscripts
        p.shown = self.shown
        return p


@dataclass(init=False, repr=False, eq=False)
class State(Game):
    """What lies on the table.

    Segments, piles and spaces are numbered by their place in the circle, clockwise. Lists, and the piles in lists, are
    replaced when they change, so that copies share them.
    """

    turn: int
    round: int
    """0 during set-up."""
    last_round: int
    """0 until the end is triggered."""
    start: int
    played: int
    side: int
    segments: list[int]
    """By place, the segment that lies there."""
    rotation: int
    townsfolk: list[list[int]] = field(metadata=NESTED)
    manuscripts: list[list[int]] = field(metadata=NESTED)
    spots: list[int]
    """The number of the Building there (see spots.py), or -1."""
    removed: list[int]
    debts_above: int
    deeds_above: int
    offered_cards: list[int]
    offered_heroes: list[int]

    def __init__(self, settings: Settings, facts: Facts, players: list[Player]) -> None:
        super().__init__(settings, facts, players)
        self.things = THINGS
        self.offers_more = len(facts.cards.turn_options) > 0
        self.facts: Final = facts
        self.boxes: Final = facts.boxes
        self.busy_boxes: Final = facts.busy_boxes
        self.cards: Final = facts.cards
        self.realm: Final = facts.realm
        self.players = players
        self.leader = CASTLE_LEADER
        """The Castle Leader card of this game."""
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
