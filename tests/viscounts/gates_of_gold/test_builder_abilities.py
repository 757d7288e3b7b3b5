"""The twelve Builder abilities: six that look at the holder's board, six that answer to what the holder does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked, labels
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, names, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

D1, D2, D3, D4, D5, D6 = [
    f"builder-diversified-{name}"
    for name in ("collision-silver", "collision-flip", "merchants", "collision-hire", "move", "hand")
]
S1, S2, S3, S4, S5, S6 = [
    f"builder-specialized-{name}"
    for name in ("order-silver", "order-virtue", "welcome-draw", "welcome-silver", "refuse-rearrange", "refuse-order")
]
HAND = ["abbot", "squire", "labourer"]
ROW = ["outsider-assassin", "outsider-carpenter", "outsider-hunter"]
ORDER_ON_BOARD = [None, "kings-order", None]
OUTSIDER_ON_BOARD = [None, "outsider-hunter", None]


def collision(card: str, holder: int, seat: dict[str, Any], **position: Any) -> Viscounts:
    """A table after a collision of seat 0 on space 3 (1 Silver and 1 Deed), where this seat holds a Diversified card."""
    seats: list[dict[str, Any]] = [{"corruption": 3, "virtue": 3, "hand": HAND}, {"viscount": "9-10:OR", "hand": HAND}]
    seats[holder] = {**seats[holder], "builder": ["diversified"], **seat}
    return table(*seats, boxes=GATES, phase="collision", builder_cards=[card, S1], **position)


def diversified(card: str, seat: dict[str, Any], **position: Any) -> Viscounts:
    """A table whose seat 0 holds this Diversified card."""
    full = {"builder": ["diversified"], "hand": HAND, **seat}
    return table(full, boxes=GATES, **{"builder_cards": [card, S1], **position})


def specialized(card: str, seat: dict[str, Any], **position: Any) -> Viscounts:
    """A table whose seat 0 holds this Specialized card."""
    full = {"builder": ["specialized"], "hand": HAND, **seat}
    return table(full, boxes=GATES, **{"builder_cards": [D6, card], "outsiders": ROW, **position})


def prices(game: Viscounts) -> dict[str, int]:
    """Where the Viscount may go, and for how much Silver."""
    assert game.decision.kind == "move"
    out: dict[str, int] = {}
    for option in game.decision.options:
        space: Any = option.label.args["space"]
        cost: Any = option.cost[0].args["n"] if option.cost else 0
        out[f"{space.args['segment']}:{space.args['kind']}"] = cost
    return out


# --- D1, D2, D4: in every collision


@rule("GG-145")
@pytest.mark.parametrize(("holder", "silver"), [(0, [3, 0]), (1, [1, 2])])
def test_d1_gives_2_silver_in_every_players_collision(holder: int, silver: list[int]) -> None:
    """The holder with a King's Order on the board gains them in the own collision and in another player's."""
    assert [p.goods[0] for p in collision(D1, holder, {"board": ORDER_ON_BOARD}).players] == silver
    bare = collision(D1, holder, {"board": OUTSIDER_ON_BOARD})
    assert [p.goods[0] for p in bare.players] == [1, 0]


@rule("GG-145")
def test_d1_gives_nothing_without_a_collision() -> None:
    """With the markers apart the turn ends without Silver."""
    game = diversified(D1, {"board": ORDER_ON_BOARD, "corruption": 3, "virtue": 4}, phase="collision")
    assert (asked(game), game.players[0].goods) == (("play-card", 1), [0, 0, 0, 0])


@rule("GG-146")
@pytest.mark.parametrize("holder", [0, 1])
def test_d2_may_flip_a_debt_or_a_deed_in_every_players_collision(holder: int) -> None:
    """The holder is asked whether, then which card; declined, nothing is flipped."""
    seat = {"board": ORDER_ON_BOARD, "debts": 1, "deeds": 1}
    game = collision(D2, holder, seat)
    assert (asked(game), labels(game)) == (("may", holder), ["effect-flip-either", "decline"])
    pick(game, "may", key="effect-flip-either")
    assert labels(game) == ["effect-flip-debt", "effect-flip-deed"]
    pick(game, "flip", key="effect-flip-debt")
    pick(game, "resource", key="amount-gold")
    assert (game.players[holder].paid, game.players[holder].goods[3]) == (1, 1)
    game = collision(D2, holder, seat)
    pick(game, "may", key="decline")
    assert asked(game) == ("play-card", 1)
    assert (game.players[holder].paid, game.players[holder].approved) == (0, 0)


@rule("GG-146")
def test_d2_needs_a_kings_order_on_the_board() -> None:
    """With an Outsider there instead nobody is asked."""
    assert asked(collision(D2, 0, {"board": OUTSIDER_ON_BOARD, "debts": 1})) == ("play-card", 1)


@rule("GG-149")
@pytest.mark.parametrize("holder", [0, 1])
def test_d4_gives_a_free_hire_in_every_players_collision(holder: int) -> None:
    """The holder with an Outsider on the board hires any visible Townsfolk for nothing, and cannot decline."""
    game = collision(D4, holder, {"board": OUTSIDER_ON_BOARD}, townsfolk={"5-6": ["friar"]})
    assert (asked(game), labels(game)) == (("free-hire", holder), ["hire-card"] * 5 + ["hire-instead"])
    pick(game, "free-hire", card="friar")
    assert asked(game) == ("play-card", 1)
    assert names(game, game.players[holder].discard) == ["friar"]
    assert [p.goods[0] for p in game.players] == [1, 0]


@rule("GG-149")
def test_d4_needs_an_outsider_on_the_board() -> None:
    """With a King's Order there instead nobody hires."""
    assert asked(collision(D4, 0, {"board": ORDER_ON_BOARD})) == ("play-card", 1)


# --- D3: Merchants


TRADE: dict[str, Any] = {"viscount": "7-8:OL", "board": ORDER_ON_BOARD}
NO_MERCHANT: dict[str, Any] = {"phase": "action", "townsfolk": {"7-8": ["overseer-2"], "1-2": ["overseer-2"]}}


@rule("GG-147")
@pytest.mark.parametrize(("board", "gold"), [(ORDER_ON_BOARD, 1), ([None, "missionary-1", None], 0)])
def test_d3_adds_2_merchants_while_a_kings_order_is_on_the_board(board: list[str | None], gold: int) -> None:
    """On a space of 2 Merchants for 1 Gold, its 1 Merchant trades with 2 more; that of a Missionary gets no help."""
    game = diversified(D3, {**TRADE, "board": board}, **NO_MERCHANT)
    if gold:
        pick(game, "action", key="action-trade")
    assert (game.decision.kind == "action", game.players[0].goods) == (False, [0, 0, 0, gold])


@rule("GG-148")
def test_d3_counts_for_abilities_that_use_merchants_in_an_action() -> None:
    """With the Strongman, 5 Merchants make 2 Builders, which with 1 Stone raise a Workshop; 3 Merchants do not."""
    seat = {"viscount": "1-2:OL", "stone": 1, "board": ["strongman", "kings-order", None]}
    game = diversified(D3, seat, **NO_MERCHANT)
    assert labels(game) == ["action-trade", "action-construct", "action-none"]
    assert labels(diversified(D3, {**seat, "builder": []}, **NO_MERCHANT)) == ["action-trade", "action-none"]


@rule("GG-148")
def test_d3_does_not_count_in_scoring() -> None:
    """A Manuscript that scores Merchant icons is worth the same with the card as without it."""
    seat = {"board": ORDER_ON_BOARD, "manuscripts": ["ms-blue-5-merchants"]}
    points = [
        dict(diversified(D3, {**seat, "builder": builder}).scores[0].lines)["manuscripts"]
        for builder in (["diversified"], [])
    ]
    assert points[0] == points[1] > 0


# --- D5: movement


@rule("GG-150")
def test_d5_moves_one_space_further_for_nothing() -> None:
    """After a card of value 2 the holder goes 2 or 3 spaces with an Outsider on the board, exactly 2 without."""
    seat = {"viscount": "1-2:OL", "board": ["journeyman-1", "outsider-hunter", None]}
    two = {"1-2:OR": 0, "3-4:OL": 0, "3-4:IN": 0}
    assert prices(diversified(D5, seat, phase="movement")) == {**two, "3-4:OR": 0, "5-6:IN": 0}
    assert prices(diversified(D5, {**seat, "board": ["journeyman-1", "kings-order", None]}, phase="movement")) == two
    assert prices(diversified(D5, {**seat, "builder": []}, phase="movement")) == two


@rule("GG-150")
def test_d5_counts_only_the_outsiders_that_are_on_the_board_in_the_movement_phase() -> None:
    """One that drops off in this turn does not help; one that is played does."""
    seat = {"viscount": "1-2:OL", "hand": ["labourer", "outsider-tyrant"], "board": [None, None, "outsider-hunter"]}
    game = diversified(D5, seat)
    pick(game, "play-card", card="labourer")
    assert "5-6:IN" not in prices(game)
    game = diversified(D5, seat)
    pick(game, "play-card", card="outsider-tyrant")
    assert prices(game)["7-8:IN"] == 0


@rule("GG-151")
def test_d5_adds_to_other_free_and_to_paid_movement() -> None:
    """Value 2, the card, the first Trading Post and the Apprentice make 5 spaces, and 1 Silver makes 6."""
    board = ["journeyman-1", "outsider-hunter", "apprentice"]
    seat = {"viscount": "1-2:OL", "silver": 1, "built": {"tp1": "3-4:1"}, "board": board}
    inner = {space: n for space, n in prices(diversified(D5, seat, phase="movement")).items() if space.endswith("IN")}
    assert inner == {"3-4:IN": 0, "5-6:IN": 0, "7-8:IN": 0, "9-10:IN": 0, "1-2:IN": 1}
    without = prices(diversified(D5, {**seat, "builder": []}, phase="movement"))
    assert {space: n for space, n in without.items() if space.endswith("IN")} == {
        "3-4:IN": 0,
        "5-6:IN": 0,
        "7-8:IN": 0,
        "9-10:IN": 1,
    }


# --- D6: the hand


@rule("GG-152")
@pytest.mark.parametrize(("board", "cards"), [(OUTSIDER_ON_BOARD, 4), (ORDER_ON_BOARD, 3), ([None, None, None], 3)])
def test_d6_raises_the_hand_limit_by_1(board: list[str | None], cards: int) -> None:
    """With an Outsider on the board the hand is filled up to 4 cards, else to 3."""
    game = diversified(D6, {"board": board, "hand": ["abbot", "squire"]}, phase="draw")
    assert [len(p.hand) for p in game.players] == [cards, 3]


@rule("GG-153")
def test_d6_is_checked_only_when_cards_are_drawn() -> None:
    """Playing an Outsider draws nothing at once."""
    game = diversified(D6, {"hand": ["outsider-hunter", "abbot"], "viscount": "1-2:OL"})
    pick(game, "play-card", card="outsider-hunter")
    assert (game.decision.kind, len(game.players[0].hand)) == ("move", 1)


@rule("GG-153")
def test_losing_the_bonus_of_d6_forces_no_discard() -> None:
    """When the only Outsider drops off, a hand of 4 stays; in the draw phase 4 cards without an Outsider stay, too."""
    game = diversified(D6, {"board": [None, None, "outsider-hunter"], "hand": [*HAND, "thief"]})
    assert (game.decision.kind, len(game.players[0].hand)) == ("play-card", 4)
    assert names(game, game.players[0].discard) == ["outsider-hunter"]
    game = diversified(D6, {"hand": [*HAND, "thief"]}, phase="draw")
    assert (asked(game), len(game.players[0].hand), game.players[0].discard) == (("play-card", 1), 4, [])


# --- S1 and S2: King's Orders gained


GAIN: dict[str, Any] = {"gain_card": "kings_order"}
GAIN_2: dict[str, Any] = {"all": [GAIN, GAIN]}


@rule("GG-154")
def test_s1_gives_1_silver_for_each_kings_order() -> None:
    """Two King's Orders of one effect give 1 Silver each; without the card there is none."""
    game = specialized(S1, {}, resolve=GAIN_2)
    pick(game, "discard", key="keep-cards")
    assert game.players[0].goods[0] == 1
    pick(game, "discard", key="keep-cards")
    assert (game.players[0].goods[0], names(game, game.players[0].discard)) == (2, ["kings-order"] * 2)
    bare = specialized(S1, {"builder": []}, resolve=GAIN)
    pick(bare, "discard", key="keep-cards")
    assert bare.players[0].goods == [0, 0, 0, 0]


@rule("GG-154")
def test_s1_answers_to_a_kings_order_taken_in_place_of_a_hire_and_to_no_hire() -> None:
    """In the Recruit phase 3 Silver buy a King's Order and 1 comes back; a Townsfolk that is hired gives none."""
    seat = {"silver": 3, "viscount": "1-2:OL"}
    game = specialized(S1, seat, phase="recruit", townsfolk={"1-2": ["friar"]})
    pick(game, "recruit", key="hire-instead")
    pick(game, "discard", key="keep-cards")
    assert game.players[0].goods[0] == 1
    game = specialized(S1, seat, phase="recruit", townsfolk={"1-2": ["friar"]})
    pick(game, "recruit", card="friar")
    assert (asked(game), game.players[0].goods[0]) == (("play-card", 1), 1)


@rule("GG-154")
def test_s1_does_not_answer_to_the_kings_orders_of_others() -> None:
    """When another player gains a King's Order the holder gains nothing."""
    holder = {"viscount": "9-10:OR", "builder": ["specialized"]}
    game = table({"hand": HAND}, holder, boxes=GATES, builder_cards=[D6, S1], resolve=GAIN)
    pick(game, "discard", key="keep-cards")
    assert [p.goods[0] for p in game.players] == [0, 0]


@rule("GG-155")
def test_s2_gives_1_virtue_for_each_kings_order() -> None:
    """Two King's Orders of one effect move the marker from 7 to 5, step by step, and give no Silver."""
    game = specialized(S2, {}, resolve=GAIN_2)
    pick(game, "discard", key="keep-cards")
    assert game.players[0].virtue == 6
    pick(game, "discard", key="keep-cards")
    assert (game.players[0].virtue, game.players[0].goods) == (5, [0, 0, 0, 0])
    bare = specialized(S2, {"builder": []}, resolve=GAIN)
    pick(bare, "discard", key="keep-cards")
    assert bare.players[0].virtue == 7


@rule("GG-154", "GG-155")
@pytest.mark.parametrize("card", [S1, S2])
def test_s1_and_s2_do_not_answer_to_outsiders(card: str) -> None:
    """Welcoming and refusing give neither Silver nor Virtue."""
    for effect in ("welcome", "refuse"):
        game = specialized(
            card, {}, resolve={effect: 1}, outsiders=["outsider-rogue-1", "outsider-rogue-2", "outsider-rogue-3"]
        )
        pick(game, effect, card="outsider-rogue-1")
        assert (game.decision.kind, game.players[0].goods[0], game.players[0].virtue) == ("play-card", 0, 7)


# --- S3 and S4: Outsiders welcomed


@rule("GG-156")
def test_s3_draws_the_top_2_cards_for_each_outsider_welcomed() -> None:
    """They come to the hand in the order of the Draw Pile; refusing draws nothing, and neither does another player."""
    game = specialized(S3, {"draw": ["thief", "financer", "trader-1"]}, resolve={"welcome": 1})
    pick(game, "welcome", card="outsider-hunter")
    assert names(game, game.players[0].hand) == [*HAND, "thief", "financer"]
    assert names(game, game.players[0].draw) == ["trader-1"]
    game = specialized(S3, {}, resolve={"refuse": 1})
    pick(game, "refuse", card="outsider-hunter")
    assert len(game.players[0].hand) == 3
    holder = {"viscount": "9-10:OR", "builder": ["specialized"]}
    game = table({"hand": HAND}, holder, boxes=GATES, builder_cards=[D6, S3], outsiders=ROW, resolve={"welcome": 1})
    pick(game, "welcome", card="outsider-hunter")
    assert [len(p.hand) for p in game.players] == [3, 3]


@rule("GG-157")
def test_when_the_draw_pile_runs_out_the_welcomed_outsider_is_shuffled_in() -> None:
    """With 1 card to draw and no other discard the second card drawn is the Outsider itself, after 1 Virtue."""
    game = specialized(S3, {"draw": ["thief"], "discard": []}, resolve={"welcome": 1})
    pick(game, "welcome", card="outsider-carpenter")
    p = game.players[0]
    assert names(game, p.hand) == [*HAND, "thief", "outsider-carpenter"]
    assert (p.draw, p.discard, p.corruption, p.virtue) == ([], [], 1, 6)


@rule("GG-157")
def test_such_a_shuffle_with_a_criminal_brings_corruption() -> None:
    """With a Thief on the board the shuffle costs 1 Corruption in place of the Virtue."""
    seat = {"draw": [], "discard": [], "board": [None, "thief", None]}
    game = specialized(S3, seat, resolve={"welcome": 1})
    pick(game, "welcome", card="outsider-carpenter")
    assert (game.players[0].corruption, game.players[0].virtue) == (2, 7)
    assert names(game, game.players[0].hand) == [*HAND, "outsider-carpenter"]


@rule("GG-158")
def test_s4_gives_2_silver_for_each_outsider_welcomed() -> None:
    """Two welcomes give 4 Silver; refusing gives none but the Outsider's own."""
    game = specialized(S4, {}, resolve={"all": [{"welcome": 1}, {"welcome": 1}]})
    pick(game, "welcome", card="outsider-carpenter")
    assert game.players[0].goods[0] == 2
    pick(game, "welcome", card="outsider-assassin")
    assert game.players[0].goods == [4, 0, 0, 0]
    game = specialized(S4, {}, resolve={"refuse": 1})
    pick(game, "refuse", card="outsider-assassin")
    assert game.players[0].goods == [0, 0, 3, 0]


@rule("GG-158")
def test_s4_answers_when_a_kings_order_drops_off() -> None:
    """The King's Order that welcomes pays 2 Silver before a card is played."""
    game = specialized(S4, {"board": [None, None, "kings-order"]})
    assert game.players[0].goods[0] == 0
    pick(game, "welcome", card="outsider-carpenter")
    assert (game.decision.kind, game.players[0].goods[0]) == ("play-card", 2)


# --- S5 and S6: Outsiders refused


@rule("GG-159")
def test_s5_may_rearrange_for_each_outsider_refused() -> None:
    """All orders of the two cards are offered, one of which keeps them; welcoming offers none."""
    board = ["thief", "financer", None]
    game = specialized(S5, {"board": board}, phase="recruit", resolve={"refuse": 1})
    pick(game, "refuse", card="outsider-hunter")
    assert (asked(game), labels(game)) == (("rearrange", 0), ["keep-order", "rearrange-to"])
    pick(game, "rearrange", key="rearrange-to")
    assert names(game, game.players[0].board[:2]) == ["financer", "thief"]
    game = specialized(S5, {"board": board}, phase="recruit", resolve={"refuse": 1})
    pick(game, "refuse", card="outsider-hunter")
    pick(game, "rearrange", key="keep-order")
    assert names(game, game.players[0].board[:2]) == ["thief", "financer"]
    game = specialized(S5, {"board": board}, phase="draw", resolve={"welcome": 1})
    pick(game, "welcome", card="outsider-hunter")
    assert asked(game) == ("play-card", 1)


@rule("GG-160")
def test_s6_gives_a_free_kings_order_for_each_outsider_refused() -> None:
    """It goes to the discards with its optional Discard and costs nothing; welcoming gives none."""
    game = specialized(S6, {}, resolve={"refuse": 1})
    pick(game, "refuse", card="outsider-assassin")
    assert (game.decision.kind, names(game, game.players[0].discard)) == ("discard", ["kings-order"])
    assert (gates(game).kings_orders, game.players[0].goods) == (21, [0, 0, 3, 0])
    pick(game, "discard", card="abbot")
    assert names(game, game.players[0].discard) == ["kings-order", "abbot"]
    game = specialized(S6, {}, resolve={"welcome": 1})
    pick(game, "welcome", card="outsider-assassin")
    assert (game.decision.kind, gates(game).kings_orders) == ("play-card", 22)


# --- when they answer


@rule("GG-161")
@pytest.mark.parametrize("card", [S1, S2])
@pytest.mark.parametrize("choice", ["keep-cards", "discard-card"])
def test_s1_and_s2_answer_after_the_discard(card: str, choice: str) -> None:
    """While the Discard is decided the King's Order is placed, but Silver and Virtue come when it is made or declined."""
    game = specialized(card, {"hand": ["abbot"]}, resolve=GAIN)
    p = game.players[0]
    assert (game.decision.kind, names(game, p.discard)) == ("discard", ["kings-order"])
    assert (p.goods[0], p.virtue) == (0, 7)
    pick(game, "discard", key=choice)
    assert (p.goods[0], p.virtue) == ((1, 7) if card == S1 else (0, 6))


@rule("GG-161")
@pytest.mark.parametrize(("card", "answer"), [(S5, "rearrange"), (S6, "discard")])
def test_s5_and_s6_answer_after_the_effects_of_the_outsider(card: str, answer: str) -> None:
    """The Carpenter's Workers are placed first; only then comes the Rearrange or the King's Order."""
    game = specialized(card, {"board": ["thief", "financer", None]}, phase="recruit", resolve={"refuse": 1})
    pick(game, "refuse", card="outsider-carpenter")
    assert (game.decision.kind, game.players[0].discard) == ("free-workers", [])
    pick(game, "free-workers", section="c1")
    assert game.decision.kind == answer
    assert names(game, game.players[0].discard) == (["kings-order"] if card == S6 else [])


@rule("GG-161")
@pytest.mark.parametrize(("card", "key"), [(S3, "draw"), (S4, "gain")])
def test_s3_and_s4_answer_after_the_outsider_is_taken(card: str, key: str) -> None:
    """Events tell of the Outsider and of the one that follows in the row, then of cards drawn or Silver."""
    game = specialized(card, {}, resolve={"welcome": 1})
    log = game.listen()
    pick(game, "welcome", card="outsider-hunter")
    told = [event.key for event in log if event.key not in ("ability", "drawn")]
    assert told == ["welcome", "reveal-outsider", *[key] * (2 if card == S3 else 1)]


# --- examples


@rule("GG-EX-16")
@pytest.mark.parametrize(("silver", "most"), [(0, 1), (1, 2)])
def test_the_example_of_d3(silver: int, most: int) -> None:
    """A King's Order and the card are 3 Merchants: 1 Gold, and with 1 Silver spent 2 Gold, never more."""
    game = diversified(D3, {**TRADE, "silver": silver}, **NO_MERCHANT)
    pick(game, "action", key="action-trade")
    if most > 1:
        assert [option.label.args["n"] for option in game.decision.options] == [1, 2]
        pick(game, "exchanges", n=2)
    assert game.players[0].goods == [0, 0, 0, most]


@rule("GG-EX-17")
def test_the_example_of_d5_and_d6() -> None:
    """Value 2 with an Outsider in space 2: 2 or 3 spaces unpaid, with a King's Order 2; the hand is filled to 4 or 3."""
    seat = {"viscount": "1-2:OL", "board": ["outsider-hunter", None, None], "hand": HAND}
    game = diversified(D5, seat)
    pick(game, "play-card", card="labourer")
    assert prices(game) == {"1-2:OR": 0, "3-4:OL": 0, "3-4:IN": 0, "3-4:OR": 0, "5-6:IN": 0}
    game = diversified(D5, {**seat, "board": ["kings-order", None, None]})
    pick(game, "play-card", card="labourer")
    assert prices(game) == {"1-2:OR": 0, "3-4:OL": 0, "3-4:IN": 0}
    for board, cards in ((OUTSIDER_ON_BOARD, 4), ([None, None, None], 3)):
        drawn = diversified(D6, {"board": board, "hand": ["abbot"]}, phase="draw")
        assert len(drawn.players[0].hand) == cards


@rule("GG-EX-18")
def test_the_example_of_s3() -> None:
    """The Outsider goes to the discards, then 2 cards are drawn: a hand of 5 before a card is played."""
    game = specialized(S3, {"board": [None, None, "kings-order"]})
    assert (game.decision.kind, len(game.players[0].hand)) == ("welcome", 3)
    pick(game, "welcome", card="outsider-hunter")
    assert (game.decision.kind, len(game.players[0].hand)) == ("play-card", 5)
    assert names(game, game.players[0].discard) == ["outsider-hunter"]


@rule("GG-EX-19")
def test_the_example_of_s6() -> None:
    """3 Silver, the effects of the Outsider, then a King's Order to the discards and one optional Discard."""
    game = specialized(S6, {"hand": ["kings-order", "abbot", "squire"]}, resolve={"destroy": 1})
    pick(game, "destroy", card="kings-order")
    assert (game.players[0].goods, gates(game).kings_orders) == ([3, 0, 0, 0], 23)
    pick(game, "refuse", card="outsider-assassin")
    p = game.players[0]
    assert (p.goods, p.corruption) == ([3, 0, 3, 0], 2)
    assert (game.decision.kind, names(game, p.discard)) == ("discard", ["kings-order"])
    pick(game, "discard", key="keep-cards")
    assert (game.decision.kind, gates(game).kings_orders) == ("play-card", 22)
