"""Phase 4, Recruit: hiring the visible Townsfolk of the Viscount's segment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked
from tests.kit.rule import rule
from tests.kit.viscounts import names, pick, table
from westkingdom.viscounts.game import Viscounts

ELSEWHERE = {"viscount": "9-10:OR"}


def recruit(*pile: str, **words: Any) -> Viscounts:
    """A table in phase 4 at which seat 0 stands beside this pile of Townsfolk on 1-2, top first."""
    return table({"viscount": "1-2:OR", **words}, phase="recruit", townsfolk={"1-2": list(pile)})


@rule("VB-140")
@pytest.mark.parametrize("space", ["1-2:OL", "1-2:OR", "1-2:IN"])
def test_the_visible_townsfolk_of_the_segment_can_be_hired(space: str) -> None:
    """From every space of the segment exactly its top card is offered, and to hire nobody."""
    tops = {"1-2": ["deacon-1", "friar"], "3-4": ["miner"], "9-10": ["princess"]}
    game = table({"viscount": space, "silver": 9}, phase="recruit", townsfolk=tops)
    assert asked(game) == ("recruit", 0)
    assert [option.label.args.get("card") for option in game.decision.options] == ["deacon-1", None]
    assert game.decision.options[1].label.key == "recruit-nobody"


@rule("VB-140")
@pytest.mark.parametrize("built", [{}, {"tp2": "9-10:1"}])
@pytest.mark.parametrize(("card", "price"), [("peddler-1", 1), ("deacon-1", 2), ("sculptor", 3)])
def test_a_hire_costs_the_silver_value_whatever_tp2_says(built: dict[str, str], card: str, price: int) -> None:
    """Exactly the Silver value is paid, with an open tp2 too, and 1 Silver less is not enough."""
    game = recruit(card, silver=price + 1, built=built)
    pick(game, "recruit", card=card)
    assert game.players[0].goods[0] == 1
    assert recruit(card, silver=price, built=built).decision.kind == "recruit"
    assert asked(recruit(card, silver=price - 1, built=built)) == ("play-card", 1)


@rule("VB-140")
def test_at_most_1_townsfolk_is_hired_in_this_phase() -> None:
    """After a hire the next card of the pile is not offered, though Silver is left."""
    game = recruit("deacon-1", "friar", silver=9)
    pick(game, "recruit", card="deacon-1")
    assert asked(game) == ("play-card", 1)
    assert names(game, game.players[0].discard) == ["deacon-1"]
    assert game.players[0].goods[0] == 7


@rule("VB-140")
def test_nobody_need_be_hired() -> None:
    """Who hires nobody pays nothing and leaves the card where it is."""
    game = recruit("deacon-1", silver=2)
    pick(game, "recruit", key="recruit-nobody")
    assert (game.players[0].goods[0], game.players[0].discard) == (2, [])
    assert game.cards.ids[game.townsfolk[0][-1]] == "deacon-1"


@rule("VB-140")
def test_no_primary_action_is_needed_for_a_hire() -> None:
    """After passing phase 3 the player may hire as well."""
    seat = {"viscount": "1-2:OL", "silver": 2}
    game = table(seat, phase="action", townsfolk={"1-2": ["deacon-1"]})
    pick(game, "action", key="action-none")
    pick(game, "recruit", card="deacon-1")
    assert names(game, game.players[0].discard) == ["deacon-1"]


@rule("VB-141")
def test_a_hired_card_goes_on_the_discard_pile_before_its_effect() -> None:
    """The shuffle of a hired Courier finds the Courier itself among the discards and takes it along."""
    game = recruit("courier-1", silver=1, discard=[])
    pick(game, "recruit", card="courier-1")
    assert game.players[0].discard == []
    assert "courier-1" in names(game, game.players[0].draw)
    assert game.players[0].virtue == 6


@rule("VB-141")
def test_the_top_right_effect_of_a_hired_card_is_resolved_but_not_its_ability() -> None:
    """A hired Friar lies on top of the discards, for 1 Virtue, not for the second one of its ability."""
    game = recruit("friar", silver=2, discard=["abbot", "squire"], draw=["thief", "labourer"], hand=["trader-1"])
    pick(game, "recruit", card="friar")
    assert names(game, game.players[0].discard) == ["squire", "abbot", "friar"]
    assert game.players[0].virtue == 6


@rule("VB-142")
def test_after_a_dismissal_the_next_card_of_the_pile_can_be_hired() -> None:
    """The dismissed card leaves the game; the one below it is offered in phase 4, the dismissed one is not."""
    seat = {"viscount": "1-2:OL", "stone": 2, "silver": 5}
    game = table(seat, phase="action", townsfolk={"1-2": ["tinker-3", "friar"]})
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w2")
    pick(game, "spot", segment="1-2", position=1)
    assert names(game, game.removed) == ["tinker-3"]
    assert [option.label.args.get("card") for option in game.decision.options] == ["friar", None]
    pick(game, "recruit", card="friar")
    assert names(game, game.players[0].discard) == ["friar"]
    assert game.players[0].goods[0] == 1


@rule("VB-143")
def test_at_an_empty_pile_nobody_can_be_hired() -> None:
    """No hire is offered beside an empty pile, though a Townsfolk is printed there and Silver is plenty."""
    game = recruit(silver=9)
    assert asked(game) == ("play-card", 1)
    assert game.players[0].goods[0] == 9


@rule("VB-143")
def test_an_empty_pile_is_not_refilled() -> None:
    """When the last card of a pile is hired the pile stays empty, and a free hire finds the other four only."""
    game = recruit("deacon-1", silver=2)
    cards, second, *others = game.townsfolk
    others = [cards[:-1] + second, *others]
    game.townsfolk = [cards[-1:], *others]
    pick(game, "recruit", card="deacon-1")
    assert game.townsfolk == [[], *others]
    empty = table({}, resolve={"hire_free": 1}, phase="draw", townsfolk={"1-2": []})
    assert [option.label.args["segment"] for option in empty.decision.options] == ["3-4", "5-6", "7-8", "9-10"]
