"""Architects goes today as it went when the golden files were made, in every build.

If rules changed on purpose: `python tools/golden.py --write`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.laws.architects import facts, golden
from tests.kit.laws.architects.books import ARCHITECTS
from tests.kit.laws.books import Uses
from tests.kit.laws.golden import read, same_lines
from tests.kit.laws.mix import Mix, table_name

GAMES = read(golden.GAMES)
TREES = read(golden.TREES)
SOLO_GAMES = read(golden.SOLO_GAMES)
TABLE = pytest.mark.parametrize(("mix", "seats"), golden.TABLES, ids=table_name)


@TABLE
def test_golden_games_go_as_they_went(mix: Mix, seats: int) -> None:
    """The digests are the same every 200 decisions and at the end, and what was used for the first time is used still."""
    records = [record for record in GAMES if (record["mix"], record["seats"]) == (mix.name, seats)]
    assert {record["chooser"] for record in records} == set(ARCHITECTS.choosers)
    for record in records:
        again, uses = golden.play(mix, seats, record["seed"])
        assert {**again, "brings": record["brings"]} == record
        assert [(ident, how) for ident, how in record["brings"] if not uses[ident, how]] == []


@pytest.mark.parametrize(("mix", "seats"), golden.SOLO_TABLES, ids=table_name)
def test_golden_games_against_opponents_go_as_they_went(mix: Mix, seats: int) -> None:
    """Every opponent, at every difficulty and with every number of people, plays as it played."""
    records = [record for record in SOLO_GAMES if (record["mix"], record["seats"]) == (mix.name, seats)]
    assert {record["chooser"] for record in records} == set(ARCHITECTS.choosers)
    assert [golden.play(mix, seats, record["seed"])[0] for record in records] == records


def test_every_scheme_card_clause_and_option_occurs_in_a_golden_game() -> None:
    """All scheme cards are followed, every clause holds and fails, and all options are taken."""
    uses: Uses = Counter()
    mixes = {mix.name: mix for mix in facts.SOLO_MIXES}
    for record in SOLO_GAMES:
        uses += golden.play(mixes[record["mix"]], record["seats"], record["seed"])[1]
    assert golden.missing_of_opponents(uses) == set()


@TABLE
def test_tree_counts_are_what_they_were(mix: Mix, seats: int) -> None:
    """From fixed positions of every table there are as many legal lines to each depth as there were."""
    records = [record for record in TREES if (record["mix"], record["seats"]) == (mix.name, seats)]
    for record in records:
        assert same_lines(mix, record)
        assert record["lines"][-1] > record["lines"][0] > 1


def test_tree_counts_cover_all_positions() -> None:
    """Every position that is to be counted is in the file."""
    places = [(record["mix"], record["seats"], record["seed"], record["after"]) for record in TREES]
    assert places == [(mix.name, *rest) for mix, *rest in golden.PLACES]


def test_everything_in_the_boxes_is_used_in_a_golden_game() -> None:
    """All cards are hired, constructed or gained, all places visited; every trigger, capture and ransom occurs."""
    uses: Uses = Counter({(ident, how): 1 for record in GAMES for ident, how in record["brings"]})
    assert golden.missing(uses) == set()
    kinds = ("apprentice", "building", "wonder", "location", "board", "reward", "market", "contribution", "reset")
    counts = [len(ARCHITECTS.ids(facts.WONDER_PROMOS, kind)) for kind in kinds]
    assert counts == [67, 67, 5, 13, 16, 23, 10, 7, 3]
