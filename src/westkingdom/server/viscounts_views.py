"""The view of a table of Viscounts, with its boxes and solo opponents."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Meta, UnsetType, field

from westkingdom.server.view_parts import Asked, Count, Debts, Seat, Shown, says
from westkingdom.viscounts.terms import FIRST_SPACE, LAST_SPACE, SECTIONS

Expansion: TypeAlias = Literal["gates-of-gold", "keeper-of-keys"]
Side: TypeAlias = Literal["low", "high"]
Segment: TypeAlias = Literal["1-2", "3-4", "5-6", "7-8", "9-10"]
Section: TypeAlias = Literal["c1", "c2", "c3", "c4", "c5"]
Space: TypeAlias = Literal[
    "1-2:OL", "1-2:OR", "1-2:IN", "3-4:OL", "3-4:OR", "3-4:IN", "5-6:OL", "5-6:OR", "5-6:IN", "7-8:OL", "7-8:OR",
    "7-8:IN", "9-10:OL", "9-10:OR", "9-10:IN",
]  # fmt: skip
BuildingType: TypeAlias = Literal["trading_post", "guildhall", "workshop"]
Slot: TypeAlias = Literal["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "w1", "w2", "w3"]
Ribbon: TypeAlias = Literal["grey", "black", "blue", "yellow"]
Opponent: TypeAlias = Literal["cleric", "builder", "noble", "cards"]

T = TypeVar("T")
Circle: TypeAlias = Annotated[tuple[T, ...], Meta(min_length=SECTIONS, max_length=SECTIONS)]
"""One thing for each of the five places of the circle, clockwise, or for each of the five Castle sections."""
TrackSpace: TypeAlias = Annotated[int, Meta(ge=FIRST_SPACE, le=LAST_SPACE)]
"""A space of the track of Corruption and Virtue."""
ThreeCards: TypeAlias = tuple[str | None, str | None, str | None]


class TownsfolkPile(Shown, frozen=True):
    """The Townsfolk beside a segment."""

    top: Annotated[str | None, says("The visible card; None when the pile is empty and the printed one is for hire.")]
    cards: Annotated[Count, says("Cards in the pile, the visible one included.")]


class ManuscriptPile(Shown, frozen=True):
    """The Manuscripts beside a segment."""

    top: Annotated[str | None, says("The visible tile; None when the pile is empty and the printed one is offered.")]
    tiles: Annotated[Count, says("Tiles in the pile, the visible one included.")]


class Building(Shown, frozen=True):
    """A Building on a spot of the Main Board."""

    seat: Annotated[Seat, says("Whose Building it is.")]
    slot: Annotated[Slot | None, says("The slot of the Player Board that it left open; None for a Public Building.")]
    building: Annotated[
        BuildingType | UnsetType, says("The type of a Public Building; absent where the slot tells the type.")
    ] = UNSET


class OfferedPair(Shown, frozen=True):
    """A Player Card and a Hero that are picked together in the draft."""

    player_card: str
    hero: str


class ViscountsGoods(Shown, frozen=True):
    """The goods that a player holds."""

    silver: Count
    ink: Count
    stone: Count
    gold: Count


class Deeds(Shown, frozen=True):
    """The Deeds of a player."""

    acquired: Annotated[Count, says("Deeds that were acquired and not approved yet.")]
    approved: Annotated[Count, says("Deeds that were approved and flipped.")]


class CastleWorkers(Shown, frozen=True):
    """The Workers of a player in the Castle."""

    tier1: Annotated[Circle[Count], says("In the outer tier, by Castle section from c1 to c5.")]
    tier2: Annotated[Circle[Count], says("In the second tier, by Castle section from c1 to c5.")]
    tier3: Annotated[Count, says("In the third tier, which has no sections.")]


class ViscountsPlayer(Shown, frozen=True):
    """One player of Viscounts; which cards a player owns is public, which of them are in the hand is not."""

    seat: Seat
    goods: ViscountsGoods
    corruption: Annotated[TrackSpace, says("The space of the Corruption marker; it meets Virtue from the left.")]
    virtue: Annotated[TrackSpace, says("The space of the Virtue marker; it meets Corruption from the right.")]
    debts: Debts
    deeds: Deeds
    workers: Annotated[Count, says("Workers in supply, those in the Castle not counted.")]
    castle: CastleWorkers
    space: Annotated[
        Space | None,
        says("Where the Viscount stands: the segment, and OL, OR (outside left, right) or IN; None during the draft."),
    ]
    turns: Annotated[Count, says("Turns that this player has begun.")]
    board: Annotated[ThreeCards, says("The cards at the left, middle and right place of the Player Board.")]
    hand: Annotated[tuple[str, ...] | None, says("The cards in hand in no order; None in the eyes of everybody else.")]
    cards_in_hand: Count
    cards_in_draw_pile: Count
    hidden: Annotated[
        tuple[str, ...],
        says(
            "For the owner the cards of the Draw Pile, for everybody else those of the Draw Pile and the hand as one"
            " heap, in no order; without the Future Schemes of a solo opponent that nobody has seen."
        ),
    ]
    known_in_hand: Annotated[tuple[str, ...], says("Cards that everybody can tell to be in the hand.")]
    discard: Annotated[tuple[str, ...], says("The Discard Pile, its top card last.")]
    slots_open: Annotated[tuple[Slot, ...], says("Slots whose Building stands on the Main Board.")]
    cleric_bonus: Annotated[tuple[str, ...], says("The Cleric Bonus cards of this player.")]
    castle_leader: Annotated[bool, says("Has this player the Castle Leader card?")]
    manuscripts: Annotated[tuple[str, ...], says("The Manuscripts of this player.")]


class ManuscriptColumn(Shown, frozen=True):
    """A column of a Manuscript Board."""

    ribbon: Ribbon
    manuscripts: Annotated[Count, says("Manuscripts of this ribbon.")]
    unlocked: Annotated[bool, says("Does the ability of the column work?")]


class GatesOfGoldPlayer(Shown, frozen=True):
    """What Gates of Gold adds to one player."""

    manuscript_board: Annotated[str | None, says("The Manuscript Board; None for a solo opponent.")]
    columns: Annotated[tuple[ManuscriptColumn, ...], says("Its four columns, left to right; none for a solo opponent.")]
    builder_cards: Annotated[tuple[str, ...], says("The Builder cards that this player has claimed.")]


class GatesOfGoldView(Shown, frozen=True):
    """What Gates of Gold adds to the table; everybody sees all of it."""

    kings_orders: Annotated[Count, says("King's Orders that are left in their pile.")]
    outsiders: Annotated[tuple[str, ...], says("The row of Outsiders, left to right.")]
    outsiders_in_pile: Count
    castle_leader: Annotated[str, says("The Castle Leader card of this game, whoever has it.")]
    builder_cards: Annotated[tuple[str, str], says("The Diversified and the Specialised Builder card of this game.")]
    wild_ribbon: Annotated[
        Ribbon | None, says("The colour chosen for the Manuscript of any colour; None until a person has taken it.")
    ]
    players: Annotated[tuple[GatesOfGoldPlayer, ...], says("One for each seat.")]


class PublicBuilding(Shown, frozen=True):
    """A Public Building card."""

    card: str
    seat: Annotated[Seat | None, says("Who has constructed it; None for nobody.")]


class KeeperOfKeysPlayer(Shown, frozen=True):
    """What Keeper of Keys adds to one player."""

    chests: Annotated[ThreeCards, says("The Chest Tiles below the left, middle and right place of the Player Board.")]
    set_aside: Annotated[tuple[str, ...], says("Cards of the set-up that will be the first discards.")]


class KeeperOfKeysView(Shown, frozen=True):
    """What Keeper of Keys adds to the table; everybody sees all of it."""

    heroes: Annotated[tuple[str, ...], says("The line of Heroes, left to right; empty during the draft.")]
    heroes_in_pile: Count
    chests: Annotated[tuple[str, ...], says("The line of Chest Tiles, left to right.")]
    chests_in_pile: Count
    chests_gone: Annotated[tuple[str, ...], says("Chest Tiles that are out of the game.")]
    public_buildings: Annotated[
        tuple[PublicBuilding, PublicBuilding, PublicBuilding],
        says("The Public Trading Post, Guildhall and Workshop."),
    ]
    ignoring: Annotated[
        tuple[Count, ...], says("By seat, the Criminal icons that are left out of account in this collision.")
    ]
    players: Annotated[tuple[KeeperOfKeysPlayer, ...], says("One for each seat.")]
    face_down: Annotated[
        tuple[str, ...] | UnsetType,
        says("Chest Tiles that a solo opponent has not flipped yet, in no order; absent without a solo opponent."),
    ] = UNSET


class ViscountsSolo(Shown, frozen=True):
    """What a solo opponent adds to the table of Viscounts."""

    opponent: Opponent
    board: Annotated[str, says("Its AI Board.")]
    future_schemes: Annotated[Count, says("Future Schemes that are left in their pile.")]
    unseen: Annotated[
        tuple[str, ...],
        says("Future Schemes that nobody has seen yet, in their pile or shuffled into the first Draw Pile."),
    ]


class ViscountsView(Shown, frozen=True, tag_field="game", tag="viscounts"):
    """A table of Viscounts of the West Kingdom as one seat or a spectator sees it."""

    expansions: Annotated[tuple[Expansion, ...], says("The boxes that are played with.")]
    seat: Annotated[Seat | None, says("Who looks; None for a spectator.")]
    round: Annotated[Count, says("The round, counted from 1; 0 during set-up.")]
    turn: Annotated[Seat, says("Whose turn it is.")]
    start: Annotated[Seat, says("The start player.")]
    last_round: Annotated[Count, says("The round after which the game ends; 0 until the end is triggered.")]
    over: bool
    side: Annotated[Side, says("The side of the Main Board: low has 4 Building Spots in each segment, high has 5.")]
    segments: Annotated[Circle[Segment], says("The segments clockwise; every other list by place has their order.")]
    castle_sections: Annotated[Circle[Section], says("The Castle section beside each segment.")]
    townsfolk: Annotated[Circle[TownsfolkPile], says("The pile beside each segment.")]
    manuscripts: Annotated[Circle[ManuscriptPile], says("The pile beside each segment.")]
    spots: Annotated[
        tuple[Building | None, ...], says("All Building Spots, segment by segment; None where nothing stands.")
    ]
    removed: Annotated[tuple[str, ...], says("Cards that are out of the game.")]
    debts_above_poverty: Annotated[Count, says("Debts that are left above the Poverty card.")]
    deeds_above_prosperity: Annotated[Count, says("Deeds that are left above the Prosperity card.")]
    poverty: Annotated[bool, says("Is the Poverty card revealed?")]
    prosperity: Annotated[bool, says("Is the Prosperity card revealed?")]
    offered: Annotated[tuple[OfferedPair, ...], says("What can still be picked in the draft; empty after it.")]
    played: Annotated[str | None, says("The card played in this turn; None before that.")]
    players: Annotated[tuple[ViscountsPlayer, ...], says("One for each seat, a solo opponent last.")]
    asked: Annotated[Asked | None, says("None when the game is over.")]
    gates_of_gold: Annotated[GatesOfGoldView | UnsetType, says("Absent without this box.")] = field(
        name="gates-of-gold", default=UNSET
    )
    keeper_of_keys: Annotated[KeeperOfKeysView | UnsetType, says("Absent without this box.")] = field(
        name="keeper-of-keys", default=UNSET
    )
    solo: Annotated[ViscountsSolo | UnsetType, says("Absent without a solo opponent.")] = UNSET
