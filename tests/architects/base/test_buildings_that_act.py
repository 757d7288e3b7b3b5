"""Rule tests: buildings that place a worker, capture, release or hire (ledger section L)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, RICH, build, changes, counts, pick, place, table, turn_is_over
from tests.kit.chapters.architects.guildhall import BUILT, CORRUPT, PURGE, ROWS, SKILLED, choices, hall, own, rows
from tests.kit.rule import rule

CRANE = {**CORRUPT, "wood": 3, "stone": 1}


@rule("AB-178")
def test_the_crane_places_another_worker_who_constructs_at_once() -> None:
    """The second worker cannot be declined: the Smithy is constructed in the same turn."""
    seat = {**CRANE, "clay": 4, "wood": 5, "hand": ["bld_crane", "bld_smithy"]}
    game = table(seat, options=PROMOS)
    before = counts(game)
    build(game, "bld_crane")
    assert changes(game, before) == {
        "workers": -2,
        "workers_in_guildhall": 2,
        "cards_in_hand": -2,
        "buildings": 2,
        "clay": -4,
        "wood": -5,
        "stone": 3,
    }
    assert turn_is_over(game)


@rule("AB-178")
def test_the_second_worker_of_the_crane_may_choose_what_it_does_but_not_nothing() -> None:
    """A building and the cathedral are offered, as for any worker in the Guildhall."""
    seat = {**CRANE, "virtue": 7, "clay": 4, "wood": 5, "gold": 1, "hand": ["bld_crane", "bld_smithy"]}
    game = table(seat, options=PROMOS, rewards=[])
    build(game, "bld_crane")
    assert choices(game) == ["bld_smithy", "cathedral"]
    pick(game, "guildhall", key="work-on-cathedral")
    assert (counts(game)["cathedral"], counts(game)["workers_in_guildhall"]) == (1, 2)


@rule("AB-178")
@pytest.mark.parametrize(
    "seat",
    [
        {"hand": ["bld_crane", "bld_smithy"], "clay": 3},
        {"hand": ["bld_crane", "bld_smithy"], "clay": 4, "wood": 5, "prisoners": 19},
    ],
    ids=["nothing to build", "no worker left"],
)
def test_the_crane_does_nothing_if_nothing_can_be_done(seat: dict[str, Any]) -> None:
    """Without a worker at home, or with nothing to construct, only the Crane is constructed."""
    game = table({**CRANE, **seat}, options=PROMOS)
    before = counts(game)
    build(game, "bld_crane")
    assert changes(game, before) == {**BUILT, "wood": -3, "stone": -1}
    assert turn_is_over(game)


@rule("AB-178")
@pytest.mark.parametrize(
    ("workers", "wanted"),
    [
        (4, ["construct", "construct"]),
        (5, ["construct", "construct", "reset"]),
        (10, ["construct", "last-turns", "construct"]),
        (11, ["last-turns", "construct", "construct"]),
    ],
)
def test_the_second_worker_of_the_crane_fills_the_next_space_with_all_that_it_triggers(
    workers: int, wanted: list[str]
) -> None:
    """The seventh space makes a reset, after both constructions; the twelfth begins the last turns."""
    seat = {**CRANE, "clay": 4, "wood": 5, "hand": ["bld_crane", "bld_smithy"]}
    seats = hall(2, workers)
    game = table({**seat, **seats[0]}, seats[1], options=PROMOS)
    log = game.listen()
    build(game, "bld_crane")
    assert [event.key for event in log if event.key in ("construct", "reset", "last-turns")] == wanted
    view: Any = game.view(None)
    assert view["guildhall"] == workers + 2


@rule("AB-178")
def test_the_second_worker_of_the_crane_discards_apprentices_on_a_third_space() -> None:
    """It stands on space 3 and the leftmost apprentices go, before its building is constructed."""
    seat = {**CRANE, "clay": 4, "wood": 5, "hand": ["bld_crane", "bld_smithy"], "guildhall": 1}
    game = table(seat, options={**PROMOS, **PURGE}, apprentices=ROWS)
    build(game, "bld_crane")
    assert [row[0][0] for row in rows(game)] == ["app_miner_2", "app_jeweller_2"]


@rule("AB-179")
@pytest.mark.parametrize(("building", "captures"), [("bld_armoury", 1), ("bld_fortress", 2), ("bld_barracks", 1)])
def test_captures_of_buildings_may_be_made_or_declined_one_by_one(building: str, captures: int) -> None:
    """As many as the building allows may be made, fewer too, and never one more."""
    base = {**RICH, **SKILLED, **CORRUPT, "hand": [building]}
    for made in range(captures + 1):
        game = table(base, {"at": {"forest": 2, "mines": 3, "quarry": 1}})
        build(game, building)
        if building == "bld_barracks":
            pick(game, "may", **({"key": "effect-either"} if made else {"key": "decline"}))
        for location in ("forest", "mines")[:made]:
            pick(game, "capture", location=location)
        if made < captures and building != "bld_barracks":
            pick(game, "capture", key="capture-no-more")
        assert turn_is_over(game)
        assert counts(game)["captives_1"] == (0, 2, 5)[made]


@rule("AB-179")
def test_the_barracks_release_or_capture_or_do_neither() -> None:
    """Released are all own workers on other boards, for nothing; both at once is not possible."""
    game = table(
        {**RICH, **SKILLED, **CORRUPT, "hand": ["bld_barracks"], "silver": 5},
        {"captives": {"0": 3}, "at": {"forest": 2}},
    )
    before = counts(game)
    place(game, "guildhall")
    paid = {**BUILT, "clay": -2, "wood": -6, "gold": -2}
    declined = game.copy()
    pick(declined, "may", key="decline")
    assert changes(declined, before) == paid
    pick(game, "may", key="effect-either")
    assert [option.label.key for option in game.decision.options] == ["effect-release-captives", "effect-capture"]
    pick(game, "either", key="effect-release-captives")
    assert changes(game, before) == {**paid, "workers": 2}
    assert turn_is_over(game)


TAVERN = {**CORRUPT, "hand": ["bld_tavern"], "wood": 3, "stone": 2, "gold": 1, "silver": 0}


@rule("AB-179")
def test_the_hire_of_the_tavern_cannot_be_declined() -> None:
    """One of the eight face-up apprentices must be hired, any of them, without silver."""
    game = table({**TAVERN, "apprentices": ["app_woodcutter_1"]}, apprentices=ROWS)
    before = counts(game)
    place(game, "guildhall")
    assert sorted(str(option.label.args["apprentice"]) for option in game.decision.options) == sorted(ROWS[0] + ROWS[1])
    pick(game, "hire", apprentice="app_thief")
    assert changes(game, before) == {**BUILT, "wood": -3, "stone": -2, "gold": -1, "apprentices": 1}
    assert own(game)["apprentices"] == ["app_woodcutter_1", "app_thief"]


@rule("AB-179")
def test_at_the_apprentice_limit_the_tavern_makes_its_builder_let_one_go_first() -> None:
    """Of five apprentices one is discarded, then the new one comes; the new one cannot be let go instead."""
    five = ["app_woodcutter_1", "app_woodcutter_2", "app_stonecutter_1", "app_stonecutter_2", "app_labourer"]
    game = table({**TAVERN, "apprentices": five}, apprentices=ROWS)
    place(game, "guildhall")
    pick(game, "hire", apprentice="app_thief")
    assert sorted(str(option.label.args["apprentice"]) for option in game.decision.options) == sorted(five)
    pick(game, "let-go", apprentice="app_labourer")
    assert own(game)["apprentices"] == [*five[:4], "app_thief"]
    four = table({**TAVERN, "apprentices": five[:4]}, apprentices=ROWS)
    place(four, "guildhall")
    pick(four, "hire", apprentice="app_thief")
    assert own(four)["apprentices"] == [*five[:4], "app_thief"]
