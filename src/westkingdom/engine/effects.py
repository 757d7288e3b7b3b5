"""Effects are data, built from few combinators; one value gives behaviour, words and icons."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, TypeAlias

from westkingdom.engine.game import Game
from westkingdom.engine.node import Ask, Frame, Kind, Node
from westkingdom.engine.words import Message, say

Effect: TypeAlias = Node[Game]

EITHER: Final = Kind("either", 0, 8)
MAY: Final = Kind("may", 8, 2)
FIRST_GAME_KIND: Final = 16
"""The engine's own kinds of decision come first in every game's action space."""

_DO: Final = 0
_DECLINE: Final = 1


def _any_can(parts: list[Effect], g: Game, seat: int) -> bool:
    """Would any of several effects do something for this seat?"""
    for part in parts:
        if part.can(g, seat):
            return True
    return False


def all_fit(parts: list[Effect], g: Game, seat: int) -> bool:
    """Could every one of these effects be still to be done in such a game?"""
    return all(part.fits(g, (part.id, seat, 0, 0)) for part in parts)


class All(Node[Game]):
    """One effect after the other."""

    def __init__(self, name: str, parts: list[Effect]) -> None:
        super().__init__(name)
        self.parts: Final = parts

    def fits(self, g: Game, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and all_fit(self.parts, g, f[1])

    def can(self, g: Game, seat: int) -> bool:
        return _any_can(self.parts, g, seat)

    def run(self, g: Game, f: Frame) -> None:
        for i in range(len(self.parts) - 1, -1, -1):
            g.push(self.parts[i], f[1])

    def words(self) -> Message:
        return say("effect-all", {"parts": [part.words() for part in self.parts]})

    def icons(self) -> list[str]:
        return [icon for part in self.parts for icon in part.icons()]


class Either(Ask[Game]):
    """Exactly one of several effects, the player's choice among those that are possible."""

    def __init__(self, name: str, parts: list[Effect]) -> None:
        super().__init__(name, EITHER)
        self.parts: Final = parts

    def fits(self, g: Game, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and all_fit(self.parts, g, f[1])

    def can(self, g: Game, seat: int) -> bool:
        return _any_can(self.parts, g, seat)

    def options(self, g: Game, f: Frame) -> list[int]:
        out: list[int] = []
        for i in range(len(self.parts)):
            if self.parts[i].can(g, f[1]):
                out.append(i)
        return out

    def take(self, g: Game, f: Frame, option: int) -> None:
        g.push(self.parts[option], f[1])

    def label(self, g: Game, f: Frame, option: int) -> Message:
        return self.parts[option].words()

    def explain(self, g: Game, f: Frame) -> list[tuple[int, Message | None]]:
        return [(i, None if part.can(g, f[1]) else say("why-not-nothing-to-do")) for i, part in enumerate(self.parts)]

    def words(self) -> Message:
        return say("effect-either", {"parts": [part.words() for part in self.parts]})

    def icons(self) -> list[str]:
        out: list[str] = []
        for i, part in enumerate(self.parts):
            out += ["or", *part.icons()] if i else part.icons()
        return out


class May(Ask[Game]):
    """An effect that may be declined."""

    def __init__(self, name: str, part: Effect) -> None:
        super().__init__(name, MAY)
        self.part: Final = part

    def fits(self, g: Game, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and all_fit([self.part], g, f[1])

    def can(self, g: Game, seat: int) -> bool:
        return self.part.can(g, seat)

    def options(self, g: Game, f: Frame) -> list[int]:
        return [_DO, _DECLINE] if self.part.can(g, f[1]) else [_DECLINE]

    def take(self, g: Game, f: Frame, option: int) -> None:
        if option == _DO:
            g.push(self.part, f[1])

    def label(self, g: Game, f: Frame, option: int) -> Message:
        return self.part.words() if option == _DO else say("decline")

    def words(self) -> Message:
        return say("effect-may", {"part": self.part.words()})

    def icons(self) -> list[str]:
        return self.part.icons()


class Condition:
    """Something that holds for a player, or not."""

    def fits(self, g: Game) -> bool:
        """Could it be asked in such a game?"""
        return True

    def holds(self, g: Game, seat: int) -> bool:
        """Does it hold now?"""
        raise NotImplementedError

    def words(self) -> Message:
        """Say the condition."""
        raise NotImplementedError


class OnlyIf(Node[Game]):
    """An effect only for those for whom a condition holds when it is resolved."""

    def __init__(self, name: str, condition: Condition, part: Effect) -> None:
        super().__init__(name)
        self.condition: Final = condition
        self.part: Final = part

    def fits(self, g: Game, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and self.condition.fits(g) and self.part.fits(g, f)

    def can(self, g: Game, seat: int) -> bool:
        return self.condition.holds(g, seat) and self.part.can(g, seat)

    def run(self, g: Game, f: Frame) -> None:
        if self.can(g, f[1]):
            g.push(self.part, f[1])

    def words(self) -> Message:
        return say("effect-if", {"condition": self.condition.words(), "part": self.part.words()})

    def icons(self) -> list[str]:
        return self.part.icons()


Data: TypeAlias = dict[str, object]
Builder: TypeAlias = Callable[["Vocabulary", str, Data], Effect]


class Vocabulary:
    """The effect words of one game, each with the rule that it stands for; equal effects are one rule."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.builders: Final[dict[str, Builder]] = {"all": _build_all, "either": _build_either, "may": _build_may}
        self.made: Final[dict[str, Effect]] = {}

    def effect(self, data: object) -> Effect:
        """Load an effect from its data."""
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        if text not in self.made:
            if not isinstance(data, dict):
                raise ValueError(f"{text} is no effect; an effect is an object with one word")
            known = [word for word in data if word in self.builders]
            if len(known) != 1:
                raise ValueError(f"{text} is no effect of {self.game}; the words are {', '.join(self.builders)}")
            self.made[text] = self.builders[known[0]](self, f"{self.game}:{text}", data)
        return self.made[text]

    def effects(self, data: object) -> list[Effect]:
        """Load a list of effects."""
        if not isinstance(data, list):
            raise ValueError(f"{data!r} is no list of effects")
        return [self.effect(part) for part in data]


def _build_all(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"all": [...]}`."""
    return All(name, v.effects(data["all"]))


def _build_either(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"either": [...]}`."""
    return Either(name, v.effects(data["either"]))


def _build_may(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"may": ...}`."""
    return May(name, v.effect(data["may"]))


def whole(data: Data, word: str) -> int:
    """Read the whole number of an effect."""
    n = data.get(word)
    if not isinstance(n, int) or isinstance(n, bool) or n < 1:
        raise ValueError(f"«{word}» needs a whole number of at least 1, not {n!r}")
    return n


def one_of(data: Data, word: str, words: list[str]) -> int:
    """Read the word of an effect as its number."""
    value = data[word]
    if value not in words:
        raise ValueError(f"«{word}» needs one of {', '.join(words)}, not {value!r}")
    return words.index(value)
