"""The shape of a view of Architects: see `engine.view_types`."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from westkingdom.architects.bill import BILL_ENTRIES
from westkingdom.architects.terms import LOCATIONS, MARKET_SPACES, MOST_VIRTUE, OPEN, PHASES, ROWS, TOP_LEVEL
from westkingdom.engine.view_types import Asked, AtMost, Count, Debts, Exactly, OneOf, Seat, Within

Phase: TypeAlias = Annotated[str, OneOf(PHASES)]
OpenLocation: TypeAlias = Annotated[str, OneOf(LOCATIONS[:OPEN])]
"""A location with a large circle."""
Virtue: TypeAlias = Annotated[int, Within(0, MOST_VIRTUE)]
CathedralLevel: TypeAlias = Annotated[int, Within(0, TOP_LEVEL)]


class FaceUpApprentice(TypedDict):
    """An apprentice that can be hired."""

    apprentice: str
    silver: Annotated[Count, "Silver that lies on the card."]


class ArchitectsGoods(TypedDict):
    """The goods that a player holds."""

    clay: Count
    wood: Count
    stone: Count
    gold: Count
    marble: Count
    silver: Count
    influence: NotRequired[Annotated[Count, "Absent without the box that brings it."]]


class WorkersAt(TypedDict):
    """How many workers of a player stand at each location with a large circle."""

    quarry: Count
    forest: Count
    mines: Count
    silversmith: Count
    kings_storehouse: Count
    workshop: Count
    town_centre: Count
    tax_stand: Count
    guardhouse: Count


class DrawnByOther(TypedDict):
    """A building card that one had put under the pile and that somebody else drew."""

    building: str
    seat: Annotated[Seat, "Who drew it."]


class ArchitectsPlayer(TypedDict):
    """One player of Architects; building cards that are not built are shown to their owner only."""

    seat: Seat
    board: Annotated[str, "The character, the standard side of the player board, or the board of an opponent."]
    goods: ArchitectsGoods
    virtue: Annotated[Virtue, "The space of the virtue track."]
    debts: Debts
    cathedral: Annotated[CathedralLevel, "The level of the cathedral; 0 below its first one."]
    workers: Annotated[Count, "Workers on the player board, ready to be placed."]
    workers_at: WorkersAt
    workers_in_guildhall: Count
    prisoners: Annotated[Count, "Workers of this player in the Prison."]
    captives: Annotated[list[Count], "By seat of their owners, the workers that this player has captured."]
    apprentices: Annotated[list[str], "The apprentices hired."]
    buildings: Annotated[list[str], "The buildings constructed, Wonders included."]
    hand: Annotated[list[str] | None, "The building cards in hand; None in the eyes of everybody else."]
    cards_in_hand: Count
    draft: Annotated[
        list[str] | None,
        "The building cards of the draft to pick from; None in the eyes of everybody else.",
    ]
    cards_to_draft: Annotated[Count, "How many cards of the draft there are to pick from."]
    passed_on: Annotated[
        list[str] | None,
        "Cards that this player passed on in the draft and that were not shown since;"
        " None in the eyes of everybody else.",
    ]
    drawn_by_others: Annotated[
        list[DrawnByOther] | None,
        "Cards that this player had put under the pile and that others have drawn and not shown since; None in the"
        " eyes of everybody else.",
    ]
    put_under_pile: Annotated[
        list[str] | None,
        "Cards that this player has put under the pile of building cards, lowest first; None in the eyes of"
        " everybody else.",
    ]


class ArchitectsView(TypedDict):
    """A table of Architects of the West Kingdom as one seat or a spectator sees it."""

    game: Literal["architects"]
    expansions: Annotated[list[str], "The boxes that are played with."]
    seat: Annotated[Seat | None, "Who looks; None for a spectator."]
    phase: Phase
    round: Annotated[Count, "The round, counted from 1; 0 during set-up."]
    turn: Annotated[Seat, "Whose turn it is."]
    start: Annotated[Seat, "The start player."]
    turns_left: Annotated[Count, "Turns until the end, this one included; 0 while the end is not in sight."]
    over: bool
    apprentices: Annotated[
        list[list[FaceUpApprentice]],
        Exactly(ROWS),
        "The two rows of apprentices at the Workshop, each from left to right.",
    ]
    apprentice_pile: Annotated[Count, "Apprentices that are left in the pile."]
    apprentices_known_below: Annotated[
        list[str], "Apprentices that everybody knows to lie at the bottom of the pile, the lowest first."
    ]
    building_pile: Annotated[Count, "Building cards that are left in the pile."]
    put_under_building_pile: Annotated[
        list[Seat | None],
        "For each card of that pile, the lowest first, who put it there and so knows it; None for nobody.",
    ]
    reward_pile: Annotated[Count, "Reward cards that are left in the pile."]
    rewards_gained: Annotated[list[str], "Reward cards that were gained."]
    rewards_unused: Annotated[Count, "Reward cards that left the game unseen."]
    tax_stand: Annotated[Count, "Silver at the Tax Stand."]
    guildhall: Annotated[Count, "Workers in the Guildhall."]
    guildhall_spaces: Annotated[Count, "How many workers in the Guildhall bring the end."]
    black_market: Annotated[
        list[Seat | None],
        Exactly(MARKET_SPACES),
        "Whose worker stands on the left, middle and right space; None where there is none.",
    ]
    small_market: Annotated[list[str], "What the left space gives, as icons, one for each piece."]
    small_market_cards: Annotated[Count, "Black Market cards in the pile of the left space; 0: the board counts."]
    large_market: Annotated[list[str], "What the right space gives, as icons, one for each piece."]
    large_market_cards: Annotated[list[str], "The cards on the right space, the top one last; empty: the board counts."]
    reset_triggered: Annotated[bool, "Does a reset of the Black Market wait for the end of the turn?"]
    offered: Annotated[list[str], "Characters to choose from during set-up; empty after it."]
    looked_at: Annotated[
        list[str] | None,
        "Building cards that the player whose turn it is looks at; None in the eyes of everybody else.",
    ]
    cards_looked_at: Annotated[Count, "How many cards that player looks at."]
    bill: Annotated[
        list[Count],
        AtMost(BILL_ENTRIES),
        "What a payment in progress still asks for, empty if there is none: clay, wood, stone, gold, marble,"
        " silver, Influence, tax, silver laid on apprentices, pieces of a mix of goods, the goods of that mix"
        " as bits, Influence that stands for goods, and the goods of the mix asked for already as bits.",
    ]
    players: Annotated[list[ArchitectsPlayer], "One for each seat, a solo opponent last."]
    asked: Annotated[Asked | None, "None when the game is over."]


View: TypeAlias = ArchitectsView
