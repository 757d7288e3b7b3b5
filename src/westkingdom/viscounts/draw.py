"""Phase 6: cards are drawn up to the hand limit."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Frame, Node
from westkingdom.viscounts.deck import fill_draw_pile
from westkingdom.viscounts.state import Player, State


def hand_limit(g: State, p: Player) -> int:
    """The hand limit: 3, and what permanent things and cards on the board add. [VB-117, VB-133, VB-151]"""
    n = g.realm.hand_limit
    for thing in p.permanents:
        n += g.cards.hand_limit[thing]
    for card in p.board:
        if card >= 0:
            n += g.cards.hand_limit[card]
    return n


class DrawCards(Node[State]):
    """Draw one card at a time up to the hand limit. [VB-151, VB-152, VB-154, VB-225]"""

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        limit = hand_limit(g, p)
        while len(p.hand) < limit and fill_draw_pile(g, p):
            card = p.draw.pop()
            p.hand.append(card)
            if g.log is not None:
                g.emit("draw", p.seat, {"n": 1})
                g.emit("drawn", p.seat, {"card": g.cards.ids[card]}, p.seat)


DRAW_CARDS: Final = DrawCards("viscounts.draw-cards")
