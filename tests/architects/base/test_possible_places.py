"""Rule tests: nobody passes, and where a worker may be placed (ledger section D)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, begun, changes, counts, pick, place, places, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.architects.terms import LOCATIONS

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
