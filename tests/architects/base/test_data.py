"""The component data of Architects are exact, say where they come from, and use only documented words."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.data.test_box_data import games_of_words
from tests.kit import ROOT
from tests.kit.data import counted_names
from tests.kit.rule import rule
from tests.viscounts.base.test_data import WORDS, Grammar, Vocabulary, objects, read_with

ARCHITECTS = ROOT / "src" / "westkingdom" / "architects"
VOCABULARY = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")

Row = dict[str, Any]
Rows = list[Row]


def read(folder: str) -> dict[str, Any]:
    """The data files of one folder, by name."""
    paths = sorted((ARCHITECTS / folder).glob("*.json"))
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}


BASE = read("data")
PROMOS = read("promos/data")
WONDER = read("works_of_wonder/data")
SOLO = read("solo/data")
SETS = {"base": BASE, "promo": PROMOS, "wonder": WONDER, "solo": SOLO}
ALL = [(f"{box}/{name}", row) for box, files in SETS.items() for name, file in files.items() for row in objects(file)]

GOODS = ["clay", "wood", "stone", "gold", "marble"]
SKILLS = ["carpentry", "tiling", "masonry"]
BLACK_MARKET = ["black_market_a", "black_market_b", "black_market_c"]


def values(rows: Rows, key: str = "value") -> dict[str, int]:
    """What a list of constants or components says, by id."""
    return {row["id"]: row[key] for row in rows}


def by_players(key: str) -> dict[int, Any]:
    """A number of the base game by the number of players."""
    return {row["players"]: row[key] for row in BASE["setup"]["player_counts"]}


# --- the base game


def test_the_package_has_these_files_and_no_others() -> None:
    assert list(BASE) == [
        *("apprentices", "black_market", "buildings", "cathedral", "debts", "locations", "player_boards", "rewards"),
        *("setup", "virtue_track"),
    ]
    assert list(BASE["setup"]) == ["player_counts", "constants", "components"]
    assert list(PROMOS) == ["apprentices", "buildings", "player_boards"]
    assert list(WONDER) == [
        *("apprentices", "buildings", "components", "contribution_cards", "influence_board", "player_boards"),
        *("rewards", "setup", "wonders"),
    ]


@rule("AB-004")
def test_buildings_cost_five_kinds_of_goods_and_one_more_kind_of_thing_is_money() -> None:
    assert {good for row in BASE["buildings"] for good in row["cost"]} == set(GOODS)
    gathered = {action["yield"]["res"] for row in BASE["locations"] for action in row["actions"] if action["yield"]}
    assert gathered == {"clay", "wood", "stone", "gold", "silver", "building_card"}


@rule("AB-007")
def test_forty_apprentices_are_thirteen_of_each_skill_and_the_labourer() -> None:
    assert len(BASE["apprentices"]) == values(BASE["setup"]["components"], "quantity")["apprentice_cards"] == 40
    skills = Counter(tuple(row["skills"]) for row in BASE["apprentices"])
    assert skills == {("carpentry",): 13, ("tiling",): 13, ("masonry",): 13, tuple(SKILLS): 1}
    (labourer,) = (row for row in BASE["apprentices"] if len(row["skills"]) == 3)
    assert (labourer["name"], labourer["ability"]) == ("Labourer", None)


@rule("AB-008")
def test_forty_buildings_by_their_timing_and_by_the_skills_that_they_need() -> None:
    assert len(BASE["buildings"]) == values(BASE["setup"]["components"], "quantity")["building_cards"] == 40
    assert Counter(row["timing"] for row in BASE["buildings"]) == {"immediate": 19, "endgame": 21}
    assert Counter(len(row["skills"]) for row in BASE["buildings"]) == {0: 13, 1: 13, 2: 7, 3: 7}
    for row in BASE["buildings"] + PROMOS["buildings"] + WONDER["buildings"]:
        assert len(set(row["skills"])) == len(row["skills"]), row["id"]
        at_once = row["ability"].get("on") == "construct_self"
        assert row["timing"] == ("immediate" if at_once else "endgame"), row["id"]


@rule("AB-009")
def test_six_cards_with_a_star_are_promos() -> None:
    apprentices = {row["no"]: row["name"] for row in PROMOS["apprentices"]}
    assert apprentices == {41: "Enforcer", 42: "Overseer", 43: "Peddler"}
    assert {row["no"]: row["name"] for row in PROMOS["buildings"]} == {41: "Crane", 42: "Graveyard", 43: "Museum"}
    assert max(row["no"] for row in BASE["apprentices"] + BASE["buildings"]) == 40


@rule("AB-010")
def test_ten_black_market_cards_have_a_small_and_a_large_side() -> None:
    cards = [row for row in BASE["black_market"] if row["kind"] == "card"]
    assert len(cards) == values(BASE["setup"]["components"], "quantity")["black_market_cards"] == 10
    for row in cards:
        assert set(row["small"]["gain"]) | set(row["large"]["gain"]) <= set(GOODS), row["id"]
        assert sum(row["small"]["gain"].values()) < sum(row["large"]["gain"].values()) == 4, row["id"]


def test_the_board_prints_a_market_on_each_side() -> None:
    printed = [(row["small"], row["large"]) for row in BASE["black_market"] if row["kind"] == "printed"]
    small, large = {"gain": {"gold": 1, "marble": 1}}, {"gain": {"wood": 1, "stone": 1, "marble": 2}}
    assert printed == [(small, None), (None, large)]


@rule("AB-011")
def test_eleven_reward_cards() -> None:
    cards = [row["effect"] for row in BASE["rewards"] if row["kind"] == "card"]
    assert len(cards) == values(BASE["setup"]["components"], "quantity")["reward_cards"] == 11
    twice = [{"silver": 3}, {"wood": 2}, {"stone": 2}, {"building_card": 1}]
    for goods in twice:
        assert cards.count({"gain": {"virtue": 1, **goods}}) == 2
    assert cards.count({"gain": {"virtue": 2}}) == 2
    assert cards.count({"gain": {"virtue": 1, "gold": 1}}) == 1
    assert [row["effect"] for row in BASE["rewards"] if row["kind"] == "printed"] == [{"gain": {"virtue": 1}}]


@rule("AB-012")
def test_twenty_two_debts_have_an_unpaid_and_a_paid_side() -> None:
    assert values(BASE["setup"]["components"], "quantity")["debt_cards"] == 22
    sides = {row["side"]: (row["quantity"], row["vp"], row["on_flip"]) for row in BASE["debts"]}
    assert sides == {"unpaid": (22, -2, None), "paid": (22, 0, {"gain": {"virtue": 1}})}


def test_locations_by_the_circle_that_is_printed_on_them() -> None:
    large = ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre"]
    large += ["tax_stand", "guardhouse"]
    circles = {row["id"]: (row["circle"], row["worker_limit"], row["capturable"]) for row in BASE["locations"]}
    assert circles == {
        **dict.fromkeys(large, ("large", None, True)),
        **dict.fromkeys(BLACK_MARKET, ("small", 1, False)),
        "guildhall": ("outline", None, False),
        "prison": ("holding area", None, False),
    }


@rule("AB-034", "AB-035")
def test_each_colour_has_one_character_in_the_box_and_one_among_the_promos() -> None:
    standard, *characters = BASE["player_boards"]
    assert (standard["id"], standard["side"], standard["setup"]["virtue"]) == ("board_standard", "A", 7)
    assert {row["name"]: row["color"] for row in characters} == {
        "Therese": "blue",
        "Caroline": "green",
        "Ada": "purple",
        "Frederick": "red",
        "Rudolf": "yellow",
    }
    assert {row["name"]: row["color"] for row in PROMOS["player_boards"]} == {
        "Lothaire": "blue",
        "Hugo": "green",
        "Clovis": "purple",
        "Fara": "red",
        "Bertha": "yellow",
    }
    assert {row["side"] for row in characters + PROMOS["player_boards"]} == {"B"}


def test_no_two_of_the_ten_characters_start_on_the_same_virtue() -> None:
    boards = BASE["player_boards"][1:] + PROMOS["player_boards"]
    assert sorted(row["setup"]["virtue"] for row in boards) == list(range(2, 12))


@rule("AB-108")
def test_tax_is_part_of_four_costs() -> None:
    taxes = {
        action["id"]: action["cost"]["tax"]
        for row in BASE["locations"]
        for action in row["actions"]
        if "tax" in action["cost"]
    }
    assert taxes == {"workshop_hire": 2, "town_capture_first": 1, "guard_ransom_pay": 2, "guard_debt": 3}
    assert BASE["debts"][0]["pay_off_cost"] == {"silver": 3, "tax": 3}
    assert "tax" not in {good for row in BASE["buildings"] + BASE["cathedral"] for good in row["cost"]}


@rule("AB-164")
def test_the_guildhall_has_four_rows_that_grow_with_the_number_of_players() -> None:
    assert by_players("guildhall_rows") == dict.fromkeys(range(2, 6), 4)
    assert by_players("guildhall_spaces_per_row") == {2: 3, 3: 4, 4: 5, 5: 6}
    assert by_players("guildhall_spaces_total") == {2: 12, 3: 16, 4: 20, 5: 24}


def test_numbers_that_depend_on_the_number_of_players() -> None:
    assert by_players("black_market_reset_spaces") == {2: [7, 10], 3: [9, 13], 4: [11, 16], 5: [13, 19]}
    assert by_players("apprentice_purge_spaces_variant") == {2: [3, 6, 9], 3: [3, 7, 11], 4: [3, 8, 13], 5: [3, 9, 15]}
    assert by_players("reward_cards") == {2: 5, 3: 7, 4: 9, 5: 11}
    assert by_players("start_silver_by_turn_order")[5] == [3, 4, 5, 6, 7]
    for players, silver in by_players("start_silver_by_turn_order").items():
        assert silver == [3, 4, 5, 6, 7][:players]
    assert by_players("capture_locations_per_visit") == {2: 2, 3: 2, 4: 1, 5: 1}
    assert by_players("building_cards_dealt") == dict.fromkeys(range(2, 6), 4)
    assert by_players("building_cards_kept") == dict.fromkeys(range(2, 6), 3)


def test_the_numbers_of_the_base_game_that_do_not_depend_on_the_players() -> None:
    assert values(BASE["setup"]["constants"]) == {
        "workers_per_player": 20,
        "player_markers_per_player": 2,
        "virtue_start_standard": 7,
        "tax_stand_start_silver": 4,
        "apprentices_faceup": 8,
        "apprentice_columns": 4,
        "apprentice_rows": 2,
        "apprentice_limit": 5,
        "building_hand_limit": 6,
        "black_market_spaces": 3,
        "black_market_reset_at_workers": 3,
        "prison_virtue_penalty_at": 3,
        "virtue_max": 14,
        "virtue_min": 0,
        "silver_per_vp": 10,
        "prisoners_per_minus_vp": 2,
        "final_turns_each": 1,
    }
    pieces = values(BASE["setup"]["components"], "quantity")
    assert (pieces["player_boards_double_sided"], pieces["workers"], pieces["player_markers"]) == (5, 5 * 20, 5 * 2)


@rule("AB-180", "AB-184")
def test_the_cathedral_has_five_levels() -> None:
    below, *levels = BASE["cathedral"]
    assert (below["level"], below["spaces"], below["vp"]) == (0, None, 0)
    assert [(row["level"], row["spaces"], row["vp"]) for row in levels] == [
        *[(1, 3, 2), (2, 3, 4), (3, 2, 7), (4, 2, 12), (5, 1, 20)],
    ]
    assert [row["cost"] for row in levels] == [{"gold": 1}, {}, {"marble": 1}, {}, {"gold": 2, "marble": 2}]
    mixes = {row["level"]: row["cost_mix"] for row in levels if row["cost_mix"]}
    assert mixes == {level: {"amount": n, "of": ["wood", "stone"]} for level, n in ((2, 4), (4, 8))}
    assert {(row["discard_building_cards"], row["draw_rewards"]) for row in levels} == {(1, 1)}


@rule("AB-192")
def test_the_virtue_track_runs_from_0_to_14() -> None:
    track = BASE["virtue_track"]
    assert [row["space"] for row in track] == list(range(15))
    assert [row["vp"] for row in track] == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


def test_what_else_is_printed_beside_the_virtue_track() -> None:
    track = BASE["virtue_track"]
    assert [row["space"] for row in track if row["black_market_allowed"]] == list(range(10))
    assert [row["space"] for row in track if row["cathedral_allowed"]] == list(range(5, 15))
    assert [row["tax_discount"] for row in track] == [2, 2, 1, 1, *[0] * 11]
    assert [row["space"] for row in track if row["start_space"]] == [7]
    beyond = {row["space"]: (row["each_gain_beyond"], row["each_loss_beyond"]) for row in track}
    assert {space: pair for space, pair in beyond.items() if pair != (None, None)} == {
        0: (None, {"gain": {"debt": 1}}),
        14: ({"destroy_debt": 1}, None),
    }


@rule("AB-240")
def test_the_acolyte_for_silver_is_a_mason() -> None:
    (acolyte,) = (row for row in BASE["apprentices"] if row["no"] == 3)
    assert (acolyte["name"], acolyte["skills"]) == ("Acolyte", ["masonry"])
    assert acolyte["ability"] == {"on": "advance_cathedral", "do": {"gain": {"silver": 2}}}


def start_line(row: Row) -> tuple[int, int, int, int, dict[str, int]]:
    """Prisoners, silver, virtue, Influence, and what comes after them."""
    setup = row["setup"]
    more = {"debt": setup["debts"], "building_card": setup["building_cards"], **setup["resources"]}
    further = {word: n for word, n in more.items() if n}
    return setup["prisoners"], setup["silver"], setup["virtue"], setup.get("influence", 0), further


def test_what_each_character_starts_with() -> None:
    boards = BASE["player_boards"][1:] + PROMOS["player_boards"] + WONDER["player_boards"]
    assert {row["name"]: start_line(row) for row in boards} == {
        "Therese": (4, 5, 5, 0, {"building_card": 1}),
        "Caroline": (8, 10, 3, 0, {"debt": 1, "marble": 1}),
        "Ada": (0, 0, 11, 0, {"building_card": 1, "gold": 1}),
        "Frederick": (0, 4, 7, 0, {"stone": 1}),
        "Rudolf": (0, 3, 9, 0, {"wood": 1}),
        "Lothaire": (6, 6, 4, 0, {"clay": 2}),
        "Hugo": (10, 12, 2, 0, {"building_card": 2}),
        "Clovis": (0, 1, 10, 0, {"marble": 1, "clay": 1}),
        "Fara": (2, 5, 6, 0, {"stone": 1, "wood": 1}),
        "Bertha": (0, 3, 8, 0, {"building_card": 1}),
        "Arnulf": (3, 4, 6, 0, {"clay": 3}),
        "Charles": (0, 3, 8, 3, {"wood": 2}),
        "Clotilde": (0, 0, 13, 1, {"debt": 1}),
        "Isabette": (5, 7, 4, 2, {"building_card": 1}),
        "Louis": (13, 11, 2, 2, {"gold": 1}),
        "Zesiro": (0, 2, 10, 1, {"stone": 2}),
    }
    assert {row["name"]: row["apprentice_limit"] for row in boards if row["apprentice_limit"] != 5} == {"Rudolf": 6}


# --- Works of Wonder


@rule("WW-002", "WW-004")
def test_there_are_five_wonders_one_for_each_resource_and_all_need_influence() -> None:
    assert [row["resource"] for row in WONDER["wonders"]] == GOODS
    assert all(row["influence_cost"] > 0 for row in WONDER["wonders"])
    assert all(list(row["contribution"]) == GOODS for row in WONDER["contribution_cards"])
    pieces = values(WONDER["components"], "quantity")
    assert (pieces["wonder_cards"], pieces["wonder_tokens"]) == (5, 5)
    assert (pieces["princess"], pieces["profiteer"]) == (1, 1)


@rule("WW-003")
def test_works_of_wonder_adds_cards_to_the_piles_of_the_base_game() -> None:
    pieces = values(WONDER["components"], "quantity")
    for name, n in (("rewards", 12), ("apprentices", 24), ("buildings", 24)):
        assert len(WONDER[name]) == pieces[f"{name.removesuffix('s')}_cards"] == n, name
    assert {row["kind"] for row in WONDER["rewards"]} == {"card"}


@rule("WW-005")
def test_seven_cards_have_a_contribution_and_a_consequence_side() -> None:
    assert len(WONDER["contribution_cards"]) == 7
    assert values(WONDER["components"], "quantity")["contribution_consequence_cards"] == 7
    figures = [f"{figure}_{key}" for figure in ("profiteer", "princess") for key in ("location", "effect")]
    for row in WONDER["contribution_cards"]:
        assert all(row[key] for key in ["contribution", *figures]), row["id"]
        assert row["profiteer_workers_to_prison"], row["id"]


def test_no_consequence_card_sends_both_figures_to_one_location() -> None:
    places = [(row["profiteer_location"], row["princess_location"]) for row in WONDER["contribution_cards"]]
    assert [pair for pair in places if pair[0] == pair[1]] == []
    large = {row["id"] for row in BASE["locations"] if row["circle"] == "large"}
    assert {place for pair in places for place in pair} <= large


@rule("WW-006", "WW-007", "WW-008", "WW-009", "WW-014")
def test_the_other_pieces_of_works_of_wonder() -> None:
    pieces = values(WONDER["components"], "quantity")
    assert (pieces["scheme_cards_solo"], pieces["scheme_cards_tomesaga"]) == (24, 1)
    assert (pieces["influence_board"], pieces["princess"], pieces["profiteer"]) == (1, 1, 1)
    assert (pieces["player_boards"], pieces["ai_player_boards_double_sided"]) == (6, 3)
    assert (pieces["player_markers"], pieces["resource_marker"]) == (6, 1)
    assert len(WONDER["player_boards"]) == 6
    assert pieces["player_markers"] == max(row["players"] for row in WONDER["setup"]["player_counts"])


@rule("WW-010")
def test_works_of_wonder_has_no_cards_beside_those_of_its_list_of_components() -> None:
    cards = {name: len(rows) for name, rows in WONDER.items() if isinstance(rows, list) and name != "components"}
    counts = {"apprentices": 24, "buildings": 24, "contribution_cards": 7, "player_boards": 6, "rewards": 12}
    assert cards == {**counts, "wonders": 5}


@rule("WW-011")
def test_ids_say_what_kind_of_component_has_a_name() -> None:
    apprentices = BASE["apprentices"] + PROMOS["apprentices"] + WONDER["apprentices"]
    assert {"Aristocrat", "Patron", "Illusionist", "Peddler", "Enforcer"} <= set(counted_names(apprentices))
    assert [row["id"] for row in apprentices if not row["id"].startswith("app_")] == []


@rule("WW-012")
def test_every_card_is_complete_and_says_which_of_its_facts_nobody_has_read() -> None:
    """What is not marked stands in the text of the rulebook, in a report or in a photograph."""
    for name in ("apprentices", "buildings", "rewards", "player_boards"):
        expected = set(BASE[name][0])
        for row in WONDER[name]:
            assert expected - {"note", "reconstructed"} <= set(row), row["id"]
    price = ["vp", "cost", "skills", "virtue"]
    attested = {"bld_monastery", "bld_school", "bld_stronghold"}
    for row in WONDER["buildings"]:
        assert row["reconstructed"] == (price if row["id"] in attested else [*price, "ability"]), row["id"]
    of_apprentices = {row["name"]: row["reconstructed"] for row in WONDER["apprentices"]}
    skill, guessed = ["skills", "virtue"], ["skills", "virtue", "ability"]
    placed = ["skills", "virtue", "location", "ability"]
    assert of_apprentices == {
        **dict.fromkeys(["Aristocrat", "Charlatan", "Financer", "Tinker", "Journeyman", "Street Urchin"], guessed),
        **dict.fromkeys(["Benefactor", "Racketeer"], skill),
        **dict.fromkeys(["Chevalier", "Diplomat"], placed),
    }
    assert {tuple(row["reconstructed"]) for row in WONDER["rewards"]} == {("effect",)}
    consequence = ["profiteer_location", "profiteer_effect", "princess_location", "princess_effect"]
    assert [row["reconstructed"] for row in WONDER["contribution_cards"]] == [
        ["contribution.clay", "contribution.stone", "contribution.gold", *consequence],
        ["contribution", "profiteer_effect", "princess_effect"],
        *[["contribution", *consequence]] * 5,
    ]
    costs = ["influence_cost", "tax_cost", "vp", "ai_marble_cost"]
    assert {row["resource"]: row["reconstructed"] for row in WONDER["wonders"]} == {
        "clay": ["display_name", *costs],
        "wood": ["display_name", "resource_cost", "vp"],
        "stone": ["display_name", "vp"],
        "gold": ["display_name", "resource_cost", *costs],
        "marble": ["display_name", "resource_cost", *costs],
    }
    assert not any("reconstructed" in row for row in WONDER["player_boards"])
    board = [row for rows in WONDER["influence_board"].values() for row in rows if "reconstructed" in row]
    assert {row["id"]: row["reconstructed"] for row in board} == {
        "apprentice_columns": ["value"],
        "apprentice_rows": ["value"],
    }


def test_six_players_have_the_numbers_of_five() -> None:
    five = BASE["setup"]["player_counts"][-1]
    (six,) = WONDER["setup"]["player_counts"]
    other = {"players": 6, "reward_cards": 23, "start_silver_by_turn_order": [3, 4, 5, 6, 7, 8]}
    facts = {key: value for key, value in five.items() if key not in ("source", "note")}
    assert {key: six[key] for key in facts} == {**facts, **other}
    assert six["reconstructed"] == [key for key in facts if key not in ("players", "reward_cards")]
    for rule_id in ("WW-016", "WW-020", "WW-033"):
        assert rule_id in six["note"]


def test_the_numbers_of_works_of_wonder_that_do_not_depend_on_the_players() -> None:
    assert values(WONDER["influence_board"]["constants"]) == {
        "influence_min": 0,
        "influence_max": 12,
        "apprentices_faceup": 10,
        "apprentice_columns": 5,
        "apprentice_rows": 2,
        "most_influence_gold": 4,
        "coop_most_influence_more_than": 8,
        "contributions_to_reset": 5,
        "reward_pile_size": 23,
    }
    assert len(WONDER["rewards"]) + sum(row["kind"] == "card" for row in BASE["rewards"]) == 23
    track = WONDER["influence_board"]["track"]
    assert [row["space"] for row in track] == list(range(13))
    assert {row["space"]: row["building_card"] for row in track if row["building_card"]} == {5: 1, 9: 1}
    assert [row["space"] for row in track if row["start_space"]] == [0]


@rule("WW-068")
def test_the_exchanges_are_printed_on_the_board_and_not_on_a_card() -> None:
    exchanges = {row["id"]: row["ability"]["substitute"] for row in WONDER["influence_board"]["exchanges"]}
    assert {name: (value["pay"], value["for"], value["up_to"]) for name, value in exchanges.items()} == {
        "influence_for_silver": ({"influence": 2}, {"silver": 2}, True),
        "influence_for_virtue": ({"influence": 2}, {"virtue_loss": 1}, False),
        "influence_for_gold": ({"influence": 4}, {"gold": 1}, False),
        "influence_for_marble": ({"influence": 4}, {"marble": 1}, False),
    }
    limits = [value["not_for"] for value in exchanges.values()]
    assert limits == [["tax", "contribution"], *[["contribution"]] * 3]


def test_where_wonders_may_stand() -> None:
    allowed = {row["location"]: row["wonder_allowed"] for row in WONDER["influence_board"]["wonder_locations"]}
    places = ["kings_storehouse", "town_centre", "workshop", "silversmith", "quarry", "forest", "guardhouse"]
    assert [place for place in allowed if allowed[place]] == places
    assert [place for place in allowed if not allowed[place]] == ["mines", "guildhall", *BLACK_MARKET, "tax_stand"]


@rule("WW-104")
def test_contributions_of_the_example_and_of_all_other_cards() -> None:
    first = WONDER["contribution_cards"][0]["contribution"]
    assert first["wood"] == {"influence": 2}
    assert first["marble"] == {"influence": 2, "reward_card": 1}
    for row in WONDER["contribution_cards"]:
        assert list(row["contribution"]) == GOODS, row["id"]
        assert all(row["contribution"].values()), row["id"]


@rule("WW-155", "WW-156")
def test_wonders_are_laid_out_from_the_most_influence_to_the_least() -> None:
    order = sorted(WONDER["wonders"], key=lambda row: row["display_order"])
    assert [row["display_order"] for row in order] == [1, 2, 3, 4, 5]
    assert [row["resource"] for row in order] == GOODS
    costs = [row["influence_cost"] for row in order]
    assert costs == sorted(set(costs), reverse=True)


@rule("WW-158", "WW-159", "WW-160")
def test_the_prices_and_points_of_the_wonders() -> None:
    wonders = {row["resource"]: row for row in WONDER["wonders"]}
    keys = ("resource_cost", "influence_cost", "tax_cost", "vp")
    assert {name: tuple(row[key] for key in keys) for name, row in wonders.items()} == {
        "clay": (15, 7, 5, 14),
        "wood": (14, 6, 4, 15),
        "stone": (14, 5, 3, 15),
        "gold": (8, 4, 2, 16),
        "marble": (7, 3, 1, 16),
    }
    assert {row["virtue"] for row in wonders.values()} == {2}
    assert {row["influence_cost"] + row["ai_marble_cost"] for row in wonders.values()} == {10}
    assert {tuple(row["skills"]) for row in wonders.values()} == {()}
    assert all(row["note"] for row in wonders.values())
    assert not {"resource_cost", "influence_cost", "tax_cost"} & set(wonders["stone"]["reconstructed"])
    assert not {"influence_cost", "tax_cost"} & set(wonders["wood"]["reconstructed"])


@rule("WW-345")
def test_copies_and_skills_of_the_new_apprentices() -> None:
    copies = counted_names(WONDER["apprentices"])
    assert copies == {
        "Aristocrat": 3,
        "Benefactor": 3,
        "Charlatan": 3,
        "Chevalier": 2,
        "Diplomat": 2,
        "Financer": 2,
        "Tinker": 2,
        "Journeyman": 3,
        "Racketeer": 1,
        "Street Urchin": 3,
    }
    assert copies.total() == 24
    assert Counter(skill for row in WONDER["apprentices"] for skill in row["skills"]) == dict.fromkeys(SKILLS, 8)
    assert {len(row["skills"]) for row in WONDER["apprentices"]} == {1}
    assert all({"skills", "virtue"} <= set(row["reconstructed"]) for row in WONDER["apprentices"])


@rule("WW-348", "WW-349")
def test_the_new_buildings_are_these_one_card_each() -> None:
    assert [row["name"] for row in WONDER["buildings"]] == [
        *("Abbey", "Arena", "Baths", "Carpenter's Hall", "Courthouse", "Depot", "Jail", "Lodge", "Manor", "Mansion"),
        *("Mason's Hall", "Mill", "Minter", "Monastery", "Outpost", "Podium", "School", "Stocks", "Stronghold"),
        *("Studio", "Theatre", "Tiler's Hall", "Vault", "Wall"),
    ]


@rule("WW-353")
def test_the_abbey_frees_workers_and_the_studio_gives_a_building_card() -> None:
    effects = {row["name"]: row["ability"]["do"] for row in WONDER["buildings"] if row["name"] in ("Abbey", "Studio")}
    assert effects == {
        "Abbey": {"each_player": {"release_prison": "all"}},
        "Studio": {"each_player": {"gain": {"building_card": 1}}},
    }


@rule("WW-359")
def test_where_the_buildings_place_a_worker() -> None:
    places = {
        row["name"]: row["ability"]["do"]["place_worker"]
        for row in WONDER["buildings"]
        if "place_worker" in row["ability"].get("do", {})
    }
    assert places == {
        "Depot": "kings_storehouse",
        "Jail": "guardhouse",
        "Lodge": "workshop",
        "Mill": "forest",
        "Minter": "silversmith",
        "Theatre": "town_centre",
    }


def test_boards_of_works_of_wonder_have_no_colour() -> None:
    assert {(row["color"], row["side"]) for row in WONDER["player_boards"]} == {("any", "B")}


# --- where a fact comes from


def test_every_object_names_its_source() -> None:
    assert [(name, row) for name, row in ALL if not isinstance(row.get("source"), str) or not row["source"]] == []


def test_everything_with_a_guess_in_it_is_marked_and_nothing_else() -> None:
    for name, row in ALL:
        assert ("reconstructed" in row["source"]) == ("reconstructed" in row), (name, row)
    assert {name.partition("/")[0] for name, row in ALL if "reconstructed" in row} == {"wonder", "solo"}


def test_what_is_called_reconstructed_is_a_key_of_the_object_or_a_part_of_one() -> None:
    for name, row in ALL:
        for word in row.get("reconstructed", []):
            key, _, part = word.partition(".")
            assert key in row, (name, row, word)
            assert not part or part in row[key], (name, row, word)


def test_no_object_has_a_sentence_a_set_or_an_empty_remark() -> None:
    for name, row in ALL:
        assert not {"text", "power_text", "set", "seed_fields"} & set(row), (name, row)
        assert not {key for key in ("reconstructed", "note") if key in row and not row[key]}, (name, row)
        assert "seed" not in row["source"] + row.get("note", ""), (name, row)


def lists() -> Iterator[tuple[str, Rows]]:
    """Every list of objects, by its file and its place there."""
    for box, files in SETS.items():
        for name, content in files.items():
            for part, rows in {"": content}.items() if isinstance(content, list) else content.items():
                yield f"{box}/{name}/{part}", rows


@pytest.mark.parametrize(("name", "rows"), list(lists()), ids=lambda value: value if isinstance(value, str) else "")
def test_ids_are_unique_in_their_list(name: str, rows: Rows) -> None:
    ids = [row["id"] for row in rows if "id" in row]
    assert len(ids) == len(set(ids)), name
    assert len({json.dumps(row) for row in rows}) == len(rows), name


def test_no_two_cards_or_boards_of_different_files_share_an_id() -> None:
    ids = [row["id"] for name, rows in lists() if name.endswith("/") and "components" not in name for row in rows]
    assert len(ids) == len(set(ids))


# --- the words


def board_words() -> Vocabulary:
    """The words of boards and cards that are no part of an effect, from the second table of docs/vocabulary.md."""
    words: Vocabulary = defaultdict(set)
    for line in VOCABULARY.partition("| Word on a board or card |")[2].partition("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and (found := re.findall(r"`(\w+)`", cells[0])):
            assert cells[3] == "A", line
            words[cells[1]].update(found)
    return words


BOARD_WORDS = board_words()


class Reader(Grammar):
    """A grammar that also reads what boards and cards of Architects say beside their effects."""

    def __init__(self) -> None:
        super().__init__({**WORDS, **BOARD_WORDS})

    def given(self, value: Row) -> None:
        if "either" in value:
            self.expect("effect", "either")
        super().given(value)

    def read(self, row: Row) -> Reader:
        """Read all expressions and words of one object."""
        read_with(self, row)
        for key, value in row.items():
            if key in ("location", "profiteer_location", "princess_location") and value:
                self.expect("place", value)
            elif key == "skills":
                for skill in value:
                    self.expect("skill", skill)
            elif key in ("cost", "pay_off_cost"):
                self.bundle(value)
            elif key == "contribution":
                self.contribution(value)
            elif key == "setup":
                self.bundle(value.get("resources", {}))
            elif key in ("sections", "focus"):
                self.sections(value if key == "sections" else [value])
            elif key == "cost_mix" and value:
                self.bundle(dict.fromkeys(value["of"], 1))
            elif key in ("each_gain_beyond", "each_loss_beyond"):
                self.effect(value)
            elif key == "resource":
                self.expect("good", value)
            elif key == "actions":
                self.expect("place", row["id"])
                for action in value:
                    self.action(action)
        return self

    def contribution(self, value: Row | str) -> None:
        """What is contributed: on a card by resource with its rewards, on the track of an opponent one resource."""
        if isinstance(value, str):
            self.expect("good", value)
            return
        self.bundle(dict.fromkeys(value, 1))
        for rewards in value.values():
            self.bundle(rewards)

    def sections(self, sections: Rows) -> None:
        """Sections of a scheme card: the place, the clause and the options."""
        for section in sections:
            self.expect("place", section["location"])
            if "if" in section:
                self.condition(section["if"])
            for option in section["options"]:
                self.effect(option)

    def action(self, action: Row) -> None:
        self.bundle(action["cost"])
        for word in action["requires"]:
            self.expect("requirement", word)
        if action["yield"]:
            self.expect("good", action["yield"]["res"])
        else:
            self.expect("procedure", action["procedure"])


@pytest.mark.parametrize(("name", "row"), ALL, ids=lambda value: "" if isinstance(value, dict) else value)
def test_every_expression_uses_documented_words(name: str, row: Row) -> None:
    assert Reader().read(row).wrong == []


ACTION: Row = {"id": "a", "cost": {}, "requires": [], "yield": None, "procedure": "pay_off_debt"}


@pytest.mark.parametrize(
    "row",
    [
        {"skills": ["singing"]},
        {"location": "harbour"},
        {"cost": {"gems": 1}},
        {"contribution": {"clay": {"fame": 1}}},
        {"contribution": {"gems": {"virtue": 1}}},
        {"setup": {"resources": {"gems": 1}}},
        {"cost_mix": {"amount": 4, "of": ["wood", "gems"]}},
        {"each_gain_beyond": {"conjure": 1}},
        {"resource": "gems"},
        {"id": "harbour", "actions": []},
        {"id": "forest", "actions": [{**ACTION, "requires": ["good_weather"]}]},
        {"id": "forest", "actions": [{**ACTION, "procedure": "sing"}]},
        {"id": "forest", "actions": [{**ACTION, "cost": {"gems": 1}}]},
        {"id": "forest", "actions": [{**ACTION, "yield": {"res": "gems", "base": 0, "amount": 1, "per_workers": 1}}]},
        {"ability": {"on": "sunrise", "do": {"gain": {"gold": 1}}}},
        {"contribution": "gems"},
        {"focus": {"location": "harbour", "options": []}},
        {"sections": [{"location": "forest", "options": [{"conjure": 1}]}]},
        {"sections": [{"if": {"most": "fame"}, "location": "forest", "options": []}]},
    ],
    ids=str,
)
def test_a_word_outside_the_vocabulary_is_noticed(row: Row) -> None:
    assert Reader().read(row).wrong


def used_words() -> dict[tuple[str, str], set[str]]:
    """By kind and word: the sets whose files use it."""
    used: dict[tuple[str, str], set[str]] = {}
    for box, files in SETS.items():
        reader = Reader()
        for content in files.values():
            for row in objects(content):
                reader.read(row)
        for word in reader.used:
            used.setdefault(word, set()).add(box)
    return used


def test_the_vocabulary_says_which_box_of_architects_needs_a_word() -> None:
    """A word of the base game is marked A, one that only boxes use with exactly these boxes."""
    games = games_of_words()
    wrong = []
    for (kind, word), boxes in sorted(used_words().items()):
        if kind in BOARD_WORDS or (kind, word) == ("effect", "all"):
            continue  # of the base game, or it combines what any box may have
        marks = {mark for mark in games[kind, word] if mark.startswith("A")}
        # Opponents may use the words of all others.
        others = boxes - {"solo"} or boxes
        if (marks - {"A solo"} or marks) != ({"A"} if "base" in boxes else {f"A {box}" for box in others}):
            wrong.append((kind, word, sorted(marks), sorted(boxes)))
    assert wrong == []


def test_every_word_of_boards_and_cards_is_used_by_the_base_game() -> None:
    assert set(BOARD_WORDS) == {"skill", "requirement", "procedure"}
    used = {pair for pair, boxes in used_words().items() if "base" in boxes and pair[0] in BOARD_WORDS}
    assert used == {(kind, word) for kind, words in BOARD_WORDS.items() for word in words}


def test_every_data_file_of_architects_is_described() -> None:
    described = set()
    page = VOCABULARY.partition("| File of Architects |")[2].partition("| Word on a board or card |")[0]
    for line in page.splitlines():
        folder = ""
        for word in line.split("|")[1].split() if line.startswith("| `") else []:
            name = word.strip("`")
            folder = name.rpartition("/")[0] or folder
            described.add(f"{folder}/{name.rpartition('/')[2]}")
    assert described == {str(path.relative_to(ARCHITECTS)) for path in ARCHITECTS.rglob("data/*.json")}


@pytest.mark.parametrize("path", sorted(ARCHITECTS.rglob("data/*.json")), ids=lambda path: path.stem)
def test_every_file_has_one_object_on_a_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert text.count('"source": ') == sum(1 for _ in objects(json.loads(text)))
    assert all(line.count('"source": ') <= 1 for line in text.splitlines())
