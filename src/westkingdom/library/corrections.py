"""An owner's corrections of data: facts of cards that say something else in the box at home."""

from __future__ import annotations

from collections.abc import Mapping

from westkingdom.engine.errors import BadOptions

Files = dict[str, object]


def correct_parts(parts: dict[str, Files], corrections: object) -> None:
    """Apply an owner's corrections to the files of the game and of its boxes, wherever the named thing is."""
    merged: Files = {}
    for part in parts.values():
        for name, rows in part.items():
            known = merged.get(name)
            merged[name] = [*known, *rows] if isinstance(known, list) and isinstance(rows, list) else rows
    _corrected(merged, corrections)


def _corrected(data: dict[str, object], corrections: object) -> dict[str, object]:
    """Apply an owner's corrections: by file, objects that name an id and the keys that are other than here."""
    if not isinstance(corrections, Mapping):
        raise BadOptions("Corrections of data are an object with one list of cards per data file.")
    for name, changes in corrections.items():
        rows = data.get(name)
        if not isinstance(rows, list) or not isinstance(changes, list):
            lists = ", ".join(file for file, rows in data.items() if isinstance(rows, list))
            raise BadOptions(f"Corrections of data know no list «{name}»; the lists are {lists}.")
        for change in changes:
            _correct_row(name, rows, change)
    return data


def _correct_row(name: str, rows: list[dict[str, object]], change: object) -> None:
    """Correct one object of a data file in place."""
    if not isinstance(change, Mapping) or "id" not in change:
        raise BadOptions(f"A correction in «{name}» is an object with an id, not {change!r}.")
    row = next((row for row in rows if row["id"] == change["id"]), None)
    if row is None:
        raise BadOptions(f"There is no {change['id']!r} in «{name}» to correct.")
    for key, value in change.items():
        if key not in row:
            raise BadOptions(f"{change['id']} in «{name}» has no «{key}»; it has {', '.join(row)}.")
        row[key] = value
