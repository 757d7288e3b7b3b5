"""How to play, in short and in our own words: what the table, the door and the command `guide` show.

Each game has chapters of its own (describe_<game>_guide.py): for the game, for each box, for solo play. An entry is a
message with a `.title`; it names the rules that it states, which a test looks up in the ledgers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypedDict

from westkingdom.engine.words import Argument, Message
from westkingdom.games import GAMES, facts_for, settings_for
from westkingdom.locale import folded

if TYPE_CHECKING:
    from westkingdom.describe import Text
    from westkingdom.locale import Language

TITLE: Final = "title"


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
    chapters: list[Chapter] = import_module(f"westkingdom.describe_{game}_guide").CHAPTERS
    return chapters


def rules_behind(game: str, text: Text) -> list[str]:
    """The rules behind a thing that explains itself: those of the longest beginning of its id, else of its line."""
    rules: dict[str, str] = import_module(f"westkingdom.describe_{game}_guide").RULES
    begun = [known for known in rules if text.ident.startswith(known)]
    return rules[max(begun, key=len) if begun else text.line.key].split()


def numbers_for(table: Table) -> dict[str, Argument]:
    """The numbers of a table, for the messages."""
    offer = GAMES[table.game]
    boxes = offer.expansions if table.everything else table.boxes
    facts = facts_for(settings_for(table.game, offer.seats[0], boxes, 0, {}))
    made: dict[str, Argument] = import_module(f"westkingdom.describe_{table.game}_guide").numbers(facts, table.players)
    return {"seats": table.players, **made}


def entries_for(table: Table, speech: Language) -> list[Said]:
    """All entries for a table, one after the other."""
    numbers = numbers_for(table)
    return [
        in_words(entry, numbers, speech)
        for chapter in chapters_of(table.game)
        if table.tells(chapter)
        for entries in chapter.sections.values()
        for entry in table.told(entries)
    ]


def guide(table: Table, speech: Language) -> list[dict[str, object]]:
    """Everything that is told for a table, chapter by chapter, in words."""
    numbers = numbers_for(table)
    return [
        {
            "title": speech.text(Message(chapter.title, {})),
            "sections": [
                {
                    "title": speech.text(Message(f"guide-section-{section}", {})),
                    "entries": [in_words(entry, numbers, speech) for entry in table.told(entries)],
                }
                for section, entries in chapter.sections.items()
            ],
        }
        for chapter in chapters_of(table.game)
        if table.tells(chapter)
    ]


def guide_lines(table: Table, speech: Language, words: Sequence[str] = ()) -> list[str]:
    """The guide as lines of text: all of it, or the entries that have all these words."""
    lines: list[str] = []
    numbers = numbers_for(table)
    for chapter in chapters_of(table.game):
        if not table.tells(chapter):
            continue
        for section, entries in chapter.sections.items():
            said = [in_words(entry, numbers, speech) for entry in table.told(entries)]
            told = [f"  {one['title']}: {one['text']} ({' '.join(one['rules'])})" for one in said]
            told = [line for line in told if all(folded(word) in folded(line) for word in words)]
            if told:
                title = speech.text(Message(chapter.title, {}))
                lines += [f"{title}: {speech.text(Message(f'guide-section-{section}', {}))}", *told, ""]
    return lines[:-1]


def in_words(entry: Entry, numbers: dict[str, Argument], speech: Language) -> Said:
    """One entry in words."""
    message = Message(entry.key, numbers)
    return {
        "id": entry.key,
        "title": speech.text(message, forms=(TITLE,)),
        "text": speech.text(message),
        "rules": entry.rules.split(),
    }
