"""What the lines of the chronicle are about is told by their events, for every event that there is, and by nothing else."""

from __future__ import annotations

import random
import re
from typing import get_args

import pytest

import westkingdom as wk
from tests.kit.table.house import ALL_BOXES
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game
from westkingdom.library.games import facts_for
from westkingdom.server import topics
from westkingdom.server.viscounts_views import Space
from westkingdom.server.words import lines
from westkingdom.speech.language import sources
from westkingdom.speech.speaker import speaker_for

TOLD = re.compile(r"^event-([a-z-]+) =", re.MULTILINE)
MADE = {"gains", "pays", "drawn-cards", "forced-because"}
"""Sentences that are made of several events, or say more of one."""


def there_are() -> set[str]:
    """The keys of all events that can be told."""
    return {
        key for game in ("", *wk.GAMES) for text in sources("en", game).values() for key in TOLD.findall(text)
    } - MADE


def test_every_event_has_an_icon_and_nothing_else_has() -> None:
    assert set(topics.ICONS) == there_are()
    assert {*topics.ICONS.values(), *topics.GOODS} == set(get_args(topics.Icon))


def test_weights_and_kinds_are_of_events_that_there_are() -> None:
    assert set(topics.WEIGHTS) <= there_are()
    assert set().union(*topics.KINDS.values()) <= there_are()
    assert {*topics.KINDS, "table"} == set(get_args(topics.Kind))
    assert set(topics.PLACES) <= there_are()


def told_of(game: str, **wanted: object) -> tuple[Game, list[Event]]:
    """A game that was played by chance to its end, and its events."""
    played = wk.new_game(game, expansions=ALL_BOXES[game], seed=4, **wanted)  # type: ignore[arg-type]
    events, luck = played.listen(), random.Random(4)
    while not played.over:
        played.play(luck.choice(played.decision.options))
    return played, events


@pytest.mark.parametrize("game", ALL_BOXES)
@pytest.mark.parametrize("seats", [1, 3])
def test_whole_games_are_told_with_icons_and_things_that_boards_know(game: str, seats: int) -> None:
    """Whatever is named is in the view or explains itself, or is a seat, a spot or a pile."""
    played, events = told_of(game, seats=seats, **({"solo": "random"} if seats == 1 else {}))
    speaker = speaker_for(game, facts_for(played.settings), ["Ann", "Bob", "Cyd", "Dan"], played)
    shown = lines(speaker, [{**event.data(), "rule": event.rule} for event in events], None)
    view = repr(played.view(None))
    known = {*speaker.texts(), *get_args(Space)}
    seats_at_table = len(played.scores)
    for line in shown:
        assert line["icon"] in get_args(topics.Icon)
        for thing in line["about"]:
            kind, _, rest = thing.partition(":")
            if kind == "seat":
                assert int(rest) < seats_at_table
            else:
                assert thing in known or f"'{thing}'" in view or kind in ("spot", "townsfolk", "manuscripts"), line
    found = {kind for line in shown for kind in line["kinds"]}
    assert found >= {"points", "virtue", "cards"}
    assert ("captures" in found) == (game == "architects")
    assert {line["weight"] for line in shown} == {"main", "step", "minor"}


def test_a_line_is_about_the_place_that_its_event_names() -> None:
    played = wk.new_game("viscounts", seats=2, seed=1)
    speaker = speaker_for("viscounts", facts_for(played.settings), ["Ann", "Bob"], played)
    said = lines(speaker, [{"key": "move", "seat": 1, "args": {"space": 4, "silver": 1}}], None)[0]
    segment = played.view(None)["segments"][1]  # type: ignore[index]
    assert (said["icon"], said["weight"], said["about"]) == ("viscount", "main", [f"{segment}:OR"])
    gain = [{"key": "gain", "seat": 1, "args": {"good": good, "n": 1}} for good in ("ink", "gold")]
    (both,) = lines(speaker, gain, None)
    assert (both["icon"], both["about"]) == ("ink", ["seat:1"])
