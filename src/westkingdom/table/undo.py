"""Taking decisions back: one's own up to the last seal, anything with the consent of all people or for practice."""

from __future__ import annotations

from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import Message, say
from westkingdom.seal import revealed
from westkingdom.table.entry import Data, Entry
from westkingdom.table.past import OtherRules, Past
from westkingdom.table.playing import moved
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder
from westkingdom.table.table import OVER, PLAYING, Proposal, Table


def undo(table: Table, who: Holder, number: int, steps: int | None, past: Past) -> Data:
    """Take decisions back at once, if nothing came to light and nobody else has decided since."""
    table.own(who, number)
    taken = last_decisions(table, number, steps, past)
    if not table.practice:
        for entry in taken:
            demand_unsealed(table, entry, number, past)
    return go_back(table, number, taken[-1].parent, len(taken), past)


def last_decisions(table: Table, number: int, steps: int | None, past: Past) -> list[Entry]:
    """The decisions to take back, newest first: so many, or up to the last one of this seat."""
    if table.phase != PLAYING and not (table.practice and table.phase == OVER):
        raise Refused(say("refused-not-playing"))
    taken: list[Entry] = []
    for entry in past.line(table.tip):
        taken.append(entry)
        if len(taken) == steps or (steps is None and entry.seat == number):
            return taken
    raise Refused(say("refused-nothing-to-undo"))


def demand_unsealed(table: Table, entry: Entry, number: int, past: Past) -> None:
    """Refuse to take back what another seat did, and what brought something to light; the end of a turn is no seal."""
    if entry.seat != number:
        raise Refused(say("refused-undo-other", {"seat": entry.seat}))
    try:
        before = past.game(entry.parent)
    except OtherRules:
        raise Refused(say("refused-other-rules")) from None
    if revealed(before, entry.data["option"]):
        raise Refused(say("refused-undo-sealed"))


def reach(table: Table, number: int, past: Past) -> tuple[int | None, Message | None]:
    """How many decisions a seat could take back at once, None if any number, and why it ends there."""
    if table.practice:
        return (None, None) if decided(number, table, past) else (0, say("refused-nothing-to-undo"))
    if table.phase != PLAYING:
        return 0, say("refused-not-playing")
    steps = 0
    for entry in past.line(table.tip):
        try:
            demand_unsealed(table, entry, number, past)
        except Refused as refusal:
            return steps, refusal.message if decided(number, table, past) else say("refused-nothing-to-undo")
        steps += 1
    return steps, say("refused-nothing-to-undo")


def decided(number: int, table: Table, past: Past) -> bool:
    """Has a seat decided anything that stands?"""
    return any(entry.seat == number for entry in past.line(table.tip))


def go_back(table: Table, number: int, to: int, steps: int, past: Past) -> Data:
    """Make the game what it was after an earlier revision."""
    try:
        game = past.game(to)
    except OtherRules:
        raise Refused(say("refused-other-rules")) from None
    moved(table, game, snapshot=True)
    table.tip = to
    table.phase = PLAYING
    table.proposal = None
    table.emit("table-undone", number, {"n": steps})
    return {"to": to, "steps": steps}


def ask_undo(table: Table, who: Holder, number: int, steps: int | None, past: Past) -> Data:
    """Ask all people to go back beyond a seal; the seats of the one who asks agree."""
    table.own(who, number)
    taken = last_decisions(table, number, steps, past)
    table.proposal = Proposal(number, taken[-1].parent, len(taken), table.held(who))
    table.emit("table-undo-asked", number, {"n": len(taken)})
    return settle(table, past)


def answer_undo(table: Table, who: Holder, yes: bool, past: Past) -> Data:
    """Agree to what somebody asked for, for all seats of the one who agrees; or refuse, which ends it."""
    mine = table.held(who)
    if table.proposal is None or not mine:
        raise Refused(say("refused-nothing-asked"))
    if not yes:
        table.emit("table-undo-refused", mine[0])
        table.proposal = None
        return {}
    table.proposal.agreed = sorted({*table.proposal.agreed, *mine})
    table.emit("table-undo-agreed", mine[0])
    return settle(table, past)


def settle(table: Table, past: Past) -> Data:
    """Go back if all people have agreed."""
    asked = table.proposal
    people = {number for number, seat in enumerate(table.seats) if seat.asks_person}
    if asked is None or not people <= {*asked.agreed}:
        return {}
    return go_back(table, NOBODY, asked.to, asked.steps, past)
