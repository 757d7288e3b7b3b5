"""From events alone everybody knows where all Workers are."""

from __future__ import annotations

from collections import Counter

import pytest

import westkingdom as wk
from tests.kit.laws.mix import Mix, table_name, tables_of
from tests.kit.laws.play import Chooser
from tests.kit.laws.viscounts import facts
from westkingdom.viscounts.game import Viscounts

TABLES = tables_of((facts.BASE, facts.PROMOS, *facts.SOLO_SAMPLE))
SUPPLY = ("supply", 0)
TOP = (3, 0)

Place = tuple[object, int]
"""Supply, or tier and section; tier 3 has none."""


def moves(event: wk.Event) -> list[tuple[Place, Place, int]]:
    """The Workers that an event moves: from where to where, how many."""
    section = int(str(event.args.get("section", "c1"))[1:])
    tier = int(event.args.get("tier", 1))
    if event.key == "place-workers":
        return [(SUPPLY, (1, section), int(event.args["n"]))]
    if event.key == "worker-inwards":
        return [((tier - 1, section), (2, section) if tier == 2 else TOP, 1)]
    if event.key == "workers-sideways":
        return [((1, section), (1, section % 5 + 1), 1), ((1, section), (1, (section - 2) % 5 + 1), 1)]
    if event.key == "castle-move":
        return [((1, int(str(event.args["from"])[1:])), (1, int(str(event.args["to"])[1:])), 1)]
    return [((tier, section), SUPPLY, 1)] if event.key == "bump" else []


def standing(g: Viscounts, seat: int) -> Counter[Place]:
    """Where the Workers of a seat are."""
    p = g.players[seat]
    out: Counter[Place] = Counter({SUPPLY: p.workers, TOP: p.tier3})
    for section in range(5):
        out[1, section + 1] = p.tier1[section]
        out[2, section + 1] = p.tier2[section]
    return +out


@pytest.mark.parametrize(("mix", "seats"), TABLES, ids=table_name)
def test_events_tell_where_all_workers_are(mix: Mix, seats: int) -> None:
    """Every Worker that moves is told, whose it is, from where and where to, at every decision of whole games."""
    moved = 0
    for seed in (42, 43):
        game = mix.begin(seats, seed)
        assert isinstance(game, Viscounts)
        events = game.listen()
        chooser = Chooser(seed)
        told = [standing(game, seat) for seat in range(len(game.players))]
        while not game.over:
            events.clear()
            game.play(chooser.option(game))
            for event in events:
                for there, here, n in moves(event):
                    told[event.seat][there] -= n
                    told[event.seat][here] += n
                    moved += n
            for seat, places in enumerate(told):
                assert +places == standing(game, seat)
    assert moved > 20
