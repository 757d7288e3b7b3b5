"""The command line: every command does what its help says, and what is wrong is said in one sentence."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import westkingdom as wk
from tests.kit import ROOT
from tests.kit.rule import rule
from westkingdom.cli import main
from westkingdom.cli.play import ask_boxes
from westkingdom.library.files import table_data, write_table

COMMANDS = ["play", "simulate", "replay", "guide", "cards", "rules", "about", "backup"]
BOTH = ["--with", "gates-of-gold", "--with", "keeper-of-keys"]


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


def process(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "westkingdom.cli", *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.fixture
def saved(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A finished game of two, of Viscounts unless a test asks for another."""
    game = wk.new_game(getattr(request, "param", "viscounts"), seats=2, seed=12)
    luck = random.Random(1)
    while not game.over:
        game.play(luck.choice(game.decision.options))
    write_table(tmp_path / "game.json", table_data(game, ["Ann", "Bob"], ["", "random"]))
    return tmp_path / "game.json"


# --- help and version


@pytest.mark.parametrize("command", [[], *[[command] for command in COMMANDS]], ids=["", *COMMANDS])
def test_every_command_has_help_with_examples(command: list[str]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Examples:\n    westkingdom " in result.stdout


def test_without_a_command_help_is_shown() -> None:
    result = run()
    assert (result.exit_code, result.stdout) == (0, run("--help").stdout)


def test_the_version_says_which_engine_runs() -> None:
    engine = "compiled engine" if wk.COMPILED else "pure Python engine"
    assert run("--version").stdout == f"westkingdom {wk.__version__} ({engine})\n"
    assert "(pure Python engine)" in process("--version", WESTKINGDOM_NATIVE="0").stdout


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys; from westkingdom.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in ('rich', 'fluent', 'multiprocessing', 'westkingdom.viscounts.game') if m in sys.modules])"
    )
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_PROCESS")}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True, env=unmeasured
    )
    assert done.stdout.splitlines()[-1] == "[]"


# --- what is wrong is said in one sentence


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


# --- play


def test_play_is_two_people_at_the_text_table() -> None:
    result = run("play", "--seed", "3", "--plain", typed="\nquit\nn\n")
    assert result.exit_code == 0
    assert "Pass the keyboard to Player" in result.stdout
    assert "without saving the game" in result.stdout


def test_play_with_bots_needs_no_passing() -> None:
    result = run("play", "--terminal", "--bots", "random,random", "--seed", "3")
    assert result.exit_code == 0
    assert "Pass the keyboard" not in result.stdout
    assert {"Ansgard", "Adela"} < set(re.findall(r"\w+", result.stdout))
    assert "The input ended: you left the table without saving the game." in " ".join(result.stdout.split())


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (run("play", "--bots", "random", "--seed", "3", "--plain", typed="1\n1\n1\n") for _ in range(2))
    assert first.stdout == second.stdout


def test_bots_of_every_level_sit_at_the_text_table(tmp_path: Path) -> None:
    """They have names of the period, which are saved with the table, and said in the language of whoever reads."""
    file = tmp_path / "game.json"
    players = "Ann,bot:novice,bot:grandmaster"
    result = run("play", "architects", "--players", players, "--seed", "3", "--plain", typed=f"1\nsave {file}\n")
    assert result.exit_code == 0
    saved = json.loads(file.read_text())
    assert (saved["names"], saved["bots"]) == (["Ann", "Ansgard", "Adela"], ["", "novice", "grandmaster"])
    assert "Ansgard (novice)" in result.stdout
    assert "Adèle (grand maître)" in run("play", "--load", str(file), "--plain", "--language", "fr").stdout


def test_a_file_of_a_time_when_bots_had_no_names_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    game = wk.new_game("viscounts", seats=2, seed=3)
    write_table(file, table_data(game, ["Ann", "random"], ["", "random"]))
    said = run("play", "--load", str(file), "--plain").stdout
    assert "Ansgard (by chance)" in said
    assert "random" not in said


def test_the_door_opens_with_bots_of_any_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives them names when they sit down."""
    opened: list[Any] = []
    monkeypatch.setattr("westkingdom.cli.serve.open_door", lambda wanted, show: opened.append(wanted["seats"]))
    run("play", "--bots", "master,novice")
    run("play", "--players", "Ann,bot:grandmaster")
    assert opened == [
        [{"name": "Player 1"}, {"bot": "master"}, {"bot": "novice"}],
        [{"name": "Ann"}, {"bot": "grandmaster"}],
    ]


def test_corrections_of_cards_are_played_with(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text('{"heroes": [{"id": "hero-ada", "cost": 5}]}')
    result = run(
        "play", "--bots", "random", "--seed", "3", "--plain", "--data", str(tmp_path / "mine.json"), typed="cards ada\n"
    )
    assert "Ada, 5 silver, Criminal." in result.stdout


def test_a_terminal_that_knows_few_letters_gets_question_marks() -> None:
    done = process("play", "--bots", "random", "--seed", "3", typed="board\n", PYTHONIOENCODING="ascii", COLUMNS="70")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout


def test_a_finished_game_is_saved_where_it_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    result = run("play", "--players", "bot:random,bot:random", "--seed", "3", "--plain", "--save", str(file))
    assert "Saved to" in result.stdout
    assert run("replay", str(file), "--plain").exit_code == 0


@pytest.mark.parametrize(
    ("mix", "shown", "not_shown"),
    [
        (["--with", "gates-of-gold"], ["Gates of Gold", "King's Orders: 22 left."], ["Keeper of Keys"]),
        (["--with", "keeper-of-keys"], ["Keeper of Keys", "Chest Tiles: "], ["Gates of Gold"]),
        (BOTH, ["Gates of Gold", "Keeper of Keys"], []),
        ([], [], ["Gates of Gold", "Keeper of Keys"]),
    ],
    ids=["gates", "keys", "both", "none"],
)
def test_play_with_boxes(mix: list[str], shown: list[str], not_shown: list[str]) -> None:
    result = run("play", "--bots", "random", "--seed", "3", "--plain", *mix)
    assert result.exit_code == 0
    for text in shown:
        assert text in result.stdout
    for text in not_shown:
        assert text not in result.stdout


@pytest.mark.parametrize(
    ("options", "shown", "not_shown"),
    [
        ([], "Which building card do you keep?", "Works of Wonder"),
        (["--with", "works-of-wonder"], "Contribution card: ", "Which character"),
        (["--setup", "variable", "--characters", "choose"], "Which character do you play?", "Lothaire"),
        (["--setup", "variable", "--characters", "choose", "--promos"], "Lothaire", "Works of Wonder"),
        (["--starting-apprentice"], "Who do you hire for free?", "Which building card"),
        (["--purge"], "apprentices are removed on 3, 6 and 9", "Whom do you hire"),
    ],
    ids=["base", "wonders", "characters", "promos", "apprentice", "purge"],
)
def test_play_architects(options: list[str], shown: str, not_shown: str) -> None:
    """Every option of the game changes what is shown at the beginning."""
    result = run("play", "architects", "--bots", "random", "--seed", "3", "--plain", *options)
    assert result.exit_code == 0
    assert shown in result.stdout
    assert not_shown not in result.stdout


def test_play_with_promotional_cards() -> None:
    typed = "cards king dan\n"
    assert "King Dan, 1 silver" in run("play", "--bots", "random", "--plain", "--promos", typed=typed).stdout
    assert "There is no card called “king dan”" in run("play", "--bots", "random", "--plain", typed=typed).stdout


def test_a_game_of_architects_is_saved_continued_and_replayed(tmp_path: Path) -> None:
    """A saved table knows its game, box and options; it is continued without naming them."""
    file = tmp_path / "wonders.json"
    mix = ["--with", "works-of-wonder", "--setup", "variable", "--promos"]
    began = run("play", "architects", "--bots", "random", "--seed", "3", "--plain", *mix, typed=f"1\nsave {file}\n")
    assert f"Saved to {file}." in began.stdout
    assert "Influence track: Goes up to 12." in run("play", "--load", str(file), "--plain", typed="board\n").stdout
    assert "every step is legal, and the last one gives the saved state" in run("replay", str(file), "--plain").stdout


def test_a_game_with_boxes_is_saved_continued_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "boxes.json"
    result = run(
        "play", "--players", "bot:random,bot:random", "--seed", "3", "--plain", "--promos", *BOTH, "--save", str(file)
    )
    assert "Outsiders: Lambert" in result.stdout
    again = run("replay", str(file), "--plain")
    assert again.exit_code == 0
    assert "every step is legal, and the last one gives the saved state" in again.stdout
    assert "Public Buildings: Lambert" in again.stdout
    assert "King's Orders: " in run("replay", str(file), "--plain", "--to", "30").stdout


# --- simulate


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


# --- replay


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


# --- cards


def test_cards_lists_every_card_with_text_and_source() -> None:
    result = run("cards", "viscounts")
    assert result.exit_code == 0
    assert "abbot (townsfolk)\n  Abbot, 2 silver, Cleric.\n  source: card list\n" in result.stdout
    for ident in (
        "hero-ada (heroes)",
        "ms-grey-3-flip (manuscripts)",
        "player-card-1 ",
        "tp1 (player_board)",
        "printed-tf-1-2 ",
    ):
        assert ident in result.stdout


def test_cards_lists_every_card_of_architects_with_text_and_source() -> None:
    result = run("cards", "architects")
    assert result.exit_code == 0
    assert "bld_tavern (buildings)\n  Tavern, building, 6 VP. Costs 3 wood, 2 stone and 1 gold." in result.stdout
    for ident in (
        "app_thief (",
        "board_ada (",
        "bm_card_01 (",
        "rew_gold_1 (",
        "cathedral_3 (",
        "virtue_07 (",
        "quarry (",
    ):
        assert f"\n{ident}" in result.stdout


def test_cards_by_name_may_have_several_words() -> None:
    result = run("cards", "viscounts", "debt", "collector")
    assert result.stdout.count("Debt Collector, ") == 5
    assert run("cards", "viscounts", "debt collector", "abbot").stdout.count("source:") == 6


def test_reconstructed_facts_are_marked() -> None:
    """The hire effect of the Strongman was never seen; the card itself was."""
    assert "  reconstructed: hire\n" in run("cards", "viscounts", "strongman").stdout
    assert "reconstructed" not in run("cards", "viscounts", "abbot").stdout


def test_corrections_change_the_text_of_a_card(tmp_path: Path) -> None:
    """The README's example of a correction is what `cards --data` shows."""
    readme = ROOT.joinpath("README.md").read_text("utf-8")
    corrections = tmp_path / "my.json"
    corrections.write_text(readme.partition("```json\n")[2].partition("```")[0])
    said = run("cards", "viscounts", "strongman", "--data", str(corrections)).stdout
    assert "Hired or dismissed: gain 1 silver." in said
    assert "reconstructed" not in said.lower()
    assert "Hired or dismissed: gain 1 virtue." in run("cards", "viscounts", "strongman").stdout


WONDERS = ["works_of_wonder/data", "solo/data"]
OF_OPPONENTS = {
    *[f"resource_track {n}" for n in range(1, 5)],
    *[f"guardhouse_actions {n}" for n in range(1, 4)],
    *[f"priority {n}" for n in range(1, 11)],
    *["gain_building_card", "gain_basic"],
}
OF_WONDERS = {"apprentice_columns", "apprentice_rows", "player_counts 6", *OF_OPPONENTS}


@pytest.mark.parametrize(
    ("game", "mix", "folders", "tables"),
    [
        (
            "viscounts",
            [],
            ["data", "gates_of_gold/data", "keeper_of_keys/data", "promos/data", "solo/data"],
            {"sides low"},
        ),
        ("viscounts", ["--with", "gates-of-gold"], ["data", "gates_of_gold/data", "solo/data"], {"sides low"}),
        ("viscounts", ["--with", "keeper-of-keys"], ["data", "keeper_of_keys/data", "solo/data"], {"sides low"}),
        ("viscounts", BOTH, ["data", "gates_of_gold/data", "keeper_of_keys/data", "solo/data"], {"sides low"}),
        ("architects", [], ["data", "promos/data", *WONDERS], OF_WONDERS),
        ("architects", ["--with", "works-of-wonder"], ["data", *WONDERS], OF_WONDERS),
        ("architects", ["--promos"], ["data", "promos/data", "solo/data/reconstruction_"], set()),
    ],
    ids=["everything", "gates", "keys", "both", "architects", "wonders", "architects' promos"],
)
def test_reconstructed_lists_exactly_the_guesses_of_all_files(
    game: str, mix: list[str], folders: list[str], tables: set[str]
) -> None:
    """Every object with a guess is listed, and besides them only the named parts of tables."""
    result = run("cards", game, "--reconstructed", *mix)
    listed = [line.split(" (")[0] for line in result.stdout.splitlines() if line and not line.startswith(" ")][:-1]
    expected = set()
    for folder in folders:
        for path in (Path(wk.__file__).parent / game).glob(f"{folder}{'' if folder.endswith('_') else '/'}*.json"):
            data = json.loads(path.read_text())
            if isinstance(data, list):
                expected |= {row["id"] for row in data if row.get("reconstructed")}
    assert expected <= set(listed)
    assert set(listed) - expected == tables
    assert result.stdout.splitlines()[-1] == f"{len(listed)} things have reconstructed facts."


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("clay wonder", "Clay Wonder, Wonder, 14 VP. Costs 15 clay, 7 Influence and 5 silver as tax."),
        ("princess", "When you capture other players' workers from her, you lose 1 virtue."),
        ("contribution card 1", "As Contribution: clay gives 1 Influence,"),
        ("influence track", "2 Influence pay for up to 2 silver, but not tax."),
        ("lothaire", "Buildings and cathedral levels cost you 1 less wood or 1 less stone."),
        ("overseer", "Overseer (masonry)."),
        ("guardhouse", "send all your captives to the Prison, for 1 silver each;"),
        ("cathedral", "Cathedral, level 5. 1 space. Costs 2 gold and 2 marble,"),
    ],
)
def test_pieces_of_architects_are_found_without_naming_the_box(name: str, text: str) -> None:
    result = run("cards", "architects", name)
    assert result.exit_code == 0
    assert text in result.stdout


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("king's order", "King's Order, 3 silver, Merchant. Gained: discard up to 1 card."),
        ("tyrant", "Tyrant, Outsider, 3 silver, Criminal. Refused: gain 1 corruption, then flip a deed."),
        ("column 3", "Column 3. On your turn you may pay 2 silver to draw 1 card"),
        ("yellow manuscript board", "Yellow Manuscript Board. Column 1, yellow: instead of hiring"),
        ("public workshop", "Public Workshop. 2 Builder icons. Replaces one of your Workshops"),
        (
            "diversified builder card",
            "During any player's collision: if you have a King's Order on your board, gain 2 silver.",
        ),
        ("chest tile", "In an action, 1 Cleric icon on the card above it may count as 2 Cleric icons."),
        ("player card 7.5", "Then discard up to 3 cards from your starting deck."),
        ("girard", "Then this card leaves the game."),
        ("king dan", "King Dan, 1 silver, 2 Merchants."),
    ],
)
def test_cards_of_boxes_are_found_without_naming_the_box(name: str, text: str) -> None:
    result = run("cards", "viscounts", name)
    assert result.exit_code == 0
    assert text in result.stdout


def test_cards_of_a_mix_are_those_of_its_boxes() -> None:
    """With a box named, only that mix is listed; promotional cards that need both boxes come with both only."""
    gates = run("cards", "viscounts", "--with", "gates-of-gold").stdout
    assert "abbot (townsfolk)" in gates
    assert "kings-order (gates-of-gold/kings_orders)" in gates
    assert "keeper-of-keys/" not in gates
    assert "promos/" not in gates
    promos = run("cards", "viscounts", "--promos").stdout
    assert "king-dan (promos/townsfolk)" in promos
    assert "outsider-vigilante" not in promos
    assert "outsider-vigilante (promos/outsiders)" in run("cards", "viscounts", "--promos", *BOTH).stdout


@pytest.mark.parametrize("game", wk.GAMES)
def test_every_card_of_every_box_has_a_text(game: str) -> None:
    """Whatever has an id and a source is explained; what remains are tables without names and counts of pieces."""
    listed = run("cards", game).stdout
    folder = Path(wk.__file__).parent / game
    for path in folder.rglob("data/*.json"):
        data = json.loads(path.read_text())
        for row in data if isinstance(data, list) and path.stem != "components" else []:
            assert "id" not in row or f"\n{row['id']} (" in f"\n{listed}"


def test_corrections_reach_the_cards_of_boxes(tmp_path: Path) -> None:
    (tmp_path / "my.json").write_text('{"outsiders": [{"id": "outsider-tyrant", "endgame": {"vp": 7}}]}')
    said = run("cards", "viscounts", "tyrant", "--data", str(tmp_path / "my.json")).stdout
    assert "End of the game. 7 VP." in said


def test_a_reader_may_stop_reading() -> None:
    command = f"{sys.executable} -m westkingdom.cli cards viscounts | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# --- rules


def test_a_rule_says_its_statement_its_code_and_its_tests() -> None:
    lines = run("rules", "VB-080").stdout.splitlines()
    assert lines[0] == "Rule: VB-080"
    assert lines[2].startswith("Statement: The Viscount moves clockwise exactly as many spaces")
    assert any(line.startswith("Implemented: src/westkingdom/viscounts/movement.py:") for line in lines)
    assert any(line.startswith("Tested: ") for line in lines)


def test_a_rule_says_in_words_where_it_is_known_from() -> None:
    """The tags of the ledger of Architects are no riddle."""
    lines = run("rules", "AB-078").stdout.splitlines()
    assert lines[2] == "Statement: Hiring costs 4 silver: 2 of them tax, 2 to the supply."
    assert lines[3] == "Known from: a picture of the component; wording of the rulebook"
    assert run("rules", "AB-013").stdout.splitlines()[2:4] == [
        "Statement: RULING Debts never run out: if more than 22 are needed the engine just counts on.",
        "Known from: nowhere: reconstructed",
    ]
    assert "Known from" not in run("rules", "VB-080").stdout


def test_a_rule_is_found_however_its_id_is_written() -> None:
    assert run("rules", "vb-80").stdout == run("rules", "VB-080").stdout


def test_rules_lists_the_sections_with_counts() -> None:
    result = run("rules")
    for ledger in ("viscounts-base (", "architects-base (", "architects-works-of-wonder ("):
        assert ledger in result.stdout
    assert "  9. Phase 2: Movement: VB-080 to VB-089, 10 rules, " in result.stdout


def test_an_unknown_rule_has_near_ones() -> None:
    assert "Did you mean VB-" in run("rules", "VB-999").stderr


# --- about


@rule("GG-002", "KK-002")
def test_about_names_the_games_and_their_boxes() -> None:
    """The boxes have the display names of their rulebooks, and are named as --with takes them."""
    said = run("about").stdout
    assert "Viscounts of the West Kingdom (westkingdom play viscounts), 2, 3 or 4 seats" in said
    assert "Gates of Gold, an expansion (--with gates-of-gold)" in said
    assert "Keeper of Keys, an expansion (--with keeper-of-keys)" in said
    assert "Architects of the West Kingdom (westkingdom play architects), 2, 3, 4 or 5 seats" in said
    assert "Works of Wonder, an expansion (--with works-of-wonder), also for 6 seats" in said


def credits_of(title: str) -> list[str]:
    """The credits that stand below a title."""
    lines = run("about").stdout.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(title)) + 1
    end = next(i for i in range(start, len(lines)) if not lines[i].startswith("  "))
    return [line.strip() for line in lines[start:end]]


MAKERS = ["Design: Shem Phillips and S J MacDonald", "Illustration: Mihajlo Dimitrievski"]


@pytest.mark.parametrize("game", [offer.title for offer in wk.GAMES.values()])
def test_about_credits_the_makers_of_the_games(game: str) -> None:
    assert credits_of(game) == [*MAKERS, "Publisher: Garphill Games"]


def test_about_credits_the_makers_of_works_of_wonder() -> None:
    assert credits_of("Works of Wonder") == [
        *MAKERS,
        "Graphic design: Shem Phillips",
        "Publisher: Garphill Games (2021)",
    ]


@rule("GG-004")
def test_about_credits_the_makers_of_gates_of_gold() -> None:
    assert credits_of("Gates of Gold") == [
        *MAKERS,
        "Graphic design: Shem Phillips",
        "Publisher: Garphill Games (English edition 2022, Russian edition 2023)",
    ]


@rule("KK-004")
def test_about_credits_the_makers_of_keeper_of_keys() -> None:
    assert credits_of("Keeper of Keys") == [
        *MAKERS,
        "Graphic design: Shem Phillips",
        "Publisher: Garphill Games (2022)",
        "French translation: Jean Dorthe (Pixie Games)",
        "French proofreading: Arnyanka (Pixie Games)",
    ]


def prompted(monkeypatch: pytest.MonkeyPatch, answer: str) -> list[str]:
    """Whoever is asked something at the terminal gives this answer; what was asked is in the list."""
    asked: list[str] = []

    def prompt(text: str, default: str) -> str:
        asked.append(text)
        return answer

    monkeypatch.setattr("click.prompt", prompt)
    return asked


@pytest.mark.parametrize(
    ("answer", "boxes"),
    [
        ("none", ()),
        ("all", ("gates-of-gold", "keeper-of-keys")),
        ("keeper-of-keys", ("keeper-of-keys",)),
        ("Gates-of-Gold, keeper-of-keys", ("gates-of-gold", "keeper-of-keys")),
        ("gates of mud", ("gates", "of", "mud")),
    ],
)
def test_who_is_asked_for_boxes_may_name_none_some_or_all(
    monkeypatch: pytest.MonkeyPatch, answer: str, boxes: tuple[str, ...]
) -> None:
    """The answer to the question which boxes join; a wrong name is refused later, with the names that there are."""
    asked = prompted(monkeypatch, answer)
    assert ask_boxes("viscounts") == boxes
    assert asked == ["Which expansions? none, all, or any of gates-of-gold, keeper-of-keys"]


def test_who_plays_architects_is_asked_for_its_box(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = prompted(monkeypatch, "all")
    assert ask_boxes("architects") == ("works-of-wonder",)
    assert asked == ["Which expansions? none, all, or any of works-of-wonder"]


def test_a_game_is_played_and_saved_by_a_ruling(tmp_path: Path) -> None:
    """However the rule is typed; the game that is saved keeps it."""
    file = tmp_path / "ruled.json"
    options = ["--players", "bot:random,bot:random", "--seed", "3", "--plain", "--save", str(file)]
    run("play", "architects", "--ruling", "ab-105=Capture", *options)
    assert json.loads(file.read_text("utf-8"))["game"]["settings"]["options"] == {"rulings": {"AB-105": "capture"}}


def test_a_rule_with_two_readings_says_both() -> None:
    said = run("rules", "WW-373").stdout
    assert "Reading: Every 2 silver save 1 Influence" in said
    assert "With --ruling WW-373=loss: 2 silver save all the Influence" in said
    assert "Reading:" not in run("rules", "WW-372").stdout
