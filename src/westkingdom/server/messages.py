"""The messages of the socket, and what is seen of a table, for the schema and for reading what a client sends."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, UnsetType

from westkingdom.server.replies.decision import DecisionShown
from westkingdom.server.replies.history import EventShown, ResultShown
from westkingdom.server.replies.message import Message
from westkingdom.server.replies.table import TableShown
from westkingdom.server.replies.words import DecisionInWords
from westkingdom.server.requests.action import Action
from westkingdom.server.requests.fields import Payload, Revision, Seat, Speech
from westkingdom.server.views import View
from westkingdom.server.wire import Shown, says


class LookShown(Shown, frozen=True):
    """A table as one viewer sees it now."""

    table: TableShown
    revision: int
    events: Annotated[int, says("The number of the last event that this viewer was told.")]
    view: Annotated[View | None, says("None until the game begins.")]
    decision: Annotated[DecisionShown | None, says("There if it is this seat that is asked.")]
    result: ResultShown | None
    words: Annotated[DecisionInWords | UnsetType | None, says("There if a language was named and a game began.")] = (
        UNSET
    )


class MomentShown(Shown, frozen=True):
    """The game at a moment of the past; if it was played by other rules then, the nearest one that was kept whole."""

    revision: int
    exact: bool
    view: View


# --- from the client


class Hello(Payload, tag_field="type", tag="hello"):
    """The first message: through whose eyes, and the number of the last event that is known already."""

    seat: Seat | None = None
    since: Revision = 0
    previews: bool = False
    language: Speech | None = None


class Do(Payload, tag_field="type", tag="do"):
    """Do something at the table; answered by `done` or `refused` with the same id."""

    id: Revision
    action: Action


class Seen(Payload, tag_field="type", tag="seen"):
    """Acknowledge all updates up to a number; only a few are sent ahead of that."""

    number: Revision


FromClient = Hello | Do | Seen


# --- from the server


class ServerMessage(Shown, frozen=True, tag_field="type"):
    """A message of the server."""


class Update(ServerMessage, frozen=True, tag="update"):
    """How the table is now, and what has happened since the last update; numbered from 1 for each socket.

    Changes that come quickly may be told by one update. To resume after a lost connection, say hello with the number of
    the last event that was received.
    """

    number: int
    table: TableShown
    revision: int
    events: Annotated[int, says("The number of the last event in `told`.")]
    told: list[EventShown]
    view: View | None
    decision: DecisionShown | None
    result: ResultShown | None
    words: DecisionInWords | UnsetType | None = UNSET


class Done(ServerMessage, frozen=True, tag="done"):
    """An action was done, and is on the disk."""

    id: int
    table: str
    revision: int


class NotDone(ServerMessage, frozen=True, tag="refused"):
    """An action, or a message that could not be understood (id null), was refused; nothing has changed."""

    id: int | None
    refused: Message
    current: Annotated[Any, says("A LookShown, if the table had changed.")] | UnsetType = UNSET


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server ends this connection, and why."""

    refused: Message


FromServer = Update | Done | NotDone | Bye
