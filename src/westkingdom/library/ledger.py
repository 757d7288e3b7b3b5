"""The rules ledgers: what each entry says, where it is implemented and which tests hold it.

A ledger is a Markdown file whose entries read `- **VB-001** statement`; `VB-EX-1` is a worked example. Code names the
entries that it implements in brackets at the end of a docstring's line, several in a row as `VB-001..VB-004`, and tests
name theirs in the mark `@rule("VB-001")`. What no function implements by itself is named in where.toml: facts of the
data, rules of boxes that the base game keeps. A checkout is read as it is. A wheel carries the ledgers and an index of
the places, made when it was built.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_ID = r"[A-Z]{2}-(?:EX-)?\d+"
_ENTRY = re.compile(rf"- \*\*({_ID})\*\*\s+(.*)")
_SECTION = re.compile(r"#{2,}\s+(.*)")
_RANGE = re.compile(rf"({_ID})\.\.({_ID})")
_IDS = rf"{_ID}(?:\.\.{_ID})?"
_IN_DOCSTRING = re.compile(rf"\[({_IDS}(?:,\s*{_IDS})*)\]\.?[ \t]*$", re.MULTILINE)
_DECISION_OF_OURS = re.compile(r"\[inferred|\bRULING\b|\bRECONSTRUCTED\b")
_TAG = re.compile(r"((?:[A-Z]+ )*)\[([A-Z](?:,[A-Z])*)\] ")
_SOURCES = {
    "P": "a picture of the component",
    "I": "a public implementation",
    "S": "wording of the rulebook",
    "K": "general knowledge of the game",
    "R": "nowhere: reconstructed",
}
"""What the letters in the tags of a ledger stand for."""
NOT_TESTED = "not-tested.md"
_WHERE = "where.toml"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class LedgerError(ValueError):
    """A ledger, its scope or a rule mark that cannot be read."""


@dataclass(frozen=True)
class LedgerEntry:
    """One statement of a ledger."""

    id: str
    statement: str
    ledger: str
    section: str
    line: int

    @property
    def inferred(self) -> bool:
        """Whether this is a decision of ours, where the rulebook is silent or was not found."""
        return _DECISION_OF_OURS.search(self.statement) is not None

    @property
    def text(self) -> str:
        """The statement without the tag that says where it comes from."""
        return _TAG.sub(r"\1", self.statement, count=1) if _TAG.match(self.statement) else self.statement

    @property
    def known_from(self) -> list[str]:
        """Where the statement comes from, if a tag says so."""
        tag = _TAG.match(self.statement)
        return [_SOURCES[letter] for letter in tag[2].split(",")] if tag else []

    @property
    def example(self) -> bool:
        """Whether this is a worked example."""
        return "-EX-" in self.id


@dataclass(frozen=True)
class Place:
    """Where something is written: a file, a line and the name of what stands there."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


Places = dict[str, list[Place]]


def parse(text: str, ledger: str) -> list[LedgerEntry]:
    """Read the entries of one ledger."""
    entries: list[LedgerEntry] = []
    section = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if heading := _SECTION.match(line):
            section = heading[1].strip()
        elif entry := _ENTRY.match(line):
            entries.append(LedgerEntry(entry[1], entry[2].strip(), ledger, section, number))
    return entries


def parse_folder(folder: Path) -> dict[str, LedgerEntry]:
    """Read all ledgers of a folder, in the order of their names; an id may occur only once."""
    entries: dict[str, LedgerEntry] = {}
    for path in sorted(folder.glob("*.md")):
        if path.name == NOT_TESTED:
            continue
        for entry in parse(path.read_text(encoding="utf-8"), path.stem):
            if entry.id in entries:
                raise LedgerError(f"{entry.id} is in {path.name} twice or in {entries[entry.id].ledger} as well.")
            entries[entry.id] = entry
    return entries


def _parse_not_tested(text: str) -> dict[str, str]:
    """Read the entries that no test can hold, each with the reason."""
    return {entry.id: entry.statement for entry in parse(text, NOT_TESTED)}


def parse_scope(text: str, entries: dict[str, LedgerEntry]) -> set[str]:
    """Read which ids have to be tested now: every entry of the ledgers named, less their exceptions."""
    scope: set[str] = set()
    for ledger, table in tomllib.loads(text).items():
        ids = {entry.id for entry in entries.values() if entry.ledger == ledger}
        if not ids:
            raise LedgerError(f"The scope names {ledger}, and there is no such ledger.")
        for exception in table.get("except", []):
            ids -= _expand(exception, ids)
        scope |= ids
    return scope


@dataclass(frozen=True)
class Elsewhere:
    """Where an entry is implemented that no docstring names: in a file, or with another entry."""

    file: str = ""
    rule: str = ""


def _parse_where(text: str, entries: dict[str, LedgerEntry]) -> dict[str, Elsewhere]:
    """Read where entries are implemented that no docstring names."""
    tables = tomllib.loads(text)
    found: dict[str, Elsewhere] = {}
    named = [(Elsewhere(file=file), ids) for file, ids in tables.get("files", {}).items()]
    named += [(Elsewhere(rule=rule), ids) for rule, ids in tables.get("rules", {}).items()]
    for place, ids in named:
        for rule_id in sorted(set().union(*(_expand(one, set(entries)) for one in ids))):
            if rule_id in found:
                raise LedgerError(f"{_WHERE} names {rule_id} twice.")
            found[rule_id] = place
    return found


def _expand(text: str, ids: set[str]) -> set[str]:
    """Turn an id or a range A..B into the ids that it names."""
    if text in ids:
        return {text}
    if bounds := _RANGE.fullmatch(text):
        (kind, first), (last_kind, last) = _split(bounds[1]), _split(bounds[2])
        found = {i for i in ids if _split(i)[0] == kind and first <= _split(i)[1] <= last}
        if found and kind == last_kind:
            return found
    raise LedgerError(f"{text} names no entry of its ledger; write an id or a range such as VB-001..VB-009.")


def _named(text: str) -> list[str]:
    """The ids that an id or a range A..B of a docstring names, whether or not a ledger has them."""
    first, _, last = text.partition("..")
    (kind, begin), (last_kind, end) = _split(first), _split(last or first)
    if kind != last_kind or begin > end:
        raise LedgerError(f"{text} is no range; write one such as VB-001..VB-009.")
    digits = len(first) - len(kind) - 1
    return [f"{kind}-{number:0{digits}d}" for number in range(begin, end + 1)]


def _split(rule_id: str) -> tuple[str, int]:
    kind, _, number = rule_id.rpartition("-")
    return kind, int(number)


def in_order(ids: Iterable[str]) -> list[str]:
    """Sort ids as a reader expects: by ledger, statements before examples, then by number."""
    return sorted(ids, key=lambda i: (i[:2], "-EX-" in i, _split(i)[1]))


def find_implementations(source: Path, root: Path) -> Places:
    """Find the docstrings below a folder that name rules."""
    places: Places = {}
    for path, tree in _modules(source):
        module = ".".join(path.relative_to(source.parent).with_suffix("").parts).removesuffix(".__init__")
        for node, names in _definitions(tree):
            docstring = ast.get_docstring(node) or ""
            place = Place(path.relative_to(root).as_posix(), getattr(node, "lineno", 1), ".".join([module, *names]))
            for ids in _IN_DOCSTRING.findall(docstring):
                for rule_id in chain.from_iterable(map(_named, re.findall(_IDS, ids))):
                    places.setdefault(rule_id, []).append(place)
    return places


def find_tests(tests: Path, root: Path) -> Places:
    """Find the tests below a folder that carry a rule mark, their own, their class's or their module's."""
    places: Places = {}
    for path, tree in _modules(tests):
        file = path.relative_to(root).as_posix()
        marks: dict[tuple[str, ...], list[str]] = {}
        for node, names in _definitions(tree):
            inherited = marks.get(names[:-1], []) if names else []
            marks[names] = list(dict.fromkeys([*inherited, *_marks(node, file)]))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                for rule_id in marks[names]:
                    places.setdefault(rule_id, []).append(Place(file, node.lineno, ".".join(names)))
    return places


def _modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"), str(path))


def _definitions(tree: ast.Module) -> Iterator[tuple[ast.Module | Definition, tuple[str, ...]]]:
    """Yield the module and every class and function in it with its path of names, outer before inner."""
    waiting: list[tuple[ast.Module | Definition, tuple[str, ...]]] = [(tree, ())]
    while waiting:
        node, names = waiting.pop(0)
        yield node, names
        waiting += [(child, (*names, child.name)) for child in node.body if isinstance(child, Definition)]


def _marks(node: ast.Module | Definition, file: str) -> Iterator[str]:
    """Yield the ids in the rule marks of a module or class (`pytestmark`) or of a class or function (decorators)."""
    marked = [] if isinstance(node, ast.Module) else list(node.decorator_list)
    assignments = (statement for statement in node.body if isinstance(statement, ast.Assign))
    marked += [assignment.value for assignment in assignments if ast.unparse(assignment.targets[0]) == "pytestmark"]
    for call in (inner for outer in marked for inner in ast.walk(outer) if isinstance(inner, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name != "rule":
            continue
        for argument in call.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise LedgerError(
                    f"{file}:{call.lineno}: the ids of a rule mark are written out, as in rule('VB-001')."
                )
            yield argument.value


def make_index(root: Path) -> dict[str, dict[str, list[dict[str, str | int]]]]:
    """Gather all places of a checkout as plain data, for a wheel."""
    found = {
        "implemented": find_implementations(root / "src" / "westkingdom", root),
        "tested": find_tests(root / "tests", root),
    }
    return {
        kind: {rule_id: [asdict(place) for place in places[rule_id]] for rule_id in in_order(places)}
        for kind, places in found.items()
    }


class Rules:
    """All ledgers, with the places that implement and test their entries; each part is read when first asked for."""

    def __init__(self, folder: Path, root: Path | None) -> None:
        self._folder = folder
        self._root = root

    @classmethod
    def load(cls) -> Rules:
        """Take the checkout that this module lies in or, installed from a wheel, what the wheel carries."""
        root = _HERE.parents[2]
        if _HERE.parents[1].name == "src" and (root / "docs" / "rules").is_dir():
            return cls.of_checkout(root)
        return cls(_HERE / "ledgers", None)

    @classmethod
    def of_checkout(cls, root: Path) -> Rules:
        """Take the ledgers, the sources and the tests of a checkout."""
        return cls(root / "docs" / "rules", root)

    @cached_property
    def entries(self) -> dict[str, LedgerEntry]:
        """Every entry by its id."""
        return parse_folder(self._folder)

    @cached_property
    def implemented(self) -> Places:
        """Where each id is named by a docstring."""
        if self._root is None:
            return self._from_index("implemented")
        return find_implementations(self._root / "src" / "westkingdom", self._root)

    @cached_property
    def elsewhere(self) -> dict[str, Elsewhere]:
        """Where entries are implemented that no docstring names."""
        path = self._folder / _WHERE
        return _parse_where(path.read_text(encoding="utf-8"), self.entries) if path.is_file() else {}

    def where(self, rule_id: str) -> list[str]:
        """Say where an entry is implemented; nothing, if nobody says so."""
        if rule_id in self.implemented:
            return [str(place) for place in self.implemented[rule_id]]
        if rule_id in self.elsewhere:
            place = self.elsewhere[rule_id]
            if place.file:
                return [f"in src/westkingdom/{place.file}"]
            return [f"with {place.rule}, {other}" for other in self.implemented.get(place.rule, [])]
        return ["by the rules that it is an example of"] if self.entries[rule_id].example else []

    @cached_property
    def tested(self) -> Places:
        """Which tests carry each id."""
        if self._root is None:
            return self._from_index("tested")
        return find_tests(self._root / "tests", self._root)

    @cached_property
    def not_tested(self) -> dict[str, str]:
        """The entries that no test can hold, with the reasons."""
        path = self._folder / NOT_TESTED
        return _parse_not_tested(path.read_text(encoding="utf-8")) if path.is_file() else {}

    @cached_property
    def scope(self) -> set[str]:
        """The ids that have to be tested now."""
        return parse_scope((self._folder / "scope.toml").read_text(encoding="utf-8"), self.entries)

    def _from_index(self, kind: str) -> Places:
        path = self._folder / "index.json"
        index = json.loads(path.read_text(encoding="utf-8"))[kind] if path.is_file() else {}
        return {rule_id: [Place(**place) for place in places] for rule_id, places in index.items()}
