"""Bots that misbehave, for workers in tests; they are named by what a worker is told to run."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

from westkingdom.bots import Sight
from westkingdom.bots.levels import bot_of


def last_option(name: str, seed: int, sight: Sight) -> int:
    """Choose the last option."""
    return sight.options[-1]


def only_the_sight(name: str, seed: int, sight: Sight) -> int:
    """Choose the first option, and fail if anything but what the own seat may know was given."""
    asked: Any = sight.view["asked"]
    assert asked["seat"] == sight.view["seat"] == sight.seat
    assert asked["options"] == sight.options
    world = sight._world
    assert world.settings.seed == 0
    assert world.history == []
    return sight.options[0]


def failing(name: str, seed: int, sight: Sight) -> int:
    """Fail."""
    raise RuntimeError("no idea")


def only_novice(name: str, seed: int, sight: Sight) -> int:
    """Fail, but as a novice."""
    if name != "novice":
        raise RuntimeError("too hard")
    return bot_of(name, seed).choose(sight).option


def slow_master(name: str, seed: int, sight: Sight) -> int:
    """Choose the first option; a grandmaster thinks for ever."""
    if name == "grandmaster":
        time.sleep(600)
    return sight.options[0]


def late(name: str, seed: int, sight: Sight) -> int:
    """Think for ever."""
    time.sleep(600)
    return sight.options[0]


def dying(name: str, seed: int, sight: Sight) -> int:
    """End the whole process."""
    os._exit(3)


def told_to_end(name: str, seed: int, sight: Sight) -> int:
    """Hear what the group of the server hears when it is told to end."""
    for how in (signal.SIGINT, signal.SIGTERM):
        os.kill(os.getpid(), how)
    return sight.options[-1]


def cheating(name: str, seed: int, sight: Sight) -> int:
    """Choose what is not offered."""
    return max(sight.options) + 1


def greedy_for_memory(name: str, seed: int, sight: Sight) -> int:
    """Want more memory than a worker has."""
    return len(bytearray(1 << 40))


def first_option_slowly(name: str, seed: int, sight: Sight) -> int:
    """Choose the first option, but take a moment, so that a game lasts."""
    time.sleep(0.02)
    return sight.options[0]
