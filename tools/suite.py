"""Run the tests as CI does, and say how much of the source they reach: python tools/suite.py pure|native|report.

`pure` runs the tests of engine and games in pure Python, `native` all tests with the compiled engine; `report` puts
what both have measured into one table. What lies around the engine does not depend on its build, and is tested once,
with the compiled engine if there is one. Each part runs measured where something can be learned from it, and as fast as
it can elsewhere: see docs/decisions/0020-coverage-is-of-the-pure-engine.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEASURED = ROOT / "build" / "coverage"
CANNOT_COMPILE = 3
"""What tools/native.py returns on a machine without a compiler."""
NO_TESTS = 5
"""What pytest returns when a selection is empty: a single file that was asked for is in one part only."""

AROUND = ["server", "table", "terminal", "cli", "speech", "docs", "tools"]
"""Folders of tests of what lies around the engine."""
PAGE = ["web"]
"""Tests in a browser, of what lies around too.

They reach what those of the server reach, and should not wait for more.
"""
SLOW = [
    "laws/architects",
    "laws/viscounts",
    "laws/test_choices.py",
    "laws/test_copies_and_saves.py",
    "laws/test_knowledge.py",
    "laws/test_out_of_turn.py",
    "laws/test_rotation.py",
    "bots/test_level_games.py",
]
"""Whole games at random and of searching bots: they repeat what others reach, for minutes, longer if measured."""


def main() -> int:
    """Run one part of the suite."""
    parser = argparse.ArgumentParser(description="Run the tests as CI does.")
    parser.add_argument("part", choices=("pure", "native", "report"))
    parser.add_argument("--jobs", default="2", help="how many processes run tests")
    parser.add_argument("--native", default="build/native", help="the folder of the compiled engine")
    parser.add_argument("tests", nargs=argparse.REMAINDER, help="only these, as pytest takes them, unmeasured")
    options = parser.parse_args()
    if options.part == "report":
        return report()
    suite = Suite(options.jobs, options.tests)
    return suite.pure() if options.part == "pure" else suite.native(options.native)


class Suite:
    """The parts of the suite; each returns 0 if all tests passed."""

    def __init__(self, jobs: str, tests: list[str]) -> None:
        self.jobs = jobs
        self.tests = tests

    def pure(self) -> int:
        """Run the chapters of the games measured, and what is slow as it is."""
        os.environ["WESTKINGDOM_NATIVE"] = "0"
        if self.tests:
            return self.run(self.tests)
        forget("pure")
        return self.run(leaving_out([*AROUND, *PAGE, *SLOW]), measured="pure") or self.run(paths(SLOW))

    def native(self, folder: str) -> int:
        """Compile, and run everything; on a machine that cannot compile only what was not run yet."""
        status = subprocess.run([sys.executable, "tools/native.py", folder], cwd=ROOT, check=False).returncode
        if status == CANNOT_COMPILE:
            say("compiled engine: NOT TESTED, this machine cannot compile it (see above)")
        elif status:
            return status
        else:
            say("compiled engine: testing")
        os.environ["WESTKINGDOM_NATIVE"] = "0" if status else "1"
        if self.tests:
            return self.run(self.tests)
        forget("around")
        return self.run(paths(AROUND), measured="around") or self.run(paths(PAGE) if status else leaving_out(AROUND))

    def run(self, arguments: list[str], measured: str = "") -> int:
        """Run pytest, under coverage if the part has a name."""
        command = [sys.executable, "-m", "pytest", "-n", self.jobs, *arguments]
        if measured:
            data = MEASURED / measured
            data.mkdir(parents=True, exist_ok=True)
            os.environ["COVERAGE_FILE"] = str(data / "data")
            command[1:2] = ["-m", "coverage", "run", "-m"]
        say("$ " + " ".join(command[1:]))
        status = subprocess.run(command, cwd=ROOT, check=False).returncode
        return 0 if status == NO_TESTS and self.tests else status


def report() -> int:
    """Put together what was measured and print it; fails if it is less than pyproject.toml asks for."""
    parts = [str(MEASURED / part) for part in ("pure", "around")]
    os.environ["COVERAGE_FILE"] = str(MEASURED / "data")
    coverage = [sys.executable, "-m", "coverage"]
    combined = subprocess.run([*coverage, "combine", "--keep", "-q", *parts], cwd=ROOT, check=False).returncode
    return combined or subprocess.run([*coverage, "report"], cwd=ROOT, check=False).returncode


def paths(names: list[str]) -> list[str]:
    """Folders and files of tests as pytest takes them."""
    return [f"tests/{name}" for name in names]


def leaving_out(names: list[str]) -> list[str]:
    """Everything but these folders and files."""
    return [f"--ignore=tests/{name}" for name in names]


def forget(part: str) -> None:
    """Remove what an earlier run of this part has measured."""
    for old in (MEASURED / part).glob("*"):
        old.unlink()


def say(text: str) -> None:
    """Print before whatever the next program prints."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
