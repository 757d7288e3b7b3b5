"""Phase 5, Resolve Collision: when it happens, its four steps and what stays for later."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked
from tests.kit.rule import rule
from tests.kit.viscounts import pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Player

CLEAN: dict[str, Any] = {"viscount": "9-10:OR", "board": ["abbot", None, None]}
GUILTY: dict[str, Any] = {"viscount": "9-10:OR", "board": ["thief", None, None]}
TWO_CARDS: dict[str, Any] = {"viscount": "9-10:OR", "board": ["abbot", "squire", None]}


def collide(space: int, *others: dict[str, Any], **words: Any) -> Viscounts:
    """A table in phase 5 of seat 0, whose markers share this space."""
    return table({"corruption": space, "virtue": space, **words}, *others, phase="collision")


def markers(p: Player) -> tuple[int, int]:
    """The spaces of the Corruption and the Virtue marker."""
    return p.corruption, p.virtue


def gained(p: Player) -> tuple[int, int, int]:
    """Silver, Deeds and Debts of a player who had none."""
    return p.goods[0], p.deeds, p.debts


ABOVE = {1: (1, 3, 0), 2: (1, 2, 0), 3: (1, 1, 0), 4: (2, 1, 1), 5: (2, 0, 1), 6: (3, 0, 2), 7: (4, 0, 3)}
"""Silver, Deeds and Debts that the active player gains, by space."""


@rule("VB-144")
@pytest.mark.parametrize(("corruption", "virtue"), [(1, 7), (3, 4), (6, 7), (1, 2)])
def test_markers_on_different_spaces_do_not_collide(corruption: int, virtue: int) -> None:
    """Even on neighbouring spaces nothing happens and the markers stay where they are."""
    game = table({"corruption": corruption, "virtue": virtue}, CLEAN, phase="collision")
    assert gained(game.players[0]) == (0, 0, 0)
    assert markers(game.players[0]) == (corruption, virtue)


@rule("VB-144")
def test_markers_that_met_in_an_earlier_phase_must_collide_now() -> None:
    """The Virtue of a card hired in phase 4 brings the markers together, and nobody is asked about the collision."""
    seat = {"corruption": 3, "virtue": 4, "silver": 2}
    game = table(seat, CLEAN, phase="recruit", townsfolk={"1-2": ["deacon-1"]})
    pick(game, "recruit", card="deacon-1")
    assert asked(game) == ("play-card", 1)
    assert gained(game.players[0]) == ABOVE[3]


@rule("VB-144")
def test_the_markers_of_an_opponent_do_not_collide_now() -> None:
    """Only the active player's markers are looked at."""
    game = table({}, {**CLEAN, "corruption": 4, "virtue": 4}, CLEAN, phase="collision")
    assert asked(game) == ("play-card", 1)
    assert [gained(p) for p in game.players] == [(0, 0, 0)] * 3
    assert markers(game.players[1]) == (4, 4)


@rule("VB-145")
@pytest.mark.parametrize(
    ("built", "board", "used"),
    [
        ({"w2": "1-2:1"}, ["abbot", None, None], 5),
        ({"w2": "1-2:1"}, ["thief", None, None], 6),
        ({"w1": "1-2:1", "w3": "1-2:2"}, ["abbot", None, None], 6),
    ],
)
def test_w2_of_the_active_player_moves_both_markers_first(
    built: dict[str, str], board: list[str | None], used: int
) -> None:
    """With w2 open and no Criminal the space used is 5 rather than 6."""
    game = collide(6, CLEAN, built=built, board=board)
    assert gained(game.players[0]) == ABOVE[used]


@rule("VB-145")
def test_the_virtue_of_w2_changes_the_space_of_step_4_too() -> None:
    """From space 4 the markers move to 3, where guilty opponents gain Corruption and nobody rearranges."""
    game = collide(4, {**GUILTY, "board": ["thief", "abbot", None]}, built={"w2": "1-2:1"})
    assert asked(game) == ("play-card", 1)
    assert gained(game.players[0]) == ABOVE[3]
    assert markers(game.players[1]) == (2, 7)


@rule("VB-145")
def test_w2_on_space_1_changes_nothing() -> None:
    """Both markers on the first space stay there."""
    game = collide(1, CLEAN, built={"w2": "1-2:1"})
    assert gained(game.players[0]) == ABOVE[1]


@rule("VB-145")
def test_w2_answers_to_the_collisions_of_others() -> None:
    """Each opponent with w2 and no Criminal gains 1 Virtue; one with a Criminal or without w2 gains none."""
    first = {**CLEAN, "built": {"w2": "1-2:1"}}
    second = {**GUILTY, "built": {"w2": "1-2:2"}}
    game = collide(1, first, second, CLEAN)
    assert [markers(p) for p in game.players[1:]] == [(1, 6), (1, 7), (1, 7)]


@rule("VB-146")
def test_abilities_on_all_boards_answer_the_active_player_first() -> None:
    """The Peddlers of all players pay once, the active player's first and then clockwise."""
    seats = [
        {**CLEAN, "board": ["peddler-3", None, None]},
        {"viscount": "1-2:OL", "board": ["peddler-1", None, None], "corruption": 2, "virtue": 2, "silver": 3},
        {**CLEAN, "board": ["peddler-2", None, None]},
    ]
    game = table(*seats, to_act=1, phase="recruit", townsfolk={"1-2": ["deacon-1"]})
    log = game.listen()
    pick(game, "recruit", key="recruit-nobody")
    gains = [(event.seat, event.args) for event in log if event.key == "gain"]
    assert gains == [
        (1, {"good": "silver", "n": 2}),
        (2, {"good": "ink", "n": 1}),
        (0, {"good": "gold", "n": 1}),
        (1, {"good": "silver", "n": 1}),
    ]


@rule("VB-146")
def test_only_cards_on_a_board_answer_to_a_collision() -> None:
    """A Peddler in a hand or a discard pile gives nothing; one in any place of the board does."""
    first = {**CLEAN, "board": [None, "peddler-4", None], "hand": ["peddler-2", "squire", "thief"]}
    game = collide(2, first, hand=["peddler-3", "abbot", "squire"], discard=["peddler-1"])
    assert [p.goods for p in game.players] == [[1, 0, 0, 0], [0, 0, 1, 0]]


@rule("VB-146", "VB-231")
def test_the_abilities_of_townsfolk_come_after_w2_and_before_the_gain() -> None:
    """Ada's Virtue in step 2 moves the markers on from 6 to 5 before anything is gained there."""
    game = collide(6, {**CLEAN, "built": {"w2": "1-2:1"}}, hero="hero-ada", board=["hero-ada", None, None])
    assert asked(game) == ("resource", 0)
    assert gained(game.players[0]) == (0, 0, 0)
    assert markers(game.players[0]) == (5, 5)
    assert markers(game.players[1]) == (1, 6)
    pick(game, "resource", key="amount-ink")
    assert gained(game.players[0]) == ABOVE[5]


@rule("VB-147")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6, 7])
def test_the_active_player_gains_what_is_above_the_space(space: int) -> None:
    """Silver, Deeds and Debts by the space of the markers, for the active player alone."""
    game = collide(space, {"viscount": "9-10:OR"})
    assert gained(game.players[0]) == ABOVE[space]
    assert game.players[0].goods[1:] == [0, 0, 0]
    assert (game.players[0].paid, game.players[0].approved) == (0, 0)
    assert gained(game.players[1]) == (0, 1 if space == 7 else 0, 0)


NOTHING = (0, 0, 1, 7)


@rule("VB-148")
@pytest.mark.parametrize(
    ("space", "clean", "guilty"),
    [
        (1, NOTHING, (0, 1, 1, 7)),
        (2, NOTHING, (0, 0, 2, 7)),
        (3, NOTHING, (0, 0, 2, 7)),
        (4, NOTHING, NOTHING),
        (5, (0, 0, 1, 6), NOTHING),
        (6, (0, 0, 1, 6), NOTHING),
        (7, (1, 0, 1, 7), NOTHING),
    ],
)
def test_each_opponent_gains_what_is_below_by_criminals(
    space: int, clean: tuple[int, int, int, int], guilty: tuple[int, int, int, int]
) -> None:
    """Deeds, Debts and markers of opponents without and with Criminals; 2 Criminals give no more than 1."""
    two_criminals = {**GUILTY, "board": ["antagonist", None, None]}
    game = collide(space, CLEAN, GUILTY, two_criminals)
    after = [(p.deeds, p.debts, p.corruption, p.virtue) for p in game.players[1:]]
    assert after == [clean, guilty, guilty]


@rule("VB-148")
def test_on_space_4_every_opponent_may_rearrange() -> None:
    """Clockwise each opponent, with Criminals or without, rearranges; the active player does not."""
    guilty = {**TWO_CARDS, "board": ["thief", "squire", None]}
    game = collide(4, TWO_CARDS, guilty, board=["labourer", "trader-1", None])
    for seat in (1, 2):
        assert asked(game) == ("rearrange", seat)
        game.play(game.decision.options[-1])
    assert asked(game) == ("play-card", 1)
    assert [game.cards.ids[card] for card in game.players[2].board[:2]] == ["squire", "thief"]
    assert [game.cards.ids[card] for card in game.players[0].board[:2]] == ["labourer", "trader-1"]


@rule("VB-148")
def test_the_active_player_gains_nothing_from_below() -> None:
    """A guilty active player on space 1 gains no Debt, a clean one on space 7 no Deed."""
    assert gained(collide(1, CLEAN, board=["thief", None, None]).players[0]) == ABOVE[1]
    assert gained(collide(7, CLEAN, board=["abbot", None, None]).players[0]) == ABOVE[7]


def shuffler() -> Viscounts:
    """A table at which the Debt of step 3 on space 4 lets seat 0 discard from an empty Draw Pile."""
    hand, rest = ["abbot", "squire", "labourer"], ["trader-1", "financer"]
    return collide(4, TWO_CARDS, board=["racketeer-1", None, None], hand=hand, draw=[], discard=rest)


@rule("VB-231")
def test_step_4_uses_the_space_on_which_the_markers_stand_when_it_begins() -> None:
    """A shuffle set off by step 3's Debt moves the markers from 4 to 5: opponents gain Virtue, nobody rearranges."""
    game = shuffler()
    assert gained(game.players[0]) == ABOVE[4]
    pick(game, "discard", key="discard-top-after-shuffle")
    assert asked(game) == ("play-card", 1)
    assert game.players[1].virtue == 6
    assert gained(game.players[0]) == ABOVE[4]


@rule("VB-231")
def test_without_a_move_of_the_markers_step_4_uses_the_space_of_step_3() -> None:
    """Whoever keeps the cards leaves the markers on 4, where the opponent rearranges."""
    game = shuffler()
    pick(game, "discard", key="keep-cards")
    assert asked(game) == ("rearrange", 1)
    assert game.players[1].virtue == 7


@rule("VB-149")
@pytest.mark.parametrize("space", [1, 4, 7])
def test_afterwards_the_markers_return_to_the_ends(space: int) -> None:
    """The Corruption marker goes back to 1 and the Virtue marker to 7, from wherever they were."""
    game = collide(space, CLEAN)
    assert markers(game.players[0]) == (1, 7)


@rule("VB-149")
def test_the_markers_return_only_after_step_4() -> None:
    """While opponents rearrange on space 4 the markers of the active player are still there."""
    game = collide(4, TWO_CARDS)
    assert asked(game) == ("rearrange", 1)
    assert markers(game.players[0]) == (4, 4)
    pick(game, "rearrange", key="keep-order")
    assert markers(game.players[0]) == (1, 7)


@rule("VB-150")
@pytest.mark.parametrize(
    ("space", "other", "met"),
    [
        (1, {"board": ["abbot", None, None], "built": {"w2": "1-2:1"}}, 5),
        (1, {"board": ["hero-ada", None, None], "hero": "hero-ada"}, 5),
        (5, {"board": ["abbot", None, None]}, 5),
        (2, {"board": ["thief", None, None]}, 6),
    ],
)
def test_markers_of_opponents_that_meet_stay_stuck(space: int, other: dict[str, Any], met: int) -> None:
    """Through step 1, 2 or 4 the opponent's markers meet and wait for the own phase 5."""
    seat = {**CLEAN, "corruption": 5, "virtue": 6, **other}
    game = table({"corruption": space, "virtue": space, "hero": "hero-emma"}, seat, phase="collision")
    if game.decision.kind == "resource":
        pick(game, "resource", key="amount-ink")
    assert asked(game) == ("play-card", 1)
    assert markers(game.players[1]) == (met, met)
    assert game.players[1].goods[0] == 0
    log = game.listen()
    while not any(event.key == "turn" for event in log):
        game.play(game.decision.options[0])
    assert [event.seat for event in log if event.key == "collision"] == [1]
    assert markers(game.players[1]) == (1, 7)


@rule("VB-150")
def test_stuck_markers_wait_through_the_turns_of_others() -> None:
    """A third player's markers that met in seat 0's collision stay stuck through the whole turn of seat 1."""
    last = {**CLEAN, "corruption": 5, "virtue": 6}
    game = table({"corruption": 5, "virtue": 5}, CLEAN, last, phase="collision")
    log = game.listen()
    while not any(event.key == "turn" for event in log):
        assert markers(game.players[2]) == (5, 5)
        game.play(game.decision.options[-1])
    assert asked(game) == ("play-card", 2)
    assert markers(game.players[2]) == (5, 5)
    assert game.players[2].debts == 0


@rule("VB-EX-15")
def test_red_collides_on_6_with_a_thief_on_the_board() -> None:
    """No w2 Virtue for Red, 1 Ink, 2 Debts, 3 Silver, 1 Virtue for opponents without Criminals, markers to 1 and 7."""
    red = {"board": ["diplomat", "peddler-2", "thief"], "built": {"w2": "1-2:1"}}
    game = collide(6, CLEAN, GUILTY, **red)
    assert game.players[0].goods == [3, 1, 0, 0]
    assert (game.players[0].debts, game.players[0].deeds) == (2, 0)
    assert markers(game.players[0]) == (1, 7)
    assert [markers(p) for p in game.players[1:]] == [(1, 6), (1, 7)]
    assert [gained(p) for p in game.players[1:]] == [(0, 0, 0), (0, 0, 0)]
