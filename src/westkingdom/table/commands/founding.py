"""New tables: from nothing, from a game or a file, from a moment of another table, and for a rematch."""

from __future__ import annotations

from collections.abc import Sequence

from westkingdom.engine.errors import BadOptions, WestkingdomError
from westkingdom.engine.game import NOBODY, Game, Settings
from westkingdom.engine.words import say
from westkingdom.library.settings import settings_for
from westkingdom.table import events
from westkingdom.table.bots.naming import LUCK_BYTES
from westkingdom.table.clock import Clock
from westkingdom.table.commands import playing, seating
from westkingdom.table.keeper import By, Credentials, Keeper, Receipt
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import Holder, Seat, checked_name, hashed
from westkingdom.table.shown import exports
from westkingdom.table.shown.exports import demand_no_corrections
from westkingdom.table.shown.past import PLAY, OtherRules, Past
from westkingdom.table.storage.entry import Change, Data
from westkingdom.table.table import OVER, Table


def create(
    keeper: Keeper,
    settings: Settings,
    *,
    people: Sequence[str],
    bots: Sequence[str],
    practice: bool,
    clock: Clock | None,
    token: str,
) -> Credentials:
    """Set up a table: its maker is the host and holds the first seats, under these names; bots hold the last."""
    table = _new_table(keeper, settings)
    table.practice, table.clock = practice, clock
    token = _make_host(keeper, table, people, token)
    if len(people) + len(bots) > len(table.seats):
        raise Refused(say("refused-no-seat", {"seats": len(table.seats)}))
    for number, bot in enumerate(bots, start=len(table.seats) - len(bots)):
        seating.seat_bot(table, number, bot)
    return keeper.keep_new(table, [keeper.next(table, "create", {})], token)


def adopt(keeper: Keeper, game: Game, names: Sequence[str], bots: Sequence[str], practice: bool) -> Credentials:
    """Make a table of a game that this program began or loaded: names and seed are its own, so nothing is checked.

    Its past is played again, so that it is told and can be taken back; if that leads elsewhere, as with a position that
    was laid out or rules that were mended since, the game goes on from where it is.
    """
    table, token = _seated(keeper, game, names, bots, practice)
    changes = [keeper.next(table, "create", {})]
    try:
        changes += _played_again(keeper, table, game)
    except WestkingdomError:
        table, token = _seated(keeper, game, names, bots, practice)
        changes = [keeper.next(table, "create", {})]
        playing.begin(table, game, keeper.now())
        changes.append(keeper.next(table, "start", {}))
    return keeper.keep_new(table, changes, token)


def _seated(keeper: Keeper, game: Game, names: Sequence[str], bots: Sequence[str], practice: bool) -> tuple[Table, str]:
    """A table at which everybody sits whom a game has, and the secret of those who are people."""
    table = _new_table(keeper, game.settings)
    table.practice = practice
    token = _make_host(keeper, table, (), "")
    for number, (name, bot) in enumerate(zip(names, bots, strict=True)):
        table.seats[number] = Seat(name, "" if bot else table.host, bot)
    return table, token


def _played_again(keeper: Keeper, table: Table, saved: Game) -> list[Change]:
    """The changes that a game makes at a table, from its start to where it is."""
    return [
        keeper.next(table, PLAY if kept else "start", kept, number)
        for number, kept in exports.play_again(table, saved, keeper.now())
    ]


def import_game(keeper: Keeper, text: str | bytes, people: Sequence[str], token: str) -> Credentials:
    """Make a table of an exported game, played again from its start: for practice, and everybody is told."""
    saved, names = exports.read_export(text)
    table = _new_table(keeper, saved.settings)
    _from_elsewhere(table, {"imported": True})
    for seat, name in zip(table.seats, names, strict=True):
        seat.name = name
    token = _make_host(keeper, table, people, token)
    changes = [keeper.next(table, "create", {})]
    return keeper.keep_new(table, changes + _played_again(keeper, table, saved), token)


def branch(keeper: Keeper, by: By, revision: int, people: Sequence[str], practice: bool) -> Credentials:
    """Continue from any moment of a finished game, or of one for practice, at a new table with the same secret.

    It is for practice, as somebody knows what is hidden there.
    """
    if not practice:
        raise Refused(say("refused-known-game"))
    game = _open_moment(keeper, by, revision)
    if game.over:
        raise Refused(say("refused-no-moment"))
    table = _new_table(keeper, game.settings)
    _from_elsewhere(table, {"table": by.table, "revision": revision})
    token = _make_host(keeper, table, people, by.token)
    changes = [keeper.next(table, "create", {})]
    playing.begin(table, game, keeper.now())
    changes.append(keeper.next(table, "start", {}))
    return keeper.keep_new(table, changes, token)


def rematch(keeper: Keeper, by: By) -> Receipt:
    """Set up a table for the same people, who open it with the secrets they have; give the new table.

    Whoever asks second is given the table that is there already.
    """

    def command(table: Table, who: Holder) -> Data:
        table.demand_person(who)
        if table.phase != OVER:
            raise Refused(say("refused-not-over"))
        if not table.rematch:
            table.rematch = _set_up_again(keeper, table)
            table.emit(events.REMATCH, NOBODY, table.rematch)
        return {"table": table.rematch}

    done = keeper.change(by, "rematch", NOBODY, {}, command)
    entry = Past(keeper.storage, by.table).entry(done.revision)
    return Receipt(entry.data["table"], 1)


def _set_up_again(keeper: Keeper, old: Table) -> str:
    """Set up the next table after a game, with the same seats and holders."""
    new = _new_table(keeper, checked_settings(old.game_name, len(old.seats), old.expansions, old.options))
    new.practice, new.origin = old.practice, {"after": old.id}
    if old.clock is not None:
        new.clock = Clock(old.clock.seconds, old.clock.bonus, old.clock.afterwards)
    new.host, new.holders = old.host, old.holders
    for number, seat in enumerate(old.seats):
        if seat.kind != "open":
            new.seats[number] = Seat(seat.name, seat.holder, "" if seat.holder else seat.bot)
    keeper.storage.create([keeper.next(new, "create", {})])
    return new.id


def _open_moment(keeper: Keeper, by: By, revision: int) -> Game:
    """The game at a moment of a table whose whole past is open."""
    with keeper.opened(by) as (table, _):
        if table.phase != OVER and not table.practice:
            raise Refused(say("refused-not-over"))
        try:
            return Past(keeper.storage, table.id).game(revision)
        except OtherRules:
            raise Refused(say("refused-other-rules")) from None


def _new_table(keeper: Keeper, settings: Settings) -> Table:
    """A table with open seats."""
    seats = [Seat() for _ in range(settings.seats)]
    return Table(
        keeper.word(),
        settings.game,
        seats,
        list(settings.expansions),
        dict(settings.options),
        luck=int.from_bytes(keeper.luck(LUCK_BYTES), "big"),
        told=[0] * (settings.seats + 1),
    )


def _make_host(keeper: Keeper, table: Table, people: Sequence[str], token: str) -> str:
    """Make somebody the host, on the first seats, and give their secret, a new one if they have none."""
    token = token or keeper.secret()
    host = Holder(keeper.word(), hashed(token))
    table.holders.append(host)
    table.host = host.id
    for seat, name in zip(table.seats, people, strict=False):
        seat.name, seat.holder = checked_name(name), host.id
    return token


def _from_elsewhere(table: Table, origin: Data) -> None:
    """Say where a game comes from, in which somebody may know what is hidden: it is never an ordinary game."""
    table.practice, table.origin = True, origin
    table.emit(events.IMPORTED if "imported" in origin else events.CONTINUED, NOBODY)


def checked_settings(game: str, seats: int, expansions: Sequence[str], options: Data) -> Settings:
    """Check what is to be played; what cannot be played, or with corrected data, is refused."""
    demand_no_corrections(options)
    try:
        return settings_for(game, seats, expansions, 0, options)
    except BadOptions as mistake:
        raise Refused(say("refused-options", {"why": str(mistake)})) from None
