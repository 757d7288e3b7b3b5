"""Everything that can happen can be told in every language."""

from __future__ import annotations

import pytest

import westkingdom as wk
from westkingdom.library.events import event_kinds
from westkingdom.speech.language import LANGUAGES, language
from westkingdom.table.events import EVENTS


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", wk.GAMES)
def test_every_kind_of_event_has_its_sentence(game: str, code: str) -> None:
    speech = language(code, game)
    assert [key for key in (*event_kinds(game), *EVENTS.all) if not speech.has(f"event-{key}")] == []
    assert not speech.has("event-never")
