"""Gates of Gold, section F: King's Orders."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import line
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, GATES, names, offers, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ROW = ["outsider-hunter", "outsider-tyrant", "outsider-warrior"]
SOME = {"hand": ["abbot", "squire"], "draw": ["labourer", "lender-1"], "discard": []}
"""Two cards in the hand, two in the Draw Pile, nothing discarded."""
GAIN = {"gain_card": "kings_order"}
TWICE = {"all": [GAIN, GAIN]}
BUILDERS = ["builder-diversified-move", "builder-specialized-order-silver"]


def labels(game: wk.Game) -> list[tuple[str, object]]:
    """What the options say, in short: key and card."""
    return [(option.label.key, option.label.args.get("card")) for option in game.decision.options]


def hoarder(n: int) -> dict[str, Any]:
    """A second seat that has n King's Orders in its discards."""
    return {"viscount": "9-10:OR", "discard": ["kings-order"] * n}


def orders_left(game: Viscounts) -> int:
    """The King's Orders in their pile."""
    return gates(game).kings_orders


# --- gaining


@rule("GG-088")
def test_a_kings_order_is_a_card_type_of_its_own() -> None:
    """It is neither a Starting nor a Neutral Townsfolk, a Hero or an Outsider, and lies in players' decks."""
    game = table({}, boxes=GATES)
    order = game.cards.number["kings-order"]
    kinds = {game.cards.kinds[card] for card in (*game.cards.starters, *game.cards.neutrals, *game.cards.heroes)}
    assert game.cards.kinds[order] == "kings_order"
    assert kinds == {"starter", "neutral", "hero"}
    assert order not in gates(game).facts.outsiders
    assert all(order in p.hand + p.draw for p in game.players)


@rule("GG-089")
def test_a_gained_kings_order_goes_to_the_discard_pile() -> None:
    """It comes from the pile and lies on top of the own discards, not in the hand or on the Draw Pile."""
    game = table({**SOME, "discard": ["thief"]}, boxes=GATES, resolve=GAIN)
    p = game.players[0]
    assert names(game, p.discard) == ["thief", "kings-order"]
    assert (names(game, p.hand), names(game, p.draw)) == (["abbot", "squire"], ["lender-1", "labourer"])
    assert orders_left(game) == 22


@rule("GG-090")
@pytest.mark.parametrize(
    ("choice", "discards"),
    [
        ({"key": "keep-cards"}, ["kings-order"]),
        ({"card": "abbot"}, ["kings-order", "abbot"]),
        ({"key": "discard-top"}, ["kings-order", "labourer"]),
    ],
)
def test_gaining_it_gives_one_optional_discard(choice: dict[str, str], discards: list[str]) -> None:
    """One card of the hand or the top of the Draw Pile may be discarded, or none; then nothing more."""
    game = table(SOME, boxes=GATES, phase="movement", played="squire", resolve=GAIN)
    assert labels(game) == [
        ("discard-card", "abbot"),
        ("discard-card", "squire"),
        ("discard-top", None),
        ("keep-cards", None),
    ]
    pick(game, "discard", **choice)
    assert names(game, game.players[0].discard) == discards
    assert game.decision.kind == "move"


@rule("GG-091")
def test_the_kings_order_is_placed_before_the_discard() -> None:
    """With empty piles only the King's Order itself can be shuffled and discarded from the top, unseen."""
    seat = {"hand": ["abbot"], "draw": [], "discard": [], "board": ["squire", "labourer", None]}
    game = table(seat, boxes=GATES, phase="movement", resolve=GAIN)
    assert labels(game) == [("discard-card", "abbot"), ("discard-top-after-shuffle", None), ("keep-cards", None)]
    pick(game, "discard", key="discard-top-after-shuffle")
    p = game.players[0]
    assert (names(game, p.discard), p.draw, p.virtue) == (["kings-order"], [], 6)


@rule("GG-092")
def test_two_kings_orders_at_once_give_two_discards() -> None:
    """Clotilde brings two King's Orders and two Discards, not one and not three."""
    game = table({"hand": ["hero-clotilde", "abbot", "squire", "thief"], "discard": []}, boxes=GATES)
    pick(game, "play-card", card="hero-clotilde")
    pick(game, "discard", card="abbot")
    pick(game, "discard", card="squire")
    assert game.decision.kind == "move"
    assert sorted(names(game, game.players[0].discard)) == ["abbot", "kings-order", "kings-order", "squire"]
    assert orders_left(game) == 20


@rule("GG-093")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2)])
def test_no_more_kings_orders_are_gained_than_the_pile_has(left: int, gained: int) -> None:
    """For each missing King's Order there is no card, no Discard and no Silver of the Builder Card."""
    seat = {**SOME, "builder": ["specialized"], "board": ["kings-order", None, None]}
    words: dict[str, Any] = {"phase": "movement", "resolve": TWICE, "builder_cards": BUILDERS}
    game = table(seat, hoarder(23 - left), boxes=GATES, kings_orders=left, **words)
    for _ in range(gained):
        pick(game, "discard", key="keep-cards")
    assert game.decision.kind == "move"
    assert names(game, game.players[0].discard) == ["kings-order"] * gained
    assert (game.players[0].goods[0], orders_left(game)) == (gained, left - gained)


@rule("GG-094")
@pytest.mark.parametrize("silver", [0, 5])
def test_a_kings_order_gained_by_an_effect_costs_nothing(silver: int) -> None:
    """Neither without Silver nor with some is anything paid."""
    game = table({**SOME, "silver": silver}, boxes=GATES, resolve=GAIN)
    assert (game.players[0].goods[0], orders_left(game)) == (silver, 22)


# --- a card like others


@rule("GG-095")
def test_a_kings_order_is_played_like_any_other_card() -> None:
    """It may be chosen from the hand for phase 1 and lies on the left space then."""
    game = table({"hand": ["kings-order", "abbot"], "board": ["squire", None, None]}, boxes=GATES)
    assert labels(game) == [("play-card", "abbot"), ("play-card", "kings-order")]
    pick(game, "play-card", card="kings-order")
    assert names(game, game.players[0].board) == ["kings-order", "squire", ""]
    assert names(game, game.players[0].hand) == ["abbot"]


@rule("GG-096")
def test_playing_it_moves_3_spaces_and_does_nothing_else() -> None:
    """The Viscount moves exactly 3 without paying; neither goods nor markers change, though a Thief lies there."""
    seat = {"hand": ["kings-order", "abbot"], "board": ["thief", None, None], "viscount": "1-2:OL", "silver": 0}
    game = table(seat, boxes=GATES)
    pick(game, "play-card", card="kings-order")
    p = game.players[0]
    assert (p.goods, p.corruption, p.virtue) == ([0, 0, 0, 0], 1, 7)
    found = {f"{space.args['segment']}:{space.args['kind']}" for space in spaces(game)}
    assert found == {"3-4:OL", "3-4:OR", "3-4:IN", "5-6:IN"}


def spaces(game: wk.Game) -> list[wk.Message]:
    """The destinations that are offered."""
    said = [option.label.args["space"] for option in game.decision.options]
    return [space for space in said if isinstance(space, wk.Message)]


@rule("GG-096")
def test_it_shows_one_merchant_and_no_other_icon() -> None:
    """On the board it is worth one exchange for 1 Merchant, and helps no other action."""
    game = table(
        {"board": [None, "kings-order", None], "viscount": "1-2:OL"}, boxes=GATES, phase="action", played="abbot"
    )
    assert [option.label.key for option in game.decision.options] == ["action-trade", "action-none"]
    pick(game, "action", key="action-trade")
    assert game.players[0].goods[0] == 1
    order = game.cards.number["kings-order"]
    cards = game.cards
    assert (cards.cost[order], cards.icons[order]) == (3, [1, 0, 0, 0, 0])
    assert cards.immediate[order] is None
    assert not any(table_[order] for table_ in cards.on)


@rule("GG-097")
def test_they_are_not_hired_or_dismissed() -> None:
    """A Free Hire offers Townsfolk of the piles only, no Outsider of the row; nor does a dismissal reach one."""
    game = table({}, boxes=GATES, outsiders=ROW, resolve={"hire_free": 1})
    cards = [option.label.args["card"] for option in game.decision.options if option.label.key == "hire-card"]
    assert len(cards) == 5
    assert {game.cards.kinds[game.cards.number[str(card)]] for card in cards} == {"neutral"}
    assert {option.label.key for option in game.decision.options} == {"hire-card", "hire-instead"}
    seat = {"board": ["kings-order", "advocate", None], "viscount": "1-2:IN", "silver": 9, "gold": 9}
    game = table(seat, boxes=GATES, phase="action", outsiders=ROW)
    pick(game, "action", key="action-place-workers")
    game.play(game.decision.options[0])
    dismissed = [option.label.args.get("card") for option in game.decision.options]
    assert game.decision.kind == "dismiss"
    assert not {"kings-order", *ROW} & set(dismissed)


@rule("GG-097")
@pytest.mark.parametrize("card", ["abbot", "kings-order", "outsider-hunter"])
def test_they_are_not_counted_as_heroes(card: str) -> None:
    """With Keeper of Keys too: a Manuscript that scores Heroes scores the one Hero of the deck only."""
    seat = {"hand": ["squire", "labourer"], "discard": [card], "hero": "hero-rudolf"}
    game = table({**seat, "manuscripts": ["ms-black-6-heroes"]}, boxes=BOTH)
    assert line(game, "manuscripts") == 1
    assert card == "abbot" or game.cards.number[card] not in game.cards.heroes + game.cards.neutrals


@rule("GG-097")
@pytest.mark.parametrize("card", ["kings-order", "outsider-translator"])
def test_effects_on_all_cards_of_a_deck_apply_to_them(card: str) -> None:
    """They are drawn, discarded, destroyed, rearranged and shifted like every card."""
    game = table({"hand": ["abbot"], "draw": [card]}, boxes=GATES, resolve={"draw": 1})
    assert names(game, game.players[0].hand) == ["abbot", card]
    game = table({"hand": [card, "abbot"], "discard": []}, boxes=GATES, resolve={"discard": 1})
    pick(game, "discard", card=card)
    assert names(game, game.players[0].discard) == [card]
    game = table({"hand": [card, "abbot"]}, boxes=GATES, phase="movement", played="squire", resolve={"destroy": 1})
    pick(game, "destroy", card=card)
    assert (game.players[0].goods[0], names(game, game.players[0].hand)) == (3, ["abbot"])
    game = table({"board": [card, "squire", None], "hand": ["abbot"]}, boxes=GATES, resolve={"rearrange": 1})
    game.play(game.decision.options[1])
    assert names(game, game.players[0].board) == ["abbot", "squire", card]


@rule("GG-097")
@pytest.mark.parametrize(
    ("card", "points"), [("abbot", 0), ("kings-order", 1), ("outsider-hunter", 1), ("outsider-translator", 2)]
)
def test_manuscripts_that_score_icons_count_theirs(card: str, points: int) -> None:
    """1 VP for 2 Merchants: beside a Trader with one, one more makes a point and three make two."""
    seat = {"hand": ["trader-1", "labourer"], "draw": ["squire"], "discard": [card], "hero": "hero-rudolf"}
    game = table({**seat, "manuscripts": ["ms-blue-5-merchants"]}, boxes=GATES)
    assert line(game, "manuscripts") == points


@rule("GG-098")
def test_a_kings_order_welcomes_when_played_and_refuses_when_destroyed() -> None:
    """From the right space it drops off to Welcome; destroyed in the hand it Refuses; in both cases it returns."""
    game = table({"board": [None, None, "kings-order"], "hand": ["abbot"], "discard": []}, boxes=GATES, outsiders=ROW)
    pick(game, "welcome", card="outsider-tyrant")
    assert (names(game, game.players[0].discard), game.removed) == (["outsider-tyrant"], [])
    assert orders_left(game) == 23
    game = table({"hand": ["kings-order", "abbot"], "discard": []}, boxes=GATES, outsiders=ROW, resolve={"destroy": 1})
    pick(game, "destroy", card="kings-order")
    pick(game, "refuse", card="outsider-hunter")
    assert (game.players[0].discard, names(game, game.removed)) == ([], ["outsider-hunter"])
    assert (orders_left(game), game.players[0].goods[0]) == (23, 3 + 4)


# --- worked examples


@rule("GG-EX-8")
def test_a_kings_order_in_the_recruit_phase() -> None:
    """It costs the 3 Silver, brings its own Discard and that of the first Workshop, and is the only hire."""
    seat = {"viscount": "1-2:OR", "silver": 3, "built": {"w1": "9-10:4"}, "hand": ["abbot", "squire"], "discard": []}
    game = table(seat, boxes=GATES, phase="recruit", townsfolk={"1-2": ["friar"]})
    assert [option.cost[0].args["n"] for option in game.decision.options if option.cost] == [2, 3]
    pick(game, "recruit", key="hire-instead")
    p = game.players[0]
    assert (p.goods[0], names(game, p.discard)) == (0, ["kings-order"])
    pick(game, "discard", card="abbot")
    assert len(offers(game, key="keep-cards")) == 1
    pick(game, "discard", card="squire")
    assert names(game, p.discard) == ["kings-order", "abbot", "squire"]
    assert game.cards.ids[game.townsfolk[0][-1]] == "friar"
    assert (game.seat, game.decision.kind) == (1, "play-card")


@rule("GG-EX-9")
def test_a_kings_order_for_the_free_hire_of_the_journeyman() -> None:
    """The Journeyman drops off: no Silver, a King's Order in the discards, an optional Discard, 1 Virtue."""
    seat = {"board": [None, None, "journeyman-1"], "silver": 4, "hand": ["abbot", "squire"], "discard": []}
    game = table(seat, boxes=GATES)
    pick(game, "free-hire", key="hire-instead")
    p = game.players[0]
    assert names(game, p.discard) == ["journeyman-1", "kings-order"]
    pick(game, "discard", key="keep-cards")
    assert (p.goods[0], p.virtue, game.decision.kind) == (4, 6, "play-card")


@rule("GG-EX-10")
@pytest.mark.parametrize(
    ("columns", "gold", "legal"), [([], 0, False), ([], 1, False), ([2], 0, False), ([2], 1, True)]
)
def test_the_price_is_always_3(columns: list[int], gold: int, legal: bool) -> None:
    """2 Silver are not enough; with column 2 they are, together with 1 Gold."""
    seat = {"viscount": "1-2:OR", "silver": 2, "gold": gold, "columns": columns, **SOME}
    game = table(seat, boxes=GATES, phase="recruit", townsfolk={"1-2": ["friar"]})
    assert bool(offers(game, key="hire-instead")) == legal
    if legal:
        pick(game, "recruit", key="hire-instead")
        assert (game.players[0].goods, game.decision.kind) == ([0, 0, 0, 0], "discard")


@rule("GG-EX-11")
@pytest.mark.parametrize("reward", ["silver", "virtue"])
def test_an_empty_kings_order_pile(reward: str) -> None:
    """A Free Hire is of a Townsfolk Card only; two King's Orders by an effect are nothing, without any reward."""
    seat = {**SOME, "builder": ["specialized"], "board": ["kings-order", None, None]}
    words: dict[str, Any] = {"boxes": GATES, "kings_orders": 0, "phase": "movement"}
    words["builder_cards"] = ["builder-diversified-move", f"builder-specialized-order-{reward}"]
    game = table(seat, hoarder(23), resolve={"hire_free": 1}, **words)
    assert [option.label.key for option in game.decision.options] == ["hire-card"] * 5
    game = table(seat, hoarder(23), resolve=TWICE, **words)
    p = game.players[0]
    assert (game.decision.kind, p.discard, p.goods[0], p.virtue) == ("move", [], 0, 7)


def test_a_world_never_leaves_somebody_who_is_asked_without_a_choice() -> None:
    """Everybody sees that a player with two cards in hand is asked which to play: they are not two King's Orders."""
    seat = {"hand": ["kings-order", "abbot"], "draw": ["kings-order"], "discard": ["thief", "squire"]}
    game = table(seat, {"viscount": "9-10:OR"}, boxes=GATES)
    assert game.decision.kind == "play-card"
    for seed in range(40):
        world = game.determinize(1, seed)
        assert world.view(1) == game.view(1)
        assert sorted(names(world, world.players[0].hand)) == ["abbot", "kings-order"]
