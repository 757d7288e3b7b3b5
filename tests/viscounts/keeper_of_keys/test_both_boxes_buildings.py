"""Both boxes together: Public Buildings count for cards of Gates of Gold."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import shown
from tests.kit.chapters.keeper_of_keys.both_boxes import SPECIALIZED
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, pick, table
from westkingdom.viscounts.game import Viscounts

DIVERSIFIED = "builder-diversified-collision-silver"


def claims(game: wk.Game, seat: int = 0) -> list[str]:
    """The Building Bonus cards of a seat."""
    return list(shown(game)["gates-of-gold"]["players"][seat]["builder_cards"])


def build(seat: dict[str, Any], slot: str, position: int) -> Viscounts:
    """Seat 0 constructs the Building of a slot at 3-4, with all the Stone it takes."""
    game = table(
        {"stone": 9, "viscount": "3-4:OL", "board": ["abbot", None, None], **seat},
        boxes=BOTH,
        builder_cards=[DIVERSIFIED, SPECIALIZED],
        townsfolk={"3-4": ["deacon-1"]},
        phase="action",
    )
    pick(game, "action", key="action-construct")
    pick(game, "building", slot=slot)
    pick(game, "spot", segment="3-4", position=position)
    return game


@rule("KK-198")
@pytest.mark.parametrize(
    ("public", "built", "claimed"),
    [
        ({"workshop": "1-2:1"}, {"tp1": "1-2:3"}, [DIVERSIFIED]),
        ({}, {"tp1": "1-2:3"}, []),
        ({"guildhall": "1-2:1"}, {"gh1": "1-2:3"}, [SPECIALIZED]),
        ({"guildhall": "1-2:1"}, {}, []),
        ({"trading_post": "1-2:1", "workshop": "1-2:2"}, {}, [DIVERSIFIED]),
    ],
)
def test_public_buildings_count_for_building_bonus_cards(
    public: dict[str, str], built: dict[str, str], claimed: list[str]
) -> None:
    """A Guildhall is built: own Buildings and owned Public Buildings of a type are counted together."""
    assert claims(build({"public": public, "built": built}, "gh3", 1)) == claimed


@rule("KK-198")
def test_a_public_building_of_somebody_else_does_not_count() -> None:
    """With the Workshop of another player there is no set of three types."""
    seat = {"stone": 9, "viscount": "3-4:OL", "board": ["abbot", None, None], "built": {"tp1": "1-2:3"}}
    other = {"viscount": "9-10:OR", "public": {"workshop": "1-2:1"}}
    game = table(
        seat,
        other,
        boxes=BOTH,
        builder_cards=[DIVERSIFIED, SPECIALIZED],
        townsfolk={"3-4": ["deacon-1"]},
        phase="action",
    )
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="gh1")
    pick(game, "spot", segment="3-4", position=1)
    assert claims(game) == claims(game, 1) == []


@rule("KK-198")
def test_replacing_an_own_building_leaves_the_count_as_it_is() -> None:
    """Two Workshops, one of them replaced by the Public one, are still two.

    Building the returned one later is three.
    """
    seat = {
        "stone": 2,
        "viscount": "3-4:OL",
        "board": ["abbot", None, None],
        "built": {"w1": "3-4:1", "w2": "1-2:1"},
    }
    game = table(
        seat,
        boxes=BOTH,
        builder_cards=[DIVERSIFIED, SPECIALIZED],
        townsfolk={"3-4": ["deacon-1"]},
        phase="action",
    )
    assert game.buildings_of_type(0, 2) == 2
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w2")
    assert game.buildings_of_type(0, 2) == 2
    assert claims(game) == []
    later = build({"public": {"workshop": "5-6:1"}, "built": {"w1": "1-2:1"}}, "w2", 1)
    assert claims(later) == [SPECIALIZED]


def outsider_points(outsider: str, **seat: Any) -> int:
    """What an Outsider in the deck scores at the end."""
    sheet = table({"hand": [outsider, "abbot"], **seat}, boxes=BOTH).scores[0]
    return dict(sheet.lines)["outsiders"]


@rule("KK-199")
@pytest.mark.parametrize(
    ("guardian", "kind", "slots", "vp"),
    [
        ("outsider-guardian-1", "guildhall", ["gh1", "gh2"], 5),
        ("outsider-guardian-2", "workshop", ["w1", "w2"], 4),
        ("outsider-guardian-3", "trading_post", ["tp1", "tp2"], 4),
    ],
)
def test_a_guardian_counts_the_public_building_of_its_type(guardian: str, kind: str, slots: list[str], vp: int) -> None:
    """Two own Buildings and the Public one are three; a Public Building of another type does not help."""
    built = dict(zip(slots, ["1-2:1", "1-2:3"], strict=True))
    other = {"guildhall": "workshop", "workshop": "trading_post", "trading_post": "guildhall"}[kind]
    assert outsider_points(guardian, built=built, public={kind: "5-6:1"}) == vp
    assert outsider_points(guardian, built=built, public={other: "5-6:1"}) == 0
    assert outsider_points(guardian, built=built) == 0


@rule("KK-199")
def test_the_carpenter_counts_links_with_public_buildings() -> None:
    """The link between spots 1 and 2 of 3-4 counts with an own and a Public Building at its ends."""
    assert outsider_points("outsider-carpenter", built={"tp1": "3-4:1"}, public={"workshop": "3-4:2"}) == 1
    assert outsider_points("outsider-carpenter", built={"tp1": "3-4:1"}, public={"workshop": "5-6:2"}) == 0


@rule("KK-199")
def test_the_outrider_counts_segments_with_public_buildings() -> None:
    """A segment with nothing but a Public Building counts, one with an own Building besides counts once."""
    assert outsider_points("outsider-outrider", built={"tp1": "3-4:1"}, public={"workshop": "5-6:1"}) == 2
    assert outsider_points("outsider-outrider", built={"tp1": "3-4:1"}, public={"workshop": "3-4:2"}) == 1
