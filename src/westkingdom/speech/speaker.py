"""The words for the things of a game: names for ids, and the text of every card, made from what the card does.

What all games say alike is here; each game has a speaker of its own that knows its things (speech/<game>/speaker.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import groupby
from typing import ClassVar, Final

from westkingdom.engine.effects import Effect
from westkingdom.engine.events import FORCED, GAIN, GAIN_DEBT, Event
from westkingdom.engine.game import Game
from westkingdom.engine.rules import Facts
from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.speech.bots import called, level_of
from westkingdom.speech.language import ENGLISH, Language, capital, folded, language, sentence

_BETWEEN: Final = ("or", "arrow", "per")
"""Icons that stand between others."""


@dataclass(frozen=True)
class Text:
    """What is printed on a card or tile, generated: a line that names it, sentences, and the icons of its effects."""

    ident: str
    line: Message
    sentences: list[Message]
    icons: list[str]
    marks: list[Message]
    """That some of its facts are reconstructed, so that an owner of the box can see it and correct it."""
    corner: list[str] = field(default_factory=list)
    """Those of the icons that stand apart on it: what happens only when it comes to somebody or is dismissed."""

    def whole(self) -> list[Message]:
        """The line, the sentences and the marks."""
        return [self.line, *self.sentences, *self.marks]


def marks(facts: Facts, ident: str) -> list[Message]:
    """Mark a thing with facts that were not read anywhere."""
    return [say("reconstructed-mark")] if ident in facts.reconstructed else []


def icon_word(icon: str, n: int = 1) -> Message:
    """Name an icon, or several of a kind, in short."""
    return say(f"icon-{icon.replace('_', '-')}", {"n": n})


class Speaker:
    """Says messages in a language, with the names of this table for the ids in them."""

    name: ClassVar[str]
    """The game whose things it names."""
    facts: Facts
    """The facts of this mix; each game's speaker knows of which kind they are."""
    of_seats: ClassVar[frozenset[str]] = frozenset({"seat", "with", "owner", "other"})
    """Arguments that hold seats."""
    sums: ClassVar[dict[str, dict[str, str]]] = {"event-gains": {GAIN.key: "", GAIN_DEBT.key: "debt"}}
    """Events that are told in one sentence when they follow each other, by that sentence.

    With what is counted where the event does not say it.
    """
    told_apart: ClassVar[frozenset[str]] = frozenset()
    """Events of which the own seat is told more by another event."""
    worth_telling: ClassVar[tuple[str, ...]] = ()
    """Decisions whose only option is to do nothing: the player is told, else something would be skipped in silence."""

    def __init__(
        self, facts: Facts, players: Sequence[str] = (), game: Game | None = None, speech: Language | None = None
    ) -> None:
        self.facts = facts
        self.players: Final = players
        self.game = game
        """The game that is played, if one is; each game's speaker knows its state."""
        self.speech: Final = speech or language(ENGLISH, self.name)
        self.bots: Sequence[str] = ()
        """By seat: the bot that plays, or nothing."""

    # --- what each game adds

    def texts(self) -> dict[str, Text]:
        """Describe everything with a text of its own, by id."""
        raise NotImplementedError

    def named(self, argument: str, value: Argument) -> Argument:
        """Name what an argument stands for."""
        return self.player(value) if isinstance(value, int) and argument in self.of_seats else value

    def names_of(self, text: Text) -> list[str]:
        """List the names by which a thing may be asked for, as they are typed: its id, and what it is called."""
        return [folded(text.ident), folded(self.name_of(text))]

    def name_of(self, text: Text) -> str:
        """What a thing is called: its line up to the first comma, in every language."""
        return self.label(text.line).split(", ")[0]

    # --- saying

    def text(self, message: Message) -> str:
        """Say a message as part of a sentence."""
        return self.speech.text(message, self.resolve)

    def label(self, message: Message) -> str:
        """Say a message as a label, which begins with a capital letter; on a button «you may» goes without saying."""
        part = message.args.get("part") if message.key == "effect-may" else None
        return capital(self.text(part if isinstance(part, Message) else message))

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
        return self.icons(effect.icons())

    def icons(self, icons: Iterable[str]) -> str:
        """Say icons in short: 2 silver + virtue."""
        out = ""
        for icon, group in groupby(icons):
            sign = self.text(icon_word(icon, len(list(group))))
            if icon in _BETWEEN:
                out += f" {sign} "
            else:
                out += sign if not out or out.endswith(" ") else f" + {sign}"
        return out

    # --- names

    def resolve(self, message: Message) -> dict[str, Argument]:
        """Replace the ids among the arguments of a message by names."""
        return {name: self.named(name, value) for name, value in message.args.items()}

    def said(self, called: Argument) -> str:
        """Say what something is called."""
        return self.text(called) if isinstance(called, Message) else str(called)

    def player(self, seat: int) -> str:
        """Name a player."""
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat)

    def titled(self, seat: int) -> str:
        """Name a player, a bot with its level."""
        bot = self.bots[seat] if 0 <= seat < len(self.bots) else ""
        name = self.player(seat)
        return self.speech.text(say("bot-titled", {"called": name, "bot": level_of(bot)})) if bot else name

    # --- events

    def event(self, event: Event) -> Message:
        """Make a message of an event: goods become amounts."""
        args = self.event_args(event)
        if event.key == FORCED.key and event.why:
            args["parts"] = self.reasons(event)
            return say("event-forced-because", args)
        if "good" in event.args and "n" in event.args:
            args["what"] = amount(str(event.args["good"]), int(event.args["n"]))
        return say(f"event-{event.key}", args)

    def reasons(self, event: Event) -> list[Message]:
        """Say why nothing else was possible."""
        return [say("because", {"what": what, "reason": reason}) for what, reason in event.why]

    def event_args(self, event: Event) -> dict[str, Argument]:
        """The arguments of the message of an event."""
        args: dict[str, Argument] = {"seat": event.seat, **event.args}
        if "bot" in args:
            args |= {name: level_of(str(args[name])) for name in ("bot", "by") if name in args}
            args |= {name: called(str(args[name]), "bot", self.speech.code) for name in ("called",) if name in args}
        return args


def speaker_for(
    game: str, facts: Facts, players: Sequence[str] = (), state: Game | None = None, speech: Language | None = None
) -> Speaker:
    """Make the speaker of a game: the one place where the words of the games part ways."""
    speaker: type[Speaker] = import_module(f"westkingdom.speech.{game}.speaker").SPEAKER
    return speaker(facts, players, state, speech)
