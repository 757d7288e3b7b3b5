"""Which functions and constants of the package only their own module uses, and are public nevertheless.

What only its module uses begins with an underscore, so that whoever reads a module sees at once what others rely on.
Left out are classes and types, which travel without being named; the vocabulary of a game (`terms.py`, `events.py`),
which is whole or nothing; rules that saves know by a name (`Construct("viscounts.construct")`); commands and answers of
the API, whose names people see; and what is found by looking into a folder.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

VOCABULARY: Final = ("terms.py", "events.py")
SEEN_BY_PEOPLE: Final = ("server/routes.py", "cli/")
"""Below the package: whose names become words of the API or of the command line."""
FOUND_BY_LOOKING: Final = {
    "CHAPTERS", "EVENTS", "EXAMPLES", "FACE", "KINDS", "OFFER", "RULES", "SPEAKER", "View", "fingerprint", "lay_out",
    "load", "loader", "made_for", "numbers",
}  # fmt: skip
"""What `import_module` is asked for, or a module that is loaded from its file: builds do that with `_native.py`."""

IMPORT: Final = re.compile(r"from (westkingdom[\w.]*) import (\w+(?:, \w+)*)")
DOTTED: Final = re.compile(r"[\"'](westkingdom[\w.]*)\.(\w+)[\"']")
"""What a test replaces by its whole name."""

Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.AnnAssign | ast.Assign


@dataclass
class Uses:
    """What the files of the house use of each other: names that are imported, and attributes of imported modules."""

    names: dict[tuple[str, str], set[Path]] = field(default_factory=lambda: defaultdict(set))

    def add(self, path: Path, tree: ast.Module) -> None:
        """Note what a file uses; `setattr(module, "name", ...)` of a test is a use, too."""
        modules: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for one in node.names:
                    self.names[node.module, one.name].add(path)
                    modules[one.asname or one.name] = f"{node.module}.{one.name}"
            elif isinstance(node, ast.Import):
                modules |= {one.asname or one.name: one.name for one in node.names}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and (module := modules.get(ast.unparse(node.value))):
                self.names[module, node.attr].add(path)
            elif isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
                self.names[modules.get(ast.unparse(node.args[0]), ""), str(node.args[1].value)].add(path)

    def add_text(self, path: Path, text: str) -> None:
        """Note what programs use that are written in strings, or in a Makefile."""
        for module, name in DOTTED.findall(text):
            self.names[module, name].add(path)
        for module, names in IMPORT.findall(text):
            for name in names.split(", "):
                self.names[module, name].add(path)
                for used in re.findall(rf"\b{name}\.(\w+)\(", text):
                    self.names[f"{module}.{name}", used].add(path)


def public_for_nobody(package: Path, folders: list[Path], others: list[Path]) -> Iterator[tuple[Path, Definition, str]]:
    """The functions and constants of a package that no other file of these folders, nor of these others, uses."""
    uses = Uses()
    trees = {path: ast.parse(path.read_text("utf-8")) for folder in folders for path in sorted(folder.rglob("*.py"))}
    for path, tree in trees.items():
        uses.add(path, tree)
        uses.add_text(path, path.read_text("utf-8"))
    for path in others:
        uses.add_text(path, path.read_text("utf-8"))
    for path, tree in trees.items():
        if path.is_relative_to(package) and path.name not in VOCABULARY:
            module = ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")
            shown = path.relative_to(package).as_posix().startswith(SEEN_BY_PEOPLE)
            for node, name in defined(tree):
                left_out = name.startswith("_") or name in FOUND_BY_LOOKING or (shown and is_seen(node))
                if not left_out and not uses.names[module, name] - {path}:
                    yield path, node, name


def defined(tree: ast.Module) -> Iterator[tuple[Definition, str]]:
    """The functions and constants at the top of a module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node, node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if ast.unparse(node.annotation) != "TypeAlias" and not is_registered(node.value):
                yield node, node.target.id
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and is_constant(node):
            yield node, node.targets[0].id


def is_constant(node: ast.Assign) -> bool:
    """Is this a value, and no type that is made by assigning it?"""
    return ast.unparse(node.targets[0]).isupper() and not ast.unparse(node.value).startswith("TypeVar(")


def is_registered(value: ast.expr | None) -> bool:
    """Is this a rule that is made with the name by which saves know it?"""
    first = value.args[0] if isinstance(value, ast.Call) and value.args else None
    return isinstance(first, ast.Constant) and re.match(r"[a-z-]+[.:]", str(first.value)) is not None


def is_seen(node: Definition) -> bool:
    """Is this a command, or what answers a route? Those are functions that somebody else calls by their names."""
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (
        bool(node.decorator_list) or any(one.arg == "request" for one in node.args.args)
    )
