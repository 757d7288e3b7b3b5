"""What is said, by key and arguments, and that nothing was done."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import UNSET

from westkingdom.server.wire import Shown, says


class Message(TypedDict):
    """Something said, by the key of the locale files; its arguments stand beside the key, and may be messages themselves."""

    key: str


class Refusal(Shown, frozen=True):
    """Nothing was done, and why; if the table has changed since the revision that was named, how it is now."""

    refused: Message
    current: Annotated[Any, says("A LookShown.")] = UNSET
