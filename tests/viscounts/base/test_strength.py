"""Phase 3, the primary action: its strength."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked, seen
from tests.kit.primary_action import TRADING_POSTS, WORKSHOPS, acting, actions, begin, can_dismiss
from tests.kit.rule import rule
from tests.kit.viscounts import pick, table

GUILDHALLS = ["gh1", "gh2", "gh3"]


STRONG: dict[str, Any] = {"board": ["labourer", "thief", "mason"], "stone": 1, "silver": 5}


@rule("VB-092")
@pytest.mark.parametrize(
    ("top", "change"),
    [
        ("charlatan", {"board": ["squire", "thief", "mason"]}),
        ("charlatan", {"board": ["labourer", "abbot", "mason"]}),
        ("charlatan", {"board": ["labourer", "thief", "miner"]}),
        ("charlatan", {"stone": 0}),
        ("charlatan", {"silver": 4}),
        ("princess", {}),
    ],
    ids=["matching icon", "criminal icon", "conversion", "extra", "silver", "dismissal"],
)
def test_the_strength_is_the_sum_of_all_its_parts(top: str, change: dict[str, Any]) -> None:
    """2 Builders, a Criminal, a Stone, the Charlatan's 2 and 2 Silver by the Mason make 7; without any part it is 6."""
    assert begin(acting("3-4:OL", "charlatan", **STRONG), "construct") == [*TRADING_POSTS, *GUILDHALLS, *WORKSHOPS]
    assert begin(acting("3-4:OL", top, **{**STRONG, **change}), "construct") == [*TRADING_POSTS, *WORKSHOPS]


@rule("VB-092")
def test_icons_of_another_kind_are_no_strength() -> None:
    """4 Clerics, Nobles and Merchants build nothing; neither do Criminals in the hand or in the piles."""
    zones: dict[str, Any] = {"hand": ["thief"], "draw": ["antagonist"], "discard": ["meddler"]}
    game = acting("3-4:OL", board=["bishop", "enforcer", "peddler-1"], stone=2, **zones)
    assert actions(game) == ["action-trade", "action-none"]


@rule("VB-093")
@pytest.mark.parametrize(
    ("viscount", "action", "good", "expected"),
    [
        ("1-2:OL", "trade", "silver", {7: list(range(1, 8)), 1: [1], 0: None}),
        (
            "3-4:OL",
            "construct",
            "stone",
            {7: [*TRADING_POSTS, *GUILDHALLS, *WORKSHOPS], 6: [*TRADING_POSTS, *WORKSHOPS]},
        ),
        ("3-4:OL", "construct", "stone", {4: WORKSHOPS, 2: None}),
        ("3-4:IN", "place-workers", "gold", {8: [1, 2, 3, 4], 7: [1, 2, 3], 4: [1, 2], 1: [1], 0: None}),
    ],
)
def test_each_action_has_its_own_extra(viscount: str, action: str, good: str, expected: dict[int, Any]) -> None:
    """Any amount of the right good counts 1 icon each, and 20 of every other good count nothing."""
    others = {"silver": 20, "ink": 2, "stone": 20, "gold": 20}
    if action == "construct":
        others["silver"] = 0  # or it would be offered for a Trade
    for amount, yields in expected.items():
        game = acting(viscount, "miner" if action != "construct" else "princess", **{**others, good: amount})
        if yields is None:
            assert f"action-{action}" not in actions(game)
        else:
            assert begin(game, action) == yields


@rule("VB-093")
@pytest.mark.parametrize(("ink", "expected"), [(7, True), (6, False)])
def test_ink_is_the_extra_of_transcribing(ink: int, expected: bool) -> None:
    """A Manuscript of cost 7 takes 7 Ink, and nothing else will do."""
    seat = {"viscount": "3-4:IN", "ink": ink, "silver": 20, "stone": 20}
    manuscripts = {"3-4": ["ms-grey-7-guildhall"]}
    game = table(seat, manuscripts=manuscripts, townsfolk={"3-4": ["miner"]}, phase="action")
    assert ("action-transcribe" in actions(game)) == expected
    if expected:
        pick(game, "action", key="action-transcribe")
        assert seen(game)["goods"] == {"silver": 20, "ink": 0, "stone": 20, "gold": 0}


@rule("VB-094")
def test_icons_above_what_is_needed_are_lost() -> None:
    """4 Nobles that place 2 Workers (3 Nobles) place no third, bring nothing else, and save no Gold for later."""
    game = acting(
        "3-4:IN", "miner", board=["squire", "princess", "tinker-3"], built={"gh2": "9-10:1"}, gold=5, silver=2
    )
    assert begin(game, "place-workers") == [1, 2, 3, 4]
    pick(game, "workers", n=2)
    assert asked(game) == ("recruit", 0)
    assert seen(game)["castle"]["tier1"] == [0, 2, 0, 0, 0]
    assert seen(game)["goods"] == {"silver": 2, "ink": 0, "stone": 0, "gold": 5}


@rule("VB-094")
def test_the_second_icon_of_a_doubled_resource_may_be_lost() -> None:
    """The Artist's Gold counts 2 Nobles; where 1 is missing the other is lost."""
    game = acting("3-4:IN", "miner", board=["artist", "squire", None], gold=1, silver=2)
    assert begin(game, "place-workers") == [1, 2]
    pick(game, "workers", n=2)
    pick(game, "pay", icons=2)
    assert asked(game) == ("recruit", 0)
    assert seen(game)["castle"]["tier1"] == [0, 2, 0, 0, 0]
    assert seen(game)["goods"]["gold"] == 0


@rule("VB-229")
@pytest.mark.parametrize(
    ("seat", "nobles"),
    [
        ({"board": ["benefactor", None, None]}, 1),
        ({"board": ["benefactor", "lender-1", None]}, 2),
        ({"board": ["benefactor", "trader-1", None]}, 1),
        ({"board": ["benefactor", None, None], "built": {"tp3": "9-10:1"}}, 2),
        ({"board": ["benefactor", None, None], "cleric_bonus": ["blue"]}, 2),
        ({"board": ["benefactor", "peddler-1", "thief"]}, 3),
        ({"board": ["strongman", "peddler-1", None]}, 0),
        ({"board": ["lender-1", "peddler-1", None], "hand": ["benefactor"]}, 0),
        ({"board": ["benefactor", None, None], "turns": 1}, 2),
    ],
)
def test_what_the_benefactor_makes_of_merchants(seat: dict[str, Any], nobles: int) -> None:
    """Every 2 Merchants of board, slots, bonus cards and start icons are 1 Noble; a Criminal is no Merchant besides."""
    for missing in (0, 1):
        gold = 5 - nobles - missing
        game = acting("3-4:IN", "miner", **seat, gold=gold)
        assert begin(game, "place-workers") == ([1, 2, 3] if missing == 0 else [1, 2])


@rule("VB-229")
@pytest.mark.parametrize(("top", "nobles"), [("miner", 1), ("gatekeeper", 3), ("jeweller-1", 2), ("peddler-1", 3)])
def test_conversions_use_the_icons_of_the_dismissed_card(top: str, nobles: int) -> None:
    """3 Merchants on the board are 1 Noble, with the Jeweller's 2 they are 2, with the Peddler's 3 they are 3."""
    seat: dict[str, Any] = {"board": ["benefactor", "trader-1", None], "silver": 2}
    assert begin(acting("3-4:IN", top, **seat, gold=5 - nobles), "place-workers") == [1, 2, 3]
    assert begin(acting("3-4:IN", top, **seat, gold=4 - nobles), "place-workers") == [1, 2]


@rule("VB-229")
def test_silver_is_used_once_only() -> None:
    """5 Silver pay the Enforcer (3) and one Noble of the Diplomat (2), or two Nobles, but never both."""
    board = ["diplomat", "squire", None]
    game = acting("3-4:IN", "enforcer", board=board, silver=5)
    assert begin(game, "place-workers") == [1, 2, 3], "1 + 1 + 2 + 1 Nobles"
    weaker = acting("3-4:IN", "enforcer", board=board, silver=4)
    assert begin(weaker, "place-workers") == [1, 2], "1 + 1 + 2 Nobles, or 1 + 1 + 2 by Silver"
    pick(weaker, "workers", n=2)
    assert can_dismiss(weaker) == ["enforcer", "dismiss-nobody"]


@rule("VB-229")
def test_a_resource_is_used_once_only() -> None:
    """The Artist doubles 1 Gold, once: 3 Gold are 4 Nobles beside the Artist's own."""
    assert begin(acting("3-4:IN", "miner", board=["artist", None, None], gold=3), "place-workers") == [1, 2, 3]
    assert begin(acting("3-4:IN", "miner", board=["artist", None, None], gold=2), "place-workers") == [1, 2]
    assert begin(acting("3-4:IN", "miner", board=["artist", None, None], gold=6), "place-workers") == [1, 2, 3, 4]
    assert begin(acting("3-4:IN", "miner", board=["artist", None, None], gold=5), "place-workers") == [1, 2, 3]
