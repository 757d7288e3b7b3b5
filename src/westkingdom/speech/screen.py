"""What sheets are drawn on: a screen, or paper that keeps what is written on it as plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from westkingdom.engine.words import say
from westkingdom.speech.language import ENGLISH, language, sentence

Rows = Sequence[tuple[str, str]]


class Screen(Protocol):
    """What the table needs of a screen."""

    at_a_glance: bool
    """Whether much can be shown at once, because a reader looks where he likes."""

    def clear(self) -> None:
        """Hide what was shown before, where the screen can do that."""

    def heading(self, text: str) -> None:
        """Begin something new."""

    def line(self, text: str) -> None:
        """Show a sentence."""

    def block(self, title: str, rows: Rows) -> None:
        """Show things with their names."""

    def grid(self, title: str, corner: str, columns: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> None:
        """Show a table with a column per player, read player by player."""

    def sheet(self, title: str, corner: str, columns: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> None:
        """Show a table of numbers with a column per player, read line by line."""

    def choices(self, rows: Sequence[tuple[str, list[str]]]) -> None:
        """Show numbered choices, each with what there is to say about it."""


class PlainText:
    """Plain text, a sentence or a named thing per line; where the lines go is said by who uses it."""

    at_a_glance = False
    code = ENGLISH

    def __init__(self, code: str = ENGLISH) -> None:
        self.code = code

    def named(self, name: str, text: str) -> str:
        """Say a thing with its name."""
        return language(self.code).text(say("ui-named", {"name": name, "text": text}))

    def clear(self) -> None:
        self.line("")

    def heading(self, text: str) -> None:
        self.line("")
        self.line(text)

    def line(self, text: str) -> None:
        raise NotImplementedError

    def block(self, title: str, rows: Rows) -> None:
        self.heading(title)
        for name, text in rows:
            self.line(self.named(name, text) if name else text)

    def grid(self, title: str, corner: str, columns: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> None:
        self.heading(title)
        for i, column in enumerate(columns):
            said = language(self.code).listed([f"{name} {cells[i]}" for name, cells in rows], "semicolon")
            self.line(f"{self.named(column, said)}.")

    def sheet(self, title: str, corner: str, columns: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> None:
        self.heading(title)
        for name, cells in rows:
            said = [f"{column} {cell}" for column, cell in zip(columns, cells, strict=True)]
            self.line(f"{self.named(name, language(self.code).listed(said, 'comma'))}.")

    def choices(self, rows: Sequence[tuple[str, list[str]]]) -> None:
        for number, (label, notes) in enumerate(rows, start=1):
            self.line(f"{number}. {sentence(label)} {' '.join(notes)}".rstrip())


class Paper(PlainText):
    """Keeps what is written on it."""

    def __init__(self, code: str = ENGLISH) -> None:
        super().__init__(code)
        self.lines: list[str] = []

    def line(self, text: str) -> None:
        self.lines.append(text)

    def taken(self) -> list[str]:
        """Take away what was written."""
        lines, self.lines = self.lines, []
        return lines
