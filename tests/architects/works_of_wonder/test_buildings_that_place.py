"""Section T: new buildings that place a worker at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, offers, pick, turn_is_over
from tests.kit.chapters.works_of_wonder.buildings import construct, paid, without
from tests.kit.rule import rule


@rule("WW-358", "WW-359")
def test_the_depot_places_a_worker_at_the_kings_storehouse() -> None:
    """It is resolved as a normal visit: with the worker there already two trades, which may be left out."""
    game, before = construct("bld_depot", clay=8, at={"kings_storehouse": 1})
    assert game.decision.kind == "trade"
    pick(game, "trade", key="amount-virtue")
    pick(game, "trade", key="amount-virtue")
    assert changes(game, before) == {
        **paid("bld_depot"),
        "workers": -2,
        "at_kings_storehouse": 1,
        "clay": -8,
        "virtue": 2,
    }
    assert turn_is_over(game)


@rule("WW-358", "WW-359")
def test_the_jail_places_a_worker_at_the_guardhouse() -> None:
    """1 virtue is lost; with the worker there already two actions."""
    game, before = construct("bld_jail", prisoners=2, captives={"1": 1}, at={"guardhouse": 1})
    pick(game, "guard", key="guard-free")
    pick(game, "guard", key="guard-send")
    # Two workers were placed and two came home.
    assert changes(game, before) == without(paid("bld_jail"), "workers") | {
        "virtue": -1,
        "at_guardhouse": 1,
        "prisoners": -2,
        "captives_1": -1,
        "silver": 1,
    }
    assert turn_is_over(game)


@rule("WW-358", "WW-359")
def test_the_lodge_places_a_worker_at_the_workshop() -> None:
    """With the worker there already two cards are drawn, or an apprentice is hired for 4 silver."""
    game, before = construct("bld_lodge", at={"workshop": 1}, silver=4)
    pick(game, "workshop", key="draw-buildings")
    after = changes(game, before)
    assert (after["workers"], after["at_workshop"], after["cards_in_hand"]) == (-2, 1, 1)
    game, before = construct("bld_lodge", silver=4)
    game.play(offers(game, key="hire-apprentice")[0])
    after = changes(game, before)
    assert (after["silver"], after["tax_stand"], after["apprentices"]) == (-4, 2, 1)
    assert turn_is_over(game)


@rule("WW-358", "WW-359")
@pytest.mark.parametrize(
    ("building", "location", "good", "n"),
    [("bld_mill", "forest", "wood", 3), ("bld_minter", "silversmith", "silver", 4)],
)
def test_the_mill_and_the_minter_place_a_worker_who_gathers(building: str, location: str, good: str, n: int) -> None:
    """With two workers there already: 3 wood in the Forest, 4 silver at the Silversmith."""
    game, before = construct(building, at={location: 2})
    assert changes(game, before) == {**paid(building), "workers": -2, f"at_{location}": 1, good: n}
    assert turn_is_over(game)


@rule("WW-358", "WW-359")
def test_the_theatre_places_a_worker_at_the_town_centre() -> None:
    """1 tax for the first capture, 1 silver for the second."""
    game, before = construct("bld_theatre", {"at": {"forest": 3, "quarry": 1}}, silver=3, at={"town_centre": 1})
    pick(game, "capture", location="forest")
    pick(game, "capture", location="quarry")
    assert changes(game, before) == {
        **paid("bld_theatre"),
        "workers": -2,
        "at_town_centre": 1,
        "captives_1": 4,
        "silver": -2,
        "tax_stand": 1,
    }
    assert turn_is_over(game)


PLACING = [
    ("bld_depot", "kings_storehouse", {}),
    ("bld_jail", "guardhouse", {"prisoners": 1}),
    ("bld_lodge", "workshop", {}),
    ("bld_mill", "forest", {}),
    ("bld_minter", "silversmith", {}),
    ("bld_theatre", "town_centre", {"silver": 1}),
]


@rule("WW-360")
@pytest.mark.parametrize(("building", "location", "seat"), PLACING)
def test_the_placement_is_compulsory_if_it_is_possible(building: str, location: str, seat: dict[str, Any]) -> None:
    """Nobody is asked whether: the worker stands there before anything else happens."""
    game, _ = construct(building, **seat)
    assert counts(game)[f"at_{location}"] == 1
    assert game.decision.kind in ("trade", "workshop", "capture", "place")


@rule("WW-360")
@pytest.mark.parametrize(("building", "location", "seat"), PLACING)
def test_without_another_worker_on_the_own_board_nothing_is_placed(
    building: str, location: str, seat: dict[str, Any]
) -> None:
    """The only worker at home constructs: workers elsewhere stay, and the turn is over."""
    prisoners = seat.get("prisoners", 0)
    game, _ = construct(building, **{**seat, "at": {"mines": 19 - prisoners}})
    after = counts(game)
    assert (after["workers"], after[f"at_{location}"], after["at_mines"]) == (0, 0, 19 - prisoners)
    assert turn_is_over(game)


@rule("WW-360")
@pytest.mark.parametrize(
    ("building", "rival"), [("bld_jail", {"prisoners": 3}), ("bld_theatre", {"at": {"forest": 2}})]
)
def test_without_a_legal_visit_nothing_is_placed(building: str, rival: dict[str, Any]) -> None:
    """The Guardhouse with nothing to do, the Town Centre without silver for the tax: the worker stays at home."""
    game, before = construct(building, rival)
    virtue = {"virtue": -1} if building == "bld_jail" else {}
    assert changes(game, before) == {**paid(building), **virtue}
    assert turn_is_over(game)


@rule("WW-360")
def test_trades_and_captures_of_such_a_visit_stay_optional_and_one_guardhouse_action_is_not() -> None:
    """As in a normal visit: no trade and no capture must be made, but one Guardhouse action must."""
    depot, before = construct("bld_depot", clay=8)
    pick(depot, "trade", key="trade-enough")
    assert changes(depot, before) == {**paid("bld_depot"), "workers": -2, "at_kings_storehouse": 1}
    theatre, before = construct("bld_theatre", {"at": {"forest": 3}}, silver=2)
    pick(theatre, "capture", key="capture-no-more")
    assert changes(theatre, before) == {**paid("bld_theatre"), "workers": -2, "at_town_centre": 1}
    jail, _ = construct("bld_jail", prisoners=1, captives={"1": 1}, at={"guardhouse": 1})
    assert [option.label.key for option in jail.decision.options] == ["guard-send", "guard-free"]
    pick(jail, "guard", key="guard-send")
    assert [option.label.key for option in jail.decision.options] == ["guard-free", "guard-stop"]


@rule("WW-360")
def test_costs_of_such_a_visit_are_paid_as_usual() -> None:
    """A capture through the Theatre costs 1 tax; with exactly 1 silver there is no second one."""
    game, before = construct("bld_theatre", {"at": {"forest": 3, "quarry": 1}}, silver=1, at={"town_centre": 4})
    pick(game, "capture", location="forest")
    after = changes(game, before)
    assert (after["silver"], after["tax_stand"], after["captives_1"]) == (-1, 1, 3)
    assert turn_is_over(game)
