"""A PostgreSQL for tests: the one that WESTKINGDOM_POSTGRESQL names, or one of our own that lives as long as the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

GIVEN = os.environ.get("WESTKINGDOM_POSTGRESQL", "")


def binaries() -> Path | None:
    """Where the programs of the newest PostgreSQL server of this machine are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return None if named is None else Path(named).parent


def missing() -> str:
    """Why there is no PostgreSQL to test with; empty if there is one."""
    if GIVEN or binaries() is not None:
        return ""
    return "no PostgreSQL server is installed (apt-get install postgresql, or WESTKINGDOM_POSTGRESQL=postgresql://…)"


@contextmanager
def server() -> Iterator[str]:
    """Give the address of a server; our own listens on a socket in a folder of its own, and nowhere else."""
    if GIVEN:
        yield GIVEN
        return
    programs = binaries()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="wk-pg-"))
    as_user: list[str] = []
    if os.geteuid() == 0:  # the server refuses to run as root
        as_user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
    data = str(folder / "data")
    control = [*as_user, str(programs / "pg_ctl"), "-D", data, "-w"]
    settings = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
    made_so = ["-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]
    run([*as_user, str(programs / "initdb"), "-D", data, *made_so])
    run([*control, "-o", settings, "-l", str(folder / "log"), "start"])
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        run([*control, "-m", "fast", "stop"])
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str]) -> None:
    """Run a program quietly; if it fails, say what it said."""
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
