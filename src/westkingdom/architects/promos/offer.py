"""What the promotional cards and player boards add to the offer of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.offer import WITH_CHARACTERS
from westkingdom.engine.offers import BoxOffer, Choice

_CARDS: Final = "promo_cards"
_BOARDS: Final = "promo_boards"

OFFER: Final = BoxOffer(
    name="promos",
    order=1,
    joins_with=(_CARDS, _BOARDS),
    options=(Choice(_CARDS, promotional=True), Choice(_BOARDS, needs=(WITH_CHARACTERS,), promotional=True)),
    only_with={"apprentices": (_CARDS,), "buildings": (_CARDS,), "player_boards": (_BOARDS,)},
)
