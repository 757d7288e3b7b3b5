"""Rule tests: turns (ledger section D)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, begun, changes, counts, goods, pick, place, places, seen, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.architects.terms import LOCATIONS, OPEN

LARGE = LOCATIONS[:OPEN]
"""The nine locations with a large circle."""
CARDS = [
    *("bld_smithy", "bld_steeple", "bld_tavern", "bld_well", "bld_aqueduct", "bld_church", "bld_keep", "bld_palace"),
    *("bld_castle", "bld_chapel"),
]
HIRED_ALL: dict[str, Any] = {"data": {"player_boards": [{"id": "board_standard", "apprentice_limit": 40}]}}
"""Corrected facts: one player may have every apprentice."""


def every_building() -> list[str]:
    """The ids of all building cards."""
    game = table({})
    return [game.buildings.ids[card] for card in game.buildings.cards]


def every_apprentice() -> list[str]:
    """The ids of all apprentices."""
    game = table({})
    return [game.cards.ids[card] for card in game.cards.apprentices]


def reasons(game: Architects) -> dict[str, str]:
    """Why no worker may be placed, by location."""
    return {str(no.label.args["location"]): no.reason.key for no in game.decision.why_not()}


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


# --- no passing, and where a worker may be placed


@rule("AB-050")
def test_passing_is_not_allowed() -> None:
    """Whoever has a worker is offered locations and nothing else; even with nothing at all six are possible."""
    game = table({"silver": 0}, {}, tax_stand=0)
    assert {option.label.key for option in game.decision.options} == {"place-worker"}
    assert places(game) == ["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop"]
    with pytest.raises(wk.IllegalMove):
        game.play(game.actions[0] + len(LOCATIONS))


@rule("AB-050")
def test_the_quarry_is_always_possible() -> None:
    """Through whole games whoever has a worker at the start of a turn has to place it, and may go to the Quarry."""
    for seed in range(3):
        game = begun(3, seed, setup="variable", starting_apprentice=True, **PROMOS)
        luck = Random(seed)
        while not game.over:
            if game.decision.kind == "place":
                assert game.players[game.seat].workers > 0
                assert "quarry" in places(game)
            if game.decision.kind == "take-back":
                assert game.players[game.seat].workers == 0
            game.choose(luck.choice(game.choices))


@rule("AB-051")
def test_no_worker_is_placed_where_nothing_can_be_done() -> None:
    """Without silver, cards, prisoners, captives and debts seven locations are closed, each with its reason."""
    game = table({"silver": 0}, {}, tax_stand=0)
    assert reasons(game) == {
        "town_centre": "why-not-too-expensive",
        "tax_stand": "why-not-no-tax",
        "guardhouse": "why-not-no-action",
        "black_market_a": "why-not-too-expensive",
        "black_market_b": "why-not-too-expensive",
        "black_market_c": "why-not-too-expensive",
        "guildhall": "why-not-nothing-to-build",
    }
    assert sorted([*places(game), *reasons(game)]) == sorted(LOCATIONS)
    for location in reasons(game):
        with pytest.raises(wk.IllegalMove):
            game.play(game.actions[0] + LOCATIONS.index(location))


@rule("AB-051")
def test_the_black_market_needs_the_silver_of_its_space() -> None:
    """One silver more opens the left, the middle and the right space in turn."""
    spaces = ["black_market_a", "black_market_b", "black_market_c"]
    for silver in range(5):
        found = [location for location in places(table({"silver": silver})) if location in spaces]
        assert found == spaces[:silver]


@rule("AB-051")
def test_the_middle_of_the_black_market_needs_somebody_to_hire_or_a_card_to_see() -> None:
    """With every apprentice hired and every building card in a hand it is closed; one of either opens it."""
    nobody, nothing = every_apprentice(), every_building()
    for hired, hand, possible in (
        (nobody, nothing, False),
        (nobody[:-1], nothing, True),
        (nobody, nothing[:-1], True),
    ):
        game = table({"silver": 3}, {"apprentices": hired, "hand": hand}, options=HIRED_ALL)
        assert ("black_market_b" in places(game)) == possible
        assert {"black_market_a", "black_market_c"} <= set(places(game))
        if not possible:
            assert reasons(game)["black_market_b"] == "why-not-no-action"


@rule("AB-051")
def test_the_workshop_needs_a_card_to_draw_or_the_price_of_an_apprentice() -> None:
    """With an empty pile a player needs 4 silver for the first worker there; a card in the pile is enough."""
    cards = every_building()
    for silver, possible in ((3, False), (4, True)):
        assert ("workshop" in places(table({"silver": silver}, {"hand": cards}))) == possible
    assert "workshop" in places(table({"silver": 0}, {"hand": cards[1:]}))
    corrupt = {"silver": 2, "virtue": 1}
    assert "workshop" in places(table(corrupt, {"hand": cards}))
    assert "workshop" not in places(table({**corrupt, "silver": 1}, {"hand": cards}))


@rule("AB-051")
def test_the_guardhouse_needs_one_possible_action() -> None:
    """A prisoner, a captive or an own captured worker is enough; a debt needs 6 silver as well."""

    def possible(seat: dict[str, Any], other: dict[str, Any] | None = None) -> bool:
        return "guardhouse" in places(table({"silver": 0, **seat}, other or {}))

    assert not possible({})
    assert possible({"prisoners": 1})
    assert possible({"captives": {"1": 1}})
    assert possible({}, {"captives": {"0": 1}})
    assert not possible({}, {"prisoners": 3})
    assert not possible({"debts": 1, "silver": 5})
    assert possible({"debts": 1, "silver": 6})
    assert not possible({"paid": 1, "silver": 6})


@rule("AB-051")
def test_the_guildhall_needs_a_building_or_a_level_that_can_be_paid() -> None:
    """One piece too few, a missing skill or no card keeps it closed."""

    def possible(**seat: Any) -> bool:
        return "guildhall" in places(table(seat))

    assert possible(hand=["bld_well"], wood=2, stone=2)
    assert not possible(hand=["bld_well"], wood=2, stone=1)
    assert not possible(wood=2, stone=2)
    assert possible(hand=["bld_well"], gold=1)
    assert not possible(gold=1)
    thieves = {"hand": ["bld_thieves_den"], "clay": 1, "wood": 2, "stone": 3}
    assert not possible(**thieves)
    assert possible(**thieves, apprentices=["app_stonecutter_1"])


@rule("AB-051")
def test_the_tax_stand_needs_silver_on_it() -> None:
    assert "tax_stand" not in places(table({}, tax_stand=0))
    assert "tax_stand" in places(table({}, tax_stand=1))


@rule("AB-051")
def test_storehouse_and_town_centre_may_be_visited_for_nothing() -> None:
    """Without goods no trade is made; at the Town Centre the player makes no capture and pays nothing."""
    game = table({"silver": 0}, {})
    before = counts(game)
    place(game, "kings_storehouse")
    assert changes(game, before) == {"workers": -1, "at_kings_storehouse": 1}
    assert game.seat == 1
    game = table({"silver": 1}, {"at": {"forest": 3}})
    before = counts(game)
    place(game, "town_centre")
    pick(game, "capture", key="capture-no-more")
    assert changes(game, before) == {"workers": -1, "at_town_centre": 1}
    assert game.seat == 1


@rule("AB-052")
@pytest.mark.parametrize(
    ("virtue", "board", "needs"),
    [(7, None, 1), (4, None, 1), (3, None, 0), (2, None, 0), (1, None, 0), (0, None, 0), (11, "board_ada", 0)],
)
def test_the_town_centre_needs_the_tax_of_the_first_capture(virtue: int, board: str | None, needs: int) -> None:
    """It is the tax after discounts: none on virtue 3 or less, and none for Ada."""
    seat: dict[str, Any] = {"virtue": virtue, "silver": needs, **({"board": board} if board else {})}
    crowd = {"at": {"forest": 3}}
    game = table(seat, crowd)
    assert "town_centre" in places(game)
    before = counts(game)
    place(game, "town_centre")
    pick(game, "capture", location="forest")
    assert changes(game, before) == {
        "workers": -1,
        "at_town_centre": 1,
        "captives_1": 3,
        **({"silver": -1, "tax_stand": 1} if needs else {}),
    }
    if needs:
        assert "town_centre" not in places(table({**seat, "silver": 0}, crowd))


@rule("AB-052")
def test_a_conspirator_does_not_lower_the_tax_of_the_first_capture() -> None:
    """Two Conspirators, a full Tax Stand and somebody to capture do not help a player without silver."""
    seat = {"silver": 0, "apprentices": ["app_conspirator_1", "app_conspirator_2"], "at": {"town_centre": 3}}
    assert "town_centre" not in places(table(seat, {"at": {"forest": 3}}, tax_stand=9))


# --- the hand limit


@rule("AB-053")
@pytest.mark.parametrize("cards", [5, 6, 7, 8, 10])
def test_at_the_end_of_the_turn_a_hand_is_discarded_down_to_six(cards: int) -> None:
    """After the action one card after the other goes, of the player's choice; six may stay."""
    game = table({"hand": CARDS[:cards]}, {})
    place(game, "forest")
    kept = CARDS[:cards]
    while len(kept) > 6:
        assert (game.seat, game.decision.kind, goods(game)["wood"]) == (0, "discard", 1)
        assert [option.label.args["building"] for option in game.decision.options] == seen(game)["hand"]
        assert sorted(seen(game)["hand"]) == sorted(kept)
        pick(game, "discard", building=kept.pop(2))
    assert (game.seat, game.decision.kind) == (1, "place")
    assert sorted(seen(game)["hand"]) == sorted(kept)
    assert counts(game)["cards_in_hand"] == min(6, cards)


@rule("AB-053")
def test_cards_drawn_in_the_turn_count_and_may_be_discarded() -> None:
    """With six cards in hand a card from the Workshop makes seven; the drawn one is among those to discard."""
    game = table({"hand": CARDS[:6], "silver": 0}, {}, building_pile=["bld_library"])
    place(game, "workshop")
    assert (game.seat, game.decision.kind) == (0, "discard")
    pick(game, "discard", building="bld_library")
    assert (game.seat, sorted(seen(game)["hand"])) == (1, sorted(CARDS[:6]))


@rule("AB-053")
def test_the_hand_limit_holds_also_when_a_worker_was_taken_back() -> None:
    game = table({"hand": CARDS[:7], "at": {"forest": 20}}, {}, to_act=1)
    place(game, "quarry")
    assert (game.seat, game.decision.kind, seen(game)["workers"]) == (0, "discard", 1)
    game.play(game.decision.options[0])
    assert (game.seat, counts(game)["cards_in_hand"]) == (1, 6)


@rule("AB-054")
def test_turns_of_others_force_no_discard() -> None:
    """A hand of nine cards stays through the turns of two other players, until the own turn ends."""
    game = table({}, {}, {"hand": CARDS[:9]})
    for seat in (0, 1):
        assert (game.seat, game.decision.kind) == (seat, "place")
        place(game, "forest")
        assert counts(game, 2)["cards_in_hand"] == 9
    assert (game.seat, game.decision.kind) == (2, "place")
    place(game, "forest")
    for left in (8, 7, 6):
        assert (game.seat, game.decision.kind) == (2, "discard")
        game.play(game.decision.options[0])
        assert counts(game, 2)["cards_in_hand"] == left
    assert (game.seat, game.decision.kind) == (0, "place")


@rule("AB-054")
def test_the_limit_is_not_checked_before_or_during_the_own_turn() -> None:
    """Seven cards at the start of the turn, one of them built: six are left and none is discarded."""
    game = table({"hand": ["bld_well", *CARDS[:3], *CARDS[4:7]], "wood": 2, "stone": 2}, {})
    assert (game.decision.kind, counts(game)["cards_in_hand"]) == ("place", 7)
    place(game, "guildhall")
    assert (game.seat, counts(game)["cards_in_hand"], seen(game)["buildings"]) == (1, 6, ["bld_well"])


@rule("AB-054")
def test_cards_drawn_by_an_effect_are_counted_only_when_the_turn_is_over() -> None:
    """The Drafting Room brings a hand of seven to eight before anything is discarded."""
    hand = ["bld_drafting_room", *CARDS[:6]]
    hired = ["app_labourer"]
    game = table({"hand": hand, "stone": 4, "gold": 3, "virtue": 4, "apprentices": hired}, {})
    place(game, "guildhall")
    assert (game.seat, game.decision.kind, counts(game)["cards_in_hand"]) == (0, "discard", 8)


# --- the order inside a turn


def at_the_market(**seat: Any) -> Architects:
    """Seat 0, Caroline, may place the third worker in the Black Market; two of seat 1 stand there."""
    caroline = {"board": "board_caroline", "prisoners": 0, "debts": 0, "marble": 0, "virtue": 6, "silver": 3}
    return table({**caroline, **seat}, {}, black_market=[1, 1])


@rule("AB-055")
def test_a_turn_places_pays_acts_resets_and_discards_in_this_order() -> None:
    """Caroline draws before the reset, is released during it, and discards after it; then the next player goes on."""
    game = at_the_market(hand=CARDS[:6], apprentices=["app_gatekeeper", "app_swindler_masonry"])
    events = game.listen()
    place(game, "black_market_c")
    assert (game.seat, game.decision.kind) == (0, "release")
    assert counts(game)["cards_in_hand"] == 7
    assert goods(game) == {"wood": 1, "stone": 2, "marble": 2}
    order = ["place", "pay", "lose-virtue", "gain", "draw", "reset", "imprison"]
    found = [event.key for event in events if event.key in order]
    assert list(dict.fromkeys(found)) == order
    assert max(i for i, key in enumerate(found) if key == "gain") < found.index("reset")
    pick(game, "release", n=1)
    assert (game.seat, game.decision.kind, seen(game)["workers"]) == (0, "discard", 20)
    game.play(game.decision.options[0])
    assert (game.seat, game.decision.kind) == (1, "place")


@rule("AB-055")
def test_the_reset_waits_until_the_action_is_resolved() -> None:
    """While the third worker's player still chooses, three workers stand in the Black Market."""
    rows = [["app_squire_tiling"]]
    game = table({"silver": 2, "virtue": 6}, {"silver": 0}, black_market=[1, None, 1], apprentices=rows)
    place(game, "black_market_b")
    assert (game.decision.kind, game.market, game.players[1].prison) == ("market", [1, 0, 1], 0)
    pick(game, "market", key="market-apprentice")
    assert (game.decision.kind, game.market, game.players[1].prison) == ("hire", [1, 0, 1], 0)
    pick(game, "hire", apprentice="app_squire_tiling")
    assert (game.market, game.players[0].prison, game.players[1].prison) == ([-1] * 3, 1, 2)


@rule("AB-055")
def test_an_apprentice_hired_by_the_action_takes_part_in_the_reset() -> None:
    """The Gatekeeper hired with the third worker of the Black Market frees that worker at once."""
    rows = [["app_gatekeeper"]]
    game = table({"silver": 2, "virtue": 6}, {}, black_market=[1, None, 1], apprentices=rows)
    place(game, "black_market_b")
    pick(game, "market", key="market-apprentice")
    pick(game, "hire", apprentice="app_gatekeeper")
    assert (game.seat, game.decision.kind) == (0, "release")
    pick(game, "release", n=1)
    assert (seen(game)["workers"], seen(game)["prisoners"]) == (20, 0)


@rule("AB-055")
def test_what_the_action_brings_cannot_pay_for_it() -> None:
    """Three silver do not hire an apprentice on whom five lie: all that is possible is to draw a card."""
    game = table({"silver": 3}, {}, apprentices=[["app_thief"]], silver_on={"app_thief": 5})
    before = counts(game)
    place(game, "workshop")
    assert game.seat == 1
    assert changes(game, before) == {"workers": -1, "at_workshop": 1, "cards_in_hand": 1}


# --- several effects, and gains that cannot be refused


@rule("AB-056")
def test_a_player_chooses_the_order_of_own_effects_at_the_same_moment() -> None:
    """Released first, the Squire pays out; the Squire first finds a prisoner and pays nothing."""
    for first, gold in (("app_gatekeeper", 1), ("app_squire_tiling", 0)):
        seat = {"prisoners": 1, "silver": 1, "virtue": 6, "apprentices": ["app_gatekeeper", "app_squire_tiling"]}
        game = table(seat, {}, black_market=[None, 1, 1], small_market=["bm_card_01"])
        place(game, "black_market_a")
        assert [option.label.args["apprentice"] for option in game.decision.options] == seat["apprentices"]
        pick(game, "order", apprentice=first)
        pick(game, "release", n=2)
        assert game.seat == 1
        assert (goods(game).get("gold", 0), seen(game)["prisoners"]) == (gold, 0)


@rule("AB-056")
def test_three_effects_at_the_same_moment_may_come_in_every_order() -> None:
    """Two Squires and the Gatekeeper: each Squire pays out exactly if the Gatekeeper came before."""
    cards = ["app_gatekeeper", "app_squire_tiling", "app_squire_masonry"]
    found = []
    for first in cards:
        for second in [card for card in cards if card != first]:
            seat = {"prisoners": 1, "silver": 1, "virtue": 6, "apprentices": cards}
            game = table(seat, {}, black_market=[None, 1, 1], small_market=["bm_card_04"])
            place(game, "black_market_a")
            for card in (first, second):
                if game.decision.kind == "release":
                    pick(game, "release", n=2)
                pick(game, "order", apprentice=card)
            if game.decision.kind == "release":
                pick(game, "release", n=2)
            assert game.seat == 1
            found.append((goods(game)["gold"] - 1, goods(game).get("marble", 0)))
    assert found == [(1, 1), (1, 1), (0, 1), (0, 0), (1, 0), (0, 0)]


@rule("AB-254")
@pytest.mark.parametrize(
    ("effect", "change"),
    [
        ({"gain": {"virtue": 1}}, {"virtue": 1}),
        ({"lose": {"virtue": 2}}, {"virtue": -2}),
        ({"gain": {"debt": 1}}, {"unpaid": 1}),
        ({"gain": {"silver": 3}}, {"silver": 3}),
        ({"gain": {"clay": 1, "wood": 1, "stone": 1, "gold": 1, "marble": 1}}, None),
    ],
)
def test_gains_and_losses_cannot_be_refused(effect: dict[str, Any], change: dict[str, int] | None) -> None:
    """They happen without a question."""
    before = counts(table({"virtue": 9}))
    game = table({"virtue": 9}, resolve=effect)
    assert (game.seat, game.decision.kind) == (0, "place")
    assert changes(game, before) == (change or dict.fromkeys(["clay", "wood", "stone", "gold", "marble"], 1))


@rule("AB-254")
def test_virtue_9_becomes_10_although_it_closes_the_black_market() -> None:
    """A Church that is built on virtue 9 moves its owner to 10, without a question."""
    game = table({"virtue": 9, "silver": 9, "hand": ["bld_church"], "clay": 3, "stone": 3})
    assert "black_market_a" in places(game)
    place(game, "guildhall")
    assert (game.seat, game.players[0].virtue) == (1, 10)
    place(game, "forest")
    assert "black_market_a" not in places(game)


@rule("AB-254")
def test_what_a_text_allows_may_be_refused() -> None:
    """The Church may destroy a debt: its owner is asked, and may keep it."""
    for key, debts in (("effect-destroy-debt", 1), ("decline", 2)):
        game = table({"debts": 2, "hand": ["bld_church"], "clay": 3, "stone": 3})
        place(game, "guildhall")
        assert (game.seat, game.decision.kind) == (0, "may")
        pick(game, "may", key=key)
        assert (game.seat, counts(game)["unpaid"], counts(game)["virtue"]) == (1, debts, 8)
