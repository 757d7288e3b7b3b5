"""Chance: a keyed stream, so that seed and count give the same draw for ever and past draws betray no future one."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

SET_UP: Final = "set-up"
DRAWS: Final = "draws"
BOTS: Final = "bots"

SEED_BYTES: Final = 18
"""A secret seed is made of so many random bytes."""
WIDE: Final = 1 << 64
"""Seeds from here on have wide keys. Smaller ones keep the keys that they always had, and so their games."""
_KEY_BYTES: Final = 7
_WIDE_KEY_BYTES: Final = 16


def stream_key(seed: int, stream: str) -> int:
    """Derive the key of one named stream from a seed."""
    size = _KEY_BYTES if seed < WIDE else _WIDE_KEY_BYTES
    return int.from_bytes(blake2b(f"{stream}:{seed}".encode(), digest_size=size).digest(), "big")


def wide_seed(random: bytes) -> int:
    """Make a seed of random bytes."""
    return int.from_bytes(random, "big")


def number(key: int, count: int) -> int:
    """Give draw number `count` of a stream: an integer of 512 random bits."""
    return int.from_bytes(blake2b(b"%d:%d" % (key, count)).digest(), "big")


_DIGIT: Final = 1 << 30
"""Below it a number is a single digit of Python's long integers, which are quickly divided by one."""


def shuffle_with(bits: int, cards: list[int]) -> None:
    """Put the cards in the order that the random bits name (Fisher and Yates).

    Each place takes its share of the bits, `bits % left`; as many shares as fit into a digit are taken off at once.
    """
    left = len(cards)
    while left > 1:
        shares = left
        after = left - 1
        while after > 1 and shares * after < _DIGIT:
            shares *= after
            after -= 1
        digit = bits % shares
        bits //= shares
        while left > after:
            i = digit % left
            digit //= left
            left -= 1
            card = cards[left]
            cards[left] = cards[i]
            cards[i] = card


# Quick luck, for search and bots, where speed matters and nobody guesses: Lehmer's generator modulo the greatest prime
# below 2^30, with a multiplier of full period (L'Ecuyer 1999). Both stay below 2^30, which compiled code multiplies
# without long arithmetic.
PRIME: Final = 1073741789
MULTIPLIER: Final = 771645345
_HALF: Final = 13
"""The upper bits of a state, which are as good as the whole of it for piles of this size."""


def luck(seed: int, stream: str) -> int:
    """Give the first state of quick luck for a named stream of a seed."""
    return luck_of(stream_key(seed, stream))


def luck_of(key: int) -> int:
    """Give the first state of quick luck for the key of a stream."""
    return key % (PRIME - 1) + 1


def next_luck(state: int) -> int:
    """Give the state after a state."""
    return state * MULTIPLIER % PRIME


def index(state: int, n: int) -> int:
    """Give a number from 0 to n - 1, each with the same chance."""
    return state % n


def quick_shuffle(state: int, cards: list[int]) -> int:
    """Shuffle with quick luck and give the next state; one state serves two cards."""
    i = len(cards)
    while i > 2:
        state = state * MULTIPLIER % PRIME
        j = state % i
        i -= 1
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        j = (state >> _HALF) % i
        i -= 1
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    if i == 2:
        state = state * MULTIPLIER % PRIME
        j = state % 2
        card = cards[1]
        cards[1] = cards[j]
        cards[j] = card
    return state
