"""Who plays, as named on the command line: people, and bots by their names."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadOptions
from westkingdom.engine.words import say
from westkingdom.speech.language import ENGLISH, language
from westkingdom.terminal.table import Player, demand_bot

_LONGEST_NAME: Final = 20


def who_plays(
    seats: int | None,
    bots: str | None,
    players: str | None,
    least: int = 2,
    code: str = ENGLISH,
) -> list[Player]:
    """Name everybody but a solo opponent; unasked, so many as are needed at least. A bot is given its name later."""
    if players is not None:
        if bots is not None:
            raise BadOptions("Use --players or --bots, not both; --players names bots as bot:apprentice.")
        wanted = [_named(name.strip()) for name in players.split(",")]
        if seats is not None and seats != len(wanted):
            raise BadOptions(f"--players names {len(wanted)} players, but --seats asks for {seats}.")
    else:
        machines = [name.strip() for name in bots.split(",")] if bots is not None else []
        total = seats if seats is not None else max(least, len(machines) + 1)
        if len(machines) > total:
            raise BadOptions(f"There are {len(machines)} bots, but only {total} seats.")
        people = [(language(code).text(say("ui-player-name", {"n": i + 1})), "") for i in range(total - len(machines))]
        wanted = people + [_named(f"bot:{bot}") for bot in machines]
    names = [name for name, bot in wanted if not bot]
    if len(set(names)) < len(names):
        raise BadOptions("Every player needs a name of their own.")
    return wanted


def _named(name: str) -> Player:
    """Read one name of --players: a person's, or bot:LEVEL."""
    if name.startswith("bot:"):
        bot = name.removeprefix("bot:").strip()
        demand_bot(bot)
        return "", bot
    if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
        raise BadOptions(f"A player's name has 1 to {_LONGEST_NAME} letters, not {name!r}.")
    return name, ""
