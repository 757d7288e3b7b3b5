"""Visits to the Guildhall with whatever a building needs."""

from __future__ import annotations

from typing import Any

from westkingdom.architects.game import Architects

BUILT = {"workers": -1, "workers_in_guildhall": 1, "cards_in_hand": -1, "buildings": 1}
"""What every construction changes."""
CORRUPT = {"virtue": 4}
"""Too little virtue for the cathedral, so that only buildings can be thought of."""
SMITHY = {"hand": ["bld_smithy"], "clay": 4, "wood": 2, **CORRUPT}
SKILLED = {"apprentices": ["app_labourer"]}


def choices(game: Architects) -> list[object]:
    """What may be done in the Guildhall: buildings by name, or the cathedral."""
    assert game.decision.kind == "guildhall", f"asked is {game.decision.kind}"
    return [option.label.args.get("building", "cathedral") for option in game.decision.options]


def hall(players: int, workers: int) -> list[dict[str, Any]]:
    """Seats with so many workers in the Guildhall together."""
    return [{"guildhall": workers // players + (seat < workers % players)} for seat in range(players)]


def own(game: Architects, seat: int = 0) -> dict[str, Any]:
    """What a seat sees of itself."""
    view: Any = game.view(seat)
    player: dict[str, Any] = view["players"][seat]
    return player


PURGE = {"guildhall_apprentice_purge": True}
ROWS = [
    ["app_miner_1", "app_miner_2", "app_thief", "app_pickpocket"],
    ["app_jeweller_1", "app_jeweller_2", "app_trickster", "app_gatekeeper"],
]


def rows(game: Architects) -> list[list[tuple[str, int]]]:
    """The face-up apprentices from the left, each with the silver on it."""
    view: Any = game.view(None)
    return [[(card["apprentice"], card["silver"]) for card in row] for row in view["apprentices"]]
