"""Rule tests: Quarry, Forest, Silversmith and Mines (ledger section E)."""

from __future__ import annotations

import pytest

from tests.kit.architects import goods, pick, place, places, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.architects.terms import LOCATIONS

HELPERS = [
    ("quarry", "app_stonecutter_1", "app_stonecutter_2", {"stone": 1}),
    ("forest", "app_woodcutter_1", "app_woodcutter_2", {"wood": 1}),
    ("silversmith", "app_jeweller_1", "app_jeweller_2", {"silver": 2}),
    ("mines", "app_miner_1", "app_miner_2", {"clay": 2}),
]
"""Where two apprentices of a kind help, and what one worker gathers there without them."""


def visited(location: str, workers: int, *apprentices: str) -> Architects:
    """Seat 0, with nothing but these apprentices, has just placed its nth worker there, beside others."""
    here = {location: workers - 1} if workers > 1 else {}
    elsewhere = {other: 3 for other in ("quarry", "forest", "guardhouse") if other != location}
    seat = {"silver": 0, "at": {**here, **elsewhere}, "apprentices": list(apprentices)}
    game = table(seat, {"silver": 0, "at": {location: 6}})
    place(game, location)
    return game


def gathered(location: str, workers: int, *apprentices: str) -> dict[str, int]:
    """What the nth own worker at a location gathers, without a question; then it is the next player's turn."""
    game = visited(location, workers, *apprentices)
    assert (game.seat, game.decision.kind) == (1, "place")
    assert game.players[0].at[LOCATIONS.index(location)] == workers
    assert (goods(game, 1), game.players[0].virtue, game.tax) == ({}, 7, 4)
    return goods(game)


def mined(good: str, workers: int, *apprentices: str) -> dict[str, int]:
    """What the nth own worker in the Mines brings up when a kind is chosen."""
    game = visited("mines", workers, *apprentices)
    pick(game, "mine", key=f"amount-{good}")
    assert (game.seat, game.decision.kind) == (1, "place")
    assert goods(game, 1) == {}
    return goods(game)


@rule("AB-057")
def test_the_quarry_gives_one_stone_per_own_worker() -> None:
    """Workers of others there and own ones elsewhere do not count."""
    assert [gathered("quarry", n) for n in range(1, 7)] == [{"stone": n} for n in range(1, 7)]


@rule("AB-058")
def test_the_forest_gives_one_wood_per_own_worker() -> None:
    """Workers of others there and own ones elsewhere do not count."""
    assert [gathered("forest", n) for n in range(1, 7)] == [{"wood": n} for n in range(1, 7)]


@rule("AB-059")
def test_the_silversmith_gives_one_silver_more_than_own_workers() -> None:
    assert [gathered("silversmith", n) for n in range(1, 7)] == [{"silver": n + 1} for n in range(1, 7)]


@rule("AB-060")
def test_the_mines_give_one_clay_more_than_own_workers() -> None:
    assert gathered("mines", 1) == {"clay": 2}
    assert [mined("clay", n) for n in range(2, 7)] == [{"clay": n + 1} for n in range(2, 7)]


@rule("AB-061")
def test_the_mines_give_one_gold_per_two_own_workers_rounded_down() -> None:
    assert [mined("gold", n) for n in range(2, 8)] == [{"gold": n} for n in (1, 1, 2, 2, 3, 3)]


@rule("AB-062")
def test_gold_needs_two_own_workers_in_the_mines() -> None:
    """The first worker brings clay without a question, whoever else stands there; the second may bring gold."""
    game = table({"silver": 0}, {"at": {"mines": 9}})
    events = game.listen()
    place(game, "mines")
    assert (game.seat, game.decision.kind, goods(game)) == (1, "place", {"clay": 2})
    (forced,) = [event for event in events if event.key == "forced"]
    assert [(repr(choice), why.args) for choice, why in forced.why] == [("mine: amount gold: 1", {"n": 2})]
    assert [repr(option.label) for option in visited("mines", 2).decision.options] == [
        "mine: amount clay: 1",
        "mine: amount gold: 1",
    ]


@rule("AB-063")
@pytest.mark.parametrize("workers", [2, 3, 4, 5])
def test_a_visit_to_the_mines_gives_clay_or_gold_with_all_workers(workers: int) -> None:
    """There are two choices, each counts all workers there, and the other kind is not gained."""
    assert len(visited("mines", workers).decision.options) == 2
    assert (mined("clay", workers), mined("gold", workers)) == ({"clay": workers + 1}, {"gold": workers // 2})


@rule("AB-057", "AB-058", "AB-059", "AB-060")
def test_what_is_gathered_is_added_to_what_is_there() -> None:
    """Nothing that a player had before is lost, and gathering is always possible."""
    have = {"clay": 1, "wood": 2, "stone": 3, "gold": 4, "marble": 5, "silver": 6}
    brings = {"quarry": ("stone", 1), "forest": ("wood", 1), "silversmith": ("silver", 2), "mines": ("clay", 2)}
    for location, (good, n) in brings.items():
        game = table(have)
        assert location in places(game)
        place(game, location)
        assert goods(game) == {**have, good: have[good] + n}


@rule("AB-064")
@pytest.mark.parametrize(("location", "one", "two", "alone"), HELPERS)
def test_an_apprentice_adds_one_to_each_visit_and_two_of_a_kind_add_two(
    location: str, one: str, two: str, alone: dict[str, int]
) -> None:
    """The addition is the same for every visit, and does not grow with the workers there."""
    ((good, n),) = alone.items()
    assert gathered(location, 1) == {good: n}
    assert gathered(location, 1, one) == gathered(location, 1, two) == {good: n + 1}
    assert gathered(location, 1, one, two) == {good: n + 2}
    if location == "mines":
        assert mined("clay", 4, one, two) == {"clay": 7}
    else:
        assert gathered(location, 4, one, two) == {good: n + 5}


@rule("AB-064")
@pytest.mark.parametrize(("location", "one", "two", "alone"), HELPERS)
def test_an_apprentice_helps_only_the_owner_and_only_at_the_own_location(
    location: str, one: str, two: str, alone: dict[str, int]
) -> None:
    """Neither those of another player nor those beside the Workshop help, and none of them elsewhere."""
    rows = [[one, "app_thief", "app_trickster", "app_labourer"], [two]]
    beside_the_workshop = table({"silver": 0}, {}, apprentices=rows)
    of_another_player = table({"silver": 0}, {"apprentices": [one, two]})
    for game in (beside_the_workshop, of_another_player):
        place(game, location)
        assert goods(game) == alone
        assert goods(game, 1) == {"silver": 4}
    for elsewhere, _, _, goods_there in HELPERS:
        if elsewhere != location:
            assert gathered(elsewhere, 1, one, two) == goods_there


@rule("AB-064")
def test_an_apprentice_helps_again_on_every_visit() -> None:
    game = table({"silver": 0, "apprentices": ["app_woodcutter_1"]}, {})
    for wood in (2, 5, 9):
        place(game, "forest")
        assert goods(game) == {"wood": wood}
        place(game, "quarry")


@rule("AB-065")
def test_the_miner_digs_clay_also_when_gold_was_taken() -> None:
    assert mined("gold", 2, "app_miner_1") == {"gold": 1, "clay": 1}
    assert mined("gold", 5, "app_miner_1", "app_miner_2") == {"gold": 2, "clay": 2}


@rule("AB-EX-1")
def test_example_1_three_workers_and_a_woodcutter_in_the_forest() -> None:
    assert gathered("forest", 3, "app_woodcutter_2") == {"wood": 4}


@rule("AB-EX-2")
def test_example_2_clay_and_gold_in_the_mines() -> None:
    assert gathered("mines", 1) == {"clay": 2}
    assert mined("clay", 3) == {"clay": 4}
    assert mined("gold", 3) == {"gold": 1}
    assert mined("gold", 4, "app_miner_2") == {"gold": 2, "clay": 1}
    first = table({}, {})
    place(first, "mines")
    assert (first.seat, goods(first)) == (1, {"clay": 2, "silver": 3})


@rule("AB-EX-3")
def test_example_3_silver_at_the_silversmith() -> None:
    assert gathered("silversmith", 1) == {"silver": 2}
    assert gathered("silversmith", 4, "app_jeweller_1", "app_jeweller_2") == {"silver": 7}
