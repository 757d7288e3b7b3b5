"""Solo play with Works of Wonder: scheme cards (ledger section L)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, place
from tests.kit.architects_solo import focus, laid, marker, solo, told, turn, went
from tests.kit.rule import rule
from tests.kit.works_of_wonder import board

STARTING = [f"scheme_s{n:02d}" for n in range(1, 12)]
FUTURE = [f"scheme_f{n:02d}" for n in range(1, 12)]


@rule("WW-214", "WW-215")
def test_the_top_card_is_followed_and_goes_to_the_discards() -> None:
    """The opponent turns over the top card, does what it says, and discards it face up."""
    game, change = turn(schemes=["scheme_s09"])
    assert went(change) == "mines"
    assert solo(game)["scheme_discards"] == ["scheme_s09"]
    assert solo(game)["schemes"] == 10
    assert solo(game)["resolving"] == []


@rule("WW-216", "WW-380")
def test_without_a_card_to_turn_over_the_discards_are_shuffled() -> None:
    """An empty pile is made new of all discards when a card is needed, Future Schemes that were added included."""
    pile: dict[str, Any] = {
        "schemes": ["scheme_s10"],
        "scheme_discards": [card for card in STARTING if card != "scheme_s10"],
    }
    game = laid(to_act=1, **pile)
    assert (solo(game)["schemes"], len(solo(game)["scheme_discards"])) == (0, 12)
    place(game, "silversmith")
    added = 11 - solo(game)["future_schemes"]
    assert solo(game)["schemes"] == 11
    assert len(solo(game)["scheme_discards"]) == added


@rule("WW-216")
def test_the_new_pile_is_in_random_order() -> None:
    """With another seed another card is on top of the new pile."""
    games = [laid(scheme_discards=STARTING, to_act=1, seed=seed) for seed in range(8)]
    assert len({solo(game)["scheme_discards"][-1] for game in games}) > 1


@rule("WW-380")
def test_the_card_being_followed_is_not_shuffled_in() -> None:
    """A card that calls for the next one stays out of the new pile."""
    game = laid(schemes=["scheme_f06"], scheme_discards=STARTING, to_act=1, it={"influence": 9})
    assert solo(game)["scheme_discards"][-1] == "scheme_f06"
    state: Any = game.state()["solo"]
    ids = STARTING + FUTURE
    assert "scheme_f06" not in [ids[card] for card in state["draw"]]


@rule("WW-217", "WW-241")
@pytest.mark.parametrize("card", STARTING + FUTURE)
def test_every_card_places_a_worker_and_spends_nothing(card: str) -> None:
    """Each scheme card places one worker, two with another card; nothing that the opponent has gets less."""
    _, change = turn({"at": {"forest": 4}}, schemes=[card], it={"marble": 2, "influence": 6, "silver": 0}, tax_stand=9)
    assert change["workers"] == (-2 if card == "scheme_f06" else -1)
    assert min(change.get(good, 0) for good in ("marble", "influence", "silver")) == 0


@rule("WW-218")
@pytest.mark.parametrize(("card", "location"), [("scheme_s09", "mines"), ("scheme_s10", "forest")])
def test_a_card_with_one_place_has_no_condition(card: str, location: str) -> None:
    """The worker goes to the only place of the card."""
    assert went(turn(schemes=[card])[1]) == location


@rule("WW-219", "WW-220", "WW-EX-17")
@pytest.mark.parametrize(
    ("prisoners", "market", "then", "expected"),
    [
        (2, [None, None, None], [None, None, None], {"at_guardhouse": 1, "prisoners": -2, "workers": 1}),
        (1, [None, None, None], [None, None, 1], {"workers": -1, "virtue": -1, "marble": 2}),
        (1, [None, None, 0], [None, 1, 0], {"workers": -1, "virtue": -1}),
        (1, [None, 0, 0], [None, None, None], {"workers": -1, "prisoners": 1, "virtue": -1, "marble": 1, "unpaid": 1}),
    ],
    ids=["Guardhouse", "right", "middle", "left, with a reset"],
)
def test_the_worked_example_of_a_clause(
    prisoners: int, market: list[Any], then: list[Any], expected: dict[str, int]
) -> None:
    """With 2 own prisoners to the Guardhouse, else to the Black Market: right, middle, left, whichever is free first."""
    game, change = turn(schemes=["scheme_s02"], it={"prisoners": prisoners}, black_market=market)
    assert change == expected
    assert game.view(None)["black_market"] == then


@rule("WW-220")
def test_only_the_top_most_available_option_is_taken() -> None:
    """At the Mines the second worker brings gold as marble, and not the silver of the option below."""
    game, change = turn(schemes=["scheme_s09"], it={"at": {"mines": 1}})
    assert change == {"at_mines": 1, "workers": -1, "marble": 1}
    assert marker(game) == "clay"


@rule("WW-221")
def test_icons_that_are_no_options_are_all_carried_out() -> None:
    """At the Quarry the opponent gains silver for each worker and 1 Influence."""
    game, change = turn(schemes=["scheme_s07"], it={"at": {"quarry": 2}}, consequence="contribution_5", tax_stand=0)
    assert change == {"at_quarry": 1, "workers": -1, "influence": 1}
    assert marker(game) == "gold"


@rule("WW-222")
def test_a_worker_with_the_profiteer_brings_influence() -> None:
    """At the Profiteer's location the opponent gains 1 Influence besides what its card says."""
    assert turn(schemes=["scheme_s07"], tax_stand=0)[1]["influence"] == 2
    assert turn(schemes=["scheme_s07"], tax_stand=0, consequence="contribution_5")[1]["influence"] == 1


@rule("WW-223")
def test_the_opponent_contributes_only_if_it_is_told_to() -> None:
    """A card that sends it to the Forest, where the Princess stands, brings no Contribution."""
    game, change = turn(schemes=["scheme_s10"])
    assert change == {"at_forest": 1, "workers": -1}
    assert not any(board(game)["contributed"].values())


@rule("WW-224", "WW-226", "WW-291")
def test_at_the_princess_it_makes_a_contribution_and_nothing_else() -> None:
    """Sent to the Princess's location it gains for the Contribution, and nothing of the Forest where she stands."""
    game, change = turn(schemes=["scheme_s05"], contribution_pile=["contribution_2"], resource_marker="stone")
    assert change == {"at_forest": 1, "workers": -1, "influence": 1, "virtue": 1}
    assert marker(game) == "stone"


@rule("WW-225", "WW-312")
def test_other_icons_beside_the_contribution_still_count() -> None:
    """The Aristocrat's focus contributes and adds a Future Scheme."""
    game, change = focus(opponent="aristocrat", contribution_pile=["contribution_1"])
    assert change == {"at_forest": 1, "workers": -1, "influence": 1}
    assert solo(game)["future_schemes"] == 10
    assert solo(game)["scheme_discards"][0] in FUTURE


@rule("WW-227")
@pytest.mark.parametrize(
    ("card", "good", "gained", "at"),
    [
        ("contribution_1", "marble", {"influence": 2, "virtue": 1}, "marble"),
        ("contribution_4", "clay", {"influence": 1}, "wood"),
        ("contribution_3", "gold", {"influence": 2}, "gold"),
        ("contribution_7", "wood", {"influence": 1}, "wood"),
    ],
)
def test_other_rewards_of_a_contribution_are_converted(card: str, good: str, gained: dict[str, int], at: str) -> None:
    """A reward card is 1 virtue, silver moves the marker, building cards are ignored."""
    game, change = turn(
        schemes=["scheme_s05"], contribution_pile=[card], resource_marker=good, consequence="contribution_5"
    )
    assert change == {"at_kings_storehouse": 1, "workers": -1, "influence": gained["influence"] + 1} | {
        word: n for word, n in gained.items() if word != "influence"
    }
    assert marker(game) == at


@rule("WW-228")
@pytest.mark.parametrize(("place_of", "virtue"), [("forest", -1), ("quarry", 1), ("mines", 0)])
def test_captures_at_the_figures_change_its_virtue(place_of: str, virtue: int) -> None:
    """It loses 1 virtue for workers captured with the Princess and gains 1 for workers with the Profiteer."""
    _, change = turn({"at": {place_of: 4}}, schemes=["scheme_f08"])
    assert change.get("virtue", 0) == virtue
    assert change["captives_0"] == 4


@rule("WW-229")
def test_the_opponent_needs_nothing_but_a_worker() -> None:
    """Without silver and at any virtue it captures at the Town Centre."""
    _, change = turn({"at": {"mines": 3}}, schemes=["scheme_s06"], it={"virtue": 0})
    assert change == {"at_town_centre": 1, "workers": -1, "captives_0": 3, "tax_stand": 1}


@rule("WW-230", "WW-278")
def test_a_worker_is_placed_even_if_nothing_can_be_done() -> None:
    """The Enforcer goes to the Town Centre though it has no captives and nobody can be captured; no tax is added."""
    _, change = focus(opponent="enforcer")
    assert change == {"at_town_centre": 1, "workers": -1}


@rule("WW-231")
@pytest.mark.parametrize(
    ("it", "me", "expected"),
    [
        ({"at": {"forest": 5, "mines": 4}, "prisoners": 11}, {}, {"at_forest": -5, "workers": 5}),
        ({"at": {"forest": 5, "mines": 5}, "prisoners": 10}, {}, {"at_mines": -5, "workers": 5}),
        ({"at": {"tax_stand": 5, "mines": 5}, "prisoners": 10}, {}, {"at_tax_stand": -5, "workers": 5}),
        ({"at": {"guardhouse": 5, "town_centre": 5}, "prisoners": 10}, {}, {"at_guardhouse": -5, "workers": 5}),
        ({"guildhall": 4, "prisoners": 6}, {"captives": {"1": 10}}, {"prisoners": -6, "workers": 6}),
        ({"guildhall": 4}, {"captives": {"1": 16}}, {"workers": 16}),
    ],
)
def test_without_a_worker_it_takes_its_largest_group_back(
    it: dict[str, Any], me: dict[str, Any], expected: dict[str, int]
) -> None:
    """It turns over no card and takes its largest group, among equals the later one of its list; else from the Prison.

    Else from boards.
    """
    game, change = turn(me, schemes=["scheme_s09"], it=it)
    assert change == expected
    assert solo(game)["schemes"] == 11


@rule("WW-232", "WW-295")
@pytest.mark.parametrize(("left", "placed", "followed"), [(5, -2, 2), (1, -1, 1)])
def test_the_next_card_places_one_more_worker_if_there_is_one(left: int, placed: int, followed: int) -> None:
    """A card may call for the next one in the same turn; without a worker that one is not turned over."""
    game, change = turn(schemes=["scheme_f06", "scheme_s09"], it={"at": {"workshop": 20 - left}})
    assert change["workers"] == placed
    assert len(solo(game)["scheme_discards"]) == followed


@rule("WW-232")
def test_that_no_worker_is_left_for_the_next_card_is_told() -> None:
    """With one worker the next card stays where it is, and people are told why; with more it is turned over."""
    for left, words in ((1, ["opponent-no-worker"]), (5, [])):
        events = told(schemes=["scheme_f06", "scheme_s09"], it={"at": {"workshop": 20 - left}})
        assert [event.key for event in events if event.key == "opponent-no-worker"] == words


QUIET: dict[str, Any] = {"schemes": ["scheme_s08"], "small_market": ["bm_card_04"]}
"""In its own turn the opponent goes to the Workshop, which changes nothing that a reset does."""


def reset(me: dict[str, Any], it: dict[str, Any], **position: Any) -> dict[str, int]:
    """What changes for the opponent when the person fills the Black Market, the opponent's own turn apart."""
    game = laid({"silver": 1, "virtue": 7, "influence": 0, **me}, it=it, black_market=[None, 1, 0], **QUIET, **position)
    before = counts(game, 1)
    place(game, "black_market_a")
    change = changes(game, before, 1)
    assert change.pop("at_workshop") == 1
    change["workers"] = change.get("workers", 0) + 1
    change["tax_stand"] -= 2
    return {word: n for word, n in change.items() if n}


@rule("WW-233")
@pytest.mark.parametrize(
    ("me", "it", "expected"),
    [
        ({"prisoners": 9}, {}, {"prisoners": 1}),
        ({"prisoners": 9}, {"prisoners": 2}, {"prisoners": 1, "virtue": -1}),
        ({}, {"prisoners": 1}, {"prisoners": 1, "unpaid": 1}),
        ({"prisoners": 9}, {"at": {"quarry": 1}}, {"prisoners": 2, "at_quarry": -1, "unpaid": 1}),
        ({"prisoners": 9}, {"at": {"forest": 1}}, {"prisoners": 1, "marble": 1, "influence": 1}),
        ({"prisoners": 9, "at": {"forest": 2}}, {"at": {"forest": 1}}, {"prisoners": 1}),
    ],
    ids=["market", "three prisoners", "most prisoners", "Profiteer", "Princess", "not most with the Princess"],
)
def test_the_opponent_takes_part_in_every_reset(
    me: dict[str, Any], it: dict[str, Any], expected: dict[str, int]
) -> None:
    """Its workers leave the market, figures reach it, and the Prison costs it virtue and debts like a player's."""
    assert reset(me, it) == expected


@rule("WW-234", "WW-235")
def test_a_third_worker_in_the_black_market_triggers_a_reset() -> None:
    """The opponent takes the only free space, gains for it, loses 1 virtue, and all three workers go to the Prison."""
    game, change = turn({"prisoners": 9}, schemes=["scheme_f10"], black_market=[0, 0, None])
    assert change == {"workers": -1, "prisoners": 1, "marble": 2, "virtue": -1}
    assert game.view(None)["black_market"] == [None, None, None]


@rule("WW-236")
@pytest.mark.parametrize(("filled", "resets", "last"), [(5, False, False), (6, True, False), (11, False, True)])
def test_a_worker_in_the_guildhall_has_all_consequences(filled: int, resets: bool, last: bool) -> None:
    """The 7th worker triggers a reset, the 12th begins the last turns."""
    game, change = turn(schemes=["scheme_s01"], it={"guildhall": filled}, small_market=["bm_card_04"])
    assert change["workers_in_guildhall"] == 1
    assert (game.view(None)["large_market_cards"] == ["bm_card_04"]) == resets
    assert (game.view(None)["turns_left"] != 0) == last


@rule("WW-237", "WW-290")
@pytest.mark.parametrize(
    ("opponent", "location"),
    [("aristocrat", "forest"), ("enforcer", "town_centre"), ("meddler", "workshop"), ("peddler", "silversmith")],
)
def test_the_focus_is_the_line_of_the_own_board(opponent: str, location: str) -> None:
    """The same card sends each opponent to another place."""
    assert went(focus(opponent=opponent)[1]) == location


@rule("WW-381")
def test_without_a_free_space_in_the_market_nothing_is_done() -> None:
    """After its first card has filled the Black Market, a second one sends the Illusionist there in vain."""
    game, change = turn(
        {"prisoners": 9}, schemes=["scheme_f06", "scheme_s03"], opponent="illusionist", black_market=[0, 0, None]
    )
    assert change == {"workers": -1, "prisoners": 1, "marble": 2}
    assert solo(game)["scheme_discards"] == ["scheme_s03", "scheme_f06"]


@rule("WW-387")
def test_discards_are_public_and_the_order_of_the_piles_is_not() -> None:
    """A world dealt again shows the same, holds the same cards in each pile, and another order."""
    game = laid(scheme_discards=["scheme_s03"])
    state: Any = game.state()["solo"]
    worlds = [game.determinize(0, seed) for seed in range(5)]
    for world in worlds:
        again: Any = world.state()["solo"]
        assert world.view(0) == game.view(0)
        assert again["discards"] == state["discards"]
        for pile in ("draw", "future"):
            assert sorted(again[pile]) == sorted(state[pile])
    for pile in ("draw", "future"):
        states: list[Any] = [world.state()["solo"] for world in worlds]
        assert len({tuple(state[pile]) for state in states}) > 1


@rule("WW-214")
def test_each_turn_begins_with_the_card_and_tells_every_step_with_its_rule() -> None:
    """The chronicle of a turn: the turn, the card, the section, the worker, the option, the result."""
    events = told(schemes=["scheme_s09"])
    assert [(event.key, event.rule) for event in events] == [
        ("turn", ""),
        ("opponent-reveals", "WW-214"),
        ("opponent-follows", "WW-218"),
        ("place", ""),
        ("opponent-option", "WW-220"),
        ("opponent-marker", "WW-239"),
    ]
