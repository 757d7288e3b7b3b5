"""The component data of the boxes are complete, say where they come from, and use only documented words."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.kit import ROOT
from tests.kit.data import counted_names
from tests.kit.data.grammar import FILES as BASE
from tests.kit.data.grammar import WORDS, Grammar, acts_once, mistakes, objects, read_with
from tests.kit.rule import rule

BOXES = ROOT / "src" / "westkingdom" / "viscounts"
Rows = list[dict[str, Any]]


def read(box: str) -> dict[str, Rows]:
    return {
        path.stem: json.loads(path.read_text(encoding="utf-8"))
        for path in sorted((BOXES / box / "data").glob("*.json"))
    }


GATES = read("gates_of_gold")
KEYS = read("keeper_of_keys")
PROMOS = read("promos")
SOLO = read("solo")
OF_SOLO = ("ai_chest_tiles", "scheme_cards")
"""Files of Keeper of Keys that only solo games use."""
ALL = [
    (f"{box}/{name}", row)
    for box, files in (("gates", GATES), ("keys", KEYS), ("promos", PROMOS), ("solo", SOLO))
    for name, rows in files.items()
    for row in rows
    if name not in ("ai_reference_card", "solo_difficulty")
]
PATHS = sorted(path for path in BOXES.glob("*/data/*.json"))
RIBBONS = ["grey", "black", "blue", "yellow"]


def kinds(*files: Rows) -> Counter[str]:
    """How many cards there are of each kind, copies included."""
    found = Counter[str]()
    for rows in files:
        for row in rows:
            found[row["kind"]] += row["count"]
    return found


# --- Gates of Gold


def test_gates_of_gold_has_these_files_and_no_others() -> None:
    assert list(GATES) == [
        *("builder_cards", "castle_leaders", "heroes", "kings_orders", "manuscript_boards", "manuscripts"),
        *("outsiders", "townsfolk"),
    ]


@rule("GG-010", "GG-011", "GG-012", "GG-013", "GG-017", "GG-018")
def test_gates_of_gold_has_as_many_cards_of_each_kind_as_its_rulebook_counts() -> None:
    assert kinds(GATES["townsfolk"]) == {"neutral": 28}
    assert kinds(GATES["heroes"]) == {"hero": 5}
    assert kinds(GATES["outsiders"]) == {"outsider": 24}
    assert kinds(GATES["kings_orders"]) == {"kings_order": 24}
    assert len(GATES["kings_orders"]) == 1
    assert kinds(GATES["builder_cards"]) == {"diversified": 6, "specialized": 6}


@rule("GG-015", "GG-016", "GG-019")
def test_gates_of_gold_has_its_manuscripts_boards_and_leaders() -> None:
    pools = Counter(row.get("pool", row["back"]) for row in GATES["manuscripts"])
    assert pools == {"black": 5, "board-start": 4}
    assert len(GATES["manuscript_boards"]) == 4
    assert len(GATES["castle_leaders"]) == 6


@rule("GG-020")
def test_the_base_game_and_gates_of_gold_together() -> None:
    neutral = [row for row in BASE["townsfolk"] + GATES["townsfolk"] if row["kind"] == "neutral"]
    loose = [row for row in BASE["manuscripts"] + GATES["manuscripts"] if "pool" not in row or row["back"]]
    assert (len(neutral), len(BASE["heroes"] + GATES["heroes"]), len(loose)) == (96, 15, 40)


@rule("GG-021", "GG-022")
def test_twenty_four_outsiders_carry_fourteen_names() -> None:
    found = counted_names(GATES["outsiders"])
    assert len(found) == 14
    several = {name: n for name, n in found.items() if n > 1}
    assert several == {"Envoy": 2, "Guardian": 3, "Mercenary": 3, "Rogue": 3, "Scholar": 4}


@rule("GG-023")
def test_a_kings_order_has_the_value_and_the_icon_of_its_picture() -> None:
    (order,) = GATES["kings_orders"]
    assert (order["cost"], order["icons"], order["hire"]) == (3, {"merchant": 1}, {"discard": 1})
    assert order["ability"]["all"][-1] == {"welcome": 1}
    assert {"refuse": 1} in order["on_destroy"]["do"]["all"]


@rule("GG-025")
def test_every_outsider_has_a_value_icons_a_refusal_and_something_for_the_end() -> None:
    for row in GATES["outsiders"] + PROMOS["outsiders"]:
        assert 1 <= row["cost"] <= 3, row["id"]
        assert row["icons"], row["id"]
        assert row["refuse"], row["id"]
        assert row["endgame"], row["id"]


def test_every_board_has_a_column_for_each_ribbon_and_starts_with_the_first() -> None:
    starts = {row["id"]: row["ribbon"] for row in GATES["manuscripts"] if row.get("pool") == "board-start"}
    first = GATES["manuscript_boards"][0]["columns"]
    for board in GATES["manuscript_boards"]:
        ribbons = [column["ribbon"] for column in board["columns"]]
        assert sorted(ribbons) == sorted(RIBBONS)
        assert [column["ability"] for column in board["columns"]] == [column["ability"] for column in first]
        assert starts.pop(board["start_manuscript"]) == ribbons[0]
    assert starts == {}


def test_one_manuscript_is_of_any_colour() -> None:
    colours = Counter(row["ribbon"] for row in GATES["manuscripts"] if "pool" not in row)
    assert colours == {"grey": 1, "black": 1, "blue": 1, "yellow": 1, "any": 1}


def test_builder_cards_say_what_must_be_built() -> None:
    needs = {row["kind"]: row["needs"] for row in GATES["builder_cards"]}
    assert needs == {"diversified": "1_of_each_type", "specialized": "3_of_one_type"}
    assert {row["kind"]: row["vp"] for row in GATES["builder_cards"]} == {"diversified": 3, "specialized": 2}


# --- Keeper of Keys


def test_keeper_of_keys_has_these_files_and_no_others() -> None:
    players = ["chest_tiles", "heroes", "manuscripts", "player_cards", "public_buildings", "townsfolk"]
    assert list(KEYS) == sorted([*players, *OF_SOLO])


@rule("KK-009", "KK-010", "KK-011", "KK-012", "KK-015", "KK-017")
def test_keeper_of_keys_has_as_many_cards_of_each_kind_as_its_rulebook_counts() -> None:
    assert kinds(KEYS["townsfolk"]) == {"neutral": 20, "replacement-starter": 12}
    assert kinds(KEYS["heroes"]) == {"hero": 10}
    assert [row["number"] for row in KEYS["player_cards"]] == [1.5, 3.5, 5.5, 7.5, 9.5]
    assert [row["back"] for row in KEYS["manuscripts"]] == ["black"] * 5
    assert [row["type"] for row in KEYS["public_buildings"]] == ["trading_post", "guildhall", "workshop"]


@rule("KK-018")
def test_eighteen_chest_tiles_are_six_families_of_three() -> None:
    families = Counter(row["family"] for row in KEYS["chest_tiles"])
    assert families == dict.fromkeys(range(1, 7), 3)
    assert kinds(KEYS["chest_tiles"]) == {"player": 18}
    assert {tuple(row["vp_by_count"]) for row in KEYS["chest_tiles"] + PROMOS["chest_tiles"]} == {(2, 5, 9)}
    for row in KEYS["chest_tiles"]:
        assert row["timing"] == ("ongoing" if row["family"] <= 3 else "immediate")


@rule("KK-020")
def test_the_base_game_and_keeper_of_keys_together() -> None:
    neutral = [row for row in BASE["townsfolk"] + KEYS["townsfolk"] if row["kind"] == "neutral"]
    assert len(neutral) == 88
    for name, n in (("heroes", 20), ("player_cards", 15), ("manuscripts", 40)):
        assert len(BASE[name] + KEYS[name]) == n, name


@rule("KK-010", "KK-027")
def test_three_new_starters_have_the_names_of_old_ones() -> None:
    old = {row["name"] for row in BASE["townsfolk"] if row["kind"] == "starter"}
    new = [row["name"] for row in KEYS["townsfolk"] if row["kind"] == "replacement-starter"]
    assert len(new) == len(set(new)) == 3
    assert set(new) <= old


def test_scarlette_may_transcribe_and_gains_corruption_anyway() -> None:
    (scarlette,) = (row for row in KEYS["heroes"] if row["name"] == "Scarlette")
    assert scarlette["ability"] == {"all": [{"may": {"action": "cleric"}}, {"gain": {"corruption": 1}}]}


def test_the_public_workshop_ignores_a_criminal_before_the_collision() -> None:
    moments = [part["on"] for part in KEYS["public_buildings"][2]["ability"]["all"]]
    assert moments == ["before_collision", "collision"]


# --- promotional and collectors' cards


def test_promotional_cards_lie_in_their_own_folder() -> None:
    assert list(PROMOS) == ["chest_tiles", "collectors_heroes", "heroes", "outsiders", "townsfolk"]
    assert kinds(PROMOS["townsfolk"]) == {"neutral": 6}
    assert kinds(PROMOS["heroes"]) == {"hero": 7}
    assert kinds(PROMOS["chest_tiles"]) == {"player": 1}
    assert PROMOS["chest_tiles"][0]["family"] not in {row["family"] for row in KEYS["chest_tiles"]}


@rule("KK-206")
def test_the_collectors_set_has_four_heroes_and_four_outsiders_that_name_pieces_of_boxes() -> None:
    assert kinds(PROMOS["collectors_heroes"]) == {"hero": 4}
    assert kinds(PROMOS["outsiders"]) == {"outsider": 4}
    words = ("kings_order", "hero", "chest", "outsider")
    for row in PROMOS["collectors_heroes"] + PROMOS["outsiders"]:
        assert any(word in json.dumps([row["ability"] if "ability" in row else row["refuse"]]) for word in words)


# --- all of them


@pytest.mark.parametrize(("name", "row"), ALL, ids=lambda value: value["id"] if isinstance(value, dict) else value)
def test_every_expression_of_a_box_uses_documented_words(name: str, row: dict[str, Any]) -> None:
    assert mistakes(row, WORDS) == []


def test_every_object_of_a_box_names_its_source() -> None:
    assert [(name, row["id"]) for name, row in ALL if not isinstance(row.get("source"), str) or not row["source"]] == []


def test_what_is_called_reconstructed_or_listed_is_a_key_of_the_object() -> None:
    wrong = [
        (name, row["id"], key)
        for name, row in ALL
        for key in (*row.get("reconstructed", []), *row.get("listed", {}))
        if key not in row
    ]
    assert wrong == []


def test_what_nobody_has_read_is_marked() -> None:
    for name, row in ALL:
        if row["source"] == "reconstructed":
            assert row.get("reconstructed"), (name, row["id"])


def test_no_two_things_of_any_set_share_an_id() -> None:
    ids = Counter(row["id"] for rows in BASE.values() if isinstance(rows, list) for row in rows)
    ids.update(row["id"] for _, row in ALL)
    assert [ident for ident, n in ids.items() if n > 1] == []


def test_no_object_of_a_box_has_a_sentence_a_set_or_an_empty_remark() -> None:
    for name, row in ALL:
        assert not {"text", "set"} & set(row), (name, row["id"])
        assert not {key for key in ("seen", "reconstructed", "listed", "note") if key in row and not row[key]}


def test_timing_says_what_kind_of_ability_a_card_of_a_box_has() -> None:
    for name, row in ALL:
        if "ability" in row and "timing" in row:
            assert row["timing"] in ("immediate", "ongoing", "dropoff", "none"), (name, row["id"])
            assert (row["timing"] == "none") == (row["ability"] is None), (name, row["id"])
            assert row["timing"] != "ongoing" or not acts_once(row)


def test_manuscripts_of_boxes_act_at_once_or_at_the_end() -> None:
    for row in GATES["manuscripts"] + KEYS["manuscripts"]:
        assert (row["immediate"] is None) != (row["endgame"] is None), row["id"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_file_of_a_box_has_one_object_on_a_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    assert (lines[0], lines[-2:]) == ("[", ["]", ""])
    assert [json.loads(line.removesuffix(",")) for line in lines[1:-2]] == json.loads(text)


def test_every_data_file_of_a_box_is_described() -> None:
    page = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8").partition("| File of a box |")[2]
    described = set()
    for line in page.splitlines():
        folder = ""
        for word in line.split("|")[1].split() if line.startswith("| `") else []:
            name = word.strip("`")
            folder = name.rpartition("/")[0] or folder
            described.add(f"{folder}/{name.rpartition('/')[2]}")
    assert described == {str(path.relative_to(BOXES)) for path in PATHS}


def games_of_words() -> dict[tuple[str, str], set[str]]:
    """By kind and word: what the last column of the vocabulary says, as `V` or `V gates`."""
    found: dict[tuple[str, str], set[str]] = {}
    text = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8").partition("\n## The table\n")[2]
    for line in text.partition("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5:
            for word in re.findall(r"`(\w+)`", cells[0]):
                found.setdefault((cells[1], word), set()).update(cells[4].split(", "))
    return found


SETS: dict[str, dict[str, Any]] = {
    "base": BASE,
    "gates": GATES,
    "keys": {name: rows for name, rows in KEYS.items() if name not in OF_SOLO},
    "keys solo": {name: KEYS[name] for name in OF_SOLO},
    "promo": PROMOS,
    "solo": SOLO,
}


def test_the_vocabulary_says_which_box_needs_a_word() -> None:
    """A word of the base game is marked V, one that only boxes use with one of these boxes."""
    games = games_of_words()
    used: dict[tuple[str, str], set[str]] = {}
    for name, files in SETS.items():
        grammar = Grammar(WORDS)
        for content in files.values():
            for row in objects(content):
                read_with(grammar, row)
        for word in grammar.used:
            used.setdefault(word, set()).add(name)
    wrong = []
    for word, sets in sorted(used.items()):
        marks = {mark for mark in games[word] if mark.startswith("V")}
        right = {"V"} if "base" in sets else {f"V {name}" for name in sets}
        if not (marks == {"V"} if "base" in sets else marks == {"V"} or bool(marks & right)):
            wrong.append((word, sorted(marks), sorted(sets)))
    assert wrong == []
