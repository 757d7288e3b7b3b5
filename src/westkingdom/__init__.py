"""Westkingdom: Viscounts and Architects of the West Kingdom as an exact, fast and readable rules engine.

An unofficial fan implementation; it contains no publisher's art or text.
"""

from westkingdom._native import COMPILED
from westkingdom.engine.decision import Decision, Impossible, Option
from westkingdom.engine.errors import (
    BadOptions,
    BadPosition,
    BadSave,
    IllegalMove,
    UnknownOption,
    WestkingdomError,
)
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game
from westkingdom.engine.score import Outcome, ScoreSheet
from westkingdom.engine.words import Message
from westkingdom.library.games import load_game, new_game, scenario
from westkingdom.library.offers import GAMES, Offer

__version__ = "1.0.0"

__all__ = [
    "COMPILED",
    "GAMES",
    "BadOptions",
    "BadPosition",
    "BadSave",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Impossible",
    "Message",
    "Offer",
    "Option",
    "Outcome",
    "ScoreSheet",
    "UnknownOption",
    "WestkingdomError",
    "load_game",
    "new_game",
    "scenario",
]
