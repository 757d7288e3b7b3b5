"""What may be asked of the server, message by message; anything else is refused before it reaches a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, defstruct

from westkingdom.bots import BOTS
from westkingdom.library.games import GAMES, RANDOM
from westkingdom.server.view_parts import says
from westkingdom.speech.language import ENGLISH, LANGUAGES
from westkingdom.table import By, Receipt, Tables, new_clock
from westkingdom.table.clock import Clock
from westkingdom.table.keeper import LONGEST_NONCE
from westkingdom.table.seat import LONGEST_NAME

MOST_SEATS: Final = 16

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat, counted from 0.")]
Revision = Annotated[int, Meta(ge=0, le=2**53, description="A revision of a table.")]
OptionId = Annotated[int, Meta(ge=0, le=2**31, description="An option of the decision that is open.")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="What a player is called.")]
PRINTABLE: Final = "^[ -~]*$"
Nonce = Annotated[
    str, Meta(max_length=LONGEST_NONCE, pattern=PRINTABLE, description="A word that is new for each action.")
]
Secret = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]*$", description="128 random bits.")]
Names = Annotated[list[Name], Meta(max_length=MOST_SEATS)]


def one_of(words: Any) -> Any:
    """The type of a word, or another value, out of a closed set."""
    return Literal[tuple(dict.fromkeys(words))]


def option_types() -> list[tuple[str, Any, Any]]:
    """The options of all games that a table takes, with all values that they may have in any game."""
    values: dict[str, list[Any]] = {}
    for game in GAMES.values():
        for name, allowed in game.options.items():
            if allowed is not None:
                values.setdefault(name, []).extend(allowed)
    opponents = [name for game in GAMES.values() for name in game.solo]
    hard = [level for game in GAMES.values() for some in game.opponents for level in some.difficulties]
    types = {name: bool if set(allowed) == {False, True} else one_of(allowed) for name, allowed in values.items()}
    types |= {"solo": one_of([RANDOM, *opponents]), "difficulty": one_of(hard), "rulings": ruling_types()}
    return [(name, kind | UnsetType, UNSET) for name, kind in types.items()]


RULE: Final = "^[A-Z]{2}-[0-9]{3}$"
"""What the id of a rule looks like. Which of them leave a choice is seen when the game is made: a schema has no keys by name."""


def ruling_types() -> Any:
    """Readings by the rules of which a table may choose one."""
    rulings = [ruling for game in GAMES.values() for ruling in game.rulings]
    readings = one_of(reading for one in rulings for reading in one.readings)
    return dict.__class_getitem__((Annotated[str, Meta(pattern=RULE)], readings))


if TYPE_CHECKING:
    Speech = str
    Game = str
    Box = str
    BotName = str

    class Options(Struct):
        """What a game is played with."""

else:  # what there is comes from the games themselves
    Speech = Annotated[one_of(LANGUAGES), says("The language in which it is said as well.")]
    Game = one_of(GAMES)
    Box = one_of(box for game in GAMES.values() for box in game.expansions)
    BotName = one_of(BOTS)
    Options = defstruct("Options", option_types(), forbid_unknown_fields=True, module=__name__)
    Options.__doc__ = "What a game is played with; GET /api says which game has which of these."


class Request(Struct, forbid_unknown_fields=True):
    """Something that is asked; a field that is not known is refused."""


class Timing(Request):
    """Clocks that count; running out costs nothing, unless a bot takes over afterwards."""

    seconds: Annotated[Annotated[int, Meta(ge=1, le=10_000_000)], says("What each seat has for the whole game.")]
    bonus: Annotated[Annotated[int, Meta(ge=0, le=86_400)], says("Seconds added for each decision made.")] = 0
    afterwards: Literal["nothing", "bot"] = "nothing"

    def clock(self) -> Clock:
        """Make the clocks."""
        return new_clock(self.seconds, self.bonus, self.afterwards)


class Create(Request):
    """A new table. Its maker is the host, and holds the first seats under the names in `people`; bots hold the last."""

    game: Game
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    expansions: Annotated[list[Box], Meta(max_length=MOST_SEATS)] = []
    options: Options | None = None
    people: Names = []
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []
    practice: Annotated[bool, says("Everything may be taken back at any time.")] = False
    clock: Timing | None = None


class Import(Request):
    """A table of an exported game, which is played again from its start; it is for practice."""

    game: Annotated[Raw, says("The file, as GET …/export gave it for a finished game, or the text table saved it.")]
    people: Names = []


class Join(Request):
    """Use an invitation."""

    invitation: Secret
    name: Annotated[Annotated[str, Meta(max_length=LONGEST_NAME)], says("Not needed to look on.")] = ""


class Invited(Request):
    """Look at an invitation before it is used."""

    invitation: Secret


class Invite(Request):
    """An invitation for an open seat, good once; or for spectators, good until it is withdrawn."""

    seat: Seat | None = None


class Branch(Request):
    """Continue from a moment of a finished game, or of one for practice, at a new table."""

    revision: Revision
    people: Names = []
    practice: Annotated[bool, says("Always true: somebody may know what is hidden in such a game.")] = True


# --- what is done at a table: the same messages for POST …/actions and for the socket


class Act(Request, kw_only=True, tag_field="do"):
    """Something done at a table.

    With `revision` it is done only if the table is still at that revision. The same `nonce` again gives the same answer, so
    that an action whose answer was lost can be sent again.
    """

    revision: Revision | None = None
    nonce: Nonce = ""

    def done(self, tables: Tables, by: By) -> Receipt:
        """Do it."""
        raise NotImplementedError


class Exact(Act, kw_only=True):
    """An action that must name the revision it is meant for, and a nonce."""

    revision: Revision
    nonce: Annotated[str, Meta(min_length=1, max_length=LONGEST_NONCE, pattern=PRINTABLE)]


class Play(Exact, tag="play"):
    """Choose an option of the decision that is open."""

    seat: Seat
    option: OptionId

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.play(by, self.seat, self.option)


class Undo(Exact, tag="undo"):
    """Take one's own decisions back, as far as nothing came to light: so many, or up to the last."""

    seat: Seat
    steps: Annotated[int, Meta(ge=1, le=10_000)] | None = None

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.undo(by, self.seat, self.steps)


class AskUndo(Exact, tag="ask-undo"):
    """Ask all people to go back further."""

    seat: Seat
    steps: Annotated[int, Meta(ge=1, le=10_000)] | None = None

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.ask_undo(by, self.seat, self.steps)


class AnswerUndo(Exact, tag="answer-undo"):
    """Agree to go back, or refuse."""

    yes: bool

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.answer_undo(by, self.yes)


class Start(Act, tag="start"):
    """Begin the game; for the host, when every seat is taken and everybody is ready."""

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.start(by)


class Pause(Act, tag="pause"):
    """Stop the game for a while, or go on."""

    yes: bool = True

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.pause(by, self.yes)


class Ready(Act, tag="ready"):
    """Say that one is ready, or is not."""

    seat: Seat
    yes: bool = True

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.ready(by, self.seat, self.yes)


class Take(Act, tag="take"):
    """Sit down on one more open seat, at the same screen; for the host."""

    seat: Seat
    name: Name

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.take(by, self.seat, self.name)


class PutBot(Act, tag="put-bot"):
    """Put a bot on an open seat; for the host."""

    seat: Seat
    bot: BotName

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.put_bot(by, self.seat, self.bot)


class Clear(Act, tag="clear"):
    """Leave a seat, or as the host take it away from somebody."""

    seat: Seat

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.clear(by, self.seat)


class HandOver(Act, tag="hand-over"):
    """Let a bot play one's seat; the host may do so for somebody who is away."""

    seat: Seat
    bot: BotName

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.hand_over(by, self.seat, self.bot)


class HandBack(Act, tag="hand-back"):
    """Play again oneself."""

    seat: Seat

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.hand_back(by, self.seat)


class TimeOut(Act, tag="time-out"):
    """Hand the seat whose time is over to a bot, where the table wants that."""

    bot: BotName

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.time_out(by, self.bot)


class AskReplace(Act, tag="ask-replace"):
    """Ask the other people to replace somebody, named by a seat, or without one the host: by a bot, or by an open seat.

    It is done when all others who play have agreed. Who plays alone with them asks once more when they were silent for a day,
    or for ten minutes if their time is over.
    """

    how: Literal["bot", "open"]
    seat: Seat | None = None
    bot: BotName = next(iter(BOTS))

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.ask_replace(by, self.seat, self.how, self.bot)


class AnswerReplace(Exact, tag="answer-replace"):
    """Agree that somebody is replaced, or refuse; whoever it is about shows by this that they are there."""

    yes: bool

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.answer_replace(by, self.yes)


class RemoveSpectators(Act, tag="remove-spectators"):
    """Send all away who look on, and make their links worthless; for the host."""

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.remove_spectators(by)


class Withdraw(Act, tag="withdraw"):
    """Make the invitations for a seat, or those for spectators, worthless; for the host."""

    seat: Seat | None = None

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.withdraw(by, self.seat)


Action = (
    Play
    | Undo
    | AskUndo
    | AnswerUndo
    | Start
    | Pause
    | Ready
    | Take
    | PutBot
    | Clear
    | HandOver
    | HandBack
    | TimeOut
    | AskReplace
    | AnswerReplace
    | RemoveSpectators
    | Withdraw
)


# --- questions, in the address


class NoQuery(Request):
    """Nothing may be asked in the address."""


class Eyes(Request):
    """Through whose eyes: a seat of one's own; a spectator's without one."""

    seat: Seat | None = None


class Look(Eyes):
    """How to look."""

    previews: Annotated[bool, says("Whether each option says what it would change.")] = False
    language: Speech | None = None


class Own(Request):
    """A seat of one's own."""

    seat: Seat


class Since(Eyes):
    """Events after a number."""

    since: Revision = 0
    most: Annotated[int, Meta(ge=1, le=1000)] = 1000


class After(Eyes):
    """Changes after a revision."""

    after: Revision = 0
    most: Annotated[int, Meta(ge=1, le=200)] = 200
    language: Speech | None = None


class InWords(Eyes):
    """The table in words."""

    since: Annotated[Revision, says("Events after this number are told.")] = 0
    language: Speech = ENGLISH


class Spoken(Request):
    """In which language."""

    language: Speech = ENGLISH


class HowToPlay(Request):
    """Which game is to be explained, for how many people, in which language."""

    game: Game
    people: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_SEATS)], says("More than can play are as good as the most who can.")
    ] = 2
    language: Speech = ENGLISH
