"""The command line as it is typed: within the process of the test, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from click.testing import CliRunner, Result

from westkingdom.cli import main

BOTH = ["--with", "gates-of-gold", "--with", "keeper-of-keys"]


def run(*args: str, typed: str = "") -> Result:
    """Run the command line here, with what is typed while it runs."""
    return CliRunner().invoke(main, list(args), input=typed)


def process(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process, with what is typed and further variables of the environment."""
    return subprocess.run(
        [sys.executable, "-m", "westkingdom.cli", *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
        check=False,
    )
