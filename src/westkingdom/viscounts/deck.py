"""A player's own cards: drawing, shuffling, discarding, destroying and rearranging."""

from __future__ import annotations

from typing import Final

from westkingdom.engine import events as shared
from westkingdom.engine.node import Ask, Frame, Kind, Node
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts import events
from westkingdom.viscounts.moments import announce
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import (
    CARDS,
    DESTROY,
    DISCARD,
    EMPTY,
    KEEP,
    LEAST_CARDS,
    LEFT,
    MIDDLE,
    REARRANGE,
    RIGHT,
    SHUFFLE,
    SILVER,
    TOP_OF_DRAW_PILE,
)
from westkingdom.viscounts.track import gain_corruption, gain_virtue


def criminals_on_board(g: State, p: Player) -> int:
    """Count the Criminal icons of the cards on the three spaces of the player's board."""
    n = 0
    for card in p.board:
        if card >= 0:
            n += g.cards.criminals[card]
    return n


def criminals(g: State, p: Player) -> int:
    """Count the Criminal icons of a player, also those that boxes add or leave out."""
    n = criminals_on_board(g, p)
    for box in g.busy_boxes:
        n += box.criminals(g, p)
    return n


def cards_owned(g: State, p: Player) -> int:
    """Count the cards that a player owns, wherever they are, also on the way out of the game. [VB-048]"""
    n = len(p.hand) + len(p.draw) + len(p.discard) + len(leaving(g, p.seat))
    for card in p.board:
        if card >= 0:
            n += 1
    return n


def leaving(g: State, seat: int) -> list[int]:
    """The cards of a player that dropped off and leave the game when their effects are done."""
    out: list[int] = []
    for f in g.stack:
        if f[0] == LEAVE_GAME.id and f[1] == seat:
            out.append(f[2])
    return out


class LeaveGame(Node[State]):
    """The card leaves the game after its other effects, unless its player would have too few cards. [VB-048]

    Frame: a = the card.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < CARDS and g.cards.leaves[f[2]] and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        if cards_owned(g, p) < LEAST_CARDS:
            p.discard.append(f[2])
            g.emit(events.STAY_IN_DECK, f[1], g.cards.ids[f[2]])
            return
        g.removed = [*g.removed, f[2]]
        g.emit(events.LEAVE_GAME, f[1], g.cards.ids[f[2]])


def distinct(g: State, cards: list[int]) -> list[int]:
    """The different cards among these, in order; without boxes no player has two equal cards."""
    out = sorted(cards)
    if g.boxes:
        for i in range(len(out) - 1, 0, -1):
            if out[i] == out[i - 1]:
                del out[i]
    return out


def _shuffle_discards(g: State, p: Player) -> None:
    """Shuffle the discards into the Draw Pile: Corruption with a Criminal in play, else Virtue. [VB-062, VB-153]"""
    p.unmixed_in_draw = len(p.draw)
    p.mixed = sorted(p.discard)
    p.draw += p.discard
    p.discard = []
    g.shuffle(p.draw)
    g.emit(events.SHUFFLE, p.seat, len(p.draw))
    if criminals(g, p):
        gain_corruption(g, p, 1)
    else:
        gain_virtue(g, p, 1)
    announce(g, p.seat, SHUFFLE)


def seen(p: Player, card: int) -> None:
    """Everybody has seen a card that came from the hand or the Draw Pile; of equal cards a shuffled one may be left."""
    if p.shown and card in p.shown:
        p.shown = p.shown[:]
        p.shown.remove(card)
    elif _copies_in(p.mixed, card) > _copies_in(p.hand, card) + _copies_in(p.draw, card):
        p.mixed = p.mixed[:]
        p.mixed.remove(card)


def _copies_in(cards: list[int], card: int) -> int:
    """Count a card: compiled, this is several times as fast as the built-in count."""
    n = 0
    for other in cards:
        if other == card:
            n += 1
    return n


def fill_draw_pile(g: State, p: Player) -> bool:
    """Make a Draw Pile of the discards if a card is needed and none is there. [VB-057, VB-154, VB-155]"""
    if not p.draw:
        if not p.discard:
            return False
        _shuffle_discards(g, p)
    return True


class Shuffle(Node[State]):
    """The shuffle effect: needs a discard, and is left out during set-up. [VB-007, VB-062, VB-226]"""

    def can(self, g: State, seat: int) -> bool:
        return g.round > 0 and len(g.players[seat].discard) > 0

    def run(self, g: State, f: Frame) -> None:
        if self.can(g, f[1]):
            _shuffle_discards(g, g.players[f[1]])

    def words(self) -> Message:
        return say("effect-shuffle")

    def icons(self) -> list[str]:
        return ["shuffle"]


class FromHandOrDrawPile(Ask[State]):
    """Choose a card of the hand or the unseen top of the Draw Pile, or none. [VB-006, VB-059]

    Frame: a = how many cards were already chosen by this effect.
    """

    def __init__(self, name: str, kind: Kind, n: int) -> None:
        super().__init__(name, kind)
        self.n: Final = n

    def fits(self, g: State, f: Frame) -> bool:
        return 0 <= f[2] < self.n and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        p = g.players[seat]
        return g.round > 0 and (len(p.hand) > 0 or len(p.draw) > 0 or len(p.discard) > 0)

    def options(self, g: State, f: Frame) -> list[int]:
        if not self.can(g, f[1]):
            return []
        p = g.players[f[1]]
        out = distinct(g, p.hand)
        if p.draw or p.discard:
            out.append(TOP_OF_DRAW_PILE)
        out.append(KEEP)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        if option == KEEP:
            return
        p = g.players[f[1]]
        if f[2] + 1 < self.n:
            g.push(self, f[1], f[2] + 1)
        if option != TOP_OF_DRAW_PILE:
            p.hand.remove(option)
            self.lay(g, p, option, True)
        elif p.draw:
            self.lay(g, p, p.draw.pop(), False)
        else:
            # The new top card must be used, but whatever the shuffle sets off comes first.
            g.push(USE_TOP_FOR_DESTROY if self._kind is DESTROY else USE_TOP_FOR_DISCARD, f[1])
            _shuffle_discards(g, p)

    def lay(self, g: State, p: Player, card: int, from_hand: bool) -> None:
        """Do with the card what the effect says."""
        raise NotImplementedError

    def label(self, g: State, f: Frame, option: int) -> Message:
        verb = self._kind.name
        if option == KEEP:
            return say("keep-cards")
        if option == TOP_OF_DRAW_PILE:
            p = g.players[f[1]]
            return say(f"{verb}-top" if p.draw else f"{verb}-top-after-shuffle")
        return say(f"{verb}-card", {"card": g.cards.ids[option]})

    def icons(self) -> list[str]:
        return [self._kind.name] * self.n


def _put_on_discards(g: State, p: Player, card: int) -> None:
    """Put a card on the own discard pile. [VB-055]"""
    p.discard.append(card)
    seen(p, card)
    g.emit(events.DISCARD, p.seat, g.cards.ids[card])


def destroy(g: State, p: Player, card: int, from_hand: bool) -> None:
    """Remove a card from the game, or back to its own pile, and gain its Silver value. [VB-056]"""
    seen(p, card)
    p.goods[SILVER] += g.cards.cost[card]
    g.emit(events.DESTROY, p.seat, g.cards.ids[card], g.cards.cost[card])
    effect = g.cards.destroyed_from_hand[card]
    if from_hand and effect is not None:
        g.push(effect, p.seat)
    home = g.cards.home[card]
    if home is None:
        g.removed = [*g.removed, card]
    else:
        g.push(home, p.seat)
    for box in g.boxes:
        box.destroyed(g, p, card)


class Discard(FromHandOrDrawPile):
    """Discard up to n cards, always optional. [VB-055, VB-057]"""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, DISCARD, n)

    def lay(self, g: State, p: Player, card: int, from_hand: bool) -> None:
        _put_on_discards(g, p, card)

    def words(self) -> Message:
        return say("effect-discard", {"n": self.n})


class Destroy(FromHandOrDrawPile):
    """Destroy up to n cards, always optional; nobody goes below 3 cards. [VB-056, VB-057, VB-058]"""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, DESTROY, n)

    def can(self, g: State, seat: int) -> bool:
        return super().can(g, seat) and cards_owned(g, g.players[seat]) > LEAST_CARDS

    def lay(self, g: State, p: Player, card: int, from_hand: bool) -> None:
        destroy(g, p, card, from_hand)

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        if option >= TOP_OF_DRAW_PILE:
            return []
        effect = g.cards.destroyed_from_hand[option]
        silver = [amount("silver", g.cards.cost[option])]
        return silver if effect is None else [*silver, effect.words()]

    def words(self) -> Message:
        return say("effect-destroy", {"n": self.n})


class Draw(Node[State]):
    """Draw cards from the own Draw Pile, one at a time; there is no limit to the hand. [VB-151, VB-154]"""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name)
        self.n: Final = n

    def can(self, g: State, seat: int) -> bool:
        p = g.players[seat]
        return g.round > 0 and (len(p.draw) > 0 or len(p.discard) > 0)

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        if g.round > 0:
            for _ in range(self.n):
                draw_card(g, p)

    def words(self) -> Message:
        return say("effect-draw", {"n": self.n})

    def icons(self) -> list[str]:
        return ["draw"] * self.n


def draw_card(g: State, p: Player) -> bool:
    """Draw the top card of the own Draw Pile, if there is any. [VB-151, VB-154]"""
    if not fill_draw_pile(g, p):
        return False
    card = p.draw.pop()
    p.hand.append(card)
    if g.log is not None:
        g.emit(shared.DRAW, p.seat, 1)
        g.emit(events.DRAWN, p.seat, g.cards.ids[card])
    return True


class UseTop(Node[State]):
    """Whoever shuffles for a discard or destroy must use the new top card for it. [VB-057]"""

    def __init__(self, name: str, destroys: bool) -> None:
        super().__init__(name)
        self.destroys: Final = destroys

    def run(self, g: State, f: Frame) -> None:
        p = g.players[f[1]]
        if p.draw:
            card = p.draw.pop()
            if self.destroys:
                destroy(g, p, card, False)
            else:
                _put_on_discards(g, p, card)


_PERMUTATIONS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
"""Rearrange number i: the new left, middle and right card are the ones that lay at these places."""
_ALL_ORDERS: Final = [0, 1, 2, 3, 4, 5]


class Rearrange(Ask[State]):
    """Permute the cards on the own board; nothing is set off by it; always optional. [VB-006, VB-060, VB-061]"""

    def can(self, g: State, seat: int) -> bool:
        return g.round > 0 and self.occupied(g.players[seat]) > 1

    def occupied(self, p: Player) -> int:
        """Count the cards on the board."""
        return 3 - p.board.count(EMPTY)

    def options(self, g: State, f: Frame) -> list[int]:
        board = g.players[f[1]].board
        if g.round == 0:
            return []
        if board[RIGHT] == EMPTY:
            return [0, 2] if board[LEFT] != EMPTY and board[MIDDLE] != EMPTY else []
        if board[MIDDLE] == EMPTY:
            return [0, 5] if board[LEFT] != EMPTY else []
        if board[LEFT] == EMPTY:
            return [0, 1]
        return _ALL_ORDERS if board[LEFT] != board[MIDDLE] != board[RIGHT] != board[LEFT] else self.different(board)

    def different(self, board: list[int]) -> list[int]:
        """The orders that differ when equal cards lie on the board."""
        out: list[int] = []
        seen_before: list[list[int]] = []
        for i in _ALL_ORDERS:
            cards = [board[place] for place in _PERMUTATIONS[i]]
            if cards not in seen_before:
                seen_before.append(cards)
                out.append(i)
        return out

    def take(self, g: State, f: Frame, option: int) -> None:
        p = g.players[f[1]]
        order = _PERMUTATIONS[option]
        p.board = [p.board[order[0]], p.board[order[1]], p.board[order[2]]]
        if g.log is not None and option:
            g.emit(events.REARRANGE, f[1], self.at(g, p, 0), self.at(g, p, 1), self.at(g, p, 2))

    def at(self, g: State, p: Player, place: int) -> str:
        """Name the card at a place of the board."""
        return g.cards.ids[p.board[place]] if p.board[place] >= 0 else ""

    def label(self, g: State, f: Frame, option: int) -> Message:
        if option == 0:
            return say("keep-order")
        p = g.players[f[1]]
        cards = [p.board[place] for place in _PERMUTATIONS[option]]
        return say("rearrange-to", {"parts": [_card_at(g, card) for card in cards]})

    def words(self) -> Message:
        return say("effect-rearrange")

    def icons(self) -> list[str]:
        return ["rearrange"]


def _card_at(g: State, card: int) -> Message:
    """Name a card or an empty place."""
    return say("card", {"card": g.cards.ids[card]}) if card >= 0 else say("no-card")


LEAVE_GAME: Final = LeaveGame("viscounts.leave-game")
USE_TOP_FOR_DISCARD: Final = UseTop("viscounts.use-top-for-discard", False)
USE_TOP_FOR_DESTROY: Final = UseTop("viscounts.use-top-for-destroy", True)
REARRANGE_BOARD: Final = Rearrange('viscounts:{"rearrange":1}', REARRANGE)
