"""What explains itself: cards, and how a game is played."""

from __future__ import annotations

from typing import Annotated

from westkingdom.server.replies.message import Message
from westkingdom.server.wire import Shown, says


class CardShown(Shown, frozen=True):
    """A card, tile, location or another thing that explains itself: made from what it does."""

    id: str
    name: str
    line: Annotated[Message, says("What it is, as a message: its cost, symbols, points.")]
    title: Annotated[str, says("The same in words.")]
    sentences: list[str]
    keys: Annotated[list[str], says("What each sentence is about: its message key.")]
    icons: Annotated[list[str], says("The icons of its effects.")]
    corner: Annotated[list[str], says("Those of them that act only when it comes to somebody or is dismissed.")]
    reconstructed: Annotated[bool, says("Whether some of its facts could not be attested: owners of the box, look.")]
    rules: Annotated[list[str], says("The ids of the rules behind it.")]


class Cards(Shown, frozen=True):
    """Everything that explains itself in a game with these boxes."""

    cards: list[CardShown]


class GuideEntry(Shown, frozen=True):
    """Something about how a game is played; `/cards` has it under the same id."""

    id: str
    title: str
    text: str
    rules: Annotated[list[str], says("The ids of the rules that it states.")]


class GuideSection(Shown, frozen=True):
    """Entries that belong together."""

    title: str
    entries: list[GuideEntry]


class GuideChapter(Shown, frozen=True):
    """What is told of a game, of a box, or of solo play."""

    title: str
    sections: list[GuideSection]


class Guide(Shown, frozen=True):
    """How a game is played, in short."""

    chapters: list[GuideChapter]
