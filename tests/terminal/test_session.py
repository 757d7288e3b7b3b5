"""What may be typed at the text table, and what it answers."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.terminal.driver import sit_down
from tests.kit.terminal.scripted import Scripted, play
from tests.kit.viscounts import table
from westkingdom.bots import Bot
from westkingdom.bots.levels import bot_of
from westkingdom.library.files import read_table, table_data, write_table
from westkingdom.speech.chronicle import entries
from westkingdom.speech.viscounts.speaker import ViscountsSpeaker
from westkingdom.terminal.session import Session
from westkingdom.terminal.table import TextTable
from westkingdom.viscounts.game import Viscounts


def a_turn(**seat: Any) -> Viscounts:
    """Ann's turn, with three known cards in hand and three on the draw pile."""
    mine = {
        "hand": ["abbot", "financer", "squire"],
        "draw": ["thief", "labourer", "trader-1", "lender-1"],
        "silver": 5,
        "viscount": "1-2:OL",
        **seat,
    }
    return table(mine, townsfolk={"1-2": ["acolyte", "miner"], "3-4": ["friar"]})


def a_merchant() -> Viscounts:
    """Ann's turn without silver, but with Merchants enough to trade."""
    return a_turn(silver=0, board=["lender-1", None, None], draw=["thief", "labourer", "trader-1"])


# --- choosing


def test_a_number_takes_that_choice() -> None:
    session, _ = play(a_turn(), "1")
    assert session.game.decision.kind == "move"
    after: Any = session.game
    assert after.cards.ids[after.played] == "abbot"


@pytest.mark.parametrize("typed", ["99", "0", "1 2", "-1", "xyzzy", "½", "1.5", "undo it", "play 1"])
def test_bad_input_gets_a_sentence_and_is_asked_again(typed: str) -> None:
    session, screen = play(a_turn(), typed)
    assert session.game.decision.kind == "play-card"
    assert "Type a number from 1 to 3" in screen.pages[1][0]
    assert screen.pages[1][1].startswith("Your choice")


def test_an_empty_line_shows_the_choices_again() -> None:
    _, screen = play(a_turn(), "")
    assert "1. Play Abbot." in screen.page(1)


def test_choices_have_costs_and_gains() -> None:
    _, screen = play(a_turn(), "1")
    assert "Move to Highlands, outside left (3). Trade 1 Merchant for silver." in screen.page(1)
    assert "Costs 1 silver." in screen.page(1)


def test_the_end_of_input_leaves_the_table_unsaved(tmp_path: Path) -> None:
    _, screen = play(a_turn(), save_to=tmp_path / "game.json")
    assert screen.pages[-1][-1] == "The input ended: you left the table without saving the game."
    assert list(tmp_path.iterdir()) == []


# --- looking


def test_the_table_shows_board_players_and_hand() -> None:
    _, screen = play(a_turn())
    page = screen.page(0)
    for shown in (
        "Lake (1-2)",
        "Viscounts: Ann outside left",
        "Trade: outside left (1): 1 Merchant for silver; outside right (2): 2 Merchants for ink",
        "Spots: left of the river: 1 gold, 2 hire; right of the river: 3 flip, 4 destroy",
        "Links: 1 to 2 gives virtue, 3 to 4 gives ink, 4 to Highlands 1 gives Castle move",
        "Townsfolk: Acolyte, 3 silver, Merchant, Cleric.",
        "Castle: tier 1: nobody; tier 2: nobody; moving inwards gives ink + stone",
        "Hand: Abbot, 2 silver, Cleric.",
        "Draw pile: 4 cards in an unknown order: Labourer, Lender, Thief, Trader",
        "Round 5, Ann, phase 1 of 6: Card Management",
    ):
        assert shown in page


def test_a_building_and_its_owner_are_shown() -> None:
    _, screen = play(a_turn(built={"gh1": "1-2:2"}, tier1={"c1": 2}))
    assert "Spots: left of the river: 1 gold, 2 Ann's Guildhall;" in screen.page(0)
    assert "Castle: tier 1: Ann 2; tier 2: nobody;" in screen.page(0)
    assert "Guildhall 1: You always have 1 Builder icon." in screen.page(0)


def test_other_hands_are_never_in_what_a_player_sees() -> None:
    """Bob holds the only Emma; nothing that Ann can look at names her."""
    game = table(
        {"hand": ["abbot", "squire"], "silver": 3},
        {"hand": ["hero-emma"], "draw": ["abbot"], "viscount": "9-10:OR"},
    )
    _, screen = play(game, "board", "me", "players", "log", "why", "help")
    assert "Emma" not in "\n".join(map("\n".join, screen.pages))


def test_the_keyboard_is_passed_before_another_person_decides() -> None:
    game = table(
        {"hand": ["abbot"], "viscount": "1-2:OL"}, {"hand": ["squire", "thief"], "viscount": "9-10:OL"}, to_act=1
    )
    _, screen = play(game, "", "help", people=2)
    assert screen.pages[0] == ["", "Pass the keyboard to Bob and press Enter"]
    assert "Bob: your cards" in screen.page(1)
    assert "Ann: your cards" not in screen.page(1)


def test_why_says_what_is_not_possible_and_why_not() -> None:
    _, screen = play(a_merchant(), "=Play Abbot", "=Move to Highlands, outside left", "why")
    page = screen.page(3)
    assert "Place Workers: Your Viscount is outside; this needs you to be inside." in page
    assert "Construct a Building: Your strength only reaches 0." in page


def test_a_question_mark_asks_why_too_and_there_may_be_nothing_to_say() -> None:
    _, screen = play(a_turn(), "?")
    assert screen.pages[1][0] == "There is nothing else to choose here."


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("cards friar", "Friar, 2 silver, Cleric. Hired or dismissed: gain 1 virtue. Immediate. Gain 1 virtue."),
        ("cards WORKSHOP 3", "Workshop 3. Your hand limit is 1 higher."),
        ("cards frier", "There is no card called “frier”. Did you mean Friar"),
        ("cards qqq", "There is no card called “qqq”."),
        ("cards", "Which card? Type cards and a name, for example: cards abbot."),
        ("rules vb-80", "VB-080: The Viscount moves clockwise exactly as many spaces"),
        ("rules", "Which rule? Type rules and an id, for example: rules VB-080."),
        ("rules VB-999", "There is no rule VB-999."),
        ("log", "Nothing has happened yet."),
        ("save", "Save to which file? Type save and a file name."),
    ],
)
def test_looking_things_up(typed: str, sentence: str) -> None:
    _, screen = play(a_turn(), typed)
    assert screen.pages[1][0].startswith(sentence)


def test_the_log_tells_what_happened_with_ones_own_secrets_only() -> None:
    _, screen = play(a_merchant(), "=Play Squire", "=Move to Highlands, outside left", "=Take no action", "log")
    log = screen.page(-1)
    assert "Ann plays Squire." in log
    assert "Ann draws Thief." in log
    assert "Bob draws 1 card." in log


def test_gains_that_follow_each_other_are_added_up() -> None:
    events = [wk.Event("gain", 0, {"good": "silver", "n": 1}) for _ in range(3)]
    events += [wk.Event("gain-deed", 0, {"n": 1}), wk.Event("gain", 0, {"good": "ink", "n": 2})]
    told = entries(events, None, ViscountsSpeaker(a_turn().facts, ["Ann", "Bob"]))
    assert [entry.text for entry in told] == ["Ann gains 3 silver, 1 deed and 2 ink."]


def test_help_names_every_command() -> None:
    session, screen = play(a_turn(), "help")
    for command in [*session.commands, "undo", "quit"]:
        assert command in screen.page(1)


# --- saving


def test_save_writes_a_file_that_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, screen = play(wk.new_game("viscounts", seats=2, seed=8), "1", f"save {file}")
    assert f"Saved to {file}." in screen.page(2)
    saved = read_table(file)
    assert saved.game.digest() == session.game.digest()
    assert saved.game.history == session.game.history
    assert saved.names == ["Ann", "Bob"]
    assert saved.bots == ["", "random"]
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_saving_to_an_impossible_place_is_a_sentence_and_the_game_goes_on(tmp_path: Path) -> None:
    session, screen = play(a_turn(), f"save {tmp_path}/nowhere/game.json", "1")
    assert "could not be saved" in screen.pages[1][0]
    assert session.game.decision.kind == "move"


def test_a_failed_save_leaves_the_older_one_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    game = wk.new_game("viscounts", seats=2, seed=8)
    write_table(file, table_data(game, ["Ann", "Bob"], ["", ""]))
    before = file.read_text()

    def broken(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(json, "dump", broken)
    with pytest.raises(OSError, match="No space"):
        write_table(file, table_data(game, ["Ann", "Bob"], ["", ""]))
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("answer", ["", "y"])
def test_quit_offers_to_save_where_the_game_belongs(tmp_path: Path, answer: str) -> None:
    file = tmp_path / "game.json"
    _, screen = play(a_turn(), "quit", answer, save_to=file)
    assert f"Enter for {file}" in screen.pages[1][-1]
    assert file.exists()


def test_quit_saves_under_another_name_or_not_at_all(tmp_path: Path) -> None:
    play(a_turn(), "quit", str(tmp_path / "other.json"), save_to=tmp_path / "game.json")
    _, screen = play(a_turn(), "quit", "n", save_to=tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["other.json"]
    assert screen.pages[-1] == ["You left the table without saving the game."]


def test_a_game_saved_and_continued_is_the_same_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Twenty decisions, saved, continued and saved again equal twenty decisions: the same digest and chronicle."""
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    moves = ["1"] * 20
    sit_down(monkeypatch, "--players", "Ann,Bob", "--seed", "5", "--plain", script=[*moves, f"save {first}"])
    text, _ = sit_down(monkeypatch, "--load", str(first), "--plain", script=["log", f"save {second}"])
    assert "Round 1: " in text
    assert read_table(first).data == read_table(second).data
    assert read_table(second).names == ["Ann", "Bob"]
    sit_down(monkeypatch, "--load", str(first), "--plain", script=["1", "1", f"save {second}"])
    sit_down(monkeypatch, "--players", "Ann,Bob", "--seed", "5", "--plain", script=[*moves, "1", "1", f"save {first}"])
    assert read_table(first).data == read_table(second).data


def test_a_bot_that_fails_is_helped_by_a_simpler_one_and_that_is_said() -> None:
    game = wk.new_game("architects", seats=2, seed=1)

    def make(bot: str, seed: int) -> Bot:
        if bot == "master":
            raise RuntimeError("no idea")
        return bot_of("random", seed)

    with closing(TextTable(game, [("Odo", "master"), ("Alda", "novice")], make)) as here:
        screen = Scripted([])
        Session(here, screen).run()
        told = "\n".join(line for page in screen.pages for line in page)
    assert "Odo (master) could not decide; this choice was made by a simpler bot (journeyman)." in told
    assert "Alda (novice) could not decide" not in told
