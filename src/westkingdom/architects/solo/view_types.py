"""The shape of what a solo opponent of Architects shows: see `engine.view_types`."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from westkingdom.architects.terms import GOODS, RESOURCES
from westkingdom.engine.view_types import Count, OneOf

Resource: TypeAlias = Annotated[str, OneOf([GOODS[good] for good in RESOURCES])]


class ArchitectsSolo(TypedDict):
    """What a solo opponent adds to the table of Architects; it has the last seat."""

    opponent: Annotated[str, "Its board."]
    schemes: Annotated[Count, "Scheme cards that are left in the pile."]
    scheme_discards: Annotated[list[str], "Scheme cards that were followed, the last one last."]
    future_schemes: Annotated[Count, "Future Scheme cards that are left in their pile."]
    resolving: Annotated[list[str], "Scheme cards that are being followed while a person is asked."]
    resource_marker: Annotated[Resource, "The space of the resource marker; it means nothing without the box."]


View: TypeAlias = Annotated[ArchitectsSolo, "Absent without a solo opponent."]
