"""Loading: the data files become tables, once."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.abilities import goods_of, load_ability
from westkingdom.architects.bill import new_bill
from westkingdom.architects.box import Box
from westkingdom.architects.catalogue import Buildings, Catalogue, Level, Realm, Start, Yield
from westkingdom.architects.conditions import load_condition
from westkingdom.architects.counters import known_counter
from westkingdom.architects.effects import VOCABULARY, only_gains
from westkingdom.architects.state import Facts
from westkingdom.architects.terms import (
    BUILDINGS,
    FIRST_BOARD,
    FIRST_BUILDING,
    GOODS,
    GUARDHOUSE,
    LOCATIONS,
    SKILLS,
    TOWN_CENTRE,
)
from westkingdom.engine.rows import Files, Row, digest_of, free_number, rows, text, whole

_DECKS: Final = ["apprentices", "buildings", "player_boards"]
"""The files whose things have numbers of their own."""
_GUARD_RANSOM: Final = "guard_ransom_pay"
_GUARD_SHAME: Final = "guard_ransom_debt"
_GUARD_DEBT: Final = "guard_debt"
_MORE_CAPTURES: Final = "town_capture_more"


class Loader:
    """A box that is being loaded: its data files, and how they join the tables of the game."""

    def __init__(self, files: Files) -> None:
        self.files: Final = files

    def load(self, cards: Catalogue, buildings: Buildings, realm: Realm) -> Box:
        """Enter what the box brings into the tables, and make the box."""
        raise NotImplementedError


def load_facts(files: Files, loaders: list[Loader]) -> Facts:
    """Make the tables from the parsed data files, by file name, and from those of boxes."""
    cards, buildings, realm = Catalogue(), Buildings(), Realm()
    load_apprentices(cards, rows(files, "apprentices"))
    load_boards(cards, rows(files, "player_boards"), "")
    load_buildings(buildings, rows(files, "buildings"))
    _load_realm(realm, files)
    boxes = [loader.load(cards, buildings, realm) for loader in loaders]
    parts = [files, *[loader.files for loader in loaders]]
    facts = Facts(cards, buildings, realm, boxes, parts, digest_of(parts, _DECKS))
    for box in boxes:
        box.ready(facts)
    return facts


def _skill_bits(row: Row) -> int:
    """Read skills as bits."""
    skills = cast("list[str]", row["skills"])
    unknown = [skill for skill in skills if skill not in SKILLS]
    if unknown:
        raise ValueError(f"there are no skills {unknown}; the skills are {', '.join(SKILLS)}")
    return sum(1 << SKILLS.index(skill) for skill in skills)


def enter(ids: list[str], names: list[str], number: dict[str, int], i: int, row: Row) -> None:
    """Enter a thing under its number, which never changes: it is part of the action space."""
    ident = text(row, "id")
    if ident in number or ids[i]:
        raise ValueError(f"two things are called {ident} or have the number {i}")
    ids[i] = ident
    names[i] = text(row, "name")
    number[ident] = i


def load_apprentices(cards: Catalogue, deck: list[Row]) -> None:
    """Enter apprentices, each under its own number. [AB-007, AB-086]"""
    for row in deck:
        i = free_number(row, cards.ids, 0, FIRST_BOARD)
        enter(cards.ids, cards.names, cards.number, i, row)
        cards.apprentices.append(i)
        cards.skills[i] = _skill_bits(row)
        cards.virtue[i] = whole(row, "virtue")
        load_ability(cards, i, row["ability"])


def load_boards(cards: Catalogue, boards: list[Row], favour: str) -> None:
    """Enter player boards, the standard side and the characters. [AB-033, AB-034, AB-036, AB-088]"""
    for row in boards:
        i = free_number(row, cards.ids, FIRST_BOARD, FIRST_BUILDING)
        enter(cards.ids, cards.names, cards.number, i, row)
        if row["side"] == "B":
            cards.boards.append(i)
        cards.colour[i] = text(row, "color")
        cards.limit[i] = whole(row, "apprentice_limit")
        line = cast(Row, row["setup"])
        cards.start[i] = Start(
            whole(line, "prisoners"),
            -1 if line["silver"] is None else whole(line, "silver"),
            whole(line, "virtue"),
            goods_of(line["resources"], ""),
            whole(line, "debts"),
            whole(line, "building_cards"),
            whole(line, favour) if favour else 0,
        )
        load_ability(cards, i, row["ability"])


def load_buildings(buildings: Buildings, deck: list[Row]) -> None:
    """Enter building cards, each under its own number. [AB-008, AB-168, AB-170, AB-171, AB-172]"""
    for row in deck:
        i = free_number(row, buildings.ids, 0, BUILDINGS)
        enter(buildings.ids, buildings.names, buildings.number, i, row)
        buildings.cards.append(i)
        buildings.cost[i] = goods_of(row["cost"], "")
        buildings.bill[i] = new_bill(buildings.cost[i])
        buildings.skills[i] = _skill_bits(row)
        buildings.virtue[i] = whole(row, "virtue")
        buildings.vp[i] = whole(row, "vp")
        _load_building_ability(buildings, i, cast(Row, row["ability"]))


def _load_building_ability(buildings: Buildings, i: int, ability: Row) -> None:
    """Enter what a building does at once, at the end, or in scoring."""
    if ability.get("on") == "construct_self":
        effect: object = ability["do"]
        # Captures may be declined one by one, none included.
        if ability.get("may") and not (isinstance(effect, dict) and "capture" in effect):
            effect = {"may": effect}
        buildings.immediate[i] = VOCABULARY.effect(effect)
    elif ability.get("on") == "endgame":
        effect = {"if": ability["if"], "do": ability["do"]} if "if" in ability else ability["do"]
        buildings.endgame[i] = VOCABULARY.effect(effect)
        buildings.in_order[i] = not only_gains(VOCABULARY.effect(ability["do"]))
    elif "vp_per" in ability:
        per = cast(Row, ability["vp_per"])
        buildings.score_vp[i] = whole(per, "vp")
        buildings.score_per[i] = known_counter(per["per"])
        buildings.score_each[i] = whole(per, "each")
    elif "vp_if" in ability:
        bonus = cast(Row, ability["vp_if"])
        buildings.score_vp[i] = whole(bonus, "vp")
        buildings.score_if[i] = load_condition(bonus["if"])
    elif "debt_vp" in ability:
        buildings.debt_vp[i] = whole(ability, "debt_vp")
    else:
        raise ValueError(f"{buildings.ids[i]} has an ability that is not known: {sorted(ability)}")


# --- board, tracks, markets


def _load_realm(realm: Realm, files: Files) -> None:
    """Read locations, tracks, cathedral, markets, rewards, debts and set-up numbers."""
    for row in rows(files, "locations"):
        if row["id"] in LOCATIONS:
            _load_location(realm, LOCATIONS.index(text(row, "id")), row)
    for row in rows(files, "virtue_track"):
        realm.virtue_vp.append(whole(row, "vp"))
        realm.tax_discount.append(whole(row, "tax_discount"))
        realm.market_allowed.append(bool(row["black_market_allowed"]))
        realm.cathedral_allowed.append(bool(row["cathedral_allowed"]))
    for row in rows(files, "cathedral"):
        _load_level(realm, row)
    _load_market(realm, rows(files, "black_market"))
    load_rewards(realm, rows(files, "rewards"))
    for row in rows(files, "debts"):
        if row["side"] == "unpaid":
            realm.debt_vp = whole(row, "vp")
        else:
            realm.paid_vp = whole(row, "vp")
            realm.flip_effect = [VOCABULARY.effect(row["on_flip"])]
    load_counts(realm, rows(files, "setup", "player_counts"))
    _load_constants(realm, rows(files, "setup", "constants"))


def _load_location(realm: Realm, location: int, row: Row) -> None:
    """Read what the actions of a location cost and give. [AB-014, AB-078, AB-095, AB-108, AB-113, AB-119]"""
    for action in cast("list[Row]", row["actions"]):
        cost = cast("dict[str, int]", action["cost"])
        if action["id"] == _MORE_CAPTURES:
            realm.more_captures = cost["silver"]
        elif location == GUARDHOUSE:
            if action["id"] == _GUARD_RANSOM:
                realm.ransom_silver, realm.ransom_tax = cost["silver"], cost["tax"]
            elif action["id"] == _GUARD_SHAME:
                realm.ransom_virtue = cost["virtue"]
            elif action["id"] == _GUARD_DEBT:
                realm.debt_silver, realm.debt_tax = cost["silver"], cost["tax"]
        elif cost:
            realm.silver[location] = cost.get("silver", 0)
            realm.tax[location] = cost.get("tax", 0)
            realm.virtue[location] = cost.get("virtue", 0)
        source = cast("Row | None", action["yield"])
        if source is not None:
            good = GOODS.index(text(source, "res")) if source["res"] in GOODS else len(GOODS)
            amount, per = whole(source, "amount"), whole(source, "per_workers")
            realm.yields[location].append(Yield(good, whole(source, "base"), amount, per))
    if location == TOWN_CENTRE and realm.more_captures < 0:
        raise ValueError("a capture cannot cost less than nothing")


def _load_level(realm: Realm, row: Row) -> None:
    """Read one level of the cathedral. [AB-180, AB-184]"""
    mix, mask = 0, 0
    if row["cost_mix"] is not None:
        data = cast(Row, row["cost_mix"])
        mix = whole(data, "amount")
        mask = sum(1 << GOODS.index(word) for word in cast("list[str]", data["of"]))
    spaces = -1 if row["spaces"] is None else whole(row, "spaces")
    bill = new_bill(goods_of(row["cost"], ""), pool=mix, pool_goods=mask)
    less = new_bill(goods_of(row["cost"], ""), pool=max(0, mix - 1), pool_goods=mask)
    realm.levels.append(Level(spaces, whole(row, "vp"), bill, less))


def _load_market(realm: Realm, cards: list[Row]) -> None:
    """Read the Black Market cards and what the board prints. [AB-010, AB-022, AB-125]"""
    for row in cards:
        small = None if row["small"] is None else VOCABULARY.effect(row["small"])
        large = None if row["large"] is None else VOCABULARY.effect(row["large"])
        if small is not None and large is not None:
            realm.market_ids.append(text(row, "id"))
            realm.small.append(small)
            realm.large.append(large)
        elif small is not None:
            realm.printed_small = [small]
        elif large is not None:
            realm.printed_large = [large]


def load_rewards(realm: Realm, cards: list[Row]) -> None:
    """Read the rewards and what the board prints. [AB-011, AB-188]"""
    for row in cards:
        effect = VOCABULARY.effect(row["effect"])
        if row["kind"] == "printed":
            realm.printed_reward = [effect]
        else:
            realm.reward_ids.append(text(row, "id"))
            realm.reward.append(effect)


def load_counts(realm: Realm, counts: list[Row]) -> None:
    """Read the numbers that depend on the number of players.

    [AB-023, AB-029, AB-096, AB-097, AB-132, AB-164, AB-202]
    """
    for row in counts:
        seats = whole(row, "players")
        realm.spaces[seats] = whole(row, "guildhall_spaces_total")
        realm.reset_spaces[seats] = cast("list[int]", row["black_market_reset_spaces"])
        realm.purge_spaces[seats] = cast("list[int]", row["apprentice_purge_spaces_variant"])
        realm.rewards[seats] = whole(row, "reward_cards")
        realm.start_silver[seats] = cast("list[int]", row["start_silver_by_turn_order"])
        realm.capture_locations[seats] = whole(row, "capture_locations_per_visit")
        realm.dealt[seats] = whole(row, "building_cards_dealt")
        realm.kept[seats] = whole(row, "building_cards_kept")


def _load_constants(realm: Realm, constants: list[Row]) -> None:
    """Read the numbers that are the same for any number of players. [AB-026, AB-053, AB-131, AB-141, AB-212, AB-213]"""
    values = {text(row, "id"): whole(row, "value") for row in constants}
    realm.columns = values["apprentice_columns"]
    realm.tax_at_start = values["tax_stand_start_silver"]
    realm.hand_limit = values["building_hand_limit"]
    realm.reset_at = values["black_market_reset_at_workers"]
    realm.penalty_at = values["prison_virtue_penalty_at"]
    realm.silver_per_vp = values["silver_per_vp"]
    realm.prisoners_per_vp = values["prisoners_per_minus_vp"]
    realm.final_turns = values["final_turns_each"]
