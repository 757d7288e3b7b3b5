"""A table in words: what the text table shows, for screen readers and for clients that draw nothing.

It is told from a game that the viewer cannot tell from the true one, so that nothing hidden can slip into a sentence.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from westkingdom.engine.events import Event
from westkingdom.engine.words import Message, say
from westkingdom.locale import ENGLISH, sources
from westkingdom.table import By, Tables
from westkingdom.terminal.chronicle import entries
from westkingdom.terminal.face import Face, face_for
from westkingdom.terminal.screen import PlainScreen
from westkingdom.terminal.session import winner

Data = dict[str, Any]
PLAIN: Final = re.compile(r"^((?:refused|box)-[a-z-]+) = ((?:[^{\n]|\{ \$[a-z]+ \})+)$", re.MULTILINE)
"""Messages of one line, in which nothing but arguments stands between braces."""


class Paper(PlainScreen):
    """A screen that keeps what is written on it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def line(self, text: str) -> None:
        self.lines.append(text)

    def taken(self) -> list[str]:
        """Take away what was written."""
        lines, self.lines = self.lines, []
        return lines


def languages() -> list[str]:
    """The languages that can be spoken."""
    return ["en"]


@cache
def plain_texts(code: str) -> dict[str, str]:
    """What is refused, and what boxes are called, by key: texts in which `{ $name }` stands for an argument."""
    texts: dict[str, str] = {}
    for wanted in (ENGLISH, code):
        for source in sources(wanted).values():
            texts |= PLAIN.findall(source)
    return texts


def in_words(tables: Tables, by: By, seat: int | None, since: int, code: str) -> Data:
    """The table of a viewer in words, with what was told after an event."""
    seen, told = tables.follow(by, seat, since=since)
    out: Data = {
        "revision": seen["revision"],
        "events": told[-1]["number"] if told else seen["events"],
        "board": [],
        "chronicle": [],
        "where": "",
        "prompt": "",
        "choices": [],
        "impossible": [],
        "result": [],
    }
    if seen["view"] is None:
        return out
    game, names = tables.known(by, seat)
    paper = Paper()
    face = face_for(game, names, paper)
    out["board"] = board(face, paper, game.view(seat), game)
    out["chronicle"] = [entry.text for entry in entries(map(event_of, told), seat, face.speaker)]
    if game.over:
        face.sheets.scores(game.scores)
        out["result"] = [*paper.taken(), winner(game, face)]
    elif game.seat == seat and seen["decision"] is not None and seen["decision"]["number"] == game.decisions:
        decision, view = game.decision, game.view(seat)
        out["where"] = face.speaker.label(face.where(game, seat))
        out["prompt"] = face.speaker.sentence(decision.prompt)
        out["choices"] = [
            {"id": option.id, "text": face.speaker.label(option.label), "notes": face.notes(view, option)}
            for option in decision.options
        ]
        out["impossible"] = [
            {"text": face.speaker.label(choice.label), "reason": face.speaker.sentence(choice.reason)}
            for choice in decision.why_not()
        ]
    else:
        out["prompt"] = face.speaker.sentence(say("web-waiting", {"seat": game.seat}))
    return out


def board(face: Face, paper: Paper, view: Data, game: Any) -> list[str]:
    """The viewer's own cards, and everything that lies on the table."""
    if view["seat"] is not None and face.sheets.has_own(view):
        face.sheets.mine(view, game)
    face.sheets.players(view, [sheet.total for sheet in game.scores])
    face.sheets.board(view)
    return paper.taken()


def event_of(told: Data) -> Event:
    """An event as the chronicle tells it."""
    why = [(message_of(one["what"]), message_of(one["reason"])) for one in told.get("why", [])]
    return Event(told["key"], told["seat"], told["args"], why=why, rule=told.get("rule", ""))


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
