"""Count how the house stands against its aims: `make house`, or python tools/house.py [--check].

A game is one folder in each of two storeys, and everything else knows no game: docs/architecture.md. With --check the
program fails where an aim is missed, and lists only what misses it.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.privacy import public_for_nobody

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "westkingdom"
CODE = ("src", "tools", "benchmarks", "tests", "web/src")
SUFFIXES = (".py", ".ts", ".svelte", ".css")
GENERATED = ("web/src/wire/wire.ts",)
TABLES_OF_TESTS = "test_every_*.py"
KNOW_NO_GAME = ("table", "server", "bots", "library", "cli")
"""The storeys that find games by looking."""
FILES_PER_BOX = 10
RUN = 6
LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 60


@dataclass(frozen=True)
class Count:
    """Something counted: what was found, and how much of it may be."""

    what: str
    found: list[str]
    aim: int = 0

    @property
    def kept(self) -> bool:
        """Is the aim met?"""
        return len(self.found) <= self.aim


def games() -> list[str]:
    """The games: folders of the package with an offer."""
    return sorted(path.parent.name for path in PACKAGE.glob("*/offer.py"))


def boxes(game: str) -> list[str]:
    """The boxes of a game that can be asked for by name."""
    import westkingdom as wk

    return list(wk.GAMES[game].expansions)


def naming(name: str) -> re.Pattern[str]:
    """What finds a name in any spelling: with spaces, hyphens or underscores, or as the name of a class."""
    return re.compile("[ _-]?".join(map(re.escape, name.split("-"))), re.IGNORECASE)


def files(folders: Iterable[Path], suffixes: tuple[str, ...] = SUFFIXES) -> list[Path]:
    """The source files of some folders; what is built is none."""
    found = (path for folder in folders for path in folder.rglob("*") if path.suffix in suffixes)
    return sorted(path for path in found if "static" not in path.parts and path.is_file())


def relative(path: Path) -> str:
    """A file as it is listed."""
    return path.relative_to(ROOT).as_posix()


def is_own(path: Path, game: str, box: str) -> bool:
    """Is this a file of the box: in a folder of its name, or among what is said of its game?"""
    own = {box, box.replace("-", "_")}
    return bool(own & set(path.parts)) or path.is_relative_to(PACKAGE / "speech" / game)


def naming_a_box(game: str, box: str) -> list[str]:
    """The files that name a box outside its own folders; locale files, documentation and tests are left out."""
    word = naming(box)
    code = files([ROOT / folder for folder in CODE if folder != "tests"])
    found = [*code, ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    return [
        relative(path)
        for path in found
        if not is_own(path, game, box) and relative(path) not in GENERATED and word.search(path.read_text("utf-8"))
    ]


def naming_a_game() -> list[str]:
    """The files that name a game or a box where no game should be known."""
    words = [naming(word) for game in games() for word in (game, *boxes(game))]
    code = files([PACKAGE / folder for folder in KNOW_NO_GAME], (".py",))
    texts = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in code}
    return [name for name, text in texts.items() if any(word.search(text) for word in words)]


# --- what stands twice

Line = tuple[int, str]


def lines_of(path: Path) -> list[Line]:
    """The lines of a file by number, without imports, which two games must have alike, and empty ones."""
    tree = ast.parse(path.read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    left_out = set(chain.from_iterable(range(node.lineno, (node.end_lineno or 0) + 1) for node in imports))
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    return [(number, text.strip()) for number, text in lines if text.strip() and number not in left_out]


def windows(path: Path) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every run of so many lines, with the number of its first."""
    lines = lines_of(path)
    for i in range(len(lines) - RUN + 1):
        yield tuple(text for _, text in lines[i : i + RUN]), lines[i][0]


def standing_twice() -> list[str]:
    """Runs of lines that stand in two games, each told where it begins; longer ones are told once."""
    found: list[str] = []
    known: dict[tuple[str, ...], tuple[str, str, int]] = {}
    for game in games():
        for path in files([PACKAGE / game, PACKAGE / "speech" / game], (".py",)):
            told = ""
            for run, first in windows(path):
                where = known.setdefault(run, (game, relative(path), first))
                twice = where[0] != game
                if twice and told != where[1]:
                    found.append(f"{where[1]}:{where[2]} and {relative(path)}:{first}")
                told = where[1] if twice else ""
    return found


# --- what is too long


def long_files() -> list[str]:
    """Files with too many lines; generated ones and tables of tests are left out."""
    code = [path for path in files(ROOT / folder for folder in CODE) if relative(path) not in GENERATED]
    sizes = {path: len(path.read_text("utf-8").splitlines()) for path in code if not path.match(TABLES_OF_TESTS)}
    return [f"{relative(path)}: {size} lines" for path, size in sizes.items() if size > LINES_OF_A_FILE]


def long_functions() -> list[str]:
    """Functions with too many lines."""
    found: list[str] = []
    for path in files((ROOT / folder for folder in CODE), (".py",)):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or 0) - node.lineno + 1
                if size > LINES_OF_A_FUNCTION:
                    found.append(f"{relative(path)}:{node.lineno}: {node.name} has {size} lines")
    return found


def complex_functions() -> list[str]:
    """Functions that ruff finds too complex; the limit stands in pyproject.toml."""
    command = [sys.executable, "-m", "ruff", "check", "--select", "C901", "--output-format", "json", "--exit-zero", "."]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [f"{relative(Path(one['filename']))}: {one['message']}" for one in json.loads(answer.stdout)]


def public_names() -> list[str]:
    """Functions and constants that only their own module uses, and that have no underscore."""
    folders = [ROOT / folder for folder in ("src", "tests", "tools", "benchmarks")]
    found = public_for_nobody(PACKAGE, folders, [ROOT / "Makefile"])
    return [f"{relative(path)}:{node.lineno}: {name}" for path, node, name in found]


def counts() -> list[Count]:
    """Everything that is counted."""
    named = [
        Count(f"files outside its own folders that name {box}", naming_a_box(game, box), FILES_PER_BOX)
        for game in games()
        for box in boxes(game)
    ]
    return [
        *named,
        Count(f"files of {', '.join(KNOW_NO_GAME)} that name a game or a box", naming_a_game()),
        Count(f"runs of {RUN} lines that stand in two games", standing_twice()),
        Count(f"files above {LINES_OF_A_FILE} lines", long_files()),
        Count(f"functions above {LINES_OF_A_FUNCTION} lines", long_functions()),
        Count("functions that are too complex", complex_functions()),
        Count("functions and constants that only their module uses, without an underscore", public_names()),
    ]


def main() -> int:
    """Count, and print what was found."""
    parser = argparse.ArgumentParser(description="Count how the house stands against its aims.")
    parser.add_argument("--check", action="store_true", help="fail where an aim is missed, and list only that")
    wanted = parser.parse_args()
    found = counts()
    for count in found:
        print(f"{len(count.found)} {count.what}; the aim is at most {count.aim}{'' if count.kept else ': MISSED'}")
        for line in count.found if not (wanted.check and count.kept) else ():
            print(f"    {line}")
    return 1 if wanted.check and not all(count.kept for count in found) else 0


if __name__ == "__main__":
    raise SystemExit(main())
