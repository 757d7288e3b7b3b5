"""Works of Wonder is played on top of the base game (ledger section A; the data are tested with all others)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import WONDER, changes, counts, next_is, pick, place, seen, table
from tests.kit.rule import rule
from tests.kit.wonders import own
from westkingdom.architects.game import Architects

SEAT: dict[str, Any] = {
    "silver": 9,
    "virtue": 7,
    "wood": 4,
    "stone": 3,
    "debts": 1,
    "hand": ["bld_well"],
    "at": {"quarry": 1, "forest": 2, "mines": 1, "silversmith": 3},
    "prisoners": 2,
    "apprentices": ["app_woodcutter_1", "app_merchant_clay"],
}
OTHER: dict[str, Any] = {"at": {"forest": 2}}
POSITION: dict[str, Any] = {
    "tax_stand": 5,
    "building_pile": ["bld_smithy", "bld_church"],
    "small_market": ["bm_card_04"],
}


def played(boxes: tuple[str, ...], location: str, answers: list[dict[str, Any]]) -> list[dict[str, int]]:
    """What a visit changes for both players; the figures, if there are any, stand at the Workshop and the Mines."""
    shown: dict[str, Any] = {"consequence": "contribution_6"} if boxes else {}
    game = table(SEAT, OTHER, boxes=boxes, **POSITION, **shown)
    before = [counts(game, seat) for seat in (0, 1)]
    place(game, location)
    for words in answers:
        pick(game, game.decision.kind, **words)
    assert next_is(game, 1)
    return [changes(game, before[seat], seat) for seat in (0, 1)]


@rule("WW-001")
@pytest.mark.parametrize(
    ("location", "answers", "expected"),
    [
        ("quarry", [], {"at_quarry": 1, "stone": 2}),
        ("forest", [], {"at_forest": 1, "wood": 4}),
        ("silversmith", [], {"at_silversmith": 1, "silver": 5}),
        ("tax_stand", [], {"at_tax_stand": 1, "silver": 5, "tax_stand": -5, "virtue": -2}),
        ("black_market_a", [], {"silver": -1, "virtue": -1, "wood": 1, "gold": 1}),
        ("guardhouse", [{"key": "guard-free"}], {"at_guardhouse": 1, "prisoners": -2, "workers": 1}),
        ("kings_storehouse", [{"key": "amount-clay"}], {"at_kings_storehouse": 1, "silver": -1, "clay": 3}),
        (
            "town_centre",
            [{"owner": 1}],
            {"at_town_centre": 1, "silver": -1, "tax_stand": 1, "captives_1": 2},
        ),
    ],
)
def test_the_locations_of_the_base_game_do_what_they_did(
    location: str, answers: list[dict[str, Any]], expected: dict[str, int]
) -> None:
    without, within = played((), location, answers), played(WONDER, location, answers)
    assert within == without
    assert without[0] == {"workers": -1, **expected}


@rule("WW-001")
def test_the_set_up_is_that_of_the_base_game_where_nothing_else_is_said() -> None:
    game = wk.new_game("architects", seats=4, seed=5, expansions=WONDER)
    assert isinstance(game, Architects)
    view: Any = game.view(None)
    assert (view["tax_stand"], view["small_market_cards"], view["large_market_cards"]) == (4, 10, [])
    assert (view["guildhall_spaces"], view["black_market"]) == (20, [None, None, None])
    order = [(view["start"] + i) % 4 for i in range(4)]
    assert [own(game, "silver")[seat] for seat in order] == [3, 4, 5, 6]
    assert own(game, "virtue") == [7] * 4
    assert own(game, "workers") == [20] * 4
    while game.round == 0:
        game.play(game.decision.options[0])
    assert own(game, "cards_in_hand") == [3] * 4
    assert next_is(game, view["start"])
    assert [len(seen(game, seat)["apprentices"]) for seat in range(4)] == [1] * 4, "what the box adds"
