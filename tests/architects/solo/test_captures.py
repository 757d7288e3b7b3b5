"""Solo play with Works of Wonder: captures of an opponent (ledger section O)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import seen
from tests.kit.architects_solo import focus, told, turn
from tests.kit.rule import rule

LIST = [
    "mines",
    "town_centre",
    "silversmith",
    "quarry",
    "forest",
    "kings_storehouse",
    "workshop",
    "guardhouse",
    "tax_stand",
]
"""Places in the order of the opponent's list, after the Princess's location."""
CAPTURE = ["scheme_f08"]
"""Without captives this card sends the opponent to the Town Centre: 1 tax, and 1 capture for each worker."""


def captured(*people: dict[str, Any], here: int = 0, **position: Any) -> list[tuple[Any, ...]]:
    """What the opponent captures with so many workers at the Town Centre before: place, owner and number, in order."""
    at = {"town_centre": here} if here else {}
    events = told(*people, schemes=CAPTURE, it={"at": at}, **position)
    return [tuple(event.args.values()) for event in events if event.key == "capture"]


@rule("WW-270")
def test_a_capture_takes_all_workers_of_one_player_at_one_place() -> None:
    """Of two players at the Forest only the larger group is taken."""
    game, change = turn({"at": {"workshop": 3}}, {"at": {"workshop": 2}}, schemes=CAPTURE)
    assert (change["captives_0"], change.get("captives_1", 0)) == (3, 0)
    assert seen(game, 1)["workers_at"]["workshop"] == 2


@rule("WW-271", "WW-274", "WW-382")
def test_several_captures_may_be_anywhere_for_1_tax_in_all() -> None:
    """With 4 players the opponent still captures at three places, and adds 1 silver to the Tax Stand."""
    people = [{"at": {"workshop": 3}}, {"at": {"tax_stand": 3}}, {"at": {"guardhouse": 3}}]
    _, change = turn(*people, schemes=CAPTURE, it={"at": {"town_centre": 2}}, tax_stand=0)
    assert change == {
        "at_town_centre": 1,
        "workers": -1,
        "captives_0": 3,
        "captives_1": 3,
        "captives_2": 3,
        "tax_stand": 1,
    }


@rule("WW-272", "WW-275", "WW-EX-24")
def test_the_largest_single_group_is_the_target() -> None:
    """3 and 3 at the Quarry, 4 at the Forest: the Forest group, although more stand at the Quarry in all."""
    people = [{"at": {"quarry": 3}}, {"at": {"quarry": 3}}, {"at": {"workshop": 4}}]
    assert captured(*people) == [("workshop", 2, 4)]


@rule("WW-273")
def test_the_example_of_the_rulebook() -> None:
    """3 workers each at Town Centre, Quarry, Silversmith (the Princess's) and Mines: 3 captures, and not the Quarry."""
    at = {"town_centre": 3, "quarry": 3, "silversmith": 3, "mines": 2}
    events = captured({"at": at}, here=2, consequence="contribution_2")
    assert events == [("silversmith", 0, 3), ("mines", 0, 3), ("town_centre", 0, 3)]


@rule("WW-273", "WW-280", "WW-281")
@pytest.mark.parametrize("opponent", ["aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"])
def test_one_list_of_places_serves_all_opponents(opponent: str) -> None:
    """Equal groups everywhere are taken in the order of the list, the Princess's location (the Workshop) first."""
    at = {place: 2 for place in LIST if place != "mines"} | {"mines": 1}
    events = captured({"at": at}, here=9, opponent=opponent, consequence="contribution_1")
    assert [event[0] for event in events] == ["workshop", *[place for place in LIST if place != "workshop"]]


@rule("WW-276", "WW-EX-23")
def test_equal_groups_at_one_place_go_together_when_actions_are_too_few() -> None:
    """Two people with 4 workers each at the Forest: one action takes all 8, two actions one group each."""
    people: list[dict[str, Any]] = [{"at": {"forest": 4}}, {"at": {"forest": 4, "quarry": 1}}]
    _, change = turn(*people, schemes=CAPTURE)
    assert (change["captives_0"], change["captives_1"]) == (4, 4)


@rule("WW-277", "WW-EX-23")
def test_with_enough_actions_each_group_takes_one() -> None:
    """With two actions the two groups take both of them, and nothing is left for a third one."""
    people: list[dict[str, Any]] = [{"at": {"forest": 4}}, {"at": {"forest": 4, "workshop": 1}}]
    _, change = turn(*people, schemes=CAPTURE, it={"at": {"town_centre": 1}})
    assert (change["captives_0"], change["captives_1"]) == (4, 4)
    _, change = turn(*people, schemes=CAPTURE, it={"at": {"town_centre": 2}})
    assert (change["captives_0"], change["captives_1"]) == (4, 5)


@rule("WW-276")
def test_the_action_that_takes_several_groups_is_one_of_several() -> None:
    """Three equal groups at one place and two actions: the first takes all three, the second another group."""
    people: list[dict[str, Any]] = [{"at": {"forest": 4, "workshop": 2}}, {"at": {"forest": 4}}, {"at": {"forest": 4}}]
    _, change = turn(*people, schemes=CAPTURE, it={"at": {"town_centre": 1}})
    assert [change[f"captives_{seat}"] for seat in (0, 1, 2)] == [6, 4, 4]


@rule("WW-278")
def test_with_nobody_to_capture_no_tax_is_added() -> None:
    """The card's next option is taken instead, and the Tax Stand stays as it is."""
    _, change = turn(schemes=CAPTURE)
    assert change == {"at_town_centre": 1, "workers": -1, "influence": 1}


@rule("WW-279")
def test_the_opponent_never_captures_its_own_workers() -> None:
    """Its large groups stay where they are while a single worker of the person is taken."""
    _, change = turn({"at": {"mines": 1}}, schemes=CAPTURE, it={"at": {"mines": 5, "forest": 4, "town_centre": 3}})
    assert change == {"at_town_centre": 1, "workers": -1, "captives_0": 1, "tax_stand": 1}


@rule("WW-382")
def test_a_capture_by_itself_adds_no_tax() -> None:
    """The Enforcer's focus adds 1 tax for all its captures, the Meddler's power none."""
    at = {"mines": 3, "forest": 2}
    _, change = focus({"at": at}, opponent="enforcer", it={"at": {"town_centre": 1}}, tax_stand=0)
    assert (change["captives_0"], change["tax_stand"]) == (5, 1)
    _, change = turn({"at": at}, schemes=["scheme_s01"], opponent="meddler", tax_stand=0)
    assert (change["captives_0"], change.get("tax_stand", 0)) == (3, 0)


@rule("WW-228")
def test_captures_at_the_princess_cost_1_virtue_however_many() -> None:
    """Both groups at the Princess's location cost the opponent 1 virtue in all."""
    people: list[dict[str, Any]] = [{"at": {"forest": 4}}, {"at": {"forest": 3}}]
    _, change = turn(*people, schemes=CAPTURE, it={"at": {"town_centre": 1}})
    assert change["virtue"] == -1


@rule("WW-273")
def test_the_tie_break_is_told() -> None:
    """A group of the same size that is passed over is named with the reason."""
    events = told({"at": {"quarry": 3, "mines": 2}}, schemes=CAPTURE)
    (step,) = [event for event in events if event.key == "opponent-captures"]
    ((what, why),) = step.why
    assert (what.args["location"], why.key) == ("quarry", "later-in-the-list")
