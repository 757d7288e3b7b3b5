"""The component data of Works of Wonder are exact."""

from __future__ import annotations

from collections import Counter

from tests.kit.architects import GOODS
from tests.kit.chapters.architects.data import BASE, BLACK_MARKET, PROMOS, SKILLS, WONDER, values
from tests.kit.data import counted_names
from tests.kit.rule import rule


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
