"""The words for the things of Viscounts: names for ids, and the text of every card, made from what the card does."""

from __future__ import annotations

from typing import ClassVar, Final

from westkingdom.engine.events import DRAW, GAIN, GAIN_DEBT, Event
from westkingdom.engine.words import Argument, Message, say
from westkingdom.library.events import event_kinds
from westkingdom.speech.language import folded
from westkingdom.speech.speaker import Speaker, Text, marks
from westkingdom.speech.viscounts.abilities import icon_words, ongoing_abilities
from westkingdom.speech.viscounts.boxes import (
    board_columns,
    board_ids,
    destroyed_sentences,
    outsider_sentences,
    public_sentences,
    tile_name,
    tile_points,
    tile_sentences,
    tiles_of,
)
from westkingdom.speech.viscounts.solo import ai_board_text, ai_boards_of, scheme_text
from westkingdom.viscounts.castle import section_beside, section_name
from westkingdom.viscounts.construct import spot_name
from westkingdom.viscounts.events import A_SPACE, A_SPOT, GAIN_DEED
from westkingdom.viscounts.movement import space_name
from westkingdom.viscounts.state import Facts, State
from westkingdom.viscounts.terms import (
    CARDS,
    FIRST_BONUS,
    FIRST_SLOT,
    RIBBONS,
    SEGMENTS,
    SLOTS,
    SPACE_KINDS,
)

_OF_CARDS: Final = {"card", "hero", "left", "middle", "right", "thing"}
_OF_SECTIONS: Final = {"section", "from", "to"}
_OF_FAMILIES: Final = {"action", "building", "slot", "kind", "ribbon", "place"}
"""Arguments that hold ids, by what the ids belong to; the last are named by a message `<argument>-<id>`."""
_OF_OPPONENTS: Final = ("scheme", "ai-slot")
"""Kinds of things that only solo opponents have; what their slots do is said with their boards."""


class ViscountsSpeaker(Speaker):
    """Names the things of Viscounts."""

    facts: Facts
    game: State | None
    name: ClassVar[str] = "viscounts"
    sums: ClassVar[dict[str, dict[str, str]]] = {
        "event-gains": {GAIN.key: "", GAIN_DEBT.key: "debt", GAIN_DEED.key: "deed"}
    }
    told_apart: ClassVar[frozenset[str]] = frozenset({DRAW.key})
    worth_telling: ClassVar[tuple[str, ...]] = ("action", "recruit")

    def texts(self) -> dict[str, Text]:
        """Describe everything with a text of its own, by id."""
        return all_texts(self.facts)

    def names_of(self, text: Text) -> list[str]:
        """Outsiders may also be asked for by what kind of card they are."""
        kind = self.text(text.line).split(", ")[1:2] if text.line.key == "outsider-line" else []
        return [*super().names_of(text), *map(folded, kind)]

    def resolve(self, message: Message) -> dict[str, Argument]:
        """Replace the ids among the arguments of a message by names."""
        out = super().resolve(message)
        if message.key == "space":
            out["number"] = self.space_number(message)
        if "thing" in out:
            out["card"] = out["thing"]
        return out

    def named(self, argument: str, value: Argument) -> Argument:
        """Name what an argument stands for."""
        if not isinstance(value, str):
            return super().named(argument, value)
        if argument in _OF_CARDS:
            return self.called(value)
        if argument in _OF_FAMILIES:
            return say(f"{argument}-{value.replace('_', '-')}")
        if argument == "segment":
            return self.segment(value)
        if argument in _OF_SECTIONS:
            return self.section(value)
        if argument == "manuscript":
            return _manuscript_name(self.facts, self.facts.manuscripts.number[value])
        if argument == "tile":
            return tile_name(self.facts, value)
        if argument == "player_card":
            return _player_card_name(self.facts, self.facts.player_cards.number[value])
        return value

    def card(self, ident: str) -> str:
        """Name a card or another thing with an id."""
        return self.said(self.called(ident))

    def called(self, ident: str) -> Argument:
        """What a card or another thing with an id is called: as this language does, else as the data do."""
        if not ident:
            return say("no-card")
        number = self.facts.cards.number.get(ident, -1)
        kind = self.facts.cards.kinds[number] if number >= 0 else ""
        for key in (f"card-{ident}", f"slot-{ident}", f"card-kind-{kind}"):
            if self.speech.has(key):
                return Message(key, {})
        return self.facts.cards.names[number] if number >= 0 else ident

    def segment(self, ident: str) -> Argument:
        """What a segment is called: as this language does, else as the data do."""
        key = f"segment-{ident}"
        return Message(key, {}) if self.speech.has(key) else self.facts.realm.segment_names[SEGMENTS.index(ident)]

    def section(self, ident: str) -> Argument:
        """Name a Castle section after the segment that it lies beside in this game."""
        state = self.game
        if state is not None:
            for place, segment in enumerate(state.segments):
                if section_name(section_beside(state, place)) == ident:
                    return say("section", {"segment": SEGMENTS[segment]})
        return ident

    def space_number(self, message: Message) -> int:
        """Find the red number of a space, 0 if it has none."""
        segment, kind = message.args["segment"], message.args["kind"]
        for number, (segment_number, kind_number) in self.facts.realm.numbered_space.items():
            if (SEGMENTS[segment_number], SPACE_KINDS[kind_number]) == (segment, kind):
                return number
        return 0

    def event_args(self, event: Event) -> dict[str, Argument]:
        """Places get their names."""
        args = super().event_args(event)
        state, kind = self.game, event_kinds(self.name).get(event.key)
        if state is not None and kind is not None:
            for named in kind.things:
                if named is A_SPACE:
                    args[named.name] = space_name(state, int(event.args[named.name]))
                elif named is A_SPOT:
                    args[named.name] = spot_name(state, int(event.args[named.name]))
        return args


SPEAKER: Final = ViscountsSpeaker


# --- cards and permanent things


def card_text(facts: Facts, number: int) -> Text:
    """Describe a card, or a thing that a player keeps: a slot, a bonus card, the Castle Leader card, a column."""
    cards = facts.cards
    ident = cards.ids[number]
    icons: list[str] = []
    for effect in (cards.hire[number], cards.immediate[number], cards.drop_off[number]):
        icons += [] if effect is None else effect.icons()
    for answers in cards.on:
        answer = answers[number]
        icons += [] if answer is None else answer.icons()
    if number < CARDS:
        shown: dict[str, Argument] = {"cost": cards.cost[number], "icons": icon_words(cards.icons[number])}
        line = say("outsider-line" if cards.kinds[number] == "outsider" else "card-line", {"card": ident, **shown})
        hired = cards.hire[number]
        corner = [] if hired is None else hired.icons()
        return Text(ident, line, card_sentences(facts, number), icons, marks(facts, ident), corner)
    return Text(ident, say("thing-line", {"card": ident}), thing_sentences(facts, number), icons, marks(facts, ident))


def card_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what a card does: when it comes to a player or is dismissed, by its ability, and at the end."""
    cards = facts.cards
    out: list[Message] = []
    hired, immediate, drop_off = cards.hire[number], cards.immediate[number], cards.drop_off[number]
    if hired is not None:
        gained = cards.kinds[number] == "kings_order"
        out.append(say("gain-text" if gained else "hire-text", {"what": hired.words()}))
    if immediate is not None:
        out += [say("timing-immediate"), immediate.words()]
    if drop_off is not None:
        out += [say("timing-drop-off"), drop_off.words()]
    if cards.leaves[number]:
        out.append(say("leaves-text"))
    out += destroyed_sentences(facts, number)
    if cards.kinds[number] == "outsider":
        out += outsider_sentences(facts, number)
    ongoing = ongoing_abilities(facts, number)
    return out + ([say("timing-ongoing"), *ongoing] if ongoing else [])


def thing_sentences(facts: Facts, number: int) -> list[Message]:
    """Say whose a thing is, what it does and what it is worth."""
    out: list[Message] = []
    kind = facts.cards.kinds[number]
    if kind == "bonus":
        i = number - FIRST_BONUS
        ribbon = RIBBONS[facts.realm.bonus_ribbon[i]]
        out.append(say("cleric-bonus-text", {"n": facts.realm.bonus_needs[i], "ribbon": ribbon}))
    elif kind == "leader":
        out.append(say("castle-leader-text"))
    elif kind == "diversified":
        out.append(say("diversified-builder-text"))
    elif kind == "specialized":
        out.append(say("specialized-builder-text"))
    elif kind == "public":
        out += public_sentences(facts, number)
    out += ongoing_abilities(facts, number)
    if facts.cards.vp[number]:
        out.append(say("vp-text", {"vp": facts.cards.vp[number]}))
    return out


def slot_ability(facts: Facts, slot: str) -> list[Message]:
    """Say what an open slot does."""
    return ongoing_abilities(facts, FIRST_SLOT + SLOTS.index(slot))


# --- Manuscripts, Player cards and what is printed on segments


def _manuscript_effect(facts: Facts, number: int) -> Message:
    """Say what a Manuscript does now or at the end."""
    tiles = facts.manuscripts
    effect = tiles.immediate[number]
    if effect is not None:
        return effect.words()
    what = say(f"counter-{tiles.per[number].replace('_', '-')}", {"each": tiles.each[number]})
    return say("vp-per", {"vp": tiles.vp[number], "what": what})


def _ribbon_of(facts: Facts, number: int) -> str:
    """The ribbon of a Manuscript, or `any` where its colour is chosen."""
    return [*RIBBONS, "any"][facts.manuscripts.ribbon[number]]


def _is_start(facts: Facts, number: int) -> bool:
    """Is the Manuscript printed on a Manuscript Board? Only those cost nothing."""
    return facts.manuscripts.cost[number] == 0


def _manuscript_name(facts: Facts, number: int) -> Message:
    """Name a Manuscript, which has no printed name, by what it is."""
    tiles = facts.manuscripts
    ribbon = _ribbon_of(facts, number)
    if _is_start(facts, number):
        return say("start-manuscript-line", {"ribbon": ribbon})
    return say("manuscript", {"ribbon": ribbon, "cost": tiles.cost[number], "what": _manuscript_effect(facts, number)})


def manuscript_text(facts: Facts, number: int) -> Text:
    """Describe a Manuscript."""
    tiles = facts.manuscripts
    effect = tiles.immediate[number]
    ident = tiles.ids[number]
    icons = [] if effect is None else effect.icons()
    ribbon = _ribbon_of(facts, number)
    if _is_start(facts, number):
        line = say("start-manuscript-line", {"ribbon": ribbon})
        return Text(ident, line, [say("start-manuscript-text")], icons, marks(facts, ident))
    line = say("manuscript-line", {"ribbon": ribbon, "cost": tiles.cost[number]})
    timing = say("timing-end" if effect is None else "timing-immediate")
    wild = [say("any-ribbon-text")] if ribbon == "any" else []
    return Text(ident, line, [*wild, timing, _manuscript_effect(facts, number)], icons, marks(facts, ident))


def _player_card_name(facts: Facts, number: int) -> Message:
    """Name a Player card by its number."""
    label = facts.player_cards.labels[number]
    return say("player-card", {"number": int(label) if label.isdigit() else label})


def player_card_text(facts: Facts, number: int) -> Text:
    """Describe a Player card."""
    cards = facts.player_cards
    segment, kind = cards.start_space[number]
    space = say("space", {"segment": SEGMENTS[segment], "kind": SPACE_KINDS[kind]})
    start, extra = cards.start[number], cards.extra[number]
    then = say("end-of-set-up-text" if cards.after_draft[number] else "then-text", {"what": extra.words()})
    sentences = [say("starts-on", {"space": space}), start.words(), then]
    line = _player_card_name(facts, number)
    ident = cards.ids[number]
    return Text(ident, line, sentences, start.icons() + extra.icons(), marks(facts, ident))


def printed_townsfolk_text(facts: Facts, segment: int) -> Text:
    """Describe the Townsfolk printed on a segment."""
    realm = facts.realm
    icons = icon_words(realm.printed_icons[segment])
    line = say(
        "printed-townsfolk-line", {"segment": SEGMENTS[segment], "cost": realm.printed_cost[segment], "icons": icons}
    )
    effect = realm.printed_effect[segment]
    sentences = [say("dismiss-text", {"what": effect.words()})]
    ident = f"printed-tf-{SEGMENTS[segment]}"
    return Text(ident, line, sentences, effect.icons(), marks(facts, ident), effect.icons())


def printed_manuscript_text(facts: Facts, segment: int) -> Text:
    """Describe the Manuscript printed on a segment."""
    realm = facts.realm
    line = say(
        "printed-manuscript-line", {"segment": SEGMENTS[segment], "cost": realm.printed_manuscript_cost[segment]}
    )
    effect = realm.printed_manuscript[segment]
    sentences = [say("timing-immediate"), effect.words()]
    ident = f"printed-ms-{SEGMENTS[segment]}"
    return Text(ident, line, sentences, effect.icons(), marks(facts, ident))


# --- pieces of boxes that are no cards


def _board_text(facts: Facts, ident: str) -> Text:
    """Describe a Manuscript Board."""
    return Text(ident, say("thing-line", {"card": ident}), board_columns(facts, ident), [], marks(facts, ident))


def _tile_text(facts: Facts, number: int) -> Text:
    """Describe a Chest Tile."""
    tile = tiles_of(facts)[number]
    icons = [] if tile.reward is None else tile.reward.icons()
    sentences = [*tile_sentences(tile), say("timing-end"), *tile_points(facts)]
    return Text(tile.ident, say("chest-tile-line"), sentences, icons, marks(facts, tile.ident))


def all_texts(facts: Facts) -> dict[str, Text]:
    """Describe everything with a text of its own, by id."""
    cards = [number for number in sorted(facts.cards.number.values()) if facts.cards.kinds[number] not in _OF_OPPONENTS]
    texts = [card_text(facts, number) for number in cards]
    texts += [scheme_text(facts, number) for number in facts.cards.others.get("scheme", [])]
    texts += [ai_board_text(facts, board) for board in ai_boards_of(facts)]
    texts += [manuscript_text(facts, number) for number in range(len(facts.manuscripts.ids))]
    texts += [player_card_text(facts, number) for number in range(len(facts.player_cards.ids))]
    texts += [printed_townsfolk_text(facts, segment) for segment in range(len(SEGMENTS))]
    texts += [printed_manuscript_text(facts, segment) for segment in range(len(SEGMENTS))]
    texts += [_board_text(facts, ident) for ident in board_ids(facts)]
    texts += [_tile_text(facts, number) for number in range(len(tiles_of(facts)))]
    return {text.ident: text for text in texts}
