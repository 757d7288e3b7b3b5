"""The documentation is true: its examples run, its tables are complete."""

from __future__ import annotations

import itertools
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import ROOT
from tests.kit.server.serving import in_thread
from tools.action_space import STRETCHES, page
from westkingdom.architects import scenario as architects
from westkingdom.architects import shown as architects_shown
from westkingdom.architects.solo import positions as opponents
from westkingdom.architects.works_of_wonder import positions as wonders
from westkingdom.architects.works_of_wonder.terms import INFLUENCE
from westkingdom.server import PORT
from westkingdom.viscounts import scenario as viscounts
from westkingdom.viscounts import shown as viscounts_shown
from westkingdom.viscounts.gates_of_gold import positions as gates
from westkingdom.viscounts.keeper_of_keys import positions as keys
from westkingdom.viscounts.solo import positions as solo

DOCS = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
ONE_STORY = {"tutorial.md"}
"""Pages whose examples go on from each other."""


def python_blocks() -> list[tuple[str, str]]:
    """Every Python example of the documentation."""
    found: list[tuple[str, str]] = []
    for path in DOCS:
        blocks = re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
        if path.name in ONE_STORY:
            blocks = ["\n".join(blocks)]
        found += [(f"{path.name}-{i}", code) for i, code in enumerate(blocks)]
    return found


@pytest.mark.parametrize("code", [code for _, code in python_blocks()], ids=[name for name, _ in python_blocks()])
def test_examples_run(code: str, tmp_path: Path) -> None:
    """Every Python example in the documentation runs as it stands; one that asks a server is given one."""
    if str(PORT) not in code:
        exec(compile(code, "example", "exec"), {})
        return
    with in_thread(tmp_path / "tables.sqlite3") as served:
        names: dict[str, Any] = {}
        exec(compile(code.replace(str(PORT), str(served.port)), "example", "exec"), names)
        names["server"].close()


def test_action_space_page_is_current() -> None:
    """The page of the flat action space is what the tool writes now."""
    assert (ROOT / "docs" / "action-space.md").read_text("utf-8") == page()


FIRST_NUMBERS = {"Viscounts": [0, 1792, 2816], "Architects": [0, 2048]}


@pytest.mark.parametrize("game", STRETCHES)
def test_no_two_kinds_share_a_number_or_a_name(game: str) -> None:
    """Stretches of the action space follow each other without meeting, those of a box after those of the game."""
    stretches = STRETCHES[game]
    kinds = [kind for _, kinds, _, _ in stretches for kind in kinds]
    assert len({kind.name for kind in kinds}) == len(kinds)
    for one, other in itertools.pairwise(kinds):
        assert one.base + one.size <= other.base, f"{one.name} meets {other.name}"
    for _, own, end, _ in stretches:
        assert own[-1].base + own[-1].size <= end
    assert [min(kind.base for kind in own) for _, own, _, _ in stretches] == FIRST_NUMBERS[game]


@pytest.mark.parametrize(
    ("game", "boxes"), [(name, boxes) for name, offer in wk.GAMES.items() for boxes in ((), offer.expansions)]
)
def test_the_size_of_the_action_space_is_that_of_its_games(game: str, boxes: tuple[str, ...]) -> None:
    """The page says for the base game, and for the game with its last box, what the game itself says."""
    _, _, end, _ = STRETCHES[game.capitalize()][-1 if boxes else 0]
    assert wk.new_game(game, seats=2, expansions=boxes, seed=1).action_space() == end


def test_every_game_has_its_action_space() -> None:
    assert [game.lower() for game in STRETCHES] == list(wk.GAMES)


def test_the_numbers_of_architects_are_for_ever() -> None:
    """Old games and trained models stay true: a kind never moves."""
    assert {kind.name: kind.base for _, kinds, _, _ in STRETCHES["Architects"] for kind in kinds} == {
        "either": 0,
        "may": 8,
        "character": 16,
        "draft": 48,
        "place": 176,
        "take-back": 192,
        "mine": 224,
        "trade": 226,
        "workshop": 290,
        "hire": 419,
        "let-go": 547,
        "capture": 675,
        "guard": 739,
        "market": 747,
        "keep-plan": 749,
        "guildhall": 877,
        "discard": 1006,
        "pay": 1134,
        "less": 1262,
        "destroy-debt": 1270,
        "prevent-debt": 1272,
        "release": 1274,
        "order": 1306,
        "figures": 2048,
        "avoid-loss": 2064,
        "wonder-token": 2128,
        "visit-wonder": 2144,
    }


SCENARIO_TABLES = {
    "Viscounts: the table": viscounts.TABLE_WORDS,
    "Viscounts: a seat": viscounts.SEAT_WORDS,
    "Viscounts: words of views": [*viscounts_shown.TABLE_WORDS, *viscounts_shown.SEAT_WORDS],
    "Viscounts: a solo opponent": solo.SEAT_WORDS,
    "Gates of Gold: the table": gates.TABLE_WORDS,
    "Gates of Gold: a seat": gates.SEAT_WORDS,
    "Keeper of Keys: the table": keys.TABLE_WORDS,
    "Keeper of Keys: a seat": keys.SEAT_WORDS,
    "Architects: the table": architects.TABLE_WORDS,
    "Architects: a seat": architects.SEAT_WORDS,
    "Architects: words of views": [*architects_shown.TABLE_WORDS, *architects_shown.SEAT_WORDS],
    "Works of Wonder: the table": wonders.WORDS,
    "Works of Wonder: a seat": [INFLUENCE],
    "Solo opponents: the table": opponents.TABLE_WORDS,
}


@pytest.mark.parametrize("title", SCENARIO_TABLES)
def test_scenario_page_names_every_word(title: str) -> None:
    """The page of scenarios names every word that a position knows, of the game and of each box, and no other."""
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    section = re.split(r"\n#+ ", text.partition(f"# {title}\n")[2])[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    named = [word for row in rows for word in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(SCENARIO_TABLES[title])


@pytest.mark.parametrize("game", wk.GAMES)
def test_the_page_of_the_architecture_names_every_extension_point(game: str) -> None:
    """Whoever adds a box finds each method of the class Box of its game in the documentation."""
    source = (ROOT / "src" / "westkingdom" / game / "box.py").read_text("utf-8").partition("class Box:")[2]
    whole = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    text = whole.partition(f"\n### Extension points of {game.capitalize()}\n")[2].partition("\n#")[0]
    points = [name for name in re.findall(r"    def (\w+)\(", source) if not name.startswith("__")]
    assert [name for name in points if f"`{name}`" not in text] == []


def test_the_page_of_the_architecture_names_every_part_of_the_package() -> None:
    """The tree at its beginning has every module and package of westkingdom, and nothing that is gone."""
    tree = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("```\n")[2].partition("```")[0]
    named = {
        name.rstrip("/")
        for name in re.findall(r"^([\w*.]+/?)(?=[ ,])|(?<=, )(\w+\.py)", tree, re.MULTILINE)
        for name in name
    }
    there = {path.name for path in (ROOT / "src" / "westkingdom").iterdir() if not path.name.startswith("__")}
    assert there - {"py.typed"} == named - {""}


def test_no_box_is_forgotten_where_the_games_are_kept_from_their_boxes() -> None:
    """The contract by which the base games know no box names every box of every game, and nothing else."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (contract,) = (contract for contract in contracts if contract["name"] == "The base games know no box")
    source = ROOT / "src" / "westkingdom"
    boxes = {
        f"westkingdom.{game}.{path.parent.name}" for game in wk.GAMES for path in source.glob(f"{game}/*/__init__.py")
    }
    assert set(contract["protected_modules"]) == boxes


@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_links_lead_somewhere(path: Path) -> None:
    """Every relative link of the documentation leads to a file."""
    for target in re.findall(r"\]\(([^)#]+)", path.read_text("utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_the_version_is_written_once_and_has_its_changes() -> None:
    """In the package alone; the changelog tells of it first, below what is not released yet."""
    assert re.findall(r"(?m)^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"))[:2] == [
        "Unreleased",
        wk.__version__,
    ]
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dynamic"] == ["version"]
