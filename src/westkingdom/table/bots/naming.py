"""Bots as a table has them: which may sit down, what they are called, and the luck with which they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westkingdom.bots.levels import LEVELS, known_bots
from westkingdom.engine.chance import stream_key
from westkingdom.engine.words import say
from westkingdom.speech.bots import drawn
from westkingdom.table.refusal import Refused

if TYPE_CHECKING:
    from westkingdom.table.table import Table

USUAL: Final = "apprentice"
"""The bot that plays where nobody chose one."""
LUCK_BYTES: Final = 7


def checked_bot(name: object) -> str:
    """Give the name of a bot back, or refuse one that is not there."""
    if not isinstance(name, str) or name not in known_bots():
        raise Refused(say("refused-no-bot", {"bots": ", ".join(known_bots())}))
    return name


def simpler(bot: str) -> list[str]:
    """Who decides in place of a bot that cannot: the levels below it, the strongest first."""
    levels = list(LEVELS)
    return levels[: levels.index(bot)][::-1] if bot in LEVELS else []


def _own_luck(table: Table) -> int:
    """The luck of a table; one that was made before tables had any has that of its id."""
    return table.luck or int.from_bytes(table.id.encode(), "big")


def bot_seed(table: Table, seat: int, bot: str) -> int:
    """The seed of the bot that plays a seat: the same at every decision, also after an undo, so that its play repeats.

    It tells nobody anything hidden: the luck of a table is drawn apart from the seed of its game, neither leads to the
    other, and no view, event or file shows it. So two games that a seat cannot tell apart have bots with the same seed,
    and a process that knows the seed of a bot knows no card by it. A bot that knows no turns is made anew for each
    decision, and would choose alike at all of them: its seed goes by the number of the decision, which everybody sees.
    """
    number = "" if bot in LEVELS or table.game is None else f" decision {table.game.decisions}"
    return stream_key(_own_luck(table), f"seat {seat}{number}")


def by_chance(table: Table, seat: int, options: list[int]) -> int:
    """Any option, for a bot that cannot decide."""
    return options[stream_key(_own_luck(table), f"any of {seat} at {table.revision}") % len(options)]


def new_name(table: Table, seat: int) -> str:
    """Draw the name of a bot that sits down, which nobody else at the table has."""
    taken = [other.name for number, other in enumerate(table.seats) if number != seat]
    return drawn(taken, stream_key(_own_luck(table), f"name of {seat} at {table.revision}"))


def name_bots(table: Table) -> None:
    """Give names to bots that are called like what they are, as all were when the table was kept."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "bot" and seat.name in known_bots():
            seat.name = new_name(table, number)
