"""Whatever whole games ask and tell can be said in English."""

from __future__ import annotations

import random
import re

import pytest

import westkingdom as wk
from tests.kit.speech.english import BOXES, PROMOS, UNSAID, WONDERS, names_for
from westkingdom.engine.events import Event
from westkingdom.library.data import facts_for
from westkingdom.speech.chronicle import entries
from westkingdom.speech.opponent import step
from westkingdom.speech.speaker import speaker_for

MIXES = [(), *[(box,) for box in BOXES], BOXES]


def told_in(game: wk.Game, names: list[str]) -> tuple[list[str], list[Event]]:
    """Play a game at random and say every prompt, choice, cost, gain, reason and event; give also the events."""
    events = game.listen()
    speaker = speaker_for(game.settings.game, facts_for(game.settings), names, game)
    said: list[str] = []
    luck = random.Random(game.settings.seed)
    while not game.over:
        decision = game.decision
        said.append(speaker.sentence(decision.prompt))
        for option in decision.options:
            said += [speaker.text(part) for part in [option.label, *option.cost, *option.gain]]
        for choice in decision.why_not():
            said += [speaker.text(choice.label), speaker.text(choice.reason)]
        game.play(luck.choice(decision.options))
    said += [speaker.sentence(speaker.event(event)) for event in events]
    for viewer in (None, *range(len(names))):
        said += [entry.text for entry in entries(events, viewer, speaker)]
    return said, events


@pytest.mark.parametrize("boxes", MIXES, ids=["base", *BOXES, "both"])
def test_everything_asked_and_told_in_whole_games_can_be_said(boxes: tuple[str, ...]) -> None:
    """In games played at random every prompt, choice, reason and event has words."""
    for seats in (2, 4):
        game = wk.new_game("viscounts", seats=seats, expansions=boxes, promos=seats == 4, seed=seats)
        said, _ = told_in(game, names_for(seats))
        assert [text for text in said if UNSAID.search(text)] == []


VARIABLE: dict[str, object] = {"setup": "variable"}
OPTIONS: dict[str, dict[str, object]] = {
    "standard": {},
    "characters": {**VARIABLE, "characters": "random"},
    "chosen": {**VARIABLE, **PROMOS, "characters": "choose"},
    "variants": {**PROMOS, "starting_apprentice": True, "guildhall_apprentice_purge": True},
}


@pytest.mark.parametrize("boxes", [(), WONDERS], ids=["base", "wonders"])
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_everything_asked_and_told_in_architects_can_be_said(
    boxes: tuple[str, ...], options: dict[str, object]
) -> None:
    """The same in Architects, for every option of the game, with and without its box."""
    for seats in (2, 3, 5):
        game = wk.new_game("architects", seats=seats, expansions=boxes, seed=seats, **options)
        said, _ = told_in(game, names_for(seats))
        assert [text for text in said if UNSAID.search(text) or re.search(r"\b(app|bld|rew|bm|seat)_", text)] == []


def solo_opponents(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The solo opponents of Architects with these boxes."""
    solo = wk.GAMES["architects"].solo_with(boxes)
    assert solo is not None
    return tuple(solo.names)


@pytest.mark.parametrize(
    ("solo", "boxes"), [("reconstruction", ()), *[(name, WONDERS) for name in solo_opponents(WONDERS)]]
)
def test_everything_that_an_opponent_tells_can_be_said(solo: str, boxes: tuple[str, ...]) -> None:
    """Every step of every opponent has words, with all that it passed over and why."""
    for people in (1, 2):
        game = wk.new_game("architects", seats=people, expansions=boxes, seed=people, solo=solo)
        said, events = told_in(game, names_for(people + 1))
        speaker = speaker_for("architects", facts_for(game.settings), names_for(people + 1), game)
        said += [line for event in events for line in step(event, speaker)]
        wrong = re.compile(r"\b(app|bld|rew|bm|seat|scheme|ai)_")
        assert [text for text in said if UNSAID.search(text) or wrong.search(text)] == []
