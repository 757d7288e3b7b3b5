"""What only its own module uses begins with an underscore."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import privacy

MODULE = """
from typing import Final, TypeAlias

Words: TypeAlias = list[str]
LIMIT: Final = 3
OFFER: Final = 4
CONSTRUCT: Final = Construct("game.construct")

class Rule: ...

def helper(): ...

def _private(): ...
"""


def public(tmp_path: Path, others: str, makefile: str = "", module: str = "rule") -> list[str]:
    """What is found if a file with this text is the only other one."""
    package = tmp_path / "src" / "westkingdom"
    (package / "game").mkdir(parents=True)
    (package / "game" / f"{module}.py").write_text(MODULE)
    (package / "other.py").write_text(others)
    (tmp_path / "Makefile").write_text(makefile)
    found = privacy.public_for_nobody(package, [tmp_path / "src"], [tmp_path / "Makefile"])
    return [name for path, _, name in found if path.stem == module]


def test_functions_and_constants_that_nobody_else_uses_are_found(tmp_path: Path) -> None:
    """Classes and types are not, nor rules that saves know, nor what is found by looking."""
    assert public(tmp_path, "helper = LIMIT = 3\n") == ["LIMIT", "helper"]


@pytest.mark.parametrize(
    "use",
    [
        "from westkingdom.game.rule import helper",
        "from westkingdom.game import rule as it\nit.helper()",
        "import westkingdom.game.rule\nwestkingdom.game.rule.helper()",
        "from westkingdom.game import rule\nsetattr(rule, 'helper', None)",
        "monkeypatch.setattr('westkingdom.game.rule.helper', None)",
        "PROGRAM = 'from westkingdom.game.rule import LIMITS, helper'",
    ],
)
def test_what_another_file_uses_is_public(tmp_path: Path, use: str) -> None:
    assert public(tmp_path, use) == ["LIMIT"]


def test_a_method_of_that_name_is_no_use(tmp_path: Path) -> None:
    assert public(tmp_path, "from westkingdom.game.rule import Rule\nRule().helper()\n") == ["LIMIT", "helper"]


def test_a_makefile_uses_names_too(tmp_path: Path) -> None:
    program = "\tpython -c 'from westkingdom.game import rule; rule.helper()'\n"
    assert public(tmp_path, "", makefile=program) == ["LIMIT"]


def test_the_vocabulary_of_a_game_is_left_out(tmp_path: Path) -> None:
    assert public(tmp_path, "", module="terms") == []
