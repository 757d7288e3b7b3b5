"""Solo play with Works of Wonder: an opponent at the Guardhouse (ledger section O)."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import WONDER
from tests.kit.architects_solo import marker, solo, told, turn
from tests.kit.rule import rule

FREE = ["scheme_s02"]
"""With 2 own prisoners this card sends the opponent to the Guardhouse."""
UNASKED = ["scheme_s06"]
"""This card does so whenever no group of 3 can be captured."""


def visit(
    actions: int, it: dict[str, Any], me: dict[str, Any] | None = None, **position: Any
) -> tuple[Any, dict[str, int]]:
    """The opponent visits with 2 prisoners, which takes the first of so many actions."""
    at = {"guardhouse": actions - 1} if actions > 1 else {}
    game, change = turn(me or {}, schemes=FREE, it={"prisoners": 2, "at": at, **it}, **position)
    assert change.pop("at_guardhouse") == 1
    change["workers"] = change.get("workers", 0) + 1
    return game, {word: n for word, n in change.items() if n}


FREED = {"prisoners": -2, "workers": 2}


@rule("WW-282", "WW-286")
@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (1, FREED),
        (2, FREED | {"captives_0": -1}),
        (3, FREED | {"captives_0": -1, "workers": 5, "tax_stand": 2}),
        (4, FREED | {"captives_0": -1, "workers": 5, "tax_stand": 5, "unpaid": -1, "paid": 1, "virtue": 1}),
    ],
)
def test_the_list_is_followed_from_the_top(actions: int, expected: dict[str, int]) -> None:
    """Free prisoners, send captives, take back captured workers, pay off a debt: each action the top-most possible one."""
    _, change = visit(actions, {"captives": {"0": 1}, "debts": 1}, {"captives": {"1": 3}})
    assert change == expected


@rule("WW-283")
def test_there_are_as_many_actions_as_workers_and_one_more_with_an_own_wonder() -> None:
    """A Wonder at the Guardhouse adds an action: after freeing prisoners also the captives are sent."""
    own: dict[str, Any] = {"captives": {"0": 1}, "buildings": ["wonder_clay"]}
    _, change = visit(1, own, wonders_at={"wonder_clay": "guardhouse"})
    assert change == FREED | {"captives_0": -1}
    _, change = visit(1, own, wonders_at={"wonder_clay": "forest"})
    assert change == FREED


@rule("WW-284", "WW-285", "WW-287", "WW-388")
def test_the_example_of_the_rulebook() -> None:
    """4 actions, 3 debts, nobody in Prison or captured: 9 tax, 3 virtue, and with the 4th action 1 Future Scheme."""
    game, change = turn(schemes=UNASKED, it={"at": {"guardhouse": 3}, "debts": 3})
    assert change == {
        "at_guardhouse": 1,
        "workers": -1,
        "unpaid": -3,
        "paid": 3,
        "tax_stand": 9,
        "virtue": 3,
    }
    assert solo(game)["future_schemes"] == 10


@rule("WW-388")
def test_the_example_can_arise_in_a_real_game() -> None:
    """From the set-up on some visits begin below the first three actions, with nobody in Prison or captured."""
    first_actions = set()
    for seed in range(8):
        game = wk.new_game("architects", seats=1, seed=seed, expansions=WONDER, solo="patron")
        events, luck = game.listen(), random.Random(seed)
        while not game.over and game.turn_number < 60:
            game.play(luck.choice(game.actions))
        steps = [event for event in events if event.key in ("opponent-reveals", "opponent-guard")]
        first_actions |= {b.args["action"] for a, b in pairwise(steps) if a.key != b.key == "opponent-guard"}
    assert first_actions & {3, 4}


@rule("WW-388")
def test_a_card_without_a_clause_before_it_sends_the_opponent_to_the_guardhouse() -> None:
    """With 2 of its actions and nothing else to do 2 Future Schemes are added to the discards."""
    game, change = turn(schemes=UNASKED, it={"at": {"guardhouse": 1}})
    assert change == {"at_guardhouse": 1, "workers": -1}
    assert solo(game)["future_schemes"] == 9


@rule("WW-285")
def test_no_future_scheme_comes_while_a_debt_is_unpaid() -> None:
    """With 2 actions for 3 debts two are paid off, and no card is added."""
    game, change = visit(3, {"debts": 3})
    assert change == FREED | {"unpaid": -2, "paid": 2, "tax_stand": 6, "virtue": 2}
    assert solo(game)["future_schemes"] == 11


@rule("WW-284", "WW-294")
def test_future_schemes_may_be_taken_again_and_again() -> None:
    """With nothing else to do every action adds a Future Scheme to the discards."""
    game, change = visit(4, {})
    assert change == FREED
    assert solo(game)["future_schemes"] == 8
    assert len(solo(game)["scheme_discards"]) == 4


@rule("WW-287")
def test_paying_off_a_debt_adds_3_tax_and_gives_1_virtue() -> None:
    """One action, one debt."""
    _, change = visit(2, {"debts": 1})
    assert change == FREED | {"unpaid": -1, "paid": 1, "tax_stand": 3, "virtue": 1}


@rule("WW-288")
def test_captives_bring_1_silver_each() -> None:
    """4 workers sent to the Prison move the marker 4 spaces."""
    game, _ = visit(2, {"captives": {"0": 4}})
    assert marker(game) == "marble"
    assert game.view(None)["players"][0]["prisoners"] == 4


@rule("WW-289")
def test_taking_captured_workers_back_adds_2_tax() -> None:
    """The opponent pays nothing else for its 4 workers."""
    _, change = visit(2, {}, {"captives": {"1": 4}})
    assert change == {"prisoners": -2, "workers": 6, "tax_stand": 2}


@rule("WW-282")
def test_what_is_passed_over_in_the_list_is_told() -> None:
    """The fourth action of the list names the three above it with the reasons."""
    events = told(schemes=FREE, it={"prisoners": 2, "debts": 1, "at": {"guardhouse": 1}})
    steps = [event for event in events if event.key == "opponent-guard"]
    assert [event.args["action"] for event in steps] == [0, 3]
    assert [why.key for _, why in steps[1].why] == ["done-already", "clause-counts", "clause-counts"]
