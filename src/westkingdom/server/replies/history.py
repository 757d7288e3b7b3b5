"""What happened at a table, and how the game ended."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType

from westkingdom.engine.events import Icon, Topic, Weight
from westkingdom.server.replies.message import Message
from westkingdom.server.wire import Shown, says


class Why(Shown, frozen=True):
    """Something else that came into question, and why it was not taken."""

    what: Message
    reason: Message


class Happened(Shown, frozen=True, omit_defaults=True):
    """Something that happened; said by the message `event-<key>`."""

    key: str
    seat: Annotated[int, says("Whom it is about; -1 nobody.")]
    args: dict[str, int | str]
    why: list[Why] = []
    rule: Annotated[str, says("The entry of the rules by which a solo opponent took this step.")] = ""


class EventShown(Happened, frozen=True, omit_defaults=True, kw_only=True):
    """Something that happened, with its number; what each viewer is told is numbered without gaps."""

    number: int


class Line(Shown, frozen=True):
    """A line of the chronicle; a turn begins with a heading."""

    text: str
    heading: bool
    seat: Annotated[int, says("Whom it is about; -1 nobody.")]
    rule: Annotated[str, says("The entry of the rules by which a solo opponent took this step.")]
    why: Annotated[list[str], says("What else came into question for it, and why it was not taken.")]
    icon: Annotated[Icon, says("What may be drawn before it.")]
    weight: Annotated[
        Weight, says("What a turn is remembered for, what follows from it, or what nobody had a choice in.")
    ]
    kinds: Annotated[list[Topic], says("What a reader may find it by.")]
    about: Annotated[
        list[str],
        says(
            "The things on the board that it is about: ids of cards, locations, spaces and so on,"
            " or seat:N, spot:SEGMENT:N,"
            " townsfolk:SEGMENT, manuscripts:SEGMENT."
        ),
    ]


class EntryShown(Shown, frozen=True):
    """One change of the table."""

    revision: int
    kind: str
    seat: int
    made: Annotated[int, says("When, in milliseconds since 1970.")]
    events: list[Happened]
    option: Annotated[
        int | UnsetType,
        says("What was chosen: for one's own decisions, and for all when the game is over or for practice."),
    ] = UNSET
    to: Annotated[int | UnsetType, says("The revision that an undo led back to.")] = UNSET
    lines: Annotated[list[Line] | UnsetType, says("The events in words, if a language was named.")] = UNSET


class Events(Shown, frozen=True):
    """What was told, oldest first."""

    events: list[EventShown]


class History(Shown, frozen=True):
    """The changes of a table, oldest first."""

    entries: list[EntryShown]


class TurnPoints(Shown, frozen=True):
    """The points as a turn ended."""

    revision: int
    totals: Annotated[list[int], says("By seat, as if the game ended there; a solo opponent is the last.")]


class Points(Shown, frozen=True):
    """The points over time, turn by turn, oldest first."""

    turns: list[TurnPoints]


class SheetShown(Shown, frozen=True):
    """The points of a seat, line by line."""

    seat: int
    total: int
    lines: list[tuple[str, int]]


class ResultShown(Shown, frozen=True):
    """How the game ended."""

    winners: list[int]
    reason: str
    sheets: list[SheetShown]
