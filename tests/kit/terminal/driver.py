"""Somebody at the keyboard: answers the text table through standard input, seeing only what was printed."""

from __future__ import annotations

import io
import random
import re
import sys

import pytest

from westkingdom.cli import main

CHOICE = re.compile(r"^ *(\d+)\. \S", re.MULTILINE)
RANGE = re.compile(r"Type a number from 1 to (\d+)")


class Keyboard(io.StringIO):
    """Standard input that looks at the screen before it answers."""

    def __init__(self, screen: io.StringIO, script: list[str], luck: random.Random | None) -> None:
        super().__init__()
        self.screen = screen
        self.script = script
        self.luck = luck
        self.read_to = 0
        self.pages: list[str] = []
        """What was printed before each answer."""
        self.answers: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, *_: object) -> str:  # type: ignore[override]
        page = self.screen.getvalue()[self.read_to :]
        self.read_to += len(page)
        self.pages.append(page)
        answer = self.answer(page)
        if answer is None:
            return ""
        self.answers.append(answer)
        return f"{answer}\n"

    def answer(self, page: str) -> str | None:
        if "Pass the keyboard" in page.splitlines()[-1] or "Pass the keyboard" in page.splitlines()[-2]:
            return ""
        if self.script:
            return self.script.pop(0)
        if self.luck is None:
            return None
        asked = RANGE.search(page)
        numbers = [int(number) for number in CHOICE.findall(page)]
        most = int(asked[1]) if asked else numbers[-1] if numbers else 1
        return str(self.luck.randint(1, most))


def sit_down(
    monkeypatch: pytest.MonkeyPatch, *args: str, script: list[str] | None = None, seed: int | None = None
) -> tuple[str, Keyboard]:
    """Run `westkingdom play`: first the script is typed, then numbers at random, if there is a seed for them."""
    screen = io.StringIO()
    luck = None if seed is None else random.Random(seed)
    keyboard = Keyboard(screen, list(script or []), luck)
    monkeypatch.setattr(sys, "stdin", keyboard)
    monkeypatch.setattr(sys, "stdout", screen)
    main.main(["play", *args], prog_name="westkingdom", standalone_mode=False)
    return screen.getvalue(), keyboard
