"""The tables of this process, for a server, a program or a test: everything that can be asked and done.

Every method may be called from any thread, and returns when what it did is on the disk. Whoever acts says so by `By`:
which table, with which secret, and for decisions also at which revision and under which nonce. A refusal is a `Refused`
with a message key; then nothing has changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from westkingdom.engine.chance import SEED_BYTES, wide_seed
from westkingdom.engine.game import NOBODY, Game
from westkingdom.engine.words import say
from westkingdom.table.bots.attending import Attendant, Choose, Rounds
from westkingdom.table.bots.naming import USUAL
from westkingdom.table.bots.thinking import WorkerPool
from westkingdom.table.clock import Clock
from westkingdom.table.commands import founding, playing, seating, undo, voting
from westkingdom.table.keeper import By, Credentials, Keeper, Receipt, demand_exact, milliseconds, steady_milliseconds
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import SPECTATORS, Holder, hashed
from westkingdom.table.shown import showing, sight
from westkingdom.table.shown.past import PLAY, Past
from westkingdom.table.shown.showing import MOST_ENTRIES, MOST_EVENTS
from westkingdom.table.storage.base import Listener, Storage
from westkingdom.table.storage.entry import Data
from westkingdom.table.table import Table


class Tables:
    """The tables in a storage."""

    def __init__(
        self,
        storage: Storage,
        *,
        clock: Callable[[], int] = milliseconds,
        steady: Callable[[], int] = steady_milliseconds,
        luck: Callable[[int], bytes] = secrets.token_bytes,
        pool: WorkerPool | None = None,
    ) -> None:
        self._storage: Final = storage
        self._keeper: Final = Keeper(storage, clock, steady, luck)
        self._attendant: Final = Attendant(self._keeper)
        self._pool: Final = pool
        if pool is not None:
            Rounds(self._keeper, self._attendant, pool).begin()

    def close(self) -> None:
        """Stop the bots and let go of the storage."""
        if self._pool is not None:
            self._pool.close()
        self._storage.close()

    def subscribe(self, listener: Listener) -> None:
        """Tell this listener the id and revision of every table that changes, in whichever process."""
        self._storage.subscribe(listener)

    # --- new tables

    def create(
        self,
        game: str,
        *,
        seats: int,
        expansions: Sequence[str] = (),
        options: Data | None = None,
        people: Sequence[str] = (),
        bots: Sequence[str] = (),
        practice: bool = False,
        clock: Clock | None = None,
        token: str = "",
    ) -> Credentials:
        """Set up a table: its maker is the host and holds the first seats, under these names; bots hold the last.

        Who has a secret already, for other tables, may bring it.
        """
        settings = founding.checked_settings(game, seats, expansions, options or {})
        return founding.create(
            self._keeper, settings, people=people, bots=bots, practice=practice, clock=clock, token=token
        )

    def import_game(self, text: str | bytes, *, people: Sequence[str] = (), token: str = "") -> Credentials:
        """Make a table of an exported game, played again from its start: for practice, and everybody is told."""
        return founding.import_game(self._keeper, text, people, token)

    def branch(self, by: By, revision: int, *, people: Sequence[str] = (), practice: bool = True) -> Credentials:
        """Continue from any moment of a finished game, or of one for practice, at a new table with the same secret.

        It is for practice, as somebody knows what is hidden there.
        """
        return founding.branch(self._keeper, by, revision, people, practice)

    def rematch(self, by: By) -> Receipt:
        """Set up a table for the same people, who open it with the secrets they have; give the new table.

        Whoever asks second is given the table that is there already.
        """
        return founding.rematch(self._keeper, by)

    def adopt(self, game: Game, *, names: Sequence[str], bots: Sequence[str], practice: bool = False) -> Credentials:
        """Make a table of a game that this program began or loaded; all its people sit here and have one secret.

        By seat: what it is called, and the bot that plays it, or nothing for a person.
        """
        return founding.adopt(self._keeper, game, names, bots, practice)

    # --- seats

    def invite(self, by: By, seat: int | None = None) -> Credentials:
        """Make an invitation for an open seat, good for one use, or for spectators, good until it is withdrawn."""
        secret = self._keeper.secret()
        number = SPECTATORS if seat is None else seat
        done = self._keeper.change(
            by, "invite", number, {}, lambda table, who: seating.invite(table, who, number, secret)
        )
        return Credentials(by.table, secret, done.revision)

    def withdraw(self, by: By, seat: int | None = None) -> Receipt:
        """Make the invitations for a seat, or those for spectators, worthless."""
        number = SPECTATORS if seat is None else seat
        return self._keeper.change(by, "withdraw", number, {}, lambda table, who: seating.withdraw(table, who, number))

    def join(self, by: By, invitation: str, name: str = "") -> Credentials:
        """Use an invitation; somebody without a secret (an empty token) is given one."""
        token = by.token or self._keeper.secret()
        known = self._looks_on(by, invitation)
        if known is not None:
            return known
        newcomer = Holder(self._keeper.word(), hashed(token))

        def command(table: Table, _: Holder) -> None:
            found = seating.invited(table, invitation)
            seating.join(table, table.known(token) or newcomer, found, name)

        done = self._keeper.change(By(by.table, token), "join", NOBODY, {}, command, stranger=True)
        return Credentials(by.table, token, done.revision)

    def _looks_on(self, by: By, invitation: str) -> Credentials | None:
        """What somebody is given who is at the table already and was invited to look on: nothing has to change."""
        place = self._keeper.shelf.at(by.table)
        with place.lock:
            table = self._keeper.shelf.table(place, by.table)
            if table.known(by.token) is None or seating.invited(table, invitation).seat != SPECTATORS:
                return None
            return Credentials(by.table, by.token, table.revision)

    def invited(self, ident: str, invitation: str) -> Data:
        """What an invitation is for; whoever has it may look, and it is not used by that."""
        place = self._keeper.shelf.at(ident)
        with place.lock:
            table = self._keeper.shelf.table(place, ident)
            return sight.invitation_data(table, seating.invited(table, invitation))

    def take(self, by: By, seat: int, name: str) -> Receipt:
        """Let the host take one more open seat."""
        return self._keeper.change(by, "take", seat, {}, lambda table, who: seating.take(table, who, seat, name))

    def put_bot(self, by: By, seat: int, bot: str = USUAL) -> Receipt:
        """Let the host put a bot on an open seat."""
        return self._keeper.change(
            by, "bot", seat, {"bot": bot}, lambda table, who: seating.put_bot(table, who, seat, bot)
        )

    def clear(self, by: By, seat: int) -> Receipt:
        """Leave a seat, or as the host take it away from somebody; their secret cannot act for it any more."""
        return self._keeper.change(by, "clear", seat, {}, lambda table, who: seating.clear(table, who, seat))

    def remove_spectators(self, by: By) -> Receipt:
        """Send all away who only look on, as the host; their secrets and links open nothing any more."""
        return self._keeper.change(by, "remove-spectators", NOBODY, {}, seating.remove_spectators)

    def ask_replace(self, by: By, seat: int | None, how: str, bot: str = USUAL) -> Receipt:
        """Ask the others to replace somebody, named by a seat or as the host: by a bot, or by whoever is invited."""
        wanted = voting.SeatReplacement(seat, how, bot)
        return self._keeper.change(
            by,
            "ask-replace",
            NOBODY if seat is None else seat,
            {"how": how, "bot": bot},
            lambda table, who: voting.ask(table, who, wanted, self._keeper.now()),
        )

    def answer_replace(self, by: By, yes: bool) -> Receipt:
        """Agree that somebody is replaced, or refuse; `by` must name the revision and a nonce."""
        demand_exact(by)
        return self._keeper.change(
            by,
            "answer-replace",
            NOBODY,
            {"yes": yes},
            lambda table, who: voting.answer(table, who, yes, self._keeper.now()),
        )

    def ready(self, by: By, seat: int, yes: bool = True) -> Receipt:
        """Say that one is ready, or is not."""
        return self._keeper.change(
            by, "ready", seat, {"yes": yes}, lambda table, who: seating.ready(table, who, seat, yes)
        )

    def hand_over(self, by: By, seat: int, bot: str = USUAL) -> Receipt:
        """Let a bot play a person's seat."""
        return self._keeper.change(
            by, "hand-over", seat, {"bot": bot}, lambda table, who: playing.hand_over(table, who, seat, bot)
        )

    def hand_back(self, by: By, seat: int) -> Receipt:
        """Play again oneself."""
        return self._keeper.change(by, "hand-back", seat, {}, lambda table, who: playing.hand_back(table, who, seat))

    def time_out(self, by: By, bot: str = USUAL) -> Receipt:
        """Hand the seat whose time is over to a bot, where the table wants that."""
        return self._keeper.change(
            by, "time-out", NOBODY, {"bot": bot}, lambda table, who: playing.time_out(table, who, bot)
        )

    # --- the game

    def start(self, by: By) -> Receipt:
        """Begin the game with a secret seed."""
        seed = wide_seed(self._keeper.luck(SEED_BYTES))
        return self._keeper.change(
            by, "start", NOBODY, {}, lambda table, who: playing.start(table, who, seed, self._keeper.now())
        )

    def play(self, by: By, seat: int, option: int) -> Receipt:
        """Play an option for one's seat; `by` must name the revision and a nonce."""
        demand_exact(by)

        def command(table: Table, who: Holder) -> Data:
            if table.own(who, seat).bot:
                raise Refused(say("refused-bot-plays"))
            return playing.play(table, seat, option)

        return self._keeper.change(by, PLAY, seat, {"option": option}, command)

    def undo(self, by: By, seat: int, steps: int | None = None) -> Receipt:
        """Take decisions back, so many or up to one's last; `by` must name the revision and a nonce."""
        demand_exact(by)
        past = Past(self._storage, by.table)
        return self._keeper.change(
            by, "undo", seat, {"asked": steps}, lambda table, who: undo.undo(table, who, seat, steps, past)
        )

    def ask_undo(self, by: By, seat: int, steps: int | None = None) -> Receipt:
        """Ask all people to go back; `by` must name the revision and a nonce."""
        demand_exact(by)
        past = Past(self._storage, by.table)
        return self._keeper.change(
            by,
            "ask-undo",
            seat,
            {"asked": steps},
            lambda table, who: undo.ask_undo(table, who, seat, steps, past, self._keeper.clock()),
        )

    def answer_undo(self, by: By, yes: bool) -> Receipt:
        """Agree to go back, or refuse; `by` must name the revision and a nonce."""
        demand_exact(by)
        past = Past(self._storage, by.table)
        return self._keeper.change(
            by,
            "answer-undo",
            NOBODY,
            {"yes": yes},
            lambda table, who: undo.answer_undo(table, who, yes, past, self._keeper.clock()),
        )

    def pause(self, by: By, yes: bool = True) -> Receipt:
        """Stop the game for a while, or go on."""
        return self._keeper.change(by, "pause", NOBODY, {"yes": yes}, lambda table, who: playing.pause(table, who, yes))

    def let_bot_decide(self, by: By, choose: Choose) -> Receipt | None:
        """Let the bot that is asked decide here and now, as the host; None if none is asked.

        For tables without `WorkerPool`.
        """
        with self._keeper.opened(by) as (table, who):
            table.demand_host(who)
        return self._attendant.let_decide(by.table, choose)

    # --- looking: a seat is one of the holder's own; None is what a spectator sees

    def mine(self, token: str) -> list[Data]:
        """The tables that a secret opens, those that changed last first; one that cannot be opened now is left out."""
        return showing.mine(self._keeper, token)

    def there(self, ident: str) -> bool:
        """Is there a table with this id?"""
        return showing.there(self._keeper, ident)

    def look(self, by: By, seat: int | None = None, *, previews: bool = False) -> Data:
        """The table as it is now: view, decision, and the number of the last event."""
        return showing.look(self._keeper, by, seat, previews)

    def follow(
        self, by: By, seat: int | None = None, *, since: int, most: int = MOST_EVENTS, previews: bool = False
    ) -> tuple[Data, list[Data]]:
        """The table as it is now, and what was told after event number `since`: both of the same moment."""
        return showing.follow(self._keeper, by, seat, since, most, previews)

    def known(self, by: By, seat: int | None = None) -> tuple[Game, list[str], list[str]]:
        """For words: a game that the viewer cannot tell from the true one, the names of the seats, and the bots."""
        return showing.known(self._keeper, by, seat)

    def undoable(self, by: By, seat: int) -> Data:
        """How many decisions a seat may take back at once, None if any number, and why not more."""
        return showing.undoable(self._keeper, by, seat)

    def brought_to_light(self, by: By, seat: int) -> list[str]:
        """What the last decision of a seat brought to light, as parts of views; nothing if it is not sealed."""
        return showing.brought_to_light(self._keeper, by, seat)

    def crumbs(self, by: By, seat: int) -> list[Data]:
        """What a seat decided so far in this turn, without what it took back: revisions and labels, oldest first."""
        return showing.crumbs(self._keeper, by, seat)

    def events(self, by: By, seat: int | None = None, *, since: int = 0, most: int = MOST_EVENTS) -> list[Data]:
        """What was told after event number `since`, oldest first, each with its number; numbers have no gaps."""
        return showing.events(self._keeper, by, seat, since, most)

    def history(self, by: By, seat: int | None = None, *, after: int = 0, most: int = MOST_ENTRIES) -> list[Data]:
        """The changes after a revision, oldest first, with the events that the viewer was told."""
        return showing.history(self._keeper, by, seat, after, most)

    def moment(self, by: By, revision: int, seat: int | None = None) -> Data:
        """The game as the viewer saw it after a revision; if other rules were played then, the nearest kept game."""
        return showing.moment(self._keeper, by, revision, seat)

    def points(self, by: By) -> list[Data]:
        """The points of every seat as each turn ended; only when nothing is hidden any more, or for practice."""
        return showing.points(self._keeper, by)

    def export(self, by: By, seat: int | None = None) -> Data:
        """The game as a file: whole when it is over or for practice, else what the viewer knows."""
        return showing.export(self._keeper, by, seat)

    def save(self, by: By) -> Data:
        """The whole game as a file, with what is hidden: for a program at which all sit, never for the wire."""
        return showing.save(self._keeper, by)
