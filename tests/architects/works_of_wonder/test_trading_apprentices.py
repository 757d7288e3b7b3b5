"""Section S: new apprentices that trade, or let Influence stand for goods."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import changes, counts, offers, pick, place, places, seen, turn_is_over
from tests.kit.rule import rule
from tests.kit.wonders import price_of
from tests.kit.works_of_wonder import BUILT, GUILD, table
from westkingdom.architects.game import Architects
from westkingdom.architects.terms import PAY

SMITHY = {"hand": ["bld_smithy"], "silver": 0}


def trades(game: Architects) -> list[list[tuple[str, Any]]]:
    """What the trades that are offered cost, beside leaving it at that."""
    assert game.decision.kind == "trade", f"asked is {game.decision.kind}"
    return [[(cost.key, cost.args.get("n")) for cost in option.cost] for option in offers(game) if option.gain]


def trade(game: Architects, cost: str, gain: str) -> None:
    """Make the one trade of so many pieces of a good for something."""
    found = [
        option
        for option in offers(game, key=f"amount-{gain}")
        if [message.key for message in price_of(option)] == [f"amount-{cost}"]
    ]
    assert len(found) == 1, f"{cost} for {gain} fits {len(found)} of {game.decision.options}"
    game.play(found[0])


# --- trades at the King's Storehouse


@rule("WW-338")
@pytest.mark.parametrize("card", [f"app_benefactor_{skill}" for skill in ("carpentry", "tiling", "masonry")])
@pytest.mark.parametrize("good", ["stone", "wood", "clay"])
def test_a_benefactor_trades_any_one_basic_good_for_influence(card: str, good: str) -> None:
    """Every copy takes 1 stone, 1 wood or 1 clay for 1 Influence."""
    game = table({"apprentices": [card], good: 1, "silver": 0})
    before = counts(game)
    place(game, "kings_storehouse")
    assert trades(game) == [[(f"amount-{good}", 1)]]
    trade(game, good, "influence")
    assert changes(game, before) == {"workers": -1, "at_kings_storehouse": 1, good: -1, "influence": 1}
    assert turn_is_over(game)


@rule("WW-338")
def test_the_good_for_a_benefactor_is_chosen_anew_for_each_trade() -> None:
    """Three workers give 1 stone, 1 clay and 1 wood in turn."""
    seat = {"apprentices": ["app_benefactor_tiling"], "clay": 1, "wood": 1, "stone": 1, "at": {"kings_storehouse": 2}}
    game = table(seat)
    before = counts(game)
    place(game, "kings_storehouse")
    for good in ("stone", "clay", "wood"):
        trade(game, good, "influence")
    assert changes(game, before) == {
        "workers": -1,
        "at_kings_storehouse": 1,
        "clay": -1,
        "wood": -1,
        "stone": -1,
        "influence": 3,
    }


@rule("WW-338")
def test_a_benefactor_takes_no_precious_goods_and_no_silver() -> None:
    """With gold, marble and silver only no trade is possible."""
    game = table({"apprentices": ["app_benefactor_masonry"], "gold": 2, "marble": 2, "silver": 9})
    place(game, "kings_storehouse")
    assert turn_is_over(game)


@rule("WW-341")
@pytest.mark.parametrize(
    ("card", "good", "n", "gain", "gained"),
    [
        ("app_financer_carpentry", "wood", 1, "silver", 3),
        ("app_financer_masonry", "stone", 1, "silver", 3),
        ("app_tinker_tiling", "clay", 2, "gold", 1),
        ("app_tinker_carpentry", "wood", 1, "clay", 3),
    ],
)
def test_financers_and_tinkers_trade_one_thing_for_another(
    card: str, good: str, n: int, gain: str, gained: int
) -> None:
    """Exactly what is printed is paid and gained; with one piece fewer there is no such trade."""
    game = table({"apprentices": [card], good: n, "silver": 0})
    before = counts(game)
    place(game, "kings_storehouse")
    trade(game, good, gain)
    assert changes(game, before) == {"workers": -1, "at_kings_storehouse": 1, good: -n, gain: gained}
    assert turn_is_over(game)
    poor = table({"apprentices": [card], good: n - 1, "silver": 0})
    place(poor, "kings_storehouse")
    assert turn_is_over(poor)


@rule("WW-338", "WW-341")
@pytest.mark.parametrize("card", ["app_benefactor_tiling", "app_financer_carpentry", "app_tinker_carpentry"])
def test_trades_of_an_apprentice_belong_to_its_owner(card: str) -> None:
    """A rival with the same goods has no such trade, and elsewhere there is none either."""
    game = table({"apprentices": [card]}, {"wood": 1, "silver": 0}, to_act=1)
    place(game, "kings_storehouse")
    assert (game.decision.kind, game.decision.seat) == ("place", 0)
    place(game, "forest")
    assert turn_is_over(game)


@rule("WW-347")
@pytest.mark.parametrize(
    ("card", "good", "n", "gain"),
    [
        ("app_benefactor_carpentry", "stone", 1, "influence"),
        ("app_financer_carpentry", "wood", 1, "silver"),
        ("app_tinker_tiling", "clay", 2, "gold"),
        ("app_tinker_carpentry", "wood", 1, "clay"),
    ],
)
def test_a_trade_of_an_apprentice_uses_up_one_trade_of_the_visit(card: str, good: str, n: int, gain: str) -> None:
    """One worker makes one such trade and two make two, though goods for more are there."""
    for workers in (1, 2):
        game = table({"apprentices": [card], good: 9, "at": {"kings_storehouse": workers - 1}, "silver": 0})
        place(game, "kings_storehouse")
        for _ in range(workers):
            trade(game, good, gain)
        assert turn_is_over(game)
        assert counts(game)[good] == 9 - n * workers


@rule("WW-347")
def test_a_trade_of_an_apprentice_may_be_mixed_with_a_basic_trade() -> None:
    """Two workers: 1 stone for 1 Influence and 2 stone for 1 virtue, and no third trade."""
    game = table({"apprentices": ["app_benefactor_tiling"], "stone": 9, "at": {"kings_storehouse": 1}, "silver": 0})
    before = counts(game)
    place(game, "kings_storehouse")
    trade(game, "stone", "influence")
    pick(game, "trade", key="amount-virtue")
    assert turn_is_over(game)
    assert changes(game, before) == {
        "workers": -1,
        "at_kings_storehouse": 1,
        "stone": -3,
        "influence": 1,
        "virtue": 1,
    }


# --- the Charlatan


CHARLATANS = [
    ("app_charlatan_carpentry", "wood"),
    ("app_charlatan_tiling", "clay"),
    ("app_charlatan_masonry", "stone"),
]


ABBEY = {"clay": 2, "wood": 1, "stone": 3}
"""What the Abbey costs."""


@rule("WW-339")
@pytest.mark.parametrize(
    ("card", "good", "given"),
    [(*charlatan, given) for charlatan in CHARLATANS for given in range(ABBEY[charlatan[1]] + 1)],
)
def test_a_charlatan_lets_influence_stand_for_its_resource_in_a_building(card: str, good: str, given: int) -> None:
    """Any number of the pieces for the Abbey are paid in Influence, 1 for each, the rest in the good itself."""
    game = table({"apprentices": [card], "hand": ["bld_abbey"], **ABBEY, "influence": 3, "virtue": 4, "silver": 0})
    before = counts(game)
    place(game, "guildhall")
    assert game.decision.kind == "pay"
    assert len(game.decision.options) == ABBEY[good] + 1
    game.play(game.decision.options[ABBEY[good] - given])
    paid = {word: -n for word, n in ABBEY.items()} | {good: given - ABBEY[good], "influence": -given}
    assert changes(game, before) == {**BUILT, "virtue": 1, **{word: n for word, n in paid.items() if n}}


@rule("WW-339")
@pytest.mark.parametrize(("card", "good"), CHARLATANS)
def test_each_missing_piece_needs_one_influence(card: str, good: str) -> None:
    """The Abbey without its resource: as much Influence as pieces is enough, 1 less is not."""
    seat = {"apprentices": [card], "hand": ["bld_abbey"], **ABBEY, good: 0, "virtue": 4, "silver": 0}
    game = table({**seat, "influence": ABBEY[good]})
    place(game, "guildhall")
    assert (seen(game)["buildings"], counts(game)["influence"]) == (["bld_abbey"], 0)
    assert "guildhall" not in places(table({**seat, "influence": ABBEY[good] - 1}))


@rule("WW-339")
@pytest.mark.parametrize(("card", "good"), CHARLATANS)
def test_a_charlatan_helps_with_its_own_resource_only(card: str, good: str) -> None:
    """One piece of another basic good is missing: no Influence stands for it."""
    for other, n in ABBEY.items():
        seat = {"apprentices": [card], "hand": ["bld_abbey"], **ABBEY, other: n - 1, "influence": 12}
        game = table({**seat, "virtue": 4, "silver": 0})
        assert ("guildhall" in places(game)) is (other == good)


@rule("WW-339")
def test_influence_stands_for_no_basic_good_without_a_charlatan() -> None:
    """12 Influence and 3 clay do not build a Smithy, which costs 4 clay and 2 wood."""
    seat = {**SMITHY, "clay": 3, "wood": 2, "influence": 12, "virtue": 4}
    assert "guildhall" not in places(table(seat, {"apprentices": ["app_charlatan_tiling"]}))
    assert "guildhall" in places(table({**seat, "apprentices": ["app_charlatan_tiling"]}))


@rule("WW-339")
def test_a_charlatan_helps_in_trades_on_the_cathedral_and_with_a_wonder() -> None:
    """For any purpose: 2 stone for a Trader's marble, wood and stone for level 2, and stone for the Stone Wonder."""
    card = "app_charlatan_masonry"
    trader = table({"apprentices": [card, "app_trader_stone"], "influence": 2, "silver": 0})
    before = counts(trader)
    place(trader, "kings_storehouse")
    trade(trader, "stone", "marble")
    assert changes(trader, before) == {"workers": -1, "at_kings_storehouse": 1, "influence": -2, "marble": 1}
    level = {"apprentices": [card], "cathedral": 1, "hand": ["bld_keep"], "wood": 1, "silver": 0}
    cathedral = table({**level, "influence": 3}, rewards=["rew_virtue_1"])
    before = counts(cathedral)
    place(cathedral, "guildhall")
    assert changes(cathedral, before) == {
        **GUILD,
        "cathedral": 1,
        "cards_in_hand": -1,
        "wood": -1,
        "influence": -3,
        "virtue": 2,
    }
    assert "guildhall" not in places(table({**level, "influence": 2}))
    stone = {"apprentices": [card], "stone": 10, "silver": 3}
    built = table({**stone, "influence": 9})
    place(built, "guildhall")
    pick(built, "wonder-token", location="quarry")
    assert (counts(built)["stone"], counts(built)["influence"]) == (0, 0)
    assert "guildhall" not in places(table({**stone, "influence": 8}))


def at_the_storehouse(card: str, influence: int) -> Architects:
    """A worker stands in the King's Storehouse, of somebody with this apprentice and Influence, and without silver."""
    game = table({"apprentices": [card], "influence": influence, "silver": 0})
    place(game, "kings_storehouse")
    return game


@rule("WW-339")
@pytest.mark.parametrize(("card", "good"), CHARLATANS)
def test_a_charlatan_helps_in_the_trades_that_everybody_knows(card: str, good: str) -> None:
    """Two of any basic goods are 2 Influence, three of wood and stone 3 Influence, which clay never is."""
    for influence, gains in ((1, []), (2, ["virtue"]), (3, ["virtue", "marble"])):
        game = at_the_storehouse(card, influence)
        allowed = [gain for gain in gains if (gain, good) != ("marble", "clay")]
        assert [gain for gain in ("virtue", "marble") if offers(game, key=f"amount-{gain}")] == allowed
    game = at_the_storehouse(card, 3)
    before = counts(game)
    game.play(offers(game, key="amount-virtue")[0])
    assert changes(game, before) == {"influence": -2, "virtue": 1}


@rule("WW-339")
@pytest.mark.parametrize(("wood", "stone", "given"), [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)])
def test_of_a_mix_any_part_may_be_influence(wood: int, stone: int, given: int) -> None:
    """With 2 wood, 2 stone and a Charlatan for wood, 2 basic goods for 1 virtue are paid in every way there is."""
    seat = {"apprentices": ["app_charlatan_carpentry"], "influence": 3, "silver": 0, "wood": 2, "stone": 2}
    game = table(seat)
    before = counts(game)
    place(game, "kings_storehouse")
    game.play(offers(game, key="amount-virtue")[0])
    for n in (wood, stone):
        if game.decision.kind == "pay":
            game.play(PAY.base + n)
    paid = {"wood": -wood, "stone": -stone, "influence": -given}
    visit = {"workers": -1, "at_kings_storehouse": 1, "virtue": 1}
    assert changes(game, before) == {**visit, **{word: n for word, n in paid.items() if n}}


@rule("WW-339")
def test_a_charlatan_helps_any_number_of_times_in_a_turn() -> None:
    """Two trades of 3 clay for marble take 6 Influence for 6 clay."""
    seat = {"apprentices": ["app_charlatan_tiling", "app_trader_clay"], "influence": 7, "at": {"kings_storehouse": 1}}
    game = table({**seat, "silver": 0})
    before = counts(game)
    place(game, "kings_storehouse")
    trade(game, "clay", "marble")
    trade(game, "clay", "marble")
    assert changes(game, before) == {"workers": -1, "at_kings_storehouse": 1, "influence": -6, "marble": 2}


@rule("WW-339")
def test_a_charlatan_gives_no_token_for_a_contribution() -> None:
    """Without clay nothing can be laid on the card, though Influence could stand for clay elsewhere."""
    seat = {"apprentices": ["app_charlatan_tiling"], "influence": 5}
    game = table(seat, consequence="contribution_3", contribution_pile=["contribution_1"])
    place(game, "quarry")
    assert game.decision.kind == "figures"
    assert [option.label.key for option in game.decision.options] == ["contribute", "figures-done"]
    assert offers(game, key="amount-stone")
    assert not offers(game, key="amount-clay")
