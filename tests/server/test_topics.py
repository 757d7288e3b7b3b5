"""What lines of the chronicle are about is told by their events alone, for every event that there is."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import westkingdom as wk
from tests.kit.table.house import ALL_BOXES
from westkingdom.architects.terms import GOODS as ARCHITECTS_GOODS
from westkingdom.architects.works_of_wonder.terms import INFLUENCE
from westkingdom.engine.events import Event, EventKind
from westkingdom.engine.game import Game
from westkingdom.library.data import facts_for
from westkingdom.server import topics
from westkingdom.server.words import lines
from westkingdom.speech.language import sources
from westkingdom.speech.speaker import speaker_for
from westkingdom.viscounts.terms import GOODS as VISCOUNTS_GOODS
from westkingdom.viscounts.view_types import SPACES

TOLD = re.compile(r"^event-([a-z-]+) =", re.MULTILINE)
MADE = {"gains", "pays", "drawn-cards", "forced-because"}
"""Sentences that are made of several events, or say more of one."""


def there_are() -> set[str]:
    """The keys of all events that can be told."""
    return {
        key for game in ("", *wk.GAMES) for text in sources("en", game).values() for key in TOLD.findall(text)
    } - MADE


def all_kinds() -> list[EventKind]:
    """The kinds of events of all games, and of tables."""
    return [kind for game in wk.GAMES for kind in topics.kinds_at_table(game).values()]


def test_every_event_that_can_be_told_has_a_kind_and_nothing_else_has() -> None:
    assert {kind.key for kind in all_kinds()} == there_are()


def test_every_icon_and_every_topic_is_that_of_an_event_or_of_a_good() -> None:
    goods = {*VISCOUNTS_GOODS, *ARCHITECTS_GOODS, INFLUENCE}
    assert {kind.icon for kind in all_kinds()} | goods == set(topics.ICONS)
    assert {topic for kind in all_kinds() for topic in kind.topics} == set(topics.TOPICS)


def test_the_server_lists_neither_events_nor_games() -> None:
    """What a line is about comes from the kinds of its events alone, so that a new event is written in one place."""
    tree = ast.parse(Path(topics.__file__).read_text("utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert words & {*wk.GAMES, *(kind.key for kind in all_kinds())} == set()


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
    known = {*speaker.texts(), *SPACES}
    seats_at_table = len(played.scores)
    for line in shown:
        assert line["icon"] in topics.ICONS
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
