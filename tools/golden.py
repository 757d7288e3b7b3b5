"""Make the golden files of tests/golden anew: games with their digests, and tree counts, of both games.

    python tools/golden.py            say what would change
    python tools/golden.py --write    write the files
    python tools/golden.py --digests  print the digests at the end of a few games, to compare processes and builds

Write them only when the rules or the shape of the state changed on purpose, and say so in the commit.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.kit.laws.architects import golden as architects
from tests.kit.laws.golden import read, write
from tests.kit.laws.viscounts import golden as viscounts


def main() -> int:
    """Compare or write the golden files."""
    parser = argparse.ArgumentParser(description="golden games and tree counts")
    parser.add_argument("--write", action="store_true", help="write the files")
    parser.add_argument("--digests", action="store_true", help="print the digests at the end of a few games")
    arguments = parser.parse_args()
    if arguments.digests:
        print(json.dumps({"viscounts": viscounts.end_digests(), "architects": architects.end_digests()}))
        return 0
    changes = 0
    made = {
        viscounts.GAMES: viscounts.make_games(),
        viscounts.TREES: viscounts.make_tree_counts(),
        viscounts.BOX_GAMES: viscounts.make_box_games(),
        viscounts.BOX_TREES: viscounts.make_box_tree_counts(),
        viscounts.SOLO_GAMES: viscounts.make_solo_games(),
        viscounts.SOLO_TREES: viscounts.make_solo_tree_counts(),
        architects.GAMES: architects.make_games(),
        architects.SOLO_GAMES: architects.make_solo_games(),
        architects.TREES: architects.make_tree_counts(),
    }
    for path, records in made.items():
        before = read(path) if path.exists() else []
        changed = [record for record in records if record not in before]
        changes += len(changed) + len([record for record in before if record not in records])
        print(f"{path.name}: {len(records)} records, {len(changed)} new or changed")
        if arguments.write:
            write(path, records)
    return 0 if arguments.write or not changes else 1


if __name__ == "__main__":
    sys.exit(main())
