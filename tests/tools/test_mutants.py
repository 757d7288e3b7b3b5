"""The tool that puts faults into the rules: which places it finds, and what is known of those that change nothing."""

from __future__ import annotations

import json
from functools import cache

import pytest

from tests.kit import ROOT
from tools.mutant_tests import is_law_of
from tools.mutation import Finder, Mutation, all_mutations, area_of, chosen, key_of

PACKAGE = ROOT / "src" / "westkingdom"


@cache
def places() -> list[Mutation]:
    """All places in the rules."""
    return all_mutations(PACKAGE)


def test_every_mutant_that_changes_nothing_is_a_place_of_the_rules_and_has_a_reason() -> None:
    """What is named with a reason still stands in the source: a reason outlives no change of the line that it is about."""
    rows = json.loads((ROOT / "tests" / "data" / "equivalent_mutants.json").read_text("utf-8"))
    named = [key_of(row["file"], row["function"], row["before"], row["after"], row.get("nth", 1)) for row in rows]
    assert len(set(named)) == len(named)
    assert set(named) <= {place.key() for place in places()}
    assert all(len(row["reason"]) > 20 for row in rows)


def test_the_same_seed_chooses_the_same_places_from_every_part_of_both_games() -> None:
    """A choice of more begins with the choice of fewer, and no box and no kind of fault is forgotten."""
    many = chosen(places(), 300, 1)
    assert many[:40] == chosen(places(), 40, 1)
    assert many != chosen(places(), 300, 2)
    assert {area_of(place.file) for place in many} == {area_of(place.file) for place in places()}
    assert {place.kind for place in many} == {place.kind for place in places()}


def test_a_mutant_is_another_program_that_can_be_read() -> None:
    """Every fault changes the source, and only its own place; what comes of it can be compiled."""
    for place in chosen(places(), 300, 3):
        source = (PACKAGE / place.file).read_bytes()
        mutant = place.applied(source)
        assert mutant != source
        assert mutant.startswith(source[: place.start])
        assert mutant.endswith(source[place.end :])
        compile(mutant, place.file, "exec")


RULE = b'''
def gain(g, seat, other):
    """Gain 2."""
    if seat != other and g.turn == seat:
        g.push(3, seat)
    return [seat, other]
'''


@pytest.mark.parametrize(
    ("kind", "after"),
    [
        ("comparison", "if (seat == other) and g.turn == seat:"),
        ("and-or", "if ((seat != other) or (g.turn == seat)):"),
        ("condition-dropped", "if ((seat != other)):"),
        ("seats-mixed-up", "if seat != other and (g.start) == seat:"),
        ("seats-mixed-up", "g.push(3, ((seat + 1) % len(g.players)))"),
        ("off-by-one", "g.push(4, seat)"),
        ("call-dropped", "pass"),
        ("element-dropped", "return [other]"),
    ],
)
def test_each_kind_of_fault_is_found(kind: str, after: str) -> None:
    """Of a small rule the faults that somebody could make in it."""
    found = Finder("viscounts/gain.py", RULE).run()
    assert (kind, after) in [(place.kind, place.after) for place in found]
    assert not any("Gain" in place.before for place in found)


@pytest.mark.parametrize(
    ("package", "test", "held"),
    [
        ("architects", "test_turns.py::test[architects-base-3]", True),
        ("architects", "test_turns.py::test[viscounts-base-3]", False),
        ("viscounts/keeper_of_keys", "test_turns.py::test[viscounts-keeper-of-keys-2]", True),
        ("viscounts/keeper_of_keys", "test_turns.py::test[viscounts-gates-of-gold-2]", False),
        ("viscounts/keeper_of_keys", "test_turns.py::test[viscounts-both-2]", True),
        ("architects/solo/works_of_wonder", "test_turns.py::test[architects-solo-patron]", True),
        ("architects/solo/works_of_wonder", "test_turns.py::test[architects-base-3]", False),
    ],
)
def test_a_mutant_is_held_against_the_laws_of_tables_where_it_is_played(package: str, test: str, held: bool) -> None:
    """Also one in a folder that a box has inside another part of its game."""
    assert is_law_of(f"tests/laws/{test}", package) is held
