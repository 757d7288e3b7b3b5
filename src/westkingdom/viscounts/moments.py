"""Moments: rules announce what happened, and the abilities of cards and permanent things answer."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.moments import InOrder, answer, packed
from westkingdom.viscounts.powers import powers
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import ORDER, THINGS


def listens(g: State, seat: int, moment: int) -> bool:
    """Does anything of this player answer to the moment?"""
    return powers(g, g.players[seat]).answers >> moment & 1 == 1


def announce(g: State, seat: int, moment: int) -> None:
    """Put the player's answers to a moment on the stack; the player orders those that matter. [VB-233]

    Gains of goods come first, without a question: they change nothing for any other effect.
    """
    if seat == g.settings.opponent:
        _opponent_answers(g, moment)
        return
    p = g.players[seat]
    if not powers(g, p).answers >> moment & 1:
        return
    table = g.cards.on[moment]
    plain = g.cards.plain[moment]
    waiting: list[int] = []
    goods: list[int] = []
    for thing in p.board + p.permanents:
        if thing >= 0 and table[thing] is not None:
            if plain[thing]:
                goods.append(thing)
            else:
                waiting.append(thing)
    if len(waiting) > 1:
        g.push(IN_ORDER, seat, moment, packed(waiting, THINGS))
    elif waiting:
        answer(g, seat, moment, waiting[0])
    for thing in goods:
        answer(g, seat, moment, thing)


def _opponent_answers(g: State, moment: int) -> None:
    """Put what things of a solo opponent do at a moment on the stack; it has nothing to choose."""
    for box in g.boxes:
        box.opponent_answers(g, moment)


IN_ORDER: Final = InOrder("viscounts.in-order", ORDER)
