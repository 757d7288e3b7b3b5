"""The tables of this process, for a server, a program or a test: everything that can be asked and done.

Every method may be called from any thread, and returns when what it did is on the disk. Whoever acts says so by `By`:
which table, with which secret, and for decisions also at which revision and under which nonce. A refusal is a `Refused`
with a message key; then nothing has changed.
"""

from __future__ import annotations

from westkingdom.engine.chance import SEED_BYTES, wide_seed
from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import say
from westkingdom.table.bots.attending import Attending
from westkingdom.table.commands import playing, seating, undo, voting
from westkingdom.table.commands.founding import Founding
from westkingdom.table.keeper import By, Pass, Receipt, demand_exact
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import SPECTATORS, Holder, hashed
from westkingdom.table.shown import sight
from westkingdom.table.shown.past import PLAY, Past
from westkingdom.table.shown.showing import Showing
from westkingdom.table.storage.entry import Data
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
        known = self._looks_on(by, invitation)
        if known is not None:
            return known
        newcomer = Holder(self._word(), hashed(token))

        def command(table: Table, _: Holder) -> None:
            found = seating.invited(table, invitation)
            seating.join(table, table.known(token) or newcomer, found, name)

        done = self._change(By(by.table, token), "join", NOBODY, {}, command, stranger=True)
        return Pass(by.table, token, done.revision)

    def _looks_on(self, by: By, invitation: str) -> Pass | None:
        """What somebody is given who is at the table already and was invited to look on: nothing has to change."""
        place = self._places.at(by.table)
        with place.lock:
            table = self._places.table(place, by.table)
            if table.known(by.token) is None or seating.invited(table, invitation).seat != SPECTATORS:
                return None
            return Pass(by.table, by.token, table.revision)

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

    def remove_spectators(self, by: By) -> Receipt:
        """Send all away who only look on, as the host; their secrets and links open nothing any more."""
        return self._change(by, "remove-spectators", NOBODY, {}, seating.remove_spectators)

    def ask_replace(self, by: By, seat: int | None, how: str, bot: str) -> Receipt:
        """Ask the others to replace somebody, named by a seat or as the host: by a bot, or by whoever is invited."""
        wish = voting.Wish(seat, how, bot)
        return self._change(
            by,
            "ask-replace",
            NOBODY if seat is None else seat,
            {"how": how, "bot": bot},
            lambda table, who: voting.ask(table, who, wish, self._now()),
        )

    def answer_replace(self, by: By, yes: bool) -> Receipt:
        """Agree that somebody is replaced, or refuse; `by` must name the revision and a nonce."""
        demand_exact(by)
        return self._change(
            by, "answer-replace", NOBODY, {"yes": yes}, lambda table, who: voting.answer(table, who, yes, self._now())
        )

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
        seed = wide_seed(self._luck(SEED_BYTES))
        return self._change(by, "start", NOBODY, {}, lambda table, who: playing.start(table, who, seed, self._now()))

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
            by,
            "ask-undo",
            seat,
            {"asked": steps},
            lambda table, who: undo.ask_undo(table, who, seat, steps, past, self._clock()),
        )

    def answer_undo(self, by: By, yes: bool) -> Receipt:
        """Agree to go back, or refuse; `by` must name the revision and a nonce."""
        demand_exact(by)
        past = Past(self._storage, by.table)
        return self._change(
            by,
            "answer-undo",
            NOBODY,
            {"yes": yes},
            lambda table, who: undo.answer_undo(table, who, yes, past, self._clock()),
        )

    def pause(self, by: By, yes: bool = True) -> Receipt:
        """Stop the game for a while, or go on."""
        return self._change(by, "pause", NOBODY, {"yes": yes}, lambda table, who: playing.pause(table, who, yes))
