"""How a game shows itself at the text table: its sheets, what is said beside its choices, and where its turns are."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import zip_longest
from typing import ClassVar

from westkingdom.engine.decision import Option
from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, say
from westkingdom.speech.bots import called
from westkingdom.speech.language import ENGLISH, language
from westkingdom.speech.screen import Screen
from westkingdom.speech.sheets import Sheets, View
from westkingdom.speech.speaker import Speaker, speaker_for


class Face:
    """What the text table asks of a game; each game has its own (speech/<game>/face.py)."""

    example: ClassVar[str]
    """A card that somebody could ask for, by its id."""
    seals: ClassVar[list[tuple[str, str]]]
    """Parts of a view, and what is said when they came to light."""
    unexpected: ClassVar[frozenset[str]] = frozenset({"either", "may", "order"})
    """Kinds of decisions that nobody expects: effects ask for them, not the course of a turn."""
    causes: ClassVar[frozenset[str]] = frozenset({"cause-ability"})
    """What is said of an event that can be the cause of such a decision: `cause-<event>` if it is the own seat's, else
    `cause-<event>-of-another`."""
    priced: ClassVar[tuple[str, ...]] = ()
    """Choices that say themselves what they cost."""

    sheets: Sheets[Speaker]

    def __init__(self, screen: Screen, speaker: Speaker) -> None:
        raise NotImplementedError

    @property
    def speaker(self) -> Speaker:
        """Who says what is shown."""
        return self.sheets.speaker

    def where(self, game: Game, seat: int) -> Message:
        """Say where in the game a seat is asked."""
        raise NotImplementedError

    def phases(self, game: Game, seat: int) -> tuple[list[Message], int]:
        """What the phases of a turn are called, and which one a seat is asked in, from 1; 0 if it is in none."""
        return [], 0

    def strengths(self, game: Game) -> list[list[dict[str, object]]]:
        """By seat, how strong each kind of action is, if the game has such: with nothing paid, and what goods add."""
        return []

    def cause(self, game: Game) -> Message | None:
        """Say why somebody is asked now, where the state says it better than what happened last."""
        return None

    def about(self, view: View, option: Option) -> list[str]:
        """Say what one would otherwise look up about a choice, as sentences."""
        raise NotImplementedError

    def brings(self, option: Option) -> list[Message]:
        """What is said of the gain of a choice."""
        return option.gain

    def unsaid_cost(self, option: Option) -> list[Message]:
        """What a choice costs and does not say itself."""
        return [] if option.label.key in self.priced else option.cost

    def notes(self, view: View, option: Option) -> list[str]:
        """Say what a choice costs, brings and is about, as sentences."""
        speaker = self.speaker
        costs = [speaker.sentence(say("ui-costs", {"parts": option.cost}))] if self.unsaid_cost(option) else []
        return costs + [speaker.sentence(gain) for gain in self.brings(option)] + self.about(view, option)

    def reasons(self, parts: Sequence[str]) -> list[Message]:
        """Say what came to light, from the parts of the view that show it."""
        keys = [key for start, key in self.seals if any(part.startswith(start) for part in parts)]
        return [say(key) for key in dict.fromkeys(keys)] or [say("sealed-other")]


def everybody(game: Game, names: Sequence[str], code: str = ENGLISH, bots: Sequence[str] = ()) -> list[str]:
    """The names of all at a table, and of the solo opponent after them; `bots` are those that play, by seat."""
    who = game.opponent()
    seated = [called(name, bot, code) for name, bot in zip_longest(names, bots[: len(names)], fillvalue="")]
    return [*seated, language(code, game.settings.game).text(say(f"opponent-{who}"))] if who else seated


def face_for(game: Game, names: Sequence[str], screen: Screen, code: str = ENGLISH, bots: Sequence[str] = ()) -> Face:
    """Make the face of the game that is played: the one place where the text tables of the games part ways."""
    name = game.settings.game
    seated, speech = everybody(game, names, code, bots), language(code, name)
    speaker = speaker_for(name, game.mix, seated, game, speech)
    speaker.bots = bots
    face: type[Face] = import_module(f"westkingdom.speech.{name}.face").FACE
    return face(screen, speaker)
