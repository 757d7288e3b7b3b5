"""The command line: play, serve, simulate, replay, copy tables, look up cards and rules, and who made the games."""

from westkingdom.cli import about, backup, cards, guide, play, replay, rules, serve, simulate
from westkingdom.cli.command import main

__all__ = ["about", "backup", "cards", "guide", "main", "play", "replay", "rules", "serve", "simulate"]
