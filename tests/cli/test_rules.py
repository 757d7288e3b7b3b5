"""westkingdom rules: the statement, the code and the tests of a rule."""

from __future__ import annotations

from tests.kit.cli import run


def test_a_rule_says_its_statement_its_code_and_its_tests() -> None:
    lines = run("rules", "VB-080").stdout.splitlines()
    assert lines[0] == "Rule: VB-080"
    assert lines[2].startswith("Statement: The Viscount moves clockwise exactly as many spaces")
    assert any(line.startswith("Implemented: src/westkingdom/viscounts/movement.py:") for line in lines)
    assert any(line.startswith("Tested: ") for line in lines)


def test_a_rule_says_in_words_where_it_is_known_from() -> None:
    """The tags of the ledger of Architects are no riddle."""
    lines = run("rules", "AB-078").stdout.splitlines()
    assert lines[2] == "Statement: Hiring costs 4 silver: 2 of them tax, 2 to the supply."
    assert lines[3] == "Known from: a picture of the component; wording of the rulebook"
    assert run("rules", "AB-013").stdout.splitlines()[2:4] == [
        "Statement: RULING Debts never run out: if more than 22 are needed the engine just counts on.",
        "Known from: nowhere: reconstructed",
    ]
    assert "Known from" not in run("rules", "VB-080").stdout


def test_a_rule_is_found_however_its_id_is_written() -> None:
    assert run("rules", "vb-80").stdout == run("rules", "VB-080").stdout


def test_rules_lists_the_sections_with_counts() -> None:
    result = run("rules")
    for ledger in ("viscounts-base (", "architects-base (", "architects-works-of-wonder ("):
        assert ledger in result.stdout
    assert "  9. Phase 2: Movement: VB-080 to VB-089, 10 rules, " in result.stdout


def test_an_unknown_rule_has_near_ones() -> None:
    assert "Did you mean VB-" in run("rules", "VB-999").stderr


def test_a_rule_with_two_readings_says_both() -> None:
    said = run("rules", "WW-373").stdout
    assert "Reading: Every 2 silver save 1 Influence" in said
    assert "With --ruling WW-373=loss: 2 silver save all the Influence" in said
    assert "Reading:" not in run("rules", "WW-372").stdout
