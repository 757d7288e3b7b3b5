"""Welcoming: a King's Order that drops off returns to its pile, and an Outsider joins the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts import GATES, asked_for_cards, names, pass_until, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ROW = ["outsider-assassin", "outsider-champion", "outsider-outrider"]
DRAW_2 = ["builder-diversified-hand", "builder-specialized-welcome-draw"]
SILVER_2 = ["builder-diversified-hand", "builder-specialized-welcome-silver"]
ALL_OUTSIDERS = [
    *["outsider-assassin", "outsider-carpenter", "outsider-champion", "outsider-envoy-1", "outsider-envoy-2"],
    *["outsider-guardian-1", "outsider-guardian-2", "outsider-guardian-3", "outsider-hunter", "outsider-mercenary-1"],
    *["outsider-mercenary-2", "outsider-mercenary-3", "outsider-outrider", "outsider-protector", "outsider-rogue-1"],
    *["outsider-rogue-2", "outsider-rogue-3", "outsider-scholar-1", "outsider-scholar-2", "outsider-scholar-3"],
    *["outsider-scholar-4", "outsider-translator", "outsider-tyrant", "outsider-warrior"],
]


def dropping(
    outsiders: list[str] | None = None, /, *, seat: dict[str, Any] | None = None, **position: Any
) -> Viscounts:
    """A table at which the King's Order of seat 0 has just dropped off, with these Outsiders in the row."""
    full = {"board": [None, None, "kings-order"], "hand": ["abbot", "squire"], **(seat or {})}
    return table(full, boxes=GATES, outsiders=ROW if outsiders is None else outsiders, **position)


def everything_but_cards(game: Viscounts) -> tuple[object, ...]:
    """What seat 0 has besides cards."""
    p = game.players[0]
    return (
        p.goods,
        p.corruption,
        p.virtue,
        p.debts,
        p.paid,
        p.deeds,
        p.approved,
        p.workers,
        p.manuscripts,
        p.permanents,
    )


def next_own_turn(game: Viscounts) -> None:
    """Decline whatever can be declined until seat 0 plays a card again."""
    game.play(game.decision.options[0])
    pass_until(game, "play-card")
    assert game.turn == 1
    game.play(game.decision.options[0])
    pass_until(game, "play-card")
    assert game.turn == 0


# --- a King's Order drops off


@rule("GG-099")
def test_a_kings_order_that_drops_off_returns_to_its_pile() -> None:
    """The pile of 22 grows to 23 and the discards get no King's Order; a Labourer that drops off is a discard."""
    game = dropping()
    assert gates(game).kings_orders == 23
    pick(game, "welcome", card="outsider-champion")
    assert names(game, game.players[0].discard) == ["outsider-champion"]
    other = dropping(seat={"board": [None, None, "labourer"]})
    assert (gates(other).kings_orders, names(other, other.players[0].discard)) == (22, ["labourer"])
    assert other.decision.kind == "play-card"


@rule("GG-099")
@pytest.mark.parametrize("place", [0, 1])
def test_a_kings_order_that_only_moves_on_stays(place: int) -> None:
    """From the left or middle space it moves right, and nobody is welcomed."""
    game = dropping(seat={"board": ["kings-order" if i == place else None for i in range(3)]})
    kings_order = game.cards.number["kings-order"]
    assert game.players[0].board[place + 1] == kings_order
    assert (game.decision.kind, gates(game).kings_orders) == ("play-card", 22)


@rule("GG-100")
@pytest.mark.parametrize("card", ROW)
def test_any_one_of_the_three_outsiders_must_be_taken(card: str) -> None:
    """Exactly the three of the row are offered, nothing declines, and the chosen one alone is discarded."""
    game = dropping()
    assert asked_for_cards(game) == ("welcome", ROW)
    pick(game, "welcome", card=card)
    assert names(game, game.players[0].discard) == [card]
    assert game.cards.number[card] not in gates(game).row
    assert game.decision.kind == "play-card"


@rule("GG-101")
@pytest.mark.parametrize("silver", [0, 7])
def test_welcoming_costs_nothing(silver: int) -> None:
    """Whoever has nothing may take an Outsider of value 3, and whoever has Silver and resources keeps them."""
    game = dropping(seat={"silver": silver, "ink": silver, "gold": silver})
    pick(game, "welcome", card="outsider-outrider")
    assert game.players[0].goods == [silver, silver, 0, silver]
    assert (game.decision.kind, names(game, game.players[0].discard)) == ("play-card", ["outsider-outrider"])


@rule("GG-102")
def test_welcoming_is_no_hire() -> None:
    """The first Workshop and Matilda answer to a hire, but not to an Outsider that is welcomed."""
    seat = {"board": [None, "hero-matilda", "kings-order"], "built": {"w1": "5-6:1"}}
    game = dropping(seat=seat)
    pick(game, "welcome", card="outsider-assassin")
    assert (game.decision.kind, len(game.players[0].hand), game.players[0].goods) == ("play-card", 2, [0, 0, 0, 0])
    hired = table({**seat, "board": [None, "hero-matilda", None]}, boxes=GATES, resolve={"hire_free": 1})
    pick(hired, "free-hire", segment="1-2")
    pass_until(hired, "order")
    assert [option.label.args.popitem()[1] for option in hired.decision.options] == ["hero-matilda", "w1"]


@rule("GG-103")
@pytest.mark.parametrize("card", ALL_OUTSIDERS)
def test_the_effects_of_a_welcomed_outsider_are_not_resolved(card: str) -> None:
    """Whoever is welcomed, the next question is which card is played, and the player has gained nothing else."""
    others = [other for other in ROW if other != card][:2]
    game = dropping([card, *others], seat={"debts": 1, "deeds": 1})
    before = everything_but_cards(game)
    log = game.listen()
    pick(game, "welcome", card=card)
    assert (game.decision.kind, everything_but_cards(game)) == ("play-card", before)
    assert [event.key for event in log] == ["welcome", "reveal-outsider"]


@rule("GG-104")
def test_an_outsider_is_welcomed_before_a_card_is_played() -> None:
    """The cards have moved on and the left space is free while the Outsider is chosen.

    The card is played afterwards.
    """
    game = dropping(seat={"board": ["labourer", None, "kings-order"]})
    p = game.players[0]
    assert (game.decision.kind, p.board[0], game.cards.ids[p.board[1]], len(p.hand)) == ("welcome", -1, "labourer", 2)
    pick(game, "welcome", card="outsider-assassin")
    assert asked_for_cards(game) == ("play-card", ["abbot", "squire"])
    pick(game, "play-card", card="abbot")
    assert game.decision.kind == "move"


# --- few or no Outsiders


@rule("GG-105")
@pytest.mark.parametrize("builders", [DRAW_2, SILVER_2])
def test_without_an_outsider_nothing_is_taken_and_nothing_answers(builders: list[str]) -> None:
    """The King's Order returns, the discards stay empty, and a holder's reward for welcoming is not paid."""
    seat = {"builder": ["specialized"]}
    game = dropping([], seat=seat, outsider_pile=[], builder_cards=builders)
    p = game.players[0]
    assert (game.decision.kind, gates(game).kings_orders, p.discard) == ("play-card", 23, [])
    assert (p.goods, len(p.hand)) == ([0, 0, 0, 0], 2)
    game = dropping(seat=seat, builder_cards=builders)
    pick(game, "welcome", card="outsider-assassin")
    p = game.players[0]
    assert (p.goods[0], len(p.hand)) == ((0, 4) if builders == DRAW_2 else (2, 2))


@rule("GG-106")
def test_the_player_chooses_among_the_outsiders_that_are_left() -> None:
    """Two that are left are both offered; the last one is taken without a question."""
    game = dropping(["outsider-champion", "outsider-tyrant"], outsider_pile=[])
    assert asked_for_cards(game) == ("welcome", ["outsider-champion", "outsider-tyrant"])
    game = dropping(["outsider-tyrant"], outsider_pile=[])
    assert (game.decision.kind, names(game, game.players[0].discard)) == ("play-card", ["outsider-tyrant"])
    assert gates(game).row == []


@rule("GG-107")
@pytest.mark.parametrize(
    ("hand", "row", "discard", "pile"),
    [
        (["abbot", "squire"], [], ["kings-order"], 22),
        (["abbot", "squire"], ["outsider-tyrant"], ["outsider-tyrant"], 23),
        (["abbot", "squire", "labourer"], [], [], 23),
    ],
)
def test_nobody_is_left_with_fewer_than_3_cards(hand: list[str], row: list[str], discard: list[str], pile: int) -> None:
    """With 2 other cards and no Outsider the King's Order is discarded; an Outsider or a third card lets it go."""
    seat = {"hand": hand, "draw": [], "discard": []}
    game = dropping(row, seat=seat, outsider_pile=[])
    assert names(game, game.players[0].discard) == discard
    assert gates(game).kings_orders == pile


# --- other effects that welcome


@rule("GG-108")
def test_louis_welcomes_without_a_kings_order() -> None:
    """He drops off to the discards, any Outsider of the row follows for nothing, and no King's Order moves."""
    seat = {"board": [None, None, "hero-louis"], "hand": ["kings-order", "squire"], "builder": ["specialized"]}
    game = dropping(seat=seat, builder_cards=SILVER_2)
    assert asked_for_cards(game) == ("welcome", ROW)
    pick(game, "welcome", card="outsider-outrider")
    p = game.players[0]
    assert names(game, p.discard) == ["hero-louis", "outsider-outrider"]
    assert sorted(names(game, p.hand)) == ["kings-order", "squire"]
    assert gates(game).kings_orders == 22


@rule("GG-108")
def test_such_an_effect_counts_as_welcoming() -> None:
    """The holder of the card for welcoming gains its 2 Silver by a Manuscript that welcomes, too."""
    seat = {"viscount": "1-2:IN", "ink": 5, "builder": ["specialized"]}
    game = table(
        seat,
        boxes=GATES,
        phase="action",
        outsiders=ROW,
        builder_cards=SILVER_2,
        manuscripts={"1-2": ["ms-yellow-5-welcome"]},
    )
    pick(game, "action", key="action-transcribe")
    assert asked_for_cards(game) == ("welcome", ROW)
    assert game.players[0].goods == [0, 0, 0, 0]
    pick(game, "welcome", card="outsider-champion")
    assert game.players[0].goods == [2, 0, 0, 0]
    assert names(game, game.players[0].discard) == ["outsider-champion"]


# --- afterwards


@rule("GG-109")
def test_a_welcomed_outsider_is_drawn_and_played_like_any_other_card() -> None:
    """When the discards are shuffled it comes to the hand, and on the next turn it can be played."""
    game = dropping(seat={"hand": ["abbot", "squire"], "draw": [], "discard": []})
    pick(game, "welcome", card="outsider-champion")
    next_own_turn(game)
    assert asked_for_cards(game) == ("play-card", ["squire", "outsider-champion"])
    pick(game, "play-card", card="outsider-champion")
    assert game.cards.ids[game.players[0].board[0]] == "outsider-champion"
    assert game.decision.kind == "move"


@rule("GG-110")
def test_each_outsider_of_a_deck_scores_by_its_own_condition() -> None:
    """The Tyrant that is welcomed adds 3, and 1 to the Warrior; Outsiders in the row score for nobody."""
    row = ["outsider-tyrant", "outsider-champion", "outsider-outrider"]
    game = dropping(row, seat={"discard": ["outsider-warrior"]})
    assert [dict(sheet.lines)["outsiders"] for sheet in game.scores] == [2, 0]
    pick(game, "welcome", card="outsider-tyrant")
    assert [dict(sheet.lines)["outsiders"] for sheet in game.scores] == [3 + 3, 0]


@rule("GG-EX-5")
def test_the_example_of_welcoming() -> None:
    """The King's Order is on its pile, the Assassin in the discards, the row full; no Silver, no Discard, no Stone."""
    game = dropping(seat={"built": {"w1": "5-6:1"}}, outsider_pile=["outsider-tyrant", "outsider-hunter"])
    before = everything_but_cards(game)
    pick(game, "welcome", card="outsider-assassin")
    assert gates(game).kings_orders == 23
    assert names(game, game.players[0].discard) == ["outsider-assassin"]
    assert names(game, gates(game).row) == ["outsider-tyrant", "outsider-champion", "outsider-outrider"]
    assert everything_but_cards(game) == before
    assert game.players[0].goods == [0, 0, 0, 0]
    assert asked_for_cards(game) == ("play-card", ["abbot", "squire"])
