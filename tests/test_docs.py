"""The documentation is true: its examples run, its tables are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.action_space import page
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


def test_scenario_page_names_every_word() -> None:
    """The page of scenarios names every word that a position knows, and no other."""
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    named = [word for row in rows for word in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted([*TABLE_WORDS, *SEAT_WORDS])


@pytest.mark.parametrize("path", DOCS, ids=[path.name for path in DOCS])
def test_links_lead_somewhere(path: Path) -> None:
    """Every relative link of the documentation leads to a file."""
    for target in re.findall(r"\]\(([^)#]+)", path.read_text("utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
