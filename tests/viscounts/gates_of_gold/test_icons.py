"""Section N: the icons of this box, and what the effect behind each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, names, pick, table
from westkingdom.speech.viscounts.speaker import card_text
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ROW = ["outsider-tyrant", "outsider-hunter", "outsider-warrior"]
TOPS = {"1-2": ["overseer-1"], "3-4": ["deacon-1"], "5-6": ["princess"], "7-8": ["antagonist"], "9-10": ["peddler-2"]}
"""A Noble, a Cleric, a Noble, two Criminals and three Merchants."""


def icons_of_card(ident: str) -> list[str]:
    """The icons of the effects that are printed on a card."""
    game = table({}, boxes=GATES)
    return card_text(game.facts, game.cards.number[ident]).icons


def icons_of_effect(effect: dict[str, Any]) -> list[str]:
    """The icons of an effect in a game with this box."""
    table({}, boxes=GATES)
    return VOCABULARY.effect(effect).icons()


# --- King's Orders and cards


@rule("GG-174")
def test_the_scroll_is_a_kings_order() -> None:
    """An effect with the scroll gives one King's Order from the pile, and nothing but a King's Order."""
    assert icons_of_effect({"gain_card": "kings_order"}) == ["kings-order"]
    assert icons_of_card("hero-clotilde") == ["kings-order", "kings-order"]
    seat = {"hand": ["abbot", "squire"], "draw": ["labourer"], "discard": []}
    game = table(seat, {}, boxes=GATES, resolve={"gain_card": "kings_order"})
    without = table(seat, {}, boxes=GATES)
    assert (names(game, game.players[0].discard), without.players[0].discard) == (["kings-order"], [])
    assert gates(game).kings_orders == gates(without).kings_orders - 1
    assert asked(game) == ("discard", 0)


@rule("GG-174")
def test_a_condition_with_the_scroll_looks_for_kings_orders_alone() -> None:
    """The Builder card that asks for the scroll pays with a King's Order on the board, not with an Outsider."""
    cards = ["builder-diversified-collision-silver", "builder-specialized-order-silver"]
    for card, silver in (("kings-order", 2), ("outsider-tyrant", 0), ("assassin", 0)):
        seat = {"board": [None, card, None], "builder": ["diversified"], "corruption": 3, "virtue": 3}
        position: dict[str, Any] = {"builder_cards": cards, "castle_leader_card": "castle-leader-move"}
        game = table(seat, {}, boxes=GATES, phase="collision", **position)
        assert game.players[0].goods[0] == silver + 1


@rule("GG-175")
@pytest.mark.parametrize("n", [1, 3])
def test_the_green_card_with_an_arrow_draws_from_the_own_pile(n: int) -> None:
    """The top cards of the own Draw Pile come into the hand, whatever the hand limit is; other piles stay."""
    assert icons_of_effect({"draw": n}) == ["draw"] * n
    seat = {
        "hand": ["abbot", "squire", "labourer"],
        "draw": ["financer", "thief", "lender-1", "trader-1"],
        "discard": [],
    }
    game = table(seat, {"draw": ["trader-1"]}, boxes=GATES, resolve={"draw": n})
    drawn = ["financer", "thief", "lender-1"][:n]
    assert names(game, game.players[0].hand) == ["abbot", "squire", "labourer", *drawn]
    assert len(game.players[0].draw) == 4 - n
    assert (names(game, game.players[1].hand), names(game, game.players[1].draw)) == ([], ["trader-1"])


@rule("GG-175")
def test_drawing_from_an_empty_pile_shuffles_the_discards_first() -> None:
    """With an empty Draw Pile the discards become the new one, for 1 Virtue, and the card is drawn from it."""
    seat = {"hand": ["abbot", "squire"], "draw": [], "discard": ["financer"]}
    game = table(seat, {}, boxes=GATES, resolve={"draw": 1})
    assert names(game, game.players[0].hand) == ["abbot", "squire", "financer"]
    assert (game.players[0].draw, game.players[0].discard, game.players[0].virtue) == ([], [], 6)


# --- dismissing anywhere


def placing(board: list[str | None], tops: dict[str, list[str]] = TOPS, **seat: Any) -> Viscounts:
    """A seat that places Workers beside segment 3-4, whose own card has no Noble."""
    words = {"board": board, "viscount": "3-4:IN", "silver": 9, "gold": 9, **seat}
    game = table(words, {"viscount": "9-10:OR"}, boxes=GATES, phase="action", townsfolk=tops)
    pick(game, "action", key="action-place-workers")
    return game


def dismissals(game: Viscounts) -> list[str]:
    """The cards that may be dismissed, and whether none need be."""
    assert game.decision.kind == "dismiss"
    return [str(option.label.args.get("card", option.label.key)) for option in game.decision.options]


@rule("GG-176")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_crossed_out_viscount_lets_the_townsfolk_of_any_segment_be_dismissed(place: int) -> None:
    """With the Advocate anywhere on the board the cards of all five segments are offered, or none at all."""
    board: list[str | None] = [None, None, None]
    board[place] = "advocate"
    nobles = ["overseer-1", "princess", "overseer-2", "tinker-1", "patron-1"]
    tops = {segment: [card] for segment, card in zip(TOPS, nobles, strict=True)}
    game = placing(board, tops)
    pick(game, "workers", n=3)
    assert dismissals(game) == [*nobles, "dismiss-nobody"]
    pick(game, "dismiss", key="dismiss-nobody")
    assert game.removed == []


@rule("GG-176")
@pytest.mark.parametrize("board", [[None, None, None], ["squire", "overseer-2", None]])
def test_without_the_icon_only_the_adjacent_townsfolk_can_be_dismissed(board: list[str | None]) -> None:
    """Beside a Cleric nobody can be dismissed for Nobles, although other segments have some; nor from the hand."""
    game = placing(board, hand=["advocate", "abbot"])
    pick(game, "workers", n=4)
    assert game.decision.kind != "dismiss"
    assert game.removed == []


@rule("GG-177")
@pytest.mark.parametrize("silver", [1, 2, 3, 9])
def test_the_price_of_each_card_must_be_paid(silver: int) -> None:
    """Only cards whose value the player can pay are offered, and the value is paid wherever the card lies."""
    game = placing(["advocate", None, None], silver=silver)
    pick(game, "workers", n=2)
    if silver == 1:
        assert game.decision.kind != "dismiss"
        return
    fitting = ["overseer-1", "princess"] + (["antagonist"] if silver >= 3 else [])
    assert dismissals(game) == [*fitting, "dismiss-nobody"]
    pick(game, "dismiss", card="princess")
    assert game.players[0].goods[0] == silver - 2


@rule("GG-177")
def test_only_cards_with_a_useful_icon_can_be_dismissed() -> None:
    """For building the Criminals are offered, not Nobles, Clerics or Merchants."""
    seat = {"board": ["goldsmith", None, None], "viscount": "3-4:OL", "silver": 9, "stone": 9}
    game = table(seat, {}, boxes=GATES, phase="action", townsfolk=TOPS)
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w1")
    assert dismissals(game) == ["antagonist", "dismiss-nobody"]


@rule("GG-177")
def test_the_icons_count_and_the_top_right_effect_is_resolved() -> None:
    """The Antagonist far away spares 2 Gold, costs 3 Silver, gives 1 Corruption and leaves the game, its pile going on."""
    game = placing(["advocate", None, None], silver=3)
    pick(game, "workers", n=3)
    pick(game, "dismiss", card="antagonist")
    p = game.players[0]
    assert (p.goods, p.corruption, p.debts) == ([0, 0, 0, 9 - (5 - 1 - 2)], 2, 0)
    assert names(game, game.removed) == ["antagonist"]
    assert names(game, [pile[-1] for pile in game.townsfolk[:3]]) == ["overseer-1", "deacon-1", "princess"]


@rule("GG-177")
def test_one_card_is_dismissed_in_a_turn() -> None:
    """After the first dismissal no second one is offered in the same action."""
    game = placing(["advocate", None, None])
    pick(game, "workers", n=1)
    pick(game, "dismiss", card="overseer-1")
    assert game.decision.kind == "recruit"
    assert names(game, game.removed) == ["overseer-1"]


# --- Outsiders


@rule("GG-178")
@pytest.mark.parametrize(("card", "limit"), [("outsider-tyrant", 4), ("assassin", 3), ("kings-order", 3)])
def test_the_purple_card_is_an_outsider_and_not_a_townsfolk_of_the_same_name(card: str, limit: int) -> None:
    """The Builder card for the hand counts an Outsider on the board, not the neutral Assassin and no King's Order."""
    cards = ["builder-diversified-hand", "builder-specialized-order-silver"]
    seat = {"board": [card, None, None], "builder": ["diversified"], "hand": ["abbot"]}
    position: dict[str, Any] = {"builder_cards": cards, "castle_leader_card": "castle-leader-collision"}
    game = table(seat, {}, boxes=GATES, phase="draw", **position)
    assert len(game.players[0].hand) == limit


@rule("GG-178")
def test_the_manuscript_with_the_purple_card_counts_outsiders() -> None:
    """One VP per Outsider of the deck; King's Orders and the neutral Assassin do not count."""
    tile = {"manuscripts": ["ms-grey-4-outsiders"]}
    cards = ["outsider-assassin", "outsider-tyrant", "assassin", "kings-order", "kings-order"]
    game = table({**tile, "discard": cards}, {"discard": ["outsider-hunter"]}, boxes=GATES)
    assert [dict(sheet.lines)["manuscripts"] for sheet in game.scores] == [2, 0]


@rule("GG-179")
def test_the_purple_card_with_a_plus_welcomes() -> None:
    """Any one of the face-up Outsiders goes to the own discards, and none of its other effects is resolved."""
    assert icons_of_effect({"welcome": 1}) == ["welcome"]
    assert icons_of_card("hero-louis") == ["welcome"]
    for card in ROW:
        game = table({"discard": []}, {}, boxes=GATES, outsiders=ROW, resolve={"welcome": 1})
        assert [option.label.args["card"] for option in game.decision.options] == ROW
        pick(game, "welcome", card=card)
        p = game.players[0]
        assert names(game, p.discard) == [card]
        assert (p.goods, p.corruption, p.virtue, game.removed) == ([0, 0, 0, 0], 1, 7, [])


@rule("GG-180")
def test_the_purple_card_with_a_triangle_refuses() -> None:
    """Any one of the face-up Outsiders leaves the game and its top-right effects are resolved; no deck gets it."""
    assert icons_of_effect({"refuse": 1}) == ["refuse"]
    assert icons_of_card("hero-arnulf") == ["refuse"]
    after = {"outsider-tyrant": (0, 2, 0), "outsider-hunter": (4, 1, 1), "outsider-warrior": (0, 2, 0)}
    for card in ROW:
        game = table({"discard": [], "deeds": 1}, {}, boxes=GATES, outsiders=ROW, resolve={"refuse": 1})
        assert [option.label.args["card"] for option in game.decision.options] == ROW
        pick(game, "refuse", card=card)
        p = game.players[0]
        assert (names(game, p.discard), names(game, game.removed)) == ([], [card])
        assert (p.goods[0], p.corruption, p.deeds) == after[card]
