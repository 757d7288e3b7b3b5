"""Rule tests: icons and arrows of Townsfolk cards (ledger section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.viscounts.townsfolk_cards import INSIDE, OUTSIDE, actions
from tests.kit.rule import rule
from tests.kit.viscounts import pass_until, pick, table

# --- icons


@rule("VB-049")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard"])
def test_cards_elsewhere_than_on_the_board_give_no_icons(zone: str) -> None:
    """With 2 Stone a Labourer on the board completes a Workshop; in hand, Draw Pile or discards it does not."""
    seat = {"stone": 2, "viscount": OUTSIDE}
    assert actions({**seat, "board": ["labourer", "abbot", None]}) == ["action-construct", "action-none"]
    assert actions({**seat, "board": ["abbot", None, None], zone: ["labourer", "charlatan"]}) == ["action-none"]


@rule("VB-050")
@pytest.mark.parametrize(
    "source",
    [
        {"board": ["labourer", None, None]},
        {"board": ["abbot", "labourer", None]},
        {"board": ["abbot", "squire", "labourer"]},
        {"built": {"gh1": "5-6:1"}},
        {"cleric_bonus": ["grey"]},
        {"turns": 0},
    ],
    ids=["left card", "middle card", "right card", "slot", "bonus card", "start icon"],
)
def test_each_source_of_icons_gives_one_builder(source: dict[str, Any]) -> None:
    """Together with 2 Stone it makes the 3 Builders of a Workshop, with 1 Stone it does not."""
    assert actions({**source, "stone": 2, "viscount": OUTSIDE})[-2:] == ["action-construct", "action-none"]
    assert "action-construct" not in actions({**source, "stone": 1, "viscount": OUTSIDE})


@rule("VB-050")
def test_other_things_give_no_icons() -> None:
    """Buildings of other slots, Manuscripts and the Castle Leader card add nothing, and slots still covered neither."""
    built = {"gh2": "5-6:1", "gh3": "5-6:2", "tp1": "5-6:3", "w1": "5-6:4"}
    seat = {"built": built, "tier3": 3, "manuscripts": ["ms-grey-5-builders"], "stone": 2, "viscount": OUTSIDE}
    assert actions(seat) == ["action-none"]


@rule("VB-050")
def test_icons_of_all_sources_add_up() -> None:
    """Card, slot, Cleric Bonus card and start icons make 2 + 2 + 2 + 2 Merchants; without start icons 6 + 4."""
    seat = {"board": ["lender-1", None, None], "built": {"tp3": "5-6:1"}, "cleric_bonus": ["blue"], "turns": 0}
    game = table({**seat, "viscount": OUTSIDE}, phase="action")
    pick(game, "action", key="action-trade")
    assert [option.label.args["n"] for option in game.decision.options] == [1, 2, 3, 4, 5, 6, 7, 8]
    later = table(
        {**seat, "board": ["lender-1", "peddler-1", "thief"], "turns": 2, "viscount": OUTSIDE}, phase="action"
    )
    pick(later, "action", key="action-trade")
    assert [option.label.args["n"] for option in later.decision.options] == list(range(1, 11))


@rule("VB-051")
@pytest.mark.parametrize(
    ("turns", "board", "outside", "merchants"),
    [
        (0, ["squire", None, None], ["action-trade", "action-construct", "action-none"], [1, 2]),
        (1, ["squire", "abbot", None], ["action-trade", "action-none"], [1, 2]),
        (1, ["squire", None, None], ["action-trade", "action-none"], [1, 2]),
        (2, ["squire", "abbot", "tinker-1"], ["action-none"], []),
        (2, ["squire", None, None], ["action-none"], []),
    ],
)
def test_start_icons_outside(turns: int, board: list[str | None], outside: list[str], merchants: list[int]) -> None:
    """The 1st turn has 2 Merchants and 1 Builder (with 2 Stone a Workshop), the 2nd the Merchants only, the 3rd none."""
    seat = {"turns": turns, "board": board, "stone": 2, "viscount": OUTSIDE}
    assert actions(seat) == outside
    assert "action-construct" not in actions({**seat, "stone": 1})
    if merchants:
        game = table(seat, phase="action")
        pick(game, "action", key="action-trade")
        assert [option.label.args["n"] for option in game.decision.options] == merchants


@rule("VB-051")
@pytest.mark.parametrize(
    ("turns", "board", "inside"),
    [
        (0, ["labourer", None, None], ["action-place-workers", "action-transcribe", "action-none"]),
        (1, ["labourer", "financer", None], ["action-none"]),
        (1, ["labourer", None, None], ["action-none"]),
        (2, ["labourer", "financer", "stonecutter-1"], ["action-none"]),
    ],
)
def test_start_icons_inside(turns: int, board: list[str | None], inside: list[str]) -> None:
    """The 1st turn has 1 Noble (1 Worker) and 1 Cleric (with 2 Ink a Manuscript of cost 3), later turns neither."""
    seat = {"turns": turns, "board": board, "ink": 2, "viscount": INSIDE}
    position: dict[str, Any] = {"manuscripts": {"1-2": ["ms-blue-3-silver"]}}
    assert actions(seat, **position) == inside
    assert "action-transcribe" not in actions({**seat, "ink": 1}, **position)
    if turns == 0:
        game = table({**seat, "gold": 1}, phase="action", **position)
        pick(game, "action", key="action-place-workers")
        assert sum(game.players[0].tier1) == 1


@rule("VB-052")
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        ({"viscount": "1-2:OL"}, "trade"),
        ({"viscount": "1-2:OR", "stone": 2}, "construct"),
        ({"viscount": "1-2:IN"}, "place-workers"),
        ({"viscount": "1-2:IN", "ink": 2}, "transcribe"),
    ],
)
def test_a_criminal_counts_as_one_icon_of_any_action(seat: dict[str, Any], action: str) -> None:
    """A Thief gives the one icon that is missing for each of the four actions; without it the action is impossible."""
    tops: dict[str, Any] = {"1-2": ["ms-blue-3-silver"]}
    assert f"action-{action}" in actions({**seat, "board": ["thief", None, None]}, manuscripts=tops)
    assert f"action-{action}" not in actions(seat, manuscripts=tops)


@rule("VB-052")
def test_each_criminal_icon_counts_as_exactly_one() -> None:
    """Antagonist and Thief are 3 Builders: enough for a Workshop, and with 1 Stone not for a Trading Post of 5."""
    seat = {"board": ["antagonist", "thief", None], "viscount": OUTSIDE}
    game = table({**seat, "stone": 1}, phase="action")
    pick(game, "action", key="action-construct")
    assert {option.label.args["building"] for option in game.decision.options} == {"workshop"}
    assert "action-construct" not in actions({**seat, "board": ["antagonist", None, None]})
    trade = table(seat, phase="action")
    pick(trade, "action", key="action-trade")
    assert [option.label.args["n"] for option in trade.decision.options] == [1, 2, 3]


@rule("VB-053")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("ms-grey-5-builders", 1),
        ("ms-black-5-clerics", 1),
        ("ms-yellow-5-nobles", 2),
        ("ms-blue-5-merchants", 3),
        ("ms-blue-6-criminals", 4),
    ],
)
def test_criminals_are_not_wild_in_scoring(tile: str, points: int) -> None:
    """Four Criminals score for the Manuscript that counts Criminals and add nothing to any other kind of icon."""
    seat = {"hero": "hero-rudolf", "discard": ["antagonist", "traitor-1"], "manuscripts": [tile]}
    assert dict(table(seat).scores[0].lines)["manuscripts"] == points


# --- arrows


@rule("VB-054")
def test_an_arrow_from_a_cost() -> None:
    """Clergyman (2 Silver -> 1 Cleric): only who pays the 2 Silver has the third Cleric."""
    seat = {"board": ["clergyman", "abbot", None], "viscount": INSIDE}
    tops: dict[str, Any] = {"manuscripts": {"1-2": ["ms-black-3-flip"]}, "townsfolk": {"1-2": ["charlatan"]}}
    game = table({**seat, "silver": 2}, **tops, phase="action")
    pick(game, "action", key="action-transcribe")
    assert (len(game.players[0].manuscripts), game.players[0].goods[0]) == (1, 0)
    assert "action-transcribe" not in actions({**seat, "silver": 1}, **tops)


@rule("VB-054")
def test_an_arrow_from_an_action() -> None:
    """Trader (Trade -> 1 Silver): a Trade gives the Silver, a Construct and no action do not."""
    seat = {"board": ["trader-1", "lender-1", None], "stone": 3, "viscount": "1-2:OR"}
    silver = {}
    for action in ("trade", "construct", "none"):
        game = table(seat, phase="action")
        pick(game, "action", key=f"action-{action}")
        pass_until(game, "play-card")
        silver[action] = game.players[0].goods[0]
    assert silver == {"trade": 1, "construct": 0, "none": 0}


@rule("VB-054")
def test_an_arrow_from_an_event() -> None:
    """Debt Collector (a Debt is flipped -> Silver and Virtue): the flip of a Deed gives neither."""
    silver = {}
    for which in ("debt", "deed"):
        game = table({"debts": 1, "deeds": 1, "board": ["debt-collector-1", None, None]}, resolve={"flip": which})
        pass_until(game, "play-card")
        silver[which] = (game.players[0].goods[0], game.players[0].virtue)
    assert silver == {"debt": (1, 6), "deed": (0, 7)}


@rule("VB-054")
def test_an_arrow_from_a_condition() -> None:
    """No Criminal on the board -> 1 Virtue: with a Thief there is none."""
    effect = {"if": {"criminals": "0"}, "do": {"gain": {"virtue": 1}}}
    assert table({"board": ["abbot", None, None]}, resolve=effect).players[0].virtue == 6
    assert table({"board": ["thief", None, None]}, resolve=effect).players[0].virtue == 7


@rule("VB-EX-3")
@pytest.mark.parametrize(
    ("board", "k"),
    [
        ([None, None, None], 0),
        (["abbot", "squire", None], 0),
        (["thief", None, None], 1),
        (["thief", "traitor-1", None], 2),
        (["squire", "thief", "traitor-1"], 1),
    ],
)
def test_example_the_antagonist(board: list[str | None], k: int) -> None:
    """With k other Criminals on the board the Antagonist gives 2 + k Corruption, then 1 Debt."""
    game = table({"board": board, "hand": ["antagonist", "labourer"]})
    if game.decision.kind == "resource":  # the Traitor has dropped off
        game.play(game.decision.options[0])
    events = game.listen()
    pick(game, "play-card", card="antagonist")
    assert (game.players[0].corruption, game.players[0].debts) == (3 + k, 1)
    assert [event.key for event in events] == ["play", "gain-corruption", "gain-debt"]
