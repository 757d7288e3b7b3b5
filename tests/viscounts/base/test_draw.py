"""Phase 6, Draw Cards: the hand limit, and every shuffle with its Virtue or Corruption."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import names, pick, table
from westkingdom.viscounts.game import Viscounts

ELSEWHERE = {"viscount": "9-10:OR"}
SIX = ["abbot", "squire", "labourer", "trader-1", "financer", "lender-1"]


def drawn(*others: dict[str, Any], **words: Any) -> Viscounts:
    """A table at which seat 0 has just finished phase 6 with these cards."""
    game = table(words, *others, phase="draw")
    assert (game.decision.kind, game.decision.seat) == ("play-card", 1)
    return game


def markers(game: Viscounts) -> tuple[int, int]:
    """The spaces of seat 0's Corruption and Virtue marker."""
    return game.players[0].corruption, game.players[0].virtue


@rule("VB-151")
@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ({}, 3),
        ({"built": {"w1": "1-2:1", "w2": "1-2:2"}}, 3),
        ({"built": {"w3": "1-2:1"}}, 4),
        ({"tier3": 1}, 4),
        ({"tier3": 1, "built": {"w3": "1-2:1"}}, 5),
    ],
)
@pytest.mark.parametrize("held", [0, 2])
def test_cards_are_drawn_up_to_the_hand_limit(words: dict[str, Any], limit: int, held: int) -> None:
    """The limit is 3, 1 more with w3 and 1 more with the Castle Leader; the top cards are drawn in order."""
    game = drawn(hand=["thief", "hero-emma"][:held], draw=SIX, discard=[], **words)
    assert names(game, game.players[0].hand) == [*["thief", "hero-emma"][:held], *SIX[: limit - held]]
    assert names(game, game.players[0].draw) == SIX[limit - held :][::-1]


@rule("VB-151")
def test_w3_and_castle_leader_of_another_do_not_count() -> None:
    """The limit looks at the own slots and the own card only."""
    game = drawn({**ELSEWHERE, "tier3": 1, "built": {"w3": "1-2:1"}}, hand=[], draw=SIX, discard=[])
    assert len(game.players[0].hand) == 3


@pytest.fixture
def generous_abbot() -> Iterator[None]:
    """Make the Abbot a card that raises the hand limit by 1, which only cards of the boxes do."""
    cards = table({}).cards
    abbot = cards.number["abbot"]
    cards.hand_limit[abbot] = 1
    yield
    cards.hand_limit[abbot] = 0


@rule("VB-151")
@pytest.mark.usefixtures("generous_abbot")
def test_the_ability_of_a_card_on_the_board_raises_the_hand_limit() -> None:
    """A card on the board adds to the limit, in the hand or on an opponent's board it does not."""
    assert len(drawn(hand=[], draw=SIX[1:], discard=[], board=["abbot", None, None]).players[0].hand) == 4
    assert len(drawn(hand=["abbot"], draw=SIX[1:], discard=[]).players[0].hand) == 3
    other = {**ELSEWHERE, "board": ["abbot", None, None]}
    assert len(drawn(other, hand=[], draw=SIX[1:], discard=[]).players[0].hand) == 3


@rule("VB-152")
@pytest.mark.parametrize("held", [3, 4, 5])
def test_at_or_above_the_limit_nothing_is_drawn_and_nothing_discarded(held: int) -> None:
    """A hand of 3, 4 or 5 cards stays as it is, and an empty Draw Pile is not even filled."""
    game = drawn(hand=SIX[:held], draw=[], discard=["thief"])
    assert names(game, game.players[0].hand) == SIX[:held]
    assert names(game, game.players[0].discard) == ["thief"]
    assert (game.players[0].draw, markers(game)) == ([], (1, 7))


BOARDS: list[tuple[list[str | None], tuple[int, int]]] = [
    ([None, None, None], (1, 6)),
    (["hero-emma", "journeyman-1", None], (1, 6)),
    ([None, "thief", None], (2, 7)),
    (["antagonist", "thief", None], (2, 7)),
]
"""Boards with 0, 0, 1 and 3 Criminals and the markers after one shuffle."""


@rule("VB-153")
@pytest.mark.parametrize(("board", "after"), BOARDS)
def test_a_shuffle_to_draw_gives_virtue_or_corruption(board: list[str | None], after: tuple[int, int]) -> None:
    """1 Corruption with Criminals on the board, however many, otherwise 1 Virtue; cards elsewhere do not count."""
    game = drawn(hand=[], draw=["lookout"], discard=["abbot", "squire", "pickpocket"], board=board)
    assert len(game.players[0].hand) == 3
    assert markers(game) == after


@rule("VB-153")
@pytest.mark.parametrize(("board", "after"), BOARDS)
def test_the_shuffle_effect_gives_virtue_or_corruption(board: list[str | None], after: tuple[int, int]) -> None:
    """The shuffle effect puts the discards under the same check."""
    seat = {"hand": SIX[:3], "draw": ["financer"], "discard": ["lender-1", "lookout"], "board": board}
    game = table(seat, resolve={"shuffle": 1}, phase="draw")
    assert (len(game.players[0].draw), game.players[0].discard) == (3, [])
    assert markers(game) == after


@rule("VB-153")
@pytest.mark.parametrize("effect", ["discard", "destroy"])
@pytest.mark.parametrize(("board", "after"), BOARDS)
def test_a_shuffle_for_another_effect_gives_virtue_or_corruption(
    board: list[str | None], after: tuple[int, int], effect: str
) -> None:
    """A Draw Pile that is made for a discard or destroy brings the check as well."""
    seat = {"hand": SIX[:3], "draw": [], "discard": ["lender-1", "lookout"], "board": board}
    game = table(seat, resolve={effect: 1}, phase="draw")
    pick(game, effect, key=f"{effect}-top-after-shuffle")
    assert len(game.players[0].draw) == 1
    assert markers(game) == after


@rule("VB-153")
def test_a_shuffle_to_play_an_unseen_card_gives_virtue_or_corruption() -> None:
    """With an empty hand and Draw Pile the check looks at the board before the card is played."""
    seat = {"hand": [], "draw": [], "discard": ["abbot", "squire"], "board": ["labourer", "trader-1", None]}
    assert markers(table(seat)) == (1, 6)
    assert markers(table({**seat, "board": ["thief", "trader-1", None]})) == (2, 7)


@rule("VB-154")
def test_an_empty_draw_pile_is_filled_when_a_card_is_needed() -> None:
    """The last card of the Draw Pile is drawn first, then the discards are shuffled and the drawing goes on."""
    game = drawn(hand=["thief"], draw=["abbot"], discard=["squire", "labourer"])
    hand = names(game, game.players[0].hand)
    assert hand[:2] == ["thief", "abbot"]
    assert sorted(hand[2:] + names(game, game.players[0].draw)) == ["labourer", "squire"]
    assert (len(hand), game.players[0].discard, markers(game)) == (3, [], (1, 6))


@rule("VB-154")
def test_with_both_piles_empty_drawing_stops() -> None:
    """The hand stays below the limit, nothing is shuffled and no marker moves."""
    board = ["labourer", "trader-1", None]
    game = drawn(hand=["abbot"], draw=[], discard=[], board=board)
    assert (names(game, game.players[0].hand), markers(game)) == (["abbot"], (1, 7))
    game = drawn(hand=[], draw=["squire"], discard=["abbot"], board=board)
    assert (sorted(names(game, game.players[0].hand)), markers(game)) == (["abbot", "squire"], (1, 6))


@rule("VB-155")
def test_emptying_the_draw_pile_causes_no_shuffle() -> None:
    """When the last card of the Draw Pile fills the hand, the discards stay where they are."""
    game = drawn(hand=["thief"], draw=["abbot", "squire"], discard=["labourer", "trader-1"])
    assert names(game, game.players[0].hand) == ["thief", "abbot", "squire"]
    assert (game.players[0].draw, names(game, game.players[0].discard)) == ([], ["trader-1", "labourer"])
    assert markers(game) == (1, 7)


@rule("VB-155")
def test_discarding_the_last_card_of_the_draw_pile_causes_no_shuffle() -> None:
    """The discarded top card was the last one, and still nothing is shuffled."""
    seat = {"hand": SIX[:3], "draw": ["financer"], "discard": ["lender-1"]}
    game = table(seat, resolve={"discard": 1}, phase="draw")
    pick(game, "discard", key="discard-top")
    assert (game.players[0].draw, names(game, game.players[0].discard)) == ([], ["lender-1", "financer"])
    assert markers(game) == (1, 7)


@rule("VB-156")
def test_markers_that_meet_in_phase_6_collide_in_the_next_own_turn() -> None:
    """The Virtue of a phase 6 shuffle brings the markers together; the collision waits for the next own phase 5."""
    game = drawn(hand=[], draw=["abbot"], discard=[*SIX[1:]], corruption=2, virtue=3)
    assert markers(game) == (2, 2)
    assert (game.players[0].goods, game.players[0].deeds) == ([0, 0, 0, 0], 0)
    log: list[wk.Event] = game.listen()
    while not any(event.key == "collision" for event in log):
        game.play(game.decision.options[-1])
    assert [(event.key, event.seat) for event in log if event.key in ("turn", "collision")][:2] == [
        ("turn", 0),
        ("collision", 0),
    ]
    assert markers(game) == (1, 7)
