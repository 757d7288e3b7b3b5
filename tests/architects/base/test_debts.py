"""Rule tests: debts, how they are paid off, destroyed, prevented and taken (ledger section K)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, pick, place, table, turn_is_over
from tests.kit.chapters.architects.guardhouse import PLACED, actions, guard
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

CHURCH = {"hand": ["bld_church"], "clay": 3, "stone": 3}
BETTING_HOUSE = {"hand": ["bld_betting_house"], "clay": 1, "stone": 2, "gold": 1, "virtue": 4}
"""Its gold cannot go into the cathedral."""


@rule("AB-152", "AB-153")
def test_a_debt_is_paid_off_with_six_silver_and_turned_over() -> None:
    """3 silver go to the supply and 3 to the Tax Stand; the card stays, paid, and gives 1 virtue at once."""
    game = table({"debts": 2, "paid": 1, "silver": 12, "at": {"guardhouse": 1}}, tax_stand=1)
    before = counts(game)
    place(game, "guardhouse")
    assert actions(game) == ["pay-off", "stop"]
    first = {**PLACED, "silver": -6, "tax_stand": 3, "unpaid": -1, "paid": 1, "virtue": 1}
    assert changes(game, before) == first
    guard(game, "stop")
    assert changes(game, before) == first


@rule("AB-152")
def test_only_an_unpaid_debt_can_be_paid_off() -> None:
    """With paid debts alone, or with 5 silver, the action is not offered beside another one."""
    for own in ({"paid": 2, "silver": 60}, {"debts": 2, "silver": 5}):
        game = table({**own, "prisoners": 1, "captives": {"1": 1}})
        place(game, "guardhouse")
        assert actions(game) == ["send", "free"]


@rule("AB-153")
def test_the_virtue_of_a_paid_debt_may_destroy_another_debt() -> None:
    """At 14 the virtue goes beyond the track: one of the two other debts may be destroyed."""
    game = table({"debts": 3, "virtue": 14, "silver": 6})
    before = counts(game)
    place(game, "guardhouse")
    pick(game, "destroy-debt", key="destroy-debt")
    assert changes(game, before) == {**PLACED, "silver": -6, "tax_stand": 3, "unpaid": -2, "paid": 1}


@rule("AB-154")
def test_a_paid_debt_is_worth_nothing_but_the_moneylender_counts_it() -> None:
    """Three paid debts are 0 points, and 3 for the Moneylender, who does not count the unpaid one."""
    paid = table({"paid": 3})
    assert dict(paid.scores[0].lines)["debts"] == 0
    game = table({"paid": 3, "debts": 1, "buildings": ["bld_moneylender"]}, {"paid": 5})
    lines = dict(game.scores[0].lines)
    assert (lines["building_effects"], lines["debts"]) == (3, -2)


@rule("AB-154")
def test_the_reservoir_counts_paid_debts_at_the_end_of_the_game() -> None:
    """Five paid debts and one unpaid one are 2 virtue for the owner."""
    game = table(
        {"paid": 5, "debts": 1, "buildings": ["bld_reservoir"], "guildhall": 6},
        {"paid": 4, "guildhall": 6},
        turns_left=1,
    )
    place(game, "quarry")
    assert game.over
    assert [counts(game, seat)["virtue"] for seat in range(2)] == [9, 7]


@rule("AB-155")
def test_each_unpaid_debt_costs_two_points_at_the_end() -> None:
    """Three unpaid debts cost 6 points of the total when the game is over, none cost nothing."""
    seats = [{"debts": debts, "silver": 0, "virtue": 7, "guildhall": 6} for debts in (3, 0)]
    game = table(*seats, turns_left=1)
    place(game, "quarry")
    assert game.outcome is not None
    assert game.outcome.totals == (-6, 0)
    assert dict(game.scores[0].lines)["debts"] == -6


@rule("AB-156")
def test_the_church_destroys_a_debt_without_paying_it_off() -> None:
    """One unpaid debt is gone: no virtue beyond the Church's own, nothing for the Debt Collector, no paid debt."""
    game = table({**CHURCH, "debts": 2, "paid": 1, "apprentices": ["app_debt_collector_carpentry"]})
    before = counts(game)
    place(game, "guildhall")
    pick(game, "may", key="effect-destroy-debt")
    assert changes(game, before) == {
        "workers": -1,
        "workers_in_guildhall": 1,
        "cards_in_hand": -1,
        "buildings": 1,
        "clay": -3,
        "stone": -3,
        "virtue": 1,
        "unpaid": -1,
    }


@rule("AB-156")
def test_the_church_destroys_no_paid_debt() -> None:
    """With paid debts only nothing is asked, and they stay."""
    game = table({**CHURCH, "paid": 2})
    place(game, "guildhall")
    assert turn_is_over(game)
    assert (counts(game)["unpaid"], counts(game)["paid"]) == (0, 2)


@rule("AB-156")
def test_virtue_above_the_track_destroys_a_debt_without_paying_it_off() -> None:
    """Nothing but the unpaid debt changes, though a Debt Collector is there."""
    own = {"virtue": 14, "debts": 2, "paid": 1, "apprentices": ["app_debt_collector_tiling"]}
    game = table(own, resolve={"gain": {"virtue": 1}})
    before = counts(game)
    pick(game, "destroy-debt", key="destroy-debt")
    assert changes(game, before) == {"unpaid": -1}
    assert game.decision.kind == "place"


@rule("AB-157")
@pytest.mark.parametrize(("skill", "good"), [("tiling", "clay"), ("masonry", "stone"), ("carpentry", "wood")])
def test_a_debt_collector_gives_two_goods_for_each_debt_that_its_owner_pays_off(skill: str, good: str) -> None:
    """Two debts paid off in one visit give 4 goods; the same card of another player gives nothing."""
    card = f"app_debt_collector_{skill}"
    own = {"debts": 2, "silver": 12, "at": {"guardhouse": 1}, "apprentices": [card]}
    game = table(own)
    before = counts(game)
    place(game, "guardhouse")
    assert changes(game, before)[good] == 2
    guard(game, "pay-off")
    paid = {**PLACED, "silver": -12, "tax_stand": 6, "unpaid": -2, "paid": 2, "virtue": 2}
    assert changes(game, before) == {**paid, good: 4}
    other = table({**own, "apprentices": []}, {"apprentices": [card]})
    before, stranger = counts(other), counts(other, 1)
    place(other, "guardhouse")
    guard(other, "pay-off")
    assert changes(other, before) == paid
    assert changes(other, stranger, 1) == {"tax_stand": 6}


@rule("AB-157")
def test_several_debt_collectors_all_give_their_goods() -> None:
    """One debt paid off gives 2 of each of the three goods."""
    cards = [f"app_debt_collector_{skill}" for skill in ("tiling", "masonry", "carpentry")]
    game = table({"debts": 1, "silver": 6, "apprentices": cards})
    place(game, "guardhouse")
    assert game.players[0].goods[:6] == [2, 2, 2, 0, 0, 0]


@rule("AB-159")
def test_hugo_may_pay_two_silver_instead_of_taking_a_debt() -> None:
    """The 2 silver go to the supply; the virtue is lost all the same, and he may take the debt if he likes."""
    own = {"board": "board_hugo", "prisoners": 0, "silver": 2, "virtue": 3}
    game = table(own, {"captives": {"0": 2}}, options=PROMOS)
    before = counts(game)
    place(game, "guardhouse")
    assert [option.label.key for option in game.decision.options] == ["take-debt", "prevent-debt"]
    taken = game.copy()
    pick(taken, "prevent-debt", key="take-debt")
    home = {"workers": 1, "at_guardhouse": 1, "virtue": -1}
    assert changes(taken, before) == {**home, "unpaid": 1}
    pick(game, "prevent-debt", key="prevent-debt")
    assert changes(game, before) == {**home, "silver": -2}


@rule("AB-159")
def test_several_debts_at_once_are_taken_one_by_one() -> None:
    """An effect of three debts asks Hugo three times; he prevents the second one only."""
    position: dict[str, Any] = {"resolve": {"gain": {"debt": 3}}, "options": PROMOS}
    game = table({"board": "board_hugo", "prisoners": 0, "silver": 6, "debts": 0}, **position)
    for word in ("take-debt", "prevent-debt", "take-debt"):
        pick(game, "prevent-debt", key=word)
    assert (game.decision.kind, counts(game)["unpaid"], counts(game)["silver"]) == ("place", 2, 4)


@rule("AB-159")
def test_hugo_with_one_silver_takes_the_debt() -> None:
    """He is not asked, and his silver stays."""
    own = {"board": "board_hugo", "prisoners": 0, "silver": 1, "virtue": 3}
    game = table(own, {"captives": {"0": 2}}, options=PROMOS)
    place(game, "guardhouse")
    assert turn_is_over(game)
    assert (counts(game)["unpaid"], counts(game)["silver"]) == (1, 1)


@rule("AB-159")
def test_hugo_is_asked_for_every_debt() -> None:
    """Two debts are two questions, and with 3 silver left only the first one can be answered with silver."""
    own = {"board": "board_hugo", "prisoners": 0, "virtue": 0}
    for silver, questions in ((4, 2), (3, 1)):
        game = table({**own, "silver": silver}, {"captives": {"0": 2}}, options=PROMOS)
        place(game, "guardhouse")
        guard(game, "ransom-debt")
        for _ in range(questions):
            pick(game, "prevent-debt", key="prevent-debt")
        assert turn_is_over(game)
        assert (counts(game)["unpaid"], counts(game)["silver"]) == (2 - questions, silver - 2 * questions)


@rule("AB-159")
def test_hugo_is_asked_at_the_betting_house_and_at_a_reset() -> None:
    """Wherever the debt comes from, also in the turn of another player; nobody else is ever asked."""
    house = table(
        {"board": "board_hugo", "prisoners": 0, "silver": 2, **BETTING_HOUSE},
        options=PROMOS,
    )
    place(house, "guildhall")
    pick(house, "prevent-debt", key="prevent-debt")
    assert (counts(house)["unpaid"], counts(house)["silver"]) == (0, 0)
    reset = table(
        {"silver": 3},
        {"board": "board_hugo", "prisoners": 2, "silver": 2},
        options=PROMOS,
        black_market=[1, 0, None],
    )
    place(reset, "black_market_c")
    assert (reset.decision.kind, reset.decision.seat) == ("prevent-debt", 1)
    pick(reset, "prevent-debt", key="prevent-debt")
    assert [(counts(reset, seat)["unpaid"], counts(reset, seat)["silver"]) for seat in range(2)] == [(0, 0), (0, 0)]
    plain = table({"silver": 50, **BETTING_HOUSE})
    place(plain, "guildhall")
    assert counts(plain)["unpaid"] == 1


@rule("AB-160")
def test_the_most_prisoners_at_a_reset_give_a_debt() -> None:
    """The third worker in the Black Market makes the reset; only the seat with more prisoners takes a debt."""
    game = table({"silver": 3}, {}, black_market=[1, 1, None])
    place(game, "black_market_c")
    assert [counts(game, seat)["prisoners"] for seat in range(2)] == [1, 2]
    assert [counts(game, seat)["unpaid"] for seat in range(2)] == [0, 1]


@rule("AB-160")
def test_buying_workers_back_gives_a_debt_only_where_a_debt_is_the_price() -> None:
    """The debt option takes one debt, the silver option none."""
    for action, debts in (("ransom", 0), ("ransom-debt", 1)):
        game = table({"silver": 5, "virtue": 1}, {"captives": {"0": 2}})
        place(game, "guardhouse")
        guard(game, action)
        assert counts(game)["unpaid"] == debts


@rule("AB-160")
@pytest.mark.parametrize(("virtue", "debts"), [(2, 0), (1, 1), (0, 2)])
def test_each_virtue_lost_below_zero_gives_a_debt(virtue: int, debts: int) -> None:
    """The Tax Stand costs 2 virtue: from 1 one of them is below the track, from 0 both."""
    game = table({"virtue": virtue})
    place(game, "tax_stand")
    assert (counts(game)["virtue"], counts(game)["unpaid"]) == (0, debts)


@rule("AB-160")
def test_the_betting_house_gives_its_builder_a_debt() -> None:
    """One debt for who constructs it, none for the others."""
    game = table(BETTING_HOUSE, {})
    place(game, "guildhall")
    assert [counts(game, seat)["unpaid"] for seat in range(2)] == [1, 0]


@rule("AB-160")
def test_only_caroline_starts_with_a_debt() -> None:
    """Of the five characters of the box she alone has one when the game begins."""
    game = wk.new_game("architects", seats=5, seed=1, setup="variable")
    view: Any = game.view(None)
    debts = {p["board"]: (p["debts"]["unpaid"], p["debts"]["paid"]) for p in view["players"]}
    assert len(debts) == 5
    assert {board: n for board, n in debts.items() if n != (0, 0)} == {"board_caroline": (1, 0)}


@rule("AB-160")
def test_nothing_else_gives_a_debt() -> None:
    """Through whole games a debt comes only in turns with a reset, a ransom or a Betting House, or at virtue 0."""
    taken = 0
    for seed in range(5):
        luck = Random(seed)
        game = wk.new_game("architects", seats=4, seed=seed)
        assert isinstance(game, Architects)
        log = game.listen()
        while not game.over:
            virtue = [p.virtue for p in game.players]
            log.clear()
            game.play(luck.choice(game.actions))
            while not game.over and game.decision.kind not in ("place", "take-back"):
                game.play(luck.choice(game.actions))
            causes = {event.args.get("building", event.key) for event in log}
            known = bool(causes & {"reset", "free-captives", "bld_betting_house"})
            for event in log:
                if event.key in ("gain-virtue", "lose-virtue"):
                    virtue[event.seat] += int(event.args["n"]) * (1 if event.key == "gain-virtue" else -1)
                elif event.key == "gain-debt":
                    taken += 1
                    assert known or virtue[event.seat] == 0
    assert taken
