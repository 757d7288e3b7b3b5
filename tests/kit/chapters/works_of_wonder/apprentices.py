"""Apprentices of the box, and trades at the King's Storehouse."""

from __future__ import annotations

from tests.kit.works_of_wonder import GUILD

BUILT = {**GUILD, "cards_in_hand": -1, "buildings": 1}
"""What every construction of a building card changes."""
