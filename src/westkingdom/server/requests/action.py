"""What is done at a table: the same messages for POST …/actions and for the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from westkingdom.server.requests.fields import PRINTABLE, BotName, Name, Nonce, OptionId, Payload, Revision, Seat
from westkingdom.table import By, Receipt, Tables
from westkingdom.table.bots.naming import USUAL
from westkingdom.table.keeper import LONGEST_NONCE


class Act(Payload, kw_only=True, tag_field="do"):
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
    bot: BotName = USUAL

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
    bot: BotName = USUAL

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.hand_over(by, self.seat, self.bot)


class HandBack(Act, tag="hand-back"):
    """Play again oneself."""

    seat: Seat

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.hand_back(by, self.seat)


class TimeOut(Act, tag="time-out"):
    """Hand the seat whose time is over to a bot, where the table wants that."""

    bot: BotName = USUAL

    def done(self, tables: Tables, by: By) -> Receipt:
        return tables.time_out(by, self.bot)


class AskReplace(Act, tag="ask-replace"):
    """Ask the other people to replace somebody, named by a seat, or without one the host: by a bot, or by an open seat.

    It is done when all others who play have agreed. Who plays alone with them asks once more when they were silent for a day,
    or for ten minutes if their time is over.
    """

    how: Literal["bot", "open"]
    seat: Seat | None = None
    bot: BotName = USUAL

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
