"""Taking care of the tables at which a bot is asked."""

from __future__ import annotations

from westkingdom.library.games import load_everything
from westkingdom.table.bots.thinking import Worker
from westkingdom.table.commands import playing
from westkingdom.table.keeper import By, Keeper
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder
from westkingdom.table.shown.past import PLAY
from westkingdom.table.shown.sight import view_of
from westkingdom.table.storage.entry import Data
from westkingdom.table.table import Table


class Attending(Keeper):
    """Lets bots decide."""

    def _attend(self) -> None:
        if self._thinkers is not None:
            load_everything()  # a bot must move, and a game begin, also when there are no more files to open
            self._storage.care()
            self._thinkers.begin(self._think, self._go_round)

    def _think(self, ident: str, worker: Worker) -> None:
        """Let a bot decide, in the process of a worker; if it cannot, any option will do, and everybody is told."""
        try:
            question = self._question(ident)
            if question is None:
                return
            revision, seat, bot, view, options = question
            answer = worker.ask(bot, int.from_bytes(self._luck(7), "big"), view, options)
            if self._thinkers is not None and self._thinkers.closing:
                return
            option = options[int.from_bytes(self._luck(8), "big") % len(options)] if answer is None else answer

            def command(table: Table, _: Holder) -> Data:
                kept = playing.play(table, seat, option)
                if answer is None:
                    table.emit("table-bot-stumbled", seat, {"bot": bot})
                return {**kept, "bot": bot, "stumbled": answer is None}

            self._change(By(ident, "", revision), PLAY, seat, {"option": option}, command, stranger=True)
        except Refused:
            return  # somebody was faster: the next round finds what is still to do

    def _question(self, ident: str) -> tuple[int, int, str, Data, list[int]] | None:
        """What a bot is shown: the view of its seat and the options, if it is asked at all."""
        place = self._places.at(ident)
        with place.lock:
            table = self._places.table(place, ident)
            game, seat = table.game, table.thinking
            if game is None or seat is None or not table.bot_asked:
                return None
            return table.revision, seat, table.seats[seat].bot, view_of(game, seat), game.actions

    def _go_round(self) -> None:
        """Find the tables whose bots nobody takes care of, as when a process ended; this process is told of them."""
        if self._thinkers is not None:
            for ident in self._storage.bots_asked():
                self._thinkers.due(ident)
