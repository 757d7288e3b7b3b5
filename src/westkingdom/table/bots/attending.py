"""Taking care of the tables at which a bot is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from westkingdom.bots import Sight, sight_of
from westkingdom.library.data import load_everything
from westkingdom.table import events
from westkingdom.table.bots.thinking import Worker, WorkerPool
from westkingdom.table.commands import playing
from westkingdom.table.keeper import By, Keeper, Receipt
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder
from westkingdom.table.shown.past import PLAY
from westkingdom.table.storage.entry import Data
from westkingdom.table.table import Table


@dataclass(frozen=True)
class Question:
    """What a bot is asked: at which revision of the table, for which seat, and everything that this seat may know."""

    revision: int
    seat: int
    bot: str
    sight: Sight


Choose = Callable[[Question], int | None]
"""Chooses an option for a bot; none if it cannot."""


class Attendant:
    """Asks bots, and plays what they choose."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper: Final = keeper

    def let_decide(self, ident: str, choose: Choose) -> Receipt | None:
        """Let the bot that is asked decide; if it cannot, any option will do, and everybody is told. None: none is asked."""
        question = self._question(ident)
        if question is None:
            return None
        options, answer = question.sight.options, choose(question)
        if answer not in options:
            answer = None
        option = options[int.from_bytes(self._keeper.luck(8), "big") % len(options)] if answer is None else answer

        def command(table: Table, _: Holder) -> Data:
            kept = playing.play(table, question.seat, option)
            if answer is None:
                table.emit(events.BOT_STUMBLED, question.seat, question.bot)
            return {**kept, "bot": question.bot, "stumbled": answer is None}

        by = By(ident, "", question.revision)
        return self._keeper.change(by, PLAY, question.seat, {"option": option}, command, stranger=True)

    def _question(self, ident: str) -> Question | None:
        """What a bot is shown, if one is asked at all."""
        place = self._keeper.shelf.at(ident)
        with place.lock:
            table = self._keeper.shelf.table(place, ident)
            game, seat = table.game, table.thinking
            if game is None or seat is None or not table.bot_asked:
                return None
            return Question(table.revision, seat, table.seats[seat].bot, sight_of(game))


class Closing(Exception):
    """The tables are being closed: what a bot has thought is not played any more."""


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
        self._keeper.storage.care()
        self._pool.begin(self._think, self._go_round)

    def _think(self, ident: str, worker: Worker) -> None:
        """Let a bot decide in the process of a worker."""

        def choose(question: Question) -> int | None:
            seed = int.from_bytes(self._keeper.luck(7), "big")
            answer = worker.ask(question.bot, seed, question.sight.view, question.sight.options)
            if self._pool.closing:
                raise Closing
            return answer

        try:
            self._attendant.let_decide(ident, choose)
        except (Refused, Closing):
            return  # somebody was faster: the next round finds what is still to do

    def _go_round(self) -> None:
        """Find the tables whose bots nobody takes care of, as when a process ended; this process is told of them."""
        for ident in self._keeper.storage.bots_asked():
            self._pool.due(ident)
