"""The state of a game of Architects: plain data and hand-written copies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, cast

from westkingdom.architects.box import Box
from westkingdom.architects.catalogue import Buildings, Catalogue, Realm
from westkingdom.architects.terms import ENDGAME, FIRST_BOARD, FIRST_BUILDING, KINDS, MOMENTS, THINGS
from westkingdom.engine.box import AnyBox
from westkingdom.engine.effects import Effect
from westkingdom.engine.game import Game, Settings
from westkingdom.engine.rows import Files
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.shape import LEFT_OUT_WHEN_EMPTY, NESTED, Record
from westkingdom.engine.words import Argument


class Facts(AnyFacts):
    """All data of one mix of boxes, shared by every game that is played with it."""

    def __init__(
        self,
        cards: Catalogue,
        buildings: Buildings,
        realm: Realm,
        boxes: list[Box],
        parts: list[Files],
        digest: str,
    ) -> None:
        super().__init__(parts, digest, cast("list[AnyBox]", boxes), KINDS.end)
        self.cards: Final = cards
        self.buildings: Final = buildings
        self.realm: Final = realm
        self.boxes: Final = boxes
        self.along: Final = any(one.along for one in boxes)


@dataclass(init=False, repr=False, eq=False)
class Player(Record):
    """Everything that belongs to one player.

    Goods, workers at locations, captives and the hand are changed in place; every other list is replaced when it
    changes, so that copies of a game share it. The last four are what this player knows of building cards that went
    through the own hands and were not shown since.
    """

    goods: list[int]
    workers: int
    """On the own board."""
    at: list[int]
    """Workers by location."""
    guildhall: int
    prison: int
    captives: list[int]
    """By the seat of their owner."""
    virtue: int
    debts: int
    paid: int
    cathedral: int
    board: int
    hand: list[int]
    apprentices: list[int]
    buildings: list[int]
    packet: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """Cards of the draft that wait for a pick."""
    passed: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """Of these one is with the next player and the rest with the one after."""
    near: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """With the next player: kept, waiting or put under the pile."""
    far: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """With the one after."""
    traced: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """Cards put under the pile that others drew, as card * MOST_SEATS + who drew it: with them, or by them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Player:
        """Make an independent copy; only what is changed in place is copied."""
        p = Player(self.seat)
        p.goods = self.goods[:]
        p.workers = self.workers
        p.at = self.at[:]
        p.guildhall = self.guildhall
        p.prison = self.prison
        p.captives = self.captives[:]
        p.virtue = self.virtue
        p.debts = self.debts
        p.paid = self.paid
        p.cathedral = self.cathedral
        p.board = self.board
        p.hand = self.hand[:]
        p.apprentices = self.apprentices
        p.buildings = self.buildings
        p.packet = self.packet
        p.passed = self.passed
        p.near = self.near
        p.far = self.far
        p.traced = self.traced
        return p


@dataclass(init=False, repr=False, eq=False)
class State(Game):
    """What lies on the table.

    Piles have their top at the end; lists are replaced when they change, copies share them.
    """

    phase: int
    turn: int
    start: int
    round: int
    turns_left: int
    """The turns until the end, this one included; 0 while the end is not in sight."""
    guildhall: int
    market: list[int]
    """The seat of the worker on each Black Market space, or -1."""
    small: list[int]
    large: list[int]
    """The cards of the small and of the large market."""
    rows: list[list[int]] = field(metadata=NESTED)
    """Apprentices; a row begins with its rightmost card."""
    apprentices: list[int]
    known_below: int
    """The apprentices at the bottom of the pile that everybody has seen."""
    laid: list[int]
    """The silver on each apprentice."""
    plans: list[int]
    plans_by: list[int]
    """Who put a building card under the pile and knows it, or -1."""
    looked: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """The cards that the player whose turn it is looks at."""
    rewards: list[int]
    """To be gained; `spent` were, `unused` have left the game unseen."""
    spent: list[int]
    unused: list[int]
    offered: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """Player boards to choose from."""
    passes: int
    """How often the cards of the draft were passed on."""
    tax: int
    resets: int
    """1 when a reset waits for the end of the turn."""
    bill: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """What a payment in progress still asks for."""

    def __init__(self, settings: Settings, facts: Facts, players: list[Player]) -> None:
        super().__init__(settings, facts, players)
        self.things = THINGS
        self.offers_more = facts.along
        self.facts: Final = facts
        self.boxes: Final = facts.boxes
        self.cards: Final = facts.cards
        self.buildings: Final = facts.buildings
        self.realm: Final = facts.realm
        self.players = players

    def answer_to(self, moment: int, thing: int) -> Effect | None:
        """What a thing does at a moment, if anything."""
        if thing >= FIRST_BUILDING:
            return self.buildings.endgame[thing - FIRST_BUILDING] if moment == ENDGAME else None
        return self.cards.on[moment][thing]

    def moments(self) -> int:
        """Count the moments."""
        return MOMENTS

    def thing_words(self, thing: int) -> dict[str, Argument]:
        """Name a thing in a sentence."""
        if thing >= FIRST_BUILDING:
            return {"building": self.buildings.ids[thing - FIRST_BUILDING]}
        return {"apprentice" if thing < FIRST_BOARD else "board": self.cards.ids[thing]}
