"""How to play, in short and in our own words: what the table, the door and the command `guide` show.

Each game has chapters of its own (speech/<game>/guide.py): for the game, for each box, for solo play. An entry is a
message with a `.title`; it names the rules that it states, which a test looks up in the ledgers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import groupby
from typing import TYPE_CHECKING, Final, TypedDict

from westkingdom.engine.words import Argument, Message
from westkingdom.library.data import facts_for
from westkingdom.library.offers import GAMES
from westkingdom.library.settings import settings_for
from westkingdom.speech.language import folded
from westkingdom.speech.rulings import ruling_here, ruling_in_general, ruling_key, ruling_title

if TYPE_CHECKING:
    from westkingdom.library.offers import RulingOffer
    from westkingdom.speech.language import Language
    from westkingdom.speech.speaker import Text

_TITLE: Final = "title"


class Said(TypedDict):
    """An entry in words."""

    id: str
    title: str
    text: str
    rules: list[str]


@dataclass(frozen=True)
class Entry:
    """One thing that is told, by the key of its message."""

    key: str
    rules: str
    """The ids of the rules that it states."""
    box: str = ""
    """It is told only with this box."""
    together: bool = False
    """Whether it is told only if several people play."""


@dataclass(frozen=True)
class Chapter:
    """What is told of a game, of a box, or of solo play: entries by section."""

    title: str
    sections: Mapping[str, Sequence[Entry]]
    box: str = ""
    but: str = ""
    """A box that replaces it."""
    solo: bool = False


@dataclass(frozen=True)
class Table:
    """For whom it is told: numbers that depend on the players are said for this table."""

    game: str
    people: int
    boxes: Sequence[str] = ()
    solo: bool = False
    everything: bool = False
    """Whether all boxes and solo play are told of, as before a table is chosen."""
    rulings: Mapping[str, str] = field(default_factory=dict)
    """By rule: the readings that are not the usual ones."""

    @property
    def players(self) -> int:
        """How many play, a solo opponent included; alone one plays by the numbers of two."""
        return max(2, self.people + self.solo)

    def has(self, box: str) -> bool:
        """Is a box told of?"""
        return not box or self.everything or box in self.boxes

    def tells(self, chapter: Chapter) -> bool:
        """Is a chapter told?"""
        replaced = bool(chapter.but) and chapter.but in self.boxes and not self.everything
        return self.has(chapter.box) and not replaced and (self.solo or self.everything or not chapter.solo)

    def in_play(self) -> Sequence[RulingOffer]:
        """The rulings that are told of."""
        offer = GAMES[self.game]
        return offer.rulings if self.everything else offer.rulings_with(self.boxes, self.solo)

    def told(self, entries: Sequence[Entry]) -> list[Entry]:
        """The entries that are told here."""
        several = self.people > 1 or self.everything
        return [one for one in entries if self.has(one.box) and (several or not one.together)]


def table_with_everything(game: str, people: int) -> Table:
    """A table with all boxes and solo play, for as many people as can play or nearly so."""
    possible = GAMES[game].seats_with(GAMES[game].expansions)
    return Table(game, max(possible[0], min(people, possible[-1])), everything=True)


def chapters_of(game: str) -> list[Chapter]:
    """All chapters of a game."""
    chapters: list[Chapter] = import_module(f"westkingdom.speech.{game}.guide").CHAPTERS
    return chapters


def rules_behind(game: str, text: Text) -> list[str]:
    """The rules behind a thing that explains itself: those of the longest beginning of its id, else of its line."""
    rules: dict[str, str] = import_module(f"westkingdom.speech.{game}.guide").RULES
    begun = [known for known in rules if text.ident.startswith(known)]
    return rules[max(begun, key=len) if begun else text.line.key].split()


def _numbers_for(table: Table) -> dict[str, Argument]:
    """The numbers of a table, for the messages."""
    offer = GAMES[table.game]
    boxes = offer.expansions if table.everything else table.boxes
    facts = facts_for(settings_for(table.game, offer.seats[0], boxes, 0, {}))
    made: dict[str, Argument] = import_module(f"westkingdom.speech.{table.game}.guide").numbers(facts, table.players)
    return {"seats": table.players, **made}


@dataclass(frozen=True)
class Section:
    """A section of the guide in words, with the title of its chapter."""

    chapter: str
    title: str
    entries: list[Said]


def _sections_for(table: Table, speech: Language) -> list[Section]:
    """Everything that is told for a table, in words; last the rulings that it plays by."""
    numbers = _numbers_for(table)
    told = [
        Section(
            speech.text(Message(chapter.title, {})),
            speech.text(Message(f"guide-section-{section}", {})),
            [_in_words(entry, numbers, speech) for entry in table.told(entries)],
        )
        for chapter in chapters_of(table.game)
        if table.tells(chapter)
        for section, entries in chapter.sections.items()
    ]
    rulings = [_ruling_in_words(ruling, table, speech) for ruling in table.in_play()]
    title = speech.text(Message("guide-rulings", {}))
    return [*told, Section(title, speech.text(Message("guide-section-rulings", {})), rulings)] if rulings else told


def entries_for(table: Table, speech: Language) -> list[Said]:
    """All entries for a table, one after the other."""
    return [entry for section in _sections_for(table, speech) for entry in section.entries]


def guide(table: Table, speech: Language) -> list[dict[str, object]]:
    """Everything that is told for a table, chapter by chapter, in words."""
    return [
        {
            "title": chapter,
            "sections": [{"title": section.title, "entries": section.entries} for section in sections],
        }
        for chapter, sections in groupby(_sections_for(table, speech), key=lambda section: section.chapter)
    ]


def guide_lines(table: Table, speech: Language, words: Sequence[str] = ()) -> list[str]:
    """The guide as lines of text: all of it, or the entries that have all these words."""
    lines: list[str] = []
    for section in _sections_for(table, speech):
        told = [f"  {one['title']}: {one['text']} ({' '.join(one['rules'])})" for one in section.entries]
        told = [line for line in told if all(folded(word) in folded(line) for word in words)]
        if told:
            lines += [f"{section.chapter}: {section.title}", *told, ""]
    return lines[:-1]


def _ruling_in_words(ruling: RulingOffer, table: Table, speech: Language) -> Said:
    """A ruling as an entry: the reading that the table plays by, and the other one."""
    told = ruling_in_general(ruling) if table.everything else ruling_here(ruling, table.rulings)
    return {
        "id": ruling_key(ruling),
        "title": speech.text(ruling_title(ruling)),
        "text": speech.text(told),
        "rules": [ruling.rule],
    }


def _in_words(entry: Entry, numbers: dict[str, Argument], speech: Language) -> Said:
    """One entry in words."""
    message = Message(entry.key, numbers)
    return {
        "id": entry.key,
        "title": speech.text(message, forms=(_TITLE,)),
        "text": speech.text(message),
        "rules": entry.rules.split(),
    }
