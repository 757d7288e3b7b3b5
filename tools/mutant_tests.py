"""Which tests try a mutant, in which order, and the process for it: forked from a warm one, in a copy."""

from __future__ import annotations

import json
import os
import resource
import select
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("viscounts", "architects")
"""Each has its tests in a folder of its name."""
SHARED = (
    "tests/engine",
    "tests/library/test_saves.py",
    "tests/library/test_forged_saves.py",
    "tests/library/test_forged_saves_of_boxes.py",
    "tests/library/test_replay.py",
    "tests/library/test_public_api.py",
    "tests/library/test_corrections.py",
    "tests/bots/test_bots.py",
    "tests/terminal/test_solo.py",
)
"""Tests of what games share."""
LAWS = (
    "test_golden",
    "test_rotation",
    "test_out_of_turn",
    "test_lines",
    "test_castle_told",
    "test_scores",
    "test_conservation",
    "test_choices",
    "test_knowledge",
)
"""The laws that mutants are held against, those that find most first."""
LOADERS = ("components.py", "load.py", "abilities.py", "catalogue.py", "facts.py", "rules.py", "terms.py")
"""What these files do happens once for all games of a process, so that no single test can be told to have run it."""
EARLY = 3
"""So many files of laws come before all other tests that run the function."""
SPECIFIC = 40
"""So many tests are tried first: those that run the function and little else."""
FEW_FILES = 4
SECONDS_OF_A_TEST = 20
"""Whoever takes longer runs in circles; of the processor, since a busy machine is no fault."""
TABLES = {
    "promos": ("promos",),
    "solo": ("solo", "scheme"),
    "": ("base", "variable", "2", "3", "4", "5"),
}
"""By part of a game, words in the names of the laws' tests at whose tables it is played."""
MIXED = ("both", "promos", "boxes")
"""The same for expansions, besides the last word of their own names."""
MEMORY = 3 << 30
# The parent is warm, so that hypothesis was imported before pytest could look at it.
OPTIONS = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")

Reach = dict[str, list[str]]
"""By test: the functions of the games that it runs."""


class Watch:
    """Notes which functions of the games each test runs, and the tests that do not pass."""

    def __init__(self, package: Path) -> None:
        self.package = f"{package}{os.sep}"
        self.reach: Reach = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Watch one test."""
        seen: set[CodeType] = set()

        def entered(frame: FrameType, event: str, argument: object) -> None:
            seen.add(frame.f_code)

        sys.settrace(entered)
        yield
        sys.settrace(None)
        names = {self.name_of(code) for code in seen if code.co_filename.startswith(self.package)}
        self.reach[item.nodeid] = sorted(names)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that does not pass without a mutant says nothing."""
        if report.failed or report.skipped:
            self.failed.add(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Nor does a file that cannot be read in a copy of the tree."""
        if report.failed:
            self.failed.add(report.nodeid)

    def name_of(self, code: CodeType) -> str:
        """The file and the function, without what is defined in it."""
        return f"{code.co_filename.removeprefix(self.package)}::{code.co_qualname.split('.<locals>')[0]}"


class Trial:
    """Lets tests try a mutant in a given order; the first that fails has found it."""

    def __init__(self, order: list[str], laws: str, until: float) -> None:
        self.rank = {test: i for i, test in enumerate(order)}
        self.laws = laws
        self.until = until
        self.killer = ""
        self.tried = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that were chosen, in their order; of the laws those of one game."""
        if self.laws:
            items[:] = [item for item in items if is_law_of(item.nodeid, self.laws)]
        else:
            kept = [item for item in items if item.nodeid in self.rank]
            items[:] = sorted(kept, key=lambda item: self.rank[item.nodeid])

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """End a test that runs in circles, and begin none when the time is over."""
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_OF_A_TEST)
        yield
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if time.process_time() > self.until:
            item.session.shouldstop = "the time is over"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test, and note one that fails."""
        self.tried += report.when == "call"
        if report.failed:
            self.killer = self.killer or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A mutant that cannot even be imported is found as well."""
        if report.failed:
            self.killer = self.killer or f"import of {report.nodeid}"


def is_law_of(test: str, package: str) -> bool:
    """Is it a law that is held at a table where this game, or this box of it, is played?"""
    game, part, *_ = (*package.split("/"), "")
    if "breaks_the_law" in test or (f"[{game}" not in test and f"laws/{game}" not in test):
        return False
    _, _, table = test.partition("[")
    words = TABLES.get(part, (part.rpartition("_")[2], *MIXED))
    return not table or any(word in test for word in words)


def in_circles(signal_number: int, frame: FrameType | None) -> None:
    """End a test that takes too long."""
    raise TimeoutError


def copied_tree(where: Path) -> Path:
    """Copy what the tests of the games need: the tree itself is never touched."""
    leave = shutil.ignore_patterns("static", "screens", "*.so", ".hypothesis")
    for name in ("src", "tests", "tools", "docs"):
        shutil.copytree(ROOT / name, where / name, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", where)
    return where


def enter(tree: Path) -> None:
    """Let this process, which has not imported the games yet, find them in a copy of the tree, and be quiet."""
    os.environ["WESTKINGDOM_NATIVE"] = "0"
    os.chdir(tree)
    sys.path[:0] = [str(tree / "src"), str(tree)]
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)


def in_a_child(work: Any, seconds: float) -> dict[str, Any] | None:
    """Do something in a forked process and give what it gives; nothing if it takes longer, or dies."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        said: dict[str, Any]
        try:
            said = work()
        except BaseException:  # noqa: BLE001 - nothing may leave the child but what it says
            said = {"error": traceback.format_exc()}
        with os.fdopen(writing, "w") as out:
            json.dump(said, out)
        os._exit(0)
    os.close(writing)
    until = time.monotonic() + seconds
    heard = b""
    while True:
        ready, _, _ = select.select([reading], [], [], max(0.0, until - time.monotonic()))
        part = os.read(reading, 1 << 16) if ready else b""
        heard += part
        if not part:
            break
    if not ready:
        os.kill(child, signal.SIGKILL)
    os.close(reading)
    os.waitpid(child, 0)
    return json.loads(heard) if ready and heard else None


def test_files(tree: Path) -> list[str]:
    """The files of all tests that are tried one by one."""
    roots = [f"tests/{game}" for game in GAMES] + list(SHARED)
    out: list[str] = []
    for root in roots:
        path = tree / root
        found = [path] if path.is_file() else sorted(path.rglob("test_*.py"))
        out += [str(file.relative_to(tree)) for file in found]
    return out


def watched(tree: Path, files: list[str]) -> dict[str, Any]:
    """Run some test files and note what each test runs."""
    enter(tree)
    watch = Watch(tree / "src" / "westkingdom")
    pytest.main([*OPTIONS, "--continue-on-collection-errors", *files], plugins=[watch])
    kept = {test: names for test, names in watch.reach.items() if test not in watch.failed}
    return {"reach": kept, "failed": sorted(watch.failed)}


def reach_of(tree: Path, cache: Path) -> Reach:
    """What every test runs: kept in a file, and found again for test files that changed.

    For all if the file is removed.
    """
    kept = json.loads(cache.read_text()) if cache.exists() else {"files": {}}
    files = {name: sha256((tree / name).read_bytes()).hexdigest() for name in test_files(tree)}
    stale = [name for name, mark in files.items() if kept["files"].get(name, {}).get("digest") != mark]
    if stale:
        found = in_a_child(lambda: watched(tree, stale), 3600)
        if found is None or not found.get("reach"):
            raise SystemExit(f"the tests could not be run without a mutant: {found}")
        print(f"without a mutant {len(found['reach'])} tests pass, others are left out: {found['failed']}", flush=True)
        for name in stale:
            own = {test: names for test, names in found["reach"].items() if test.split("::")[0] == name}
            # A file of which no test passed is tried again at the next run.
            kept["files"][name] = {"digest": files[name] if own else "", "reach": own}
        cache.parent.mkdir(parents=True, exist_ok=True)
        cache.write_text(json.dumps(kept))
    return {test: names for name in files for test, names in kept["files"][name]["reach"].items()}


def trials(file: str, function: str, reach: Reach) -> list[tuple[list[str], list[str], str]]:
    """The trials of a mutant in their order: test files, tests in them, and the game whose laws they are."""
    game, *boxes = file.split("/")[:-1]
    package = "/".join((game, *boxes))
    wanted = f"{file}::{function}"
    tests = [test for test, names in reach.items() if wanted in names]
    own = f"tests/{game}/"
    if file.endswith(LOADERS) or not function or not tests:
        tests += [test for test in reach if test.startswith(own) and test not in set(tests)]
    tests.sort(key=lambda test: (not test.startswith(own), len(reach[test]), test))
    first: list[str] = []
    files: list[str] = []
    for test in tests:
        name = test.split("::")[0]
        if len(first) < SPECIFIC and (name in files or len(files) < FEW_FILES):
            first.append(test)
            files += [] if name in files else [name]
    chosen = set(first)
    rest = [test for test in tests if test not in chosen]
    laws = [f"tests/laws/{where}{law}.py" for law in LAWS for where in ("", f"{game}/")]
    there = [name for name in laws if (ROOT / name).exists()]
    others = list(dict.fromkeys(test.split("::")[0] for test in rest))
    return [(files, first, ""), (there[:EARLY], [], package), (others, rest, ""), (there[EARLY:], [], package)]


def tried(tree: Path, plan: list[tuple[list[str], list[str], str]], seconds: float) -> dict[str, Any]:
    """Let tests try what is in this tree until one fails; say which, or how many did not."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, in_circles)
    sys.dont_write_bytecode = True
    enter(tree)
    until = time.process_time() + seconds
    n = 0
    for files, order, laws in plan:
        if time.process_time() > until:
            return {"killer": "", "tried": n, "cut": True}
        if files:
            trial = Trial(order, laws, until)
            pytest.main([*OPTIONS, "-x", "--tb=no", "--timeout=0", *files], plugins=[trial])
            n += trial.tried
            if trial.killer:
                return {"killer": trial.killer, "tried": n}
    return {"killer": "", "tried": n}
