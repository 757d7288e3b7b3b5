"""Moments: rules announce what happened, and the abilities of player boards, apprentices and buildings answer."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.state import State
from westkingdom.architects.terms import ENDGAME, FIRST_BUILDING, ORDER, THINGS
from westkingdom.engine.moments import InOrder, answer, packed


def announce(g: State, seat: int, moment: int) -> None:
    """Put the player's answers to a moment on the stack; the player orders those that matter. [AB-056]

    Gains of goods come first, without a question: they change nothing for any other effect.
    """
    if not g.cards.heard[moment]:
        return
    p = g.players[seat]
    table = g.cards.on[moment]
    plain = g.cards.plain[moment]
    found = table[p.board] is not None
    for thing in p.apprentices:
        if table[thing] is not None:
            found = True
    if not found:
        return
    waiting: list[int] = []
    goods: list[int] = []
    for thing in [p.board, *p.apprentices]:
        if table[thing] is not None:
            if plain[thing]:
                goods.append(thing)
            else:
                waiting.append(thing)
    _ask_order(g, seat, moment, waiting)
    for thing in goods:
        answer(g, seat, moment, thing)


def _ask_order(g: State, seat: int, moment: int, waiting: list[int]) -> None:
    """Put answers on the stack: one at once, several in the order that the player chooses. [AB-056]"""
    if len(waiting) > 1:
        g.push(IN_ORDER, seat, moment, packed(waiting, THINGS))
    elif waiting:
        answer(g, seat, moment, waiting[0])


def announce_end(g: State, seat: int) -> None:
    """The end-game effects of a player's buildings; their order matters unless all only gain.

    [AB-056, AB-172, AB-204, AB-205]
    """
    waiting: list[int] = []
    in_order = False
    for building in g.players[seat].buildings:
        if g.buildings.endgame[building] is not None:
            waiting.append(FIRST_BUILDING + building)
            in_order = in_order or g.buildings.in_order[building]
    if in_order:
        _ask_order(g, seat, ENDGAME, waiting)
        return
    for thing in waiting:
        answer(g, seat, ENDGAME, thing)


IN_ORDER: Final = InOrder("architects.in-order", ORDER)
