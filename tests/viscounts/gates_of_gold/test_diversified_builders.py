"""The six Builder abilities that look at the holder's board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked, labels
from tests.kit.chapters.gates_of_gold.builder_abilities import D1, D2, D3, D4, D5, D6, S1
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, HAND, names, pick, table
from westkingdom.viscounts.game import Viscounts

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
    """Value 2 with an Outsider in space 2: 2 or 3 spaces unpaid, with a King's Order 2.

    The hand is filled to 4 or 3.
    """
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
