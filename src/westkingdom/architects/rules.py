"""Architects as one of the games: how it is loaded with the boxes of a mix, begun and brought back."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.components import Loader, load_facts
from westkingdom.architects.game import blank, new_architects
from westkingdom.architects.state import Facts
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Settings
from westkingdom.engine.rows import Parts
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.rules import Rules, loader_of


class ArchitectsRules(Rules):
    """Architects of the West Kingdom."""

    def load(self, parts: Parts) -> AnyFacts:
        boxes = [name for name in parts if name]
        return load_facts(parts[""], [cast(Loader, loader_of("architects", name, parts)) for name in boxes])

    def begin(self, settings: Settings, facts: AnyFacts, events: list[Event] | None) -> Game:
        return new_architects(settings, cast(Facts, facts), events)

    def blank(self, settings: Settings, facts: AnyFacts) -> Game:
        game, _ = blank(settings, cast(Facts, facts))
        return game


RULES: Final = ArchitectsRules()
