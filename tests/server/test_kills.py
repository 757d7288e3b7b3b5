"""Nothing acknowledged is ever lost; `python tools/kill_tables.py --server --kills 200` does it for longer."""

from tests.kit.server.kills import survive


def test_a_killed_server_loses_nothing_and_everybody_comes_back(database: str) -> None:
    assert survive(database, kills=3) > 20
