"""Games that leave a table and come back: whole when finished, per seat while they go on.

Back only through the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Final

from westkingdom.bots.levels import known_bots
from westkingdom.engine.game import NOBODY, Game
from westkingdom.engine.words import say
from westkingdom.library.files import TABLE, table_data
from westkingdom.library.games import begin_again, load_game
from westkingdom.table.clock import Instant
from westkingdom.table.commands.playing import begin, play
from westkingdom.table.refusal import Refused
from westkingdom.table.seat import checked_name
from westkingdom.table.shown.sight import view_of
from westkingdom.table.storage.entry import Data
from westkingdom.table.table import OVER, Table

_FORMAT: Final = 1
MOST_BYTES: Final = 1_000_000
MOST_ACTIONS: Final = 5_000


def exported(table: Table, viewer: int, events: list[Data]) -> Data:
    """A game as a file: whole if it is finished or for practice, else what this viewer knows, without the seed."""
    if table.phase == OVER or table.practice:
        return whole(table)
    return {
        "westkingdom-seat": _FORMAT,
        "game": table.game_name,
        "expansions": table.expansions,
        "options": table.options,
        "names": names_of(table),
        "bots": bots_of(table),
        "view": view_of(_begun(table), viewer),
        "events": events,
    }


def whole(table: Table) -> Data:
    """A game as a file, with its seed, its past and everything that is hidden."""
    return table_data(_begun(table), names_of(table), bots_of(table))


def _begun(table: Table) -> Game:
    """The game of a table, or a refusal if there is none yet."""
    if table.game is None:
        raise Refused(say("refused-not-playing"))
    return table.game


def names_of(table: Table) -> list[str]:
    """What the seats are called."""
    return [seat.name for seat in table.seats]


def bots_of(table: Table) -> list[str]:
    """The bots that play, by seat, or nothing."""
    return [seat.bot for seat in table.seats]


def read_export(text: str | bytes) -> tuple[Game, list[str]]:
    """Read an exported game, and the names of its seats; whether it was played by the rules is not yet known."""
    if len(text) > MOST_BYTES:
        raise Refused(say("refused-too-large", {"most": MOST_BYTES}))
    try:
        data = json.loads(text)
        names = data.get("names") if isinstance(data, dict) and TABLE in data else None
        save = data["game"] if names is not None else data
        demand_no_corrections(save["settings"]["options"])
        game = load_game(save)
    except Refused:
        raise
    except (ValueError, RecursionError, LookupError, TypeError):
        raise Refused(say("refused-no-save")) from None
    if len(game.history) > MOST_ACTIONS:
        raise Refused(say("refused-too-long", {"most": MOST_ACTIONS}))
    return game, _names_in(names, game.settings.seats)


def _names_in(names: object, seats: int) -> list[str]:
    """The names of seats in a file, each as good as any other name; they may be missing, as those of bots once were."""
    if not isinstance(names, list) or len(names) != seats:
        return [""] * seats
    return [checked_name(name) if name not in ("", *known_bots()) else "" for name in names]


def demand_no_corrections(options: Mapping[str, object]) -> None:
    """Refuse corrected card data: each correction is loaded and kept for ever, so strangers must not bring any."""
    if "data" in options:
        raise Refused(say("refused-corrections"))


def play_again(table: Table, saved: Game, now: Instant) -> Iterator[tuple[int, Data]]:
    """Play an exported game again at a table from its very start; each step gives its seat and what is kept of it."""
    game = begin_again(saved)
    begin(table, game, now)
    yield NOBODY, {}
    for option in saved.history:
        seat = game.seat
        try:
            kept = play(table, seat, option)
        except Refused:
            raise Refused(say("refused-no-save")) from None
        yield seat, kept
    if game.digest() != saved.digest():
        raise Refused(say("refused-no-save"))
