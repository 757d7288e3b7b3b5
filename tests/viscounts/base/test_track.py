"""Rule tests: Virtue and Corruption (ledger section 4)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import markers, pass_until, pick, table


def after(start: tuple[int, int], **gain: int) -> tuple[int, int]:
    """Where the markers stand after one gain from these spaces; the other player's never move."""
    game = table({"corruption": start[0], "virtue": start[1]}, resolve={"gain": gain})
    assert markers(game, 1) == (1, 7)
    return markers(game)


@rule("VB-038")
def test_the_track_has_spaces_1_to_7() -> None:
    """Markers may stand on 1 and on 7 but on nothing outside, and Corruption never right of Virtue."""
    for corruption, virtue in ((1, 7), (1, 1), (7, 7)):
        assert markers(table({"corruption": corruption, "virtue": virtue})) == (corruption, virtue)
    for corruption, virtue in ((0, 7), (1, 8), (5, 4)):
        with pytest.raises(wk.BadPosition, match="corruption marker"):
            table({"corruption": corruption, "virtue": virtue})


@rule("VB-039")
def test_corruption_moves_its_marker_right_and_virtue_moves_its_marker_left() -> None:
    """From every pair of spaces that leaves room, one step moves one marker by one and not the other."""
    for corruption in range(1, 7):
        for virtue in range(corruption + 1, 8):
            assert after((corruption, virtue), corruption=1) == (corruption + 1, virtue)
            assert after((corruption, virtue), virtue=1) == (corruption, virtue - 1)


@rule("VB-040")
def test_stuck_markers_move_together() -> None:
    """On a common space each Virtue moves both left and each Corruption both right; one space apart only one moves."""
    for space in range(2, 7):
        assert after((space, space), virtue=1) == (space - 1, space - 1)
        assert after((space, space), corruption=1) == (space + 1, space + 1)
    assert after((4, 5), virtue=1) == (4, 4)
    assert after((4, 5), corruption=1) == (5, 5)


@rule("VB-041")
def test_movement_beyond_the_ends_is_ignored() -> None:
    """Stuck on 1 Virtue does nothing, stuck on 7 Corruption does nothing, and the other kind moves both as usual."""
    assert after((1, 1), virtue=3) == (1, 1)
    assert after((7, 7), corruption=3) == (7, 7)
    assert after((1, 1), corruption=1) == (2, 2)
    assert after((7, 7), virtue=1) == (6, 6)
    assert after((2, 2), virtue=5) == (1, 1)
    assert after((6, 6), corruption=5) == (7, 7)


@rule("VB-042")
def test_of_one_effect_all_corruption_comes_before_the_virtue() -> None:
    """From 5 and 6 two Corruption and one Virtue end on 6 and 6; the other order would end on 7 and 7."""
    assert after((5, 6), corruption=2, virtue=1) == (6, 6)
    assert after((5, 6), virtue=1, corruption=2) == (6, 6)
    assert after((7, 7), corruption=1, virtue=1) == (6, 6)
    assert after((1, 1), virtue=1, corruption=1) == (1, 1)


@rule("VB-043")
def test_several_steps_are_applied_one_after_another() -> None:
    """Markers 1 apart meet after one of three steps and go on together for the other two."""
    assert after((2, 3), corruption=3) == (5, 5)
    assert after((4, 6), virtue=4) == (2, 2)
    assert after((1, 7), corruption=8) == (7, 7)
    assert after((1, 7), virtue=8) == (1, 1)


@rule("VB-EX-1")
def test_example_two_virtue_from_4_and_5() -> None:
    """Corruption on 4 and Virtue on 5: 2 Virtue bring both to 3."""
    assert after((4, 5), virtue=2) == (3, 3)


@rule("VB-044")
def test_a_collision_waits_for_phase_5_of_the_own_turn() -> None:
    """Markers that meet in phase 1 stay stuck through movement and action and are resolved after recruiting."""
    seat = {"corruption": 5, "virtue": 6, "silver": 9, "hand": ["thief", "abbot"], "viscount": "1-2:OL"}
    game = table(seat)
    events = game.listen()
    pick(game, "play-card", card="thief")
    for kind in ("move", "action", "recruit"):
        assert (game.decision.kind, markers(game)) == (kind, (6, 6))
        game.play(game.decision.options[-1])
    assert markers(game) == (1, 7)
    assert [(event.seat, event.args) for event in events if event.key == "collision"] == [(0, {"space": 6})]


@rule("VB-044")
def test_stuck_markers_stay_through_the_turns_of_others() -> None:
    """Seat 1's markers, stuck at the start of seat 0's turn, gain nothing until seat 1's own phase 5."""
    own: dict[str, Any] = {"silver": 9, "viscount": "1-2:OL"}
    game = table(
        own, {**own, "corruption": 3, "virtue": 3, "viscount": "5-6:OL"}, {"viscount": "9-10:OL"}, phase="action"
    )
    events = game.listen()
    pass_until(game, "play-card")
    assert (game.seat, markers(game, 1)) == (1, (3, 3))
    assert [event for event in events if event.key == "collision"] == []
    pass_until(game, "recruit")
    stuck = game.players[1].corruption
    assert (game.seat, game.players[1].virtue) == (1, stuck)
    pick(game, "recruit", key="recruit-nobody")
    assert [(event.seat, event.args) for event in events if event.key == "collision"] == [(1, {"space": stuck})]
    assert markers(game, 1) == (1, 7)
