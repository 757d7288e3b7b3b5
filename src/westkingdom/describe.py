"""The words for the things of Viscounts: names for ids, and the text of every card, made from what the card does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from westkingdom.describe_abilities import icon_word, icon_words, ongoing_abilities
from westkingdom.describe_boxes import (
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
from westkingdom.engine.effects import Effect
from westkingdom.engine.events import Event
from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.locale import Language, capital, language, sentence
from westkingdom.viscounts.castle import section_beside, section_name
from westkingdom.viscounts.construct import spot_name
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

OF_CARDS: Final = {"card", "hero", "left", "middle", "right", "thing"}
OF_SEATS: Final = {"seat", "with"}
OF_SECTIONS: Final = {"section", "from", "to"}
OF_FAMILIES: Final = {"building", "slot", "kind", "ribbon", "place"}
"""Arguments that hold ids, by what the ids belong to; the last are named by a message `<argument>-<id>`."""


class Speaker:
    """Says messages in a language, with the names of this table for the ids in them."""

    def __init__(
        self,
        box: Facts,
        players: Sequence[str] = (),
        game: State | None = None,
        speech: Language | None = None,
    ) -> None:
        self.box: Final = box
        self.players: Final = players
        self.game = game
        self.speech: Final = speech or language()

    # --- saying

    def text(self, message: Message) -> str:
        """Say a message as part of a sentence."""
        return self.speech.text(message, self.resolve)

    def label(self, message: Message) -> str:
        """Say a message as a label, which begins with a capital letter."""
        return capital(self.text(message))

    def sentence(self, message: Message) -> str:
        """Say a message as a sentence of its own."""
        return sentence(self.text(message))

    def paragraph(self, messages: Iterable[Message]) -> str:
        """Say messages one after the other, each as a sentence."""
        return " ".join(self.sentence(message) for message in messages)

    def listed(self, messages: Iterable[Message], style: str = "and") -> str:
        """Say several messages as a list."""
        return self.speech.listed([self.text(message) for message in messages], style)

    def signs(self, effect: Effect) -> str:
        """Say an effect in short, by its icons: 2 silver + virtue."""
        out = ""
        for icon, group in groupby(effect.icons()):
            sign = self.text(icon_word(icon, len(list(group))))
            if icon in ("or", "arrow"):
                out += f" {sign} "
            else:
                out += sign if not out or out.endswith(" ") else f" + {sign}"
        return out

    # --- names

    def resolve(self, message: Message) -> dict[str, Argument]:
        """Replace the ids among the arguments of a message by names."""
        out = {name: self.named(name, value) for name, value in message.args.items()}
        if message.key == "space":
            out["number"] = self.space_number(message)
        if "thing" in out:
            out["card"] = out["thing"]
        return out

    def named(self, argument: str, value: Argument) -> Argument:
        """Name what an argument stands for."""
        if isinstance(value, int):
            return self.player(value) if argument in OF_SEATS else value
        if not isinstance(value, str):
            return value
        if argument in OF_CARDS:
            return self.card(value)
        if argument in OF_FAMILIES:
            return say(f"{argument}-{value.replace('_', '-')}")
        if argument == "segment":
            return self.segment(value)
        if argument in OF_SECTIONS:
            return self.section(value)
        if argument == "manuscript":
            return manuscript_name(self.box, self.box.manuscripts.number[value])
        if argument == "tile":
            return tile_name(self.box, value)
        if argument == "player_card":
            return player_card_name(self.box, self.box.player_cards.number[value])
        return value

    def card(self, ident: str) -> str:
        """Name a card or another thing with an id: as this language does, else as the data do."""
        if not ident:
            return self.text(say("no-card"))
        number = self.box.cards.number.get(ident, -1)
        kind = self.box.cards.kinds[number] if number >= 0 else ""
        for key in (f"card-{ident}", f"slot-{ident}", f"card-kind-{kind}"):
            if self.speech.has(key):
                return self.speech.text(Message(key, {}))
        return self.box.cards.names[number] if number >= 0 else ident

    def segment(self, ident: str) -> str:
        """Name a segment: as this language does, else as the data do."""
        key = f"segment-{ident}"
        return (
            self.speech.text(Message(key, {}))
            if self.speech.has(key)
            else self.box.realm.segment_names[SEGMENTS.index(ident)]
        )

    def section(self, ident: str) -> Argument:
        """Name a Castle section after the segment that it lies beside in this game."""
        if self.game is not None:
            for place, segment in enumerate(self.game.segments):
                if section_name(section_beside(self.game, place)) == ident:
                    return say("section", {"segment": SEGMENTS[segment]})
        return ident

    def player(self, seat: int) -> str:
        """Name a player."""
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat)

    def space_number(self, message: Message) -> int:
        """Find the red number of a space, 0 if it has none."""
        segment, kind = message.args["segment"], message.args["kind"]
        for number, (segment_number, kind_number) in self.box.realm.numbered_space.items():
            if (SEGMENTS[segment_number], SPACE_KINDS[kind_number]) == (segment, kind):
                return number
        return 0

    # --- events

    def event(self, event: Event) -> Message:
        """Make a message of an event: places get their names, goods become amounts."""
        args: dict[str, Argument] = {"seat": event.seat, **event.args}
        if self.game is not None:
            if event.key == "move":
                args["space"] = space_name(self.game, int(event.args["space"]))
            if "spot" in event.args:
                args["spot"] = spot_name(self.game, int(event.args["spot"]))
        if event.why:
            args["parts"] = [say("because", {"what": what, "reason": reason}) for what, reason in event.why]
            return say("event-forced-because", args)
        if "good" in event.args:
            args["what"] = amount(str(event.args["good"]), int(event.args["n"]))
        return say(f"event-{event.key}", args)


@dataclass(frozen=True)
class Text:
    """What is printed on a card or tile, generated: a line that names it, sentences, and the icons of its effects."""

    ident: str
    line: Message
    sentences: list[Message]
    icons: list[str]
    marks: list[Message]
    """That some of its facts are reconstructed, so that an owner of the box can see it and correct it."""

    def whole(self) -> list[Message]:
        """The line, the sentences and the marks."""
        return [self.line, *self.sentences, *self.marks]


def marks(box: Facts, ident: str) -> list[Message]:
    """Mark a thing with facts that were not read anywhere."""
    return [say("reconstructed-mark")] if ident in box.reconstructed else []


# --- cards and permanent things


def card_text(box: Facts, number: int) -> Text:
    """Describe a card, or a thing that a player keeps: a slot, a bonus card, the Castle Leader card, a column."""
    cards = box.cards
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
        return Text(ident, line, card_sentences(box, number), icons, marks(box, ident))
    return Text(ident, say("thing-line", {"card": ident}), thing_sentences(box, number), icons, marks(box, ident))


def card_sentences(box: Facts, number: int) -> list[Message]:
    """Say what a card does: when it comes to a player or is dismissed, by its ability, and at the end."""
    cards = box.cards
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
    out += destroyed_sentences(box, number)
    if cards.kinds[number] == "outsider":
        out += outsider_sentences(box, number)
    ongoing = ongoing_abilities(box, number)
    return out + ([say("timing-ongoing"), *ongoing] if ongoing else [])


def thing_sentences(box: Facts, number: int) -> list[Message]:
    """Say whose a thing is, what it does and what it is worth."""
    out: list[Message] = []
    kind = box.cards.kinds[number]
    if kind == "bonus":
        i = number - FIRST_BONUS
        ribbon = RIBBONS[box.realm.bonus_ribbon[i]]
        out.append(say("cleric-bonus-text", {"n": box.realm.bonus_needs[i], "ribbon": ribbon}))
    elif kind == "leader":
        out.append(say("castle-leader-text"))
    elif kind == "diversified":
        out.append(say("diversified-builder-text"))
    elif kind == "specialized":
        out.append(say("specialized-builder-text"))
    elif kind == "public":
        out += public_sentences(box, number)
    out += ongoing_abilities(box, number)
    if box.cards.vp[number]:
        out.append(say("vp-text", {"vp": box.cards.vp[number]}))
    return out


def slot_ability(box: Facts, slot: str) -> list[Message]:
    """Say what an open slot does."""
    return ongoing_abilities(box, FIRST_SLOT + SLOTS.index(slot))


# --- Manuscripts, Player cards and what is printed on segments


def manuscript_effect(box: Facts, number: int) -> Message:
    """Say what a Manuscript does now or at the end."""
    tiles = box.manuscripts
    effect = tiles.immediate[number]
    if effect is not None:
        return effect.words()
    what = say(f"counter-{tiles.per[number].replace('_', '-')}", {"each": tiles.each[number]})
    return say("vp-per", {"vp": tiles.vp[number], "what": what})


def ribbon_of(box: Facts, number: int) -> str:
    """The ribbon of a Manuscript, or `any` where its colour is chosen."""
    return [*RIBBONS, "any"][box.manuscripts.ribbon[number]]


def is_start(box: Facts, number: int) -> bool:
    """Is the Manuscript printed on a Manuscript Board? Only those cost nothing."""
    return box.manuscripts.cost[number] == 0


def manuscript_name(box: Facts, number: int) -> Message:
    """Name a Manuscript, which has no printed name, by what it is."""
    tiles = box.manuscripts
    ribbon = ribbon_of(box, number)
    if is_start(box, number):
        return say("start-manuscript-line", {"ribbon": ribbon})
    return say("manuscript", {"ribbon": ribbon, "cost": tiles.cost[number], "what": manuscript_effect(box, number)})


def manuscript_text(box: Facts, number: int) -> Text:
    """Describe a Manuscript."""
    tiles = box.manuscripts
    effect = tiles.immediate[number]
    ident = tiles.ids[number]
    icons = [] if effect is None else effect.icons()
    ribbon = ribbon_of(box, number)
    if is_start(box, number):
        line = say("start-manuscript-line", {"ribbon": ribbon})
        return Text(ident, line, [say("start-manuscript-text")], icons, marks(box, ident))
    line = say("manuscript-line", {"ribbon": ribbon, "cost": tiles.cost[number]})
    timing = say("timing-end" if effect is None else "timing-immediate")
    wild = [say("any-ribbon-text")] if ribbon == "any" else []
    return Text(ident, line, [*wild, timing, manuscript_effect(box, number)], icons, marks(box, ident))


def player_card_name(box: Facts, number: int) -> Message:
    """Name a Player card by its number."""
    label = box.player_cards.labels[number]
    return say("player-card", {"number": int(label) if label.isdigit() else label})


def player_card_text(box: Facts, number: int) -> Text:
    """Describe a Player card."""
    cards = box.player_cards
    segment, kind = cards.start_space[number]
    space = say("space", {"segment": SEGMENTS[segment], "kind": SPACE_KINDS[kind]})
    start, extra = cards.start[number], cards.extra[number]
    then = say("end-of-set-up-text" if cards.after_draft[number] else "then-text", {"what": extra.words()})
    sentences = [say("starts-on", {"space": space}), start.words(), then]
    line = player_card_name(box, number)
    ident = cards.ids[number]
    return Text(ident, line, sentences, start.icons() + extra.icons(), marks(box, ident))


def printed_townsfolk_text(box: Facts, segment: int) -> Text:
    """Describe the Townsfolk printed on a segment."""
    realm = box.realm
    icons = icon_words(realm.printed_icons[segment])
    line = say(
        "printed-townsfolk-line", {"segment": SEGMENTS[segment], "cost": realm.printed_cost[segment], "icons": icons}
    )
    effect = realm.printed_effect[segment]
    sentences = [say("dismiss-text", {"what": effect.words()})]
    ident = f"printed-tf-{SEGMENTS[segment]}"
    return Text(ident, line, sentences, effect.icons(), marks(box, ident))


def printed_manuscript_text(box: Facts, segment: int) -> Text:
    """Describe the Manuscript printed on a segment."""
    realm = box.realm
    line = say(
        "printed-manuscript-line", {"segment": SEGMENTS[segment], "cost": realm.printed_manuscript_cost[segment]}
    )
    effect = realm.printed_manuscript[segment]
    sentences = [say("timing-immediate"), effect.words()]
    ident = f"printed-ms-{SEGMENTS[segment]}"
    return Text(ident, line, sentences, effect.icons(), marks(box, ident))


# --- pieces of boxes that are no cards


def board_text(box: Facts, ident: str) -> Text:
    """Describe a Manuscript Board."""
    return Text(ident, say("thing-line", {"card": ident}), board_columns(box, ident), [], marks(box, ident))


def tile_text(box: Facts, number: int) -> Text:
    """Describe a Chest Tile."""
    tile = tiles_of(box)[number]
    icons = [] if tile.reward is None else tile.reward.icons()
    sentences = [*tile_sentences(tile), say("timing-end"), *tile_points(box)]
    return Text(tile.ident, say("chest-tile-line"), sentences, icons, marks(box, tile.ident))


def all_texts(box: Facts) -> dict[str, Text]:
    """Describe everything with a text of its own, by id."""
    texts = [card_text(box, number) for number in sorted(box.cards.number.values())]
    texts += [manuscript_text(box, number) for number in range(len(box.manuscripts.ids))]
    texts += [player_card_text(box, number) for number in range(len(box.player_cards.ids))]
    texts += [printed_townsfolk_text(box, segment) for segment in range(len(SEGMENTS))]
    texts += [printed_manuscript_text(box, segment) for segment in range(len(SEGMENTS))]
    texts += [board_text(box, ident) for ident in board_ids(box)]
    texts += [tile_text(box, number) for number in range(len(tiles_of(box)))]
    return {text.ident: text for text in texts}
