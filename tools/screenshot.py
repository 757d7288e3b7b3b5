"""Draw the pictures of the text table that the README shows.

python tools/screenshot.py > docs/screens/terminal.svg
python tools/screenshot.py gates-of-gold keeper-of-keys > docs/screens/boxes.svg
"""

from __future__ import annotations

import io
import re
import sys

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import westkingdom as wk
from westkingdom.bots import BOTS
from westkingdom.terminal.screen import InputEnded, RichScreen
from westkingdom.terminal.session import Seat, Session
from westkingdom.viscounts.game import Viscounts

NAMES = ["Ann", "Bob", "Cleo"]
SEED = 11
ANSWERS = 34
WIDTH = 132


class Camera(RichScreen):
    """A screen that always answers with the first choice, and keeps only what was shown since the last answer."""

    def __init__(self) -> None:
        super().__init__(NAMES, Console(highlight=False, record=True, width=WIDTH, file=io.StringIO()))
        self.answers = 0
        self.closed = False

    def line(self, text: str) -> None:
        if not self.closed:
            super().line(text)

    def clear(self) -> None:
        """There is nothing to hide."""

    def ask(self, prompt: str) -> str:
        self.answers += 1
        # The last page is the picture: a whole table and a decision.
        text = self.console.export_text(clear=False)
        if self.answers >= ANSWERS and "Which card do you play?" in text and "The board" in text:
            self.closed = True
            raise InputEnded
        self.console.export_text(clear=True)
        return "1"


def picture(boxes: list[str]) -> str:
    """Play a little and draw what Ann sees then, without any font from elsewhere."""
    game = wk.new_game("viscounts", seats=len(NAMES), expansions=boxes, seed=SEED)
    assert isinstance(game, Viscounts)
    seats = [Seat(NAMES[0]), *[Seat(name, "random", BOTS["random"](i)) for i, name in enumerate(NAMES[1:])]]
    camera = Camera()
    Session(game, seats, camera).run()
    style = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    style = style.replace("font-family: Fira Code, monospace", "font-family: monospace")
    return camera.console.export_svg(title="westkingdom play", code_format=style)


if __name__ == "__main__":
    print(picture(sys.argv[1:]))
