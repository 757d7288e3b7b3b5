"""Making a table, and coming to one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from westkingdom.server.requests.fields import (
    MOST_SEATS,
    BotName,
    Box,
    Game,
    Names,
    Options,
    Payload,
    Revision,
    Seat,
    Secret,
)
from westkingdom.server.wire import says
from westkingdom.table import new_clock
from westkingdom.table.clock import Clock
from westkingdom.table.seat import LONGEST_NAME


class Timing(Payload):
    """Clocks that count; running out costs nothing, unless a bot takes over afterwards."""

    seconds: Annotated[Annotated[int, Meta(ge=1, le=10_000_000)], says("What each seat has for the whole game.")]
    bonus: Annotated[Annotated[int, Meta(ge=0, le=86_400)], says("Seconds added for each decision made.")] = 0
    afterwards: Literal["nothing", "bot"] = "nothing"

    def clock(self) -> Clock:
        """Make the clocks."""
        return new_clock(self.seconds, self.bonus, self.afterwards)


class Create(Payload):
    """A new table. Its maker is the host, and holds the first seats under the names in `people`; bots hold the last."""

    game: Game
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    expansions: Annotated[list[Box], Meta(max_length=MOST_SEATS)] = []
    options: Options | None = None
    people: Names = []
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []
    practice: Annotated[bool, says("Everything may be taken back at any time.")] = False
    clock: Timing | None = None


class Import(Payload):
    """A table of an exported game, which is played again from its start; it is for practice."""

    game: Annotated[Raw, says("The file, as GET …/export gave it for a finished game, or the text table saved it.")]
    people: Names = []


class Join(Payload):
    """Use an invitation."""

    invitation: Secret
    name: Annotated[Annotated[str, Meta(max_length=LONGEST_NAME)], says("Not needed to look on.")] = ""


class Invited(Payload):
    """Look at an invitation before it is used."""

    invitation: Secret


class Invite(Payload):
    """An invitation for an open seat, good once; or for spectators, good until it is withdrawn."""

    seat: Seat | None = None


class Branch(Payload):
    """Continue from a moment of a finished game, or of one for practice, at a new table."""

    revision: Revision
    people: Names = []
    practice: Annotated[bool, says("Always true: somebody may know what is hidden in such a game.")] = True
