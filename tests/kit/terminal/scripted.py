"""Somebody who plays a position at the text table by a script."""

from __future__ import annotations

from pathlib import Path

import westkingdom as wk
from westkingdom.terminal.screen import InputEnded, PlainScreen
from westkingdom.terminal.session import Seat, Session


class Scripted(PlainScreen):
    """A plain screen on which a script is typed, `=words` for a choice by its words; it keeps what it shows."""

    def __init__(self, script: list[str]) -> None:
        self.script = script
        self.pages: list[list[str]] = [[]]

    def line(self, text: str) -> None:
        self.pages[-1].append(text)

    def ask(self, prompt: str) -> str:
        self.pages[-1].append(prompt)
        if not self.script:
            raise InputEnded
        typed = self.script.pop(0)
        if typed.startswith("="):
            typed = self.number(typed[1:])
        self.pages.append([])
        return typed

    def number(self, wanted: str) -> str:
        """The number of the choice on this page that begins with these words."""
        found = [line.partition(". ")[0] for line in self.pages[-1] if line.partition(". ")[2].startswith(wanted)]
        assert len(found) == 1, f"{wanted}: {self.pages[-1]}"
        return found[0]

    def page(self, i: int) -> str:
        return "\n".join(self.pages[i])


def play(game: wk.Game, *script: str, people: int = 1, save_to: Path | None = None) -> tuple[Session, Scripted]:
    """Let Ann (and Bob) play; every other seat is taken by somebody who always takes the first option."""
    screen = Scripted(list(script))
    names = ["Ann", "Bob", "Cid", "Dan"][: game.settings.seats]
    seats = [Seat(name, "" if i < people else "first", None if i < people else First()) for i, name in enumerate(names)]
    session = Session(game, seats, screen, save_to)
    session.run()
    return session, screen


class First:
    """A bot that takes the first option."""

    def choose(self, view: dict[str, object], options: list[int]) -> int:
        return options[0]
