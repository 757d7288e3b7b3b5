"""The page of proofs names tests that are there."""

from __future__ import annotations

import re

from tests.kit import ROOT

PAGE = (ROOT / "docs" / "proofs.md").read_text(encoding="utf-8")


def test_every_test_that_the_page_names_is_there() -> None:
    """By its whole name, or by its beginning before an ellipsis."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)(…?)`", PAGE)
    assert len(named) > 20
    missing = [name for name, more in named if f"def {name}" + ("" if more else "(") not in tests]
    assert missing == []


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r"`(tests/[\w/.]+)`", PAGE)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_finding_of_the_attack_has_a_row() -> None:
    rows = set(re.findall(r"[HML]\d+", "\n".join(line for line in PAGE.splitlines() if line.startswith("| "))))
    assert rows == {"H1", "H2", *(f"M{n}" for n in range(1, 11)), *(f"L{n}" for n in range(1, 16))}
