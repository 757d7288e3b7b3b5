"""Town Centre: how many groups are captured, whose, and where."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, next_is, pick, place, seen, table
from tests.kit.chapters.architects.town_centre import capture, groups, visited
from tests.kit.rule import rule


def no_more(game: wk.Game) -> None:
    """Make no further capture."""
    pick(game, "capture", key="capture-no-more")


# --- how many and whom


@rule("AB-093")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_one_capture_for_each_own_worker_there(workers: int) -> None:
    there = {"forest": 1}
    game = visited(workers, {}, {"at": there}, {"at": there}, {"at": there}, {"at": {"forest": 1, "town_centre": 5}})
    for owner in range(1, workers + 1):
        assert game.decision.kind == "capture"
        capture(game, "forest", owner)
    assert next_is(game, 1), "no capture is left"
    assert seen(game)["captives"] == [0, *[1] * workers, *[0] * (4 - workers)]


@rule("AB-093", "AB-095")
def test_a_player_may_stop_after_any_capture_and_pays_only_for_those_made() -> None:
    for made, cost in ((0, 0), (1, 1), (2, 2)):
        game = visited(3, {"at": {"quarry": 1}}, {"at": {"forest": 1, "quarry": 1}})
        before = counts(game)
        for location in ["forest", "quarry"][:made]:
            capture(game, location, 1)
        no_more(game)
        assert next_is(game, 1)
        assert counts(game)["silver"] - before["silver"] == -cost
        assert seen(game)["captives"] == [0, made]


@rule("AB-094", "AB-098")
def test_a_capture_takes_all_workers_of_one_colour_at_one_location() -> None:
    game = visited(1, {}, {"at": {"forest": 3, "quarry": 2}}, {"at": {"forest": 4}})
    assert groups(game) == {("forest", 1, 3), ("quarry", 1, 2), ("forest", 2, 4), ("town_centre", 0, 1)}
    before = [counts(game, seat) for seat in range(3)]
    capture(game, "forest", 1)
    assert next_is(game, 1)
    assert changes(game, before[0]) == {"captives_1": 3, "silver": -1, "tax_stand": 1}
    assert changes(game, before[1], 1) == {"at_forest": -3, "tax_stand": 1}
    assert changes(game, before[2], 2) == {"tax_stand": 1}


@rule("AB-098")
def test_captives_of_several_players_are_kept_apart_on_the_board_of_who_captured_them() -> None:
    game = visited(2, {}, {"at": {"mines": 3}}, {"at": {"mines": 2}})
    capture(game, "mines", 1)
    capture(game, "mines", 2)
    assert [seen(game, seat)["captives"] for seat in range(3)] == [[0, 3, 2], [0, 0, 0], [0, 0, 0]]
    assert [seen(game, seat)["prisoners"] for seat in range(3)] == [0, 0, 0]
    assert [seen(game, seat)["workers"] for seat in range(3)] == [18, 17, 18]


@rule("AB-099")
def test_own_captured_workers_go_home_at_the_same_cost_and_can_be_placed_again() -> None:
    game = table({"silver": 1, "at": {"quarry": 5}, "prisoners": 14}, {})
    before = counts(game)
    place(game, "town_centre")
    capture(game, "quarry", 0)
    assert changes(game, before) == {
        "workers": 4,
        "at_town_centre": 1,
        "at_quarry": -5,
        "silver": -1,
        "tax_stand": 1,
    }
    place(game, "quarry")
    assert next_is(game, 0)


@rule("AB-099")
def test_an_own_group_costs_silver_as_a_further_capture() -> None:
    game = visited(2, {"silver": 2, "at": {"quarry": 2}}, {"at": {"quarry": 1}})
    before = counts(game)
    capture(game, "quarry", 1)
    capture(game, "quarry", 0)
    assert changes(game, before) == {"captives_1": 1, "at_quarry": -2, "workers": 2, "silver": -2, "tax_stand": 1}


@rule("AB-100", "AB-101")
def test_only_workers_on_large_circles_can_be_captured() -> None:
    """All nine of these locations, for others and for the own colour; nothing else, wherever workers stand."""
    large = ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre"]
    large += ["tax_stand", "guardhouse"]
    game = visited(
        1,
        {"at": {"silversmith": 2}, "captives": {"1": 2, "2": 1}, "guildhall": 1, "prisoners": 3},
        {"at": dict.fromkeys(large, 1), "guildhall": 2, "prisoners": 3},
        {"captives": {"0": 2, "1": 1}, "guildhall": 1, "prisoners": 1},
        black_market=[0, 1, None],
    )
    others = {(location, 1, 1) for location in large}
    assert groups(game) == {*others, ("silversmith", 0, 2), ("town_centre", 0, 1)}
    assert len(game.decision.options) == 12, "and no more"


@rule("AB-101")
def test_groups_at_the_town_centre_can_be_captured_the_own_one_too() -> None:
    game = visited(2, {}, {"at": {"town_centre": 4}})
    assert groups(game) == {("town_centre", 0, 2), ("town_centre", 1, 4)}
    capture(game, "town_centre", 1)
    capture(game, "town_centre", 0)
    assert (seen(game)["captives"], seen(game)["workers"]) == ([0, 4], 20)
    assert (seen(game)["workers_at"]["town_centre"], seen(game, 1)["workers_at"]["town_centre"]) == (0, 0)


@rule("AB-102")
def test_capturing_the_own_group_at_the_town_centre_leaves_the_number_of_captures() -> None:
    game = visited(3, {}, {"at": {"forest": 1}}, {"at": {"forest": 1}})
    capture(game, "town_centre", 0)
    assert seen(game)["workers_at"]["town_centre"] == 0
    capture(game, "forest", 1)
    capture(game, "forest", 2)
    assert next_is(game, 1)
    assert seen(game)["captives"] == [0, 1, 1]


@rule("AB-102")
def test_the_number_of_captures_does_not_grow_either() -> None:
    game = visited(1, {}, {"at": {"forest": 1}})
    capture(game, "town_centre", 0)
    assert next_is(game, 1)


# --- where


@rule("AB-096")
@pytest.mark.parametrize("players", [4, 5])
def test_with_4_or_5_players_all_captures_of_a_visit_are_at_one_location(players: int) -> None:
    others = [{"at": {"forest": 1, "quarry": 1}} for _ in range(players - 1)]
    game = visited(3, {"at": {"forest": 2, "mines": 2}}, *others)
    everywhere = groups(game)
    assert {location for location, _, _ in everywhere} == {"forest", "quarry", "mines", "town_centre"}
    capture(game, "forest", 1)
    assert groups(game) == {("forest", owner, 1) for owner in range(2, players)} | {("forest", 0, 2)}
    reasons = {impossible.reason.key for impossible in game.decision.why_not()}
    assert reasons == {"why-not-other-location"}
    capture(game, "forest", 0)
    assert groups(game) == {("forest", owner, 1) for owner in range(2, players)}


@rule("AB-097")
@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_captures_are_at_one_or_two_locations(players: int) -> None:
    others = [{"at": {"forest": 1, "quarry": 1, "mines": 1}} for _ in range(players - 1)]
    game = visited(5, {"at": {"forest": 2, "quarry": 2}}, *others)
    capture(game, "forest", 1)
    assert {location for location, _, _ in groups(game)} >= {"forest", "quarry", "mines", "town_centre"}
    capture(game, "forest", 0)
    assert "mines" in {location for location, _, _ in groups(game)}, "both were at one location"
    capture(game, "quarry", 1)
    rest = {("quarry", 0, 2)} | {(location, 2, 1) for location in ("forest", "quarry") if players == 3}
    assert groups(game) == rest
    capture(game, "quarry", 0)
    if players == 3:
        assert groups(game) == {("forest", 2, 1), ("quarry", 2, 1)}
    else:
        assert next_is(game, 1), "no group is left at the two locations"


@rule("AB-EX-10")
@pytest.mark.parametrize(("players", "legal"), [(2, True), (3, True), (4, False), (5, False)])
def test_a_group_at_the_forest_and_one_at_the_quarry(players: int, legal: bool) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(players - 2)]
    game = visited(2, {"silver": 5}, {"at": {"forest": 2, "quarry": 1}}, *others, tax_stand=4)
    capture(game, "forest", 1)
    if legal:
        capture(game, "quarry", 1)
        assert next_is(game, 1)
        assert (counts(game)["silver"], counts(game)["tax_stand"]) == (3, 5)
        assert seen(game)["captives"][1] == 3
    else:
        assert next_is(game, 1), "there is no other group at the Forest"
        assert (counts(game)["silver"], counts(game)["tax_stand"]) == (4, 5)
        assert seen(game)["captives"][1] == 2


@rule("AB-EX-9")
def test_three_groups_at_the_silversmith_the_own_one_among_them() -> None:
    there = {"silversmith": 2}
    game = table(
        {"silver": 3, "at": {"town_centre": 2, "silversmith": 3}}, {"at": there}, {"at": there}, {}, tax_stand=4
    )
    before = counts(game)
    place(game, "town_centre")
    capture(game, "silversmith", 1)
    capture(game, "silversmith", 0)
    capture(game, "silversmith", 2)
    assert next_is(game, 1)
    assert changes(game, before) == {
        "silver": -3,
        "tax_stand": 1,
        "workers": 3 - 1,
        "at_town_centre": 1,
        "at_silversmith": -3,
        "captives_1": 2,
        "captives_2": 2,
    }
