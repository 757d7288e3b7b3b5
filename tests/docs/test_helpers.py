"""What tests share lives once, in tests/kit."""

from __future__ import annotations

import ast
import builtins
from collections import defaultdict

from tests.kit import ROOT


def helpers(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions of a module that are no tests and no fixtures."""
    return [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and not node.name.startswith("test_")
        and not any("fixture" in ast.unparse(decorator) for decorator in node.decorator_list)
    ]


def own_names(tree: ast.Module) -> set[str]:
    """What a module itself defines: a helper that uses any of it is not the same elsewhere."""
    defined = {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return defined | {
        name.id
        for node in tree.body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for name in ast.walk(node)
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
    }


def what_it_does(helper: ast.FunctionDef) -> tuple[str, ...]:
    """The parameters and the body of a function, without its name, its types and what is said about it."""
    said = ast.get_docstring(helper) is not None
    parameters = [*helper.args.posonlyargs, *helper.args.args, *helper.args.kwonlyargs]
    return (*(one.arg for one in parameters), *(ast.unparse(line) for line in helper.body[said:]))


def test_no_helper_stands_in_two_files() -> None:
    """Two functions that do the same with the same things are one helper of the kit."""
    places: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        own = own_names(tree) - set(vars(builtins))
        for helper in helpers(tree):
            used = {node.id for node in ast.walk(helper) if isinstance(node, ast.Name)}
            if not used & own:
                places[what_it_does(helper)].append(f"{path.relative_to(ROOT)}: {helper.name}")
    assert [where for where in places.values() if len(where) > 1] == []
