"""What is shown of Works of Wonder: figures, Contribution card, Wonders, and what they mean at a location."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.terms import GOODS, RESOURCES
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech.architects.abilities import good_words
from westkingdom.speech.architects.speaker import ArchitectsSpeaker
from westkingdom.speech.architects.wonders import (
    card_number,
    contribution_reward,
    influence,
    reset_sentences,
)
from westkingdom.speech.sheets import Rows, View
from westkingdom.speech.speaker import marks

_BOX: Final = "works-of-wonder"


class WonderSheets:
    """Says the pieces of Works of Wonder on a table, from the view of a seat."""

    def __init__(self, speaker: ArchitectsSpeaker) -> None:
        self.speaker: Final = speaker
        self.facts: Final = speaker.facts

    def label(self, key: str) -> str:
        """Say the name of a row."""
        return self.speaker.label(say(key))

    def blocks(self, view: View) -> list[tuple[str, Rows]]:
        """The pieces on the table, if the box is in the game."""
        return [(self.label("box-works-of-wonder"), self.rows(view))] if _BOX in view else []

    def rows(self, view: View) -> Rows:
        """The figures, the Contribution card and the Wonders."""
        part = view[_BOX]
        card = part["consequences"][-1]
        profiteer, princess = reset_sentences(self.facts, card_number(self.facts, card))
        rows = [
            (self.label("ui-words"), self.speaker.sentence(say("ui-wonder-words"))),
            (self.label("ui-princess"), self.figure(part["princess"], [princess, *marks(self.facts, card)])),
            (self.label("ui-profiteer"), self.figure(part["profiteer"], [profiteer, *marks(self.facts, card)])),
            (self.label("ui-contribution"), self.contribution(view)),
        ]
        pile = self.speaker.text(say("ui-cards-count", {"n": part["contribution_pile"]}))
        rows.append((self.label("ui-contribution-pile"), pile))
        return rows + [(self.speaker.thing(w["wonder"]), self.wonder(view, w)) for w in part["wonders"]]

    def figure(self, location: str, what: list[Message]) -> str:
        """Say where a figure stands, and what it does at the next reset."""
        place = say("at-location", {"location": location})
        return self.speaker.paragraph([say("ui-figure-at", {"place": place}), *what])

    def contribution(self, view: View) -> str:
        """Say what each resource gives on the Contribution card, or that it lies there already."""
        part = view[_BOX]
        if part["contribution"] is None:
            return self.speaker.sentence(say("ui-no-contribution"))
        card = card_number(self.facts, part["contribution"])
        parts: list[Message] = []
        for good in RESOURCES:
            gives = contribution_reward(self.facts, card, good).args["parts"]
            lies = part["contributed"][GOODS[good]]
            key = "ui-contributed" if lies else "ui-contribution-for"
            parts.append(say(key, {"good": GOODS[good], "what": gives}))
        return self.speaker.paragraph(
            [say("ui-contributions", {"parts": parts}), *marks(self.facts, part["contribution"])]
        )

    def wonder(self, view: View, wonder: View) -> str:
        """Say what a Wonder costs now, or who has built it and where its token stands."""
        number = self.facts.buildings.number[wonder["wonder"]]
        owners = [p["seat"] for p in view["players"] if wonder["wonder"] in p["buildings"]]
        if owners:
            if wonder["location"] is None:
                return self.speaker.sentence(say("ui-wonder-being-placed", {"seat": owners[0]}))
            place = say("at-location", {"location": wonder["location"]})
            return self.speaker.sentence(say("ui-wonder-of", {"seat": owners[0], "place": place}))
        tokens = wonder["tokens"]
        cost = [
            max(0, n - tokens) if good in RESOURCES else n for good, n in enumerate(self.facts.buildings.cost[number])
        ]
        price = [*good_words(cost, self.facts.realm.favour), amount("tax", self.facts.buildings.tax[number])]
        text = [
            say("ui-wonder-open", {"n": tokens, "parts": price}),
            say("vp-text", {"vp": self.facts.buildings.vp[number]}),
        ]
        return self.speaker.paragraph([*text, *marks(self.facts, wonder["wonder"])])

    def track(self, view: View) -> Rows:
        """What the Influence track gives, if the box is in the game."""
        return [(self.label("influence-line"), self.speaker.paragraph(influence(self.facts)))] if _BOX in view else []

    def here(self, view: View, location: str) -> list[str]:
        """Say which figures and which Wonder stand at a location."""
        if _BOX not in view:
            return []
        part = view[_BOX]
        out: list[Message] = []
        if part["princess"] == location:
            out.append(say("ui-here-princess"))
        if part["profiteer"] == location:
            out.append(say("ui-here-profiteer"))
        for wonder in part["wonders"]:
            owners = [p["seat"] for p in view["players"] if wonder["wonder"] in p["buildings"]]
            if wonder["location"] == location and owners:
                out.append(say("ui-here-wonder", {"building": wonder["wonder"], "seat": owners[0]}))
        return [self.speaker.text(message) for message in out]

    def visit(self, view: View, seat: int, location: str) -> list[Message]:
        """Say what the Princess and an own Wonder let a player do in a visit."""
        if _BOX not in view:
            return []
        part = view[_BOX]
        out: list[Message] = []
        if part["princess"] == location and part["contribution"] is not None:
            out.append(say("ui-may-contribute"))
        own = view["players"][seat]["buildings"]
        if any(wonder["location"] == location and wonder["wonder"] in own for wonder in part["wonders"]):
            out.append(say("ui-own-wonder"))
        return out

    def capture(self, view: View, location: str) -> list[Message]:
        """Say what capturing workers of others means where a figure stands."""
        part = view.get(_BOX, {})
        out = [say("princess-capture-you")] if part.get("princess") == location else []
        return [*out, say("profiteer-capture-you")] if part.get("profiteer") == location else out
