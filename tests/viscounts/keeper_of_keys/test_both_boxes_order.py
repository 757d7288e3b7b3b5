"""Both boxes together: the order in which things happen."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import shown
from tests.kit.chapters.keeper_of_keys.both_boxes import SPECIALIZED, told
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, pick, table
from westkingdom.viscounts.game import Viscounts

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
    "builder_cards",
    "public_buildings",
    "outsiders",
    "debts",
    "deeds",
    "poverty",
    "prosperity",
]


def a_full_collision() -> Viscounts:
    """Seat 0 collides on space 5; seat 1 has the Public Workshop, w2, a Diversified card and a Criminal."""
    active = {"corruption": 5, "virtue": 5, "board": ["peddler-2", None, None], "built": {"w1": "1-2:1"}}
    owner = {
        "viscount": "9-10:OR",
        "board": ["thief", "kings-order", None],
        "hand": ["abbot"],
        "draw": ["squire", "labourer"],
        "deeds": 1,
        "built": {"w2": "5-6:1"},
        "public": {"workshop": "5-6:2"},
        "builder": ["diversified"],
    }
    third = {"viscount": "9-10:OR", "board": ["peddler-1", None, None]}
    flip = ["builder-diversified-collision-flip", SPECIALIZED]
    return table(active, owner, third, boxes=BOTH, phase="collision", builder_cards=flip)


@rule("KK-200")
def test_the_order_of_a_collision_with_everything() -> None:
    """The owner of the Public Workshop decides first; then step 1, step 2 clockwise, step 3, step 4, the markers."""
    game = a_full_collision()
    assert (game.decision.seat, game.decision.kind) == (1, "may")
    assert game.players[0].goods == [0, 0, 0, 0]
    events = game.listen()
    pick(game, "may", key="effect-ignore-criminal")
    assert (game.decision.seat, game.decision.kind) == (1, "order")
    assert sorted(str(option.label.args["thing"]) for option in game.decision.options) == [
        "builder-diversified-collision-flip",
        "public-workshop",
    ]
    pick(game, "order", thing="public-workshop")
    pick(game, "may", key="effect-flip-either")
    keys = [(e.key, e.seat) for e in events if e.key not in ("forced", "turn", "drawn", "drop-off", "gain")]
    wanted = [
        ("ignore-criminal", 1),
        ("ability", 1),  # w2
        ("gain-virtue", 1),
        ("ability", 0),  # Peddler
        ("ability", 1),  # Public Workshop
        ("draw", 1),
        ("ability", 1),  # Diversified
        ("flip-deed", 1),
        ("ability", 2),  # Peddler
        ("gain-debt", 0),
        ("gain-virtue", 1),
        ("gain-virtue", 2),
        ("markers-back", 0),
    ]
    assert [key for key in keys if key in set(wanted)][: len(wanted)] == wanted


@rule("KK-200")
def test_an_icon_that_is_not_ignored_counts_in_all_steps() -> None:
    """Then neither w2 nor the reward below gives the owner Virtue, but the draw and the flip are the same."""
    for choice, virtue in (("effect-ignore-criminal", 5), ("decline", 7)):
        game = a_full_collision()
        pick(game, "may", key=choice)
        pick(game, "order", thing="builder-diversified-collision-flip")
        pick(game, "may", key="effect-flip-either")
        p = game.players[1]
        assert (p.virtue, p.approved, len(p.hand)) == (virtue, 1, 2)


@rule("KK-201")
@pytest.mark.parametrize(
    ("leaving", "asked", "discard"),
    [
        ("kings-order", "welcome", []),
        ("outsider-tyrant", "play-card", ["outsider-tyrant"]),
        ("hero-girard", "hero", []),
    ],
)
def test_the_order_of_a_shift_with_everything(leaving: str, asked: str, discard: list[str]) -> None:
    """The shift, the rewards of spaces 2 and 3, then the drop-off of a King's Order, an Outsider or a Hero."""
    seat = {
        "board": ["labourer", "abbot", leaving],
        "hand": ["squire", "financer"],
        "draw": ["thief"],
        "discard": [],
        "chests": [None, "chest-silver-builder", "chest-silver-cleric"],
    }
    game = table(seat, boxes=BOTH, resolve={"either": [{"gain": {"debt": 1}}, {"gain": {"deed": 1}}]})
    events = game.listen()
    game.play(game.decision.options[0])
    assert told(events, "drop-off", "chest-reward") == [("drop-off", 0), ("chest-reward", 0), ("chest-reward", 0)]
    assert game.decision.kind == asked
    assert game.players[0].goods == [2, 0, 0, 0]
    if asked != "play-card":
        game.play(game.decision.options[0])
    me = shown(game, 0)["players"][0]
    assert me["board"] == [None, "labourer", "abbot"]
    assert [card for card in me["discard"] if card == leaving] == discard
    assert (leaving in shown(game)["removed"]) == (leaving == "hero-girard")
    assert game.players[0].goods == [4 if leaving == "hero-girard" else 2, 0, 0, 0]


@rule("KK-202")
def test_the_order_of_scoring_with_both_boxes() -> None:
    """Twelve steps, of which the last ten are lines of the score sheet in this order."""
    game = table({}, boxes=BOTH)
    assert [[name for name, _ in sheet.lines] for sheet in game.scores] == [LINES, LINES]


@rule("KK-202")
def test_outsiders_are_shown_and_rogues_resolved_before_anything_is_scored() -> None:
    """After the last turn all Outsiders are shown, then Assassins and Rogues in reverse turn order."""
    rogues: list[dict[str, Any]] = [
        {"hand": ["outsider-rogue-1", "abbot", "squire"], "deeds": 1, "debts": 1},
        {"hand": ["outsider-rogue-2", "abbot", "squire"], "deeds": 1, "debts": 1, "viscount": "9-10:OR"},
    ]
    rogues[1]["silver"] = 2
    last: dict[str, Any] = {"to_act": 1, "last_round": 5, "debts_above_poverty": 0, "townsfolk": {"9-10": ["deacon-1"]}}
    game = table(*rogues, boxes=BOTH, phase="recruit", **last)
    events = game.listen()
    pick(game, "recruit", key="recruit-nobody")
    assert (game.decision.seat, game.decision.kind) == (1, "flip")
    pick(game, "flip", key="effect-flip-deed")
    assert (game.decision.seat, game.decision.kind) == (0, "flip")
    pick(game, "flip", key="effect-flip-deed")
    assert game.over
    assert told(events, "show-outsider", "flip-deed", "game-over") == [
        ("show-outsider", 0),
        ("show-outsider", 1),
        ("flip-deed", 1),
        ("flip-deed", 0),
        ("game-over", 0),
    ]
    sheets = [dict(sheet.lines) for sheet in game.scores]
    assert [sheet["deeds"] for sheet in sheets] == [3, 3]
    assert [sheet["poverty"] for sheet in sheets] == [8, 8]


@rule("KK-205")
def test_the_public_workshop_draws_for_nothing_and_column_3_is_closed_in_a_collision_of_others() -> None:
    """The owner draws one card and pays nothing; the 2 Silver for another one are not asked for."""
    owner = {
        "viscount": "9-10:OR",
        "silver": 6,
        "board": ["abbot", None, None],
        "hand": ["squire"],
        "draw": ["labourer", "lender-2", "thief"],
        "public": {"workshop": "5-6:2"},
        "columns": [3],
    }
    game = table({"corruption": 3, "virtue": 3}, owner, boxes=BOTH, phase="collision")
    p = game.players[1]
    assert (len(p.hand), p.goods[0]) == (2, 6)
    assert (game.decision.seat, game.decision.kind) == (1, "pause")
    assert game.turn == 1
    pick(game, "pause", key="turn-option")
    assert (len(p.hand), p.goods[0]) == (3, 4)


@rule("KK-205")
def test_in_the_own_collision_both_may_be_used() -> None:
    """The draw of the Public Workshop comes by itself, column 3 is offered besides and costs 2 Silver."""
    owner = {
        "corruption": 7,
        "virtue": 7,
        "silver": 2,
        "board": ["abbot", None, None],
        "hand": ["squire"],
        "draw": ["labourer", "lender-2", "thief"],
        "public": {"workshop": "5-6:2"},
        "columns": [3],
    }
    game = table(owner, boxes=BOTH, phase="collision")
    p = game.players[0]
    assert (game.decision.seat, game.decision.kind) == (0, "pause")
    assert (len(p.hand), p.goods[0]) == (2, 6)
    pick(game, "pause", key="turn-option")
    assert (len(p.hand), p.goods[0]) == (3, 4)


@rule("KK-206")
@pytest.mark.parametrize("promos", [False, True])
def test_cards_that_need_both_boxes_are_not_part_of_the_edition(promos: bool) -> None:
    """They are in no game that does not ask for promotional cards."""
    game = wk.new_game("viscounts", seats=2, expansions=BOTH, seed=1, **({"promos": True} if promos else {}))
    assert isinstance(game, Viscounts)
    collectors = {
        "hero-folke",
        "hero-helena",
        "hero-ivon",
        "hero-mayya",
        "outsider-adventurer",
        "outsider-advocate",
        "outsider-shieldmaiden",
        "outsider-vigilante",
    }
    found = collectors & {*game.cards.ids}
    assert found == (collectors if promos else set())
