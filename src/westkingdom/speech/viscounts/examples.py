"""Viscounts: commands as they are typed, by command; those without one are shown before all commands."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "": (
        "guide viscounts                   how to play, in short",
        "cards viscounts abbot             what a card does",
        "rules VB-080                      what a rule says",
    ),
    "play": (
        "play viscounts --bots apprentice --with gates-of-gold --with keeper-of-keys",
        "play viscounts --solo cleric --difficulty 2",
    ),
    "simulate": (
        "simulate viscounts --games 1000 --jobs 2",
        "simulate viscounts --seats 4 --json report.json",
        "simulate viscounts --with keeper-of-keys --promos",
        "simulate viscounts --solo random --games 1000",
    ),
    "cards": (
        "cards viscounts",
        'cards viscounts abbot "debt collector"',
        'cards viscounts "king\'s order" outsider',
        "cards viscounts --with gates-of-gold",
        "cards viscounts abbé --language fr",
    ),
    "guide": ("guide viscounts", "guide viscounts castle"),
    "rules": ("rules VB-080",),
}
