"""Rounds and turns: who is next, the six phases, and what reaches an opponent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts import pick, table

BEFORE_PHASE_1: Any = {"either": [{"gain": {"ink": 1}}, {"gain": {"gold": 1}}]}
"""A question that keeps the turn from beginning, so that a test hears all of it."""


@rule("VB-069")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_round_is_one_turn_of_each_player_from_the_start_player_on(start: int) -> None:
    """Turns go round the table, and the round changes exactly when the start player is next."""
    game = table({"viscount": "1-2:OL"}, {"viscount": "5-6:OL"}, {"viscount": "7-8:OL"}, start=start)
    assert (game.turn, game.round) == (start, 5)
    events = game.listen()
    while game.round < 8:
        game.play(game.decision.options[-1])
    turns = [(event.seat, event.args["round"]) for event in events if event.key == "turn"]
    second, third = (start + 1) % 3, (start + 2) % 3
    assert turns[:2] == [(second, 5), (third, 5)]
    assert turns[2:8] == [(seat, number) for number in (6, 7) for seat in (start, second, third)]
    assert turns[8:] == [(start, 8)]


@rule("VB-070")
def test_a_turn_has_six_phases_in_fixed_order() -> None:
    """Cards, movement, action, recruit, collision, draw: so a turn goes in which all six happen."""
    game = table(
        {
            "board": ["abbot", "labourer", "squire"],
            "hand": ["trader-1", "lender-1"],
            "draw": ["financer", "thief"],
            "viscount": "1-2:OL",
            "silver": 5,
            "corruption": 4,
            "virtue": 4,
        },
        townsfolk={"1-2": ["friar"]},
        resolve=BEFORE_PHASE_1,
    )
    events = game.listen()
    game.play(game.decision.options[0])
    asked = []
    while game.turn == 0:
        asked.append((game.decision.seat, game.decision.kind))
        game.play(game.decision.options[0])
    phases = ["drop-off", "play", "move", "trade", "hire", "collision", "draw"]
    assert [event.key for event in events if event.key in (*phases, "turn")] == [*phases[:-1], "draw", "draw", "turn"]
    assert asked == [(0, "play-card"), (0, "move"), (0, "action"), (0, "exchanges"), (0, "recruit")]


@rule("VB-071")
def test_a_link_gives_to_the_active_player_first_and_to_the_opponent_at_once() -> None:
    """The builder is asked about the link's Castle move, then the owner of its other end; then the turn goes on."""
    game = table(
        {"built": {"w1": "1-2:4"}, "tier1": {"c3": 1}, "viscount": "9-10:OR"},
        {"stone": 3, "tier1": {"c4": 1}, "viscount": "1-2:OR", "hand": ["squire"], "draw": [], "silver": 9},
        {"tier1": {"c5": 1}, "viscount": "9-10:OR"},
        townsfolk={"1-2": ["princess"]},
        to_act=1,
        phase="action",
    )
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w3")
    pick(game, "destroy", key="keep-cards")
    assert (game.decision.seat, game.decision.kind) == (1, "castle-move")
    game.play(game.decision.options[-1])
    assert (game.decision.seat, game.decision.kind) == (0, "castle-move")
    game.play(game.decision.options[-1])
    assert (game.decision.seat, game.decision.kind) == (1, "recruit")


@rule("VB-071")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_opponents_are_served_clockwise_from_the_active_player(active: int) -> None:
    """A collision on space 4 lets all opponents rearrange: first the one left of the active player, before phase 6."""
    seat = {"board": ["abbot", "labourer", "squire"], "corruption": 4, "virtue": 4}
    game = table(seat, seat, seat, to_act=active, phase="collision")
    first, second = (active + 1) % 3, (active + 2) % 3
    assert (game.decision.seat, game.decision.kind) == (first, "rearrange")
    game.play(game.decision.options[-1])
    assert (game.decision.seat, game.decision.kind) == (second, "rearrange")
    assert game.turn == active
    game.play(game.decision.options[-1])
    assert (game.decision.seat, game.decision.kind) == (first, "play-card")
