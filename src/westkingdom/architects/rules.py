"""Architects as one of the games: the one module of the game that knows its boxes, each imported when a mix has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from westkingdom.architects.components import Loader, load_facts
from westkingdom.architects.game import new_architects, restored
from westkingdom.architects.state import Facts
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Settings
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.rules import Rules

PROMO_CARDS: Final = ("apprentices", "buildings")
PROMO_BOARDS: Final = ("player_boards",)
OPPONENTS_OF_WONDER: Final = ("ai_board", "ai_opponents", "scheme_cards")


class ArchitectsRules(Rules):
    """Architects of the West Kingdom."""

    def parts(self, settings: Settings) -> list[str]:
        options = settings.options
        promos = ["promos"] if options.get("promo_cards") or options.get("promo_boards") else []
        solo = ["solo"] if options.get("solo") else []
        return [*promos, *settings.expansions, *solo]

    def trim(self, parts: dict[str, dict[str, object]], settings: Settings) -> None:
        """Promotional cards and player boards join only when they are asked for, opponents only with their box. [AB-009, AB-035, WW-195]"""
        for option, names in (("promo_cards", PROMO_CARDS), ("promo_boards", PROMO_BOARDS)):
            if "promos" in parts and not settings.options.get(option):
                for name in names:
                    del parts["promos"][name]
        if "solo" in parts and "works-of-wonder" not in settings.expansions:
            for name in OPPONENTS_OF_WONDER:
                del parts["solo"][name]

    def load(self, parts: dict[str, dict[str, object]]) -> AnyFacts:
        return load_facts(parts[""], [loader(name, part) for name, part in parts.items() if name])

    def begin(self, settings: Settings, facts: AnyFacts, events: list[Event] | None) -> Game:
        return new_architects(settings, cast(Facts, facts), events)

    def lay_out(
        self, settings: Settings, facts: AnyFacts, position: Mapping[str, object], events: list[Event] | None
    ) -> Game:
        from westkingdom.architects.scenario import lay_out

        return lay_out(settings, cast(Facts, facts), position, events)

    def restored(self, settings: Settings, facts: AnyFacts, state: dict[str, object]) -> Game:
        return restored(settings, cast(Facts, facts), state)


def loader(name: str, part: dict[str, object]) -> Loader:
    """The loader of a box; its rules are imported only now."""
    if name == "works-of-wonder":
        from westkingdom.architects.works_of_wonder.load import WonderLoader

        return WonderLoader(part)
    if name == "solo" and "ai_opponents" in part:
        from westkingdom.architects.solo.wonder_load import WonderSoloLoader

        return WonderSoloLoader(part)
    if name == "solo":
        from westkingdom.architects.solo.load import ReconstructionLoader

        return ReconstructionLoader(part)
    from westkingdom.architects.promos.load import PromosLoader

    return PromosLoader(part)


RULES: Final = ArchitectsRules()
