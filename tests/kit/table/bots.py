"""Bots that misbehave, for workers in tests; they are named by what a worker is told to run."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping
from typing import Any


def last_option(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Choose the last option."""
    return options[-1]


def only_the_view(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Choose the first option, and fail if anything but the own view was given."""
    asked: Any = view["asked"]
    assert asked["seat"] == view["seat"]
    assert asked["options"] == options
    return options[0]


def failing(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Fail."""
    raise RuntimeError("no idea")


def late(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Think for ever."""
    time.sleep(600)
    return options[0]


def dying(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """End the whole process."""
    os._exit(3)


def told_to_end(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Hear what the group of the server hears when it is told to end."""
    for how in (signal.SIGINT, signal.SIGTERM):
        os.kill(os.getpid(), how)
    return options[-1]


def cheating(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Choose what is not offered."""
    return max(options) + 1


def greedy_for_memory(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Want more memory than a worker has."""
    return len(bytearray(1 << 40))


def first_option_slowly(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Choose the first option, but take a moment, so that a game lasts."""
    time.sleep(0.02)
    return options[0]
