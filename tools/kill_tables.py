"""Kill a process that writes tables, many times, and check that all it acknowledged is there: see --help."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kit.server import kills as server
from tests.kit.table import kills as tables


def main() -> None:
    """Read the command line, kill, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", help="a file or a postgresql: address; a temporary file without it")
    parser.add_argument("--server", action="store_true", help="kill a server at which clients play, who must come back")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        survive = server.survive if asked.server else tables.survive
        found = survive(asked.database or str(Path(folder) / "tables.sqlite3"), asked.kills, asked.seed)
    print(f"{asked.kills} kills: all of {found} acknowledged actions were found again, every table at its digest.")


if __name__ == "__main__":
    main()
