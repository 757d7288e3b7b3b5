"""The bots' own luck: a small fast generator, so that a bot never draws from the stream of the game it plays.

It is Marsaglia's multiply-with-carry with 30-bit digits: every product stays below 2^60, which compiled code computes
without long arithmetic. MULTIPLIER * 2^30 - 1 is a safe prime, so the period is about 2^59.
"""

from __future__ import annotations

from typing import Final

from westkingdom.engine.chance import BOTS, stream_key

BITS: Final = 30
DIGIT: Final = (1 << 30) - 1
MULTIPLIER: Final = 998578647


def luck(seed: int) -> int:
    """The first state of the stream that belongs to a seed."""
    return stream_key(seed, BOTS) + 1


def next_luck(state: int) -> int:
    """The state after a state."""
    return (state & DIGIT) * MULTIPLIER + (state >> BITS)


def index(state: int, n: int) -> int:
    """A number from 0 to n - 1, each with the same chance."""
    return ((state & DIGIT) * n) >> BITS
