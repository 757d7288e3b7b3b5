"""Visits to the Workshop, and who can be hired there."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.architects import offers, pick, place, table
from westkingdom.architects.game import Architects

# None of the cards of the upper row changes virtue.
UPPER = ["app_labourer", "app_miner_1", "app_merchant_clay", "app_trader_clay"]
LOWER = ["app_acolyte_tiling", "app_thief", "app_trickster", "app_patron_clay"]
PILE = ["app_jeweller_1", "app_jeweller_2"]
PLANS = ["bld_well", "bld_smithy", "bld_church", "bld_clay_pit"]


def workshop(*seats: dict[str, Any], **position: Any) -> Architects:
    """A table with eight known apprentices, two more on top of their pile, and known building cards."""
    cards = {"apprentices": [UPPER, LOWER], "apprentice_pile": PILE, "building_pile": PLANS}
    return table(*seats, **{**cards, **position})


def visited(silver: int, workers: int = 1, silver_on: dict[str, int] | None = None, **seat: Any) -> Architects:
    """Seat 0 has placed its worker of this number in the Workshop and is asked whom to hire."""
    game = workshop({"silver": silver, "at": {"workshop": workers - 1}, **seat}, silver_on=silver_on or {})
    place(game, "workshop")
    return game


def hire(game: wk.Game, apprentice: str) -> None:
    """Hire an apprentice in the Workshop."""
    pick(game, "workshop", apprentice=apprentice)


def hireable(game: wk.Game) -> set[Any]:
    """The apprentices that are offered."""
    assert game.decision.kind == "workshop"
    return {option.label.args["apprentice"] for option in offers(game, key="hire-apprentice")}
