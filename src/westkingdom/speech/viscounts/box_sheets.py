"""What is shown of the expansion boxes of Viscounts: their pieces on the table, and what players have of them."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.words import Argument, Message, say
from westkingdom.speech.sheets import Rows, View
from westkingdom.speech.viscounts.abilities import ongoing_abilities
from westkingdom.speech.viscounts.boxes import (
    column_ability,
    columns_of,
    tile_called,
    tile_points,
    tile_sentences,
)
from westkingdom.speech.viscounts.mix import keys_of
from westkingdom.speech.viscounts.speaker import ViscountsSpeaker, card_text
from westkingdom.viscounts.terms import BOARD_PLACES

_GATES: Final = "gates-of-gold"
KEYS: Final = "keeper-of-keys"
_SOLO: Final = "solo"


class BoxSheets:
    """Says the pieces of the boxes of a table, from the view of a seat."""

    def __init__(self, speaker: ViscountsSpeaker) -> None:
        self.speaker: Final = speaker
        self.facts: Final = speaker.facts

    def label(self, key: str) -> str:
        """Say the name of a row."""
        return self.speaker.label(Message(key, {}))

    def named(self, key: str, texts: list[str]) -> Rows:
        """Give several texts as rows of one name."""
        return [(self.label(key) if i == 0 else "", text) for i, text in enumerate(texts)]

    def cards(self, idents: list[str]) -> str:
        """Name cards."""
        return self.speaker.speech.listed(map(self.speaker.card, idents), "comma")

    def card(self, ident: str, *more: Message) -> str:
        """Say everything about a card or a thing."""
        text = card_text(self.facts, self.facts.cards.number[ident])
        return self.speaker.paragraph([*text.whole(), *more])

    # --- on the table

    def blocks(self, view: View) -> list[tuple[str, Rows]]:
        """The pieces on the table: a title and rows for each box."""
        out: list[tuple[str, Rows]] = []
        if _GATES in view:
            out.append((self.label("box-gates-of-gold"), self.gates(view)))
        if KEYS in view:
            out.append((self.label("box-keeper-of-keys"), self.keys(view)))
        if _SOLO in view:
            out.append((self.label(f"opponent-{view[_SOLO]['opponent']}"), self.opponent(view)))
        return out

    def opponent(self, view: View) -> Rows:
        """The solo opponent's board, the Scheme cards on it, its piles and what it has flipped."""
        part, p = view[_SOLO], view["players"][-1]
        texts = self.speaker.texts()
        board = texts[part["board"]]
        rows = self.named("ui-ai-board", [self.speaker.paragraph([board.line, *board.sentences[:2], *board.marks])])
        schemes = [self.speaker.paragraph(texts[card].whole()) for card in p["board"] if card is not None]
        rows += self.named("ui-schemes", schemes or [self.speaker.text(say("ui-none"))])
        known = self.cards(p["hidden"])
        pile: dict[str, Argument] = {"n": p["cards_in_draw_pile"], "cards": known, "more": len(p["hidden"])}
        rows += self.named("ui-draw-pile", [self.speaker.sentence(say("ui-scheme-pile", pile))])
        discards = self.cards(p["discard"]) or self.speaker.text(say("ui-none"))
        rows += self.named("ui-discards", [discards])
        future = say("ui-future-pile", {"n": part["future_schemes"], "cards": self.cards(part["unseen"])})
        rows += self.named("ui-future-schemes", [self.speaker.sentence(future)])
        if KEYS in view:
            down = say("ui-chests-face-down", {"n": len(view[KEYS]["face_down"])})
            rows += self.named("ui-chest-tiles", [self.speaker.sentence(down)])
        return rows

    def gates(self, view: View) -> Rows:
        """King's Orders, the row of Outsiders, Builder cards and the Castle Leader card of this game."""
        part = view[_GATES]
        left = self.speaker.sentence(say("ui-kings-orders-left", {"n": part["kings_orders"]}))
        orders = f"{left} {self.card('kings-order')}"
        row = [self.card(ident) for ident in part["outsiders"]]
        rows = self.named("ui-words", [self.speaker.sentence(say("ui-words-welcome"))])
        rows += self.named("ui-kings-orders", [orders])
        rows += self.named("ui-outsiders", [*row, self.pile(part["outsiders_in_pile"])])
        owners = {ident: i for i, p in enumerate(part["players"]) for ident in p["builder_cards"]}
        rows += self.named(
            "ui-builder-cards", [self.card(ident, _owned(owners, ident)) for ident in part["builder_cards"]]
        )
        leader = card_text(self.facts, self.facts.cards.number[part["castle_leader"]])
        return rows + self.named("ui-leader-card", [self.speaker.paragraph([*leader.sentences, *leader.marks])])

    def keys(self, view: View) -> Rows:
        """The lines of Heroes and Chest Tiles, and the Public Buildings."""
        part = view[KEYS]
        heroes = [self.card(ident) for ident in part["heroes"]]
        tiles = [self.speaker.paragraph(tile_sentences(tile_called(self.facts, ident))) for ident in part["chests"]]
        later = self.speaker.sentence(say("ui-heroes-later"))
        waiting = view["round"] == 0 and not heroes
        rows = self.named("ui-words", [self.speaker.sentence(say("ui-words-gain"))])
        rows += self.named("ui-heroes", [later] if waiting else [*heroes, self.pile(part["heroes_in_pile"])])
        rows += self.named("ui-chest-tiles", [*tiles, self.pile(part["chests_in_pile"])])
        rows += self.named("ui-chest-points", [self.speaker.paragraph(tile_points(self.facts))])
        owners = {public["card"]: public["seat"] for public in part["public_buildings"] if public["seat"] is not None}
        public = [self.card(public["card"], _owned(owners, public["card"])) for public in part["public_buildings"]]
        return rows + self.named("ui-public-buildings", public)

    def pile(self, n: int) -> str:
        """Say how many pieces are in a pile."""
        return self.speaker.sentence(say("ui-in-pile", {"n": n}))

    # --- what players have

    def columns(self, view: View, seat: int) -> str:
        """Say the columns of a Manuscript Board: colour, how many Manuscripts, or locked; nothing without one."""
        parts: list[Message] = []
        if _GATES not in view:
            return ""
        for i, column in enumerate(view[_GATES]["players"][seat]["columns"], start=1):
            args: dict[str, Argument] = {"column": i, "ribbon": column["ribbon"], "n": column["manuscripts"]}
            parts.append(say("ui-column-open" if column["unlocked"] else "ui-column-locked", args))
        return self.speaker.listed(parts, "comma")

    def tiles(self, view: View, seat: int) -> str:
        """Say the Chest Tiles under a board."""
        slotted = view[KEYS]["players"][seat]["chests"]
        parts = [
            say("ui-chest-under", {"place": place, "tile": tile})
            for place, tile in zip(BOARD_PLACES, slotted, strict=True)
            if tile is not None
        ]
        return self.speaker.listed(parts, "comma") or self.speaker.text(say("ui-none"))

    def things(self, view: View, seat: int) -> list[str]:
        """The cards that a player keeps for good, by id."""
        p = view["players"][seat]
        out = list(p["cleric_bonus"])
        if p["castle_leader"]:
            out.append(view[_GATES]["castle_leader"] if _GATES in view else "castle-leader-hand")
        if _GATES in view:
            out += view[_GATES]["players"][seat]["builder_cards"]
        if KEYS in view:
            out += [public["card"] for public in view[KEYS]["public_buildings"] if public["seat"] == seat]
        return out

    def public_prices(self, view: View) -> list[tuple[str, int]]:
        """The Public Buildings that nobody has, with the Builder icons that they need."""
        facts = keys_of(self.facts)
        if facts is None or KEYS not in view:
            return []
        prices = zip(view[KEYS]["public_buildings"], facts.public_cost, strict=True)
        return [(public["card"], n) for public, n in prices if public["seat"] is None]

    def mine(self, view: View, seat: int) -> Rows:
        """Say a seat's Chest Tiles, columns and cards that it keeps for good, with what they do."""
        rows: Rows = []
        if KEYS in view:
            for place, ident in zip(BOARD_PLACES, view[KEYS]["players"][seat]["chests"], strict=True):
                if ident is not None:
                    tile = tile_called(self.facts, ident)
                    name = self.speaker.label(say("ui-chest-at", {"place": place}))
                    rows.append((name, self.speaker.paragraph(tile_sentences(tile))))
        if _GATES in view:
            for i, column in enumerate(view[_GATES]["players"][seat]["columns"]):
                rows.append(self.column(i, column))
        for ident in self.things(view, seat):
            abilities = ongoing_abilities(self.facts, self.facts.cards.number[ident])
            rows.append((self.speaker.label(say("card", {"card": ident})), self.speaker.paragraph(abilities)))
        return rows

    def column(self, i: int, column: View) -> tuple[str, str]:
        """Say a column of one's own Manuscript Board, with what it does."""
        name = self.speaker.label(say("ui-column", {"column": i + 1, "ribbon": column["ribbon"]}))
        args: dict[str, Argument] = {"what": column_ability(self.facts, columns_of(self.facts)[i])}
        if column["unlocked"]:
            return name, self.speaker.sentence(say("ui-column-does", {**args, "n": column["manuscripts"]}))
        return name, self.speaker.sentence(say("ui-column-would-do", args))


def _owned(owners: dict[str, int], ident: str) -> Message:
    """Say whose a card is."""
    return say("ui-of-seat", {"seat": owners[ident]}) if ident in owners else say("ui-of-nobody")
