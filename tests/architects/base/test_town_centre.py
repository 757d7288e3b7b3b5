"""Town Centre: captures, what they cost and where they may be, and the captures of buildings."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, next_is, offers, pick, place, places, seen, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

Group = tuple[Any, Any, Any]


def visited(workers: int, *seats: dict[str, Any], **position: Any) -> Architects:
    """Seat 0 (9 silver unless named) has placed its worker of this number at the Town Centre."""
    first = {"silver": 9, **seats[0]}
    first["at"] = {**first.get("at", {}), "town_centre": workers - 1}
    game = table(first, *seats[1:], **position)
    place(game, "town_centre")
    return game


def capture(game: wk.Game, location: str, owner: int) -> None:
    """Capture the group of a seat at a location."""
    pick(game, "capture", location=location, owner=owner)


def no_more(game: wk.Game) -> None:
    """Make no further capture."""
    pick(game, "capture", key="capture-no-more")


def groups(game: wk.Game) -> set[Group]:
    """The groups that are offered: location, owner and number of workers."""
    assert game.decision.kind == "capture"
    labels = [option.label.args for option in offers(game, key="capture-group")]
    return {(words["location"], words["owner"], words["n"]) for words in labels}


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


# --- what it costs


@rule("AB-095")
def test_the_first_capture_costs_1_tax_and_each_further_one_1_silver_to_the_supply() -> None:
    there = {"forest": 1}
    game = visited(4, {"silver": 9}, {"at": there}, {"at": there}, {"at": there}, {"at": there}, tax_stand=5)
    paid = []
    for owner in range(1, 5):
        capture(game, "forest", owner)
        paid.append((9 - counts(game)["silver"], counts(game)["tax_stand"] - 5))
    assert paid == [(1, 1), (2, 1), (3, 1), (4, 1)]


@rule("AB-095")
@pytest.mark.parametrize("silver", [1, 2, 3])
def test_captures_end_where_the_silver_ends(silver: int) -> None:
    there = {"forest": 1}
    game = visited(4, {"silver": silver}, {"at": there}, {"at": there}, {"at": there}, {"at": there})
    for owner in range(1, silver + 1):
        capture(game, "forest", owner)
    assert next_is(game, 1), "nothing else was possible"
    assert counts(game)["silver"] == 0
    assert sum(seen(game)["captives"]) == silver


@rule("AB-095")
def test_the_next_visit_begins_with_tax_again() -> None:
    game = visited(2, {"silver": 9}, {"at": {"forest": 1, "quarry": 1}}, tax_stand=0)
    capture(game, "forest", 1)
    capture(game, "quarry", 1)
    place(game, "mines")
    place(game, "town_centre")
    capture(game, "mines", 1)
    assert (counts(game)["silver"], counts(game)["tax_stand"]) == (6, 2)


@rule("AB-104")
def test_a_conspirator_saves_silver_and_never_tax() -> None:
    conspirator = {"apprentices": ["app_conspirator_1"]}
    assert "town_centre" not in places(table({**conspirator, "silver": 0}, {"at": {"forest": 1}}))
    game = visited(2, {**conspirator, "silver": 1}, {"at": {"forest": 1, "quarry": 1}}, tax_stand=0)
    capture(game, "forest", 1)
    assert (counts(game)["silver"], counts(game)["tax_stand"]) == (0, 1)
    capture(game, "quarry", 1)
    assert (counts(game)["silver"], counts(game)["tax_stand"]) == (0, 1)
    assert seen(game)["captives"] == [0, 2]


@rule("AB-104")
def test_the_conspirator_of_another_player_saves_nothing() -> None:
    game = visited(2, {"silver": 2}, {"at": {"forest": 1, "quarry": 1}, "apprentices": ["app_conspirator_1"]})
    capture(game, "forest", 1)
    capture(game, "quarry", 1)
    assert counts(game)["silver"] == 0


@rule("AB-104", "AB-105")
@pytest.mark.parametrize(("conspirators", "costs"), [(0, [1, 1, 1, 1]), (1, [1, 0, 1, 1]), (2, [1, 0, 0, 1])])
def test_each_conspirator_saves_1_silver_in_a_whole_visit(conspirators: int, costs: list[int]) -> None:
    hired = ["app_conspirator_1", "app_conspirator_2"][:conspirators]
    there = {"forest": 1}
    game = visited(4, {"silver": 9, "apprentices": hired}, {"at": there}, {"at": there}, {"at": there}, {"at": there})
    paid = []
    for owner in range(1, 5):
        before = counts(game)["silver"]
        capture(game, "forest", owner)
        paid.append(before - counts(game)["silver"])
    assert paid == costs


@rule("AB-105")
def test_a_conspirator_saves_silver_again_in_the_next_visit() -> None:
    seat = {"silver": 3, "apprentices": ["app_conspirator_1"], "at": {"town_centre": 1}}
    game = table(seat, {"at": {"forest": 1, "quarry": 1, "mines": 1}})
    for first, second, silver in (("forest", "quarry", 2), ("mines", "silversmith", 1)):
        place(game, "town_centre")
        capture(game, first, 1)
        capture(game, second, 1)
        assert counts(game)["silver"] == silver
        place(game, "silversmith")


@rule("AB-105")
@pytest.mark.parametrize(
    ("ruling", "conspirators", "costs"),
    [
        ("visit", 1, [1, 0, 1, 1]),
        ("capture", 0, [1, 1, 1, 1]),
        ("capture", 1, [1, 0, 0, 0]),
        ("capture", 2, [1, 0, 0, 0]),
    ],
)
def test_by_a_ruling_a_conspirator_saves_silver_with_each_capture(
    ruling: str, conspirators: int, costs: list[int]
) -> None:
    """The tax of the first capture stays; each further one is cheaper, or only one of the visit."""
    hired = ["app_conspirator_1", "app_conspirator_2"][:conspirators]
    others = [{"at": {"forest": 1}} for _ in range(4)]
    game = visited(4, {"silver": 9, "apprentices": hired}, *others, rulings={"AB-105": ruling})
    paid = []
    for owner in range(1, 5):
        before = counts(game)["silver"]
        capture(game, "forest", owner)
        paid.append(before - counts(game)["silver"])
    assert paid == costs


@rule("AB-EX-11")
@pytest.mark.parametrize(("conspirators", "silver"), [(1, 1), (2, 0)])
def test_three_captures_with_conspirators(conspirators: int, silver: int) -> None:
    hired = ["app_conspirator_1", "app_conspirator_2"][:conspirators]
    there = {"forest": 1}
    first = {"silver": 9, "virtue": 7, "apprentices": hired}
    game = visited(3, first, {"at": there}, {"at": there}, {"at": there}, tax_stand=4)
    for owner in (1, 2, 3):
        capture(game, "forest", owner)
    assert next_is(game, 1)
    assert counts(game)["tax_stand"] == 5
    assert counts(game)["silver"] == 9 - 1 - silver


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


# --- captives


@rule("AB-103")
def test_captives_add_up() -> None:
    game = visited(2, {"captives": {"1": 3, "2": 1}}, {"at": {"forest": 2, "quarry": 4}}, {})
    capture(game, "forest", 1)
    assert seen(game)["captives"] == [0, 5, 1]
    capture(game, "quarry", 1)
    assert seen(game)["captives"] == [0, 9, 1]


@rule("AB-103")
@pytest.mark.parametrize("to_act", [0, 1])
def test_nobody_can_place_a_captive(to_act: int) -> None:
    """Neither who captured it nor its owner: with no other worker on the own board one is taken back from the Quarry."""
    game = table(
        {"captives": {"1": 12}, "at": {"quarry": 9, "forest": 1}, "prisoners": 10},
        {"at": {"quarry": 7, "forest": 1}},
        to_act=to_act,
    )
    assert seen(game, to_act)["workers"] == 0
    assert (game.decision.kind, game.decision.seat) == ("take-back", to_act)
    pick(game, "take-back", location="quarry")
    assert (seen(game)["captives"], seen(game, to_act)["workers"]) == ([0, 12], 1)


@rule("AB-103")
def test_captives_stay_through_turns_and_a_reset_until_they_are_sent_to_the_prison() -> None:
    game = visited(1, {"silver": 9}, {"at": {"forest": 3}, "silver": 9}, black_market=[0, 1, None])
    capture(game, "forest", 1)
    place(game, "black_market_c")
    assert game.view(None)["black_market"] == [None, None, None], "a reset"
    assert (seen(game)["captives"], seen(game, 1)["workers"]) == ([0, 3], 20 - 3 - 2)
    place(game, "quarry")
    place(game, "quarry")
    assert (seen(game)["captives"], seen(game, 1)["prisoners"]) == ([0, 3], 2)
    place(game, "guardhouse")
    pick(game, "guard", key="guard-send")
    assert (seen(game)["captives"], seen(game, 1)["prisoners"]) == ([0, 0], 5)


@rule("AB-103")
def test_captives_stay_until_their_owner_buys_them_back() -> None:
    game = table({"captives": {"1": 3}}, {"silver": 5, "virtue": 7}, to_act=1)
    place(game, "guardhouse")
    pick(game, "guard", key="guard-ransom")
    assert (seen(game)["captives"], seen(game, 1)["workers"]) == ([0, 0], 19)


# --- captures of buildings


GOODS = dict.fromkeys(["clay", "wood", "stone", "gold", "marble"], 9)


def construct(building: str, *others: dict[str, Any], **seat: Any) -> Architects:
    """Seat 0, without silver, has just constructed a building."""
    hired = ["app_labourer"]
    game = table({**GOODS, "silver": 0, "hand": [building], "apprentices": hired, **seat}, *others, tax_stand=4)
    place(game, "guildhall")
    pick(game, "guildhall", building=building)
    return game


@rule("AB-106")
@pytest.mark.parametrize(("building", "captures"), [("bld_armoury", 1), ("bld_fortress", 2), ("bld_barracks", 1)])
def test_captures_of_buildings_are_free_and_need_no_worker_at_the_town_centre(building: str, captures: int) -> None:
    others = [{"at": {"forest": 2}}, {"at": {"forest": 1}}, {"at": {"forest": 3}}]
    game = construct(building, *others)
    if building == "bld_barracks":
        pick(game, "may", key="effect-either")
    before = counts(game)
    everything = {("forest", 1, 2), ("forest", 2, 1), ("forest", 3, 3)}
    assert groups(game) == everything
    for owner in range(1, captures + 1):
        assert game.decision.kind == "capture"
        capture(game, "forest", owner)
    assert next_is(game, 1)
    expected = {"captives_1": 2} if captures == 1 else {"captives_1": 2, "captives_2": 1}
    assert changes(game, before) == expected


@rule("AB-106")
def test_the_barracks_capture_or_release_and_not_both() -> None:
    released = construct("bld_barracks", {"at": {"forest": 2}, "captives": {"0": 4}})
    before = counts(released)
    pick(released, "may", key="effect-either")
    pick(released, "either", key="effect-release-captives")
    assert next_is(released, 1)
    assert changes(released, before) == {"workers": 4}
    captured = construct("bld_barracks", {"at": {"forest": 2}, "captives": {"0": 4}})
    pick(captured, "may", key="effect-either")
    pick(captured, "either", key="effect-capture")
    capture(captured, "forest", 1)
    assert next_is(captured, 1)
    assert changes(captured, before) == {"captives_1": 2}


@rule("AB-106")
def test_a_building_captures_an_own_group_too() -> None:
    game = construct("bld_armoury", {}, at={"quarry": 5})
    before = counts(game)
    assert groups(game) == {("quarry", 0, 5)}
    capture(game, "quarry", 0)
    assert changes(game, before) == {"at_quarry": -5, "workers": 5}


@rule("AB-107")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_captures_of_the_fortress_may_be_at_different_locations(players: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(players - 2)]
    game = construct("bld_fortress", {"at": {"forest": 2, "quarry": 1, "mines": 1}}, *others)
    capture(game, "forest", 1)
    assert groups(game) == {("quarry", 1, 1), ("mines", 1, 1)}
    capture(game, "quarry", 1)
    assert next_is(game, 1)
    assert seen(game)["captives"][1] == 3
