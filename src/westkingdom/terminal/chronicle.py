"""The chronicle: events as sentences, grouped by turn, for one pair of eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from westkingdom.describe import Speaker
from westkingdom.engine.events import EVERYBODY, Event
from westkingdom.engine.words import Message, amount, say

GAINS: Final = {"gain": "", "gain-debt": "debt", "gain-deed": "deed"}
"""Events that are told together when they follow each other; the good that is gained, where the event names none."""

WORTH_TELLING: Final = ("action", "recruit")
"""Decisions whose only option is to do nothing: the player is told, else a phase would be skipped in silence."""


@dataclass(frozen=True)
class Entry:
    """One line of the chronicle; a turn begins with a heading."""

    text: str
    heading: bool


def entries(events: Iterable[Event], viewer: int | None, speaker: Speaker) -> list[Entry]:
    """Tell what a seat may know of the events (None: what everybody may know)."""
    out: list[Entry] = []
    for (seat, together), group in groupby(told(events, viewer), lambda event: (event.seat, togetherness(event))):
        several = list(group)
        if together and len(several) > 1:
            out.append(Entry(speaker.sentence(combined(seat, several)), False))
        else:
            out += [Entry(speaker.sentence(speaker.event(event)), event.key == "turn") for event in several]
    return out


def told(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """The events that a viewer is told; who draws is told the cards, everybody else how many."""
    return [
        event
        for event in events
        if event.audience in (EVERYBODY, viewer)
        and (event.key != "forced" or event.args["decision"] in WORTH_TELLING)
        and not (event.key == "draw" and event.seat == viewer)
    ]


def togetherness(event: Event) -> str:
    """Name what an event may be told together with."""
    return "gain" if event.key in GAINS else event.key if event.key in ("draw", "drawn") else ""


def combined(seat: int, events: list[Event]) -> Message:
    """Tell several gains, or several draws, in one sentence."""
    if events[0].key == "draw":
        return say("event-draw", {"seat": seat, "n": sum(int(event.args["n"]) for event in events)})
    if events[0].key == "drawn":
        return say("event-drawn-cards", {"seat": seat, "parts": [say("card", dict(event.args)) for event in events]})
    gains: Counter[str] = Counter()
    for event in events:
        gains[str(event.args.get("good", GAINS[event.key]))] += int(event.args["n"])
    return say("event-gains", {"seat": seat, "parts": [amount(good, n) for good, n in gains.items()]})
