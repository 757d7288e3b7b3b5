"""Where the English and the French text differ: the reading that was adopted."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import shown
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, offers, pass_until, pick, table
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.strength import strength

CONSTRUCT = 1


def resolve(game: Viscounts, effect: dict[str, Any]) -> None:
    """Let seat 0 resolve an effect before whatever is asked now."""
    game.push(VOCABULARY.effect(effect), 0)
    game.advance()


@rule("KK-207")
@pytest.mark.parametrize(
    ("board", "choice", "virtue"),
    [
        (["thief", None, None], "effect-ignore-criminal", 6),
        (["thief", None, None], "decline", 7),
        (["abbot", None, None], None, 6),
    ],
)
def test_the_public_workshop_draws_whether_or_not_an_icon_is_ignored(
    board: list[str | None], choice: str | None, virtue: int
) -> None:
    """Ignoring is a choice, the draw is not, and a board without Criminals draws without any question."""
    owner = {
        "viscount": "9-10:OR",
        "board": board,
        "hand": ["squire", "financer"],
        "draw": ["labourer", "lender-2"],
        "public": {"workshop": "5-6:2"},
    }
    game = table({"corruption": 5, "virtue": 5}, owner, boxes=KEYS, phase="collision")
    if choice:
        assert (game.decision.seat, len(game.decision.options)) == (1, 2)
        pick(game, "may", key=choice)
    assert (game.decision.seat, game.decision.kind) == (1, "play-card")
    assert sorted(shown(game, 1)["players"][1]["hand"]) == ["financer", "labourer", "squire"]
    assert game.players[1].virtue == virtue


@rule("KK-208")
@pytest.mark.parametrize("seats", [2, 4])
def test_there_are_three_public_buildings_each_with_its_card(seats: int) -> None:
    """One Trading Post, one Guildhall and one Workshop, whatever the number of players, and at first nobody's."""
    game = wk.new_game("viscounts", seats=seats, expansions=KEYS, seed=3)
    assert shown(game)["keeper-of-keys"]["public_buildings"] == [
        {"card": "public-trading-post", "seat": None},
        {"card": "public-guildhall", "seat": None},
        {"card": "public-workshop", "seat": None},
    ]


@rule("KK-209")
def test_a_slotted_tile_stays_where_it_is() -> None:
    """A player with a free space cannot use it for a tile that lies below another one."""
    own = ["chest-double-noble", "chest-criminal-ink", None]
    seat = {"chests": own, "board": ["abbot", "squire", None]}
    line = ["chest-double-cleric", "chest-split-noble", "chest-merchant-builder", "chest-silver-cleric"]
    game = table(seat, boxes=KEYS, chests=line, phase="movement", resolve={"gain_card": "chest"})
    assert [option.label.args.get("tile") for option in game.decision.options] == line
    pick(game, "chest", tile=line[0])
    assert [option.label.args["place"] for option in game.decision.options] == ["left", "middle", "right"]
    pick(game, "chest-slot", place="middle")
    assert shown(game)["keeper-of-keys"]["players"][0]["chests"] == [own[0], line[0], None]
    assert shown(game)["keeper-of-keys"]["chests_gone"] == [own[1]]


@rule("KK-210")
def test_after_a_rearrange_only_immediate_benefits_are_withheld() -> None:
    """Above their new tiles the Lender brings no Ink Well, but the Labourer counts as 2 Builders."""
    seat = {
        "board": ["labourer", "lender-2", None],
        "hand": ["financer"],
        "chests": ["chest-merchants-ink", "chest-double-builder", None],
    }
    game = table(seat, boxes=KEYS, phase="action", resolve={"rearrange": 1})
    assert strength(game, game.players[0], CONSTRUCT) == 1
    game.play(game.decision.options[-1])
    assert shown(game, 0)["players"][0]["board"] == ["lender-2", "labourer", None]
    assert game.players[0].goods == [0, 0, 0, 0]
    assert strength(game, game.players[0], CONSTRUCT) == 2


@rule("KK-211")
def test_treating_one_icon_as_two_obliges_to_nothing() -> None:
    """A Noble that counts as 2, with 1 Gold, places 2 Workers or only 1, and 1 Worker costs no Gold."""
    seat = {
        "board": ["squire", None, None],
        "gold": 1,
        "viscount": "3-4:IN",
        "chests": ["chest-double-noble", None, None],
    }
    game = table(seat, boxes=KEYS, phase="action", townsfolk={"3-4": ["deacon-1"]})
    pick(game, "action", key="action-place-workers")
    assert [option.label.args["n"] for option in game.decision.options] == [1, 2]
    pick(game, "workers", n=1)
    assert (game.players[0].goods[3], game.players[0].tier1) == (1, [0, 1, 0, 0, 0])


@rule("KK-212")
def test_a_hero_leaves_the_game_after_the_other_effects() -> None:
    """While a Hero is chosen for Girard he is not yet removed; the Silver is gained before he goes."""
    seat = {"board": [None, "abbot", "hero-girard"], "hand": ["squire", "financer"], "draw": ["thief"], "discard": []}
    game = table(seat, boxes=KEYS)
    assert game.decision.kind == "hero"
    removed = shown(game)["removed"]
    assert "hero-girard" not in removed
    assert game.players[0].goods[0] == 0
    events = game.listen()
    game.play(game.decision.options[0])
    keys = [event.key for event in events if event.key in ("gain-hero", "gain", "leave-game")]
    assert keys[0] == "gain-hero"
    assert keys[-1] == "leave-game"
    assert game.players[0].goods[0] == 2
    assert shown(game)["removed"] == [*removed, "hero-girard"]
    assert game.players[0].discard == []


@rule("KK-213")
@pytest.mark.parametrize(
    ("viscount", "spot", "possible"),
    [
        ("3-4:OL", "3-4:1", True),
        ("3-4:OL", "3-4:2", True),
        ("3-4:OL", "3-4:3", False),
        ("3-4:OR", "3-4:3", True),
        ("3-4:OR", "3-4:2", False),
        ("5-6:OL", "3-4:1", False),
        ("3-4:OL", "5-6:1", False),
    ],
)
def test_the_own_building_must_be_within_reach_of_the_viscount(viscount: str, spot: str, possible: bool) -> None:
    """'On a space with a Building' means: on a spot of this segment, on this side of the River."""
    seat = {"viscount": viscount, "stone": 2, "board": ["abbot", None, None], "built": {"w1": spot}}
    segment = viscount.split(":", maxsplit=1)[0]
    game = table(seat, boxes=KEYS, phase="action", townsfolk={segment: ["deacon-1"]})
    assert len(offers(game, key="action-construct")) == possible


@rule("KK-215")
def test_a_returned_building_is_constructed_again_from_the_next_turn_on() -> None:
    """In the same turn a free Workshop must be another one; in the player's next turn the returned one is offered."""
    seat = {
        "viscount": "3-4:OL",
        "silver": 2,
        "stone": 9,
        "board": ["abbot", None, None],
        "hand": ["squire", "labourer", "lender-2"],
        "built": {"w1": "3-4:1"},
    }
    other = {"viscount": "9-10:OR"}
    game = table(seat, other, boxes=KEYS, phase="action", townsfolk={"3-4": ["deacon-1"]})
    pick(game, "action", key="action-construct")
    pick(game, "building", thing="public-workshop")
    assert (game.turn, game.decision.kind) == (0, "recruit")
    branch = game.copy()
    resolve(branch, {"build_free": "workshop"})
    assert [option.label.args["slot"] for option in branch.decision.options] == ["w2", "w3"]
    turn = game.round
    while game.turn != 0 or game.round == turn:
        game.play(game.decision.options[-1])
    pass_until(game, "play-card")
    resolve(game, {"build_free": "workshop"})
    assert [option.label.args["slot"] for option in game.decision.options] == ["w1", "w2", "w3"]
