"""Taking seats: invitations, joining, leaving, bots in seats, and being ready."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.words import say
from westkingdom.table import events, tenure
from westkingdom.table.bots.naming import checked_bot, new_name
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import SPECTATORS, Holder, Invitation, Seat, checked_name, fits, hashed
from westkingdom.table.table import OPEN, OVER, PLAYING, Table

_MOST_SPECTATORS: Final = 100
_MOST_INVITATIONS: Final = 40


def invite(table: Table, who: Holder, seat: int, secret: str) -> None:
    """Make an invitation for an open seat, or for spectators."""
    table.demand_host(who)
    if seat != SPECTATORS and table.seat(seat).kind != "open":
        raise Refused(say("refused-seat-taken", {"seat": seat}))
    table.invitations = [known for known in table.invitations if known.seat != seat or seat == SPECTATORS]
    if len(table.invitations) >= _MOST_INVITATIONS:
        raise Refused(say("refused-too-many"))
    table.invitations.append(Invitation(hashed(secret), seat))


def withdraw(table: Table, who: Holder, seat: int) -> None:
    """Make the invitations for a seat, or those for spectators, worthless."""
    table.demand_host(who)
    table.invitations = [known for known in table.invitations if known.seat != seat]


def invited(table: Table, secret: str) -> Invitation:
    """Find the invitation that belongs to a secret, or refuse."""
    for invitation in table.invitations:
        if fits(secret, invitation.hash):
            return invitation
    raise Refused(say("refused-invitation"))


def join(table: Table, who: Holder, invitation: Invitation, name: str) -> None:
    """Use an invitation, which is spent if it was for a seat; a newcomer becomes a holder."""
    if who not in table.holders:
        if invitation.seat == SPECTATORS and len(table.spectators) >= _MOST_SPECTATORS:
            raise Refused(say("refused-too-many"))
        table.holders.append(who)
        table.step.holders = True
    if invitation.seat == SPECTATORS:
        table.emit(events.SPECTATOR, SPECTATORS)
        return
    table.invitations.remove(invitation)
    _sit(table, who, invitation.seat, name)


def take(table: Table, who: Holder, seat: int, name: str) -> None:
    """Let the host sit down on an open seat, beside the seats they hold already."""
    table.demand_host(who)
    _sit(table, who, seat, name)
    table.invitations = [known for known in table.invitations if known.seat != seat]


def _sit(table: Table, who: Holder, number: int, name: str) -> None:
    """Give an open seat to somebody."""
    seat = table.seat(number)
    if seat.kind != "open" or table.phase == OVER:
        raise Refused(say("refused-seat-taken", {"seat": number}))
    if table.phase == PLAYING:
        tenure.demand_one_hand(table, who, number)
        tenure.sits(table, who, number)
    seat.name, seat.holder = checked_name(name), who.id
    table.emit(events.JOINED, number, seat.name)


def put_bot(table: Table, who: Holder, number: int, bot: str) -> None:
    """Let the host put a bot on an open seat."""
    table.demand_host(who)
    seat = table.seat(number)
    if seat.kind != "open" or table.phase == OVER:
        raise Refused(say("refused-seat-taken", {"seat": number}))
    seat_bot(table, number, bot)
    table.invitations = [known for known in table.invitations if known.seat != number]


def seat_bot(table: Table, number: int, bot: str) -> None:
    """Let a bot sit down on an open seat, under a name of its own."""
    seat = table.seats[number]
    seat.bot = checked_bot(bot)
    seat.name = new_name(table, number)
    table.emit(events.BOT_SITS, number, seat.name, bot)


def clear(table: Table, who: Holder, number: int) -> None:
    """Open a seat: its holder leaves, or the host takes it away; the old secret cannot act for it any more."""
    seat = table.seat(number)
    if seat.holder != who.id:
        table.demand_host(who)
    if seat.kind == "open":
        raise Refused(say("refused-seat-open", {"seat": number}))
    willing = seat.holder in ("", who.id)
    if seat.kind == "bot":
        table.emit(events.BOT_LEAVES, number, seat.name, seat.bot)
    else:
        table.emit(events.LEFT if willing else events.SENT_AWAY, number, seat.name)
    vacate(table, number, willing)


def vacate(table: Table, number: int, willing: bool) -> None:
    """Take a seat from whoever holds it.

    Who leaves willingly may look on, others without a seat open the table no more.
    """
    holder = table.seats[number].holder
    tenure.leaves(table, number, willing)
    table.seats[number] = Seat()
    table.proposal = None
    stays = {holder if willing else "", table.host, *[other.holder for other in table.seats]}
    table.holders = [known for known in table.holders if known.id != holder or known.id in stays]
    table.step.holders = True


def remove_spectators(table: Table, who: Holder) -> None:
    """Send all away who only look on: their secrets, and the links by which they came, open nothing any more."""
    table.demand_host(who)
    gone = [holder.id for holder in table.spectators]
    if not gone:
        raise Refused(say("refused-no-spectators"))
    table.holders = [known for known in table.holders if known.id not in gone]
    table.step.holders = True
    table.invitations = [known for known in table.invitations if known.seat != SPECTATORS]
    table.emit(events.SPECTATORS_REMOVED, SPECTATORS)


def ready(table: Table, who: Holder, number: int, yes: bool) -> None:
    """Say that the game may begin as far as this seat is concerned, or may not."""
    seat = table.own(who, number)
    if table.phase != OPEN:
        raise Refused(say("refused-begun"))
    seat.ready = yes
    table.emit(events.READY if yes else events.NOT_READY, number)
