"""Clocks: how long each seat has thought. Running out costs nothing, unless the table wants a bot to take over.

Nothing here knows the time; it is passed in, in milliseconds, and a clock that jumps back counts nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from westkingdom.engine.words import say
from westkingdom.table.refusal import Refused

NOTHING: Final = "nothing"
BOT: Final = "bot"


@dataclass
class Clock:
    """The clocks of all seats."""

    seconds: int
    """What each seat has for the whole game."""
    bonus: int = 0
    """Seconds that are added for each decision made."""
    afterwards: str = NOTHING
    """What happens when the time of a seat is over: nothing, or a bot may take the seat."""
    left: list[int] = field(default_factory=list)
    """By seat, in milliseconds; below zero is late."""
    since: int = 0
    """When the seat that is asked began to think."""

    def begin(self, seats: int, now: int) -> None:
        """Start the clocks."""
        self.left = [self.seconds * 1000] * seats
        self.since = now

    def spend(self, seat: int, now: int) -> None:
        """Count the time that a seat has thought."""
        self.left[seat] -= max(0, now - self.since)
        self.since = now

    def decided(self, seat: int) -> None:
        """Add what a decision brings."""
        self.left[seat] += self.bonus * 1000

    def data(self, running: int | None, now: int) -> dict[str, Any]:
        """Show the clocks; that of the seat which is asked runs."""
        left = self.left[:]
        if running is not None:
            left[running] -= max(0, now - self.since)
        return {
            "seconds": self.seconds,
            "bonus": self.bonus,
            "afterwards": self.afterwards,
            "left": left,
            "running": running,
        }


def new_clock(seconds: int, bonus: int = 0, afterwards: str = NOTHING) -> Clock:
    """Make clocks for a table, or refuse what makes no sense."""
    if not 1 <= seconds <= 10_000_000 or not 0 <= bonus <= 86_400 or afterwards not in (NOTHING, BOT):
        raise Refused(say("refused-clock"))
    return Clock(seconds, bonus, afterwards)
