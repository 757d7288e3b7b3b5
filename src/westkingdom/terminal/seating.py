"""Who sits at the text table: people and bots, as named on the command line or in a saved table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from westkingdom.bots import BOTS, ViewBot
from westkingdom.engine.chance import stream_key
from westkingdom.engine.errors import BadOptions, WestkingdomError
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game
from westkingdom.engine.words import say
from westkingdom.library.files import read_table
from westkingdom.library.replay import replay
from westkingdom.speech.language import ENGLISH, language
from westkingdom.terminal.session import Seat

LONGEST_NAME: Final = 20


def who_plays(
    seats: int | None, bots: str | None, players: str | None, least: int = 2, code: str = ENGLISH
) -> list[tuple[str, str]]:
    """Name everybody but a solo opponent, each with a bot or none; unasked, so many as are needed at least."""
    if players is not None:
        if bots is not None:
            raise BadOptions("Use --players or --bots, not both; --players names bots as bot:random.")
        wanted = [named(name.strip(), i, code) for i, name in enumerate(players.split(","))]
        if seats is not None and seats != len(wanted):
            raise BadOptions(f"--players names {len(wanted)} players, but --seats asks for {seats}.")
    else:
        machines = [name.strip() for name in bots.split(",")] if bots is not None else []
        total = seats if seats is not None else max(least, len(machines) + 1)
        if len(machines) > total:
            raise BadOptions(f"There are {len(machines)} bots, but only {total} seats.")
        people = [(language(code).text(say("ui-player-name", {"n": i + 1})), "") for i in range(total - len(machines))]
        wanted = people + [named(f"bot:{bot}", len(people) + i, code) for i, bot in enumerate(machines)]
    names = [name for name, _ in wanted]
    if len(set(names)) < len(names):
        raise BadOptions("Every player needs a name of their own.")
    return wanted


def named(name: str, seat: int, code: str) -> tuple[str, str]:
    """Read one name of --players: a person's, or bot:NAME."""
    if name.startswith("bot:"):
        bot = name.removeprefix("bot:").strip()
        if bot not in BOTS:
            raise BadOptions(f"There is no bot {bot!r}; the bots are {', '.join(BOTS)}.")
        return language(code).text(say("ui-bot-name", {"n": seat + 1})), bot
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadOptions(f"A player's name has 1 to {LONGEST_NAME} letters, not {name!r}.")
    return name, ""


def take_seats(wanted: Sequence[tuple[str, str]], seed: int) -> list[Seat]:
    """Make the players; every bot has luck of its own."""
    return [
        Seat(name, bot, make_bot(bot, stream_key(seed, f"seat {i}")) if bot else None)
        for i, (name, bot) in enumerate(wanted)
    ]


def make_bot(name: str, seed: int) -> ViewBot:
    """Make a bot by its name."""
    if name not in BOTS:
        raise BadOptions(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    return BOTS[name](seed)


def load_table(path: Path) -> tuple[Game, list[Seat], list[Event]]:
    """Bring a table back, with its chronicle if the history still leads where it led."""
    saved = read_table(path)
    try:
        events = replay(saved.data).events
    except WestkingdomError:
        events = []
    game = saved.game
    seed = game.settings.seed + game.decisions
    return game, take_seats(list(zip(saved.names, saved.bots, strict=True)), seed), events
