"""The component data of the base game of Architects are exact."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.kit.architects import GOODS
from tests.kit.chapters.architects.data import BASE, BLACK_MARKET, PROMOS, SKILLS, WONDER, Row, values
from tests.kit.rule import rule


def by_players(key: str) -> dict[int, Any]:
    """A number of the base game by the number of players."""
    return {row["players"]: row[key] for row in BASE["setup"]["player_counts"]}


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
