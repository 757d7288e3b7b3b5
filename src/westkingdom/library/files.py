"""Files: tables, a game with the names of its players, written whole or not at all; and corrections of data."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from westkingdom.engine.errors import BadOptions, BadSave
from westkingdom.engine.game import Game
from westkingdom.library.games import load_game

TABLE: Final = "westkingdom-table"
_FORMAT: Final = 1


@dataclass(frozen=True)
class SavedTable:
    """A game brought back from a file, who plays it, and the save as it was written."""

    game: Game
    names: list[str]
    bots: list[str]
    """By seat: the bot that plays it, or nothing for a person."""
    data: dict[str, Any]


def table_data(game: Game, names: Sequence[str], bots: Sequence[str]) -> dict[str, Any]:
    """Give a table as plain data."""
    return {TABLE: _FORMAT, "names": list(names), "bots": list(bots), "game": game.save()}


def write_table(path: Path, data: dict[str, Any]) -> None:
    """Write a table to a file; if that fails, an OSError is raised and an older file is left as it was."""
    handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def read_table(path: Path) -> SavedTable:
    """Read a table, or a bare game.save(), from a file; anything that is no whole save raises BadSave."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as mistake:
        raise BadSave(f"The file {path} cannot be read: {mistake.strerror or mistake}.") from None
    except UnicodeDecodeError:
        raise BadSave(f"The file {path} is no saved game: it is not text.") from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave(f"The file {path} is no saved game, or is damaged: it is not JSON.") from None
    names: object = None
    bots: object = None
    if isinstance(data, dict) and TABLE in data:
        if data[TABLE] != _FORMAT:
            raise BadSave(f"The file {path} has format {data[TABLE]!r}; this version reads format {_FORMAT}.")
        names, bots, data = data.get("names"), data.get("bots"), data.get("game")
    game = load_game(data)
    seats = game.settings.seats
    if not _is_words(names, seats):
        names = [f"Player {seat + 1}" for seat in range(seats)]
    if not _is_words(bots, seats):
        bots = [""] * seats
    return SavedTable(game, list(names), list(bots), data)  # type: ignore[call-overload]


def read_corrections(path: Path) -> object:
    """Read an owner's corrections of reconstructed facts; a file that is no JSON raises BadOptions."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise BadOptions(f"The file {path} with corrections is not JSON.") from None


def _is_words(value: object, n: int) -> bool:
    """Is this a list of n words that can be shown as they are?"""
    if not isinstance(value, list) or len(value) != n:
        return False
    return all(isinstance(word, str) and word.isprintable() for word in value)
