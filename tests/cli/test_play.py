"""westkingdom play: who plays, with which boxes, options and rulings, and what is saved."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.cli import BOTH, process, run
from westkingdom.cli.play import ask_boxes
from westkingdom.library.files import table_data, write_table


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


# --- which boxes, and which rulings


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
