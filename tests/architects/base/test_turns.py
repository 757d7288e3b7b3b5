"""Rule tests: workers are placed, taken back, and stay (ledger section D)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.kit.architects import PROMOS, begun, changes, counts, goods, pick, place, seen, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.architects.terms import LOCATIONS, OPEN

LARGE = LOCATIONS[:OPEN]
"""The nine locations with a large circle."""


def sources(game: Architects) -> list[str]:
    """From where a worker may be taken back: locations, prison, or the board of a seat."""
    assert game.decision.kind == "take-back"
    labels = [option.label.args for option in game.decision.options]
    return [f"seat {args['owner']}" if "owner" in args else str(args["location"]) for args in labels]


def at(game: Architects, seat: int, location: str) -> int:
    """The workers of a seat at a location."""
    return game.players[seat].at[LOCATIONS.index(location)]


def placed_by_all(game: Architects, location: str) -> int:
    """The workers of all players at a location of the main board."""
    if location == "guildhall":
        return game.guildhall
    if location.startswith("black_market"):
        return int(game.market["abc".index(location[-1])] >= 0)
    return sum(at(game, p.seat, location) for p in game.players)


# --- placing


@rule("AB-044")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_take_turns_clockwise_and_place_one_worker_each(seats: int) -> None:
    """From whoever is to act the turn goes to the next seat, round and round; each turn takes one worker away."""
    game = table(*[{} for _ in range(seats)], to_act=1, start=1)
    order = []
    for turn in range(3 * seats):
        seat = game.seat
        order.append(seat)
        before = [counts(game, other)["workers"] for other in range(seats)]
        place(game, ("forest", "quarry", "silversmith")[turn % 3])
        after = [counts(game, other)["workers"] for other in range(seats)]
        assert after == [n - (other == seat) for other, n in enumerate(before)]
    assert order == [(1 + i) % seats for i in range(3 * seats)]


@rule("AB-044")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_turn_of_whole_games_places_one_worker_or_takes_one_back(seats: int) -> None:
    """Turns go clockwise without a gap until the end; a turn that takes a worker back places none."""
    for seed in range(4):
        game = begun(seats, seed)
        luck = Random(seed)
        events = game.listen()
        while not game.over:
            game.choose(luck.choice(game.choices))
        turns: list[list[str]] = []
        order = []
        for event in events:
            if event.key == "turn":
                order.append(event.seat)
                turns.append([])
            elif event.key in ("place", "take-back"):
                assert event.seat == order[-1]
                turns[-1].append(event.key)
        assert order == [(game.start + i) % seats for i in range(len(order))]
        assert all(turn in (["place"], ["take-back"]) for turn in turns)


@rule("AB-044")
def test_the_location_decides_the_action() -> None:
    """A worker in the Forest brings wood and nothing else, one at the Silversmith silver and nothing else."""
    for location, gain in (("forest", {"wood": 1}), ("silversmith", {"silver": 2}), ("quarry", {"stone": 1})):
        game = table({})
        before = counts(game)
        place(game, location)
        assert changes(game, before) == {"workers": -1, f"at_{location}": 1, **gain}


@rule("AB-045")
def test_own_workers_count_after_placing_and_others_do_not() -> None:
    """With two own workers and nine of another player the third own worker brings three."""
    game = table({"at": {"quarry": 2}}, {"at": {"quarry": 9}})
    place(game, "quarry")
    assert goods(game) == {"silver": 3, "stone": 3}
    place(game, "quarry")
    assert goods(game, 1) == {"silver": 4, "stone": 10}
    game = table({"silver": 0, "at": {"workshop": 1}}, {"at": {"workshop": 9}})
    place(game, "workshop")
    assert counts(game)["cards_in_hand"] == 2
    game = table({"at": {"kings_storehouse": 2}, "clay": 9}, {"at": {"kings_storehouse": 9}})
    place(game, "kings_storehouse")
    assert game.decision.prompt.args == {"n": 3}


# --- taking back


@rule("AB-046")
def test_without_a_worker_on_the_board_the_turn_only_takes_one_back() -> None:
    """The worker comes home, nothing is gained, and the next player goes on."""
    game = table({"at": {"quarry": 11, "forest": 9}}, {})
    assert (game.seat, game.decision.kind) == (0, "take-back")
    before = counts(game)
    pick(game, "take-back", location="quarry")
    assert changes(game, before) == {"workers": 1, "at_quarry": -1}
    assert (game.seat, game.decision.kind) == (1, "place")


@rule("AB-046")
def test_with_one_worker_on_the_board_it_is_placed() -> None:
    """Taking back is neither asked nor offered while a worker is there; the turn after, it is."""
    game = table({"at": {"quarry": 10, "forest": 9}}, {})
    assert (game.seat, game.decision.kind, seen(game)["workers"]) == (0, "place", 1)
    place(game, "forest")
    place(game, "forest")
    assert (game.seat, game.decision.kind, seen(game)["workers"]) == (0, "take-back", 0)
    pick(game, "take-back", location="forest")
    place(game, "forest")
    assert (game.seat, game.decision.kind, seen(game)["workers"]) == (0, "place", 1)


@rule("AB-047")
def test_a_worker_may_be_taken_back_from_each_of_the_nine_large_circles() -> None:
    """All nine are offered if own workers stand there, and only they; one worker leaves the chosen one."""
    everywhere = dict.fromkeys(LARGE, 2) | {"quarry": 3, "guardhouse": 3}
    for location in LARGE:
        game = table({"at": everywhere}, {})
        assert sources(game) == LARGE
        before = counts(game)
        pick(game, "take-back", location=location)
        assert changes(game, before) == {"workers": 1, f"at_{location}": -1}
        assert game.seat == 1
    some = table({"at": {"mines": 8, "tax_stand": 7, "guardhouse": 1}, "prisoners": 4}, {"at": {"forest": 5}})
    assert sources(some) == ["mines", "tax_stand", "guardhouse"]


@rule("AB-048")
def test_from_elsewhere_only_if_no_large_circle_holds_an_own_worker() -> None:
    """Then the Prison, other boards and Black Market spaces are offered, and never the Guildhall."""
    mine = {"guildhall": 9, "prisoners": 4}
    others: list[dict[str, Any]] = [{"captives": {"0": 3}, "prisoners": 2}, {"captives": {"0": 2}, "at": {"quarry": 5}}]
    options = ["black_market_a", "black_market_c", "prison", "seat 1", "seat 2"]
    gone = [{}, {}, {"prisoners": -1}, {}, {}]
    for i, source in enumerate(options):
        game = table(mine, *others, black_market=[0, 1, 0])
        assert sources(game) == options
        before = [counts(game, seat) for seat in range(3)]
        game.play(game.decision.options[i])
        assert game.seat == 1
        assert changes(game, before[0]) == {"workers": 1, **gone[i]}
        owner = int(source[-1]) if source.startswith("seat") else 0
        for seat in (1, 2):
            assert changes(game, before[seat], seat) == ({"captives_0": -1} if owner == seat else {})
        market = {"black_market_a": [-1, 1, 0], "black_market_c": [0, 1, -1]}
        assert game.market == market.get(source, [0, 1, 0])
        assert game.guildhall == 9


@rule("AB-048")
@pytest.mark.parametrize("location", LARGE)
def test_one_own_worker_on_a_large_circle_is_the_only_one_to_take_back(location: str) -> None:
    """With one choice nothing is asked; workers in the Prison, captured and in the Black Market stay."""
    mine = {"guildhall": 9, "prisoners": 5, "at": {location: 1}}
    game = table(mine, {"captives": {"0": 4}}, {}, black_market=[0], to_act=2)
    place(game, "forest")
    assert (game.seat, game.decision.kind) == (1, "place")
    p = game.players[0]
    assert (p.workers, sum(p.at), p.prison, game.players[1].captives[0], game.market[0]) == (1, 0, 5, 4, 0)


@rule("AB-253")
def test_a_player_with_all_workers_in_the_guildhall_is_skipped() -> None:
    """The turn of the fourth player is followed by that of the first, and nothing changes for the skipped one."""
    seats: list[dict[str, Any]] = [{}, {}, {}, {}, {"guildhall": 20}]
    game = table(*seats, to_act=3)
    before = counts(game, 4)
    place(game, "quarry")
    assert (game.seat, game.decision.kind) == (0, "place")
    assert changes(game, before, 4) == {}
    for _ in range(4):
        place(game, "quarry")
    assert (game.seat, game.decision.kind) == (0, "place")
    assert changes(game, before, 4) == {}


@rule("AB-253")
def test_a_player_with_19_workers_in_the_guildhall_is_not_skipped() -> None:
    """The last worker is placed, or taken back from wherever it is."""
    assert table({"guildhall": 19}, {}, {}, {}, {}).seat == 0
    game = table({"guildhall": 19, "prisoners": 1}, {}, {}, {}, {})
    assert (game.seat, game.players[0].workers, game.players[0].prison) == (1, 1, 0)


@rule("AB-EX-25")
def test_example_25_a_worker_comes_back_from_the_quarry_not_from_the_prison() -> None:
    game = table({"guildhall": 6, "prisoners": 5, "at": {"quarry": 9}}, {}, {}, to_act=2)
    before = counts(game)
    place(game, "forest")
    assert (game.seat, game.decision.kind) == (1, "place")
    assert changes(game, before) == {"workers": 1, "at_quarry": -1}
    assert seen(game)["prisoners"] == 5


# --- staying


@rule("AB-049")
def test_workers_stay_where_they_were_placed() -> None:
    """Round after round the workers of both players stand where they were put."""
    game = table({"silver": 9, "hand": ["bld_well"], "wood": 2, "stone": 2}, {"silver": 9})
    for location in ("forest", "quarry", "black_market_a", "mines", "guildhall", "silversmith", "forest", "quarry"):
        place(game, location)
        assert game.decision.kind == "place"
    mine, other = game.players
    assert [at(game, 0, location) for location in LARGE] == [0, 2, 0, 0, 0, 0, 0, 0, 0]
    assert [at(game, 1, location) for location in LARGE] == [2, 0, 1, 1, 0, 0, 0, 0, 0]
    assert (game.market, mine.guildhall, other.guildhall) == ([0, -1, -1], 1, 0)
    assert (mine.workers, other.workers) == (16, 16)


@rule("AB-049")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_workers_leave_their_place_only_by_capture_taking_back_or_reset(seats: int) -> None:
    """Through whole games nothing else takes a worker off the main board, and nothing takes one out of the Guildhall."""
    for seed in range(4):
        game = begun(seats, seed, setup="variable", **PROMOS)
        luck = Random(seed)
        events = game.listen()
        left = {"open": 0, "market": 0}
        while not game.over:
            told = len(events)
            before = {location: placed_by_all(game, location) for location in LOCATIONS}
            guild = [p.guildhall for p in game.players]
            game.choose(luck.choice(game.choices))
            happened = [event.key for event in events[told:]]
            for location in LOCATIONS:
                if placed_by_all(game, location) < before[location]:
                    market = location.startswith("black_market")
                    left["market" if market else "open"] += 1
                    assert set(happened) & ({"reset", "take-back"} if market else {"capture", "take-back"})
            assert all(p.guildhall >= guild[p.seat] for p in game.players)
        assert min(left.values()) > 0
