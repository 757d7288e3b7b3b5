"""Commands as they are typed, for the help of the command line; each game has its own in its folder here."""

from __future__ import annotations

from importlib import import_module

from westkingdom.library.offers import GAMES


def examples_of(command: str) -> list[str]:
    """The examples of all games for a command, without the word that they all begin with."""
    found: list[str] = []
    for game in GAMES:
        known: dict[str, tuple[str, ...]] = import_module(f"westkingdom.speech.{game}.examples").EXAMPLES
        found += known.get(command, ())
    return found
