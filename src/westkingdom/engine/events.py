"""Events: what happened, small and structured, for the chronicle, animations and explanations.

An event has a kind, which is written once: here if every game has it, else in `events.py` of its game or box. Rules
emit kinds; saves, clients and languages know them by their keys, which never change.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from westkingdom.engine.words import Message

EVERYBODY: Final = -1
Value: TypeAlias = int | str
"""What an event may carry."""
Icon: TypeAlias = Literal[
    "bars", "builder", "card", "castle-move", "cathedral", "chain", "chest", "clay", "cleric", "corruption", "criminal",
    "debt", "deed", "destroy", "discard", "dismiss", "draw", "flag", "flip-debt", "flip-deed", "focus", "forced",
    "future-scheme", "gold", "guild", "hero", "hire", "influence", "ink", "kings-order", "manuscript", "marble",
    "merchant", "noble", "pause", "play", "princess", "profiteer", "rearrange", "refuse", "reset", "resource-any",
    "reward", "scheme", "seat", "seen", "shuffle", "silver", "start", "stone", "tax", "turn", "undo", "virtue",
    "viscount", "vp", "welcome", "wonder", "wood", "worker",
]  # fmt: skip
"""What a client draws before a line of the chronicle; goods have theirs, too."""
Weight: TypeAlias = Literal["main", "step", "minor"]
"""What a turn is remembered for; what follows from it; what nobody had a choice in, or what only lies open now."""
Topic: TypeAlias = Literal["points", "captures", "virtue", "cards", "table"]
"""What a reader may look for: points; captures and the Prison; virtue, debts and deeds; cards; the table itself."""


class Event:
    """One thing that happened: who, what, and who may know it (`audience`, a seat or everybody).

    `why` is empty but for forced options and steps of a solo opponent: there it says what else came into question, and
    why it was not taken. `rule` is the entry of the ledger by which a solo opponent takes its step.
    """

    def __init__(
        self,
        key: str,
        seat: int,
        args: dict[str, int | str],
        audience: int = EVERYBODY,
        why: list[tuple[Message, Message]] | None = None,
        rule: str = "",
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.audience: Final = audience
        self.why: Final = why or []
        self.rule: Final = rule

    def __repr__(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"seat {self.seat}: {self.key.replace('-', ' ')}{': ' if said else ''}{said}"

    def data(self) -> dict[str, object]:
        """Give the event as plain data, for the wire."""
        return {"key": self.key, "seat": self.seat, "args": dict(self.args)}


class Named:
    """A value of an event that stands for something on the board, and what the board calls that.

    In `board` {} is the value itself; a place that is said as a message is called by the arguments of that message.
    """

    def __init__(self, name: str, board: str = "{}") -> None:
        self.name: Final = name
        self.board: Final = board


class EventKind:
    """A kind of event: its key, what its values are called, and what a chronicle shows of it before a word is said."""

    def __init__(
        self,
        key: str,
        values: tuple[str | Named, ...],
        icon: Icon,
        weight: Weight,
        topics: tuple[Topic, ...],
        places: tuple[str, ...],
        private: bool,
        pays: bool,
    ) -> None:
        self.key: Final = key
        self.names: Final = tuple([value.name if isinstance(value, Named) else value for value in values])
        self.things: Final = tuple([value for value in values if isinstance(value, Named)])
        self.icon: Final = icon
        self.weight: Final = weight
        self.topics: Final = topics
        self.places: Final = places
        """Where it happens on the board, if no value says so."""
        self.private: Final = private
        """Is only the seat told that it happens to?"""
        self.pays: Final = pays
        """Does it tell that `n` of a good were paid, or of silver if it names none?"""

    def __repr__(self) -> str:
        return f"<EventKind {self.key}: {', '.join(self.names)}>" if self.names else f"<EventKind {self.key}>"

    def args(self, a: Value | None = None, b: Value | None = None, c: Value | None = None) -> dict[str, Value]:
        """Name the values of an event."""
        values = [value for value in (a, b, c) if value is not None]
        if len(values) != len(self.names):
            raise AssertionError(f"{self!r} has {len(self.names)} values, not {len(values)}")
        return {self.names[i]: values[i] for i in range(len(values))}


class EventKinds:
    """The kinds of events of a game, a box or the table, by key."""

    def __init__(self) -> None:
        self.all: Final[dict[str, EventKind]] = {}

    def new(
        self,
        key: str,
        *values: str | Named,
        icon: Icon,
        weight: Weight = "step",
        topics: tuple[Topic, ...] = (),
        places: tuple[str, ...] = (),
        private: bool = False,
        pays: bool = False,
    ) -> EventKind:
        """Add a kind."""
        if key in self.all:
            raise AssertionError(f"two kinds of events are called {key}")
        kind = self.all[key] = EventKind(key, values, icon, weight, topics, places, private, pays)
        return kind


EVENTS: Final = EventKinds()
"""What every game has."""
A_THING: Final = Named("thing")
TURN: Final = EVENTS.new("turn", "round", icon="turn")
FORCED: Final = EVENTS.new("forced", "decision", "option", icon="forced", weight="minor", private=True)
ABILITY: Final = EVENTS.new("ability", A_THING, icon="focus")
GAIN: Final = EVENTS.new("gain", "good", "n", icon="resource-any")
PAY: Final = EVENTS.new("pay", "good", "n", icon="resource-any", pays=True)
DRAW: Final = EVENTS.new("draw", "n", icon="draw", weight="minor", topics=("cards",))
GAIN_DEBT: Final = EVENTS.new("gain-debt", "n", icon="debt", topics=("points", "virtue"))
FLIP_DEBT: Final = EVENTS.new("flip-debt", icon="flip-debt", topics=("points", "virtue"))
GAME_OVER: Final = EVENTS.new("game-over", icon="flag", weight="main", topics=("points",))
