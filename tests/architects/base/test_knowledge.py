"""What a seat knows of hidden building cards, and worlds that keep it (ledger AB-017, AB-018, AB-030)."""

from __future__ import annotations

import random

import pytest

import westkingdom as wk
from tests.kit.architects import WONDER, pick, place, seen, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

WORLDS = range(12)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
TOP = ["bld_well", "bld_castle", "bld_chapel", "bld_keep", "bld_palace"]


def begun(seats: int, seed: int, boxes: tuple[str, ...] = ()) -> Architects:
    """A game at its first decision."""
    game = wk.new_game("architects", seats=seats, seed=seed, expansions=boxes)
    assert isinstance(game, Architects)
    return game


def with_seat(game: Architects, seat: int) -> set[int]:
    """The hidden building cards that a seat has: in hand, to draft, or put under the pile by it."""
    p = game.players[seat]
    below = {game.plans[i] for i in range(len(game.plans)) if game.plans_by[i] == seat}
    return {*p.hand, *p.packet} | below


def drafted(seats: int, seed: int) -> tuple[Architects, list[list[set[int]]]]:
    """A game after the draft, and by seat the cards that it passed on first and second."""
    game = begun(seats, seed)
    passed: list[list[set[int]]] = [[] for _ in range(seats)]
    while game.round == 0:
        before = game.passes
        game.play(random.Random(game.decisions).choice(game.actions))
        if game.passes > before:
            for seat in range(seats):
                passed[seat].append(set(game.players[(seat + 1) % seats].packet))
    return game, passed


@rule("AB-017", "AB-030")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_worlds_keep_what_was_passed_on_in_the_draft(seats: int) -> None:
    """Of three cards passed first one is with the next player, two with the one after.

    Both passed second are with the next.
    """
    game, passed = drafted(seats, 7)
    for seat in range(seats):
        first, second = passed[seat]
        assert (len(first), len(second)) == (3, 2)
        for world in [game, *[game.determinize(seat, seed) for seed in WORLDS]]:
            near, far = with_seat(world, (seat + 1) % seats), with_seat(world, (seat + 2) % seats)
            assert (len(first & near), len(first & far), second <= near) == (1, 2, True)


@rule("AB-017", "AB-030")
def test_with_two_players_the_card_that_did_not_come_back_is_known() -> None:
    """Of the three cards passed first two come back, so the third is with the other player.

    So are both passed second.
    """
    game, passed = drafted(2, 7)
    for seat in range(2):
        first, second = passed[seat]
        for world in [game, *[game.determinize(seat, seed) for seed in WORLDS]]:
            other = with_seat(world, 1 - seat)
            assert (len(first & other), second <= other) == (1, True)
            assert first & other == first & with_seat(game, 1 - seat)


@rule("AB-017", "AB-030")
def test_worlds_in_the_draft_keep_what_was_passed_on() -> None:
    """After the first pass the three cards are with the next player in every world, kept or waiting."""
    game = begun(4, 3)
    while game.passes == 0:
        game.play(game.actions[0])
    for seat in range(4):
        passed = with_seat(game, (seat + 1) % 4) - set(game.players[(seat + 1) % 4].hand)
        for seed in WORLDS:
            assert passed <= with_seat(game.determinize(seat, seed), (seat + 1) % 4)


@rule("AB-017")
@SEATS
def test_what_a_seat_remembers_of_others_cards_is_true(seats: int) -> None:
    """Through whole games, also when cards from under the pile are drawn again, no seat believes what is not so."""
    for seed in range(6):
        game = begun(seats, seed)
        chooser = random.Random(seed)
        while not game.over:
            game.choose(chooser.choice(game.choices))
            game.check()


@rule("AB-017")
@pytest.mark.parametrize("boxes", [(), WONDER])
def test_a_world_depends_on_nothing_that_its_seat_cannot_know(boxes: tuple[str, ...]) -> None:
    """Dealt from two worlds that a seat cannot tell apart, a world is the same.

    And what is shown to the seat stays as it was.
    """
    game = begun(3, 11, boxes)
    chooser = random.Random(11)
    while not game.over:
        if game.decisions % 7 == 0:
            seat = game.decisions % 3
            world = game.determinize(seat, 1)
            assert world.determinize(seat, 2).state() == game.determinize(seat, 2).state()
            assert world.view(seat) == game.view(seat)
        game.choose(chooser.choice(game.choices))


def looked_through() -> Architects:
    """Seat 0 has looked through the whole pile of five, kept the Keep and put four back, the Well on top.

    A reset has freed the Black Market, and seat 1 is to act.
    """
    others = [ident for ident in begun(2, 1).buildings.ids if ident and ident not in TOP]
    game = table(
        {"silver": 2},
        {"buildings": others, "wood": 2, "stone": 2},
        building_pile=TOP,
        black_market=[0, None, 0],
    )
    place(game, "black_market_b")
    pick(game, "market", key="market-plans")
    pick(game, "keep-plan", building="bld_keep")
    return game


@rule("AB-017", "AB-018")
def test_who_put_a_card_under_the_pile_knows_who_draws_it() -> None:
    """Seat 1 draws the Well, which seat 0 had put back: seat 0 knows, in every world, and nobody else is told."""
    game = looked_through()
    place(game, "workshop")
    pick(game, "workshop", key="draw-buildings")
    well = game.buildings.number["bld_well"]
    assert seen(game, 0)["drawn_by_others"] == [{"building": "bld_well", "seat": 1}]
    assert seen(game, 1)["drawn_by_others"] == []
    assert game.view(1)["players"][0]["drawn_by_others"] is None
    for seed in WORLDS:
        assert game.determinize(0, seed).players[1].hand == [well]


@rule("AB-017", "AB-168")
def test_a_card_that_is_shown_needs_not_be_remembered() -> None:
    """When seat 1 constructs the Well that it drew, seat 0 remembers nothing of it any more."""
    game = looked_through()
    place(game, "workshop")
    pick(game, "workshop", key="draw-buildings")
    place(game, "quarry")
    place(game, "guildhall")
    assert "bld_well" in seen(game, 1)["buildings"]
    assert seen(game, 0)["drawn_by_others"] == []


@rule("AB-017", "AB-122")
def test_the_cards_another_looks_at_may_be_those_put_back() -> None:
    """Seat 1 looks at the four cards that seat 0 put back: in no world of seat 0 are they anywhere else."""
    game = looked_through()
    place(game, "black_market_b")
    pick(game, "market", key="market-plans")
    assert len(game.looked) == 4
    for seed in WORLDS:
        world = game.determinize(0, seed)
        assert (sorted(world.looked), world.players[1].hand, world.plans) == (sorted(game.looked), [], [])
