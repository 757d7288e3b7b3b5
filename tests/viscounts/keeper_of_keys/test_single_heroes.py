"""Keeper of Keys, section E: Heroes that move the Viscount or Workers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import labels
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, pick, table
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts


def moves(game: Viscounts) -> list[str]:
    """The spaces to which the Viscount may move."""
    assert game.decision.kind == "move"
    spaces = [option.label.args["space"] for option in game.decision.options]
    return [f"{space.args['segment']}:{space.args['kind']}" for space in spaces]  # type: ignore[union-attr]


@rule("KK-220")
@pytest.mark.parametrize(
    ("card", "viscount", "action", "expected"),
    [
        ("deacon-3", "1-2:IN", "transcribe", ["1-2:OR", "3-4:IN", "3-4:OL", "3-4:OR", "5-6:IN"]),
        ("overseer-3", "1-2:IN", "place-workers", ["1-2:OR", "3-4:IN", "3-4:OL", "3-4:OR", "5-6:IN"]),
        ("woodcutter-3", "1-2:OL", "construct", ["1-2:OR", "1-2:IN", "3-4:OL", "3-4:IN"]),
    ],
)
def test_after_its_action_the_viscount_moves_one_or_two_spaces(
    card: str, viscount: str, action: str, expected: list[str]
) -> None:
    """1 or 2 spaces along the arrows, never 0 and never more, whatever Silver and Trading Posts could add."""
    seat = {
        "board": [card, None, None],
        "viscount": viscount,
        "ink": 2,
        "stone": 2,
        "silver": 9,
        "built": {"tp1": "9-10:1"},
    }
    tiles = {"1-2": ["ms-grey-3-virtue"]}
    game = table(seat, boxes=KEYS, phase="action", manuscripts=tiles, townsfolk={"1-2": ["jeweller-1"]})
    pick(game, "action", key=f"action-{action}")
    if action == "construct":
        pick(game, "building", slot="w3")
        pick(game, "spot", position=1)
    assert sorted(moves(game)) == sorted(expected)
    before = game.players[0].goods[0]
    game.play(game.decision.options[-1])
    assert game.players[0].goods[0] == before


@rule("KK-220")
def test_the_move_after_an_action_gives_no_further_action_and_recruits_in_the_new_segment() -> None:
    """Phase 4 follows at once, with the Townsfolk of the segment that was reached."""
    seat = {"board": ["overseer-3", None, None], "viscount": "1-2:IN", "gold": 3, "silver": 9}
    folk = {"1-2": ["jeweller-1"], "3-4": ["friar"]}
    game = table(seat, boxes=KEYS, phase="action", townsfolk=folk)
    pick(game, "action", key="action-place-workers")
    while game.decision.kind in ("workers", "pay"):
        game.play(game.decision.options[0])
    pick(game, "move", segment="3-4", kind="IN")
    assert (game.decision.kind, game.decision.options[0].label.args) == ("recruit", {"card": "friar"})


@rule("KK-220")
def test_the_move_after_an_action_meets_other_viscounts() -> None:
    """An opponent on the space that was reached may rearrange; one that was passed may not."""
    seat = {"board": ["overseer-3", None, None], "viscount": "1-2:IN"}
    met = {"viscount": "5-6:IN", "board": ["abbot", "squire", None]}
    passed = {"viscount": "3-4:IN", "board": ["abbot", "squire", None]}
    game = table(seat, met, passed, boxes=KEYS, phase="action")
    pick(game, "action", key="action-place-workers")
    pick(game, "move", segment="5-6", kind="IN")
    assert (game.seat, game.decision.kind) == (1, "rearrange")
    pick(game, "rearrange", key="keep-order")
    assert game.decision.kind != "rearrange"


@rule("KK-220")
def test_another_action_does_not_move_the_viscount() -> None:
    """The Overseer answers to placing Workers only."""
    seat = {"board": ["overseer-3", None, None], "viscount": "1-2:IN", "ink": 3, "silver": 3}
    game = table(
        seat, boxes=KEYS, phase="action", manuscripts={"1-2": ["ms-grey-3-virtue"]}, townsfolk={"1-2": ["friar"]}
    )
    pick(game, "action", key="action-transcribe")
    pick(game, "dismiss", key="dismiss-nobody")
    assert game.decision.kind == "recruit"


def fara(**words: Any) -> Viscounts:
    """A table at which Fara has just dropped off and her second option was chosen."""
    seat = {"board": [None, None, "hero-fara"], "hand": ["abbot", "squire"], **words}
    game = table(seat, boxes=KEYS)
    pick(game, "either", key="effect-move-worker")
    return game


@rule("KK-221")
def test_faras_two_moves_come_one_after_the_other_before_the_castle_is_resolved() -> None:
    """A third Worker moved into a section resolves nothing yet: the second move may take it out again."""
    game = fara(tier1={"c1": 2, "c2": 1})
    pick(game, "castle-move", **{"from": "c2", "to": "c1"})
    assert (game.decision.kind, game.players[0].tier1) == ("castle-move", [3, 0, 0, 0, 0])
    resolved = game.copy()
    pick(game, "castle-move", **{"from": "c1", "to": "c5"})
    assert (game.decision.kind, game.players[0].tier1, game.players[0].tier2) == ("play-card", [2, 0, 0, 0, 1], [0] * 5)
    pick(resolved, "castle-move", key="decline")
    assert (resolved.decision.kind, resolved.players[0].tier1) == ("play-card", [0, 1, 0, 0, 1])
    assert resolved.players[0].tier2 == [1, 0, 0, 0, 0]
    assert resolved.players[0].goods == [0, 1, 1, 0]


@rule("KK-221")
def test_faras_moves_are_optional_and_any_own_worker_of_the_first_tier_may_move() -> None:
    """Each move offers every own Worker both ways, also the one that just moved, and can be declined."""
    game = fara(tier1={"c1": 1, "c3": 1}, tier2={"c2": 1})
    both_ways = [("c1", "c2"), ("c1", "c5"), ("c3", "c4"), ("c3", "c2")]
    steps = [(o.label.args.get("from"), o.label.args.get("to")) for o in game.decision.options]
    assert (steps, labels(game)[-1]) == ([*both_ways, (None, None)], "decline")
    none = game.copy()
    pick(none, "castle-move", key="decline")
    assert (none.decision.kind, none.players[0].tier1) == ("play-card", [1, 0, 1, 0, 0])
    pick(game, "castle-move", **{"from": "c1", "to": "c2"})
    steps = [(o.label.args.get("from"), o.label.args.get("to")) for o in game.decision.options]
    assert steps == [("c2", "c3"), ("c2", "c1"), ("c3", "c4"), ("c3", "c2"), (None, None)]
    pick(game, "castle-move", **{"from": "c2", "to": "c3"})
    assert (game.decision.kind, game.players[0].tier1) == ("play-card", [0, 0, 2, 0, 0])


@rule("KK-036")
def test_a_hero_taken_in_the_turn_of_another_is_known_in_the_hand_of_its_owner() -> None:
    """Everybody has seen that Hero, and no card of the one whose turn it is."""
    game = table({"board": ["abbot", None, None]}, {"viscount": "9-10:OR"}, boxes=KEYS, phase="movement")
    for seat in (0, 1):
        game.push(VOCABULARY.effect({"gain_card": "hero"}), seat)
        game.advance()
        game.play(game.decision.options[0])
    players: Any = game.view(None)["players"]
    taken = [game.cards.ids[p.hand[-1]] for p in game.players]
    assert [player["known_in_hand"] for player in players] == [[hero] for hero in taken]
    game.check()
