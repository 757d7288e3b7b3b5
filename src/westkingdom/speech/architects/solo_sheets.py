"""What is shown of a solo opponent: its board, its scheme cards and its marker."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.words import say
from westkingdom.speech.architects.speaker import ArchitectsSpeaker, board_text
from westkingdom.speech.sheets import Rows, View

_BOX: Final = "solo"


class SoloSheets:
    """Says the pieces of a solo opponent, from the view of a seat."""

    def __init__(self, speaker: ArchitectsSpeaker) -> None:
        self.speaker: Final = speaker

    def blocks(self, view: View) -> list[tuple[str, Rows]]:
        """The opponent's pieces, if there is one in the game."""
        return [(self.speaker.label(say("ui-opponent")), self.rows(view))] if _BOX in view else []

    def rows(self, view: View) -> Rows:
        """The board, the piles, the discards with what they say, and the marker."""
        part = view[_BOX]
        facts = self.speaker.facts
        rows = [
            (
                "ui-opponent-board",
                self.speaker.paragraph(board_text(facts, facts.cards.number[part["opponent"]]).whole()),
            ),
            ("ui-schemes", self.count(part["schemes"])),
        ]
        if "works-of-wonder" in view:
            rows.append(("ui-future-schemes", self.count(part["future_schemes"])))
            marker = say("ui-marker-at", {"good": part["resource_marker"]})
            rows.append(("ui-resource-marker", self.speaker.text(marker)))
        said = [say("scheme-line", {"scheme": ident}) for ident in part["scheme_discards"]]
        rows.append(("ui-scheme-discards", self.speaker.listed(said, "comma") or self.speaker.text(say("ui-none"))))
        return [(self.speaker.label(say(key)), text) for key, text in rows]

    def count(self, n: int) -> str:
        """Say how many cards lie in a pile."""
        return self.speaker.text(say("ui-schemes-count", {"n": n}))
