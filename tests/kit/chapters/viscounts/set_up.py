"""Games that are set up, until the first turn begins."""

from __future__ import annotations

from tests.kit.asking import ready
from tests.kit.viscounts import begun, pick
from westkingdom.viscounts.game import Viscounts

SEATS = (2, 3, 4)
SEEDS = range(150)
STARTERS = ["abbot", "financer", "journeyman-1", "labourer", "lender-1", "squire", "thief", "trader-1"]


def offering(number: int, seats: int = 2) -> Viscounts:
    """A new game in which the first player to pick may take the Player card of this number."""
    card = f"player-card-{number}"
    return next(game for game in (begun(seats, seed) for seed in SEEDS) if card in cards_offered(game))


def cards_offered(game: Viscounts) -> list[str]:
    """The Player cards in the row."""
    return [game.facts.player_cards.ids[card] for card in game.offered_cards]


def picked(number: int, seats: int = 2) -> tuple[Viscounts, int]:
    """A game in which the first player to pick has just taken this Player card, and that player's seat."""
    game = offering(number, seats)
    seat = game.seat
    pick(game, "pair", player_card=f"player-card-{number}")
    return game, seat


def set_up(seats: int, seed: int) -> Viscounts:
    """A game whose set-up is finished."""
    return ready(begun(seats, seed))
