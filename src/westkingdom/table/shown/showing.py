"""What is shown of a table: views, events since a number, the history, moments of the past, and files.

A seat is one of the holder's own; None is what a spectator sees.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from westkingdom.engine.game import Game
from westkingdom.engine.words import say
from westkingdom.library.seal import revealed
from westkingdom.table.commands import undo
from westkingdom.table.keeper import By, Keeper
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import hashed
from westkingdom.table.shelf import IDENT
from westkingdom.table.shown import exports, sight
from westkingdom.table.shown.past import OtherRules, Past
from westkingdom.table.storage.entry import Data, LogEntry
from westkingdom.table.table import OVER, Table

_FEW: Final = 4
"""Entries that are read at first: who follows a table wants the last ones only."""
_PAGE: Final = 64
MOST_EVENTS: Final = 1000
MOST_ENTRIES: Final = 200
_MOST_TABLES: Final = 50


def mine(keeper: Keeper, token: str) -> list[Data]:
    """The tables that a secret opens, those that changed last first; one that cannot be opened now is left out."""
    found: list[Data] = []
    for ident, changed in keeper.storage.opened_by(hashed(token), _MOST_TABLES):
        with suppress(Refused), keeper.opened(By(ident, token)) as (table, who):
            found.append({**sight.summary(table, who, keeper.now()), "changed": changed})
    return found


def there(keeper: Keeper, ident: str) -> bool:
    """Is there a table with this id?"""
    return bool(IDENT.fullmatch(ident)) and keeper.storage.revision(ident) is not None


def look(keeper: Keeper, by: By, seat: int | None, previews: bool) -> Data:
    """The table as it is now: view, decision, and the number of the last event."""
    with keeper.opened(by) as (table, who):
        return sight.look(table, who, table.viewer(who, seat), keeper.now(), previews)


def follow(keeper: Keeper, by: By, seat: int | None, since: int, most: int, previews: bool) -> tuple[Data, list[Data]]:
    """The table as it is now, and what was told after event number `since`: both of the same moment."""
    with keeper.opened(by) as (table, who):
        viewer = table.viewer(who, seat)
        told = _told_since(keeper, table, viewer, since)
        return sight.look(table, who, viewer, keeper.now(), previews), _numbered(told, most)


def known(keeper: Keeper, by: By, seat: int | None) -> tuple[Game, list[str], list[str]]:
    """A game that the viewer cannot tell from the true one, the names of the seats, and the bots that play: for words.

    What a spectator cannot know is what no seat can know of the others; the hand of a single person is left as it
    is, so that only the view of a spectator may be made of this game.
    """
    with keeper.opened(by) as (table, who):
        viewer = table.viewer(who, seat)
        if table.game is None:
            raise Refused(say("refused-not-playing"))
        if table.phase == OVER:  # nothing is hidden any more
            return table.game.copy(), exports.names_of(table), exports.bots_of(table)
        world = table.game
        for knowing in range(len(table.seats)) if seat is None else [viewer]:
            world = world.determinize(knowing, 0)
        return world, exports.names_of(table), exports.bots_of(table)


def undoable(keeper: Keeper, by: By, seat: int) -> Data:
    """How many decisions a seat may take back at once, None if any number, and why not more."""
    with keeper.opened(by) as (table, who):
        table.own(who, seat)
        steps, why = undo.reach(table, seat, Past(keeper.storage, table.id))
        return {"steps": steps, "why": None if why is None else why.data()}


def brought_to_light(keeper: Keeper, by: By, seat: int) -> list[str]:
    """What the last decision of a seat brought to light, as parts of views.

    Nothing if it is not sealed, or nobody knows.
    """
    with keeper.opened(by) as (table, who):
        table.own(who, seat)
        past = Past(keeper.storage, table.id)
        for entry in past.line(table.tip):
            if entry.seat == seat:
                with suppress(OtherRules):
                    return revealed(past.game(entry.parent), entry.data["option"])
                break
        return []


def crumbs(keeper: Keeper, by: By, seat: int) -> list[Data]:
    """What a seat decided so far in this turn, without what it took back: revisions and labels, oldest first."""
    with keeper.opened(by) as (table, who):
        table.own(who, seat)
        if table.game is None:
            return []
        found: list[Data] = []
        now = list(table.game.turn_key)
        for entry in Past(keeper.storage, table.id).line(table.tip):
            if entry.seat != seat or entry.data.get("turn") != now or not entry.data.get("label"):
                break
            found.append({"revision": entry.revision, "label": entry.data["label"]})
        return found[::-1]


def events(keeper: Keeper, by: By, seat: int | None, since: int, most: int) -> list[Data]:
    """What was told after event number `since`, oldest first, each with its number; numbers have no gaps."""
    with keeper.opened(by) as (table, who):
        viewer = table.viewer(who, seat)
        return _numbered(_told_since(keeper, table, viewer, since), most)


def history(keeper: Keeper, by: By, seat: int | None, after: int, most: int) -> list[Data]:
    """The changes after a revision, oldest first, with the events that the viewer was told."""
    with keeper.opened(by) as (table, who):
        viewer = table.viewer(who, seat)
        upto = min(table.revision, after + max(0, min(most, MOST_ENTRIES)))
        entries = keeper.storage.entries(table.id, after, upto)
        return [sight.entry_seen(table, entry, viewer) for entry in entries]


def moment(keeper: Keeper, by: By, revision: int, seat: int | None) -> Data:
    """The game as the viewer saw it after a revision; if other rules were played then, the nearest kept game."""
    with keeper.opened(by) as (table, who):
        viewer = table.viewer(who, seat)
        past = Past(keeper.storage, table.id)
        shown = past.entry(revision).revision
        try:
            game, exact = past.game(revision), True
        except OtherRules:
            (shown, game), exact = past.snapshot(revision), False
        return {"revision": shown, "exact": exact, "view": sight.view_of(game, viewer)}


def points(keeper: Keeper, by: By) -> list[Data]:
    """The points of every seat as each turn ended; only when nothing is hidden any more, or for practice."""
    with keeper.opened(by) as (table, _):
        if table.phase != OVER and not (table.practice and table.game is not None):
            raise Refused(say("refused-not-over"))
        try:
            return [
                {"revision": revision, "totals": [sheet.total for sheet in game.scores]}
                for revision, game in Past(keeper.storage, table.id).turns(table.tip)
            ]
        except OtherRules:
            raise Refused(say("refused-other-rules")) from None


def export(keeper: Keeper, by: By, seat: int | None) -> Data:
    """The game as a file: whole when it is over or for practice, else what the viewer knows."""
    with keeper.opened(by) as (table, who):
        viewer = table.viewer(who, seat)
        told = [event for _, event in _told_since(keeper, table, viewer, 0)]
        return exports.exported(table, viewer, told)


def save(keeper: Keeper, by: By) -> Data:
    """The whole game as a file, also what is hidden, for the host."""
    with keeper.opened(by) as (table, who):
        table.demand_host(who)
        return exports.whole(table)


def _told_since(keeper: Keeper, table: Table, viewer: int, since: int) -> list[tuple[int, Data]]:
    """The events that a viewer was told after a number, found from the newest back."""
    number, upto, page = table.told_to(viewer), table.revision, _FEW
    pages: list[list[tuple[int, Data]]] = []
    while number > since and upto > 0:
        near = table.at_hand(upto - page) if upto == table.revision else None
        entries: list[LogEntry] = keeper.storage.entries(table.id, upto - page, upto) if near is None else near
        events = sight.told(entries, viewer)
        number -= len(events)
        pages.append([(number + i, event) for i, event in enumerate(events, start=1)])
        upto, page = upto - page, min(_PAGE, 4 * page)
    return [(n, event) for page in reversed(pages) for n, event in page if n > since]


def _numbered(told: list[tuple[int, Data]], most: int) -> list[Data]:
    """Events with their numbers, the oldest ones if there are more than are wanted."""
    return [{"number": number, **event} for number, event in told[: max(0, min(most, MOST_EVENTS))]]
