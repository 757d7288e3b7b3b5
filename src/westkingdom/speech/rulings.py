"""Rulings in words: what each is about, its readings, and which of them a table plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from westkingdom.engine.words import Message, say
from westkingdom.library.offers import offer

if TYPE_CHECKING:
    from westkingdom.engine.game import Settings
    from westkingdom.library.offers import RulingOffer


def ruling_key(ruling: RulingOffer) -> str:
    """The key of what a ruling is about."""
    return f"ruling-{ruling.rule.lower()}"


def ruling_title(ruling: RulingOffer) -> Message:
    """What a ruling is about."""
    return say(f"ruling-{ruling.rule.lower()}")


def ruling_reading(ruling: RulingOffer, reading: str) -> Message:
    """One of its readings, as a sentence."""
    return say(f"ruling-{ruling.rule.lower()}-{reading}")


def ruling_in_general(ruling: RulingOffer) -> Message:
    """What is played unasked, and what a table may choose."""
    usual, other = ruling.readings
    return say("guide-ruling", {"played": ruling_reading(ruling, usual), "other": ruling_reading(ruling, other)})


def ruling_here(ruling: RulingOffer, chosen: Mapping[str, str]) -> Message:
    """What is played at a table that has chosen these readings, and what is not."""
    usual, other = ruling.readings
    if chosen.get(ruling.rule) == other:
        usual, other = other, usual
    return say("guide-ruling-here", {"played": ruling_reading(ruling, usual), "other": ruling_reading(ruling, other)})


def rulings_here(settings: Settings) -> dict[str, Message]:
    """By rule: what is played in a game, where there is a choice."""
    chosen = cast("dict[str, str]", settings.options.get("rulings", {}))
    in_play = offer(settings.game).rulings_with(settings.expansions, settings.players > settings.seats)
    return {ruling.rule: ruling_here(ruling, chosen) for ruling in in_play}
