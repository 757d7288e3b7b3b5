"""The Castle Leader."""

from __future__ import annotations

import pytest

from tests.kit.asking import asked
from tests.kit.chapters.viscounts.castle import place
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, leaders, pick, table


@rule("VB-131")
def test_the_first_worker_in_tier_3_takes_the_castle_leader_at_once() -> None:
    """The card is taken before the resource is chosen; 2 Workers in tier 2 do not take it."""
    game = place({"tier2": {"c1": 1}}, n=3, section="c1")
    assert leaders(game) == [False, False]
    game = place({"tier2": {"c1": 2}}, n=3, section="c1")
    assert asked(game) == ("resource", 0)
    assert leaders(game) == [True, False]


@rule("VB-132")
@pytest.mark.parametrize(("own", "holder"), [(0, 1), (1, 1), (2, 0)])
def test_the_castle_leader_passes_on_a_strict_majority(own: int, holder: int) -> None:
    """With 1 more Worker in tier 3 the card passes from a holder with 2 only if that makes 3."""
    seat = {"tier3": own, "tier2": {"c1": 2}}
    game = place(seat, {**ELSEWHERE, "tier3": 2}, ELSEWHERE, n=3, section="c1", castle_leader=1)
    assert asked(game) == ("resource", 0)
    assert leaders(game) == [holder == 0, holder == 1, False]


@rule("VB-132")
def test_the_holder_keeps_the_castle_leader_by_adding_workers() -> None:
    """A Worker that the holder adds while another is level leaves the card where it is."""
    game = place({"tier3": 2, "tier2": {"c1": 2}}, {**ELSEWHERE, "tier3": 2}, n=3, section="c1", castle_leader=0)
    assert leaders(game) == [True, False]


@rule("VB-133")
def test_the_castle_leader_has_a_hand_limit_of_4_in_phase_6_only() -> None:
    """Taking the card draws nothing at once; phase 6 of the turn fills the hand up to 4."""
    game = place({"tier2": {"c1": 2}}, n=3, section="c1")
    assert (leaders(game), len(game.players[0].hand)) == ([True, False], 3)
    pick(game, "resource", key="amount-ink")
    assert [len(p.hand) for p in game.players] == [4, 3]


@rule("VB-133")
def test_losing_the_castle_leader_forces_no_discard() -> None:
    """The former holder keeps a hand of 4 cards."""
    hand = ["abbot", "squire", "thief", "labourer"]
    seat = {"tier3": 2, "tier2": {"c1": 2}}
    game = place(seat, {**ELSEWHERE, "tier3": 2, "hand": hand}, n=3, section="c1", castle_leader=1)
    pick(game, "resource", key="amount-ink")
    assert leaders(game) == [True, False]
    assert asked(game) == ("play-card", 1)
    assert len(game.players[1].hand) == 4
    assert game.players[1].discard == []


@rule("VB-133")
def test_the_castle_leader_scores_5_for_the_holder() -> None:
    """Of two players with as many Workers in tier 3 only the holder of the card has 5 VP for it."""
    game = table({"tier3": 2}, {**ELSEWHERE, "tier3": 2}, castle_leader=1)
    assert [dict(sheet.lines)["castle_leader"] for sheet in game.scores] == [0, 5]
    assert [sheet.total for sheet in game.scores] == [6, 11]
