"""The text table of a solo game: the opponent's board and piles, its last turn on request, and whole games."""

from __future__ import annotations

import pytest

from tests.kit.terminal.driver import sit_down
from tests.kit.terminal.scripted import play
from tests.kit.viscounts import BOTH
from tests.kit.viscounts_solo import against, before_turn


def test_the_table_shows_the_board_the_schemes_and_the_piles_of_the_opponent() -> None:
    own = {"board": ["scheme-start-cleric", None, None], "discard": ["scheme-future-cleric"], "turns": 9}
    _, screen = play(against("noble", own, boxes=BOTH), "boxes", "players", "quit", "n")
    page = "\n".join(map(screen.page, range(len(screen.pages))))
    for said in (
        "Noble AI board. Primary Focus: take a Place Workers action.",
        "Partly reconstructed.",
        "Starting Scheme Cleric, header Cleric. Dismiss the segment's Townsfolk for free.",
        "Future Scheme Cleric",
        "3 AI Chest Tiles are face down.",
        "not seen yet: ",
    ):
        assert said in page, said


def test_the_last_turn_of_the_opponent_is_explained_on_request() -> None:
    game = before_turn("cleric", "scheme-start-builder-noble", {"turns": 9})
    _, screen = play(game, "opponent", "1", "opponent", "quit", "n")
    assert "The opponent has not had a turn yet" in screen.page(1)
    page = screen.page(3)
    assert "Cleric AI turns over Starting Scheme Builder and Noble. [VB-204]" in page
    assert "Cleric AI takes the last option, which is always possible. [VB-207]" in page
    assert "Take a Construct action: it needs 3, but has only 1 icons" in page


def test_a_space_says_what_the_opponent_there_gains() -> None:
    person = {"viscount": "9-10:OL", "board": ["trader-1", None, None], "silver": 1}
    game = against("cleric", {"viscount": "1-2:OL"}, person, phase="movement")
    _, screen = play(game, "quit", "n")
    assert "Cleric AI there gains a resource of choice." in screen.page(0)
    assert "may rearrange" not in screen.page(0)


@pytest.mark.parametrize("who", ["cleric", "random"])
def test_a_whole_solo_game_can_be_played_at_the_text_table(monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    """Somebody who types numbers at random comes to the score sheets, with a line for the opponent's resources."""
    args = ["viscounts", "--terminal", "--solo", who, "--difficulty", "2", "--seed", "3"]
    text, _ = sit_down(monkeypatch, *args, seed=3)
    assert "Resources left" in text
    assert " wins with " in text
