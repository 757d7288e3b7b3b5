"""An event is declared once, in the table of its game or box, and rules emit what is declared."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import westkingdom as wk
from westkingdom.engine.events import EventKind
from westkingdom.library.events import event_kinds
from westkingdom.table.events import EVENTS

SOURCE = Path(wk.__file__).parent
EMITTING = ("engine", "table", *wk.GAMES)
"""The packages in which something happens."""
TELLING = {"emit": 2, "tell": 2}
"""How many arguments come before the values of an event."""
EARLIER = {"table-bot"}
"""Kinds that happen no more: tables that were kept by an earlier version tell of them."""


def declared() -> set[EventKind]:
    """All kinds that can happen."""
    kinds = [*EVENTS.all.values(), *(kind for game in wk.GAMES for kind in event_kinds(game).values())]
    assert {kind.key for kind in kinds} > EARLIER
    return {kind for kind in kinds if kind.key not in EARLIER}


def names_of_kinds(tree: ast.Module) -> dict[str, object]:
    """What a module has imported of tables of events: tables, and kinds."""
    out: dict[str, object] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for name in node.names:
                if name.name == "events":
                    out[name.asname or name.name] = import_module(f"{node.module}.events")
                elif node.module.endswith(".events"):
                    out[name.asname or name.name] = getattr(import_module(node.module), name.name)
    return out


@cache
def modules() -> list[tuple[Path, ast.Module]]:
    """The sources in which something happens, but not the tables themselves."""
    paths = [path for part in EMITTING for path in sorted((SOURCE / part).rglob("*.py")) if path.name != "events.py"]
    return [(path, ast.parse(path.read_text("utf-8"))) for path in paths]


def kinds_in(node: ast.AST, names: dict[str, object]) -> Iterator[EventKind]:
    """The kinds that an expression names."""
    for part in ast.walk(node):
        found: object = None
        if isinstance(part, ast.Name):
            found = names.get(part.id)
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id in names:
            found = getattr(names[part.value.id], part.attr, None)
        if isinstance(found, EventKind):
            yield found


def emissions() -> Iterator[tuple[str, EventKind, int]]:
    """Where an event is emitted, of which kind, and with how many values."""
    for path, tree in modules():
        names = names_of_kinds(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TELLING:
                for kind in kinds_in(node.args[0], names) if node.args else ():
                    yield f"{path.name}:{node.lineno}", kind, len(node.args) - TELLING[node.func.attr]


def test_every_kind_is_emitted_somewhere() -> None:
    used = {kind for _, tree in modules() for kind in kinds_in(tree, names_of_kinds(tree))}
    assert {kind.key for kind in declared() - used} == set()


def test_every_event_is_emitted_with_as_many_values_as_its_kind_names() -> None:
    found = list(emissions())
    assert [(where, kind) for where, kind, values in found if values != len(kind.names)] == []
    assert len({kind for _, kind, _ in found}) > len(declared()) - 3  # a few are chosen before they are emitted


@pytest.mark.parametrize("game", wk.GAMES)
def test_every_table_of_a_game_and_its_boxes_is_found_and_no_key_is_declared_twice(game: str) -> None:
    tables = [SOURCE / "engine" / "events.py", *(SOURCE / game).rglob("events.py")]
    keys = [key for path in tables for key in re.findall(r'= EVENTS\.new\(\s*"([a-z-]+)"', path.read_text("utf-8"))]
    assert sorted(event_kinds(game)) == sorted(keys)
    assert len(tables) > 3


def test_a_kind_is_called_by_its_key() -> None:
    for path in SOURCE.rglob("events.py"):
        for name, key in re.findall(
            r'^(\w+): Final = EVENTS\.new\(\s*"([a-z-]+)"', path.read_text("utf-8"), re.MULTILINE
        ):
            assert name == key.removeprefix("table-").upper().replace("-", "_")


@pytest.mark.parametrize("game", wk.GAMES)
def test_kinds_are_found_before_a_game_was_imported_and_bring_none_of_its_rules(game: str) -> None:
    code = (
        "import sys; from westkingdom.library.events import event_kinds; "
        f"print(len(event_kinds({game!r})), any(name.endswith(('.rules', '.state')) for name in sys.modules "
        f"if name.startswith('westkingdom.{game}')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(len(event_kinds(game))), "False"]
