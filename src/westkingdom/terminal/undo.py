"""Undo at the text table: one's own steps of this turn, back to the last seal."""

from __future__ import annotations

from dataclasses import dataclass

from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, say
from westkingdom.library.seal import revealed, turn_of
from westkingdom.speech.face import Face


@dataclass(frozen=True)
class Step:
    """One decision that was made: the game before it, what was chosen, by whom, in which turn."""

    before: Game
    option: int
    seat: int
    turn: tuple[object, object]
    events: int
    """How many events there were before."""


class Steps:
    """The latest steps of one seat; those of others cannot be taken back."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def record(self, game: Game, option: int, events: int) -> None:
        """Remember a step that is about to be made."""
        step = Step(game.copy(), option, game.seat, turn_of(game), events)
        if self._steps and self._steps[-1].seat != step.seat:
            self._steps = self._steps[-1:]
        self._steps.append(step)

    def last(self, game: Game, face: Face) -> Step | Message:
        """The step that the seat to act may take back, or the reason why there is none."""
        if not self._steps:
            return say("ui-undo-nothing")
        step = self._steps[-1]
        if step.seat != game.seat:
            return say("ui-undo-other", {"seat": step.seat})
        if step.turn != turn_of(game):
            return say("ui-undo-turn")
        parts = revealed(step.before, step.option)
        if parts:
            return say("ui-undo-sealed", {"parts": face.reasons(parts)})
        return step

    def forget(self) -> None:
        """Drop the last step: it was taken back."""
        self._steps.pop()
