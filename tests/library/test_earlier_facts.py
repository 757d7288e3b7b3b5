"""Games that were begun before a release changed a card go on with the cards that they were begun with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.laws.play import Chooser, play_on
from westkingdom.library.data import facts_for, facts_with
from westkingdom.library.replay import replay
from westkingdom.library.settings import settings_for

FOLDER = Path(__file__).parent / "earlier"
SAVES = sorted(FOLDER.glob("*.json"))
"""Games saved by the version before a change, which nothing here can write any more; their names begin with the day."""


def saved(path: Path) -> dict[str, Any]:
    """A save of before."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_game_of_before_is_loaded_played_to_its_end_and_replayed(path: Path) -> None:
    """It keeps its facts: saved again it is the same to the letter, and what follows is replayed from its seed."""
    data = saved(path)
    game = wk.load_game(data)
    assert game.save() == data
    assert game.facts_digest() == data["facts"] != facts_for(game.settings).digest
    play_on(game, Chooser(1), 5000)
    assert game.over
    again = wk.load_game(json.loads(json.dumps(game.save())))
    assert (again.digest(), again.facts_digest()) == (game.digest(), data["facts"])
    assert replay(game.save()).whole


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_what_a_seat_knows_of_a_game_of_before_keeps_its_facts(path: Path) -> None:
    """Bots get it as a save, in another process too."""
    game = wk.load_game(saved(path))
    world = wk.load_game(game.seen_by(game.decision.seat, 0).save())
    assert world.facts_digest() == game.facts_digest()
    assert world.view(game.decision.seat) == game.view(game.decision.seat)


def test_a_digest_that_no_version_had_finds_no_facts() -> None:
    settings = settings_for("architects", 1, ["works-of-wonder"], 1, {"solo": "patron"})
    assert facts_with(settings, facts_for(settings).digest) is facts_for(settings)
    assert facts_with(settings, "0" * 64) is None


def test_other_mixes_are_as_they_were() -> None:
    """A change of the deck of an opponent touches no mix without that deck."""
    for people, boxes, solo in ((2, [], {}), (2, ["works-of-wonder"], {}), (1, [], {"solo": "reconstruction"})):
        settings = settings_for("architects", people, boxes, 1, solo)
        assert facts_for(settings).digest == facts_for(settings, "2026-11-18").digest
