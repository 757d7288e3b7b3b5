"""Section P: Outsiders that score Buildings, Workers and resources."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import lines
from tests.kit.chapters.gates_of_gold.outsider_scoring import SPOTS, built, ending, scored
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick, table

# --- Carpenter and Outrider


SEGMENTS = ["1-2", "3-4", "5-6", "7-8", "9-10"]
NO_LINK = {
    2: ["1-2:2", "3-4:2", "5-6:1", "5-6:3", "7-8:1", "9-10:1"],
    4: ["1-2:2", "3-4:3", "5-6:3", "7-8:1", "9-10:4"],
}
"""By number of players: the spots without a Link to the next one clockwise."""


@rule("GG-193")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_carpenter_scores_where_a_link_is_printed_between_two_own_buildings(seats: int) -> None:
    """Of all neighbouring spots exactly those with a Link score 1 VP, those without one score nothing."""
    per_segment = {2: 4, 4: 5}[seats]
    ring = [f"{segment}:{position + 1}" for segment in SEGMENTS for position in range(per_segment)]
    others: tuple[dict[str, Any], ...] = tuple({} for _ in range(seats - 1))
    for spot, after in zip(ring, [*ring[1:], ring[0]], strict=True):
        points = 0 if spot in NO_LINK[seats] else 1
        assert scored("outsider-carpenter", built=built(spot, after), others=others) == points


@rule("GG-193")
def test_both_ends_of_a_link_must_be_own_buildings() -> None:
    """A Link with a free end or with another player's Building at one end scores nothing; a row of three scores 2."""
    assert scored("outsider-carpenter", built=built("1-2:3")) == 0
    assert scored("outsider-carpenter", built=built("1-2:3"), others=({"built": built("1-2:4")},)) == 0
    assert scored("outsider-carpenter", others=({"built": built("1-2:3", "1-2:4")},)) == 0
    assert scored("outsider-carpenter", built=built("1-2:3", "1-2:4", "3-4:1")) == 2


@rule("GG-208")
@pytest.mark.parametrize(
    ("spots", "points"),
    [
        ([], 0),
        (["1-2:1"], 1),
        (["1-2:1", "1-2:2", "1-2:3"], 1),
        (["1-2:1", "3-4:1", "9-10:2"], 3),
        (["1-2:1", "3-4:1", "5-6:1", "7-8:1", "9-10:1", "1-2:3", "3-4:3"], 5),
    ],
)
def test_the_outrider_scores_each_segment_with_an_own_building(spots: list[str], points: int) -> None:
    """One VP per segment, however many Buildings stand on it, and none for the Buildings of others."""
    other = {"built": {"gh3": "7-8:2", "gh2": "5-6:2"}}
    assert scored("outsider-outrider", built=built(*spots), others=(other,)) == points


# --- Champion


@rule("GG-194")
def test_the_champion_scores_each_wedge_that_its_owner_leads() -> None:
    """More Workers than every other player count, not more than one of them, and tier 3 does not count."""
    assert scored("outsider-champion", tier1={"c1": 1, "c4": 1}) == 2
    others = ({"tier1": {"c1": 2}}, {"tier1": {"c2": 2, "c3": 1}})
    # c1: 1 against 2 and 0; c2: 3 against 0 and 2; c3: 2 against 0 and 1.
    assert scored("outsider-champion", tier1={"c1": 1, "c2": 1}, tier2={"c2": 2, "c3": 2}, others=others) == 2
    assert scored("outsider-champion", tier3=4) == 0


@rule("GG-195")
def test_the_workers_of_both_tiers_of_a_wedge_are_added() -> None:
    """1 + 2 beats 2 in the first tier, and 2 in the first does not beat 1 + 1."""
    assert scored("outsider-champion", tier1={"c1": 1}, tier2={"c1": 2}, others=({"tier1": {"c1": 2}},)) == 1
    other = {"tier1": {"c1": 1}, "tier2": {"c1": 1}}
    assert scored("outsider-champion", tier1={"c1": 2}, others=(other,)) == 0


@rule("GG-195")
def test_ties_give_nothing_and_five_wedges_are_the_most() -> None:
    """Whoever leads all five wedges scores 5, and none where another player has as many Workers."""
    all_five = {"c1": 1, "c2": 1, "c3": 1, "c4": 1, "c5": 1}
    assert scored("outsider-champion", tier1=all_five, tier2=all_five) == 5
    assert scored("outsider-champion", tier1=all_five, others=({"tier2": {"c2": 1}}, {"tier1": {"c5": 1}})) == 3
    assert scored("outsider-champion") == 0


# --- Guardian


GUARDIANS = [
    ("outsider-guardian-1", ["gh1", "gh2", "gh3"], 5),
    ("outsider-guardian-2", ["w1", "w2", "w3"], 4),
    ("outsider-guardian-3", ["tp1", "tp2", "tp3"], 4),
]


@rule("GG-199", "GG-200", "GG-201")
@pytest.mark.parametrize(("guardian", "slots", "vp"), GUARDIANS)
def test_a_guardian_scores_for_three_buildings_of_its_type(guardian: str, slots: list[str], vp: int) -> None:
    """Three score the points of the card, two score nothing, and three of another type score nothing."""
    assert scored(guardian, built=built(*SPOTS, slots=slots)) == vp
    assert scored(guardian, built=built(*SPOTS[:2], slots=slots)) == 0
    for _, other, _ in GUARDIANS:
        if other != slots:
            assert scored(guardian, built=built(*SPOTS, slots=other)) == 0


@rule("GG-202")
def test_only_constructed_buildings_count_for_a_guardian() -> None:
    """The three Buildings of every Player Board count only once they stand on the Main Board, and only one's own."""
    assert scored("outsider-guardian-1", "outsider-guardian-2", "outsider-guardian-3") == 0
    other = {"built": built(*SPOTS, slots=["gh1", "gh2", "gh3"])}
    assert scored("outsider-guardian-1", built={"gh1": "7-8:1", "gh2": "9-10:1"}, others=(other,)) == 0


# --- Hunter


@rule("GG-203")
@pytest.mark.parametrize(("resources", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_the_hunter_scores_every_three_resources(resources: int, points: int) -> None:
    """One VP per 3 resources, rounded down."""
    assert scored("outsider-hunter", stone=resources) == points


@rule("GG-204")
def test_the_hunter_adds_all_resources_and_leaves_silver_out() -> None:
    """1 Ink Well, 1 Stone and 1 Gold are three resources; 9 Silver are none."""
    assert scored("outsider-hunter", ink=1, stone=1, gold=1) == 1
    assert scored("outsider-hunter", ink=1, stone=1, silver=9) == 0


@rule("GG-204")
def test_the_resource_of_a_rogues_debt_counts_for_the_hunter() -> None:
    """With 2 resources and a Debt that a Rogue flips there are 3."""
    game, _ = ending({"discard": ["outsider-hunter", "outsider-rogue-1"], "ink": 2, "debts": 1}, {})
    pick(game, "resource", key="amount-gold")
    assert game.over
    assert lines(game, "outsiders") == [1, 0]


# --- Mercenary


@rule("GG-205")
@pytest.mark.parametrize(
    ("mercenary", "tier", "each"),
    [("outsider-mercenary-1", 3, 1), ("outsider-mercenary-2", 2, 1), ("outsider-mercenary-3", 1, 2)],
)
def test_a_mercenary_scores_the_workers_of_its_tier(mercenary: str, tier: int, each: int) -> None:
    """One VP for every one or two own Workers of that tier, rounded down, wherever in it they are; no others count."""
    for n in range(6):
        workers: dict[str, Any] = {"tier1": {"c1": 2, "c3": 2}, "tier2": {"c2": 2, "c4": 2}, "tier3": 4}
        halves = {"c1": n // 2, "c5": n - n // 2}
        workers[f"tier{tier}"] = n if tier == 3 else halves
        other: dict[str, Any] = {"tier1": {"c1": 2}, "tier2": {"c2": 2}, "tier3": 1}
        game = table(
            {"discard": [mercenary], **workers}, other, boxes=GATES, castle_leader=0 if workers["tier3"] else 1
        )
        assert lines(game, "outsiders") == [n // each, 0]


@rule("GG-206")
def test_the_first_mercenary_scores_each_worker_in_the_centre() -> None:
    """One VP per Worker in the third tier, also for an odd number."""
    assert [scored("outsider-mercenary-1", tier3=n) for n in range(4)] == [0, 1, 2, 3]


@rule("GG-207")
def test_the_second_tier_scores_each_worker_and_the_first_every_two() -> None:
    """One VP per Worker of tier 2, and one per two Workers of tier 1."""
    assert [scored("outsider-mercenary-2", tier2={"c1": n}) for n in range(3)] == [0, 1, 2]
    assert [scored("outsider-mercenary-3", tier1={"c1": n, "c2": 1}) for n in range(3)] == [0, 1, 1]
