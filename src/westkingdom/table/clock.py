"""Clocks: how long each seat has thought. Running out costs nothing, unless the table wants a bot to take over.

Nothing here knows the time; it is passed in as an instant. Within one process time is measured by a clock that never
jumps. What another process began is measured by the time of day, which may have been set meanwhile: such a difference
is never negative, and costs nobody more than an hour.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from westkingdom.engine.words import say
from westkingdom.table.refusal import Refused

_NOTHING: Final = "nothing"
BOT: Final = "bot"
_MOST_ACROSS: Final = 60 * 60 * 1000
"""What thinking costs at most, in milliseconds, if it began in another process, or before this one was started."""


@dataclass(frozen=True)
class Instant:
    """A moment, in milliseconds: by the time of day, and by a clock of one process that never jumps."""

    wall: int
    steady: int
    process: str

    def after(self, earlier: Instant) -> int:
        """How much later this is, as far as can be known."""
        if earlier.process == self.process:
            return max(0, self.steady - earlier.steady)
        return max(0, self.wall - earlier.wall)


@dataclass
class Clock:
    """The clocks of all seats."""

    seconds: int
    """What each seat has for the whole game."""
    bonus: int = 0
    """Seconds that are added for each decision made."""
    afterwards: str = _NOTHING
    """What happens when the time of a seat is over: nothing, or a bot may take the seat."""
    left: list[int] = field(default_factory=list)
    """By seat, in milliseconds; below zero is late."""
    since: int = 0
    """When the seat that is asked began to think, by the time of day."""
    steady: int = 0
    """The same by the clock of the process that noted it."""
    process: str = ""

    def begin(self, seats: int, now: Instant) -> None:
        """Start the clocks."""
        self.left = [self.seconds * 1000] * seats
        self.restart(now)

    def restart(self, now: Instant) -> None:
        """From now on it is thought."""
        self.since, self.steady, self.process = now.wall, now.steady, now.process

    def thought(self, now: Instant) -> int:
        """How long the seat that is asked has thought so far."""
        spent = now.after(Instant(self.since, self.steady, self.process))
        return spent if self.process == now.process else min(spent, _MOST_ACROSS)

    def spend(self, seat: int, now: Instant) -> None:
        """Count the time that a seat has thought."""
        self.left[seat] -= self.thought(now)
        self.restart(now)

    def decided(self, seat: int) -> None:
        """Add what a decision brings."""
        self.left[seat] += self.bonus * 1000

    def remaining(self, seat: int, running: int | None, now: Instant) -> int:
        """What a seat has left; the time of the one that is asked runs."""
        return self.left[seat] - (self.thought(now) if seat == running else 0)

    def data(self, running: int | None, now: Instant) -> dict[str, Any]:
        """Show the clocks."""
        return {
            "seconds": self.seconds,
            "bonus": self.bonus,
            "afterwards": self.afterwards,
            "left": [self.remaining(seat, running, now) for seat in range(len(self.left))],
            "running": running,
        }


def new_clock(seconds: int, bonus: int = 0, afterwards: str = _NOTHING) -> Clock:
    """Make clocks for a table, or refuse what makes no sense."""
    if not 1 <= seconds <= 10_000_000 or not 0 <= bonus <= 86_400 or afterwards not in (_NOTHING, BOT):
        raise Refused(say("refused-clock"))
    return Clock(seconds, bonus, afterwards)
