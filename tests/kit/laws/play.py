"""Playing at random, the same for ever: choices of our own that no build and no process can change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import westkingdom as wk

G = TypeVar("G", bound=wk.Game)


class Chooser:
    """A small stream of choices of our own, the same for ever: a linear congruential generator."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % n

    def option(self, g: wk.Game) -> int:
        """One of the options that are possible now."""
        actions = g.actions
        return actions[self.below(len(actions))]

    def shuffled(self, things: list[int]) -> list[int]:
        """Give things in another order."""
        out = things[:]
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


def random_play(g: G, seed: int, every: int = 1, chooser: Chooser | None = None) -> Iterator[G]:
    """Play a game to its end at random, stopping at every n-th decision, at the first one, and at the end."""
    chooser = chooser or Chooser(seed)
    while not g.over:
        if g.decisions % every == 0:
            yield g
        g.play(chooser.option(g))
    yield g


def play_on(g: wk.Game, chooser: Chooser, n: int) -> list[int]:
    """Play n options at random, or to the end; give what was played."""
    played = []
    for _ in range(n):
        if g.over:
            break
        played.append(chooser.option(g))
        g.play(played[-1])
    return played
