"""Events as a table keeps and tells them: plain data, and back again."""

from __future__ import annotations

from typing import Any

from westkingdom.engine.events import EVERYBODY, Event
from westkingdom.engine.words import Message
from westkingdom.table.storage.entry import Data


def event_data(event: Event) -> Data:
    """Give an event of the game as it is kept: who may know it, and why nothing else was possible."""
    data: Data = event.data()
    if event.audience != EVERYBODY:
        data["audience"] = event.audience
    if event.why:
        data["why"] = [{"what": what.data(), "reason": reason.data()} for what, reason in event.why]
    if event.rule:
        data["rule"] = event.rule
    return data


def event_of(seen: Data) -> Event:
    """An event as the chronicle tells it."""
    why = [(message_of(one["what"]), message_of(one["reason"])) for one in seen.get("why", [])]
    return Event(seen["key"], seen["seat"], seen["args"], why=why, rule=seen.get("rule", ""))


def message_of(data: Data) -> Message:
    """A message that was sent, as a message again."""
    args: dict[str, Any] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            args[name] = message_of(value)
        elif isinstance(value, list):
            args[name] = [message_of(part) for part in value]
        elif name != "key":
            args[name] = value
    return Message(data["key"], args)
