"""The shape of a view of Viscounts: see `engine.view_types`."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from westkingdom.engine.view_types import Asked, Count, Debts, Exactly, OneOf, Seat, Within
from westkingdom.viscounts.components import SIDES
from westkingdom.viscounts.terms import (
    BUILDINGS,
    FIRST_SPACE,
    LAST_SPACE,
    SECTIONS,
    SEGMENTS,
    SLOTS,
    SPACE_KINDS,
)

Side: TypeAlias = Annotated[str, OneOf(SIDES)]
Segment: TypeAlias = Annotated[str, OneOf(SEGMENTS)]
Section: TypeAlias = Annotated[str, OneOf([f"c{i + 1}" for i in range(SECTIONS)])]
SPACES: Final = [f"{segment}:{kind}" for segment in SEGMENTS for kind in SPACE_KINDS]
Space: TypeAlias = Annotated[str, OneOf(SPACES)]
BuildingType: TypeAlias = Annotated[str, OneOf(BUILDINGS)]
Slot: TypeAlias = Annotated[str, OneOf(SLOTS)]

T = TypeVar("T")
Circle: TypeAlias = Annotated[list[T], Exactly(SECTIONS)]
"""One thing for each of the five places of the circle, clockwise, or for each of the five Castle sections."""
TrackSpace: TypeAlias = Annotated[int, Within(FIRST_SPACE, LAST_SPACE)]
"""A space of the track of Corruption and Virtue."""
ThreeCards: TypeAlias = Annotated[list[str | None], Exactly(3)]


class TownsfolkPile(TypedDict):
    """The Townsfolk beside a segment."""

    top: Annotated[str | None, "The visible card; None when the pile is empty and the printed one is for hire."]
    cards: Annotated[Count, "Cards in the pile, the visible one included."]


class ManuscriptPile(TypedDict):
    """The Manuscripts beside a segment."""

    top: Annotated[str | None, "The visible tile; None when the pile is empty and the printed one is offered."]
    tiles: Annotated[Count, "Tiles in the pile, the visible one included."]


class Building(TypedDict):
    """A Building on a spot of the Main Board."""

    seat: Annotated[Seat, "Whose Building it is."]
    slot: Annotated[Slot | None, "The slot of the Player Board that it left open; None for a Public Building."]
    building: NotRequired[
        Annotated[BuildingType, "The type of a Public Building; absent where the slot tells the type."]
    ]


class OfferedPair(TypedDict):
    """A Player Card and a Hero that are picked together in the draft."""

    player_card: str
    hero: str


class ViscountsGoods(TypedDict):
    """The goods that a player holds."""

    silver: Count
    ink: Count
    stone: Count
    gold: Count


class Deeds(TypedDict):
    """The Deeds of a player."""

    acquired: Annotated[Count, "Deeds that were acquired and not approved yet."]
    approved: Annotated[Count, "Deeds that were approved and flipped."]


class CastleWorkers(TypedDict):
    """The Workers of a player in the Castle."""

    tier1: Annotated[Circle[Count], "In the outer tier, by Castle section from c1 to c5."]
    tier2: Annotated[Circle[Count], "In the second tier, by Castle section from c1 to c5."]
    tier3: Annotated[Count, "In the third tier, which has no sections."]


class ViscountsPlayer(TypedDict):
    """One player of Viscounts; which cards a player owns is public, which of them are in the hand is not."""

    seat: Seat
    goods: ViscountsGoods
    corruption: Annotated[TrackSpace, "The space of the Corruption marker; it meets Virtue from the left."]
    virtue: Annotated[TrackSpace, "The space of the Virtue marker; it meets Corruption from the right."]
    debts: Debts
    deeds: Deeds
    workers: Annotated[Count, "Workers in supply, those in the Castle not counted."]
    castle: CastleWorkers
    space: Annotated[
        Space | None,
        "Where the Viscount stands: the segment, and OL, OR (outside left, right) or IN; None during the draft.",
    ]
    turns: Annotated[Count, "Turns that this player has begun."]
    board: Annotated[ThreeCards, "The cards at the left, middle and right place of the Player Board."]
    hand: Annotated[list[str] | None, "The cards in hand in no order; None in the eyes of everybody else."]
    cards_in_hand: Count
    cards_in_draw_pile: Count
    hidden: Annotated[
        list[str],
        "For the owner the cards of the Draw Pile, for everybody else those of the Draw Pile and the hand as one"
        " heap, in no order; without the Future Schemes of a solo opponent that nobody has seen.",
    ]
    known_in_hand: Annotated[list[str], "Cards that everybody can tell to be in the hand."]
    discard: Annotated[list[str], "The Discard Pile, its top card last."]
    slots_open: Annotated[list[Slot], "Slots whose Building stands on the Main Board."]
    cleric_bonus: Annotated[list[str], "The Cleric Bonus cards of this player."]
    castle_leader: Annotated[bool, "Has this player the Castle Leader card?"]
    manuscripts: Annotated[list[str], "The Manuscripts of this player."]


class ViscountsView(TypedDict):
    """A table of Viscounts of the West Kingdom as one seat or a spectator sees it."""

    game: Literal["viscounts"]
    expansions: Annotated[list[str], "The boxes that are played with."]
    seat: Annotated[Seat | None, "Who looks; None for a spectator."]
    round: Annotated[Count, "The round, counted from 1; 0 during set-up."]
    turn: Annotated[Seat, "Whose turn it is."]
    start: Annotated[Seat, "The start player."]
    last_round: Annotated[Count, "The round after which the game ends; 0 until the end is triggered."]
    over: bool
    side: Annotated[Side, "The side of the Main Board: low has 4 Building Spots in each segment, high has 5."]
    segments: Annotated[Circle[Segment], "The segments clockwise; every other list by place has their order."]
    castle_sections: Annotated[Circle[Section], "The Castle section beside each segment."]
    townsfolk: Annotated[Circle[TownsfolkPile], "The pile beside each segment."]
    manuscripts: Annotated[Circle[ManuscriptPile], "The pile beside each segment."]
    spots: Annotated[list[Building | None], "All Building Spots, segment by segment; None where nothing stands."]
    removed: Annotated[list[str], "Cards that are out of the game."]
    debts_above_poverty: Annotated[Count, "Debts that are left above the Poverty card."]
    deeds_above_prosperity: Annotated[Count, "Deeds that are left above the Prosperity card."]
    poverty: Annotated[bool, "Is the Poverty card revealed?"]
    prosperity: Annotated[bool, "Is the Prosperity card revealed?"]
    offered: Annotated[list[OfferedPair], "What can still be picked in the draft; empty after it."]
    played: Annotated[str | None, "The card played in this turn; None before that."]
    players: Annotated[list[ViscountsPlayer], "One for each seat, a solo opponent last."]
    asked: Annotated[Asked | None, "None when the game is over."]


View: TypeAlias = ViscountsView
