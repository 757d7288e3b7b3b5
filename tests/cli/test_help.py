"""The command line says what it can do, and which version it is."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import westkingdom as wk
from tests.kit.cli import process, run

COMMANDS = ["play", "simulate", "replay", "guide", "cards", "rules", "about", "backup"]


@pytest.mark.parametrize("command", [[], *[[command] for command in COMMANDS]], ids=["", *COMMANDS])
def test_every_command_has_help_with_examples(command: list[str]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Examples:\n    westkingdom " in result.stdout


def test_without_a_command_help_is_shown() -> None:
    result = run()
    assert (result.exit_code, result.stdout) == (0, run("--help").stdout)


def test_the_version_says_which_engine_runs() -> None:
    engine = "compiled engine" if wk.COMPILED else "pure Python engine"
    assert run("--version").stdout == f"westkingdom {wk.__version__} ({engine})\n"
    assert "(pure Python engine)" in process("--version", WESTKINGDOM_NATIVE="0").stdout


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys; from westkingdom.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in ('rich', 'fluent', 'multiprocessing', 'westkingdom.viscounts.game') if m in sys.modules])"
    )
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_PROCESS")}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True, env=unmeasured
    )
    assert done.stdout.splitlines()[-1] == "[]"
