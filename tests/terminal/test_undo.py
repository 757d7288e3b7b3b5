"""Undo at the text table: the one rule of all tables, said in the words of this screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import architects, viscounts
from tests.kit.table.house import asked, at, begun, service
from tests.kit.terminal.driver import sit_down
from tests.kit.terminal.scripted import play
from westkingdom.bots.bot import ByView
from westkingdom.table import Refused, Tables, open_storage
from westkingdom.table.bots.attending import Question
from westkingdom.terminal.table import TextTable


def a_turn(**seat: Any) -> wk.Game:
    """Ann's turn in Viscounts, with three known cards in hand."""
    mine = {
        "hand": ["abbot", "financer", "squire"],
        "draw": ["thief", "labourer", "trader-1", "lender-1"],
        "silver": 5,
        "viscount": "1-2:OL",
        **seat,
    }
    return viscounts.table(mine, townsfolk={"1-2": ["acolyte", "miner"], "3-4": ["friar"]})


# --- what is taken back


def test_undo_takes_back_a_decision_and_what_was_told_of_it() -> None:
    game = a_turn()
    left, screen = play(game, "1", "undo", "log")
    assert screen.pages[2][0] == "Undone."
    assert screen.pages[3][0] == "Nothing has happened yet."
    assert left.game.digest() == game.digest()
    assert left.events == []


@pytest.mark.parametrize("people", [1, 2])
def test_undo_reaches_back_through_the_turn(people: int) -> None:
    game = a_turn()
    left, _ = play(game, *[""] * (people - 1), "1", "2", "undo", "undo", people=people)
    assert left.game.digest() == game.digest()


def test_what_was_decided_instead_is_told_to_the_others_once() -> None:
    """Ann takes her first thought back; Bob is told of the second one only."""
    _, screen = play(architects.table({}, {}), "", "=Quarry", "undo", "=Forest", "", "log", people=2)
    told = screen.page(-1)
    assert told.count("places a worker") == 1
    assert "Ann places a worker at the Forest." in told
    assert "Ann places a worker at the Forest." in screen.page(-2)
    assert "Ann places a worker at the Quarry." not in screen.page(-2)


def test_the_end_of_a_turn_is_no_seal_where_nobody_has_decided_since() -> None:
    """Whoever hands the keyboard over may still take the decision back that ended the turn."""
    game = architects.table({}, {})
    left, screen = play(game, "", "=Quarry", "undo", people=2)
    assert screen.pages[2] == ["", "Pass the keyboard to Bob and press Enter"]
    assert screen.pages[3][0] == "Undone."
    assert "Round 1, Ann" in screen.page(3)
    assert "Ann: your cards" in screen.page(3), "the screen was cleared, so the table is shown again"
    assert left.game.digest() == game.digest()


def test_the_keyboard_is_passed_on_after_an_undo_that_was_refused() -> None:
    """Ann has drawn a card, which she cannot give back while she hands over; at first there is nothing to take back."""
    game = architects.table({"silver": 9}, {"silver": 9})
    _, screen = play(game, "undo", "", "=Workshop", "=Draw", "undo", "", people=2)
    assert screen.pages[1] == ["There is nothing to undo.", "Pass the keyboard to Ann and press Enter"]
    assert screen.pages[5] == [
        "This cannot be undone: cards were drawn.",
        "Pass the keyboard to Bob and press Enter",
    ]
    assert "Bob: your cards" in screen.page(6)


def test_who_plays_alone_takes_back_what_came_to_light_and_what_bots_decided() -> None:
    """As in the browser, where such a table is for practice."""
    game = architects.table({}, {})
    left, screen = play(game, "=Quarry", "=Quarry", "undo", "undo", "undo")
    assert [page[0] for page in screen.pages[3:5]] == ["Undone.", "Undone."]
    assert screen.pages[5][0] == "There is nothing to undo."
    assert left.game.digest() == game.digest()


def test_decisions_from_before_a_save_are_taken_back_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sit_down(monkeypatch, "--bots", "random", "--seed", "5", "--plain", script=["1", "1", "1", f"save {file}"])
    script = ["undo", "undo", "undo", "undo", f"save {file}"]
    text, _ = sit_down(monkeypatch, "--load", str(file), "--plain", script=script)
    assert text.count("Undone.") == 3
    assert text.count("There is nothing to undo.") == 1
    sit_down(monkeypatch, "--bots", "random", "--seed", "5", "--plain", script=[f"save {tmp_path / 'new.json'}"])
    assert (tmp_path / "new.json").read_text() == file.read_text()


# --- what is not


def test_there_is_nothing_to_undo_at_first() -> None:
    _, screen = play(a_turn(), "undo")
    assert screen.pages[1][0] == "There is nothing to undo."


def test_a_new_townsfolk_card_seals_the_step() -> None:
    """Once a dismissal has turned up the next card, neither it nor anything before it can be taken back."""
    game = a_turn(board=["trader-1", "lender-1", "labourer"], draw=["thief"], silver=9, viscount="9-10:OL")
    script = ["", "=Play Squire", "=Move to Lake, outside left", "=Trade", "=Trade once", "=Dismiss Acolyte"]
    left, screen = play(game, *script, "undo", "", "=Keep your cards", "undo", "undo", people=2)
    assert screen.pages[7][0] == "This cannot be undone: a new Townsfolk card was turned up."
    assert "Undone." in screen.pages[10][0]
    assert screen.pages[11][0] == "This cannot be undone: a new Townsfolk card was turned up."
    assert left.game.cards.number["acolyte"] in left.game.removed


def test_the_unseen_top_of_the_draw_pile_seals_the_step() -> None:
    game = a_turn(draw=["thief", "labourer", "trader-1", "lender-1", "journeyman-1"])
    left, screen = play(game, "", "=Play Financer", "=Discard the unseen top card", "undo", people=2)
    assert screen.pages[4][0] == "This cannot be undone: a card nobody had seen was turned up."
    assert left.game.decision.kind == "move"


def test_cards_that_were_looked_at_seal_the_step() -> None:
    game = architects.table({"silver": 9}, {})
    _, screen = play(game, "", "=Black Market (middle)", "=Look at 5 building cards", "undo", people=2)
    assert screen.pages[4][0] == "This cannot be undone: you have looked at building cards."


def test_a_reward_that_was_turned_up_seals_the_step() -> None:
    """Ann contributes marble for a reward, and has another trade to make."""
    mine = {"marble": 1, "stone": 4, "at": {"kings_storehouse": 1}}
    game = architects.table(
        mine,
        boxes=architects.WONDER,
        consequence="contribution_5",
        contribution_pile=["contribution_1"],
        rewards=["rew_gold_1"],
    )
    _, screen = play(game, "", "=King's Storehouse", "=Contribute marble", "undo", people=2)
    assert screen.pages[4][0] == "This cannot be undone: a reward was turned up."


def test_undo_is_refused_once_another_seat_has_decided() -> None:
    _, screen = play(architects.table({}, {}), "", "=Quarry", "", "=Quarry", "", "undo", people=2)
    assert screen.pages[6][0] == "This cannot be undone: Bob has decided since."


# --- one rule


def answer(undo: Callable[[], object]) -> object:
    """What is answered to an undo: nothing if it is done, else the refusal."""
    try:
        undo()
    except Refused as refusal:
        return refusal.message
    return None


class Choosing:
    """A bot that takes whatever it was told to take."""

    option = 0

    def choose(self, view: Mapping[str, object], options: list[int]) -> int:
        return self.option


class Both:
    """The same game at a text table and at a table as the server makes it."""

    def __init__(self, tables: Tables, game: str, people: int) -> None:
        self.tables = tables
        bots = ["random"] * (2 - people)
        self.by = begun(tables, game, 2, bots=bots, practice=people == 1)
        self.bot = Choosing()
        players = [("Ann", ""), ("Bob", "" if people == 2 else "random")]
        self.text = TextTable(self.game, players, lambda *_: ByView(self.bot))

    @property
    def game(self) -> wk.Game:
        return wk.load_game(self.tables.save(self.by)["game"])

    def step(self, luck: random.Random) -> int:
        """Let whoever is asked decide the same at both tables, and give the seat."""
        seat, option = asked(self.tables, self.by), luck.choice(self.game.actions)
        if seat in self.text.people:
            self.tables.play(at(self.tables, self.by), seat, option)
            self.text.play(seat, option)
        else:
            self.bot.option = option

            def choose(question: Question) -> int:
                assert option in question.sight.options
                return option

            self.tables.let_bot_decide(self.by, choose)
            self.text.let_bot_decide()
        return seat

    def undo(self, seat: int) -> object:
        """Ask to go back at both tables; they answer the same, and the games stay the same."""
        here = answer(lambda: self.text.undo(seat))
        there = answer(lambda: self.tables.undo(at(self.tables, self.by), seat))
        assert here == there
        assert wk.load_game(self.text._tables.save(self.text._by)["game"]).digest() == self.game.digest()
        return there


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    with closing(service(open_storage(str(tmp_path / "tables.sqlite3")))) as made:
        yield made


@pytest.mark.parametrize("people", [1, 2], ids=["alone", "two people"])
@pytest.mark.parametrize("game", list(wk.GAMES))
def test_the_text_table_and_the_table_of_a_server_allow_and_refuse_the_same_undo(
    tables: Tables, game: str, people: int
) -> None:
    """All through a game, for every person who plays; what was taken back is decided anew."""
    both = Both(tables, game, people)
    luck = random.Random(people)
    answers: list[object] = []
    with closing(both.text):
        for _ in range(120):
            both.step(luck)
            for person in both.text.people:
                if luck.random() < 0.4:
                    answers.append(both.undo(person))
                    if answers[-1] is None:
                        both.step(luck)
        assert both.game.decisions > 30
    said = {getattr(one, "key", "undone") for one in answers}
    refused = set() if people == 1 else {"refused-undo-sealed", "refused-undo-other"}
    assert said - {"refused-nothing-to-undo"} == {"undone", *refused}
