"""Every process plays the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.laws.architects import golden as architects
from tests.laws.golden import read
from tests.laws.viscounts import golden as viscounts

ROOT = Path(__file__).resolve().parents[2]


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
    assert answers[0] == answers[1]
    files = {"viscounts": (viscounts.GAMES, viscounts.BOX_GAMES), "architects": (architects.GAMES,)}
    assert set(answers[0]) == set(files)
    for game, ends in answers[0].items():
        known = {record["end"] for path in files[game] for record in read(path)}
        assert len(ends) > 20
        assert set(ends) <= known
