"""An outsider cannot use the server up; `python tools/attack.py` does it for longer, and looks at the clock."""

from __future__ import annotations

import resource
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.server.attack import Force, at_rest, handles, most_handles, until, withstand
from tests.kit.server.plain import Plain
from tests.kit.server.serving import begun, in_process

OWN_FILES = 4096
"""Open files of the test itself, which is both the attacker and the visitors."""
ROUNDS = 2000

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="open files are counted through /proc")


@pytest.fixture
def many_files() -> None:
    """Let this process open many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < OWN_FILES:
        pytest.skip(f"this machine allows only {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, OWN_FILES), hard))


@pytest.mark.usefixtures("many_files")
def test_heads_bodies_and_strangers_without_end_keep_nobody_out_and_leave_nothing_over(tmp_path: Path) -> None:
    """1,000 heads that never end, 200 slow bodies and 900 strangers' sockets, at a server with 1,024 open files.

    Visitors from another address and from the attacker's own are all served, and a bot moves whenever it is asked.
    """
    found = withstand(tmp_path / "tables.sqlite3", seconds=5, force=Force(1000, 200, 900))
    assert not found.unserved, found.report()
    assert found.waited
    assert found.moves
    for before, after in (found.sockets, found.files, found.threads):
        assert after <= before, found.report()


def test_two_thousand_sockets_that_come_and_go_leave_nothing_over(tmp_path: Path) -> None:
    with in_process(tmp_path / "tables.sqlite3") as served:
        players = begun(served)

        def come_and_go(times: int) -> None:
            for number in range(times):
                with closing(Plain(players[number % 2])) as one:
                    assert one.frame()[0] == 1

        come_and_go(40)
        before = at_rest(served.pid)
        come_and_go(ROUNDS)

        def nothing_left() -> bool:
            return all(now <= then for now, then in zip(at_rest(served.pid), before, strict=True))

        assert until(nothing_left), (before, at_rest(served.pid))
        assert handles(served.pid) <= most_handles(served.pid)
