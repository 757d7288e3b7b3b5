"""Screens: where the text table is drawn, either as plain text or with rich."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Final, Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from westkingdom.speech.screen import PlainText, Rows
from westkingdom.speech.screen import Screen as Sheet

_SEAT_STYLES: Final = ["bold bright_red", "bold bright_blue", "bold yellow", "bold green"]
"""Colours are a second code only: everything is said in words as well."""


class InputEnded(Exception):
    """There is nobody any more who could answer."""


class Screen(Sheet, Protocol):
    """What the table needs of a screen: that it can be drawn on, and answers."""

    def ask(self, prompt: str) -> str:
        """Ask for a line of input; raises InputEnded when there is none."""


def _read_line(prompt: str) -> str:
    """Read a line; one that comes from a file or a pipe is not seen on the screen, so the line is ended there."""
    if sys.stdin.isatty():
        try:
            return input(prompt)
        except EOFError:
            raise InputEnded from None
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    sys.stdout.write("\n")
    if not line:
        raise InputEnded
    return line.rstrip("\n")


class PlainScreen(PlainText):
    """Plain text on standard output: for screen readers, logs and scripts."""

    def line(self, text: str) -> None:
        sys.stdout.write(f"{text}\n")

    def ask(self, prompt: str) -> str:
        return _read_line(self.named(prompt, ""))


class RichScreen:
    """Tables and colours; colours only repeat what the words say."""

    at_a_glance = True

    def __init__(self, names: Sequence[str], console: Console | None = None) -> None:
        self.console: Final = console or Console(highlight=False)
        self.names: Final = names

    def styled(self, text: str, style: str = "") -> Text:
        """Make the names of the players stand out."""
        out = Text(text, style)
        for seat, name in enumerate(self.names):
            out.highlight_regex(rf"\b{re.escape(name)}\b", _SEAT_STYLES[seat % len(_SEAT_STYLES)])
        return out

    def clear(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # what could be scrolled back to is hidden as well

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(self.styled(text, "bold"))

    def line(self, text: str) -> None:
        self.console.print(self.styled(text))

    def block(self, title: str, rows: Rows) -> None:
        self.console.print(Rule(self.styled(title, "bold"), align="left", style="dim"))
        table = Table.grid(padding=(0, 2), pad_edge=False)
        table.add_column(style="cyan", no_wrap=self.console.width >= 60)
        table.add_column(overflow="fold")
        for name, text in rows:
            table.add_row(Text(name), self.styled(text))
        self.console.print(Padding(table, (0, 0, 0, 1)))

    def grid(self, title: str, corner: str, columns: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> None:
        table = self.table(corner, columns, "left")
        for name, cells in rows:
            table.add_row(Text(name), *[self.styled(cell) for cell in cells])
        self.console.print(Rule(self.styled(title, "bold"), align="left", style="dim"))
        self.console.print(table)

    def sheet(self, title: str, corner: str, columns: Sequence[str], rows: Sequence[tuple[str, list[str]]]) -> None:
        table = self.table(corner, columns, "right")
        for i, (name, cells) in enumerate(rows):
            style = "bold" if i == len(rows) - 1 else ""
            table.add_row(Text(name, style), *[Text(cell, style) for cell in cells])
        self.console.print(Rule(self.styled(title, "bold"), align="left", style="dim"))
        self.console.print(table)

    def table(self, corner: str, columns: Sequence[str], justify: str) -> Table:
        """A table with a column per player."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column(Text(corner), style="cyan")
        for column in columns:
            table.add_column(self.styled(column), justify="right" if justify == "right" else "left", overflow="fold")
        return table

    def choices(self, rows: Sequence[tuple[str, list[str]]]) -> None:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold magenta")
        table.add_column(overflow="fold")
        for number, (label, notes) in enumerate(rows, start=1):
            said = self.styled(label, "bold")
            if notes:
                said.append_text(self.styled("  " + " ".join(notes), "not bold"))
            table.add_row(f"{number}.", said)
        self.console.print(Padding(table, (0, 0, 0, 1)))

    def ask(self, prompt: str) -> str:
        self.console.print(Text(prompt, "bold cyan"))
        return _read_line("> ")
