"""The command line: play, serve, simulate, replay, look up cards and rules, and who made the games."""

from westkingdom.cli import about, cards, play, replay, rules, serve, simulate
from westkingdom.cli.command import main

__all__ = ["about", "cards", "main", "play", "replay", "rules", "serve", "simulate"]
