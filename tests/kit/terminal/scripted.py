"""Somebody who plays a position at the text table by a script."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import westkingdom as wk
from westkingdom.bots.bot import ByView
from westkingdom.terminal.screen import InputEnded, PlainScreen
from westkingdom.terminal.session import Session
from westkingdom.terminal.table import TextTable


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


@dataclass(frozen=True)
class Played:
    """How a table was left: the true game, what everybody was told, and what may be typed there."""

    game: Any
    events: list[wk.Event]
    commands: list[str]


def play(
    game: wk.Game, *script: str, people: int = 1, save_to: Path | None = None, code: str = "en"
) -> tuple[Played, Scripted]:
    """Let Ann (and Bob) play; every other seat is taken by somebody who always takes the first option."""
    screen = Scripted(list(script))
    names = ["Ann", "Bob", "Cid", "Dan"][: game.settings.seats]
    players = [(name, "" if i < people else "random") for i, name in enumerate(names)]
    with closing(TextTable(game, players, lambda *_: ByView(First()))) as table:
        session = Session(table, screen, save_to, code)
        session.run()
        left = wk.load_game(table._tables.save(table._by)["game"])
        return Played(left, table.events(None), list(session.commands)), screen


def page_after(game: wk.Game, *script: str) -> str:
    """What is shown after this was typed."""
    _, screen = play(game, *script)
    return screen.page(-1)


class First:
    """A bot that takes the first option."""

    def choose(self, view: Mapping[str, object], options: list[int]) -> int:
        return options[0]
