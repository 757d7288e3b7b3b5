"""Payments as wholes: every way to pay is there once, and is paid as it says; and what was decided so far in a turn."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import westkingdom as wk
from tests.kit.table.house import ALL_BOXES, asked, at, begun, bytes_of, decision
from westkingdom.table import By, Refused, Tables
from westkingdom.table.shown.payments import payments, regret

OPTIONS: dict[str, dict[str, object]] = {"viscounts": {}, "architects": {"setup": "variable"}}


def stock(game: wk.Game, seat: int, good: str) -> int:
    """How much of a good a seat has."""
    own = game.view(seat)["players"][seat]  # type: ignore[index]
    return int(own["goods"].get(good, own.get(good, 0)))


def reached(game: wk.Game, chosen: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every sequence of payments that can be played one after the other, found without looking at what is paid."""
    if game.over or game.decision.kind != "pay":
        return [chosen]
    found: list[tuple[int, ...]] = []
    for option in game.decision.options:
        if option.kind == "pay":
            after = game.copy()
            after.play(option.id)
            found += reached(after, (*chosen, option.id))
    return found


@pytest.mark.parametrize("game", wk.GAMES)
def test_every_way_to_pay_is_offered_and_pays_what_it_says(game: str) -> None:
    """All of them, each once.

    After playing one exactly that is gone, unless the thing that was paid for gives some of it.
    """
    luck = random.Random(3)
    sizes: Counter[int] = Counter()
    exact = 0
    for seed in range(12):
        table = wk.new_game(game, seats=3, expansions=ALL_BOXES[game], seed=seed, **OPTIONS[game])
        while not table.over:
            if table.decision.kind == "pay":
                seat, ways = table.seat, payments(table)
                assert ways
                assert {tuple(way["options"]) for way in ways} <= {
                    path[:length] for path in reached(table) for length in range(1, len(path) + 1)
                }
                assert len({tuple(way["options"]) for way in ways}) == len(ways)
                assert {way["options"][0] for way in ways} == {
                    one.id for one in table.decision.options if one.kind == "pay"
                }
                sizes[len(ways)] += 1
                for way in ways:
                    after = table.copy()
                    events = after.listen()
                    for option in way["options"]:
                        after.play(option)
                    kinds = {event.key for event in events}
                    if kinds <= {"pay", "pay-tax"}:
                        exact += 1
                        for one in way["paid"]:
                            assert stock(table, seat, one["good"]) - stock(after, seat, one["good"]) == one["n"]
            else:
                assert payments(table) == []
            table.play(luck.choice(table.actions))
    assert sizes[2]
    assert max(sizes) > 4
    assert exact


@pytest.mark.parametrize("game", wk.GAMES)
def test_payments_depend_on_nothing_that_the_seat_cannot_know(game: str) -> None:
    luck = random.Random(6)
    compared = 0
    for seed in range(6):
        table = wk.new_game(game, seats=3, expansions=ALL_BOXES[game], seed=seed, **OPTIONS[game])
        while not table.over:
            if table.decision.kind == "pay":
                twin = table.determinize(table.seat, luck.randrange(1000))
                assert bytes_of(payments(table)) == bytes_of(payments(twin))
                compared += 1
            table.play(luck.choice(table.actions))
    assert compared > 10


def test_what_is_plentiful_is_paid_first() -> None:
    have = {"silver": 9, "gold": 1, "ink": 4}
    ways = [{"gold": 1}, {"ink": 1}, {"silver": 1}, {"silver": 2}]
    assert sorted(ways, key=lambda paid: regret(paid, have)) == [{"silver": 1}, {"silver": 2}, {"ink": 1}, {"gold": 1}]


# --- what was decided so far


def play_first(tables: Tables, by: By) -> tuple[int, str]:
    """Play the first option; give its seat and the key of its label."""
    seat, option = asked(tables, by), decision(tables, by)["options"][0]
    tables.play(at(tables, by), seat, option["id"])
    return seat, str(option["label"]["key"])


def test_crumbs_are_the_decisions_of_this_turn_that_stand(tables: Tables) -> None:
    """They grow with each decision, shrink with an undo, and begin anew with the next turn."""
    by = begun(tables, "viscounts", 2)
    while tables.look(by)["view"]["round"] == 0:
        play_first(tables, by)
    seat = asked(tables, by)
    assert tables.crumbs(by, seat) == []
    made: list[str] = []
    undone = False
    while asked(tables, by) == seat:
        assert [crumb["label"]["key"] for crumb in tables.crumbs(by, seat)] == made
        assert tables.crumbs(by, 1 - seat) == []
        made.append(play_first(tables, by)[1])
        if not undone and asked(tables, by) == seat and tables.undoable(by, seat)["steps"]:
            undone = True
            tables.undo(at(tables, by), seat, 1)
            made.pop()
            assert [crumb["label"]["key"] for crumb in tables.crumbs(by, seat)] == made
            made.append(play_first(tables, by)[1])
    assert undone
    assert len(made) >= 3
    assert tables.crumbs(by, seat) == []


def test_crumbs_are_for_their_own_seat_alone(tables: Tables) -> None:
    given = tables.create("viscounts", seats=2, people=["Ann"])
    ann = By(given.table, given.token)
    bob = By(given.table, tables.join(By(given.table, ""), tables.invite(ann, seat=1).token, "Bob").token)
    tables.ready(bob, 1)
    tables.start(ann)
    with pytest.raises(Refused):
        tables.crumbs(bob, 0)
