"""Nothing hidden ever leaves: tables that differ only in what a viewer may not know look alike to it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

import westkingdom as wk
from tests.kit.table.house import ALL_BOXES, at, begun, bytes_of, lucky, stored_game
from westkingdom.engine.game import NOBODY
from westkingdom.table import By, Refused, Tables, open_storage
from westkingdom.table.commands import playing as at_table

CASES = [
    (game, seats, boxes, seed)
    for game in wk.GAMES
    for seats, seed in ((2, 1), (4, 2))
    for boxes in ((), ALL_BOXES[game])
]
OPTIONS: dict[str, dict[str, object]] = {"viscounts": {"promos": True}, "architects": {"setup": "variable"}}


def world(database: str, seed: int) -> Tables:
    """A service whose every secret, id and seed is that of its twin."""
    return Tables(open_storage(database), clock=lambda: 5, luck=lucky(seed))


def exchange(tables: Tables, by: By, game: wk.Game) -> None:
    """Put another game on the table, as if it had been there all the time."""
    tables._keeper.change(
        By(by.table, ""), "exchange", NOBODY, {}, lambda table, _: at_table.moved(table, game, True), stranger=True
    )


def everything(tables: Tables, by: By, seat: int | None, since: int) -> Iterator[bytes]:
    """All that a viewer can get out of a table: what it sees, is told, may save, and how it is refused."""
    look = tables.look(by, seat)
    yield bytes_of(look)
    yield bytes_of(tables.events(by, seat, since=0))
    yield bytes_of(tables.history(by, seat, after=0))
    yield bytes_of(tables.export(by, seat))
    yield bytes_of(tables.moment(by, since, seat))
    yield bytes_of(tables.moment(by, look["revision"], seat))
    if seat is not None:
        for option in (0, 3, 77, 500, 1_800, -1):
            yield refused(tables, by, seat, option)
        yield refused(tables, By(by.table, by.token, since, "stale"), seat, 0)
        yield undo_refused(tables, by, seat)


def refused(tables: Tables, by: By, seat: int, option: int) -> bytes:
    """How the table refuses an option; one that is possible is not tried."""
    look = tables.look(by, seat)
    if look["decision"] is not None and option in [possible["id"] for possible in look["decision"]["options"]]:
        return b"possible"
    action = by if by.nonce else By(by.table, by.token, look["revision"], "refused")
    with pytest.raises(Refused) as mistake:
        tables.play(action, seat, option)
    return bytes_of(mistake.value.data())


def undo_refused(tables: Tables, by: By, seat: int) -> bytes:
    """How the table refuses to take back what another seat decided; one's own decisions are not tried."""
    plays = [entry for entry in tables.history(by, seat) if entry["kind"] == "play"]
    if not plays or plays[-1]["seat"] == seat:
        return b"own"
    with pytest.raises(Refused) as mistake:
        tables.undo(at(tables, by, nonce="undo"), seat, steps=1)
    return bytes_of(mistake.value.data())


@pytest.mark.parametrize(("game", "seats", "boxes", "seed"), CASES)
def test_a_viewer_gets_the_same_bytes_in_every_world_it_cannot_tell_apart(
    databases: Callable[[], str], game: str, seats: int, boxes: tuple[str, ...], seed: int
) -> None:
    """From some moment on what the viewer may not know is otherwise; until the rules show it, no byte is."""
    luck = random.Random(seed)
    compared = 0
    with closing(world(databases(), seed)) as here, closing(world(databases(), seed)) as there:
        for number in range(-1, seats):
            viewer = None if number < 0 else number
            by = begun(here, game, seats, expansions=boxes, options=OPTIONS[game])
            assert begun(there, game, seats, expansions=boxes, options=OPTIONS[game]) == by
            for _ in range(luck.randint(5, 90)):
                act(here, there, by, luck)
            true = stored_game(here, by)
            since = here.look(by)["revision"] + 1
            exchange(here, by, true)
            exchange(there, by, true.determinize(seats - 1 if viewer is None else viewer, luck.randrange(1000)))
            for _ in range(15):
                if differ_by_right(here, there, by, viewer):
                    break
                for mine, theirs in zip(
                    everything(here, by, viewer, since), everything(there, by, viewer, since), strict=True
                ):
                    assert mine == theirs
                    compared += 1
                if not act(here, there, by, luck):
                    break
    assert compared > 30


def differ_by_right(here: Tables, there: Tables, by: By, viewer: int | None) -> bool:
    """Have the rules shown the viewer a difference: something in view, or cards drawn in another order?"""
    if stored_game(here, by).view(viewer) != stored_game(there, by).view(viewer):
        return True
    for one, other in zip(here.events(by, viewer), there.events(by, viewer), strict=False):
        if one != other:
            return bool(one["key"] == other["key"] == "drawn" and one["seat"] == other["seat"] == viewer)
    return False


def act(here: Tables, there: Tables, by: By, luck: random.Random) -> bool:
    """Play the same option at both tables; false if there is none."""
    one, other = stored_game(here, by), stored_game(there, by)
    both = [option for option in one.actions if option in other.actions and one.seat == other.seat]
    if not both:
        return False
    option = luck.choice(both)
    for tables in (here, there):
        tables.play(at(tables, by, nonce=f"n{tables.look(by)['revision']}"), one.seat, option)
    return True


@pytest.mark.parametrize("game", list(wk.GAMES))
def test_neither_seed_nor_key_of_chance_is_in_anything_sent(database: str, game: str) -> None:
    with closing(world(database, 3)) as tables:
        by = begun(tables, game, 3, expansions=ALL_BOXES[game])
        luck = random.Random(1)
        for _ in range(40):
            seat = stored_game(tables, by).seat
            tables.play(at(tables, by), seat, luck.choice(stored_game(tables, by).actions))
        hidden = stored_game(tables, by)
        for viewer in (0, 1, 2, None):
            sent = b"\n".join(everything(tables, by, viewer, 10))
            for secret in (hidden.settings.seed, hidden.key, hidden.digest()):
                assert str(secret).encode() not in sent
