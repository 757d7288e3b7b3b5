"""Laying out a position: the cards and Manuscripts of piles and seats."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import Named, list_of, named_part
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.positions import card_number, empty_pile, place_of
from westkingdom.viscounts.shown import deal_piles
from westkingdom.viscounts.state import Player
from westkingdom.viscounts.terms import (
    EMPTY,
)


def lay_cards(g: Viscounts, position: Named, seats: list[Named]) -> None:
    """Put the named cards where they are named; all others stay in their piles and decks.

    Piles and discards are named with their top card first.
    """
    _deal_heroes(g, position, seats)
    shown = position.get("townsfolk", {})
    if not isinstance(shown, list):
        _lay_tops(g, named_part(shown, "«townsfolk»"))
    for ident in list_of(position, "removed"):
        card = card_number(g, ident)
        _take_from_piles(g, card)
        g.removed.append(card)
    for i, seat in enumerate(seats):
        _lay_deck(g, g.players[i], seat)
    if isinstance(shown, list):
        named = [EMPTY if top is None else card_number(g, top) for top in _tops_of(shown)]
        g.townsfolk = deal_piles(g, g.townsfolk, shown, named, "cards")


def _deal_heroes(g: Viscounts, position: Named, seats: list[Named]) -> None:
    """Every person has the Hero that the seat names, or one that nobody has."""
    named = [_named_hero(g, seat) for seat in seats[: g.settings.seats]]
    elsewhere = [hero for box in g.boxes for hero in box.reserved(g, position)]
    left = [hero for hero in g.cards.heroes if hero not in named and hero not in elsewhere]
    for i, choice in enumerate(named):
        hero = left.pop(0) if choice == EMPTY else choice
        if hero not in g.cards.heroes or named.count(hero) > 1:
            reason = "another seat has it too" if hero in g.cards.heroes else "that card is no hero"
            raise BadPosition(f"Seat {i} cannot have the hero {g.cards.ids[hero]}: {reason}.")
        for box in g.boxes:
            box.supply(g, hero)
        g.players[i].draw.append(hero)


def _lay_tops(g: Viscounts, tops: Named) -> None:
    """Put cards on top of the piles that a position names by segment."""
    for segment in tops:
        cards = [card_number(g, ident) for ident in list_of(tops, segment)]
        place = place_of(g, segment)
        if not cards:
            empty_pile(g.townsfolk, place)
        for card in cards:
            _take_from_piles(g, card)
        g.townsfolk[place] += reversed(cards)


def _tops_of(piles: list[object]) -> list[object]:
    """The pieces on top of piles as a view shows them."""
    return [named_part(pile, "A pile").get("top") for pile in piles]


def _named_hero(g: Viscounts, seat: Named) -> int:
    """The hero that a seat names, or that stands in one of its zones, or EMPTY."""
    if "hero" in seat:
        return card_number(g, seat["hero"])
    for zone in ("hand", "draw", "discard", "board"):
        for ident in list_of(seat, zone):
            if ident is not None and card_number(g, ident) in g.cards.heroes:
                return card_number(g, ident)
    return EMPTY


def _take_from_piles(g: Viscounts, card: int) -> None:
    """Take a neutral card from the pile where set-up dealt it."""
    for pile in g.townsfolk:
        if card in pile:
            pile.remove(card)
            return
    for box in g.boxes:
        if box.supply(g, card):
            return
    if card in g.cards.starters:
        reason = "it is a starting card, of which every person has one: one seat names it twice, or another place does"
    elif card in g.cards.heroes:
        reason = "a hero belongs to one seat, which names it once; a seat without one gets the first that is left"
    else:
        reason = "it is named in another place already, or does not belong to the pieces that this game is played with"
    raise BadPosition(f"The card {g.cards.ids[card]} cannot be there: {reason}.")


def _lay_deck(g: Viscounts, p: Player, seat: Named) -> None:
    """Lay out a player's own cards as named.

    Own cards that are not named are drawn or shuffled into the Draw Pile; if the Draw Pile is named they are
    discards; if both piles are named they have been destroyed.
    """
    own = p.draw
    p.draw = []

    def claim(ident: object) -> int:
        card = card_number(g, ident)
        if card in own:
            own.remove(card)
        else:
            _take_from_piles(g, card)
        return card

    p.hand = [claim(ident) for ident in list_of(seat, "hand")]
    p.discard = [claim(ident) for ident in reversed(list_of(seat, "discard"))]
    board = list_of(seat, "board") or [None, None, None]
    if len(board) != 3:
        raise BadPosition("«board» names the left, middle and right card, null for none.")
    p.board = [EMPTY if ident is None else claim(ident) for ident in board]
    p.draw = [claim(ident) for ident in reversed(list_of(seat, "draw"))]
    if "draw" not in seat:
        g.shuffle(own)
        p.draw = own
    elif "discard" not in seat:
        p.discard += own
    else:
        g.removed += own
    if "hand" not in seat and "draw" not in seat and p.seat != g.settings.opponent:
        p.hand = p.draw[-_HAND:]
        p.draw = p.draw[:-_HAND]
    p.mixed = sorted(p.hand + p.draw)
    for ident in list_of(seat, "known_in_hand"):
        card = card_number(g, ident)
        if card not in p.hand or card not in p.mixed:
            raise BadPosition(f"«known_in_hand» names cards of the hand of seat {p.seat}, not {ident!r}.")
        p.mixed.remove(card)


_HAND: Final = 3


def lay_manuscripts(g: Viscounts, position: Named, seats: list[Named]) -> None:
    """Put the named Manuscripts on top of piles or with players."""
    tiles = g.facts.manuscripts

    def number_of(ident: object) -> int:
        number = tiles.number.get(ident, EMPTY) if isinstance(ident, str) else EMPTY
        if number == EMPTY:
            raise BadPosition(
                f"There is no manuscript {ident!r} in this mix of boxes;"
                " `westkingdom cards viscounts` lists those of all."
            )
        return number

    def claim(ident: object) -> int:
        number = number_of(ident)
        for pile in g.manuscripts:
            if number in pile:
                pile.remove(number)
                return number
        raise BadPosition(f"The manuscript {ident} is named in another place already, or belongs to a board.")

    for i, seat in enumerate(seats):
        g.players[i].manuscripts = [claim(ident) for ident in list_of(seat, "manuscripts")]
    shown = position.get("manuscripts", {})
    if isinstance(shown, list):
        found = [EMPTY if top is None else number_of(top) for top in _tops_of(shown)]
        g.manuscripts = deal_piles(g, g.manuscripts, shown, found, "tiles")
        return
    tops = named_part(shown, "«manuscripts»")
    for segment in tops:
        named = list_of(tops, segment)
        place = place_of(g, segment)
        if not named:
            empty_pile(g.manuscripts, place)
        else:
            found = [claim(ident) for ident in named]
            g.manuscripts[place] += reversed(found)
