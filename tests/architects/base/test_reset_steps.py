"""The steps of a Black Market reset."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, WELL, black_market, changes, counts, pick, place, seen, table
from tests.kit.chapters.architects.reset import CARDS, construct, debts, guild, prisoners, resets, virtues
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

BUILT = {"wood": -2, "stone": -2, "clay": 4, "cards_in_hand": -1, "buildings": 1, "workers": -1}
"""What the Well changes for its owner, beside the worker in the Guildhall."""


# --- steps 1 and 2: workers and markets


@rule("AB-134")
@pytest.mark.parametrize(
    ("there", "sent"),
    [
        ([None, None, None], [0, 0, 0]),
        ([None, 1, None], [0, 1, 0]),
        ([0, None, 2], [1, 0, 1]),
        ([2, 2, None], [0, 0, 2]),
    ],
)
def test_all_workers_in_the_black_market_go_to_the_prison(there: list[int | None], sent: list[int]) -> None:
    first = {"prisoners": 1, "at": {"tax_stand": 1}}
    game = guild(first, {"at": {"town_centre": 2}}, {}, black_market=there)
    before = [counts(game, seat) for seat in range(3)]
    construct(game)
    assert black_market(game) == [None, None, None]
    assert prisoners(game) == [1 + sent[0], *sent[1:]]
    workers = [seen(game, seat)["workers"] for seat in range(3)]
    assert workers == [before[0]["workers"] - 1, before[1]["workers"], before[2]["workers"]]
    assert (seen(game)["workers_at"]["tax_stand"], seen(game, 1)["workers_at"]["town_centre"]) == (1, 2)


@rule("AB-134")
def test_three_workers_of_three_players_go_to_the_prison() -> None:
    game = table({"silver": 9}, {"prisoners": 1}, {}, black_market=[2, 1, None])
    place(game, "black_market_c")
    assert (black_market(game), prisoners(game)) == ([None, None, None], [1, 2, 1])


@rule("AB-135")
def test_the_top_card_of_the_left_pile_is_laid_on_the_right_on_top_of_older_ones() -> None:
    game = guild({}, {}, small_market=["bm_card_08", "bm_card_02"], large_market=["bm_card_03"])
    assert game.view(None)["large_market"] == ["stone", "stone", "marble", "marble"]
    construct(game)
    view = game.view(None)
    assert view["large_market_cards"] == ["bm_card_03", "bm_card_08"]
    assert view["large_market"] == ["wood", "wood", "stone", "gold"]
    assert view["small_market"] == ["gold", "gold"], "the next card of the left pile"
    assert view["small_market_cards"] == 8
    assert [game.realm.market_ids[card] for card in game.small][-1] == "bm_card_02"


@rule("AB-135", "AB-136")
def test_the_last_card_of_the_left_pile_is_turned_over_too() -> None:
    others = [f"bm_card_{number:02}" for number in range(2, 11)]
    game = guild({}, {}, small_market=["bm_card_01"], large_market=others)
    assert game.view(None)["small_market_cards"] == 1
    construct(game)
    view: Any = game.view(None)
    assert view["small_market_cards"] == 0
    assert view["small_market"] == ["gold", "marble"], "printed on the board"
    assert view["large_market_cards"] == [*reversed(others), "bm_card_01"]


@rule("AB-136")
def test_without_a_card_on_the_left_those_on_the_right_become_the_new_left_pile() -> None:
    """None is turned over in that reset, so the right space gives what the board prints.

    The next reset turns one over.
    """
    game = guild({"silver": 9, "virtue": 7}, {"silver": 9, "virtue": 7}, small_market=[], black_market=[None, 1, None])
    old: Any = game.view(None)
    assert sorted(old["large_market_cards"]) == [f"bm_card_{number:02}" for number in range(1, 11)]
    construct(game)
    new: Any = game.view(None)
    assert (new["small_market_cards"], new["large_market_cards"]) == (10, [])
    top = game.small[-1]
    assert new["small_market"] == game.realm.small[top].icons(), "small sides up"
    place(game, "black_market_b")
    pick(game, "market", key="market-plans")
    pick(game, "keep-plan", building=game.decision.options[0].label.args["building"])
    before = counts(game)
    place(game, "black_market_c")
    printed = {"wood": 1, "stone": 1, "marble": 2}
    assert changes(game, before) == {"silver": -3, "virtue": -1, "workers": -1, **printed}
    place(game, "black_market_a")
    last: Any = game.view(None)
    assert (last["small_market_cards"], last["large_market_cards"]) == (9, [game.realm.market_ids[top]])


@rule("AB-136")
def test_the_new_left_pile_is_shuffled() -> None:
    """Five seeds give five different orders of the same ten cards."""
    position = {"seats": [{**WELL, "guildhall": 6}, {}], "small_market": []}
    orders = []
    for seed in range(5):
        game = wk.scenario("architects", position, seed=seed)
        assert isinstance(game, Architects)
        construct(game)
        orders.append(tuple(game.small))
    assert len(set(orders)) == 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(10))}


# --- step 3: abilities


@rule("AB-137")
@pytest.mark.parametrize(("to_act", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_abilities_are_used_in_turn_order_from_the_player_whose_turn_it_is(to_act: int, order: list[int]) -> None:
    gatekeeper = {"apprentices": ["app_gatekeeper"], "prisoners": 2}
    fara = {"board": "board_fara", "prisoners": 2}
    game = guild(gatekeeper, {}, fara, to_act=to_act, options=PROMOS)
    construct(game)
    asked = []
    while game.decision.kind == "release":
        asked.append(game.decision.seat)
        pick(game, "release", n=0)
    assert asked == order


@rule("AB-137")
def test_abilities_come_after_the_market_workers_and_before_the_penalties() -> None:
    """The two workers sent to the Prison just now can be freed, and then cost nothing."""
    first = {"apprentices": ["app_gatekeeper"], "prisoners": 2, "virtue": 7}
    game = guild(first, {"prisoners": 3, "virtue": 7}, black_market=[0, 0, None])
    construct(game)
    assert (game.decision.kind, game.decision.seat) == ("release", 0)
    assert (prisoners(game), virtues(game), debts(game)) == ([4, 3], [7, 7], [0, 0])
    assert game.view(None)["large_market_cards"] == [CARDS[0]]
    pick(game, "release", n=2)
    assert (prisoners(game), virtues(game), debts(game)) == ([2, 3], [7, 6], [0, 1])


@rule("AB-137")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_peddler_gives_2_silver(seat: int) -> None:
    seats: list[dict[str, Any]] = [{"silver": 1, "virtue": 7}, {"silver": 1, "virtue": 7}]
    seats[seat]["apprentices"] = ["app_peddler"]
    game = guild(*seats, options=PROMOS)
    construct(game)
    assert [counts(game, one)["silver"] for one in range(2)] == [3 if one == seat else 1 for one in range(2)]


@rule("AB-138")
@pytest.mark.parametrize(("first", "marble"), [("app_gatekeeper", 1), ("app_squire_masonry", 0)])
def test_the_order_of_the_own_abilities_is_free(first: str, marble: int) -> None:
    """Prisoners who are released first leave the Prison empty for the Squire."""
    game = guild({"apprentices": ["app_squire_masonry", "app_gatekeeper"], "prisoners": 2, "virtue": 7}, {})
    construct(game)
    assert (game.decision.kind, game.decision.seat) == ("order", 0)
    assert [option.label.args["apprentice"] for option in game.decision.options] == [
        "app_squire_masonry",
        "app_gatekeeper",
    ]
    pick(game, "order", apprentice=first)
    pick(game, "release", n=2)
    assert counts(game)["marble"] == marble
    assert prisoners(game) == [0, 0]


@rule("AB-138")
def test_fara_and_the_gatekeeper_together_empty_the_prison_for_a_squire() -> None:
    hired = ["app_squire_tiling", "app_gatekeeper"]
    game = guild({"board": "board_fara", "apprentices": hired, "prisoners": 3, "virtue": 7}, {}, options=PROMOS)
    construct(game)
    pick(game, "order", board="board_fara")
    pick(game, "release", n=1)
    pick(game, "order", apprentice="app_gatekeeper")
    pick(game, "release", n=2)
    assert (counts(game)["gold"], prisoners(game)) == (1, [0, 0])


@rule("AB-139")
@pytest.mark.parametrize(
    ("who", "held", "offered"),
    [
        ({"apprentices": ["app_gatekeeper"]}, 5, [0, 1, 2]),
        ({"apprentices": ["app_gatekeeper"]}, 1, [0, 1]),
        ({"board": "board_fara"}, 5, [0, 1]),
    ],
)
def test_gatekeeper_and_fara_may_release_own_prisoners(who: dict[str, Any], held: int, offered: list[int]) -> None:
    for n in offered:
        game = guild({**who, "prisoners": held, "virtue": 7}, {"prisoners": 4}, options=PROMOS)
        before = counts(game)
        construct(game)
        assert (game.decision.kind, game.decision.seat) == ("release", 0)
        assert [option.label.args["n"] for option in game.decision.options] == offered
        pick(game, "release", n=n)
        assert prisoners(game) == [held - n, 4], "only own ones"
        assert counts(game)["workers"] == before["workers"] - 1 + n
        assert game.decision.kind == "place", "once for each reset"


@rule("AB-139")
def test_workers_on_other_boards_are_not_released_by_the_gatekeeper() -> None:
    game = guild({"apprentices": ["app_gatekeeper"], "virtue": 7}, {"captives": {"0": 3}})
    before = counts(game)
    construct(game)
    assert game.decision.kind == "place", "there was nothing to decide"
    assert (counts(game)["workers"], seen(game, 1)["captives"]) == (before["workers"] - 1, [3, 0])


SQUIRES = [("app_squire_tiling", "gold", 1), ("app_squire_masonry", "marble", 1), ("app_squire_carpentry", "virtue", 2)]


@rule("AB-140")
@pytest.mark.parametrize(("squire", "what", "n"), SQUIRES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_squire_pays_out_while_no_own_worker_is_in_the_prison(squire: str, what: str, n: int, seat: int) -> None:
    """Prisoners of another player do not matter; one of the own does."""
    for held in (0, 1):
        seats: list[dict[str, Any]] = [{"virtue": 7, "silver": 0, "prisoners": 2} for _ in range(2)]
        seats[seat] = {"virtue": 7, "silver": 0, "prisoners": held, "apprentices": [squire]}
        game = guild(*seats)
        before = counts(game, seat)
        construct(game)
        built = {**BUILT, "workers_in_guildhall": 1} if seat == 0 else {}
        assert changes(game, before, seat) == {**built, **({what: n} if held == 0 else {})}


@rule("AB-140")
def test_the_worker_from_the_black_market_is_in_the_prison_before_squires_look() -> None:
    game = guild({"apprentices": ["app_squire_tiling"], "virtue": 7}, {}, black_market=[0, None, None])
    construct(game)
    assert counts(game)["gold"] == 0


# --- steps 4 and 5: virtue and debts


@rule("AB-141")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("held", "loss"), [(0, 0), (2, 0), (3, 1), (4, 1), (9, 1)])
def test_each_player_with_3_or_more_prisoners_loses_1_virtue(seat: int, held: int, loss: int) -> None:
    """Another player with more prisoners takes the debt."""
    seats: list[dict[str, Any]] = [{"virtue": 7} for _ in range(3)]
    seats[seat]["prisoners"] = held
    other = (seat + 1) % 3
    seats[other]["prisoners"] = 11
    game = guild(*seats)
    construct(game)
    expected = [7, 7, 7]
    expected[seat] -= loss
    expected[other] -= 1
    assert virtues(game) == expected
    assert debts(game) == [1 if one == other else 0 for one in range(3)]
    assert prisoners(game) == [seats[one].get("prisoners", 0) for one in range(3)], "nobody leaves the Prison"


@rule("AB-141")
def test_the_virtue_lost_for_prisoners_is_a_debt_at_virtue_0() -> None:
    game = guild({"virtue": 7}, {"virtue": 0, "prisoners": 3}, {"virtue": 7, "prisoners": 4})
    construct(game)
    assert (virtues(game), debts(game)) == ([7, 0, 6], [0, 1, 1])


@rule("AB-142")
@pytest.mark.parametrize(
    ("held", "taken"),
    [
        ([1, 0, 0], [1, 0, 0]),
        ([1, 2, 0], [0, 1, 0]),
        ([2, 1, 2], [1, 0, 1]),
        ([1, 1, 1], [1, 1, 1]),
        ([0, 3, 4], [0, 0, 1]),
    ],
)
def test_the_player_with_the_most_prisoners_takes_a_debt_and_so_do_all_who_are_tied(
    held: list[int], taken: list[int]
) -> None:
    game = guild(*[{"prisoners": n, "debts": 2, "paid": 1, "virtue": 7} for n in held])
    construct(game)
    assert debts(game) == [2 + n for n in taken]
    assert [seen(game, seat)["debts"]["paid"] for seat in range(3)] == [1, 1, 1]


@rule("AB-142")
def test_the_market_workers_of_this_reset_count_for_the_debt() -> None:
    game = guild({"prisoners": 1, "virtue": 7}, {"virtue": 7}, black_market=[1, 1, None])
    construct(game)
    assert debts(game) == [0, 1]


@rule("AB-142")
def test_hugo_may_pay_instead_of_taking_the_debt() -> None:
    game = guild({"prisoners": 1}, {"board": "board_hugo", "prisoners": 1, "silver": 2, "virtue": 7}, options=PROMOS)
    construct(game)
    assert (game.decision.kind, game.decision.seat) == ("prevent-debt", 1)
    pick(game, "prevent-debt", key="prevent-debt")
    assert (debts(game), counts(game, 1)["silver"]) == ([1, 0], 0)


@rule("AB-143")
def test_nobody_takes_a_debt_if_nobody_is_in_the_prison() -> None:
    game = guild({"virtue": 7}, {"virtue": 7}, {"virtue": 7})
    before = [counts(game, seat) for seat in range(3)]
    events = game.listen()
    construct(game)
    assert resets(events) == 1
    assert changes(game, before[0]) == {**BUILT, "workers_in_guildhall": 1}
    assert [changes(game, before[seat], seat) for seat in (1, 2)] == [{}, {}]


@rule("AB-144")
def test_workers_on_other_boards_are_not_in_the_prison() -> None:
    """For no step: no virtue lost, no debt, and the Squire pays out."""
    game = guild(
        {"virtue": 7, "captives": {"1": 6}},
        {"virtue": 7, "apprentices": ["app_squire_tiling"], "captives": {"2": 3}},
        {"virtue": 7, "prisoners": 1},
    )
    before = counts(game, 1)
    construct(game)
    assert changes(game, before, 1) == {"gold": 1}
    assert (virtues(game), debts(game)) == ([7, 7, 7], [0, 0, 1])


@rule("AB-144")
def test_captives_do_not_count_for_who_captured_them_either() -> None:
    game = guild({"virtue": 7, "captives": {"2": 5}}, {"virtue": 7}, {"virtue": 7, "prisoners": 1})
    construct(game)
    assert (virtues(game), debts(game)) == ([7, 7, 7], [0, 0, 1])


@rule("AB-EX-18")
@pytest.mark.parametrize("to_act", [0, 1, 2])
def test_prison_4_3_and_0(to_act: int) -> None:
    """A loses 1 virtue and takes 1 debt, B loses 1 virtue, C with a Squire gains 1 marble."""
    seats: list[dict[str, Any]] = [
        {"prisoners": 4, "virtue": 7},
        {"prisoners": 3, "virtue": 7},
        {"prisoners": 0, "virtue": 7, "apprentices": ["app_squire_masonry"]},
    ]
    game = guild(*seats, to_act=to_act)
    before = [counts(game, seat) for seat in range(3)]
    construct(game)
    changed = [{"virtue": -1, "unpaid": 1}, {"virtue": -1}, {"marble": 1}]
    changed[to_act] |= {**BUILT, "workers_in_guildhall": 1}
    assert [changes(game, before[seat], seat) for seat in range(3)] == changed
