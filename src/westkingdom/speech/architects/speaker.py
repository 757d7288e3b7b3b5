"""The words for the things of Architects: names for ids, and the text of every card, made from what the card does."""

from __future__ import annotations

from typing import ClassVar, Final

from westkingdom.architects.events import DISCARD, GAIN_VIRTUE, PAY_TAX
from westkingdom.architects.state import Facts, State
from westkingdom.architects.terms import FIRST_BOARD
from westkingdom.engine.effects import Effect
from westkingdom.engine.events import DRAW, GAIN, GAIN_DEBT, PAY, Event
from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.speech.architects.abilities import abilities, flat, good_words, skill_words
from westkingdom.speech.architects.places import place_texts
from westkingdom.speech.architects.solo import (
    FIRST_OPPONENT,
    opponent_sentences,
    scheme_name,
    scheme_texts,
    step_words,
)
from westkingdom.speech.architects.wonders import (
    card_number,
    figure_places,
    is_wonder,
    wonder_sentences,
    wonder_texts,
)
from westkingdom.speech.speaker import Speaker, Text, marks

_OF_THINGS: Final = {"board", "building", "card", "thing"}
_OF_GOODS: Final = {"good", "goods", "one", "place"}
"""Arguments that hold ids, or amounts of 1 that stand for the good itself."""
_SOME: Final = 2
"""So many are meant where something is counted and no number is named."""


class ArchitectsSpeaker(Speaker):
    """Names the things of Architects."""

    facts: Facts
    game: State | None
    name: ClassVar[str] = "architects"
    sums: ClassVar[dict[str, dict[str, str]]] = {
        "event-gains": {GAIN.key: "", GAIN_DEBT.key: "debt", GAIN_VIRTUE.key: "virtue"},
        "event-pays": {PAY.key: "", PAY_TAX.key: "tax"},
    }
    told_apart: ClassVar[frozenset[str]] = frozenset({DISCARD.key, DRAW.key})
    worth_telling: ClassVar[tuple[str, ...]] = ("trade", "capture")

    def texts(self) -> dict[str, Text]:
        """Describe everything with a text of its own, by id."""
        return _all_texts(self.facts, 0 if self.game is None else self.game.settings.players)

    def resolve(self, message: Message) -> dict[str, Argument]:
        """Replace the ids among the arguments of a message by names."""
        args = dict(message.args)
        what = args.get("what")
        if isinstance(what, Message) and what.key.startswith("counter-"):
            n = args.get("each", args.get("n", _SOME))
            args["what"] = say(what.key, {"n": n})
        if message.key == "trade" and isinstance(args["gain"], list):
            args["gain"] = [part for words in args["gain"] for part in flat(words)]
        if message.key == "choose-ability":
            (args["thing"],) = args.values()
        return {name: self.named(name, value) for name, value in args.items()}

    def named(self, argument: str, value: Argument) -> Argument:
        """Name what an argument stands for."""
        if argument in _OF_GOODS and isinstance(value, Message):
            return _bare(value)
        if argument in _OF_GOODS and isinstance(value, list):
            return [_bare(good) for good in value]
        if argument in _OF_GOODS and isinstance(value, str):
            return say(f"good-{value}")
        if not isinstance(value, str):
            return super().named(argument, value)
        if argument in _OF_THINGS:
            return self.called(value)
        if argument == "apprentice":
            return self.apprentice(value)
        if argument == "location":
            return say(f"location-{value.replace('_', '-')}")
        if argument == "from":
            where, _, seat = value.rpartition("_")
            return say("at-board", {"owner": int(seat)}) if where == "seat" else say("at-location", {"location": value})
        if argument == "scheme":
            return scheme_name(self.facts, value)
        if argument == "reward":
            what = self.facts.realm.reward[self.facts.realm.reward_ids.index(value)].words()
            return say("reward-guessed" if marks(self.facts, value) else "reward", {"what": what})
        return value

    def event_args(self, event: Event) -> dict[str, Argument]:
        """Figures go where their card says."""
        args = super().event_args(event)
        if event.key == "figures-move":
            args.update(figure_places(self.facts, card_number(self.facts, str(event.args["card"]))))
        return {**args, **step_words(self.facts, event)}

    def reasons(self, event: Event) -> list[Message]:
        """Say why nothing else was possible: each reason once, since many groups of workers may share one."""
        out: list[Message] = []
        for _, reason in event.why:
            if reason not in out:
                out.append(reason)
        return out

    def thing(self, ident: str) -> str:
        """Name a card or a player board."""
        return self.said(self.called(ident))

    def called(self, ident: str) -> Argument:
        """What a card or a player board is called: as this language does, else as the data do."""
        key = f"card-{ident.replace('_', '-')}"
        if self.speech.has(key):
            return Message(key, {})
        for names, numbers in (
            (self.facts.cards.names, self.facts.cards.number),
            (self.facts.buildings.names, self.facts.buildings.number),
        ):
            if ident in numbers:
                return names[numbers[ident]]
        return ident

    def apprentice(self, ident: str) -> Argument:
        """Name an apprentice with its skills, since several share a name."""
        skills = skill_words(self.facts.cards.skills[self.facts.cards.number[ident]])
        return say("apprentice", {"name": self.called(ident), "skills": skills}) if skills else self.called(ident)


SPEAKER: Final = ArchitectsSpeaker


def _bare(good: Message) -> Message:
    """The name of a good, from an amount of 1 of it."""
    return say(good.key.replace("amount-", "good-", 1)) if good.key.startswith("amount-") else good


# --- apprentices


def apprentice_text(facts: Facts, number: int) -> Text:
    """Describe an apprentice."""
    ident = facts.cards.ids[number]
    icons = [icon for answers in facts.cards.on for icon in _icons_of(answers[number])]
    line = say("apprentice-line", {"apprentice": ident})
    return Text(ident, line, _apprentice_sentences(facts, number), icons, marks(facts, ident))


def _apprentice_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what an apprentice does when hired, and while a player has it."""
    virtue = facts.cards.virtue[number]
    hired = [say("hired-text", {"what": _virtue_words(virtue)})] if virtue else []
    return hired + abilities(facts, number)


def _virtue_words(n: int) -> Message:
    """Say a change of virtue."""
    return say("effect-gain" if n > 0 else "effect-lose", {"parts": [amount("virtue", abs(n))]})


def _icons_of(effect: Effect | None) -> list[str]:
    """The icons of an effect, if there is one."""
    return [] if effect is None else effect.icons()


# --- buildings


def building_text(facts: Facts, number: int) -> Text:
    """Describe a building card."""
    table = facts.buildings
    ident = table.ids[number]
    line = say("wonder-line" if is_wonder(ident) else "building-line", {"card": ident, "vp": table.vp[number]})
    icons = _icons_of(table.immediate[number]) + _icons_of(table.endgame[number])
    return Text(ident, line, _building_sentences(facts, number), icons, marks(facts, ident))


def _building_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what a building costs and needs, and what it does."""
    return [*price_sentences(facts, number), *effect_sentences(facts, number)]


def price_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what a building costs and needs."""
    table = facts.buildings
    cost = good_words(table.cost[number], facts.realm.favour)
    cost += [amount("tax", table.tax[number])] if table.tax[number] else []
    out = [say("cost-text", {"parts": cost}) if cost else say("no-cost-text")]
    skills = skill_words(table.skills[number])
    return [*out, say("needs-text", {"skills": skills})] if skills else out


def effect_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what constructing a building does, and what it does at the end."""
    table = facts.buildings
    virtue, immediate = table.virtue[number], table.immediate[number]
    at_once = [_virtue_words(virtue)] if virtue else []
    at_once += [immediate.words()] if immediate is not None else []
    out = [say("constructed-text", {"what": say("effect-all", {"parts": at_once})})] if at_once else []
    if is_wonder(table.ids[number]):
        out += wonder_sentences(facts)
    last = last_sentences(facts, number)
    return [*out, say("timing-end"), *last] if last else out


def last_sentences(facts: Facts, number: int) -> list[Message]:
    """Say what a building does and scores at the end of the game."""
    table = facts.buildings
    endgame = table.endgame[number]
    out = [] if endgame is None else [endgame.words()]
    vp = table.score_vp[number]
    condition = table.score_if[number]
    if table.score_per[number]:
        counter = say(f"counter-{table.score_per[number].replace('_', '-')}")
        what = say("each-of", {"n": table.score_each[number], "what": counter})
        out.append(say("vp-per", {"vp": vp, "what": what}))
    if condition is not None:
        out.append(say("effect-if", {"condition": condition.words(), "part": say("vp-text", {"vp": vp})}))
    if table.debt_vp[number]:
        out.append(say("debt-vp-text", {"n": table.debt_vp[number]}))
    return out


# --- player boards


def board_text(facts: Facts, number: int) -> Text:
    """Describe a player board."""
    ident = facts.cards.ids[number]
    sentences = [_start_sentence(facts, number), *abilities(facts, number), *opponent_sentences(facts, number)]
    icons = [icon for answers in facts.cards.on for icon in _icons_of(answers[number])]
    line = say("opponent-line" if number >= FIRST_OPPONENT else "board-line", {"card": ident})
    return Text(ident, line, sentences, icons, marks(facts, ident))


def _start_sentence(facts: Facts, number: int) -> Message:
    """Say what the start line of a player board gives."""
    start = facts.cards.start[number]
    if start.silver < 0:
        return say("starts-in-turn-order-text", {"virtue": start.virtue})
    words = [amount("prisoner", start.prisoners)] if start.prisoners else []
    words += [amount("silver", start.silver)] if start.silver else []
    words += [amount("virtue", start.virtue), *good_words(start.goods)]
    words += [amount(facts.realm.favour, start.favour)] if start.favour else []
    words += [amount("debt", start.debts)] if start.debts else []
    words += [amount("building_card", start.cards)] if start.cards else []
    return say("starts-with-text", {"parts": words})


def _all_texts(facts: Facts, players: int = 0) -> dict[str, Text]:
    """Describe everything with a text of its own, by id; for so many players, or for any number."""
    numbers = sorted(facts.cards.number.values())
    texts = [apprentice_text(facts, number) for number in numbers if number < FIRST_BOARD]
    texts += [building_text(facts, number) for number in sorted(facts.buildings.number.values())]
    texts += [board_text(facts, number) for number in numbers if number >= FIRST_BOARD]
    texts += place_texts(facts, players)
    texts += wonder_texts(facts)
    texts += scheme_texts(facts)
    return {text.ident: text for text in texts}
