"""The tables of this process, for a server, a program or a test: everything that can be asked and done.

Every method may be called from any thread, and returns when what it did is on the disk. Whoever acts says so by `By`:
which table, with which secret, and for decisions also at which revision and under which nonce. A refusal is a `Refused`
with a message key; then nothing has changed.
"""

from __future__ import annotations

from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import say
from westkingdom.table import playing, seating, sight, undo
from westkingdom.table.attending import Attending
from westkingdom.table.entry import Data
from westkingdom.table.founding import Founding
from westkingdom.table.keeper import By, Pass, Receipt, demand_exact
from westkingdom.table.past import PLAY, Past
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import SPECTATORS, Holder, hashed
from westkingdom.table.showing import Showing
from westkingdom.table.table import Table


class Tables(Founding, Showing, Attending):
    """The tables in a storage."""

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
        """Use an invitation; somebody without a secret (an empty token) is given one."""
        token = by.token or self._secret()
        newcomer = Holder(self._word(), hashed(token))

        def command(table: Table, _: Holder) -> None:
            found = seating.invited(table, invitation)
            seating.join(table, table.known(token) or newcomer, found, name)

        done = self._change(By(by.table, token), "join", NOBODY, {}, command, stranger=True)
        return Pass(by.table, token, done.revision)

    def invited(self, ident: str, invitation: str) -> Data:
        """What an invitation is for; whoever has it may look, and it is not used by that."""
        place = self._places.at(ident)
        with place.lock:
            table = self._places.table(place, ident)
            return sight.invitation_data(table, seating.invited(table, invitation))

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
