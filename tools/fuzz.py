"""Let schemathesis ask a server everything that its schema allows, and much that it does not.

The server has a file of its own, and a table at which a game goes on; its secret is sent along, so that most questions
get beyond the door. The checks that are left out are named below, with why. It returns what schemathesis returns: 0 if
nothing was found.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kit import ROOT
from tests.kit.server.serving import GENEROUS, Player, begun, in_thread, play_on

LEFT_OUT = {
    "ignored_auth": "a stranger may ask what is offered, make tables and join them",
}
CONFIG = """
[parameters]
"path.table" = "{table}"
"path.revision" = 30
"""
"""A table and a moment that are there: what is answered for others tests/server/test_fuzz_http.py asks."""
MANY_IMPORTS = 8
"""So that no import is refused because others wait."""


def command(program: str, host: Player, config: Path, examples: int, seed: int) -> list[str]:
    """What runs schemathesis."""
    return [
        program,
        f"--config-file={config}",
        "run",
        f"{host.served.url}/docs/openapi.json",
        f"--header=Authorization: Bearer {host.token}",
        f"--max-examples={examples}",
        f"--seed={seed}",
        f"--exclude-checks={','.join(LEFT_OUT)}",
        "--exclude-path-regex=/socket$",
        "--phases=examples,coverage,fuzzing",
        "--suppress-health-check=all",
        "--generation-database=none",
        "--continue-on-failure",
    ]


def main() -> int:
    """Start a server, prepare a table, and let schemathesis ask."""
    parser = argparse.ArgumentParser(description="Ask the server everything that its schema allows, and more.")
    parser.add_argument("--schemathesis", default="schemathesis", help="the program, from an environment of its own")
    parser.add_argument("--examples", type=int, default=60, help="questions of each kind (60)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limits = replace(GENEROUS, imports=MANY_IMPORTS)
        with in_thread(Path(folder) / "tables.sqlite3", limits) as served:
            players = begun(served, practice=True)
            play_on(players, 60, random.Random(1))
            host = players[0]
            config = Path(folder) / "schemathesis.toml"
            config.write_text(CONFIG.format(table=host.table), encoding="utf-8")
            there = {**os.environ, "PYTHONPATH": str(ROOT / "tools"), "SCHEMATHESIS_HOOKS": "fuzz_hooks"}
            told = command(asked.schemathesis, host, config, asked.examples, asked.seed)
            status = subprocess.run(told, env=there, cwd=folder, check=False).returncode
            said = [line for line in served.log if "Invalid HTTP request" not in line]
    if said:
        print("The server had to say:", *said, sep="\n")
    return status or int(bool(said))


if __name__ == "__main__":
    sys.exit(main())
