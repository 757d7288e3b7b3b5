"""The solo opponent explains itself: every step of its last turn, what it passed over and why, and the rule."""

from __future__ import annotations

from collections.abc import Sequence

from westkingdom.engine.events import EVERYBODY, TURN, Event
from westkingdom.engine.words import say
from westkingdom.speech.speaker import Speaker


def last_turn(events: Sequence[Event], seat: int, speaker: Speaker) -> list[str]:
    """Tell the last turn of the opponent as lines; nothing if it had none yet."""
    starts = [i for i, event in enumerate(events) if event.key == TURN.key]
    own = [i for i in starts if events[i].seat == seat]
    if not own:
        return []
    after = next((i for i in starts if i > own[-1]), len(events))
    told = [event for event in events[own[-1] : after] if event.audience == EVERYBODY]
    return [line for event in told for line in step(event, speaker)]


def step(event: Event, speaker: Speaker) -> list[str]:
    """Tell one step with its rule, and below it what was passed over."""
    said = speaker.sentence(speaker.event(event))
    if event.key == TURN.key:
        return [said]
    passed = [f"      {speaker.sentence(say('because', {'what': what, 'reason': why}))}" for what, why in event.why]
    return [f"  {said} [{event.rule}]" if event.rule else f"  {said}", *passed]
