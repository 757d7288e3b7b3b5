"""Every key of the data is read by a loader, tells where a fact comes from, or is declared as told only."""

from __future__ import annotations

import json
from itertools import chain, combinations
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.data.reading import Reading, Watched
from tests.kit.data.told import TOLD
from westkingdom._native import COMPILED
from westkingdom.engine.game import Settings
from westkingdom.library.data import parts_of, rules_of

NOTES = {"source", "note", "seen", "listed", "reconstructed", "no", "meta", "known_conflict"}
"""Keys that tell where a fact comes from, and the running numbers of the lists."""
OPTIONS: dict[str, list[dict[str, object]]] = {
    "viscounts": [{}, {"promos": True, "solo": "cleric"}],
    "architects": [{}, {"promo_cards": True, "promo_boards": True, "solo": "patron"}],
}


def unread(game: str) -> dict[str, set[str]]:
    """By file, the keys that no loader asks for in any mix of the game."""
    boxes = wk.GAMES[game].expansions
    mixes = chain.from_iterable(combinations(boxes, n) for n in range(len(boxes) + 1))
    of: dict[str, Reading] = {}
    for mix in mixes:
        for options in OPTIONS[game]:
            parts: dict[str, Any] = parts_of(Settings(game, 2, mix, 0, options))
            for name, cards in parts.get("solo", {}).items():
                # Cards of a box that is not here stay out, with words of their own.
                if "scheme" in name:
                    parts["solo"][name] = [card for card in cards if card.get("requires") is None]
            files = {}
            for box, part in parts.items():
                reading = of.setdefault(box, Reading())
                files[box] = Watched(part, reading)
            rules_of(game).load(files)
    found: dict[str, set[str]] = {}
    for box, reading in of.items():
        for path in reading.unread():
            if not NOTES & set(path):
                found.setdefault("/".join(filter(None, (box, path[0]))), set()).add(".".join(path[1:]))
    return found


@pytest.mark.skipif(
    COMPILED, reason="compiled loaders look into objects without asking them; they are the same sources"
)
@pytest.mark.parametrize("game", wk.GAMES)
def test_every_key_is_read_or_declared(game: str) -> None:
    """A key that nobody reads would promise something that no rule keeps: those that only tell are declared, no more."""
    assert unread(game) == TOLD[game]


def test_a_key_that_nobody_reads_is_found() -> None:
    """The watch sees what is asked for and what is not, also in objects inside of others."""
    reading = Reading()
    files = Watched({"cards": [{"id": "a", "cost": {"silver": 1, "tax": 2}, "dead": {"x": 1}}]}, reading)
    json.dumps([files])
    assert reading.unread() == {("cards", "id"), ("cards", "cost"), ("cards", "dead")}
    for row in files["cards"]:
        assert (row["id"], row["cost"].get("silver")) == ("a", 1)
    assert reading.unread() == {("cards", "cost", "tax"), ("cards", "dead")}
    json.dumps(files["cards"][0]["dead"])
    assert reading.unread() == {("cards", "cost", "tax")}
