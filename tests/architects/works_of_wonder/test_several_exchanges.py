"""Several exchanges of Influence, and the second silver of one (ledger section D)."""

from __future__ import annotations

import pytest

from tests.kit.architects import PROMOS, changes, counts, goods, next_is, pick, place, places
from tests.kit.chapters.works_of_wonder.exchanges import merchant
from tests.kit.rule import rule
from tests.kit.wonders import at, avoid, before_reset, choose, contributions, credit, exchange, own, trade, unpaid


@rule("WW-067")
def test_several_exchanges_of_all_kinds_in_one_turn() -> None:
    game = at({"influence": 12, "virtue": 5, "silver": 0, "at": {}}, small_market=["bm_card_01"])
    before = counts(game)
    place(game, "black_market_c")
    assert own(game, "influence")[0] == 8, "2 exchanges for the 3 silver"
    avoid(game, 1)
    assert changes(game, before) == {"workers": -1, "influence": -6, "marble": 2, "stone": 1, "wood": 1}


@rule("WW-067")
def test_gold_and_marble_and_virtue_in_one_construction() -> None:
    """The Gamblers' Den costs 1 stone, 1 gold and 3 marble, and 2 virtue."""
    seat = {
        "influence": 12,
        "stone": 1,
        "marble": 2,
        "hand": ["bld_gamblers_den"],
        "apprentices": ["app_labourer"],
        "cathedral": 5,
    }
    game = at(seat)
    place(game, "guildhall")
    while game.decision.kind == "pay":
        pick(game, "pay", key="amount-marble", n=2)
    avoid(game, 2)
    assert (own(game, "influence")[0], own(game, "virtue")[0], own(game, "marble")[0]) == (0, 7, 0)


@rule("WW-069")
def test_influence_is_no_contribution() -> None:
    game = at({"influence": 12}, {}, consequence="contribution_3")
    before = counts(game)
    place(game, "quarry")
    assert contributions(game) == ["stone"], "the stone that was just gained, and nothing else"
    choose(game, "figures-done")
    assert changes(game, before) == {"workers": -1, "at_quarry": 1, "stone": 1}
    game = at({"influence": 12}, consequence="contribution_2")
    place(game, "silversmith")
    assert next_is(game, 1), "with silver and Influence alone nothing can be contributed"


@rule("WW-070", "WW-EX-3")
def test_one_exchange_pays_for_two_trades() -> None:
    game = merchant(3, 2)
    trade(game, "amount-silver", "amount-wood")
    assert (own(game, "influence")[0], own(game, "wood")[0], credit(game)) == (1, 2, [1, 0])
    trade(game, "amount-silver", "amount-wood")
    assert (own(game, "influence")[0], own(game, "wood")[0]) == (1, 4)
    assert next_is(game, 1)
    assert credit(game) == [0, 0]


@rule("WW-070")
def test_a_third_trade_needs_another_exchange() -> None:
    game = merchant(3, 4)
    for _ in range(2):
        trade(game, "amount-silver", "amount-wood")
    assert not [option for option in game.decision.options if "amount-silver" in [part.key for part in option.cost]]
    game = merchant(4, 3)
    for _ in range(3):
        trade(game, "amount-silver", "amount-wood")
    assert (own(game, "influence")[0], own(game, "wood")[0]) == (0, 6)


@rule("WW-071", "WW-EX-3")
def test_the_second_silver_is_lost_at_the_end_of_the_turn() -> None:
    game = merchant(3, 2)
    trade(game, "amount-silver", "amount-wood")
    choose(game, "trade-enough")
    assert next_is(game, 1)
    assert (own(game, "influence")[0], own(game, "silver")[0], credit(game)) == (1, 0, [0, 0])
    place(game, "forest")
    assert "black_market_a" not in places(game), "1 Influence and no silver"
    place(game, "kings_storehouse")
    assert not [option for option in game.decision.options if "amount-silver" in [part.key for part in option.cost]]


@rule("WW-071")
def test_the_second_silver_is_never_counted_as_silver() -> None:
    """10 silver are 1 point and the Vault counts 5; with 9 and one left over there is no more of either."""
    seat = {
        "influence": 2,
        "silver": 9,
        "buildings": ["bld_vault"],
        "at": {"kings_storehouse": 1},
        "apprentices": ["app_merchant_wood"],
    }
    game = at(seat)
    place(game, "kings_storehouse")
    before = game.scores[0].total
    trade(game, "amount-silver", "amount-wood")
    exchange(game, 1)
    assert (own(game, "silver")[0], credit(game)) == (9, [1, 0])
    assert game.scores[0].total == before
    assert goods(game) == {"silver": 9, "wood": 2}


@rule("WW-071")
@pytest.mark.parametrize(("silver", "possible"), [(5, True), (4, False)])
def test_the_second_silver_pays_no_tax(silver: int, possible: bool) -> None:
    """A ransom (2 tax, 3 silver) leaves 1 over; a debt costs 3 tax and 3 silver, of which it pays one."""
    game = at(
        {"influence": 6, "silver": silver, "debts": 1, "at": {"guardhouse": 1}},
        {"captives": {"0": 1}},
        tax_stand=0,
    )
    place(game, "guardhouse")
    choose(game, "guard-ransom")
    if game.decision.kind == "pay":
        exchange(game, 2)
    assert (own(game, "silver")[0], own(game, "influence")[0]) == (silver - 2, 2)
    if possible:
        assert credit(game) == [1, 0]
        choose(game, "guard-pay-off")
        assert (own(game, "silver")[0], own(game, "influence")[0], unpaid(game)[0]) == (0, 0, 0)
        assert game.view(None)["tax_stand"] == 5
    else:
        assert next_is(game, 1)
        assert unpaid(game)[0] == 1


@rule("WW-071")
def test_the_second_silver_pays_for_its_owner_only() -> None:
    """Seat 1 is Hugo, who could prevent the debt of the reset for 2 silver and has 1."""
    game = before_reset(
        {"influence": 2, "guildhall": 5},
        {"board": "board_hugo", "silver": 1, "virtue": 7, "prisoners": 0},
        consequence="contribution_3",
        black_market=[None, 1, 1],
        small_market=["bm_card_01"],
        options=PROMOS,
    )
    place(game, "black_market_a")
    assert own(game, "influence")[0] == 0
    assert unpaid(game) == [0, 1], "Hugo was not even asked"
