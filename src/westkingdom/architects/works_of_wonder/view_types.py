"""The shape of what Works of Wonder shows: see `engine.view_types`."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from westkingdom.architects.view_types import OpenLocation
from westkingdom.architects.works_of_wonder.terms import WONDERS
from westkingdom.engine.view_types import Count, Exactly


class Contributed(TypedDict):
    """For each resource 1 if it lies on the Contribution card, otherwise 0."""

    clay: Count
    wood: Count
    stone: Count
    gold: Count
    marble: Count


class Wonder(TypedDict):
    """A Wonder; whoever has built it has it among the buildings."""

    wonder: str
    tokens: Annotated[Count, "Contributions that lie on it and make it cheaper."]
    location: Annotated[OpenLocation | None, "Where its token stands; None until it is built and placed."]


class WorksOfWonderView(TypedDict):
    """What Works of Wonder adds to the table; everybody sees all of it."""

    contribution_pile: Annotated[Count, "Contribution cards that are left, the visible one included."]
    contribution: Annotated[str | None, "The visible Contribution card; None when there is none left."]
    contributed: Contributed
    consequences: Annotated[list[str], "The cards with their Consequence side up, the top one last."]
    princess: Annotated[OpenLocation, "Where the Princess stands."]
    profiteer: Annotated[OpenLocation, "Where the Profiteer stands."]
    wonders: Annotated[list[Wonder], Exactly(WONDERS), "One for each resource, in the order of the resources."]
    contributions_to_make: Annotated[Count, "Contributions that the player whose turn it is may still make."]
    influence_to_gain: Annotated[Count, "Influence of the Profiteer that this player will still gain."]
    silver_credit: Annotated[
        list[Count], "By seat, silver that Influence has paid for already, until the turn is over."
    ]


View: TypeAlias = Annotated[WorksOfWonderView, "Absent without this box."]
