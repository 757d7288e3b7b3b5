"""The shape of what Keeper of Keys shows: see `engine.view_types`."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from westkingdom.engine.view_types import Count, Exactly, Seat
from westkingdom.viscounts.view_types import ThreeCards


class PublicBuilding(TypedDict):
    """A Public Building card."""

    card: str
    seat: Annotated[Seat | None, "Who has constructed it; None for nobody."]


class KeeperOfKeysPlayer(TypedDict):
    """What Keeper of Keys adds to one player."""

    chests: Annotated[ThreeCards, "The Chest Tiles below the left, middle and right place of the Player Board."]
    set_aside: Annotated[list[str], "Cards of the set-up that will be the first discards."]


class KeeperOfKeysView(TypedDict):
    """What Keeper of Keys adds to the table; everybody sees all of it."""

    heroes: Annotated[list[str], "The line of Heroes, left to right; empty during the draft."]
    heroes_in_pile: Count
    chests: Annotated[list[str], "The line of Chest Tiles, left to right."]
    chests_in_pile: Count
    chests_gone: Annotated[list[str], "Chest Tiles that are out of the game."]
    public_buildings: Annotated[
        list[PublicBuilding],
        Exactly(3),
        "The Public Trading Post, Guildhall and Workshop.",
    ]
    ignoring: Annotated[list[Count], "By seat, the Criminal icons that are left out of account in this collision."]
    players: Annotated[list[KeeperOfKeysPlayer], "One for each seat."]
    face_down: NotRequired[
        Annotated[
            list[str],
            "Chest Tiles that a solo opponent has not flipped yet, in no order; absent without a solo opponent.",
        ]
    ]


View: TypeAlias = Annotated[KeeperOfKeysView, "Absent without this box."]
