"""One action out of many wins: whatever comes at once, revisions have no gap and nothing is done twice."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from tests.kit.table.house import asked, begun, options, revision_of, service
from westkingdom.table import By, Receipt, Refused, Storage, Tables, open_storage
from westkingdom.table.shown.past import Past


def storm(first: Tables, others: list[Tables], by: By, rounds: int) -> list[tuple[str, Receipt | str]]:
    """In each round four submissions at once: the same action twice, and two that conflict with it."""
    answers: list[tuple[str, Receipt | str]] = []
    lock = threading.Lock()

    def submit(tables: Tables, action: By, seat: int, option: int) -> None:
        answer: Receipt | str
        try:
            answer = tables.play(action, seat, option)
        except Refused as mistake:
            answer = mistake.message.key
        with lock:
            answers.append((action.nonce, answer))

    with ThreadPoolExecutor(8) as pool:
        for n in range(rounds):
            revision, seat, possible = revision_of(first, by), asked(first, by), options(first, by)
            jobs = []
            for i, mine in enumerate((0, 0, 1, 2)):
                action = By(by.table, by.token, revision, f"{n}-{mine}")
                tables = others[i % len(others)]
                jobs.append(pool.submit(submit, tables, action, seat, possible[mine % len(possible)]))
            for job in jobs:
                job.result()
    return answers


def demand_order(tables: Tables, by: By, answers: list[tuple[str, Receipt | str]]) -> None:
    """Every accepted action is there once, under its nonce, and the game is what the entries lead to."""
    storage = tables._storage
    entries = storage.entries(by.table, 0, 10_000)
    plays = [entry for entry in entries if entry.kind == "play"]
    assert [entry.revision for entry in entries] == list(range(1, len(entries) + 1))
    assert len({entry.nonce for entry in plays}) == len(plays)
    accepted = {(nonce, answer) for nonce, answer in answers if isinstance(answer, Receipt)}
    assert {(nonce, answer.revision) for nonce, answer in accepted} == {
        (entry.nonce, entry.revision) for entry in plays
    }
    refused = {answer for _, answer in answers if isinstance(answer, str)}
    assert refused <= {"refused-stale"}
    assert Past(storage, by.table).game(entries[-1].revision).digest() == plays[-1].digest


def test_1000_conflicting_and_double_submissions(storage: Storage) -> None:
    tables = service(storage)
    by = begun(tables, "architects", 5)
    answers = storm(tables, [tables], by, 250)
    assert len(answers) == 1000
    demand_order(tables, by, answers)
    plays = [entry for entry in storage.entries(by.table, 0, 10_000) if entry.kind == "play"]
    assert len(plays) == 250


def test_services_that_share_a_database_agree(database: str) -> None:
    """Two services, each with its own idea of the table, let one action win; only PostgreSQL allows two processes."""
    storage = open_storage(database)
    second = open_storage(database) if database.startswith("postgresql:") else storage
    one, two = service(storage), service(second, seed=2)
    by = begun(one)
    answers = storm(one, [one, two], by, 100)
    demand_order(one, by, answers)
    assert one.look(by, 0) == two.look(by, 0)
    if second is not storage:
        second.close()
    storage.close()


def test_many_tables_at_once(storage: Storage) -> None:
    """Tables do not wait for each other, and none takes what belongs to another."""
    tables = service(storage)
    some = [begun(tables) for _ in range(8)]

    def play(by: By) -> None:
        for n in range(15):
            action = By(by.table, by.token, revision_of(tables, by), str(n))
            tables.play(action, asked(tables, by), options(tables, by)[0])

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(play, some))
    for by in some:
        assert [entry.revision for entry in storage.entries(by.table, 0, 99)] == list(range(1, 18))


def test_an_invitation_used_by_many_at_once_seats_one(tables: Tables) -> None:
    given = tables.create("viscounts", seats=2, people=["Ann"])
    host = By(given.table, given.token)
    link = tables.invite(host, 1).token
    seated: list[str] = []

    def join(n: int) -> None:
        try:
            seated.append(tables.join(By(host.table, ""), link, f"Guest {n}").token)
        except Refused:
            return

    with ThreadPoolExecutor(16) as pool:
        list(pool.map(join, range(40)))
    assert len(seated) == 1


FIRST = """
from concurrent.futures import ThreadPoolExecutor
import sys
import westkingdom as wk
sys.setswitchinterval(1e-5)
with ThreadPoolExecutor(4) as pool:
    games = list(pool.map(lambda n: wk.new_game("viscounts", seats=2, expansions=wk.GAMES["viscounts"].expansions, seed=1), range(4)))
assert len({game.digest() for game in games}) == 1
"""


def test_threads_may_begin_the_first_game_of_a_process_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
