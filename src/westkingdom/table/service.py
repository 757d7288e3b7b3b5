"""The tables of this process, for a server, a program or a test: everything that can be asked and done.

Every method may be called from any thread, and returns when what it did is on the disk. Whoever acts says so by `By`:
which table, with which secret, and for decisions also at which revision and under which nonce. A refusal is a `Refused`
with a message key; then nothing has changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import say
from westkingdom.table import playing, seating, undo
from westkingdom.table.entry import Data
from westkingdom.table.founding import Founding
from westkingdom.table.keeper import By, Pass, Receipt, demand_exact, milliseconds
from westkingdom.table.past import PLAY, Past
from westkingdom.table.refusal import Refused, StorageFailed
from westkingdom.table.seat import SPECTATORS, Holder, hashed
from westkingdom.table.showing import Showing
from westkingdom.table.sight import view_of
from westkingdom.table.storage import Storage
from westkingdom.table.table import Table
from westkingdom.table.thinking import Thinkers, Worker


class Tables(Founding, Showing):
    """The tables in a storage."""

    def __init__(
        self,
        storage: Storage,
        *,
        clock: Callable[[], int] = milliseconds,
        luck: Callable[[int], bytes] = secrets.token_bytes,
        thinkers: Thinkers | None = None,
    ) -> None:
        super().__init__(storage, clock=clock, luck=luck, thinkers=thinkers)
        if thinkers is not None:
            thinkers.begin(self._think, self._go_round)

    def close(self) -> None:
        """Stop the bots and let go of the storage."""
        if self._thinkers is not None:
            self._thinkers.close()
        self._storage.close()

    # --- seats

    def invite(self, by: By, seat: int | None = None) -> Pass:
        """Make an invitation for an open seat, good for one use, or for spectators, good until it is withdrawn."""
        secret = self._secret()
        number = SPECTATORS if seat is None else seat
        done = self._change(by, "invite", number, {}, lambda table, who: seating.invite(table, who, number, secret))
        return Pass(by.table, secret, done.revision)

    def withdraw(self, by: By, seat: int | None = None) -> Receipt:
        """Make the invitations for a seat, or those for spectators, worthless."""
        number = SPECTATORS if seat is None else seat
        return self._change(by, "withdraw", number, {}, lambda table, who: seating.withdraw(table, who, number))

    def join(self, by: By, invitation: str, name: str = "") -> Pass:
        """Use an invitation; somebody without a secret of this table (an empty token) is given one."""
        token = by.token or self._secret()
        newcomer = Holder(self._word(), hashed(token))

        def command(table: Table, who: Holder) -> None:
            found = seating.invited(table, invitation)
            seating.join(table, who if by.token else newcomer, found, name)

        done = self._change(by, "join", NOBODY, {}, command, stranger=not by.token)
        return Pass(by.table, token, done.revision)

    def take(self, by: By, seat: int, name: str) -> Receipt:
        """Let the host take one more open seat."""
        return self._change(by, "take", seat, {}, lambda table, who: seating.take(table, who, seat, name))

    def put_bot(self, by: By, seat: int, bot: str) -> Receipt:
        """Let the host put a bot on an open seat."""
        return self._change(by, "bot", seat, {"bot": bot}, lambda table, who: seating.put_bot(table, who, seat, bot))

    def clear(self, by: By, seat: int) -> Receipt:
        """Leave a seat, or as the host take it away from somebody; their secret cannot act for it any more."""
        return self._change(by, "clear", seat, {}, lambda table, who: seating.clear(table, who, seat))

    def ready(self, by: By, seat: int, yes: bool = True) -> Receipt:
        """Say that one is ready, or is not."""
        return self._change(by, "ready", seat, {"yes": yes}, lambda table, who: seating.ready(table, who, seat, yes))

    def hand_over(self, by: By, seat: int, bot: str) -> Receipt:
        """Let a bot play a person's seat."""
        return self._change(
            by, "hand-over", seat, {"bot": bot}, lambda table, who: playing.hand_over(table, who, seat, bot)
        )

    def hand_back(self, by: By, seat: int) -> Receipt:
        """Play again oneself."""
        return self._change(by, "hand-back", seat, {}, lambda table, who: playing.hand_back(table, who, seat))

    def time_out(self, by: By, bot: str) -> Receipt:
        """Hand the seat whose time is over to a bot, where the table wants that."""
        return self._change(by, "time-out", NOBODY, {"bot": bot}, lambda table, who: playing.time_out(table, who, bot))

    # --- the game

    def start(self, by: By) -> Receipt:
        """Begin the game with a secret seed."""
        seed = int.from_bytes(self._luck(8), "big") >> 1
        return self._change(by, "start", NOBODY, {}, lambda table, who: playing.start(table, who, seed, self._clock()))

    def play(self, by: By, seat: int, option: int) -> Receipt:
        """Play an option for one's seat; `by` must name the revision and a nonce."""
        demand_exact(by)

        def command(table: Table, who: Holder) -> Data:
            if table.own(who, seat).bot:
                raise Refused(say("refused-bot-plays"))
            return playing.play(table, seat, option)

        return self._change(by, PLAY, seat, {"option": option}, command)

    def undo(self, by: By, seat: int, steps: int | None = None) -> Receipt:
        """Take decisions back, so many or up to one's last; `by` must name the revision and a nonce."""
        demand_exact(by)
        past = Past(self._storage, by.table)
        return self._change(
            by, "undo", seat, {"asked": steps}, lambda table, who: undo.undo(table, who, seat, steps, past)
        )

    def ask_undo(self, by: By, seat: int, steps: int | None = None) -> Receipt:
        """Ask all people to go back; `by` must name the revision and a nonce."""
        demand_exact(by)
        past = Past(self._storage, by.table)
        return self._change(
            by, "ask-undo", seat, {"asked": steps}, lambda table, who: undo.ask_undo(table, who, seat, steps, past)
        )

    def answer_undo(self, by: By, yes: bool) -> Receipt:
        """Agree to go back, or refuse; `by` must name the revision and a nonce."""
        demand_exact(by)
        past = Past(self._storage, by.table)
        return self._change(
            by, "answer-undo", NOBODY, {"yes": yes}, lambda table, who: undo.answer_undo(table, who, yes, past)
        )

    def pause(self, by: By, yes: bool = True) -> Receipt:
        """Stop the game for a while, or go on."""
        return self._change(by, "pause", NOBODY, {"yes": yes}, lambda table, who: playing.pause(table, who, yes))

    # --- bots

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
        except (Refused, StorageFailed):
            return  # somebody was faster, or the disk is full: the next round finds what is still to do

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
        """Find the tables whose bots were forgotten, as when a process ended."""
        if self._thinkers is not None:
            before = self._clock() - int(2000 * self._thinkers.seconds)
            try:
                for ident in self._storage.bots_asked(before):
                    self._thinkers.due(ident)
            except StorageFailed:
                return
