"""Phase 3, the primary action: what is possible, how it is carried out, and what follows it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked, seen
from tests.kit.primary_action import RICH, TRADING_POSTS, WORKSHOPS, acting, actions, begin
from tests.kit.rule import rule
from tests.kit.viscounts import offers, pick, table
from westkingdom.engine.payment import Way
from westkingdom.viscounts.strength import after_paying, ways_to_pay
from westkingdom.viscounts.terms import GOODS, INK, SILVER, TRANSCRIBE

# --- one action or none


@rule("VB-090")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("OL", ["action-trade", "action-construct", "action-none"]),
        ("OR", ["action-trade", "action-construct", "action-none"]),
        ("IN", ["action-place-workers", "action-transcribe", "action-none"]),
    ],
)
@pytest.mark.parametrize("segment", ["1-2", "3-4", "5-6", "7-8", "9-10"])
def test_the_space_of_the_viscount_says_which_actions_are_possible(
    segment: str, kind: str, expected: list[str]
) -> None:
    """Trade and Construct belong to the outside spaces, Place Workers and Transcribe to the inside ones."""
    assert actions(acting(f"{segment}:{kind}", **RICH)) == expected


@rule("VB-090")
@pytest.mark.parametrize(
    ("viscount", "action", "what"),
    [
        ("3-4:OL", "trade", 1),
        ("3-4:OL", "construct", "w3"),
        ("3-4:IN", "place-workers", 1),
        ("3-4:IN", "transcribe", None),
    ],
)
def test_a_turn_has_at_most_one_primary_action(viscount: str, action: str, what: Any) -> None:
    """After an action, whichever it was, the next question of the turn is whom to hire."""
    game = acting(viscount, **{**RICH, "silver": 20})
    pick(game, "action", key=f"action-{action}")
    if what is not None:
        (option,) = offers(game, slot=what) if action == "construct" else offers(game, n=what)
        game.play(option)
    while game.decision.kind in ("dismiss", "pay", "spot", "free-hire", "flip", "resource", "destroy"):
        game.play(game.decision.options[-1])
    assert asked(game) == ("recruit", 0)


@rule("VB-091")
def test_no_action_need_be_taken_and_then_nothing_of_it_happens() -> None:
    """Who could Trade may take no action: nobody is dismissed, and Trader and Jeweller give nothing."""
    game = acting("1-2:OL", "peddler-1", board=["trader-1", "jeweller-1", "abbot"], silver=5)
    assert actions(game) == ["action-trade", "action-none"]
    events = game.listen()
    pick(game, "action", key="action-none")
    assert asked(game) == ("recruit", 0)
    assert events == []
    assert seen(game)["goods"]["silver"] == 5
    assert (seen(game)["corruption"], seen(game)["virtue"]) == (1, 7)
    assert offers(game, card="peddler-1") != []


@rule("VB-091")
def test_with_nothing_possible_no_action_is_taken_without_a_question() -> None:
    """Without icons and goods the turn goes on by itself."""
    game = acting("3-4:IN", board=["trader-1", None, None], hand=["abbot", "squire", "labourer"])
    assert asked(game) == ("play-card", 1)


# --- an action is carried out


@rule("VB-227")
@pytest.mark.parametrize(
    ("viscount", "enough", "too_little", "action"),
    [
        ("3-4:OR", {"silver": 2}, {"silver": 1}, "action-trade"),
        ("7-8:OR", {"silver": 3}, {"silver": 2}, "action-trade"),
        ("3-4:OL", {"stone": 3}, {"stone": 2}, "action-construct"),
        ("3-4:IN", {"gold": 1}, {"gold": 0}, "action-place-workers"),
        ("3-4:IN", {"ink": 6}, {"ink": 5}, "action-transcribe"),
    ],
)
def test_an_action_needs_one_complete_yield(
    viscount: str, enough: dict[str, int], too_little: dict[str, int], action: str
) -> None:
    """It is offered exactly if one exchange, Building, Worker or Manuscript is within reach."""
    for goods, expected in ((enough, [action, "action-none"]), (too_little, ["action-none"])):
        seat = {"viscount": viscount, **goods}
        game = table(
            seat,
            townsfolk={viscount[:3]: ["antagonist"]},
            manuscripts={"3-4": ["ms-grey-6-buildings"]},
            phase="action",
        )
        assert actions(game) == expected


@rule("VB-227")
@pytest.mark.parametrize(("silver", "expected"), [(3, ["action-place-workers", "action-none"]), (2, ["action-none"])])
def test_a_dismissal_can_make_an_action_possible(silver: int, expected: list[str]) -> None:
    """Who has no icon at all can place a Worker with the Antagonist's, if his 3 Silver can be paid."""
    game = acting("3-4:IN", "antagonist", silver=silver)
    assert actions(game) == expected
    if silver == 3:
        assert begin(game, "place-workers") == [1]
        assert seen(game)["castle"]["tier1"] == [0, 1, 0, 0, 0]
        assert seen(game)["corruption"] == 2


@rule("VB-227")
def test_a_trade_for_nothing_is_none() -> None:
    """The number of exchanges begins with 1."""
    assert begin(acting("3-4:OR", silver=5), "trade") == [1, 2]


@rule("VB-227")
def test_without_a_worker_nobody_can_be_placed() -> None:
    """A player whose 20 Workers are all in the Castle cannot take the action, however many Nobles there are."""
    assert actions(acting("3-4:IN", gold=9, tier3=20)) == ["action-none"]
    assert actions(acting("3-4:IN", gold=9, tier3=19)) == ["action-place-workers", "action-none"]


@rule("VB-227")
def test_an_exchange_counts_even_if_nothing_can_be_flipped() -> None:
    """Without Debts and Deeds a Trade of 4 Merchants for a flip is still a Trade: the Jeweller answers to it."""
    game = acting("5-6:OR", board=["peddler-1", "jeweller-1", None], silver=0)
    assert actions(game) == ["action-trade", "action-none"]
    pick(game, "action", key="action-trade")
    assert seen(game)["virtue"] == 6
    assert (seen(game)["debts"], seen(game)["deeds"]) == ({"unpaid": 0, "paid": 0}, {"acquired": 0, "approved": 0})


@rule("VB-227")
def test_an_exchange_counts_even_if_its_destroy_is_declined() -> None:
    """Who keeps all cards has traded nevertheless: the Jeweller answers to it."""
    game = acting("7-8:OR", board=["peddler-1", "jeweller-1", None])
    pick(game, "action", key="action-trade")
    pick(game, "destroy", key="keep-cards")
    assert seen(game)["virtue"] == 6


# --- the order inside an action


@rule("VB-228")
def test_the_order_inside_an_action() -> None:
    """Action, Building, dismissal, payment; then the dismissed card's effect; the spot and its effect come last."""
    game = acting("3-4:OL", "artisan", board=["mason", None, None], stone=1, silver=7, hand=["abbot", "squire"])
    assert begin(game, "construct") == [*TRADING_POSTS, *WORKSHOPS]
    pick(game, "building", slot="w3")
    assert asked(game) == ("dismiss", 0)
    pick(game, "dismiss", card="artisan")
    assert asked(game) == ("pay", 0)
    assert seen(game)["goods"]["silver"] == 4, "the dismissal is paid"
    assert game.removed == [], "but the card has no effect before the rest is paid"
    game.play(offers(game, key="pay")[0])
    assert asked(game) == ("discard", 0), "the top-right effect of the Artisan"
    assert seen(game)["goods"] == {"silver": 4, "ink": 0, "stone": 0, "gold": 0}
    assert game.spots.count(-1) == 20
    pick(game, "discard", card="abbot")
    assert asked(game) == ("spot", 0)
    assert seen(game)["slots_open"] == []
    game.play(game.decision.options[1])
    assert seen(game)["slots_open"] == ["w3"]
    assert seen(game)["goods"]["stone"] == 1, "the effect of the spot"


@rule("VB-228")
@pytest.mark.parametrize(("silver", "expected"), [(3, WORKSHOPS), (5, [*TRADING_POSTS, *WORKSHOPS])])
def test_what_is_named_must_be_payable_without_what_the_effect_brings(silver: int, expected: list[str]) -> None:
    """The Charlatan's Debt lets the Racketeer destroy a card for Silver; a Trading Post must be payable before."""
    board = ["mason", "racketeer-2", None]
    game = acting("3-4:OL", "charlatan", board=board, silver=silver, hand=["financer", "hero-bertha"])
    assert begin(game, "construct") == expected


@rule("VB-228")
def test_silver_that_the_effect_brings_comes_after_the_payment() -> None:
    """The Racketeer destroys only when the Charlatan is dismissed and all is paid."""
    board = ["mason", "racketeer-2", None]
    game = acting("3-4:OL", "charlatan", board=board, silver=5, hand=["financer", "squire"], draw=["abbot", "thief"])
    begin(game, "construct")
    pick(game, "building", slot="tp1")
    assert seen(game)["goods"]["silver"] == 0, "3 for the Charlatan and 2 for the Mason's Builder were forced"
    pick(game, "either", key="effect-destroy")
    pick(game, "destroy", card="financer")
    assert seen(game)["goods"]["silver"] == 3
    assert asked(game) == ("spot", 0)


# --- after the action


@rule("VB-101")
@pytest.mark.parametrize(("first", "expected"), [("woodcutter-1", (4, 4)), ("charlatan", (3, 3))])
def test_abilities_after_the_action_come_in_the_order_that_the_player_chooses(
    first: str, expected: tuple[int, int]
) -> None:
    """Virtue before Corruption or after it: the player decides, when the Building stands."""
    board = ["woodcutter-1", "charlatan", "jeweller-1"]
    game = acting("3-4:OL", board=board, corruption=3, virtue=4, silver=2)
    begin(game, "construct")
    pick(game, "building", slot="w1")
    game.play(game.decision.options[1])
    assert asked(game) == ("order", 0)
    assert seen(game)["slots_open"] == ["w1"]
    assert seen(game)["goods"]["stone"] == 1, "the effect of the spot came before"
    assert [option.label.args["card"] for option in game.decision.options] == ["woodcutter-1", "charlatan"]
    pick(game, "order", card=first)
    assert (seen(game)["corruption"], seen(game)["virtue"]) == expected


@rule("VB-101")
def test_only_cards_on_the_own_board_answer_to_the_action() -> None:
    """Woodcutters in the hand, in a pile or on an opponent's board give nothing."""
    seats: list[dict[str, Any]] = [
        {"viscount": "3-4:OL", "stone": 3, "hand": ["woodcutter-1", "woodcutter-2"], "discard": ["charlatan"]},
        {"board": ["hero-merovech", "sculptor", None], "hero": "hero-merovech"},
    ]
    game = table(*seats, townsfolk={"3-4": ["princess"]}, phase="action")
    begin(game, "construct")
    events = game.listen()
    pick(game, "building", slot="w1")
    game.play(game.decision.options[1])
    assert asked(game) == ("play-card", 1)
    assert "ability" not in [event.key for event in events]
    assert (seen(game)["corruption"], seen(game)["virtue"]) == (1, 7)


@rule("VB-101")
@pytest.mark.parametrize(
    ("viscount", "action"),
    [("1-2:OL", "trade"), ("3-4:OL", "construct"), ("3-4:IN", "place-workers"), ("3-4:IN", "transcribe")],
)
def test_an_ability_answers_to_its_own_action_only(viscount: str, action: str) -> None:
    """Jeweller, Woodcutter, Overseer and Deacon each give 1 Virtue after their own action."""
    for card, its_action in (
        ("jeweller-1", "trade"),
        ("woodcutter-1", "construct"),
        ("overseer-1", "place-workers"),
        ("deacon-1", "transcribe"),
    ):
        game = table(
            {"viscount": viscount, "board": [card, None, None], **RICH, "hand": ["abbot", "squire", "labourer"]},
            manuscripts={"3-4": ["ms-blue-3-silver"]},
            townsfolk={viscount[:3]: ["scoundrel-1"]},
            phase="action",
        )
        pick(game, "action", key=f"action-{action}")
        if action != "transcribe":
            game.play(game.decision.options[0])
        pick(game, "dismiss", key="dismiss-nobody")
        if game.decision.kind == "spot":
            game.play(game.decision.options[1])
        assert seen(game)["virtue"] == (6 if action == its_action else 7), card


@rule("VB-093")
def test_missing_icons_are_paid_for_in_the_best_way_first() -> None:
    """What doubles comes first, then the resource of the action, then what other abilities allow."""
    game = table({"board": ["priest", "clergyman", "hero-emma"]}, phase="action")
    ways = ways_to_pay(game, game.players[0], TRANSCRIBE)
    assert [(GOODS[way.good], way.pay, way.gives) for way in ways] == [
        ("ink", 1, 2),
        ("ink", 1, 1),
        ("silver", 2, 1),
        ("stone", 1, 1),
        ("gold", 1, 1),
    ]


@rule("VB-093")
@pytest.mark.parametrize(("owed", "left"), [(1, [0, 1, 0, 1]), (2, [0, 1, 0, 0]), (3, [0, 0, 0, 0])])
def test_silver_is_paid_with_what_helps_the_action_least(owed: int, left: list[int]) -> None:
    """For a Manuscript Ink is worth more than Stone and Gold, so Ink is kept as long as possible."""
    assert after_paying([Way(INK, 1, 1, -1)], [0, 1, 1, 1], owed, SILVER) == left
