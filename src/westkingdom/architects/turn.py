"""Turns: place a worker or take one back, a reset if one was triggered, the hand limit, and the end of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.moments import announce_end
from westkingdom.architects.order import next_seat, order_from
from westkingdom.architects.place import PLACE_A_WORKER
from westkingdom.architects.plans import HAND_LIMIT
from westkingdom.architects.reset import RESET_NOW
from westkingdom.architects.state import State
from westkingdom.architects.terms import (
    BLACK_MARKET,
    BOARDS,
    EMPTY,
    ENDING,
    LOCATIONS,
    MARKET_SPACES,
    OPEN,
    PRISON,
    TAKE_BACK,
)
from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say


class Turn(Node[State]):
    """Place one worker, or take one back if none is on the own board. [AB-044, AB-046, AB-050, AB-055]"""

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        g.turn = seat
        if g.log is not None:
            g.emit(shared.TURN, seat, g.round)
        begin_turn(g, seat)


def begin_turn(g: State, seat: int) -> None:
    """Put the parts of a turn on the stack; what a solo opponent does is a matter of its box. [AB-055]"""
    g.push(AFTER_THE_ACTION, seat)
    if seat == g.settings.opponent:
        for box in g.boxes:
            box.opponents_turn(g, seat)
        return
    g.push(PLACE_A_WORKER if g.players[seat].workers else TAKE_ONE_BACK, seat)


class AfterAction(Node[State]):
    """What boxes leave to be done, a reset that was triggered, then the hand limit, then the next turn.

    [AB-053, AB-055, AB-133]
    """

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        for box in g.boxes:
            if box.left_over(g):
                g.push(self, seat)
                box.finish_action(g, seat)
                return
        if g.resets:
            g.resets = 0
            g.push(HAND_AND_NEXT, seat)
            g.push(RESET_NOW, seat)
        else:
            HAND_AND_NEXT.run(g, f)


class HandAndNext(Node[State]):
    """After everything else the hand limit is checked, and the turn is over. [AB-053, AB-054, AB-055]"""

    def run(self, g: State, f: Frame) -> None:
        if len(g.players[f[1]].hand) > g.realm.hand_limit:
            g.push(END_OF_TURN, f[1])
            g.push(HAND_LIMIT, f[1])
        else:
            END_OF_TURN.run(g, f)


class TakeOneBack(Ask[State]):
    """Take one own worker back: from an open location; only if there is none, from elsewhere but the Guildhall.

    [AB-046, AB-047, AB-048, AB-253]
    """

    def options(self, g: State, f: Frame) -> list[int]:
        seat = f[1]
        p = g.players[seat]
        out = [location for location in range(OPEN) if p.at[location]]
        if out:
            return out
        for space in range(MARKET_SPACES):
            if g.market[space] == seat:
                out.append(BLACK_MARKET + space)
        if p.prison:
            out.append(PRISON)
        for other in g.players:
            if other.captives[seat]:
                out.append(BOARDS + other.seat)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        seat = f[1]
        p = g.players[seat]
        p.workers += 1
        if option < OPEN:
            p.at[option] -= 1
        elif option < PRISON:
            g.market = [EMPTY if BLACK_MARKET + i == option else g.market[i] for i in range(len(g.market))]
        elif option == PRISON:
            p.prison -= 1
        else:
            g.players[option - BOARDS].captives[seat] -= 1
        if g.log is not None:
            g.emit(events.TAKE_BACK, seat, self.place(option))

    def place(self, option: int) -> str:
        """Name the place of a worker."""
        return LOCATIONS[option] if option < PRISON else "prison" if option == PRISON else f"seat_{option - BOARDS}"

    def label(self, g: State, f: Frame, option: int) -> Message:
        if option >= BOARDS:
            return say("take-back-captive", {"owner": option - BOARDS})
        return say("take-back", {"location": self.place(option)})


class EndOfTurn(Node[State]):
    """The seat clockwise is next; after the last turns the game ends. [AB-028, AB-044, AB-203]"""

    def run(self, g: State, f: Frame) -> None:
        for box in g.boxes:
            box.turn_over(g)
        seat = next_seat(g, f[1])
        if g.turns_left:
            g.turns_left -= 1
            if g.turns_left == 0:
                _end_game(g)
                return
        if seat == g.start:
            g.round += 1
        g.push(TURN, seat)


def _end_game(g: State) -> None:
    """End-game effects one player after the other, then nothing is left but scoring. [AB-172, AB-204, AB-206]"""
    g.phase = ENDING
    g.push(GAME_OVER, g.start)
    for seat in reversed(order_from(g, g.start)):
        g.push(END_EFFECTS, seat)


class EndEffects(Node[State]):
    """The end-game effects of one player; the buildings of a solo opponent have none. [AB-204, AB-205, AB-249]"""

    def run(self, g: State, f: Frame) -> None:
        if f[1] != g.settings.opponent:
            announce_end(g, f[1])


class GameOver(Node[State]):
    """Nothing is left to be done: the game is over."""

    def run(self, g: State, f: Frame) -> None:
        for box in g.boxes:
            box.after_endgame(g)
        g.emit(shared.GAME_OVER, f[1])


GAME_OVER: Final = GameOver("architects.game-over")
END_EFFECTS: Final = EndEffects("architects.end-effects")
TURN: Final = Turn("architects.turn")
END_OF_TURN: Final = EndOfTurn("architects.end-of-turn")
AFTER_THE_ACTION: Final = AfterAction("architects.after-the-action")
HAND_AND_NEXT: Final = HandAndNext("architects.hand-and-next")
TAKE_ONE_BACK: Final = TakeOneBack("architects.take-one-back", TAKE_BACK)
