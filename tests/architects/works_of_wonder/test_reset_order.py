"""The Black Market reset with this box: the order of its steps, and what does not count (ledger section G)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, changes, counts, next_is, pick, seen
from tests.kit.rule import rule
from tests.kit.wonder_resets import in_any_order, tokens, two
from tests.kit.wonders import avoid, choose, own, realm, reset, unpaid

# --- the order of the steps

HUGO: dict[str, Any] = {
    "board": "board_hugo",
    "virtue": 14,
    "influence": 4,
    "silver": 2,
    "debts": 1,
    "prisoners": 3,
    "at": {"silversmith": 1, "quarry": 1},
    "apprentices": ["app_street_urchin_tiling", "app_aristocrat_carpentry", "app_gatekeeper"],
}
"""Whom steps 4, 5, 9, 10 and 11 ask something."""


@rule("WW-114", "WW-148")
def test_the_eleven_steps_follow_each_other() -> None:
    """Hugo is asked in steps 4, 5, 9, 10 and 11, and the table is looked at each time."""
    game = two(
        {},
        HUGO,
        contribution_pile=["contribution_1", "contribution_2"],
        contributed=["clay", "gold"],
        black_market=[None, 1, None],
        small_market=["bm_card_08", "bm_card_02"],
        rewards=["rew_virtue_1"],
        options=PROMOS,
    )
    events = game.listen()
    reset(game)
    in_any_order(game)

    assert game.decision.kind == "avoid-loss", "step 4"
    assert (game.view(None)["black_market"], own(game, "prisoners")[1]) == ([None, None, None], 4), "step 1 is done"
    assert game.view(None)["large_market_cards"] == ["bm_card_08"], "step 2 is done"
    assert (own(game, "clay")[1], own(game, "marble")[1]) == (3, 1), "step 3 is done"
    assert seen(game, 1)["workers_at"]["silversmith"] == 1
    assert game.view(None)["reward_pile"] == 1, "step 5 is not"
    avoid(game, 0)

    assert game.decision.kind == "destroy-debt", "step 5: the reward card gives 2 virtue, one too many"
    assert (seen(game, 1)["workers_at"]["silversmith"], own(game, "prisoners")[1]) == (0, 5), "step 4 is done"
    assert (realm(game)["contributed"]["clay"], tokens(game)) == (1, {}), "step 6 is not"
    choose(game, "destroy-debt")
    assert unpaid(game)[1] == 0

    if game.decision.kind == "may":
        game.play(game.decision.options[0])
    assert game.decision.kind == "release", "step 9"
    assert tokens(game) == {"clay": 1, "gold": 1}, "step 6 is done"
    assert (realm(game)["contribution"], realm(game)["consequences"][-1]) == ("contribution_2", "contribution_1"), (
        "step 7"
    )
    assert (realm(game)["princess"], realm(game)["profiteer"]) == ("workshop", "mines"), "step 8 is done"
    assert own(game, "virtue")[1] == 14, "step 10 is not"
    pick(game, "release", n=1)

    assert game.decision.kind == "avoid-loss", "step 10"
    assert (own(game, "prisoners")[1], unpaid(game)[1]) == (4, 0), "step 9 is done, step 11 is not"
    avoid(game, 0)

    assert game.decision.kind == "prevent-debt", "step 11"
    assert own(game, "virtue")[1] == 13, "step 10 is done"
    choose(game, "take-debt")
    assert unpaid(game)[1] == 1
    assert next_is(game, 1)
    keys = [event.key for event in events]
    assert keys.index("wonder-gains") < keys.index("figures-move")


# --- what does not count


def wonder_at(location: str) -> dict[str, Any]:
    """A position with the Clay Wonder at a location."""
    return {"wonders_at": {"wonder_clay": location}}


@rule("WW-149")
def test_a_wonder_is_no_worker_with_the_profiteer() -> None:
    seat = {"virtue": 7, "buildings": ["wonder_clay"]}
    game = two({}, seat, **wonder_at("silversmith"))
    before = counts(game, 1)
    reset(game)
    assert changes(game, before, 1) == {}


@rule("WW-149")
@pytest.mark.parametrize(("mine", "other", "marble"), [(0, 1, [2, 0]), (1, 1, [2, 2]), (0, 0, [0, 0]), (1, 2, [2, 0])])
def test_a_wonder_is_no_worker_with_the_princess(mine: int, other: int, marble: list[int]) -> None:
    first = {"at": {"kings_storehouse": other}}
    second = {"at": {"kings_storehouse": mine}, "buildings": ["wonder_clay"]}
    game = two(first, second, card="contribution_5", **wonder_at("kings_storehouse"))
    reset(game)
    assert own(game, "marble") == marble


@rule("WW-150")
@pytest.mark.parametrize(
    ("apprentice", "location"), [("app_street_urchin_tiling", "silversmith"), ("app_aristocrat_tiling", "quarry")]
)
def test_a_wonder_is_no_worker_for_apprentices_either(apprentice: str, location: str) -> None:
    seat = {"virtue": 7, "buildings": ["wonder_clay"], "apprentices": [apprentice]}
    game = two({}, seat, **wonder_at(location))
    before = counts(game, 1)
    reset(game)
    assert changes(game, before, 1) == {}


@rule("WW-151")
def test_workers_who_were_captured_or_are_in_the_prison_are_with_no_figure() -> None:
    """Seat 0 has captured the workers that seat 1 had with the figures, and 1 worker of seat 0 is with the Princess."""
    seat = {
        "virtue": 7,
        "prisoners": 2,
        "apprentices": ["app_street_urchin_tiling", "app_aristocrat_carpentry"],
    }
    game = two({"captives": {"1": 5}, "at": {"quarry": 1}}, seat, rewards=["rew_ww_gold"])
    before = counts(game, 1)
    reset(game)
    in_any_order(game)
    assert changes(game, before, 1) == {"unpaid": 1}, "most workers in the Prison"
    assert (own(game, "gold"), seen(game)["captives"]) == ([1, 0], [0, 5])
