"""What the soak takes for used is used: things whose work shows only in what would be without them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.kit.laws.books import Uses
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.uses import count_needed, passive_ids
from tests.kit.viscounts import BOTH, offers, table
from westkingdom.viscounts.game import Viscounts

WANTED = passive_ids(facts.PROMOS)


def used(game: Viscounts, option: int) -> set[str]:
    """What a choice needs."""
    uses: Uses = Counter()
    count_needed(game, option, uses, WANTED)
    return {ident for ident, _ in uses}


def acting(stone: int, tile: str = "chest-double-builder", **seat: Any) -> Viscounts:
    """A table at which seat 0 could construct with a Labourer, 1 Builder icon, above a Chest Tile."""
    own = {"board": [None, None, "labourer"], "chests": [None, None, tile], "stone": stone, "turns": 4, **seat}
    return table({"hand": ["abbot"], **own}, boxes=BOTH, phase="action")


@pytest.mark.parametrize(
    ("stone", "tile", "needed"), [(1, "chest-double-builder", True), (1, "chest-silver-builder", False)]
)
def test_an_action_that_is_possible_only_by_a_conversion_needs_it(stone: int, tile: str, needed: bool) -> None:
    """With 1 Builder icon, 1 more from the tile and 1 Stone a Workshop can be constructed, otherwise not."""
    game = acting(stone, tile)
    construct = offers(game, key="action-construct")
    assert bool(construct) == needed
    if construct:
        assert used(game, construct[0].id) == {tile}


def test_an_action_that_costs_less_by_a_conversion_needs_it() -> None:
    """With 9 Stone the Workshop is possible anyway, but the tile spares one, which shows when it is paid for."""
    game = acting(9)
    construct = offers(game, key="action-construct")[0]
    assert used(game, construct.id) == set()
    none = offers(game, key="action-none")[0]
    assert used(game, none.id) == set()
    game.play(construct)
    assert used(game, offers(game, slot="w3")[0].id) == {"chest-double-builder"}


@pytest.mark.parametrize("kind", ["kings-order", "outsider-tyrant"])
def test_a_builder_card_is_used_only_while_its_card_lies_on_the_board(kind: str) -> None:
    """The Builder card that gives 2 Merchant icons for a King's Order does nothing for an Outsider."""
    seat = {"board": [None, None, kind], "builder": ["diversified"], "turns": 4, "hand": ["abbot"], "silver": 0}
    cards = ["builder-diversified-merchants", "builder-specialized-order-silver"]
    game = table({**seat, "viscount": "3-4:OL"}, boxes=BOTH, builder_cards=cards, phase="action")
    found = {ident for option in game.actions for ident in used(game, option)}
    for option in game.actions:
        after = game.copy()
        after.play(option)
        if not after.over and after.decision.kind == "exchanges":
            found |= {ident for exchange in after.actions for ident in used(after, exchange)}
    assert ("builder-diversified-merchants" in found) == (kind == "kings-order")


def test_columns_that_are_offered_are_used_when_they_are_chosen() -> None:
    """A draw for 2 Silver is possible by column 3 alone, and going on needs no column."""
    game = table({"hand": ["abbot"], "columns": [3], "silver": 4, "draw": ["squire"]}, boxes=BOTH, phase="recruit")
    draw = offers(game, key="turn-option")
    assert used(game, draw[0].id) == {"column-3"}
    assert "column-3" not in used(game, game.actions[0])
