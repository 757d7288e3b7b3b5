"""What a process is told in which a bot thinks: what its seat may know, and not a byte more."""

from __future__ import annotations

import json
import pickle
import random
import zlib
from collections.abc import Callable
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.table.house import ALL_BOXES, at, begun, lucky
from westkingdom.bots import sight_in
from westkingdom.bots.levels import LEVELS, bot_of
from westkingdom.engine.chance import wide_seed
from westkingdom.engine.game import NOBODY
from westkingdom.table import By, MemoryStorage, Refused, Tables, events
from westkingdom.table.bots.attending import Question
from westkingdom.table.bots.worker import Worker
from westkingdom.table.clock import Instant
from westkingdom.table.commands import playing
from westkingdom.table.seat import Holder
from westkingdom.table.storage.entry import pack, unpack
from westkingdom.table.table import Table

SEED = wide_seed(b"canaries in mines!")
"""As wide as the seed of a table; no byte of it may reach a bot."""
CASES = [(game, seats, boxes) for game in wk.GAMES for seats in (2, 4) for boxes in ((), ALL_BOXES[game])]


class Overheard:
    """Stands where the line to a worker is, and keeps the bytes that are sent; answers with the first option."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self._options: list[int] = []

    def send(self, message: Any) -> None:
        self.sent.append(pickle.dumps(message))
        self._options = unpack(message[2]).actions

    def poll(self, _: float) -> bool:
        return True

    def recv(self) -> tuple[int, float]:
        return self._options[0], 0.0


def asked(game: wk.Game, bot: str, luck: int = 1) -> tuple[Tables, str, Question]:
    """A table on which a game lies, all of whose seats a bot plays; one with another game is its twin."""
    tables = Tables(MemoryStorage(), clock=lambda: 5, luck=lucky(luck))
    settings = game.settings
    given = tables.create(
        settings.game, seats=settings.seats, expansions=settings.expansions, bots=[bot] * settings.seats
    )
    tables._keeper.change(
        By(given.table, ""),
        "exchange",
        NOBODY,
        {},
        lambda table, _: playing.begin(table, game, Instant(5, 5, "")),
        True,
    )
    question = tables._attendant.question(given.table)
    assert question is not None
    return tables, given.table, question


def moments(name: str, seats: int, boxes: tuple[str, ...], every: int) -> list[wk.Game]:
    """Moments of a game at random at which somebody has to decide."""
    game = wk.new_game(name, seats=seats, expansions=boxes, seed=SEED)
    luck = random.Random(seats)
    found: list[wk.Game] = []
    while not game.over and len(found) < 6:
        if game.decisions % every == every - 1:
            found.append(game.copy())
        game.play(luck.choice(game.actions))
    return found


def sent_for(question: Question, bot: str) -> bytes:
    """The bytes that a worker is sent for a question."""
    worker, line = Worker(lambda *_: 0), Overheard()
    worker._connection = lambda: line  # type: ignore[method-assign, assignment, return-value]
    assert worker.ask(bot, question.seed, pack(question.world), 1.0, lambda: False) in question.world.actions
    return line.sent[0]


@pytest.mark.parametrize(("name", "seats", "boxes"), CASES)
def test_a_worker_is_sent_the_same_bytes_in_all_worlds_that_its_seat_cannot_tell_apart(
    name: str, seats: int, boxes: tuple[str, ...]
) -> None:
    """So no card that lies hidden, no luck to come and no past can be among them."""
    told_apart = 0
    for game in moments(name, seats, boxes, 17):
        other = game.determinize(game.seat, game.decisions + 1)
        told_apart += game.digest() != other.digest()
        twins = [asked(one, "grandmaster") for one in (game, other)]
        here, there = [sent_for(question, "grandmaster") for _, _, question in twins]
        assert here == there
        for tables, _, _ in twins:
            tables.close()
    assert told_apart


@pytest.mark.parametrize(("name", "seats", "boxes"), CASES)
def test_neither_the_seed_nor_the_past_is_sent(name: str, seats: int, boxes: tuple[str, ...]) -> None:
    for game in moments(name, seats, boxes, 29)[:3]:
        tables, ident, question = asked(game, "master")
        _, _, world = pickle.loads(sent_for(question, "master"))
        text = zlib.decompress(world)
        save = json.loads(text)
        assert save["history"] == []
        assert save["settings"]["seed"] == 0
        for canary in (str(SEED), f"{SEED:x}", json.dumps(game.history, separators=(",", ":")), ident):
            assert canary.encode() not in text
        tables.close()


@pytest.mark.parametrize("level", ["novice", "master"])
@pytest.mark.parametrize("name", wk.GAMES)
def test_thoughts_at_a_table_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(name: str, level: str) -> None:
    for game in moments(name, 2, (), 23)[1:3]:
        said = []
        for one in (game, game.determinize(game.seat, 99)):
            tables, _, question = asked(one, level)
            thought = bot_of(level, question.seed).choose(sight_in(unpack(pack(question.world))))
            said.append((thought.option, [(each.option, each.lead) for each in thought.ranking]))
            tables.close()
        assert said[0] == said[1]


def test_the_seed_of_a_bot_follows_from_its_table_and_from_no_game() -> None:
    """Tables with the same luck and other games have bots with the same seed; other luck gives another one."""
    games = [wk.new_game("viscounts", seats=2, seed=seed) for seed in range(9)]
    alike = [game for game in games if game.seat == games[0].seat]
    assert len(alike) > 2
    assert len({asked(game, "novice")[2].seed for game in alike}) == 1
    assert asked(games[0], "novice")[2].seed != asked(games[0], "novice", luck=2)[2].seed


def test_a_bot_that_is_asked_again_after_an_undo_decides_the_same() -> None:
    tables = Tables(MemoryStorage(), clock=lambda: 5, luck=lucky(4))
    by = begun(tables, "architects", bots=["novice"], practice=True)

    def choose(question: Question) -> int:
        return bot_of(question.bot, question.seed).choose(question.sight).option

    def until_asked() -> list[int]:
        """Let the bot decide until it is the turn of the person, and say what it chose."""
        while tables.let_bot_decide(by, choose):
            pass
        plays = [entry for entry in tables.history(by) if entry["kind"] == "play" and entry["seat"] == 1]
        return [entry["option"] for entry in plays]

    before, option, first = 0, 0, list[int]()
    while not first:
        before = len(until_asked())
        option = tables.look(by, 0)["decision"]["default"]
        tables.play(at(tables, by), 0, option)
        first = until_asked()[before:]
    tables.undo(at(tables, by), 0)
    tables.play(at(tables, by), 0, option)
    assert until_asked()[before + len(first) :] == first


def test_a_bot_without_turns_does_not_choose_alike_at_every_decision() -> None:
    tables, ident, question = asked(wk.new_game("viscounts", seats=2, seed=1), "random")
    seeds = {question.seed}
    tables._attendant.let_decide(ident, lambda one: one.sight.options[0])
    later = tables._attendant.question(ident)
    assert later is not None
    assert later.seed not in seeds


def test_a_bot_that_cannot_decide_is_followed_by_those_below_it_and_chance_comes_last() -> None:
    tried: list[str] = []

    def by_nobody(question: Question) -> None:
        tried.append(question.bot)

    tables, ident, _ = asked(wk.new_game("viscounts", seats=2, seed=1), "grandmaster")
    tables._attendant.let_decide(ident, by_nobody)
    assert tried == [*LEVELS][::-1]
    told = tables._storage.entries(ident, 0, 99)[-1].events
    assert [event["args"] for event in told if event["key"] == "table-bot-stumbled"] == [{"bot": "grandmaster"}]


def test_a_simpler_bot_that_decides_is_named() -> None:
    def only(bot: str) -> Callable[[Question], int | None]:
        return lambda question: question.sight.options[0] if question.bot == bot else None

    tables, ident, _ = asked(wk.new_game("viscounts", seats=2, seed=1), "master")
    tables._attendant.let_decide(ident, only("apprentice"))
    told = tables._storage.entries(ident, 0, 99)[-1].events
    helped = [event["args"] for event in told if event["key"] == "table-bot-helped"]
    assert helped == [{"bot": "master", "by": "apprentice"}]


def test_what_changes_around_the_game_does_not_end_a_thought() -> None:
    """Somebody who comes to look on while a bot thinks costs it nothing.

    An undo, or another bot, makes it worthless.
    """
    tables, ident, question = asked(wk.new_game("viscounts", seats=2, seed=1), "master")
    assert tables._attendant.is_open(ident, question)
    tables._keeper.change(By(ident, ""), "join", NOBODY, {}, lambda table, _: table.emit(events.SPECTATOR, -1), True)
    assert tables._attendant.is_open(ident, question)

    def change(bot: str) -> Callable[[Table, Holder], None]:
        return lambda table, _: setattr(table.seats[question.seat], "bot", bot)

    tables._keeper.change(By(ident, ""), "bot", NOBODY, {}, change("novice"), True)
    assert not tables._attendant.is_open(ident, question)
    tables._keeper.change(By(ident, ""), "bot", NOBODY, {}, change("master"), True)
    assert tables._attendant.is_open(ident, question)
    tables._attendant.let_decide(ident, lambda one: one.sight.options[0])
    assert not tables._attendant.is_open(ident, question)


def test_a_thought_about_a_game_that_went_on_is_not_played() -> None:
    tables, ident, _ = asked(wk.new_game("viscounts", seats=2, seed=1), "master")

    def slowly(question: Question) -> int:
        tables._attendant.let_decide(ident, lambda one: one.sight.options[0])
        return question.sight.options[-1]

    with pytest.raises(Refused):
        tables._attendant.let_decide(ident, slowly)
    assert [entry.kind for entry in tables._storage.entries(ident, 0, 99)].count("play") == 1
