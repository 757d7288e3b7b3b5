"""Viscounts goes today as it went when the golden files were made, in every build.

If rules changed on purpose: `python tools/golden.py --write`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.kit.laws.books import Uses
from tests.kit.laws.golden import Record, of_mix, play_game, read, same_lines
from tests.kit.laws.mix import Mix
from tests.kit.laws.viscounts import facts, golden
from tests.kit.laws.viscounts.books import VISCOUNTS

GAMES = read(golden.GAMES)
TREES = read(golden.TREES)
BOX_GAMES = read(golden.BOX_GAMES)
BOX_TREES = read(golden.BOX_TREES)
SOLO_GAMES = read(golden.SOLO_GAMES)
SOLO_TREES = read(golden.SOLO_TREES)
MIXES = [mix.name for mix in golden.BOX_MIXES]


@cache
def played(seats: int, seed: int) -> tuple[Record, Uses]:
    """Play a golden game once."""
    return play_game(facts.BASE, seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_games_go_as_they_went(seats: int) -> None:
    """The digests of golden games are the same every 50 decisions and at the end."""
    records = [record for record in GAMES if record["seats"] == seats]
    assert len(records) >= golden.SEEDS
    for record in records:
        assert played(seats, record["seed"])[0] == record


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mix", MIXES)
def test_golden_games_with_boxes_go_as_they_went(mix: str, seats: int) -> None:
    """They have the same digests, and what was used for the first time in them is used in them still."""
    records = [record for record in BOX_GAMES if (record["mix"], record["seats"]) == (mix, seats)]
    assert len(records) >= golden.BOX_SEEDS
    for record in records:
        box = facts.BY_NAME[mix]
        brought = {ident for ident, _ in record["brings"]}
        families = {row["id"] for row in facts.chest_tiles(box) if f"chest-family-{row['family']}" in brought}
        wanted = VISCOUNTS.sought(box) & (brought | families)
        again, uses = play_game(box, seats, record["seed"], record["chooser"], sought=wanted)
        VISCOUNTS.sum_up(box, uses)
        assert {**of_mix(box, record["chooser"], again), "brings": record["brings"]} == record
        assert [(ident, how) for ident, how in record["brings"] if not uses[ident, how]] == []


@pytest.mark.parametrize("mix", golden.SOLO_MIXES, ids=lambda mix: mix.name)
def test_golden_games_against_opponents_go_as_they_went(mix: Mix) -> None:
    records = [record for record in SOLO_GAMES if record["mix"] == mix.name]
    assert records
    for record in records:
        assert of_mix(mix, record["chooser"], opposed(mix, record["seed"], record["chooser"])[0]) == record


@cache
def opposed(mix: Mix, seed: int, chooser: str) -> tuple[Record, Uses]:
    """Play a golden game against an opponent once."""
    return play_game(mix, 1, seed, chooser)


def test_every_scheme_card_and_every_clause_occurs_in_golden_games() -> None:
    """Every Scheme card is turned over, every option taken, every one but the last passed over, every AI tile flipped."""
    uses: Uses = Counter()
    for record in SOLO_GAMES:
        uses += opposed(facts.BY_NAME[record["mix"]], record["seed"], record["chooser"])[1]
    assert golden.missing_of_opponents(uses) == {}


@pytest.mark.parametrize("record", SOLO_TREES, ids=lambda record: f"{record['mix']}-{record['seed']}-{record['after']}")
def test_tree_counts_against_opponents_are_what_they_were(record: Record) -> None:
    assert same_lines(facts.BY_NAME[record["mix"]], record)


@pytest.mark.parametrize("record", TREES, ids=lambda record: f"{record['seats']}-{record['seed']}-{record['after']}")
def test_tree_counts_are_what_they_were(record: Record) -> None:
    """From fixed positions there are as many legal lines to each depth as there were."""
    assert same_lines(facts.BASE, record)
    assert record["lines"][-1] > record["lines"][0] > 1


@pytest.mark.parametrize("mix", MIXES)
def test_tree_counts_with_boxes_are_what_they_were(mix: str) -> None:
    """From fixed positions of every mix there are as many legal lines to each depth as there were."""
    for record in BOX_TREES:
        if record["mix"] == mix:
            assert same_lines(facts.BY_NAME[mix], record)


def test_tree_counts_cover_all_positions() -> None:
    """Every position that is to be counted is in the files."""
    assert [(record["seats"], record["seed"], record["after"]) for record in TREES] == golden.PLACES
    places = [(record["mix"], record["seats"], record["seed"], record["after"]) for record in BOX_TREES]
    assert places == [(mix.name, *rest) for mix, *rest in golden.BOX_PLACES]


def test_everything_in_the_box_is_used_in_a_golden_game() -> None:
    """Every neutral Townsfolk and every Hero is played, every Manuscript gained and every Player card picked."""
    uses: Uses = Counter()
    for record in GAMES:
        uses += played(record["seats"], record["seed"])[1]
    assert golden.missing(uses) == {}
    counts = [len(facts.ids(facts.BASE, kind)) for kind in ("neutral", "hero", "manuscript", "player_card")]
    assert counts == [68, 10, 35, 10]


def test_everything_of_the_boxes_is_used_in_a_golden_game() -> None:
    """Every card is played, every Outsider welcomed and refused, every family of Chest Tiles used, and so on."""
    uses: Uses = Counter({(ident, how): 1 for record in BOX_GAMES for ident, how in record["brings"]})
    assert {what: left for what, left in golden.missing_of_boxes(uses).items() if left} == {}
    both = facts.BY_NAME["both"]
    kinds = (
        "starter",
        "neutral",
        "hero",
        "outsider",
        "manuscript",
        "player_card",
        "chest",
        "public",
        "builder",
        "leader",
    )
    assert [len(facts.ids(both, kind)) for kind in kinds] == [8, 116, 25, 24, 45, 15, 18, 3, 12, 6]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_way_to_end_occurs_in_a_golden_game(seats: int) -> None:
    """Poverty, Prosperity and a Divided Kingdom each end a golden game of every number of seats."""
    assert {record["reason"] for record in GAMES if record["seats"] == seats} == VISCOUNTS.reasons
