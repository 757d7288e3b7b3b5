"""Phase 2: the Viscount moves clockwise, exactly as far as the card that was played says, or further for Silver."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts import events
from westkingdom.viscounts.deck import REARRANGE_BOARD
from westkingdom.viscounts.hire import place_name
from westkingdom.viscounts.powers import HAS_CONDITIONS, powers
from westkingdom.viscounts.silver import pay_silver, purse, silver_words
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.strength import in_force
from westkingdom.viscounts.terms import INSIDE, MOVE, OUTSIDE_LEFT, OUTSIDE_RIGHT, SPACE_KINDS

SPACES: Final = 15
_FARTHEST: Final = 24
"""So many spaces always suffice to reach every space of the board, from anywhere."""


def _steps_from(space: int) -> list[int]:
    """The spaces one step clockwise from a space; there is no step back. [VB-083, VB-084, VB-085, VB-086]"""
    here = space - space % 3
    onward = (here + 3) % SPACES
    if space % 3 == OUTSIDE_LEFT:
        return [here + OUTSIDE_RIGHT, here + INSIDE]
    if space % 3 == INSIDE:
        return [here + OUTSIDE_RIGHT, onward + INSIDE]
    return [onward + OUTSIDE_LEFT]


def _one_step(reached: list[bool]) -> list[bool]:
    """Which spaces can be reached one step after these?"""
    further = [False] * SPACES
    for here in range(SPACES):
        if reached[here]:
            for there in _steps_from(here):
                further[there] = True
    return further


def _moves_from(space: int, value: int) -> list[tuple[int, int]]:
    """Every destination of a card's value with the fewest extra spaces that it takes, nearest first.

    [VB-080, VB-081]
    """
    out: list[tuple[int, int]] = []
    found = [False] * SPACES
    reached = [here == space for here in range(SPACES)]
    for _ in range(value):
        reached = _one_step(reached)
    for extra in range(_FARTHEST):
        for there in range(SPACES):
            if reached[there] and not found[there]:
                found[there] = True
                out.append((there, extra))
        reached = _one_step(reached)
    return out


_VALUES: Final = 7
_MOVES: Final = [[_moves_from(space, value) for space in range(SPACES)] for value in range(_VALUES)]
"""By the value of the card and the space of the Viscount: (destination, extra spaces)."""

_EXTRA_SPACES: Final = [[[dict(moves)[there] for there in range(SPACES)] for moves in row] for row in _MOVES]
"""By the value of the card, the space of the Viscount and the destination."""
_REACH: Final = [
    [[[there for there, extra in moves if extra <= most] for most in range(_FARTHEST)] for moves in row]
    for row in _MOVES
]
"""By the value of the card, the space of the Viscount and the extra spaces that can be paid for: the destinations."""


def _free_spaces(g: State, p: Player) -> int:
    """Further spaces that cost nothing. [VB-082]"""
    own = powers(g, p)
    n = own.moves
    if own.special & HAS_CONDITIONS:
        for thing, moves in g.cards.moves_while.items():
            if thing in p.permanents and in_force(g, p, thing):
                n += moves
    return n


def space_name(g: State, space: int) -> Message:
    """Name a space."""
    return say("space", {"segment": place_name(g, space // 3), "kind": SPACE_KINDS[space % 3]})


class Movement(Ask[State]):
    """Choose where to go; each extra space costs 1 Silver. [VB-080, VB-081, VB-082, VB-086, VB-087]

    A destination is offered once, at the lowest price; to pay more for the same place brings nothing.
    """

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        most = min(purse(g, p) + _free_spaces(g, p), _FARTHEST - 1)
        return _REACH[g.cards.cost[g.played]][p.space][most]

    def price(self, g: State, seat: int, destination: int) -> int:
        """The Silver that a destination costs."""
        p = g.players[seat]
        extra = _EXTRA_SPACES[g.cards.cost[g.played]][p.space][destination]
        return max(0, extra - _free_spaces(g, p)) if extra else 0

    def take(self, g: State, f: Frame, option: int) -> None:
        seat = f[1]
        p = g.players[seat]
        price = self.price(g, seat, option)
        p.space = option
        if g.log is not None:
            g.emit(events.MOVE, seat, option, price)
        meet_viscounts(g, seat)
        pay_silver(g, seat, price, told=True)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("move-to", {"space": space_name(g, option)})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        price = self.price(g, f[1], option)
        return silver_words(g, f[1], price) if price else []

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        p = g.players[f[1]]
        out: list[tuple[int, Message | None]] = []
        for there, _ in _MOVES[g.cards.cost[g.played]][p.space]:
            price = self.price(g, f[1], there)
            dear = price > purse(g, p)
            out.append((there, say("why-not-too-expensive", {"parts": [amount("silver", price)]}) if dear else None))
        return out


def meet_viscounts(g: State, seat: int) -> None:
    """Opponents on the space where a Viscount ends its movement may each rearrange. [VB-088]"""
    n = len(g.players)
    for i in range(n - 1, 0, -1):
        other = (seat + i) % n
        if g.players[other].space == g.players[seat].space:
            g.push(REARRANGE_BOARD, other)


class MoveViscount(Ask[State]):
    """An effect that moves the own Viscount so many spaces, without paying for more. [VB-083, VB-084, VB-088]"""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name, MOVE)
        self.least: Final = least
        self.most: Final = most

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        reached = [here == p.space for here in range(SPACES)]
        out: list[int] = []
        for n in range(1, self.most + 1):
            reached = _one_step(reached)
            if n >= self.least:
                for there in range(SPACES):
                    if reached[there] and there not in out:
                        out.append(there)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        g.players[f[1]].space = option
        if g.log is not None:
            g.emit(events.MOVE, f[1], option, 0)
        meet_viscounts(g, f[1])

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("move-to", {"space": space_name(g, option)})

    def words(self) -> Message:
        return say("effect-move-viscount", {"least": self.least, "most": self.most})

    def icons(self) -> list[str]:
        return ["viscount"]


MOVEMENT: Final = Movement("viscounts.movement", MOVE)
