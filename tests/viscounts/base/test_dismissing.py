"""Phase 3, the primary action: its dismissal."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import asked, seen
from tests.kit.primary_action import RICH, WORKSHOPS, acting, begin, can_dismiss
from tests.kit.rule import rule
from tests.kit.viscounts import offers, pass_until, pick, table


def go(game: wk.Game, segment: str, kind: str) -> None:
    """Move to a space."""
    (option,) = offers(game, segment=segment, kind=kind)
    game.play(option)


@rule("VB-095")
def test_the_visible_townsfolk_of_the_own_segment_may_be_dismissed_once() -> None:
    """Of all visible Criminals only the one beside the Viscount is offered, and the next of the pile is safe."""
    tops = {"3-4": ["pickpocket", "lookout"], "1-2": ["meddler"], "5-6": ["conspirator"]}
    game = table({"viscount": "3-4:OL", "stone": 3, "silver": 9}, townsfolk=tops, phase="action")
    begin(game, "construct")
    pick(game, "building", slot="w1")
    assert can_dismiss(game) == ["pickpocket", "dismiss-nobody"]
    pick(game, "dismiss", card="pickpocket")
    assert asked(game) == ("discard", 0), "the effect of the Pickpocket, and no second dismissal"
    pick(game, "discard", key="keep-cards")
    assert asked(game) == ("spot", 0)
    pass_until(game, "recruit")
    assert [game.cards.ids[card] for card in game.removed] == ["pickpocket"]
    assert seen(game)["goods"]["silver"] == 8
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
    assert seen(game)["goods"]["silver"] == 9
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
    assert seen(rich)["goods"]["silver"] == 9 - price


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
    assert asked(game) == ("spot", 0)
    assert seen(game)["virtue"] == 6
    assert [game.cards.ids[card] for card in game.removed] == ["woodcutter-1"]
    assert (seen(game)["discard"], seen(game)["slots_open"]) == ([], [])


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
        assert seen(game)["virtue"] == 6, card
        assert seen(game)["goods"]["ink"] == 0, card


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
    assert seen(game)["goods"]["silver"] == 3
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
    assert seen(game)["goods"] == {"silver": 0, "ink": 0, "stone": 4, "gold": 0}
    assert seen(game)["virtue"] == 6


@rule("VB-EX-6")
def test_the_woodcutter_helps_to_construct_and_not_to_trade() -> None:
    """2 Silver, 1 Builder for this action, 1 Virtue, and the card leaves the game; for a Trade it is illegal."""
    game = acting("3-4:OL", "woodcutter-1", board=["labourer", None, None], stone=1, silver=2)
    assert begin(game, "construct") == WORKSHOPS, "1 Builder, 1 Stone and the Woodcutter's Builder"
    pick(game, "building", slot="w1")
    assert seen(game)["goods"] == {"silver": 0, "ink": 0, "stone": 0, "gold": 0}
    assert seen(game)["virtue"] == 6
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
        assert (seen(game)["corruption"], seen(game)["virtue"]) == markers
        assert seen(game)["goods"]["silver"] == kept - paid
        assert seen(game)["goods"]["stone"] == (0 if action == "construct" else 2)
        assert seen(game)["goods"]["gold"] == (0 if action == "place-workers" else 2)
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
        assert asked(game) == ("action", seat)
        begin(game, "trade")
        pick(game, "exchanges", n=1)
        pick(game, "dismiss", key="dismiss-printed", segment="5-6")
        assert seen(game, seat)["corruption"] == 2


@rule("VB-100")
def test_the_printed_card_can_never_be_hired() -> None:
    """With an empty pile phase 4 asks nothing, and a free hire offers only the other segments."""
    hand = ["abbot", "squire", "labourer"]
    position: Any = {"townsfolk": {"5-6": []}, "phase": "recruit"}
    assert asked(table({"viscount": "5-6:OL", "silver": 9, "hand": hand}, **position)) == ("play-card", 1)
    assert asked(table({"viscount": "3-4:OL", "silver": 9, "hand": hand}, **position)) == ("recruit", 0)
    free = table({"viscount": "5-6:OL", "hand": hand}, **position, resolve={"hire_free": 1})
    assert [o.label.args["segment"] for o in free.decision.options] == ["1-2", "3-4", "7-8", "9-10"]
