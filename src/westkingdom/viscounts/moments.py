"""Moments: rules announce what happened, and the abilities of cards and permanent things answer."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.moments import InOrder, answer
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import ORDER, THINGS


def listens(g: State, seat: int, moment: int) -> bool:
    """Does anything of this player answer to the moment?"""
    p = g.players[seat]
    table = g.cards.on[moment]
    for card in p.board:
        if card >= 0 and table[card] is not None:
            return True
    for thing in p.permanents:
        if table[thing] is not None:
            return True
    return False


def announce(g: State, seat: int, moment: int) -> None:
    """Put the player's answers to a moment on the stack; the player orders those that matter. [VB-233]

    Gains of goods come first, without a question: they change nothing for any other effect.
    """
    if seat == g.settings.opponent:
        opponent_answers(g, moment)
        return
    p = g.players[seat]
    table = g.cards.on[moment]
    plain = g.cards.plain[moment]
    waiting = 0
    many = False
    goods = False
    for card in p.board:
        if card >= 0 and table[card] is not None:
            if plain[card]:
                goods = True
            else:
                many = many or waiting != 0
                waiting = waiting * THINGS + card + 1
    for thing in p.permanents:
        if table[thing] is not None:
            if plain[thing]:
                goods = True
            else:
                many = many or waiting != 0
                waiting = waiting * THINGS + thing + 1
    if many:
        g.push(IN_ORDER, seat, moment, waiting)
    elif waiting:
        answer(g, seat, moment, waiting - 1)
    if goods:
        for card in p.board:
            if card >= 0 and plain[card]:
                answer(g, seat, moment, card)
        for thing in p.permanents:
            if plain[thing]:
                answer(g, seat, moment, thing)


def opponent_answers(g: State, moment: int) -> None:
    """Put what things of a solo opponent do at a moment on the stack; it has nothing to choose."""
    for box in g.boxes:
        box.opponent_answers(g, moment)


IN_ORDER: Final = InOrder("viscounts.in-order", ORDER)
