"""Rounds and turns: six phases, and the end of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.action import PRIMARY_ACTION
from westkingdom.viscounts.collision import COLLISION_PHASE
from westkingdom.viscounts.deck import criminals, fill_draw_pile
from westkingdom.viscounts.hire import hire, hire_words, visible
from westkingdom.viscounts.movement import MOVEMENT
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import CASTLE_LEADER, EMPTY, LEFT, MIDDLE, PLAY_CARD, RECRUIT, RIGHT, SILVER
from westkingdom.viscounts.track import gain_corruption

HIRE_IT: Final = 0
HIRE_NOBODY: Final = 1


class Turn(Node[State]):
    """A turn has six phases in fixed order; after it comes the next seat or the end. [VB-069, VB-070]"""

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        g.turn = seat
        g.played = EMPTY
        g.players[seat].turns += 1
        if g.log is not None:
            g.emit("turn", seat, {"round": g.round})
        begin_phases(g, seat, 0)


def begin_phases(g: State, seat: int, first: int) -> None:
    """Put the phases from the given one on the stack, and what follows the turn below them."""
    g.push(END_OF_TURN, seat)
    for i in range(len(PHASES) - 1, first - 1, -1):
        g.push(PHASES[i], seat)


class EndOfTurn(Node[State]):
    """The seat clockwise is next; the game ends after the last round, with equal turns for all. [VB-018, VB-069, VB-158]"""

    def run(self, g: State, f: Frame) -> None:
        seat = (f[1] + 1) % len(g.players)
        if seat == g.start:
            if g.last_round and g.round >= g.last_round:
                if g.log is not None:
                    g.emit("game-over", seat, {})
                return
            g.round += 1
        g.push(TURN, seat)


# --- phase 1: Card Management


class CardManagement(Node[State]):
    """Every card moves 1 space right; one that leaves the board drops off, before a card is played. [VB-072, VB-073, VB-218]"""

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        gone = p.board[RIGHT]
        p.board = [EMPTY, p.board[LEFT], p.board[MIDDLE]]
        g.push(PLAY_A_CARD, f[1])
        if gone >= 0:
            p.discard.append(gone)
            if g.log is not None:
                g.emit("drop-off", f[1], {"card": g.cards.ids[gone]})
            effect = g.cards.drop_off[gone]
            if effect is not None:
                g.push(effect, f[1])


class PlayACard(Ask[State]):
    """Place 1 card of the hand on the left space; with an empty hand the top of the Draw Pile. [VB-074, VB-075, VB-079]"""

    def options(self, g: State, f: Frame) -> list[int]:
        p = g.players[f[1]]
        return sorted(p.hand) if p.hand else [EMPTY]

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        if option >= 0:
            p.hand.remove(option)
            play(g, p, option)
        else:
            g.push(PLAY_TOP, f[1])
            fill_draw_pile(g, p)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("play-card", {"card": g.cards.ids[option]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        effect = g.cards.immediate[option]
        return [] if effect is None else [effect.words()]


class PlayTop(Node[State]):
    """Play the top card of the Draw Pile unseen. [VB-075, VB-079]"""

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        if p.draw:
            play(g, p, p.draw.pop())


def play(g: State, p: Player, card: int) -> None:
    """Corruption for Criminals on the whole board if the card has one, then its immediate ability. [VB-076, VB-077, VB-078]"""
    p.board[LEFT] = card
    g.played = card
    if g.log is not None:
        g.emit("play", p.seat, {"card": g.cards.ids[card]})
    if g.cards.criminals[card]:
        gain_corruption(g, p, criminals(g, p))
    effect = g.cards.immediate[card]
    if effect is not None:
        g.push(effect, p.seat)


# --- phase 4: Recruit


class Recruit(Ask[State]):
    """Hire the visible Townsfolk of the Viscount's segment for its Silver value, or not. [VB-140, VB-142, VB-143]"""

    def options(self, g: State, f: Frame) -> list[int]:
        return [HIRE_IT, HIRE_NOBODY] if self.why_not(g, f[1]) is None else [HIRE_NOBODY]

    def why_not(self, g: State, seat: int) -> Message | None:
        """Say why nobody can be hired here, or None."""
        p = g.players[seat]
        card = visible(g, p.space // 3)
        if card < 0:
            return say("why-not-empty-pile")
        if p.goods[SILVER] < g.cards.cost[card]:
            return say("why-not-too-expensive", {"parts": [amount("silver", g.cards.cost[card])]})
        return None

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == HIRE_IT:
            p = g.players[f[1]]
            place = p.space // 3
            p.goods[SILVER] -= g.cards.cost[visible(g, place)]
            hire(g, f[1], place)

    def label(self, g: State, f: Frame, option: int) -> Message:
        card = visible(g, g.players[f[1]].space // 3)
        if option == HIRE_NOBODY or card < 0:
            return say("recruit-nobody")
        return say("recruit-card", {"card": g.cards.ids[card]})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        card = visible(g, g.players[f[1]].space // 3)
        return [amount("silver", g.cards.cost[card])] if option == HIRE_IT and card >= 0 else []

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return hire_words(g, visible(g, g.players[f[1]].space // 3)) if option == HIRE_IT else []

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        return [(HIRE_IT, self.why_not(g, f[1])), (HIRE_NOBODY, None)]


# --- phase 6: Draw Cards


def hand_limit(g: State, p: Player) -> int:
    """The hand limit: 3, and what permanent things add. [VB-117, VB-133, VB-151]"""
    n = g.realm.hand_limit
    for thing in p.permanents:
        n += g.cards.hand_limit[thing]
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


TURN: Final = Turn("viscounts.turn")
END_OF_TURN: Final = EndOfTurn("viscounts.end-of-turn")
CARD_MANAGEMENT: Final = CardManagement("viscounts.card-management")
PLAY_A_CARD: Final = PlayACard("viscounts.play-a-card", PLAY_CARD)
PLAY_TOP: Final = PlayTop("viscounts.play-top")
RECRUIT_PHASE: Final = Recruit("viscounts.recruit", RECRUIT)
DRAW_CARDS: Final = DrawCards("viscounts.draw-cards")

PHASES: Final[list[Node[State]]] = [
    CARD_MANAGEMENT,
    MOVEMENT,
    PRIMARY_ACTION,
    RECRUIT_PHASE,
    COLLISION_PHASE,
    DRAW_CARDS,
]
PHASE_NAMES: Final = ["cards", "movement", "action", "recruit", "collision", "draw"]
