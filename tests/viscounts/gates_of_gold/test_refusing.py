"""Refusing: a King's Order destroyed from the hand turns an Outsider away, for its top-right effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts import GATES, asked_for_cards, names, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates

ROW = ["outsider-assassin", "outsider-hunter", "outsider-outrider"]
REARRANGE = ["builder-diversified-hand", "builder-specialized-refuse-rearrange"]
ORDER = ["builder-diversified-hand", "builder-specialized-refuse-order"]


def destroying(row: list[str] | None = None, /, *, seat: dict[str, Any] | None = None, **position: Any) -> Viscounts:
    """A table at which seat 0 has a King's Order in the hand and a Destroy to use."""
    full = {"hand": ["kings-order", "abbot", "squire"], **(seat or {})}
    return table(full, boxes=GATES, outsiders=ROW if row is None else row, **{"resolve": {"destroy": 1}, **position})


def refusing(card: str, /, *, seat: dict[str, Any] | None = None, **position: Any) -> Viscounts:
    """A table at which seat 0 has just refused this Outsider by destroying a King's Order."""
    row = [card, *[other for other in ROW if other != card][:2]]
    game = destroying(row, seat=seat, **position)
    pick(game, "destroy", card="kings-order")
    pick(game, "refuse", card=card)
    return game


# --- what it needs


@rule("GG-111")
def test_a_kings_order_of_the_hand_is_destroyed_to_refuse() -> None:
    """The destroyed King's Order leaves the hand and an Outsider is refused; destroying another card refuses nobody."""
    game = destroying()
    pick(game, "destroy", card="kings-order")
    assert asked_for_cards(game) == ("refuse", ROW)
    assert names(game, game.players[0].hand) == ["abbot", "squire"]
    other = destroying()
    pick(other, "destroy", card="abbot")
    assert (other.decision.kind, names(other, gates(other).row)) == ("play-card", ROW)


@rule("GG-111")
@pytest.mark.parametrize("zone", ["board", "discard"])
def test_a_kings_order_elsewhere_cannot_be_destroyed_to_refuse(zone: str) -> None:
    """On the board or among the discards it is no target: only cards of the hand, the top card and none are."""
    where = {"board": ["kings-order", None, None], "discard": ["kings-order"]}[zone]
    game = destroying(seat={"hand": ["abbot", "squire"], zone: where})
    assert [option.label.key for option in game.decision.options] == [
        *["destroy-card", "destroy-card", "destroy-top", "keep-cards"]
    ]
    assert asked_for_cards(game) == ("destroy", ["abbot", "squire", None, None])


@rule("GG-112")
@pytest.mark.parametrize(
    ("effect", "kind"),
    [({"discard": 1}, "discard"), ({"gain_card": "kings_order"}, "discard"), ({"rearrange": 1}, None)],
)
def test_a_kings_order_gives_no_destroy_itself(effect: dict[str, Any], kind: str | None) -> None:
    """A Discard, also the one of a gained King's Order, puts it on the discards: no Silver, and nobody is refused."""
    game = destroying(resolve=effect)
    if kind is not None:
        pick(game, kind, card="kings-order")
    assert game.decision.kind == "play-card"
    assert (game.players[0].goods, names(game, gates(game).row)) == ([0, 0, 0, 0], ROW)
    assert game.removed == []


@rule("GG-112")
def test_playing_a_kings_order_offers_no_destroy() -> None:
    """After it was played the Viscount moves, and nobody is refused."""
    game = table({"hand": ["kings-order", "abbot"]}, boxes=GATES, outsiders=ROW)
    pick(game, "play-card", card="kings-order")
    assert (game.decision.kind, names(game, gates(game).row)) == ("move", ROW)


# --- what follows


@rule("GG-113")
def test_the_destroyed_kings_order_returns_to_its_pile() -> None:
    """The pile of 22 has 23, and it is not among the cards out of the game; an Abbot would be."""
    game = destroying()
    pick(game, "destroy", card="kings-order")
    assert (gates(game).kings_orders, game.removed) == (23, [])
    other = destroying()
    pick(other, "destroy", card="abbot")
    assert (gates(other).kings_orders, names(other, other.removed)) == (22, ["abbot"])


@rule("GG-114", "GG-115")
@pytest.mark.parametrize("silver", [0, 2])
def test_the_player_gains_3_silver_once(silver: int) -> None:
    """Refusing the Champion, who gives no Silver, leaves exactly 3 Silver more, not 6."""
    game = refusing("outsider-champion", seat={"silver": silver})
    assert game.decision.kind == "play-card"
    assert game.players[0].goods == [silver + 3, 0, 0, 0]


@rule("GG-116")
@pytest.mark.parametrize("card", ROW)
def test_one_outsider_of_the_row_is_selected_and_leaves_the_game(card: str) -> None:
    """Exactly the three of the row can be selected; the one that was is out of the game and in nobody's deck."""
    game = destroying()
    pick(game, "destroy", card="kings-order")
    assert asked_for_cards(game) == ("refuse", ROW)
    pick(game, "refuse", card=card)
    number = game.cards.number[card]
    assert number in game.removed
    assert number not in gates(game).row + gates(game).pile + game.players[0].discard


@rule("GG-117")
def test_all_effects_of_the_refused_outsider_are_resolved_at_once() -> None:
    """The Assassin brings 1 Corruption and 3 Stone before the turn goes on; the two others bring nothing."""
    game = refusing("outsider-assassin")
    p = game.players[0]
    assert (p.corruption, p.virtue, p.goods) == (2, 7, [3, 0, 3, 0])
    assert (p.debts, p.manuscripts) == (0, game.players[0].manuscripts[:1])
    assert (game.decision.kind, game.decision.seat) == ("play-card", 0)


@rule("GG-118")
def test_corruption_and_debts_are_mandatory() -> None:
    """They come even where the gain beside them is impossible: no Debt to flip, no Manuscript of cost 3 or 4."""
    game = refusing("outsider-champion")
    assert (game.players[0].corruption, game.decision.kind) == (2, "play-card")
    dear = ["ms-grey-6-buildings", "ms-yellow-6-workers", "ms-grey-5-resources", "ms-blue-6-criminals"]
    tops = dict(zip(["1-2", "3-4", "5-6", "7-8"], [[tile] for tile in dear], strict=True))
    game = refusing("outsider-outrider", manuscripts={**tops, "9-10": ["ms-grey-7-guildhall"]})
    assert (game.players[0].debts, len(game.players[0].manuscripts), game.decision.kind) == (1, 1, "play-card")


@rule("GG-119")
def test_nobody_can_take_only_the_silver() -> None:
    """After the Destroy every option refuses somebody; a row of one is refused without a question."""
    game = destroying()
    pick(game, "destroy", card="kings-order")
    assert [option.label.key for option in game.decision.options] == ["refuse-card"] * 3
    game = destroying(["outsider-hunter"], outsider_pile=[])
    pick(game, "destroy", card="kings-order")
    assert (game.decision.kind, game.players[0].goods[0]) == ("play-card", 3 + 4)
    assert (gates(game).row, game.removed[-1]) == ([], game.cards.number["outsider-hunter"])


@rule("GG-120")
def test_the_kings_order_returns_and_pays_before_the_outsider_is_chosen() -> None:
    """While the Outsider is chosen the pile has 23 and the player 3 Silver, and the row is not refilled yet."""
    game = destroying(outsider_pile=["outsider-tyrant"])
    pick(game, "destroy", card="kings-order")
    assert (gates(game).kings_orders, game.players[0].goods) == (23, [3, 0, 0, 0])
    assert (names(game, gates(game).row), len(gates(game).pile)) == (ROW, 1)


@rule("GG-120")
def test_the_row_is_refilled_before_the_effects_from_top_to_bottom() -> None:
    """Who refuses the Protector may welcome the Outsider that took its place, and gains the Debt after that."""
    game = refusing("outsider-protector", outsider_pile=["outsider-tyrant", "outsider-carpenter"])
    assert asked_for_cards(game) == ("welcome", ["outsider-tyrant", "outsider-assassin", "outsider-hunter"])
    assert game.players[0].debts == 0
    pick(game, "welcome", card="outsider-tyrant")
    assert (game.players[0].debts, names(game, game.players[0].discard)) == (1, ["outsider-tyrant"])
    assert names(game, gates(game).row) == ["outsider-carpenter", "outsider-assassin", "outsider-hunter"]


@rule("GG-121")
def test_corruption_is_moved_before_virtue() -> None:
    """The Scholar of 1 Corruption and 2 Virtue takes markers on 3 and 4 to 4, then back to 2, not to 3."""
    game = refusing("outsider-scholar-3", seat={"corruption": 3, "virtue": 4})
    assert (game.players[0].corruption, game.players[0].virtue) == (2, 2)


# --- without an Outsider


@rule("GG-122")
@pytest.mark.parametrize(
    ("seat", "key"),
    [
        ({"draw": ["kings-order", "labourer"]}, "destroy-top"),
        ({"draw": [], "discard": ["kings-order"], "board": ["labourer", "thief", None]}, "destroy-top-after-shuffle"),
    ],
)
def test_a_kings_order_destroyed_blindly_refuses_nobody(seat: dict[str, Any], key: str) -> None:
    """From the top of the Draw Pile it returns and pays 3 Silver, but the row stays and nothing answers."""
    game = destroying(seat={"hand": ["abbot", "squire"], "builder": ["specialized"], **seat}, builder_cards=ORDER)
    pick(game, "destroy", key=key)
    assert (game.decision.kind, game.players[0].goods) == ("play-card", [3, 0, 0, 0])
    assert (gates(game).kings_orders, names(game, gates(game).row)) == (23, ROW)


@rule("GG-123")
@pytest.mark.parametrize("builders", [REARRANGE, ORDER])
def test_with_an_empty_row_only_the_silver_is_gained(builders: list[str]) -> None:
    """The King's Order returns for 3 Silver, and a holder's reward for refusing is not given."""
    seat = {"builder": ["specialized"], "board": ["labourer", "thief", None]}
    game = destroying([], seat=seat, outsider_pile=[], builder_cards=builders)
    pick(game, "destroy", card="kings-order")
    assert (game.decision.kind, game.players[0].goods) == ("play-card", [3, 0, 0, 0])
    assert (gates(game).kings_orders, game.players[0].discard) == (23, [])
    rewarded = refusing("outsider-hunter", seat=seat, builder_cards=builders)
    assert rewarded.decision.kind == ("rearrange" if builders == REARRANGE else "discard")


@rule("GG-124")
def test_arnulf_refuses_without_a_kings_order() -> None:
    """When he drops off any Outsider of the row is refused: no King's Order is destroyed, no 3 Silver are gained."""
    seat = {"board": [None, None, "hero-arnulf"], "hand": ["kings-order", "abbot"]}
    game = table(seat, boxes=GATES, outsiders=ROW)
    assert asked_for_cards(game) == ("refuse", ROW)
    pick(game, "refuse", card="outsider-assassin")
    p = game.players[0]
    assert (p.goods, p.corruption) == ([0, 0, 3, 0], 2)
    assert (sorted(names(game, p.hand)), gates(game).kings_orders) == (["abbot", "kings-order"], 22)
    assert names(game, game.removed) == ["outsider-assassin"]


@rule("GG-124")
def test_such_an_effect_counts_as_refusing() -> None:
    """The holder of the card for refusing gains its King's Order."""
    seat = {"board": [None, None, "hero-arnulf"], "builder": ["specialized"]}
    game = table(seat, boxes=GATES, outsiders=ROW, builder_cards=ORDER)
    pick(game, "refuse", card="outsider-assassin")
    assert game.decision.kind == "discard"
    assert names(game, game.players[0].discard) == ["hero-arnulf", "kings-order"]


@rule("GG-125")
@pytest.mark.parametrize(("draw", "kind"), [([], "play-card"), (["labourer"], "destroy")])
def test_whoever_owns_3_cards_destroys_no_kings_order(draw: list[str], kind: str) -> None:
    """With a hand of 3 and nothing else the Destroy is passed over; a fourth card makes it possible."""
    game = destroying(seat={"draw": draw, "discard": []})
    assert game.decision.kind == kind
    assert ("kings-order" in asked_for_cards(game)[1], game.players[0].goods) == (True, [0, 0, 0, 0])


@rule("GG-125")
def test_a_second_destroy_stops_at_3_cards() -> None:
    """Of 5 cards, two King's Orders may both be destroyed; of 4 only the first."""
    for more, after in ((["squire"], "destroy"), ([], "play-card")):
        hand = ["kings-order", "kings-order", "abbot", "labourer", *more]
        seat = {"hand": hand, "draw": [], "discard": []}
        game = destroying(["outsider-hunter"], seat=seat, outsider_pile=[], resolve={"destroy": 2})
        pick(game, "destroy", card="kings-order")
        assert game.decision.kind == after


@rule("GG-EX-7")
def test_the_example_of_refusing_with_corruption() -> None:
    """The blue Scholar: 3 Silver, 2 Corruption, then 2 Workers for nothing on one section of the first tier."""
    game = refusing("outsider-scholar-4")
    p = game.players[0]
    assert (p.goods, p.corruption, p.virtue) == ([3, 0, 0, 0], 3, 7)
    assert game.decision.kind == "free-workers"
    assert [option.label.args for option in game.decision.options] == [
        {"n": 2, "section": section} for section in ("c1", "c2", "c3", "c4", "c5")
    ]
    pick(game, "free-workers", section="c2")
    assert (p.tier1, p.workers, p.goods) == ([0, 2, 0, 0, 0], 18, [3, 0, 0, 0])
    assert game.decision.kind == "play-card"
