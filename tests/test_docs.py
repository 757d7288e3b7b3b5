"""The documentation is true: its examples run, its tables are complete."""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path

import pytest

import westkingdom as wk
from tools.action_space import STRETCHES, page
from westkingdom.architects.solo import positions as opponents
from westkingdom.viscounts.gates_of_gold import positions as gates
from westkingdom.viscounts.keeper_of_keys import positions as keys
from westkingdom.viscounts.scenario import SEAT_WORDS, TABLE_WORDS

ROOT = Path(__file__).parents[1]
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def python_blocks() -> list[tuple[str, str]]:
    """Every Python example of the documentation."""
    found: list[tuple[str, str]] = []
    for path in DOCS:
        for i, code in enumerate(re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL)):
            found.append((f"{path.name}-{i}", code))
    return found


@pytest.mark.parametrize("code", [code for _, code in python_blocks()], ids=[name for name, _ in python_blocks()])
def test_examples_run(code: str) -> None:
    """Every Python example in the documentation runs as it stands."""
    exec(compile(code, "example", "exec"), {})


def test_action_space_page_is_current() -> None:
    """The page of the flat action space is what the tool writes now."""
    assert (ROOT / "docs" / "action-space.md").read_text("utf-8") == page()


def test_no_two_kinds_share_a_number_or_a_name() -> None:
    """Stretches of the action space follow each other without meeting, those of a box after those of the game."""
    kinds = [kind for _, kinds, _, _ in STRETCHES for kind in kinds]
    assert len({kind.name for kind in kinds}) == len(kinds)
    for one, other in itertools.pairwise(kinds):
        assert one.base + one.size <= other.base, f"{one.name} meets {other.name}"
    for _, own, end, _ in STRETCHES:
        assert own[-1].base + own[-1].size <= end
    assert [min(kind.base for kind in own) for _, own, _, _ in STRETCHES] == [0, 1792, 2816]


SCENARIO_TABLES = {
    "The table": TABLE_WORDS,
    "A seat": SEAT_WORDS,
    "Gates of Gold: the table": gates.TABLE_WORDS,
    "Gates of Gold: a seat": gates.SEAT_WORDS,
    "Keeper of Keys: the table": keys.TABLE_WORDS,
    "Keeper of Keys: a seat": keys.SEAT_WORDS,
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


def test_the_page_of_the_architecture_names_every_extension_point() -> None:
    """Whoever adds a box finds each method of the class Box in the documentation."""
    source = (ROOT / "src" / "westkingdom" / "viscounts" / "box.py").read_text("utf-8").partition("class Box:")[2]
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("\n## Boxes\n")[2].partition("\n## ")[0]
    points = [name for name in re.findall(r"    def (\w+)\(", source) if not name.startswith("__")]
    assert [name for name in points if f"`{name}`" not in text] == []


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
