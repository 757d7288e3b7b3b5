"""Who has held which seat while a game goes on: it says who may sit down where, and whose consent going back needs.

People are known here by the hash of their secret, so that nobody is somebody else by leaving and coming back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from westkingdom.engine.words import say
from westkingdom.table.refusal import Refused

if TYPE_CHECKING:
    from westkingdom.table.seat import Holder
    from westkingdom.table.table import Table

STILL: Final = -1


@dataclass
class Tenure:
    """Somebody held a seat after one revision, and before another one if they hold it no more."""

    hash: str
    seat: int
    since: int
    until: int = STILL
    willing: bool = False
    """Whether they left of their own accord."""

    def saw(self, first: int, last: int) -> bool:
        """Did they hold the seat when a decision between these revisions was made?"""
        return self.since < last and (self.until == STILL or self.until > first)


def begins(table: Table) -> None:
    """From now on it counts who holds a seat: a game begins."""
    table.tenures = [
        Tenure(holder.hash, number, table.revision + 1) for holder in table.holders for number in table.held(holder)
    ]


def sits(table: Table, who: Holder, number: int) -> None:
    """Somebody has taken a seat."""
    table.tenures.append(Tenure(who.hash, number, table.revision + 1))


def leaves(table: Table, number: int, willing: bool) -> None:
    """Whoever held a seat holds it no more."""
    for tenure in table.tenures:
        if tenure.seat == number and tenure.until == STILL:
            tenure.until, tenure.willing = table.revision + 1, willing


def demand_one_hand(table: Table, who: Holder, number: int) -> None:
    """Refuse a seat to somebody who has seen another hand of the game, unless nobody else ever held it."""
    if table.practice:
        return
    here = {tenure.hash for tenure in table.tenures if tenure.seat == number}
    elsewhere = any(tenure.hash == who.hash and tenure.seat != number for tenure in table.tenures)
    if elsewhere and here != {who.hash}:
        raise Refused(say("refused-other-hand"))


def witnesses(table: Table, first: int, last: int) -> set[str]:
    """Whose consent it needs to take back the decisions between two revisions, by the hashes of their secrets.

    These are all who hold a seat, and all who held one then. Who left, or let a bot play, of their own accord is not
    asked.
    """
    asked = {seat.holder for seat in table.seats if seat.holder and not (seat.bot and seat.lent)}
    needed = {holder.hash for holder in table.holders if holder.id in asked}
    if table.practice:
        return needed
    sent_away = [one for one in table.tenures if one.until != STILL and not one.willing]
    return needed | {one.hash for one in sent_away if one.saw(first, last)}
