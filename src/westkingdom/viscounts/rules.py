"""Viscounts as one of the games: the one module of the game that knows its boxes, each imported when a mix has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Settings
from westkingdom.engine.rows import Row
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.engine.rules import Rules
from westkingdom.viscounts.components import Loader, load_facts
from westkingdom.viscounts.game import new_viscounts, restored
from westkingdom.viscounts.state import Facts


class ViscountsRules(Rules):
    """Viscounts of the West Kingdom."""

    def parts(self, settings: Settings) -> list[str]:
        more = [name for name in ("promos", "solo") if settings.options.get(name)]
        return [*settings.expansions, *more]

    def trim(self, parts: dict[str, dict[str, object]], settings: Settings) -> None:
        """Collectors' cards need both boxes, and what only solo opponents use needs one of them. [KK-206]"""
        if "promos" in parts and not ("gates-of-gold" in parts and "keeper-of-keys" in parts):
            for name in ("collectors_heroes", "outsiders", "chest_tiles"):
                del parts["promos"][name]
        if "keeper-of-keys" in parts and "solo" not in parts:
            for name in ("ai_chest_tiles", "scheme_cards"):
                del parts["keeper-of-keys"][name]

    def load(self, parts: dict[str, dict[str, object]]) -> AnyFacts:
        return load_facts(parts[""], [loader(name, parts) for name in parts if name])

    def begin(self, settings: Settings, facts: AnyFacts, events: list[Event] | None) -> Game:
        return new_viscounts(settings, cast(Facts, facts), events)

    def lay_out(
        self, settings: Settings, facts: AnyFacts, position: Mapping[str, object], events: list[Event] | None
    ) -> Game:
        from westkingdom.viscounts.scenario import lay_out

        return lay_out(settings, cast(Facts, facts), position, events)

    def restored(self, settings: Settings, facts: AnyFacts, state: dict[str, object]) -> Game:
        return restored(settings, cast(Facts, facts), state)


def loader(name: str, parts: dict[str, dict[str, object]]) -> Loader:
    """The loader of a box; its rules are imported only now."""
    part = parts[name]
    if name == "gates-of-gold":
        from westkingdom.viscounts.gates_of_gold.load import GatesLoader

        return GatesLoader(part)
    if name == "keeper-of-keys":
        from westkingdom.viscounts.keeper_of_keys.load import KeysLoader

        return KeysLoader(part)
    if name == "solo":
        from westkingdom.viscounts.solo.load import SoloLoader

        more_schemes = parts.get("keeper-of-keys", {}).get("scheme_cards", [])
        return SoloLoader(part, cast("list[Row]", more_schemes))
    from westkingdom.viscounts.promos.load import PromosLoader

    return PromosLoader(part)


RULES: Final = ViscountsRules()
