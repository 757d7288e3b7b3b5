"""Replacing somebody who is away: by a vote of the others, so that a table goes on without its host too.

A vote passes when all other people who play agree. If that is one person alone, whoever is to be replaced must have
been silent for a while since they were asked; whatever they do meanwhile shows that they are there, and ends the vote.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import say
from westkingdom.table import events
from westkingdom.table.bots.naming import checked_bot
from westkingdom.table.clock import Instant
from westkingdom.table.commands.seating import vacate
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder
from westkingdom.table.table import PLAYING, Table, Vote

_BOT: Final = "bot"
_OPEN: Final = "open"
SILENCE: Final = 24 * 60 * 60 * 1000
"""How long, in milliseconds, somebody must be silent before one person alone may replace them."""
SILENCE_LATE: Final = 10 * 60 * 1000
"""The same for somebody who is asked to decide and whose time on the clock is over."""


@dataclass(frozen=True)
class SeatReplacement:
    """What somebody wants: a person replaced, named by a seat or as the host, by a bot or by whoever is invited."""

    seat: int | None
    how: str
    bot: str


def ask(table: Table, who: Holder, wanted: SeatReplacement, now: Instant) -> None:
    """Ask the others to agree; asking for the same again counts how long it was silent."""
    if table.phase != PLAYING:
        raise Refused(say("refused-not-playing"))
    _demand_voter(table, who)
    target = table.host if wanted.seat is None else table.seat(wanted.seat).holder
    seats = [number for number, seat in enumerate(table.seats) if seat.holder == target]
    plays = any(table.seats[number].asks_person for number in seats)
    if not target or (wanted.how == _BOT and not plays and target != table.host):
        raise Refused(say("refused-no-person", {"seat": wanted.seat or 0}))
    if target == who.id:
        raise Refused(say("refused-vote-self"))
    vote = table.vote
    if vote is None or (vote.target, vote.how) != (target, wanted.how):
        seat = seats[0] if seats else NOBODY
        vote = table.vote = Vote(target, seat, wanted.how, checked_bot(wanted.bot), now, [])
        asked = events.VOTE_BOT if wanted.how == _BOT else events.VOTE_OPEN
        table.emit(asked if seats else events.VOTE_HOST, seat)
    _agree(table, vote, who, now)


def answer(table: Table, who: Holder, yes: bool, now: Instant) -> None:
    """Agree, or refuse, which ends the vote; whoever it is about ends it by saying anything."""
    vote = table.vote
    if vote is None:
        raise Refused(say("refused-no-vote"))
    if who.id == vote.target:
        return
    _demand_voter(table, who)
    if yes:
        _agree(table, vote, who, now)
    else:
        table.vote = None
        table.emit(events.VOTE_REFUSED, table.held(who)[0])


def _demand_voter(table: Table, who: Holder) -> None:
    """Refuse a vote of somebody who does not play."""
    if not any(table.seats[number].asks_person for number in table.held(who)):
        raise Refused(say("refused-spectator"))


def _agree(table: Table, vote: Vote, who: Holder, now: Instant) -> None:
    """Count a vote, and do what was wanted if it passes."""
    if who.id not in vote.agreed:
        vote.agreed.append(who.id)
        table.emit(events.VOTE_AGREED, table.held(who)[0])
    if left(table, vote, now) == 0:
        _carry_out(table, vote)


def left(table: Table, vote: Vote, now: Instant) -> int | None:
    """How long a vote must still wait, in milliseconds; None while others must agree."""
    voters = {seat.holder for seat in table.seats if seat.asks_person and seat.holder != vote.target}
    if not voters <= {*vote.agreed}:
        return None
    if len(voters) > 1:
        return 0
    asked, clock = table.thinking, table.clock
    late = clock is not None and asked is not None and table.seats[asked].holder == vote.target
    late = late and clock is not None and asked is not None and clock.remaining(asked, asked, now) < 0
    return max(0, (SILENCE_LATE if late else SILENCE) - now.after(vote.asked))


def _carry_out(table: Table, vote: Vote) -> None:
    """Replace somebody; if it is the host, the next person after them becomes the host."""
    table.vote = None
    if vote.target == table.host:
        _pass_on(table, vote)
    for number, seat in enumerate(table.seats):
        if seat.holder == vote.target and vote.how == _OPEN:
            table.emit(events.VOTED_OUT, number, seat.name)
            vacate(table, number, willing=False)
        elif seat.holder == vote.target and not seat.bot:
            seat.bot, seat.lent = vote.bot, False
            table.emit(events.HANDED_OVER, number, vote.bot)


def _pass_on(table: Table, vote: Vote) -> None:
    """Make the next person by the order of seats the host."""
    for step in range(1, len(table.seats) + 1):
        number = (vote.seat + step) % len(table.seats)
        seat = table.seats[number]
        if seat.asks_person and seat.holder != vote.target:
            table.host = seat.holder
            table.emit(events.HOST, number)
            return
