"""Town Centre: what captures cost."""

from __future__ import annotations

import pytest

from tests.kit.architects import counts, next_is, place, places, seen, table
from tests.kit.chapters.architects.town_centre import capture, visited
from tests.kit.rule import rule


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
