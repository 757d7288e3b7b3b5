"""Every process plays the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.kit import ROOT
from tests.kit.laws.architects import golden as architects
from tests.kit.laws.golden import Record, read
from tests.kit.laws.mix import Mix
from tests.kit.laws.viscounts import golden as viscounts


def ends(records: list[Record], compared: list[tuple[Mix, int, int]]) -> list[str]:
    """The digests at the end of golden games, as the files have them."""
    known = {(record.get("mix", "base"), record["seats"], record["seed"]): record["end"] for record in records}
    return [known[mix.name, seats, seed] for mix, seats, seed in compared]


def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    """Nothing depends on the order of sets: two processes with different hash seeds agree with the golden games."""
    answers = []
    for hash_seed in ("0", "4242"):
        done = subprocess.run(
            [sys.executable, str(ROOT / "tools/golden.py"), "--digests"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        answers.append(json.loads(done.stdout))
    games = [*read(viscounts.GAMES), *read(viscounts.BOX_GAMES), *read(viscounts.SOLO_GAMES)]
    wanted = {
        "viscounts": ends(games, viscounts.COMPARED),
        "architects": ends([*read(architects.GAMES), *read(architects.SOLO_GAMES)], architects.COMPARED),
    }
    assert answers[0] == answers[1] == wanted
