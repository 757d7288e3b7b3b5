"""Solo play with Works of Wonder: how an opponent constructs Wonders (ledger section N)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import seen
from tests.kit.architects_solo import turn
from tests.kit.rule import rule
from tests.kit.works_of_wonder import wonder

COST = {"clay": (7, 3, 5), "wood": (6, 4, 4), "stone": (5, 5, 3), "gold": (4, 6, 2), "marble": (3, 7, 1)}
"""Influence, marble and tax of each Wonder for the opponent."""
GUILD = {"workers": -1, "workers_in_guildhall": 1}


def built(good: str, influence: int, marble: int, **more: Any) -> tuple[Any, dict[str, int]]:
    """The Guildhall card with so much Influence and marble, the marker on this resource."""
    it = {"influence": influence, "marble": marble, "cathedral": 5}
    return turn(schemes=["scheme_s01"], resource_marker=good, it=it, **more)


@rule("WW-258", "WW-259", "WW-261", "WW-264", "WW-265", "WW-242")
@pytest.mark.parametrize("good", COST)
def test_a_wonder_costs_influence_and_marble_that_make_10(good: str) -> None:
    """The printed Influence and marble for the rest of 10; its tax comes from the supply.

    2 virtue and the card are gained.
    """
    influence, marble, tax = COST[good]
    game, change = built(good, influence, marble)
    expected = {"influence": -influence, "marble": -marble, "tax_stand": tax, "virtue": 2, "buildings": 1}
    assert change == GUILD | expected
    assert game.view(None)["players"][1]["buildings"] == [f"wonder_{good}"]


@rule("WW-258", "WW-269")
@pytest.mark.parametrize("good", COST)
def test_neither_part_of_the_price_stands_for_the_other(good: str) -> None:
    """With 1 Influence or 1 marble too little and plenty of the other that Wonder is not built."""
    influence, marble, _ = COST[good]
    for have in ((influence - 1, 12), (12, marble - 1)):
        game, _ = built(good, *have)
        assert wonder(game, f"wonder_{good}")[1] is None


BUILT: dict[str, Any] = {"buildings": ["wonder_clay"]}
AT_FOREST: dict[str, Any] = {"wonders_at": {"wonder_clay": "forest"}}


@rule("WW-EX-20", "WW-260")
@pytest.mark.parametrize("clay_is_built", [True, False])
def test_the_worked_example_with_a_wrap(clay_is_built: bool) -> None:
    """From gold, with 6 Influence and 5 marble: gold, marble and clay are built or too expensive, wood is next."""
    more = {"people": [BUILT], **AT_FOREST} if clay_is_built else {"people": [{}]}
    people = more.pop("people")
    game, change = turn(
        *people, schemes=["scheme_s01"], resource_marker="gold", it={"influence": 6, "marble": 5}, **more
    )
    assert seen(game, 1)["buildings"] == ["wonder_wood"]
    assert (change["influence"], change["marble"]) == (-6, -4)


@rule("WW-260", "WW-264", "WW-266")
def test_the_example_of_the_rulebook() -> None:
    """6 Influence, 5 marble, the marker on wood: wood for 6 and 4, 4 tax, and the token at the Silversmith."""
    game, change = turn(
        BUILT,
        schemes=["scheme_s01"],
        resource_marker="wood",
        it={"influence": 6, "marble": 5},
        wonders_at={"wonder_clay": "town_centre"},
    )
    assert change == GUILD | {"influence": -6, "marble": -4, "tax_stand": 4, "virtue": 2, "buildings": 1}
    assert wonder(game, "wonder_wood")[1] == "silversmith"


@rule("WW-262", "WW-263")
def test_contributed_pieces_are_no_discount_and_go_back() -> None:
    """3 pieces on the Stone Wonder change nothing of its price for the opponent, and leave it."""
    game, change = built("stone", 5, 5, wonder_tokens={"wonder_stone": 3})
    assert (change["influence"], change["marble"]) == (-5, -5)
    assert wonder(game, "wonder_stone")[0] == 0


@rule("WW-266")
@pytest.mark.parametrize("n", range(5))
def test_tokens_go_to_the_first_place_of_the_list(n: int) -> None:
    """The first place of the list without a Wonder; the Princess's is no exception."""
    order = ["town_centre", "silversmith", "quarry", "forest", "kings_storehouse"]
    goods = ["clay", "wood", "stone", "gold"]
    me: dict[str, Any] = {"buildings": [f"wonder_{good}" for good in goods[:n]]}
    places = {f"wonder_{good}": order[i] for i, good in enumerate(goods[:n])}
    game, _ = turn(
        me, schemes=["scheme_s01"], resource_marker="marble", it={"influence": 3, "marble": 7}, wonders_at=places
    )
    assert wonder(game, "wonder_marble")[1] == order[n]


@rule("WW-267", "WW-328")
def test_at_its_own_wonder_it_counts_one_more_worker() -> None:
    """With a Wonder at the King's Storehouse the first worker counts for 2: 1 marble, and no Influence of the Wonder."""
    own = {"buildings": ["wonder_clay"], "influence": 6}
    _, change = turn(schemes=["scheme_s05"], opponent="meddler", it=own, wonders_at={"wonder_clay": "kings_storehouse"})
    assert change == {"at_kings_storehouse": 1, "workers": -1, "marble": 1}
    _, change = turn(
        BUILT,
        schemes=["scheme_s05"],
        opponent="meddler",
        it={"influence": 6},
        wonders_at={"wonder_clay": "kings_storehouse"},
    )
    assert change == {"at_kings_storehouse": 1, "workers": -1, "virtue": 1}


@rule("WW-268", "WW-EX-21")
@pytest.mark.parametrize(
    ("me", "it", "expected"),
    [
        ({}, {}, {"cathedral": 1, "virtue": 1}),
        ({"cathedral": 5}, {"cathedral": 4}, {"marble": 4}),
        ({}, {"cathedral": 5}, {"marble": 4}),
    ],
    ids=["cathedral", "next level full", "top level"],
)
def test_the_guildhall_card_without_a_wonder(me: dict[str, Any], it: dict[str, Any], expected: dict[str, int]) -> None:
    """It works on the cathedral; if that is impossible too it gains 4 marble; the worker stays in the Guildhall."""
    assert turn(me, schemes=["scheme_s01"], it=it)[1] == GUILD | expected
