"""A finger, or a mouse, as the browser itself hears of it: nothing waits, scrolls or aims again between down and up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.kit.web.browser import Visitor
from tests.kit.web.playing import Data

FINGER: Final = (Path(__file__).parent / "touching.js").read_text(encoding="utf-8")
TOUCH: Final[Data] = {"has_touch": True, "is_mobile": True, "reduced_motion": "no-preference"}
"""What a browser has that is touched; things move in it as they do for most people."""


class Hand:
    """Presses at points of the page: a finger by touch events, or a mouse."""

    def __init__(self, visitor: Visitor, *, mouse: bool = False) -> None:
        self._page = visitor.page
        self._mouse: Final = mouse
        self._line = visitor.page.context.new_cdp_session(visitor.page)

    def down(self, x: float, y: float) -> None:
        """Come down at a point."""
        if self._mouse:
            self._page.mouse.move(x, y)
            self._page.mouse.down()
        else:
            self._line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def up(self) -> None:
        """Be lifted."""
        if self._mouse:
            self._page.mouse.up()
        else:
            self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def away(self) -> None:
        """Be lifted elsewhere, so that nothing is chosen."""
        if self._mouse:
            self._page.mouse.move(1, 1)
            self._page.mouse.up()
        else:
            self._line.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})


def play_by_hand(visitor: Visitor, hand: Hand, most: int = 10_000) -> int:
    """Choose what is offered, to the end or so often; nothing moves under the hand, and each press is taken."""
    pressed = 0
    while pressed < most:
        found: Data = visitor.page.evaluate("() => window.finger.follow()")
        if found.get("over"):
            break
        assert "point" in found, (pressed, found, visitor.page.inner_text("body")[:400])
        hand.down(*found["point"])
        held: Data = visitor.page.evaluate("() => window.finger.rests()")
        if not held["hit"]:
            visitor.page.evaluate("() => window.finger.missed()")
            hand.away()
            continue
        assert held["moved"] == [], (pressed, found["text"], held["moved"])
        hand.up()
        pressed += 1
    return pressed
