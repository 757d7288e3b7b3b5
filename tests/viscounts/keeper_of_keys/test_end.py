"""The end of the game: what Public Buildings and Chest Tiles score, and where."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, pick, table

TILES = ["chest-double-noble", "chest-silver-cleric", "chest-criminal-gold"]
LINES = [
    "trading_posts",
    "guildhalls",
    "workshops",
    "workers_tier_1",
    "workers_tier_2",
    "workers_tier_3",
    "manuscript_sets",
    "manuscripts",
    "chest_tiles",
    "castle_leader",
    "cleric_bonus",
    "public_buildings",
    "debts",
    "deeds",
    "poverty",
    "prosperity",
]
PUBLIC = {"trading_post": "1-2:1", "guildhall": "3-4:1", "workshop": "5-6:1"}
PUBLIC_VP = {"trading_post": 11, "guildhall": 15, "workshop": 7}


def lines(boxes: tuple[str, ...] = KEYS, **seat: Any) -> dict[str, int]:
    """The score sheet of a seat with these things."""
    return dict(table(seat, boxes=boxes).scores[0].lines)


@rule("KK-147")
def test_public_buildings_and_chest_tiles_score_besides_everything_else() -> None:
    """They add their own lines; all others are what they are in the base game."""
    things: dict[str, Any] = {"tier1": {"c1": 3}, "approved": 2, "debts": 1, "built": {"w3": "9-10:1"}}
    plain = lines((), **things)
    rich = lines(**things, public={"workshop": "5-6:1"}, chests=[TILES[0], None, TILES[1]])
    assert rich == {**plain, "chest_tiles": 5, "public_buildings": 7}
    poor = lines(**things)
    assert poor == {**plain, "chest_tiles": 0, "public_buildings": 0}


@rule("KK-147")
def test_only_their_owner_scores_them() -> None:
    """Each player scores the own cards and tiles; a Public Building nobody has built scores for nobody."""
    first = {"chests": [TILES[0], None, None], "public": {"guildhall": "3-4:1"}}
    second = {"chests": [None, TILES[1], TILES[2]], "viscount": "9-10:OR"}
    sheets = [dict(sheet.lines) for sheet in table(first, second, boxes=KEYS).scores]
    assert [sheet["chest_tiles"] for sheet in sheets] == [2, 5]
    assert [sheet["public_buildings"] for sheet in sheets] == [15, 0]


@rule("KK-148")
@pytest.mark.parametrize("building", PUBLIC)
def test_the_points_of_each_public_building(building: str) -> None:
    """Trading Post 11, Guildhall 15, Workshop 7."""
    assert lines(public={building: PUBLIC[building]})["public_buildings"] == PUBLIC_VP[building]


@rule("KK-148")
def test_the_points_of_several_public_buildings_add_up() -> None:
    """Whoever has all three scores 33."""
    assert lines(public=PUBLIC)["public_buildings"] == 33
    assert lines(public={kind: PUBLIC[kind] for kind in ("trading_post", "workshop")})["public_buildings"] == 18


@rule("KK-149")
@pytest.mark.parametrize(("places", "vp"), [((), 0), ((0,), 2), ((2,), 2), ((0, 2), 5), ((1, 2), 5), ((0, 1, 2), 9)])
def test_the_points_of_chest_tiles(places: tuple[int, ...], vp: int) -> None:
    """0, 2, 5 or 9 in all for none to three, below whichever spaces they are."""
    chests = [TILES[i] if i in places else None for i in range(3)]
    assert lines(chests=chests)["chest_tiles"] == vp


@rule("KK-150")
def test_the_order_of_the_score_sheet() -> None:
    """Chest Tiles come directly after the Manuscripts, Public Buildings after the bonus cards and before Debts."""
    game = table({}, boxes=KEYS)
    assert [[name for name, _ in sheet.lines] for sheet in game.scores] == [LINES, LINES]


@rule("KK-EX-19")
def test_the_points_of_tiles_after_a_replacement() -> None:
    """0, 1, 2 and 3 tiles score 0, 2, 5 and 9; a fourth that replaces one leaves it at 9."""
    found = [lines(chests=[*TILES[:n], *[None] * (3 - n)])["chest_tiles"] for n in range(4)]
    assert found == [0, 2, 5, 9]
    game = table(
        {"chests": TILES, "board": ["abbot", None, None]}, boxes=KEYS, phase="movement", resolve={"gain_card": "chest"}
    )
    assert game.decision.kind == "chest"
    game.play(game.decision.options[0])
    pick(game, "chest-slot", place="middle")
    assert dict(game.scores[0].lines)["chest_tiles"] == 9
