"""The chronicle: events as sentences, grouped by turn, for one pair of eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from westkingdom.engine.events import DRAW, EVERYBODY, FORCED, TURN, Event
from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech.speaker import Speaker

_DRAWN: Final = "drawn"
"""Every game has a kind of event of its own for a card that somebody draws, by this key."""


@dataclass(frozen=True)
class ChronicleEntry:
    """One line of the chronicle; a turn begins with a heading."""

    text: str
    heading: bool
    seat: int = NOBODY
    rule: str = ""
    """The entry of the ledger by which a solo opponent took this step."""
    why: tuple[str, ...] = ()
    """What else came into question for it, and why it was not taken."""
    events: tuple[Event, ...] = ()
    """What it tells."""


def entries(events: Iterable[Event], viewer: int | None, speaker: Speaker) -> list[ChronicleEntry]:
    """Tell what a seat may know of the events (None: what everybody may know)."""
    out: list[ChronicleEntry] = []
    told = [event for event in events if _is_told(event, viewer, speaker)]
    for (seat, together), group in groupby(told, lambda event: (event.seat, _togetherness(event, speaker))):
        several = list(group)
        if together and len(several) > 1:
            text = speaker.sentence(_combined(seat, together, several, speaker))
            out.append(ChronicleEntry(text, False, seat, events=tuple(several)))
        else:
            out += [_one_entry(event, speaker) for event in several]
    return out


def _one_entry(event: Event, speaker: Speaker) -> ChronicleEntry:
    """Tell one event; a step of a solo opponent with its rule and what it passed over."""
    passed = [speaker.sentence(say("because", {"what": what, "reason": why})) for what, why in event.why if event.rule]
    text = speaker.sentence(speaker.event(event))
    return ChronicleEntry(text, event.key == TURN.key, event.seat, event.rule, tuple(passed), (event,))


def _is_told(event: Event, viewer: int | None, speaker: Speaker) -> bool:
    """Is a viewer told this event? Who draws is told the cards, everybody else how many."""
    if event.audience not in (EVERYBODY, viewer) or (event.key in speaker.told_apart and event.seat == viewer):
        return False
    return event.key != FORCED.key or event.args["decision"] in speaker.worth_telling


def _togetherness(event: Event, speaker: Speaker) -> str:
    """Name what an event may be told together with: a sum, or other events of its kind."""
    for key, events in speaker.sums.items():
        if event.key in events:
            return key
    return event.key if event.key in (DRAW.key, _DRAWN) else ""


def _combined(seat: int, together: str, events: list[Event], speaker: Speaker) -> Message:
    """Tell several gains, or several draws, in one sentence."""
    if together == DRAW.key:
        return say("event-draw", {"seat": seat, "n": sum(int(event.args["n"]) for event in events)})
    if together == _DRAWN:
        return say("event-drawn-cards", {"seat": seat, "parts": [say("card", dict(event.args)) for event in events]})
    amounts: Counter[str] = Counter()
    for event in events:
        amounts[str(event.args.get("good", speaker.sums[together][event.key]))] += int(event.args["n"])
    return say(together, {"seat": seat, "parts": [amount(good, n) for good, n in amounts.items()]})
