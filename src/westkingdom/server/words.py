"""A table in words: decisions, the chronicle and cards in any language, and the whole table as the text table shows it.

It is told from a game that the viewer cannot tell from the true one, so that nothing hidden can slip into a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from westkingdom.engine.decision import Decision
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, amount, say
from westkingdom.library.data import facts_for
from westkingdom.library.settings import settings_for
from westkingdom.server import topics
from westkingdom.server.guides import as_cards, told_at
from westkingdom.speech.bots import called
from westkingdom.speech.cause import cause
from westkingdom.speech.chronicle import entries
from westkingdom.speech.face import Face, everybody, face_for
from westkingdom.speech.guide import rules_behind
from westkingdom.speech.language import language
from westkingdom.speech.outcome import winner
from westkingdom.speech.screen import Paper
from westkingdom.speech.speaker import Speaker, speaker_for
from westkingdom.table import By, Refused, Tables
from westkingdom.table.event_data import event_of, message_of
from westkingdom.table.table import OPEN

Data = dict[str, Any]
CARDS: Final[dict[tuple[str, str, bool, str, str, str], msgspec.Raw]] = {}
"""What explains itself, by mix and language: it takes long to say, and is the same at every table with that mix."""
MOST_MIXES: Final = 48
_STEPS: Final = 4
"""So many steps back the cause of a question is looked for."""
_FEW: Final = 5
"""Events among which the last one that is told is looked for."""


class Reader(Protocol):
    """Who reads: through whose eyes, in which language."""

    seat: int | None
    language: str | None


# --- what is asked


def decision(tables: Tables, by: By, seen: Data, events: list[Data], reader: Reader) -> Data | None:
    """What is asked at a table that was looked at, in words; None if no game has begun."""
    if seen["view"] is None or reader.language is None:
        return None
    game, names, bots = tables.known(by, reader.seat)
    asked = seen["decision"]
    face = face_for(game, names, Paper(reader.language), reader.language, bots)
    if game.over or asked is None or asked["number"] != game.decisions or game.seat != reader.seat:
        return {
            **_waiting(face, game, bots),
            "cause": "" if game.over else _cause(tables, by, seen, face, game, reader),
            "just": "",
            "crumbs": [],
            "payments": [],
            "phases": [],
            "phase": 0,
            "points": _points(game),
            "strengths": face.strengths(game),
        }
    phases, phase = face.phases(game, game.seat)
    said = _decision_in_words(face, game, game.decision)
    if asked.get("payments"):
        said["prompt"] = face.speaker.sentence(say("web-how-pay"))
    return {
        **said,
        "cause": _cause(tables, by, seen, face, game, reader),
        "just": _just(face.speaker, events, reader.seat),
        "crumbs": _crumbs(face.speaker, tables.crumbs(by, game.seat), seen["revision"]),
        "payments": [_payment(face.speaker, one["paid"]) for one in asked.get("payments", [])],
        "phases": [face.speaker.label(name) for name in phases],
        "phase": phase,
        "points": _points(game),
        "strengths": face.strengths(game),
    }


def _cause(tables: Tables, by: By, seen: Data, face: Face, game: Game, reader: Reader) -> str:
    """Why somebody is asked, if nobody expects it: from what happened in the last steps of this turn."""
    if game.decision.kind not in face.unexpected:
        return ""
    happened: list[Event] = []
    for entry in tables.history(by, reader.seat, after=max(0, seen["revision"] - _STEPS)):
        happened = [] if "to" in entry else [*happened, *map(event_of, entry["events"])]
    why = cause(face, game, happened)
    return "" if why is None else face.speaker.label(why)


def _just(speaker: Speaker, events: list[Data], seat: int | None) -> str:
    """What happened last before something is asked: often the reason for it."""
    told = [line["text"] for line in lines(speaker, events[-_FEW:], seat) if not line["heading"]]
    return told[-1] if told else ""


def _points(game: Game) -> list[int]:
    """What everybody would have if the game ended now."""
    return [sheet.total for sheet in game.scores]


def _crumbs(speaker: Speaker, made: list[Data], revision: int) -> list[Data]:
    """What was decided up to a revision."""
    return [
        {"revision": one["revision"], "text": speaker.label(message_of(one["label"]))}
        for one in made
        if one["revision"] <= revision
    ]


def _payment(speaker: Speaker, paid: list[Data]) -> str:
    """What is paid in all."""
    return speaker.label(say("pay-good", {"what": [amount(one["good"], one["n"]) for one in paid]}))


def _waiting(face: Face, game: Game, bots: Sequence[str]) -> Data:
    """Who else is asked, if anybody is."""
    prompt = ""
    if not game.over:
        thinking = say("web-thinking", {"seat": game.seat})
        question = face.speaker.sentence(game.decision.prompt)
        waiting = say("web-waiting-asked", {"seat": game.seat, "question": question})
        prompt = face.speaker.sentence(thinking) if bots[game.seat] else face.speaker.label(waiting)
    return {"where": "", "prompt": prompt, "choices": [], "impossible": [], "opponent": _opponent(face, game)}


def _opponent(face: Face, game: Game) -> str:
    """What the solo opponent is called; nothing if there is none."""
    return face.speaker.players[-1] if game.opponent() else ""


def _decision_in_words(face: Face, game: Game, asked: Decision) -> Data:
    """What one is asked, what one may choose, and what not and why."""
    speaker, view = face.speaker, game.view(asked.seat)
    return {
        "where": speaker.label(face.where(game, asked.seat)),
        "prompt": speaker.sentence(asked.prompt),
        "choices": [
            {
                "id": option.id,
                "text": speaker.label(option.label),
                "notes": face.notes(view, option),
                "cost": speaker.listed(face.unsaid_cost(option)),
            }
            for option in asked.options
        ],
        "impossible": [
            {"id": choice.id, "text": speaker.label(choice.label), "reason": speaker.sentence(choice.reason)}
            for choice in asked.why_not()
        ],
        "opponent": _opponent(face, game),
    }


# --- the chronicle


def told(tables: Tables, by: By, history: list[Data], seat: int | None, code: str) -> list[Data]:
    """Entries of the history with their events in words."""
    speaker = _speaker_of(tables, by, seat, code)
    return [{**entry, "lines": lines(speaker, entry["events"], seat)} for entry in history]


def _speaker_of(tables: Tables, by: By, seat: int | None, code: str) -> Speaker:
    """Who speaks of a table: with its game, if that has begun."""
    table = tables.look(by)["table"]
    if table["phase"] != OPEN:
        game, names, bots = tables.known(by, seat)
        return face_for(game, names, Paper(code), code, bots).speaker
    facts = facts_for(settings_for(table["game"], len(table["seats"]), table["expansions"], 0, table["options"]))
    names = [called(one["name"], one["bot"], code) for one in table["seats"]]
    return speaker_for(table["game"], facts, names, speech=language(code, table["game"]))


def lines(speaker: Speaker, events: Sequence[Data], seat: int | None) -> list[Data]:
    """Events as lines of the chronicle."""
    return [
        {
            "text": line.text,
            "heading": line.heading,
            "seat": line.seat,
            "rule": line.rule,
            "why": line.why,
            "icon": topics.icon_of(line.events[0], speaker),
            "weight": topics.weight_of(line.events, speaker),
            "kinds": topics.topics_of(line.events, speaker),
            "about": topics.about(line.events, speaker),
        }
        for line in entries([event_of(event) for event in events], seat, speaker)
    ]


# --- cards


def cards(tables: Tables, by: By, code: str) -> msgspec.Raw:
    """Everything that explains itself in the game of a table, and the entries of its guide, as JSON."""
    speaker, table = _speaker_of(tables, by, None, code), told_at(tables, by)
    against = "" if speaker.game is None else speaker.game.opponent()
    mix = (speaker.name, speaker.facts.digest, speaker.game is None, against, str(table), code)
    found = CARDS.get(mix)
    if found is None:
        found = msgspec.Raw(msgspec.json.encode([*things(speaker), *as_cards(table, code)]))
        if len(CARDS) >= MOST_MIXES:
            CARDS.pop(next(iter(CARDS)), None)
        CARDS[mix] = found
    return found


def things(speaker: Speaker) -> list[Data]:
    """The cards, tiles, locations and tracks of a game."""
    return [
        {
            "id": text.ident,
            "name": _name_of(speaker, text.line),
            "line": text.line.data(),
            "title": speaker.label(text.line),
            "sentences": [speaker.sentence(one) for one in text.sentences],
            "keys": [one.key for one in text.sentences],
            "icons": text.icons,
            "corner": text.corner,
            "reconstructed": bool(text.marks),
            "rules": rules_behind(speaker.name, text),
        }
        for text in speaker.texts().values()
    ]


# --- the end


def result(tables: Tables, by: By, code: str) -> Data:
    """Who won, and what everybody and the lines of the score sheets are called."""
    game, names, bots = tables.known(by)
    if not game.over:
        raise Refused(say("refused-not-over"))
    face = face_for(game, names, Paper(code), code, bots)
    lines = [line for sheet in game.scores for line, _ in sheet.lines]
    return {
        "winner": winner(game, face.speaker),
        "names": everybody(game, names, code, bots),
        "lines": {line: face.speaker.label(say(f"score-{line.replace('_', '-')}")) for line in lines},
    }


def _name_of(speaker: Speaker, line: Message) -> str:
    """The name of a thing: what its line calls it, without what else the line says; or all of the line."""
    for argument, kind in (("card", "card"), ("apprentice", "card"), ("location", "location")):
        if argument in line.args:
            name = speaker.named(kind, line.args[argument])
            return speaker.label(name) if isinstance(name, Message) else str(name)
    return speaker.label(line)


# --- the whole table


def in_words(tables: Tables, by: By, seat: int | None, since: int, code: str) -> Data:
    """The table of a viewer in words, with what was told after an event."""
    seen, events = tables.follow(by, seat, since=since)
    out: Data = {
        "revision": seen["revision"],
        "events": events[-1]["number"] if events else seen["events"],
        "board": [],
        "chronicle": [],
        "where": "",
        "prompt": "",
        "choices": [],
        "impossible": [],
        "opponent": "",
        "result": [],
    }
    if seen["view"] is None:
        return out
    game, names, bots = tables.known(by, seat)
    paper = Paper(code)
    face = face_for(game, names, paper, code, bots)
    out["board"] = _board(face, paper, game.view(seat), game)
    out["chronicle"] = [line["text"] for line in lines(face.speaker, events, seat)]
    if game.over:
        face.sheets.scores(game.scores)
        out["result"] = [*paper.taken(), winner(game, face.speaker)]
    elif game.seat == seat:
        out.update(_decision_in_words(face, game, game.decision))
    else:
        out.update(_waiting(face, game, bots))
    return out


def _board(face: Face, paper: Paper, view: Mapping[str, Any], game: Game) -> list[str]:
    """The viewer's own cards, and everything that lies on the table."""
    if view["seat"] is not None and face.sheets.has_own(view):
        face.sheets.mine(view, game)
    face.sheets.players(view, _points(game))
    face.sheets.board(view)
    return paper.taken()
