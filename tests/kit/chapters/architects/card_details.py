"""Cards that need care, by name, and what a building changes."""

from __future__ import annotations

CARPENTER, TILER, MASON = "app_woodcutter_1", "app_miner_1", "app_stonecutter_1"
CONSTRUCTED = {"workers": -1, "workers_in_guildhall": 1, "buildings": 1, "cards_in_hand": -1}
"""What changes with every construction, besides goods and virtue."""
