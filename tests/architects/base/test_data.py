"""The component data of Architects say where they come from, and use only documented words."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.data.test_box_data import games_of_words
from tests.kit import ROOT
from tests.kit.chapters.architects.data import ARCHITECTS, BASE, PROMOS, WONDER, Row, Rows, read
from tests.kit.data.grammar import WORDS, Grammar, Vocabulary, objects, read_with

VOCABULARY = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
SOLO = read("solo/data")
SETS = {"base": BASE, "promo": PROMOS, "wonder": WONDER, "solo": SOLO}
ALL = [(f"{box}/{name}", row) for box, files in SETS.items() for name, file in files.items() for row in objects(file)]


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
