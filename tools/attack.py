"""Attack a server as an outsider can while others play, and say what they met with: python tools/attack.py."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kit.server.attack import ELSEWHERE, FILES, Force, withstand


def main() -> int:
    """Read the command line, attack, and say what was found; 0 if every visitor was served within a second."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--heads", type=int, default=Force.heads)
    parser.add_argument("--bodies", type=int, default=Force.bodies)
    parser.add_argument("--strangers", type=int, default=Force.strangers)
    parser.add_argument("--per-second", type=int, default=Force.per_second, help="connections that are made anew")
    parser.add_argument("--files", type=int, default=FILES, help="open files that the server may have")
    parser.add_argument("--database", help="a file or a postgresql: address; a temporary file without it")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or str(Path(folder) / "tables.sqlite3")
        force = Force(asked.heads, asked.bodies, asked.strangers, asked.per_second)
        found = withstand(database, asked.seconds, force, asked.files)
    print(found.report())
    return int(found.unserved[ELSEWHERE] > 0 or max(found.waited) > 1)


if __name__ == "__main__":
    sys.exit(main())
