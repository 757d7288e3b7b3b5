"""A decision is what one seat is asked now; its options say what each choice is, costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westkingdom.engine.errors import IllegalMove
from westkingdom.engine.node import NODES, Frame, Node
from westkingdom.engine.words import Message

if TYPE_CHECKING:
    from westkingdom.engine.game import Game


class Option:
    """One thing that the seat may choose; `id` is its number in the game's flat action space."""

    def __init__(self, number: int, kind: str, label: Message, cost: list[Message], gain: list[Message]) -> None:
        self.id: Final = number
        self.kind: Final = kind
        self.label: Final = label
        self.cost: Final = cost
        self.gain: Final = gain

    def __repr__(self) -> str:
        text = repr(self.label)
        if self.cost:
            text += f" (cost {' + '.join(map(repr, self.cost))})"
        if self.gain:
            text += f" -> {' + '.join(map(repr, self.gain))}"
        return f"<Option {self.id}: {text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.id == other.id

    def __hash__(self) -> int:
        return self.id


class Impossible:
    """A choice that somebody might expect, and the reason why it is not possible now."""

    def __init__(self, number: int, label: Message, reason: Message) -> None:
        self.id: Final = number
        self.label: Final = label
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"<Impossible {self.id}: {self.label!r}, because {self.reason!r}>"


def _option_of(game: Game, frame: Frame, ident: int) -> Option:
    """Describe an option of the rule that asks, or of the one whose options come along with it."""
    node = NODES[frame[0]]
    if node.also is not None and ident >= node.also.base:
        node = node.also
    choice = ident - node.base
    return Option(
        ident,
        node.kind().name,
        node.label(game, frame, choice),
        node.cost(game, frame, choice),
        node.gain(game, frame, choice),
    )


class Decision:
    """What one seat is asked now."""

    def __init__(self, game: Game, frame: Frame, choices: list[int]) -> None:
        node = NODES[frame[0]]
        base = node.kind().base
        name = node.kind().name
        self._game: Final = game
        self._frame: Final = frame
        self.number: Final = game.decisions
        self.seat: Final = frame[1]
        self.kind: Final = name
        self.prompt: Final = node.prompt(game, frame)
        self.options: Final = [_option_of(game, frame, base + choice) for choice in choices]

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.prompt!r}? {len(self.options)} options>"

    def why_not(self) -> list[Impossible]:
        """List the choices that are not possible now, each with its reason."""
        if self._game.decisions != self.number:
            raise IllegalMove("This decision has passed; ask game.decision for the one that is open now.")
        node = NODES[self._frame[0]]
        out = _impossible(self._game, self._frame, node)
        if node.also is None or not self._game.offers_more:
            return out
        return out + _impossible(self._game, self._frame, node.also)


def _impossible(game: Game, frame: Frame, node: Node[Game]) -> list[Impossible]:
    """List what a rule would not allow now."""
    out: list[Impossible] = []
    for choice, reason in node.explain(game, frame):
        if reason is not None:
            out.append(Impossible(node.base + choice, node.label(game, frame, choice), reason))
    return out
