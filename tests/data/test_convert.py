"""The words of both games become one vocabulary, and nothing is lost on the way."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.data.test_viscounts_data import DATA, WORDS, mistakes

TOOL = Path(__file__).resolve().parents[2] / "tools" / "convert_data.py"


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("convert_data", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load_tool()

BLACK_MARKET = ["black_market_a", "black_market_b", "black_market_c"]
ONE_GOLD = {"op": "gain", "res": {"gold": 1}}
ONE_VIRTUE = {"op": "gain", "res": {"virtue": 1}}
NO_PRISONERS = {"count": "prisoners", "cmp": "eq", "n": 0}


def ability(
    when: str,
    *do: dict[str, Any],
    at: list[str] | None = None,
    condition: dict[str, Any] | None = None,
    optional: bool = False,
) -> dict[str, Any]:
    """An Architects ability with all its five keys."""
    return {"when": when, "at": at or [], "if": condition, "optional": optional, "do": list(do)}


@pytest.mark.parametrize(
    ("shared", "ours"),
    [
        ({"rearrange": True}, {"rearrange": 1}),
        ({"either": [{"shuffle": True}, {"draw": 2}]}, {"either": [{"shuffle": 1}, {"draw": 2}]}),
        ({"all": [{"remove_self": True}]}, {"all": [{"remove_self": 1}]}),
        ({"dismiss_anywhere": True}, {"dismiss_anywhere": True}),
        (
            {"on": "collision", "may": True, "do": {"rearrange": True}},
            {"on": "collision", "may": True, "do": {"rearrange": 1}},
        ),
        ({"debt_penalty_less": 1}, {"debt_vp": 1}),
        (
            {"pay": {"resource_any": 1}, "as": {"silver": 1}},
            {"substitute": {"pay": {"resource_any": 1}, "for": {"silver": 1}}},
        ),
        (
            {"criminals": "0", "gain": {"virtue": 1}},
            {"if": {"criminals": "0"}, "do": {"gain": {"virtue": 1}}},
        ),
        (
            {"if": "from_hand", "all": [{"draw": 1}, {"refuse": 1}], "else": [{"draw": 1}]},
            {"if": {"destroyed_from": "hand"}, "do": {"all": [{"draw": 1}, {"refuse": 1}]}, "else": {"draw": 1}},
        ),
    ],
    ids=str,
)
def test_a_viscounts_expression_keeps_its_meaning(shared: dict[str, Any], ours: dict[str, Any]) -> None:
    assert tool.viscounts_effect(shared) == ours


@pytest.mark.parametrize(
    ("shared", "ours"),
    [
        ([], None),
        ([ONE_GOLD], {"gain": {"gold": 1}}),
        ([{"op": "lose", "res": {"virtue": 1}}, ONE_GOLD], {"all": [{"lose": {"virtue": 1}}, {"gain": {"gold": 1}}]}),
        (
            [{"op": "choose", "options": [[ONE_GOLD], [ONE_GOLD, ONE_VIRTUE]]}],
            {"either": [{"gain": {"gold": 1}}, {"all": [{"gain": {"gold": 1}}, {"gain": {"virtue": 1}}]}]},
        ),
        (
            [{"op": "trade", "pay": {"silver": 1}, "get": {"clay": 3}}],
            {"pay": {"silver": 1}, "do": {"gain": {"clay": 3}}},
        ),
        (
            [{"op": "discard_building", "count": 1}, ONE_GOLD],
            {"pay": {"building_card": 1}, "do": {"gain": {"gold": 1}}},
        ),
        ([{"op": "hire", "from": "faceup", "cost": "free"}], {"hire_free": 1}),
        ([{"op": "pay_off_debt_free", "count": 1}], {"flip": "debt"}),
        (
            [{"op": "gain_per", "res": {"virtue": 1}, "per": "paid_debts", "each": 2}],
            {"gain_per": {"gain": {"virtue": 1}, "per": "flipped_debts", "each": 2}},
        ),
        (
            [{"op": "each_player", "if": None, "do": [ONE_VIRTUE]}],
            {"each_player": {"gain": {"virtue": 1}}},
        ),
        (
            [{"op": "each_player", "if": NO_PRISONERS, "do": [ONE_VIRTUE]}],
            {"each_player": {"if": NO_PRISONERS, "do": {"gain": {"virtue": 1}}}},
        ),
        ([{"op": "release_prison", "count": "all"}], {"release_prison": "all"}),
        ([{"op": "take_all_tax"}], {"take_all_tax": 1}),
    ],
    ids=str,
)
def test_a_list_of_architects_effects_becomes_one_effect(
    shared: list[dict[str, Any]], ours: dict[str, Any] | None
) -> None:
    assert tool.architects_effects(shared) == ours
    assert mistakes({"immediate": ours}, WORDS) == []


@pytest.mark.parametrize(
    ("shared", "ours"),
    [
        (ability("debt_paid_off", ONE_GOLD), {"on": "flip_debt", "do": {"gain": {"gold": 1}}}),
        (
            ability("after_action", ONE_GOLD, at=BLACK_MARKET),
            {"on": "after_action", "at": BLACK_MARKET, "do": {"gain": {"gold": 1}}},
        ),
        (
            ability("black_market_reset", {"op": "release_prison", "count": 2}, optional=True, condition=NO_PRISONERS),
            {"on": "black_market_reset", "if": NO_PRISONERS, "may": True, "do": {"release_prison": 2}},
        ),
        (
            ability("passive", {"op": "cost_less", "amount": 1, "of": ["silver"]}, at=["workshop"]),
            {"cost_less": {"amount": 1, "of": ["silver"]}, "at": ["workshop"]},
        ),
        (
            ability("passive", {"op": "treat_same", "res": ["gold", "marble"]}, condition=NO_PRISONERS),
            {"while": NO_PRISONERS, "do": {"treat_same": ["gold", "marble"]}},
        ),
        (
            ability("passive", {"op": "set_limit", "what": "apprentices", "value": 6}),
            {"set_limit": {"apprentices": 6}},
        ),
        (
            ability(
                "storehouse_option",
                {"op": "trade", "pay": {"clay": 3}, "get": {"marble": 1}},
                at=["kings_storehouse"],
                optional=True,
            ),
            {"storehouse_option": {"pay": {"clay": 3}, "do": {"gain": {"marble": 1}}}},
        ),
        (
            ability("would_gain_debt", {"op": "prevent", "pay": {"silver": 2}, "what": "debt"}, optional=True),
            {"on": "would_gain_debt", "may": True, "do": {"pay": {"silver": 2}, "do": {"prevent": "debt"}}},
        ),
        (ability("scoring", {"op": "debt_vp", "delta": -1}), {"debt_vp": -1}),
        (
            ability("scoring", {"op": "score_per", "vp": 1, "per": "captives", "each": 3}),
            {"vp_per": {"vp": 1, "per": "captives", "each": 3}},
        ),
        (
            ability("scoring", {"op": "score", "vp": 2}, condition={"most": "stone"}),
            {"vp_if": {"vp": 2, "if": {"most": "stone"}}},
        ),
    ],
    ids=str,
)
def test_an_architects_ability_becomes_an_ability_a_passive_or_a_score(
    shared: dict[str, Any], ours: dict[str, Any]
) -> None:
    assert tool.architects_ability(shared) == ours
    assert mistakes({"ability": ours}, WORDS) == []


@pytest.mark.parametrize(
    "shared",
    [
        ability("passive", {"op": "conjure", "count": 1}),
        ability("after_action", {"op": "gain", "res": {"gold": 1}, "per": "buildings"}),
        ability("after_action", {"op": "hire", "from": "pile", "cost": "free"}),
        ability("after_action", {"op": "pay_off_debt_free", "count": 2}),
        ability("passive", {"op": "count_workers_more", "amount": 1}, optional=True),
        ability("storehouse_option", ONE_GOLD, at=["forest"], optional=True),
        ability("scoring", {"op": "score", "vp": 2}, optional=True),
    ],
    ids=str,
)
def test_what_has_no_common_word_is_refused_and_not_dropped(shared: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        tool.architects_ability(shared)


def test_an_architects_card_keeps_its_facts_and_origin_but_not_its_sentence() -> None:
    row = {
        "id": "app_squire",
        "skills": ["tiling"],
        "abilities": [ability("black_market_reset", ONE_GOLD), ability("debt_gained", ONE_VIRTUE)],
        "text": "Gain a gold.",
        "source": "picture",
        "seed_fields": ["name", "abilities"],
        "note": "",
    }
    assert tool.architects_object(row) == {
        "id": "app_squire",
        "skills": ["tiling"],
        "ability": {
            "all": [
                {"on": "black_market_reset", "do": {"gain": {"gold": 1}}},
                {"on": "gain_debt", "do": {"gain": {"virtue": 1}}},
            ]
        },
        "source": "picture",
    }


@pytest.mark.parametrize(
    ("row", "guessed"),
    [
        ({"source": "picture", "skills": []}, None),
        ({"source": "seed", "skills": [], "seed_fields": ["name"]}, None),
        ({"source": "reconstructed", "name": "A", "vp": 1, "seed_fields": ["name"]}, ["vp"]),
        ({"source": "seed + reconstructed", "value": 5}, ["value"]),
        ({"source": "reconstructed", "no": 1, "kind": "card", "gain": {"virtue": 1}}, ["effect"]),
        ({"source": "reconstructed", "abilities": [], "location": None}, None),
        ({"source": "reconstructed", "abilities": [ability("endgame", ONE_GOLD)], "seed_fields": ["abilities"]}, None),
        (
            {"source": "reconstructed", "abilities": [ability("endgame", ONE_GOLD)], "seed_fields": ["ability kind"]},
            ["ability"],
        ),
        (
            {"source": "reconstructed", "cost": {"clay": 1, "wood": 2, "gold": 1}, "seed_fields": ["cost.wood"]},
            ["cost.clay", "cost.gold"],
        ),
        ({"source": "reconstructed", "cost": {"clay": 1}, "seed_fields": ["three options"]}, ["cost"]),
    ],
    ids=str,
)
def test_what_was_not_read_is_marked(row: dict[str, Any], guessed: list[str] | None) -> None:
    assert tool.architects_object({"id": "a", **row}).get("reconstructed") == guessed


@pytest.mark.parametrize(
    ("ident", "guessed"),
    [("app_racketeer_tiling", ["virtue"]), ("app_diplomat_tiling", ["virtue", "ability"])],
)
def test_a_note_may_tell_that_more_was_read_than_the_list_says(ident: str, guessed: list[str]) -> None:
    row = {"id": ident, "virtue": 1, "abilities": [ability("debt_gained", ONE_GOLD)], "source": "reconstructed"}
    assert tool.architects_object({**row, "seed_fields": ["ability kind"]})["reconstructed"] == guessed


@pytest.mark.parametrize(("ident", "guessed"), [("bld_wall", ["vp", "ability"]), ("bld_school", ["vp"])])
def test_a_note_may_tell_that_a_number_of_a_listed_ability_is_ours(ident: str, guessed: list[str]) -> None:
    row = {"id": ident, "vp": 1, "abilities": [ability("on_construct", ONE_GOLD)], "source": "reconstructed"}
    assert tool.architects_object({**row, "seed_fields": ["abilities"]})["reconstructed"] == guessed


def test_what_is_guessed_of_rows_without_a_list_of_fields_is_all_of_them() -> None:
    guardhouse: dict[str, Any] = {
        "order": 1,
        "possible_if": None,
        "op": "release_prison",
        "count": "all",
        "add_tax": 0,
        "gain": {},
    }
    row = {**guardhouse, "silver_per_worker": 0, "repeatable": False, "source": "seed + reconstructed"}
    assert tool.architects_object(row)["reconstructed"] == ["order", "do", "repeatable"]
    exchange = {"pay": {"influence": 4}, "replaces": {"gold": 1}, "up_to": False, "not_for": ["contribution"]}
    marked = tool.architects_object({"id": "influence_for_gold", **exchange, "source": "reconstructed"})
    assert marked["reconstructed"] == ["ability"]


def test_the_text_of_the_rulebook_is_called_so() -> None:
    row = {"id": "a", "source": "seed + reconstructed", "value": 1, "note": "Seed: 1; the picture is not in the seed. "}
    assert tool.architects_object(row) == {
        "id": "a",
        "value": 1,
        "source": "rulebook + reconstructed",
        "reconstructed": ["value"],
        "note": "Rulebook text: 1; the picture is not in the rulebook text.",
    }


def shared_architects(folder: Path, box: str, **files: Any) -> Path:
    """A folder with files of Architects as they are collected."""
    shared = folder / "architects" / box
    shared.mkdir(parents=True)
    for name, content in files.items():
        (shared / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
    return shared.parent


FIVE = {"players": 5, "guildhall_rows": 4, "reward_cards": 11, "start_silver_by_turn_order": [3, 4, 5, 6, 7]}


def test_six_players_have_the_numbers_of_five_and_silver_for_one_more(tmp_path: Path) -> None:
    shared_architects(
        tmp_path, "base", setup={"player_counts": [{**FIVE, "source": "picture", "note": "on the board"}]}
    )
    pile = {"id": "reward_pile_size", "value": 23, "source": "seed"}
    shared = shared_architects(tmp_path, "works_of_wonder", influence_board={"constants": [pile]})
    (six,) = tool.convert_architects(shared, "works_of_wonder")["setup"]["player_counts"]
    assert {key: six[key] for key in FIVE} == {
        **FIVE,
        "players": 6,
        "reward_cards": 23,
        "start_silver_by_turn_order": [3, 4, 5, 6, 7, 8],
    }
    assert six["source"] == "reconstructed"
    assert six["reconstructed"] == ["guildhall_rows", "start_silver_by_turn_order"]
    assert "WW-016" in six["note"]


def test_variants_are_no_data_so_that_a_set_of_promos_has_no_setup(tmp_path: Path) -> None:
    variants = [{"id": name, "set": name, "default": False, "source": "picture"} for name in ("base", "promo")]
    setup = {"player_counts": [{**FIVE, "source": "picture"}], "variants": variants}
    shared = shared_architects(tmp_path, "base", setup=setup)
    assert list(tool.convert_architects(shared, "base")["setup"]) == ["player_counts"]
    assert tool.convert_architects(shared, "promo")["setup"] == {}


def test_without_solo_there_are_no_opponents_and_no_numbers_for_one_player() -> None:
    files = {
        "ai_board": {"constants": [{"id": "a"}]},
        "ai_opponents": [{"id": "b"}],
        "scheme_cards": [{"id": "c"}],
        "setup": {"player_counts": [{"players": 1}, {"players": 2}], "components": [{"id": "solo_scheme_cards"}]},
        "rewards": [{"id": "d"}],
    }
    assert tool.without_solo(files) == {
        "setup": {"player_counts": [{"players": 2}], "components": [{"id": "solo_scheme_cards"}]},
        "rewards": [{"id": "d"}],
    }


def test_the_set_of_opponents_has_only_them_and_all_scheme_cards_in_one_list() -> None:
    files = {
        "ai_board": {"constants": [{"id": "a"}]},
        "scheme_cards": {"scheme_cards": [{"id": "c"}], "tomesaga_cards": [{"id": "d"}]},
        "rewards": [{"id": "e"}],
    }
    assert tool.only_solo(files) == {
        "ai_board": {"constants": [{"id": "a"}]},
        "scheme_cards": [{"id": "c"}, {"id": "d"}],
    }


def test_a_card_without_abilities_has_none() -> None:
    assert tool.architects_object({"id": "a", "abilities": [], "source": "picture"})["ability"] is None


def test_a_section_of_a_scheme_card_is_a_place_and_the_first_possible_effect() -> None:
    section = {
        "clause": {"can": "capture"},
        "location": "guildhall",
        "options": [{"if": NO_PRISONERS, "do": [ONE_GOLD]}, {"if": None, "do": [ONE_VIRTUE]}],
    }
    assert tool.architects_section(section) == {
        "if": {"can": "capture"},
        "location": "guildhall",
        "options": [{"if": NO_PRISONERS, "do": {"gain": {"gold": 1}}}, {"gain": {"virtue": 1}}],
    }


def test_a_player_card_gains_its_goods_at_once_and_keeps_what_is_guessed() -> None:
    row = {
        "id": "player-card-3",
        "number": 3,
        "start_space": 3,
        "path": "outside",
        "silver": 5,
        "resources": {"stone": 0, "gold": 1, "ink": 0, "resource_any": 0},
        "deeds": 1,
        "debts": 0,
        "extra": {"draw": 1},
        "extra_where": "none",
        "text": "Start on space 3.",
        "source": "reconstructed",
        "seen": [],
        "reconstructed": ["silver", "deeds", "extra"],
        "note": "",
    }
    assert tool.player_card(row) == {
        "id": "player-card-3",
        "number": 3,
        "start": {"gain": {"silver": 5, "gold": 1, "deed": 1}},
        "extra": {"draw": 1},
        "extra_where": "none",
        "source": "reconstructed",
        "reconstructed": ["start", "extra"],
    }


def test_the_public_workshop_ignores_a_criminal_before_the_collision_and_draws_during_it() -> None:
    effect = {"all": [{"ignore_criminal": 1}, {"draw": 1}]}
    row = {"id": "public-workshop", "ability": {"on": "collision", "do": effect}, "source": "rulebook keys p.5"}
    assert tool.public_building(row)["ability"] == {
        "all": [
            {"on": "before_collision", "may": True, "do": {"ignore_criminal": 1}},
            {"on": "collision", "do": {"draw": 1}},
        ]
    }


@pytest.mark.parametrize(
    ("timing", "shared", "ours"),
    [
        (
            "immediate",
            {"all": [{"action": "cleric"}, {"gain": {"corruption": 1}}]},
            {"all": [{"may": {"action": "cleric"}}, {"gain": {"corruption": 1}}]},
        ),
        ("immediate", {"either": [{"action": "trade"}, {"draw": 1}]}, {"either": [{"action": "trade"}, {"draw": 1}]}),
        ("dropoff", {"all": [{"draw": 1}, {"remove_self": True}]}, {"all": [{"draw": 1}, {"remove_self": 1}]}),
        ("none", None, None),
    ],
    ids=str,
)
def test_an_action_beside_other_effects_may_be_left_out(timing: str, shared: Any, ours: Any) -> None:
    row = {"id": "a", "timing": timing, "icons": {}, "ability": shared, "source": "card list"}
    assert tool.townsfolk(row)["ability"] == ours


def test_what_is_guessed_of_a_manuscript_board_is_a_key_of_it() -> None:
    columns = [{"ribbon": "grey", "ability": {"pay": {"silver": 2}, "do": {"draw": 1}}}]
    row = {"id": "b", "columns": columns, "source": "reconstructed", "reconstructed": ["columns ribbon order"]}
    assert tool.manuscript_board(row) == {
        "id": "b",
        "columns": [{"ribbon": "grey", "ability": {"turn_option": {"pay": {"silver": 2}, "do": {"draw": 1}}}}],
        "source": "reconstructed",
        "reconstructed": ["columns"],
    }


def shared_viscounts(folder: Path, **rows: list[dict[str, Any]]) -> Path:
    """A folder with the files of Viscounts as they are collected, empty where nothing is named."""
    shared = folder / "viscounts"
    shared.mkdir()
    for name in tool.VISCOUNTS_LISTS:
        (shared / f"{name}.json").write_text(json.dumps(rows.get(name, [])), encoding="utf-8")
    return shared


def test_tiles_of_the_automatic_opponent_are_a_file_of_their_own(tmp_path: Path) -> None:
    tile = {"set": "keys", "timing": "immediate", "effect": {"draw": 1}, "source": "picture"}
    tiles = [{"id": "a", "kind": "player", **tile}, {"id": "b", "kind": "ai", **tile}]
    files = tool.convert_viscounts(shared_viscounts(tmp_path, chest_tiles=tiles), "keys")
    assert [row["id"] for row in files["chest_tiles"]] == ["a"]
    assert [row["id"] for row in files["ai_chest_tiles"]] == ["b"]
    assert "ai_chest_tiles" in tool.SOLO_FILES


def test_heroes_of_the_collectors_set_do_not_meet_the_promotional_ones(tmp_path: Path) -> None:
    hero: dict[str, Any] = {"kind": "hero", "icons": {}, "timing": "none", "ability": None, "source": "card list"}
    shared = shared_viscounts(
        tmp_path, heroes=[{"id": "a", "set": "promo", **hero}, {"id": "b", "set": "collectors", **hero}]
    )
    promo, collectors = (tool.convert_viscounts(shared, chosen) for chosen in ("promo", "collectors"))
    assert [row["id"] for row in promo["heroes"]] == ["a"]
    assert [row["id"] for row in collectors["collectors_heroes"]] == ["b"]
    assert "heroes" not in collectors


def test_the_command_leaves_out_what_only_solo_opponents_use(tmp_path: Path) -> None:
    card = {"id": "a", "set": "keys", "source": "picture"}
    shared_viscounts(tmp_path, scheme_cards=[card], public_buildings=[{**card, "ability": {"icons": {"criminal": 1}}}])
    command = [sys.executable, str(TOOL), str(tmp_path), str(tmp_path / "out"), "--game", "viscounts", "--set", "keys"]
    subprocess.run([*command, "--without-solo"], check=True)
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["public_buildings.json"]


def test_the_command_writes_only_what_solo_opponents_use_if_asked(tmp_path: Path) -> None:
    card = {"id": "a", "set": "keys", "source": "picture"}
    shared_viscounts(tmp_path, scheme_cards=[card], public_buildings=[{**card, "ability": {"icons": {"criminal": 1}}}])
    command = [sys.executable, str(TOOL), str(tmp_path), str(tmp_path / "out"), "--game", "viscounts", "--set", "keys"]
    subprocess.run([*command, "--only-solo"], check=True)
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["scheme_cards.json"]


def test_what_nobody_has_read_of_an_ai_board_is_named_key_by_key() -> None:
    """Words such as «everything but focus» become the keys that they mean."""
    row = {"id": "a", "set": "base", "focus": "noble", "start": {}, "building_slots": [], "text": "", "source": ""}
    assert tool.unread({**row, "reconstructed": ["everything but focus, start"]}) == ["building_slots"]
    assert tool.unread({**row, "reconstructed": ["start", "building_slots with read=false"]}) == [
        "start",
        "building_slots",
    ]


def test_only_the_chosen_set_is_taken_and_the_set_is_not_repeated() -> None:
    rows = [{"id": "a", "set": "base"}, {"id": "b", "set": "gates"}, {"id": "c"}]
    assert tool.of_set(rows, "base") == [{"id": "a"}, {"id": "c"}]
    assert tool.of_set(rows, "gates") == [{"id": "b"}]


PACKAGE = DATA.parents[1]
DATA_FILES = [path for game in ("viscounts", "architects") for path in sorted((PACKAGE / game).rglob("data/*.json"))]


@pytest.mark.parametrize("path", DATA_FILES, ids=lambda path: "-".join(path.relative_to(PACKAGE).with_suffix("").parts))
def test_the_package_data_is_written_as_the_tool_writes_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tool.dump(json.loads(text)) == text


def test_the_command_writes_one_file_for_each_kind_of_component(tmp_path: Path) -> None:
    shared = tmp_path / "architects" / "base"
    shared.mkdir(parents=True)
    card = {"id": "rew", "set": "base", "gain": {"virtue": 1}, "source": "picture", "note": ""}
    (shared / "rewards.json").write_text(json.dumps([card, {**card, "id": "extra", "set": "promo"}]))
    (shared / "debts.json").write_text(json.dumps([{"id": "debt", "source": "picture", "on_flip": {}}]))
    command = [sys.executable, str(TOOL), str(tmp_path), str(tmp_path / "out"), "--game", "architects"]
    subprocess.run([*command, "--skip", "debts"], check=True)
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["rewards.json"]
    text = (tmp_path / "out" / "rewards.json").read_text()
    assert text == '[\n{"id": "rew", "effect": {"gain": {"virtue": 1}}, "source": "picture"}\n]\n'
