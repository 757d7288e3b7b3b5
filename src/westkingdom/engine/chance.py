"""Chance: a keyed stream, so that seed and count give the same draw for ever and past draws betray no future one."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

SET_UP: Final = "set-up"
DRAWS: Final = "draws"
BOTS: Final = "bots"


def stream_key(seed: int, stream: str) -> int:
    """Derive the key of one named stream from a seed."""
    return int.from_bytes(blake2b(f"{stream}:{seed}".encode(), digest_size=7).digest(), "big")


def number(key: int, count: int) -> int:
    """Give draw number `count` of a stream: an integer of 512 random bits."""
    return int.from_bytes(blake2b(b"%d:%d" % (key, count)).digest(), "big")


def shuffle_with(bits: int, cards: list[int]) -> None:
    """Put the cards in the order that the random bits name (Fisher and Yates)."""
    for i in range(len(cards) - 1, 0, -1):
        j = bits % (i + 1)
        bits //= i + 1
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


# Quick luck, for search and bots, where speed matters and nobody guesses: Marsaglia's multiply-with-carry with 30-bit
# digits. Every product stays below 2^60, which compiled code computes without long arithmetic; MULTIPLIER * 2^30 - 1 is
# a safe prime, so that the period is about 2^59.
BITS: Final = 30
DIGIT: Final = (1 << 30) - 1
MULTIPLIER: Final = 998578647


def luck(seed: int, stream: str) -> int:
    """Give the first state of quick luck for a named stream of a seed."""
    return stream_key(seed, stream) + 1


def next_luck(state: int) -> int:
    """Give the state after a state."""
    return (state & DIGIT) * MULTIPLIER + (state >> BITS)


def index(state: int, n: int) -> int:
    """Give a number from 0 to n - 1, each with the same chance."""
    return ((state & DIGIT) * n) >> BITS


def quick_shuffle(state: int, cards: list[int]) -> int:
    """Shuffle with quick luck and give the next state."""
    for i in range(len(cards) - 1, 0, -1):
        state = (state & DIGIT) * MULTIPLIER + (state >> BITS)
        j = ((state & DIGIT) * (i + 1)) >> BITS
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    return state
