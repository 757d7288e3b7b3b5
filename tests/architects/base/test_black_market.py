"""Black Market: three spaces for one worker each, and what apprentices and boards do there."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import black_market, changes, counts, offers, pick, place, places, seen, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

SPACES = ["black_market_a", "black_market_b", "black_market_c"]
PRICE = dict(zip(SPACES, (1, 2, 3), strict=True))
UPPER = ["app_labourer", "app_miner_1", "app_merchant_clay", "app_trader_clay"]
LOWER = ["app_acolyte_tiling", "app_thief", "app_gatekeeper", "app_patron_clay"]
PILE = ["app_jeweller_1", "app_jeweller_2"]
PLANS = ["bld_well", "bld_smithy", "bld_church", "bld_clay_pit", "bld_keep", "bld_castle", "bld_palace"]
FIVE = ["app_stonecutter_1", "app_stonecutter_2", "app_woodcutter_1", "app_woodcutter_2", "app_miner_2"]


def market(*seats: dict[str, Any], **position: Any) -> Architects:
    """A table with known cards: left 1 wood and 1 gold, right 2 marble and 2 stone, known apprentices and buildings."""
    cards: dict[str, Any] = {
        "small_market": ["bm_card_04"],
        "large_market": ["bm_card_03"],
        "apprentices": [UPPER, LOWER],
        "apprentice_pile": PILE,
        "building_pile": PLANS,
    }
    return table(*seats, **{**cards, **position})


SMALL = {"wood": 1, "gold": 1}
LARGE = {"stone": 2, "marble": 2}


def visit(game: wk.Game, space: str) -> None:
    """Place a worker in the Black Market; in the middle the Labourer is hired, who changes no virtue."""
    place(game, space)
    if space == "black_market_b":
        pick(game, "market", key="market-apprentice")
        pick(game, "hire", apprentice="app_labourer")


def gained(space: str) -> dict[str, int]:
    """What `visit` gives in goods, and the apprentice."""
    return {"black_market_a": SMALL, "black_market_b": {"apprentices": 1}, "black_market_c": LARGE}[space]


def free_spaces(game: wk.Game) -> list[str]:
    """The spaces of the Black Market where the seat that is asked may place a worker."""
    return [space for space in places(game) if space in SPACES]


# --- the spaces


@rule("AB-117")
@pytest.mark.parametrize("space", SPACES)
def test_a_space_with_a_worker_is_blocked_for_everybody(space: str) -> None:
    game = market({"silver": 9}, {"silver": 9})
    assert free_spaces(game) == SPACES
    visit(game, space)
    others = [other for other in SPACES if other != space]
    assert free_spaces(game) == others, "for the next player"
    reasons = {no.label.args["location"]: no.reason.key for no in game.decision.why_not()}
    assert reasons[space] == "why-not-occupied"
    place(game, "quarry")
    assert (game.decision.seat, free_spaces(game)) == (0, others), "and for the owner of the worker"


@rule("AB-117")
def test_the_spaces_are_free_again_after_a_reset() -> None:
    game = market({"silver": 9}, {"silver": 9}, black_market=[0, 1, None])
    assert free_spaces(game) == ["black_market_c"]
    place(game, "black_market_c")
    assert black_market(game) == [None, None, None]
    assert free_spaces(game) == SPACES


@rule("AB-118")
@pytest.mark.parametrize(("virtue", "allowed"), [(0, True), (9, True), (10, False), (14, False)])
def test_with_10_virtue_or_more_nobody_goes_to_the_black_market(virtue: int, allowed: bool) -> None:
    game = market({"silver": 9, "virtue": virtue})
    assert free_spaces(game) == (SPACES if allowed else [])
    if not allowed:
        reasons = {no.label.args["location"]: no.reason.key for no in game.decision.why_not()}
        assert {reasons[space] for space in SPACES} == {"why-not-too-virtuous"}


@rule("AB-119", "AB-120", "AB-123")
@pytest.mark.parametrize("silver", [0, 1, 2, 3])
def test_the_spaces_need_1_2_and_3_silver(silver: int) -> None:
    assert free_spaces(market({"silver": silver, "virtue": 7})) == SPACES[:silver]


@rule("AB-119")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("bm_card_01", {"marble": 1}),
        ("bm_card_02", {"gold": 2}),
        ("bm_card_08", {"stone": 1, "marble": 1}),
        ("bm_card_10", {"wood": 1, "marble": 1}),
    ],
)
def test_the_left_space_gives_the_small_market_for_1_silver_and_1_virtue(card: str, goods: dict[str, int]) -> None:
    game = market({"silver": 5, "virtue": 7}, small_market=[card])
    before, other = counts(game), counts(game, 1)
    place(game, "black_market_a")
    assert changes(game, before) == {"silver": -1, "virtue": -1, "workers": -1, **goods}
    assert changes(game, other, 1) == {}
    assert black_market(game) == [0, None, None]


@rule("AB-123")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("bm_card_01", {"wood": 2, "marble": 2}),
        ("bm_card_02", {"wood": 1, "stone": 1, "gold": 1, "marble": 1}),
        ("bm_card_07", {"wood": 1, "stone": 2, "marble": 1}),
        ("bm_card_08", {"wood": 2, "stone": 1, "gold": 1}),
    ],
)
def test_the_right_space_gives_the_large_market_for_3_silver_and_1_virtue(card: str, goods: dict[str, int]) -> None:
    game = market({"silver": 5, "virtue": 7}, large_market=[card])
    before, other = counts(game), counts(game, 1)
    place(game, "black_market_c")
    assert changes(game, before) == {"silver": -3, "virtue": -1, "workers": -1, **goods}
    assert changes(game, other, 1) == {}
    assert black_market(game) == [None, None, 0]


@rule("AB-124")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("virtue", [0, 2, 7])
def test_silver_paid_in_the_black_market_is_no_tax(space: str, virtue: int) -> None:
    """It does not come to the Tax Stand, and low virtue makes nothing cheaper."""
    game = market({"silver": PRICE[space], "virtue": virtue}, tax_stand=5)
    visit(game, space)
    assert (counts(game)["silver"], counts(game)["tax_stand"]) == (0, 5)
    poor = market({"silver": PRICE[space] - 1, "virtue": virtue, "board": "board_ada"})
    assert space not in free_spaces(poor)


@rule("AB-128")
def test_one_player_may_have_workers_on_two_spaces() -> None:
    game = market({"silver": 9, "virtue": 7}, black_market=[0, None, None])
    assert free_spaces(game) == ["black_market_b", "black_market_c"]
    visit(game, "black_market_b")
    assert black_market(game) == [0, 0, None]


# --- the markets


@rule("AB-125")
def test_the_small_market_is_the_top_card_of_the_left_pile() -> None:
    game = market({"silver": 5}, small_market=["bm_card_02", "bm_card_05", "bm_card_01"], large_market=[])
    assert game.view(None)["small_market"] == ["gold", "gold"]
    before = counts(game)
    place(game, "black_market_a")
    assert changes(game, before) == {"silver": -1, "virtue": -1, "workers": -1, "gold": 2}


@rule("AB-125")
def test_without_a_card_the_small_market_is_1_marble_and_1_gold() -> None:
    game = market({"silver": 5}, small_market=[])
    assert game.view(None)["small_market_cards"] == 0
    before = counts(game)
    place(game, "black_market_a")
    assert changes(game, before) == {"silver": -1, "virtue": -1, "workers": -1, "gold": 1, "marble": 1}


@rule("AB-EX-16")
def test_the_right_space_before_and_after_the_first_reset() -> None:
    """First what the board prints; then the large side of the card whose small side was in use."""
    cards = {"small_market": ["bm_card_08", "bm_card_02"], "large_market": []}
    game = market({"silver": 9, "virtue": 7}, {"silver": 9, "virtue": 7}, **cards, black_market=[None, 1, None])
    before = counts(game)
    place(game, "black_market_c")
    assert changes(game, before) == {"silver": -3, "virtue": -1, "workers": -1, "marble": 2, "stone": 1, "wood": 1}
    before = counts(game, 1)
    place(game, "black_market_a")
    small = {"stone": 1, "marble": 1}
    reset = {"prisoners": 2, "unpaid": 1}
    assert changes(game, before, 1) == {"silver": -1, "virtue": -1, "workers": -1, **small, **reset}
    before = counts(game)
    place(game, "black_market_c")
    large = {"wood": 2, "stone": 1, "gold": 1}
    assert changes(game, before) == {"silver": -3, "virtue": -1, "workers": -1, **large}


@rule("AB-EX-15")
def test_virtue_9_may_virtue_10_may_not_and_virtue_0_takes_a_debt() -> None:
    assert free_spaces(market({"silver": 9, "virtue": 9})) == SPACES
    assert free_spaces(market({"silver": 9, "virtue": 10})) == []
    game = market({"silver": 1, "virtue": 0})
    before = counts(game)
    place(game, "black_market_a")
    assert changes(game, before) == {"silver": -1, "unpaid": 1, "workers": -1, **SMALL}


# --- the middle space


@rule("AB-120")
def test_in_the_middle_silver_and_virtue_are_paid_and_one_of_two_things_is_chosen() -> None:
    game = market({"silver": 5, "virtue": 7})
    before = counts(game)
    place(game, "black_market_b")
    assert (game.decision.kind, game.decision.seat) == ("market", 0)
    assert changes(game, before) == {"silver": -2, "virtue": -1, "workers": -1}
    assert [option.label.key for option in game.decision.options] == ["market-apprentice", "market-plans"]


@rule("AB-120")
def test_who_hires_in_the_middle_sees_no_building_cards_and_the_other_way_round() -> None:
    hired = market({"silver": 5, "virtue": 7})
    before = counts(hired)
    visit(hired, "black_market_b")
    assert (hired.decision.kind, hired.decision.seat) == ("place", 1)
    assert changes(hired, before) == {"silver": -2, "virtue": -1, "workers": -1, "apprentices": 1}
    looked = market({"silver": 5, "virtue": 7})
    place(looked, "black_market_b")
    pick(looked, "market", key="market-plans")
    pick(looked, "keep-plan", building="bld_church")
    assert (looked.decision.kind, looked.decision.seat) == ("place", 1)
    assert changes(looked, before) == {"silver": -2, "virtue": -1, "workers": -1, "cards_in_hand": 1}


def rows(game: wk.Game) -> list[list[tuple[str, int]]]:
    """The apprentices face up with the silver on them, row by row from the left."""
    view: Any = game.view(None)
    return [[(space["apprentice"], space["silver"]) for space in row] for row in view["apprentices"]]


def hired_in_the_middle(card: str, **seat: Any) -> Architects:
    """Seat 0 has chosen an apprentice in the Black Market."""
    game = market({"silver": 2, "virtue": 7, **seat}, silver_on={"app_gatekeeper": 4, "app_patron_clay": 1})
    place(game, "black_market_b")
    pick(game, "market", key="market-apprentice")
    assert {option.label.args["apprentice"] for option in offers(game)} == {*UPPER, *LOWER}
    pick(game, "hire", apprentice=card)
    return game


@rule("AB-121")
@pytest.mark.parametrize(
    ("card", "silver", "virtue"),
    [("app_labourer", 0, 0), ("app_trader_clay", 0, 0), ("app_acolyte_tiling", 0, 1), ("app_gatekeeper", 4, -1)],
)
def test_any_apprentice_comes_without_a_further_price(card: str, silver: int, virtue: int) -> None:
    """No silver is laid on skipped cards; that on the card is taken and its virtue counts."""
    game = hired_in_the_middle(card)
    assert seen(game)["apprentices"] == [card]
    assert counts(game)["silver"] == silver
    assert counts(game)["tax_stand"] == 4
    assert counts(game)["virtue"] == 7 - 1 + virtue
    lying = dict.fromkeys([*UPPER, *LOWER, *PILE], 0) | {"app_gatekeeper": 4, "app_patron_clay": 1}
    expected = [[other for other in row if other != card] for row in (UPPER, LOWER)]
    expected[0 if card in UPPER else 1].append(PILE[0])
    assert rows(game) == [[(other, lying[other]) for other in row] for row in expected]


@rule("AB-121")
def test_at_the_limit_one_is_let_go_in_the_black_market_too() -> None:
    game = hired_in_the_middle("app_labourer", apprentices=FIVE)
    assert {option.label.args["apprentice"] for option in offers(game)} == set(FIVE)
    pick(game, "let-go", apprentice=FIVE[2])
    assert seen(game)["apprentices"] == [*FIVE[:2], *FIVE[3:], "app_labourer"]
    assert [card for card, _ in rows(game)[0]] == [*UPPER[1:], PILE[0]]


@rule("AB-122", "AB-130")
@pytest.mark.parametrize("kept", [0, 2, 4])
def test_of_five_building_cards_one_is_kept_and_the_others_go_under_the_pile_as_drawn(kept: int) -> None:
    game = market({"silver": 2}, {}, building_pile=PLANS)
    pile = [game.buildings.ids[card] for card in reversed(game.plans)]
    assert pile[:5] == PLANS[:5]
    place(game, "black_market_b")
    pick(game, "market", key="market-plans")
    assert game.decision.kind == "keep-plan"
    assert {option.label.args["building"] for option in offers(game)} == set(PLANS[:5])
    assert len(offers(game)) == 5
    assert game.view(1)["looked_at"] is None, "the others do not see them"
    pick(game, "keep-plan", building=PLANS[kept])
    assert seen(game)["hand"] == [PLANS[kept]]
    under = [card for card in PLANS[:5] if card != PLANS[kept]]
    assert [game.buildings.ids[card] for card in reversed(game.plans)] == [*pile[5:], *under]
    assert game.view(0)["cards_looked_at"] == 0


# --- apprentices and boards


SWINDLERS = {
    "app_swindler_tiling": {"clay": 2},
    "app_swindler_masonry": {"stone": 1},
    "app_swindler_carpentry": {"wood": 1},
}


def added(*parts: dict[str, int]) -> dict[str, int]:
    """The sum of several changes."""
    words = {word for part in parts for word in part}
    total = {word: sum(part.get(word, 0) for part in parts) for word in words}
    return {word: n for word, n in total.items() if n}


@rule("AB-126")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize(
    ("apprentice", "less"),
    [
        ("app_illusionist", {"virtue": 1}),
        ("app_trickster", {"silver": 1}),
        *SWINDLERS.items(),
        ("app_thief", {}),
    ],
)
def test_what_an_apprentice_changes_in_the_black_market(space: str, apprentice: str, less: dict[str, int]) -> None:
    lower = ["app_acolyte_tiling", "app_conspirator_1", "app_gatekeeper", "app_patron_clay"]
    game = market({"silver": 9, "virtue": 7, "apprentices": [apprentice]}, apprentices=[UPPER, lower])
    before = counts(game)
    visit(game, space)
    plain = {"silver": -PRICE[space], "virtue": -1, "workers": -1}
    assert changes(game, before) == added(plain, gained(space), less)


@rule("AB-126")
def test_five_apprentices_of_the_black_market_at_once() -> None:
    game = market({"silver": 2, "virtue": 7, "apprentices": ["app_illusionist", "app_trickster", *SWINDLERS]})
    before = counts(game)
    assert free_spaces(game) == SPACES, "each space costs 1 silver less"
    place(game, "black_market_c")
    goods = {"clay": 2, "wood": 1, "stone": 2 + 1, "marble": 2}
    assert changes(game, before) == {"silver": -2, "workers": -1, **goods}


@rule("AB-126")
def test_apprentices_of_the_black_market_serve_only_their_owner() -> None:
    hired = ["app_illusionist", "app_trickster", *SWINDLERS]
    game = market({"silver": 2, "virtue": 7}, {"apprentices": hired})
    before, other = counts(game), counts(game, 1)
    place(game, "black_market_a")
    assert changes(game, before) == {"silver": -1, "virtue": -1, "workers": -1, **SMALL}
    assert changes(game, other, 1) == {}


@rule("AB-127")
@pytest.mark.parametrize("space", SPACES)
def test_caroline_draws_a_building_card_with_every_action(space: str) -> None:
    game = market({"silver": 9, "virtue": 7, "board": "board_caroline"})
    before = counts(game)
    visit(game, space)
    plain = {"silver": -PRICE[space], "virtue": -1, "workers": -1, "cards_in_hand": 1}
    assert changes(game, before) == added(plain, gained(space))
    assert seen(game)["hand"] == [PLANS[0]]


@rule("AB-127")
def test_caroline_draws_one_beside_the_card_that_she_kept() -> None:
    game = market({"silver": 9, "virtue": 7, "board": "board_caroline"})
    place(game, "black_market_b")
    pick(game, "market", key="market-plans")
    pick(game, "keep-plan", building=PLANS[3])
    assert set(seen(game)["hand"]) == {PLANS[3], PLANS[5]}
    place(game, "quarry")
    before = counts(game)
    place(game, "quarry")
    assert changes(game, before) == {"stone": 1, "workers": -1, "at_quarry": 1}, "elsewhere she draws none"


@rule("AB-129")
def test_the_trickster_makes_the_left_space_free_and_no_cheaper() -> None:
    game = market({"silver": 0, "virtue": 7, "apprentices": ["app_trickster"]})
    assert free_spaces(game) == ["black_market_a"]
    before = counts(game)
    place(game, "black_market_a")
    assert changes(game, before) == {"virtue": -1, "workers": -1, **SMALL}


@rule("AB-129")
@pytest.mark.parametrize("space", SPACES)
def test_with_the_illusionist_a_player_at_0_virtue_takes_no_debt(space: str) -> None:
    game = market({"silver": 9, "virtue": 0, "apprentices": ["app_illusionist"]})
    before = counts(game)
    visit(game, space)
    assert changes(game, before) == {"silver": -PRICE[space], "workers": -1, **gained(space)}
