"""Bumping in the Castle, and Castle moves outside the own turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked
from tests.kit.chapters.viscounts.castle import name_workers, place
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, leaders, offers, pick, table
from westkingdom.engine.words import amount, say
from westkingdom.viscounts.game import Viscounts

# --- bumping


@rule("VB-128")
def test_more_than_3_workers_in_tier_1_are_bumped_down_to_3() -> None:
    """Of 2 own and 3 others in a section 2 are removed, one by one, of any colour, the own included."""
    first, second = {**ELSEWHERE, "tier1": {"c1": 2}}, {**ELSEWHERE, "tier1": {"c1": 1}}
    game = place({}, first, second, n=2, section="c1")
    assert asked(game) == ("bump", 0)
    assert [option.label.args["seat"] for option in game.decision.options] == [0, 1, 2]
    pick(game, "bump", key="bump-worker", seat=0)
    assert asked(game) == ("bump", 0)
    pick(game, "bump", key="bump-worker", seat=2)
    assert asked(game) == ("play-card", 1)
    assert [p.tier1[0] for p in game.players] == [1, 2, 0]


@rule("VB-128")
def test_exactly_3_workers_are_not_bumped() -> None:
    """1 own and 2 others in a section stay."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, n=1, section="c1")
    assert asked(game) == ("play-card", 1)
    assert [p.tier1[0] for p in game.players] == [1, 2]


@rule("VB-128")
def test_the_bump_waits_for_all_movement() -> None:
    """A section with 3 own Workers and 2 others is too full only for a moment: the own ones move on, nobody is bumped."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, n=3, section="c1")
    assert asked(game) == ("play-card", 1)
    assert game.players[0].tier1 == [0, 1, 0, 0, 1]
    assert game.players[1].tier1 == [2, 0, 0, 0, 0]


@rule("VB-128")
def test_tier_2_is_bumped_as_well() -> None:
    """The own Worker that comes to 3 others in tier 2 makes one too many; all sections are looked at."""
    first = {**ELSEWHERE, "tier2": {"c1": 2}, "tier1": {"c2": 2}}
    second = {**ELSEWHERE, "tier2": {"c1": 1}, "tier1": {"c2": 1}}
    game = place({}, first, second, n=3, section="c1")
    bumps = []
    while game.decision.kind == "bump":
        bumps.append(game.decision.prompt.args)
        assert [option.label.args["seat"] for option in game.decision.options] == [0, 1, 2]
        pick(game, "bump", key="bump-worker", seat=0)
        if game.decision.kind == "resource":
            pick(game, "resource", key="amount-ink")
    assert bumps == [{"section": "c2", "tier": 1}, {"section": "c1", "tier": 2}]
    assert (game.players[0].tier1, game.players[0].tier2) == ([0, 0, 0, 0, 1], [0, 0, 0, 0, 0])


@rule("VB-129")
def test_a_worker_bumped_from_tier_1_goes_home_with_2_silver() -> None:
    """The owner, and nobody else, gets the Worker back and gains 2 Silver."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, n=2, section="c1")
    pick(game, "bump", key="bump-worker", seat=1)
    assert (game.players[1].workers, game.players[1].goods, game.players[1].virtue) == (19, [2, 0, 0, 0], 7)
    assert (game.players[0].workers, game.players[0].goods) == (18, [0, 0, 0, 0])


@rule("VB-129")
def test_whom_to_bump_says_what_the_owner_gains() -> None:
    """2 Silver for a Worker of tier 1, 1 Virtue and any 1 resource for one of tier 2, and for whom."""
    low = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, n=2, section="c1")
    high = place({}, {**ELSEWHERE, "tier2": {"c1": 2}}, {**ELSEWHERE, "tier2": {"c1": 1}}, n=3, section="c1")
    silver = say("effect-gain", {"parts": [amount("silver", 2)]})
    consoling = say("effect-gain", {"parts": [amount("virtue", 1), amount("resource_any", 1)]})
    for game, what in ((low, silver), (high, consoling)):
        for option in game.decision.options:
            seat = option.label.args["seat"]
            assert option.gain == [say("for-seat", {"seat": seat, "what": what})]


@rule("VB-129")
def test_a_worker_bumped_from_tier_2_goes_home_with_virtue_and_a_resource() -> None:
    """Its owner gains 1 Virtue and chooses any 1 resource, in the turn of another."""
    game = place({}, {**ELSEWHERE, "tier2": {"c1": 2}}, {**ELSEWHERE, "tier2": {"c1": 1}}, n=3, section="c1")
    pick(game, "bump", key="bump-worker", seat=1)
    assert asked(game) == ("resource", 1)
    pick(game, "resource", key="amount-stone")
    assert (game.players[1].workers, game.players[1].goods, game.players[1].virtue) == (19, [0, 0, 1, 0], 6)
    assert (game.players[0].goods, game.players[0].virtue) == ([0, 1, 1, 0], 7)
    assert [p.tier2[0] for p in game.players] == [1, 1, 1]


@rule("VB-130")
def test_bumping_starts_no_step() -> None:
    """Another player's 3 Workers that remain after a bump stay where they are, in tier 1 and in tier 2."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 3}}, n=1, section="c1")
    pick(game, "bump", key="bump-worker", seat=0)
    assert (game.players[1].tier1, game.players[1].tier2) == ([3, 0, 0, 0, 0], [0, 0, 0, 0, 0])
    game = place({}, {**ELSEWHERE, "tier2": {"c1": 3}}, n=3, section="c1")
    pick(game, "bump", key="bump-worker", seat=0)
    pick(game, "resource", key="amount-ink")
    assert (game.players[1].tier2, game.players[1].tier3) == ([3, 0, 0, 0, 0], 0)
    assert leaders(game) == [False, False]


# --- Castle moves outside the own turn


def linked_castle_move(first: dict[str, Any], second: dict[str, Any]) -> Viscounts:
    """A table at which seat 0 has completed a link with a Castle move for itself and for seat 1."""
    other = {**ELSEWHERE, **second, "built": {"tp3": "7-8:2"}}
    game = table({**first, "viscount": "7-8:OR", "stone": 3}, other, phase="action", townsfolk={"7-8": ["bishop"]})
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w1")
    pick(game, "spot", segment="7-8", position=3)
    return game


@rule("VB-134")
def test_the_active_player_resolves_the_castle_before_an_opponent_moves() -> None:
    """The active player moves and resolves fully, down to tier 3; only then the opponent moves and resolves."""
    first = {"tier1": {"c1": 2, "c2": 1}, "tier2": {"c1": 2}}
    game = linked_castle_move(first, {"tier1": {"c5": 2, "c4": 1}})
    assert asked(game) == ("castle-move", 0)
    pick(game, "castle-move", **{"from": "c2", "to": "c1"})
    assert asked(game) == ("resource", 0)
    pick(game, "resource", key="amount-gold")
    assert (game.players[0].tier1, game.players[0].tier3) == ([0, 1, 0, 0, 1], 1)
    assert asked(game) == ("castle-move", 1)
    assert game.players[1].tier1 == [0, 0, 0, 1, 2]
    pick(game, "castle-move", **{"from": "c4", "to": "c5"})
    assert (game.players[1].tier1, game.players[1].tier2) == ([1, 0, 0, 1, 0], [0, 0, 0, 0, 1])
    assert game.players[1].virtue == 5


@rule("VB-134")
def test_after_the_opponents_move_the_turn_goes_on() -> None:
    """The opponent's Castle is resolved in the middle of the turn: the active player may still recruit."""
    game = linked_castle_move({"silver": 3}, {"tier1": {"c5": 2, "c4": 1}})
    assert asked(game) == ("castle-move", 1)
    pick(game, "castle-move", **{"from": "c4", "to": "c5"})
    assert asked(game) == ("recruit", 0)


@rule("VB-135")
def test_who_moves_workers_outside_the_own_turn_chooses_whom_to_bump() -> None:
    """When the opponent's Castle move fills a section, the opponent is asked whom to bump, not the active player."""
    game = linked_castle_move({"tier1": {"c5": 2}}, {"tier1": {"c5": 1, "c4": 1}})
    pick(game, "castle-move", key="decline")
    pick(game, "castle-move", **{"from": "c4", "to": "c5"})
    assert asked(game) == ("bump", 1)
    assert [option.label.args["seat"] for option in game.decision.options] == [0, 1]
    pick(game, "bump", key="bump-worker", seat=0)
    assert (game.players[0].tier1[4], game.players[0].goods[0]) == (1, 2)


@rule("VB-135")
def test_the_active_player_chooses_whom_to_bump_when_the_own_workers_move() -> None:
    """In the own turn the active player is asked, although all Workers but one belong to another."""
    game = place({}, {**ELSEWHERE, "tier1": {"c1": 2}}, {**ELSEWHERE, "tier1": {"c1": 1}}, n=1, section="c1")
    assert asked(game) == ("bump", 0)
    assert len(offers(game, key="bump-worker")) == 3


@rule("VB-EX-10")
@pytest.mark.parametrize(("reward", "kind"), [("effect-hire-free", "free-hire"), ("effect-destroy", "destroy")])
def test_three_workers_beside_c4(reward: str, kind: str) -> None:
    """3 Workers placed beside c4: 1 in tier 2 with a free hire or destroy by choice, 1 each in c3 and c5, none in c4."""
    game = table({"viscount": "7-8:IN", "gold": 5}, phase="action")
    pick(game, "action", key="action-place-workers")
    name_workers(game, 3)
    assert [option.label.key for option in game.decision.options] == ["effect-hire-free", "effect-destroy"]
    pick(game, "either", key=reward)
    assert asked(game) == (kind, 0)
    game.play(game.decision.options[-1])
    assert game.players[0].tier1 == [0, 0, 1, 0, 1]
    assert game.players[0].tier2 == [0, 0, 0, 1, 0]
    assert game.players[0].workers == 17
