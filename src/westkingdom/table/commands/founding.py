"""New tables: from nothing, from an exported game, from a moment of another table, and for a rematch."""

from __future__ import annotations

from collections.abc import Sequence

from westkingdom.engine.errors import BadOptions
from westkingdom.engine.game import NOBODY, Game, Settings
from westkingdom.engine.words import say
from westkingdom.library.games import settings_for
from westkingdom.table.clock import Clock
from westkingdom.table.commands import playing, seating
from westkingdom.table.keeper import By, Keeper, Pass, Receipt
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder, Seat, checked_name, hashed
from westkingdom.table.shown import exports
from westkingdom.table.shown.exports import demand_no_corrections
from westkingdom.table.shown.past import PLAY, OtherRules, Past
from westkingdom.table.storage.entry import Data
from westkingdom.table.table import OVER, Table


class Founding(Keeper):
    """Makes new tables."""

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
    ) -> Pass:
        """Set up a table: its maker is the host and holds the first seats, under these names; bots hold the last.

        Who has a secret already, for other tables, may bring it.
        """
        table = self._new(checked_settings(game, seats, expansions, options or {}))
        table.practice, table.clock = practice, clock
        token = self._host(table, people, token)
        if len(people) + len(bots) > seats:
            raise Refused(say("refused-no-seat", {"seats": seats}))
        for number, bot in enumerate(bots, start=seats - len(bots)):
            table.seats[number].bot = table.seats[number].name = seating.checked_bot(bot)
        return self._keep_new(table, [self._next(table, "create", {})], token)

    def import_game(self, text: str | bytes, *, people: Sequence[str] = (), token: str = "") -> Pass:
        """Make a table of an exported game, played again from its start: for practice, and everybody is told."""
        saved, names = exports.read_export(text)
        table = self._new(saved.settings)
        from_elsewhere(table, {"imported": True})
        for seat, name in zip(table.seats, names, strict=True):
            seat.name = name
        token = self._host(table, people, token)
        changes = [self._next(table, "create", {})]
        for number, kept in exports.play_again(table, saved, self._now()):
            changes.append(self._next(table, PLAY if kept else "start", kept, number))
        return self._keep_new(table, changes, token)

    def branch(self, by: By, revision: int, *, people: Sequence[str] = (), practice: bool = True) -> Pass:
        """Continue from any moment of a finished game, or of one for practice, at a new table with the same secret.

        It is for practice, as somebody knows what is hidden there.
        """
        if not practice:
            raise Refused(say("refused-known-game"))
        game = self._moment(by, revision)
        if game.over:
            raise Refused(say("refused-no-moment"))
        table = self._new(game.settings)
        from_elsewhere(table, {"table": by.table, "revision": revision})
        token = self._host(table, people, by.token)
        changes = [self._next(table, "create", {})]
        playing.begin(table, game, self._now())
        changes.append(self._next(table, "start", {}))
        return self._keep_new(table, changes, token)

    def rematch(self, by: By) -> Receipt:
        """Set up a table for the same people, who open it with the secrets they have; give the new table.

        Whoever asks second is given the table that is there already.
        """

        def command(table: Table, who: Holder) -> Data:
            table.demand_person(who)
            if table.phase != OVER:
                raise Refused(say("refused-not-over"))
            if not table.rematch:
                table.rematch = self._again(table)
                table.emit("table-rematch", NOBODY, {"table": table.rematch})
            return {"table": table.rematch}

        done = self._change(by, "rematch", NOBODY, {}, command)
        entry = Past(self._storage, by.table).entry(done.revision)
        return Receipt(entry.data["table"], 1)

    def _again(self, old: Table) -> str:
        """Set up the next table after a game, with the same seats and holders."""
        new = self._new(checked_settings(old.game_name, len(old.seats), old.expansions, old.options))
        new.practice, new.origin = old.practice, {"after": old.id}
        if old.clock is not None:
            new.clock = Clock(old.clock.seconds, old.clock.bonus, old.clock.afterwards)
        new.host, new.holders = old.host, old.holders
        for number, seat in enumerate(old.seats):
            if seat.kind != "open":
                new.seats[number] = Seat(seat.name, seat.holder, "" if seat.holder else seat.bot)
        self._storage.create([self._next(new, "create", {})])
        return new.id

    def _moment(self, by: By, revision: int) -> Game:
        """The game at a moment of a table whose whole past is open."""
        with self._opened(by) as (table, _):
            if table.phase != OVER and not table.practice:
                raise Refused(say("refused-not-over"))
            try:
                return Past(self._storage, table.id).game(revision)
            except OtherRules:
                raise Refused(say("refused-other-rules")) from None

    def _new(self, settings: Settings) -> Table:
        """A table with open seats."""
        seats = [Seat() for _ in range(settings.seats)]
        return Table(
            self._word(),
            settings.game,
            seats,
            list(settings.expansions),
            dict(settings.options),
            told=[0] * (settings.seats + 1),
        )

    def _host(self, table: Table, people: Sequence[str], token: str) -> str:
        """Make somebody the host, on the first seats, and give their secret, a new one if they have none."""
        token = token or self._secret()
        host = Holder(self._word(), hashed(token))
        table.holders.append(host)
        table.host = host.id
        for seat, name in zip(table.seats, people, strict=False):
            seat.name, seat.holder = checked_name(name), host.id
        return token


def from_elsewhere(table: Table, origin: Data) -> None:
    """Say where a game comes from, in which somebody may know what is hidden: it is never an ordinary game."""
    table.practice, table.origin = True, origin
    table.emit("table-imported" if "imported" in origin else "table-continued", NOBODY)


def checked_settings(game: str, seats: int, expansions: Sequence[str], options: Data) -> Settings:
    """Check what is to be played; what cannot be played, or with corrected data, is refused."""
    demand_no_corrections(options)
    try:
        return settings_for(game, seats, expansions, 0, options)
    except BadOptions as mistake:
        raise Refused(say("refused-options", {"why": str(mistake)})) from None
