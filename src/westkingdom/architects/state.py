"""The state of a game of Architects: plain data and hand-written copies."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.box import Box
from westkingdom.architects.catalogue import Buildings, Catalogue, Realm
from westkingdom.architects.terms import ENDGAME, FIRST_BOARD, FIRST_BUILDING, MOMENTS, THINGS
from westkingdom.engine.box import Part
from westkingdom.engine.effects import Effect
from westkingdom.engine.game import Game, Past, Settings
from westkingdom.engine.node import Frame
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.shape import BOOL, FEW, INT, INTS, LISTS
from westkingdom.engine.words import Argument


class Facts(AnyFacts):
    """All data of one mix of boxes, shared by every game that is played with it."""

    def __init__(
        self,
        cards: Catalogue,
        buildings: Buildings,
        realm: Realm,
        reconstructed: dict[str, list[str]],
        digest: str,
        boxes: list[Box],
        action_space: int,
    ) -> None:
        super().__init__(digest, reconstructed)
        self.cards: Final = cards
        self.buildings: Final = buildings
        self.realm: Final = realm
        self.boxes: Final = boxes
        self.action_space: Final = action_space
        self.along: Final = any(one.along for one in boxes)


PLAYER_FIELDS: Final = {
    "goods": INTS,
    "workers": INT,
    "at": INTS,
    "guildhall": INT,
    "prison": INT,
    "captives": INTS,
    "virtue": INT,
    "debts": INT,
    "paid": INT,
    "cathedral": INT,
    "board": INT,
    "hand": INTS,
    "apprentices": INTS,
    "buildings": INTS,
    "packet": FEW,
    "passed": FEW,
    "near": FEW,
    "far": FEW,
    "traced": FEW,
}


class Player:
    """Everything that belongs to one player.

    Goods, workers at locations, captives (by owner) and the hand are changed in place; every other list is replaced when it changes, so
    that copies of a game share it. `packet` are the cards of the draft that wait for a pick. What this player
    knows of building cards that were passed on and not shown since: `near` are with the next player (kept, waiting or put under the pile), `far` with the one after,
    and of `passed` one is with the next player and the rest with the one after. `traced` are cards that this player had
    put under the pile and that others drew (card * MOST_SEATS + who drew it): with them they are, or under the pile by them.
    """

    __slots__ = ("seat", *PLAYER_FIELDS)

    def __init__(
        self,
        seat: int,
        goods: list[int],
        workers: int,
        at: list[int],
        guildhall: int,
        prison: int,
        captives: list[int],
        virtue: int,
        debts: int,
        paid: int,
        cathedral: int,
        board: int,
        hand: list[int],
        apprentices: list[int],
        buildings: list[int],
        packet: list[int],
        passed: list[int],
        near: list[int],
        far: list[int],
        traced: list[int],
    ) -> None:
        self.seat = seat
        self.goods = goods
        self.workers = workers
        self.at = at
        self.guildhall = guildhall
        self.prison = prison
        self.captives = captives
        self.virtue = virtue
        self.debts = debts
        self.paid = paid
        self.cathedral = cathedral
        self.board = board
        self.hand = hand
        self.apprentices = apprentices
        self.buildings = buildings
        self.packet = packet
        self.passed = passed
        self.near = near
        self.far = far
        self.traced = traced

    def copy(self) -> Player:
        """Make an independent copy; only what is changed in place is copied."""
        return Player(
            self.seat,
            self.goods[:],
            self.workers,
            self.at[:],
            self.guildhall,
            self.prison,
            self.captives[:],
            self.virtue,
            self.debts,
            self.paid,
            self.cathedral,
            self.board,
            self.hand[:],
            self.apprentices,
            self.buildings,
            self.packet,
            self.passed,
            self.near,
            self.far,
            self.traced,
        )


GAME_FIELDS: Final = {
    "key": INT,
    "draws": INT,
    "over": BOOL,
    "decisions": INT,
    "phase": INT,
    "turn": INT,
    "start": INT,
    "round": INT,
    "turns_left": INT,
    "guildhall": INT,
    "market": INTS,
    "small": INTS,
    "large": INTS,
    "rows": LISTS,
    "apprentices": INTS,
    "known_below": INT,
    "laid": INTS,
    "plans": INTS,
    "plans_by": INTS,
    "looked": FEW,
    "rewards": INTS,
    "spent": INTS,
    "unused": INTS,
    "offered": FEW,
    "passes": INT,
    "tax": INT,
    "resets": INT,
    "bill": FEW,
}


class State(Game):
    """What lies on the table.

    Piles have their top at the end. A row of apprentices begins with its rightmost card. Lists are replaced when they
    change, so that copies share them. `market` holds the seat of the worker on each Black Market space, or -1; `small`
    and `large` are its cards. `laid` is the silver on each apprentice; `known_below` counts the apprentices at the
    bottom of the pile that everybody has seen. `plans_by` says who put a building card under the pile, or -1: that
    player knows it. `looked` are the cards that the player whose turn it is looks at. `rewards` are to be gained,
    `spent` were, `unused` have left the game unseen. `offered` are player boards to choose from, `passes` counts how often the cards of the draft were passed on. `turns_left` counts
    the turns until the end, this one included; 0 while the end is not in sight. `resets` is 1 when a reset waits for
    the end of the turn. `bill` is what a payment in progress still asks for.
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
        phase: int,
        turn: int,
        start: int,
        round: int,
        turns_left: int,
        guildhall: int,
        market: list[int],
        small: list[int],
        large: list[int],
        rows: list[list[int]],
        apprentices: list[int],
        known_below: int,
        laid: list[int],
        plans: list[int],
        plans_by: list[int],
        looked: list[int],
        rewards: list[int],
        spent: list[int],
        unused: list[int],
        offered: list[int],
        passes: int,
        tax: int,
        resets: int,
        bill: list[int],
        parts: list[Part],
    ) -> None:
        super().__init__(settings, stack, choices, key, draws, over, decisions, past)
        self.things = THINGS
        self.offers_more = facts.along
        self.facts: Final = facts
        self.boxes: Final = facts.boxes
        self.cards: Final = facts.cards
        self.buildings: Final = facts.buildings
        self.realm: Final = facts.realm
        self.players = players
        self.phase = phase
        self.turn = turn
        self.start = start
        self.round = round
        self.turns_left = turns_left
        self.guildhall = guildhall
        self.market = market
        self.small = small
        self.large = large
        self.rows = rows
        self.apprentices = apprentices
        self.known_below = known_below
        self.laid = laid
        self.plans = plans
        self.plans_by = plans_by
        self.looked = looked
        self.rewards = rewards
        self.spent = spent
        self.unused = unused
        self.offered = offered
        self.passes = passes
        self.tax = tax
        self.resets = resets
        self.bill = bill
        self.parts = parts

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
