"""Loading: the data of this box join the tables of the game."""

from __future__ import annotations

from typing import cast

from westkingdom.engine.effects import Effect
from westkingdom.engine.rows import Files, Parts, Row, rows, text, whole
from westkingdom.viscounts.abilities import load_ability
from westkingdom.viscounts.box import Box
from westkingdom.viscounts.catalogue import Catalogue, Manuscripts, PlayerCards, Realm
from westkingdom.viscounts.components import Loader, enter, load_deck, load_manuscripts, load_permanent
from westkingdom.viscounts.effects import VOCABULARY, load_condition
from westkingdom.viscounts.gates_of_gold import kings_orders, outsiders
from westkingdom.viscounts.gates_of_gold.box import GatesOfGold
from westkingdom.viscounts.gates_of_gold.facts import GatesFacts, Score
from westkingdom.viscounts.gates_of_gold.last_deeds import LAST_FLIP
from westkingdom.viscounts.gates_of_gold.terms import FIRST_BUILDER, FIRST_COLUMN, FIRST_LEADER
from westkingdom.viscounts.rows import effect_or_none
from westkingdom.viscounts.terms import CASTLE_LEADER, RIBBONS

__all__ = ["GatesLoader", "kings_orders", "load_outsider", "outsiders"]

_COLUMN_IDS = ["column-1", "column-2", "column-3", "column-4"]


class GatesLoader(Loader):
    """Gates of Gold. [GG-010..GG-013, GG-015..GG-019, GG-097]"""

    def load(self, cards: Catalogue, tiles: Manuscripts, player_cards: PlayerCards, realm: Realm) -> Box:
        files = self.files
        facts = GatesFacts()
        deck = [row for name in ("townsfolk", "heroes", "kings_orders", "outsiders") for row in rows(files, name)]
        load_deck(cards, deck)
        _load_kings_order(cards, facts, rows(files, "kings_orders")[0])
        for row in rows(files, "outsiders"):
            load_outsider(cards, facts, row)
        load_manuscripts(tiles, files)
        _load_boards(cards, tiles, facts, rows(files, "manuscript_boards"))
        for i, row in enumerate(rows(files, "castle_leaders")):
            load_permanent(cards, FIRST_LEADER + i, row, "leader")
        cards.replaced[CASTLE_LEADER] = "one of the castle leaders of gates-of-gold"
        builders = sorted(rows(files, "builder_cards"), key=lambda row: text(row, "kind") != "diversified")
        for i, row in enumerate(builders):
            load_permanent(cards, FIRST_BUILDER + i, row, text(row, "kind"))
        return GatesOfGold(facts)


def loader(files: Files, parts: Parts) -> Loader:
    """What loads this box; other boxes of the mix change nothing for it."""
    return GatesLoader(files)


def _load_kings_order(cards: Catalogue, facts: GatesFacts, row: Row) -> None:
    """A King's Order returns to its pile; destroyed from the hand it also refuses an Outsider.

    [GG-023, GG-024, GG-041, GG-042, GG-113, GG-122, GG-255, GG-259]
    """
    number = cards.number[text(row, "id")]
    facts.kings_order = number
    facts.copies = whole(row, "count")
    destroyed = cast(Row, row["on_destroy"])
    parts = cast("list[Row]", cast(Row, destroyed["do"])["all"])
    if destroyed["if"] != {"destroyed_from": "hand"} or parts[0] != destroyed["else"] or len(parts) != 2:
        raise ValueError("a King's Order that is destroyed returns to its pile, from the hand with one effect more")
    cards.home[number] = VOCABULARY.effect(parts[0])
    cards.destroyed_from_hand[number] = VOCABULARY.effect(parts[1])


def load_outsider(cards: Catalogue, facts: GatesFacts, row: Row) -> None:
    """Read what an Outsider does when it is refused, before scoring and in scoring. [GG-025]"""
    number = cards.number[text(row, "id")]
    facts.outsiders.append(number)
    facts.refusal[number] = effect_or_none(row["refuse"])
    facts.score[number] = Score()
    facts.is_outsider[number] = True
    endgame = cast(Row, row["endgame"])
    for part in cast("list[Row]", endgame.get("all", [endgame])):
        _load_score(facts, number, part)


def _load_score(facts: GatesFacts, number: int, part: Row) -> None:
    """Read one part of what an Outsider does at the end."""
    score = facts.score[number]
    if "vp" in part:
        score.vp += whole(part, "vp")
    elif "vp_per" in part:
        per = cast(Row, part["vp_per"])
        score.per.append((whole(per, "vp"), text(per, "per"), whole(per, "each")))
    elif "vp_if" in part:
        condition = cast(Row, part["vp_if"])
        score.conditions.append((whole(condition, "vp"), load_condition(condition["if"])))
    elif "extra_ribbon" in part:
        facts.extra_ribbon[number] = whole(part, "extra_ribbon")
    elif "debt_vp" in part:
        facts.debt_vp[number] = whole(part, "debt_vp")
    elif part == {"flip": "either"}:
        facts.last_deed[number] = cast(Effect, LAST_FLIP)
    else:
        facts.last_deed[number] = VOCABULARY.effect(part)


def _load_boards(cards: Catalogue, tiles: Manuscripts, facts: GatesFacts, boards: list[Row]) -> None:
    """Read the Manuscript Boards: their ribbons differ, the abilities of their columns do not. [GG-051, GG-052]"""
    for row in boards:
        columns = cast("list[Row]", row["columns"])
        facts.board_ids.append(text(row, "id"))
        facts.columns.append([RIBBONS.index(text(column, "ribbon")) for column in columns])
        facts.start_tiles.append(tiles.number[text(row, "start_manuscript")])
        abilities = [column["ability"] for column in columns]
        if abilities != [column["ability"] for column in cast("list[Row]", boards[0]["columns"])]:
            raise ValueError("the columns of all manuscript boards have the same abilities")
        if sorted(facts.columns[-1]) != list(range(len(RIBBONS))):
            raise ValueError(f"{text(row, 'id')} must have one column for each ribbon")
    for i, column in enumerate(cast("list[Row]", boards[0]["columns"])):
        enter(cards, FIRST_COLUMN + i, _COLUMN_IDS[i], _COLUMN_IDS[i], "column")
        load_ability(cards, FIRST_COLUMN + i, cast(Row, column["ability"]))
        cards.shared.append(FIRST_COLUMN + i)
