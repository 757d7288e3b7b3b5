"""Mutations of the rules: small faults that somebody could have made, each a place in a file and another text."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

PACKAGES = ("viscounts", "architects")
NO_RULES = ("__init__.py", "scenario.py", "scenario_cards.py", "positions.py", "laws.py", "pending.py")
"""Files that lay positions out, or say what a save may be: forged saves and positions are what tests those."""
NO_RULE_FUNCTIONS = ("fits", "is_yield", "check", "__repr__")
CHECKS = "check_"
LISTENED = "g.log is not None"
"""Asked to save time only: nothing is recorded when nobody listens."""

COMPARISONS = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
ARITHMETIC = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "//", ast.BitOr: "&", ast.BitAnd: "|",
    ast.LShift: ">>", ast.RShift: "<<",
}  # fmt: skip
MIXED_UP = {
    "f[1]": ("g.turn", "(f[1] + 1) % len(g.players)"),
    "seat": ("g.turn", "(seat + 1) % len(g.players)"),
    "p.seat": ("g.turn",),
    "other.seat": ("p.seat", "seat"),
    "g.turn": ("g.start",),
    "g.start": ("g.turn", "0"),
    "g.settings.seats": ("len(g.players)",),
    "len(g.players)": ("g.settings.seats",),
    "g.settings.opponent": ("0",),
    "owner": ("seat",),
    "other": ("p", "seat"),
    "p": ("g.players[g.turn]", "other"),
}
"""Seats and players, and others that somebody could take for them."""


@dataclass(frozen=True)
class Mutation:
    """One fault: where, of what kind, and what stands there instead."""

    file: str
    function: str
    line: int
    kind: str
    before: str
    after: str
    start: int
    end: int
    text: str
    nth: int = 1
    """Which one it is of several alike in one function."""

    def key(self) -> str:
        """Name the mutation by file, function and difference, which outlive changes elsewhere in the file."""
        return key_of(self.file, self.function, self.before, self.after, self.nth)

    def applied(self, source: bytes) -> bytes:
        """The source with this fault."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def key_of(file: str, function: str, before: str, after: str, nth: int) -> str:
    """The name of a mutation."""
    return "\n".join((file, function, before, after, *([str(nth)] if nth > 1 else [])))


class Finder(ast.NodeVisitor):
    """Finds the places of one file where a fault could be."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.offsets = [0]
        for line in source.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(line))
        self.tree = ast.parse(source)
        self.terms = sorted(
            {
                name.name
                for node in ast.walk(self.tree)
                if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".terms")
                for name in node.names
                if name.name.isupper()
            }
        )
        self.functions: list[str] = []
        self.names: list[set[str]] = []
        self.returns: list[str] = []
        self.found: list[Mutation] = []

    def add(self, node: ast.stmt | ast.expr, kind: str, text: str) -> None:
        """Note a fault: this text in place of a node."""
        start = self.offsets[node.lineno - 1] + node.col_offset
        end = self.offsets[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        first, last = self.offsets[node.lineno - 1], self.offsets[node.end_lineno or node.lineno]
        before = self.source[first:last].decode()
        after = (self.source[first:start] + text.encode() + self.source[end:last]).decode()
        function = ".".join(self.functions)
        place = Mutation(self.file, function, node.lineno, kind, squeezed(before), squeezed(after), start, end, text)
        if place.before != place.after:
            self.found.append(place)

    def run(self) -> list[Mutation]:
        """List all of them, in the order of the file."""
        self.visit(self.tree)
        places = sorted(set(self.found), key=lambda place: (place.start, place.end, place.kind, place.text))
        alike: Counter[str] = Counter()
        out: list[Mutation] = []
        for place in places:
            alike[place.key()] += 1
            out.append(replace(place, nth=alike[place.key()]))
        return out

    # --- what is left alone

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in NO_RULE_FUNCTIONS or node.name.startswith(CHECKS):
            return
        self.functions.append(node.name)
        self.names.append(
            {one.id for one in ast.walk(node) if isinstance(one, ast.Name)} | {a.arg for a in node.args.args}
        )
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        for statement in node.body:
            self.visit(statement)
        self.functions.pop()
        self.names.pop()
        self.returns.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.functions.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.functions.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What a mistake is called is no rule."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Nor is what types are told."""

    # --- faults

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            self.add(node, "comparison", f"({left} {COMPARISONS[type(node.ops[0])]} {right})")
        else:
            for i in range(len(node.ops)):
                parts = [ast.unparse(node.left)]
                for j, (op, right_side) in enumerate(zip(node.ops, node.comparators, strict=True)):
                    old = ast.unparse(ast.Compare(ast.Name("x"), [op], [ast.Name("x")])).split("x")[1].strip()
                    parts += [COMPARISONS[type(op)] if i == j else old, ast.unparse(right_side)]
                self.add(node, "comparison", f"({' '.join(parts)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = " or " if isinstance(node.op, ast.And) else " and "
        self.add(node, "and-or", f"({other.join(f'({ast.unparse(value)})' for value in node.values)})")
        for i in range(len(node.values)):
            own = " and " if isinstance(node.op, ast.And) else " or "
            if ast.unparse(node.values[i]) == LISTENED:
                continue
            rest = [f"({ast.unparse(value)})" for j, value in enumerate(node.values) if j != i]
            self.add(node, "condition-dropped", f"({own.join(rest)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.Not, ast.USub)) and not isinstance(node.operand, ast.Constant):
            self.add(node, "not-dropped", f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            self.add(node, "off-by-one", str(node.value + 1))
            if node.value > 1:
                self.add(node, "off-by-one", str(node.value - 1))

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC and not isinstance(node.left, ast.Constant | ast.List | ast.JoinedStr):
            left, right = ast.unparse(node.left), ast.unparse(node.right)
            self.add(node, "arithmetic", f"(({left}) {ARITHMETIC[type(node.op)]} ({right}))")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if type(node.op) in ARITHMETIC:
            target, value = ast.unparse(node.target), ast.unparse(node.value)
            self.add(node, "arithmetic", f"{target} {ARITHMETIC[type(node.op)]}= {value}")
        self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add(node, "call-dropped", "pass")
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name | ast.Call | ast.Attribute) and ast.unparse(node.test) != "TYPE_CHECKING":
            self.add(node.test, "condition", f"not {ast.unparse(node.test)}")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        value = ast.unparse(node.value)
        other = {"bool": f"not ({value})", "int": f"({value}) + 1", "list[int]": f"({value})[1:]"}
        kind = self.returns[-1] if self.returns else ""
        if kind in other and not isinstance(node.value, ast.Constant | ast.Compare):
            self.add(node.value, "return-value", other[kind])
        self.generic_visit(node)

    def visit_List(self, node: ast.List) -> None:
        if isinstance(node.ctx, ast.Load) and len(node.elts) > 1:
            for i in range(len(node.elts)):
                rest = [ast.unparse(part) for j, part in enumerate(node.elts) if j != i]
                self.add(node, "element-dropped", f"[{', '.join(rest)}]")
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load):
            self.mix_up(node)
            if node.id in self.terms and len(self.terms) > 1:
                other = self.terms[(self.terms.index(node.id) + 1) % len(self.terms)]
                self.add(node, "constant", other)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.mix_up(node)
        if ast.unparse(node.value) == "g.players" and not isinstance(node.slice, ast.Slice):
            self.add(node, "seats-mixed-up", "g.players[g.turn]")
        if ast.unparse(node) not in ("f[1]", "f[2]", "f[3]", "f[0]"):
            self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.mix_up(node)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.mix_up(node)
        self.generic_visit(node)

    def mix_up(self, node: ast.expr) -> None:
        """Another seat or player that is known here."""
        known = self.names[-1] if self.names else set()
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return
        for text in MIXED_UP.get(ast.unparse(node), ()):
            used = {name.id for name in ast.walk(ast.parse(text)) if isinstance(name, ast.Name)} - {"len"}
            if used <= known:
                self.add(node, "seats-mixed-up", f"({text})")


def squeezed(text: str) -> str:
    """A piece of source in one line."""
    return " ".join(text.split())


def area_of(file: str) -> str:
    """The game, or the box of a game, to which a file belongs."""
    parts = file.split("/")
    return "/".join(parts[:-1])


def all_mutations(package: Path) -> list[Mutation]:
    """Every fault that could be made in the rules, in the order of files and places."""
    out: list[Mutation] = []
    for game in PACKAGES:
        for path in sorted((package / game).rglob("*.py")):
            if path.name not in NO_RULES:
                out += Finder(path.relative_to(package).as_posix(), path.read_bytes()).run()
    return out


def chosen(places: list[Mutation], n: int, seed: int) -> list[Mutation]:
    """Some of them by seed, from every area and of every kind.

    The first n of a choice of more are the same, and a change of the rules changes the choice only there.
    """
    areas: dict[str, dict[str, list[Mutation]]] = defaultdict(lambda: defaultdict(list))
    for place in sorted(places, key=lambda place: sha256(f"{seed}:{place.key()}".encode()).digest()):
        areas[area_of(place.file)][place.kind].append(place)
    streams = {area: in_turn(kinds) for area, kinds in sorted(areas.items())}
    # Larger areas come more often, by the root of their size, so that small boxes are not forgotten.
    weights = {area: sum(map(len, kinds.values())) ** 0.5 for area, kinds in areas.items()}
    taken = dict.fromkeys(streams, 0)
    out: list[Mutation] = []
    while len(out) < min(n, len(places)):
        area = min(streams, key=lambda area: (taken[area] + 1) / weights[area])
        following = next(streams[area], None)
        taken[area] += 1
        if following is None:
            del streams[area]
        else:
            out.append(following)
    return out


def in_turn(kinds: dict[str, list[Mutation]]) -> Iterator[Mutation]:
    """One of each kind, then the next of each; mixed-up seats, which hide best, twice as often."""
    left = {kind: iter(places) for kind, places in sorted(kinds.items())}
    while left:
        for kind in list(left):
            for _ in range(2 if kind == "seats-mixed-up" else 1):
                place = next(left[kind], None)
                if place is None:
                    left.pop(kind, None)
                    break
                yield place
