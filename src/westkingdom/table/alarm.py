"""Saying in the log what goes wrong, but never without end: whatever fails may fail again and again."""

from __future__ import annotations

import logging
import time
from threading import Lock
from typing import Final

_MOST: Final = 10
"""So many lines are written in each stretch of time."""
_STRETCH: Final = 60.0
"""Seconds."""


class Alarm:
    """Writes what goes wrong into the log of a module; when it goes wrong too often, how often is said instead."""

    def __init__(self, name: str) -> None:
        self._log: Final = logging.getLogger(name)
        self._lock: Final = Lock()
        self._begun = -_STRETCH
        self._said = 0
        self._unsaid = 0

    def ring(self, sentence: str, trouble: BaseException | None = None) -> None:
        """Write a sentence, and where the exception was raised."""
        with self._lock:
            now = time.monotonic()
            unsaid = 0
            if now - self._begun >= _STRETCH:
                self._begun, self._said = now, 0
                unsaid, self._unsaid = self._unsaid, 0
            if self._said >= _MOST:
                self._unsaid += 1
                return
            self._said += 1
        if unsaid:
            self._log.error("%d more such lines were left out.", unsaid)
        self._log.error("%s", sentence, exc_info=trouble)
