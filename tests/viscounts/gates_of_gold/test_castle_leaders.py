"""The six Castle Leader Cards of Gates of Gold: taken like the original, each with an ability of its own."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from tests.kit.asking import asked, labels
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, leaders, names, pick, table
from westkingdom.viscounts.game import Viscounts

SHUFFLE = "castle-leader-shuffle"
MOVE = "castle-leader-move"
COLLISION = "castle-leader-collision"
KINGS_ORDER = "castle-leader-kings-order"
NOBLE = "castle-leader-noble"
DISCOUNT = "castle-leader-discount"
LEADERS = [SHUFFLE, MOVE, COLLISION, KINGS_ORDER, NOBLE, DISCOUNT]
ELSEWHERE = {"viscount": "9-10:OR"}
HAND = ["abbot", "squire", "labourer"]


def led(card: str, seat: dict[str, Any], other: dict[str, Any] | None = None, **position: Any) -> Viscounts:
    """A table whose seat 0 holds this Castle Leader card."""
    full = {"tier3": 1, "hand": HAND, **seat}
    return table(
        full, {**ELSEWHERE, **(other or {})}, boxes=GATES, castle_leader_card=card, castle_leader=0, **position
    )


def move_in(card: str, *seats: dict[str, Any], **position: Any) -> Viscounts:
    """A table at which seat 0 has just placed 3 Workers in c1, beside 2 of tier 2, so that one moves to tier 3."""
    game = table(*seats, boxes=GATES, castle_leader_card=card, resolve={"place_workers": 3}, phase="draw", **position)
    pick(game, "free-workers", section="c1")
    return game


# --- taking the card


@rule("GG-162")
@pytest.mark.parametrize("card", LEADERS)
def test_the_first_worker_in_tier_3_takes_the_card(card: str) -> None:
    """The card of this game is taken at once by the first Worker in the third tier, and not before."""
    assert leaders(move_in(card, {"tier2": {"c1": 1}}, ELSEWHERE)) == [False, False]
    game = move_in(card, {"tier2": {"c1": 2}}, ELSEWHERE)
    assert (leaders(game), game.players[0].tier3) == ([True, False], 1)
    assert game.cards.number[card] in game.players[0].permanents


@rule("GG-162")
@pytest.mark.parametrize("card", LEADERS)
@pytest.mark.parametrize(("own", "holder"), [(0, 1), (1, 1), (2, 0)])
def test_a_player_with_more_workers_takes_the_card_over(card: str, own: int, holder: int) -> None:
    """Against a holder with 2 Workers in the third tier a third one is needed; the loser has the ability no more."""
    other = {**ELSEWHERE, "tier3": 2}
    game = move_in(card, {"tier3": own, "tier2": {"c1": 2}}, other, castle_leader=1)
    assert leaders(game) == [holder == 0, holder == 1]
    assert [game.cards.number[card] in p.permanents for p in game.players] == [holder == 0, holder == 1]


@rule("GG-162")
def test_the_ability_passes_with_the_card() -> None:
    """In a collision the new holder gains the resource, and the former holder nothing."""
    for holder in (0, 1):
        seats: list[dict[str, Any]] = [{"tier3": 1, "corruption": 3, "virtue": 3}, {**ELSEWHERE, "tier3": 1}]
        game = table(*seats, boxes=GATES, castle_leader_card=COLLISION, castle_leader=holder, phase="collision")
        assert asked(game) == ("resource", holder)
        pick(game, "resource", key="amount-gold")
        assert asked(game) == ("play-card", 1)
        assert [p.goods[3] for p in game.players] == [1 - holder, holder]


@rule("GG-163")
def test_the_pictured_leader_is_worth_5() -> None:
    """Of two players with as many Workers in tier 3, the holder of the card for shuffling has 5 VP more."""
    game = table({"tier3": 2}, {**ELSEWHERE, "tier3": 2}, boxes=GATES, castle_leader_card=SHUFFLE, castle_leader=1)
    assert [dict(sheet.lines)["castle_leader"] for sheet in game.scores] == [0, 5]
    assert game.scores[1].total - game.scores[0].total == 5


@rule("GG-164")
@pytest.mark.parametrize("card", LEADERS)
def test_every_leader_is_worth_5(card: str) -> None:
    """Whichever card is in the game, its holder scores 5 and nobody else scores for it."""
    game = led(card, {})
    assert [dict(sheet.lines)["castle_leader"] for sheet in game.scores] == [5, 0]


@rule("GG-165")
@pytest.mark.parametrize("card", LEADERS)
def test_no_leader_of_this_box_raises_the_hand_limit(card: str) -> None:
    """The holder fills the hand to 3 cards; in the base game the original fills it to 4."""
    assert len(led(card, {"hand": ["abbot"]}, phase="draw").players[0].hand) == 3
    original = table({"tier3": 1, "hand": ["abbot"]}, ELSEWHERE, castle_leader=0, phase="draw")
    assert len(original.players[0].hand) == 4


@rule("GG-168")
def test_the_six_abilities_are_those_of_the_data() -> None:
    """The data hold exactly six leaders with these abilities; all but the pictured one are marked as reconstructed."""
    text = (files("westkingdom.viscounts.gates_of_gold") / "data/castle_leaders.json").read_text()
    data = json.loads(text)
    assert {row["id"]: row["ability"] for row in data} == {
        SHUFFLE: {"on": "shuffle", "do": {"gain": {"resource_any": 1}}},
        MOVE: {"extra_move": 1},
        COLLISION: {"on": "collision", "do": {"gain": {"resource_any": 1}}},
        KINGS_ORDER: {"on": "gain_kings_order", "do": {"draw": 1}},
        NOBLE: {"on": "noble", "do": {"either": [{"destroy": 1}, {"discard": 1}]}},
        DISCOUNT: {"silver_discount": {"hire": 1, "dismiss": 1}},
    }
    assert [row["id"] for row in data if "ability" in row.get("reconstructed", [])] == LEADERS[1:]


# --- shuffling


@rule("GG-166")
def test_the_leader_of_shuffling_gives_any_1_resource() -> None:
    """After a Shuffle the holder chooses Ink, Stone or Gold, once."""
    game = led(SHUFFLE, {"discard": ["thief"]}, resolve={"shuffle": 1})
    assert (asked(game), labels(game)) == (("resource", 0), ["amount-ink", "amount-stone", "amount-gold"])
    pick(game, "resource", key="amount-stone")
    assert (game.decision.kind, game.players[0].goods) == ("play-card", [0, 0, 1, 0])


@rule("GG-166")
def test_the_leader_of_shuffling_answers_only_to_its_holder() -> None:
    """Another player's shuffle gives the holder nothing, and a Shuffle without discards is none."""
    game = led(SHUFFLE, {}, {"discard": ["thief"]}, to_act=1, resolve={"shuffle": 1})
    assert (asked(game), game.players[1].virtue) == (("play-card", 1), 6)
    assert asked(led(SHUFFLE, {}, resolve={"shuffle": 1})) == ("play-card", 0)


@rule("GG-167")
def test_a_draw_pile_that_runs_out_in_the_draw_phase_counts() -> None:
    """Cards drawn from a Draw Pile that lasts give nothing.

    One card more, for which the discards are shuffled, does.
    """
    lasts = {"hand": ["abbot"], "draw": ["thief", "financer"], "discard": ["squire"]}
    assert asked(led(SHUFFLE, lasts, phase="draw")) == ("play-card", 1)
    game = led(SHUFFLE, {**lasts, "draw": ["thief"]}, phase="draw")
    assert asked(game) == ("resource", 0)
    pick(game, "resource", key="amount-ink")
    assert (game.players[0].goods, len(game.players[0].hand)) == ([0, 1, 0, 0], 3)


@rule("GG-167")
@pytest.mark.parametrize(
    ("effect", "key"), [("discard", "discard-top-after-shuffle"), ("destroy", "destroy-top-after-shuffle")]
)
def test_a_shuffle_for_a_blind_discard_or_destroy_counts(effect: str, key: str) -> None:
    """Whoever has to shuffle for the top card gains the resource, too."""
    seat = {"draw": [], "discard": ["thief", "financer"]}
    game = led(SHUFFLE, seat, resolve={effect: 1})
    pick(game, effect, key=key)
    assert asked(game) == ("resource", 0)
    pick(game, "resource", key="amount-gold")
    assert (game.decision.kind, game.players[0].goods[3]) == ("play-card", 1)


@rule("GG-167")
def test_a_shuffle_for_a_card_that_is_drawn_by_an_effect_counts() -> None:
    """Drawing 2 cards with none in the Draw Pile shuffles once and gives 1 resource."""
    game = led(SHUFFLE, {"draw": [], "discard": ["thief", "financer"]}, resolve={"draw": 2})
    pick(game, "resource", key="amount-gold")
    assert (game.decision.kind, game.players[0].goods[3], len(game.players[0].hand)) == ("play-card", 1, 5)


# --- the five others


@rule("GG-168")
def test_the_leader_of_movement_moves_one_space_further_for_nothing() -> None:
    """After a card of value 2 the holder goes 2 or 3 spaces without paying; with another leader exactly 2."""
    seat = {"viscount": "1-2:OL", "board": ["journeyman-1", None, None]}
    game = led(MOVE, seat, phase="movement")
    spaces: list[Any] = [option.label.args["space"] for option in game.decision.options]
    assert {f"{space.args['segment']}:{space.args['kind']}" for space in spaces} == {
        *["1-2:OR", "3-4:OL", "3-4:IN", "3-4:OR", "5-6:IN"]
    }
    assert [option.cost for option in game.decision.options] == [[]] * 5
    assert len(led(SHUFFLE, seat, phase="movement").decision.options) == 3


@rule("GG-168")
def test_the_leader_of_collisions_gives_any_resource_in_every_collision() -> None:
    """The holder gains it in the own collision and in another player's, the other player in neither."""
    stuck = {"corruption": 3, "virtue": 3}
    for seats, to_act in (((stuck, {}), 0), (({}, stuck), 1)):
        game = led(COLLISION, seats[0], seats[1], to_act=to_act, phase="collision")
        assert asked(game) == ("resource", 0)
        pick(game, "resource", key="amount-ink")
        assert asked(game) == ("play-card", 1 - to_act)
        assert [p.goods[1] for p in game.players] == [1, 0]


@rule("GG-168")
def test_the_leader_of_kings_orders_draws_a_card_for_each_one_gained() -> None:
    """The card is drawn when the Discard of the King's Order is decided, not before; each of two draws one."""
    twice = {"all": [{"gain_card": "kings_order"}, {"gain_card": "kings_order"}]}
    game = led(KINGS_ORDER, {"draw": ["thief", "financer"]}, resolve=twice)
    assert (game.decision.kind, len(game.players[0].hand)) == ("discard", 3)
    pick(game, "discard", key="keep-cards")
    assert names(game, game.players[0].hand) == [*HAND, "thief"]
    pick(game, "discard", key="keep-cards")
    assert names(game, game.players[0].hand) == [*HAND, "thief", "financer"]


@rule("GG-168")
def test_the_leader_of_nobles_destroys_or_discards_after_placing_workers() -> None:
    """After a Place Workers action the holder chooses a Destroy or a Discard; free Workers give neither."""
    game = led(NOBLE, {"viscount": "1-2:IN", "gold": 1}, phase="action")
    pick(game, "action", key="action-place-workers")
    assert (asked(game), labels(game)) == (("either", 0), ["effect-destroy", "effect-discard"])
    assert game.players[0].tier1 == [1, 0, 0, 0, 0]
    pick(game, "either", key="effect-destroy")
    pick(game, "destroy", card="abbot")
    assert (names(game, game.removed), game.players[0].goods) == (["abbot"], [2, 0, 0, 0])
    free = led(NOBLE, {}, resolve={"place_workers": 1})
    pick(free, "free-workers", section="c1")
    assert asked(free) == ("play-card", 0)


@rule("GG-168")
@pytest.mark.parametrize(("card", "price"), [("mason", 0), ("friar", 1), ("sculptor", 2)])
def test_the_leader_of_prices_hires_for_1_silver_less(card: str, price: int) -> None:
    """Townsfolk of value 1, 2 and 3 cost 0, 1 and 2 Silver to hire, and not less."""
    seat = {"viscount": "1-2:OL", "silver": price}
    townsfolk = {"1-2": [card]}
    game = led(DISCOUNT, seat, phase="recruit", townsfolk=townsfolk)
    pick(game, "recruit", card=card)
    assert (names(game, game.players[0].discard), game.players[0].goods[0]) == ([card], 0)
    if price:
        poor = led(DISCOUNT, {**seat, "silver": price - 1}, phase="recruit", townsfolk=townsfolk)
        assert (asked(poor), poor.players[0].discard) == (("play-card", 1), [])
    assert asked(led(MOVE, seat, phase="recruit", townsfolk=townsfolk)) == ("play-card", 1)


@rule("GG-168")
def test_the_leader_of_prices_leaves_the_price_of_a_kings_order() -> None:
    """With 2 Silver a Townsfolk of value 3 can be hired but no King's Order gained, which takes 3."""
    seat = {"viscount": "1-2:OL", "silver": 2}
    game = led(DISCOUNT, seat, phase="recruit", townsfolk={"1-2": ["sculptor"]})
    assert labels(game) == ["recruit-card", "recruit-nobody"]
    game = led(DISCOUNT, {**seat, "silver": 3}, phase="recruit", townsfolk={"1-2": ["sculptor"]})
    assert labels(game) == ["recruit-card", "hire-instead", "recruit-nobody"]
    pick(game, "recruit", key="hire-instead")
    assert game.players[0].goods[0] == 0


@rule("GG-168")
def test_the_leader_of_prices_dismisses_for_1_silver_less() -> None:
    """A Woodcutter of value 2 is dismissed for 1 Silver to complete a Workshop.

    With another leader 1 Silver is too little.
    """
    seat = {"viscount": "1-2:OL", "stone": 2, "silver": 1}
    townsfolk = {"1-2": ["woodcutter-1"]}
    game = led(DISCOUNT, seat, phase="action", townsfolk=townsfolk)
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w1")
    assert (names(game, game.removed), game.players[0].goods) == (["woodcutter-1"], [0, 0, 0, 0])
    assert "action-construct" not in labels(led(MOVE, seat, phase="action", townsfolk=townsfolk))
