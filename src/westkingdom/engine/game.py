"""A game being played: plain data, a stack of frames, and one loop that runs rules until somebody must decide."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

from westkingdom.engine.box import Part
from westkingdom.engine.chance import number, shuffle_with
from westkingdom.engine.decision import Decision, Option
from westkingdom.engine.errors import IllegalMove, UnknownOption
from westkingdom.engine.events import EVERYBODY, FORCED, Event, EventKind, Value
from westkingdom.engine.knowledge import world_for
from westkingdom.engine.node import NODES, AnyNode, Frame, Node
from westkingdom.engine.saves import FORMAT, check_state, save_of, seal, state_of, take_over
from westkingdom.engine.score import Outcome, ScoreSheet
from westkingdom.engine.settings import CHAPTER, NOBODY, Past, Settings, history_of
from westkingdom.engine.shape import Record
from westkingdom.engine.words import Argument, Message

if TYPE_CHECKING:
    from westkingdom.engine.rules import Facts

Position: TypeAlias = tuple[object, ...]
"""A key of a position: see `Game.position`."""

__all__ = ["FORMAT", "NOBODY", "Game", "Past", "Position", "Settings", "seal"]


@dataclass(init=False, repr=False, eq=False)
class Game(Record):
    """What all games have in common; the state of each game is a subclass."""

    key: int
    """Of this game's own stream of chance."""
    draws: int
    """How many draws of the stream were used."""
    over: bool
    decisions: int
    """How many were taken."""

    def __init__(self, settings: Settings, mix: Facts, everybody: Sequence[Record]) -> None:
        self.settings = settings
        self.mix: Final = mix
        """The facts of the mix of boxes, as far as all games have the same."""
        self.everybody: Final = everybody
        """The players, as far as they are saved."""
        self.stack: list[Frame] = []
        """What is still to be done, first what comes last."""
        self.choices: list[int] = []
        """What may be chosen in the decision that waits."""
        self.parts: list[Part] = []
        """What boxes add, each in its place."""
        self.past: Past | None = None
        self.lately: list[int] = []
        """The options played since; together they are the history."""
        self.draws = 0
        self.over = False
        self.decisions = 0
        self.things = 0
        """The numbers of the things with abilities are below it, and below the last one: see `moments.packed`."""
        self.offers_more = False
        """Are there decisions that come along with the options of another rule (Node.also)?"""
        self.log: list[Event] | None = None
        """The events since somebody began to listen; None if nobody does."""

    # --- playing

    def push(self, node: AnyNode, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a rule on the stack: it is carried out before everything that is there already."""
        if a or b:
            self.stack.append((node.id, seat, a, b))
        else:
            self.stack.append(node.frames[seat])

    def advance(self) -> None:
        """Run what happens by itself until somebody must decide or nothing is left: then the game is over."""
        stack: list[Any] = self.stack  # of any, since a frame is taken from it twice but need be read only once
        opponent = self.settings.opponent
        while stack:
            f: Frame = stack[-1]
            if f[1] == opponent and self.opponent_does(f):
                continue
            node = NODES[f[0]]
            if node.asks:
                options = node.options(self, f)
                if self.offers_more and node.also is not None and options:
                    for option in node.also.options(self, f):
                        options = [*options, node.also.base - node.base + option]
                if len(options) > 1:
                    if f[1] != opponent:
                        self.choices = options
                        return
                    options = [self.opponents_choice(f, options)]
                stack.pop()
                if options:
                    if self.log is not None:
                        self.tell_forced(f, options[0])
                    node.take(self, f, options[0])
            else:
                stack.pop()
                node.run(self, f)
        self.choices = []
        self.over = True

    def opponent_does(self, f: Frame) -> bool:
        """Take the top frame, which is for the solo opponent, from the stack if it has a way of its own to do it."""
        return False

    def opponents_choice(self, f: Frame, options: list[int]) -> int:
        """What the rules make the solo opponent choose."""
        raise NotImplementedError(NODES[f[0]].name)

    def options_of(self, node: Node[Game], f: Frame) -> list[int]:
        """List what may be chosen: the options of the rule, and those of the rule that comes along with it."""
        options = node.options(self, f)
        if self.offers_more and node.also is not None and options:
            options = [*options, *[node.also.base - node.base + option for option in node.also.options(self, f)]]
        return options

    def tell_forced(self, f: Frame, option: int) -> None:
        """Record that an option was taken without a question, and why nothing else was possible."""
        if self.log is not None and f[1] != self.settings.opponent:
            node = NODES[f[0]]
            why = [
                (node.label(self, f, other), reason) for other, reason in node.explain(self, f) if reason is not None
            ]
            self.emit(FORCED, f[1], node.kind().name, option, why=why)

    def choose(self, choice: int) -> None:
        """Take one of `choices`, unchecked: the fast way for bots and playouts."""
        f = self.stack.pop()
        node = NODES[f[0]]
        self.remember(node.base + choice)
        self.decisions += 1
        if not self.offers_more or node.also is None or choice < node.also.base - node.base:
            node.take(self, f, choice)
        else:
            self.stack.append(f)
            node.also.take(self, f, choice + node.base - node.also.base)
        self.advance()

    def remember(self, option: int) -> None:
        """Add an option to the history."""
        self.lately.append(option)
        if len(self.lately) == CHAPTER:
            self.past = Past(self.past, self.lately)
            self.lately = []

    def play(self, option: object) -> None:
        """Play an Option or its id; anything else, or anything not possible now, raises and changes nothing."""
        ident: object = option.id if isinstance(option, Option) else option
        if not isinstance(ident, int) or isinstance(ident, bool):
            raise UnknownOption(f"{ident!r} is no option; play an Option or its id, a whole number.")
        if self.over:
            raise IllegalMove("The game is over; no option can be played any more.")
        if not 0 <= ident < self.action_space():
            raise UnknownOption(f"There is no option {ident}; ids go from 0 to {self.action_space() - 1}.")
        choice = ident - NODES[self.stack[-1][0]].base
        if choice not in self.choices:
            raise IllegalMove(f"Option {ident} is not possible now; {self.asked()}")
        self.choose(choice)

    def asked(self) -> str:
        """Say in a sentence what is asked now, for error messages."""
        node = NODES[self.stack[-1][0]]
        ids = ", ".join(str(node.base + choice) for choice in self.choices[:12])
        more = ", …" if len(self.choices) > 12 else ""
        return f"seat {self.stack[-1][1]} is asked «{node.kind().name}» and may play {ids}{more}."

    @property
    def seat(self) -> int:
        """The seat that has to decide now; -1 when the game is over."""
        return self.stack[-1][1] if self.stack else -1

    @property
    def actions(self) -> list[int]:
        """The ids of the options that are possible now, without making Option objects."""
        if self.over:
            return []
        base = NODES[self.stack[-1][0]].base
        return [base + choice for choice in self.choices]

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        if self.over:
            raise IllegalMove("The game is over; there is nothing left to decide.")
        return Decision(self, self.stack[-1], self.choices)

    @property
    def history(self) -> list[int]:
        """The ids of the options played so far, oldest first."""
        return history_of(self.past, self.lately)

    # --- chance

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a pile with the next draw of this game's own stream."""
        if len(cards) > 1:
            self.draws += 1
            shuffle_with(number(self.key, self.draws), cards)

    # --- events

    def listen(self) -> list[Event]:
        """Begin to record events; the list that is returned grows as the game is played."""
        self.log = []
        return self.log

    def emit(
        self,
        kind: EventKind,
        seat: int,
        a: Value | None = None,
        b: Value | None = None,
        c: Value | None = None,
        why: list[tuple[Message, Message]] | None = None,
    ) -> None:
        """Record an event with the values that its kind names, if anybody listens.

        Values are given one by one, because a dict would be made even if nobody listens. What happens at nearly every
        decision asks `log` before the call as well: that is measurable, and so is a value that costs something to make.
        """
        if self.log is not None:
            audience = seat if kind.private else EVERYBODY
            self.log.append(Event(kind.key, seat, kind.args(a, b, c), audience, why))

    def tell(
        self,
        kind: EventKind,
        rule: str,
        a: Value | None = None,
        b: Value | None = None,
        c: Value | None = None,
        why: list[tuple[Message, Message]] | None = None,
    ) -> None:
        """Record a step of the solo opponent: what it does, by which rule, and what was passed over for what reason."""
        if self.log is not None:
            self.log.append(Event(kind.key, self.settings.opponent, kind.args(a, b, c), EVERYBODY, why, rule))

    # --- whole states

    def digest(self) -> str:
        """Give one hash of the whole state, the same in every process and build."""
        return sha256(json.dumps(self.state(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def state(self) -> dict[str, object]:
        """Give the whole state as plain data, hidden things included."""
        return state_of(self)

    def restore(self, state: dict[str, object]) -> None:
        """Take over a saved state, or raise BadSave."""
        take_over(self, state)

    def save(self) -> dict[str, object]:
        """Give the whole game as plain data that can be written as JSON and loaded again."""
        return save_of(self)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    # --- what a seat knows

    def determinize(self, seat: int, seed: int) -> Self:
        """Make a copy in which everything that the seat cannot know is dealt again."""
        return world_for(self, seat, seed)

    def seen_by(self, seat: int, seed: int) -> Self:
        """Make a world that the seat cannot tell from this game, without seed and past, which would betray it."""
        world = self.determinize(seat, seed)
        world.settings = self.settings.without_seed()
        world.past = None
        world.lately = []
        return world

    # --- the game with its boxes

    def opponent(self) -> str:
        """Name the solo opponent; nothing if there is none."""
        return "".join(box.opponents_name(self) for box in self.mix.every_box)

    def feature_names(self) -> list[str]:
        """Name the features of a seat; those of boxes follow those of the game."""
        names = self.base_features()[:]
        for box in self.mix.every_box:
            names += box.feature_names()
        return names

    def check(self) -> None:
        """Raise BadPosition if a piece is missing, doubled or where it cannot be, or the stack cannot be played on."""
        check_state(self)

    def action_space(self) -> int:
        """Count the ids of the flat action space."""
        return self.mix.action_space

    def facts_digest(self) -> str:
        """Give the digest of the data that this game is played with."""
        return self.mix.digest

    # --- what each game adds

    def copy(self) -> Game:
        """Make an independent copy with the same future."""
        raise NotImplementedError

    def copy_onto(self, other: Game) -> None:
        """Give a new copy what every game has."""
        other.stack = self.stack[:]
        other.choices = self.choices
        other.parts = [part.copy() for part in self.parts]
        other.key = self.key
        other.draws = self.draws
        other.over = self.over
        other.decisions = self.decisions
        other.past = self.past
        other.lately = self.lately[:]

    def deal_again(self, world: Game, seat: int, seed: int, attempt: int) -> None:
        """Deal everything anew in a copy of this game that the seat cannot know."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """Show what a seat may see (None: a spectator), named thing by thing."""
        raise NotImplementedError

    @property
    def turn_key(self) -> tuple[int, int]:
        """The round and the seat that has the turn, as views say them."""
        raise NotImplementedError

    @property
    def turn_number(self) -> int:
        """The number of turns that have begun; none during set-up."""
        raise NotImplementedError

    def time_left(self) -> int:
        """How much of the game is still to be played, in sixteenths, as far as everybody can tell."""
        raise NotImplementedError

    def totals(self) -> list[int]:
        """The points of every seat as if the game ended now: what the score sheets add up to, without the sheets."""
        raise NotImplementedError

    def features(self, seat: int) -> list[int]:
        """What makes the position of a seat good or bad, as small numbers in the order of `feature_names`."""
        raise NotImplementedError

    def base_features(self) -> list[str]:
        """Name the features that the game has without boxes."""
        raise NotImplementedError

    def position(self) -> Position:
        """Give a key that is equal for positions with the same future, whatever settings and way led here."""
        return (tuple(self.stack), self.draws, self.table_key(), tuple([part.key() for part in self.parts]))

    def table_key(self) -> Position:
        """The part of that key which is about the table of this game and its players."""
        raise NotImplementedError

    def check_pieces(self) -> None:
        """Raise BadPosition if a piece of the game is missing, doubled or where it cannot be."""
        raise NotImplementedError

    def check_stack(self) -> None:
        """Raise BadPosition if what is still to be done does not fit the turn, set-up or end that is going on."""
        raise NotImplementedError

    def answer_to(self, moment: int, thing: int) -> Node[Game] | None:
        """What a thing does at a moment, if anything."""
        raise NotImplementedError

    def moments(self) -> int:
        """Count the moments to which abilities answer."""
        raise NotImplementedError

    def thing_words(self, thing: int) -> dict[str, Argument]:
        """Name a thing in a sentence: the word for what it is, with its id."""
        raise NotImplementedError

    @property
    def scores(self) -> list[ScoreSheet]:
        """One score sheet per seat, as if the game ended now."""
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """Who won and what ended the game; None while it goes on."""
        return self.ended() if self.over else None

    def ended(self) -> Outcome:
        """Who won the game that is over, and what ended it."""
        raise NotImplementedError
