"""Section P: details of cards that count something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, changes, counts, pick, place, table
from tests.kit.chapters.architects.card_details import CONSTRUCTED, MASON, TILER
from tests.kit.chapters.architects.end import finished, last_turn, lines
from tests.kit.rule import rule

PALACE = {"hand": ["bld_palace"], "apprentices": [TILER, MASON], "wood": 3, "stone": 3, "marble": 2}


def virtue_at_the_end(**seat: Any) -> int:
    """The virtue of a player after the end-game effects, 7 before them unless named."""
    game = finished({"silver": 0, **seat}, options=PROMOS)
    return game.players[0].virtue


def bonus(**seat: Any) -> int:
    """What the buildings of a player score at the end besides their printed points."""
    return lines(finished({"silver": 0, **seat})).get("building_effects", 0)


@rule("AB-220")
@pytest.mark.parametrize(
    ("others", "points"), [([], 1), (["bld_well"], 2), (["bld_well", "bld_smithy", "bld_keep"], 4)]
)
def test_the_aqueduct_counts_itself(others: list[str], points: int) -> None:
    """1 point for each constructed building, the Aqueduct included; cards in hand and the cathedral do not count."""
    assert bonus(buildings=[*others, "bld_aqueduct"], hand=["bld_church"], cathedral=3) == points


@rule("AB-220")
@pytest.mark.parametrize(("others", "gained"), [([], 0), (["bld_well"], 1), (["bld_well", "bld_smithy"], 1)])
def test_the_museum_counts_itself(others: list[str], gained: int) -> None:
    """1 virtue per 2 constructed buildings, the Museum included; cards in hand do not count."""
    assert virtue_at_the_end(buildings=["bld_museum", *others], hand=["bld_church", "bld_castle"]) == 7 + gained
    assert virtue_at_the_end(buildings=["bld_museum", *others, "bld_church", "bld_factory"]) == 8 + gained


HUTS = [
    ("bld_carpenters_hut", ["app_woodcutter_1", "app_thief"], ["app_miner_1", "app_stonecutter_1"]),
    ("bld_tilers_hut", ["app_miner_1", "app_pickpocket"], ["app_woodcutter_1", "app_stonecutter_1"]),
    ("bld_masons_hut", ["app_stonecutter_1", "app_gatekeeper"], ["app_woodcutter_1", "app_miner_1"]),
]


@rule("AB-221")
@pytest.mark.parametrize(("hut", "skilled", "others"), HUTS)
def test_a_hut_counts_apprentices_with_its_skill_and_the_labourer(
    hut: str, skilled: list[str], others: list[str]
) -> None:
    """The Labourer counts once in each hut, apprentices with other skills in none."""
    assert bonus(buildings=[hut], apprentices=[]) == 0
    assert bonus(buildings=[hut], apprentices=others) == 0
    assert bonus(buildings=[hut], apprentices=["app_labourer"]) == 1
    assert bonus(buildings=[hut], apprentices=[*others, *skilled]) == 2
    assert bonus(buildings=[hut], apprentices=[*others, *skilled, "app_labourer"]) == 3


@rule("AB-221")
def test_the_labourer_counts_in_all_three_huts() -> None:
    """One Labourer is a carpenter, a tiler and a mason at once."""
    assert bonus(buildings=[hut for hut, _, _ in HUTS], apprentices=["app_labourer"]) == 3


@rule("AB-221")
def test_a_hut_does_not_count_an_apprentice_who_was_let_go() -> None:
    """At the limit a tiler is let go for a carpenter: three tilers are left at the end."""
    tilers = ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"]
    seat = {"buildings": ["bld_tilers_hut"], "apprentices": [*tilers, "app_thief"], "silver": 4}
    game = last_turn(seat, apprentices=[["app_woodcutter_1"], []])
    assert lines(game)["building_effects"] == 4
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_woodcutter_1")
    pick(game, "let-go", apprentice="app_miner_2")
    assert game.over
    assert lines(game)["building_effects"] == 3


@rule("AB-222")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_the_palace_gives_gold_by_the_virtue_when_it_is_constructed(virtue: int, gold: int) -> None:
    """1 gold per 4 virtue, rounded down."""
    game = table({**PALACE, "virtue": virtue, "cathedral": 5})
    before = counts(game)
    place(game, "guildhall")
    paid = {"wood": -3, "stone": -3, "marble": -2}
    assert changes(game, before) == {**CONSTRUCTED, **paid, **({"gold": gold} if gold else {})}


@rule("AB-222")
def test_the_palace_does_nothing_at_the_end() -> None:
    """Virtue that comes later gives no gold."""
    assert lines(finished({"buildings": ["bld_palace"], "virtue": 14, "silver": 0})) == {"buildings": 9, "virtue": 7}


@rule("AB-223")
@pytest.mark.parametrize(("virtue", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (14, 3)])
def test_the_lighthouse_scores_one_point_per_four_virtue(virtue: int, points: int) -> None:
    """The space of the marker counts, rounded down."""
    assert bonus(buildings=["bld_lighthouse"], virtue=virtue) == points


@rule("AB-223")
@pytest.mark.parametrize("order", [["bld_lighthouse", "bld_castle"], ["bld_castle", "bld_lighthouse"]])
def test_the_lighthouse_counts_virtue_that_is_gained_at_the_end(order: list[str]) -> None:
    """Virtue 7 and 2 gold for the Castle: 8 virtue, 2 points."""
    assert bonus(buildings=order, virtue=7, gold=2) == 2


@rule("AB-223")
@pytest.mark.parametrize("order", [["bld_lighthouse", "bld_dungeon"], ["bld_dungeon", "bld_lighthouse"]])
def test_the_lighthouse_does_not_count_virtue_that_is_lost_at_the_end(order: list[str]) -> None:
    """Virtue 8 and the Dungeon: 6 virtue, 1 point."""
    assert bonus(buildings=order, virtue=8) == 1


@rule("AB-224")
@pytest.mark.parametrize(
    ("clay", "wood", "stone", "gained"),
    [(3, 0, 0, 0), (1, 1, 1, 0), (1, 1, 2, 1), (4, 0, 0, 1), (3, 3, 1, 1), (3, 3, 2, 2), (3, 3, 3, 2), (4, 4, 4, 3)],
)
def test_the_trading_post_adds_clay_wood_and_stone_before_dividing(
    clay: int, wood: int, stone: int, gained: int
) -> None:
    """1 virtue per 4 basic resources of any kinds; gold, marble and silver are none."""
    goods = {"clay": clay, "wood": wood, "stone": stone, "gold": 9, "marble": 9, "silver": 9}
    assert virtue_at_the_end(buildings=["bld_trading_post"], **goods) == 7 + gained


PRECIOUS = [
    ((1, 1), (0, 0), (1, 1)),
    ((1, 0), (0, 0), (0, 0)),
    ((2, 0), (1, 0), (1, 1)),
    ((0, 2), (0, 1), (1, 1)),
    ((3, 1), (1, 0), (2, 2)),
    ((3, 2), (1, 1), (2, 2)),
]


@rule("AB-225")
@pytest.mark.parametrize(("goods", "usual", "therese"), PRECIOUS)
def test_castle_and_observatory_count_gold_and_marble_together_for_therese(
    goods: tuple[int, int], usual: tuple[int, int], therese: tuple[int, int]
) -> None:
    """For others the Castle counts gold and the Observatory marble, for Therese each counts both, per 2."""
    for board, gained in (("board_standard", usual), ("board_therese", therese)):
        own = {"board": board, "gold": goods[0], "marble": goods[1], "virtue": 7, "prisoners": 0}
        assert virtue_at_the_end(buildings=["bld_castle"], **own) == 7 + gained[0]
        assert virtue_at_the_end(buildings=["bld_observatory"], **own) == 7 + gained[1]
        assert virtue_at_the_end(buildings=["bld_castle", "bld_observatory"], **own) == 7 + sum(gained)


@rule("AB-225")
def test_gold_and_marble_of_therese_score_once() -> None:
    """3 gold and 2 marble are 5 points for her as for everybody."""
    sheet = lines(
        finished({"board": "board_therese", "gold": 3, "marble": 2, "virtue": 7, "prisoners": 0, "silver": 0})
    )
    assert sheet == {"gold_and_marble": 5}
