"""westkingdom replay: the chronicle and scores of a saved game, a position of it, or its events."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westkingdom as wk
from tests.kit.cli import run


@pytest.mark.parametrize(
    ("saved", "deed"), [("viscounts", "plays"), ("architects", "places a worker")], indirect=["saved"]
)
def test_replay_tells_the_chronicle_and_the_scores(saved: Path, deed: str) -> None:
    result = run("replay", str(saved), "--plain")
    assert result.exit_code == 0
    for text in ("Round 1: ", deed, "Final scores", "Total: Ann", "wins with"):
        assert text in result.stdout
    assert "every step is legal, and the last one gives the saved state" in result.stdout


@pytest.mark.parametrize(
    ("saved", "shown"),
    [("viscounts", "The board, clockwise"), ("architects", "Apprentices beside the Workshop")],
    indirect=["saved"],
)
def test_replay_to_a_decision_shows_the_position(saved: Path, shown: str) -> None:
    result = run("replay", str(saved), "--to", "30")
    assert result.exit_code == 0
    assert "Replayed 30 decisions: every step is legal." in result.stdout
    assert shown in result.stdout
    assert "Final scores" not in result.stdout


@pytest.mark.parametrize(("saved", "begin"), [("viscounts", "pick-pair"), ("architects", "deal")], indirect=["saved"])
def test_replay_gives_events_as_data(saved: Path, begin: str) -> None:
    events = [json.loads(line) for line in run("replay", str(saved), "--events").stdout.splitlines()]
    assert events[0]["key"] == begin
    assert events[-1]["key"] == "game-over"


def test_replay_reads_a_bare_save(tmp_path: Path) -> None:
    (tmp_path / "bare.json").write_text(json.dumps(wk.new_game("viscounts", seats=2, seed=1).save()))
    assert "Replayed 0 decisions" in run("replay", str(tmp_path / "bare.json")).stdout
