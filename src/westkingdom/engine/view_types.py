"""What the views of all games are made of, and what may be said of a part of a view beyond its Python type.

Each game and each box has such a module: the shape of its view as TypedDicts, which hold whoever makes the view, and
from which the server publishes its schema. A sentence in `Annotated` says what a field means.
None of these modules is compiled: mypyc keeps no annotations, and the server reads them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, NotRequired, TypeAlias, TypedDict


@dataclass(frozen=True)
class Within:
    """A number has bounds; None: it has none above."""

    least: int
    most: int | None = None


@dataclass(frozen=True)
class Exactly:
    """A list has always so many members."""

    members: int


@dataclass(frozen=True)
class AtMost:
    """A list has never more members."""

    members: int


@dataclass(frozen=True, eq=False)
class OneOf:
    """A word is out of a closed set."""

    words: Sequence[str]


Count: TypeAlias = Annotated[int, Within(0)]
"""How many, or which of some numbered things."""
Seat: TypeAlias = Annotated[int, Within(0)]
"""A place at the table, counted from 0 clockwise; a solo opponent sits after all people."""


class Asked(TypedDict):
    """Who must decide now, and about what."""

    seat: Annotated[Seat, "Who is asked."]
    kind: Annotated[str, "The kind of decision, by its name in the action space of the game."]
    options: NotRequired[
        Annotated[
            list[Count],
            "The ids of what may be chosen, in the action space of the game; absent for all but the seat asked.",
        ]
    ]


class Debts(TypedDict):
    """The Debts of a player."""

    unpaid: Annotated[Count, "Debts that lie unpaid."]
    paid: Annotated[Count, "Debts that were paid and flipped."]
