"""How the server refuses: a message key and a status, never a sentence of a library and never what was sent."""

from __future__ import annotations

from typing import Final

import msgspec

from westkingdom.engine.words import Message, say
from westkingdom.table import Refused

_STATUS: Final = {
    "refused-no-table": 404,
    "refused-no-moment": 404,
    "refused-no-page": 404,
    "refused-method": 405,
    "refused-stranger": 403,
    "refused-host-only": 403,
    "refused-spectator": 403,
    "refused-foreign-seat": 403,
    "refused-invitation": 403,
    "refused-origin": 403,
    "refused-host": 421,
    "refused-malformed": 400,
    "refused-content-type": 415,
    "refused-body": 413,
    "refused-too-large": 413,
    "refused-rate": 429,
    "refused-too-often": 429,
    "refused-undo-wait": 429,
    "refused-busy": 503,
    "refused-stopping": 503,
    "refused-storage": 503,
    "refused-failed": 500,
}
_OTHERWISE: Final = 409
"""What a table does not allow now, or for this revision."""


def status_of(refusal: Refused) -> int:
    """The status of an answer that refuses."""
    return _STATUS.get(refusal.message.key, _OTHERWISE)


def refusal(key: str, **args: int | str) -> Refused:
    """Make a refusal of the server's own."""
    return Refused(say(key, dict(args)))


def malformed(mistake: Exception) -> Refused:
    """Refuse a message that cannot be understood: what was expected and where, without a word of what was sent."""
    return refusal("refused-malformed", why=_without_input(str(mistake)))


def _without_input(text: str) -> str:
    """Leave out what a decoder repeats of its input: names of unknown fields, and values that are not allowed."""
    what, at, where = text.partition(" - at ")
    if "unknown field" in what:
        what = "There is a field that is not known"
    elif what.startswith("Invalid "):
        what = "There is a value that is not allowed"
    elif not what.startswith(("Expected", "Object missing", "Input data was truncated")):
        what = "This is not JSON"
        at = ""
    if "[...]" in where or "key" in where:
        at = ""  # a path through names that were sent
    return f"{what}{at}{where}" if at else what


def told(message: Message) -> bytes:
    """A refusal as bytes."""
    return msgspec.json.encode({"refused": message.data()})
