"""Games that bots play to learn and to be compared: whole turns at once, with what every turn began with written down."""

from __future__ import annotations

from typing import Final

from westkingdom.bots.turn import play_turn
from westkingdom.bots.value import Value
from westkingdom.engine import chance
from westkingdom.engine.game import Game


class Row:
    """One seat at the beginning of a turn: when, the time left, its points and its features."""

    def __init__(self, turn: int, seat: int, time: int, points: int, features: list[int]) -> None:
        self.turn: Final = turn
        self.seat: Final = seat
        self.time: Final = time
        self.points: Final = points
        self.features: Final = features


def disturbed_turn(g: Game, state: int) -> int:
    """Play the rest of a turn, each option with the same chance; give the luck that is left."""
    turn = g.turn_number
    while not g.over and g.turn_number == turn:
        state = chance.next_luck(state)
        g.choose(g.choices[chance.index(state, len(g.choices))])
    return state


def learn_from(
    g: Game, values: list[Value], nodes: list[int], disturbed: list[int], seed: int, last_turn: int
) -> list[Row]:
    """Play a game, at most to some turn, each seat with a value, a number of nodes and some turns in a hundred at random."""
    rows: list[Row] = []
    state = chance.luck(seed, chance.BOTS)
    seen = 0
    while not g.over and g.turn_number <= last_turn:
        if g.turn_number != seen:
            seen = g.turn_number
            points = g.totals()
            for seat in range(g.settings.players):
                if seat == g.settings.opponent:
                    rows.append(Row(seen, seat, g.time_left(), points[seat], []))
                else:
                    rows.append(Row(seen, seat, g.time_left(), points[seat], g.features(seat)))
        state = chance.next_luck(state)
        if chance.index(state, 100) < disturbed[g.seat]:
            state = disturbed_turn(g, state)
        else:
            play_turn(g, values[g.seat], nodes[g.seat])
    return rows
