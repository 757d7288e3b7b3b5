"""The shape of what a solo opponent of Viscounts shows: see `engine.view_types`."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from westkingdom.engine.view_types import Count


class ViscountsSolo(TypedDict):
    """What a solo opponent adds to the table of Viscounts."""

    opponent: str
    board: Annotated[str, "Its AI Board."]
    future_schemes: Annotated[Count, "Future Schemes that are left in their pile."]
    unseen: Annotated[
        list[str],
        "Future Schemes that nobody has seen yet, in their pile or shuffled into the first Draw Pile.",
    ]


View: TypeAlias = Annotated[ViscountsSolo, "Absent without a solo opponent."]
