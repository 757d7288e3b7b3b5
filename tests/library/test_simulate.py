"""A simulation counts exactly, reports the same with any number of jobs, and does not hide faults."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import westkingdom as wk
from westkingdom.bots import BOTS, RandomBot
from westkingdom.bots.playout import playout
from westkingdom.engine.chance import stream_key
from westkingdom.library.simulate import Plan, Report, new_tally, play_one, simulate

TIMED = ("seconds", "decisions_per_second", "jobs")


def counted(report: Report) -> dict[str, Any]:
    """The report without what the clock says."""
    return {name: value for name, value in report.data().items() if name not in TIMED}


@pytest.fixture(scope="module", params=wk.GAMES)
def report(request: pytest.FixtureRequest) -> Report:
    return simulate(request.param, seats=3, games=12, seed=5)


def test_the_report_has_the_public_names(report: Report) -> None:
    data = report.data()
    for name in ("games", "decisions", "seconds", "decisions_per_second", "scores", "wins", "errors", "compiled"):
        assert name in data
    assert json.loads(json.dumps(data)) == data
    assert data["games"] == 12
    assert data["errors"] == 0
    assert data["compiled"] == wk.COMPILED
    assert data["stopped"] is None


def test_scores_are_those_of_the_games(report: Report) -> None:
    totals: list[list[int]] = [[], [], []]
    debts: list[int] = []
    rounds: list[int] = []
    for number in range(12):
        game = replayed(report.plan.game, number)
        rounds.append(int(str(game.view(None)["round"])))
        for sheet in game.scores:
            totals[sheet.seat].append(sheet.total)
        debts.append(dict(game.scores[0].lines)["debts"])
    data: dict[str, Any] = report.data()
    for seat in range(3):
        score = data["scores"][seat]
        assert score["mean"] == round(sum(totals[seat]) / 12, 2)
        assert (score["min"], score["max"]) == (min(totals[seat]), max(totals[seat]))
    assert data["scores"][0]["lines"]["debts"] == round(sum(debts) / 12, 2)
    assert data["rounds"] == round(sum(rounds) / 12, 2)


def replayed(name: str, number: int) -> wk.Game:
    """Game `number` of the report, played by the way that the documentation says."""
    seed = stream_key(5, f"game {number}")
    game = wk.new_game(name, seats=3, seed=seed)
    playout(game, seed)
    return game


def test_every_game_has_one_victory_and_one_end(report: Report) -> None:
    data: dict[str, Any] = report.data()
    assert sum(data["wins"]["seats"]) == pytest.approx(12, abs=0.01)
    assert data["wins"]["bots"] == {"random": 12}
    assert sum(data["ends"].values()) == 12


def test_the_report_does_not_depend_on_the_number_of_jobs(report: Report) -> None:
    done: list[tuple[int, int]] = []
    parallel = simulate(
        report.plan.game, seats=3, games=12, seed=5, jobs=2, progress=lambda n, of: done.append((n, of))
    )
    assert counted(parallel) == counted(report)
    assert done[-1] == (12, 12)
    assert done == sorted(done)


def test_other_seeds_give_other_games(report: Report) -> None:
    assert simulate(report.plan.game, seats=3, games=12, seed=6).data()["decisions"] != report.data()["decisions"]


def test_the_text_says_the_scores_and_the_engine(report: Report) -> None:
    text = report.text()
    assert f"12 games of {report.data()['game']}, 3 seats" in text
    assert "errors: 0" in text
    assert ("compiled" if wk.COMPILED else "pure Python") in text
    assert f"{report.data()['decisions']} decisions" in text


class Spy:
    """A bot that looks at what it is shown."""

    seen: list[tuple[dict[str, Any], list[int]]] = []

    def __init__(self, seed: int) -> None:
        self.inner = RandomBot(seed)

    def choose(self, view: dict[str, object], options: list[int]) -> int:
        self.seen.append((view, options))
        return self.inner.choose(view, options)


@pytest.mark.parametrize("name", wk.GAMES)
def test_a_bot_is_shown_its_own_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setitem(BOTS, "spy", Spy)
    Spy.seen.clear()
    simulate(name, seats=2, games=2, bots=("spy", "random"))
    assert Spy.seen
    for view, options in Spy.seen:
        assert view["asked"]["seat"] == view["seat"]
        assert view["asked"]["options"] == options
        for player in view["players"]:
            assert (player["hand"] is not None) == (player["seat"] == view["seat"])
    assert {view["seat"] for view, _ in Spy.seen} == {0, 1}, "bots change seats from game to game"


def test_wins_are_counted_for_the_bot_and_shared_victories_are_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "other", Spy)
    data: dict[str, Any] = simulate("viscounts", seats=2, games=6, bots=("random", "other")).data()
    assert sum(data["wins"]["bots"].values()) == 6
    tally = new_tally(Plan("viscounts", 2, (), ("random", "other"), 0))
    outcome = wk.Outcome(winners=(0, 1), reason="poverty", totals=(3, 3))
    sheets = [wk.ScoreSheet(seat, [("debts", 3)]) for seat in (0, 1)]
    nobody = SimpleNamespace(opponent=-1)
    draw = SimpleNamespace(outcome=outcome, scores=sheets, decisions=5, round=2, settings=nobody)
    tally.count(cast(wk.Game, draw), ["random", "other"])
    assert [float(seat.wins) for seat in tally.seats] == [0.5, 0.5]
    assert {bot: float(wins) for bot, wins in tally.bot_wins.items()} == {"random": 0.5, "other": 0.5}


class Cheat:
    """A bot that plays what it may not."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: dict[str, object], options: list[int]) -> int:
        return -1


def test_a_fault_in_a_game_is_counted_with_its_seed_and_the_other_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    report = simulate("viscounts", seats=2, games=3, bots=("cheat",), seed=9)
    data: dict[str, Any] = report.data()
    assert (data["games"], data["errors"], data["stopped"]) == (0, 3, None)
    assert [failure["seed"] for failure in data["failures"]] == [stream_key(9, f"game {n}") for n in range(3)]
    assert data["failures"][0]["error"].startswith("UnknownOption: There is no option -1")
    assert "game 1, seed" in report.text()


class Impatient:
    """A bot that presses Ctrl-C in the third game."""

    games = 0

    def __init__(self, seed: int) -> None:
        self.inner = RandomBot(seed)
        Impatient.games += 1

    def choose(self, view: dict[str, object], options: list[int]) -> int:
        if Impatient.games > 2 * 2:
            raise KeyboardInterrupt
        return self.inner.choose(view, options)


def test_ctrl_c_gives_a_report_of_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "impatient", Impatient)
    monkeypatch.setattr(Impatient, "games", 0)
    report = simulate("viscounts", seats=2, games=10, bots=("impatient",))
    assert report.data()["games"] == 2
    assert report.stopped == "Interrupted: 8 of 10 games were not played."
    assert report.text().endswith("Interrupted: 8 of 10 games were not played.")


@pytest.fixture
def begins_what_hears_ctrl_c() -> Iterator[None]:
    """Tests in the background may ignore Ctrl+C, and processes inherit that, but not a handler."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("begins_what_hears_ctrl_c")
@pytest.mark.parametrize("processes", [2, 3, 5], ids=["as they begin", "as the first begins", "as they play"])
def test_ctrl_c_ends_all_processes_at_once_with_a_report(processes: int) -> None:
    """A terminal sends it to the whole group: this process, the one that begins others, and those that play."""
    command = [sys.executable, "-m", "westkingdom", "simulate", "viscounts", "--games", "100000", "--jobs", "2"]
    # Not measured, as processes that end at once have no time to write down where they were.
    there = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    there["PYTHONPATH"] = "src"
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=there, start_new_session=True
    ) as process:
        try:
            until(lambda: len(group_of(process.pid)) >= processes)
            os.killpg(process.pid, signal.SIGINT)
            said, complained = process.communicate(timeout=60)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, complained) == (130, "")
    assert said.strip().splitlines()[-1].startswith("Interrupted: ")
    until(lambda: not group_of(process.pid))


def group_of(pid: int) -> list[int]:
    """The processes of a group that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
            if int(fields[2]) == pid and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found


def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_worker_that_dies_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westkingdom.library.simulate.play_batch", die)
    report = simulate("viscounts", seats=2, games=4, jobs=2)
    assert report.data()["games"] == 0
    assert report.stopped is not None
    assert report.stopped.startswith("A worker process died")
    assert "4 of 4 games were not played" in report.stopped


def die(plan: Plan, numbers: range) -> None:
    """What a killed process does."""
    os._exit(1)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"bots": ("genius",)}, "There is no bot 'genius'; the bots are random"),
        ({"bots": ()}, "A simulation needs at least one bot"),
        ({"games": 0}, "A simulation needs at least 1 for games, not 0"),
        ({"jobs": 0}, "A simulation needs at least 1 for jobs, not 0"),
        ({"seats": 9}, "cannot be played with 9 seats"),
        ({"expansions": ("moon",)}, "has no box 'moon'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_what_would_be_right(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(wk.BadOptions, match=sentence.replace("(", r"\(")):
        simulate("viscounts", **{"seats": 2, **wrong})


BOXES = ("gates-of-gold", "keeper-of-keys")
OF_BOXES = {"outsiders", "builder_cards", "chest_tiles", "public_buildings"}


@pytest.mark.parametrize(
    ("name", "seats", "boxes", "options", "lines"),
    [
        ("viscounts", 2, BOXES, {}, OF_BOXES),
        ("viscounts", 2, BOXES, {"promos": True}, OF_BOXES),
        ("architects", 6, ("works-of-wonder",), {"setup": "variable", "promo_boards": True}, {"cathedral", "virtue"}),
        ("architects", 5, (), {"starting_apprentice": True, "promo_cards": True}, {"cathedral", "virtue"}),
    ],
)
def test_boxes_and_options_are_simulated(
    name: str, seats: int, boxes: tuple[str, ...], options: dict[str, Any], lines: set[str]
) -> None:
    """The games are those of the mix, with its lines of scoring, and the report names the mix."""
    data: dict[str, Any] = simulate(name, seats=seats, expansions=boxes, games=3, seed=8, **options).data()
    assert (data["expansions"], data["options"], data["errors"]) == (list(boxes), options, 0)
    assert lines < set(data["scores"][0]["lines"])
    decisions = 0
    for number in range(3):
        seed = stream_key(8, f"game {number}")
        game = wk.new_game(name, seats=seats, expansions=boxes, seed=seed, **options)
        playout(game, seed)
        decisions += game.decisions
    assert data["decisions"] == decisions


@pytest.mark.parametrize("name", wk.GAMES)
def test_a_simulated_game_can_be_played_again_from_its_number(name: str) -> None:
    plan = Plan(name, 2, (), ("random",), 1)
    first, second = new_tally(plan), new_tally(plan)
    play_one(plan, 7, first)
    play_one(plan, 7, second)
    assert first == second


def test_levels_play_in_simulations_and_beat_chance() -> None:
    """Even the weakest level wins most games against chance."""
    report = simulate("viscounts", seats=2, bots=["novice", "random"], games=6, seed=5)
    assert report.tally.failures == []
    assert report.tally.bot_wins["novice"] >= 5
