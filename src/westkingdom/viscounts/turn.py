"""Rounds and turns: six phases, and the end of the game."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine import events as shared
from westkingdom.engine.effects import Effect
from westkingdom.engine.node import Frame, Node
from westkingdom.viscounts.action import PRIMARY_ACTION
from westkingdom.viscounts.card_management import CARD_MANAGEMENT, PLAY_A_CARD
from westkingdom.viscounts.collision import COLLISION_PHASE
from westkingdom.viscounts.draw import DRAW_CARDS
from westkingdom.viscounts.movement import MOVEMENT
from westkingdom.viscounts.recruit import RECRUIT_PHASE
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import EMPTY
from westkingdom.viscounts.turn_options import TURN_OPTIONS, pause


class Turn(Node[State]):
    """A turn has six phases in fixed order; after it comes the next seat or the end. [VB-069, VB-070]"""

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        g.turn = seat
        g.played = EMPTY
        g.players[seat].turns += 1
        if g.log is not None:
            g.emit(shared.TURN, seat, g.round)
        for box in g.busy_boxes:
            box.turn_begins(g, seat)
        begin_phases(g, seat, 0)
        if g.offers_more and seat != g.settings.opponent:
            pause(g, seat)


def begin_phases(g: State, seat: int, first: int) -> None:
    """Put the phases from the given one on the stack, and what follows the turn below them."""
    g.push(END_OF_TURN, seat)
    phases = PHASES if seat != g.settings.opponent else opponents_phases(g)
    for i in range(len(phases) - 1, first - 1, -1):
        g.push(phases[i], seat)


def opponents_phases(g: State) -> list[Node[State]]:
    """The phases in the turn of a solo opponent."""
    return [phase for box in g.boxes for phase in box.opponents_phases()]


class EndOfTurn(Node[State]):
    """The seat clockwise is next; the game ends after the last round, with equal turns for all.

    [VB-018, VB-069, VB-158, VB-224]
    """

    def run(self, g: State, f: Frame) -> None:
        seat = (f[1] + 1) % len(g.players)
        if seat == g.start:
            if g.last_round and g.round >= g.last_round:
                g.push(GAME_OVER, seat)
                for box in g.boxes:
                    box.game_ends(g)
                return
            g.round += 1
        g.push(TURN, seat)


class GameOver(Node[State]):
    """Nothing is left to be done: the game is over. [VB-158]"""

    def run(self, g: State, f: Frame) -> None:
        g.emit(shared.GAME_OVER, f[1])


GAME_OVER: Final = GameOver("viscounts.game-over")
TURN: Final = Turn("viscounts.turn")
END_OF_TURN: Final = EndOfTurn("viscounts.end-of-turn")

PHASES: Final[list[Node[State]]] = [
    CARD_MANAGEMENT,
    MOVEMENT,
    PRIMARY_ACTION,
    RECRUIT_PHASE,
    COLLISION_PHASE,
    DRAW_CARDS,
]
PLAY_A_CARD.also = cast(Effect, TURN_OPTIONS)
MOVEMENT.also = cast(Effect, TURN_OPTIONS)
PRIMARY_ACTION.also = cast(Effect, TURN_OPTIONS)
RECRUIT_PHASE.also = cast(Effect, TURN_OPTIONS)
PHASE_NAMES: Final = ["cards", "movement", "action", "recruit", "collision", "draw"]
