"""Viscounts as one of the games: how it is loaded with the boxes of a mix, begun and brought back."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Settings
from westkingdom.engine.rows import Parts
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.rules import Rules, loader_of
from westkingdom.viscounts.components import Loader, load_facts
from westkingdom.viscounts.game import blank, new_viscounts
from westkingdom.viscounts.state import Facts


class ViscountsRules(Rules):
    """Viscounts of the West Kingdom."""

    def load(self, parts: Parts) -> AnyFacts:
        boxes = [name for name in parts if name]
        return load_facts(parts[""], [cast(Loader, loader_of("viscounts", name, parts)) for name in boxes])

    def begin(self, settings: Settings, facts: AnyFacts, events: list[Event] | None) -> Game:
        return new_viscounts(settings, cast(Facts, facts), events)

    def blank(self, settings: Settings, facts: AnyFacts) -> Game:
        return blank(settings, cast(Facts, facts))


RULES: Final = ViscountsRules()
