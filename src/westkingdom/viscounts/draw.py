"""Phase 6: cards are drawn up to the hand limit."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Frame, Node
from westkingdom.viscounts.deck import draw_card
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.strength import in_force
from westkingdom.viscounts.turn_options import pause


def _hand_limit(g: State, p: Player) -> int:
    """The hand limit: 3, and what permanent things and cards on the board add. [VB-117, VB-133, VB-151]"""
    n = g.realm.hand_limit
    table = g.cards.hand_limit
    for thing in p.permanents:
        if table[thing] and in_force(g, p, thing):
            n += table[thing]
    for card in p.board:
        if card >= 0:
            n += table[card]
    return n


class DrawCards(Node[State]):
    """Draw one card at a time up to the hand limit. [VB-151, VB-152, VB-154, VB-225]"""

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        if g.offers_more:
            pause(g, f[1])
        limit = _hand_limit(g, p)
        while len(p.hand) < limit and draw_card(g, p):
            pass


DRAW_CARDS: Final = DrawCards("viscounts.draw-cards")
