"""What a solo opponent adds to the state of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Part
from westkingdom.viscounts.solo.terms import SOLO
from westkingdom.viscounts.state import Player, State

if TYPE_CHECKING:
    from westkingdom.viscounts.solo.facts import AiBoard, SoloFacts


@dataclass(init=False, repr=False, eq=False)
class SoloPart(Part):
    """The opponent's board, its pile of Future Schemes, and what is known of it.

    Lists are replaced when they change.
    """

    board: int
    future: list[int]
    """Its top card last."""
    unseen: list[int]
    """The Future Schemes that nobody has seen yet, in that pile or shuffled into the first Draw Pile."""
    chain: int
    """The dismissals that slots have set off by one original effect."""

    def __init__(self, facts: SoloFacts) -> None:
        self.facts: Final = facts

    def copy(self) -> Part:
        part = SoloPart(self.facts)
        part.board = self.board
        part.future = self.future
        part.unseen = self.unseen
        part.chain = self.chain
        return part

    def key(self) -> tuple[object, ...]:
        return (
            self.board,
            tuple(self.future),
            tuple(self.unseen),
            self.chain,
        )


def solo(g: State) -> SoloPart:
    """The part of the solo opponent in a game that has one."""
    part = g.parts[SOLO]
    assert isinstance(part, SoloPart)
    return part


def in_play(g: State) -> bool:
    """Is there a solo opponent in this game?"""
    return len(g.parts) > SOLO and isinstance(g.parts[SOLO], SoloPart)


def board_of(g: State) -> AiBoard:
    """The AI board that is played."""
    part = solo(g)
    return part.facts.boards[part.board]


def difficulty_of(g: State) -> int:
    """The difficulty that was asked for: below 0 it is ours, not the rulebook's. [VB-217, VB-235]"""
    difficulty = g.settings.options.get("difficulty", 0)
    return difficulty if isinstance(difficulty, int) else 0


def more_needed(g: State) -> int:
    """The strength that each of its actions needs more than is printed, at a difficulty below 0. [VB-235]"""
    return max(0, -difficulty_of(g))


def opponent_of(g: State) -> Player:
    """The solo opponent."""
    return g.players[g.settings.opponent]


def see(g: State, card: int) -> None:
    """Everybody sees a Scheme card."""
    part = solo(g)
    if card in part.unseen:
        part.unseen = [other for other in part.unseen if other != card]
