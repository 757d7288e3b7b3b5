"""Rule tests: the virtue track (ledger section N)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, offers, pick, place, places, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

MARKETS = ["black_market_a", "black_market_b", "black_market_c"]
ROWS = [
    ["app_trickster", "app_acolyte_tiling", "app_miner_1", "app_miner_2"],
    ["app_jeweller_1", "app_jeweller_2", "app_thief", "app_labourer"],
]
"""Hiring the first apprentice costs 1 virtue, hiring the second gives 1."""


def gain(n: int) -> dict[str, Any]:
    """An effect that gives virtue."""
    return {"gain": {"virtue": n}}


def lose(n: int) -> dict[str, Any]:
    """An effect that costs virtue."""
    return {"lose": {"virtue": n}}


def virtue(game: Architects, seat: int = 0) -> int:
    """Where the marker of a seat stands."""
    return counts(game, seat)["virtue"]


def pay_off(game: Architects) -> dict[str, int]:
    """Pay off one debt at the Guardhouse; give the silver that it cost and the part of it that was tax."""
    before = counts(game)
    if game.decision.kind == "place":
        place(game, "guardhouse")
    else:
        pick(game, "guard", key="guard-pay-off")
    after = changes(game, before)
    assert (after["unpaid"], after["paid"]) == (-1, 1)
    return {"silver": -after["silver"], "tax": after.get("tax_stand", 0)}


@rule("AB-192")
def test_each_space_of_the_virtue_track_has_its_points() -> None:
    """From -9 on space 0 to 7 on space 14, nothing from 6 to 9."""
    sheets = [table({"virtue": space}).scores[0] for space in range(15)]
    points = [dict(sheet.lines)["virtue"] for sheet in sheets]
    assert points == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@rule("AB-192")
def test_the_virtue_track_runs_from_0_to_14() -> None:
    """Every step between them moves the marker; no marker stands beyond."""
    for n in range(1, 15):
        assert virtue(table({"virtue": 0}, resolve=gain(n))) == n
        assert virtue(table({"virtue": 14}, resolve=lose(n))) == 14 - n
    assert virtue(table({"virtue": 3}, resolve=gain(20))) == 14
    assert virtue(table({"virtue": 3}, resolve=lose(20))) == 0
    with pytest.raises(wk.BadPosition):
        table({"virtue": 15})


@rule("AB-193")
def test_the_limits_look_at_the_present_virtue_wherever_the_marker_came_from() -> None:
    """Down from 10 the Black Market opens, up from 4 the cathedral; the other way round each closes."""
    down = table({"virtue": 10, "silver": 9})
    assert "black_market_a" not in places(down)
    place(down, "tax_stand")
    place(down, "quarry")
    assert (virtue(down), "black_market_a" in places(down)) == (8, True)
    seat = {"clay": 2, "gold": 1, "silver": 9, "hand": ["bld_castle"]}
    up = table({**seat, "virtue": 4})
    assert "guildhall" not in places(up)
    place(up, "kings_storehouse")
    pick(up, "trade", key="trade")
    place(up, "quarry")
    assert (virtue(up), "guildhall" in places(up)) == (5, True)
    closing = table({**seat, "virtue": 9})
    assert "black_market_a" in places(closing)
    place(closing, "kings_storehouse")
    pick(closing, "trade", key="trade")
    place(closing, "quarry")
    assert (virtue(closing), "black_market_a" in places(closing)) == (10, False)
    falling = table({**seat, "virtue": 6})
    assert "guildhall" in places(falling)
    place(falling, "tax_stand")
    place(falling, "quarry")
    assert (virtue(falling), "guildhall" in places(falling)) == (4, False)


@rule("AB-193")
def test_each_guardhouse_action_looks_at_the_virtue_anew() -> None:
    """Paying off debts raises virtue, so that the tax of the next one in the same visit rises too."""
    game = table({"virtue": 1, "debts": 4, "silver": 30, "at": {"guardhouse": 3}}, tax_stand=0)
    assert [pay_off(game) for _ in range(4)] == [
        {"silver": 4, "tax": 1},
        {"silver": 5, "tax": 2},
        {"silver": 5, "tax": 2},
        {"silver": 6, "tax": 3},
    ]
    assert (virtue(game), counts(game)["tax_stand"]) == (5, 8)


@rule("AB-193")
def test_virtue_lost_in_a_guardhouse_action_lowers_the_tax_of_the_next() -> None:
    """A ransom by debt takes the marker from 4 to 3: the debt is then paid off for 5 silver, 2 of them tax."""
    game = table({"virtue": 4, "silver": 5, "at": {"guardhouse": 1}}, {"captives": {"0": 1}})
    place(game, "guardhouse")
    pick(game, "guard", key="guard-ransom-debt")
    assert pay_off(game) == {"silver": 5, "tax": 2}


@rule("AB-194")
@pytest.mark.parametrize(("space", "allowed"), [(0, True), (9, True), (10, False), (14, False)])
def test_ten_or_more_virtue_bars_the_black_market(space: int, allowed: bool) -> None:
    """All three spaces of it, and no other location."""
    seat = {"virtue": space, "silver": 9, "gold": 1, "prisoners": 1, "hand": ["bld_castle"]}
    game = table(seat)
    assert [location for location in places(game) if location in MARKETS] == (MARKETS if allowed else [])
    why = {str(choice.label.args["location"]): choice.reason.key for choice in game.decision.why_not()}
    wanted = {} if allowed else dict.fromkeys(MARKETS, "why-not-too-virtuous")
    assert {location: reason for location, reason in why.items() if location != "guildhall"} == wanted


@rule("AB-195")
@pytest.mark.parametrize(("space", "wanted"), [(0, 2), (4, 2), (5, 3), (14, 3)])
def test_four_or_less_virtue_bars_the_cathedral_but_no_building(space: int, wanted: int) -> None:
    """The two buildings of the hand can be constructed with any virtue."""
    seat = {"virtue": space, "clay": 4, "wood": 4, "stone": 2, "gold": 1, "hand": ["bld_smithy", "bld_well"]}
    game = table(seat)
    place(game, "guildhall")
    assert len(offers(game, key="construct-building")) == 2
    assert len(game.decision.options) == wanted
    pick(game, "guildhall", building="bld_well")
    assert (counts(game)["buildings"], virtue(game)) == (1, space)


@rule("AB-196")
@pytest.mark.parametrize("space", range(15))
def test_low_virtue_lowers_tax(space: int) -> None:
    """Spaces 0 and 1 save 2 tax, spaces 2 and 3 save 1, all others none, on each cost with tax in it."""
    less = {0: 2, 1: 2, 2: 1, 3: 1}.get(space, 0)
    debt = table({"virtue": space, "debts": 1, "silver": 9})
    assert pay_off(debt) == {"silver": 6 - less, "tax": 3 - less}
    hire = table({"virtue": space, "silver": 9}, tax_stand=0, apprentices=ROWS)
    place(hire, "workshop")
    pick(hire, "workshop", apprentice="app_jeweller_1")
    assert (counts(hire)["silver"], counts(hire)["tax_stand"]) == (5 + less, 2 - less)
    capture = table({"virtue": space, "silver": 9}, {"at": {"forest": 2}}, tax_stand=0)
    place(capture, "town_centre")
    pick(capture, "capture", location="forest")
    assert (counts(capture)["silver"], counts(capture)["tax_stand"]) == (8 + min(less, 1), 1 - min(less, 1))
    ransom = table({"virtue": space, "silver": 9}, {"captives": {"0": 2}}, tax_stand=0)
    place(ransom, "guardhouse")
    pick(ransom, "guard", key="guard-ransom")
    assert (counts(ransom)["silver"], counts(ransom)["tax_stand"]) == (4 + less, 2 - less)


@rule("AB-197")
def test_each_virtue_above_14_may_destroy_one_own_unpaid_debt() -> None:
    """Three virtue above the track are up to three debts, one after the other; the marker stays on 14."""
    for destroyed in range(4):
        game = table({"virtue": 14, "debts": 5, "paid": 2}, {"debts": 3}, resolve=gain(3))
        before, other = counts(game), counts(game, 1)
        for _ in range(destroyed):
            pick(game, "destroy-debt", key="destroy-debt")
        if destroyed < 3:
            pick(game, "destroy-debt", key="keep-debts")
        assert game.decision.kind == "place"
        assert changes(game, before) == ({"unpaid": -destroyed} if destroyed else {})
        assert changes(game, other, 1) == {}
        assert virtue(game) == 14


@rule("AB-197")
@pytest.mark.parametrize(
    ("seat", "n", "asked"),
    [
        ({"virtue": 13, "debts": 2}, 1, False),
        ({"virtue": 13, "debts": 2}, 2, True),
        ({"virtue": 14, "debts": 1}, 1, True),
        ({"virtue": 14, "debts": 0, "paid": 3}, 2, False),
    ],
)
def test_only_virtue_above_14_destroys_debts_and_only_unpaid_ones(seat: dict[str, int], n: int, asked: bool) -> None:
    """Virtue that the marker can still move is no reason to ask, and neither are paid debts."""
    game = table(seat, resolve=gain(n))
    assert (game.decision.kind == "destroy-debt") is asked
    assert virtue(game) == 14


@rule("AB-197")
def test_nobody_destroys_more_debts_than_there_are() -> None:
    """With one debt four virtue above the track are one question."""
    game = table({"virtue": 14, "debts": 1}, resolve=gain(4))
    pick(game, "destroy-debt", key="destroy-debt")
    assert (game.decision.kind, counts(game)["unpaid"]) == ("place", 0)


@rule("AB-197", "AB-224")
def test_any_amount_of_virtue_may_be_gained_above_14() -> None:
    """A Trading Post with 400 basic resources leaves 100 virtue for two debts; the game can be saved while it asks."""
    effect = {"gain_per": {"gain": {"virtue": 1}, "per": "basic_resources", "each": 4}}
    game = table({"virtue": 14, "debts": 2, "clay": 100, "wood": 300}, resolve=effect)
    assert wk.load_game(game.save()).decision.kind == "destroy-debt"
    pick(game, "destroy-debt", key="destroy-debt")
    pick(game, "destroy-debt", key="destroy-debt")
    assert (game.decision.kind, counts(game)["unpaid"]) == ("place", 0)


@rule("AB-198")
@pytest.mark.parametrize(("space", "n", "left", "debts"), [(3, 3, 0, 0), (3, 4, 0, 1), (0, 1, 0, 1), (0, 3, 0, 3)])
def test_each_virtue_lost_below_0_gives_a_debt(space: int, n: int, left: int, debts: int) -> None:
    """The marker stays on 0, and nothing else is lost."""
    game = table({"virtue": space, "debts": 1}, {}, resolve=lose(n))
    plain = counts(table({"virtue": left, "debts": 1 + debts}))
    assert changes(game, plain) == {}
    assert counts(game, 1)["unpaid"] == 0


@rule("AB-199")
def test_several_markers_stand_on_one_space() -> None:
    """A marker joins others on their space without moving them, at both ends of the track too."""
    for space, effect in ((0, lose(1)), (10, gain(1)), (14, gain(1))):
        start = space + 1 if space == 0 else space - 1
        seats = [{"virtue": start}, *[{"virtue": space} for _ in range(4)]]
        game = table(*seats, resolve=effect)
        assert [virtue(game, seat) for seat in range(5)] == [space] * 5
        assert len({dict(sheet.lines)["virtue"] for sheet in game.scores}) == 1


@rule("AB-200")
def test_a_gain_and_a_loss_are_never_netted() -> None:
    """From 14 one up and one down: a debt may be destroyed and 13 is left; from 0 down and up: a debt and 1 virtue."""
    top = table({"virtue": 14, "debts": 2}, resolve={"all": [gain(1), lose(1)]})
    assert (top.decision.kind, virtue(top)) == ("destroy-debt", 14)
    pick(top, "destroy-debt", key="destroy-debt")
    assert (virtue(top), counts(top)["unpaid"]) == (13, 1)
    bottom = table({"virtue": 0}, resolve={"all": [lose(1), gain(1)]})
    assert (virtue(bottom), counts(bottom)["unpaid"]) == (1, 1)
    back = table({"virtue": 14, "debts": 1}, resolve={"all": [lose(1), gain(1)]})
    assert (back.decision.kind, virtue(back), counts(back)["unpaid"]) == ("place", 14, 1)


@rule("AB-200")
def test_the_black_market_and_the_apprentice_hired_there_change_virtue_one_after_the_other() -> None:
    """At 0 the market gives a debt before the Acolyte gives 1 virtue."""
    game = table({"virtue": 0, "silver": 2}, apprentices=ROWS)
    place(game, "black_market_b")
    pick(game, "market", key="market-apprentice")
    assert (virtue(game), counts(game)["unpaid"]) == (0, 1)
    pick(game, "hire", apprentice="app_acolyte_tiling")
    assert (virtue(game), counts(game)["unpaid"]) == (1, 1)


@rule("AB-200")
def test_two_gains_of_one_building_overflow_one_after_the_other() -> None:
    """At 14 the Monument's own virtue and that for all players destroy a debt each."""
    seat = {"virtue": 14, "debts": 3, "wood": 2, "stone": 3, "marble": 2, "apprentices": ["app_labourer"]}
    game = table({**seat, "hand": ["bld_monument"]}, {"virtue": 14, "debts": 1})
    place(game, "guildhall")
    pick(game, "destroy-debt", key="keep-debts")
    pick(game, "destroy-debt", key="destroy-debt")
    assert (game.decision.kind, game.decision.seat) == ("destroy-debt", 1)
    pick(game, "destroy-debt", key="destroy-debt")
    assert [counts(game, seat)["unpaid"] for seat in range(2)] == [2, 0]


@rule("AB-201")
@pytest.mark.parametrize(("space", "silver"), [(1, 4), (3, 5), (4, 6)])
def test_the_tax_of_a_debt_is_paid_before_its_virtue_is_gained(space: int, silver: int) -> None:
    """The discount of the space before counts, and just that silver must be there."""
    game = table({"virtue": space, "debts": 1, "silver": silver})
    assert pay_off(game)["silver"] == silver
    assert virtue(game) == space + 1
    assert "guardhouse" not in places(table({"virtue": space, "debts": 1, "silver": silver - 1}))


@rule("AB-201")
@pytest.mark.parametrize(
    ("space", "card", "silver", "after"),
    [
        (4, "app_trickster", 4, 3),
        (2, "app_trickster", 3, 1),
        (3, "app_acolyte_tiling", 4, 4),
        (1, "app_trickster", 2, 0),
    ],
)
def test_the_tax_of_a_hire_is_paid_before_the_apprentice_changes_virtue(
    space: int, card: str, silver: int, after: int
) -> None:
    """The discount of the space before counts; the second column costs 1 silver more."""
    game = table({"virtue": space, "silver": silver}, apprentices=ROWS)
    place(game, "workshop")
    pick(game, "workshop", apprentice=card)
    assert (counts(game)["silver"], virtue(game)) == (0, after)
    poor = table({"virtue": space, "silver": silver - 1}, apprentices=ROWS)
    place(poor, "workshop")
    assert offers(poor, apprentice=card) == []


@rule("AB-201")
def test_limits_look_at_the_virtue_before_the_action_changes_it() -> None:
    """At 10 the virtue that the Black Market costs comes too late; at 4 so does that of the cathedral's reward."""
    assert "black_market_a" not in places(table({"virtue": 10, "silver": 9}))
    reward = ["rew_virtue_1"]
    assert "guildhall" not in places(table({"virtue": 4, "gold": 1, "hand": ["bld_castle"]}, rewards=reward))
    market = table({"virtue": 9, "silver": 9}, apprentices=ROWS)
    place(market, "black_market_a")
    assert virtue(market) == 8
    cathedral = table({"virtue": 5, "gold": 1, "hand": ["bld_castle"]}, rewards=reward)
    place(cathedral, "guildhall")
    assert virtue(cathedral) == 7


@rule("AB-EX-23")
def test_the_example_of_virtue_overflow() -> None:
    """From 13 three virtue reach 14 and destroy up to two of three debts, with nothing for the Debt Collector."""
    seat = {"virtue": 13, "debts": 3, "apprentices": ["app_debt_collector_carpentry"]}
    game = table(seat, resolve=gain(3))
    start = {**counts(game), "virtue": 13}
    none = game.copy()
    pick(none, "destroy-debt", key="keep-debts")
    assert changes(none, start) == {"virtue": 1}
    pick(game, "destroy-debt", key="destroy-debt")
    one = game.copy()
    pick(one, "destroy-debt", key="keep-debts")
    assert changes(one, start) == {"virtue": 1, "unpaid": -1}
    pick(game, "destroy-debt", key="destroy-debt")
    assert changes(game, start) == {"virtue": 1, "unpaid": -2}
    assert (none.decision.kind, one.decision.kind, game.decision.kind) == ("place", "place", "place")
