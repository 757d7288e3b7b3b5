"""What bots are called, and at which level they play.

A bot has a name of the period. It is kept as English has it; every language has its own for the same person, so that
people who read in different languages speak of one opponent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from westkingdom.engine.words import Message, say
from westkingdom.speech.language import ENGLISH, LANGUAGES, folded, language, sources

_FILE: Final = "bots.ftl"
_NAME: Final = re.compile(r"^(bot-name-[a-z]+) = (.+)$", re.MULTILINE)


@cache
def bot_names() -> Mapping[str, str]:
    """The keys of all names by what they are in English."""
    return MappingProxyType({name: key for key, name in _NAME.findall(sources(ENGLISH)[_FILE])})


def level_of(bot: str) -> Message:
    """At which level a bot plays."""
    return say(f"bot-{bot}")


def about_level(bot: str) -> Message:
    """How a bot of a level plays, and how strong it is, in one line."""
    return say(f"bot-{bot}-about")


def called(name: str, bot: str, code: str = ENGLISH) -> str:
    """What a seat is called in a language: a bot by its own name there, everybody else as they wrote it."""
    key = bot_names().get(name) if bot else None
    return name if key is None else language(code).text(say(key))


def drawn(taken: Iterable[str], luck: int) -> str:
    """Draw a name, as it is kept, that nobody at a table has, whichever language they read it in."""
    there = {folded(name) for name in taken}
    free = [name for name in bot_names() if there.isdisjoint(folded(called(name, "bot", code)) for code in LANGUAGES)]
    some = free or list(bot_names())
    return some[luck % len(some)]
