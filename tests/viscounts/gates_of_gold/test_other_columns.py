"""Gates of Gold, section D: the second to the fourth column of a Manuscript Board."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import asked
from tests.kit.manuscript_boards import PLAIN, abilities, collision_of_seat_1, recruit, turn_begins
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, names, offers, pick, table
from westkingdom.viscounts.silver import purse


def pay(game: wk.Game, **goods: int) -> None:
    """Pay exactly these goods; what can only be paid in one way is not asked."""
    while game.decision.kind == "pay":
        good = game.decision.prompt.args["good"]
        assert isinstance(good, wk.Message)
        n = goods.get(good.key.removeprefix("amount-"), 0)
        label = wk.Message("pay-good", {"what": wk.Message(good.key, {"n": n})}) if n else None
        chosen = [o for o in game.decision.options if o.label == label or (label is None and o.label.key == "pay-none")]
        game.play(chosen[0])


# --- column 2: resources in place of Silver


@rule("GG-065")
@pytest.mark.parametrize("good", ["ink", "stone", "gold"])
def test_a_resource_may_be_spent_in_place_of_a_silver(good: str) -> None:
    """One Ink Well, Stone or Gold stands for 1 Silver of a hire; without column 2 it does not."""
    game = recruit("peddler-1", columns=[2], **{good: 1}, **PLAIN)
    pick(game, "recruit", card="peddler-1")
    assert game.players[0].goods == [0, 0, 0, 0]
    assert recruit("peddler-1", columns=[3, 4], **{good: 1}, **PLAIN).seat == 1


@rule("GG-065")
def test_the_player_says_what_is_paid() -> None:
    """Silver may be kept and resources spent, or the other way round; exactly the price is paid."""
    for goods in ({"silver": 2}, {"silver": 1, "gold": 1}, {"ink": 1, "stone": 1}, {"stone": 1, "gold": 1}):
        game = recruit("friar", columns=[2], silver=2, ink=1, stone=1, gold=1, **PLAIN)
        pick(game, "recruit", card="friar")
        pay(game, **goods)
        left = [2, 1, 1, 1]
        spent = [goods.get(good, 0) for good in ("silver", "ink", "stone", "gold")]
        assert game.players[0].goods == [n - paid for n, paid in zip(left, spent, strict=True)]


@rule("GG-066")
@pytest.mark.parametrize("columns", [[2], []])
def test_resources_pay_for_extra_movement(columns: list[int]) -> None:
    """2 spaces further are paid with a Silver and a Gold; without column 2 only 1 can be paid."""
    seat = {"viscount": "1-2:OR", "columns": columns, "silver": 1, "gold": 1, "hand": ["trader-1"]}
    game = table(seat, boxes=GATES)
    there = offers(game, segment="3-4", kind="IN") + offers(game, segment="3-4", kind="OR")
    assert [option.cost[0].args["n"] for option in there] == [1, 1]
    far = offers(game, segment="5-6")
    costs = [[(part.key, part.args["n"]) for part in option.cost] for option in far]
    assert costs == ([[("amount-silver", 1), ("amount-gold", 1)]] * 2 if columns else [])
    if columns:
        pick(game, "move", segment="5-6", kind="OL")
        assert game.players[0].goods == [0, 0, 0, 0]


@rule("GG-066")
@pytest.mark.parametrize(("columns", "most"), [([2], 2), ([], 1)])
def test_resources_pay_for_merchants_in_a_trade(columns: list[int], most: int) -> None:
    """At 2 Merchants for an Ink Well, 2 on the board, 1 Silver and 1 Stone make 2 exchanges."""
    seat = {"viscount": "1-2:OR", "columns": columns, "silver": 1, "stone": 1, "board": ["lender-1", None, None]}
    game = table(seat, boxes=GATES, phase="action", townsfolk={"1-2": []}, removed=[])
    pick(game, "action", key="action-trade")
    if most == 2:
        assert [option.label.args["n"] for option in game.decision.options] == [1, 2]
        pick(game, "exchanges", n=2)
        while game.decision.kind in ("dismiss", "pay"):
            game.play(
                offers(game, key="dismiss-nobody")[0] if game.decision.kind == "dismiss" else game.decision.options[-1]
            )
        assert game.players[0].goods == [0, 2, 0, 0]
    else:
        assert game.players[0].goods == [1, 1, 1, 0]


@rule("GG-066")
@pytest.mark.parametrize("columns", [[2], []])
def test_resources_pay_for_a_dismissal(columns: list[int]) -> None:
    """With 2 Ink Wells the Miner, who costs 2, can be dismissed for a Builder; without column 2 he cannot."""
    seat = {"viscount": "1-2:OL", "columns": columns, "ink": 2, "board": ["labourer", "stonecutter-1", None]}
    game = table(seat, boxes=GATES, phase="action", townsfolk={"1-2": ["miner"]})
    assert bool(offers(game, key="action-construct")) == bool(columns)
    if columns:
        pick(game, "action", key="action-construct")
        pick(game, "building", slot="w1")
        assert names(game, game.removed) == ["miner"]
        assert game.players[0].goods == [0, 0, 0, 0]


@rule("GG-066")
@pytest.mark.parametrize("columns", [[2], []])
def test_resources_pay_for_icons_that_silver_makes(columns: list[int]) -> None:
    """The Mason makes a Builder of 2 Silver, here of 1 Silver and 1 Gold, if column 2 is unlocked."""
    seat = {"viscount": "1-2:OL", "columns": columns, "silver": 1, "gold": 1, "board": ["mason", "labourer", None]}
    game = table(seat, boxes=GATES, phase="action", townsfolk={"1-2": ["princess"]})
    assert bool(offers(game, key="action-construct")) == bool(columns)
    if columns:
        pick(game, "action", key="action-construct")
        pick(game, "building", slot="w1")
        pick(game, "spot", position=1)
        assert game.players[0].goods == [0, 0, 0, 1]


@rule("GG-066")
def test_resources_pay_for_column_3() -> None:
    """2 resources stand for the 2 Silver of column 3; a Silver and a resource do as well."""
    for goods in ({"ink": 1, "stone": 1}, {"silver": 1, "gold": 1}):
        game = recruit("friar", columns=[2, 3], hand=["abbot", "squire", "thief"], **goods)
        pick(game, "recruit", key="turn-option")
        assert (game.players[0].goods, len(game.players[0].hand)) == ([0, 0, 0, 0], 4)


@rule("GG-067")
def test_resources_are_not_exchanged_for_silver_to_keep() -> None:
    """Column 2 alone is offered at no time, and no payment leaves more Silver or takes more than its price."""
    game = recruit("peddler-1", columns=[2], ink=3, **PLAIN)
    assert [option.kind for option in game.decision.options] == ["recruit"] * 3
    pick(game, "recruit", card="peddler-1")
    assert game.players[0].goods == [0, 2, 0, 0]
    assert [
        option.label.key for option in turn_begins(columns=[2], ink=9).decision.options if option.kind == "turn-option"
    ] == []


# --- column 3: a card for 2 Silver


@rule("GG-068")
@pytest.mark.parametrize(("silver", "possible"), [(1, False), (2, True), (3, True)])
def test_2_silver_draw_the_top_card_of_the_draw_pile(silver: int, possible: bool) -> None:
    """Exactly 2 Silver are paid and exactly the top card comes to the hand; 1 Silver is not enough."""
    game = turn_begins(columns=[3], silver=silver, hand=["abbot"], draw=["thief", "labourer"], discard=[])
    if not possible:
        assert abilities(game) == []
        return
    pick(game, "pause", key="turn-option")
    p = game.players[0]
    assert (names(game, p.hand), names(game, p.draw)) == (["abbot", "thief"], ["labourer"])
    assert p.goods[0] == silver - 2


@rule("GG-069")
@pytest.mark.parametrize(("board", "markers"), [(["thief", None, None], (2, 7)), (["abbot", None, None], (1, 6))])
def test_column_3_shuffles_the_discards_if_the_draw_pile_is_empty(board: list[str], markers: tuple[int, int]) -> None:
    """The discards are shuffled with 1 Corruption if a Criminal lies on the board, else with 1 Virtue."""
    game = turn_begins(columns=[3], silver=2, board=board, hand=["squire"], draw=[], discard=["labourer", "lender-1"])
    pick(game, "pause", key="turn-option")
    p = game.players[0]
    assert (p.corruption, p.virtue) == markers
    assert (len(p.hand), len(p.draw), p.discard) == (2, 1, [])


@rule("GG-070")
def test_column_3_cannot_be_used_without_any_card_to_draw() -> None:
    """With Draw Pile and discards empty it is not offered, and is said to be impossible; with a discard it is."""
    seat = {"columns": [3], "silver": 9, "hand": ["abbot", "thief"], "draw": [], "board": ["squire", None, None]}
    words: dict[str, Any] = {"boxes": GATES, "phase": "recruit", "townsfolk": {"1-2": ["friar"]}}
    game = table({**seat, "viscount": "1-2:OR", "discard": []}, **words)
    assert abilities(game) == []
    assert [reason.reason.key for reason in game.decision.why_not()] == ["why-not-nothing-to-do"]
    game = table({**seat, "viscount": "1-2:OR", "discard": ["labourer"]}, **words)
    assert abilities(game) == ["effect-draw"]


@rule("GG-071")
def test_the_hand_limit_does_not_restrict_column_3() -> None:
    """Whoever has 3 cards draws a fourth and a fifth, and keeps them at the end of the turn."""
    game = recruit("friar", columns=[3], silver=4, hand=["abbot", "thief", "squire"], board=["labourer", None, None])
    pick(game, "recruit", key="turn-option")
    pick(game, "recruit", key="turn-option")
    assert len(game.players[0].hand) == 5
    assert (game.seat, len(game.players[0].hand)) == (1, 5)


# --- column 4: Rearrange for 3 resources


@rule("GG-072")
@pytest.mark.parametrize(
    ("goods", "possible"),
    [
        ({"ink": 3}, True),
        ({"stone": 2, "gold": 1}, True),
        ({"ink": 1, "stone": 1, "gold": 1}, True),
        ({"ink": 1, "stone": 1, "silver": 9}, False),
    ],
)
def test_3_resources_rearrange_the_board(goods: dict[str, int], possible: bool) -> None:
    """Any mix of 3 resources pays for any order of the cards; Silver stands for none."""
    game = recruit("sculptor", columns=[4], board=["abbot", "squire", "labourer"], **goods, **PLAIN_2)
    assert abilities(game) == (["effect-rearrange"] if possible else [])
    if possible:
        pick(game, "recruit", key="turn-option")
        assert (game.decision.kind, len(game.decision.options)) == ("rearrange", 6)
        assert game.players[0].goods == [0, 0, 0, 0]
        game.play(game.decision.options[5])
        assert names(game, game.players[0].board) == ["labourer", "squire", "abbot"]


PLAIN_2 = {"hand": ["thief"], "draw": ["trader-1"], "discard": []}


# --- when


@rule("GG-073")
def test_abilities_may_be_used_again_and_again_in_any_combination() -> None:
    """In one phase: draw, rearrange, draw and draw again, until the goods are spent."""
    seat = {"hand": ["thief"], "draw": ["trader-1", "lender-1", "financer"], "discard": []}
    game = recruit("friar", columns=[2, 3, 4], silver=6, ink=3, board=["abbot", "squire", "labourer"], **seat)
    pick(game, "recruit", key="effect-draw")
    pay(game, silver=2)
    pick(game, "recruit", key="effect-rearrange")
    game.play(game.decision.options[1])
    pick(game, "recruit", key="effect-draw")
    pick(game, "recruit", key="effect-draw")
    p = game.players[0]
    assert (p.goods, len(p.hand)) == ([0, 0, 0, 0], 4)
    assert names(game, p.board) == ["abbot", "labourer", "squire"]


@rule("GG-074")
def test_abilities_are_offered_at_every_decision_point_of_the_turn() -> None:
    """Before the shift, with the card, the movement, the action, the recruit, after a hire, and after the draw."""
    game = turn_begins(columns=[3], silver=40, board=["abbot", "squire", None], viscount="1-2:OR")
    points: list[str] = []
    while game.seat == 0:
        assert abilities(game) == ["effect-draw"], game.decision
        points.append(game.decision.kind)
        wanted = [*offers(game, key="recruit-card"), game.decision.options[0]]
        game.play(offers(game, key="action-none")[0] if game.decision.kind == "action" else wanted[0])
        while game.decision.kind in ("discard", "rearrange", "free-hire"):
            assert abilities(game) == []
            game.play(game.decision.options[-1])
    assert points == ["pause", "play-card", "move", "action", "recruit", "pause", "pause"]


@rule("GG-074")
def test_abilities_are_offered_after_a_collision() -> None:
    """When all steps of a collision are done an ability may be used before cards are drawn."""
    seat = {"columns": [3], "silver": 4, "corruption": 3, "virtue": 3, "hand": ["abbot"]}
    game = table(seat, boxes=GATES, phase="collision")
    assert (game.decision.kind, abilities(game)) == ("pause", ["effect-draw"])
    p = game.players[0]
    assert (p.corruption, p.virtue, p.deeds, len(p.hand)) == (1, 7, 1, 1)
    pick(game, "pause", key="go-on")
    assert (game.decision.kind, abilities(game), len(p.hand)) == ("pause", ["effect-draw"], 3)


@rule("GG-074")
def test_abilities_are_not_offered_while_an_effect_is_half_resolved() -> None:
    """Not with a Discard, a Destroy, a Free Hire, a flip or a payment of the own turn, whatever the player has."""
    seat = {"columns": [2, 3, 4], "silver": 9, "ink": 9, "debts": 1, "deeds": 1, "board": ["abbot", "squire", None]}
    for effect in ({"discard": 1}, {"destroy": 1}, {"hire_free": 1}, {"flip": "either"}, {"welcome": 1}):
        game = table(seat, boxes=GATES, phase="recruit", resolve=effect)
        assert game.decision.kind != "recruit"
        assert abilities(game) == []
    game = recruit("friar", **seat)
    pick(game, "recruit", card="friar")
    assert (game.decision.kind, abilities(game)) == ("pay", [])


@rule("GG-074", "GG-075")
def test_abilities_are_not_offered_on_the_turn_of_another_player() -> None:
    """Asked in the collision of seat 1, seat 0 has no column 3 or 4; nor at the decisions of seat 1."""
    game = collision_of_seat_1(columns=[2, 3, 4], silver=9, ink=9)
    assert (asked(game), game.turn) == (("free-hire", 0), 1)
    assert abilities(game) == []
    game = table({"columns": [3, 4], "silver": 9, "ink": 9}, {"silver": 9, "ink": 9}, boxes=GATES, to_act=1)
    assert (asked(game), abilities(game)) == (("play-card", 1), [])


@rule("GG-075")
def test_resources_stand_for_silver_only_on_the_own_turn() -> None:
    """With column 2 and 3 Ink Wells a player could pay 3 Silver on the own turn, none on that of another player."""
    seats: list[dict[str, Any]] = [{"columns": [2], "ink": 3}, {"viscount": "1-2:OR", "ink": 3}]
    own, other = (table(*seats, boxes=GATES, to_act=seat) for seat in (0, 1))
    assert (purse(own, own.players[0]), purse(other, other.players[0])) == (3, 0)
    assert (purse(own, own.players[1]), purse(other, other.players[1])) == (0, 0)


# --- worked examples


@rule("GG-EX-1")
def test_columns_2_and_3_together_before_the_shift() -> None:
    """A Stone and a Gold pay for the top card X, which may then be played at once."""
    hand = ["abbot", "squire", "thief"]
    game = turn_begins(columns=[2, 3], stone=1, gold=1, hand=hand, draw=["labourer"], discard=[])
    assert game.decision.kind == "pause"
    pick(game, "pause", key="turn-option")
    p = game.players[0]
    assert (names(game, p.hand), p.goods) == ([*hand, "labourer"], [0, 0, 0, 0])
    pick(game, "play-card", card="labourer")
    assert names(game, p.board)[0] == "labourer"


@rule("GG-EX-2")
def test_column_4_before_the_shift() -> None:
    """A, B, C become C, A, B: then B drops off instead of C."""
    cards = {"board": ["abbot", "squire", "labourer"], "hand": ["thief"], "draw": ["trader-1"], "discard": []}
    game = turn_begins(columns=[4], ink=2, stone=1, **cards)
    control = game.copy()
    pick(game, "pause", key="turn-option")
    pick(game, "rearrange", parts=[wk.Message("card", {"card": card}) for card in ("labourer", "abbot", "squire")])
    assert game.players[0].goods == [0, 0, 0, 0]
    assert names(game, game.players[0].discard) == ["squire"]
    assert names(game, game.players[0].board)[1:] == ["labourer", "abbot"]
    pick(control, "pause", key="go-on")
    assert names(control, control.players[0].discard) == ["labourer"]
    assert names(control, control.players[0].board)[1:] == ["abbot", "squire"]


@rule("GG-074")
def test_a_turn_that_begins_in_a_position_offers_the_columns_before_the_shift() -> None:
    """Before the shift column 3 is offered to whoever can pay for it, and nobody else is asked to go on."""
    seat = {"columns": [3], "hand": ["thief", "abbot"], "board": [None, None, "squire"]}
    game = table({**seat, "silver": 2}, boxes=GATES)
    assert (game.decision.kind, [option.kind for option in game.decision.options]) == (
        "pause",
        ["pause", "turn-option"],
    )
    assert game.players[0].board[2] >= 0
    assert table({**seat, "silver": 1}, boxes=GATES).decision.kind == "play-card"
