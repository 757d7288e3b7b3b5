"""What is wrong on the command line, or in a file that it is given, is said in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.cli import run


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "--seats", "5"], "cannot be played with 5 seats"),
        (["play", "--seats", "1000000000"], "cannot be played with 1000000000 seats"),
        (["play", "--seats", "-1"], "cannot be played with -1 seats"),
        (["play", "--seats", "two"], "'two' is not a valid integer"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "--with", "gates"], "has no box 'gates' here; the boxes are: gates-of-gold, keeper-of-keys"),
        (["play", "--load", "x.json", "--promos"], "leave these out"),
        (["play", "--load", "x.json", "--with", "gates-of-gold"], "leave these out"),
        (["simulate", "viscounts", "--with", "keys"], "has no box 'keys'"),
        (["cards", "viscounts", "--with", "moon"], "has no box 'moon'"),
        (["cards", "viscounts", "king's order", "--with", "keeper-of-keys"], "There is no card called “king's order”"),
        (["about", "chess"], "unexpected extra argument"),
        (["play", "architects", "--seats", "6"], "it takes 2, 3, 4, 5; with works-of-wonder also 6"),
        (["play", "architects", "--seats", "7", "--with", "works-of-wonder"], "it takes 2, 3, 4, 5, 6."),
        (
            ["play", "architects", "--with", "gates-of-gold"],
            "has no box 'gates-of-gold' here; the boxes are: works-of-",
        ),
        (["play", "architects", "--setup", "odd"], "«setup» is one of standard, variable, not 'odd'"),
        (["play", "architects", "--characters", "choose"], "--characters means something only with --setup variable"),
        (["play", "architects", "--setup", "variable", "--characters", "odd"], "one of random, choose, not 'odd'"),
        (["play", "viscounts", "--setup", "variable"], "Viscounts of the West Kingdom is not played with --setup"),
        (["play", "--load", "x.json", "--purge"], "leave these out"),
        (["simulate", "viscounts", "--starting-apprentice"], "is not played with --starting-apprentice"),
        (["simulate", "architects", "--seats", "1"], "cannot be played with 1 seats"),
        (["cards", "architects", "tavren"], "Did you mean Tavern"),
        (["cards", "architects", "abbot"], "There is no card called “abbot”"),
        (["cards", "architects", "manor", "--promos"], "There is no card called “manor”"),
        (["rules", "AB-8000"], "There is no rule AB-8000"),
        (["play", "--bots", "deep-blue"], "There is no bot 'deep-blue'"),
        (["play", "--bots", "random,random,random", "--seats", "2"], "There are 3 bots, but only 2 seats"),
        (["play", "--players", "Ann,bot:deep-blue"], "There is no bot 'deep-blue'"),
        (["play", "--bots", ""], "There is no bot ''"),
        (["play", "--players", "Ann,bot:"], "There is no bot ''"),
        (["play", "--players", "Ann"], "cannot be played with 1 seats"),
        (["play", "--players", "Ann,Ann"], "Every player needs a name of their own"),
        (["play", "--players", "Ann,"], "A player's name has 1 to 20 letters"),
        (["play", "--players", "Ann,\x1b[2J"], "A player's name has 1 to 20 letters"),
        (["play", "--players", "Ann,Bob", "--seats", "3"], "names 2 players, but --seats asks for 3"),
        (["play", "--players", "Ann,Bob", "--bots", "random"], "Use --players or --bots, not both"),
        (["play", "--load", "nowhere.json"], "cannot be read: No such file"),
        (["play", "--load", "."], "cannot be read: Is a directory"),
        (["play", "--load", "x.json", "--seats", "3"], "leave these out"),
        (["play", "--save", "nowhere/x.json"], "The folder nowhere does not exist"),
        (["play", "--save", "."], "is a folder"),
        (["play", "--data", "nowhere.json"], "No such file"),
        (["play", "--colour"], "No such option '--colour'"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "viscounts", "--seats", "1"], "cannot be played with 1 seats"),
        (["simulate", "viscounts", "--ruling", "GG-049"], "--ruling takes RULE=READING, as in GG-049=transcribed"),
        (["simulate", "viscounts", "--ruling", "GG-049=ribbons"], "means something only with gates-of-gold"),
        (["simulate", "architects", "--ruling", "AB-105=never"], "«AB-105» is one of visit, capture, not 'never'"),
        (["play", "architects", "--ruling", "GG-049=ribbons"], "the rulings are: AB-105, WW-110, WW-373, WW-253"),
        (["play", "--load", "x.json", "--ruling", "GG-049=ribbons"], "leave these out"),
        (["simulate", "viscounts", "--games", "0"], "at least 1 for games"),
        (["simulate", "viscounts", "--jobs", "0"], "at least 1 for jobs"),
        (["simulate", "viscounts", "--bots", "x"], "There is no bot 'x'"),
        (["simulate", "viscounts", "--bots", ""], "There is no bot ''"),
        (["simulate", "viscounts", "--bots", "random,random,random"], "There are 3 bots, but only 2 seats"),
        (["simulate", "viscounts", "--json", "nowhere/x.json"], "The folder nowhere does not exist"),
        (["replay", "nowhere.json"], "cannot be read"),
        (["cards"], "Missing argument 'GAME'"),
        (["cards", "chess"], "There is no game 'chess'"),
        (["cards", "viscounts", "abott"], "Did you mean Abbot"),
        (["rules", "VB-8000"], "There is no rule VB-8000"),
        (["rules", "nonsense"], "There is no rule nonsense"),
        (["serve-me"], "No such command 'serve-me'"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(args: list[str], sentence: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "it is not JSON"),
        ("{", "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ("[]", "not a saved game"),
        ('{"westkingdom-table": 7}', "format 7"),
        ('{"westkingdom-table": 1}', "not a saved game"),
        ('{"westkingdom": 99}', "format 99"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]], ids=["replay", "load"])
def test_a_damaged_file_is_refused(tmp_path: Path, command: list[str], content: str, sentence: str) -> None:
    (tmp_path / "x.json").write_text(content)
    result = run(*command, str(tmp_path / "x.json"))
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert sentence in result.stderr


def test_a_changed_save_is_refused(saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["game"]["state"]["round"] += 1
    saved.write_text(json.dumps(data))
    result = run("replay", str(saved))
    assert result.exit_code == 2
    assert "its seal does not fit" in result.stderr


def test_a_save_with_names_that_cannot_be_shown_gets_plain_ones(saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["names"] = ["\x1b[2J", "Bob"]
    saved.write_text(json.dumps(data))
    assert "Total: Player 1" in run("replay", str(saved), "--plain").stdout


def test_a_save_with_an_unknown_bot_is_refused(saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["bots"] = ["", "deep-blue"]
    saved.write_text(json.dumps(data))
    result = run("play", "--load", str(saved))
    known = "random, novice, apprentice, journeyman, master, grandmaster"
    assert (result.exit_code, result.stderr) == (2, f"There is no bot 'deep-blue'; the bots are {known}.\n")


def test_binary_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\xff\xfe\x00")
    assert "it is not text" in run("replay", str(tmp_path / "x.json")).stderr
