"""Nothing acknowledged is ever lost, however the process ends; `tools/kill_tables.py` does this 200 times."""

from __future__ import annotations

from tests.kit.table.kills import survive


def test_what_was_acknowledged_is_there_after_a_kill(database: str) -> None:
    assert survive(database, 8 if database.startswith("postgresql:") else 12) > 100
