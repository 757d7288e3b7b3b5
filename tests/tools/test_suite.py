"""CI runs every test: what lies around the engine once, everything else pure and compiled."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.kit import ROOT
from tools import suite
from tools.suite import AROUND, CANNOT_COMPILE, PAGE, SLOW, Suite

Run = tuple[str, tuple[str, ...], str]
"""Which engine, which arguments, and the name under which it is measured."""


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Run]:
    """What would have been run."""
    done: list[Run] = []

    def run(self: Suite, arguments: list[str], measured: str = "") -> int:
        done.append((os.environ["WESTKINGDOM_NATIVE"], tuple(arguments), measured))
        return 0

    monkeypatch.setattr(Suite, "run", run)
    monkeypatch.setattr(suite, "MEASURED", tmp_path)
    monkeypatch.setenv("WESTKINGDOM_NATIVE", "0")
    return done


def compiling(monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    """The compiler ends like that."""
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], status))


def kept(name: str, arguments: tuple[str, ...]) -> bool:
    """Does a run with these arguments reach this file or folder of tests?"""
    if all(argument.startswith("--ignore=") for argument in arguments):
        return f"--ignore=tests/{name}" not in arguments
    return f"tests/{name}" in arguments


def test_every_place_that_the_suite_names_is_there() -> None:
    """A folder that was renamed would silently be run in another way."""
    assert [name for name in [*AROUND, *PAGE, *SLOW] if not (ROOT / "tests" / name).exists()] == []


def test_pure_tests_of_engine_and_games_run_once(runs: list[Run]) -> None:
    assert Suite("2", []).pure() == 0
    assert [(engine, measured) for engine, _, measured in runs] == [("0", "pure"), ("0", "")]
    for name in [*SLOW, "engine", "viscounts", "architects", "library"]:
        assert [kept(name, arguments) for _, arguments, _ in runs].count(True) == 1, name
    assert not any(kept(name, arguments) for name in [*AROUND, *PAGE] for _, arguments, _ in runs)


def test_compiled_everything_runs_once(monkeypatch: pytest.MonkeyPatch, runs: list[Run]) -> None:
    compiling(monkeypatch, 0)
    assert Suite("2", []).native("somewhere") == 0
    assert [(engine, measured) for engine, _, measured in runs] == [("1", "around"), ("1", "")]
    for name in [*AROUND, *PAGE, *SLOW, "engine", "viscounts", "architects", "library"]:
        assert [kept(name, arguments) for _, arguments, _ in runs].count(True) == 1, name


def test_without_a_compiler_the_rest_runs_in_pure_python(
    monkeypatch: pytest.MonkeyPatch, runs: list[Run], capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever reads the log sees that the compiled engine was not tested."""
    compiling(monkeypatch, CANNOT_COMPILE)
    assert Suite("2", []).native("somewhere") == 0
    assert "NOT TESTED" in capsys.readouterr().out
    assert [(engine, measured) for engine, _, measured in runs] == [("0", "around"), ("0", "")]
    assert all(kept(name, arguments) for name in PAGE for _, arguments, measured in runs if not measured)
    assert not any(kept("engine", arguments) for _, arguments, _ in runs)


def test_an_engine_that_does_not_compile_is_a_failure(monkeypatch: pytest.MonkeyPatch, runs: list[Run]) -> None:
    compiling(monkeypatch, 1)
    assert Suite("2", []).native("somewhere") == 1
    assert runs == []


def test_single_tests_run_unmeasured(monkeypatch: pytest.MonkeyPatch, runs: list[Run]) -> None:
    compiling(monkeypatch, 0)
    wanted = ["tests/engine", "-k", "chance"]
    assert Suite("2", wanted).pure() == Suite("2", wanted).native("somewhere") == 0
    assert runs == [("0", tuple(wanted), ""), ("1", tuple(wanted), "")]
