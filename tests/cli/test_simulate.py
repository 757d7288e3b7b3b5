"""westkingdom simulate: a report in words or as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from tests.kit.cli import BOTH, process, run


def test_simulate_reports_in_words() -> None:
    result = run("simulate", "viscounts", "--games", "3", "--seats", "3")
    assert result.exit_code == 0
    assert "3 games of viscounts" in result.stdout


def test_simulate_with_boxes_and_promotional_cards() -> None:
    result = run("simulate", "viscounts", "--games", "2", "--promos", *BOTH)
    assert "2 games of viscounts with gates-of-gold and keeper-of-keys and promos, 2 seats" in result.stdout
    assert "outsiders " in result.stdout
    data = json.loads(run("simulate", "viscounts", "--games", "1", "--with", "keeper-of-keys", "--json", "-").stdout)
    assert (data["expansions"], data["options"], data["errors"]) == (["keeper-of-keys"], {}, 0)


def test_simulate_architects_with_six_and_all_options() -> None:
    mix = ["--with", "works-of-wonder", "--promos", "--setup", "variable", "--characters", "choose", "--purge"]
    result = run("simulate", "architects", "--games", "1", "--seats", "6", *mix)
    assert result.exit_code == 0
    assert "1 games of architects with works-of-wonder" in result.stdout
    assert "cathedral " in result.stdout
    data = json.loads(run("simulate", "architects", "--games", "1", "--starting-apprentice", "--json", "-").stdout)
    assert (data["expansions"], data["options"], data["errors"]) == ([], {"starting_apprentice": True}, 0)


def test_simulate_writes_json_to_standard_output_alone() -> None:
    done = process("simulate", "viscounts", "--games", "4", "--jobs", "2", "--bots", "random,random", "--json", "-")
    data = json.loads(done.stdout)
    assert data["games"] == 4
    keys = {"games", "decisions", "seconds", "decisions_per_second", "scores", "wins", "errors", "compiled"}
    assert keys <= set(data)
    assert (done.returncode, done.stderr) == (0, "")


def test_simulate_writes_json_to_a_file(tmp_path: Path) -> None:
    result = run("simulate", "viscounts", "--games", "2", "--json", str(tmp_path / "report.json"))
    assert result.exit_code == 0
    assert json.loads((tmp_path / "report.json").read_text())["games"] == 2
    assert "2 games" in result.stdout
