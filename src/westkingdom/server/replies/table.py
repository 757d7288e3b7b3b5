"""The table around a game: who sits there, what is voted on, invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from westkingdom.server.wire import Shown, says


class SeatShown(Shown, frozen=True):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "open"]
    name: Annotated[
        str, says("What the seat is called; a bot as in English, bot-name-… with it in small letters is the key.")
    ]
    bot: Annotated[str, says("The bot that plays here now, also for a person.")]
    ready: bool


class ClockShown(Shown, frozen=True):
    """The clocks."""

    seconds: int
    bonus: int
    afterwards: Literal["nothing", "bot"]
    left: Annotated[list[int], says("By seat, in milliseconds; below zero is late.")]
    running: Annotated[int | None, says("The seat whose time runs.")]


class UndoAsked(Shown, frozen=True):
    """Somebody asks all people to go back."""

    seat: int
    steps: int
    agreed: list[int]


class VoteShown(Shown, frozen=True):
    """The people at the table are asked to replace somebody."""

    seat: Annotated[int | None, says("A seat of that person; None for a host without one.")]
    how: Annotated[Literal["bot", "open"], says("By a bot, or by an open seat.")]
    bot: Annotated[str, says("Which bot, if it is one.")]
    agreed: Annotated[list[int], says("The seats of those who have agreed.")]
    left: Annotated[
        int | None,
        says("Milliseconds for which that person must still be silent, then ask again; None while others must agree."),
    ]


class Origin(Shown, frozen=True, omit_defaults=True):
    """Where a game comes from: imported, a moment of another table, or the game after one."""

    imported: bool = False
    table: str = ""
    revision: int = 0
    after: str = ""


class TableShown(Shown, frozen=True):
    """The table around the game."""

    id: str
    game: str
    expansions: list[str]
    options: dict[str, bool | int | str | dict[str, str]]
    phase: Literal["open", "playing", "over"]
    paused: bool
    practice: bool
    origin: Origin
    rematch: Annotated[str, says("The table at which the same people play again.")]
    host: Annotated[bool, says("Whether one is the host.")]
    mine: Annotated[list[int], says("One's own seats.")]
    seats: list[SeatShown]
    spectators: Annotated[int, says("How many look on.")]
    clock: ClockShown | None
    undo: UndoAsked | None
    vote: VoteShown | None


class TableSummary(Shown, frozen=True):
    """A table in a list."""

    table: TableShown
    revision: int
    asked: Annotated[int | None, says("The seat that is asked.")]
    yours: Annotated[bool, says("Whether it is your turn.")]
    changed: Annotated[int, says("When it changed last, in milliseconds since 1970.")]


class MyTables(Shown, frozen=True):
    """The tables that one's secret opens, those that changed last first."""

    tables: list[TableSummary]


class Given(Shown, frozen=True):
    """A table that was made or joined."""

    table: str
    revision: int
    token: Annotated[str, says("The secret, for programs; empty for browsers, which have it as a cookie.")]


class Invitation(Shown, frozen=True):
    """An invitation; the link for browsers is /#join=TABLE.INVITATION on the address of the server."""

    table: str
    revision: int
    invitation: str


class InvitationShown(Shown, frozen=True):
    """What an invitation is for, before it is used."""

    game: str
    expansions: list[str]
    options: dict[str, bool | int | str | dict[str, str]]
    phase: Literal["open", "playing", "over"]
    practice: Annotated[bool, says("Everything may be taken back, and everybody may see the whole game.")]
    origin: Annotated[Origin, says("Where the game comes from: somebody may know what is hidden in it.")]
    host: Annotated[str, says("The name of who invites; empty if that person holds no seat.")]
    seats: list[SeatShown]
    seat: Annotated[int | None, says("The seat that waits; None for an invitation to look on.")]


class ReceiptShown(Shown, frozen=True):
    """It was done, and is on the disk."""

    table: str
    revision: int
