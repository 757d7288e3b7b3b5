"""What the views of both games are made of."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Count: TypeAlias = Annotated[int, Meta(ge=0)]
"""How many, or which of some numbered things."""
Seat: TypeAlias = Annotated[int, Meta(ge=0)]
"""A place at the table, counted from 0 clockwise; a solo opponent sits after all people."""


def says(text: str) -> Meta:
    """Say in the published schema what a field means."""
    return Meta(description=text)


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is shown: never changed, and nothing in it that is not named."""


class Asked(Shown, frozen=True):
    """Who must decide now, and about what."""

    seat: Annotated[Seat, says("Who is asked.")]
    kind: Annotated[str, says("The kind of decision, by its name in the action space of the game.")]
    options: Annotated[
        tuple[Count, ...] | UnsetType,
        says("The ids of what may be chosen, in the action space of the game; absent for all but the seat asked."),
    ] = UNSET


class Debts(Shown, frozen=True):
    """The Debts of a player."""

    unpaid: Annotated[Count, says("Debts that lie unpaid.")]
    paid: Annotated[Count, says("Debts that were paid and flipped.")]
