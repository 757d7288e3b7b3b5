"""Section O: what triggers the end of the game, and the last turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, pick, place, table
from tests.kit.chapters.architects.end import SPACES, next_turns, quiet_turn, with_guildhall
from tests.kit.rule import rule

WELL = {"hand": ["bld_well"], "wood": 2, "stone": 2}
"""With these cards and goods the Well can be constructed and nothing else."""


@rule("AB-202")
@pytest.mark.parametrize(("players", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_worker_on_the_last_space_of_the_guildhall_triggers_the_end(players: int, spaces: int) -> None:
    """With 2, 3, 4, 5 players the 12th, 16th, 20th, 24th worker brings the last turns."""
    game = table(*with_guildhall(spaces - 1, (WELL, *[{} for _ in range(players - 1)])))
    place(game, "guildhall")
    view: Any = game.view(1)
    assert (view["guildhall"], view["guildhall_spaces"]) == (spaces, spaces)
    assert view["turns_left"] == players
    assert len(next_turns(game)) == players
    assert game.outcome is not None
    assert game.outcome.reason == "guildhall full"


@rule("AB-202")
@pytest.mark.parametrize(("players", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_with_one_space_left_the_game_goes_on(players: int, spaces: int) -> None:
    """The worker on the last space but one brings no last turns, whatever is done elsewhere."""
    game = table(*with_guildhall(spaces - 2, (WELL, *[{} for _ in range(players - 1)])))
    place(game, "guildhall")
    view: Any = game.view(1)
    assert (view["guildhall"], view["turns_left"]) == (spaces - 1, 0)
    for _ in range(2 * players):
        quiet_turn(game)
    assert not game.over


@rule("AB-202")
def test_workers_elsewhere_do_not_fill_the_guildhall() -> None:
    """Only the Guildhall counts: a worker placed anywhere else leaves its last space free."""
    game = table(*with_guildhall(11, ({"at": {"forest": 5}, "prisoners": 3}, {"at": {"quarry": 5}})))
    place(game, "forest")
    view: Any = game.view(1)
    assert (view["guildhall"], view["turns_left"], game.over) == (11, 0, False)


@rule("AB-203")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("trigger", [0, 1])
def test_after_the_triggering_turn_everybody_has_one_more_turn_the_triggering_player_last(
    players: int, trigger: int
) -> None:
    """Turns go on clockwise from the next player and end with the one who filled the Guildhall, whoever was first."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[trigger] = WELL
    game = table(*with_guildhall(SPACES[players] - 1, tuple(seats)), start=0, to_act=trigger)
    place(game, "guildhall")
    assert next_turns(game) == [(trigger + 1 + i) % players for i in range(players)]


@rule("AB-EX-26")
def test_example_26_the_second_of_three_players_places_the_sixteenth_worker() -> None:
    """A, B, C: B fills the Guildhall; C, A and B each have one more turn, then the game is scored."""
    game = table(*with_guildhall(15, ({}, WELL, {})), start=0, to_act=1)
    events = game.listen()
    place(game, "guildhall")
    assert next_turns(game) == [2, 0, 1]
    assert [event.seat for event in events if event.key == "turn"] == [2, 0, 1]
    assert game.outcome is not None


@rule("AB-203")
def test_the_triggering_player_finishes_the_turn() -> None:
    """The effect of the building and the hand limit come before the last turns begin."""
    hand = ["bld_treasury", *[f"bld_{name}" for name in ("well", "smithy", "church", "castle", "keep", "chapel")]]
    seat = {"hand": [*hand, "bld_dungeon"], "wood": 1, "stone": 3, "gold": 1, "silver": 0, "virtue": 4}
    game = table(*with_guildhall(11, ({**seat, "apprentices": ["app_miner_1"]}, {})))
    place(game, "guildhall")
    pick(game, "either", key="amount-silver")
    assert game.players[0].goods[5] == 3
    pick(game, "discard", building="bld_dungeon")
    assert len(game.players[0].hand) == 6
    assert game.decision.seat == 1
    assert next_turns(game) == [1, 0]


@rule("AB-203")
def test_a_worker_beside_the_full_guildhall_brings_no_further_turns() -> None:
    """In the last turns the Guildhall may be used again without triggering anything: the game ends as it would have."""
    game = table(*with_guildhall(11, (WELL, {"hand": ["bld_clay_pit"], "clay": 4, "wood": 1})))
    place(game, "guildhall")
    place(game, "guildhall")
    pick(game, "either", key="amount-gold")
    view: Any = game.view(0)
    assert (view["guildhall"], view["turns_left"]) == (13, 1)
    assert next_turns(game) == [0]


@rule("AB-203")
def test_the_worker_of_the_crane_triggers_the_end_as_any_other() -> None:
    """The Crane's worker fills the last space in the middle of a turn; that turn is none of the last ones."""
    seat = {"hand": ["bld_crane", "bld_well"], "wood": 5, "stone": 3, "virtue": 4}
    game = table(*with_guildhall(10, (seat, {})), options=PROMOS)
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_crane")
    assert game.view(0)["guildhall"] == 12
    assert next_turns(game) == [1, 0]


@rule("AB-203")
def test_a_last_turn_may_be_spent_on_taking_a_worker_back() -> None:
    """A player without a worker on the own board has one last turn like the others, and only takes a worker back."""
    game = table(*with_guildhall(11, (WELL, {"at": {"quarry": 8, "forest": 7}})))
    place(game, "guildhall")
    pick(game, "take-back", location="forest")
    assert (game.players[1].workers, game.decision.seat, game.over) == (1, 0, False)
    assert next_turns(game) == [0]
