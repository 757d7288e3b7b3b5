"""The command line: play, simulate, replay, look up cards and rules, and who made the games."""

from westkingdom.cli import about, cards, play, replay, rules, simulate
from westkingdom.cli.command import main

__all__ = ["about", "cards", "main", "play", "replay", "rules", "simulate"]
