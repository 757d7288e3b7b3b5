"""A saved game is played again step by step, and nothing false passes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import table as architects
from tests.kit.viscounts import table
from westkingdom.engine.game import seal
from westkingdom.library.replay import replay

MIXES = [("gates-of-gold",), ("keeper-of-keys",), ("gates-of-gold", "keeper-of-keys")]
WONDER = ("works-of-wonder",)
of_both_games = pytest.mark.parametrize("of", wk.GAMES)


def played(decisions: int, expansions: tuple[str, ...] = (), of: str = "viscounts", **options: object) -> wk.Game:
    game = wk.new_game(of, seats=2, expansions=expansions, seed=3, **options)
    luck = random.Random(5)
    while not game.over and game.decisions < decisions:
        game.play(luck.choice(game.decision.options))
    return game


def resealed(data: dict[str, Any]) -> dict[str, Any]:
    """Forge a save: its seal fits its contents."""
    return {**data, "seal": seal(data)}


@of_both_games
def test_a_replay_comes_to_the_same_state_with_all_events(of: str) -> None:
    game = played(80, of=of)
    again = replay(game.save())
    assert again.game.digest() == game.digest()
    assert (again.played, again.whole) == (80, True)
    assert "turn" in {event.key for event in again.events}


@pytest.mark.parametrize("expansions", MIXES)
@pytest.mark.parametrize("promos", [False, True])
def test_a_replay_with_boxes_comes_to_the_same_state(expansions: tuple[str, ...], promos: bool) -> None:
    game = played(5000, expansions, promos=promos)
    again = replay(game.save())
    assert game.over
    assert again.game.digest() == game.digest()
    assert again.whole


@pytest.mark.parametrize("expansions", [(), WONDER])
def test_a_replay_of_architects_keeps_characters_and_promotional_cards(expansions: tuple[str, ...]) -> None:
    options = {"setup": "variable", "characters": "choose", "promo_cards": True, "promo_boards": True}
    game = played(5000, expansions, "architects", guildhall_apprentice_purge=True, **options)
    again = replay(game.save())
    assert game.over
    assert again.game.digest() == game.digest()
    assert again.whole


def test_a_replay_keeps_the_boards_of_its_options() -> None:
    """With identical Manuscript Boards the replay deals them alike too."""
    game = played(60, MIXES[0], manuscript_boards="identical")
    boards = [player["manuscript_board"] for player in replay(game.save()).game.view(None)["gates-of-gold"]["players"]]  # type: ignore[index]
    assert boards == ["manuscript-board-grey"] * 2


@of_both_games
def test_a_replay_may_stop_before_the_end(of: str) -> None:
    again = replay(played(80, of=of).save(), 30)
    assert again.game.digest() == played(30, of=of).digest()
    assert (again.played, again.whole) == (30, False)


@of_both_games
@pytest.mark.parametrize("to", [-1, 81])
def test_a_replay_cannot_go_where_the_game_never_was(to: int, of: str) -> None:
    with pytest.raises(wk.BadSave, match="80 decisions"):
        replay(played(80, of=of).save(), to)


@of_both_games
def test_an_illegal_step_is_found(of: str) -> None:
    data = played(80, of=of).save()
    history = [*data["history"]]  # type: ignore[misc]
    history[40] = 0
    with pytest.raises(wk.BadSave, match="decision 41 is wrong"):
        replay(resealed({**data, "history": history}))


@of_both_games
def test_another_end_is_found(of: str) -> None:
    """A save whose history was cut does not lead to its state."""
    data = played(80, of=of).save()
    history = [*data["history"]][:-1]  # type: ignore[misc]
    with pytest.raises(wk.BadSave, match="another state"):
        replay(resealed({**data, "history": history}))


@pytest.mark.parametrize("game", [table({"hand": ["abbot", "squire"]}), architects({"hand": ["bld_tavern"]})])
def test_a_scenario_cannot_be_replayed_from_its_settings(game: wk.Game) -> None:
    game.play(game.decision.options[0])
    with pytest.raises(wk.BadSave):
        replay(game.save())
