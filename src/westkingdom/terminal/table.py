"""The table of the text table: a client of the tables, for everybody who sits at this screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from westkingdom.bots import Bot
from westkingdom.bots.levels import bot_of, known_bots
from westkingdom.engine.chance import stream_key
from westkingdom.engine.errors import BadOptions
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game
from westkingdom.library.files import read_table, write_table
from westkingdom.speech.bots import drawn
from westkingdom.table import By, MemoryStorage, Tables
from westkingdom.table.bots.attending import Question
from westkingdom.table.event_data import event_of
from westkingdom.table.events import BOT_HELPED, BOT_STUMBLED

Player = tuple[str, str]
"""What somebody is called, and the bot that plays, or nothing for a person."""
_ABOUT_THE_TABLE: Final = "table-"
_TOLD: Final = (BOT_STUMBLED.key, BOT_HELPED.key)
"""What is told of the table around the game; the rest is seen at this screen anyhow."""


class TextTable:
    """One table in memory, whose people all sit here; bots decide when they are asked to, in this process.

    Whoever plays alone does so for practice, as in the browser: going back disturbs nobody.
    """

    def __init__(self, game: Game, players: Sequence[Player], make_bot: Callable[[str, int], Bot] = bot_of) -> None:
        self.players: Final = players
        self.people: Final = [seat for seat, (_, bot) in enumerate(players) if not bot]
        self._luck: Final = game.settings.seed + game.decisions
        self._make_bot: Final = make_bot
        self._bots: Final[dict[tuple[int, str], Bot]] = {}
        self._tables: Final = Tables(MemoryStorage())
        names, bots = [name for name, _ in players], [bot for _, bot in players]
        given = self._tables.adopt(game, names=names, bots=bots, practice=len(self.people) == 1)
        self._by: Final = By(given.table, given.token)
        self.revision = given.revision
        self._lines: Final[dict[int | None, Line]] = {}

    def close(self) -> None:
        """Forget everything."""
        self._tables.close()

    # --- doing

    def play(self, seat: int, option: int) -> None:
        """Play an option for a person."""
        self.revision = self._tables.play(self._action(), seat, option).revision

    def let_bot_decide(self) -> None:
        """Let the bot that is asked play."""
        done = self._tables.let_bot_decide(self._by, self._choose)
        if done is not None:
            self.revision = done.revision

    def undo(self, seat: int) -> None:
        """Take the last decision of a person back, or raise Refused."""
        self.revision = self._tables.undo(self._action(), seat).revision

    def _choose(self, question: Question) -> int | None:
        """Let a bot choose; whatever it does wrong, the table goes on."""
        seat, name = question.seat, question.bot
        try:
            bot = self._bots.get((seat, name)) or self._make_bot(name, stream_key(self._luck, f"seat {seat}"))
            self._bots[seat, name] = bot
            return bot.choose(question.sight).option
        except Exception:  # noqa: BLE001  (a simpler one is asked instead, and that is said)
            return None

    def _action(self) -> By:
        return By(self._by.table, self._by.token, self.revision, f"at {self.revision}")

    # --- looking

    def known(self, seat: int | None) -> Game:
        """The game as a person may know it, or, for nobody, a spectator; what they cannot know is dealt in some way."""
        return self._tables.known(self._by, seat)[0]

    def events(self, seat: int | None, after: int = 0) -> list[Event]:
        """What a person was told after a revision, without what was taken back."""
        line = self._lines.setdefault(seat, Line())
        while entries := self._tables.history(self._by, seat, after=line.upto):
            for entry in entries:
                line.add(entry)
        return line.after(after)

    def brought_to_light(self, seat: int) -> list[str]:
        """What the last decision of a person brought to light: parts of views."""
        return self._tables.brought_to_light(self._by, seat)

    def save(self, path: Path) -> None:
        """Write the whole table to a file, or raise OSError."""
        write_table(path, self._tables.save(self._by))


class Line:
    """What one viewer was told by the decisions that led to the game as it is now."""

    def __init__(self) -> None:
        self.upto = 0
        self._told: list[tuple[int, list[Event]]] = []

    def add(self, entry: dict[str, Any]) -> None:
        """Add a change of the table; one that goes back drops what came after the moment it leads to."""
        self.upto = entry["revision"]
        if "to" in entry:
            self._told = [(revision, events) for revision, events in self._told if revision <= entry["to"]]
        events = [event_of(event) for event in entry["events"] if _is_told(event["key"])]
        self._told.append((self.upto, events))

    def after(self, revision: int) -> list[Event]:
        """What was told after a revision."""
        return [event for made, events in self._told if made > revision for event in events]


def _is_told(key: str) -> bool:
    """Is an event told at this screen?"""
    return not key.startswith(_ABOUT_THE_TABLE) or key in _TOLD


def load_table(path: Path) -> tuple[Game, list[Player]]:
    """Bring a game back from a file, with who plays it."""
    saved = read_table(path)
    for bot in saved.bots:
        if bot:
            demand_bot(bot)
    return saved.game, with_names(saved.game, list(zip(saved.names, saved.bots, strict=True)))


def with_names(game: Game, players: Sequence[Player]) -> list[Player]:
    """Give a name to every bot that has none, or that is called like what it is, as in older files."""
    named = list(players)
    for seat, (name, bot) in enumerate(players):
        if bot and name in ("", *known_bots()):
            others = [other for other, _ in named]
            named[seat] = (drawn(others, stream_key(game.settings.seed, f"name of {seat}")), bot)
    return named


def demand_bot(name: str) -> None:
    """Refuse a bot that is not there."""
    if name not in known_bots():
        raise BadOptions(f"There is no bot {name!r}; the bots are {', '.join(known_bots())}.")
