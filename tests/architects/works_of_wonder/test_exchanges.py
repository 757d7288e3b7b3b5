"""Influence in place of silver, gold and marble (ledger section D)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, goods, next_is, offers, pick, place, places, seen
from tests.kit.rule import rule
from tests.kit.wonders import PLANS, at, avoidable, can_choose, choose, credit, exchange, exchanges, own, unpaid
from westkingdom.architects.game import Architects

# --- in place of silver


@rule("WW-063")
@pytest.mark.parametrize(
    ("space", "ways"),
    [
        ("a", {0: (2, 6), 1: (3, 4)}),
        ("b", {0: (1, 6), 1: (3, 4)}),
        ("c", {0: (0, 6), 1: (2, 4), 2: (3, 2)}),
    ],
)
def test_2_influence_stand_for_up_to_2_silver(space: str, ways: dict[int, tuple[int, int]]) -> None:
    """The spaces cost 1, 2 and 3. By number of exchanges: the silver and the Influence that is left of 3 and 6."""
    for n, left in ways.items():
        game = at({"influence": 6, "silver": 3, "apprentices": ["app_illusionist"]}, small_market=["bm_card_01"])
        place(game, f"black_market_{space}")
        assert exchanges(game) == list(ways)
        exchange(game, n)
        assert (own(game, "silver")[0], own(game, "influence")[0]) == left


@rule("WW-063")
@pytest.mark.parametrize(
    ("silver", "influence", "left"),
    [(0, 4, (0, 0)), (1, 2, (0, 0)), (2, 2, (1, 0)), (2, 3, (1, 1)), (3, 1, (0, 1))],
)
def test_where_only_one_way_is_open_it_is_taken_without_a_question(
    silver: int, influence: int, left: tuple[int, int]
) -> None:
    """The right space of the Black Market costs 3 silver."""
    game = at({"silver": silver, "influence": influence, "apprentices": ["app_illusionist"]})
    place(game, "black_market_c")
    assert next_is(game, 1)
    assert (goods(game).get("silver", 0), own(game, "influence")[0]) == left


@rule("WW-063")
@pytest.mark.parametrize(("silver", "influence"), [(0, 3), (1, 1), (2, 1), (0, 2)])
def test_too_little_of_both_is_too_little(silver: int, influence: int) -> None:
    game = at({"silver": silver, "influence": influence})
    assert "black_market_c" not in places(game)


@rule("WW-063")
def test_influence_stands_for_silver_in_trades_captures_and_hugos_price() -> None:
    merchant = at({"influence": 2, "apprentices": ["app_merchant_gold"]})
    place(merchant, "kings_storehouse")
    pick(merchant, "trade", key="amount-gold")
    assert (goods(merchant).get("gold"), own(merchant, "influence")[0]) == (1, 0)

    capture = at({"influence": 2, "silver": 1, "at": {"town_centre": 1}}, {"at": {"forest": 1, "tax_stand": 1}})
    place(capture, "town_centre")
    pick(capture, "capture", location="forest", owner=1)
    pick(capture, "capture", location="tax_stand", owner=1)
    assert seen(capture)["captives"] == [0, 2]
    assert (own(capture, "silver")[0], own(capture, "influence")[0]) == (0, 0)

    hugo = at(
        {"board": "board_hugo", "influence": 2, "debts": 0, "prisoners": 0},
        options=PROMOS,
        resolve={"gain": {"debt": 1}},
    )
    pick(hugo, "prevent-debt", key="prevent-debt")
    assert (unpaid(hugo)[0], own(hugo, "influence")[0]) == (0, 0)


@rule("WW-063", "WW-064")
def test_at_the_guardhouse_influence_stands_for_silver_and_never_for_tax() -> None:
    """Paying off a debt costs 3 tax and 3 silver, a ransom 2 tax and 3 silver."""
    debt = {"debts": 1, "influence": 12}
    assert "guardhouse" not in places(at({**debt, "silver": 2}))
    game = at({**debt, "silver": 3}, tax_stand=0)
    before = counts(game)
    place(game, "guardhouse")
    assert changes(game, before) == {
        "workers": -1,
        "at_guardhouse": 1,
        "influence": -4,
        "silver": -3,
        "tax_stand": 3,
        "unpaid": -1,
        "paid": 1,
        "virtue": 1,
    }
    game = at({"silver": 1, "influence": 12}, {"captives": {"0": 2}})
    place(game, "guardhouse")
    assert (own(game, "silver")[0], own(game, "influence")[0]) == (1, 12)
    assert unpaid(game)[0] == 1, "only the ransom by debt was possible"
    game = at({"silver": 2, "influence": 12}, {"captives": {"0": 2}}, tax_stand=0)
    place(game, "guardhouse")
    choose(game, "guard-ransom")
    assert (own(game, "silver")[0], own(game, "influence")[0]) == (0, 8)
    assert game.view(None)["tax_stand"] == 2


@rule("WW-064")
def test_the_tax_of_a_capture_has_to_be_silver() -> None:
    assert "town_centre" not in places(at({"influence": 12}, {"at": {"forest": 1}}))
    game = at({"influence": 12, "silver": 1}, {"at": {"forest": 1}}, tax_stand=0)
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    assert (own(game, "influence")[0], own(game, "silver")[0], game.view(None)["tax_stand"]) == (12, 0, 1)


def workshop(silver: int, influence: int, **seat: Any) -> Architects:
    """Seat 0 has placed its first worker in the Workshop."""
    upper = ["app_labourer", "app_miner_1", "app_merchant_clay", "app_trader_clay", "app_conspirator_1"]
    game = at({"silver": silver, "influence": influence, **seat}, {}, apprentices=[upper], tax_stand=0)
    place(game, "workshop")
    return game


def hireable(game: wk.Game) -> list[Any]:
    """The apprentices of the upper row that are offered."""
    row: Any = game.view(None)["apprentices"]
    upper = [space["apprentice"] for space in row[0]]
    offered = [option.label.args["apprentice"] for option in offers(game, key="hire-apprentice")]
    return [name for name in upper if name in offered]


@rule("WW-064", "WW-EX-4")
def test_hiring_needs_2_real_silver_for_tax() -> None:
    game = workshop(2, 6)
    assert hireable(game) == ["app_labourer"]
    before = counts(game)
    pick(game, "workshop", apprentice="app_labourer")
    assert changes(game, before) == {"apprentices": 1, "silver": -2, "influence": -2, "tax_stand": 2}
    assert next_is(game, 1)
    game = workshop(1, 6)
    assert next_is(game, 1), "only the building cards were possible"
    assert (seen(game)["apprentices"], seen(game)["hand"]) == ([], PLANS[:1])


@rule("WW-072")
@pytest.mark.parametrize("column", [2, 3, 4, 5])
def test_silver_for_skipped_apprentices_has_to_be_real(column: int) -> None:
    """2 tax and column - 1 silver on the cards are real; only the other 2 silver may be Influence."""
    names = ["app_labourer", "app_miner_1", "app_merchant_clay", "app_trader_clay", "app_conspirator_1"]
    assert hireable(workshop(column + 1, 12)) == names[:column]
    assert hireable(workshop(column, 12)) == names[: column - 1]
    game = workshop(column + 1, 12)
    before = counts(game)
    pick(game, "workshop", apprentice=names[column - 1])
    assert changes(game, before) == {"apprentices": 1, "silver": -column - 1, "influence": -2, "tax_stand": 2}
    row: Any = game.view(None)["apprentices"]
    assert [space["silver"] for space in row[0]] == [1] * (column - 1) + [0] * (6 - column)


# --- in place of gold and marble


@rule("WW-066", "WW-073")
def test_4_influence_stand_for_1_gold_of_a_building() -> None:
    seat = {"clay": 2, "wood": 3, "hand": ["bld_aqueduct"], "influence": 5}
    game = at(seat)
    before = counts(game)
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_aqueduct")
    assert changes(game, before) == {
        "workers": -1,
        "workers_in_guildhall": 1,
        "clay": -2,
        "wood": -3,
        "influence": -4,
        "cards_in_hand": -1,
        "buildings": 1,
    }


@rule("WW-066")
@pytest.mark.parametrize(("paid", "marble", "influence"), [(1, 0, 6), (0, 1, 2)])
def test_who_has_the_marble_may_pay_it_or_keep_it(paid: int, marble: int, influence: int) -> None:
    game = at({"stone": 3, "marble": 1, "hand": ["bld_fountain"], "influence": 6}, building_pile=["bld_smithy"])
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_fountain")
    pick(game, "pay", key="pay-good") if paid else pick(game, "pay", key="pay-none")
    assert (own(game, "marble")[0], own(game, "influence")[0]) == (marble, influence)
    assert seen(game)["buildings"] == ["bld_fountain"]


@rule("WW-066")
def test_one_exchange_is_for_one_piece() -> None:
    """The Steeple costs 2 wood and 2 gold."""
    steeple = {"wood": 2, "hand": ["bld_steeple"], "cathedral": 1}
    for gold, influence, possible in ((0, 8, True), (0, 7, False), (1, 4, True), (1, 3, False), (2, 0, True)):
        game = at({**steeple, "gold": gold, "influence": influence})
        assert ("guildhall" in places(game)) == possible, (gold, influence)
        if possible:
            place(game, "guildhall")
            assert seen(game)["buildings"] == ["bld_steeple"]
            assert (own(game, "gold")[0], own(game, "influence")[0]) == (0, 0)


@rule("WW-073")
@pytest.mark.parametrize(
    ("cathedral", "goods_there", "influence", "left"),
    [
        (0, {}, 4, 0),
        (0, {}, 3, None),
        (2, {}, 5, 1),
        (2, {}, 3, None),
        (4, {"gold": 1}, 12, 0),
        (4, {"gold": 1, "marble": 1}, 8, 0),
        (4, {"gold": 2, "marble": 1}, 3, None),
        (4, {}, 12, None),
    ],
)
def test_influence_stands_for_gold_and_marble_of_the_cathedral(
    cathedral: int, goods_there: dict[str, int], influence: int, left: int | None
) -> None:
    """Level 1 costs 1 gold, level 3 costs 1 marble, level 5 both twice."""
    seat = {"cathedral": cathedral, "influence": influence, "hand": ["bld_castle"], **goods_there}
    game = at(seat, rewards=["rew_wood_1"])
    assert ("guildhall" in places(game)) == (left is not None)
    if left is not None:
        place(game, "guildhall")
        assert (seen(game)["cathedral"], own(game, "influence")[0]) == (cathedral + 1, left)
        assert (own(game, "gold")[0], own(game, "marble")[0]) == (0, 0)


@rule("WW-073")
@pytest.mark.parametrize("good", ["gold", "marble"])
def test_influence_stands_for_gold_and_marble_of_a_trade(good: str) -> None:
    """No trade of the boxes costs any; one that did could be paid like that."""
    ability = {"storehouse_option": {"pay": {good: 1}, "do": {"gain": {"silver": 3}}}}
    data = {"apprentices": [{"id": "app_merchant_clay", "ability": ability}]}
    for influence, possible in ((3, False), (4, True)):
        game = at({"influence": influence, "apprentices": ["app_merchant_clay"]}, options={"data": data})
        place(game, "kings_storehouse")
        assert (game.decision.kind == "trade") == possible
        if possible:
            pick(game, "trade", key="amount-silver")
            assert (own(game, "silver")[0], own(game, "influence")[0]) == (3, 0)


@rule("WW-074")
@pytest.mark.parametrize(
    ("wonder", "good", "needed", "tax", "price"), [("gold", "gold", 8, 2, 4), ("marble", "marble", 7, 1, 3)]
)
def test_the_influence_of_a_wonder_is_paid_beside_the_exchanges(
    wonder: str, good: str, needed: int, tax: int, price: int
) -> None:
    for missing, influence, possible in (
        (0, price, True),
        (0, price - 1, False),
        (1, price + 4, True),
        (1, price + 3, False),
        (2, 12, price + 8 <= 12),
        (3, 12, False),
    ):
        game = at({good: needed - missing, "silver": tax, "influence": influence, "cathedral": 1})
        assert ("guildhall" in places(game)) == possible, (missing, influence)
        if possible:
            place(game, "guildhall")
            assert game.decision.kind == "wonder-token"
            assert seen(game)["buildings"] == [f"wonder_{wonder}"]
            assert own(game, "influence")[0] == influence - price - 4 * missing
            assert (own(game, good)[0], own(game, "silver")[0]) == (0, 0)


# --- discounts come first


@rule("WW-079")
def test_discounts_of_silver_come_before_exchanges() -> None:
    trickster = {"apprentices": ["app_trickster", "app_illusionist"]}
    game = at({**trickster, "influence": 4})
    place(game, "black_market_a")
    assert own(game, "influence")[0] == 4, "nothing is left to be paid"
    game = at({**trickster, "influence": 4})
    place(game, "black_market_c")
    assert (own(game, "influence")[0], credit(game)) == (2, [0, 0]), "2 silver and not 3"

    rudolf = at({"board": "board_rudolf", "silver": 2, "influence": 2, "virtue": 9}, apprentices=[["app_labourer"]])
    place(rudolf, "workshop")
    pick(rudolf, "workshop", apprentice="app_labourer")
    assert (own(rudolf, "silver")[0], own(rudolf, "influence")[0]) == (0, 0)

    there = {"at": {"forest": 1, "tax_stand": 1}}
    conspirator = at(
        {"silver": 1, "influence": 4, "apprentices": ["app_conspirator_1"], "at": {"town_centre": 1}}, there
    )
    place(conspirator, "town_centre")
    pick(conspirator, "capture", location="forest", owner=1)
    pick(conspirator, "capture", location="tax_stand", owner=1)
    assert (own(conspirator, "silver")[0], own(conspirator, "influence")[0]) == (0, 4)


@rule("WW-079")
def test_discounts_of_virtue_come_before_exchanges() -> None:
    game = at({"influence": 6, "silver": 1, "apprentices": ["app_illusionist"]})
    place(game, "black_market_a")
    exchange(game, 0)
    assert next_is(game, 1), "no virtue was to be lost"
    game = at({"influence": 6, "apprentices": ["app_thief"]}, tax_stand=3)
    place(game, "tax_stand")
    assert avoidable(game) == [0, 1]


@rule("WW-079")
def test_ada_pays_less_tax_and_the_rest_may_be_influence() -> None:
    game = at(
        {"board": "board_ada", "silver": 1, "influence": 2, "virtue": 7},
        apprentices=[["app_labourer"]],
        tax_stand=0,
    )
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_labourer")
    assert (own(game, "silver")[0], own(game, "influence")[0]) == (0, 0)
    assert game.view(None)["tax_stand"] == 1


@rule("WW-065", "WW-075")
def test_who_has_too_little_influence_is_not_asked() -> None:
    game = at({"influence": 1}, tax_stand=3)
    place(game, "tax_stand")
    assert next_is(game, 1)
    assert not can_choose(game, "avoid-loss")
    assert (own(game, "virtue")[0], own(game, "influence")[0]) == (5, 1)
