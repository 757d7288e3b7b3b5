"""Tax: the four costs that have it, discounts, and the Tax Stand."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, offers, pick, place, places, seen, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

TAX = {"hire": 2, "capture": 1, "ransom": 2, "pay-off": 3}
SILVER = {"hire": 2, "capture": 0, "ransom": 3, "pay-off": 3}
LOCATION = {"hire": "workshop", "capture": "town_centre", "ransom": "guardhouse", "pay-off": "guardhouse"}
WORDS = {
    "hire": {"apprentice": "app_labourer"},
    "capture": {"location": "forest"},
    "ransom": {"key": "guard-ransom"},
    "pay-off": {"key": "guard-pay-off"},
}
ON_THE_STAND = 10


def before(silver: int, **seat: Any) -> Architects:
    """A table at which seat 0 could incur each of the four costs, if it has the silver.

    At the Guardhouse it could do two other things as well, so that it is always asked.
    """
    first = {"silver": silver, "debts": 1, "prisoners": 1, "captives": {"1": 1}, **seat}
    other = {"captives": {"0": 2}, "at": {"forest": 1}}
    return table(first, other, apprentices=[["app_labourer"]], tax_stand=ON_THE_STAND)


def possible(game: Architects, cost: str) -> bool:
    """Can seat 0 place a worker where this cost is paid, and choose it?"""
    if LOCATION[cost] not in places(game):
        return False
    place(game, LOCATION[cost])
    return game.decision.seat == 0 and len(offers(game, **WORDS[cost])) == 1


def incur(game: wk.Game, cost: str) -> tuple[int, int]:
    """Pay the cost that is offered: the silver that seat 0 has lost and the silver that came to the Tax Stand."""
    had = counts(game)
    pick(game, game.decision.kind, **WORDS[cost])
    now = counts(game)
    return had["silver"] - now["silver"], now["tax_stand"] - had["tax_stand"]


def check_cost(cost: str, discount: int, **seat: Any) -> None:
    """With a discount the rest of the tax and all of the silver is paid, no less is enough, and the tax is laid down."""
    tax = max(0, TAX[cost] - discount)
    price = SILVER[cost] + tax
    if price:
        assert not possible(before(price - 1, **seat), cost)
    game = before(price, **seat)
    assert possible(game, cost)
    assert incur(game, cost) == (price, tax)


# --- what is paid


@rule("AB-108")
@pytest.mark.parametrize("cost", TAX)
def test_four_costs_lay_tax_on_the_tax_stand(cost: str) -> None:
    check_cost(cost, 0, virtue=7)


@rule("AB-109", "AB-111")
@pytest.mark.parametrize("cost", TAX)
@pytest.mark.parametrize(
    ("virtue", "discount"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0), (5, 0), (9, 0), (10, 0), (14, 0)]
)
def test_low_virtue_lowers_every_tax_but_not_below_0(cost: str, virtue: int, discount: int) -> None:
    check_cost(cost, discount, virtue=virtue)


@rule("AB-110")
@pytest.mark.parametrize("cost", TAX)
@pytest.mark.parametrize(("virtue", "discount"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1), (7, 1), (14, 1)])
def test_ada_pays_1_tax_less_beside_the_discount_of_the_track(cost: str, virtue: int, discount: int) -> None:
    check_cost(cost, discount, virtue=virtue, board="board_ada")


@rule("AB-111")
@pytest.mark.parametrize("cost", TAX)
@pytest.mark.parametrize(("virtue", "spared"), [(3, 1), (1, 2)])
def test_tax_that_is_not_paid_comes_from_nowhere(cost: str, virtue: int, spared: int) -> None:
    """The Tax Stand gets only what the player lays there, and nobody else loses silver."""
    game = before(9, virtue=virtue)
    other = counts(game, 1)["silver"]
    assert possible(game, cost)
    paid, laid = incur(game, cost)
    assert (paid, laid) == (SILVER[cost] + max(0, TAX[cost] - spared), max(0, TAX[cost] - spared))
    assert counts(game, 1)["silver"] == other


@rule("AB-112")
@pytest.mark.parametrize(("cost", "price"), [("hire", 2), ("capture", 0), ("ransom", 3), ("pay-off", 3)])
def test_a_discount_greater_than_the_tax_leaves_the_silver_part(cost: str, price: int) -> None:
    """Ada at virtue 0 is spared 3 tax."""
    game = before(9, virtue=0, board="board_ada")
    assert possible(game, cost)
    assert incur(game, cost) == (price, 0)


@rule("AB-112")
def test_a_further_capture_costs_silver_whatever_the_discount() -> None:
    game = table({"silver": 1, "virtue": 0, "at": {"town_centre": 1}}, {"at": {"forest": 1, "quarry": 1}})
    place(game, "town_centre")
    pick(game, "capture", location="forest")
    assert counts(game)["silver"] == 1
    pick(game, "capture", location="quarry")
    assert counts(game)["silver"] == 0


# --- the Tax Stand


@rule("AB-113")
@pytest.mark.parametrize("silver", [1, 4, 13])
def test_the_tax_stand_gives_all_its_silver_for_2_virtue(silver: int) -> None:
    game = table({"virtue": 7, "silver": 3, "at": {"tax_stand": 2}}, tax_stand=silver)
    had, other = counts(game), counts(game, 1)
    place(game, "tax_stand")
    assert changes(game, had) == {
        "silver": silver,
        "virtue": -2,
        "tax_stand": -silver,
        "workers": -1,
        "at_tax_stand": 1,
    }
    assert changes(game, other, 1) == {"tax_stand": -silver}
    assert counts(game)["tax_stand"] == 0


@rule("AB-114")
def test_nobody_goes_to_an_empty_tax_stand() -> None:
    empty = table({}, tax_stand=0)
    assert "tax_stand" not in places(empty)
    (reason,) = (no.reason.key for no in empty.decision.why_not() if no.label.args["location"] == "tax_stand")
    assert reason == "why-not-no-tax"
    game = table({}, tax_stand=1)
    place(game, "tax_stand")
    assert "tax_stand" not in places(game), "the next player finds nothing there"
    place(game, "town_centre")
    pick(game, "capture", location="tax_stand")
    assert "tax_stand" in places(game), "1 tax was paid"


@rule("AB-115")
@pytest.mark.parametrize(
    ("virtue", "after", "debts"), [(14, 12, 0), (10, 8, 0), (3, 1, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)]
)
def test_any_virtue_is_good_enough_for_the_tax_stand(virtue: int, after: int, debts: int) -> None:
    game = table({"virtue": virtue, "silver": 0}, tax_stand=4)
    place(game, "tax_stand")
    assert (seen(game)["virtue"], seen(game)["debts"]) == (after, {"unpaid": debts, "paid": 0})
    assert counts(game)["silver"] == 4


@rule("AB-116")
@pytest.mark.parametrize(
    ("apprentices", "virtue", "gold"),
    [
        (["app_thief"], -1, 0),
        (["app_pickpocket"], -2, 1),
        (["app_thief", "app_pickpocket"], -1, 1),
    ],
)
def test_what_thief_and_pickpocket_do_at_the_tax_stand(apprentices: list[str], virtue: int, gold: int) -> None:
    game = table({"virtue": 7, "silver": 0, "apprentices": apprentices}, {"gold": 1}, tax_stand=5)
    had, other = counts(game), counts(game, 1)
    place(game, "tax_stand")
    visit = {"silver": 5, "tax_stand": -5, "workers": -1, "at_tax_stand": 1}
    assert changes(game, had) == {**visit, "virtue": virtue, **({"gold": 1} if gold else {})}
    assert changes(game, other, 1) == {"tax_stand": -5}, "the gold came from the supply"


@rule("AB-116")
def test_thief_and_pickpocket_serve_only_their_owner_and_only_at_the_tax_stand() -> None:
    hired = ["app_thief", "app_pickpocket"]
    game = table({"virtue": 7}, {"apprentices": hired, "virtue": 7, "silver": 1}, tax_stand=5)
    place(game, "tax_stand")
    assert (seen(game)["virtue"], seen(game)["goods"]["gold"]) == (5, 0)
    assert (seen(game, 1)["virtue"], seen(game, 1)["goods"]["gold"]) == (7, 0)
    market = table({"virtue": 7, "silver": 1, "apprentices": hired}, small_market=["bm_card_01"])
    place(market, "black_market_a")
    assert (seen(market)["virtue"], seen(market)["goods"]["gold"]) == (6, 0)


@rule("AB-EX-14")
def test_seven_silver_of_tax_at_virtue_1() -> None:
    for hired, debts in (([], 1), (["app_thief"], 0)):
        game = table({"virtue": 1, "silver": 0, "apprentices": hired}, tax_stand=7)
        place(game, "tax_stand")
        assert counts(game)["silver"] == 7
        assert (seen(game)["virtue"], seen(game)["debts"]["unpaid"]) == (0, debts)
    assert "tax_stand" not in places(table({"virtue": 1}, tax_stand=0))
