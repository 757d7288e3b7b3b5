"""What is shown of a table, made from the view of a seat and the facts of the box, never from hidden things.

What all games show alike is here; each game draws its own board, players and cards (terminal/<game>/sheets.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

from westkingdom.engine.game import Game
from westkingdom.engine.score import ScoreSheet
from westkingdom.engine.words import Message, say
from westkingdom.speech.screen import Screen
from westkingdom.speech.speaker import Speaker

View = Mapping[str, Any]
Rows = list[tuple[str, str]]
S = TypeVar("S", bound=Speaker)


class Sheets(Generic[S]):
    """Draws the parts of a table on a screen."""

    def __init__(self, screen: Screen, speaker: S) -> None:
        self.screen: Final = screen
        self.speaker: Final = speaker

    def say(self, key: str, **args: int | str | Message | list[Message]) -> str:
        """Say a message as a label."""
        return self.speaker.label(Message(key, dict(args)))

    def none(self) -> str:
        """Say that there is none."""
        return self.speaker.text(say("ui-none"))

    def listed(self, said: Iterable[str], style: str = "comma") -> str:
        """Say several things as a list; nothing without any."""
        return self.speaker.speech.listed(said, style)

    def named(self, key: str, texts: list[str]) -> Rows:
        """Give several texts as rows of one name."""
        return [(self.say(key) if i == 0 else "", text) for i, text in enumerate(texts)]

    # --- what each game adds

    def board(self, view: View) -> None:
        """Show what lies on the table."""
        raise NotImplementedError

    def tracks(self, view: View) -> None:
        """Show what is printed on the board and never changes, for those who ask for the board."""

    def box_blocks(self, view: View) -> list[tuple[str, Rows]]:
        """What the expansion boxes bring to the table: a title and rows for each box."""
        raise NotImplementedError

    def player(self, view: View, p: View, points: int) -> Rows:
        """Say what one player has, thing by thing."""
        raise NotImplementedError

    def mine(self, view: View, game: Game) -> None:
        """Show a seat its own cards."""
        raise NotImplementedError

    def has_own(self, view: View) -> bool:
        """Has a seat cards of its own by now?"""
        return True

    # --- what all games show alike

    def boxes(self, view: View) -> None:
        """Show what the expansion boxes bring to the table."""
        for title, rows in self.box_blocks(view):
            self.screen.block(title, rows)

    def players(self, view: View, points: list[int]) -> None:
        """Show what everybody has, without what nobody has."""
        columns = [self.speaker.player(p["seat"]) for p in view["players"]]
        cells = [self.player(view, p, points[p["seat"]]) for p in view["players"]]
        rows = [(name, [column[i][1] for column in cells]) for i, (name, _) in enumerate(cells[0])]
        rows = [(name, said) for name, said in rows if any(cell != self.none() for cell in said)]
        self.screen.grid(self.say("ui-players"), "", columns, rows)
        self.bots()

    def bots(self) -> None:
        """Say which players are bots, and at which level they play."""
        titled = [self.speaker.titled(seat) for seat, bot in enumerate(self.speaker.bots) if bot]
        if titled:
            self.screen.line(self.speaker.sentence(say("ui-bots", {"parts": self.speaker.speech.listed(titled)})))

    def scores(self, sheets: list[ScoreSheet]) -> None:
        """Show the score sheets line by line."""
        columns = [self.speaker.player(sheet.seat) for sheet in sheets]
        rows: list[tuple[str, list[str]]] = []
        for i, (line, _) in enumerate(sheets[0].lines):
            rows.append((self.say(f"score-{line.replace('_', '-')}"), [str(sheet.lines[i][1]) for sheet in sheets]))
        rows.append((self.say("score-total"), [str(sheet.total) for sheet in sheets]))
        self.screen.sheet(self.say("ui-final"), self.say("ui-line"), columns, rows)
        self.bots()
