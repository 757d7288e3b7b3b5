"""Section I: visiting Wonders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, changes, counts, offers, pick, place, places, seen
from tests.kit.rule import rule
from tests.kit.works_of_wonder import reset_market, table, trigger_reset, visit_wonder, wonder
from westkingdom.architects.game import Architects


def owner(location: str, *rivals: dict[str, Any], seat: dict[str, Any] | None = None, **position: Any) -> Architects:
    """A table where seat 0 has the Stone Wonder at a location."""
    own = {"buildings": ["wonder_stone"], **(seat or {})}
    return table(own, *(rivals or ({},)), wonders_at={"wonder_stone": location}, **position)


def asks_for_wonder(game: Architects) -> bool:
    """Is seat 0 asked what its Wonder shall do?"""
    if (game.decision.kind, game.decision.seat) != ("visit-wonder", 0):
        return False
    keys = [option.label.key for option in game.decision.options]
    assert keys == ["wonder-worker", "wonder-influence", "wonder-neither"]
    return True


# --- the choice


@rule("WW-178")
@pytest.mark.parametrize(
    ("what", "gained"),
    [("worker", {"wood": 4}), ("influence", {"wood": 3, "influence": 1}), ("neither", {"wood": 3})],
)
def test_at_an_own_wonder_one_more_worker_counts_or_one_influence_is_gained(what: str, gained: dict[str, int]) -> None:
    """With the third worker in the Forest: 4 wood, or 3 wood and 1 Influence; it is a may, so 3 wood alone too."""
    game = owner("forest", seat={"at": {"forest": 2}, "influence": 2})
    before = counts(game)
    place(game, "forest")
    assert asks_for_wonder(game)
    visit_wonder(game, what)
    assert changes(game, before) == {"workers": -1, "at_forest": 1, **gained}
    assert (game.decision.kind, game.decision.seat) == ("place", 1)


@rule("WW-178")
def test_the_wonder_may_be_used_again_with_each_worker() -> None:
    """Three workers one after the other: 2 wood, then 2 wood and 1 Influence, then 4 wood."""
    game = owner("forest", seat={"wood": 0})
    for what, wood, influence in (("worker", 2, 0), ("influence", 4, 1), ("worker", 8, 1)):
        place(game, "forest")
        visit_wonder(game, what)
        assert (counts(game)["wood"], counts(game)["influence"]) == (wood, influence)
        place(game, "silversmith")


@rule("WW-178")
@pytest.mark.parametrize("location", ["quarry", "silversmith", "mines"])
def test_a_wonder_does_nothing_at_other_locations(location: str) -> None:
    """Only a worker at the Wonder's own location asks for it."""
    game = owner("forest", consequence="contribution_7")
    place(game, location)
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert counts(game)["influence"] == 0


@rule("WW-178")
def test_a_wonder_counts_for_a_worker_whom_a_building_places() -> None:
    """The Mill's worker in the Forest brings 2 wood with the Wonder."""
    game = owner("forest", seat={"hand": ["bld_mill"], "clay": 4, "stone": 1})
    before = counts(game)
    place(game, "guildhall")
    assert asks_for_wonder(game)
    visit_wonder(game, "worker")
    after = changes(game, before)
    assert (after["wood"], after["at_forest"], after["workers"]) == (2, 1, -2)


@rule("WW-178")
def test_taking_a_worker_back_is_no_visit() -> None:
    """Nothing is gained when a worker comes home from the Wonder's location."""
    game = owner("forest", seat={"at": {"forest": 13, "quarry": 7}})
    before = counts(game)
    pick(game, "take-back", location="forest")
    assert changes(game, before) == {"workers": 1, "at_forest": -1}


@rule("WW-178", "WW-340")
@pytest.mark.parametrize(("what", "trades", "influence"), [("worker", 2, 1), ("influence", 1, 2), ("neither", 1, 1)])
def test_a_wonder_adds_to_what_an_apprentice_gains_there(what: str, trades: int, influence: int) -> None:
    """The Diplomat's Influence at the King's Storehouse comes in any case, and before the Wonder is asked for."""
    game = owner("kings_storehouse", seat={"apprentices": ["app_diplomat_tiling"], "clay": 5, "silver": 0})
    place(game, "kings_storehouse")
    assert asks_for_wonder(game)
    assert counts(game)["influence"] == 1
    visit_wonder(game, what)
    for n in range(trades):
        assert (game.decision.kind, counts(game)["clay"]) == ("trade", 5 - 2 * n)
        game.play(offers(game, key="amount-virtue")[0])
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert counts(game)["influence"] == influence


@rule("WW-179")
@pytest.mark.parametrize(
    ("location", "gained"),
    [("forest", {"wood": 3}), ("quarry", {"stone": 3}), ("silversmith", {"silver": 4})],
)
def test_a_wonder_of_somebody_else_has_no_effect(location: str, gained: dict[str, int]) -> None:
    """The visitor is asked nothing and gains as ever; its owner gains nothing."""
    game = owner(location, {"at": {location: 2}}, to_act=1)
    before, other = counts(game, 1), counts(game)
    place(game, location)
    assert changes(game, before, 1) == {"workers": -1, f"at_{location}": 1, **gained}
    assert changes(game, other) == {}
    assert (game.decision.kind, game.decision.seat) == ("place", 0)


@rule("WW-181")
@pytest.mark.parametrize(
    ("location", "kind", "seat"),
    [
        ("kings_storehouse", "trade", {"clay": 4}),
        ("workshop", "workshop", {"silver": 4}),
        ("town_centre", "capture", {"silver": 4}),
        ("guardhouse", "guard", {"prisoners": 1, "captives": {"1": 1}}),
    ],
)
def test_the_choice_comes_before_the_action(location: str, kind: str, seat: dict[str, Any]) -> None:
    """It is asked as soon as the worker stands there, and not again after the action has begun."""
    game = owner(location, {"at": {"forest": 1}}, seat=seat, consequence="contribution_5")
    place(game, location)
    assert asks_for_wonder(game)
    assert counts(game)[f"at_{location}"] == 1
    visit_wonder(game, "neither")
    assert game.decision.kind == kind
    game.play(game.decision.options[-1])
    assert game.decision.kind != "visit-wonder"


# --- what the extra worker counts for


@rule("WW-182")
@pytest.mark.parametrize(
    ("location", "good", "with_worker", "without"),
    [("quarry", "stone", 3, 2), ("forest", "wood", 3, 2), ("silversmith", "silver", 4, 3)],
)
def test_the_extra_worker_counts_for_goods(location: str, good: str, with_worker: int, without: int) -> None:
    """With the second worker there: as many goods as with three; with the Influence only as with two."""
    for what, gained in (("worker", {good: with_worker}), ("influence", {good: without, "influence": 1})):
        game = owner(location, seat={"at": {location: 1}})
        before = counts(game)
        place(game, location)
        visit_wonder(game, what)
        assert changes(game, before) == {"workers": -1, f"at_{location}": 1, **gained}


@rule("WW-182")
@pytest.mark.parametrize(("what", "trades"), [("worker", 2), ("influence", 1), ("neither", 1)])
def test_the_extra_worker_gives_one_more_trade(what: str, trades: int) -> None:
    """One worker at the King's Storehouse makes two trades with it."""
    game = owner("kings_storehouse", seat={"clay": 9})
    before = counts(game)
    place(game, "kings_storehouse")
    visit_wonder(game, what)
    for _ in range(trades):
        pick(game, "trade", key="amount-virtue")
    after = changes(game, before)
    assert (after["clay"], after["virtue"]) == (-2 * trades, trades)
    assert (game.decision.kind, game.decision.seat) == ("place", 1)


@rule("WW-182")
@pytest.mark.parametrize(
    ("there", "what", "cards"),
    [(0, "worker", 2), (0, "influence", 1), (1, "worker", 2), (1, "neither", 2), (2, "worker", 3), (2, "neither", 2)],
)
def test_the_extra_worker_counts_for_each_two_workers(there: int, what: str, cards: int) -> None:
    """Building cards of the Workshop: 1, and 1 for each two workers, the extra one among them."""
    game = owner("workshop", seat={"at": {"workshop": there}, "silver": 0}, consequence="contribution_5")
    before = counts(game)
    place(game, "workshop")
    visit_wonder(game, what)
    assert changes(game, before)["cards_in_hand"] == cards


@rule("WW-182")
@pytest.mark.parametrize(("what", "column"), [("worker", 3), ("influence", 2), ("neither", 2)])
def test_the_extra_worker_counts_for_the_columns_of_the_workshop(what: str, column: int) -> None:
    """With the second worker and exactly 4 silver: columns 1 to 3 with the Wonder, 1 and 2 without."""
    rows = [
        [f"app_patron_{good}" for good in ("clay", "silver", "stone", "wood")],
        [f"app_merchant_{good}" for good in ("clay", "gold", "marble", "stone")],
    ]
    seat = {"at": {"workshop": 1}, "silver": 4}
    game = owner("workshop", seat=seat, consequence="contribution_5", apprentices=rows)
    place(game, "workshop")
    visit_wonder(game, what)
    hired = [option.label.args["apprentice"] for option in offers(game, key="hire-apprentice")]
    assert sorted(map(str, hired)) == sorted(rows[0][:column] + rows[1][:column])


@rule("WW-182")
@pytest.mark.parametrize(("what", "captures"), [("worker", 2), ("influence", 1)])
def test_the_extra_worker_gives_one_more_capture(what: str, captures: int) -> None:
    """One worker at the Town Centre captures two groups with it; the second costs 1 silver."""
    game = owner("town_centre", {"at": {"quarry": 2, "forest": 3, "mines": 1}}, seat={"silver": 3})
    before = counts(game)
    place(game, "town_centre")
    visit_wonder(game, what)
    for location in ("quarry", "forest")[:captures]:
        pick(game, "capture", location=location)
    after = changes(game, before)
    assert (after["captives_1"], after["silver"], after["tax_stand"]) == (
        {1: 2, 2: 5}[captures],
        {1: -1, 2: -2}[captures],
        1,
    )
    assert (game.decision.kind, game.decision.seat) == ("place", 1)


@rule("WW-182")
@pytest.mark.parametrize(("what", "actions"), [("worker", 2), ("influence", 1)])
def test_the_extra_worker_gives_one_more_guardhouse_action(what: str, actions: int) -> None:
    """One worker at the Guardhouse frees the prisoners and sends the captives away with it."""
    game = owner("guardhouse", seat={"prisoners": 2, "captives": {"1": 3}, "silver": 0})
    place(game, "guardhouse")
    visit_wonder(game, what)
    pick(game, "guard", key="guard-free")
    if actions == 2:
        pick(game, "guard", key="guard-send")
    assert (counts(game)["prisoners"], counts(game)["silver"]) == (0, 3 if actions == 2 else 0)
    assert (game.decision.kind, game.decision.seat) == ("place", 1)


# --- resets, captures, and other effects


def reward_of_princess(own: int, rival: int) -> tuple[int, int]:
    """The virtue that the Princess's reward gives both in a reset, with a Wonder of seat 1 at her location."""
    game = reset_market(
        {},
        {"buildings": ["wonder_stone"], "at": {"quarry": own}},
        {"at": {"quarry": rival}},
        consequence="contribution_3",
        wonders_at={"wonder_stone": "quarry"},
        rewards=["rew_virtue_1", "rew_virtue_2"],
    )
    before = [counts(game, seat)["virtue"] for seat in (1, 2)]
    trigger_reset(game)
    first, second = (counts(game, seat)["virtue"] - before[seat - 1] for seat in (1, 2))
    return first, second


@rule("WW-180")
@pytest.mark.parametrize(
    ("own", "rival", "gained"), [(1, 1, (2, 2)), (1, 2, (0, 2)), (2, 1, (2, 0)), (0, 1, (0, 2)), (0, 0, (0, 0))]
)
def test_a_wonder_is_no_worker_with_the_princess_in_a_reset(own: int, rival: int, gained: tuple[int, int]) -> None:
    """With a Wonder and 1 worker there it is a tie with 1 worker of another; with a Wonder alone nothing is gained."""
    assert reward_of_princess(own, rival) == gained


@rule("WW-180")
@pytest.mark.parametrize(("workers", "debts"), [(0, 0), (1, 1)])
def test_a_wonder_is_no_worker_with_the_profiteer_in_a_reset(workers: int, debts: int) -> None:
    """Only a real worker there brings its owner the debt."""
    game = reset_market(
        {},
        {"buildings": ["wonder_stone"], "at": {"quarry": workers}},
        consequence="contribution_4",
        wonders_at={"wonder_stone": "quarry"},
    )
    before = counts(game, 1)
    trigger_reset(game)
    gone = {"unpaid": 1, "at_quarry": -1, "prisoners": 1} if debts else {}
    assert changes(game, before, 1) == gone


@rule("WW-183")
def test_a_wonder_is_not_captured_with_the_workers_there() -> None:
    """A rival takes the three workers beside the Wonder; the Wonder stays and counts for the next worker."""
    game = owner("forest", {"silver": 5}, seat={"at": {"forest": 3}}, to_act=1)
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=0)
    assert counts(game, 1)["captives_0"] == 3
    assert wonder(game, "wonder_stone") == (0, "forest")
    before = counts(game)
    place(game, "forest")
    visit_wonder(game, "worker")
    assert changes(game, before) == {"workers": -1, "at_forest": 1, "wood": 2}


@rule("WW-183")
def test_a_wonder_alone_is_no_group() -> None:
    """Where only a Wonder stands nobody can capture anything, its owner neither."""
    for to_act in (0, 1):
        game = owner("forest", {"at": {"quarry": 1}, "silver": 5}, to_act=to_act)
        place(game, "town_centre")
        assert not offers(game, location="forest")
        assert {option.label.args.get("location") for option in game.decision.options} == {
            "quarry",
            "town_centre",
            None,
        }


@rule("WW-183")
def test_a_wonder_is_not_sent_to_the_prison_and_is_no_worker_of_its_owner() -> None:
    """When the Profiteer's location is emptied the two workers go, and no third one; the owner still has 20."""
    game = reset_market(
        {},
        {"buildings": ["wonder_stone"], "at": {"quarry": 2}},
        consequence="contribution_4",
        wonders_at={"wonder_stone": "quarry"},
    )
    trigger_reset(game)
    assert wonder(game, "wonder_stone") == (0, "quarry")
    own = seen(game, 1)
    assert (own["prisoners"], own["workers"], own["workers_at"]["quarry"]) == (2, 18, 0)


@rule("WW-184")
def test_a_wonder_adds_to_arnulfs_princess() -> None:
    """His first worker at the Quarry with both: 3 stone; with the Influence 2 stone."""
    for what, gained in (("worker", {"stone": 3}), ("influence", {"stone": 2, "influence": 1})):
        seat = {"board": "board_arnulf", "prisoners": 0, "clay": 0}
        game = owner("quarry", seat=seat, consequence="contribution_3")
        before = counts(game)
        place(game, "quarry")
        visit_wonder(game, what)
        assert changes(game, before) == {"workers": -1, "at_quarry": 1, **gained}


@rule("WW-184")
@pytest.mark.parametrize(
    ("seat", "consequence", "trades"),
    [
        ({}, "contribution_1", 2),
        ({"apprentices": ["app_overseer"]}, "contribution_1", 3),
        ({"apprentices": ["app_overseer"], "board": "board_arnulf", "prisoners": 0}, "contribution_5", 4),
    ],
)
def test_a_wonder_adds_to_the_overseer(seat: dict[str, Any], consequence: str, trades: int) -> None:
    """One worker at the King's Storehouse: a trade for it, for the Wonder, for the Overseer and for Arnulf's Princess."""
    game = owner("kings_storehouse", seat={**seat, "clay": 20}, consequence=consequence, options=PROMOS)
    before = counts(game)
    place(game, "kings_storehouse")
    visit_wonder(game, "worker")
    made = 0
    while game.decision.kind == "trade":
        pick(game, "trade", key="amount-virtue")
        made += 1
    assert made == trades
    assert changes(game, before)["clay"] == -2 * trades


@rule("WW-EX-9")
def test_example_9_a_second_worker_at_the_own_wonder() -> None:
    """3 wood, or 2 wood and 1 Influence; another player's first worker there brings 1 wood."""
    for what, gained in (("worker", {"wood": 3}), ("influence", {"wood": 2, "influence": 1})):
        game = owner("forest", seat={"at": {"forest": 1}})
        before, other = counts(game), counts(game, 1)
        place(game, "forest")
        visit_wonder(game, what)
        assert changes(game, before) == {"workers": -1, "at_forest": 1, **gained}
        assert "forest" in places(game)
        place(game, "forest")
        assert changes(game, other, 1) == {"workers": -1, "at_forest": 1, "wood": 1}
