"""The Princess and the Profiteer: capturing from them (ledger section E)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import build, pick, place, seen
from tests.kit.rule import rule
from tests.kit.wonder_figures import with_figures
from tests.kit.wonders import (
    choose,
    own,
    unpaid,
)
from westkingdom.architects.game import Architects


def captured(card: str, groups: list[tuple[str, int]], *others: dict[str, Any], **seat: Any) -> Architects:
    """Seat 0 (virtue 7, no Influence) has made these captures in one visit of the Town Centre."""
    workers = {"town_centre": len(groups) - 1, **seat.pop("at", {})}
    game = with_figures(card, {"silver": 9, "influence": 0, "at": workers, **seat}, *others)
    place(game, "town_centre")
    for location, owner in groups:
        pick(game, "capture", location=location, owner=owner)
    return game


@rule("WW-086")
@pytest.mark.parametrize("workers", [1, 3])
def test_capturing_from_the_princess_costs_exactly_1_virtue(workers: int) -> None:
    game = captured("contribution_4", [("forest", 1)], {"at": {"forest": workers, "mines": 2}})
    assert (own(game, "virtue"), seen(game)["captives"]) == ([6, 7], [0, workers])


@rule("WW-089")
@pytest.mark.parametrize("workers", [1, 3])
def test_capturing_from_the_profiteer_gives_exactly_1_virtue(workers: int) -> None:
    game = captured("contribution_4", [("quarry", 1)], {"at": {"quarry": workers, "mines": 2}})
    assert (own(game, "virtue"), seen(game)["captives"]) == ([8, 7], [0, workers])
    assert own(game, "influence") == [0, 0], "nobody was placed there"


@rule("WW-086", "WW-089")
@pytest.mark.parametrize("location", ["mines", "silversmith", "tax_stand", "town_centre"])
def test_captures_elsewhere_leave_virtue_as_it_is(location: str) -> None:
    game = captured("contribution_4", [(location, 1)], {"at": {location: 2}})
    assert own(game, "virtue") == [7, 7]


@rule("WW-086", "WW-089")
def test_a_visit_to_both_figures_costs_and_gives_virtue() -> None:
    game = with_figures(
        "contribution_4", {"silver": 9, "virtue": 0, "at": {"town_centre": 1}}, {"at": {"forest": 1, "quarry": 1}}
    )
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    assert (own(game, "virtue")[0], unpaid(game)[0]) == (0, 1), "one after the other"
    pick(game, "capture", location="quarry", owner=1)
    assert (own(game, "virtue")[0], unpaid(game)[0]) == (1, 1)


@rule("WW-093")
@pytest.mark.parametrize(("card", "virtue"), [("contribution_4", 6), ("contribution_5", 8)])
def test_several_groups_of_one_visit_change_virtue_once(card: str, virtue: int) -> None:
    there = {"at": {"forest": 2}}
    game = captured(card, [("forest", 2), ("forest", 1), ("forest", 3)], there, there, there)
    assert own(game, "virtue")[0] == virtue
    assert seen(game)["captives"] == [0, 2, 2, 2]


@rule("WW-093")
def test_once_also_with_another_capture_in_between() -> None:
    there = {"at": {"forest": 1, "mines": 1}}
    game = captured("contribution_4", [("forest", 1), ("mines", 1), ("forest", 2)], there, there)
    assert own(game, "virtue")[0] == 6


@rule("WW-093")
def test_the_next_visit_changes_virtue_again() -> None:
    game = captured("contribution_4", [("forest", 1)], {"at": {"forest": 1}})
    place(game, "forest")
    choose(game, "figures-done")
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    if game.decision.kind == "capture":
        choose(game, "capture-no-more")
    assert own(game, "virtue")[0] == 5


@rule("WW-093", "WW-095")
@pytest.mark.parametrize(
    ("second", "virtue"), [(("forest", 2), 9 - 1), (("mines", 1), 9 - 1), (("quarry", 1), 9 - 1 + 1)]
)
def test_both_captures_of_the_fortress_are_one_effect(second: tuple[str, int], virtue: int) -> None:
    """The Fortress itself costs 2 virtue."""
    fortress = {
        "clay": 3,
        "stone": 4,
        "gold": 1,
        "marble": 2,
        "hand": ["bld_fortress"],
        "apprentices": ["app_labourer"],
    }
    others = {"at": {"forest": 1, "mines": 1, "quarry": 1}}
    game = with_figures("contribution_4", {**fortress, "virtue": 11, "influence": 0}, others, others)
    build(game, "bld_fortress")
    pick(game, "capture", location="forest", owner=1)
    assert own(game, "virtue")[0] == 8
    pick(game, "capture", location=second[0], owner=second[1])
    assert own(game, "virtue")[0] == virtue


@rule("WW-094")
@pytest.mark.parametrize("card", ["contribution_4", "contribution_5"])
def test_taking_back_the_own_group_neither_costs_nor_gives_virtue(card: str) -> None:
    game = captured(card, [("forest", 0)], {"at": {"forest": 1}}, at={"forest": 2})
    assert own(game, "virtue") == [7, 7]
    assert seen(game)["workers_at"]["forest"] == 0


@rule("WW-094")
@pytest.mark.parametrize("groups", [[("forest", 0), ("forest", 1)], [("forest", 1), ("forest", 0)]])
@pytest.mark.parametrize(("card", "virtue"), [("contribution_4", 6), ("contribution_5", 8)])
def test_beside_the_own_group_others_still_count(card: str, virtue: int, groups: list[tuple[str, int]]) -> None:
    game = captured(card, groups, {"at": {"forest": 1}}, at={"forest": 2})
    assert own(game, "virtue")[0] == virtue


CAPTURING: dict[str, dict[str, Any]] = {
    "bld_armoury": {"wood": 3, "stone": 5, "gold": 1},
    "bld_barracks": {"clay": 2, "wood": 6, "gold": 2},
    "bld_arena": {"clay": 2, "wood": 4, "stone": 1, "marble": 1},
    "bld_fortress": {"clay": 3, "stone": 4, "gold": 1, "marble": 2},
}


@rule("WW-095")
@pytest.mark.parametrize("building", CAPTURING)
@pytest.mark.parametrize(("card", "change"), [("contribution_4", -1), ("contribution_5", 1), ("contribution_6", 0)])
def test_captures_of_buildings_count_too(building: str, card: str, change: int) -> None:
    seat = {**CAPTURING[building], "hand": [building], "apprentices": ["app_labourer"], "influence": 0}
    game = with_figures(card, seat, {"at": {"forest": 2}})
    build(game, building)
    if game.decision.kind == "may":
        pick(game, "may", key="effect-capture")
    before = own(game, "virtue")[0]
    pick(game, "capture", location="forest", owner=1)
    assert own(game, "virtue")[0] == before + change
    assert seen(game)["captives"] == [0, 2]
