"""Section O: scoring, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.architects.end import finished, lines
from tests.kit.rule import rule


def score(**seat: Any) -> dict[str, int]:
    """What a seat scores in a game that is over, virtue 7 and no silver unless named; the other seat does nothing."""
    return lines(finished({"silver": 0, **seat}))


# --- scoring


@rule("AB-207")
def test_buildings_score_their_points_and_what_they_count_at_the_end() -> None:
    """3 + 3 + 11 printed points, 3 for the Aqueduct's three buildings and 2 for the University without debts."""
    assert score(buildings=["bld_smithy", "bld_aqueduct", "bld_university"]) == {
        "buildings": 17,
        "building_effects": 5,
    }
    assert score(buildings=["bld_smithy"]) == {"buildings": 3}
    assert score() == {}


@rule("AB-207")
def test_cards_in_hand_and_buildings_of_others_score_nothing() -> None:
    """Only constructed buildings count, and only for their owner."""
    game = finished({"hand": ["bld_university", "bld_dungeon"], "silver": 0}, {"buildings": ["bld_keep"], "silver": 0})
    assert (lines(game, 0), lines(game, 1)) == ({}, {"buildings": 12})


@rule("AB-208")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 12), (5, 20)])
def test_the_level_of_the_cathedral_scores(level: int, points: int) -> None:
    """Only the level on which the own marker stands counts, not those below."""
    assert score(cathedral=level).get("cathedral", 0) == points


@rule("AB-209")
@pytest.mark.parametrize(
    ("virtue", "points"),
    [*zip(range(15), [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7], strict=True)],
)
def test_the_space_of_the_virtue_track_scores(virtue: int, points: int) -> None:
    """Each of the fifteen spaces has its points."""
    assert score(virtue=virtue) == ({"virtue": points} if points else {})


@rule("AB-210")
@pytest.mark.parametrize(("debts", "points"), [(1, -2), (2, -4), (5, -10)])
def test_each_unpaid_debt_costs_two_points(debts: int, points: int) -> None:
    """Paid debts beside them cost nothing and give nothing."""
    assert score(debts=debts) == {"debts": points}
    assert score(debts=debts, paid=3) == {"debts": points}
    assert score(paid=3) == {}


@rule("AB-211")
@pytest.mark.parametrize(("gold", "marble"), [(1, 0), (0, 1), (3, 4), (0, 0)])
def test_gold_and_marble_score_one_point_each(gold: int, marble: int) -> None:
    """They are added, piece by piece."""
    assert score(gold=gold, marble=marble).get("gold_and_marble", 0) == gold + marble


@rule("AB-212")
@pytest.mark.parametrize(("silver", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3)])
def test_ten_silver_score_one_point(silver: int, points: int) -> None:
    """A rest below ten counts nothing."""
    assert score(silver=silver).get("silver", 0) == points


@rule("AB-213")
@pytest.mark.parametrize(("prisoners", "points"), [(1, 0), (2, -1), (3, -1), (4, -2), (7, -3)])
def test_two_own_workers_in_the_prison_cost_one_point(prisoners: int, points: int) -> None:
    """A single one left over costs nothing."""
    assert score(prisoners=prisoners) == ({"prisoners": points} if points else {})


@rule("AB-213")
def test_captured_workers_cost_nothing() -> None:
    """Neither own workers on another board nor workers of others on the own board count as prisoners."""
    game = finished({"captives": {"1": 6}, "silver": 0}, {"captives": {"0": 5}, "prisoners": 2, "silver": 0})
    assert (lines(game, 0), lines(game, 1)) == ({}, {"prisoners": -1})


@rule("AB-214")
def test_basic_resources_cards_and_apprentices_score_nothing() -> None:
    """Clay, wood, stone, cards in hand and hired apprentices give no points by themselves."""
    rich = {
        "clay": 20,
        "wood": 20,
        "stone": 20,
        "hand": ["bld_castle", "bld_keep", "bld_palace"],
        "apprentices": ["app_labourer", "app_miner_1", "app_squire_tiling", "app_patron_wood", "app_thief"],
    }
    assert score(**rich) == {}


@rule("AB-207", "AB-208", "AB-209", "AB-210", "AB-211", "AB-212", "AB-213")
def test_a_score_sheet_has_a_line_for_everything_and_adds_them_up() -> None:
    """The total is the sum of all lines."""
    game = finished(
        {
            "buildings": ["bld_keep", "bld_lighthouse"],
            "captives": {"1": 3},
            "cathedral": 3,
            "virtue": 12,
            "debts": 2,
            "gold": 1,
            "marble": 2,
            "silver": 25,
            "prisoners": 5,
        }
    )
    assert game.scores[0].lines == [
        ("buildings", 18),
        ("building_effects", 1 + 3),
        ("cathedral", 7),
        ("virtue", 3),
        ("debts", -4),
        ("gold_and_marble", 3),
        ("silver", 2),
        ("prisoners", -2),
    ]
    assert game.scores[0].total == 31
    assert game.outcome is not None
    assert game.outcome.totals == (31, game.scores[1].total)


@rule("AB-215")
@pytest.mark.parametrize(
    ("buildings", "each"),
    [([], -2), (["bld_fountain"], -1), (["bld_gamblers_den"], -3), (["bld_fountain", "bld_gamblers_den"], -2)],
)
@pytest.mark.parametrize("debts", [0, 1, 4])
def test_fountain_and_gamblers_den_change_what_an_unpaid_debt_counts(
    buildings: list[str], each: int, debts: int
) -> None:
    """They change the points of own unpaid debts; paid debts stay without points."""
    sheet = score(buildings=buildings, debts=debts, paid=2)
    assert sheet.get("debts", 0) == each * debts
    assert "building_effects" not in sheet


@rule("AB-215")
def test_fountain_and_gamblers_den_leave_the_debts_of_others_alone() -> None:
    """Each looks at the debts of its owner only."""
    seats = [{"buildings": ["bld_fountain"]}, {"buildings": ["bld_gamblers_den"]}, {}]
    game = finished(*[{"debts": 3, "silver": 0, **seat} for seat in seats])
    assert [lines(game, seat)["debts"] for seat in range(3)] == [-3, -9, -6]


@rule("AB-EX-28")
def test_example_28_three_unpaid_debts() -> None:
    """-6; with the Fountain -3; with the Gambler's Den -9; with both -6."""
    both = ["bld_fountain", "bld_gamblers_den"]
    found = [score(debts=3, buildings=own)["debts"] for own in ([], both[:1], both[1:], both)]
    assert found == [-6, -3, -9, -6]


@rule("AB-216")
@pytest.mark.parametrize(
    ("building", "word"),
    [
        ("bld_steeple", "cathedral"),
        ("bld_silver_market", "silver"),
        ("bld_stone_market", "stone"),
        ("bld_wood_market", "wood"),
        ("bld_clay_market", "clay"),
    ],
)
@pytest.mark.parametrize(
    ("own", "others", "points"),
    [(2, (1, 0), 2), (2, (2, 0), 0), (2, (0, 2), 0), (2, (0, 3), 0), (1, (0, 0), 2), (0, (0, 0), 0), (1, (1, 1), 0)],
)
def test_more_than_every_other_player_is_strict(
    building: str, word: str, own: int, others: tuple[int, int], points: int
) -> None:
    """With as many as anybody else nobody has the most, and more than one of two players is not enough."""
    seats = [{"silver": 0, word: n} for n in (own, *others)]
    game = finished({**seats[0], "buildings": [building]}, *seats[1:])
    assert lines(game).get("building_effects", 0) == points


@rule("AB-216")
def test_two_owners_who_are_tied_both_get_nothing() -> None:
    """Steeple and Chapel of two players on the same level bring neither of them anything."""
    seats = [{"buildings": ["bld_steeple"]}, {"buildings": ["bld_chapel"]}, {}]
    game = finished(*[{"cathedral": 2, "silver": 0, **seat} for seat in seats])
    assert [lines(game, seat).get("building_effects", 0) for seat in range(3)] == [0, 0, 0]
    assert game.players[1].virtue == 7


# --- who wins


def winners(*seats: dict[str, Any]) -> tuple[int, ...]:
    """Who wins a game that ends with these seats."""
    game = finished(*[{"silver": 0, **seat} for seat in seats])
    assert game.outcome is not None
    return game.outcome.winners


@rule("AB-217")
def test_the_highest_total_wins() -> None:
    """Neither virtue nor silver matter while totals differ."""
    assert winners({"gold": 3}, {"gold": 4}, {"gold": 2, "virtue": 9, "silver": 9}) == (1,)
    assert winners({"gold": 4, "virtue": 6}, {"gold": 3, "virtue": 9, "silver": 9}) == (0,)


@rule("AB-217")
def test_between_equal_totals_more_virtue_wins_then_more_silver() -> None:
    """Virtue comes before silver, and silver before nothing else."""
    assert winners({"gold": 3, "virtue": 6, "silver": 9}, {"gold": 3, "virtue": 8}) == (1,)
    assert winners({"gold": 3, "virtue": 9}, {"gold": 3, "virtue": 8, "silver": 9}) == (0,)
    assert winners({"gold": 3, "silver": 4}, {"gold": 3, "silver": 5}, {"gold": 3, "silver": 3}) == (1,)
    assert winners({"gold": 3, "silver": 6}, {"gold": 3, "silver": 5}) == (0,)


@rule("AB-217")
def test_a_tie_is_broken_among_the_best_only() -> None:
    """A player with a lower total does not win by virtue or silver."""
    low = {"gold": 2, "virtue": 9, "silver": 9}
    assert winners({"gold": 3, "silver": 1}, low, {"gold": 3, "silver": 2}) == (2,)


@rule("AB-EX-30")
def test_example_30_two_players_with_48_points() -> None:
    """A with virtue 9 and 2 silver wins over B with virtue 8 and 11 silver."""
    game = finished(
        {"cathedral": 5, "gold": 28, "virtue": 9, "silver": 2},
        {"cathedral": 4, "marble": 35, "virtue": 8, "silver": 11},
    )
    assert game.outcome is not None
    assert (game.outcome.totals, game.outcome.winners) == ((48, 48), (0,))


@rule("AB-218")
def test_players_who_are_still_tied_share_the_victory() -> None:
    """With equal totals, virtue and silver nothing else decides: not goods, not the turn order, not buildings."""
    assert winners({"gold": 5, "silver": 3}, {"gold": 2, "buildings": ["bld_well"], "silver": 3, "wood": 7}) == (0, 1)
    assert winners({"gold": 1}, {"marble": 2}, {"gold": 2}) == (1, 2)
    assert winners({}, {}, {}) == (0, 1, 2)


@rule("AB-219")
def test_a_total_may_be_negative() -> None:
    """-9 for virtue, -6 for debts and -2 for prisoners; with less than nothing one can still win."""
    worst = {"virtue": 0, "debts": 3, "prisoners": 4, "silver": 0}
    game = finished(worst, {"virtue": 0, "debts": 2, "silver": 0})
    assert [sheet.total for sheet in game.scores] == [-17, -13]
    assert game.outcome is not None
    assert (game.outcome.totals, game.outcome.winners) == ((-17, -13), (1,))
