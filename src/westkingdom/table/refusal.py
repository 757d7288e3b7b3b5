"""What a table refuses: a message key with arguments, never a sentence.

And storage that fails, said in one sentence.
"""

from __future__ import annotations

from typing import Any, Final

from westkingdom.engine.errors import WestkingdomError
from westkingdom.engine.words import Message


class Refused(WestkingdomError):
    """Something that was asked of a table cannot be done; nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(repr(message))
        self.message: Final = message

    def data(self) -> dict[str, Any]:
        """Give the refusal as plain data, for the wire."""
        return {"refused": self.message.data()}


class Stale(Refused):
    """An action was meant for a table as it is no more; `current` is how it is now, for the seat that asked."""

    def __init__(self, message: Message, current: dict[str, Any]) -> None:
        super().__init__(message)
        self.current: Final = current

    def data(self) -> dict[str, Any]:
        return {**super().data(), "current": self.current}


class StorageFailed(WestkingdomError):
    """The storage cannot be opened, read or written; what was not acknowledged was not done."""


class Conflict(Exception):
    """Another process has changed the table in between: its revision is not the one that was built on."""
