"""Solo, the end of the game and the scoring. [VB-213 to VB-216, VB-171]"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts_solo import OPPONENTS, against, ai, begun, turn
from westkingdom.viscounts.game import Viscounts


def lines(game: Viscounts, seat: int = 1) -> dict[str, int]:
    return dict(game.scores[seat].lines)


@rule("VB-213")
@pytest.mark.parametrize("who", OPPONENTS)
def test_the_opponent_has_the_last_turn(who: str) -> None:
    """Both have as many turns, and the last one is the opponent's, one round after an end card was revealed."""
    game = begun(who, seed=3)
    luck = random.Random(3)
    events = game.listen()
    while not game.over:
        game.play(luck.choice(game.actions))
    assert game.players[0].turns == game.players[1].turns
    turns = [event for event in events if event.key == "turn"]
    assert turns[-1].seat == 1
    assert game.last_round == game.round
    revealed = next(i for i, event in enumerate(events) if event.key == "reveal")
    before = [event for event in events[:revealed] if event.key == "turn"]
    assert int(turns[-1].args["round"]) == int(before[-1].args["round"]) + 1


@rule("VB-213")
def test_a_debt_of_the_opponent_can_trigger_the_end() -> None:
    game = turn("cleric", "scheme-start-builder-noble", {"turns": 9}, debts_above_poverty=1)
    assert (game.last_round, game.over) == (6, False)


@rule("VB-214")
def test_leftover_resources_are_points_for_the_opponent_only() -> None:
    game = against("cleric", {"ink": 2, "stone": 1, "gold": 4}, {"ink": 5, "silver": 9})
    assert lines(game)["resources_left"] == 7
    assert lines(game, 0)["resources_left"] == 0


@rule("VB-214")
def test_the_opponent_scores_like_a_person() -> None:
    opponent = {
        "built": {"gh1": "5-6:1", "gh2": "5-6:2", "tp1": "5-6:3", "w1": "7-8:1"},
        "tier1": {"c1": 2},
        "tier2": {"c2": 1},
        "tier3": 1,
        "manuscripts": ["ms-grey-3-flip", "ms-black-3-flip", "ms-grey-6-buildings"],
        "cleric_bonus": ["grey"],
        "debts": 2,
        "paid": 1,
        "deeds": 1,
        "approved": 2,
    }
    game = against("cleric", opponent)
    found = lines(game)
    assert [found[name] for name in ("trading_posts", "guildhalls", "workshops")] == [4, 13, 2]
    assert [found[f"workers_tier_{tier}"] for tier in (1, 2, 3)] == [2, 2, 3]
    assert (found["manuscript_sets"], found["manuscripts"]) == (5, 4)
    assert (found["castle_leader"], found["cleric_bonus"]) == (5, 3)
    assert (found["debts"], found["deeds"]) == (-4, 7)
    assert game.scores[1].total == sum(found.values())


@rule("VB-171")
def test_with_an_opponent_the_prizes_are_those_of_two() -> None:
    game = against("cleric", {"approved": 2}, {"approved": 3}, debts_above_poverty=0)
    assert [lines(game, seat)["poverty"] for seat in (0, 1)] == [12, 4]
    tied = against("cleric", {"approved": 3}, {"approved": 3}, debts_above_poverty=0)
    assert [lines(tied, seat)["poverty"] for seat in (0, 1)] == [8, 8]


@rule("VB-215")
def test_manuscripts_that_count_icons_count_schemes_slots_and_cleric_bonuses() -> None:
    """Cleric AI: headers on the board, in both piles, Guildhall 1 and the black Cleric Bonus.

    Start icons do not count.
    """
    opponent = {
        "manuscripts": ["ms-black-5-clerics"],
        "board": ["scheme-start-cleric", None, None],
        "draw": ["scheme-start-cleric-noble", "scheme-start-builder-noble"],
        "discard": ["scheme-future-cleric"],
        "built": {"gh1": "5-6:1", "gh2": "5-6:2"},
        "cleric_bonus": ["black"],
        "turns": 1,
    }
    assert lines(against("cleric", opponent))["manuscripts"] == 5
    assert lines(against("noble", opponent))["manuscripts"] == 5
    assert lines(against("builder", opponent))["manuscripts"] == 4


@rule("VB-215")
def test_criminal_headers_count_for_manuscripts_that_count_criminals() -> None:
    opponent = {
        "manuscripts": ["ms-blue-6-criminals"],
        "draw": ["scheme-future-criminal-2", "scheme-start-criminal-1", "scheme-start-cleric"],
        "discard": [],
    }
    assert lines(against("cleric", opponent))["manuscripts"] == 3


@rule("VB-216")
@pytest.mark.parametrize(("deeds", "winner"), [(3, 0), (2, 1), (1, 1)])
def test_the_person_wins_only_with_more_points(deeds: int, winner: int) -> None:
    """A tie is the opponent's, however much Silver the person has left."""
    game = against("cleric", {"deeds": 2}, {"deeds": deeds, "silver": 50})
    game.over = True
    outcome = game.outcome
    assert outcome is not None
    assert outcome.winners == (winner,)


def test_the_opponent_owns_nothing_of_a_player_board_at_the_end() -> None:
    game = against("builder", {"built": {"gh1": "5-6:1"}})
    assert [game.cards.ids[thing] for thing in ai(game).permanents] == ["ai-gh1"]
    view: Any = game.view(0)
    assert view["players"][1]["slots_open"] == ["gh1"]
