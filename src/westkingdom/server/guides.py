"""How to play, for the door and for a table, and what an invitation is for."""

from __future__ import annotations

from typing import Any

from westkingdom.speech.guide import Table, entries_for, guide, table_with_everything
from westkingdom.speech.language import language
from westkingdom.table import By, Tables

Data = dict[str, Any]


def of_game(game: str, people: int, code: str) -> Data:
    """Everything about a game: all its boxes, and solo play."""
    return {"chapters": guide(table_with_everything(game, people), language(code, game))}


def told_at(tables: Tables, by: By) -> Table:
    """What is told at a table: its boxes, its number of players."""
    shown = tables.look(by)["table"]
    options = shown["options"]
    return Table(
        shown["game"],
        len(shown["seats"]),
        shown["expansions"],
        bool(options.get("solo")),
        rulings=options.get("rulings", {}),
    )


def of_table(tables: Tables, by: By, code: str) -> Data:
    """Everything that is on a table."""
    table = told_at(tables, by)
    return {"chapters": guide(table, language(code, table.game))}


def as_cards(table: Table, code: str) -> list[Data]:
    """The entries of a table as things that explain themselves: headings and tracks on the board show them."""
    return [
        {
            "id": entry["id"],
            "name": entry["title"],
            "line": {"key": entry["id"]},
            "title": entry["title"],
            "sentences": [entry["text"]],
            "keys": [entry["id"]],
            "icons": [],
            "corner": [],
            "reconstructed": False,
            "rules": entry["rules"],
        }
        for entry in entries_for(table, language(code, table.game))
    ]
