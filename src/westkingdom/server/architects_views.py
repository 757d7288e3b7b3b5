"""The view of a table of Architects, with its box and solo opponents."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from westkingdom.architects.bill import PLACES
from westkingdom.architects.terms import MOST_VIRTUE, TOP_LEVEL
from westkingdom.server.view_parts import Asked, Count, Debts, Seat, Shown, says

Expansion: TypeAlias = Literal["works-of-wonder"]
Phase: TypeAlias = Literal["set-up", "turns", "end"]
Resource: TypeAlias = Literal["clay", "wood", "stone", "gold", "marble"]
OpenLocation: TypeAlias = Literal[
    "quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand", "guardhouse"
]
"""A location with a large circle."""
Virtue: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_VIRTUE)]
CathedralLevel: TypeAlias = Annotated[int, Meta(ge=0, le=TOP_LEVEL)]


class FaceUpApprentice(Shown, frozen=True):
    """An apprentice that can be hired."""

    apprentice: str
    silver: Annotated[Count, says("Silver that lies on the card.")]


class ArchitectsGoods(Shown, frozen=True):
    """The goods that a player holds."""

    clay: Count
    wood: Count
    stone: Count
    gold: Count
    marble: Count
    silver: Count
    influence: Annotated[Count | UnsetType, says("Absent without Works of Wonder.")] = UNSET


class WorkersAt(Shown, frozen=True):
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


class DrawnByOther(Shown, frozen=True):
    """A building card that one had put under the pile and that somebody else drew."""

    building: str
    seat: Annotated[Seat, says("Who drew it.")]


class ArchitectsPlayer(Shown, frozen=True):
    """One player of Architects; building cards that are not built are shown to their owner only."""

    seat: Seat
    board: Annotated[str, says("The character, the standard side of the player board, or the board of an opponent.")]
    goods: ArchitectsGoods
    virtue: Annotated[Virtue, says("The space of the virtue track.")]
    debts: Debts
    cathedral: Annotated[CathedralLevel, says("The level of the cathedral; 0 below its first one.")]
    workers: Annotated[Count, says("Workers on the player board, ready to be placed.")]
    workers_at: WorkersAt
    workers_in_guildhall: Count
    prisoners: Annotated[Count, says("Workers of this player in the Prison.")]
    captives: Annotated[tuple[Count, ...], says("By seat of their owners, the workers that this player has captured.")]
    apprentices: Annotated[tuple[str, ...], says("The apprentices hired.")]
    buildings: Annotated[tuple[str, ...], says("The buildings constructed, Wonders included.")]
    hand: Annotated[tuple[str, ...] | None, says("The building cards in hand; None in the eyes of everybody else.")]
    cards_in_hand: Count
    draft: Annotated[
        tuple[str, ...] | None,
        says("The building cards of the draft to pick from; None in the eyes of everybody else."),
    ]
    cards_to_draft: Annotated[Count, says("How many cards of the draft there are to pick from.")]
    passed_on: Annotated[
        tuple[str, ...] | None,
        says(
            "Cards that this player passed on in the draft and that were not shown since; None in the eyes of everybody else."
        ),
    ]
    drawn_by_others: Annotated[
        tuple[DrawnByOther, ...] | None,
        says(
            "Cards that this player had put under the pile and that others have drawn and not shown since; None in the"
            " eyes of everybody else."
        ),
    ]
    put_under_pile: Annotated[
        tuple[str, ...] | None,
        says(
            "Cards that this player has put under the pile of building cards, lowest first; None in the eyes of"
            " everybody else."
        ),
    ]


class Contributed(Shown, frozen=True):
    """For each resource 1 if it lies on the Contribution card, otherwise 0."""

    clay: Count
    wood: Count
    stone: Count
    gold: Count
    marble: Count


class Wonder(Shown, frozen=True):
    """A Wonder; whoever has built it has it among the buildings."""

    wonder: str
    tokens: Annotated[Count, says("Contributions that lie on it and make it cheaper.")]
    location: Annotated[OpenLocation | None, says("Where its token stands; None until it is built and placed.")]


class WorksOfWonderView(Shown, frozen=True):
    """What Works of Wonder adds to the table; everybody sees all of it."""

    contribution_pile: Annotated[Count, says("Contribution cards that are left, the visible one included.")]
    contribution: Annotated[str | None, says("The visible Contribution card; None when there is none left.")]
    contributed: Contributed
    consequences: Annotated[tuple[str, ...], says("The cards with their Consequence side up, the top one last.")]
    princess: Annotated[OpenLocation, says("Where the Princess stands.")]
    profiteer: Annotated[OpenLocation, says("Where the Profiteer stands.")]
    wonders: Annotated[
        tuple[Wonder, Wonder, Wonder, Wonder, Wonder], says("One for each resource, in the order of the resources.")
    ]
    contributions_to_make: Annotated[Count, says("Contributions that the player whose turn it is may still make.")]
    influence_to_gain: Annotated[Count, says("Influence of the Profiteer that this player will still gain.")]
    silver_credit: Annotated[
        tuple[Count, ...], says("By seat, silver that Influence has paid for already, until the turn is over.")
    ]


class ArchitectsSolo(Shown, frozen=True):
    """What a solo opponent adds to the table of Architects; it has the last seat."""

    opponent: Annotated[str, says("Its board.")]
    schemes: Annotated[Count, says("Scheme cards that are left in the pile.")]
    scheme_discards: Annotated[tuple[str, ...], says("Scheme cards that were followed, the last one last.")]
    future_schemes: Annotated[Count, says("Future Scheme cards that are left in their pile.")]
    resolving: Annotated[tuple[str, ...], says("Scheme cards that are being followed while a person is asked.")]
    resource_marker: Annotated[Resource, says("The space of the resource marker; it means nothing without the box.")]


class ArchitectsView(Shown, frozen=True, tag_field="game", tag="architects"):
    """A table of Architects of the West Kingdom as one seat or a spectator sees it."""

    expansions: Annotated[tuple[Expansion, ...], says("The boxes that are played with.")]
    seat: Annotated[Seat | None, says("Who looks; None for a spectator.")]
    phase: Phase
    round: Annotated[Count, says("The round, counted from 1; 0 during set-up.")]
    turn: Annotated[Seat, says("Whose turn it is.")]
    start: Annotated[Seat, says("The start player.")]
    turns_left: Annotated[Count, says("Turns until the end, this one included; 0 while the end is not in sight.")]
    over: bool
    apprentices: Annotated[
        tuple[tuple[FaceUpApprentice, ...], tuple[FaceUpApprentice, ...]],
        says("The two rows of apprentices at the Workshop, each from left to right."),
    ]
    apprentice_pile: Annotated[Count, says("Apprentices that are left in the pile.")]
    apprentices_known_below: Annotated[
        tuple[str, ...], says("Apprentices that everybody knows to lie at the bottom of the pile, the lowest first.")
    ]
    building_pile: Annotated[Count, says("Building cards that are left in the pile.")]
    put_under_building_pile: Annotated[
        tuple[Seat | None, ...],
        says("For each card of that pile, the lowest first, who put it there and so knows it; None for nobody."),
    ]
    reward_pile: Annotated[Count, says("Reward cards that are left in the pile.")]
    rewards_gained: Annotated[tuple[str, ...], says("Reward cards that were gained.")]
    rewards_unused: Annotated[Count, says("Reward cards that left the game unseen.")]
    tax_stand: Annotated[Count, says("Silver at the Tax Stand.")]
    guildhall: Annotated[Count, says("Workers in the Guildhall.")]
    guildhall_spaces: Annotated[Count, says("How many workers in the Guildhall bring the end.")]
    black_market: Annotated[
        tuple[Seat | None, Seat | None, Seat | None],
        says("Whose worker stands on the left, middle and right space; None where there is none."),
    ]
    small_market: Annotated[tuple[str, ...], says("What the left space gives, as icons, one for each piece.")]
    small_market_cards: Annotated[Count, says("Black Market cards in the pile of the left space; 0: the board counts.")]
    large_market: Annotated[tuple[str, ...], says("What the right space gives, as icons, one for each piece.")]
    large_market_cards: Annotated[
        tuple[str, ...], says("The cards on the right space, the top one last; empty: the board counts.")
    ]
    reset_triggered: Annotated[bool, says("Does a reset of the Black Market wait for the end of the turn?")]
    offered: Annotated[tuple[str, ...], says("Characters to choose from during set-up; empty after it.")]
    looked_at: Annotated[
        tuple[str, ...] | None,
        says("Building cards that the player whose turn it is looks at; None in the eyes of everybody else."),
    ]
    cards_looked_at: Annotated[Count, says("How many cards that player looks at.")]
    bill: Annotated[
        tuple[Count, ...],
        Meta(
            max_length=PLACES,
            description=(
                "What a payment in progress still asks for, empty if there is none: clay, wood, stone, gold, marble,"
                " silver, Influence, tax, silver laid on apprentices, pieces of a mix of goods, the goods of that mix"
                " as bits, Influence that stands for goods, and the goods of the mix asked for already as bits."
            ),
        ),
    ]
    players: Annotated[tuple[ArchitectsPlayer, ...], says("One for each seat, a solo opponent last.")]
    asked: Annotated[Asked | None, says("None when the game is over.")]
    works_of_wonder: Annotated[WorksOfWonderView | UnsetType, says("Absent without this box.")] = field(
        name="works-of-wonder", default=UNSET
    )
    solo: Annotated[ArchitectsSolo | UnsetType, says("Absent without a solo opponent.")] = UNSET
