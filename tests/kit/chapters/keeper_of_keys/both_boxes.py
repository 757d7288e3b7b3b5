"""Games with both boxes, and what is told of them."""

from __future__ import annotations

import westkingdom as wk


def told(events: list[wk.Event], *keys: str) -> list[tuple[str, int]]:
    """The events of these kinds, each with its seat, in order."""
    return [(event.key, event.seat) for event in events if event.key in keys]


SPECIALIZED = "builder-specialized-order-silver"
