"""Tables of which what is kept is damaged: refused in a sentence, named in the log, and never in the way of others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from westkingdom.engine.errors import BadSave, OtherVersion
from westkingdom.engine.words import say
from westkingdom.table.alarm import Alarm
from westkingdom.table.refusal import Refused, StorageFailed

ALARM: Final = Alarm(__name__)


@contextmanager
def whole(table: str) -> Iterator[None]:
    """Bring something of a table back; if it is damaged, or was made by another version, it is refused."""
    try:
        yield
    except (Refused, StorageFailed):
        raise
    except OtherVersion:
        raise Refused(say("refused-other-facts")) from None
    except (BadSave, msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as mistake:
        ALARM.ring(f"What is kept of the table {table} is damaged ({type(mistake).__name__}: {mistake})")
        raise Refused(say("refused-damaged")) from None
