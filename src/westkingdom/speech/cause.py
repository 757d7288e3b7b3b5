"""Why somebody is asked what nobody expects: whose card or place asks, or what another player did.

Which events can be a cause is said by the face of each game.
"""

from __future__ import annotations

from collections.abc import Sequence

from westkingdom.engine.events import TURN, Event
from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, say
from westkingdom.speech.face import Face


def cause(face: Face, game: Game, happened: Sequence[Event]) -> Message | None:
    """Say why the seat is asked, to be read before the question; None if it is one of the questions of every turn."""
    if game.decision.kind not in face.unexpected:
        return None
    what = face.cause(game) or _from_events(face, game.seat, happened)
    return what and say("cause", {"what": what})


def _from_events(face: Face, seat: int, happened: Sequence[Event]) -> Message | None:
    """Name the last event of this turn that can be a cause; few things that befall another player are one."""
    for event in reversed(happened):
        if event.key == TURN.key:
            return None
        key = f"cause-{event.key}" if event.seat == seat else f"cause-{event.key}-of-another"
        if key in face.causes:
            return Message(key, face.speaker.event(event).args)
    return None
