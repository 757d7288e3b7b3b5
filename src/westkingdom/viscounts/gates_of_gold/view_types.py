"""The shape of what Gates of Gold shows: see `engine.view_types`."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from westkingdom.engine.view_types import Count, Exactly, OneOf
from westkingdom.viscounts.terms import RIBBONS

Ribbon: TypeAlias = Annotated[str, OneOf(RIBBONS)]


class ManuscriptColumn(TypedDict):
    """A column of a Manuscript Board."""

    ribbon: Ribbon
    manuscripts: Annotated[Count, "Manuscripts of this ribbon."]
    unlocked: Annotated[bool, "Does the ability of the column work?"]


class GatesOfGoldPlayer(TypedDict):
    """What Gates of Gold adds to one player."""

    manuscript_board: Annotated[str | None, "The Manuscript Board; None for a solo opponent."]
    columns: Annotated[list[ManuscriptColumn], "Its four columns, left to right; none for a solo opponent."]
    builder_cards: Annotated[list[str], "The Builder cards that this player has claimed."]


class GatesOfGoldView(TypedDict):
    """What Gates of Gold adds to the table; everybody sees all of it."""

    kings_orders: Annotated[Count, "King's Orders that are left in their pile."]
    outsiders: Annotated[list[str], "The row of Outsiders, left to right."]
    outsiders_in_pile: Count
    castle_leader: Annotated[str, "The Castle Leader card of this game, whoever has it."]
    builder_cards: Annotated[list[str], Exactly(2), "The Diversified and the Specialised Builder card of this game."]
    wild_ribbon: Annotated[
        Ribbon | None, "The colour chosen for the Manuscript of any colour; None until a person has taken it."
    ]
    players: Annotated[list[GatesOfGoldPlayer], "One for each seat."]


View: TypeAlias = Annotated[GatesOfGoldView, "Absent without this box."]
