"""Section 18: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import lines
from tests.kit.rule import rule
from tests.kit.viscounts import table
from westkingdom.viscounts.game import Viscounts


def turns_to_the_end(game: Viscounts) -> list[tuple[int, int]]:
    """Play on until the game is over, declining what can be declined; give round and seat of every turn that began."""
    events = game.listen()
    for _ in range(400):
        if game.over:
            return [(int(event.args["round"]), event.seat) for event in events if event.key == "turn"]
        game.play(game.decision.options[-1])
    raise AssertionError("the game does not end")


REVEALS = [
    pytest.param({"debts_above_poverty": 1, "resolve": {"gain": {"debt": 1}}}, "poverty", id="poverty"),
    pytest.param({"deeds_above_prosperity": 1, "resolve": {"gain": {"deed": 1}}}, "prosperity", id="prosperity"),
]


@rule("VB-157")
@pytest.mark.parametrize(("reveal", "reason"), REVEALS)
def test_a_revealed_card_lets_the_round_be_finished_and_one_more_be_played(reveal: Any, reason: str) -> None:
    """The round in which a card is revealed is finished, then exactly one more is played."""
    game = table({}, {}, round=5, start=0, to_act=0, **reveal)
    assert game.last_round == 6
    assert not game.over
    assert turns_to_the_end(game) == [(5, 1), (6, 0), (6, 1)]
    assert game.outcome is not None
    assert game.outcome.reason == reason


@rule("VB-157")
@pytest.mark.parametrize(
    "short",
    [
        pytest.param({"debts_above_poverty": 2, "resolve": {"gain": {"debt": 1}}}, id="poverty"),
        pytest.param({"deeds_above_prosperity": 2, "resolve": {"gain": {"deed": 1}}}, id="prosperity"),
    ],
)
def test_while_a_card_lies_above_the_end_card_nothing_is_triggered(short: Any) -> None:
    """The end is triggered by the last card above an end card, not by the one before it."""
    game = table({}, {}, round=5, **short)
    assert game.last_round == 0
    assert (game.debts_above, game.deeds_above).count(1) == 1


@rule("VB-158")
@pytest.mark.parametrize("start", [0, 1, 2])
@pytest.mark.parametrize("turns_before", [0, 1, 2])
def test_all_players_get_the_same_number_of_turns(start: int, turns_before: int) -> None:
    """Whoever reveals the card, the seat right of the start player has the last turn, and all had as many turns."""
    order = [(start + i) % 3 for i in range(3)]
    seats: list[dict[str, Any]] = [{}, {}, {}]
    for i, seat in enumerate(order):
        seats[seat] = {"turns": 5 if i < turns_before else 4}
    game = table(
        *seats,
        round=5,
        start=start,
        to_act=order[turns_before],
        debts_above_poverty=1,
        resolve={"gain": {"debt": 1}},
    )
    turns = turns_to_the_end(game)
    assert turns == [(5, seat) for seat in order[turns_before + 1 :]] + [(6, seat) for seat in order]
    assert turns[-1][1] == (start - 1) % 3
    assert [p.turns for p in game.players] == [6, 6, 6]


@rule("VB-159")
@pytest.mark.parametrize("round_now", [5, 6])
def test_a_second_revealed_card_scores_too_but_does_not_delay_the_end(round_now: int) -> None:
    """With both cards revealed both score, and the last round stays the one that the first card set."""
    game = table(
        {"approved": 3, "paid": 1},
        {"approved": 1, "paid": 3},
        round=round_now,
        last_round=6,
        debts_above_poverty=0,
        deeds_above_prosperity=1,
        resolve={"gain": {"deed": 1}},
    )
    assert game.last_round == 6
    assert (lines(game, "poverty"), lines(game, "prosperity")) == ([12, 4], [4, 12])
    rest = [(5, 1), (6, 0), (6, 1)] if round_now == 5 else [(6, 1)]
    assert turns_to_the_end(game) == rest
    assert game.outcome is not None
    assert game.outcome.reason == "divided kingdom"


@rule("VB-159")
def test_a_card_that_stays_hidden_does_not_score() -> None:
    """Without the second card only the first one scores."""
    game = table({"approved": 3, "paid": 1}, {"approved": 1, "paid": 3}, debts_above_poverty=0)
    assert (lines(game, "poverty"), lines(game, "prosperity")) == ([12, 4], [0, 0])


CONVERTERS = ["strongman", "benefactor", "traveller"]
COUNTERS = ["ms-grey-5-builders", "ms-yellow-5-nobles", "ms-black-5-clerics"]


@rule("VB-160")
def test_ongoing_abilities_have_no_effect_in_final_scoring() -> None:
    """Cards that turn Merchants into other icons score the same on the board as in the discard pile."""
    on_board = table({"board": CONVERTERS, "manuscripts": COUNTERS, "hero": "hero-lothaire"})
    discarded = table({"discard": CONVERTERS, "manuscripts": COUNTERS, "hero": "hero-lothaire"})
    # The only Builder, Noble and Cleric icons are those of Labourer, Squire and Abbot; there are 13 Merchants.
    assert dict(on_board.scores[0].lines)["manuscripts"] == 3
    assert on_board.scores[0].lines == discarded.scores[0].lines


@rule("VB-160")
def test_an_ability_that_answers_to_flips_does_not_answer_to_scoring() -> None:
    """The abilities on the boards bring no goods when the game ends: the table stays as it was."""
    game = table(
        {"board": ["debt-collector-1", "peddler-1", "trader-1"], "silver": 2, "corruption": 3, "virtue": 6},
        {"hand": ["abbot", "squire", "labourer"]},
        round=6,
        last_round=6,
        to_act=1,
        debts_above_poverty=0,
        phase="draw",
    )
    assert game.over
    assert (game.players[0].goods, game.players[0].corruption, game.players[0].virtue) == ([2, 0, 0, 0], 3, 6)
