"""What is shown of a table of Viscounts, made from the view of a seat and the facts, never from hidden things."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from westkingdom.engine.game import Game
from westkingdom.engine.words import Argument, Message, say
from westkingdom.speech.screen import Screen
from westkingdom.speech.sheets import Rows, Sheets, View
from westkingdom.speech.viscounts.abilities import icon_words
from westkingdom.speech.viscounts.box_sheets import KEYS, BoxSheets
from westkingdom.speech.viscounts.speaker import (
    ViscountsSpeaker,
    card_sentences,
    card_text,
    manuscript_text,
    printed_manuscript_text,
    printed_townsfolk_text,
    slot_ability,
)
from westkingdom.viscounts.components import SIDES
from westkingdom.viscounts.spots import PER_TYPE
from westkingdom.viscounts.state import State
from westkingdom.viscounts.strength import icons_of
from westkingdom.viscounts.terms import (
    BOARD_PLACES,
    BUILDINGS,
    GOODS,
    ICONS,
    LAST_SPACE,
    OUTSIDE_LEFT,
    OUTSIDE_RIGHT,
    RIBBONS,
    SEGMENTS,
    SLOTS,
    SPACE_KINDS,
)

PAST: Final = ("hire-text", "gain-text", "refuse-text")
"""What a card did when it came, or would have done if it had not come, is not told of one's own cards."""


class ViscountsSheets(Sheets[ViscountsSpeaker]):
    """Draws the parts of a table of Viscounts on a screen."""

    def __init__(self, screen: Screen, speaker: ViscountsSpeaker) -> None:
        super().__init__(screen, speaker)
        self.facts: Final = speaker.facts
        self.of_boxes: Final = BoxSheets(speaker)

    # --- the board

    def board(self, view: View) -> None:
        """Show the segments clockwise, each with the Castle section beside it, then the rest of the realm."""
        self.screen.heading(self.say("ui-board"))
        if self.screen.at_a_glance:
            self.screen.line(self.speaker.sentence(say("ui-board-signs")))
        for place in range(len(SEGMENTS)):
            self.segment(view, place)
        self.realm(view)
        self.boxes(view)

    def box_blocks(self, view: View) -> list[tuple[str, Rows]]:
        """What the expansion boxes bring to the table."""
        return self.of_boxes.blocks(view)

    def segment(self, view: View, place: int) -> None:
        """Show a segment."""
        segment = SEGMENTS.index(view["segments"][place])
        name = view["segments"][place]
        title = self.say("ui-segment", segment=name, number=name)
        viscounts = self.viscounts(view, segment)
        exchanges = [self.exchange(segment, kind) for kind in (OUTSIDE_LEFT, OUTSIDE_RIGHT)]
        rows = [(self.say("ui-trade"), self.listed(exchanges, "semicolon"))]
        if self.screen.at_a_glance:
            title += f" · {viscounts}" if viscounts else ""
            rows.append((self.say("ui-spots"), self.chain(view, place, segment)))
        else:
            rows[:0] = [(self.say("ui-viscounts"), viscounts)] if viscounts else []
            rows += self.spots(view, place, segment)
        rows.append((self.say("ui-townsfolk"), self.townsfolk(view, place)))
        rows.append((self.say("ui-manuscript"), self.manuscript(view, place)))
        rows.append((self.say("ui-castle"), self.castle(view, place)))
        self.screen.block(title, rows)

    def viscounts(self, view: View, segment: int) -> str:
        """Say which Viscounts are on a segment, and where."""
        here: list[Message] = []
        for player in view["players"]:
            where, _, kind = (player["space"] or "").partition(":")
            if where == SEGMENTS[segment]:
                here.append(say("ui-viscount-here", {"seat": player["seat"], "kind": kind}))
        return self.speaker.listed(here)

    def exchange(self, segment: int, kind: int) -> str:
        """Say what is traded on an outside space."""
        number = next(n for n, where in self.facts.realm.numbered_space.items() if where == (segment, kind))
        price, what = self.trade(segment, kind)
        args: dict[str, Argument] = {"kind": SPACE_KINDS[kind], "number": number, "n": price, "what": what}
        return self.speaker.text(say("ui-exchange", args))

    def trade(self, segment: int, kind: int) -> tuple[int, str]:
        """Say the price of an exchange in Merchants, and what it gives."""
        effect = self.facts.realm.trade_effect[segment][kind]
        return self.facts.realm.trade_price[segment][kind], "" if effect is None else self.speaker.signs(effect)

    def spots(self, view: View, place: int, segment: int) -> list[tuple[str, str]]:
        """Say the Building Spots of a segment, and the links from them."""
        side = SIDES.index(view["side"])
        sides = self.facts.realm.spot_side[side][segment]
        said = self.spot_words(view, place, segment)
        left = [word for word, kind in zip(said, sides, strict=True) if kind == OUTSIDE_LEFT]
        right = [word for word, kind in zip(said, sides, strict=True) if kind == OUTSIDE_RIGHT]
        both = [say("ui-spots-left", {"parts": left}), say("ui-spots-right", {"parts": right})]
        links: list[str] = []
        for i, link in enumerate(self.facts.realm.link[side][segment]):
            if link is not None:
                following = str(i + 2) if i + 1 < len(sides) else f"{self.next_segment(view, place)} 1"
                gives = self.speaker.signs(link)
                links.append(self.speaker.text(say("ui-link", {"a": i + 1, "b": following, "what": gives})))
        return [
            (self.say("ui-spots"), self.speaker.listed(both, "semicolon")),
            (self.say("ui-links"), self.listed(links)),
        ]

    def spot_words(self, view: View, place: int, segment: int) -> list[Message]:
        """Say each Building Spot of a segment: what it gives, or what stands there."""
        effects = self.facts.realm.spot_effect[SIDES.index(view["side"])][segment]
        out: list[Message] = []
        for i, effect in enumerate(effects):
            spot = view["spots"][place * len(effects) + i]
            if spot is None:
                out.append(say("ui-spot-empty", {"position": i + 1, "what": self.speaker.signs(effect)}))
            elif spot["slot"] is None:
                args: dict[str, Argument] = {"position": i + 1, "building": spot["building"], "seat": spot["seat"]}
                out.append(say("ui-spot-public", args))
            else:
                building = BUILDINGS[SLOTS.index(spot["slot"]) // PER_TYPE]
                out.append(say("ui-spot-built", {"position": i + 1, "building": building, "seat": spot["seat"]}))
        return out

    def chain(self, view: View, place: int, segment: int) -> str:
        """Draw the Building Spots of a segment as a chain with their links, the river as ≈."""
        side = SIDES.index(view["side"])
        sides = self.facts.realm.spot_side[side][segment]
        links = self.facts.realm.link[side][segment]
        out = ""
        for i, word in enumerate(self.spot_words(view, place, segment)):
            link = links[i]
            line = "≈" if i + 1 < len(sides) and sides[i] != sides[i + 1] else "─"
            gives = "" if link is None else self.speaker.signs(link)
            out += self.speaker.text(word)
            if i + 1 < len(sides):
                out += f" {line}{gives}{line} " if gives else f"  {line}  " if line == "≈" else "   "
            elif gives:
                out += f" ─{gives}→ {self.next_segment(view, place)} 1"
        return out

    def next_segment(self, view: View, place: int) -> str:
        """Name the segment clockwise of a place."""
        return self.speaker.said(self.speaker.segment(view["segments"][(place + 1) % len(SEGMENTS)]))

    def townsfolk(self, view: View, place: int) -> str:
        """Say the visible Townsfolk of a segment, or the printed one."""
        pile = view["townsfolk"][place]
        if pile["top"] is None:
            text = printed_townsfolk_text(self.facts, SEGMENTS.index(view["segments"][place]))
            return self.speaker.paragraph(text.whole())
        text = card_text(self.facts, self.facts.cards.number[pile["top"]])
        return self.speaker.paragraph([*text.whole(), say("ui-below", {"n": pile["cards"] - 1})])

    def manuscript(self, view: View, place: int) -> str:
        """Say the visible Manuscript of a segment, or the printed one."""
        pile = view["manuscripts"][place]
        if pile["top"] is None:
            text = printed_manuscript_text(self.facts, SEGMENTS.index(view["segments"][place]))
            return self.speaker.paragraph(text.whole())
        text = manuscript_text(self.facts, self.facts.manuscripts.number[pile["top"]])
        return self.speaker.paragraph([*text.whole(), say("ui-below", {"n": pile["tiles"] - 1})])

    def castle(self, view: View, place: int) -> str:
        """Say who stands in the Castle section beside a segment, and what moving inwards gives."""
        section = int(view["castle_sections"][place].removeprefix("c")) - 1
        what = self.speaker.signs(self.facts.realm.reward[section])
        tiers = [self.workers(view, tier, section) for tier in ("tier1", "tier2")]
        return self.speaker.text(say("ui-castle-section", {"tier1": tiers[0], "tier2": tiers[1], "what": what}))

    def workers(self, view: View, tier: str, section: int) -> str:
        """Say how many workers everybody has in a section."""
        counts = [say("ui-count-of", {"seat": p["seat"], "n": p["castle"][tier][section]}) for p in view["players"]]
        there = [count for count, p in zip(counts, view["players"], strict=True) if p["castle"][tier][section]]
        return self.speaker.listed(there, "comma") if there else self.speaker.text(say("ui-nobody"))

    def realm(self, view: View) -> None:
        """Show tier 3, the Castle Leader, the end piles and the Cleric Bonus cards that are left."""
        players = view["players"]
        inside = [
            say("ui-count-of", {"seat": p["seat"], "n": p["castle"]["tier3"]}) for p in players if p["castle"]["tier3"]
        ]
        leaders = [self.speaker.player(p["seat"]) for p in players if p["castle_leader"]]
        owned = {card for p in players for card in p["cleric_bonus"]}
        left = [say(f"ribbon-{ribbon}") for ribbon in RIBBONS if f"cleric-bonus-{ribbon}" not in owned]
        rows = [
            (self.say("ui-tier-3"), self.speaker.listed(inside, "comma") or self.speaker.text(say("ui-nobody"))),
            (self.say("ui-leader"), leaders[0] if leaders else self.speaker.text(say("ui-nobody"))),
        ]
        if view["round"]:
            revealed = self.speaker.text(say("ui-revealed"))
            debts = self.speaker.text(say("ui-debts-above", {"n": view["debts_above_poverty"]}))
            deeds = self.speaker.text(say("ui-deeds-above", {"n": view["deeds_above_prosperity"]}))
            rows.append((self.say("ui-poverty"), revealed if view["poverty"] else debts))
            rows.append((self.say("ui-prosperity"), revealed if view["prosperity"] else deeds))
        if view["last_round"]:
            rows.append((self.say("ui-end"), self.speaker.text(say("ui-end-after", {"round": view["last_round"]}))))
        rows.append((self.say("ui-bonus-free"), self.speaker.listed(left, "comma") or self.none()))
        self.screen.block(self.say("ui-realm"), rows)

    def tracks(self, view: View) -> None:
        """Show what a collision gives on each space of the track."""
        rows: list[tuple[str, str]] = []
        for space in range(1, LAST_SPACE + 1):
            above = self.speaker.signs(self.facts.realm.above[space])
            below = self.speaker.signs(self.facts.realm.below[space])
            gains = self.speaker.text(say("ui-track-gains", {"above": above, "below": below}))
            rows.append((self.say("ui-track-space", space=space), gains))
        self.screen.block(self.say("ui-track"), rows)

    # --- players

    def player(self, view: View, p: View, points: int) -> Rows:
        """Say what one player has, thing by thing."""
        rows = [(self.say("ui-viscount"), self.space(p["space"]))]
        rows += [(self.say(f"ui-{good}"), str(p["goods"][good])) for good in GOODS]
        debts = say("ui-debts-held", {"unflipped": p["debts"]["unpaid"], "flipped": p["debts"]["paid"]})
        deeds = say("ui-deeds-held", {"unflipped": p["deeds"]["acquired"], "flipped": p["deeds"]["approved"]})
        markers = say("ui-markers-at", {"corruption": p["corruption"], "virtue": p["virtue"]})
        inside = sum(p["castle"]["tier1"]) + sum(p["castle"]["tier2"]) + p["castle"]["tier3"]
        board = [self.speaker.card(card or "") for card in p["board"]]
        rows += [
            (self.say("ui-debts"), self.speaker.text(debts)),
            (self.say("ui-deeds"), self.speaker.text(deeds)),
            (self.say("ui-markers"), self.speaker.text(markers)),
            (
                self.say("ui-workers"),
                self.speaker.text(say("ui-workers-left", {"supply": p["workers"], "castle": inside})),
            ),
            (self.say("ui-on-board"), self.listed(board)),
            (self.say("ui-hand"), self.speaker.text(say("ui-cards-count", {"n": p["cards_in_hand"]}))),
            (self.say("ui-draw-pile"), self.speaker.text(say("ui-cards-count", {"n": p["cards_in_draw_pile"]}))),
            (self.say("ui-discards"), self.discards(p)),
            (self.say("ui-buildings"), self.cards(p["slots_open"]) or self.none()),
            (self.say("ui-manuscripts"), self.of_boxes.columns(view, p["seat"]) or self.ribbons(p)),
        ]
        if KEYS in view:
            rows.append((self.say("ui-chest-tiles"), self.of_boxes.tiles(view, p["seat"])))
        rows.append((self.say("ui-bonuses"), self.bonuses(view, p) or self.none()))
        return [*rows, (self.say("ui-points"), str(points))]

    def space(self, ident: str | None) -> str:
        """Name a space of the board."""
        if ident is None:
            return self.none()
        segment, _, kind = ident.partition(":")
        return self.speaker.text(say("space", {"segment": segment, "kind": kind}))

    def discards(self, p: View) -> str:
        """Say how many cards lie on a discard pile, and which is on top."""
        if not p["discard"]:
            return self.none()
        return self.speaker.text(say("ui-discard-top", {"n": len(p["discard"]), "card": p["discard"][-1]}))

    def ribbons(self, p: View) -> str:
        """Count the ribbons of a player's Manuscripts."""
        tiles = self.facts.manuscripts
        counts = Counter([*RIBBONS, "any"][tiles.ribbon[tiles.number[ident]]] for ident in p["manuscripts"])
        said = [say("ui-ribbon-count", {"n": n, "ribbon": ribbon}) for ribbon, n in counts.items()]
        return self.speaker.listed(said, "comma") or self.none()

    def bonuses(self, view: View, p: View) -> str:
        """Name the cards that a player keeps for good."""
        return self.cards(self.of_boxes.things(view, p["seat"]))

    def cards(self, idents: list[str]) -> str:
        """Name cards."""
        return self.listed(map(self.speaker.card, idents))

    # --- one's own things

    def has_own(self, view: View) -> bool:
        """Nobody has cards before the draft is over."""
        return bool(view["round"])

    def mine(self, view: View, game: Game) -> None:
        """Show a seat its own cards."""
        p = view["players"][view["seat"]]
        state = cast(State, game)
        icons = [icons_of(state, state.players[view["seat"]], icon) for icon in range(len(ICONS))]
        rows = []
        for place, card in zip(BOARD_PLACES, p["board"], strict=True):
            text = self.speaker.text(say("no-card")) if card is None else self.card(card)
            rows.append((self.say(f"ui-{place}"), text))
        rows.append((self.say("ui-icons"), self.speaker.listed(icon_words(icons), "comma")))
        hand = self.say("ui-hand")
        for card in p["hand"]:
            rows.append((hand, self.card(card)))
            hand = ""
        if not p["hand"]:
            rows.append((hand, self.none()))
        rows.append((self.say("ui-draw-pile"), self.pile(p["hidden"])))
        rows.append((self.say("ui-discards"), self.cards(p["discard"]) or self.none()))
        for slot in p["slots_open"]:
            rows.append((self.speaker.card(slot), self.speaker.paragraph(slot_ability(self.facts, slot))))
        rows += self.of_boxes.mine(view, view["seat"])
        for ident in p["manuscripts"]:
            tile = manuscript_text(self.facts, self.facts.manuscripts.number[ident])
            rows.append((self.say("ui-manuscript"), self.speaker.paragraph(tile.whole())))
        self.screen.block(self.say("ui-yours", seat=view["seat"]), rows)

    def card(self, ident: str) -> str:
        """Say a card of one's own: its line and its ability; what it did when it came is past."""
        number = self.facts.cards.number[ident]
        text = card_text(self.facts, number)
        abilities = [message for message in card_sentences(self.facts, number) if message.key not in PAST]
        return self.speaker.paragraph([text.line, *abilities, *text.marks])

    def pile(self, cards: list[str]) -> str:
        """Name the cards of one's own Draw Pile, whose order nobody knows."""
        if not cards:
            return self.none()
        return self.speaker.text(say("ui-of-unknown-order", {"n": len(cards), "cards": self.cards(cards)}))

    # --- a place, in short

    def here(self, view: View, space: str) -> list[str]:
        """Say what a space offers: its exchange or its Manuscript, its Townsfolk, who stands there."""
        name, _, kind = space.partition(":")
        segment = SEGMENTS.index(name)
        place = view["segments"].index(name)
        out: list[str] = []
        if kind == "IN":
            out.append(self.speaker.sentence(self.manuscript_line(view, place)))
        else:
            price, what = self.trade(segment, SPACE_KINDS.index(kind))
            out.append(self.speaker.sentence(say("ui-here-trade", {"n": price, "what": what})))
            empty = self.empty_spots(view, place, segment, kind)
            out.append(self.speaker.sentence(say("ui-here-spots", {"n": empty})))
        top = view["townsfolk"][place]["top"]
        if top is not None:
            cost = self.facts.cards.cost[self.facts.cards.number[top]]
            out.append(self.speaker.sentence(say("ui-here-hire", {"card": top, "cost": cost})))
        others = [p["seat"] for p in view["players"] if p["space"] == space and p["seat"] != view["seat"]]
        if others:
            names = self.speaker.speech.listed([self.speaker.player(seat) for seat in others])
            key = "ui-here-opponent" if "solo" in view else "ui-here-viscounts"
            out.append(self.speaker.sentence(say(key, {"parts": names})))
        return out

    def empty_spots(self, view: View, place: int, segment: int, kind: str) -> int:
        """Count the empty spots on one side of the river."""
        side = SIDES.index(view["side"])
        sides = self.facts.realm.spot_side[side][segment]
        spots = view["spots"][place * len(sides) : (place + 1) * len(sides)]
        wanted = SPACE_KINDS.index(kind)
        return sum(1 for spot, own in zip(spots, sides, strict=True) if spot is None and own == wanted)

    def manuscript_line(self, view: View, place: int) -> Message:
        """Name the Manuscript of a segment."""
        top = view["manuscripts"][place]["top"]
        if top is None:
            return printed_manuscript_text(self.facts, SEGMENTS.index(view["segments"][place])).line
        return say("ui-here-manuscript", {"manuscript": top})
