"""Tables at which a game was begun before a release changed a card: they go on with the cards of then."""

from __future__ import annotations

import json
from pathlib import Path

import westkingdom as wk
from tests.kit.table.house import at
from westkingdom.table import By, Tables

SAVE = Path(__file__).parents[1] / "library" / "earlier" / "2026-11-18-works-of-wonder-solo.json"


def test_a_table_of_before_is_played_taken_back_exported_and_imported(tables: Tables) -> None:
    """Its file is imported again as a table of its own: the game is played from its seed with the facts of then."""
    game = wk.load_game(json.loads(SAVE.read_text(encoding="utf-8")))
    given = tables.adopt(game, names=["Ann"], bots=[""], practice=True)
    by = By(given.table, given.token)
    tables.play(at(tables, by), 0, game.actions[0])
    tables.undo(at(tables, by), 0, steps=1)
    file = tables.save(by)
    assert wk.load_game(file["game"]).facts_digest() == game.facts_digest()
    other = tables.import_game(json.dumps(file), people=["Ann"])
    again = wk.load_game(tables.save(By(other.table, other.token))["game"])
    assert (again.digest(), again.facts_digest()) == (game.digest(), game.facts_digest())
