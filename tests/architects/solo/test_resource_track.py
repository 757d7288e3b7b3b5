"""Solo play with Works of Wonder: the resource track and what stands for other things (ledger section M)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.architects.solo.test_scheme_cards import reset
from tests.kit.architects import counts, place
from tests.kit.architects_solo import laid, marker, resolved, solo, turn
from tests.kit.rule import rule
from tests.kit.works_of_wonder import board, wonder

TRACK = ["clay", "wood", "stone", "gold", "marble"]
EFFECTS = "building_effects"


@rule("WW-238", "WW-239", "WW-240")
@pytest.mark.parametrize("start", TRACK)
@pytest.mark.parametrize("n", [1, 4, 7, 12])
def test_silver_moves_the_marker_and_each_round_brings_a_marble(start: str, n: int) -> None:
    """The marker moves 1 space for each silver; from the right-most space it returns to clay with 1 marble."""
    game, change = resolved({"gain": {"silver": n}}, resource_marker=start)
    rounds, at = divmod(TRACK.index(start) + n, 5)
    assert marker(game) == TRACK[at]
    assert change == ({"marble": rounds} if rounds else {})


@rule("WW-EX-18", "WW-239", "WW-250")
def test_the_worked_example_of_the_track() -> None:
    """From gold 3 silver lead to wood with 1 marble; 2 gold are 2 marble and leave the marker where it is."""
    game, change = resolved({"gain": {"silver": 3}}, resource_marker="gold")
    assert (marker(game), change) == ("wood", {"marble": 1})
    game, change = resolved({"gain": {"gold": 2}}, resource_marker="gold")
    assert (marker(game), change) == ("gold", {"marble": 2})


@rule("WW-242")
def test_tax_and_contributions_come_from_the_supply() -> None:
    """The opponent adds tax and contributes marble without having any, and without losing any."""
    game, change = turn(schemes=["scheme_s05"], resource_marker="marble", it={"marble": 2})
    assert change.get("marble", 0) == 0
    assert board(game)["contributed"]["marble"] == 1
    assert turn(schemes=["scheme_s08"], tax_stand=3)[1] == {"at_workshop": 1, "workers": -1, "tax_stand": 2}


@rule("WW-243", "WW-297", "WW-298", "WW-EX-27")
@pytest.mark.parametrize("good", TRACK)
def test_the_marker_says_which_apprentices_go(good: str) -> None:
    """Both apprentices of the marker's column go under the pile with nothing on them; the rows slide and are filled."""
    before: Any = laid(schemes=["scheme_s08"]).view(None)
    rows = [[card["apprentice"] for card in row] for row in before["apprentices"]]
    column = TRACK.index(good)
    game = laid(schemes=["scheme_s08"], resource_marker=good, to_act=1, silver_on={rows[0][column]: 2})
    view: Any = game.view(None)
    for row in (0, 1):
        now = [card["apprentice"] for card in view["apprentices"][row]]
        assert now[:4] == [card for card in rows[row] if card != rows[row][column]]
        assert len(now) == 5
    assert view["apprentices_known_below"] == [rows[0][column], rows[1][column]]
    assert all(card["silver"] == 0 for row in view["apprentices"] for card in row)


@rule("WW-243", "WW-299")
@pytest.mark.parametrize("good", TRACK)
def test_the_marker_says_what_is_contributed(good: str) -> None:
    """The marker's resource lies on the Contribution card."""
    game, _ = turn(schemes=["scheme_s05"], resource_marker=good)
    assert [name for name, n in board(game)["contributed"].items() if n] == [good]


@rule("WW-245")
def test_a_debt_to_destroy_that_is_missing_is_2_silver() -> None:
    """With a debt it is destroyed; without one the marker moves 2 spaces."""
    game, change = resolved({"destroy_debt": 1}, it={"debts": 1})
    assert (marker(game), change) == ("clay", {"unpaid": -1})
    game, change = resolved({"destroy_debt": 1})
    assert (marker(game), change) == ("stone", {})


@rule("WW-246")
def test_an_apprentice_is_2_silver() -> None:
    """The opponent hires nobody; the marker moves 2 spaces, and the rows stay as they are."""
    game, change = resolved({"hire_free": 1})
    assert (marker(game), change) == ("stone", {})


@rule("WW-247", "WW-EX-28")
def test_a_missing_future_scheme_moves_the_marker() -> None:
    """Of 2 Future Schemes with 1 left, 1 joins the discards and the marker moves 1 space."""
    game, _ = turn(schemes=["scheme_s03"], opponent="meddler", future_schemes=["scheme_f04"])
    assert solo(game)["future_schemes"] == 0
    assert "scheme_f04" in solo(game)["scheme_discards"]
    assert marker(game) == "wood"


@rule("WW-248")
def test_a_reward_card_is_1_virtue() -> None:
    """No reward is turned up; the opponent gains 1 virtue for each."""
    game, change = resolved({"gain": {"reward_card": 2}})
    assert change == {"virtue": 2}
    assert game.view(None)["rewards_gained"] == []


@rule("WW-249")
@pytest.mark.parametrize(("have", "n", "expected"), [(12, 2, {"virtue": 2}), (11, 3, {"influence": 1, "virtue": 2})])
def test_influence_beyond_the_track_is_virtue(have: int, n: int, expected: dict[str, int]) -> None:
    """Each Influence that the track cannot take is 1 virtue."""
    assert resolved({"gain": {"influence": n}}, it={"influence": have})[1] == expected


@rule("WW-250")
def test_gold_is_marble() -> None:
    """The opponent gains as much marble."""
    assert resolved({"gain": {"gold": 3}})[1] == {"marble": 3}


@rule("WW-251")
def test_virtue_never_keeps_it_from_the_market_or_the_cathedral() -> None:
    """At virtue 14 it goes to the Black Market, at virtue 0 it works on the cathedral."""
    assert turn(schemes=["scheme_f10"], it={"virtue": 14})[1]["marble"] == 2
    assert turn(schemes=["scheme_s01"], it={"virtue": 0})[1]["cathedral"] == 1


PRINCESS = {
    "contribution_1": "workshop",
    "contribution_2": "silversmith",
    "contribution_6": "mines",
    "contribution_7": "guardhouse",
}
"""Where the Princess stands whose reward is a choice."""


@rule("WW-252", "WW-253")
@pytest.mark.parametrize(
    ("card", "it", "expected"),
    [
        ("contribution_6", {}, {"prisoners": 1, "marble": 2}),
        ("contribution_2", {"debts": 1}, {"prisoners": 1, "unpaid": -1}),
        ("contribution_2", {}, {"prisoners": 1, "virtue": 2}),
        ("contribution_7", {}, {"workers": 1}),
        ("contribution_1", {}, {"prisoners": 1}),
    ],
    ids=["left", "left debt", "no debt", "left prisoners", "neither"],
)
def test_of_two_rewards_the_left_one_is_taken_if_it_is_possible(
    card: str, it: dict[str, Any], expected: dict[str, int]
) -> None:
    """It takes the Princess's left reward, the right one if the left is nothing to it, else a replacement."""
    assert reset({"prisoners": 9}, {**it, "at": {PRINCESS[card]: 2}}, consequence=card) == expected


@rule("WW-253")
def test_prisoners_to_free_that_are_missing_make_the_right_reward() -> None:
    """With nobody in the Prison the opponent takes 3 Influence instead of freeing workers."""
    game = laid(
        {"silver": 1},
        it={"at": {"guardhouse": 2}},
        black_market=[None, 0, 0],
        consequence="contribution_7",
        schemes=["scheme_s08"],
    )
    before = counts(game, 1)["influence"]
    place(game, "black_market_a")
    assert counts(game, 1)["influence"] - before == 3


@rule("WW-253")
def test_if_neither_reward_is_possible_the_left_one_is_replaced() -> None:
    """An apprentice, against building cards, becomes 2 silver."""
    game = laid(
        {"silver": 1, "prisoners": 9},
        it={"at": {"workshop": 2}},
        black_market=[None, 0, 0],
        consequence="contribution_1",
        schemes=["scheme_s08"],
    )
    place(game, "black_market_a")
    assert marker(game) == "stone"


@rule("WW-252", "WW-253")
def test_an_apprentice_against_something_that_it_collects_is_left() -> None:
    """Of an apprentice on the left and 2 virtue on the right it takes the virtue."""
    game, change = resolved({"either": [{"may": {"hire_free": 1}}, {"gain": {"virtue": 2}}]})
    assert (marker(game), change) == ("clay", {"virtue": 2})


@rule("WW-253", "WW-245")
def test_a_missing_debt_is_replaced_if_the_right_reward_is_nothing_either() -> None:
    """A debt to destroy, against building cards, becomes 2 silver without a debt, and is destroyed with one."""
    reward = {"either": [{"may": {"destroy_debt": 1}}, {"gain": {"building_card": 2}}]}
    game, change = resolved(reward)
    assert (marker(game), change) == ("stone", {})
    game, change = resolved(reward, it={"debts": 1})
    assert (marker(game), change) == ("clay", {"unpaid": -1})


REPLACED = {"WW-253": "replaced"}
"""The ruling that a reward is possible if the opponent gets something in its place."""


@rule("WW-253")
@pytest.mark.parametrize(
    ("ruling", "reward", "expected"),
    [
        ("useful", {"may": {"hire_free": 1}}, ("clay", {"virtue": 2})),
        ("replaced", {"may": {"hire_free": 1}}, ("stone", {})),
        ("useful", {"may": {"destroy_debt": 1}}, ("clay", {"virtue": 2})),
        ("replaced", {"may": {"destroy_debt": 1}}, ("stone", {})),
        ("replaced", {"gain": {"building_card": 2}}, ("clay", {"virtue": 2})),
        ("replaced", {"gain": {"wood": 2}}, ("clay", {"virtue": 2})),
    ],
)
def test_by_a_ruling_the_opponent_takes_the_left_reward_for_its_replacement(
    ruling: str, reward: dict[str, Any], expected: tuple[str, dict[str, int]]
) -> None:
    """An apprentice or a missing debt are 2 silver for it, and taken; what it has nothing of is still passed over."""
    game, change = resolved({"either": [reward, {"gain": {"virtue": 2}}]}, rulings={"WW-253": ruling})
    assert (marker(game), change) == expected


@rule("WW-253")
def test_by_either_reading_a_debt_that_is_there_is_destroyed() -> None:
    reward = {"either": [{"may": {"destroy_debt": 1}}, {"gain": {"virtue": 2}}]}
    assert resolved(reward, it={"debts": 1}, rulings=REPLACED)[1] == {"unpaid": -1}


@rule("WW-254", "WW-EX-29")
@pytest.mark.parametrize(("influence", "bonus"), [(4, 0), (3, 2), (5, 0)])
@pytest.mark.parametrize("good", ["clay", "wood", "stone", "silver"])
def test_market_buildings_compare_with_the_influence_of_the_opponent(good: str, influence: int, bonus: int) -> None:
    """With 4 of the good the person has most of it only if the opponent has less than 4 Influence."""
    game = laid({"buildings": [f"bld_{good}_market"], good: 4}, it={"influence": influence})
    assert dict(game.scores[0].lines)[EFFECTS] == bonus


@rule("WW-255")
@pytest.mark.parametrize(("level", "bonus"), [(1, 2), (2, 0)])
def test_other_comparisons_are_with_what_the_opponent_has(level: int, bonus: int) -> None:
    """The Steeple needs a higher level of the cathedral than the opponent's, whatever its Influence."""
    game = laid({"buildings": ["bld_steeple"], "cathedral": 2}, it={"cathedral": level, "influence": 9})
    assert dict(game.scores[0].lines)[EFFECTS] == bonus


@rule("WW-255")
@pytest.mark.parametrize(("influence", "bonus"), [(4, 2), (5, 0)])
def test_the_mansion_compares_influence_with_influence(influence: int, bonus: int) -> None:
    """Who has more Influence than the opponent has the points of the Mansion."""
    game = laid({"buildings": ["bld_mansion"], "influence": 5}, it={"influence": influence})
    assert dict(game.scores[0].lines)[EFFECTS] == bonus


@rule("WW-256")
@pytest.mark.parametrize(
    "gain", [{"clay": 2}, {"wood": 1}, {"stone": 3}, {"building_card": 2}], ids=["clay", "wood", "stone", "cards"]
)
def test_goods_and_cards_that_it_does_not_collect_are_ignored(gain: dict[str, int]) -> None:
    """Clay, wood, stone and building cards change nothing."""
    game, change = resolved({"gain": gain})
    assert (marker(game), change) == ("clay", {})


@rule("WW-256")
def test_the_influence_track_gives_it_no_building_card() -> None:
    """Moving up to 5 and 9 brings Influence and nothing else."""
    game, change = resolved({"gain": {"influence": 6}}, it={"influence": 3})
    assert change == {"influence": 6}
    assert marker(game) == "clay"


@rule("WW-257")
@pytest.mark.parametrize(
    ("it", "effect", "expected"),
    [
        ({"virtue": 13, "debts": 2}, {"gain": {"virtue": 2}}, {"virtue": 1, "unpaid": -1}),
        ({"virtue": 14}, {"gain": {"virtue": 2}}, {}),
        ({"virtue": 1}, {"lose": {"virtue": 2}}, {"virtue": -1, "unpaid": 1}),
    ],
)
def test_virtue_beyond_the_ends_of_the_track(
    it: dict[str, Any], effect: dict[str, Any], expected: dict[str, int]
) -> None:
    """Above 14 it destroys a debt if it has one, without a replacement; below 0 it gains one."""
    game, change = resolved(effect, it=it)
    assert change == expected
    assert marker(game) == "clay"


@rule("WW-243", "WW-260")
@pytest.mark.parametrize("good", TRACK)
def test_the_marker_says_which_wonder_is_built(good: str) -> None:
    """With enough of everything the Wonder of the marker is constructed."""
    game, _ = turn(schemes=["scheme_s01"], resource_marker=good, it={"influence": 9, "marble": 9})
    assert wonder(game, f"wonder_{good}")[1] == "town_centre"
