"""What the lines of the chronicle are about: an icon, what they weigh, their topics, and things on the board.

All of it comes from the kinds and values of events that the viewer was told, never from their words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, get_args

from westkingdom.engine.events import Event, EventKind, Icon, Named, Topic, Weight
from westkingdom.engine.words import Argument, Message
from westkingdom.library.events import event_kinds
from westkingdom.speech.speaker import Speaker
from westkingdom.table.events import EVENTS

ICONS: Final[tuple[Icon, ...]] = get_args(Icon)
_WEIGHTS: Final[tuple[Weight, ...]] = get_args(Weight)
"""The weightiest first."""
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)


@cache
def kinds_at_table(game: str) -> dict[str, EventKind]:
    """The kinds of events that can happen at a table with this game, by key."""
    return {**event_kinds(game), **EVENTS.all}


def icon_of(event: Event, speaker: Speaker) -> str:
    """The icon of an event: of a good, if it is about one that has an icon."""
    good = str(event.args.get("good", ""))
    return good if good in ICONS else _kind_of(event, speaker).icon


def weight_of(events: Iterable[Event], speaker: Speaker) -> Weight:
    """The weight of the weightiest of some events."""
    return min((_kind_of(event, speaker).weight for event in events), key=_WEIGHTS.index)


def topics_of(events: Sequence[Event], speaker: Speaker) -> list[Topic]:
    """What readers may find these events by."""
    found = {topic for event in events for topic in _kind_of(event, speaker).topics}
    return [topic for topic in TOPICS if topic in found]


def about(events: Iterable[Event], speaker: Speaker) -> list[str]:
    """The things on the board that some events are about, each once; or else the seat that they are about."""
    events = list(events)
    found = [thing for event in events for thing in _things_of(event, speaker)]
    return list(dict.fromkeys(found or [f"seat:{event.seat}" for event in events if event.seat >= 0]))


def _things_of(event: Event, speaker: Speaker) -> list[str]:
    """The things on the board that an event names, by the names under which boards know them."""
    kind, values = _kind_of(event, speaker), speaker.event_args(event)
    called = [_called_on_board(named, values.get(named.name, "")) for named in kind.things]
    return [*kind.places, *(thing for thing in called if thing)]


def _called_on_board(named: Named, value: Argument) -> str:
    """What a board calls the thing that a value stands for; nothing if it stands for none."""
    by_value = "{}" in named.board
    match value:
        case Message(args=parts) if not by_value:
            return named.board.format(**parts)
        case int() | str() if by_value and value != "":
            return named.board.format(value).replace("seat_", "seat:")  # a place that is somebody's board
        case _:
            return ""


def _kind_of(event: Event, speaker: Speaker) -> EventKind:
    """The kind of an event that was told at a table."""
    return kinds_at_table(speaker.name)[event.key]
