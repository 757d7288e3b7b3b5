"""What the server tells: the types of its answers, for the schema that clients are written by.

The answers themselves are made by `westkingdom.table` as plain data; a test holds them to these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import UNSET, UnsetType, field

from westkingdom.server.topics import Icon, Kind, Weight
from westkingdom.server.view_parts import Shown, says


class Message(TypedDict):
    """Something said, by the key of the locale files; its arguments stand beside the key, and may be messages themselves."""

    key: str


class SeatShown(Shown, frozen=True):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
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


class Change(Shown, frozen=True):
    """A part of the view that an option would change."""

    path: list[str | int]
    before: Any = field(name="from")
    after: Any = field(name="to")


class Preview(Shown, frozen=True):
    """What an option would change, and which parts of the view are open because they depend on hidden things."""

    changes: list[Change]
    open: list[list[str | int]]


class OptionShown(Shown, frozen=True):
    """An option of a decision."""

    id: int
    kind: str
    label: Message
    cost: list[Message]
    gain: list[Message]
    preview: Annotated[Preview | UnsetType, says("There if it was asked for.")] = UNSET


class ImpossibleShown(Shown, frozen=True):
    """A choice that one could think of, and why it is not possible."""

    id: int
    label: Message
    reason: Message


class Paid(Shown, frozen=True):
    """So much of a good."""

    good: str
    n: int


class PaymentShown(Shown, frozen=True):
    """A way to make a whole payment: options to play one after the other."""

    options: list[int]
    paid: list[Paid]
    preview: Preview


class DecisionShown(Shown, frozen=True):
    """What one is asked."""

    number: int
    seat: int
    kind: str
    prompt: Message
    options: list[OptionShown]
    impossible: list[ImpossibleShown]
    default: Annotated[int, says("The option to point at first.")]
    payments: Annotated[
        list[PaymentShown] | UnsetType,
        says("With previews: every way to make the whole payment that is asked for, the least regretted first."),
    ] = UNSET


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
    kinds: Annotated[list[Kind], says("What a reader may find it by.")]
    about: Annotated[
        list[str],
        says(
            "The things on the board that it is about: ids of cards, locations, spaces and so on, or seat:N, spot:SEGMENT:N,"
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


class TableSummary(Shown, frozen=True):
    """A table in a list."""

    table: TableShown
    revision: int
    asked: Annotated[int | None, says("The seat that is asked.")]
    yours: Annotated[bool, says("Whether that is one of one's own.")]
    changed: Annotated[int, says("When it changed last, in milliseconds since 1970.")]


class MyTables(Shown, frozen=True):
    """The tables that one's secret opens, those that changed last first."""

    tables: list[TableSummary]


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


class UndoReach(Shown, frozen=True):
    """How far one may go back at once."""

    steps: Annotated[int | None, says("None if there is no limit.")]
    why: Message | None


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


class Choice(Shown, frozen=True):
    """An option in words."""

    id: int
    text: str
    notes: Annotated[list[str], says("What it costs, what it brings, and what one would otherwise look up.")]
    cost: Annotated[str, says("What it costs, if the text does not say so itself.")]


class NotPossible(Shown, frozen=True):
    """What is not possible, in words."""

    id: int
    text: str
    reason: str


class Crumb(Shown, frozen=True):
    """A decision that the seat made in this turn, in words."""

    revision: int
    text: str


class DecisionInWords(Shown, frozen=True):
    """What is asked, and of whom, in words; with choices for the seat that is asked."""

    where: str
    prompt: str
    choices: list[Choice]
    impossible: list[NotPossible]
    opponent: Annotated[str, says("What the solo opponent is called; empty if there is none.")]
    just: Annotated[str, says("What happened last, if it came with this update; empty when one follows anew.")]
    crumbs: Annotated[list[Crumb], says("What the seat decided so far in this turn, oldest first.")]
    payments: Annotated[list[str], says("The payments of the decision, in their order.")]
    phases: Annotated[list[str], says("What the phases of a turn are called, if turns have phases.")]
    phase: Annotated[int, says("The phase that is being played; 0 if there is none.")]
    points: Annotated[
        list[int], says("By seat, if the game ended now, as far as one knows; a solo opponent is the last.")
    ]


class CardShown(Shown, frozen=True):
    """A card, tile, location or another thing that explains itself: made from what it does."""

    id: str
    name: str
    line: Annotated[Message, says("What it is, as a message: its cost, symbols, points.")]
    title: Annotated[str, says("The same in words.")]
    sentences: list[str]
    icons: Annotated[list[str], says("The icons of its effects.")]
    reconstructed: Annotated[bool, says("Whether some of its facts could not be attested: owners of the box, look.")]
    rules: Annotated[list[str], says("The ids of the rules behind it.")]


class Cards(Shown, frozen=True):
    """Everything that explains itself in a game with these boxes."""

    cards: list[CardShown]


class GuideEntry(Shown, frozen=True):
    """Something about how a game is played; `/cards` has it under the same id."""

    id: str
    title: str
    text: str
    rules: Annotated[list[str], says("The ids of the rules that it states.")]


class GuideSection(Shown, frozen=True):
    """Entries that belong together."""

    title: str
    entries: list[GuideEntry]


class GuideChapter(Shown, frozen=True):
    """What is told of a game, of a box, or of solo play."""

    title: str
    sections: list[GuideSection]


class Guide(Shown, frozen=True):
    """How a game is played, in short."""

    chapters: list[GuideChapter]


class TableInWords(Shown, frozen=True):
    """The table as the text table shows it, for screen readers and simple clients."""

    revision: int
    events: Annotated[int, says("The number of the last event of this viewer.")]
    board: list[str]
    chronicle: Annotated[list[str], says("What happened since the event that was named.")]
    where: str
    prompt: str
    choices: list[Choice]
    impossible: list[NotPossible]
    opponent: str
    result: list[str]


class ResultInWords(Shown, frozen=True):
    """The end of a game in words."""

    winner: Annotated[str, says("Who won, with how many points, and what ended the game.")]
    names: Annotated[list[str], says("By seat; a solo opponent is the last.")]
    lines: Annotated[dict[str, str], says("The names of the lines of the score sheets.")]


class SoloOffered(Shown, frozen=True):
    """Solo opponents, with how many people, how hard, and in which boxes they are."""

    names: list[str]
    people: list[int]
    difficulties: list[int]
    box: Annotated[str, says("They come with this box; empty: with the game.")]
    but: Annotated[str, says("A box that replaces them.")]


class Need(Shown, frozen=True):
    """What gives an option its effect: another option with a value, a box, the lack of a box, a solo opponent."""

    option: str
    value: str
    box: str
    but: str
    solo: bool


class RulingOffered(Shown, frozen=True):
    """A rule whose reading a table may choose, the option `rulings`."""

    rule: str
    readings: Annotated[list[str], says("The one that is played unasked first.")]
    box: Annotated[str, says("It comes with this box; empty: with the game.")]
    solo: Annotated[bool, says("Whether it comes only with a solo opponent.")]


class GameOffered(Shown, frozen=True):
    """What a game can be played with."""

    name: str
    title: str
    seats: list[int]
    more_seats: Annotated[dict[str, list[int]], says("Further numbers of seats with a box.")]
    expansions: list[str]
    options: Annotated[
        dict[str, list[bool | int | str]], says("By option: its values, the one that it has unasked first.")
    ]
    needs: Annotated[
        dict[str, list[Need]],
        says("Options that have an effect only where one of these is the case; the others always."),
    ]
    solo: list[SoloOffered]
    rulings: list[RulingOffered]


class Offered(Shown, frozen=True):
    """What this server offers."""

    version: str
    games: list[GameOffered]
    bots: list[str]
    languages: list[str]


class Refusal(Shown, frozen=True):
    """Nothing was done, and why; if the table has changed since the revision that was named, how it is now."""

    refused: Message
    current: Annotated[Any, says("A LookShown.")] = UNSET
