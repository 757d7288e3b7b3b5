"""Draw the pictures of the text table that the README shows.

python tools/terminal_pictures.py viscounts > docs/screens/terminal.svg
python tools/terminal_pictures.py viscounts BOX... > docs/screens/boxes.svg
python tools/terminal_pictures.py architects BOX > docs/screens/architects.svg
"""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Sequence
from contextlib import closing

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import westkingdom as wk
from westkingdom.terminal.screen import InputEnded, RichScreen
from westkingdom.terminal.session import Session
from westkingdom.terminal.table import TextTable

NAMES = ["Ann", "Bob", "Cleo"]
SEED = 11
WIDTH = 132
MOMENTS = {"viscounts": (34, "Which card do you play?"), "architects": (34, "Where do you place a worker?")}
"""When the picture is taken: after so many answers, at this question of a turn that begins."""


class Camera(RichScreen):
    """A screen that answers at random, and keeps only what was shown since the last answer."""

    def __init__(self, answers: int, question: str) -> None:
        super().__init__(NAMES, Console(highlight=False, record=True, width=WIDTH, file=io.StringIO()))
        self.wait = answers
        self.question = question
        self.luck = random.Random(SEED)
        self.offered = 1
        self.closed = False

    def line(self, text: str) -> None:
        if not self.closed:
            super().line(text)

    def choices(self, rows: Sequence[tuple[str, list[str]]]) -> None:
        self.offered = len(rows)
        super().choices(rows)

    def clear(self) -> None:
        """There is nothing to hide."""

    def ask(self, prompt: str) -> str:
        self.wait -= 1
        # The last page is the picture: a whole table and a decision.
        text = self.console.export_text(clear=False)
        if self.wait <= 0 and self.question in text and "The board" in text:
            self.closed = True
            raise InputEnded
        self.console.export_text(clear=True)
        return str(self.luck.randint(1, self.offered))


def picture(name: str, boxes: list[str]) -> str:
    """Play a little and draw what Ann sees then, without any font from elsewhere."""
    game = wk.new_game(name, seats=len(NAMES), expansions=boxes, seed=SEED)
    camera = Camera(*MOMENTS[name])
    with closing(TextTable(game, [(NAMES[0], ""), *[(name, "random") for name in NAMES[1:]]])) as table:
        Session(table, camera).run()
    style = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    style = style.replace("font-family: Fira Code, monospace", "font-family: monospace")
    return camera.console.export_svg(title=f"westkingdom play {name}", code_format=style)


if __name__ == "__main__":
    print(picture(sys.argv[1], sys.argv[2:]))
