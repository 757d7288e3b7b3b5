"""Every effect that the data of all boxes name can be said, and shown in icons, by the rules themselves."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from westkingdom.architects.effects import VOCABULARY as OF_ARCHITECTS
from westkingdom.architects.solo.effects import SCHEMES
from westkingdom.engine.effects import Vocabulary
from westkingdom.engine.words import Message
from westkingdom.library.data import facts_for
from westkingdom.library.settings import settings_for
from westkingdom.speech.language import Language, language
from westkingdom.viscounts.effects import VOCABULARY as OF_VISCOUNTS

VOCABULARIES: dict[str, list[Vocabulary]] = {"viscounts": [OF_VISCOUNTS], "architects": [OF_ARCHITECTS, SCHEMES]}


@pytest.fixture(params=wk.GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """A game whose data are loaded with all boxes, promotional cards and solo opponents."""
    offer = wk.GAMES[request.param]
    options: dict[str, Any] = {option: True for option in offer.options if option.startswith("promo")}
    facts_for(settings_for(offer.name, 1, offer.expansions, 0, {**options, "solo": "random"}))
    return offer.name


def unsaid(message: Message, words: Language) -> list[str]:
    """The keys in a message, and in its parts, that have no words."""
    parts: list[Message] = []
    for value in message.args.values():
        if isinstance(value, Message):
            parts.append(value)
        elif isinstance(value, list):
            parts += value
    return [key for part in parts for key in unsaid(part, words)] + ([] if words.has(message.key) else [message.key])


def test_every_effect_has_words(game: str) -> None:
    words = language("en", game)
    made = [effect for vocabulary in VOCABULARIES[game] for effect in vocabulary.made.values()]
    assert len(made) > 50
    assert [key for effect in made for key in unsaid(effect.words(), words)] == []


def test_every_icon_of_an_effect_has_a_name(game: str) -> None:
    """People who do not see it hear it."""
    words = language("en", game)
    icons = {icon for effect in VOCABULARIES[game][0].made.values() for icon in effect.icons()}
    assert len(icons) > 10
    assert {icon for icon in icons if not words.has(f"icon-{icon.replace('_', '-')}")} == set()
