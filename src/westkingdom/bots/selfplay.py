"""Games that bots play to learn and to be compared: whole turns at once, with what was seen on the way written down."""

from __future__ import annotations

from typing import Final

from westkingdom.bots.turn import planned
from westkingdom.bots.value import Value
from westkingdom.engine import chance
from westkingdom.engine.game import Game

_WITHIN: Final = 4
"""One of so many decisions is written down."""


class Row:
    """What one seat saw: when, the time left, its points and its features."""

    def __init__(self, turn: int, seat: int, time: int, points: int, features: list[int]) -> None:
        self.turn: Final = turn
        self.seat: Final = seat
        self.time: Final = time
        self.points: Final = points
        self.features: Final = features


def _disturbed_turn(g: Game, state: int) -> int:
    """Play the rest of a turn, each option with the same chance; give the luck that is left."""
    turn = g.turn_number
    while not g.over and g.turn_number == turn:
        state = chance.next_luck(state)
        g.choose(g.choices[chance.index(state, len(g.choices))])
    return state


def _row_of(g: Game, seat: int, points: int) -> Row:
    """What a seat sees now; of a solo opponent only the points are written down."""
    features = [] if seat == g.settings.opponent else g.features(seat)
    return Row(g.turn_number, seat, g.time_left(), points, features)


def learn_from(
    g: Game, values: list[Value], nodes: list[int], disturbed: list[int], seed: int, last_turn: int
) -> list[Row]:
    """Play a game, at most to some turn, each seat with a value, some nodes and some turns in a hundred at random.

    Rows are what every seat sees at the beginning of a turn, and whoever decides now and then within it.
    """
    rows: list[Row] = []
    state = chance.luck(seed, chance.BOTS)
    seen = 0
    while not g.over and g.turn_number <= last_turn:
        if g.turn_number != seen:
            seen = g.turn_number
            points = g.totals()
            for seat in range(g.settings.players):
                rows.append(_row_of(g, seat, points[seat]))
        state = chance.next_luck(state)
        seat = g.seat
        if chance.index(state, 100) < disturbed[seat]:
            state = _disturbed_turn(g, state)
            continue
        line: list[int] = []
        planned(g, values[seat], nodes[seat], line)
        for choice in line:
            if g.seat != seat:
                break
            state = chance.next_luck(state)
            if chance.index(state, _WITHIN) == 0:
                rows.append(_row_of(g, seat, g.totals()[seat]))
            g.choose(choice)
    return rows
