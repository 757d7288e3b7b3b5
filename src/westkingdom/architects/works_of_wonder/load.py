"""Loading the data of Works of Wonder into the tables of the game and of the box."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.bill import new_bill
from westkingdom.architects.box import Box
from westkingdom.architects.catalogue import Buildings, Catalogue, Realm
from westkingdom.architects.components import (
    Loader,
    enter,
    load_apprentices,
    load_boards,
    load_buildings,
    load_counts,
    load_rewards,
)
from westkingdom.architects.effects import VOCABULARY
from westkingdom.architects.terms import COUNTERS, FAVOUR, GOLD, GOODS, LOCATIONS, MARBLE, RESOURCES, SILVER
from westkingdom.architects.works_of_wonder.box import WonderBox
from westkingdom.architects.works_of_wonder.counters import enter_counters
from westkingdom.architects.works_of_wonder.facts import WonderFacts
from westkingdom.architects.works_of_wonder.school import enter_effects
from westkingdom.architects.works_of_wonder.terms import (
    FIRST_WONDER,
    INFLUENCE,
)
from westkingdom.engine.rows import Files, Parts, Row, in_order, rows, text, whole

_ACTIONS: Final = ("hire_free", "destroy_debt", "release_prison")
"""Rewards of the Princess that are actions, and may be declined. [WW-134]"""
_AT_A_WONDER: Final[Row] = {
    "on": "place_worker",
    "at": ["wonder_token"],
    "may": True,
    "do": {"either": [{"count_workers_more": 1}, {"gain": {"influence": 1}}]},
}


class WonderLoader(Loader):
    """Works of Wonder joins the game. [WW-003, WW-028]"""

    def load(self, cards: Catalogue, buildings: Buildings, realm: Realm) -> Box:
        enter_counters()
        enter_effects()
        facts = WonderFacts()
        realm.favour = INFLUENCE
        load_apprentices(cards, rows(self.files, "apprentices"))
        load_buildings(buildings, rows(self.files, "buildings"))
        _load_wonders(buildings, rows(self.files, "wonders"))
        _load_characters(cards, facts, rows(self.files, "player_boards"))
        load_rewards(realm, rows(self.files, "rewards"))
        load_counts(realm, rows(self.files, "setup", "player_counts"))
        _load_cards(facts, rows(self.files, "contribution_cards"))
        _load_board(self.files, facts, realm)
        return WonderBox(facts)


def loader(files: Files, parts: Parts) -> Loader:
    """What loads this box; other boxes of the mix change nothing for it."""
    return WonderLoader(files)


def _load_wonders(buildings: Buildings, wonders: list[Row]) -> None:
    """Wonders are buildings that no pile holds and that need no skill.

    [WW-004, WW-152, WW-155..WW-157, WW-163, WW-168]
    """
    for i, row in enumerate(wonders):
        number = FIRST_WONDER + i
        enter(buildings.ids, buildings.names, buildings.number, number, row)
        if GOODS.index(text(row, "resource")) != i or row["ability"] != _AT_A_WONDER or row["skills"]:
            raise ValueError(f"{row['id']} must stand in the order of the resources and do what every Wonder does")
        cost = [0] * COUNTERS
        cost[i] = whole(row, "resource_cost")
        cost[FAVOUR] = whole(row, "influence_cost")
        buildings.cost[number] = cost
        buildings.bill[number] = new_bill(cost)
        buildings.tax[number] = whole(row, "tax_cost")
        buildings.virtue[number] = whole(row, "virtue")
        buildings.vp[number] = whole(row, "vp")


def _load_characters(cards: Catalogue, facts: WonderFacts, boards: list[Row]) -> None:
    """Player boards: what looks at figures or Influence is an ability of this box, the rest one of the game.

    [WW-039, WW-040, WW-366, WW-368, WW-372]
    """
    plain: list[Row] = []
    for row in boards:
        ability = cast("Row | None", row["ability"])
        parts: list[Row] = []
        if ability is not None:
            parts = cast("list[Row]", ability["all"]) if "all" in ability else [ability]
        left = [part for part in parts if not _own_ability(cards, facts, whole(row, "number"), part)]
        plain.append({**row, "ability": {"all": left} if left else None})
    load_boards(cards, plain, INFLUENCE)


def _own_ability(cards: Catalogue, facts: WonderFacts, board: int, ability: Row) -> bool:
    """Enter an ability that only this box understands; False if it is another one. [WW-366, WW-368, WW-372]"""
    if ability.get("at") == ["princess"]:
        if ability.get("do") != {"count_workers_more": 1}:
            raise ValueError("at the Princess a character can only count her as 1 worker")
        facts.counts_princess[board] = True
    elif ability.get("at") == ["profiteer"]:
        facts.silver_at_profiteer[board] = whole(cast(Row, cast(Row, ability["do"])["gain"]), "silver")
    elif ability.get("on") == "would_lose_influence":
        cards.keeps[board] = whole(cast(Row, cast(Row, ability["do"])["pay"]), "silver")
    else:
        return False
    return True


def _load_cards(facts: WonderFacts, cards: list[Row]) -> None:
    """Contribution sides with their rewards, Consequence sides with places and effects.

    [WW-005, WW-104, WW-125, WW-134]
    """
    for row in cards:
        facts.ids.append(text(row, "id"))
        side = cast("dict[str, Row]", row["contribution"])
        facts.rewards.append([VOCABULARY.effect({"gain": side[GOODS[good]]}) for good in RESOURCES])
        facts.princess_at.append(LOCATIONS.index(text(row, "princess_location")))
        facts.profiteer_at.append(LOCATIONS.index(text(row, "profiteer_location")))
        facts.princess.append(VOCABULARY.effect(_may_decline(cast(Row, row["princess_effect"]))))
        facts.profiteer.append(VOCABULARY.effect(row["profiteer_effect"]))
        if row["profiteer_workers_to_prison"] is not True:
            raise ValueError(f"{row['id']} must send the workers at the Profiteer to the Prison")


def _may_decline(effect: Row) -> Row:
    """A reward that is an action may be declined, a plain gain may not. [WW-134]"""
    if "either" in effect:
        return {"either": [_may_decline(part) for part in cast("list[Row]", effect["either"])]}
    return {"may": effect} if any(word in effect for word in _ACTIONS) else effect


def _load_board(files: object, facts: WonderFacts, realm: Realm) -> None:
    """The Influence board: track, exchanges, places for Wonders and constants.

    [WW-030, WW-057, WW-063, WW-065, WW-066, WW-169]
    """
    data = cast("dict[str, dict[str, list[Row]]]", files)["influence_board"]
    facts.card_spaces.extend(whole(row, "building_card") for row in in_order(data["track"], "space"))
    for row in data["exchanges"]:
        exchange = cast(Row, cast(Row, row["ability"])["substitute"])
        (rate,) = cast("dict[str, int]", exchange["pay"]).values()
        ((word, n),) = cast("dict[str, int]", exchange["for"]).items()
        if word == "virtue_loss" and n == 1:
            facts.virtue_rate = rate
        elif (word, n) in ((GOODS[GOLD], 1), (GOODS[MARBLE], 1)) or (word == GOODS[SILVER] and n == rate):
            realm.favour_rate[GOODS.index(word)] = rate
        else:
            raise ValueError(f"Influence cannot stand for {n} {word}")
    facts.allowed.extend(
        LOCATIONS.index(text(row, "location")) for row in data["wonder_locations"] if row["wonder_allowed"]
    )
    facts.allowed.sort()
    values = {text(row, "id"): whole(row, "value") for row in data["constants"]}
    realm.columns = values["apprentice_columns"]
    facts.most_influence_gold = values["most_influence_gold"]
