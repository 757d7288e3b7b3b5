"""A log that nobody can fill: of equal lines only a few are written each minute, and then how many were left out."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

FEW: Final = 5
MINUTE: Final = 60.0
_HEARD: Final = ("uvicorn.error", "westkingdom.server")
"""The loggers whose lines visitors can cause."""
LOG: Final = logging.getLogger("westkingdom.log")


class Sparing(logging.Filter):
    """Lets a few lines of each kind pass in a minute, and counts the others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock: Final = clock
        self._since = clock()
        self._heard: Final[Counter[str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this one written?"""
        self.tell()
        kind = str(record.msg)
        self._heard[kind] += 1
        return self._heard[kind] <= FEW

    def tell(self) -> None:
        """When a minute is over, say what was left out in it."""
        if self._clock() - self._since < MINUTE:
            return
        self._since = self._clock()
        heard = dict(self._heard)
        self._heard.clear()
        for kind, times in heard.items():
            if times > FEW:
                LOG.warning("%d more like it were left out: %s", times - FEW, " ".join(kind.split()))

    def attach(self) -> None:
        """Begin."""
        for name in _HEARD:
            logging.getLogger(name).addFilter(self)

    def detach(self) -> None:
        """End."""
        for name in _HEARD:
            logging.getLogger(name).removeFilter(self)
