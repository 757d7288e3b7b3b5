"""What a Wonder costs, who can pay for it, and where its token stands."""

from __future__ import annotations

from typing import Any

from tests.kit.architects import pick
from tests.kit.works_of_wonder import GUILD
from westkingdom.architects.game import Architects

COSTS = {
    "wonder_clay": ("clay", 15, 7, 5),
    "wonder_wood": ("wood", 14, 6, 4),
    "wonder_stone": ("stone", 14, 5, 3),
    "wonder_gold": ("gold", 8, 4, 2),
    "wonder_marble": ("marble", 7, 3, 1),
}
"""Resource, how much of it, Influence and tax of each Wonder."""
ALLOWED = ["quarry", "forest", "silversmith", "kings_storehouse", "workshop", "town_centre", "guardhouse"]


def means(ident: str, resource: int = 0, influence: int = 0, silver: int = 0) -> dict[str, Any]:
    """Exactly what a Wonder costs at virtue 7, with some more or less of it."""
    good, n, favour, tax = COSTS[ident]
    return {good: n + resource, "influence": favour + influence, "silver": tax + silver, "virtue": 7}


def price(ident: str, tokens: int = 0) -> dict[str, int]:
    """The changes when a Wonder is built at virtue 7 with so many pieces on it."""
    good, n, favour, tax = COSTS[ident]
    return {
        **GUILD,
        good: tokens - n,
        "influence": -favour,
        "silver": -tax,
        "tax_stand": tax,
        "virtue": 2,
        "buildings": 1,
    }


def put_token(game: Architects, location: str) -> None:
    """Put the token of the Wonder that was built on a location."""
    pick(game, "wonder-token", location=location)


def built(*idents: str) -> dict[str, Any]:
    """The position in which these Wonders stand at some of the seven locations."""
    return {"wonders_at": dict(zip(idents, ALLOWED, strict=False))}
