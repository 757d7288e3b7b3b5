"""Phase 3, the primary action: what is possible, its strength, its dismissal, its payment and what follows it."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import offers, pass_until, pick, table
from westkingdom.engine.payment import Way
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.strength import after_paying, ways_to_pay
from westkingdom.viscounts.terms import GOODS, INK, SILVER, TRANSCRIBE

RICH: dict[str, Any] = {"silver": 9, "ink": 9, "stone": 9, "gold": 9}
WORKSHOPS = ["w1", "w2", "w3"]
TRADING_POSTS = ["tp1", "tp2", "tp3"]
GUILDHALLS = ["gh1", "gh2", "gh3"]


def acting(viscount: str, top: str | None = "princess", **seat: Any) -> Viscounts:
    """A table at which seat 0 begins phase 3 with its Viscount there and this card (None: none) on the segment."""
    segment = viscount.partition(":")[0]
    below = [] if top is None else ["aristocrat"]
    townsfolk = {segment: [] if top is None else [top, *below]}
    return table({"viscount": viscount, **seat}, townsfolk=townsfolk, phase="action")


def mine(game: wk.Game, seat: int = 0) -> Any:
    """What a seat sees of itself."""
    view: Any = game.view(seat)
    return view["players"][seat]


def asked(game: wk.Game) -> tuple[int, str]:
    """Who is asked, and what."""
    return game.decision.seat, game.decision.kind


def actions(game: wk.Game) -> list[str]:
    """The actions that are offered; if only none is left it has been taken already."""
    if asked(game) != (0, "action"):
        return ["action-none"]
    return [option.label.key for option in game.decision.options]


def begin(game: wk.Game, action: str) -> list[Any]:
    """Name an action, and list what it may yield (slots, or numbers of exchanges or Workers), a forced yield too."""
    events = game.listen()
    pick(game, "action", key=f"action-{action}")
    for event in events:
        if event.key == "forced" and event.args["decision"] in ("exchanges", "building", "workers"):
            return [event.args["option"]]
    args = [option.label.args for option in game.decision.options]
    return [arg.get("slot", arg.get("n")) for arg in args]


def go(game: wk.Game, segment: str, kind: str) -> None:
    """Move to a space."""
    (option,) = offers(game, segment=segment, kind=kind)
    game.play(option)


def can_dismiss(game: wk.Game) -> list[Any]:
    """The choices of a dismissal; none if it is not asked."""
    if game.decision.kind != "dismiss":
        return []
    return [option.label.args.get("card", option.label.key) for option in game.decision.options]


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
    assert asked(game) == (0, "recruit")


@rule("VB-091")
def test_no_action_need_be_taken_and_then_nothing_of_it_happens() -> None:
    """Who could Trade may take no action: nobody is dismissed, and Trader and Jeweller give nothing."""
    game = acting("1-2:OL", "peddler-1", board=["trader-1", "jeweller-1", "abbot"], silver=5)
    assert actions(game) == ["action-trade", "action-none"]
    events = game.listen()
    pick(game, "action", key="action-none")
    assert asked(game) == (0, "recruit")
    assert events == []
    assert mine(game)["goods"]["silver"] == 5
    assert (mine(game)["corruption"], mine(game)["virtue"]) == (1, 7)
    assert offers(game, card="peddler-1") != []


@rule("VB-091")
def test_with_nothing_possible_no_action_is_taken_without_a_question() -> None:
    """Without icons and goods the turn goes on by itself."""
    game = acting("3-4:IN", board=["trader-1", None, None], hand=["abbot", "squire", "labourer"])
    assert asked(game) == (1, "play-card")


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
        assert mine(game)["castle"]["tier1"] == [0, 1, 0, 0, 0]
        assert mine(game)["corruption"] == 2


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
    assert mine(game)["virtue"] == 6
    assert (mine(game)["debts"], mine(game)["deeds"]) == ({"unpaid": 0, "paid": 0}, {"acquired": 0, "approved": 0})


@rule("VB-227")
def test_an_exchange_counts_even_if_its_destroy_is_declined() -> None:
    """Who keeps all cards has traded nevertheless: the Jeweller answers to it."""
    game = acting("7-8:OR", board=["peddler-1", "jeweller-1", None])
    pick(game, "action", key="action-trade")
    pick(game, "destroy", key="keep-cards")
    assert mine(game)["virtue"] == 6


# --- the order inside an action


@rule("VB-228")
def test_the_order_inside_an_action() -> None:
    """Action, Building, dismissal, payment; then the dismissed card's effect; the spot and its effect come last."""
    game = acting("3-4:OL", "artisan", board=["mason", None, None], stone=1, silver=7, hand=["abbot", "squire"])
    assert begin(game, "construct") == [*TRADING_POSTS, *WORKSHOPS]
    pick(game, "building", slot="w3")
    assert asked(game) == (0, "dismiss")
    pick(game, "dismiss", card="artisan")
    assert asked(game) == (0, "pay")
    assert mine(game)["goods"]["silver"] == 4, "the dismissal is paid"
    assert game.removed == [], "but the card has no effect before the rest is paid"
    game.play(offers(game, key="pay")[0])
    assert asked(game) == (0, "discard"), "the top-right effect of the Artisan"
    assert mine(game)["goods"] == {"silver": 4, "ink": 0, "stone": 0, "gold": 0}
    assert game.spots.count(-1) == 20
    pick(game, "discard", card="abbot")
    assert asked(game) == (0, "spot")
    assert mine(game)["slots_open"] == []
    game.play(game.decision.options[1])
    assert mine(game)["slots_open"] == ["w3"]
    assert mine(game)["goods"]["stone"] == 1, "the effect of the spot"


@rule("VB-228")
@pytest.mark.parametrize(("silver", "expected"), [(3, WORKSHOPS), (5, [*TRADING_POSTS, *WORKSHOPS])])
def test_what_is_named_must_be_payable_without_what_the_effect_brings(silver: int, expected: list[str]) -> None:
    """The Charlatan's Debt lets the Racketeer destroy a card for Silver, but a Trading Post must be payable before that."""
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
    assert mine(game)["goods"]["silver"] == 0, "3 for the Charlatan and 2 for the Mason's Builder were forced"
    pick(game, "either", key="effect-destroy")
    pick(game, "destroy", card="financer")
    assert mine(game)["goods"]["silver"] == 3
    assert asked(game) == (0, "spot")


# --- strength


STRONG: dict[str, Any] = {"board": ["labourer", "thief", "mason"], "stone": 1, "silver": 5}


@rule("VB-092")
@pytest.mark.parametrize(
    ("top", "change"),
    [
        ("charlatan", {"board": ["squire", "thief", "mason"]}),
        ("charlatan", {"board": ["labourer", "abbot", "mason"]}),
        ("charlatan", {"board": ["labourer", "thief", "miner"]}),
        ("charlatan", {"stone": 0}),
        ("charlatan", {"silver": 4}),
        ("princess", {}),
    ],
    ids=["matching icon", "criminal icon", "conversion", "extra", "silver", "dismissal"],
)
def test_the_strength_is_the_sum_of_all_its_parts(top: str, change: dict[str, Any]) -> None:
    """2 Builders, a Criminal, a Stone, the Charlatan's 2 and 2 Silver by the Mason make 7; without any part it is 6."""
    assert begin(acting("3-4:OL", "charlatan", **STRONG), "construct") == [*TRADING_POSTS, *GUILDHALLS, *WORKSHOPS]
    assert begin(acting("3-4:OL", top, **{**STRONG, **change}), "construct") == [*TRADING_POSTS, *WORKSHOPS]


@rule("VB-092")
def test_icons_of_another_kind_are_no_strength() -> None:
    """4 Clerics, Nobles and Merchants build nothing; neither do Criminals in the hand or in the piles."""
    zones: dict[str, Any] = {"hand": ["thief"], "draw": ["antagonist"], "discard": ["meddler"]}
    game = acting("3-4:OL", board=["bishop", "enforcer", "peddler-1"], stone=2, **zones)
    assert actions(game) == ["action-trade", "action-none"]


@rule("VB-093")
@pytest.mark.parametrize(
    ("viscount", "action", "good", "expected"),
    [
        ("1-2:OL", "trade", "silver", {7: list(range(1, 8)), 1: [1], 0: None}),
        (
            "3-4:OL",
            "construct",
            "stone",
            {7: [*TRADING_POSTS, *GUILDHALLS, *WORKSHOPS], 6: [*TRADING_POSTS, *WORKSHOPS]},
        ),
        ("3-4:OL", "construct", "stone", {4: WORKSHOPS, 2: None}),
        ("3-4:IN", "place-workers", "gold", {8: [1, 2, 3, 4], 7: [1, 2, 3], 4: [1, 2], 1: [1], 0: None}),
    ],
)
def test_each_action_has_its_own_extra(viscount: str, action: str, good: str, expected: dict[int, Any]) -> None:
    """Any amount of the right good counts 1 icon each, and 20 of every other good count nothing."""
    others = {"silver": 20, "ink": 2, "stone": 20, "gold": 20}
    if action == "construct":
        others["silver"] = 0  # or it would be offered for a Trade
    for amount, yields in expected.items():
        game = acting(viscount, "miner" if action != "construct" else "princess", **{**others, good: amount})
        if yields is None:
            assert f"action-{action}" not in actions(game)
        else:
            assert begin(game, action) == yields


@rule("VB-093")
@pytest.mark.parametrize(("ink", "expected"), [(7, True), (6, False)])
def test_ink_is_the_extra_of_transcribing(ink: int, expected: bool) -> None:
    """A Manuscript of cost 7 takes 7 Ink, and nothing else will do."""
    seat = {"viscount": "3-4:IN", "ink": ink, "silver": 20, "stone": 20}
    manuscripts = {"3-4": ["ms-grey-7-guildhall"]}
    game = table(seat, manuscripts=manuscripts, townsfolk={"3-4": ["miner"]}, phase="action")
    assert ("action-transcribe" in actions(game)) == expected
    if expected:
        pick(game, "action", key="action-transcribe")
        assert mine(game)["goods"] == {"silver": 20, "ink": 0, "stone": 20, "gold": 0}


@rule("VB-094")
def test_icons_above_what_is_needed_are_lost() -> None:
    """4 Nobles that place 2 Workers (3 Nobles) place no third, bring nothing else, and save no Gold for later."""
    game = acting(
        "3-4:IN", "miner", board=["squire", "princess", "tinker-3"], built={"gh2": "9-10:1"}, gold=5, silver=2
    )
    assert begin(game, "place-workers") == [1, 2, 3, 4]
    pick(game, "workers", n=2)
    assert asked(game) == (0, "recruit")
    assert mine(game)["castle"]["tier1"] == [0, 2, 0, 0, 0]
    assert mine(game)["goods"] == {"silver": 2, "ink": 0, "stone": 0, "gold": 5}


@rule("VB-094")
def test_the_second_icon_of_a_doubled_resource_may_be_lost() -> None:
    """The Artist's Gold counts 2 Nobles; where 1 is missing the other is lost."""
    game = acting("3-4:IN", "miner", board=["artist", "squire", None], gold=1, silver=2)
    assert begin(game, "place-workers") == [1, 2]
    pick(game, "workers", n=2)
    pick(game, "pay", icons=2)
    assert asked(game) == (0, "recruit")
    assert mine(game)["castle"]["tier1"] == [0, 2, 0, 0, 0]
    assert mine(game)["goods"]["gold"] == 0


@rule("VB-229")
@pytest.mark.parametrize(
    ("seat", "nobles"),
    [
        ({"board": ["benefactor", None, None]}, 1),
        ({"board": ["benefactor", "lender-1", None]}, 2),
        ({"board": ["benefactor", "trader-1", None]}, 1),
        ({"board": ["benefactor", None, None], "built": {"tp3": "9-10:1"}}, 2),
        ({"board": ["benefactor", None, None], "cleric_bonus": ["blue"]}, 2),
        ({"board": ["benefactor", "peddler-1", "thief"]}, 3),
        ({"board": ["strongman", "peddler-1", None]}, 0),
        ({"board": ["lender-1", "peddler-1", None], "hand": ["benefactor"]}, 0),
        ({"board": ["benefactor", None, None], "turns": 1}, 2),
    ],
)
def test_what_the_benefactor_makes_of_merchants(seat: dict[str, Any], nobles: int) -> None:
    """Every 2 Merchants of board, slots, bonus cards and start icons are 1 Noble; a Criminal is no Merchant besides."""
    for missing in (0, 1):
        gold = 5 - nobles - missing
        game = acting("3-4:IN", "miner", **seat, gold=gold)
        assert begin(game, "place-workers") == ([1, 2, 3] if missing == 0 else [1, 2])


@rule("VB-229")
@pytest.mark.parametrize(("top", "nobles"), [("miner", 1), ("gatekeeper", 3), ("jeweller-1", 2), ("peddler-1", 3)])
def test_conversions_use_the_icons_of_the_dismissed_card(top: str, nobles: int) -> None:
    """3 Merchants on the board are 1 Noble, with the Jeweller's 2 they are 2, with the Peddler's 3 they are 3."""
    seat: dict[str, Any] = {"board": ["benefactor", "trader-1", None], "silver": 2}
    assert begin(acting("3-4:IN", top, **seat, gold=5 - nobles), "place-workers") == [1, 2, 3]
    assert begin(acting("3-4:IN", top, **seat, gold=4 - nobles), "place-workers") == [1, 2]


@rule("VB-229")
def test_silver_is_used_once_only() -> None:
    """5 Silver pay the Enforcer (3) and one Noble of the Diplomat (2), or two Nobles, but never both."""
    board = ["diplomat", "squire", None]
    game = acting("3-4:IN", "enforcer", board=board, silver=5)
    assert begin(game, "place-workers") == [1, 2, 3], "1 + 1 + 2 + 1 Nobles"
    weaker = acting("3-4:IN", "enforcer", board=board, silver=4)
    assert begin(weaker, "place-workers") == [1, 2], "1 + 1 + 2 Nobles, or 1 + 1 + 2 by Silver"
    pick(weaker, "workers", n=2)
    assert can_dismiss(weaker) == ["enforcer", "dismiss-nobody"]


@rule("VB-229")
def test_a_resource_is_used_once_only() -> None:
    """The Artist doubles 1 Gold, once: 3 Gold are 4 Nobles beside the Artist's own."""
    assert begin(acting("3-4:IN", "miner", board=["artist", None, None], gold=3), "place-workers") == [1, 2, 3]
    assert begin(acting("3-4:IN", "miner", board=["artist", None, None], gold=2), "place-workers") == [1, 2]
    assert begin(acting("3-4:IN", "miner", board=["artist", None, None], gold=6), "place-workers") == [1, 2, 3, 4]
    assert begin(acting("3-4:IN", "miner", board=["artist", None, None], gold=5), "place-workers") == [1, 2, 3]


# --- dismissing


@rule("VB-095")
def test_the_visible_townsfolk_of_the_own_segment_may_be_dismissed_once() -> None:
    """Of all visible Criminals only the one beside the Viscount is offered, and the next of the pile is safe."""
    tops = {"3-4": ["pickpocket", "lookout"], "1-2": ["meddler"], "5-6": ["conspirator"]}
    game = table({"viscount": "3-4:OL", "stone": 3, "silver": 9}, townsfolk=tops, phase="action")
    begin(game, "construct")
    pick(game, "building", slot="w1")
    assert can_dismiss(game) == ["pickpocket", "dismiss-nobody"]
    pick(game, "dismiss", card="pickpocket")
    assert asked(game) == (0, "discard"), "the effect of the Pickpocket, and no second dismissal"
    pick(game, "discard", key="keep-cards")
    assert asked(game) == (0, "spot")
    pass_until(game, "recruit")
    assert [game.cards.ids[card] for card in game.removed] == ["pickpocket"]
    assert mine(game)["goods"]["silver"] == 8
    assert offers(game, card="lookout") != []


@rule("VB-095")
def test_a_dismissal_may_be_left_alone() -> None:
    """Without it nothing is paid and the card stays."""
    game = acting("3-4:OL", "pickpocket", stone=3, silver=9)
    begin(game, "construct")
    pick(game, "building", slot="w1")
    pick(game, "dismiss", key="dismiss-nobody")
    pass_until(game, "recruit")
    assert game.removed == []
    assert mine(game)["goods"]["silver"] == 9
    assert offers(game, card="pickpocket") != []


@rule("VB-096")
@pytest.mark.parametrize(
    ("card", "matching"),
    [
        ("peddler-1", ["trade"]),
        ("woodcutter-1", ["construct"]),
        ("princess", ["place-workers"]),
        ("friar", ["transcribe"]),
        ("tinker-3", ["construct", "place-workers"]),
        ("gatekeeper", ["trade", "place-workers"]),
        ("pickpocket", ["trade", "construct", "place-workers", "transcribe"]),
        ("antagonist", ["trade", "construct", "place-workers", "transcribe"]),
    ],
)
def test_a_dismissal_needs_an_icon_of_the_action_or_a_criminal(card: str, matching: list[str]) -> None:
    """A card is offered for dismissal in exactly the actions that its icons help."""
    for action in ("trade", "construct", "place-workers", "transcribe"):
        game = acting("3-4:IN" if action in ("place-workers", "transcribe") else "3-4:OL", card, **RICH)
        pick(game, "action", key=f"action-{action}")
        if action != "transcribe":
            game.play(game.decision.options[0])
        assert can_dismiss(game) == ([card, "dismiss-nobody"] if action in matching else [])


@rule("VB-096")
@pytest.mark.parametrize(
    ("board", "action", "expected"),
    [
        ("benefactor", "place-workers", True),
        ("strongman", "construct", True),
        ("traveller", "transcribe", True),
        ("strongman", "place-workers", False),
        ("benefactor", "transcribe", False),
        ("benefactor", "construct", False),
        ("diplomat", "place-workers", False),
        ("peddler-2", "place-workers", False),
    ],
)
def test_a_merchant_is_enough_where_an_ability_converts_merchants(board: str, action: str, expected: bool) -> None:
    """The Peddler may be dismissed in an action for which a card on the board converts Merchants, and in no other."""
    viscount = "3-4:OL" if action == "construct" else "3-4:IN"
    game = acting(viscount, "peddler-1", board=[board, None, None], **RICH)
    pick(game, "action", key=f"action-{action}")
    if action != "transcribe":
        game.play(game.decision.options[0])
    assert can_dismiss(game) == (["peddler-1", "dismiss-nobody"] if expected else [])


@rule("VB-096")
def test_a_card_without_a_merchant_is_not_dismissed_for_a_conversion() -> None:
    """The Benefactor does not help the Miner, who has no Merchant."""
    game = acting("3-4:IN", "miner", board=["benefactor", None, None], **RICH)
    begin(game, "place-workers")
    pick(game, "workers", n=1)
    assert can_dismiss(game) == []


@rule("VB-097")
@pytest.mark.parametrize(
    ("card", "slots", "price"),
    [
        ("antagonist", {}, 3),
        ("conspirator", {}, 2),
        ("pickpocket", {}, 1),
        ("antagonist", {"tp2": "9-10:1"}, 1),
        ("pickpocket", {"tp2": "9-10:1"}, 1),
        ("antagonist", {"tp1": "9-10:1", "tp3": "9-10:2"}, 3),
    ],
)
def test_the_price_of_a_dismissal(card: str, slots: dict[str, str], price: int) -> None:
    """It is the card's Silver value, with tp2 exactly 1, and without that Silver nobody can be dismissed."""
    for silver in (price, price - 1):
        game = acting("3-4:OL", card, stone=3, silver=silver, built=slots)
        begin(game, "construct")
        pick(game, "building", slot="w1")
        assert can_dismiss(game) == ([card, "dismiss-nobody"] if silver == price else [])
    rich = acting("3-4:OL", card, stone=3, silver=9, built=slots)
    begin(rich, "construct")
    pick(rich, "building", slot="w1")
    pick(rich, "dismiss", card=card)
    assert mine(rich)["goods"]["silver"] == 9 - price


@rule("VB-097")
def test_the_cheap_dismissal_belongs_to_its_owner() -> None:
    """An opponent's open tp2 changes no price."""
    seats: list[dict[str, Any]] = [{"viscount": "3-4:OL", "stone": 3, "silver": 2}, {"built": {"tp2": "9-10:1"}}]
    game = table(*seats, townsfolk={"3-4": ["antagonist"]}, phase="action")
    begin(game, "construct")
    pick(game, "building", slot="w1")
    assert can_dismiss(game) == []


@rule("VB-098")
def test_a_dismissed_card_leaves_the_game_and_its_effect_comes_before_the_action_is_finished() -> None:
    """The Woodcutter's Virtue is gained before the spot is chosen; the card is in nobody's deck."""
    game = acting("3-4:OL", "woodcutter-1", stone=2, silver=2, discard=[])
    begin(game, "construct")
    pick(game, "building", slot="w1")
    assert asked(game) == (0, "spot")
    assert mine(game)["virtue"] == 6
    assert [game.cards.ids[card] for card in game.removed] == ["woodcutter-1"]
    assert (mine(game)["discard"], mine(game)["slots_open"]) == ([], [])


@rule("VB-098")
def test_the_bottom_ability_of_a_dismissed_card_is_ignored() -> None:
    """Woodcutter and Jeweller answer to an action only on the board, the Miner only when placed, the Tinker never here."""
    for viscount, action, card in (
        ("3-4:OL", "construct", "woodcutter-1"),
        ("3-4:OL", "construct", "miner"),
        ("3-4:OL", "construct", "tinker-3"),
        ("1-2:OL", "trade", "jeweller-1"),
        ("3-4:IN", "place-workers", "overseer-1"),
    ):
        game = acting(viscount, card, silver=2, stone=2, board=["lender-1", None, None], discard=[])
        pick(game, "action", key=f"action-{action}")
        if game.decision.kind in ("building", "exchanges"):
            game.play(game.decision.options[-1])
        if game.decision.kind == "dismiss":
            pick(game, "dismiss", card=card)
        assert [game.cards.ids[gone] for gone in game.removed] == [card]
        if game.decision.kind == "spot":
            game.play(game.decision.options[1])
        assert mine(game)["virtue"] == 6, card
        assert mine(game)["goods"]["ink"] == 0, card


@rule("VB-098")
def test_the_icons_of_a_dismissed_card_count_for_this_action_only() -> None:
    """The Courier's 3 Merchants help the Trade in which it goes and not the next one."""
    game = table(
        {"viscount": "1-2:OL", "silver": 1, "hand": ["trader-1"], "draw": ["abbot"], "discard": ["squire"]},
        townsfolk={"1-2": ["courier-1", "princess"]},
        phase="action",
    )
    begin(game, "trade")
    pick(game, "exchanges", n=3)
    assert mine(game)["goods"]["silver"] == 3
    pass_until(game, "move")
    while game.decision.seat != 0:
        game.play(game.decision.options[-1])
        pass_until(game, "move")
    go(game, "1-2", "OR")
    assert begin(game, "trade") == [1, 2], "1 Merchant and 3 Silver at 2 Merchants each"


@rule("VB-099")
def test_a_dismissal_is_allowed_where_its_icons_are_not_needed() -> None:
    """With 3 Builders on the board the Woodcutter may go all the same, for 2 Silver and 1 Virtue."""
    game = acting("3-4:OL", "woodcutter-1", board=["charlatan", "labourer", None], silver=2, stone=4)
    begin(game, "construct")
    pick(game, "building", slot="w1")
    assert can_dismiss(game) == ["woodcutter-1", "dismiss-nobody"]
    pick(game, "dismiss", card="woodcutter-1")
    assert mine(game)["goods"] == {"silver": 0, "ink": 0, "stone": 4, "gold": 0}
    assert mine(game)["virtue"] == 6


@rule("VB-EX-6")
def test_the_woodcutter_helps_to_construct_and_not_to_trade() -> None:
    """2 Silver, 1 Builder for this action, 1 Virtue, and the card leaves the game; for a Trade it is illegal."""
    game = acting("3-4:OL", "woodcutter-1", board=["labourer", None, None], stone=1, silver=2)
    assert begin(game, "construct") == WORKSHOPS, "1 Builder, 1 Stone and the Woodcutter's Builder"
    pick(game, "building", slot="w1")
    assert mine(game)["goods"] == {"silver": 0, "ink": 0, "stone": 0, "gold": 0}
    assert mine(game)["virtue"] == 6
    assert [game.cards.ids[card] for card in game.removed] == ["woodcutter-1"]
    trade = acting("3-4:OL", "woodcutter-1", board=["labourer", "lender-1", None], stone=1, silver=2)
    begin(trade, "trade")
    pick(trade, "exchanges", n=1)
    assert can_dismiss(trade) == []
    assert trade.removed == []


@rule("VB-100")
@pytest.mark.parametrize(
    ("segment", "action", "price", "markers"),
    [
        ("1-2", "place-workers", 2, (1, 6)),
        ("3-4", "construct", 2, (1, 6)),
        ("5-6", "trade", 1, (2, 7)),
        ("7-8", "construct", 2, (1, 6)),
        ("9-10", "place-workers", 1, (2, 7)),
    ],
)
def test_with_an_empty_pile_the_printed_card_is_dismissed(
    segment: str, action: str, price: int, markers: tuple[int, int]
) -> None:
    """It costs its price, or 1 with tp2, gives its icon and its effect, and is not removed from the game."""
    viscount = f"{segment}:{'IN' if action == 'place-workers' else 'OL'}"
    kept = {"trade": 5, "construct": 6, "place-workers": 6}[action]  # Silver, after 1 for the second Merchant
    for slots, paid in (({}, price), ({"tp2": "9-10:4"}, 1)):
        game = acting(viscount, None, silver=6, stone=2, gold=2, built=slots)
        yields = begin(game, action)
        if len(yields) > 1:
            game.play(game.decision.options[1 if action == "place-workers" else 0])
        if game.decision.kind == "dismiss":
            assert [option.label.key for option in game.decision.options] == ["dismiss-printed", "dismiss-nobody"]
            pick(game, "dismiss", key="dismiss-printed")
        assert (mine(game)["corruption"], mine(game)["virtue"]) == markers
        assert mine(game)["goods"]["silver"] == kept - paid
        assert mine(game)["goods"]["stone"] == (0 if action == "construct" else 2)
        assert mine(game)["goods"]["gold"] == (0 if action == "place-workers" else 2)
        assert game.removed == []


@rule("VB-100")
def test_the_printed_card_can_be_dismissed_again_each_turn() -> None:
    """After seat 0 dismissed it, seat 1 may dismiss it in the next turn."""
    game = table(
        {"viscount": "5-6:OL", "silver": 9, "hand": ["abbot", "squire", "labourer"]},
        {"viscount": "3-4:OR", "silver": 9, "hand": ["trader-1"], "draw": ["abbot"]},
        townsfolk={"5-6": []},
        phase="action",
    )
    for seat in (0, 1):
        if seat == 1:
            go(game, "5-6", "OL")
        assert asked(game) == (seat, "action")
        begin(game, "trade")
        pick(game, "exchanges", n=1)
        pick(game, "dismiss", key="dismiss-printed", segment="5-6")
        assert mine(game, seat)["corruption"] == 2


@rule("VB-100")
def test_the_printed_card_can_never_be_hired() -> None:
    """With an empty pile phase 4 asks nothing, and a free hire offers only the other segments."""
    hand = ["abbot", "squire", "labourer"]
    position: Any = {"townsfolk": {"5-6": []}, "phase": "recruit"}
    assert asked(table({"viscount": "5-6:OL", "silver": 9, "hand": hand}, **position)) == (1, "play-card")
    assert asked(table({"viscount": "3-4:OL", "silver": 9, "hand": hand}, **position)) == (0, "recruit")
    free = table({"viscount": "5-6:OL", "hand": hand}, **position, resolve={"hire_free": 1})
    assert [o.label.args["segment"] for o in free.decision.options] == ["1-2", "3-4", "7-8", "9-10"]


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
    assert asked(game) == (0, "order")
    assert mine(game)["slots_open"] == ["w1"]
    assert mine(game)["goods"]["stone"] == 1, "the effect of the spot came before"
    assert [option.label.args["card"] for option in game.decision.options] == ["woodcutter-1", "charlatan"]
    pick(game, "order", card=first)
    assert (mine(game)["corruption"], mine(game)["virtue"]) == expected


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
    assert asked(game) == (1, "play-card")
    assert "ability" not in [event.key for event in events]
    assert (mine(game)["corruption"], mine(game)["virtue"]) == (1, 7)


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
        assert mine(game)["virtue"] == (6 if action == its_action else 7), card


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
