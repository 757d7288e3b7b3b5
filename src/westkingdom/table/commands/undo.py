"""Taking decisions back: one's own up to the last seal, anything with the consent of all people or for practice."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import Message, say
from westkingdom.library.seal import sealed
from westkingdom.table import events
from westkingdom.table.commands.playing import moved
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder, Seat
from westkingdom.table.shown.past import OtherRules, Past
from westkingdom.table.storage.entry import Data, LogEntry
from westkingdom.table.table import OVER, PLAYING, Proposal, Table
from westkingdom.table.tenure import witnesses

_PATIENCE: Final = 10_000
"""After so many milliseconds, times the square of how often it was refused, a seat may ask again to go back."""


def undo(table: Table, who: Holder, number: int, steps: int | None, past: Past) -> Data:
    """Take decisions back at once, if nothing came to light and nobody else has decided since."""
    table.own(who, number)
    taken = _last_decisions(table, number, steps, past)
    if not table.practice:
        for entry in taken:
            _demand_unsealed(table, entry, number, past)
    return _go_back(table, number, taken[-1].parent, len(taken), past)


def _last_decisions(table: Table, number: int, steps: int | None, past: Past) -> list[LogEntry]:
    """The decisions to take back, newest first: so many, or up to the last one of this seat."""
    if table.phase != PLAYING and not (table.practice and table.phase == OVER):
        raise Refused(say("refused-not-playing"))
    taken: list[LogEntry] = []
    for entry in past.line(table.tip):
        taken.append(entry)
        if len(taken) == steps or (steps is None and entry.seat == number):
            return taken
    raise Refused(say("refused-nothing-to-undo"))


def _demand_unsealed(table: Table, entry: LogEntry, number: int, past: Past) -> None:
    """Refuse to take back what another seat did, and what brought something to light; the end of a turn is no seal."""
    if entry.seat != number:
        raise Refused(say("refused-undo-other", {"seat": entry.seat}))
    if entry.revision not in table.seals:
        try:
            before = past.game(entry.parent)
        except OtherRules:
            raise Refused(say("refused-other-rules")) from None
        table.seals[entry.revision] = sealed(before, entry.data["option"])
    if table.seals[entry.revision]:
        raise Refused(say("refused-undo-sealed"))


def reach(table: Table, number: int, past: Past) -> tuple[int | None, Message | None]:
    """How many decisions a seat could take back at once, None if any number, and why it ends there."""
    if table.practice:
        return (None, None) if _decided(number, table, past) else (0, say("refused-nothing-to-undo"))
    if table.phase != PLAYING:
        return 0, say("refused-not-playing")
    steps = 0
    for entry in past.line(table.tip):
        try:
            _demand_unsealed(table, entry, number, past)
        except Refused as refusal:
            return steps, refusal.message if _decided(number, table, past) else say("refused-nothing-to-undo")
        steps += 1
    return steps, say("refused-nothing-to-undo")


def _decided(number: int, table: Table, past: Past) -> bool:
    """Has a seat decided anything that stands?"""
    return any(entry.seat == number for entry in past.line(table.tip))


def _go_back(table: Table, number: int, to: int, steps: int, past: Past) -> Data:
    """Make the game what it was after an earlier revision."""
    try:
        game = past.game(to)
    except OtherRules:
        raise Refused(say("refused-other-rules")) from None
    moved(table, game, snapshot=True)
    table.tip = to
    table.phase = PLAYING
    table.proposal = None
    table.emit(events.UNDONE, number, steps)
    return {"to": to, "steps": steps}


def ask_undo(table: Table, who: Holder, number: int, steps: int | None, past: Past, now: int) -> Data:
    """Ask all people to go back beyond a seal; the seats of the one who asks agree."""
    _demand_patience(table.own(who, number), now)
    taken = _last_decisions(table, number, steps, past)
    first, last = taken[-1].revision, taken[0].revision
    here = {holder.hash for holder in table.holders if table.held(holder)}
    if not witnesses(table, first, last) <= here:
        raise Refused(say("refused-undo-gone"))
    agreed = table.held(who)
    table.proposal = Proposal(number, taken[-1].parent, len(taken), agreed, first, last, [who.hash])
    table.emit(events.UNDO_ASKED, number, len(taken))
    return _settle(table, past)


def _demand_patience(seat: Seat, now: int) -> None:
    """Refuse to ask again soon after the others refused: each refusal makes the time longer."""
    wait = _PATIENCE * seat.refusals**2
    left = min(wait, seat.refused + wait - now)
    if left > 0:
        raise Refused(say("refused-undo-wait", {"n": -(-left // 1000)}))


def answer_undo(table: Table, who: Holder, yes: bool, past: Past, now: int) -> Data:
    """Agree to what somebody asked for, for all seats of the one who agrees; or refuse, which ends it."""
    mine = table.held(who)
    if table.proposal is None or not mine:
        raise Refused(say("refused-nothing-asked"))
    if not yes:
        table.emit(events.UNDO_REFUSED, mine[0])
        asking = table.seats[table.proposal.seat]
        asking.refusals, asking.refused = asking.refusals + 1, now
        table.proposal = None
        return {}
    table.proposal.agreed = sorted({*table.proposal.agreed, *mine})
    table.proposal.consent = sorted({*table.proposal.consent, who.hash})
    table.emit(events.UNDO_AGREED, mine[0])
    return _settle(table, past)


def _settle(table: Table, past: Past) -> Data:
    """Go back if everybody who must agree has agreed."""
    asked = table.proposal
    if asked is None or not witnesses(table, asked.first, asked.last) <= {*asked.consent}:
        return {}
    table.seats[asked.seat].refusals = 0
    return _go_back(table, NOBODY, asked.to, asked.steps, past)
