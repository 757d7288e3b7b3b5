"""What the promotional cards and player boards add to the offer of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.offer import WITH_CHARACTERS
from westkingdom.engine.offers import BoxOffer, Choice

CARDS: Final = "promo_cards"
BOARDS: Final = "promo_boards"

OFFER: Final = BoxOffer(
    name="promos",
    order=1,
    joins_with=(CARDS, BOARDS),
    options=(Choice(CARDS, promotional=True), Choice(BOARDS, needs=(WITH_CHARACTERS,), promotional=True)),
    only_with={"apprentices": (CARDS,), "buildings": (CARDS,), "player_boards": (BOARDS,)},
)
