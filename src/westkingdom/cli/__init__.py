"""The command line: play, serve, simulate, replay, how to play, look up cards and rules, and who made the games."""

from westkingdom.cli import about, cards, guide, play, replay, rules, serve, simulate
from westkingdom.cli.command import main

__all__ = ["about", "cards", "guide", "main", "play", "replay", "rules", "serve", "simulate"]
