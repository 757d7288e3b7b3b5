"""Architects: commands as they are typed, by command; those without one are shown before all commands."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "": (
        "play architects --bots apprentice   Architects, you and a bot",
        "simulate architects               bots among themselves",
    ),
    "play": (
        "play architects --bots apprentice --setup variable --characters choose",
        "play architects --with works-of-wonder --solo aristocrat --characters choose",
    ),
    "simulate": (
        "simulate architects --seats 5 --setup variable",
        "simulate architects --with works-of-wonder --ruling WW-373=loss",
    ),
    "cards": ("cards architects tavern guardhouse", "cards architects --reconstructed"),
    "guide": ("guide architects --players 3", "guide architects --language fr"),
    "rules": ("rules AB-057",),
}
