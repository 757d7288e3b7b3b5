"""Luck that repeats: every test is dealt the same games, whatever ran before it. Secrets stay secret."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from pathlib import Path
from typing import Final

from westkingdom.engine.chance import SEED_BYTES

BOT: Final = 7
"""So many bytes are asked for by a bot that chooses."""
CHANCE: Final = 8
"""So many when chance decides for a bot that failed."""


class Luck:
    """Bytes for a server of the tests; the file says which test runs."""

    def __init__(self, file: str) -> None:
        self._file: Final = Path(file)
        self._true: Final = secrets.token_bytes
        self._name = ""
        self._given: Counter[int] = Counter()

    def __call__(self, size: int) -> bytes:
        if size not in (BOT, CHANCE, SEED_BYTES):
            return self._true(size)
        name = self._file.read_text()
        if name != self._name:
            self._name, self._given = name, Counter()
        if size == SEED_BYTES:  # a small number: the games are those that these tests were written with
            return (int.from_bytes(self._next(name, CHANCE), "big") >> 1).to_bytes(size, "big")
        return self._next(name, size)

    def _next(self, name: str, size: int) -> bytes:
        self._given[size] += 1
        return hashlib.blake2b(f"{name}:{size}:{self._given[size]}".encode(), digest_size=size).digest()
