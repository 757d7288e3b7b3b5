"""Flipping: which card a solo opponent flips, and what it gains where nothing can be flipped."""

from __future__ import annotations

from westkingdom.engine.words import Message, say
from westkingdom.viscounts.debts import CARD_KINDS, DEBT, DEED, flip_debt, flip_deed
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.part import opponent_of, solo
from westkingdom.viscounts.state import Player, State


def flip(g: State, which: int) -> None:
    """Flip a card of the kind that is named or, where either may be flipped, of the kind that was flipped less.

    [VB-188]
    """
    p = opponent_of(g)
    kind = _kind_to_flip(p, which)
    if kind < 0:
        g.tell(events.NO_FLIP, "VB-188", CARD_KINDS[which])
        g.push(solo(g).facts.instead["flip with nothing to flip"], p.seat)
        return
    if g.log is not None:
        g.tell(events.FLIP_CHOSEN, "VB-188", CARD_KINDS[kind], why=_why_not_the_other(p, which, kind))
    if kind == DEBT:
        flip_debt(g, p.seat)
    else:
        flip_deed(g, p.seat)


def _kind_to_flip(p: Player, which: int) -> int:
    """The kind that is flipped, -1 if none can be: of either the one flipped less, a Debt if equal. [VB-188]"""
    can = [which != DEED and p.debts > 0, which != DEBT and p.deeds > 0]
    if can[DEBT] and can[DEED]:
        return DEED if p.approved < p.paid else DEBT
    return DEBT if can[DEBT] else DEED if can[DEED] else -1


def _why_not_the_other(p: Player, which: int, kind: int) -> list[tuple[Message, Message]]:
    """Say why not the other kind, where either might have been flipped."""
    if which in (DEBT, DEED):
        return []
    other = DEED if kind == DEBT else DEBT
    if (p.debts if other == DEBT else p.deeds) == 0:
        reason = say("why-not-opponent-no-debt" if other == DEBT else "why-not-opponent-no-deed")
    elif p.paid == p.approved:
        reason = say("why-not-flips-equal", {"n": p.paid})
    else:
        reason = say("why-not-flipped-more", {"paid": p.paid, "approved": p.approved})
    return [(say(f"effect-flip-{CARD_KINDS[other]}"), reason)]
