"""A commit says what it does in a line, and why below it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import commit_message

WHY = "Two readings of the rule gave two scores."
GOOD = f"Score links once\n\n{WHY}\n"


@pytest.mark.parametrize(
    "message", [GOOD, f"{'A' * 72}\n\n{WHY}", "Merge branch 'bar'", 'Revert "Score links once"', "fixup! Score links"]
)
def test_a_message_with_a_reason_is_good_and_so_is_what_git_writes(message: str) -> None:
    assert list(commit_message.faults(message)) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("", "empty"),
        (f"{'A' * 73}\n\n{WHY}", "73 characters"),
        (f"score links once\n\n{WHY}", "capital"),
        (f"Score links once.\n\n{WHY}", "full stop"),
        (f"Score links once\n{WHY}", "empty line"),
        ("Score links once", "why"),
        ("Score links once\n\nBecause.", "why"),
        ("Score links once\n\nCo-authored-by: Somebody Else <somebody.else@example.org>", "why"),
    ],
)
def test_a_fault_is_named(message: str, fault: str) -> None:
    (told,) = commit_message.faults(message)
    assert fault in told


@pytest.mark.parametrize(("message", "status"), [(GOOD, 0), ("Score links once\n", 1)])
def test_the_hook_reads_what_is_written_and_not_what_git_adds(tmp_path: Path, message: str, status: int) -> None:
    """Comments and the difference below the scissors are no reasons."""
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(f"{message}# On branch main, with many more words\n{commit_message.SCISSORS} --------\n+{WHY}\n")
    assert commit_message.main([str(file)]) == status


def test_all_commits_since_another_are_checked_but_merges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    git("commit", "--allow-empty", "-m", "Begin")
    git("tag", "before")
    git("commit", "--allow-empty", "-m", GOOD)
    git("checkout", "-b", "side", "before")
    git("commit", "--allow-empty", "-m", "Give no reason")
    git("merge", "main", "-m", "Merged, and no word more")
    monkeypatch.setattr(commit_message, "ROOT", tmp_path)
    assert commit_message.main(["--since", "before"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.endswith(": The body does not say why: Give no reason")


def test_either_a_file_or_a_ref_is_asked_for() -> None:
    with pytest.raises(SystemExit):
        commit_message.main([])
