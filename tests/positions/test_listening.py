"""Events from the very first step: of a new game, and of a position that plays on by itself."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, play_on
from tests.kit.laws.tables import TABLE
from westkingdom.library.replay import replay

OPPONENT_ACTS: dict[str, Any] = {"seats": [{}, {}], "to_act": 1}


def test_the_first_turn_of_an_opponent_is_heard() -> None:
    """An opponent that is to act in a position has taken its turn when the first question is asked, and told all of it."""
    events: list[wk.Event] = []
    wk.scenario("architects", OPPONENT_ACTS, events, expansions=["works-of-wonder"], solo="patron")
    keys = [event.key for event in events]
    assert (keys[0], keys[-1]) == ("opponent-reveals", "turn")


def test_an_effect_that_is_resolved_first_is_heard() -> None:
    """What happens before the first question is told in its order."""
    events: list[wk.Event] = []
    wk.scenario("viscounts", {"seats": [{}, {}], "round": 5, "resolve": {"gain": {"silver": 2}}}, events)
    assert [(event.key, event.seat, event.args) for event in events] == [("gain", 0, {"good": "silver", "n": 2})]


def test_laying_a_position_out_is_no_event() -> None:
    """Only what happens at the table is told, not how it was laid."""
    events: list[wk.Event] = []
    wk.scenario("architects", {"seats": [{}, {}], "apprentices": [["app_thief"], []]}, events)
    assert events == []


def test_the_deal_of_a_new_game_is_heard() -> None:
    """Building cards are dealt before the first question of Architects."""
    events: list[wk.Event] = []
    wk.new_game("architects", events, seats=2, seed=3)
    assert [event.key for event in events] == ["deal"]


@TABLE
def test_the_same_list_goes_on_and_nothing_else_changes(mix: Mix, seats: int) -> None:
    """A listener from the first step hears all that one who came at the first question hears, after what came before."""
    events: list[wk.Event] = []
    early = wk.new_game(mix.game, events, seats=seats, expansions=mix.boxes, seed=11, **dict(mix.options))
    late, before = mix.begin(seats, 11), len(events)
    heard = late.listen()
    for game in (early, late):
        play_on(game, Chooser(5), 30)
    assert early.digest() == late.digest()
    assert [event.data() for event in events[before:]] == [event.data() for event in heard]


def test_a_replay_tells_the_first_event_too() -> None:
    """The deal is part of a game that is played again."""
    game = wk.new_game("architects", seats=2, seed=3)
    play_on(game, Chooser(1), 5)
    assert next(event.key for event in replay(game.save()).events) == "deal"


def test_no_option_of_a_game_can_be_a_listener() -> None:
    """Whoever names the options of a table cannot name the list: it has no name."""
    for word in ("events", "listen"):
        named: dict[str, Any] = {word: []}
        with pytest.raises(wk.BadOptions, match=f"has no option '{word}'"):
            wk.new_game("viscounts", seats=2, **named)
