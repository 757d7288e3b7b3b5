"""The ledgers are read as they are written, and rules are traced to code and tests."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit import ROOT
from westkingdom.library import ledger
from westkingdom.terminal import lookup

LEDGER = """# A game

Lines such as VB-001 in the text are no entries.

## 1. First things

- **VB-001** There are three resources. (p.3)
- **VB-002** Debts never run out. (p.5) **[inferred: the supply is large]**

## 2. Examples

- **VB-EX-1** Start: nothing. Expected: nothing.
- no entry
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: one ledger, one module, one test file."""
    for folder in ("docs/rules", "src/westkingdom/game", "tests"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/game-base.md").write_text(LEDGER)
    (tmp_path / "docs/rules/not-tested.md").write_text("- **VB-EX-1** It says nothing.\n")
    (tmp_path / "docs/rules/scope.toml").write_text("[game-base]\n")
    (tmp_path / "src/westkingdom/game/supply.py").write_text(
        '"""The supply. [VB-002]"""\n\n'
        "class Supply:\n"
        "    def take(self) -> None:\n"
        '        """Three resources. [VB-001,\n        VB-002]\n\n        But [VB-EX-1] is only spoken of here.\n        """\n'
    )
    return tmp_path


def write_tests(checkout: Path, text: str) -> ledger.Places:
    (checkout / "tests/test_game.py").write_text(text)
    return ledger.find_tests(checkout / "tests", checkout)


def test_an_entry_knows_its_section_its_line_and_whether_it_is_inferred() -> None:
    first, second, example = ledger.parse(LEDGER, "game-base")
    assert first == ledger.LedgerEntry("VB-001", "There are three resources. (p.3)", "game-base", "1. First things", 7)
    assert [entry.inferred for entry in (first, second, example)] == [False, True, False]
    assert [entry.example for entry in (first, second, example)] == [False, False, True]


@pytest.mark.parametrize("text", ["RULING [R] Debts go on.", "[S] So it is. RULING: after it.", "RECONSTRUCTED All."])
def test_a_ruling_of_ours_is_inferred(text: str) -> None:
    (entry,) = ledger.parse(f"- **AB-001** {text}", "architects-base")
    assert entry.inferred


def test_an_id_in_two_ledgers_is_refused(checkout: Path) -> None:
    (checkout / "docs/rules/other.md").write_text("- **VB-002** Again.\n")
    with pytest.raises(ledger.LedgerError, match="VB-002"):
        ledger.parse_folder(checkout / "docs/rules")


def test_docstrings_name_what_they_implement(checkout: Path) -> None:
    found = ledger.find_implementations(checkout / "src/westkingdom", checkout)
    file = "src/westkingdom/game/supply.py"
    take = ledger.Place(file, 4, "westkingdom.game.supply.Supply.take")
    assert found == {"VB-001": [take], "VB-002": [ledger.Place(file, 1, "westkingdom.game.supply"), take]}


def test_a_docstring_may_name_a_range(checkout: Path) -> None:
    """All of its ids are found, those that no ledger has among them: `make rules` tells of such."""
    file = checkout / "src/westkingdom/game/ranges.py"
    file.write_text('"""Many. [VB-009..VB-011, VB-EX-1..VB-EX-2,\nVB-020]"""\n')
    named = ["VB-009", "VB-010", "VB-011", "VB-EX-1", "VB-EX-2", "VB-020"]
    places = ledger.find_implementations(checkout / "src/westkingdom", checkout)
    assert [rule_id for rule_id in places if any(place.name.endswith("ranges") for place in places[rule_id])] == named


@pytest.mark.parametrize("text", ["VB-003..VB-001", "VB-001..AB-003", "VB-001..VB-EX-3"])
def test_a_range_that_is_none_is_refused(checkout: Path, text: str) -> None:
    (checkout / "src/westkingdom/game/ranges.py").write_text(f'"""Wrong. [{text}]"""\n')
    with pytest.raises(ledger.LedgerError, match="range"):
        ledger.find_implementations(checkout / "src/westkingdom", checkout)


def test_marks_of_functions_classes_and_modules_reach_their_tests(checkout: Path) -> None:
    found = write_tests(
        checkout,
        'pytestmark = [rule("VB-001")]\n'
        '@rule("VB-002")\n'
        "class TestThings:\n"
        '    pytestmark = rule("VB-003")\n'
        '    @pytest.mark.rule("VB-004", "VB-005")\n'
        "    def test_one(self): ...\n"
        "    def helper(self): ...\n"
        '@pytest.mark.parametrize("a", [pytest.param(1, marks=rule("VB-006"))])\n'
        '@rule("VB-001")\n'
        "async def test_two(a): ...\n",
    )
    one = ledger.Place("tests/test_game.py", 6, "TestThings.test_one")
    two = ledger.Place("tests/test_game.py", 10, "test_two")
    assert found == {
        "VB-001": [two, one],
        "VB-002": [one],
        "VB-003": [one],
        "VB-004": [one],
        "VB-005": [one],
        "VB-006": [two],
    }


def test_a_mark_with_a_computed_id_is_refused(checkout: Path) -> None:
    with pytest.raises(ledger.LedgerError, match=r"test_game\.py:1"):
        write_tests(checkout, "@rule(*IDS)\ndef test_it(): ...\n")


def test_the_scope_is_a_ledger_less_its_exceptions(checkout: Path) -> None:
    entries = ledger.parse_folder(checkout / "docs/rules")
    assert ledger.parse_scope("[game-base]", entries) == {"VB-001", "VB-002", "VB-EX-1"}
    assert ledger.parse_scope('[game-base]\nexcept = ["VB-001..VB-002"]', entries) == {"VB-EX-1"}
    assert ledger.parse_scope('[game-base]\nexcept = ["VB-EX-1"]', entries) == {"VB-001", "VB-002"}


@pytest.mark.parametrize(
    "text", ["[nothing]", '[game-base]\nexcept = ["VB-009"]', '[game-base]\nexcept = ["VB-7..VB-9"]']
)
def test_a_scope_that_names_nothing_is_refused(checkout: Path, text: str) -> None:
    with pytest.raises(ledger.LedgerError):
        ledger.parse_scope(text, ledger.parse_folder(checkout / "docs/rules"))


def test_ids_sort_by_number_with_examples_last() -> None:
    assert ledger.in_order({"VB-EX-2", "VB-100", "VB-EX-10", "VB-99", "AB-200"}) == [
        "AB-200",
        "VB-99",
        "VB-100",
        "VB-EX-2",
        "VB-EX-10",
    ]


def test_a_wheel_answers_as_the_checkout_does(checkout: Path) -> None:
    write_tests(checkout, '@rule("VB-001")\ndef test_it(): ...\n')
    here = ledger.Rules.of_checkout(checkout)
    (checkout / "docs/rules/index.json").write_text(json.dumps(ledger.make_index(checkout)))
    wheel = ledger.Rules(checkout / "docs/rules", None)
    assert wheel.entries == here.entries
    assert wheel.implemented == here.implemented
    assert wheel.tested == here.tested
    assert wheel.tested.keys() == {"VB-001"}


def test_the_ledgers_of_this_project_can_be_read() -> None:
    rules = ledger.Rules.of_checkout(ROOT)
    assert {entry.ledger for entry in rules.entries.values()} == {
        "architects-base",
        "architects-works-of-wonder",
        "viscounts-base",
        "viscounts-gates-of-gold",
        "viscounts-keeper-of-keys",
    }
    assert rules.scope == set(rules.entries), "some rules are not held by tests yet"
    assert rules.entries["VB-093"].section == "10. Phase 3: Primary action"


def test_no_rule_that_a_test_holds_is_said_to_be_nowhere() -> None:
    """A docstring names it, or where.toml says in which file or with which other rule it is; examples show rules."""
    rules = ledger.Rules.of_checkout(ROOT)
    assert [rule_id for rule_id in ledger.in_order(rules.tested) if not rules.where(rule_id)] == []
    assert "nowhere yet" not in str([lookup.rule_lines(rules, entry) for entry in rules.entries.values()])


def test_what_no_docstring_names_is_where_it_is_said_to_be() -> None:
    """The file is there, the other rule has a place of its own in the code, and nothing is said twice."""
    rules = ledger.Rules.of_checkout(ROOT)
    assert rules.elsewhere.keys() & rules.implemented.keys() == set()
    for place in rules.elsewhere.values():
        assert (ROOT / "src/westkingdom" / place.file).is_file() if place.file else place.rule in rules.implemented


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[files]\n"game/supply.py" = ["VB-002"]', ["in src/westkingdom/game/supply.py"]),
        ('[rules]\nVB-001 = ["VB-002"]', ["with VB-001, src/westkingdom/game/supply.py:1 westkingdom.game.supply"]),
        ("", []),
    ],
)
def test_a_rule_is_in_a_file_or_with_another_rule(checkout: Path, text: str, said: list[str]) -> None:
    (checkout / "docs/rules/where.toml").write_text(text)
    (checkout / "src/westkingdom/game/supply.py").write_text('"""The supply. [VB-001]"""\n')
    rules = ledger.Rules.of_checkout(checkout)
    assert rules.where("VB-002") == said
    assert rules.where("VB-EX-1") == ["by the rules that it is an example of"]


@pytest.mark.parametrize(
    "text", ['[files]\n"a.py" = ["VB-777"]', '[files]\n"a.py" = ["VB-001"]\n"b.py" = ["VB-001..VB-002"]']
)
def test_a_place_for_what_is_no_rule_or_has_one_already_is_refused(checkout: Path, text: str) -> None:
    (checkout / "docs/rules/where.toml").write_text(text)
    with pytest.raises(ledger.LedgerError):
        ledger.Rules.of_checkout(checkout).elsewhere.get("VB-002")


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The program behind `make rules`."""
    spec = importlib.util.spec_from_file_location("rules_tool", ROOT / "tools/rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_rule_without_a_test_fails_only_the_check(
    checkout: Path, tool: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    write_tests(checkout, '@rule("VB-001")\ndef test_it(): ...\n')
    assert tool.main([], checkout) == 0
    assert tool.main(["--check"], checkout) == 1
    printed = capsys.readouterr().out
    assert "No test yet, game-base:\n  1. First things\n    VB-002" in printed
    assert "3 entries, 3 in scope: 1 tested, 1 not testable, 1 without a test; 2 named by a docstring" in printed


def test_the_check_passes_when_every_rule_has_a_test(checkout: Path, tool: ModuleType) -> None:
    write_tests(checkout, '@rule("VB-001", "VB-002")\ndef test_it(): ...\n')
    assert tool.main(["--check"], checkout) == 0


@pytest.mark.parametrize(
    ("test_id", "error"),
    [("VB-999", "names VB-999, which is in no ledger"), ("VB-EX-1", "not-tested.md says cannot be tested")],
)
def test_a_wrong_id_is_an_error(
    checkout: Path, tool: ModuleType, capsys: pytest.CaptureFixture[str], test_id: str, error: str
) -> None:
    write_tests(checkout, f'@rule("{test_id}")\ndef test_it(): ...\n')
    assert tool.main([], checkout) == 1
    assert error in capsys.readouterr().err
