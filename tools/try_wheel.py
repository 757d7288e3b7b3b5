"""Install a wheel as a new user would, and play: python tools/try_wheel.py dist/*.whl, or --installed.

The environment is empty but for the wheel and what it needs, and the search path has neither a compiler nor Node. The
page must come, a table must be made over the network, and the text table must ask its first question, all with the
compiled engine.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import zipfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60
"""Seconds that a machine with much else to do may need for one step."""
NEEDED = (
    "westkingdom/server/static/index.html",
    "westkingdom/server/static/licences.txt",
    "westkingdom/_native_build/FINGERPRINT",
    "westkingdom/library/ledgers/index.json",
)
"""What a wheel must have besides the sources."""


def main() -> int:
    """Try a wheel, and say what was seen."""
    parser = argparse.ArgumentParser(description="Install a wheel into an empty environment, and play.")
    parser.add_argument("wheel", type=Path, nargs="?", help="the wheel to install")
    parser.add_argument("--installed", action="store_true", help="try what this Python has installed instead")
    parser.add_argument("--python", default=sys.executable, help="the Python that the environment is made with")
    options = parser.parse_args()
    if options.installed == (options.wheel is not None):
        parser.error("name a wheel, or say --installed")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        begun = time.monotonic()
        commands = Path(sys.executable).parent
        if options.wheel is not None:
            demand_contents(options.wheel)
            commands = install(options.wheel.resolve(), home, options.python)
        installed = time.monotonic()
        engine = play(commands, bare_environment(home, commands))
        print(f"{engine}: installed in {installed - begun:.0f} s, tried in {time.monotonic() - installed:.0f} s")
    return 0


def play(commands: Path, environment: dict[str, str]) -> str:
    """Play at the text table and over the network, and give what the program says of itself."""
    engine = said(commands, environment, "--version").strip()
    if "compiled" not in engine:
        raise SystemExit(f"The compiled engine does not run: {engine}")
    typed = said(commands, environment, "play", "viscounts", "--plain", "--bots", "random", typed="1\nquit\nn\n")
    if not re.search(r"^\s*1[.)]? ", typed, re.MULTILINE):
        raise SystemExit(f"The text table asks nothing:\n{typed}")
    with served(commands, environment) as address:
        demand_page(address)
        demand_table(address)
    return engine


def demand_contents(wheel: Path) -> None:
    """Refuse a wheel that lacks the client, the licences of what is in it, the compiled engine or the ledgers."""
    names = set(zipfile.ZipFile(wheel).namelist())
    for needed in NEEDED:
        if needed not in names:
            raise SystemExit(f"{wheel.name} has no {needed}")


def install(wheel: Path, home: Path, python: str) -> Path:
    """Install the wheel, and what it needs, into an empty environment; give the folder of its commands."""
    subprocess.run([python, "-m", "venv", str(home / "venv")], check=True)
    commands = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(commands / "python"), "-m", "pip", "install", "-q", "--only-binary", ":all:", str(wheel)]
    subprocess.run(pip, check=True, cwd=home)
    return commands


def bare_environment(home: Path, commands: Path) -> dict[str, str]:
    """An environment in which only what was installed can be found."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    return {**kept, "PATH": str(commands), "HOME": str(home), "XDG_DATA_HOME": str(home), "LOCALAPPDATA": str(home)}


def said(commands: Path, environment: dict[str, str], *words: str, typed: str = "") -> str:
    """What a command prints."""
    asked = [str(commands / "westkingdom"), *words]
    here = environment["HOME"]
    done = subprocess.run(
        asked, env=environment, cwd=here, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    if done.returncode:
        raise SystemExit(f"westkingdom {' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


@contextmanager
def served(commands: Path, environment: dict[str, str]) -> Iterator[str]:
    """A server on a free port."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serving = [str(commands / "westkingdom"), "serve", "--port", str(port)]
    with subprocess.Popen(
        serving, env=environment, cwd=environment["HOME"], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        if "http" not in server.stdout.readline():
            raise SystemExit("The server does not say where it is.")
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def demand_page(address: str) -> None:
    """Refuse a page that is not the client."""
    page = asked(address, "/").decode()
    scripts = [part.split('"')[0] for part in page.split('src="')[1:]]
    if not scripts:
        raise SystemExit(f"The page has no client:\n{page}")
    for script in scripts:
        asked(address, script)


def demand_table(address: str) -> None:
    """Make a table over the network and begin the game, which imports the rules."""
    made = json.loads(
        asked(address, "/api/tables", {"game": "architects", "seats": 2, "people": ["Ann"], "bots": ["random"]})
    )
    started = asked(address, f"/api/tables/{made['table']}/actions", {"do": "start"}, made["token"])
    if b"revision" not in started:
        raise SystemExit(f"The table does not begin: {started!r}")


def asked(address: str, path: str, body: dict[str, Any] | None = None, token: str = "") -> bytes:
    """What the server answers."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} if data else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    try:
        with urlopen(Request(address + path, data, headers), timeout=PATIENCE) as answer:
            answered: bytes = answer.read()
            return answered
    except URLError as mistake:
        raise SystemExit(f"{path}: {mistake}") from None


if __name__ == "__main__":
    raise SystemExit(main())
