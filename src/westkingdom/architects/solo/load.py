"""Loading solo opponents: the reconstructed one of the base game, from its data into tables."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final, cast

from westkingdom.architects.box import Box
from westkingdom.architects.catalogue import Buildings, Catalogue, Realm, Start
from westkingdom.architects.components import Loader, enter
from westkingdom.architects.solo.box import SoloBox
from westkingdom.architects.solo.clauses import load_clause
from westkingdom.architects.solo.counters import enter_counters
from westkingdom.architects.solo.effects import SCHEMES
from westkingdom.architects.solo.facts import Choice, Section, SoloFacts
from westkingdom.architects.solo.places import place_number
from westkingdom.architects.solo.prison import enter_prison
from westkingdom.architects.solo.reconstruction import enter_reconstruction
from westkingdom.architects.solo.terms import RECONSTRUCTION
from westkingdom.architects.terms import COUNTERS
from westkingdom.engine.rows import Files, Parts, Row, rows, text, whole

RULES: Final = {
    "reveal": "AB-247",
    "shuffle": "AB-247",
    "only-section": "AB-248",
    "clause": "AB-248",
    "option": "AB-248",
    "market": "AB-248",
    "nothing": "AB-248",
    "no-space": "AB-248",
    "take-tax": "AB-248",
    "no-worker": "AB-250",
    "cathedral": "AB-249",
    "take-back": "AB-250",
}
"""By step: the entry of the ledger."""


class ReconstructionLoader(Loader):
    """The reconstructed opponent joins the game. [AB-245, AB-246, AB-247]"""

    def load(self, cards: Catalogue, buildings: Buildings, realm: Realm) -> Box:
        return SoloBox(load_reconstruction(cards, self.files))


def loader(files: Files, parts: Parts) -> Loader:
    """What loads the opponents: those of a box, from a folder here that is called like it, replace the other one.

    [WW-195]
    """
    for box in parts:
        folder = f"westkingdom.architects.solo.{box.replace('-', '_')}"
        if box and find_spec(folder) is not None:
            return cast(Loader, import_module(f"{folder}.load").loader(files, parts))
    return ReconstructionLoader(files)


def load_reconstruction(cards: Catalogue, files: Files) -> SoloFacts:
    """Enter the reconstructed opponent and its scheme cards. [AB-246, AB-247]"""
    enter_counters()
    enter_prison()
    enter_reconstruction()
    facts = SoloFacts(RULES)
    (opponent,) = rows(files, "reconstruction_opponent")
    enter_opponent(cards, RECONSTRUCTION, opponent, 0)
    facts.boards.append(RECONSTRUCTION)
    load_schemes(facts, rows(files, "reconstruction_schemes"))
    return facts


def enter_opponent(cards: Catalogue, number: int, row: Row, favour: int) -> None:
    """Enter the board of an opponent with what it starts with: no silver, no cards, no apprentices.

    [AB-246, WW-199, WW-201]
    """
    enter(cards.ids, cards.names, cards.number, number, row)
    virtue = whole(cast(Row, row["setup"]), "virtue")
    cards.start[number] = Start(0, 0, virtue, [0] * COUNTERS, 0, 0, favour)


def load_schemes(facts: SoloFacts, cards: list[Row]) -> None:
    """Enter scheme cards by deck; those of other boxes stay out. [AB-247, WW-202, WW-203, WW-206]"""
    for row in cards:
        if row["requires"] is not None:
            facts.left_out.append(text(row, "id"))
            continue
        number = len(facts.ids)
        facts.ids.append(text(row, "id"))
        facts.decks.append(text(row, "deck"))
        sections = [load_section(section) for section in cast("list[Row]", row["sections"])]
        facts.of_card.append([facts.enter_section(section) for section in sections])
        (facts.future if row["deck"] == "future" else facts.starting).append(number)


def load_section(row: Row) -> Section:
    """Read a section: its clause, its place, its options from the top. [WW-218, WW-219, WW-220]"""
    options: list[Choice] = []
    for option in cast("list[Row]", row["options"]):
        if "if" in option:
            options.append(Choice(load_clause(option["if"]), SCHEMES.effect(option["do"])))
        else:
            options.append(Choice(None, SCHEMES.effect(option)))
    return Section(load_clause(row.get("if")), place_number(row["location"]), options)
