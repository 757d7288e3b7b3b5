"""Captives, and the captures of buildings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, next_is, pick, place, seen, table
from tests.kit.chapters.architects.town_centre import capture, groups, visited
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

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
