"""A table: who sits there, what is played, and everything else that must be remembered beside the game itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from westkingdom.engine.events import EventKind, Value
from westkingdom.engine.game import Game
from westkingdom.engine.words import say
from westkingdom.table import events
from westkingdom.table.bots.naming import name_bots
from westkingdom.table.clock import Clock, Instant
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder, Invitation, Seat, fits
from westkingdom.table.storage.entry import Data, LogEntry, Record, may_know, unpack
from westkingdom.table.tenure import STILL, Tenure

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
SPECTATOR: Final = -2
"""The viewer who is no seat; no event has it as its audience."""
_MOST_RECENT: Final = 8
_NOT_KEPT: Final = ("id", "revision", "game", "step", "recent", "previewed", "seals")
"""What is no part of the state that is kept as a whole."""


@dataclass
class Proposal:
    """Somebody asks all people to go back beyond a seal."""

    seat: int
    to: int
    """The revision to go back to."""
    steps: int
    """How many decisions that takes back."""
    agreed: list[int]
    """The seats of those who agreed."""
    first: int = 0
    """The revision of the first decision to be taken back."""
    last: int = 0
    """And of the last one."""
    consent: list[str] = field(default_factory=list)
    """Who agreed, by the hashes of their secrets."""


@dataclass
class Vote:
    """Somebody asks the others to have a person replaced."""

    target: str
    """The holder's id."""
    seat: int
    """A seat of theirs; nobody's if the host has none."""
    how: str
    bot: str
    asked: Instant
    agreed: list[str]
    """Who agreed, by their ids."""


@dataclass
class Step:
    """What one change has done so far, before it is kept."""

    events: list[Data] = field(default_factory=list)
    moved: bool = False
    """Whether the game is another one now."""
    snapshot: bool = False
    parent: int = 0
    holders: bool = False
    """Whether somebody came who was not known here, or left for good."""


@dataclass
class Table:
    """Everything about a table but its past, which is in the storage."""

    id: str
    game_name: str
    seats: list[Seat]
    expansions: list[str] = field(default_factory=list)
    options: Data = field(default_factory=dict)
    practice: bool = False
    clock: Clock | None = None
    origin: Data = field(default_factory=dict)
    """Where the game comes from: imported, continued from a moment of a table, or the next game after one."""
    phase: str = OPEN
    paused: bool = False
    luck: int = 0
    """What its bots are called and how they err follows from this; it is shown to nobody."""
    revision: int = 0
    tip: int = 0
    """The revision of the game as it is now: of the last decision that was not taken back, or of the start."""
    host: str = ""
    holders: list[Holder] = field(default_factory=list)
    invitations: list[Invitation] = field(default_factory=list)
    proposal: Proposal | None = None
    vote: Vote | None = None
    tenures: list[Tenure] = field(default_factory=list)
    """Who has held which seat since the game began."""
    rematch: str = ""
    """The table at which the same people play again."""
    told: list[int] = field(default_factory=list)
    """How many events each seat, and last a spectator, has been told."""
    game: Game | None = None
    step: Step = field(default_factory=Step)
    recent: list[LogEntry] = field(default_factory=list)
    """The newest entries, as far as they were made here: everybody who follows the table asks for them at once."""
    previewed: tuple[int, Data] | None = None
    """What is asked with previews, and at which revision: they take long, and may be asked for again and again."""
    seals: dict[int, bool] = field(default_factory=dict)
    """Of decisions, by revision, whether they brought something to light, as far as that was asked."""

    # --- who is who

    def known(self, token: str) -> Holder | None:
        """Find who has this secret, if anybody."""
        return next((holder for holder in self.holders if fits(token, holder.hash)), None)

    def holder(self, token: str) -> Holder:
        """Find who has this secret, or refuse."""
        holder = self.known(token)
        if holder is None:
            raise Refused(say("refused-stranger"))
        return holder

    def held(self, holder: Holder) -> list[int]:
        """The seats of a holder."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder.id]

    @property
    def spectators(self) -> list[Holder]:
        """Those who only look on."""
        people = {self.host, *[seat.holder for seat in self.seats]}
        return [holder for holder in self.holders if holder.id not in people]

    def seat(self, number: int) -> Seat:
        """Find a seat, or refuse."""
        if isinstance(number, bool) or not 0 <= number < len(self.seats):
            raise Refused(say("refused-no-seat", {"seats": len(self.seats)}))
        return self.seats[number]

    def own(self, holder: Holder, number: int) -> Seat:
        """Find a seat of this holder; a foreign one is refused."""
        seat = self.seat(number)
        if seat.holder != holder.id:
            raise Refused(say("refused-foreign-seat"))
        return seat

    def demand_host(self, holder: Holder) -> None:
        """Refuse what only the host may do."""
        if holder.id != self.host:
            raise Refused(say("refused-host-only"))

    def demand_person(self, holder: Holder) -> None:
        """Refuse what only the host and those who sit here may do."""
        if holder.id != self.host and not self.held(holder):
            raise Refused(say("refused-spectator"))

    def viewer(self, holder: Holder, seat: int | None) -> int:
        """Who looks: a seat of the holder, or, as everybody may, a spectator."""
        if seat is None:
            return SPECTATOR
        self.own(holder, seat)
        return seat

    # --- the game

    @property
    def playing(self) -> Game:
        """The game that goes on, or a refusal."""
        if self.phase != PLAYING or self.game is None:
            raise Refused(say("refused-not-playing"))
        return self.game

    @property
    def thinking(self) -> int | None:
        """The seat whose time runs."""
        return self.game.seat if self.phase == PLAYING and not self.paused and self.game is not None else None

    @property
    def bot_asked(self) -> bool:
        """Is it a bot that must decide now?"""
        return self.thinking is not None and bool(self.seats[self.thinking].bot)

    def tick(self, now: Instant) -> None:
        """Count the time of the seat that is asked."""
        if self.clock is not None and self.clock.left:
            if self.thinking is not None:
                self.clock.spend(self.thinking, now)
            self.clock.restart(now)

    def acted(self, holder: Holder) -> None:
        """Somebody did something: if they were to be replaced, they are there after all."""
        if self.vote is not None and self.vote.target == holder.id:
            self.emit(events.VOTE_OFF if self.vote.seat >= 0 else events.VOTE_OFF_HOST, self.vote.seat)
            self.vote = None

    # --- events

    def emit(self, kind: EventKind, seat: int, *values: Value) -> None:
        """Tell everybody that something happened at the table, with the values that its kind names."""
        self.add({"key": kind.key, "seat": seat, "args": kind.args(*values)})

    def add(self, event: Data) -> None:
        """Add an event, and count it for everybody who may know it."""
        self.step.events.append(event)
        for place in range(len(self.told)):
            if may_know(event, place if place < len(self.seats) else SPECTATOR):
                self.told[place] += 1

    def told_to(self, viewer: int) -> int:
        """The number of the last event that this viewer has been told."""
        return self.told[-1] if viewer == SPECTATOR else self.told[viewer]

    # --- keeping

    def remember(self, entry: LogEntry) -> None:
        """Have the entry that was just made at hand."""
        self.recent = [*self.recent[1 - _MOST_RECENT :], entry]

    def at_hand(self, after: int) -> list[LogEntry] | None:
        """The entries after a revision up to the newest, if all of them are at hand."""
        if not self.recent or self.recent[0].revision > after + 1 or self.recent[-1].revision != self.revision:
            return None
        return [entry for entry in self.recent if entry.revision > after]

    def state(self) -> Data:
        """Give everything but the game and its past as plain data."""
        data: Data = msgspec.to_builtins({name: kept for name, kept in vars(self).items() if name not in _NOT_KEPT})
        return data


def table_of(record: Record) -> Table:
    """Bring a table back from what is kept."""
    state: dict[str, Any] = dict(record.state)
    state["seats"] = [Seat(**seat) for seat in state["seats"]]
    state["holders"] = [Holder(**holder) for holder in state["holders"]]
    state["invitations"] = [Invitation(**invitation) for invitation in state["invitations"]]
    state["clock"] = None if state["clock"] is None else Clock(**state["clock"])
    state["proposal"] = None if state["proposal"] is None else Proposal(**state["proposal"])
    state["vote"] = _vote_of(state.get("vote"))
    state["tenures"] = [Tenure(**tenure) for tenure in state.get("tenures", [])]
    game = None if record.game is None else unpack(record.game)
    table = Table(id=record.table, revision=record.revision, game=game, **state)
    name_bots(table)
    if table.phase == PLAYING and not table.tenures:  # kept by a version that did not count them
        table.tenures = [Tenure(one.hash, number, 0, STILL) for one in table.holders for number in table.held(one)]
    return table


def _vote_of(kept: Data | None) -> Vote | None:
    """Bring a vote back."""
    return None if kept is None else Vote(**{**kept, "asked": Instant(**kept["asked"])})
