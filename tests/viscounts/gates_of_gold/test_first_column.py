"""Gates of Gold, section D: the first column of a Manuscript Board, a King's Order instead of a hire."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked
from tests.kit.manuscript_boards import PLAIN, collision_of_seat_1, recruit
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, names, offers, pick, table
from westkingdom.viscounts.gates_of_gold.part import gates


@rule("GG-054")
def test_column_1_can_be_used_in_the_first_turn() -> None:
    """In the first round, with nothing transcribed, a King's Order can be gained instead of a hire."""
    game = table(
        {"viscount": "1-2:OR", "silver": 3}, boxes=GATES, phase="recruit", round=1, townsfolk={"1-2": ["friar"]}
    )
    assert [option.label.key for option in game.decision.options] == ["recruit-card", "hire-instead", "recruit-nobody"]


@rule("GG-054")
def test_hiring_and_the_kings_order_instead_each_say_what_they_give() -> None:
    """The card says its own effect, the other option a King's Order, and hiring nobody gives nothing."""
    game = table({"viscount": "1-2:OR", "silver": 3}, boxes=GATES, phase="recruit", townsfolk={"1-2": ["friar"]})
    hired, instead, nobody = game.decision.options
    assert ([said.key for said in instead.gain], nobody.gain) == (["effect-gain-kings-order"], [])
    assert hired.gain
    assert hired.gain != instead.gain


@rule("GG-055")
@pytest.mark.parametrize(
    "position",
    [
        {"seat": {"viscount": "1-2:OR", "silver": 3}, "phase": "recruit"},
        {"seat": {"board": [None, None, "journeyman-1"], "hand": ["abbot"]}},
        {"seat": {}, "resolve": {"hire_free": 1}},
        {"seat": {}, "resolve": {"gain_card": "manuscript_3_4"}, "manuscripts": {"1-2": ["ms-blue-3-hire"]}},
        {"seat": {"hand": ["father"], "board": [None, None, None]}},
        {"seat": {}, "resolve": {"build_free": "workshop"}},
    ],
)
def test_every_opportunity_to_hire_may_give_a_kings_order(position: dict[str, Any]) -> None:
    """The phase, a drop-off, an effect, a Manuscript, a played card, a Building Spot: each time it is offered."""
    rest = dict(position)
    game = table(rest.pop("seat"), boxes=GATES, **rest)
    for _ in range(9):
        if game.decision.kind in ("recruit", "free-hire"):
            break
        wanted = [*offers(game, manuscript="ms-blue-3-hire"), *offers(game, segment="1-2", position=2)]
        game.play([*wanted, game.decision.options[0]][0])
    assert len(offers(game, key="hire-instead")) == 1
    pick(game, game.decision.kind, key="hire-instead")
    assert "kings-order" in names(game, game.players[0].discard)
    assert gates(game).kings_orders == 21


@rule("GG-055")
def test_a_kings_order_is_never_forced_where_nobody_can_be_hired() -> None:
    """With no Townsfolk Card left in any pile a Free Hire may be turned into a King's Order, or be left."""
    cards = table({}, boxes=GATES).cards
    words: dict[str, Any] = {"removed": [cards.ids[card] for card in cards.neutrals], "resolve": {"hire_free": 1}}
    game = table(PLAIN, boxes=GATES, **words)
    assert [option.label.key for option in game.decision.options] == ["hire-instead", "recruit-nobody"]
    pick(game, "free-hire", key="recruit-nobody")
    assert game.players[0].discard == []


@rule("GG-056")
@pytest.mark.parametrize(("silver", "possible"), [(2, False), (3, True), (4, True)])
def test_in_the_recruit_phase_a_kings_order_costs_3_silver(silver: int, possible: bool) -> None:
    """With 3 Silver it is offered for exactly 3, with 2 it is not."""
    game = recruit("peddler-1", silver=silver, **PLAIN)
    assert bool(offers(game, key="hire-instead")) == possible
    if possible:
        pick(game, "recruit", key="hire-instead")
        assert game.players[0].goods[0] == silver - 3


@rule("GG-056")
def test_a_kings_order_for_a_free_hire_costs_nothing() -> None:
    """Without any Silver a Free Hire may be a King's Order, and Silver is not touched."""
    for silver in (0, 5):
        game = table({"silver": silver}, boxes=GATES, resolve={"hire_free": 1})
        pick(game, "free-hire", key="hire-instead")
        assert game.players[0].goods[0] == silver


@rule("GG-057")
def test_the_3_silver_are_never_changed() -> None:
    """A Castle Leader who makes Townsfolk cheaper does not make a King's Order cheaper."""
    seat = {"viscount": "1-2:OR", "tier3": 1, **PLAIN}
    words: dict[str, Any] = {"boxes": GATES, "phase": "recruit", "castle_leader_card": "castle-leader-discount"}
    game = table({**seat, "silver": 3}, townsfolk={"1-2": ["sculptor"]}, **words)
    prices = [option.cost[0].args["n"] for option in game.decision.options if option.cost]
    assert prices == [2, 3]
    pick(game, "recruit", key="hire-instead")
    assert game.players[0].goods[0] == 0
    game = table({**seat, "silver": 2}, townsfolk={"1-2": ["sculptor"]}, **words)
    assert [option.label.key for option in game.decision.options] == ["recruit-card", "recruit-nobody"]


@rule("GG-058")
@pytest.mark.parametrize("free", [False, True])
def test_a_kings_order_counts_as_a_hire_for_everything_else(free: bool) -> None:
    """Matilda answers with a card, a Discard and 1 Silver, and the first Workshop with its Discard."""
    seat = {"board": ["hero-matilda", None, None], "built": {"w1": "9-10:4"}, "viscount": "1-2:OR", "silver": 3}
    where: dict[str, Any] = {"resolve": {"hire_free": 1}} if free else {}
    game = table({**seat, "hand": ["abbot", "squire"]}, boxes=GATES, phase="recruit", **where)
    pick(game, "free-hire" if free else "recruit", key="hire-instead")
    pick(game, "discard", key="keep-cards")
    pick(game, "order", thing="w1")
    pick(game, "discard", card="abbot")
    assert len(game.players[0].hand) == 2
    pick(game, "discard", key="keep-cards")
    assert game.players[0].goods[0] == (4 if free else 1)


@rule("GG-059")
@pytest.mark.parametrize("choice", [{"card": "friar"}, {"key": "hire-instead"}])
def test_at_most_one_hire_is_made_in_the_recruit_phase(choice: dict[str, str]) -> None:
    """After a Townsfolk Card no King's Order can be gained, after a King's Order no Townsfolk Card hired."""
    game = recruit("friar", "miner", silver=9, **PLAIN)
    pick(game, "recruit", **choice)
    if game.decision.kind == "discard":
        pick(game, "discard", key="keep-cards")
    assert game.seat == 1
    assert len(game.players[0].discard) == 1


@rule("GG-060")
@pytest.mark.parametrize("free", [False, True])
def test_with_a_kings_order_no_townsfolk_card_is_taken(free: bool) -> None:
    """The Friar stays on its pile, and its 1 Virtue is not gained."""
    where: dict[str, Any] = {"resolve": {"hire_free": 1}} if free else {}
    seat = {"viscount": "1-2:OR", "silver": 3, **PLAIN}
    game = table(seat, boxes=GATES, phase="recruit", townsfolk={"1-2": ["friar"]}, **where)
    piles = [pile[:] for pile in game.townsfolk]
    pick(game, "free-hire" if free else "recruit", key="hire-instead")
    assert game.townsfolk == piles
    assert (game.players[0].virtue, names(game, game.players[0].discard)) == (7, ["kings-order"])


@rule("GG-061")
@pytest.mark.parametrize(
    ("first", "second", "gained"),
    [
        ("friar", "friar", ["friar", "miner"]),
        ("friar", "instead", ["friar", "kings-order"]),
        ("instead", "friar", ["kings-order", "friar"]),
        ("instead", "instead", ["kings-order", "kings-order"]),
    ],
)
def test_of_several_hires_each_may_be_replaced(first: str, second: str, gained: list[str]) -> None:
    """Two Free Hires are two Townsfolk Cards, one and a King's Order in any order, or two King's Orders."""
    game = table(PLAIN, boxes=GATES, townsfolk={"1-2": ["friar", "miner"]}, resolve={"hire_free": 2})
    for choice in (first, second):
        if choice == "instead":
            pick(game, "free-hire", key="hire-instead")
            pick(game, "discard", key="keep-cards")
        else:
            pick(game, "free-hire", segment="1-2")
    assert names(game, game.players[0].discard) == gained


@rule("GG-062")
def test_column_1_may_be_used_beside_an_empty_pile() -> None:
    """No Townsfolk Card can be hired there, yet a King's Order can be gained for 3 Silver."""
    seat = {"viscount": "1-2:OR", "silver": 3, **PLAIN}
    game = table(seat, boxes=GATES, phase="recruit", townsfolk={"1-2": []})
    assert [option.label.key for option in game.decision.options] == ["hire-instead", "recruit-nobody"]
    pick(game, "recruit", key="hire-instead")
    assert (names(game, game.players[0].discard), game.players[0].goods[0]) == (["kings-order"], 0)


@rule("GG-063")
def test_column_1_may_be_used_on_the_turn_of_another_player() -> None:
    """A hire that seat 0 gains in the collision of seat 1 may be a King's Order."""
    game = collision_of_seat_1(hand=["thief"], discard=[])
    assert (asked(game), game.turn) == (("free-hire", 0), 1)
    pick(game, "free-hire", key="hire-instead")
    assert names(game, game.players[0].discard) == ["kings-order"]
    assert asked(game) == ("discard", 0)


@rule("GG-064")
def test_without_kings_orders_column_1_does_nothing() -> None:
    """With an empty pile a Townsfolk Card can be hired in phase 4 and for nothing, a King's Order not."""
    all_others = {"discard": ["kings-order"] * 23, "viscount": "9-10:OR"}
    words: dict[str, Any] = {"boxes": GATES, "townsfolk": {"1-2": ["friar"]}, "kings_orders": 0}
    game = table({"viscount": "1-2:OR", "silver": 9}, all_others, phase="recruit", **words)
    assert [option.label.key for option in game.decision.options] == ["recruit-card", "recruit-nobody"]
    game = table({}, all_others, resolve={"hire_free": 1}, **words)
    assert [option.label.key for option in game.decision.options] == ["hire-card"] * 5
