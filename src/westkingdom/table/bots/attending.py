"""Taking care of the tables at which a bot is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from westkingdom.bots import Sight, sight_in
from westkingdom.engine.game import Game
from westkingdom.engine.words import say
from westkingdom.library.data import load_everything
from westkingdom.table import events
from westkingdom.table.bots.naming import bot_seed, by_chance, simpler
from westkingdom.table.bots.thinking import WorkerPool
from westkingdom.table.bots.worker import Unwanted, Worker
from westkingdom.table.commands import playing
from westkingdom.table.keeper import By, Keeper, Receipt
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder
from westkingdom.table.shown.past import PLAY
from westkingdom.table.storage.entry import Data, pack
from westkingdom.table.table import Table


@dataclass(frozen=True)
class Question:
    """What a bot is asked: at which moment of a table, for which seat, and everything that this seat may know."""

    tip: int
    """The revision of the game that it is about: the table may change around it."""
    seat: int
    asked: str
    """The bot that plays the seat."""
    bot: str
    """The bot that is to decide now: a simpler one if those before could not."""
    seed: int
    world: Game
    """A world that the seat cannot tell from the true game, without the seed and the past."""
    failed: int = 0
    """How many bots could not decide."""

    @property
    def sight(self) -> Sight:
        """What a bot is given."""
        return sight_in(self.world)

    def is_open(self, table: Table) -> bool:
        """Is this still what is asked, and of this bot?"""
        return table.tip == self.tip and table.thinking == self.seat and table.seats[self.seat].bot == self.asked


Choose = Callable[[Question], int | None]
"""Chooses an option for a bot; none if it cannot."""


class Attendant:
    """Asks bots, and plays what they choose."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper: Final = keeper

    def let_decide(self, ident: str, choose: Choose) -> Receipt | None:
        """Let the bot that is asked decide, or else a simpler one, or chance, and tell everybody.

        None: none is asked.
        """
        question = self.question(ident)
        if question is None:
            return None
        answer, by = _first_answer(question, choose)

        def command(table: Table, _: Holder) -> Data:
            if not question.is_open(table):
                raise Refused(say("refused-not-asked"))
            seat = question.seat
            option = by_chance(table, seat, question.world.actions) if answer is None else answer
            kept = playing.play(table, seat, option)
            if answer is None:
                table.emit(events.BOT_STUMBLED, seat, question.asked)
            elif by != question.asked:
                table.emit(events.BOT_HELPED, seat, question.asked, by)
            return {**kept, "bot": question.asked, "by": by, "stumbled": answer is None}

        return self._keeper.change(By(ident, ""), PLAY, question.seat, {}, command, stranger=True)

    def question(self, ident: str) -> Question | None:
        """What a bot is shown, if one is asked at all."""
        place = self._keeper.shelf.at(ident)
        with place.lock:
            table = self._keeper.shelf.table(place, ident)
            game, seat = table.game, table.thinking
            if game is None or seat is None or not table.bot_asked:
                return None
            bot = table.seats[seat].bot
            return Question(table.tip, seat, bot, bot, bot_seed(table, seat, bot), game.seen_by(seat, 0))

    def is_open(self, ident: str, question: Question) -> bool:
        """Is this still asked at a table?"""
        place = self._keeper.shelf.at(ident)
        with place.lock:
            return question.is_open(self._keeper.shelf.table(place, ident))


def _first_answer(question: Question, choose: Choose) -> tuple[int | None, str]:
    """What the bot that is asked chooses, or the first simpler one that can; and which one that was."""
    for failed, bot in enumerate([question.asked, *simpler(question.asked)]):
        answer = choose(replace(question, bot=bot, failed=failed))
        if answer in question.world.actions:
            return answer, bot
    return None, ""


class Rounds:
    """Lets the bots of all tables think in worker processes, for as long as these are there."""

    def __init__(self, keeper: Keeper, attendant: Attendant, pool: WorkerPool) -> None:
        self._keeper: Final = keeper
        self._attendant: Final = attendant
        self._pool: Final = pool

    def begin(self) -> None:
        """Begin to take care of bots."""
        load_everything()  # a bot must move, and a game begin, also when there are no more files to open
        self._keeper.when_bot_is_asked = self._pool.due
        self._keeper.storage.subscribe(self._pool.moved)
        self._keeper.storage.care()
        self._pool.begin(self._think, self._go_round)

    def _think(self, ident: str, worker: Worker) -> bool:
        """Let a bot decide in the process of a worker; false if it is too slow for this one."""

        def choose(question: Question) -> int | None:
            if worker.spared and self._pool.is_slow(question.bot):
                raise TooSlow
            seconds = self._pool.seconds / 2**question.failed  # a table does not wait for long, whoever fails
            unwanted = partial(self._unwanted, ident, question)
            answer = worker.ask(question.bot, question.seed, pack(question.world), seconds, unwanted)
            self._pool.took(question.bot, worker.spent)
            return answer

        try:
            self._attendant.let_decide(ident, choose)
        except TooSlow:
            return False
        except (Refused, Unwanted):
            return True  # somebody was faster: the next round finds what is still to do
        return True

    def _unwanted(self, ident: str, question: Question) -> bool:
        """Does nobody wait for a thought any more: has the game gone on or back, or the seat been given to another?"""
        if self._pool.closing:
            return True
        return self._pool.has_moved(ident) and not self._attendant.is_open(ident, question)

    def _go_round(self) -> None:
        """Find the tables whose bots nobody takes care of, as when a process ended; this process is told of them."""
        for ident in self._keeper.storage.bots_asked():
            self._pool.due(ident)


class TooSlow(Exception):
    """This bot thinks for too long for a worker that is kept for quick ones."""
