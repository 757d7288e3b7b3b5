"""Solo play with Works of Wonder: scoring (ledger section R)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import place
from tests.kit.architects_solo import laid
from tests.kit.rule import rule

PLACES = {"wonder_clay": "forest", "wonder_stone": "quarry"}


@rule("WW-329", "WW-330", "WW-EX-30")
def test_the_worked_example_of_a_score() -> None:
    """Two Wonders 29, cathedral 7, virtue 3, marble 6, a debt -2, 5 prisoners -2: 41."""
    it: dict[str, Any] = {
        "buildings": ["wonder_clay", "wonder_stone"],
        "cathedral": 3,
        "virtue": 12,
        "marble": 6,
        "debts": 1,
        "prisoners": 5,
    }
    sheet = laid(it=it, wonders_at=PLACES).scores[1]
    assert dict(sheet.lines) == {
        "buildings": 29,
        "building_effects": 0,
        "cathedral": 7,
        "virtue": 3,
        "debts": -2,
        "gold_and_marble": 6,
        "silver": 0,
        "prisoners": -2,
    }
    assert sheet.total == 41


def ended(me: dict[str, Any], it: dict[str, Any]) -> Any:
    """The game after the last turn of the opponent, which goes to the Workshop."""
    game = laid({"guildhall": 6, **me}, it={"guildhall": 6, **it}, turns_left=2, schemes=["scheme_s08"])
    place(game, "silversmith")
    assert game.over
    return game


@rule("WW-332")
@pytest.mark.parametrize(("influence", "marble"), [(2, 4), (5, 2), (6, 0)])
def test_the_opponent_takes_part_in_the_gold_for_most_influence(influence: int, marble: int) -> None:
    """With most Influence it gains 4 marble, tied 2, with less none."""
    game = ended({"influence": influence, "silver": 0}, {"influence": 5})
    assert game.view(None)["players"][1]["goods"]["marble"] == marble
    assert game.view(None)["players"][0]["goods"]["gold"] == 4 - marble


@rule("WW-333")
@pytest.mark.parametrize(
    ("me", "it", "winners"),
    [
        ({"gold": 9, "virtue": 7}, {"virtue": 7}, (0,)),
        ({"virtue": 7}, {"virtue": 7, "marble": 9}, (1,)),
        ({"virtue": 7, "silver": 0}, {"virtue": 7}, (0,)),
    ],
    ids=["more", "less", "tie"],
)
def test_more_points_win_and_silver_breaks_a_tie(
    me: dict[str, Any], it: dict[str, Any], winners: tuple[int, ...]
) -> None:
    """With as many points and as much virtue the person wins by silver, of which the opponent has none."""
    game = ended({"influence": 3, **me}, {"influence": 3, **it})
    assert game.outcome.winners == winners
