"""A node is one rule, stateless and shared; a frame is a rule that is still to be carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Never, TypeAlias, TypeVar, cast

from westkingdom.engine.words import Message, say

if TYPE_CHECKING:
    from westkingdom.engine.game import Game

Frame: TypeAlias = tuple[int, int, int, int]
"""(node, seat, a, b): what is still to be done, for whom, and two numbers of the node's own."""

_MOST_SEATS: Final = 8
"""No game has more seats, those of solo opponents included."""

G_contra = TypeVar("G_contra", bound="Game", contravariant=True)


class Kind:
    """A kind of decision: a name and its own stretch of the game's flat action space."""

    def __init__(self, name: str, base: int, size: int) -> None:
        self.name: Final = name
        self.base: Final = base
        self.size: Final = size


class Kinds:
    """Hands out stretches of the flat action space, one after the other."""

    def __init__(self, start: int) -> None:
        self.end = start
        self.all: Final[list[Kind]] = []

    def new(self, name: str, size: int) -> Kind:
        """Take the next stretch."""
        kind = Kind(name, self.end, size)
        self.end += size
        self.all.append(kind)
        return kind


class Node(Generic[G_contra]):
    """One rule, registered once under a name that never changes."""

    def __init__(self, name: str) -> None:
        if name in NAMES:
            raise AssertionError(f"two rules are called {name}")
        self.id: Final = len(NODES)
        self.name: Final = name
        self.frames: Final[list[Any]] = [(self.id, seat, 0, 0) for seat in range(_MOST_SEATS)]
        """By seat: the frame that says nothing but the rule; one serves always, since frames never change."""
        self.asks = False
        self.base = 0
        self.also: Node[Game] | None = None
        """Another rule whose options are offered along with the own ones; after one of them this is asked again."""
        NODES.append(cast("Node[Game]", self))
        NAMES[name] = self.id

    def can(self, g: G_contra, seat: int) -> bool:
        """Is it worth offering: would it do anything for this seat?"""
        return True

    def fits(self, g: G_contra, f: Frame) -> bool:
        """Could this frame be on the stack of such a game? Saves with frames that could not are refused."""
        return f[2] == 0 and f[3] == 0

    def run(self, g: G_contra, f: Frame) -> None:
        """Do what happens by itself."""
        raise NotImplementedError(self.name)

    def options(self, g: G_contra, f: Frame) -> list[int]:
        """List what the seat may choose now, complete and exact."""
        raise NotImplementedError(self.name)

    def take(self, g: G_contra, f: Frame, option: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError(self.name)

    def kind(self) -> Kind:
        """Say what kind of decision this is."""
        raise NotImplementedError(self.name)

    def prompt(self, g: G_contra, f: Frame) -> Message:
        """Say what is asked, in one sentence."""
        return say(f"ask-{self.kind().name}")

    def label(self, g: G_contra, f: Frame, option: int) -> Message:
        """Name one choice."""
        raise NotImplementedError(self.name)

    def cost(self, g: G_contra, f: Frame, option: int) -> list[Message]:
        """Say what the choice costs."""
        return []

    def gain(self, g: G_contra, f: Frame, option: int) -> list[Message]:
        """Say what the choice brings."""
        return []

    def explain(self, g: G_contra, f: Frame) -> list[tuple[int, Message | None]]:
        """List every choice that a person could think of, each with the reason why it is not possible, or None."""
        return [(option, None) for option in self.options(g, f)]

    def words(self) -> Message:
        """Say what this effect does."""
        return say(f"rule-{self.name}")

    def icons(self) -> list[str]:
        """List the icons that show this effect."""
        return []


class Ask(Node[G_contra]):
    """A rule by which somebody decides."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__(name)
        self.asks = True
        self.base = kind.base
        self._kind: Final = kind

    def kind(self) -> Kind:
        return self._kind


def game_of(node: Node[Game]) -> str:
    """The game whose rule this is: the first word of its name says so, or says the box of that game."""
    word = node.name.split(":")[0].split(".")[0]
    return GAMES_OF_BOXES.get(word, word)


AnyNode: TypeAlias = "Node[Never]"
"""A rule of whatever game: all that matters is its number."""

NODES: Final[list[Node[Game]]] = []
NAMES: Final[dict[str, int]] = {}
GAMES_OF_BOXES: Final[dict[str, str]] = {}
"""The game of every box whose rules begin with a word of their own; the box enters it where its numbers stand."""
