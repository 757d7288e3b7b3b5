"""Section T: new buildings at the end of the game."""

from __future__ import annotations

import pytest

from tests.architects.works_of_wonder.test_end import finished, last_turn
from tests.kit.architects import counts, pick, place, seen
from tests.kit.chapters.architects.end import lines
from tests.kit.rule import rule
from tests.kit.works_of_wonder import table
from westkingdom.architects.game import Architects


def bonus(game: Architects) -> int:
    """What the buildings of seat 0 score besides their printed points."""
    return lines(game).get("building_effects", 0)


@rule("WW-355")
@pytest.mark.parametrize(
    ("hall", "skilled", "others"),
    [
        ("bld_carpenters_hall", ["app_woodcutter_1", "app_thief"], ["app_miner_1", "app_stonecutter_1"]),
        ("bld_tilers_hall", ["app_miner_1", "app_pickpocket"], ["app_woodcutter_1", "app_stonecutter_1"]),
        ("bld_masons_hall", ["app_stonecutter_1", "app_gatekeeper"], ["app_woodcutter_1", "app_miner_1"]),
    ],
)
def test_a_hall_gives_one_virtue_for_each_own_apprentice_with_its_skill(
    hall: str, skilled: list[str], others: list[str]
) -> None:
    """Apprentices with other skills and those of rivals do not count; one with all skills does."""
    cases: list[tuple[list[str], int]] = [
        ([], 7),
        (others, 7),
        (skilled[:1], 8),
        ([*skilled, *others], 9),
        (["app_labourer"], 8),
        ([*skilled, "app_labourer"], 10),
    ]
    for apprentices, virtue in cases:
        game = finished({"buildings": [hall], "apprentices": apprentices}, {"apprentices": ["app_jeweller_1"]})
        assert game.players[0].virtue == virtue
        assert bonus(game) == 0


@rule("WW-355")
def test_a_hall_does_nothing_before_the_end() -> None:
    """Its virtue does not come when it is constructed."""
    seat = {"clay": 4, "wood": 1, "stone": 1, "gold": 1, "apprentices": ["app_miner_1", "app_miner_2"], "virtue": 4}
    game = table({**seat, "hand": ["bld_tilers_hall"], "silver": 0})
    place(game, "guildhall")
    assert seen(game)["buildings"] == ["bld_tilers_hall"]
    assert counts(game)["virtue"] == 4


@rule("WW-356", "WW-357")
@pytest.mark.parametrize("prisoners", [0, 1, 5])
def test_the_stronghold_frees_all_own_workers_before_the_prison_is_scored(prisoners: int) -> None:
    """5 prisoners would cost 2 points; a rival's 4 still do."""
    game = finished({"buildings": ["bld_stronghold"], "prisoners": prisoners}, {"prisoners": 4, "influence": 1})
    assert (game.players[0].prison, game.players[1].prison) == (0, 4)
    assert "prisoners" not in lines(game)
    assert lines(game, 1)["prisoners"] == -2
    assert lines(finished({"prisoners": 5}, {"influence": 1})) == {"prisoners": -2}


@rule("WW-356")
def test_the_stronghold_frees_nobody_before_the_end() -> None:
    """While the game goes on the prisoners stay where they are."""
    game = table({"buildings": ["bld_stronghold"], "prisoners": 4})
    place(game, "quarry")
    assert counts(game)["prisoners"] == 4


@rule("WW-357", "AB-056")
@pytest.mark.parametrize("first", ["bld_stronghold", "bld_outpost"])
def test_the_owner_may_free_workers_with_the_stronghold_before_the_outpost_counts_them(first: str) -> None:
    """2 workers at home and 6 in the Prison: 2 virtue if the Stronghold comes first, whatever was built first."""
    own = [first, "bld_outpost" if first == "bld_stronghold" else "bld_stronghold"]
    # 6 workers are in the Guildhall and 1 is placed at the King's Storehouse in the last turn.
    game = last_turn({"buildings": own, "prisoners": 6, "at": {"quarry": 5}})
    if not game.over:
        pick(game, "order", building="bld_stronghold")
    assert game.over
    assert (game.players[0].workers, game.players[0].virtue) == (8, 9)


@rule("WW-361")
@pytest.mark.parametrize(("influence", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (12, 4)])
def test_the_manor_scores_one_point_per_three_influence(influence: int, points: int) -> None:
    """Rounded down."""
    assert bonus(finished({"buildings": ["bld_manor"], "influence": influence})) == points


@rule("WW-361")
@pytest.mark.parametrize(
    ("own", "rivals", "points"), [(5, (4, 0), 2), (5, (5, 0), 0), (5, (0, 6), 0), (0, (0, 0), 0), (1, (0, 0), 2)]
)
def test_the_mansion_scores_two_points_for_more_influence_than_every_other_player(
    own: int, rivals: tuple[int, int], points: int
) -> None:
    """With a tie nobody has the most."""
    seats = [{"influence": n} for n in rivals]
    assert bonus(finished({"buildings": ["bld_mansion"], "influence": own}, *seats)) == points


@rule("WW-361")
@pytest.mark.parametrize(("at_home", "virtue"), [(0, 7), (3, 7), (4, 8), (7, 8), (8, 9), (11, 9), (12, 10), (13, 10)])
def test_the_outpost_gives_one_virtue_per_four_workers_on_the_own_board(at_home: int, virtue: int) -> None:
    """Workers elsewhere, captives and those of rivals do not count."""
    # 6 workers are in the Guildhall and 1 is placed at the King's Storehouse in the last turn.
    game = finished({"buildings": ["bld_outpost"], "at": {"quarry": 13 - at_home}, "captives": {"1": 3}})
    assert (game.players[0].workers, game.players[0].virtue) == (at_home, virtue)


@rule("WW-361")
@pytest.mark.parametrize(("silver", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (26, 5)])
def test_the_vault_scores_one_point_per_five_silver(silver: int, points: int) -> None:
    """Besides the 1 point per 10 silver that everybody scores."""
    game = finished({"buildings": ["bld_vault"], "silver": silver})
    assert bonus(game) == points
    assert lines(game).get("silver", 0) == silver // 10


@rule("WW-362", "WW-363")
@pytest.mark.parametrize(
    ("others", "level", "points"),
    [
        ([], 0, 0),
        ([], 1, 1),
        ([], 5, 1),
        (["bld_well"], 1, 1),
        (["bld_well"], 2, 2),
        (["bld_well"], 5, 2),
        (["bld_well", "bld_keep", "bld_church"], 3, 3),
        (["bld_well", "bld_keep", "bld_church"], 4, 4),
        (["wonder_gold"], 1, 1),
        (["wonder_gold"], 2, 2),
        (["wonder_gold", "wonder_clay"], 5, 3),
    ],
)
def test_the_wall_scores_a_point_for_each_pair_of_a_building_and_a_cathedral_level(
    others: list[str], level: int, points: int
) -> None:
    """The Wall itself and Wonders are buildings; cards in hand are not."""
    at = {wonder: place for wonder, place in (("wonder_gold", "quarry"), ("wonder_clay", "forest")) if wonder in others}
    seat = {"buildings": ["bld_wall", *others], "cathedral": level, "hand": ["bld_castle", "bld_chapel"]}
    game = table(seat, wonders_at=at)
    assert dict(game.scores[0].lines)["building_effects"] == points


@rule("WW-EX-37")
def test_example_37_the_wall() -> None:
    """4 buildings, the Wall and a Wonder among them, and cathedral level 3: 3 pairs; on level 0 none."""
    own = ["bld_wall", "wonder_stone", "bld_well", "bld_smithy"]
    for level, pairs in ((3, 3), (0, 0)):
        game = table({"buildings": own, "cathedral": level}, wonders_at={"wonder_stone": "quarry"})
        assert dict(game.scores[0].lines)["building_effects"] == pairs
