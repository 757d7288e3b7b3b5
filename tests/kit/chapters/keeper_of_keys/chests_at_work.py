"""Cards above Chest Tiles, their icons and rewards."""

from __future__ import annotations


def below(tile: str, place: int) -> list[str | None]:
    """One tile below one of the three spaces."""
    return [tile if i == place else None for i in range(3)]


ICON_OF = {"cleric": "transcribe", "builder": "construct", "noble": "place-workers"}
ONE = {"cleric": "abbot", "builder": "labourer", "noble": "squire"}
TWO = {"cleric": "bishop", "builder": "charlatan", "noble": "enforcer"}
