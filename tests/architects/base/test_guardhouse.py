"""Rule tests: the Guardhouse and the Prison (ledger section K)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, changes, counts, offers, place, places, says, table, turn_is_over
from tests.kit.chapters.architects.guardhouse import PLACED, actions, guard
from tests.kit.rule import rule


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
