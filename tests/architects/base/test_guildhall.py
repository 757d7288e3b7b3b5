"""Rule tests: the Guildhall, its spaces, and who may be placed there (ledger section L)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import RICH, changes, counts, pick, place, places, table, turn_is_over
from tests.kit.chapters.architects.guildhall import BUILT, CORRUPT, PURGE, ROWS, SKILLED, SMITHY, choices, hall, own
from tests.kit.rule import rule
from westkingdom.architects.game import Architects


@rule("AB-162")
def test_a_worker_in_the_guildhall_constructs_one_building_of_the_hand_or_advances_one_level() -> None:
    """Only own cards and the cathedral are offered, and one of them ends the turn."""
    game = table(
        {"hand": ["bld_smithy", "bld_well"], "clay": 4, "wood": 4, "stone": 2, "gold": 1},
        {"hand": ["bld_lumber_camp"]},
        building_pile=["bld_clay_pit"],
        rewards=["rew_virtue_1"],
    )
    before = counts(game)
    place(game, "guildhall")
    assert choices(game) == ["bld_smithy", "bld_well", "cathedral"]
    building = game.copy()
    pick(building, "guildhall", building="bld_smithy")
    assert changes(building, before) == {**BUILT, "clay": -4, "wood": -2, "stone": 4}
    assert turn_is_over(building)
    pick(game, "guildhall", key="work-on-cathedral")
    pick(game, "discard", building="bld_well")
    assert changes(game, before) == {
        "workers": -1,
        "workers_in_guildhall": 1,
        "cards_in_hand": -1,
        "cathedral": 1,
        "gold": -1,
        "virtue": 2,
    }
    assert turn_is_over(game)


@rule("AB-163")
@pytest.mark.parametrize("standing", [(3, 2, 2), (0, 0, 7), (7, 0, 0)])
def test_each_worker_in_the_guildhall_fills_the_next_space_whoever_placed_it(standing: tuple[int, ...]) -> None:
    """With three players the ninth worker of all stands on the first space of the third row, which makes the reset."""
    smithies = ["bld_smithy", "bld_well", "bld_lumber_camp"]
    seats = [{**RICH, **CORRUPT, "hand": [card], "guildhall": n} for card, n in zip(smithies, standing, strict=True)]
    game = table(*seats)
    log = game.listen()
    resets = []
    for _ in seats:
        log.clear()
        place(game, "guildhall")
        resets.append(sum(event.key == "reset" for event in log))
    assert resets == [0, 1, 0]
    view: Any = game.view(None)
    assert view["guildhall"] == 10


@rule("AB-164")
@pytest.mark.parametrize(("players", "row"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_guildhall_has_four_rows_that_grow_with_the_players(players: int, row: int) -> None:
    """The first spaces of rows three and four make a reset, the last space begins the last turns, others do neither."""
    resets, last = [], []
    for workers in range(4 * row):
        seats = hall(players, workers)
        game = table({**SMITHY, **seats[0]}, *seats[1:], black_market=[1, None, None])
        place(game, "guildhall")
        view: Any = game.view(None)
        assert (view["guildhall"], view["guildhall_spaces"]) == (workers + 1, 4 * row)
        if view["black_market"] == [None] * 3:
            resets.append(workers + 1)
        if view["turns_left"]:
            last.append(workers + 1)
    assert (resets, last) == ([2 * row + 1, 3 * row + 1], [4 * row])


@rule("AB-165")
def test_a_worker_in_the_guildhall_is_never_taken_back() -> None:
    """Without a worker at home one comes from the Prison or another board, not from the Guildhall."""
    forced = table({"guildhall": 9, "prisoners": 11})
    assert forced.decision.seat == 1
    assert (counts(forced)["workers"], counts(forced)["prisoners"], counts(forced)["workers_in_guildhall"]) == (
        1,
        10,
        9,
    )
    asked = table({"guildhall": 9, "prisoners": 10}, {"captives": {"0": 1}})
    assert [option.label.args for option in asked.decision.options] == [{"location": "prison"}, {"owner": 1}]


@rule("AB-165")
def test_a_worker_in_the_guildhall_cannot_be_captured() -> None:
    """Neither in the Town Centre nor by a building, while a group in the Forest can."""
    centre = table({"guildhall": 2, "silver": 3}, {"guildhall": 3, "at": {"forest": 2}})
    place(centre, "town_centre")
    armoury = table(
        {**RICH, **CORRUPT, **SKILLED, "hand": ["bld_armoury"], "guildhall": 2}, {"guildhall": 3, "at": {"forest": 2}}
    )
    place(armoury, "guildhall")
    groups = [[option.label.args.get("location") for option in game.decision.options] for game in (centre, armoury)]
    assert groups == [["forest", "town_centre", None], ["forest", None]]


@rule("AB-165")
def test_no_worker_ever_leaves_the_guildhall() -> None:
    """Through whole games nobody has fewer workers there than before."""
    there = 0
    for seed in range(2):
        luck = Random(seed)
        game = wk.new_game("architects", seats=3, seed=seed)
        assert isinstance(game, Architects)
        before = [0] * 3
        while not game.over:
            game.play(luck.choice(game.actions))
            after = [p.guildhall for p in game.players]
            assert all(new >= old for new, old in zip(after, before, strict=True))
            before = after
        there += sum(before)
    assert there >= 32


@rule("AB-166")
@pytest.mark.parametrize(
    ("seat", "possible"),
    [
        ({**RICH, "virtue": 7}, False),
        ({"hand": ["bld_smithy"], "clay": 3, "wood": 2}, False),
        ({"hand": ["bld_smithy"], "clay": 4, "wood": 1}, False),
        ({"hand": ["bld_smithy"], "clay": 4, "wood": 2}, True),
        ({"hand": ["bld_smithy"], "gold": 1}, True),
        ({"hand": ["bld_smithy"], "gold": 1, "virtue": 4}, False),
        ({**RICH, **CORRUPT, "hand": ["bld_castle"]}, False),
        ({**RICH, **CORRUPT, **SKILLED, "hand": ["bld_castle"]}, True),
    ],
    ids=["no card", "clay", "wood", "building", "cathedral", "virtue", "no skill", "skilled"],
)
def test_a_worker_may_be_placed_only_if_something_can_be_built(seat: dict[str, Any], possible: bool) -> None:
    """A building needs its goods and skills, the cathedral its price, a card and virtue."""
    assert ("guildhall" in places(table(seat))) is possible


@rule("AB-177")
def test_a_full_guildhall_still_takes_workers_in_the_last_turns() -> None:
    """Both players construct beside the spaces: no reset, no discarded apprentices, and no further turns."""
    seats = [
        {**RICH, **CORRUPT, "hand": [card], "guildhall": n}
        for card, n in (("bld_smithy", 5), ("bld_well", 6), ("bld_lumber_camp", 5))
    ]
    game = table(*seats, options=PURGE, black_market=[1, None, None], apprentices=ROWS)
    log = game.listen()
    for _ in range(3):
        place(game, "guildhall")
    assert game.over
    assert [event.key for event in log if event.key in ("reset", "last-turns", "remove-apprentice")] == []
    view: Any = game.view(None)
    assert (view["guildhall"], view["guildhall_spaces"], view["black_market"]) == (19, 16, [1, None, None])
    assert [own(game, seat)["buildings"] for seat in range(3)] == [["bld_smithy"], ["bld_well"], ["bld_lumber_camp"]]


@rule("AB-177")
def test_a_full_guildhall_still_needs_something_to_build() -> None:
    """With a building that cannot be paid no worker may be placed there, with the cathedral it may."""
    for goods, possible in (({"clay": 3}, False), ({"gold": 1}, True)):
        game = table({"hand": ["bld_smithy"], "guildhall": 6, **goods}, {"guildhall": 6})
        assert ("guildhall" in places(game)) is possible
