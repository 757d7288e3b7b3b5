"""Loading the opponents of Works of Wonder."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.abilities import load_ability
from westkingdom.architects.box import Box
from westkingdom.architects.catalogue import Buildings, Catalogue, Realm
from westkingdom.architects.components import Loader
from westkingdom.architects.solo.captures import enter_captures
from westkingdom.architects.solo.clauses import load_clause
from westkingdom.architects.solo.effects import SCHEMES
from westkingdom.architects.solo.facts import GuardAction, SoloFacts
from westkingdom.architects.solo.guardhouse import enter_guardhouse
from westkingdom.architects.solo.load import enter_opponent, load_reconstruction, load_schemes, load_section
from westkingdom.architects.solo.places import place_number
from westkingdom.architects.solo.terms import FIRST_OPPONENT
from westkingdom.architects.solo.works_of_wonder.box import WonderSoloBox
from westkingdom.architects.solo.works_of_wonder.effects import enter_wonder_effects
from westkingdom.architects.terms import MOMENT_WORDS
from westkingdom.engine.rows import Files, Parts, Row, in_order, rows, text, whole

RULES: Final = {
    "reveal": "WW-214",
    "shuffle": "WW-216",
    "no-worker": "WW-232",
    "only-section": "WW-218",
    "clause": "WW-219",
    "option": "WW-220",
    "market": "WW-234",
    "no-space": "WW-381",
    "nothing": "WW-230",
    "focus": "WW-237",
    "take-tax": "WW-296",
    "cathedral": "WW-292",
    "take-back": "WW-231",
}
"""By step: the entry of the ledger."""


class WonderSoloLoader(Loader):
    """Six opponents join the game. [WW-195, WW-196, WW-197]"""

    def load(self, cards: Catalogue, buildings: Buildings, realm: Realm) -> Box:
        shown = load_reconstruction(cards, self.files)
        enter_captures()
        enter_guardhouse()
        enter_wonder_effects()
        facts = SoloFacts(RULES)
        load_schemes(facts, rows(self.files, "scheme_cards"))
        for number, row in enumerate(rows(self.files, "ai_opponents"), FIRST_OPPONENT):
            enter_opponent(cards, number, row, whole(cast(Row, row["setup"]), "influence"))
            facts.boards.append(number)
            facts.focus[number] = facts.enter_section(load_section(cast(Row, row["focus"])))
            _load_power(cards, facts, number, cast(Row, row["ability"]))
        _load_board(facts, self.files)
        return WonderSoloBox(facts, shown)


def loader(files: Files, parts: Parts) -> Loader:
    """What loads this box; other boxes of the mix change nothing for it."""
    return WonderSoloLoader(files)


def _load_power(cards: Catalogue, facts: SoloFacts, board: int, ability: Row) -> None:
    """Enter the power of an opponent: an ability of the game but for cheaper Wonders and captures.

    [WW-313, WW-315, WW-318, WW-322, WW-325, WW-327]
    """
    for part in cast("list[Row]", ability["all"]) if "all" in ability else [ability]:
        if "wonder_marble_less" in part:
            facts.marble_less[board] = whole(part, "wonder_marble_less")
        elif "on" in part and "capture" in cast(Row, part["do"]):
            moment = MOMENT_WORDS[text(part, "on")]
            cards.on[moment][board] = SCHEMES.effect(part["do"])
            cards.heard[moment] = True
        else:
            load_ability(cards, board, part)


def _wonder_order(row: Row) -> int:
    """The place of a location in the order for tokens of Wonders. [WW-266]"""
    return whole(row, "wonder_order")


def _load_board(facts: SoloFacts, files: object) -> None:
    """What all boards of opponents have: the Guardhouse list, the list of places, and numbers.

    [WW-209, WW-258, WW-266, WW-280, WW-281, WW-286]
    """
    data = cast("dict[str, dict[str, list[Row]]]", files)["ai_board"]
    for row in in_order(data["guardhouse_actions"], "order"):
        action = GuardAction(load_clause(row["if"]), SCHEMES.effect(row["do"]), row["repeatable"] is True)
        facts.guard.append(action)
    facts.priority.extend(place_number(row["location"]) for row in in_order(data["priority"], "order"))
    allowed = [row for row in data["priority"] if row["wonder_order"] is not None]
    allowed.sort(key=_wonder_order)
    facts.wonder_places.extend(place_number(row["location"]) for row in allowed)
    values = {text(row, "id"): whole(row, "value") for row in data["constants"]}
    facts.wonder_total = values["wonder_total_cost"]
    facts.dealt_alone = values["human_building_cards_dealt"]
