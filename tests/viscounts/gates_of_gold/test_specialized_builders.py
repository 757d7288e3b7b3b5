"""The six Builder abilities that answer to what the holder does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked, labels
from tests.kit.chapters.gates_of_gold.builder_abilities import D6, S1, S2, S3, S4, S5, S6
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, HAND, names, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ROW = ["outsider-assassin", "outsider-carpenter", "outsider-hunter"]


def specialized(card: str, seat: dict[str, Any], **position: Any) -> Viscounts:
    """A table whose seat 0 holds this Specialized card."""
    full = {"builder": ["specialized"], "hand": HAND, **seat}
    return table(full, boxes=GATES, **{"builder_cards": [D6, card], "outsiders": ROW, **position})


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
