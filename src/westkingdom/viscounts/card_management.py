"""Phase 1: cards move on, one may drop off, and a card is played."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events
from westkingdom.viscounts.deck import LEAVE_GAME, criminals, distinct, fill_draw_pile, seen
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import EMPTY, LEFT, MIDDLE, PLAY_CARD, RIGHT, UNSEEN
from westkingdom.viscounts.track import gain_corruption


class CardManagement(Node[State]):
    """Every card moves 1 space right; one that leaves the board drops off, before a card is played.

    [VB-072, VB-073, VB-218]
    """

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        gone = p.board[RIGHT]
        p.board = [EMPTY, p.board[LEFT], p.board[MIDDLE]]
        g.push(PLAY_A_CARD, f[1])
        if gone >= 0:
            if g.log is not None:
                g.emit(events.DROP_OFF, f[1], g.cards.ids[gone])
            _drop_off(g, p, gone)
        for box in g.busy_boxes:
            box.entered(g, p, MIDDLE)
            box.entered(g, p, RIGHT)


def _drop_off(g: State, p: Player, card: int) -> None:
    """The card goes to the discards, unless it has another way to go, and its bottom effect is resolved. [VB-073]"""
    if g.cards.leaves[card]:
        g.push(LEAVE_GAME, p.seat, card)
    elif g.cards.home[card] is None:
        p.discard.append(card)
    effect = g.cards.drop_off[card]
    if effect is not None:
        g.push(effect, p.seat)


class PlayACard(Ask[State]):
    """Place 1 card of the hand on the left space; with an empty hand the top of the Draw Pile.

    [VB-074, VB-075, VB-079]
    """

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        return distinct(g, p.hand) if p.hand else [UNSEEN]

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        if option != UNSEEN:
            p.hand.remove(option)
            _play(g, p, option)
        else:
            g.push(PLAY_TOP, f[1])
            fill_draw_pile(g, p)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("play-unseen") if option == UNSEEN else say("play-card", {"card": g.cards.ids[option]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        effect = g.cards.immediate[option]
        return [] if effect is None else [effect.words()]


class PlayTop(Node[State]):
    """Play the top card of the Draw Pile unseen. [VB-075, VB-079]"""

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        if p.draw:
            _play(g, p, p.draw.pop())


def _play(g: State, p: Player, card: int) -> None:
    """Corruption for Criminals on the whole board if the card has one, then its immediate ability.

    [VB-076, VB-077, VB-078]
    """
    p.board = [card, p.board[MIDDLE], p.board[RIGHT]]
    g.played = card
    seen(p, card)
    if g.log is not None:
        g.emit(events.PLAY, p.seat, g.cards.ids[card])
    for box in g.busy_boxes:
        box.entered(g, p, LEFT)
    if g.cards.criminals[card] and not _spared(g, p):
        gain_corruption(g, p, criminals(g, p))
    effect = g.cards.immediate[card]
    if effect is not None:
        g.push(effect, p.seat)


def _spared(g: State, p: Player) -> bool:
    """Does an ability on the board spare the player the Corruption of playing a Criminal?"""
    for card in p.board:
        if card >= 0 and g.cards.no_play_corruption[card]:
            return True
    return False


CARD_MANAGEMENT: Final = CardManagement("viscounts.card-management")
PLAY_A_CARD: Final = PlayACard("viscounts.play-a-card", PLAY_CARD)
PLAY_TOP: Final = PlayTop("viscounts.play-top")
