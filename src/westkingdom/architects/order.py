"""Who follows whom: clockwise, with a solo opponent after all people."""

from __future__ import annotations

from westkingdom.architects.state import State


def next_seat(g: State, seat: int) -> int:
    """The seat clockwise; a solo opponent sits before the starting player, so that it is last.

    [AB-028, AB-255, WW-026, WW-211, WW-386]
    """
    opponent = g.settings.opponent
    if opponent < 0:
        return (seat + 1) % len(g.players)
    if seat == opponent:
        return g.start
    seat = (seat + 1) % g.settings.seats
    return opponent if seat == g.start else seat


def order_from(g: State, seat: int) -> list[int]:
    """All seats, beginning with this one. [AB-028, AB-137]"""
    out = [seat]
    while len(out) < len(g.players):
        out.append(next_seat(g, out[-1]))
    return out


def people_from_start(g: State) -> list[int]:
    """The seats of all people, beginning with the starting player. [AB-028]"""
    people = g.settings.seats
    return [(g.start + i) % people for i in range(people)]
