"""Rule tests: Guardhouse, Prison and debts (ledger section K)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, offers, pick, place, places, says, table, turn_is_over
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

PLACED = {"workers": -1, "at_guardhouse": 1}
"""What every visit to the Guardhouse changes."""
CHURCH = {"hand": ["bld_church"], "clay": 3, "stone": 3}
BETTING_HOUSE = {"hand": ["bld_betting_house"], "clay": 1, "stone": 2, "gold": 1, "virtue": 4}
"""Its gold cannot go into the cathedral."""


def actions(game: Architects) -> list[str]:
    """The Guardhouse actions that are offered now."""
    assert game.decision.kind == "guard", f"asked is {game.decision.kind}"
    return [option.label.key.removeprefix("guard-") for option in game.decision.options]


def guard(game: Architects, *names: str) -> None:
    """Choose these Guardhouse actions one after the other."""
    for name in names:
        pick(game, "guard", key=f"guard-{name}")


@rule("AB-146")
@pytest.mark.parametrize("there", [0, 1, 3])
def test_each_own_worker_at_the_guardhouse_gives_one_action(there: int) -> None:
    """The new worker counts and workers of others do not; the same action may be done again and again."""
    game = table({"debts": 6, "silver": 90, "at": {"guardhouse": there}}, {"at": {"guardhouse": 5}})
    before = counts(game)
    place(game, "guardhouse")
    guard(game, *["pay-off"] * there)
    n = there + 1
    assert changes(game, before) == {
        **PLACED,
        "silver": -6 * n,
        "tax_stand": 3 * n,
        "unpaid": -n,
        "paid": n,
        "virtue": n,
    }
    assert turn_is_over(game)


@rule("AB-146")
def test_the_actions_of_one_visit_may_be_different() -> None:
    """Four workers do four different things, each carried out before the next one is chosen."""
    game = table(
        {"debts": 1, "silver": 11, "prisoners": 2, "captives": {"1": 3}, "at": {"guardhouse": 3}},
        {"captives": {"0": 4}},
        tax_stand=0,
    )
    before = counts(game)
    place(game, "guardhouse")
    assert actions(game) == ["send", "free", "ransom", "ransom-debt", "pay-off"]
    guard(game, "ransom")
    assert changes(game, before) == {"workers": 3, "at_guardhouse": 1, "silver": -5, "tax_stand": 2}
    guard(game, "free")
    assert counts(game)["prisoners"] == 0
    guard(game, "pay-off")
    assert actions(game) == ["send", "stop"]
    guard(game, "send")
    assert changes(game, before) == {
        "workers": 5,
        "at_guardhouse": 1,
        "silver": -8,
        "tax_stand": 5,
        "prisoners": -2,
        "captives_1": -3,
        "unpaid": -1,
        "paid": 1,
        "virtue": 1,
    }
    assert turn_is_over(game)


@rule("AB-146")
def test_what_one_action_brings_may_be_used_in_the_next() -> None:
    """Silver for captives pays off a debt that could not be paid before; with one worker there is no second action."""
    two = table({"debts": 1, "silver": 0, "captives": {"1": 6}, "at": {"guardhouse": 1}})
    place(two, "guardhouse")
    assert actions(two) == ["pay-off", "stop"]
    guard(two, "pay-off")
    assert (counts(two)["silver"], counts(two)["paid"]) == (0, 1)
    one = table({"debts": 1, "silver": 0, "captives": {"1": 6}})
    place(one, "guardhouse")
    assert turn_is_over(one)
    assert (counts(one)["silver"], counts(one)["paid"]) == (6, 0)


@rule("AB-147")
@pytest.mark.parametrize(
    ("own", "other", "possible"),
    [
        ({"silver": 50, "paid": 3}, {"prisoners": 4, "debts": 2}, False),
        ({"prisoners": 1, "silver": 0}, {}, True),
        ({"captives": {"1": 1}, "silver": 0}, {}, True),
        ({"silver": 0}, {"captives": {"0": 1}}, True),
        ({"debts": 1, "silver": 5}, {}, False),
        ({"debts": 1, "silver": 6}, {}, True),
    ],
    ids=["nothing to do", "prisoner", "captive", "captured", "debt and 5 silver", "debt and 6 silver"],
)
def test_a_worker_may_be_placed_only_where_one_action_is_possible(
    own: dict[str, Any], other: dict[str, Any], possible: bool
) -> None:
    """One of the four actions must be possible for the own workers, captives, debts and silver."""
    game = table(own, other)
    assert ("guardhouse" in places(game)) is possible
    refused = [choice for choice in game.decision.why_not() if says(choice.label, {"location": "guardhouse"})]
    assert len(refused) == int(not possible)


@rule("AB-147")
def test_the_first_action_must_be_done_and_the_others_may_be_left_out() -> None:
    """Stopping is offered from the second action on, and then nothing more happens."""
    game = table({"prisoners": 2, "captives": {"1": 1}, "silver": 0, "at": {"guardhouse": 4}})
    before = counts(game)
    place(game, "guardhouse")
    assert actions(game) == ["send", "free"]
    guard(game, "free")
    assert actions(game) == ["send", "stop"]
    guard(game, "stop")
    assert changes(game, before) == {"workers": 1, "at_guardhouse": 1, "prisoners": -2}
    assert turn_is_over(game)


@rule("AB-148", "AB-149")
def test_all_captives_go_to_the_prison_at_once_for_one_silver_each() -> None:
    """Five captives of two players bring 5 silver from the supply; there is no way to keep one back."""
    game = table(
        {"captives": {"1": 2, "2": 3}, "silver": 1, "prisoners": 1, "at": {"guardhouse": 1}},
        {"prisoners": 1, "captives": {"2": 4}},
        {},
    )
    before = [counts(game, seat) for seat in range(3)]
    place(game, "guardhouse")
    assert [option.label.args for option in offers(game, key="guard-send")] == [{"n": 5}]
    guard(game, "send")
    assert changes(game, before[0]) == {**PLACED, "captives_1": -2, "captives_2": -3, "silver": 5}
    assert changes(game, before[1], 1) == {"prisoners": 2}
    assert changes(game, before[2], 2) == {"prisoners": 3}
    assert actions(game) == ["free", "stop"]


@rule("AB-150")
def test_all_own_workers_leave_the_prison_free_of_charge() -> None:
    """Seven prisoners come home for nothing, without silver and with tax to pay elsewhere; those of others stay."""
    game = table({"prisoners": 7, "silver": 0}, {"prisoners": 5})
    before, other = counts(game), counts(game, 1)
    place(game, "guardhouse")
    assert changes(game, before) == {"workers": 6, "at_guardhouse": 1, "prisoners": -7}
    assert changes(game, other, 1) == {}
    assert turn_is_over(game)


@rule("AB-151")
@pytest.mark.parametrize(
    ("action", "price"),
    [("ransom", {"silver": -5, "tax_stand": 2}), ("ransom-debt", {"unpaid": 1, "virtue": -1})],
)
def test_own_workers_come_back_from_all_boards_for_silver_or_for_a_debt_and_virtue(
    action: str, price: dict[str, int]
) -> None:
    """With 5 silver the way of paying is free; captives of others stay where they are."""
    game = table({"silver": 5}, {"captives": {"0": 2, "2": 3}}, {"captives": {"0": 4, "1": 1}})
    before = [counts(game, seat) for seat in range(3)]
    place(game, "guardhouse")
    assert actions(game) == ["ransom", "ransom-debt"]
    guard(game, action)
    assert changes(game, before[0]) == {**PLACED, "workers": 5, **price}
    taxed = {word: n for word, n in price.items() if word == "tax_stand"}
    assert changes(game, before[1], 1) == {"captives_0": -2, **taxed}
    assert changes(game, before[2], 2) == {"captives_0": -4, **taxed}


@rule("AB-151")
def test_with_four_silver_own_workers_come_back_only_for_a_debt() -> None:
    """Silver cannot be paid in part: with 4 it is the debt and the virtue, and all silver is kept."""
    game = table({"silver": 4}, {"captives": {"0": 2}})
    before = counts(game)
    place(game, "guardhouse")
    assert changes(game, before) == {"workers": 1, "at_guardhouse": 1, "unpaid": 1, "virtue": -1}


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


@rule("AB-158")
@pytest.mark.parametrize(
    ("own", "bonus"),
    [
        ({"board": "board_bertha"}, {"silver": 7}),
        ({"apprentices": ["app_enforcer"]}, {"silver": 5, "gold": 1}),
        ({"board": "board_bertha", "apprentices": ["app_enforcer"]}, {"silver": 7, "gold": 1}),
    ],
    ids=["Bertha", "Enforcer", "both"],
)
def test_bertha_and_the_enforcer_gain_once_however_many_captives_are_sent(
    own: dict[str, Any], bonus: dict[str, int]
) -> None:
    """Five captives of two players are one action: 2 silver for Bertha, 1 gold for the Enforcer."""
    full = {**own, "captives": {"1": 2, "2": 3}, "silver": 0, "prisoners": 1, "at": {"guardhouse": 1}}
    game = table(full, {}, {}, options=PROMOS)
    before = counts(game)
    place(game, "guardhouse")
    guard(game, "send")
    assert changes(game, before) == {**PLACED, "captives_1": -2, "captives_2": -3, **bonus}
    guard(game, "free")
    assert changes(game, before) == {
        "at_guardhouse": 1,
        "captives_1": -2,
        "captives_2": -3,
        "prisoners": -1,
        **bonus,
    }


@rule("AB-158")
def test_bertha_and_the_enforcer_gain_for_a_single_captive_too() -> None:
    """One captive sent: 1 silver for it, 2 silver for Bertha and 1 gold for the Enforcer."""
    seat = {"board": "board_bertha", "apprentices": ["app_enforcer"], "captives": {"1": 1}, "silver": 0}
    game = table(seat, options=PROMOS)
    before = counts(game)
    place(game, "guardhouse")
    assert changes(game, before) == {**PLACED, "captives_1": -1, "silver": 3, "gold": 1}


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


@rule("AB-161")
@pytest.mark.parametrize(("virtue", "debts"), [(0, 2), (1, 1)])
def test_the_debt_option_at_zero_virtue_gives_two_debts(virtue: int, debts: int) -> None:
    """One for the option and one for the virtue below the track, which virtue 1 does not reach."""
    game = table({"virtue": virtue, "silver": 0}, {"captives": {"0": 3}})
    before = counts(game)
    place(game, "guardhouse")
    gone = {"virtue": -virtue} if virtue else {}
    assert changes(game, before) == {"workers": 2, "at_guardhouse": 1, "unpaid": debts, **gone}


@rule("AB-EX-12")
@pytest.mark.parametrize("collector", [False, True])
def test_the_example_of_two_workers_at_the_guardhouse(collector: bool) -> None:
    """Five captives sent for 5 silver, then a debt paid off for 6, with 2 wood of a Debt Collector."""
    own = {"captives": {"1": 5}, "silver": 1, "debts": 1, "at": {"guardhouse": 1}}
    game = table({**own, "apprentices": ["app_debt_collector_carpentry"] if collector else []})
    before, other = counts(game), counts(game, 1)
    place(game, "guardhouse")
    sent = {**PLACED, "captives_1": -5, "silver": 5}
    assert changes(game, before) == sent
    assert changes(game, other, 1) == {"prisoners": 5}
    guard(game, "pay-off")
    wood = {"wood": 2} if collector else {}
    assert changes(game, before) == {
        **sent,
        "silver": -1,
        "tax_stand": 3,
        "unpaid": -1,
        "paid": 1,
        "virtue": 1,
        **wood,
    }
    assert turn_is_over(game)
